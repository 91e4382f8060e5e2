// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The texts in the files of the translators.
#include "tests/translations/words.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <tuple>

namespace basekeeper::test {

struct Source {
    QString context;  ///< of a game's rules: the game and the id, such as "outspeed 1.3/title"
    QString text;
    QString comment;  ///< tells apart what is one text in English and several elsewhere
    friend auto operator<=>(const Source& one, const Source& other) {
        return std::tie(one.context, one.text, one.comment) <=> std::tie(other.context, other.text, other.comment);
    }
    friend bool operator==(const Source&, const Source&) = default;
};

inline std::string told(const Source& source) {
    return (source.context + QStringLiteral(": ") + source.text).toStdString();
}

struct Message {
    bool numerus = false;
    QString state;      ///< "unfinished", "vanished", ...; empty: done
    QString remark;     ///< to translators, beside the code
    QString reason;     ///< a translator's comment
    QStringList forms;  ///< one, or one for each plural
};

using Messages = QMap<Source, Message>;

/// `game` is that of a file of rules.
inline Messages readMessages(const QString& path, const QString& game = {}) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    Messages messages;
    Source source;
    Message message;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const auto name = xml.name();
        if (token == QXmlStreamReader::StartElement) {
            if (name == u"name") source.context = xml.readElementText();
            else if (name == u"message") {
                if (!game.isEmpty())
                    source.context = game + u' ' + xml.attributes().value(QStringLiteral("id")).toString();
                source.text.clear();
                source.comment.clear();
                message = {};
                message.numerus = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
            } else if (name == u"source") source.text = xml.readElementText();
            else if (name == u"comment") source.comment = xml.readElementText();
            else if (name == u"extracomment") message.remark = xml.readElementText();
            else if (name == u"translatorcomment") message.reason = xml.readElementText();
            else if (name == u"numerusform") message.forms << xml.readElementText();
            else if (name == u"translation") {
                message.state = xml.attributes().value(QStringLiteral("type")).toString();
                if (!message.numerus) message.forms << xml.readElementText();
            }
        } else if (token == QXmlStreamReader::EndElement && name == u"message") {
            messages.insert(source, message);
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

/// What the screens say in a language.
inline Messages screenMessages(const QString& language) {
    return readMessages(QStringLiteral(BASEKEEPER_SOURCES "/translations/basekeeper_%1.ts").arg(language));
}

/// That, and the rules of all games.
inline Messages allMessages(const QString& language) {
    Messages messages = screenMessages(language);
    const QDir rules(QStringLiteral(BASEKEEPER_SOURCES "/translations/rules"));
    const QStringList structures = rules.entryList({QStringLiteral("*.json")});
    EXPECT_FALSE(structures.isEmpty());
    for (const QString& structure : structures) {
        const QString game = QString(structure).remove(QStringLiteral(".json"));
        messages.insert(readMessages(rules.filePath(QStringLiteral("%1_%2.ts").arg(game, language)), game));
    }
    return messages;
}

}  // namespace basekeeper::test
