// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// A file that may be taken in.
struct ImportRow {
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)   ///< of the file
    Q_PROPERTY(QString game MEMBER game FINAL)   ///< which session it holds, in words; empty where it cannot be read
    Q_PROPERTY(QString told MEMBER told FINAL)   ///< what would become of it, or became, in words
    Q_PROPERTY(QString mood MEMBER mood FINAL)   ///< "new", "known", "wrong", "done"
    Q_PROPERTY(bool asks MEMBER asks FINAL)      ///< it would be taken in only as unverified
    Q_PROPERTY(bool wanted MEMBER wanted FINAL)  ///< it is to be taken in

public:
    QString path;
    QString name;
    QString game;
    QString told;
    QString mood;
    bool asks = false;
    bool wanted = false;

    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const ImportRow&, const ImportRow&) = default;
};

}  // namespace basekeeper
