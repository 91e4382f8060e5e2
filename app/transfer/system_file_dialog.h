// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFileDialog>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// Any file or folder there is, asked for in the dialog of the desktop; where that has none, in the one of Qt Widgets,
/// in the colours of the app. (The one of Qt Quick saves nothing under a name without an ending, and is half white in a
/// dark app.) While it is open the window takes no taps.
class SystemFileDialog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER m_title FINAL)
    /// Of the files that are meant, without a dot; empty: all. The first is added to a new file's name that has none.
    Q_PROPERTY(QStringList endings MEMBER m_endings FINAL)
    Q_PROPERTY(QColor ground MEMBER m_ground FINAL)
    Q_PROPERTY(QColor raised MEMBER m_raised FINAL)
    Q_PROPERTY(QColor ink MEMBER m_ink FINAL)
    Q_PROPERTY(QColor accent MEMBER m_accent FINAL)
    Q_PROPERTY(QColor accentInk MEMBER m_accentInk FINAL)
    Q_PROPERTY(int textSize MEMBER m_textSize FINAL)  ///< in units of the screen

public:
    explicit SystemFileDialog(QObject* parent = nullptr) : QObject(parent) {}
    ~SystemFileDialog() override;

    /// Where a file is to be written; one of that name that is there is asked about.
    Q_INVOKABLE void askForNewFile(const QString& folder, const QString& name);
    Q_INVOKABLE void askForFile(const QString& folder);
    Q_INVOKABLE void askForFolder(const QString& folder);

    [[nodiscard]] bool isOpen() const { return m_dialog != nullptr; }

signals:
    void chosen(const QUrl& place);

private:
    void ask(QFileDialog::FileMode mode, QFileDialog::AcceptMode accepts, const QString& folder, const QString& name);
    void paint();

    QString m_title;
    QStringList m_endings;
    QColor m_ground, m_raised, m_ink, m_accent, m_accentInk;
    int m_textSize = 0;
    QPointer<QFileDialog> m_dialog;
};

}  // namespace basekeeper
