// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/replay_command.h"

#include "app/commands/console.h"
#include "app/games/games.h"
#include "app/session/log_refusal_text.h"
#include "app/transfer/format_error_text.h"
#include "db/formats/compact_json.h"
#include "db/formats/latin1.h"
#include "db/games/games.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

/// Buffers lines, to write to the device less often.
class Output {
public:
    explicit Output(QIODevice& device) : m_device(device) { m_buffer.reserve(2 * chunk); }

    void line(const QByteArray& text) {
        m_buffer += text;
        m_buffer += '\n';
        if (m_buffer.size() >= chunk) flush();
    }
    void accepted(qint64 line) {
        m_buffer += "{\"line\":";
        m_buffer += QByteArray::number(line);
        m_buffer += ",\"ok\":true}\n";
        if (m_buffer.size() >= chunk) flush();
    }
    /// Writes the buffer; returns whether everything was written so far.
    bool flush() {
        m_ok = m_ok && m_device.write(m_buffer) == m_buffer.size();
        m_buffer.resize(0);
        return m_ok;
    }

private:
    static constexpr qsizetype chunk = 64 * 1024;

    QIODevice& m_device;
    QByteArray m_buffer;
    bool m_ok = true;
};

struct LineError {
    qint64 line = 0;
    FormatError error;
};

/// Replays one game. Its codec and its refusal texts provide what is specific to it.
template <GameCodec C>
class Replay {
public:
    using G = typename C::Game;

    Replay(const ReplayOptions& options, const Translator& say, Output& out, typename G::Setup setup)
        : m_options(options), m_say(say), m_out(out), m_session(std::move(setup)) {}

    /// Replays all lines after the header: returns the exit status 0 or 1, or the line that cannot be read.
    tl::expected<int, LineError> run(SessionLines& lines) {
        while (auto object = lines.next()) {
            if (!*object) return tl::unexpected(LineError{lines.number(), object->error()});
            auto line = readLine<C>(**object);
            if (!line) return tl::unexpected(LineError{lines.number(), line.error()});
            m_line = lines.number();
            const bool ok =
                std::visit(Overload{
                               [&](Entry<G>& entry) { return add(std::move(entry)); },
                               [&](const AskLegal&) { return answer(legal()); },
                               [&](const typename C::Ask& ask) { return answer(C::answer(m_session.state(), ask)); },
                           },
                           *line);
            m_refused = m_refused || !ok;
            if (!ok && !m_options.keepGoing) break;
        }
        if (m_options.state) m_out.line(compactJson(C::writeState(m_session.setup(), m_session.state())));
        return m_refused ? ExitRefused : ExitAccepted;
    }

private:
    bool add(Entry<G> entry) {
        if (const auto refusal = m_session.whyNot(entry)) {
            std::visit(Overload{
                           [&](const typename G::Violation& violation) { refuse(violation); },
                           [&](LogRefusal why) { refuse(why, entry); },
                           [&](const RefusedAct<G>& refused) { refuse(refused, std::get<Amend<G>>(entry)); },
                       },
                       *refusal);
            return false;
        }
        m_session.add(std::move(entry));
        m_out.accepted(m_line);
        return true;
    }

    bool answer(const tl::expected<QJsonObject, typename G::Violation>& found) {
        if (!found) {
            refuse(found.error());
            return false;
        }
        m_out.line(compactJson({{"line"_L1, m_line}, {"ok"_L1, true}, {"answer"_L1, *found}}));
        return true;
    }

    [[nodiscard]] QJsonObject legal() const {
        QJsonArray acts;
        for (const auto& [kind, refusal] : G::legalActs(m_session.state())) {
            QJsonObject act{{"act"_L1, C::actName(kind)}, {"ok"_L1, !refusal}};
            if (refusal) act.insert("clause"_L1, latin1(refusal->clause));
            acts.append(act);
        }
        return {{"acts"_L1, acts}};
    }

    void refuse(const typename G::Violation& violation) {
        refuse(C::violationName(violation), latin1(violation.clause), C::writeArguments(violation),
               GameUi<G>::refusalText(m_say, violation, m_session.setup(), m_session.state()));
    }

    void refuse(LogRefusal why, const Entry<G>& entry) {
        const int possible = available(m_session, why);
        const auto [name, wanted] = std::visit(Overload{
                                                   [](const Undo& undo) {
                                                       return std::pair{"nothing-to-undo"_L1, undo.acts};
                                                   },
                                                   [](const Redo& redo) {
                                                       return std::pair{"nothing-to-redo"_L1, redo.acts};
                                                   },
                                                   [&](const Amend<G>& amend) {
                                                       return std::pair{"no-such-act"_L1, firstBeyond(amend, possible)};
                                                   },
                                                   [](const typename G::Action&) {
                                                       return std::pair{QLatin1StringView(), 0};
                                                   },
                                               },
                                               entry);
        refuse(name, clauseOf(why), {{"available"_L1, possible}, {"wanted"_L1, wanted}},
               refusalText(m_say, why, possible));
    }

    /// Reports the refusal of the act itself, and which act it is.
    void refuse(const RefusedAct<G>& refused, const Amend<G>& amend) {
        QJsonObject arguments = C::writeArguments(refused.why);
        arguments.insert("act"_L1, refused.act);
        refuse(C::violationName(refused.why), latin1(refused.why.clause), arguments,
               refusalText(m_say, m_session, amend, refused));
    }

    [[nodiscard]] static int firstBeyond(const Amend<G>& amend, int acts) {
        return std::ranges::find_if(amend.corrections, [acts](const Correction<G>& each) { return each.act > acts; })
            ->act;
    }

    void refuse(QLatin1StringView violation, const QString& clause, const QJsonObject& arguments,
                const QString& message) {
        m_out.line(compactJson({{"line"_L1, m_line},
                                {"ok"_L1, false},
                                {"violation"_L1, violation},
                                {"clause"_L1, clause},
                                {"args"_L1, arguments},
                                {"message"_L1, message}}));
    }

    const ReplayOptions& m_options;
    const Translator& m_say;
    Output& m_out;
    Session<G> m_session;
    qint64 m_line = 0;
    bool m_refused = false;
};

template <GameCodec C>
tl::expected<int, LineError> replayGame(const ReplayOptions& options, const Translator& say, Output& out,
                                        SessionLines& lines, const SessionHeader& header) {
    auto setup = C::readSetup(header.setup);
    if (!setup) return tl::unexpected(LineError{lines.number(), inSetup(setup.error())});
    return Replay<C>(options, say, out, std::move(*setup)).run(lines);
}

tl::expected<int, LineError> replayLines(const ReplayOptions& options, const Translator& say, Output& out,
                                         SessionLines& lines) {
    auto object = lines.next();
    // There is always a first line: for an empty file it is an error.
    if (!*object) return tl::unexpected(LineError{lines.number(), object->error()});
    const auto header = readHeader(**object);
    if (!header) return tl::unexpected(LineError{lines.number(), header.error()});
    using Status = tl::expected<int, LineError>;
    if (auto status = withCodecOf<Status>(
            header->game, [&]<GameCodec C>() { return replayGame<C>(options, say, out, lines, *header); }))
        return *std::move(status);
    return tl::unexpected(
        LineError{lines.number(), {.kind = FormatErrorKind::UnknownGame, .field = u"game"_s, .found = header->game}});
}

}  // namespace

int replay(const ReplayOptions& options, QIODevice& in, QIODevice& out, QIODevice& err) {
    const Languages languages;
    const Translator say(languages, options.language);
    Output output(out);
    SessionLines lines(in);
    const auto status = replayLines(options, say, output, lines);
    const bool written = output.flush();
    if (!status) printError(err, lineErrorText(say, status.error().line, status.error().error));
    else if (!written)
        printError(err, say("SessionFile", QT_TRANSLATE_NOOP("SessionFile", "the output cannot be written")));
    return status && written ? *status : ExitUnreadable;
}

int replay(const ReplayOptions& options) {
    Console console;
    QFile in;
    const Languages languages;
    const auto opened = openInput(in, options.file, Translator(languages, options.language));
    if (opened) return replay(options, in, console.out(), console.err());
    printError(console.err(), opened.error());
    return ExitUnreadable;
}

}  // namespace basekeeper
