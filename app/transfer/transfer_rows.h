// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// A file to import.
struct ImportRow {
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)   ///< of the file
    Q_PROPERTY(QString game MEMBER game FINAL)   ///< the session in it, in words; empty if it cannot be read
    Q_PROPERTY(QString told MEMBER told FINAL)   ///< what an import would do or did, in words
    Q_PROPERTY(QString mood MEMBER mood FINAL)   ///< "new", "known", "wrong", "done"
    Q_PROPERTY(bool asks MEMBER asks FINAL)      ///< it can only be imported as unverified
    Q_PROPERTY(bool wanted MEMBER wanted FINAL)  ///< it is to be imported

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
