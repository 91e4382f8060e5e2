// SPDX-License-Identifier: GPL-3.0-or-later
// What a keystroke in the search of the book costs: over all texts in three languages and a wording of every card in
// each, for queries typed letter by letter. The rows of the screen are made too; a frame is what there is for it.
#include "app/book/book_model.h"
#include "app/book/rule_books.h"
#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/languages.h"
#include "app/session/session_controller.h"
#include "core/all_aboard/game.h"
#include "core/all_your_base/action.h"
#include "db/games/all_your_base/codec.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

using namespace basekeeper;
using namespace basekeeper::bench;

namespace {

constexpr double goalMilliseconds = 16;
constexpr int rounds = 40;

/// As long as a long card.
std::vector<PrintedWording> wordingOfAllCards(const RuleTexts& rules) {
    std::vector<PrintedWording> texts;
    for (int card = 1; card <= all_your_base::redAlertCards; ++card)
        for (const QString& language : Languages::all())
            texts.push_back(
                {card, language,
                 rules.text(AllYourBaseTexts::clauseText(card), language).repeated(2).left(longestWording)});
    return texts;
}

std::string percentiles(const std::vector<double>& values) {
    return decimal(quantile(values, 0.5), 2) + " / " + decimal(quantile(values, 0.95), 2) + " / " +
           decimal(quantile(values, 0.99), 2) + " ms";
}

}  // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("search-bench-XXXXXX")));
    Languages languages;
    RuleBooks books;
    SessionController controller(Store::open(folder.path()));
    if (controller.store() == nullptr ||
        !controller.store()->savePrintedWording(AllYourBaseCodec::gameName(),
                                                wordingOfAllCards(books.of<AllYourBase>()))) {
        std::fprintf(stderr, "search_bench: the texts could not be kept\n");
        return EXIT_FAILURE;
    }
    BookModel book(controller, languages, books);
    const auto begun = Clock::now();
    book.prepare();
    const double prepared = millisecondsSince(begun);

    std::vector<double> times;
    int found = 0;
    for (int round = 0; round < rounds; ++round)
        for (const QString& query : {QStringLiteral("base"), QStringLiteral("7"), QStringLiteral("discard pile"),
                                     QStringLiteral("tripulación al descarte"), QStringLiteral("弃牌堆的飞船"),
                                     QStringLiteral("e"), QStringLiteral("nothing of the kind")})
            for (qsizetype typed = 1; typed <= query.size(); ++typed) {
                const auto start = Clock::now();
                book.setQuery(query.left(typed));
                times.push_back(millisecondsSince(start));
                found += book.hits()->rowCount();
            }
    if (found == 0) return EXIT_FAILURE;
    const double p99 = quantile(times, 0.99);
    printGoal("a keystroke in the book's search, p99", decimal(p99, 2) + " ms",
              "<= " + decimal(goalMilliseconds, 0) + " ms", p99 <= goalMilliseconds);
    printRow("  all " + grouped(static_cast<double>(times.size())) + " keystrokes, p50 / p95 / p99",
             percentiles(times));
    printRow("  the book made ready, once", decimal(prepared, 1) + " ms");
    return EXIT_SUCCESS;
}
