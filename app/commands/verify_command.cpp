// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/verify_command.h"

#include "app/commands/console.h"
#include "app/transfer/file_fault_text.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

QLatin1StringView wordFor(ChainState state) {
    switch (state) {
        case ChainState::Holds: return "holds"_L1;
        case ChainState::Absent: return "absent"_L1;
        case ChainState::Broken: return "broken"_L1;
        case ChainState::CutShort: return "cut short"_L1;
    }
    return {};
}

/// The first fault, if there is one.
struct Wrong {
    qint64 line = 0;  ///< 0 where it is that of no line
    QString message;
};

/// What is wrong with the hashes, if anything is.
std::optional<Wrong> wrongInChain(const Translator& say, const Chain& chain, bool mayBeAbsent) {
    if (!chain.isWhole()) return Wrong{chain.brokenAt, brokenChainText(say, chain)};
    if (chain.state == ChainState::Absent && !mayBeAbsent) return Wrong{0, absentChainText(say)};
    return {};
}

QJsonObject answer(const Chain& chain, const std::optional<Wrong>& wrong) {
    QJsonObject told{{"ok"_L1, !wrong}, {"chain"_L1, wordFor(chain.state)}};
    if (wrong) told.insert("message"_L1, wrong->message);
    if (wrong && wrong->line > 0) told.insert("line"_L1, wrong->line);
    return told;
}

}  // namespace

int verify(const VerifyOptions& options, QIODevice& in, QIODevice& out, QIODevice& err) {
    const Languages languages;
    const Translator say(languages, options.language);
    const auto file = readSessionFile(in);
    const Chain& chain = file ? file->chain : file.error().chain;
    std::optional<Wrong> wrong = wrongInChain(say, chain, options.allowAbsent);
    if (!file) {
        const FileFault& fault = file.error();
        if (std::holds_alternative<FormatError>(fault.why)) {
            printError(err, withLine(say, fault.line, fileFaultText(say, fault)));
            return ExitUnreadable;
        }
        if (!wrong || wrong->line == 0 || fault.line < wrong->line)
            wrong = Wrong{fault.line, fileFaultText(say, fault)};
    }
    QJsonObject told = answer(chain, wrong);
    told.insert("replays"_L1, file.has_value());
    if (file) told.insert("lines"_L1, file->lines);
    if (!writeJsonLine(out, told)) {
        printError(err, say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "the output cannot be written")));
        return ExitUnreadable;
    }
    return wrong ? ExitRefused : ExitAccepted;
}

int verify(const VerifyOptions& options) {
    Console console;
    QFile in;
    const Languages languages;
    const auto opened = openInput(in, options.file, Translator(languages, options.language));
    if (opened) return verify(options, in, console.out(), console.err());
    printError(console.err(), opened.error());
    return ExitUnreadable;
}

}  // namespace basekeeper
