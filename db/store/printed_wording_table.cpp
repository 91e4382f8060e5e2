// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/printed_wording_table.h"

#include "db/store/store_values.h"

#include <QSqlError>

namespace basekeeper {

StoreResult<std::vector<PrintedWording>> selectPrintedWording(const StoreConnection& connection, const QString& game) {
    auto query = connection.prepare(
        QStringLiteral("SELECT card, language, text FROM printed_wording WHERE game = ? ORDER BY card, language"));
    if (!query) return tl::unexpected(query.error());
    query->bindValue(0, asText(game));
    if (auto done = connection.execute(*query); !done) return tl::unexpected(done.error());
    std::vector<PrintedWording> texts;
    while (query->next())
        texts.push_back({query->value(0).toInt(), query->value(1).toString(), query->value(2).toString()});
    if (query->lastError().isValid()) return tl::unexpected(connection.error(query->lastError()));
    return texts;
}

StoreResult<void> upsertPrintedWording(const StoreConnection& connection, const QString& game,
                                       const std::vector<PrintedWording>& texts) {
    return StoreTransaction::begin(connection).and_then([&](StoreTransaction&& transaction) -> StoreResult<void> {
        auto query = connection.prepare(
            QStringLiteral("INSERT INTO printed_wording (game, card, language, text) VALUES (?, ?, ?, ?) "
                           "ON CONFLICT (game, card, language) DO UPDATE SET text = excluded.text"));
        if (!query) return tl::unexpected(query.error());
        for (const PrintedWording& wording : texts) {
            query->bindValue(0, asText(game));
            query->bindValue(1, wording.card);
            query->bindValue(2, asText(wording.language));
            query->bindValue(3, asText(wording.text));
            if (auto done = connection.execute(*query); !done) return done;
        }
        return transaction.commit();
    });
}

StoreResult<void> deletePrintedWording(const StoreConnection& connection, const QString& game, int card,
                                       const QString& language) {
    auto query =
        connection.prepare(QStringLiteral("DELETE FROM printed_wording WHERE game = ? AND card = ? AND language = ?"));
    if (!query) return tl::unexpected(query.error());
    query->bindValue(0, asText(game));
    query->bindValue(1, card);
    query->bindValue(2, asText(language));
    return connection.execute(*query);
}

}  // namespace basekeeper
