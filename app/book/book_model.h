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

/// The book: the cards and the rules of each game, looked up, and what the table's own cards say where they bear
/// numbers. It changes nothing of a game.
class BookModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// The id of the game that is looked up; another one closes what is open.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    Q_PROPERTY(QVariantList games READ games CONSTANT FINAL)                      ///< [{value, label}]
    Q_PROPERTY(basekeeper::RuleTexts* rules READ rules NOTIFY gameChanged FINAL)  ///< of that game
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT FINAL)               ///< BookCardRow
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    Q_PROPERTY(bool searching READ isSearching NOTIFY queryChanged FINAL)  ///< there are words in the query
    Q_PROPERTY(QAbstractItemModel* hits READ hits CONSTANT FINAL)          ///< BookHitRow, the best first

    /// The clause that is read; empty: none.
    Q_PROPERTY(QString opened READ opened NOTIFY openedChanged FINAL)
    Q_PROPERTY(int openedCard READ openedCard NOTIFY openedChanged FINAL)  ///< the number that its card bears; 0: none
    /// "animals/mouse"; empty: it has none
    Q_PROPERTY(QString openedPicture READ openedPicture NOTIFY openedChanged FINAL)
    Q_PROPERTY(bool cardOpened READ isCardOpened NOTIFY openedChanged FINAL)  ///< there are others to turn to
    Q_PROPERTY(bool hasBefore READ hasBefore NOTIFY openedChanged FINAL)      ///< it was come to from another
    /// The printed wording of the opened card: {language: text}
    Q_PROPERTY(QVariantMap printed READ printed NOTIFY printedChanged FINAL)
    /// How many texts of the table's cards there are.
    Q_PROPERTY(int printedCount READ printedCount NOTIFY printedChanged FINAL)
    Q_PROPERTY(int longestPrinted READ longestPrinted CONSTANT FINAL)

    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)  ///< what went wrong, in words; empty: nothing
    Q_PROPERTY(QString notice READ notice NOTIFY said FINAL)    ///< what was done, in words; empty: nothing

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

    /// For whoever opens the book: with the game at the table, or else with the one that was looked up last.
    Q_INVOKABLE void takeUp();
    /// Reads what only the book needs: the start of the app does not wait for it. Called again it does nothing
    /// but to try once more what could not be read (`problem`).
    Q_INVOKABLE void prepare();
    /// Opens an entry from a list. One that the rules do not have is passed over.
    Q_INVOKABLE void open(const QString& clause);
    /// Opens what an entry refers to; `goBack` comes back to it.
    Q_INVOKABLE void follow(const QString& clause);
    /// To the entry before, or to none.
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void close();
    /// Opens a card `by` places on, where a card is open; after the last comes the first.
    Q_INVOKABLE void turnPage(int by);

    /// Keeps what the opened card says in a language. An empty text forgets it. False: it could not be kept
    /// (`problem`), and what was there is still there.
    Q_INVOKABLE bool savePrinted(const QString& language, const QString& text);
    /// Takes in a CSV file, all of it or nothing: see `parseWording`. Texts that it does not name stay.
    Q_INVOKABLE bool importPrinted(const QUrl& file);
    Q_INVOKABLE bool exportPrinted(const QUrl& file);
    Q_INVOKABLE void dismiss();

    /// Finds every text anew.
    void retranslate();

signals:
    void gameChanged();
    void queryChanged();
    void openedChanged();
    void printedChanged();
    void said();

private:
    /// What there is to look up of a game.
    struct Shelf {
        QString game;
        RuleTexts& rules;
        std::optional<BookSearch> search;  ///< made when the game is looked up first
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
    std::vector<Shelf> m_shelves;  ///< one for each game that there is
    std::size_t m_shown = 0;
    std::vector<PrintedWording> m_printed;
    bool m_hasRead = false;  ///< what the store has of them
    QString m_query;
    QStringList m_path;  ///< of clauses, as they were followed
    QString m_problem;
    QString m_notice;
    GadgetListModel<BookCardRow> m_cards;
    GadgetListModel<BookHitRow> m_hits;
};

}  // namespace basekeeper
