<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message id="cards/search">
        <source>Animal or any word</source>
        <translation>Animal or any word</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Who is aboard?</source>
        <translation>Who is aboard?</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap an animal, or type any word of the rules in any of Basekeeper’s languages.</source>
        <translation>Tap an animal, or type any word of the rules in any of Basekeeper’s languages.</translation>
    </message>
    <message id="section/0">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="section/1">
        <source>Boarding</source>
        <translation>Boarding</translation>
    </message>
    <message id="section/2">
        <source>Sailing</source>
        <translation>Sailing</translation>
    </message>
    <message id="section/3">
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message id="section/4">
        <source>End</source>
        <translation>End</translation>
    </message>
    <message id="section/7">
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message id="section/S">
        <source>The log</source>
        <translation>The log</translation>
    </message>
    <message id="section/V">
        <source>Card values</source>
        <translation>Card values</translation>
    </message>
    <message id="0.1/title">
        <source>Players and animals</source>
        <translation>Players and animals</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 5 players take part, each with the twelve animals once: mouse, peacock, fox, octopus, monkey, sloth, moose, zebra, giraffe, lion, bear and elephant. Shuffle yours and draw three; after each animal that you place, draw another as long as your deck lasts.</source>
        <translation>2 to 5 players take part, each with the twelve animals once: mouse, peacock, fox, octopus, monkey, sloth, moose, zebra, giraffe, lion, bear and elephant. Shuffle yours and draw three; after each animal that you place, draw another as long as your deck lasts.</translation>
    </message>
    <message id="0.2/title">
        <source>Rounds and boats</source>
        <translation>Rounds and boats</translation>
    </message>
    <message id="0.2/text">
        <source>The game lasts four rounds. In each, reveal one boat for every player and enter their numbers from left to right. The number on a boat is the most weight that it can carry, from 0 to 999 kilos.</source>
        <translation>The game lasts four rounds. In each, reveal one boat for every player and enter their numbers from left to right. The number on a boat is the most weight that it can carry, from 0 to 999 kilos.</translation>
    </message>
    <message id="0.3/title">
        <source>Who starts</source>
        <translation>Who starts</translation>
    </message>
    <message id="0.3/text">
        <source>Whoever saw a monkey most recently starts, unless the table agrees on somebody else. Each round the start moves one player to the left.</source>
        <translation>Whoever saw a monkey most recently starts, unless the table agrees on somebody else. Each round the start moves one player to the left.</translation>
    </message>
    <message id="1.1/title">
        <source>Three animals each</source>
        <translation>Three animals each</translation>
    </message>
    <message id="1.1/text">
        <source>In turns, each player places three animals a round: the first face up, the second face down, the third face up.</source>
        <translation>In turns, each player places three animals a round: the first face up, the second face down, the third face up.</translation>
    </message>
    <message id="1.2/title">
        <source>Three aboard</source>
        <translation>Three aboard</translation>
    </message>
    <message id="1.2/text">
        <source>Choose any boat that has fewer than three animals. When all have boarded, every boat holds exactly three.</source>
        <translation>Choose any boat that has fewer than three animals. When all have boarded, every boat holds exactly three.</translation>
    </message>
    <message id="1.3/title">
        <source>Each animal once</source>
        <translation>Each animal once</translation>
    </message>
    <message id="1.3/text">
        <source>You play each of your animals once in the whole game. An animal that lies face down stays your secret: enter only where it lies, and name it when all are revealed. If you have already played the animal that you name, Basekeeper refuses it.</source>
        <translation>You play each of your animals once in the whole game. An animal that lies face down stays your secret: enter only where it lies, and name it when all are revealed. If you have already played the animal that you name, Basekeeper refuses it.</translation>
    </message>
    <message id="2.1/title">
        <source>Love and fights</source>
        <translation>Love and fights</translation>
    </message>
    <message id="2.1/text">
        <source>All face-down animals are revealed, then the boats sail one by one from left to right. Two of one kind are in love: each owner takes a cupid card, worth 2 points, whatever becomes of the boat. Three or more of one kind fight: the boat sinks at once, with no effects and no cupids.</source>
        <translation>All face-down animals are revealed, then the boats sail one by one from left to right. Two of one kind are in love: each owner takes a cupid card, worth 2 points, whatever becomes of the boat. Three or more of one kind fight: the boat sinks at once, with no effects and no cupids.</translation>
    </message>
    <message id="2.2/title">
        <source>From light to heavy</source>
        <translation>From light to heavy</translation>
    </message>
    <message id="2.2/text">
        <source>The animals aboard act from the lightest to the heaviest: always the lightest that is still aboard and has not acted on this boat yet. Animals in love have no effect, and no effect of another touches them. If two weigh the same, the one that comes first in the list of animals at the set-up acts first.</source>
        <translation>The animals aboard act from the lightest to the heaviest: always the lightest that is still aboard and has not acted on this boat yet. Animals in love have no effect, and no effect of another touches them. If two weigh the same, the one that comes first in the list of animals at the set-up acts first.</translation>
    </message>
    <message id="2.3/title">
        <source>The weight decides</source>
        <translation>The weight decides</translation>
    </message>
    <message id="2.3/text">
        <source>Add up the weights of all aboard. If they come to the boat’s number or less, it sails. If they come to more, it sinks.</source>
        <translation>Add up the weights of all aboard. If they come to the boat’s number or less, it sails. If they come to more, it sinks.</translation>
    </message>
    <message id="2.4/title">
        <source>Saved or lost</source>
        <translation>Saved or lost</translation>
    </message>
    <message id="2.4/text">
        <source>If the boat sails, each animal goes to its owner’s saved pile and scores at the end. If it sinks, all aboard are discarded. Fox and octopus are the exceptions.</source>
        <translation>If the boat sails, each animal goes to its owner’s saved pile and scores at the end. If it sinks, all aboard are discarded. Fox and octopus are the exceptions.</translation>
    </message>
    <message id="2.5/title">
        <source>Arrivals from the left</source>
        <translation>Arrivals from the left</translation>
    </message>
    <message id="2.5/text">
        <source>An animal that comes over from the boat to the left counts fully on its new boat: for love and fights, for effects and for the weight. The limit of three does not hold for arrivals.</source>
        <translation>An animal that comes over from the boat to the left counts fully on its new boat: for love and fights, for effects and for the weight. The limit of three does not hold for arrivals.</translation>
    </message>
    <message id="3.mouse/title">
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message id="3.mouse/text">
        <source>If an elephant is aboard and neither of the two is in love, the elephant takes fright: the boat card is replaced by another from the deck, and that number counts. Two mice in love weigh half a kilo each.</source>
        <translation>If an elephant is aboard and neither of the two is in love, the elephant takes fright: the boat card is replaced by another from the deck, and that number counts. Two mice in love weigh half a kilo each.</translation>
    </message>
    <message id="3.mouse/clarification/1">
        <source>The animals stay aboard: only the boat card changes.</source>
        <translation>The animals stay aboard: only the boat card changes.</translation>
    </message>
    <message id="3.mouse/clarification/2">
        <source>A boat is replaced once at most.</source>
        <translation>A boat is replaced once at most.</translation>
    </message>
    <message id="3.mouse/app">
        <source>The boat waits until you enter the number of the new card; then it goes on with that.</source>
        <translation>The boat waits until you enter the number of the new card; then it goes on with that.</translation>
    </message>
    <message id="3.peacock/title">
        <source>Peacock</source>
        <translation>Peacock</translation>
    </message>
    <message id="3.peacock/text">
        <source>Its printed weight counts, and that may be below zero. Two peacocks in love weigh 1 kilo each.</source>
        <translation>Its printed weight counts, and that may be below zero. Two peacocks in love weigh 1 kilo each.</translation>
    </message>
    <message id="3.peacock/app">
        <source>Basekeeper adds the peacock’s weight for you.</source>
        <translation>Basekeeper adds the peacock’s weight for you.</translation>
    </message>
    <message id="3.fox/title">
        <source>Fox</source>
        <translation>Fox</translation>
    </message>
    <message id="3.fox/text">
        <source>If the boat sinks, the fox jumps to the next boat to the right. From the last boat it is discarded. Two foxes in love do not jump. Three foxes fight and are discarded.</source>
        <translation>If the boat sinks, the fox jumps to the next boat to the right. From the last boat it is discarded. Two foxes in love do not jump. Three foxes fight and are discarded.</translation>
    </message>
    <message id="3.fox/clarification/1">
        <source>If the next boat sinks too, the fox jumps again.</source>
        <translation>If the next boat sinks too, the fox jumps again.</translation>
    </message>
    <message id="3.fox/clarification/2">
        <source>It also jumps from a boat that other animals sink by fighting.</source>
        <translation>It also jumps from a boat that other animals sink by fighting.</translation>
    </message>
    <message id="3.fox/app">
        <source>Basekeeper moves the fox to the next boat, where it counts from then on.</source>
        <translation>Basekeeper moves the fox to the next boat, where it counts from then on.</translation>
    </message>
    <message id="3.octopus/title">
        <source>Octopus</source>
        <translation>Octopus</translation>
    </message>
    <message id="3.octopus/text">
        <source>It is saved only if the boat sinks; if the boat sails, the octopus is discarded. In love it is the other way round. If three octopuses meet on a boat, it sinks and all three are saved.</source>
        <translation>It is saved only if the boat sinks; if the boat sails, the octopus is discarded. In love it is the other way round. If three octopuses meet on a boat, it sinks and all three are saved.</translation>
    </message>
    <message id="3.octopus/clarification/1">
        <source>If other animals sink the boat by fighting, the octopus is saved.</source>
        <translation>If other animals sink the boat by fighting, the octopus is saved.</translation>
    </message>
    <message id="3.octopus/clarification/2">
        <source>An octopus that is eaten, or thrown off the last boat, is not saved.</source>
        <translation>An octopus that is eaten, or thrown off the last boat, is not saved.</translation>
    </message>
    <message id="3.octopus/clarification/3">
        <source>In the children’s variant it scores like any other animal.</source>
        <translation>In the children’s variant it scores like any other animal.</translation>
    </message>
    <message id="3.octopus/app">
        <source>Basekeeper puts the octopus with the saved or with the discarded animals, as the boat fares.</source>
        <translation>Basekeeper puts the octopus with the saved or with the discarded animals, as the boat fares.</translation>
    </message>
    <message id="3.monkey/title">
        <source>Monkey</source>
        <translation>Monkey</translation>
    </message>
    <message id="3.monkey/text">
        <source>The monkey and the heaviest other animal aboard together throw the next heaviest one to the next boat. From the last boat the thrown animal is discarded.</source>
        <translation>The monkey and the heaviest other animal aboard together throw the next heaviest one to the next boat. From the last boat the thrown animal is discarded.</translation>
    </message>
    <message id="3.monkey/clarification/1">
        <source>Animals in love do not count. With fewer than two others, or where a tie leaves it open who is heaviest or second heaviest, nothing happens.</source>
        <translation>Animals in love do not count. With fewer than two others, or where a tie leaves it open who is heaviest or second heaviest, nothing happens.</translation>
    </message>
    <message id="3.monkey/clarification/2">
        <source>A thrown animal may act on the boat where it lands.</source>
        <translation>A thrown animal may act on the boat where it lands.</translation>
    </message>
    <message id="3.monkey/app">
        <source>Basekeeper finds the two and throws the right one, and tells you so.</source>
        <translation>Basekeeper finds the two and throws the right one, and tells you so.</translation>
    </message>
    <message id="3.sloth/title">
        <source>Sloth</source>
        <translation>Sloth</translation>
    </message>
    <message id="3.sloth/text">
        <source>The sloth has no effect. Only its weight and its points count.</source>
        <translation>The sloth has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.moose/title">
        <source>Moose</source>
        <translation>Moose</translation>
    </message>
    <message id="3.moose/text">
        <source>The moose has no effect. Only its weight and its points count.</source>
        <translation>The moose has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.zebra/title">
        <source>Zebra</source>
        <translation>Zebra</translation>
    </message>
    <message id="3.zebra/text">
        <source>The zebra has no effect. Only its weight and its points count.</source>
        <translation>The zebra has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.giraffe/title">
        <source>Giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message id="3.giraffe/text">
        <source>The giraffe has no effect. Only its weight and its points count.</source>
        <translation>The giraffe has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.lion/title">
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message id="3.lion/text">
        <source>It eats the heaviest animal that is lighter than itself: that one is discarded.</source>
        <translation>It eats the heaviest animal that is lighter than itself: that one is discarded.</translation>
    </message>
    <message id="3.lion/clarification/1">
        <source>Animals in love are not eaten. If nobody is lighter, or the heaviest of them are equal, nothing happens.</source>
        <translation>Animals in love are not eaten. If nobody is lighter, or the heaviest of them are equal, nothing happens.</translation>
    </message>
    <message id="3.lion/clarification/2">
        <source>An eaten fox does not jump, and an eaten octopus is not saved.</source>
        <translation>An eaten fox does not jump, and an eaten octopus is not saved.</translation>
    </message>
    <message id="3.lion/app">
        <source>Basekeeper discards the eaten animal and weighs the boat without it.</source>
        <translation>Basekeeper discards the eaten animal and weighs the boat without it.</translation>
    </message>
    <message id="3.bear/title">
        <source>Bear</source>
        <translation>Bear</translation>
    </message>
    <message id="3.bear/text">
        <source>The bear has no effect. Only its weight and its points count.</source>
        <translation>The bear has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.elephant/title">
        <source>Elephant</source>
        <translation>Elephant</translation>
    </message>
    <message id="3.elephant/text">
        <source>It does something only when a mouse is aboard and neither is in love: then it takes fright, and the boat card is replaced.</source>
        <translation>It does something only when a mouse is aboard and neither is in love: then it takes fright, and the boat card is replaced.</translation>
    </message>
    <message id="3.elephant/clarification/1">
        <source>The elephant stays aboard and weighs what it weighs.</source>
        <translation>The elephant stays aboard and weighs what it weighs.</translation>
    </message>
    <message id="3.elephant/app">
        <source>Basekeeper asks for the new boat card as soon as a mouse has its turn.</source>
        <translation>Basekeeper asks for the new boat card as soon as a mouse has its turn.</translation>
    </message>
    <message id="4.1/title">
        <source>Counting</source>
        <translation>Counting</translation>
    </message>
    <message id="4.1/text">
        <source>After the fourth round add up the points of your saved animals, and 2 points for each of your cupid cards. The most points win.</source>
        <translation>After the fourth round add up the points of your saved animals, and 2 points for each of your cupid cards. The most points win.</translation>
    </message>
    <message id="4.2/title">
        <source>Ties</source>
        <translation>Ties</translation>
    </message>
    <message id="4.2/text">
        <source>In a tie the player with more cupid cards wins, then the one with more saved animals. If even these are the same, the victory is shared.</source>
        <translation>In a tie the player with more cupid cards wins, then the one with more saved animals. If even these are the same, the victory is shared.</translation>
    </message>
    <message id="4.3/title">
        <source>Children’s variant</source>
        <translation>Children’s variant</translation>
    </message>
    <message id="4.3/text">
        <source>As an option the effects of the animals are ignored; love and fights stay. Foxes do not jump, the octopus scores like any other animal, and mouse and peacock still have their other weight when in love.</source>
        <translation>As an option the effects of the animals are ignored; love and fights stay. Foxes do not jump, the octopus scores like any other animal, and mouse and peacock still have their other weight when in love.</translation>
    </message>
    <message id="4.4/title">
        <source>Cupids without end</source>
        <translation>Cupids without end</translation>
    </message>
    <message id="4.4/text">
        <source>Cupid cards are counted, not limited to the twenty in the box.</source>
        <translation>Cupid cards are counted, not limited to the twenty in the box.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Ruling by the referee</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: boats, animals, cupid cards, the round, who is next, or the end of the game. It is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>The referee can fix anything: boats, animals, cupid cards, the round, who is next, or the end of the game. It is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</translation>
    </message>
    <message id="S.1/title">
        <source>Undo an act</source>
        <translation>Undo an act</translation>
    </message>
    <message id="S.1/text">
        <source>Undo takes back the latest act that still stands, or several of the latest at once. You cannot take back more acts than there are. What is taken back stays in the log.</source>
        <translation>Undo takes back the latest act that still stands, or several of the latest at once. You cannot take back more acts than there are. What is taken back stays in the log.</translation>
    </message>
    <message id="S.2/title">
        <source>Redo an act</source>
        <translation>Redo an act</translation>
    </message>
    <message id="S.2/text">
        <source>Redo brings back the act that was taken back last, or several at once, as long as no new act was made since. You cannot bring back more acts than were taken back.</source>
        <translation>Redo brings back the act that was taken back last, or several at once, as long as no new act was made since. You cannot bring back more acts than were taken back.</translation>
    </message>
    <message id="S.3/title">
        <source>Correct the past</source>
        <translation>Correct the past</translation>
    </message>
    <message id="S.3/text">
        <source>Any act that stands can be replaced or deleted, and another can be put before it. The correction is one step: one undo takes it back.</source>
        <translation>Any act that stands can be replaced or deleted, and another can be put before it. The correction is one step: one undo takes it back.</translation>
    </message>
    <message id="S.4/title">
        <source>A correction must be legal</source>
        <translation>A correction must be legal</translation>
    </message>
    <message id="S.4/text">
        <source>Every act of the corrected game must be allowed where it stands then. For each later act that is no longer allowed, the table decides whether it is dropped or kept as a ruling.</source>
        <translation>Every act of the corrected game must be allowed where it stands then. For each later act that is no longer allowed, the table decides whether it is dropped or kept as a ruling.</translation>
    </message>
    <message id="S.5/title">
        <source>Later acts mean the same animals</source>
        <translation>Later acts mean the same animals</translation>
    </message>
    <message id="S.5/text">
        <source>A later act goes on meaning the same player, boat and animal, whatever the correction changes. An act that would be another player’s, or names an animal that the player has used by then, is no longer possible.</source>
        <translation>A later act goes on meaning the same player, boat and animal, whatever the correction changes. An act that would be another player’s, or names an animal that the player has used by then, is no longer possible.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Kept as a ruling</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: the table then stands as if it had been done. The revealing of boats cannot be kept as a ruling. Nor can a boat that waits for another card, but the outcome of that boat can.</source>
        <translation>A later act that is no longer allowed can be kept as a ruling: the table then stands as if it had been done. The revealing of boats cannot be kept as a ruling. Nor can a boat that waits for another card, but the outcome of that boat can.</translation>
    </message>
    <message id="V.1/title">
        <source>Weights and points</source>
        <translation>Weights and points</translation>
    </message>
    <message id="V.1/text">
        <source>Weights are from −99 to 999 kilos, exact to the half kilo; points are whole numbers from 0 to 99. They are what your cards say; the example values only stand in until you have entered yours.</source>
        <translation>Weights are from −99 to 999 kilos, exact to the half kilo; points are whole numbers from 0 to 99. They are what your cards say; the example values only stand in until you have entered yours.</translation>
    </message>
</context>
</TS>
