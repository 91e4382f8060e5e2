// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_model.h"

#include "app/book/rule_books.h"
#include "app/book/wording_text.h"
#include "app/games/games.h"
#include "app/history/session_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"
#include "app/transfer/export_text.h"
#include "app/transfer/path_of.h"
#include "db/games/games.h"
#include "db/store/outside_file.h"

#include <algorithm>

namespace basekeeper {

namespace {

/// The text, cut where a mark begins and ends: every second piece is marked.
QStringList pieces(const QString& text, const std::vector<TextRange>& marks) {
    QStringList cut;
    qsizetype at = 0;
    for (const TextRange& mark : marks) {
        cut << text.mid(at, mark.begin - at) << text.mid(mark.begin, mark.end - mark.begin);
        at = mark.end;
    }
    return cut << text.mid(at);
}

}  // namespace

BookModel::BookModel(SessionController& controller, const Languages& languages, RuleBooks& books, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_languages(languages),
      m_shelves([&]<GameCodec... Codecs>(CodecList<Codecs...>) {
          return std::vector<Shelf>{{Codecs::gameName(), books.of<typename Codecs::Game>(), {}}...};
      }(GameCodecs())) {
    connect(&controller, &SessionController::storeChanged, this, &BookModel::readAnew);
}

void BookModel::readAnew() {
    m_hasRead = false;
    m_printed.clear();
    if (shown().search) readPrinted();
}

void BookModel::setGame(const QString& game) {
    const auto found = std::ranges::find(m_shelves, game, &Shelf::game);
    if (found == m_shelves.end() || &*found == &shown()) return;
    close();
    m_shown = static_cast<std::size_t>(found - m_shelves.begin());
    emit gameChanged();
    prepare();
    retranslate();
}

QVariantList BookModel::games() const {
    QVariantList games;
    for (const Shelf& shelf : m_shelves)
        games << QVariantMap{{QStringLiteral("value"), shelf.game},
                             {QStringLiteral("label"), SessionTexts::game(shelf.game)}};
    return games;
}

void BookModel::takeUp() {
    if (m_controller.hasGame()) setGame(m_controller.info().game);
    prepare();
}

void BookModel::prepare() {
    if (!shown().search) {
        shown().search.emplace(shown().rules);
        findPrinted();
        retranslate();
    }
    if (!m_hasRead) readPrinted();
}

void BookModel::readPrinted() {
    if (Store* store = m_controller.store()) {
        auto texts = store->printedWording(printedCards().game);
        if (!texts) {
            say(storeErrorText(texts.error()), {});
            return;
        }
        m_printed = std::move(*texts);
    }
    m_hasRead = true;
    tellPrinted();
}

void BookModel::findPrinted() {
    for (Shelf& shelf : m_shelves)
        if (shelf.search && shelf.game == printedCards().game) shelf.search->setPrinted(m_printed);
}

void BookModel::tellPrinted() {
    findPrinted();
    search();
    emit printedChanged();
}

void BookModel::listCards() {
    std::vector<BookCardRow> cards;
    for (const RuleTexts::CardOf& card : shown().rules.cards())
        cards.push_back({static_cast<int>(cards.size()) + 1, card.clause,
                         shown().rules.title(card.clause, m_languages.current()), card.picture});
    m_cards.setRows(std::move(cards));
}

void BookModel::retranslate() {
    if (!shown().search) return;
    listCards();
    search();
    // These messages are in the old language and about something that is over.
    dismiss();
}

void BookModel::setQuery(const QString& query) {
    if (query == m_query) return;
    prepare();
    m_query = query;
    search();
    emit queryChanged();
}

void BookModel::search() {
    std::vector<BookHitRow> rows;
    for (const BookHit& hit : shown().search->find(m_query, m_languages.current())) rows.push_back(row(hit));
    m_hits.setRows(std::move(rows));
}

BookHitRow BookModel::row(const BookHit& hit) const {
    const auto words = [&]() -> QString {
        switch (hit.field) {
            case BookField::Number:
            case BookField::Title: return {};
            case BookField::Section: return tr("Section");
            case BookField::Happens: return tr("What happens");
            case BookField::Step: return tr("Step by step");
            case BookField::Clarification: return tr("Clarifications");
            case BookField::Diagram: return tr("In the picture");
            case BookField::App: return tr("What Basekeeper does");
            case BookField::Text: return tr("The rule");
            case BookField::Sheet: return tr("Where the printed sheets differ");
            case BookField::Printed: return tr("On your card");
        }
        return {};
    };
    const RuleTexts& rules = shown().rules;
    const int card = rules.cardNumber(hit.clause);
    const QString number = RuleTexts::isNamed(hit.clause) ? QString() : (card > 0 ? QString::number(card) : hit.clause);
    return {hit.clause,
            card,
            rules.picture(hit.clause),
            hit.language,
            Languages::nativeName(hit.language),
            pieces(hit.title, hit.titleMarks),
            pieces(hit.snippet, hit.snippetMarks),
            words(),
            Joined::said({number, hit.title})};
}

void BookModel::go(const QStringList& path) {
    m_path = path;
    emit openedChanged();
    emit printedChanged();
}

void BookModel::open(const QString& clause) {
    if (shown().rules.sectionOf(clause).isEmpty()) return;
    dismiss();
    prepare();
    go({clause});
}

void BookModel::follow(const QString& clause) {
    if (shown().rules.sectionOf(clause).isEmpty() || clause == opened()) return;
    dismiss();
    prepare();
    go(m_path + QStringList{clause});
}

void BookModel::goBack() {
    dismiss();
    go(m_path.mid(0, std::max<qsizetype>(0, m_path.size() - 1)));
}

void BookModel::close() {
    dismiss();
    go({});
}

void BookModel::turnPage(int by) {
    const std::vector<BookCardRow>& cards = m_cards.rows();
    const auto opened = std::ranges::find(cards, this->opened(), &BookCardRow::clause);
    if (opened == cards.end()) return;
    const auto count = static_cast<int>(cards.size());
    open(cards[static_cast<std::size_t>((opened->card - 1 + by % count + count) % count)].clause);
}

QVariantMap BookModel::printed() const {
    QVariantMap texts;
    for (const PrintedWording& wording : m_printed)
        if (wording.card == openedCard() && game() == printedCards().game) texts.insert(wording.language, wording.text);
    return texts;
}

QString BookModel::withoutStore() const {
    return m_controller.problem() ? storeErrorText(*m_controller.problem()) : QString();
}

bool BookModel::savePrinted(const QString& language, const QString& text) {
    prepare();
    const int card = openedCard();
    if (card == 0 || game() != printedCards().game || !Languages::all().contains(language)) return false;
    say({}, {});
    const QString tidy = tidyWording(text);
    if (tidy.isEmpty()) return forget(card, language);
    if (isLongerThan(tidy, longestWording)) {
        say(wordingFileErrorText({WordingFileErrorKind::TooLong, 0, QString::number(countCharacters(tidy))}), {});
        return false;
    }
    return keep({{card, language, tidy}});
}

bool BookModel::keep(const std::vector<PrintedWording>& texts) {
    Store* store = m_controller.store();
    if (store != nullptr)
        if (auto saved = store->savePrintedWording(printedCards().game, texts); !saved) {
            say(storeErrorText(saved.error()), {});
            return false;
        }
    for (const PrintedWording& wording : texts) {
        std::erase_if(m_printed, [&](const PrintedWording& old) {
            return old.card == wording.card && old.language == wording.language;
        });
        m_printed.push_back(wording);
    }
    std::ranges::sort(m_printed, {},
                      [](const PrintedWording& wording) { return std::pair(wording.card, wording.language); });
    tellPrinted();
    // Without a store the texts are kept until the app closes, and a message says so.
    if (store == nullptr) say(withoutStore(), {});
    return true;
}

bool BookModel::forget(int card, const QString& language) {
    Store* store = m_controller.store();
    if (store != nullptr)
        if (auto removed = store->removePrintedWording(printedCards().game, card, language); !removed) {
            say(storeErrorText(removed.error()), {});
            return false;
        }
    std::erase_if(m_printed, [&](const PrintedWording& old) { return old.card == card && old.language == language; });
    tellPrinted();
    if (store == nullptr) say(withoutStore(), {});
    return true;
}

bool BookModel::importPrinted(const QUrl& file) {
    prepare();
    say({}, {});
    const auto texts = readWordingFile(pathOf(file), {printedCards().count});
    if (!texts) {
        say(wordingFileErrorText(texts.error()), {});
        return false;
    }
    if (!keep(*texts)) return false;
    say(m_problem, tr("%n text(s) imported.", nullptr, static_cast<int>(texts->size())));
    return true;
}

bool BookModel::exportPrinted(const QUrl& file) {
    prepare();
    // The reason why they could not be read is already shown. A file with only the others would look complete.
    if (!m_hasRead) return false;
    const auto written = writeOutside(pathOf(file), writeWording(m_printed), Existing::Keep, m_controller.dataFolder());
    if (!written) {
        say(outsideFileText(written.error()), {});
        return false;
    }
    say({}, tr("%n text(s) written to %1.", nullptr, printedCount()).arg(pathOf(file)));
    return true;
}

void BookModel::dismiss() { say({}, {}); }

void BookModel::say(const QString& problem, const QString& notice) {
    if (problem == m_problem && notice == m_notice) return;
    m_problem = problem;
    m_notice = notice;
    emit said();
}

}  // namespace basekeeper
