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
        <source>Tap an animal, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>Tap an animal, or type any word from the rules in any of Basekeeper’s languages.</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>Setup</translation>
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
        <source>2 to 5 players take part, each with a set of the twelve animals: mouse, peacock, fox, octopus, monkey, sloth, moose, zebra, giraffe, lion, bear and elephant. Shuffle yours and draw three; after each animal that you place, draw another as long as your deck lasts.</source>
        <translation>2 to 5 players take part, each with a set of the twelve animals: mouse, peacock, fox, octopus, monkey, sloth, moose, zebra, giraffe, lion, bear and elephant. Shuffle yours and draw three; after each animal that you place, draw another as long as your deck lasts.</translation>
    </message>
    <message id="0.2/title">
        <source>Rounds and boats</source>
        <translation>Rounds and boats</translation>
    </message>
    <message id="0.2/text">
        <source>The game lasts four rounds. In each, reveal as many boats as there are players and enter the boats’ numbers from left to right. The number on a boat is the most weight that it can carry, from 0 to 999 kilos.</source>
        <translation>The game lasts four rounds. In each, reveal as many boats as there are players and enter the boats’ numbers from left to right. The number on a boat is the most weight that it can carry, from 0 to 999 kilos.</translation>
    </message>
    <message id="0.3/title">
        <source>Who starts</source>
        <translation>Who starts</translation>
    </message>
    <message id="0.3/text">
        <source>Whoever saw a monkey most recently starts, unless the table agrees on somebody else. In each later round, the next player to the left starts.</source>
        <translation>Whoever saw a monkey most recently starts, unless the table agrees on somebody else. In each later round, the next player to the left starts.</translation>
    </message>
    <message id="1.1/title">
        <source>Three animals each</source>
        <translation>Three animals each</translation>
    </message>
    <message id="1.1/text">
        <source>Taking turns, each player places three animals per round: the first face up, the second face down, the third face up.</source>
        <translation>Taking turns, each player places three animals per round: the first face up, the second face down, the third face up.</translation>
    </message>
    <message id="1.1/diagram">
        <source>In this round player A places the mouse face up, then an animal face down, and last the lion face up. The weights are examples.</source>
        <translation>In this round player A places the mouse face up, then an animal face down, and last the lion face up. The weights are examples.</translation>
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
        <source>All face-down animals are revealed, then the boats are settled one by one from left to right. Two animals of one kind on a boat are in love: each owner takes a cupid card, worth 2 points, whatever happens to the boat. Three or more of one kind fight: the boat sinks at once, with no effects and no cupid cards.</source>
        <translation>All face-down animals are revealed, then the boats are settled one by one from left to right. Two animals of one kind on a boat are in love: each owner takes a cupid card, worth 2 points, whatever happens to the boat. Three or more of one kind fight: the boat sinks at once, with no effects and no cupid cards.</translation>
    </message>
    <message id="2.1/diagram">
        <source>Two foxes are aboard and in love: player A and player B each take a cupid card. They keep these cards even though the boat is too heavy and sinks. The weights are examples.</source>
        <translation>Two foxes are aboard and in love: player A and player B each take a cupid card. They keep these cards even though the boat is too heavy and sinks. The weights are examples.</translation>
    </message>
    <message id="2.2/title">
        <source>From light to heavy</source>
        <translation>From light to heavy</translation>
    </message>
    <message id="2.2/text">
        <source>The animals aboard act from the lightest to the heaviest: always the lightest that is still aboard and has not acted on this boat yet. Animals in love have no effect, and no other animal’s effect touches them. If two weigh the same, the one listed first under “Players and animals” acts first.</source>
        <translation>The animals aboard act from the lightest to the heaviest: always the lightest that is still aboard and has not acted on this boat yet. Animals in love have no effect, and no other animal’s effect touches them. If two weigh the same, the one listed first under “Players and animals” acts first.</translation>
    </message>
    <message id="2.3/title">
        <source>The weight decides</source>
        <translation>The weight decides</translation>
    </message>
    <message id="2.3/text">
        <source>Add up the weights of all animals aboard. If the total is the boat’s number or less, the boat sails. If it is more, the boat sinks.</source>
        <translation>Add up the weights of all animals aboard. If the total is the boat’s number or less, the boat sails. If it is more, the boat sinks.</translation>
    </message>
    <message id="2.3/diagram">
        <source>There are 16 kilos aboard, but the boat can carry only 14. It sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>There are 16 kilos aboard, but the boat can carry only 14. It sinks, and all three animals are discarded. The weights are examples.</translation>
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
        <source>An animal that comes over from the boat to the left counts fully on its new boat: for love and fights, for effects and for the weight. The limit of three does not apply to arrivals.</source>
        <translation>An animal that comes over from the boat to the left counts fully on its new boat: for love and fights, for effects and for the weight. The limit of three does not apply to arrivals.</translation>
    </message>
    <message id="3.mouse/title">
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message id="3.mouse/text">
        <source>If an elephant is aboard and neither of the two is in love, the mouse frightens the elephant: the boat card is replaced by another from the boat deck, and the new number counts. Two mice in love weigh half a kilo each.</source>
        <translation>If an elephant is aboard and neither of the two is in love, the mouse frightens the elephant: the boat card is replaced by another from the boat deck, and the new number counts. Two mice in love weigh half a kilo each.</translation>
    </message>
    <message id="3.mouse/clarification/1">
        <source>The animals stay aboard: only the boat card changes.</source>
        <translation>The animals stay aboard: only the boat card changes.</translation>
    </message>
    <message id="3.mouse/clarification/2">
        <source>A boat is replaced at most once.</source>
        <translation>A boat is replaced at most once.</translation>
    </message>
    <message id="3.mouse/app">
        <source>The boat waits until you enter the number of the new card; Basekeeper then goes on with that number.</source>
        <translation>The boat waits until you enter the number of the new card; Basekeeper then goes on with that number.</translation>
    </message>
    <message id="3.mouse/diagram">
        <source>The mouse frightens the elephant, so the boat that can carry 9 kilos is replaced by one that can carry 15. All three animals stay aboard: 14 kilos is not too much, and the boat sails. The weights are examples.</source>
        <translation>The mouse frightens the elephant, so the boat that can carry 9 kilos is replaced by one that can carry 15. All three animals stay aboard: 14 kilos is not too much, and the boat sails. The weights are examples.</translation>
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
    <message id="3.peacock/diagram">
        <source>The peacock weighs less than nothing: without it the bear and the mouse would be too heavy. With it there are 10 kilos, as many as the boat can carry, and the boat sails. The weights are examples.</source>
        <translation>The peacock weighs less than nothing: without it the bear and the mouse would be too heavy. With it there are 10 kilos, as many as the boat can carry, and the boat sails. The weights are examples.</translation>
    </message>
    <message id="3.fox/title">
        <source>Fox</source>
        <translation>Fox</translation>
    </message>
    <message id="3.fox/text">
        <source>If the boat sinks, the fox jumps to the next boat to the right. If there is none, the fox is discarded. Two foxes in love do not jump. Three foxes fight and are discarded.</source>
        <translation>If the boat sinks, the fox jumps to the next boat to the right. If there is none, the fox is discarded. Two foxes in love do not jump. Three foxes fight and are discarded.</translation>
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
    <message id="3.fox/diagram">
        <source>17 kilos is too much for the first boat, and it sinks. The fox jumps to the next boat; the bear and the sloth are discarded. The weights are examples.</source>
        <translation>17 kilos is too much for the first boat, and it sinks. The fox jumps to the next boat; the bear and the sloth are discarded. The weights are examples.</translation>
    </message>
    <message id="3.octopus/title">
        <source>Octopus</source>
        <translation>Octopus</translation>
    </message>
    <message id="3.octopus/text">
        <source>The octopus is saved only if the boat sinks; if the boat sails, it is discarded. In love it is the other way around. If three octopuses meet on a boat, the boat sinks and all three are saved.</source>
        <translation>The octopus is saved only if the boat sinks; if the boat sails, it is discarded. In love it is the other way around. If three octopuses meet on a boat, the boat sinks and all three are saved.</translation>
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
        <source>Basekeeper puts the octopus with the saved or the discarded animals, depending on whether the boat sinks.</source>
        <translation>Basekeeper puts the octopus with the saved or the discarded animals, depending on whether the boat sinks.</translation>
    </message>
    <message id="3.octopus/diagram">
        <source>14 kilos is too much, and the boat sinks. The octopus is saved; the bear and the mouse are discarded. The weights are examples.</source>
        <translation>14 kilos is too much, and the boat sinks. The octopus is saved; the bear and the mouse are discarded. The weights are examples.</translation>
    </message>
    <message id="3.monkey/title">
        <source>Monkey</source>
        <translation>Monkey</translation>
    </message>
    <message id="3.monkey/text">
        <source>Together with the heaviest other animal aboard, the monkey throws the second heaviest of the others onto the next boat. If there is no next boat, the thrown animal is discarded.</source>
        <translation>Together with the heaviest other animal aboard, the monkey throws the second heaviest of the others onto the next boat. If there is no next boat, the thrown animal is discarded.</translation>
    </message>
    <message id="3.monkey/clarification/1">
        <source>Animals in love do not count. If there are fewer than two others, or a tie leaves open which is heaviest or second heaviest, nothing happens.</source>
        <translation>Animals in love do not count. If there are fewer than two others, or a tie leaves open which is heaviest or second heaviest, nothing happens.</translation>
    </message>
    <message id="3.monkey/clarification/2">
        <source>A thrown animal may act on the boat where it lands.</source>
        <translation>A thrown animal may act on the boat where it lands.</translation>
    </message>
    <message id="3.monkey/app">
        <source>Basekeeper finds both animals, throws the right one and tells you which.</source>
        <translation>Basekeeper finds both animals, throws the right one and tells you which.</translation>
    </message>
    <message id="3.monkey/diagram">
        <source>The heaviest of the others is the bear. Together with the bear, the monkey throws the second heaviest, the giraffe, onto the next boat. 14 kilos are left, and the first boat sails. The weights are examples.</source>
        <translation>The heaviest of the others is the bear. Together with the bear, the monkey throws the second heaviest, the giraffe, onto the next boat. 14 kilos are left, and the first boat sails. The weights are examples.</translation>
    </message>
    <message id="3.sloth/title">
        <source>Sloth</source>
        <translation>Sloth</translation>
    </message>
    <message id="3.sloth/text">
        <source>The sloth has no effect. Only its weight and its points count.</source>
        <translation>The sloth has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.sloth/diagram">
        <source>The sloth does nothing, and nothing happens to it. With 8 kilos the boat is not too heavy, and it sails. The weights are examples.</source>
        <translation>The sloth does nothing, and nothing happens to it. With 8 kilos the boat is not too heavy, and it sails. The weights are examples.</translation>
    </message>
    <message id="3.moose/title">
        <source>Moose</source>
        <translation>Moose</translation>
    </message>
    <message id="3.moose/text">
        <source>The moose has no effect. Only its weight and its points count.</source>
        <translation>The moose has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.moose/diagram">
        <source>The moose does nothing. There are 12 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</source>
        <translation>The moose does nothing. There are 12 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</translation>
    </message>
    <message id="3.zebra/title">
        <source>Zebra</source>
        <translation>Zebra</translation>
    </message>
    <message id="3.zebra/text">
        <source>The zebra has no effect. Only its weight and its points count.</source>
        <translation>The zebra has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.zebra/diagram">
        <source>The zebra does nothing. 14 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>The zebra does nothing. 14 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</translation>
    </message>
    <message id="3.giraffe/title">
        <source>Giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message id="3.giraffe/text">
        <source>The giraffe has no effect. Only its weight and its points count.</source>
        <translation>The giraffe has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.giraffe/diagram">
        <source>The giraffe does nothing. There are 14 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</source>
        <translation>The giraffe does nothing. There are 14 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</translation>
    </message>
    <message id="3.lion/title">
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message id="3.lion/text">
        <source>Of all animals aboard that are lighter than itself, the lion eats the heaviest: that animal is discarded.</source>
        <translation>Of all animals aboard that are lighter than itself, the lion eats the heaviest: that animal is discarded.</translation>
    </message>
    <message id="3.lion/clarification/1">
        <source>Animals in love are not eaten. If no animal is lighter, or several lighter ones tie for heaviest, nothing happens.</source>
        <translation>Animals in love are not eaten. If no animal is lighter, or several lighter ones tie for heaviest, nothing happens.</translation>
    </message>
    <message id="3.lion/clarification/2">
        <source>An eaten fox does not jump, and an eaten octopus is not saved.</source>
        <translation>An eaten fox does not jump, and an eaten octopus is not saved.</translation>
    </message>
    <message id="3.lion/app">
        <source>Basekeeper discards the eaten animal and weighs the boat without it.</source>
        <translation>Basekeeper discards the eaten animal and weighs the boat without it.</translation>
    </message>
    <message id="3.lion/diagram">
        <source>The lion eats the giraffe, the heaviest of those that are lighter than itself. The giraffe is discarded, 14 kilos are left, and the boat sails. The weights are examples.</source>
        <translation>The lion eats the giraffe, the heaviest of those that are lighter than itself. The giraffe is discarded, 14 kilos are left, and the boat sails. The weights are examples.</translation>
    </message>
    <message id="3.bear/title">
        <source>Bear</source>
        <translation>Bear</translation>
    </message>
    <message id="3.bear/text">
        <source>The bear has no effect. Only its weight and its points count.</source>
        <translation>The bear has no effect. Only its weight and its points count.</translation>
    </message>
    <message id="3.bear/diagram">
        <source>The bear does nothing. 16 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>The bear does nothing. 16 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</translation>
    </message>
    <message id="3.elephant/title">
        <source>Elephant</source>
        <translation>Elephant</translation>
    </message>
    <message id="3.elephant/text">
        <source>The elephant has an effect only if a mouse is aboard and neither is in love: the mouse frightens it, and the boat card is replaced.</source>
        <translation>The elephant has an effect only if a mouse is aboard and neither is in love: the mouse frightens it, and the boat card is replaced.</translation>
    </message>
    <message id="3.elephant/clarification/1">
        <source>The elephant stays aboard, and its weight counts as usual.</source>
        <translation>The elephant stays aboard, and its weight counts as usual.</translation>
    </message>
    <message id="3.elephant/app">
        <source>Basekeeper asks for the new boat card as soon as the mouse acts.</source>
        <translation>Basekeeper asks for the new boat card as soon as the mouse acts.</translation>
    </message>
    <message id="3.elephant/diagram">
        <source>The elephant is frightened by the mouse, so the boat that can carry 18 kilos is replaced by one that can carry only 12. 17 kilos is too much for it: it sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>The elephant is frightened by the mouse, so the boat that can carry 18 kilos is replaced by one that can carry only 12. 17 kilos is too much for it: it sinks, and all three animals are discarded. The weights are examples.</translation>
    </message>
    <message id="4.1/title">
        <source>Counting</source>
        <translation>Counting</translation>
    </message>
    <message id="4.1/text">
        <source>After the fourth round, add up the points of your saved animals, plus 2 points for each of your cupid cards. Whoever has the most points wins.</source>
        <translation>After the fourth round, add up the points of your saved animals, plus 2 points for each of your cupid cards. Whoever has the most points wins.</translation>
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
        <source>Your table may have agreed to ignore the animals’ effects; love and fights stay. Foxes do not jump, an octopus scores like any other animal, and mice and peacocks still change weight when in love.</source>
        <translation>Your table may have agreed to ignore the animals’ effects; love and fights stay. Foxes do not jump, an octopus scores like any other animal, and mice and peacocks still change weight when in love.</translation>
    </message>
    <message id="4.4/title">
        <source>No limit on cupid cards</source>
        <translation>No limit on cupid cards</translation>
    </message>
    <message id="4.4/text">
        <source>Basekeeper counts every cupid card, even beyond the twenty in the box.</source>
        <translation>Basekeeper counts every cupid card, even beyond the twenty in the box.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Ruling by the referee</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: boats, animals, cupid cards, the round, who is next, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>The referee can fix anything: boats, animals, cupid cards, the round, who is next, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</translation>
    </message>
    <message id="S.1/title">
        <source>Undo an act</source>
        <translation>Undo an act</translation>
    </message>
    <message id="S.1/text">
        <source>Undo takes back the latest act that still stands, or several at once, latest first. You cannot take back more acts than there are. What is taken back stays in the log.</source>
        <translation>Undo takes back the latest act that still stands, or several at once, latest first. You cannot take back more acts than there are. What is taken back stays in the log.</translation>
    </message>
    <message id="S.2/title">
        <source>Redo an act</source>
        <translation>Redo an act</translation>
    </message>
    <message id="S.2/text">
        <source>Redo brings back the act that was taken back last, or several at once, as long as no new act has been entered since. You cannot bring back more acts than were taken back.</source>
        <translation>Redo brings back the act that was taken back last, or several at once, as long as no new act has been entered since. You cannot bring back more acts than were taken back.</translation>
    </message>
    <message id="S.3/title">
        <source>Correct the past</source>
        <translation>Correct the past</translation>
    </message>
    <message id="S.3/text">
        <source>Any act that stands can be replaced or deleted, and a new act can be put before it. The correction is one step: one undo takes it back.</source>
        <translation>Any act that stands can be replaced or deleted, and a new act can be put before it. The correction is one step: one undo takes it back.</translation>
    </message>
    <message id="S.4/title">
        <source>A correction must be legal</source>
        <translation>A correction must be legal</translation>
    </message>
    <message id="S.4/text">
        <source>Every act must be allowed at its place in the corrected game. For each later act that is no longer allowed, the table decides whether it is dropped or kept as a ruling.</source>
        <translation>Every act must be allowed at its place in the corrected game. For each later act that is no longer allowed, the table decides whether it is dropped or kept as a ruling.</translation>
    </message>
    <message id="S.5/title">
        <source>Later acts refer to the same animals</source>
        <translation>Later acts refer to the same animals</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, boat and animal, whatever the correction changes. It is no longer possible if it would then be another player’s turn, or if the player has already used that animal by then.</source>
        <translation>A later act still refers to the same player, boat and animal, whatever the correction changes. It is no longer possible if it would then be another player’s turn, or if the player has already used that animal by then.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Kept as a ruling</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. Revealing boats cannot be kept, nor can the wait for another boat card; but what became of that boat can.</source>
        <translation>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. Revealing boats cannot be kept, nor can the wait for another boat card; but what became of that boat can.</translation>
    </message>
    <message id="V.1/title">
        <source>Weights and points</source>
        <translation>Weights and points</translation>
    </message>
    <message id="V.1/text">
        <source>Weights are from −99 to 999 kilos, in steps of half a kilo; points are whole numbers from 0 to 99. Use the values on your cards; the example values only stand in until you have entered yours.</source>
        <translation>Weights are from −99 to 999 kilos, in steps of half a kilo; points are whole numbers from 0 to 99. Use the values on your cards; the example values only stand in until you have entered yours.</translation>
    </message>
</context>
</TS>
