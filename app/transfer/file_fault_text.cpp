// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/file_fault_text.h"

#include "app/games/games.h"
#include "app/session/log_refusal_text.h"
#include "app/transfer/format_error_text.h"
#include "core/overload.h"
#include "db/formats/named_pipe.h"

#include <QtGlobal>

namespace basekeeper {

namespace {

template <GameCodec C>
QString refusedText(const Translator& say, const RefusedEntry<C>& refused) {
    using G = typename C::Game;
    const auto& session = refused.before;
    return std::visit(
        Overload{
            [&](const typename G::Violation& violation) {
                return GameUi<G>::refusalText(say, violation, session.setup(), session.state());
            },
            [&](LogRefusal why) { return refusalText(say, why, available(session, why)); },
            [&](const RefusedAct<G>& act) { return refusalText(say, session, std::get<Amend<G>>(refused.entry), act); },
        },
        refused.refusal);
}

}  // namespace

tl::expected<void, QString> openSessionFile(QFile& file, const Translator& say) {
    const QString path = file.fileName();
    if (isNamedPipe(path))
        return tl::unexpected(
            say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "%1 is a pipe, not a file")).arg(path));
    if (file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) return {};
    return tl::unexpected(
        say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "%1 cannot be opened: %2")).arg(path, file.errorString()));
}

QString fileFaultText(const Translator& say, const FileFault& fault) {
    return std::visit(Overload{
                          [&](const FormatError& error) { return formatErrorText(say, error); },
                          [&](const auto& refused) { return refusedText(say, refused); },
                      },
                      fault.why);
}

QString brokenChainText(const Translator& say, const Chain& chain) {
    if (chain.state == ChainState::CutShort)
        return say("SessionFile",
                   QT_TRANSLATE_NOOP("SessionFile", "the file is cut short: lines are missing from here on"));
    return say("SessionFile",
               QT_TRANSLATE_NOOP("SessionFile", "the hash chain is broken: a line was changed, added or removed here"));
}

QString absentChainText(const Translator& say) {
    return say("SessionFile",
               QT_TRANSLATE_NOOP("SessionFile", "no line has a hash, so nothing shows whether one was changed"));
}

QString withLine(const Translator& say, qint64 line, const QString& text) {
    return line == 0
               ? text
               : say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "line %1: %2")).arg(QString::number(line), text);
}

}  // namespace basekeeper
