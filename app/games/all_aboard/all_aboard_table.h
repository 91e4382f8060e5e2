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
#include "core/all_aboard/game.h"

#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace basekeeper {

/// The table of All aboard!: the boats, every seat with what is left of its animals, who is asked for what, and what a
/// tap does now. When boats sail the act is kept first; then `show` tells it step by step, and until its end the lists
/// show the table of the step.
class AllAboardTable : public basekeeper::GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QAbstractItemModel* boats READ boats CONSTANT FINAL)            ///< BoatRow
    Q_PROPERTY(QAbstractItemModel* passengers READ passengers CONSTANT FINAL)  ///< PassengerRow
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)            ///< AboardSeatRow
    /// AnimalChoiceRow: of the seat that is asked
    Q_PROPERTY(QAbstractItemModel* animals READ animals CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel* standings READ standings CONSTANT FINAL)  ///< StandingRow
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    Q_PROPERTY(int boatCount READ boatCount NOTIFY changed FINAL)
    Q_PROPERTY(int mostAboard READ mostAboard NOTIFY changed FINAL)  ///< one boat: how many must fit
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    /// 0 boats, 1 boarding, 2 naming, 3 sailing, 4 over
    Q_PROPERTY(int phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(Task task READ task NOTIFY changed FINAL)
    Q_PROPERTY(int asked READ asked NOTIFY changed FINAL)  ///< the seat; -1: nobody
    Q_PROPERTY(QString askedName READ askedName NOTIFY changed FINAL)
    Q_PROPERTY(bool faceDown READ faceDown NOTIFY changed FINAL)  ///< so lies the next animal
    /// which of its animals the seat places, from 1
    Q_PROPERTY(int placement READ placement NOTIFY changed FINAL)
    Q_PROPERTY(int placements READ placements CONSTANT FINAL)
    Q_PROPERTY(int unnamed READ unnamed NOTIFY changed FINAL)  ///< how many animals must be named
    /// the animal that is boarded by the next tap on a boat
    Q_PROPERTY(QString inHand READ inHand NOTIFY changed FINAL)
    Q_PROPERTY(QString inHandName READ inHandName NOTIFY changed FINAL)
    Q_PROPERTY(int starting READ starting NOTIFY changed FINAL)
    Q_PROPERTY(QString startingName READ startingName NOTIFY changed FINAL)
    Q_PROPERTY(int nextBoat READ nextBoat NOTIFY changed FINAL)            ///< that sails next; 0: none
    Q_PROPERTY(int nextRound READ nextRound NOTIFY changed FINAL)          ///< that is to be played on
    Q_PROPERTY(bool effects READ effects NOTIFY changed FINAL)             ///< false: the children's variant
    Q_PROPERTY(QStringList winners READ winners NOTIFY changed FINAL)      ///< names
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed FINAL)  ///< in one list
    Q_PROPERTY(QList<int> winnerSeats READ winnerSeats NOTIFY changed FINAL)
    /// in words: what told the first from the second
    Q_PROPERTY(QString decidedBy READ decidedBy NOTIFY changed FINAL)
    Q_PROPERTY(bool examplePoints READ examplePoints NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::NumberEntry* numbers READ numbers CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SailingShow* show READ show CONSTANT FINAL)
    Q_PROPERTY(basekeeper::OutlookModel* outlook READ outlook CONSTANT FINAL)
    Q_PROPERTY(basekeeper::AboardOverruleModel* overrule READ overrule CONSTANT FINAL)

public:
    /// What the table is asked for now.
    enum class Task {
        None,     ///< there is no game
        Boats,    ///< their numbers
        Board,    ///< the next animal and its boat
        Name,     ///< the animals that lie face down
        Sail,     ///< to let the next boat sail
        Replace,  ///< the number of the boat that takes the place of one
        Show,     ///< to look at what happened
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
    [[nodiscard]] int phase() const;
    [[nodiscard]] Task task() const;
    [[nodiscard]] int asked() const;
    [[nodiscard]] QString askedName() const;
    [[nodiscard]] QString askedLanguage() const override;
    [[nodiscard]] bool faceDown() const;
    [[nodiscard]] int placement() const;
    [[nodiscard]] int placements() const { return all_aboard::placementsPerSeat; }
    [[nodiscard]] int unnamed() const;
    [[nodiscard]] QString inHand() const;
    [[nodiscard]] QString inHandName() const;
    [[nodiscard]] int starting() const;
    [[nodiscard]] QString startingName() const;
    [[nodiscard]] int nextBoat() const;
    [[nodiscard]] int nextRound() const { return hasGame() ? state().round : 0; }
    [[nodiscard]] bool effects() const;
    [[nodiscard]] QStringList winners() const;
    [[nodiscard]] QString winnerNames() const;
    [[nodiscard]] QList<int> winnerSeats() const;
    [[nodiscard]] QString decidedBy() const;
    [[nodiscard]] bool examplePoints() const;
    [[nodiscard]] QString exampleNote() const override;
    [[nodiscard]] NumberEntry* numbers() { return &m_numbers; }
    [[nodiscard]] SailingShow* show() { return &m_show; }
    [[nodiscard]] OutlookModel* outlook() { return &m_outlook; }
    [[nodiscard]] AboardOverruleModel* overrule() { return &m_overrule; }

    /// The numbers that were typed are the boats of this round. Refused where one is missing.
    Q_INVOKABLE void revealBoats();
    /// Takes an animal of the seat in hand, or names its face-down one at once. The same one again is put back. One
    /// that cannot be chosen shows why.
    Q_INVOKABLE void chooseAnimal(const QString& animal);
    /// Boards what is in hand or lies face down, chooses a number to be typed, ends the show; else it looks closely.
    Q_INVOKABLE void tapBoat(int boat);
    /// What would happen to the boat as it stands.
    Q_INVOKABLE void lookAtBoat(int boat);
    /// The seat whose face-down animal is named next; only where it has one.
    Q_INVOKABLE void tapSeat(int seat);
    Q_INVOKABLE void sail();
    /// One boat after the other, as far as they go without another card.
    Q_INVOKABLE void sailAll();
    /// The number that was typed is the boat's from now on.
    Q_INVOKABLE void replaceBoat();
    /// Puts down what is in hand.
    Q_INVOKABLE void cancel();
    /// A weight in words, for what counts up to it.
    Q_INVOKABLE [[nodiscard]] QString weightText(int halves) const;
    /// Why no act of that phase can be done now; shows nothing where one can.
    Q_INVOKABLE void explainPhase(int phase);

    [[nodiscard]] bool hasGame() const override;
    void retranslate() override;

signals:
    /// Boats sail, and the first step is shown.
    void told();

protected:
    void putDown() override;
    void forget() override;
    void refresh() override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] int seatSpokenTo() const override { return asked(); }
    [[nodiscard]] bool isTelling() const override { return m_telling; }

private:
    [[nodiscard]] const all_aboard::State& state() const;
    [[nodiscard]] const all_aboard::Setup& setup() const;
    bool act(const all_aboard::Action& action);
    /// An act by which boats sail, kept and then added to what is told.
    bool actAndTell(const all_aboard::Action& action);
    /// Enters such acts, and then begins to tell them.
    void tell(const std::function<void()>& acts);
    [[nodiscard]] AboardLook look() const;
    [[nodiscard]] bool isLit(int boat) const;
    /// Whether the numbers of the boats are asked for, and nothing of the round before is to be seen any more.
    [[nodiscard]] bool asksForBoats() const;
    [[nodiscard]] std::vector<BoatRow> boatsToBeRevealed() const;
    /// Why the seat that is asked cannot choose the animal, whichever boat it goes to.
    [[nodiscard]] std::optional<all_aboard::Violation> whyNotAnimal(all_aboard::Animal animal) const;
    void refreshSeats(const AboardLook& look);
    void refreshAnimals();

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
    std::optional<SeatId> m_naming;  ///< whose animal is named next, where somebody chose
    bool m_telling = false;          ///< boats that sail are kept and told together
};

}  // namespace basekeeper
