// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/book_rows.h"
#include "app/book/book_search.h"
#include "app/session/gadget_list_model.h"
#include "db/store/store_error.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleBooks;
class SessionController;

/// The book: looks up the cards and rules of each game, and keeps the printed wording of the table's own numbered
/// cards. It does not affect any game.
class BookModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// The id of the game to look up; changing it closes what is open.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    Q_PROPERTY(QVariantList games READ games CONSTANT FINAL)                      ///< [{value, label}]
    Q_PROPERTY(basekeeper::RuleTexts* rules READ rules NOTIFY gameChanged FINAL)  ///< of that game
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT FINAL)               ///< BookCardRow
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    Q_PROPERTY(bool searching READ isSearching NOTIFY queryChanged FINAL)  ///< the query contains words
    Q_PROPERTY(QAbstractItemModel* hits READ hits CONSTANT FINAL)          ///< BookHitRow, best first

    /// The clause that is open, or empty.
    Q_PROPERTY(QString opened READ opened NOTIFY openedChanged FINAL)
    Q_PROPERTY(int openedCard READ openedCard NOTIFY openedChanged FINAL)  ///< the number on its card; 0 if it has none
    /// Such as "animals/mouse"; empty if it has none.
    Q_PROPERTY(QString openedPicture READ openedPicture NOTIFY openedChanged FINAL)
    Q_PROPERTY(bool cardOpened READ isCardOpened NOTIFY openedChanged FINAL)  ///< it is one of the cards
    Q_PROPERTY(bool hasBefore READ hasBefore NOTIFY openedChanged FINAL)      ///< it was opened from another one
    /// The printed wording of the open card: {language: text}.
    Q_PROPERTY(QVariantMap printed READ printed NOTIFY printedChanged FINAL)
    /// How many texts of printed wording there are.
    Q_PROPERTY(int printedCount READ printedCount NOTIFY printedChanged FINAL)
    Q_PROPERTY(int longestPrinted READ longestPrinted CONSTANT FINAL)

    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)  ///< what went wrong, in words, or empty
    Q_PROPERTY(QString notice READ notice NOTIFY said FINAL)    ///< what was done, in words, or empty

public:
    BookModel(SessionController& controller, const Languages& languages, RuleBooks& books, QObject* parent = nullptr);

    [[nodiscard]] QString game() const { return shown().game; }
    void setGame(const QString& game);
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] RuleTexts* rules() { return &shown().rules; }
    [[nodiscard]] QAbstractItemModel* cards() { return &m_cards; }
    [[nodiscard]] const QString& query() const { return m_query; }
    void setQuery(const QString& query);
    [[nodiscard]] bool isSearching() const { return !m_query.trimmed().isEmpty(); }
    [[nodiscard]] QAbstractItemModel* hits() { return &m_hits; }
    [[nodiscard]] QString opened() const { return m_path.isEmpty() ? QString() : m_path.constLast(); }
    [[nodiscard]] int openedCard() const { return shown().rules.cardNumber(opened()); }
    [[nodiscard]] QString openedPicture() const { return shown().rules.picture(opened()); }
    [[nodiscard]] bool isCardOpened() const { return shown().rules.isCard(opened()); }
    [[nodiscard]] bool hasBefore() const { return m_path.size() > 1; }
    [[nodiscard]] QVariantMap printed() const;
    [[nodiscard]] int printedCount() const { return static_cast<int>(m_printed.size()); }
    [[nodiscard]] int longestPrinted() const { return longestWording; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QString& notice() const { return m_notice; }

    /// To be called when the book opens: selects the game at the table, or else the one last looked up.
    Q_INVOKABLE void takeUp();
    /// Loads what only the book needs, so that the start of the app does not wait for it. A second call only retries
    /// what could not be read (`problem`).
    Q_INVOKABLE void prepare();
    /// Opens an entry from a list; ignores a clause that the rules do not have.
    Q_INVOKABLE void open(const QString& clause);
    /// Opens an entry that the present one refers to; `goBack` returns from it.
    Q_INVOKABLE void follow(const QString& clause);
    /// Returns to the previous entry, or closes the first one.
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void close();
    /// Opens the card `by` places further on, if a card is open; after the last one comes the first.
    Q_INVOKABLE void turnPage(int by);

    /// Saves the printed wording of the open card in a language; an empty text removes it. Returns false if that failed
    /// (`problem`); the old wording then remains.
    Q_INVOKABLE bool savePrinted(const QString& language, const QString& text);
    /// Imports a CSV file completely or not at all (see `parseWording`). Keeps the texts that it does not contain.
    Q_INVOKABLE bool importPrinted(const QUrl& file);
    Q_INVOKABLE bool exportPrinted(const QUrl& file);
    Q_INVOKABLE void dismiss();

    /// Looks up all texts again.
    void retranslate();

signals:
    void gameChanged();
    void queryChanged();
    void openedChanged();
    void printedChanged();
    void said();

private:
    /// What can be looked up for a game.
    struct Shelf {
        QString game;
        RuleTexts& rules;
        std::optional<BookSearch> search;  ///< made when the game is first looked up
    };

    [[nodiscard]] Shelf& shown() { return m_shelves[m_shown]; }
    [[nodiscard]] const Shelf& shown() const { return m_shelves[m_shown]; }
    void findPrinted();
    void listCards();
    void tellPrinted();
    void readPrinted();
    void readAnew();
    void go(const QStringList& path);
    void say(const QString& problem, const QString& notice);
    void search();
    bool keep(const std::vector<PrintedWording>& texts);
    bool forget(int card, const QString& language);
    [[nodiscard]] QString withoutStore() const;
    [[nodiscard]] BookHitRow row(const BookHit& hit) const;

    SessionController& m_controller;
    const Languages& m_languages;
    std::vector<Shelf> m_shelves;  ///< one for each game
    std::size_t m_shown = 0;
    std::vector<PrintedWording> m_printed;
    bool m_hasRead = false;  ///< whether the store's texts were read
    QString m_query;
    QStringList m_path;  ///< of clauses, in the order in which they were opened
    QString m_problem;
    QString m_notice;
    GadgetListModel<BookCardRow> m_cards;
    GadgetListModel<BookHitRow> m_hits;
};

}  // namespace basekeeper
