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

/// Asks for any file or folder in the desktop's dialog or, if the desktop has none, in that of Qt Widgets in the app's
/// colours. (The one of Qt Quick cannot save a name without an extension, and is half white in a dark app.) While it is
/// open, the window ignores taps.
class SystemFileDialog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER m_title FINAL)
    /// File extensions to show, without a dot; empty for all. The first is added to a new file's name without one.
    Q_PROPERTY(QStringList endings MEMBER m_endings FINAL)
    Q_PROPERTY(QColor ground MEMBER m_ground FINAL)
    Q_PROPERTY(QColor raised MEMBER m_raised FINAL)
    Q_PROPERTY(QColor ink MEMBER m_ink FINAL)
    Q_PROPERTY(QColor accent MEMBER m_accent FINAL)
    Q_PROPERTY(QColor accentInk MEMBER m_accentInk FINAL)
    Q_PROPERTY(int textSize MEMBER m_textSize FINAL)  ///< in logical pixels

public:
    explicit SystemFileDialog(QObject* parent = nullptr) : QObject(parent) {}
    ~SystemFileDialog() override;

    /// Asks where to write a file; the dialog asks before an existing one is replaced.
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
