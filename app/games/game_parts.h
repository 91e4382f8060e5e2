// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_setup.h"
#include "app/games/all_aboard/all_aboard_table.h"
#include "app/games/all_your_base/all_your_base_setup.h"
#include "app/games/all_your_base/all_your_base_table.h"
#include "app/games/outspeed/outspeed_setup.h"
#include "app/games/outspeed/outspeed_table.h"
#include "app/games/outspeed/tile_sets.h"
#include "db/games/games.h"

#include <QCoreApplication>
#include <QLatin1StringView>
#include <QQmlEngine>
#include <QStringView>

#include <memory>
#include <tuple>

/// What each game has on the screen: the one list of its view models and of the QML files that show them.
namespace basekeeper {

/// Files below qml/, without their ending. Named, not imported: what no game needs now is not loaded.
struct ScreenFiles {
    QLatin1StringView table;
    QLatin1StringView setup;
    QLatin1StringView replay;   ///< the table of a session as it was
    QLatin1StringView picture;  ///< on the game's box
};

/// The view models of a game, on one controller: that of the table, or one that only reads.
template <Game G>
struct GameParts;

template <>
struct GameParts<AllYourBase> {
    GameParts(SessionController& controller, Languages& languages, const RuleBooks& books, Settings&)
        : setup(controller, languages), table(controller, languages, books) {}
    void retranslate() {
        setup.refresh();
        table.retranslate();
    }

    AllYourBaseSetup setup;
    AllYourBaseTable table;

    static constexpr ScreenFiles files{QLatin1StringView("AllYourBase/TableScreen"), QLatin1StringView("AllYourBase/SetupScreen"),
                                       QLatin1StringView("AllYourBase/ReplayTable"), QLatin1StringView("AllYourBase/ShipsPicture")};
    /// What stands on the box below the title.
    static constexpr const char* says = QT_TRANSLATE_NOOP("AppModel", "Build bases, send ships, take what is theirs.");
};

template <>
struct GameParts<AllAboard> {
    GameParts(SessionController& controller, Languages& languages, const RuleBooks& books, Settings&)
        : setup(controller, languages), table(controller, languages, books) {}
    void retranslate() {
        setup.refresh();
        table.retranslate();
    }

    AllAboardSetup setup;
    AllAboardTable table;

    static constexpr ScreenFiles files{QLatin1StringView("AllAboard/AllAboardScreen"), QLatin1StringView("AllAboard/AboardSetupScreen"),
                                       QLatin1StringView("AllAboard/AboardReplay"), QLatin1StringView("AllAboard/BoatParty")};
    static constexpr const char* says = QT_TRANSLATE_NOOP("AppModel", "Small boats, heavy animals: who sails, who sinks?");
};

template <>
struct GameParts<Outspeed> {
    GameParts(SessionController& controller, Languages& languages, const RuleBooks& books, Settings& settings)
        : tiles(controller, languages, settings), setup(controller, languages, tiles), table(controller, languages, books, tiles) {}
    void retranslate() {
        tiles.retranslate();
        setup.refresh();
        table.retranslate();
    }

    TileSets tiles;
    OutspeedSetup setup;
    OutspeedTable table;

    static constexpr ScreenFiles files{QLatin1StringView("Outspeed/OutspeedScreen"), QLatin1StringView("Outspeed/OutspeedSetupScreen"),
                                       QLatin1StringView("Outspeed/RaceReplay"), QLatin1StringView("Outspeed/RacePicture")};
    static constexpr const char* says = QT_TRANSLATE_NOOP("AppModel", "Fuel is short and the road is shared: who gets away?");
};

template <Game G>
using SetupOf = decltype(GameParts<G>::setup);
template <Game G>
using TableOf = decltype(GameParts<G>::table);

/// The parts of all games, made together.
class PartsOfGames {
public:
    PartsOfGames(SessionController& controller, Languages& languages, const RuleBooks& books, Settings& settings) {
        std::apply([&]<class... Parts>(std::unique_ptr<Parts>&... parts) { ((parts = std::make_unique<Parts>(controller, languages, books, settings)), ...); }, m_parts);
        // QML takes what a call hands it for its own, else.
        forEach([](auto& parts) {
            QQmlEngine::setObjectOwnership(&parts.setup, QQmlEngine::CppOwnership);
            QQmlEngine::setObjectOwnership(&parts.table, QQmlEngine::CppOwnership);
        });
    }
    template <Game G>
    [[nodiscard]] GameParts<G>& of() const {
        return *std::get<std::unique_ptr<GameParts<G>>>(m_parts);
    }
    /// Calls `use` with the parts of each game.
    template <class Use>
    void forEach(const Use& use) const {
        std::apply([&use](const auto&... parts) { (use(*parts), ...); }, m_parts);
    }
    /// By the id of a game; null for one that is not known.
    [[nodiscard]] GameTable* table(QStringView game) const {
        return withCodecOf<GameTable*>(game, [this]<GameCodec C>() { return &of<typename C::Game>().table; }).value_or(nullptr);
    }
    [[nodiscard]] GameSetup* setup(QStringView game) const {
        return withCodecOf<GameSetup*>(game, [this]<GameCodec C>() { return &of<typename C::Game>().setup; }).value_or(nullptr);
    }

private:
    template <Game G>
    using Held = std::unique_ptr<GameParts<G>>;
    GameCodecs::TupleOfGames<Held> m_parts;
};

/// Of a game that is not known: empty ones.
[[nodiscard]] inline ScreenFiles screenFilesOf(QStringView game) {
    return withCodecOf<ScreenFiles>(game, []<GameCodec C>() { return GameParts<typename C::Game>::files; }).value_or(ScreenFiles());
}

}  // namespace basekeeper
