// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/plain_replay.h"

#include "core/overload.h"
#include "db/formats/compact_json.h"
#include "db/games/games.h"
#include "db/session_file/session_file.h"

#include <QBuffer>

#include <algorithm>
#include <utility>

namespace basekeeper::fuzz {

namespace {

template <Game G>
class PlainSession {
public:
    using Action = typename G::Action;
    using State = typename G::State;

    explicit PlainSession(const typename G::Setup& setup) : m_initial(G::initial(setup)), m_state(m_initial) {}

    [[nodiscard]] const State& state() const { return m_state; }

    /// Whether it was accepted.
    bool take(const Entry<G>& entry) {
        return std::visit(Overload{
                              [this](const Action& act) { return takeAct(act); },
                              [this](const Undo& undo) { return goTo(undo.acts, m_before, m_after); },
                              [this](const Redo& redo) { return goTo(redo.acts, m_after, m_before); },
                              [this](const Amend<G>& amend) { return takeAmendment(amend); },
                          },
                          entry);
    }

private:
    using Acts = std::vector<Action>;

    [[nodiscard]] std::optional<State> folded(const Acts& acts) const {
        State state = m_initial;
        for (const Action& act : acts) {
            auto next = G::apply(state, act);
            if (!next) return {};
            state = *std::move(next);
        }
        return state;
    }

    void step(Acts acts, State state) {
        m_before.push_back(std::exchange(m_acts, std::move(acts)));
        m_after.clear();
        m_state = std::move(state);
    }

    bool takeAct(const Action& act) {
        auto next = G::apply(m_state, act);
        if (!next) return false;
        Acts acts = m_acts;
        acts.push_back(act);
        step(std::move(acts), *std::move(next));
        return true;
    }

    bool goTo(int steps, std::vector<Acts>& from, std::vector<Acts>& to) {
        if (steps < 1 || static_cast<std::size_t>(steps) > from.size()) return false;
        for (; steps > 0; --steps) {
            to.push_back(std::exchange(m_acts, std::move(from.back())));
            from.pop_back();
        }
        m_state = *folded(m_acts);
        return true;
    }

    bool takeAmendment(const Amend<G>& amend) {
        using Each = Correction<G>;
        const auto isThere = [this](const Each& each) {
            return each.act >= 1 && static_cast<std::size_t>(each.act) <= m_acts.size();
        };
        if (!std::ranges::all_of(amend.corrections, isThere)) return false;
        Acts acts;
        for (std::size_t i = 0; i < m_acts.size(); ++i) {
            bool stays = true;
            for (const Each& each : amend.corrections) {
                if (static_cast<std::size_t>(each.act) != i + 1) continue;
                if (const auto* insert = std::get_if<typename Each::InsertBefore>(&each.change))
                    acts.push_back(insert->act);
                else stays = false;
                if (const auto* replace = std::get_if<typename Each::Replace>(&each.change))
                    acts.push_back(replace->with);
            }
            if (stays) acts.push_back(m_acts[i]);
        }
        auto state = folded(acts);
        if (!state) return false;
        step(std::move(acts), *std::move(state));
        return true;
    }

    State m_initial;
    State m_state;
    Acts m_acts;
    std::vector<Acts> m_before;  ///< the acts that stood before each step
    std::vector<Acts> m_after;   ///< those that a redo would bring back, the next ones last
};

PlainReplay unreadable(const SessionLines& lines) { return {.end = PlainEnd::Unreadable, .line = lines.number()}; }

template <GameCodec C>
PlainReplay replayGame(SessionLines& lines, const QJsonObject& writtenSetup) {
    using G = typename C::Game;
    const auto setup = C::readSetup(writtenSetup);
    if (!setup) return unreadable(lines);
    PlainSession<G> session(*setup);
    PlainReplay found;
    while (found.end == PlainEnd::Accepted) {
        const auto object = lines.next();
        if (!object) break;
        if (!*object) return unreadable(lines);
        const auto line = readLine<C>(**object);
        if (!line) return unreadable(lines);
        const auto* entry = std::get_if<Entry<G>>(&*line);
        const auto* ask = std::get_if<typename C::Ask>(&*line);
        if (entry != nullptr ? session.take(*entry) : ask == nullptr || C::answer(session.state(), *ask)) continue;
        found = {.end = PlainEnd::Refused, .line = lines.number(), .atQuestion = entry == nullptr};
    }
    found.over = G::isOver(session.state());
    found.state = compactJson(C::writeState(*setup, session.state()));
    return found;
}

}  // namespace

PlainReplay replayPlainly(QByteArray bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    SessionLines lines(buffer);
    const auto object = lines.next();
    if (!*object) return unreadable(lines);
    const auto header = readHeader(**object);
    if (!header) return unreadable(lines);
    const auto found =
        withCodecOf<PlainReplay>(header->game, [&]<GameCodec C>() { return replayGame<C>(lines, header->setup); });
    return found ? *found : unreadable(lines);
}

}  // namespace basekeeper::fuzz
