// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_look.h"
#include "app/games/all_aboard/aboard_overrule_model.h"
#include "app/games/all_aboard/aboard_rows.h"
#include "app/games/all_aboard/number_entry.h"
#include "app/games/all_aboard/outlook_model.h"
#include "app/games/all_aboard/sailing_show.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_table.h"
#include "app/session/game_view.h"
#include "core/all_aboard/game.h"

#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace basekeeper {

/// The table of All aboard!: the boats, each seat with its remaining animals, who is asked for what, and what a tap
/// does. When boats sail, the act is saved first; then `show` presents its steps, and until it ends the lists show the
/// table of each step.
class AllAboardTable : public basekeeper::GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QAbstractItemModel* boats READ boats CONSTANT FINAL)            ///< BoatRow
    Q_PROPERTY(QAbstractItemModel* passengers READ passengers CONSTANT FINAL)  ///< PassengerRow
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)            ///< AboardSeatRow
    /// AnimalChoiceRow, for the seat that is asked.
    Q_PROPERTY(QAbstractItemModel* animals READ animals CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel* standings READ standings CONSTANT FINAL)  ///< StandingRow
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    Q_PROPERTY(int boatCount READ boatCount NOTIFY changed FINAL)
    Q_PROPERTY(int mostAboard READ mostAboard NOTIFY changed FINAL)  ///< the most animals that one boat must show
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(basekeeper::AboardState::Phase phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(Task task READ task NOTIFY changed FINAL)
    Q_PROPERTY(int asked READ asked NOTIFY changed FINAL)  ///< the seat that must act; -1 for none
    Q_PROPERTY(QString askedName READ askedName NOTIFY changed FINAL)
    Q_PROPERTY(bool faceDown READ faceDown NOTIFY changed FINAL)  ///< the next animal is placed face down
    /// Which of its placements the seat makes, from 1.
    Q_PROPERTY(int placement READ placement NOTIFY changed FINAL)
    Q_PROPERTY(int placements READ placements CONSTANT FINAL)
    Q_PROPERTY(int unnamed READ unnamed NOTIFY changed FINAL)  ///< how many animals must be named
    /// The animal that the next tap on a boat places.
    Q_PROPERTY(QString inHand READ inHand NOTIFY changed FINAL)
    Q_PROPERTY(int starting READ starting NOTIFY changed FINAL)
    Q_PROPERTY(int nextBoat READ nextBoat NOTIFY changed FINAL)            ///< the boat that sails next; 0 for none
    Q_PROPERTY(int nextRound READ nextRound NOTIFY changed FINAL)          ///< to be played next; 0 after the last
    Q_PROPERTY(bool effects READ effects NOTIFY changed FINAL)             ///< false for the children's variant
    Q_PROPERTY(QStringList winners READ winners NOTIFY changed FINAL)      ///< their names
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed FINAL)  ///< in one list
    Q_PROPERTY(QList<int> winnerSeats READ winnerSeats NOTIFY changed FINAL)
    /// In words: what separated the first place from the second.
    Q_PROPERTY(QString decidedBy READ decidedBy NOTIFY changed FINAL)
    Q_PROPERTY(bool examplePoints READ examplePoints NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::NumberEntry* numbers READ numbers CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SailingShow* show READ show CONSTANT FINAL)
    Q_PROPERTY(basekeeper::OutlookModel* outlook READ outlook CONSTANT FINAL)
    Q_PROPERTY(basekeeper::AboardOverruleModel* overrule READ overrule CONSTANT FINAL)

public:
    /// What the table must do now.
    enum class Task {
        None,     ///< there is no game
        Boats,    ///< enter the numbers of the boats
        Board,    ///< place the next animal on a boat
        Name,     ///< name the face-down animals
        Sail,     ///< let the next boat sail
        Replace,  ///< enter the number of the replacing card
        Show,     ///< look at what happened
        Over,
    };
    Q_ENUM(Task)

    AllAboardTable(SessionController& controller, Languages& languages, const RuleBooks& books,
                   QObject* parent = nullptr);
    ~AllAboardTable() override;

    [[nodiscard]] QAbstractItemModel* boats() { return &m_boats; }
    [[nodiscard]] QAbstractItemModel* passengers() { return &m_passengers; }
    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] QAbstractItemModel* animals() { return &m_animals; }
    [[nodiscard]] QAbstractItemModel* standings() { return &m_standings; }
    [[nodiscard]] int seatCount() const { return m_seats.rowCount(); }
    [[nodiscard]] int boatCount() const { return m_boats.rowCount(); }
    [[nodiscard]] int mostAboard() const;
    [[nodiscard]] int round() const;
    [[nodiscard]] int rounds() const { return all_aboard::rounds; }
    [[nodiscard]] AboardState::Phase phase() const;
    [[nodiscard]] Task task() const;
    [[nodiscard]] int asked() const;
    [[nodiscard]] QString askedName() const;
    [[nodiscard]] QString askedLanguage() const override;
    [[nodiscard]] bool faceDown() const;
    [[nodiscard]] int placement() const;
    [[nodiscard]] int placements() const { return all_aboard::placementsPerSeat; }
    [[nodiscard]] int unnamed() const;
    [[nodiscard]] QString inHand() const;
    [[nodiscard]] int starting() const;
    [[nodiscard]] int nextBoat() const;
    [[nodiscard]] int nextRound() const { return hasGame() && !state().over() ? state().round : 0; }
    [[nodiscard]] bool effects() const;
    [[nodiscard]] QStringList winners() const;
    [[nodiscard]] QString winnerNames() const;
    [[nodiscard]] QList<int> winnerSeats() const;
    [[nodiscard]] QString decidedBy() const;
    [[nodiscard]] bool examplePoints() const;
    [[nodiscard]] QString exampleNote() const override;
    [[nodiscard]] QString voice() const override;
    [[nodiscard]] NumberEntry* numbers() { return &m_numbers; }
    [[nodiscard]] SailingShow* show() { return &m_show; }
    [[nodiscard]] OutlookModel* outlook() { return &m_outlook; }
    [[nodiscard]] AboardOverruleModel* overrule() { return &m_overrule; }

    /// Reveals the boats of this round with the typed numbers; refused if one is missing.
    Q_INVOKABLE void revealBoats();
    /// Selects an animal of the asked seat, or deselects it if it was selected. If animals are being named, names the
    /// face-down one at once. Shows why, if it cannot be chosen.
    Q_INVOKABLE void chooseAnimal(const QString& animal);
    /// Ends the show, selects a number to type, or places the selected or face-down animal; otherwise opens `outlook`.
    Q_INVOKABLE void tapBoat(int boat);
    /// Opens `outlook` for the boat.
    Q_INVOKABLE void lookAtBoat(int boat);
    /// Makes the seat the next to name its face-down animal, if it has one.
    Q_INVOKABLE void tapSeat(int seat);
    Q_INVOKABLE void sail();
    /// Sails one boat after the other until a card must be replaced.
    Q_INVOKABLE void sailAll();
    /// Gives the waiting boat the typed number.
    Q_INVOKABLE void replaceBoat();
    /// Deselects the animal.
    Q_INVOKABLE void cancel();
    /// A weight as text, for animations that count.
    Q_INVOKABLE [[nodiscard]] QString weightText(int halves) const;
    /// Shows why no act of that phase can be done now; nothing if one can.
    Q_INVOKABLE void explainPhase(basekeeper::AboardState::Phase phase);

    [[nodiscard]] bool hasGame() const override;
    void retranslate() override;

signals:
    /// Boats sailed, and the first step is shown.
    void showStarted();

protected:
    void cancelInteraction() override;
    void reset() override;
    void refresh() override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] int addressedSeat() const override { return asked(); }
    [[nodiscard]] bool isBatching() const override { return m_batching; }

private:
    [[nodiscard]] const all_aboard::State& state() const;
    [[nodiscard]] const all_aboard::Setup& setup() const;
    bool act(const all_aboard::Action& action);
    /// Makes an act that sails boats and adds its steps to the show.
    bool actAndShow(const all_aboard::Action& action);
    /// Names the face-down animals that only one animal can be: nobody is asked where there is nothing to choose.
    void nameTheRest();
    /// Follows the step that is shown.
    void followShow();
    /// Makes such acts as a batch and then starts the show.
    void batch(const std::function<void()>& acts);
    [[nodiscard]] AboardLook look() const;
    [[nodiscard]] bool isTappable(int boat) const;
    /// Whether the numbers of the boats must be entered and the show of the previous round is closed.
    [[nodiscard]] bool asksForBoats() const;
    [[nodiscard]] std::vector<BoatRow> boatsToBeRevealed() const;
    /// Why the asked seat cannot choose the animal for any boat.
    [[nodiscard]] std::optional<all_aboard::Violation> whyNotAnimal(all_aboard::Animal animal) const;
    void refreshSeats(const AboardLook& look);
    void refreshAnimals();

    const GameView<AllAboard> m_game;
    GadgetListModel<BoatRow> m_boats;
    GadgetListModel<PassengerRow> m_passengers;
    GadgetListModel<AboardSeatRow> m_seats;
    std::vector<std::unique_ptr<GadgetListModel<SetAnimalRow>>> m_sets;
    GadgetListModel<AnimalChoiceRow> m_animals;
    GadgetListModel<StandingRow> m_standings;
    NumberEntry m_numbers;
    SailingShow m_show;
    OutlookModel m_outlook;
    AboardOverruleModel m_overrule;
    std::optional<all_aboard::Animal> m_inHand;
    std::optional<SeatId> m_naming;  ///< the seat that somebody chose to name next
    int m_shownStep = 0;             ///< of `m_show`, as it was before it changed
    bool m_batching = false;
};

}  // namespace basekeeper
