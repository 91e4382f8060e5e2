// SPDX-License-Identifier: GPL-3.0-or-later

// The instrument that looks for words that are broken and texts over each other sees them, and nothing else.
#include "tests/qml/text_faults.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <gtest/gtest.h>

#include <memory>

namespace basekeeper::test {
namespace {

/// What is found in an item that holds these texts.
QStringList faultsIn(const char* texts) {
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nItem { width: 400; height: 200; " + QByteArray(texts) + " }", QUrl());
    const std::unique_ptr<QObject> made(component.create());
    auto* item = qobject_cast<QQuickItem*>(made.get());
    if (item == nullptr) return {component.errorString()};
    QQuickWindow window;
    window.resize(400, 200);
    item->setParentItem(window.contentItem());
    const QStringList faults = faultsOfTexts(shownUnder(*item));
    item->setParentItem(nullptr);
    return faults;
}

TEST(TextFaults, AWordThatHasNoRoomInItsLineIsFound) {
    const QStringList faults = faultsIn("Text { width: 60; wrapMode: Text.Wrap; text: 'one counterattackers' }");
    ASSERT_EQ(faults.size(), 1);
    EXPECT_TRUE(faults.front().startsWith("\"counterattackers\" is broken")) << faults.front().toStdString();
    EXPECT_EQ(faultsIn("Text { width: 300; wrapMode: Text.Wrap; text: 'one counterattackers' }"), QStringList());
    EXPECT_EQ(faultsIn("Text { width: 30; wrapMode: Text.Wrap; text: '红色警报红色警报' }"), QStringList())
        << "Chinese breaks anywhere";
    EXPECT_EQ(faultsIn("Text { width: 30; text: 'counterattackers' }"), QStringList()) << "it does not wrap";
}

TEST(TextFaults, TextsOverEachOtherAreFound) {
    EXPECT_EQ(faultsIn("Text { text: 'attack' } Text { x: 10; text: 'defense' }").size(), 1);
    EXPECT_EQ(faultsIn("Text { text: 'attack' } Text { y: 60; text: 'defense' }"), QStringList());
    EXPECT_EQ(
        faultsIn("Text { text: 'attack' } Text { width: 390; horizontalAlignment: Text.AlignRight; text: 'defense' }"),
        QStringList())
        << "what counts is where the words stand, not the item";
    EXPECT_EQ(faultsIn("Text { text: 'attack' } Item { Item { Item { Item { Text { x: 10; text: 'refused' } } } } }"),
              QStringList())
        << "what lies in a layer of its own may lie over others";
}

}  // namespace
}  // namespace basekeeper::test
