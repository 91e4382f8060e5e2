<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Aboard</name>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>%1 of %2 kg</source>
        <extracomment>what is aboard, what the boat bears</extracomment>
        <translation>%1 of %2 kg</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message>
        <source>two animals in love</source>
        <extracomment>said of a boat: two animals aboard</extracomment>
        <translation>two animals in love</translation>
    </message>
    <message>
        <source>animals fighting</source>
        <extracomment>said of a boat: three or more animals aboard</extracomment>
        <translation>animals fighting</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>said of a boat: the boat</extracomment>
        <translation>has sailed</translation>
    </message>
    <message>
        <source>has sunk</source>
        <extracomment>said of a boat: the boat</extracomment>
        <translation>has sunk</translation>
    </message>
    <message>
        <source>waits for another number</source>
        <translation>waits for another number</translation>
    </message>
    <message>
        <source>face down, played by %1</source>
        <translation>face down, played by %1</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, played by %2</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <translation>%1: %2, %3, %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n cupid card</numerusform>
            <numerusform>%n cupid cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>%n animal saved</numerusform>
            <numerusform>%n animals saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) left</source>
        <translation>
            <numerusform>%n animal to play</numerusform>
            <numerusform>%n animals to play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Alert</name>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 goes from %2 to %3</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <extracomment>of a RED ALERT&apos;s choices: how many are made, how many there are</extracomment>
        <translation>%1 of %2 chosen</translation>
    </message>
    <message>
        <source>%2’s %1 is destroyed</source>
        <translation>%2’s %1 is destroyed</translation>
    </message>
    <message>
        <source>The turn goes to %1 now</source>
        <translation>The turn goes to %1 now</translation>
    </message>
    <message>
        <source>%1 gives a card to %2</source>
        <translation>%1 gives a card to %2</translation>
    </message>
    <message>
        <source>%1 looks at %2’s hand, takes one card and gives one</source>
        <translation>%1 looks at %2’s hand, takes one card and gives one</translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation>Nothing changes on the table.</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <extracomment>where cards go, as in “2 Zigs: from B3 to the discard pile”</extracomment>
        <translation>the discard pile</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <extracomment>cards, the base they leave, the base or pile they go to</extracomment>
        <translation>%1: from %2 to %3</translation>
    </message>
    <message>
        <source>%1 of %2 cards placed</source>
        <extracomment>of the cards that lay on bases which change hands: how many have found a place, how many there are</extracomment>
        <translation>%1 of %2 cards placed</translation>
    </message>
    <message>
        <source>Player %1 of %2</source>
        <extracomment>the players give one order each: which of them gives one now, how many there are</extracomment>
        <translation>Player %1 of %2</translation>
    </message>
    <message>
        <source>%1 loses the extra turn</source>
        <translation>%1 loses the extra turn</translation>
    </message>
    <message>
        <source>Look at whose hand?</source>
        <translation>Look at whose hand?</translation>
    </message>
    <message>
        <source>Who gets the turn?</source>
        <translation>Who gets the turn?</translation>
    </message>
    <message>
        <source>Which base loses its cards?</source>
        <translation>Which base loses its cards?</translation>
    </message>
    <message>
        <source>Which base is destroyed?</source>
        <translation>Which base is destroyed?</translation>
    </message>
    <message>
        <source>Ships from which base?</source>
        <translation>Ships from which base?</translation>
    </message>
    <message>
        <source>Ships to which base?</source>
        <translation>Ships to which base?</translation>
    </message>
    <message>
        <source>Where does the %1 card go?</source>
        <translation>Where does the %1 card go?</translation>
    </message>
    <message>
        <source>Take which base first?</source>
        <translation>Take which base first?</translation>
    </message>
    <message>
        <source>Take which other base?</source>
        <translation>Take which other base?</translation>
    </message>
    <message>
        <source>Which ship is lost?</source>
        <translation>Which ship is lost?</translation>
    </message>
    <message>
        <source>Which ship does %1 lose?</source>
        <translation>Which ship does %1 lose?</translation>
    </message>
    <message>
        <source>Which base is lost?</source>
        <translation>Which base is lost?</translation>
    </message>
    <message>
        <source>Which base does %1 lose?</source>
        <translation>Which base does %1 lose?</translation>
    </message>
    <message>
        <source>Send which ship?</source>
        <translation>Send which ship?</translation>
    </message>
    <message>
        <source>Send the %1 to which base?</source>
        <translation>Send the %1 to which base?</translation>
    </message>
    <message>
        <source>%1 cannot send a ship</source>
        <translation>%1 cannot send a ship</translation>
    </message>
</context>
<context>
    <name>AlertBaseChip</name>
    <message>
        <source>%2’s %1, defense %3</source>
        <translation>%2’s %1, defense %3</translation>
    </message>
</context>
<context>
    <name>AlertRail</name>
    <message>
        <source>Do not play it</source>
        <translation>Do not play it</translation>
    </message>
    <message>
        <source>No legal target. You may play it, but nothing happens.</source>
        <translation>No legal target. You may play it, but nothing happens.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message numerus="yes">
        <source>Same for the other %n card(s)</source>
        <translation>
            <numerusform>Same for the other card</numerusform>
            <numerusform>Same for the other %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>To the discard pile</translation>
    </message>
    <message>
        <source>Change the last choice</source>
        <translation>Change the last choice</translation>
    </message>
    <message>
        <source>Play this card?</source>
        <translation>Play this card?</translation>
    </message>
</context>
<context>
    <name>AlertWords</name>
    <message>
        <source>Add another language</source>
        <translation>Add another language</translation>
    </message>
    <message>
        <source>On the card, “you” is %1.</source>
        <translation>On the card, “you” is %1.</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>About rule %1</translation>
    </message>
</context>
<context>
    <name>AllAboardBar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boats</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Boarding</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Reveal</translation>
    </message>
    <message>
        <source>Sailing</source>
        <translation>Sailing</translation>
    </message>
    <message>
        <source>Round %1/%2</source>
        <extracomment>a round, as short as can be: its number, and of how many</extracomment>
        <translation>Round %1/%2</translation>
    </message>
</context>
<context>
    <name>AllAboardNotes</name>
    <message>
        <source>Without effects</source>
        <translation>Without effects</translation>
    </message>
    <message>
        <source>Example weights</source>
        <translation>Example weights</translation>
    </message>
</context>
<context>
    <name>AllAboardOverruleSheet</name>
    <message>
        <source>Animal</source>
        <translation>Animal</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>tab of the ruling: the end of the game</extracomment>
        <translation>Game</translation>
    </message>
    <message>
        <source>The game is over, won by</source>
        <translation>The game is over, won by</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
</context>
<context>
    <name>AllAboardRailFooter</name>
    <message>
        <source>What if?</source>
        <translation>What if?</translation>
    </message>
</context>
<context>
    <name>AllAboardSeat</name>
    <message>
        <source>your turn</source>
        <extracomment>the app waits for this player</extracomment>
        <translation>your turn</translation>
    </message>
    <message>
        <source>starts this round</source>
        <translation>starts this round</translation>
    </message>
</context>
<context>
    <name>AllAboardSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>Rules at this table</translation>
    </message>
    <message>
        <source>Children’s variant</source>
        <translation>Children’s variant</translation>
    </message>
    <message>
        <source>Animal effects are ignored. Love and fights still apply.</source>
        <translation>Animal effects are ignored. Love and fights still apply.</translation>
    </message>
</context>
<context>
    <name>AllAboardSetupScreen</name>
    <message>
        <source>with animal effects</source>
        <translation>with animal effects</translation>
    </message>
    <message>
        <source>children’s variant</source>
        <extracomment>what the table has agreed on</extracomment>
        <translation>children’s variant</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllAboardSetupValues</name>
    <message>
        <source>Animal weights and points</source>
        <translation>Animal weights and points</translation>
    </message>
    <message>
        <source>example values: check your cards</source>
        <translation>example values: check your cards</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Choose or edit animal weights and points</source>
        <translation>Choose or edit animal weights and points</translation>
    </message>
    <message>
        <source>Copy them from the cards</source>
        <translation>Copy them from the cards</translation>
    </message>
    <message>
        <source>only once, about two minutes</source>
        <extracomment>how long it takes</extracomment>
        <translation>only once, about two minutes</translation>
    </message>
</context>
<context>
    <name>AllAboardSheets</name>
    <message>
        <source>What if?</source>
        <translation>What if?</translation>
    </message>
    <message>
        <source>if the boats sailed now</source>
        <translation>if the boats sailed now</translation>
    </message>
</context>
<context>
    <name>AllAboardStanding</name>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>%n animal saved</numerusform>
            <numerusform>%n animals saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n cupid card</numerusform>
            <numerusform>%n cupid cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: animals %3, cupids %4, total %5</source>
        <extracomment>the place of a player, the name, points of saved animals, of cupid cards, of both</extracomment>
        <translation>%1. %2: animals %3, cupids %4, total %5</translation>
    </message>
</context>
<context>
    <name>AllAboardTexts</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>AllAboardVictory</name>
    <message>
        <source>All aboard!</source>
        <translation>All aboard!</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>The game has ended.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>Ended by a ruling. Nobody has won.</translation>
    </message>
</context>
<context>
    <name>AllYourBaseBar</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation>Red alert</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Regroup</translation>
    </message>
</context>
<context>
    <name>AllYourBaseNotes</name>
    <message>
        <source>then %1</source>
        <translation>then %1</translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>before the badges of those whose turn is next</extracomment>
        <translation>then</translation>
    </message>
    <message>
        <source>Example points</source>
        <translation>Example points</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRail</name>
    <message>
        <source>Nobody has won.</source>
        <translation>Nobody has won.</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRailFooter</name>
    <message>
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>%1 next</source>
        <translation>%1 next</translation>
    </message>
    <message>
        <source>Declare victory</source>
        <translation>Declare victory</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Regroup</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRailFrame</name>
    <message>
        <source>Declare victory, or play on.</source>
        <translation>Declare victory, or play on.</translation>
    </message>
    <message>
        <source>Enough bases to win</source>
        <translation>Enough bases to win</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupOptions</name>
    <message numerus="yes">
        <source>Reset %n rule(s)</source>
        <comment>changed options</comment>
        <translation>
            <numerusform>Reset %n rule</numerusform>
            <numerusform>Reset %n rules</numerusform>
        </translation>
    </message>
    <message>
        <source>Only gained bases count</source>
        <translation>Only gained bases count</translation>
    </message>
    <message>
        <source>Bases taken from others, not bases you played.</source>
        <translation>Bases taken from others, not bases you played.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>name of the rule by which a surplus buys ships back</extracomment>
        <translation>Change</translation>
    </message>
    <message>
        <source>The surplus of an attack buys ships back from the discard pile.</source>
        <translation>The surplus of an attack buys ships back from the discard pile.</translation>
    </message>
    <message>
        <source>Any number of RED ALERTs</source>
        <translation>Any number of RED ALERTs</translation>
    </message>
    <message>
        <source>More than one may be played in a RED ALERT phase.</source>
        <translation>More than one may be played in a RED ALERT phase.</translation>
    </message>
    <message>
        <source>RED ALERT 11 destroys bases</source>
        <translation>RED ALERT 11 destroys bases</translation>
    </message>
    <message>
        <source>Each opponent loses one base instead of one ship, as on the Spanish sheet.</source>
        <translation>Each opponent loses one base instead of one ship, as on the Spanish sheet.</translation>
    </message>
    <message>
        <source>After a gifted turn, the giver’s neighbor plays</source>
        <translation>After a gifted turn, the giver’s neighbor plays</translation>
    </message>
    <message>
        <source>The player after the giver goes next, not the player after the receiver.</source>
        <translation>The player after the giver goes next, not the player after the receiver.</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Counterclockwise</translation>
    </message>
    <message>
        <source>The turn passes to the right, not to the left.</source>
        <translation>The turn passes to the right, not to the left.</translation>
    </message>
    <message>
        <source>A game already underway</source>
        <translation>A game already underway</translation>
    </message>
    <message>
        <source>You enter what is on the table; then the game goes on from there.</source>
        <translation>You enter what is on the table; then the game goes on from there.</translation>
    </message>
    <message>
        <source>No change for a surplus</source>
        <translation>No change for a surplus</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupScreen</name>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation>
            <numerusform>%n base to win</numerusform>
            <numerusform>%n bases to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>standard options</source>
        <extracomment>what the table has agreed on</extracomment>
        <translation>standard options</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupThreshold</name>
    <message>
        <source>Bases to win</source>
        <translation>Bases to win</translation>
    </message>
    <message numerus="yes">
        <source>The rules say %1 for %n player(s).</source>
        <translation>
            <numerusform>The rules say %1 for %n player.</numerusform>
            <numerusform>The rules say %1 for %n players.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Back to %1</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>About rule %1</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupValues</name>
    <message>
        <source>Card points</source>
        <translation>Card points</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Choose or edit card points</source>
        <translation>Choose or edit card points</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSheets</name>
    <message>
        <source>Who can capture what</source>
        <translation>Who can capture what</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Reshuffle</translation>
    </message>
    <message>
        <source>the discard pile becomes the new deck</source>
        <translation>the discard pile becomes the new deck</translation>
    </message>
</context>
<context>
    <name>AllYourBaseStanding</name>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation>
            <numerusform>%n base to win</numerusform>
            <numerusform>%n bases to win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllYourBaseVictory</name>
    <message>
        <source>The game has ended.</source>
        <translation>The game has ended.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>Ended by a ruling. Nobody has won.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>All your bases belong to us!</source>
        <extracomment>what the words of victory mean, which are said in English in every language</extracomment>
        <translation>All your bases belong to us!</translation>
    </message>
</context>
<context>
    <name>Animal</name>
    <message>
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>Peacock</source>
        <translation>Peacock</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fox</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Octopus</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Monkey</translation>
    </message>
    <message>
        <source>Sloth</source>
        <translation>Sloth</translation>
    </message>
    <message>
        <source>Moose</source>
        <translation>Moose</translation>
    </message>
    <message>
        <source>Zebra</source>
        <translation>Zebra</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bear</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elephant</translation>
    </message>
    <message>
        <source>the mouse</source>
        <translation>the mouse</translation>
    </message>
    <message>
        <source>the peacock</source>
        <translation>the peacock</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>the fox</translation>
    </message>
    <message>
        <source>the octopus</source>
        <translation>the octopus</translation>
    </message>
    <message>
        <source>the monkey</source>
        <translation>the monkey</translation>
    </message>
    <message>
        <source>the sloth</source>
        <translation>the sloth</translation>
    </message>
    <message>
        <source>the moose</source>
        <translation>the moose</translation>
    </message>
    <message>
        <source>the zebra</source>
        <translation>the zebra</translation>
    </message>
    <message>
        <source>the giraffe</source>
        <translation>the giraffe</translation>
    </message>
    <message>
        <source>the lion</source>
        <translation>the lion</translation>
    </message>
    <message>
        <source>the bear</source>
        <translation>the bear</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>the elephant</translation>
    </message>
    <message>
        <source>%1’s mouse</source>
        <translation>%1’s mouse</translation>
    </message>
    <message>
        <source>%1’s peacock</source>
        <translation>%1’s peacock</translation>
    </message>
    <message>
        <source>%1’s fox</source>
        <translation>%1’s fox</translation>
    </message>
    <message>
        <source>%1’s octopus</source>
        <translation>%1’s octopus</translation>
    </message>
    <message>
        <source>%1’s monkey</source>
        <translation>%1’s monkey</translation>
    </message>
    <message>
        <source>%1’s sloth</source>
        <translation>%1’s sloth</translation>
    </message>
    <message>
        <source>%1’s moose</source>
        <translation>%1’s moose</translation>
    </message>
    <message>
        <source>%1’s zebra</source>
        <translation>%1’s zebra</translation>
    </message>
    <message>
        <source>%1’s giraffe</source>
        <translation>%1’s giraffe</translation>
    </message>
    <message>
        <source>%1’s lion</source>
        <translation>%1’s lion</translation>
    </message>
    <message>
        <source>%1’s bear</source>
        <translation>%1’s bear</translation>
    </message>
    <message>
        <source>%1’s elephant</source>
        <translation>%1’s elephant</translation>
    </message>
    <message>
        <source>%1 mice</source>
        <translation>%1 mice</translation>
    </message>
    <message>
        <source>%1 peacocks</source>
        <translation>%1 peacocks</translation>
    </message>
    <message>
        <source>%1 foxes</source>
        <translation>%1 foxes</translation>
    </message>
    <message>
        <source>%1 octopuses</source>
        <translation>%1 octopuses</translation>
    </message>
    <message>
        <source>%1 monkeys</source>
        <translation>%1 monkeys</translation>
    </message>
    <message>
        <source>%1 sloths</source>
        <translation>%1 sloths</translation>
    </message>
    <message>
        <source>%1 moose</source>
        <translation>%1 moose</translation>
    </message>
    <message>
        <source>%1 zebras</source>
        <translation>%1 zebras</translation>
    </message>
    <message>
        <source>%1 giraffes</source>
        <translation>%1 giraffes</translation>
    </message>
    <message>
        <source>%1 lions</source>
        <translation>%1 lions</translation>
    </message>
    <message>
        <source>%1 bears</source>
        <translation>%1 bears</translation>
    </message>
    <message>
        <source>%1 elephants</source>
        <translation>%1 elephants</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Two</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Three</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Four</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Five</translation>
    </message>
</context>
<context>
    <name>AnimalKey</name>
    <message>
        <source>%1, weight %2, points %3</source>
        <translation>%1, weight %2, points %3</translation>
    </message>
</context>
<context>
    <name>AnimalValueCard</name>
    <message>
        <source>weight in love %1</source>
        <translation>weight in love %1</translation>
    </message>
    <message>
        <source>%1: weight %2, points %3</source>
        <translation>%1: weight %2, points %3</translation>
    </message>
</context>
<context>
    <name>AnimalValueCell</name>
    <message>
        <source>%1, not entered yet</source>
        <translation>%1, not entered yet</translation>
    </message>
</context>
<context>
    <name>AnimalValueEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>Our cards</translation>
    </message>
    <message>
        <source>Where the weights and points come from</source>
        <translation>Where the weights and points come from</translation>
    </message>
    <message>
        <source>Printed on the cards</source>
        <translation>Printed on the cards</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Agreed at the table</translation>
    </message>
    <message>
        <source>Delete these weights and points</source>
        <translation>Delete these weights and points</translation>
    </message>
    <message>
        <source>nothing missing</source>
        <extracomment>all weights and points have been entered</extracomment>
        <translation>nothing missing</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message>
        <source>Next value</source>
        <translation>Next value</translation>
    </message>
    <message>
        <source>Card by card: the weight in kilos, then the points. The arrow goes on to the next value; after ½, or after two digits for points, the next value comes up by itself.</source>
        <translation>Card by card: the weight in kilos, then the points. The arrow goes on to the next value; after ½, or after two digits for points, the next value comes up by itself.</translation>
    </message>
</context>
<context>
    <name>AnimalValueSheet</name>
    <message>
        <source>example values: check your cards</source>
        <translation>example values: check your cards</translation>
    </message>
    <message>
        <source>Weights and points</source>
        <translation>Weights and points</translation>
    </message>
    <message>
        <source>What your cards say</source>
        <translation>What your cards say</translation>
    </message>
    <message>
        <source>Edit weights and points</source>
        <translation>Edit weights and points</translation>
    </message>
    <message>
        <source>Edit these</source>
        <translation>Edit these</translation>
    </message>
    <message>
        <source>Copy them from the cards</source>
        <translation>Copy them from the cards</translation>
    </message>
    <message>
        <source>New weights and points</source>
        <translation>New weights and points</translation>
    </message>
    <message>
        <source>starts as a copy of the chosen set</source>
        <translation>starts as a copy of the chosen set</translation>
    </message>
</context>
<context>
    <name>AnimalValueTile</name>
    <message>
        <source>%1: weight when in love</source>
        <translation>%1: weight when in love</translation>
    </message>
    <message>
        <source>%1: weight</source>
        <translation>%1: weight</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: points</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Build bases, send ships, take what is theirs.</source>
        <translation>Build bases, send ships, take what is theirs.</translation>
    </message>
    <message>
        <source>Small boats, heavy animals: who sails, who sinks?</source>
        <translation>Small boats, heavy animals: who sails, who sinks?</translation>
    </message>
    <message>
        <source>Fuel is short and the road is shared: who pulls ahead?</source>
        <translation>Fuel is short and the road is shared: who pulls ahead?</translation>
    </message>
    <message>
        <source>For any game with points: round by round.</source>
        <translation>For any game with points: round by round.</translation>
    </message>
</context>
<context>
    <name>AppearancePanel</name>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <translation>Same as the device</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <source>Nothing slides, fades or flashes.</source>
        <translation>Nothing slides, fades or flashes.</translation>
    </message>
    <message>
        <source>The game’s voice</source>
        <translation>The game’s voice</translation>
    </message>
    <message>
        <source>Short lines in English beside the plain words.</source>
        <translation>Short lines in English beside the plain words.</translation>
    </message>
</context>
<context>
    <name>AttackForce</name>
    <message>
        <source>attack to send</source>
        <extracomment>attack points; stands below how many there are</extracomment>
        <translation>attack to send</translation>
    </message>
    <message>
        <source>On each base: what captures it.</source>
        <translation>On each base: what captures it.</translation>
    </message>
</context>
<context>
    <name>AttackRail</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Within reach (%1 attack)</source>
        <translation>Within reach (%1 attack)</translation>
    </message>
    <message>
        <source>Out of reach (%1 attack)</source>
        <translation>Out of reach (%1 attack)</translation>
    </message>
    <message>
        <source>No attack possible</source>
        <translation>No attack possible</translation>
    </message>
    <message>
        <source>Tap a base to attack</source>
        <translation>Tap a base to attack</translation>
    </message>
</context>
<context>
    <name>BackupLine</name>
    <message>
        <source>Newest game: %1</source>
        <translation>Newest game: %1</translation>
    </message>
</context>
<context>
    <name>BackupPanel</name>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>There is no backup yet.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Last backup: %1</translation>
    </message>
    <message>
        <source>Made automatically every day you play, and before an update changes anything. The newest ten are kept.</source>
        <translation>Made automatically every day you play, and before an update changes anything. The newest ten are kept.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Back up now</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>Back up to a file…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restore a backup…</translation>
    </message>
</context>
<context>
    <name>BenchOutcome</name>
    <message>
        <source>Change: %1</source>
        <translation>Change: %1</translation>
    </message>
    <message>
        <source>Kept: attack %1, defense %2</source>
        <translation>Kept: attack %1, defense %2</translation>
    </message>
    <message>
        <source>Weaker defense: %1</source>
        <translation>Weaker defense: %1</translation>
    </message>
    <message>
        <source>Counterattack: %1</source>
        <translation>Counterattack: %1</translation>
    </message>
</context>
<context>
    <name>BenchRail</name>
    <message>
        <source>Could %1 capture %2?</source>
        <translation>Could %1 capture %2?</translation>
    </message>
    <message>
        <source>%1 · defense %2</source>
        <extracomment>the owner of the attacked base, its defense points</extracomment>
        <translation>%1 · defense %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Suggested force</source>
        <translation>Suggested force</translation>
    </message>
    <message>
        <source>Who could capture it?</source>
        <translation>Who could capture it?</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attack %1</translation>
    </message>
    <message>
        <source>with %1 attack</source>
        <translation>with %1 attack</translation>
    </message>
    <message>
        <source>Enough for %1?</source>
        <translation>Enough for %1?</translation>
    </message>
</context>
<context>
    <name>BenchTotals</name>
    <message>
        <source>%1 attack, %2 needed</source>
        <translation>%1 attack, %2 needed</translation>
    </message>
    <message>
        <source>not enough</source>
        <extracomment>the attack points that are sent</extracomment>
        <translation>not enough</translation>
    </message>
    <message>
        <source>just enough</source>
        <comment>no surplus</comment>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>just enough</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation>surplus %1</translation>
    </message>
    <message>
        <source>%1 available</source>
        <extracomment>the attack points of all cards that could be sent</extracomment>
        <translation>%1 available</translation>
    </message>
</context>
<context>
    <name>BoardRail</name>
    <message>
        <source>Animal %1 of %2, face up</source>
        <translation>Animal %1 of %2, face up</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>how the animal is placed</extracomment>
        <translation>face down</translation>
    </message>
    <message>
        <source>Place an animal</source>
        <translation>Place an animal</translation>
    </message>
    <message>
        <source>Tap a boat</source>
        <translation>Tap a boat</translation>
    </message>
    <message>
        <source>The animal stays secret until all are revealed.</source>
        <translation>The animal stays secret until all are revealed.</translation>
    </message>
    <message>
        <source>Face down: tap a boat</source>
        <translation>Face down: tap a boat</translation>
    </message>
    <message>
        <source>Animal %1 of %2</source>
        <translation>Animal %1 of %2</translation>
    </message>
</context>
<context>
    <name>BoatPicker</name>
    <message>
        <source>Boat %1 (%2)</source>
        <translation>Boat %1 (%2)</translation>
    </message>
</context>
<context>
    <name>BoatsRail</name>
    <message>
        <source>Round %1: reveal the boats</source>
        <translation>Round %1: reveal the boats</translation>
    </message>
    <message>
        <source>Reveal the boats</source>
        <translation>Reveal the boats</translation>
    </message>
    <message>
        <source>Type boat %1’s number</source>
        <translation>Type boat %1’s number</translation>
    </message>
</context>
<context>
    <name>BonusPreviewRail</name>
    <message>
        <source>No ship moves, and no fuel changes.</source>
        <translation>No ship moves, and no fuel changes.</translation>
    </message>
    <message>
        <source>Change who plays a token</source>
        <translation>Change who plays a token</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>What the tokens do</source>
        <translation>What the tokens do</translation>
    </message>
    <message>
        <source>Tap a step to see the track after it.</source>
        <translation>Tap a step to see the track after it.</translation>
    </message>
</context>
<context>
    <name>BonusRail</name>
    <message>
        <source>Who plays a bonus token?</source>
        <translation>Who plays a bonus token?</translation>
    </message>
    <message>
        <source>Nobody else: reveal</source>
        <translation>Nobody else: reveal</translation>
    </message>
    <message>
        <source>Nobody plays one</source>
        <translation>Nobody plays one</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Nobody has a bonus token</source>
        <translation>Nobody has a bonus token</translation>
    </message>
    <message>
        <source>Turn it over and tap what it shows.</source>
        <translation>Turn it over and tap what it shows.</translation>
    </message>
    <message>
        <source>From front to rear: tap everyone who plays a token face down.</source>
        <translation>From front to rear: tap everyone who plays a token face down.</translation>
    </message>
    <message>
        <source>Change who plays a token</source>
        <translation>Change who plays a token</translation>
    </message>
    <message>
        <source>Which token is it?</source>
        <translation>Which token is it?</translation>
    </message>
</context>
<context>
    <name>BonusSeat</name>
    <message>
        <source>plays a token</source>
        <translation>plays a token</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zone %1</translation>
    </message>
</context>
<context>
    <name>BookEntryActs</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Hold it up</source>
        <extracomment>shows the page large, to be held up for the others</extracomment>
        <translation>Hold it up</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
</context>
<context>
    <name>BookNote</name>
    <message>
        <source>That did not work</source>
        <translation>That did not work</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>What Basekeeper does</source>
        <translation>What Basekeeper does</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>The rule</translation>
    </message>
    <message>
        <source>Type in what your card says</source>
        <translation>Type in what your card says</translation>
    </message>
    <message>
        <source>Change what your card says</source>
        <translation>Change what your card says</translation>
    </message>
</context>
<context>
    <name>BookScreen</name>
    <message>
        <source>The book</source>
        <translation>The book</translation>
    </message>
    <message>
        <source>cards and rules</source>
        <translation>cards and rules</translation>
    </message>
</context>
<context>
    <name>BookShelf</name>
    <message>
        <source>Clear the search</source>
        <translation>Clear the search</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Show as a grid</source>
        <translation>Show as a grid</translation>
    </message>
    <message>
        <source>Show as a list</source>
        <translation>Show as a list</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>BookUnopened</name>
    <message>
        <source>Which rule is in question?</source>
        <translation>Which rule is in question?</translation>
    </message>
    <message>
        <source>Open a phase and tap the rule, or type any word from it in any of Basekeeper’s languages.</source>
        <translation>Open a phase and tap the rule, or type any word from it in any of Basekeeper’s languages.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>CREW</source>
        <translation>CREW</translation>
    </message>
    <message>
        <source>Zig</source>
        <translation>Zig</translation>
    </message>
    <message>
        <source>Destroyer</source>
        <translation>Destroyer</translation>
    </message>
    <message>
        <source>BattleCruiser</source>
        <translation>BattleCruiser</translation>
    </message>
    <message>
        <source>Dreadnought</source>
        <translation>Dreadnought</translation>
    </message>
    <message>
        <source>Zero Wing</source>
        <translation>Zero Wing</translation>
    </message>
    <message>
        <source>CATS</source>
        <translation>CATS</translation>
    </message>
    <message numerus="yes">
        <source>%n Zig(s)</source>
        <translation>
            <numerusform>%n Zig</numerusform>
            <numerusform>%n Zigs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Destroyer(s)</source>
        <translation>
            <numerusform>%n Destroyer</numerusform>
            <numerusform>%n Destroyers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n BattleCruiser(s)</source>
        <translation>
            <numerusform>%n BattleCruiser</numerusform>
            <numerusform>%n BattleCruisers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dreadnought(s)</source>
        <translation>
            <numerusform>%n Dreadnought</numerusform>
            <numerusform>%n Dreadnoughts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Zero Wing(s)</source>
        <translation>
            <numerusform>%n Zero Wing</numerusform>
            <numerusform>%n Zero Wings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CREW card(s)</source>
        <translation>
            <numerusform>%n CREW card</numerusform>
            <numerusform>%n CREW cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CATS card(s)</source>
        <translation>
            <numerusform>%n CATS card</numerusform>
            <numerusform>%n CATS cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPoints</name>
    <message>
        <source>Attack points</source>
        <translation>Attack points</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>Defense points</translation>
    </message>
</context>
<context>
    <name>CardsToMove</name>
    <message>
        <source>RED ALERT %1</source>
        <translation>RED ALERT %1</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <comment>a base, a player</comment>
        <translation>%1 goes to %2.</translation>
    </message>
    <message>
        <source>From the discard pile onto %1: %2.</source>
        <translation>From the discard pile onto %1: %2.</translation>
    </message>
    <message>
        <source>Onto %1: %2.</source>
        <translation>Onto %1: %2.</translation>
    </message>
    <message>
        <source>%1 gives RED ALERT %2 to %3.</source>
        <translation>%1 gives RED ALERT %2 to %3.</translation>
    </message>
    <message>
        <source>One card each: %1.</source>
        <translation>One card each: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws up to %n card(s).</source>
        <translation>
            <numerusform>%1 draws up to a hand of %n.</numerusform>
            <numerusform>%1 draws up to a hand of %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the discard pile: %1.</source>
        <translation>To the discard pile: %1.</translation>
    </message>
    <message>
        <source>%1 discards their whole hand.</source>
        <translation>%1 discards their whole hand.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>The discard pile is shuffled into a new deck.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>who gives, who gets</comment>
        <translation>%1 to %2</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message>
        <source>%1: to %2; tap to choose another base</source>
        <translation>%1: to %2; tap to choose another base</translation>
    </message>
</context>
<context>
    <name>ChangeRail</name>
    <message>
        <source>Tap one of your bases to put the ships there.</source>
        <translation>Tap one of your bases to put the ships there.</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Best choice</translation>
    </message>
    <message numerus="yes">
        <source>Take %n ship(s)</source>
        <translation>
            <numerusform>Take %n ship</numerusform>
            <numerusform>Take %n ships</numerusform>
        </translation>
    </message>
    <message>
        <source>Take no change</source>
        <translation>Take no change</translation>
    </message>
    <message>
        <source>Taken: %1 of a surplus of %2</source>
        <translation>Taken: %1 of a surplus of %2</translation>
    </message>
    <message>
        <source>surplus taken</source>
        <extracomment>after how much of the surplus of an attack was taken as change, and how large it is: &quot;2 / 3&quot;</extracomment>
        <translation>surplus taken</translation>
    </message>
    <message>
        <source>Tap another of your bases to put the ships there instead.</source>
        <translation>Tap another of your bases to put the ships there instead.</translation>
    </message>
    <message>
        <source>Take change</source>
        <translation>Take change</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>needed to win</source>
        <translation>needed to win</translation>
    </message>
</context>
<context>
    <name>CheckAnswer</name>
    <message>
        <source>How much defense is needed?</source>
        <translation>How much defense is needed?</translation>
    </message>
    <message>
        <source>Defense needed: %1</source>
        <translation>Defense needed: %1</translation>
    </message>
    <message>
        <source>With these added, the base would hold</source>
        <translation>With these added, the base would hold</translation>
    </message>
    <message>
        <source>With these added, the attack would be enough</source>
        <translation>With these added, the attack would be enough</translation>
    </message>
    <message>
        <source>Not even all the cards in the game would be enough.</source>
        <translation>Not even all the cards in the game would be enough.</translation>
    </message>
    <message>
        <source>The fewest that would do</source>
        <translation>The fewest that would do</translation>
    </message>
    <message>
        <source>None of the cards can be spared.</source>
        <translation>None of the cards can be spared.</translation>
    </message>
    <message>
        <source>Surplus %1: it buys no ship from the discard pile.</source>
        <translation>Surplus %1: it buys no ship from the discard pile.</translation>
    </message>
    <message>
        <source>Surplus %1: the best change</source>
        <translation>Surplus %1: the best change</translation>
    </message>
    <message>
        <source>A counterattack would cost</source>
        <translation>A counterattack would cost</translation>
    </message>
    <message>
        <source>Hold a card to change its points.</source>
        <translation>Hold a card to change its points.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>as a new game</source>
        <translation>as a new game</translation>
    </message>
</context>
<context>
    <name>CheckBase</name>
    <message>
        <source>BASE: defense %1</source>
        <translation>BASE: defense %1</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
</context>
<context>
    <name>CheckChoices</name>
    <message>
        <source>Points changed here</source>
        <translation>Points changed here</translation>
    </message>
    <message>
        <source>Choose or edit card points</source>
        <translation>Choose or edit card points</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Language: %1</translation>
    </message>
</context>
<context>
    <name>CheckFaceOff</name>
    <message>
        <source>Tap the attackers</source>
        <translation>Tap the attackers</translation>
    </message>
</context>
<context>
    <name>CheckFrame</name>
    <message>
        <source>Check an attack</source>
        <translation>Check an attack</translation>
    </message>
    <message>
        <source>Turn it to the next side of the table</source>
        <translation>Turn it to the next side of the table</translation>
    </message>
</context>
<context>
    <name>CheckKind</name>
    <message>
        <source>Take one %1 off</source>
        <translation>Take one %1 off</translation>
    </message>
</context>
<context>
    <name>CheckPile</name>
    <message numerus="yes">
        <source>%n ship(s) in the discard pile</source>
        <translation>
            <numerusform>%n ship in the discard pile</numerusform>
            <numerusform>%n ships in the discard pile</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships in the discard pile</source>
        <translation>Ships in the discard pile</translation>
    </message>
</context>
<context>
    <name>CheckPointsSheet</name>
    <message>
        <source>Points of this card</source>
        <translation>Points of this card</translation>
    </message>
    <message>
        <source>For this question only; the card values stay as they are.</source>
        <translation>For this question only; the card values stay as they are.</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>Defense points</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Back to the card values</source>
        <translation>Back to the card values</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>CheckSide</name>
    <message>
        <source>On the base</source>
        <translation>On the base</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attackers</translation>
    </message>
    <message>
        <source>Take all cards off</source>
        <translation>Take all cards off</translation>
    </message>
</context>
<context>
    <name>ClarificationLines</name>
    <message>
        <source>Clarifications</source>
        <translation>Clarifications</translation>
    </message>
</context>
<context>
    <name>ClauseSheet</name>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows this help.</source>
        <translation>Shows this help.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Shows the version.</translation>
    </message>
    <message>
        <source>Uses this language.</source>
        <translation>Uses this language.</translation>
    </message>
    <message>
        <source>Keeps the games in this folder instead of the usual one.</source>
        <translation>Keeps the games in this folder instead of the usual one.</translation>
    </message>
    <message>
        <source>Opens a window of this size instead of the whole screen.</source>
        <translation>Opens a window of this size instead of the whole screen.</translation>
    </message>
    <message>
        <source>Chooses the theme; “system” follows the device.</source>
        <translation>Chooses the theme; “system” follows the device.</translation>
    </message>
    <message>
        <source>Makes the text larger: 100 to 200 percent.</source>
        <translation>Makes the text larger: 100 to 200 percent.</translation>
    </message>
    <message>
        <source>Starts, checks that every screen can be shown, and quits: status 0 if so.</source>
        <translation>Starts, checks that every screen can be shown, and quits: status 0 if so.</translation>
    </message>
    <message>
        <source>Prints the state at the end as the last line.</source>
        <translation>Prints the state at the end as the last line.</translation>
    </message>
    <message>
        <source>Goes on after a refusal instead of stopping there.</source>
        <translation>Goes on after a refusal instead of stopping there.</translation>
    </message>
    <message>
        <source>Plays a session file (“-”: standard input) without a display. Prints one line of JSON for each line of the log. Exit status: 0 all accepted, 1 something refused, 2 the file cannot be read.</source>
        <translation>Plays a session file (“-”: standard input) without a display. Prints one line of JSON for each line of the log. Exit status: 0 all accepted, 1 something refused, 2 the file cannot be read.</translation>
    </message>
    <message>
        <source>--%1 cannot be “%2”: it must be %3.</source>
        <extracomment>an option, what was given for it, what it must be</extracomment>
        <translation>--%1 cannot be “%2”: it must be %3.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>There is no command “%1”.</translation>
    </message>
    <message>
        <source>A session file; “-” is standard input.</source>
        <translation>A session file; “-” is standard input.</translation>
    </message>
    <message>
        <source>A referee for games played with real cards. Without a command the app opens.</source>
        <translation>A referee for games played with real cards. Without a command the app opens.</translation>
    </message>
    <message>
        <source>Exports every game: into the folder FILE, one file each, or as one table if FILE ends in .csv.</source>
        <translation>Exports every game: into the folder FILE, one file each, or as one table if FILE ends in .csv.</translation>
    </message>
    <message>
        <source>Chooses the format, whatever the name ends in.</source>
        <translation>Chooses the format, whatever the name ends in.</translation>
    </message>
    <message>
        <source>Imports files with a broken hash chain too, and marks their games as unverified.</source>
        <translation>Imports files with a broken hash chain too, and marks their games as unverified.</translation>
    </message>
    <message>
        <source>Exports the game with this id, or the last one. The name decides the format: .jsonl or .basekeeper for a session file, .csv for a table, .pdf for a report, .png for a picture, .json for BG Stats. Exit status: 0 done, 1 no such game, 2 failed.</source>
        <translation>Exports the game with this id, or the last one. The name decides the format: .jsonl or .basekeeper for a session file, .csv for a table, .pdf for a report, .png for a picture, .json for BG Stats. Exit status: 0 done, 1 no such game, 2 failed.</translation>
    </message>
    <message>
        <source>Where to write.</source>
        <translation>Where to write.</translation>
    </message>
    <message>
        <source>Imports session files; games already here are skipped. Prints one line of JSON for each file. Exit status: 0 all are there, 1 something refused, 2 something cannot be read or saved.</source>
        <translation>Imports session files; games already here are skipped. Prints one line of JSON for each file. Exit status: 0 all are there, 1 something refused, 2 something cannot be read or saved.</translation>
    </message>
    <message>
        <source>Session files.</source>
        <translation>Session files.</translation>
    </message>
    <message>
        <source>--all takes no id.</source>
        <translation>--all takes no id.</translation>
    </message>
    <message>
        <source>Usage: %1 %2</source>
        <translation>Usage: %1 %2</translation>
    </message>
    <message>
        <source>There is no display to show a window on. The commands need none.</source>
        <translation>There is no display to show a window on. The commands need none.</translation>
    </message>
    <message>
        <source>There are no saved games in %1.</source>
        <translation>There are no saved games in %1.</translation>
    </message>
    <message>
        <source>Accepts a file without hashes if its game replays.</source>
        <translation>Accepts a file without hashes if its game replays.</translation>
    </message>
    <message>
        <source>Says whether a session file’s hash chain holds, all its lines are there and its game replays. This shows that nothing was changed by accident; whoever forges a file can forge its chain. Exit status: 0 nothing is wrong, 1 the chain is broken, cut short or absent, or a line is refused, 2 the file cannot be read.</source>
        <translation>Says whether a session file’s hash chain holds, all its lines are there and its game replays. This shows that nothing was changed by accident; whoever forges a file can forge its chain. Exit status: 0 nothing is wrong, 1 the chain is broken, cut short or absent, or a line is refused, 2 the file cannot be read.</translation>
    </message>
    <message>
        <source>Checks all saved games, even on a read-only disk, and changes nothing. Prints one line of JSON. Exit status: 0 all are sound, 1 something is damaged, 2 there are no saved games to read.</source>
        <translation>Checks all saved games, even on a read-only disk, and changes nothing. Prints one line of JSON. Exit status: 0 all are sound, 1 something is damaged, 2 there are no saved games to read.</translation>
    </message>
    <message>
        <source>Replaces existing files.</source>
        <translation>Replaces existing files.</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8. Rename the file and try again.</source>
        <translation>An argument is not valid UTF-8. Rename the file and try again.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation>%1 cannot be read (%2).</translation>
    </message>
    <message>
        <source>The cards that attack: zig, destroyer, battlecruiser, dreadnought, zero-wing, crew, cats. “zig,zig” or “2xzig”: two Zigs.</source>
        <translation>The cards that attack: zig, destroyer, battlecruiser, dreadnought, zero-wing, crew, cats. “zig,zig” or “2xzig”: two Zigs.</translation>
    </message>
    <message>
        <source>The cards on the attacked base. Default: none.</source>
        <translation>The cards on the attacked base. Default: none.</translation>
    </message>
    <message>
        <source>The cards in the discard pile, from which change can be taken.</source>
        <translation>The cards in the discard pile, from which change can be taken.</translation>
    </message>
    <message>
        <source>Takes the card points from this file (“-”: standard input) instead of the example points.</source>
        <translation>Takes the card points from this file (“-”: standard input) instead of the example points.</translation>
    </message>
    <message>
        <source>Says whether the given All Your Base cards are enough to capture a base, and what the base would need to hold. Prints one line of JSON. Exit status: 0 enough, 1 not enough, 2 cannot be answered.</source>
        <translation>Says whether the given All Your Base cards are enough to capture a base, and what the base would need to hold. Prints one line of JSON. Exit status: 0 enough, 1 not enough, 2 cannot be answered.</translation>
    </message>
    <message>
        <source>There are no more than %1 cards in the game.</source>
        <translation>There are no more than %1 cards in the game.</translation>
    </message>
    <message>
        <source>%1 contains no card values.</source>
        <translation>%1 contains no card values.</translation>
    </message>
    <message>
        <source>--with must name at least one card.</source>
        <translation>--with must name at least one card.</translation>
    </message>
</context>
<context>
    <name>CorrectionBanner</name>
    <message>
        <source>This is the table as it was before this act: %1. Enter the act that belongs here.</source>
        <translation>This is the table as it was before this act: %1. Enter the act that belongs here.</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Back to the present</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>What it changes</source>
        <translation>What it changes</translation>
    </message>
    <message numerus="yes">
        <source>%n later act(s) no longer possible</source>
        <translation>
            <numerusform>%n later act no longer possible</numerusform>
            <numerusform>%n later acts no longer possible</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop all</source>
        <translation>Drop all</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Keep all</translation>
    </message>
    <message>
        <source>Reason for the rulings</source>
        <translation>Reason for the rulings</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Correct it</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Delete it</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>%1: %2 at the end %3, peak %4</source>
        <translation>%1: %2 at the end %3, peak %4</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>title of an axis, and the word before a number: “bases at the end 12”</extracomment>
        <translation>bases</translation>
    </message>
    <message>
        <source>Bases held</source>
        <translation>Bases held</translation>
    </message>
    <message>
        <source>Bases held, turn by turn</source>
        <translation>Bases held, turn by turn</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>One turn back</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>One turn forward</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Before the first turn</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) ahead of the runner-up</source>
        <translation>
            <numerusform>%n base ahead of the runner-up</numerusform>
            <numerusform>%n bases ahead of the runner-up</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on bases with the runner-up</source>
        <translation>tied on bases with the runner-up</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) behind the leader</source>
        <translation>
            <numerusform>%n base behind the leader</numerusform>
            <numerusform>%n bases behind the leader</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures made</source>
        <translation>Captures made</translation>
    </message>
    <message>
        <source>Bases lost to captures</source>
        <translation>Bases lost to captures</translation>
    </message>
    <message>
        <source>Bases stolen</source>
        <translation>Bases stolen</translation>
    </message>
    <message>
        <source>Counterattacks</source>
        <translation>Counterattacks</translation>
    </message>
    <message>
        <source>Filled: a base captured, or taken by a RED ALERT. Open: a counterattack.</source>
        <translation>Filled: a base captured, or taken by a RED ALERT. Open: a counterattack.</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>below a chart, along which the turns go by</extracomment>
        <translation>turn</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>title of an axis, and the word before a number: “points at the end 12”</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points, boat by boat</source>
        <translation>Points, boat by boat</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n boat</numerusform>
            <numerusform>%n boats</numerusform>
        </translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>One boat back</source>
        <translation>One boat back</translation>
    </message>
    <message>
        <source>One boat forward</source>
        <translation>One boat forward</translation>
    </message>
    <message>
        <source>Before the first boat</source>
        <translation>Before the first boat</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of the runner-up</source>
        <translation>
            <numerusform>%n point ahead of the runner-up</numerusform>
            <numerusform>%n points ahead of the runner-up</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on points with the runner-up</source>
        <translation>tied on points with the runner-up</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind the leader</source>
        <translation>
            <numerusform>%n point behind the leader</numerusform>
            <numerusform>%n points behind the leader</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals saved</source>
        <translation>Animals saved</translation>
    </message>
    <message>
        <source>Cupid cards</source>
        <translation>Cupid cards</translation>
    </message>
    <message>
        <source>Animals lost</source>
        <translation>Animals lost</translation>
    </message>
    <message>
        <source>Each mark is a cupid card.</source>
        <translation>Each mark is a cupid card.</translation>
    </message>
    <message>
        <source>boat</source>
        <extracomment>below a chart, along which the boats sail</extracomment>
        <translation>boat</translation>
    </message>
    <message>
        <source>capture</source>
        <extracomment>a mark in the chart: here a base was captured</extracomment>
        <translation>capture</translation>
    </message>
    <message>
        <source>stolen by RED ALERT</source>
        <translation>stolen by RED ALERT</translation>
    </message>
    <message>
        <source>counterattack</source>
        <extracomment>a mark in the chart: here an attack was countered</extracomment>
        <translation>counterattack</translation>
    </message>
    <message>
        <source>cupid card</source>
        <extracomment>a mark in the chart: here somebody got a cupid card</extracomment>
        <translation>cupid card</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>title of an axis</extracomment>
        <translation>fuel</translation>
    </message>
    <message>
        <source>Zone reached</source>
        <translation>Zone reached</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Fuel</translation>
    </message>
    <message>
        <source>Zones, turn by turn</source>
        <translation>Zones, turn by turn</translation>
    </message>
    <message>
        <source>Fuel, turn by turn</source>
        <translation>Fuel, turn by turn</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) ahead of the runner-up</source>
        <translation>
            <numerusform>%n zone ahead of the runner-up</numerusform>
            <numerusform>%n zones ahead of the runner-up</numerusform>
        </translation>
    </message>
    <message>
        <source>in the same zone as the runner-up</source>
        <translation>in the same zone as the runner-up</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) behind the leader</source>
        <translation>
            <numerusform>%n zone behind the leader</numerusform>
            <numerusform>%n zones behind the leader</numerusform>
        </translation>
    </message>
    <message>
        <source>Fuel spent on routes</source>
        <translation>Fuel spent on routes</translation>
    </message>
    <message>
        <source>Bonus tokens played</source>
        <translation>Bonus tokens played</translation>
    </message>
    <message>
        <source>Turns lost</source>
        <translation>Turns lost</translation>
    </message>
    <message>
        <source>bonus token</source>
        <extracomment>a mark in the chart: here bonus tokens were played</extracomment>
        <translation>bonus token</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>a mark in the chart: here a ship dropped out</extracomment>
        <translation>eliminated</translation>
    </message>
    <message>
        <source>Filled: a bonus token. Open: a ship eliminated.</source>
        <translation>Filled: a bonus token. Open: a ship eliminated.</translation>
    </message>
    <message>
        <source>Bases needed to win: %1</source>
        <translation>Bases needed to win: %1</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>captures</translation>
    </message>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>%n capture</numerusform>
            <numerusform>%n captures</numerusform>
        </translation>
    </message>
    <message>
        <source>bases lost</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>bases lost</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) lost</source>
        <translation>
            <numerusform>%n base lost</numerusform>
            <numerusform>%n bases lost</numerusform>
        </translation>
    </message>
    <message>
        <source>counterattacks</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>counterattacks</translation>
    </message>
    <message numerus="yes">
        <source>%n counterattack(s)</source>
        <translation>
            <numerusform>%n counterattack</numerusform>
            <numerusform>%n counterattacks</numerusform>
        </translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>of the track</extracomment>
        <translation>zone</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>One round back</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>One round forward</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Before the first round</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>below a chart, along which the rounds go by</extracomment>
        <translation>round</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Points, round by round</translation>
    </message>
    <message>
        <source>in the lead for good</source>
        <extracomment>of the winner of a game, after &quot;Turn 9: Ana,&quot;</extracomment>
        <translation>in the lead for good</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>what a player did, then figures: “Ana: bases at the end 9, peak 10; 3 captures”</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Round %1, boat %2</source>
        <extracomment>a boat among all of the game: all boats sail in each round</extracomment>
        <translation>Round %1, boat %2</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>%n animal saved</numerusform>
            <numerusform>%n animals saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n cupid card</numerusform>
            <numerusform>%n cupid cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) lost</source>
        <translation>
            <numerusform>%n animal lost</numerusform>
            <numerusform>%n animals lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) lost to captures</source>
        <translation>
            <numerusform>%n base lost to captures</numerusform>
            <numerusform>%n bases lost to captures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n theft(s)</source>
        <translation>
            <numerusform>%n theft</numerusform>
            <numerusform>%n thefts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fuel spent</source>
        <translation>
            <numerusform>%n fuel spent</numerusform>
            <numerusform>%n fuel spent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) played</source>
        <translation>
            <numerusform>%n token played</numerusform>
            <numerusform>%n tokens played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) lost</source>
        <translation>
            <numerusform>%n turn lost</numerusform>
            <numerusform>%n turns lost</numerusform>
        </translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <extracomment>of a player who dropped out, then when: “eliminated: Turn 7”</extracomment>
        <translation>eliminated: %1</translation>
    </message>
    <message>
        <source>%1: %2, peak %3</source>
        <translation>%1: %2, peak %3</translation>
    </message>
</context>
<context>
    <name>Defender</name>
    <message>
        <source>%1 attacks your base: %2 attack against %3 defense.</source>
        <translation>%1 attacks your base: %2 attack against %3 defense.</translation>
    </message>
    <message>
        <source>defense of %1</source>
        <translation>defense of %1</translation>
    </message>
    <message>
        <source>Let it through</source>
        <translation>Let it through</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Counterattack</translation>
    </message>
    <message>
        <source>With RED ALERT 15: all cards in this battle are discarded, and %1 stays yours.</source>
        <translation>With RED ALERT 15: all cards in this battle are discarded, and %1 stays yours.</translation>
    </message>
    <message>
        <source>RED ALERT 15: press and hold</source>
        <translation>RED ALERT 15: press and hold</translation>
    </message>
    <message>
        <source>%1: %2 attacks %3</source>
        <extracomment>the defender, who attacks, which base of the defender</extracomment>
        <translation>%1: %2 attacks %3</translation>
    </message>
    <message>
        <source>would capture %1</source>
        <extracomment>over the arrow of an attack, for the defender: what comes of it where nobody counters it; %1 is &quot;B2&quot;</extracomment>
        <translation>would capture %1</translation>
    </message>
</context>
<context>
    <name>DefenderRail</name>
    <message>
        <source>Keep holding</source>
        <translation>Keep holding</translation>
    </message>
</context>
<context>
    <name>DeletedSessions</name>
    <message>
        <source>Deleted games</source>
        <translation>Deleted games</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Deleted: %1</translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>This device</source>
        <translation>This device</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Keep the screen on</translation>
    </message>
    <message>
        <source>While a game is on the table.</source>
        <translation>While a game is on the table.</translation>
    </message>
    <message>
        <source>Where the games are kept</source>
        <translation>Where the games are kept</translation>
    </message>
    <message>
        <source>Basekeeper %1</source>
        <translation>Basekeeper %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</translation>
    </message>
    <message>
        <source>This system does not allow it. Turn off the screen timeout in the system settings.</source>
        <translation>This system does not allow it. Turn off the screen timeout in the system settings.</translation>
    </message>
    <message>
        <source>Turn questions to face the player</source>
        <translation>Turn questions to face the player</translation>
    </message>
    <message>
        <source>For a tablet that lies between the players.</source>
        <translation>For a tablet that lies between the players.</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
</context>
<context>
    <name>DueSeats</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, the dice rolled so far</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a player, how many dice are still to roll</extracomment>
        <translation>%1 ×%2</translation>
    </message>
</context>
<context>
    <name>EndSessionButton</name>
    <message>
        <source>End the game for good</source>
        <translation>End the game for good</translation>
    </message>
    <message>
        <source>Hold to end it</source>
        <translation>Hold to end it</translation>
    </message>
</context>
<context>
    <name>EnterPointsRail</name>
    <message>
        <source>Tap another player to enter their points.</source>
        <translation>Tap another player to enter their points.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Write it down</translation>
    </message>
    <message>
        <source>Write down %1</source>
        <translation>Write down %1</translation>
    </message>
    <message>
        <source>Points in round %1</source>
        <translation>Points in round %1</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>One game cannot be read and was left out (%1).</source>
        <translation>One game cannot be read and was left out (%1).</translation>
    </message>
    <message>
        <source>A game played under earlier rules can only be exported as a session file (%1).</source>
        <translation>A game played under earlier rules can only be exported as a session file (%1).</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Choose another place.</source>
        <translation>%1 cannot be written (%2). Choose another place.</translation>
    </message>
    <message>
        <source>The name %1 must end in .jsonl, .basekeeper, .csv, .pdf, .png or .json.</source>
        <translation>The name %1 must end in .jsonl, .basekeeper, .csv, .pdf, .png or .json.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>There is no game yet.</translation>
    </message>
    <message>
        <source>No game id begins with %1.</source>
        <translation>No game id begins with %1.</translation>
    </message>
    <message>
        <source>Several ids begin with %1. Type more of the id.</source>
        <translation>Several ids begin with %1. Type more of the id.</translation>
    </message>
    <message>
        <source>The newest acts of the open game are not saved and cannot be exported. %1</source>
        <translation>The newest acts of the open game are not saved and cannot be exported. %1</translation>
    </message>
    <message>
        <source>%1 belongs to Basekeeper’s own saved games. Choose another place.</source>
        <translation>%1 belongs to Basekeeper’s own saved games. Choose another place.</translation>
    </message>
    <message>
        <source>%1 is a link to another place. Nothing was written.</source>
        <translation>%1 is a link to another place. Nothing was written.</translation>
    </message>
    <message>
        <source>%1 is a folder or a device. Give the name of a file.</source>
        <translation>%1 is a folder or a device. Give the name of a file.</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced.</source>
        <translation>%1 already exists and was not replaced.</translation>
    </message>
    <message>
        <source>No room left for %1: it needs %2.</source>
        <translation>No room left for %1: it needs %2.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>The folder %1 cannot be created.</translation>
    </message>
</context>
<context>
    <name>ExportActs</name>
    <message>
        <source>Session file</source>
        <translation>Session file</translation>
    </message>
    <message>
        <source>A file for each game; can be imported again</source>
        <translation>A file for each game; can be imported again</translation>
    </message>
    <message>
        <source>Everything; can be imported again</source>
        <translation>Everything; can be imported again</translation>
    </message>
    <message>
        <source>Report to print</source>
        <translation>Report to print</translation>
    </message>
    <message>
        <source>A PDF for each game</source>
        <translation>A PDF for each game</translation>
    </message>
    <message>
        <source>Table of games</source>
        <translation>Table of games</translation>
    </message>
    <message>
        <source>Table of acts</source>
        <translation>Table of acts</translation>
    </message>
    <message>
        <source>One CSV file</source>
        <translation>One CSV file</translation>
    </message>
    <message>
        <source>BG Stats play file</source>
        <translation>BG Stats play file</translation>
    </message>
    <message>
        <source>A JSON file for each game</source>
        <translation>A JSON file for each game</translation>
    </message>
    <message>
        <source>Pictures to share</source>
        <translation>Pictures to share</translation>
    </message>
    <message>
        <source>Picture to share</source>
        <translation>Picture to share</translation>
    </message>
    <message>
        <source>A PNG for each game</source>
        <translation>A PNG for each game</translation>
    </message>
    <message>
        <source>Copy the link for BG Stats</source>
        <translation>Copy the link for BG Stats</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export all games</source>
        <translation>Export all games</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Export this game</translation>
    </message>
</context>
<context>
    <name>FaceOff</name>
    <message>
        <source>attack</source>
        <extracomment>over the attack points of the cards that were chosen</extracomment>
        <translation>attack</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>over the defense points of a base and its cards</extracomment>
        <translation>defense</translation>
    </message>
    <message>
        <source>%1 to capture it</source>
        <extracomment>under the defense of a base: the attack points that capture it</extracomment>
        <translation>%1 to capture it</translation>
    </message>
    <message>
        <source>%1 to hold</source>
        <extracomment>under the defense of a base: the defense points with which it holds</extracomment>
        <translation>%1 to hold</translation>
    </message>
</context>
<context>
    <name>FirstPlayer</name>
    <message>
        <source>Who saw a monkey most recently?</source>
        <translation>Who saw a monkey most recently?</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>About rule %1</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Folders</translation>
    </message>
    <message>
        <source>One folder up</source>
        <translation>One folder up</translation>
    </message>
</context>
<context>
    <name>ForTheEar</name>
    <message>
        <source>, </source>
        <extracomment>a pause within a sentence, in place of a dot or a bracket that is seen</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>base %1</source>
        <extracomment>the base with that number, seen as B7, anywhere in a sentence</extracomment>
        <translation>base %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>seen as 3–4</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>seen as 3/4: the third of four</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>one thing or the other, seen as /</extracomment>
        <translation> or </translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 percent</translation>
    </message>
    <message>
        <source>minus %1</source>
        <extracomment>below zero: −3</extracomment>
        <translation>minus %1</translation>
    </message>
    <message>
        <source> plus %1</source>
        <translation> plus %1</translation>
    </message>
    <message>
        <source> makes %1</source>
        <extracomment>the sum of an addition</extracomment>
        <translation> makes %1</translation>
    </message>
    <message>
        <source>one half</source>
        <extracomment>½ by itself, before a measure or alone</extracomment>
        <translation>one half</translation>
    </message>
    <message>
        <source>%1 and a half</source>
        <extracomment>12½, seen as 12.5 in some languages</extracomment>
        <translation>%1 and a half</translation>
    </message>
    <message>
        <source>kilos</source>
        <extracomment>how kg is said</extracomment>
        <translation>kilos</translation>
    </message>
    <message>
        <source>, %1 times</source>
        <extracomment>×2: a thing that comes twice</extracomment>
        <translation>, %1 times</translation>
    </message>
    <message>
        <source>, now </source>
        <extracomment>what something has become: 4 → 5</extracomment>
        <translation>, now </translation>
    </message>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
</context>
<context>
    <name>FreePlaysLine</name>
    <message>
        <source>RED ALERT %1: the whole hand</source>
        <translation>RED ALERT %1: the whole hand</translation>
    </message>
    <message>
        <source>RED ALERT %1: a random card from the discard pile</source>
        <translation>RED ALERT %1: a random card from the discard pile</translation>
    </message>
    <message numerus="yes">
        <source>RED ALERT %1: %n free play(s) left</source>
        <translation>
            <numerusform>RED ALERT %1: %n free play left</numerusform>
            <numerusform>RED ALERT %1: %n free plays left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>not saved</source>
        <extracomment>the acts of this game</extracomment>
        <translation>not saved</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved</source>
        <translation>
            <numerusform>%n unsaved</numerusform>
            <numerusform>%n unsaved</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>The book</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Language: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>all saved</source>
        <extracomment>the acts of this game</extracomment>
        <translation>all saved</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 to %2 players</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>What will you play?</source>
        <translation>What will you play?</translation>
    </message>
    <message>
        <source>Still open: %1 with %2.</source>
        <translation>Still open: %1 with %2.</translation>
    </message>
    <message>
        <source>Or go on with an open game</source>
        <translation>Or go on with an open game</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <extracomment>a first game that is played with the reader; the name of the game</extracomment>
        <translation>Show me: %1</translation>
    </message>
</context>
<context>
    <name>GameMenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Read the table aloud</source>
        <translation>Read the table aloud</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>Ruling…</translation>
    </message>
    <message>
        <source>on anything, with a reason</source>
        <extracomment>beside the button “Ruling…”</extracomment>
        <translation>on anything, with a reason</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Look back</translation>
    </message>
    <message>
        <source>the game so far</source>
        <translation>the game so far</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>the game stays open</source>
        <translation>the game stays open</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Language: %1</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Play a BASE</source>
        <translation>Play a BASE</translation>
    </message>
    <message>
        <source>RED ALERT</source>
        <translation>RED ALERT</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>%1, attack %2, defense %3</source>
        <extracomment>a card, its points</extracomment>
        <translation>%1, attack %2, defense %3</translation>
    </message>
</context>
<context>
    <name>Harbour</name>
    <message>
        <source>The boats</source>
        <translation>The boats</translation>
    </message>
</context>
<context>
    <name>HarbourBoat</name>
    <message>
        <source>which number?</source>
        <translation>which number?</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>below a boat that has gone to sea</extracomment>
        <translation>sailed</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>below a boat that has gone down</extracomment>
        <translation>sunk</translation>
    </message>
    <message>
        <source>they fight</source>
        <extracomment>below a boat: three or more animals aboard fight</extracomment>
        <translation>they fight</translation>
    </message>
    <message>
        <source>in love</source>
        <extracomment>below a boat: two animals aboard are in love</extracomment>
        <translation>in love</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>sails</source>
        <extracomment>below the boat whose sailing is being told</extracomment>
        <translation>sails</translation>
    </message>
    <message>
        <source>up next</source>
        <extracomment>below a boat</extracomment>
        <translation>up next</translation>
    </message>
</context>
<context>
    <name>HistoryNote</name>
    <message>
        <source>That did not work</source>
        <translation>That did not work</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nothing found for “%1”</translation>
    </message>
    <message>
        <source>Try fewer letters or words: every word must match. The card’s number works best.</source>
        <translation>Try fewer letters or words: every word must match. The card’s number works best.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold to confirm</source>
        <translation>Hold to confirm</translation>
    </message>
    <message>
        <source>Keep holding</source>
        <translation>Keep holding</translation>
    </message>
</context>
<context>
    <name>HoldUpActs</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Turn it to the next side of the table</source>
        <translation>Turn it to the next side of the table</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Language: %1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
</context>
<context>
    <name>ImportInvitation</name>
    <message>
        <source>One, several, or a whole folder</source>
        <translation>One, several, or a whole folder</translation>
    </message>
    <message>
        <source>Session files from another tablet</source>
        <translation>Session files from another tablet</translation>
    </message>
    <message>
        <source>A game that is here already is never overwritten, at most continued</source>
        <translation>A game that is here already is never overwritten, at most continued</translation>
    </message>
</context>
<context>
    <name>ImportLine</name>
    <message>
        <source>Import it anyway</source>
        <translation>Import it anyway</translation>
    </message>
    <message>
        <source>The game will be marked as unverified.</source>
        <translation>The game will be marked as unverified.</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Session files</source>
        <translation>Session files</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import games</source>
        <translation>Import games</translation>
    </message>
    <message>
        <source>Nothing is imported until you confirm.</source>
        <translation>Nothing is imported until you confirm.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Import %n file</numerusform>
            <numerusform>Import %n files</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to import yet</source>
        <translation>Nothing to import yet</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choose files…</translation>
    </message>
</context>
<context>
    <name>InspectSheet</name>
    <message>
        <source>Who could capture it?</source>
        <translation>Who could capture it?</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>Ruling…</translation>
    </message>
</context>
<context>
    <name>InspectedBase</name>
    <message>
        <source>to capture it</source>
        <extracomment>below a number of attack points</extracomment>
        <translation>to capture it</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>%1, %2</source>
        <comment>of a list</comment>
        <extracomment>two parts of a list without “and”: “Ana, Bo”; Chinese 、</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>said of a thing</comment>
        <extracomment>a thing and what is said of it: “Zig, attack 1”; Chinese ，</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>words</comment>
        <extracomment>words that follow each other in one phrase: “attack 7”, “Ana ends the turn”; Chinese has no blank between them</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what it is, which one: “Longest game: Friday”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>facts side by side: “3 games · 1 won”</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>makes a sentence of words that lack their full stop</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>two sentences, one after the other; Chinese has no blank between them</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>KnownTile</name>
    <message>
        <source>Describe again: %1</source>
        <translation>Describe again: %1</translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Each player may use a different one, set beside their name.</source>
        <translation>Each player may use a different one, set beside their name.</translation>
    </message>
    <message>
        <source>Dates and numbers as on this device</source>
        <translation>Dates and numbers as on this device</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Leave the table?</source>
        <translation>Leave the table?</translation>
    </message>
    <message>
        <source>The game stays open, and all of it is kept.</source>
        <translation>The game stays open, and all of it is kept.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>The game is over, and all of it is saved.</source>
        <translation>The game is over, and all of it is saved.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Stay here</translation>
    </message>
    <message>
        <source>You can start the lesson again at any time.</source>
        <translation>You can start the lesson again at any time.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Three ships race along the track, and here you play for all of them.</source>
        <translation>Three ships race along the track, and here you play for all of them.</translation>
    </message>
    <message>
        <source>Each turn a tile turns up, and you describe to Basekeeper what it shows.</source>
        <translation>Each turn a tile turns up, and you describe to Basekeeper what it shows.</translation>
    </message>
    <message>
        <source>This is only an example tile: each route shows what it costs and what it gives.</source>
        <translation>This is only an example tile: each route shows what it costs and what it gives.</translation>
    </message>
    <message>
        <source>Bonus tokens could be played now, but nobody has one yet, so that phase is skipped.</source>
        <translation>Bonus tokens could be played now, but nobody has one yet, so that phase is skipped.</translation>
    </message>
    <message>
        <source>Everybody chooses a route in secret, on the wheel or on this device.</source>
        <translation>Everybody chooses a route in secret, on the wheel or on this device.</translation>
    </message>
    <message>
        <source>Everyone has chosen: now the routes are paid for, and the ships move.</source>
        <translation>Everyone has chosen: now the routes are paid for, and the ships move.</translation>
    </message>
    <message>
        <source>Cleo draws two bonus tokens and keeps one: tap the nitro.</source>
        <translation>Cleo draws two bonus tokens and keeps one: tap the nitro.</translation>
    </message>
    <message>
        <source>Ana paid the most fuel and is in front, and a new tile turns up.</source>
        <translation>Ana paid the most fuel and is in front, and a new tile turns up.</translation>
    </message>
    <message>
        <source>Cleo plays the nitro this turn: tap Cleo.</source>
        <translation>Cleo plays the nitro this turn: tap Cleo.</translation>
    </message>
    <message>
        <source>Nobody else plays a token: reveal Cleo’s.</source>
        <translation>Nobody else plays a token: reveal Cleo’s.</translation>
    </message>
    <message>
        <source>Tap what Cleo has played.</source>
        <translation>Tap what Cleo has played.</translation>
    </message>
    <message>
        <source>Basekeeper shows what the nitro will do: let it take effect.</source>
        <translation>Basekeeper shows what the nitro will do: let it take effect.</translation>
    </message>
    <message>
        <source>The nitro has moved Cleo one zone forward.</source>
        <translation>The nitro has moved Cleo one zone forward.</translation>
    </message>
    <message>
        <source>After thirteen tiles the ship in front wins; now you can run your own race.</source>
        <translation>After thirteen tiles the ship in front wins; now you can run your own race.</translation>
    </message>
    <message>
        <source>Ana plays against Bo, and here you play for both.</source>
        <translation>Ana plays against Bo, and here you play for both.</translation>
    </message>
    <message>
        <source>Each round has a boat for each player; a boat’s number is the most weight it can carry.</source>
        <translation>Each round has a boat for each player; a boat’s number is the most weight it can carry.</translation>
    </message>
    <message>
        <source>All weights and points here are examples; the real ones are on your cards.</source>
        <translation>All weights and points here are examples; the real ones are on your cards.</translation>
    </message>
    <message>
        <source>Ana’s first animal goes aboard face up: tap the lion.</source>
        <translation>Ana’s first animal goes aboard face up: tap the lion.</translation>
    </message>
    <message>
        <source>Now tap the boat on the left, and the lion goes aboard.</source>
        <translation>Now tap the boat on the left, and the lion goes aboard.</translation>
    </message>
    <message>
        <source>Bo has put a bear on the other boat.</source>
        <translation>Bo has put a bear on the other boat.</translation>
    </message>
    <message>
        <source>The second animal goes aboard face down: just tap the boat on the right.</source>
        <translation>The second animal goes aboard face down: just tap the boat on the right.</translation>
    </message>
    <message>
        <source>The third one is face up again: tap the zebra.</source>
        <translation>The third one is face up again: tap the zebra.</translation>
    </message>
    <message>
        <source>A boat holds three animals: put the zebra on the boat on the right.</source>
        <translation>A boat holds three animals: put the zebra on the boat on the right.</translation>
    </message>
    <message>
        <source>The face-down animals are revealed, and Ana’s was the octopus: tap it.</source>
        <translation>The face-down animals are revealed, and Ana’s was the octopus: tap it.</translation>
    </message>
    <message>
        <source>The boats sail from left to right: sail the first one.</source>
        <translation>The boats sail from left to right: sail the first one.</translation>
    </message>
    <message>
        <source>The lion has eaten the fox, and the boat was light enough to sail.</source>
        <translation>The lion has eaten the fox, and the boat was light enough to sail.</translation>
    </message>
    <message>
        <source>Now sail the other boat.</source>
        <translation>Now sail the other boat.</translation>
    </message>
    <message>
        <source>The boat was too heavy and sank; of the animals aboard, only the octopus is saved.</source>
        <translation>The boat was too heavy and sank; of the animals aboard, only the octopus is saved.</translation>
    </message>
    <message>
        <source>Every saved animal scores at the end.</source>
        <translation>Every saved animal scores at the end.</translation>
    </message>
    <message>
        <source>After four rounds the most points win; now you can play your own game.</source>
        <translation>After four rounds the most points win; now you can play your own game.</translation>
    </message>
    <message>
        <source>Three bases win this short game; with two players it usually takes twelve.</source>
        <translation>Three bases win this short game; with two players it usually takes twelve.</translation>
    </message>
    <message>
        <source>A turn has four phases, and Basekeeper always shows where you are.</source>
        <translation>A turn has four phases, and Basekeeper always shows where you are.</translation>
    </message>
    <message>
        <source>If you hold a RED ALERT, you may play it at the beginning of your turn; Ana holds none.</source>
        <translation>If you hold a RED ALERT, you may play it at the beginning of your turn; Ana holds none.</translation>
    </message>
    <message>
        <source>Try to play a Zig now, without a base to put it on.</source>
        <translation>Try to play a Zig now, without a base to put it on.</translation>
    </message>
    <message>
        <source>What the rules do not allow is refused, and you are told why.</source>
        <translation>What the rules do not allow is refused, and you are told why.</translation>
    </message>
    <message>
        <source>In the DEFENSE phase you play one card: play a BASE.</source>
        <translation>In the DEFENSE phase you play one card: play a BASE.</translation>
    </message>
    <message>
        <source>There is nothing to attack yet, so end the turn.</source>
        <translation>There is nothing to attack yet, so end the turn.</translation>
    </message>
    <message>
        <source>Bo has played a BASE too, and it is Ana’s turn again.</source>
        <translation>Bo has played a BASE too, and it is Ana’s turn again.</translation>
    </message>
    <message>
        <source>All points here are example points; the real ones are on your cards.</source>
        <translation>All points here are example points; the real ones are on your cards.</translation>
    </message>
    <message>
        <source>A SHIP always stands on a base: play the BattleCruiser.</source>
        <translation>A SHIP always stands on a base: play the BattleCruiser.</translation>
    </message>
    <message>
        <source>The BattleCruiser defends the base it stands on, and can attack from there.</source>
        <translation>The BattleCruiser defends the base it stands on, and can attack from there.</translation>
    </message>
    <message>
        <source>Keep the ship at home for now and end the turn.</source>
        <translation>Keep the ship at home for now and end the turn.</translation>
    </message>
    <message>
        <source>Bo’s base is now defended by a Zig.</source>
        <translation>Bo’s base is now defended by a Zig.</translation>
    </message>
    <message>
        <source>Play a second BASE before you attack.</source>
        <translation>Play a second BASE before you attack.</translation>
    </message>
    <message>
        <source>Tap Bo’s base to see what an attack on it would take.</source>
        <translation>Tap Bo’s base to see what an attack on it would take.</translation>
    </message>
    <message>
        <source>An attack needs one point more than the defense: you have enough, so attack.</source>
        <translation>An attack needs one point more than the defense: you have enough, so attack.</translation>
    </message>
    <message>
        <source>Bo could counter the attack now, but does not hold “Counterattack”: let it through.</source>
        <translation>Bo could counter the attack now, but does not hold “Counterattack”: let it through.</translation>
    </message>
    <message>
        <source>The base is Ana’s now, and all cards in this battle are discarded.</source>
        <translation>The base is Ana’s now, and all cards in this battle are discarded.</translation>
    </message>
    <message>
        <source>Your surplus buys ships back from the discard pile: take the Zig as change.</source>
        <translation>Your surplus buys ships back from the discard pile: take the Zig as change.</translation>
    </message>
    <message>
        <source>Whatever was done can be undone: tap Undo.</source>
        <translation>Whatever was done can be undone: tap Undo.</translation>
    </message>
    <message>
        <source>And whatever was undone can be redone: tap Redo.</source>
        <translation>And whatever was undone can be redone: tap Redo.</translation>
    </message>
    <message>
        <source>In the REGROUP phase you may move cards between your own bases: tap the Zig.</source>
        <translation>In the REGROUP phase you may move cards between your own bases: tap the Zig.</translation>
    </message>
    <message>
        <source>Tap the base it goes to.</source>
        <translation>Tap the base it goes to.</translation>
    </message>
    <message>
        <source>Ana holds three bases: declare victory.</source>
        <translation>Ana holds three bases: declare victory.</translation>
    </message>
    <message>
        <source>That was a whole game, and now you can play your own.</source>
        <translation>That was a whole game, and now you can play your own.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Read aloud</source>
        <translation>Read aloud</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which step of a lesson this is</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>cards, the base or pile that they go to</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>plays a BASE (%1)</source>
        <translation>plays a BASE (%1)</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>discards %1</translation>
    </message>
    <message>
        <source>attacks %2’s %1: %3 against %4</source>
        <translation>attacks %2’s %1: %3 against %4</translation>
    </message>
    <message>
        <source>captures %1 from %2</source>
        <translation>captures %1 from %2</translation>
    </message>
    <message>
        <source>%1, surplus %2</source>
        <translation>%1, surplus %2</translation>
    </message>
    <message>
        <source>counters the attack on %1</source>
        <translation>counters the attack on %1</translation>
    </message>
    <message>
        <source>takes no change</source>
        <translation>takes no change</translation>
    </message>
    <message>
        <source>takes change: %1</source>
        <translation>takes change: %1</translation>
    </message>
    <message>
        <source>begins to regroup</source>
        <translation>begins to regroup</translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation>moves %1</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>ends the turn</translation>
    </message>
    <message>
        <source>shuffles the discard pile into a new deck</source>
        <translation>shuffles the discard pile into a new deck</translation>
    </message>
    <message>
        <source>ends the free plays</source>
        <translation>ends the free plays</translation>
    </message>
    <message>
        <source>skips a free play</source>
        <translation>skips a free play</translation>
    </message>
    <message>
        <source>plays RED ALERT %1: %2</source>
        <translation>plays RED ALERT %1: %2</translation>
    </message>
    <message>
        <source>declares victory: “%1”</source>
        <extracomment>%1 is said in English in every language; its meaning follows in the reader&apos;s language</extracomment>
        <translation>declares victory: “%1”</translation>
    </message>
    <message>
        <source>can neither play nor discard, and passes</source>
        <translation>can neither play nor discard, and passes</translation>
    </message>
    <message>
        <source>act %1 replaced</source>
        <translation>act %1 replaced</translation>
    </message>
    <message>
        <source>act %1 deleted</source>
        <translation>act %1 deleted</translation>
    </message>
    <message>
        <source>an act inserted before act %1</source>
        <translation>an act inserted before act %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later act(s) dropped</source>
        <translation>
            <numerusform>%n later act dropped</numerusform>
            <numerusform>%n later acts dropped</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1 kg, limit %2</source>
        <translation>%1 kg, limit %2</translation>
    </message>
    <message>
        <source>Boat %1: the mouse frightens the elephant</source>
        <translation>Boat %1: the mouse frightens the elephant</translation>
    </message>
    <message>
        <source>Boat %1 sinks (fight): %2</source>
        <translation>Boat %1 sinks (fight): %2</translation>
    </message>
    <message>
        <source>Boat %1 sails: %2</source>
        <translation>Boat %1 sails: %2</translation>
    </message>
    <message>
        <source>Boat %1 sinks: %2</source>
        <translation>Boat %1 sinks: %2</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>puts an animal face down on boat %1</source>
        <translation>puts an animal face down on boat %1</translation>
    </message>
    <message>
        <source>puts %1 on boat %2</source>
        <translation>puts %1 on boat %2</translation>
    </message>
    <message>
        <source>reveals %1 on boat %2</source>
        <translation>reveals %1 on boat %2</translation>
    </message>
    <message>
        <source>reveals %1</source>
        <translation>reveals %1</translation>
    </message>
    <message>
        <source>reveals the boats: %1</source>
        <translation>reveals the boats: %1</translation>
    </message>
    <message>
        <source>New boat card: limit %1</source>
        <translation>New boat card: limit %1</translation>
    </message>
    <message>
        <source>out of the race: %1</source>
        <translation>out of the race: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 plays %2</translation>
    </message>
    <message>
        <source>Nobody plays a bonus token</source>
        <translation>Nobody plays a bonus token</translation>
    </message>
    <message>
        <source>The routes are revealed</source>
        <translation>The routes are revealed</translation>
    </message>
    <message>
        <source>%1 (wheel at %2)</source>
        <translation>%1 (wheel at %2)</translation>
    </message>
    <message>
        <source>route %1: %2</source>
        <translation>route %1: %2</translation>
    </message>
    <message>
        <source>plays a bonus token face down</source>
        <translation>plays a bonus token face down</translation>
    </message>
    <message>
        <source>has chosen a route</source>
        <translation>has chosen a route</translation>
    </message>
    <message>
        <source>rolls %1 on %2</source>
        <translation>rolls %1 on %2</translation>
    </message>
    <message>
        <source>takes a bonus token</source>
        <translation>takes a bonus token</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is described: %n route(s)</source>
        <translation>
            <numerusform>Tile %1 is described: %n route</numerusform>
            <numerusform>Tile %1 is described: %n routes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>how an act was corrected, the act</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>a base, its owner</extracomment>
        <translation>%2’s %1</translation>
    </message>
    <message>
        <source>scores %2 in round %1</source>
        <translation>scores %2 in round %1</translation>
    </message>
    <message>
        <source>The table ends the game</source>
        <translation>The table ends the game</translation>
    </message>
    <message>
        <source>chooses route %1, wheel at %2</source>
        <translation>chooses route %1, wheel at %2</translation>
    </message>
    <message>
        <source>chooses route %1</source>
        <translation>chooses route %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>plays %1</translation>
    </message>
    <message>
        <source>plays %1 on %2: attack %3, defense %4</source>
        <extracomment>a card, a base, the points of the card</extracomment>
        <translation>plays %1 on %2: attack %3, defense %4</translation>
    </message>
    <message>
        <source>%1; chosen: %2</source>
        <extracomment>a RED ALERT, what was chosen for it</extracomment>
        <translation>%1; chosen: %2</translation>
    </message>
</context>
<context>
    <name>LogActSheet</name>
    <message>
        <source>Act %1</source>
        <translation>Act %1</translation>
    </message>
    <message>
        <source>Something else happened</source>
        <translation>Something else happened</translation>
    </message>
    <message>
        <source>replace it</source>
        <extracomment>an act of the log</extracomment>
        <translation>replace it</translation>
    </message>
    <message>
        <source>An act before this one is missing</source>
        <translation>An act before this one is missing</translation>
    </message>
    <message>
        <source>insert it</source>
        <extracomment>an act that is missing in the log</extracomment>
        <translation>insert it</translation>
    </message>
    <message>
        <source>It never happened</source>
        <translation>It never happened</translation>
    </message>
    <message>
        <source>delete it</source>
        <extracomment>an act of the log</extracomment>
        <translation>delete it</translation>
    </message>
    <message>
        <source>You will see the effect before you confirm, and you can undo the correction.</source>
        <translation>You will see the effect before you confirm, and you can undo the correction.</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>corrected</source>
        <extracomment>an act of the log that was corrected later</extracomment>
        <translation>corrected</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log: %1 %2</source>
        <translation>Log: %1 %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Tap an act to correct it.</source>
        <translation>Tap an act to correct it.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Basekeeper</source>
        <translation>Basekeeper</translation>
    </message>
    <message>
        <source>Your settings are not saved</source>
        <translation>Your settings are not saved</translation>
    </message>
</context>
<context>
    <name>MatrixCell</name>
    <message>
        <source>own base</source>
        <extracomment>of a player, who cannot attack it</extracomment>
        <translation>own base</translation>
    </message>
    <message>
        <source>%1, enough</source>
        <extracomment>attack points that it takes, and the player has them</extracomment>
        <translation>%1, enough</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>attack points: those that a player has, those that it takes</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>points</comment>
        <extracomment>attack points, of a player who cannot capture a base</extracomment>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixLine</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>the letter of a player, the base that the player may attack, whether it can be taken</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message>
        <source>Who can capture what now</source>
        <translation>Who can capture what now</translation>
    </message>
    <message>
        <source>There are no bases yet.</source>
        <translation>There are no bases yet.</translation>
    </message>
    <message>
        <source>Checked: so many attack points capture it. Otherwise: how many are missing.</source>
        <translation>Checked: so many attack points capture it. Otherwise: how many are missing.</translation>
    </message>
</context>
<context>
    <name>MeasuredChart</name>
    <message>
        <source>What the chart shows</source>
        <translation>What the chart shows</translation>
    </message>
</context>
<context>
    <name>MemoryWarning</name>
    <message>
        <source>Games cannot be saved</source>
        <translation>Games cannot be saved</translation>
    </message>
    <message>
        <source>You can still play: the game is kept in memory and lost when the app closes.</source>
        <translation>You can still play: the game is kept in memory and lost when the app closes.</translation>
    </message>
</context>
<context>
    <name>NameRail</name>
    <message numerus="yes">
        <source>%n still to be named</source>
        <translation>
            <numerusform>%n still to be named</numerusform>
            <numerusform>%n still to be named</numerusform>
        </translation>
    </message>
    <message>
        <source>Which animal was face down?</source>
        <translation>Which animal was face down?</translation>
    </message>
</context>
<context>
    <name>NumberKeys</name>
    <message>
        <source>Next boat</source>
        <translation>Next boat</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Delete the last digit</translation>
    </message>
    <message>
        <source>Half a kilo</source>
        <translation>Half a kilo</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1, was %2</source>
        <extracomment>a number, and what it was before</extracomment>
        <translation>%1, was %2</translation>
    </message>
</context>
<context>
    <name>NumberedSteps</name>
    <message>
        <source>Step by step</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Step %1: %2</translation>
    </message>
</context>
<context>
    <name>OpenFileSheet</name>
    <message>
        <source>Which file?</source>
        <translation>Which file?</translation>
    </message>
    <message>
        <source>Files here</source>
        <translation>Files here</translation>
    </message>
    <message>
        <source>There are no matching files here.</source>
        <translation>There are no matching files here.</translation>
    </message>
    <message>
        <source>Only files ending in %1 are listed.</source>
        <translation>Only files ending in %1 are listed.</translation>
    </message>
    <message numerus="yes">
        <source>All %n files</source>
        <translation>
            <numerusform>This file</numerusform>
            <numerusform>All %n files</numerusform>
        </translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Another place…</translation>
    </message>
</context>
<context>
    <name>OpenGameLine</name>
    <message>
        <source>started %1</source>
        <translation>started %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Older ones are under Sessions.</source>
        <translation>Older ones are under Sessions.</translation>
    </message>
</context>
<context>
    <name>OutlookSheet</name>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>as it stands, not counting face-down animals</source>
        <translation>as it stands, not counting face-down animals</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boat</translation>
    </message>
    <message>
        <source>If boat %1 sailed now</source>
        <translation>If boat %1 sailed now</translation>
    </message>
</context>
<context>
    <name>OutspeedBar</name>
    <message>
        <source>Turn %1/%2</source>
        <extracomment>a turn, as short as can be: its number, and of how many</extracomment>
        <translation>Turn %1/%2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turn %1 of %2</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonuses</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programming</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolution</translation>
    </message>
</context>
<context>
    <name>OutspeedNotes</name>
    <message>
        <source>First game: tiles in order</source>
        <translation>First game: tiles in order</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>%1 side</translation>
    </message>
    <message>
        <source>The %1 side of the tiles</source>
        <translation>The %1 side of the tiles</translation>
    </message>
</context>
<context>
    <name>OutspeedOverruleSheet</name>
    <message>
        <source>Ship</source>
        <translation>Ship</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>tab of the ruling: what to change</extracomment>
        <translation>Track</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>tab of the ruling: what to change</extracomment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>tab of the ruling: the route that a ship has chosen</extracomment>
        <translation>Choice</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>tab of the ruling: the end of the race</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>The race is over, won by</source>
        <translation>The race is over, won by</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
</context>
<context>
    <name>OutspeedRail</name>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1 wins the race</translation>
    </message>
    <message>
        <source>Nobody wins the race</source>
        <translation>Nobody wins the race</translation>
    </message>
</context>
<context>
    <name>OutspeedSeat</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race</extracomment>
        <translation>eliminated</translation>
    </message>
    <message>
        <source>zone %1, in the lead</source>
        <translation>zone %1, in the lead</translation>
    </message>
    <message>
        <source>zone %1, last</source>
        <translation>zone %1, last</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zone %1</translation>
    </message>
    <message>
        <source>Hold to see the bonus tokens</source>
        <translation>Hold to see the bonus tokens</translation>
    </message>
</context>
<context>
    <name>OutspeedSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>Rules at this table</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>First game</translation>
    </message>
    <message>
        <source>Tiles 1 to 12 turn up in order, then finish tile 13.</source>
        <translation>Tiles 1 to 12 turn up in order, then finish tile 13.</translation>
    </message>
</context>
<context>
    <name>OutspeedSetupScreen</name>
    <message>
        <source>first game</source>
        <extracomment>which rules are played</extracomment>
        <translation>first game</translation>
    </message>
    <message>
        <source>13 turns</source>
        <translation>13 turns</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutspeedSetupTiles</name>
    <message>
        <source>Tile set</source>
        <translation>Tile set</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Choose or edit the tile set</source>
        <translation>Choose or edit the tile set</translation>
    </message>
    <message>
        <source>A tile in the set only needs confirming when it turns up. Any other is described with a few taps, then remembered.</source>
        <translation>A tile in the set only needs confirming when it turns up. Any other is described with a few taps, then remembered.</translation>
    </message>
    <message>
        <source>Describe each tile with a few taps when it turns up. It is remembered: in the next race you only confirm it.</source>
        <translation>Describe each tile with a few taps when it turns up. It is remembered: in the next race you only confirm it.</translation>
    </message>
</context>
<context>
    <name>OutspeedSheets</name>
    <message>
        <source>Tile sets</source>
        <translation>Tile sets</translation>
    </message>
</context>
<context>
    <name>OutspeedStanding</name>
    <message>
        <source>Out on turn %1: %2</source>
        <translation>Out on turn %1: %2</translation>
    </message>
    <message>
        <source>Out on turn %1</source>
        <translation>Out on turn %1</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminated</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2: zone %3, fuel %4, bonus tokens %5</source>
        <translation>%1. %2: zone %3, fuel %4, bonus tokens %5</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>before the zone that a ship has reached</extracomment>
        <translation>zone</translation>
    </message>
</context>
<context>
    <name>OutspeedVictory</name>
    <message>
        <source>Out of this world!</source>
        <translation>Out of this world!</translation>
    </message>
    <message>
        <source>Nobody wins the race</source>
        <translation>Nobody wins the race</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1 wins the race</translation>
    </message>
</context>
<context>
    <name>OverRail</name>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Back to the result</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
</context>
<context>
    <name>OverruleActs</name>
    <message>
        <source>Enter the ruling</source>
        <translation>Enter the ruling</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the changes</source>
        <translation>Back to the changes</translation>
    </message>
    <message>
        <source>Enter the ruling…</source>
        <translation>Enter the ruling…</translation>
    </message>
</context>
<context>
    <name>OverruleAnimal</name>
    <message>
        <source>Whose animal</source>
        <translation>Whose animal</translation>
    </message>
    <message>
        <source>Which animal</source>
        <translation>Which animal</translation>
    </message>
    <message>
        <source>Where it is now</source>
        <translation>Where it is now</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Not played</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Discarded</translation>
    </message>
</context>
<context>
    <name>OverruleBoat</name>
    <message>
        <source>Which boat</source>
        <translation>Which boat</translation>
    </message>
    <message>
        <source>Weight limit</source>
        <translation>Weight limit</translation>
    </message>
    <message>
        <source>plus half a kilo</source>
        <extracomment>switch: half a kilo more</extracomment>
        <translation>plus half a kilo</translation>
    </message>
</context>
<context>
    <name>OverruleChoice</name>
    <message>
        <source>The tile of this turn has not been described.</source>
        <translation>The tile of this turn has not been described.</translation>
    </message>
    <message>
        <source>Show the chosen route</source>
        <translation>Show the chosen route</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nothing yet</translation>
    </message>
    <message>
        <source>New choice</source>
        <translation>New choice</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>None yet</translation>
    </message>
    <message>
        <source>Middle wheel</source>
        <translation>Middle wheel</translation>
    </message>
    <message>
        <source>%1, wheel at %2</source>
        <extracomment>the name of a route, the number set on the wheel</extracomment>
        <translation>%1, wheel at %2</translation>
    </message>
</context>
<context>
    <name>OverruleChosen</name>
    <message>
        <source>The base’s own defense</source>
        <translation>The base’s own defense</translation>
    </message>
    <message>
        <source>Remove from the game</source>
        <translation>Remove from the game</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Owner</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Who gets it</translation>
    </message>
</context>
<context>
    <name>OverruleFrame</name>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>A ruling on anything, with a reason. Can be undone.</source>
        <translation>A ruling on anything, with a reason. Can be undone.</translation>
    </message>
    <message>
        <source>What to rule on</source>
        <translation>What to rule on</translation>
    </message>
    <message>
        <source>Why this ruling?</source>
        <translation>Why this ruling?</translation>
    </message>
</context>
<context>
    <name>OverruleGameForm</name>
    <message>
        <source>The game is over, won by</source>
        <translation>The game is over, won by</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>The game goes on</translation>
    </message>
</context>
<context>
    <name>OverrulePoints</name>
    <message>
        <source>Attack points</source>
        <translation>Attack points</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>Defense points</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Number; leave blank to remove it</source>
        <translation>Number; leave blank to remove it</translation>
    </message>
</context>
<context>
    <name>OverruleRail</name>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>Choose something else</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>What to rule on</source>
        <translation>What to rule on</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>part of a ruling: what lies on the table</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>part of a ruling: whose turn it is</extracomment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>part of a ruling: the end of the game</extracomment>
        <translation>Game</translation>
    </message>
    <message>
        <source>Why this ruling?</source>
        <translation>Why this ruling?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Referee</source>
        <extracomment>whoever makes a ruling at the table</extracomment>
        <translation>Referee</translation>
    </message>
</context>
<context>
    <name>OverruleReason</name>
    <message>
        <source>Entered wrongly</source>
        <translation>Entered wrongly</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Agreed at the table</translation>
    </message>
    <message>
        <source>Declared position</source>
        <translation>Declared position</translation>
    </message>
    <message>
        <source>Something forgotten</source>
        <translation>Something forgotten</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In your own words</translation>
    </message>
</context>
<context>
    <name>OverruleRound</name>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>its boats are still to be revealed</source>
        <translation>its boats are still to be revealed</translation>
    </message>
    <message>
        <source>Animals placed this round, all players</source>
        <translation>Animals placed this round, all players</translation>
    </message>
    <message>
        <source>Sails next</source>
        <translation>Sails next</translation>
    </message>
    <message>
        <source>All have sailed or sunk</source>
        <translation>All have sailed or sunk</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>button: what became of the boat</extracomment>
        <translation>sailed</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>button: what became of the boat</extracomment>
        <translation>sunk</translation>
    </message>
    <message>
        <source>Restart round %1</source>
        <translation>Restart round %1</translation>
    </message>
</context>
<context>
    <name>OverruleSeat</name>
    <message>
        <source>Cupid cards</source>
        <translation>Cupid cards</translation>
    </message>
    <message>
        <source>The face-down animal</source>
        <translation>The face-down animal</translation>
    </message>
    <message>
        <source>No face-down animal</source>
        <translation>No face-down animal</translation>
    </message>
</context>
<context>
    <name>OverruleShip</name>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Fuel cubes</source>
        <translation>Fuel cubes</translation>
    </message>
    <message>
        <source>Still in the race?</source>
        <translation>Still in the race?</translation>
    </message>
    <message>
        <source>In the race</source>
        <translation>In the race</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminated</translation>
    </message>
</context>
<context>
    <name>OverruleStock</name>
    <message>
        <source>A new base</source>
        <translation>A new base</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Discard pile</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>To the discard pile</translation>
    </message>
    <message>
        <source>Or add something</source>
        <translation>Or add something</translation>
    </message>
</context>
<context>
    <name>OverruleTokens</name>
    <message>
        <source>Bonus tokens: tap one to remove it</source>
        <translation>Bonus tokens: tap one to remove it</translation>
    </message>
    <message>
        <source>This player has no bonus tokens</source>
        <translation>This player has no bonus tokens</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>Show what they are</source>
        <translation>Show what they are</translation>
    </message>
    <message>
        <source>Give this player one more</source>
        <translation>Give this player one more</translation>
    </message>
</context>
<context>
    <name>OverruleTrack</name>
    <message>
        <source>Force fields: tap one to remove it</source>
        <translation>Force fields: tap one to remove it</translation>
    </message>
    <message>
        <source>No force fields</source>
        <translation>No force fields</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Put a force field in zone %1</source>
        <translation>Put a force field in zone %1</translation>
    </message>
    <message>
        <source>The third section</source>
        <translation>The third section</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Not in play</translation>
    </message>
    <message>
        <source>All three until the turn ends</source>
        <translation>All three until the turn ends</translation>
    </message>
    <message>
        <source>Rear removed</source>
        <translation>Rear removed</translation>
    </message>
    <message>
        <source>Zone %1 ×%2</source>
        <extracomment>a zone of the track, how many force fields lie there</extracomment>
        <translation>Zone %1 ×%2</translation>
    </message>
</context>
<context>
    <name>OverruleTurn</name>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>its tile is still to be described</source>
        <translation>its tile is still to be described</translation>
    </message>
    <message>
        <source>Keep the tile and go to</source>
        <translation>Keep the tile and go to</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonuses</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programming</translation>
    </message>
    <message>
        <source>Tiles show the side for</source>
        <translation>Tiles show the side for</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 or 4 players</translation>
    </message>
    <message>
        <source>5 or 6 players</source>
        <translation>5 or 6 players</translation>
    </message>
    <message>
        <source>Restart turn %1</source>
        <translation>Restart turn %1</translation>
    </message>
</context>
<context>
    <name>OverruleTurnForm</name>
    <message>
        <source>Whose turn it is</source>
        <translation>Whose turn it is</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation>Red alert</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Regroup</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfinished</translation>
    </message>
    <message>
        <source>Cancel what is unfinished</source>
        <translation>Cancel what is unfinished</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Surplus</translation>
    </message>
    <message>
        <source>Allow change worth up to %1</source>
        <translation>Allow change worth up to %1</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Restart the turn</translation>
    </message>
    <message>
        <source>in the chosen phase</source>
        <translation>in the chosen phase</translation>
    </message>
</context>
<context>
    <name>OwnBase</name>
    <message>
        <source>%1, defense %2</source>
        <translation>%1, defense %2</translation>
    </message>
</context>
<context>
    <name>PadChoice</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Red alert</source>
        <translation>Red alert</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Regroup</translation>
    </message>
    <message>
        <source>Reveal the boats</source>
        <translation>Reveal the boats</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Boarding</translation>
    </message>
    <message>
        <source>Reveal the animals</source>
        <translation>Reveal the animals</translation>
    </message>
    <message>
        <source>Sailing</source>
        <translation>Sailing</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>New tile</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonuses</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programming</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolution</translation>
    </message>
</context>
<context>
    <name>PhaseStepper</name>
    <message>
        <source>%1, still possible</source>
        <extracomment>a phase of the turn that is over, but of which something may still be done</extracomment>
        <translation>%1, still possible</translation>
    </message>
</context>
<context>
    <name>PileCards</name>
    <message>
        <source>In the discard pile</source>
        <translation>In the discard pile</translation>
    </message>
</context>
<context>
    <name>PlaceTile</name>
    <message>
        <source>cannot be written to</source>
        <translation>cannot be written to</translation>
    </message>
</context>
<context>
    <name>PlayRail</name>
    <message>
        <source>Draw a card first.</source>
        <translation>Draw a card first.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Discard a card…</source>
        <translation>Discard a card…</translation>
    </message>
    <message>
        <source>Skip this free play</source>
        <translation>Skip this free play</translation>
    </message>
    <message>
        <source>Done with my hand</source>
        <translation>Done with my hand</translation>
    </message>
    <message>
        <source>Nothing to play or discard: pass</source>
        <translation>Nothing to play or discard: pass</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Discard…</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>None of these…</source>
        <translation>None of these…</translation>
    </message>
    <message>
        <source>One card after another, in any order.</source>
        <translation>One card after another, in any order.</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Discard a card</translation>
    </message>
    <message>
        <source>Which card did you draw?</source>
        <translation>Which card did you draw?</translation>
    </message>
    <message>
        <source>Play your whole hand</source>
        <translation>Play your whole hand</translation>
    </message>
    <message>
        <source>Draw, then play one card</source>
        <translation>Draw, then play one card</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Play a card</translation>
    </message>
    <message>
        <source>Play a free card</source>
        <translation>Play a free card</translation>
    </message>
</context>
<context>
    <name>PlayerColumns</name>
    <message>
        <source>games</source>
        <extracomment>the heading of a column: how many games a player has played</extracomment>
        <translation>games</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>the heading of a column: how many games a player has won</extracomment>
        <translation>won</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message>
        <source>no game with a winner</source>
        <translation>no game with a winner</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>won %1 of the games with a winner</source>
        <translation>won %1 of the games with a winner</translation>
    </message>
    <message>
        <source>best streak</source>
        <extracomment>the heading of a column: the most games that a player has won one after another</extracomment>
        <translation>best streak</translation>
    </message>
    <message numerus="yes">
        <source>best streak: %n</source>
        <translation>
            <numerusform>best streak: %n</numerusform>
            <numerusform>best streak: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>last game</source>
        <extracomment>the heading of a column: the day on which a player has played last</extracomment>
        <translation>last game</translation>
    </message>
    <message>
        <source>last game %1</source>
        <translation>last game %1</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>the heading of a column: the players of all games</extracomment>
        <translation>name</translation>
    </message>
    <message>
        <source>win rate</source>
        <extracomment>the heading of a column: the share of games that a player has won, such as 42 %</extracomment>
        <translation>win rate</translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message>
        <source>Rename, or merge with another player</source>
        <translation>Rename, or merge with another player</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>Points of this card</source>
        <translation>Points of this card</translation>
    </message>
    <message>
        <source>For this card only; the card values stay as they are.</source>
        <translation>For this card only; the card values stay as they are.</translation>
    </message>
    <message>
        <source>CREW and CATS have no defense.</source>
        <translation>CREW and CATS have no defense.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>PrintedEditor</name>
    <message>
        <source>What your card says</source>
        <translation>What your card says</translation>
    </message>
    <message>
        <source>Word for word, as it is printed</source>
        <translation>Word for word, as it is printed</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Remove this text</source>
        <translation>Remove this text</translation>
    </message>
    <message>
        <source>Basekeeper says</source>
        <extracomment>over a rule in our own words</extracomment>
        <translation>Basekeeper says</translation>
    </message>
</context>
<context>
    <name>PrintedFiles</name>
    <message>
        <source>What your cards say</source>
        <translation>What your cards say</translation>
    </message>
    <message>
        <source>Open a card and type in its text, or import a CSV file with the columns card, language and text.</source>
        <translation>Open a card and type in its text, or import a CSV file with the columns card, language and text.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of your cards are kept here.</source>
        <translation>
            <numerusform>%n card text is kept here.</numerusform>
            <numerusform>%n card texts are kept here.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a CSV file…</source>
        <translation>Import a CSV file…</translation>
    </message>
    <message>
        <source>Export them as CSV…</source>
        <translation>Export them as CSV…</translation>
    </message>
    <message>
        <source>What our cards say</source>
        <translation>What our cards say</translation>
    </message>
</context>
<context>
    <name>PrintedWording</name>
    <message>
        <source>On your card</source>
        <translation>On your card</translation>
    </message>
</context>
<context>
    <name>ProgramGridSeat</name>
    <message>
        <source>%1: route %2</source>
        <translation>%1: route %2</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>below the name of a player, whose route is chosen</extracomment>
        <translation>route chosen</translation>
    </message>
</context>
<context>
    <name>ProgramPad</name>
    <message>
        <source>I am %1: show the routes</source>
        <translation>I am %1: show the routes</translation>
    </message>
    <message>
        <source>%1, choose your route</source>
        <translation>%1, choose your route</translation>
    </message>
    <message>
        <source>your fuel</source>
        <extracomment>before how much it is</extracomment>
        <translation>your fuel</translation>
    </message>
    <message>
        <source>You cannot afford any route, so you may choose any of them.</source>
        <translation>You cannot afford any route, so you may choose any of them.</translation>
    </message>
    <message>
        <source>Middle wheel: pay that much fuel, move that many zones</source>
        <translation>Middle wheel: pay that much fuel, move that many zones</translation>
    </message>
    <message>
        <source>Confirm and hide</source>
        <translation>Confirm and hide</translation>
    </message>
    <message>
        <source>Hide the routes again</source>
        <translation>Hide the routes again</translation>
    </message>
    <message>
        <source>Tap a route first.</source>
        <translation>Tap a route first.</translation>
    </message>
    <message>
        <source>Tap the number of the middle wheel first.</source>
        <translation>Tap the number of the middle wheel first.</translation>
    </message>
    <message>
        <source>No one else may look until the route is confirmed.</source>
        <translation>No one else may look until the route is confirmed.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Hand over to %1</translation>
    </message>
    <message>
        <source>Fuel left: %1</source>
        <extracomment>a sentence after that of a route that can be chosen: what it leaves in the tank</extracomment>
        <translation>Fuel left: %1</translation>
    </message>
</context>
<context>
    <name>ProgramPadView</name>
    <message>
        <source>Turn back</source>
        <translation>Turn back</translation>
    </message>
    <message>
        <source>Turn to face the other side of the table</source>
        <translation>Turn to face the other side of the table</translation>
    </message>
</context>
<context>
    <name>ProgramRail</name>
    <message numerus="yes">
        <source>%n still to choose</source>
        <translation>
            <numerusform>%n still to choose</numerusform>
            <numerusform>%n still to choose</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a bonus token: on to the routes.</source>
        <extracomment>why the phase of bonuses was left out</extracomment>
        <translation>Nobody has a bonus token: on to the routes.</translation>
    </message>
    <message>
        <source>How routes are chosen</source>
        <translation>How routes are chosen</translation>
    </message>
    <message>
        <source>Wheels on the table</source>
        <translation>Wheels on the table</translation>
    </message>
    <message>
        <source>%1, route chosen</source>
        <translation>%1, route chosen</translation>
    </message>
    <message>
        <source>%1 has not chosen yet</source>
        <translation>%1 has not chosen yet</translation>
    </message>
    <message>
        <source>Enter this route</source>
        <translation>Enter this route</translation>
    </message>
    <message>
        <source>Reveal and resolve</source>
        <translation>Reveal and resolve</translation>
    </message>
    <message>
        <source>Pass it around</source>
        <translation>Pass it around</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Hand over to %1</translation>
    </message>
    <message>
        <source>Choose a route in secret</source>
        <translation>Choose a route in secret</translation>
    </message>
    <message>
        <source>Tap the route on the wheel</source>
        <translation>Tap the route on the wheel</translation>
    </message>
    <message>
        <source>Tap the routes on the wheels</source>
        <translation>Tap the routes on the wheels</translation>
    </message>
</context>
<context>
    <name>ProgressPips</name>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>how much is reached, of how much</extracomment>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>ProvenanceText</name>
    <message>
        <source>example points: check your cards</source>
        <translation>example points: check your cards</translation>
    </message>
    <message>
        <source>as printed on the cards</source>
        <translation>as printed on the cards</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <translation>agreed at the table</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>The race is decided before %1 can use %2</source>
        <translation>The race is decided before %1 can use %2</translation>
    </message>
    <message>
        <source>%1 is already eliminated: %2 is lost</source>
        <translation>%1 is already eliminated: %2 is lost</translation>
    </message>
    <message>
        <source>Zone %1: %2’s token takes effect</source>
        <translation>Zone %1: %2’s token takes effect</translation>
    </message>
    <message>
        <source>Zone %1: the tokens of %2 take effect together</source>
        <translation>Zone %1: the tokens of %2 take effect together</translation>
    </message>
    <message>
        <source>%1 plays %2: no marker is left</source>
        <extracomment>a player, a bonus token</extracomment>
        <translation>%1 plays %2: no marker is left</translation>
    </message>
    <message>
        <source>%1 plays %2: nobody is affected</source>
        <translation>%1 plays %2: nobody is affected</translation>
    </message>
    <message>
        <source>%1 switches the electromagnet on: it pulls back %2</source>
        <translation>%1 switches the electromagnet on: it pulls back %2</translation>
    </message>
    <message>
        <source>%1 fires the ion cannon at %2</source>
        <translation>%1 fires the ion cannon at %2</translation>
    </message>
    <message>
        <source>%1 drives back %2 with the flamethrower</source>
        <translation>%1 drives back %2 with the flamethrower</translation>
    </message>
    <message>
        <source>%1 opens the fuel tank</source>
        <translation>%1 opens the fuel tank</translation>
    </message>
    <message>
        <source>%1 hits the nitro</source>
        <translation>%1 hits the nitro</translation>
    </message>
    <message>
        <source>%1 plays the force field</source>
        <translation>%1 plays the force field</translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s) are removed with the section: zone %1</source>
        <translation>
            <numerusform>%n force field is removed with the section: zone %1</numerusform>
            <numerusform>%n force fields are removed with the section: zones %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ships entered: %n force field(s) removed from zone %1</source>
        <translation>
            <numerusform>Ships entered: %n force field removed from zone %1</numerusform>
            <numerusform>Ships entered: %n force fields removed from zones %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 flies from zone %2 into the force field in zone %3 and stops</source>
        <translation>%1 flies from zone %2 into the force field in zone %3 and stops</translation>
    </message>
    <message>
        <source>%1 flies from zone %2 to zone %3</source>
        <translation>%1 flies from zone %2 to zone %3</translation>
    </message>
    <message>
        <source>%1 is pushed back from zone %2 into the force field in zone %3</source>
        <translation>%1 is pushed back from zone %2 into the force field in zone %3</translation>
    </message>
    <message>
        <source>%1 is pushed back from zone %2 to zone %3</source>
        <translation>%1 is pushed back from zone %2 to zone %3</translation>
    </message>
    <message>
        <source>%1 must pay %2 fuel, but has only %3</source>
        <translation>%1 must pay %2 fuel, but has only %3</translation>
    </message>
    <message>
        <source>%1 loses %2 fuel, but has only %3</source>
        <translation>%1 loses %2 fuel, but has only %3</translation>
    </message>
    <message>
        <source>%1 pays %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1 pays %2 fuel: %3 → %4</translation>
    </message>
    <message>
        <source>%1 loses %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1 loses %2 fuel: %3 → %4</translation>
    </message>
    <message>
        <source>Route %1: too many! %2 lose their turn</source>
        <translation>Route %1: too many! %2 lose their turn</translation>
    </message>
    <message>
        <source>Route %1: %2 alone, free of charge</source>
        <translation>Route %1: %2 alone, free of charge</translation>
    </message>
    <message>
        <source>Route %1: shared! %2 pay but gain nothing</source>
        <translation>Route %1: shared! %2 pay but gain nothing</translation>
    </message>
    <message>
        <source>Route %1: %2</source>
        <translation>Route %1: %2</translation>
    </message>
    <message>
        <source>The race ends by a ruling: nobody wins</source>
        <translation>The race ends by a ruling: nobody wins</translation>
    </message>
    <message>
        <source>Nobody is left: nobody wins</source>
        <translation>Nobody is left: nobody wins</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1 wins the race</translation>
    </message>
    <message>
        <source>%1 wins, the last one left</source>
        <translation>%1 wins, the last one left</translation>
    </message>
    <message>
        <source>%1 wins by a ruling</source>
        <translation>%1 wins by a ruling</translation>
    </message>
    <message>
        <source>no fuel left after the ion cannon</source>
        <translation>no fuel left after the ion cannon</translation>
    </message>
    <message>
        <source>no fuel left</source>
        <translation>no fuel left</translation>
    </message>
    <message>
        <source>pushed off the track</source>
        <translation>pushed off the track</translation>
    </message>
    <message>
        <source>left behind with the rear section</source>
        <translation>left behind with the rear section</translation>
    </message>
    <message>
        <source>%1 puts a force field in zone %2</source>
        <translation>%1 puts a force field in zone %2</translation>
    </message>
    <message>
        <source>%1 gains %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1 gains %2 fuel: %3 → %4</translation>
    </message>
    <message>
        <source>%1 is eliminated: %2</source>
        <translation>%1 is eliminated: %2</translation>
    </message>
    <message>
        <source>Four or fewer are left: the tiles are turned to the side for 3–4 players</source>
        <translation>Four or fewer are left: the tiles are turned to the side for 3–4 players</translation>
    </message>
    <message>
        <source>Four or fewer are left: the tiles, including tile %1, are turned to the side for 3–4 players</source>
        <translation>Four or fewer are left: the tiles, including tile %1, are turned to the side for 3–4 players</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus token(s)</source>
        <translation>
            <numerusform>%1 takes %n bonus token</numerusform>
            <numerusform>%1 takes %n bonus tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>The third section is added in front: the track ends at zone %1</source>
        <translation>The third section is added in front: the track ends at zone %1</translation>
    </message>
    <message>
        <source>The rear section is taken away: the track begins at zone %1</source>
        <translation>The rear section is taken away: the track begins at zone %1</translation>
    </message>
    <message>
        <source>Turn %1 is over</source>
        <translation>Turn %1 is over</translation>
    </message>
</context>
<context>
    <name>RaceHands</name>
    <message>
        <source>Turn the tiles over.</source>
        <translation>Turn the tiles over.</translation>
    </message>
    <message>
        <source>Put the third section in front.</source>
        <translation>Put the third section in front.</translation>
    </message>
    <message>
        <source>Take the used force fields off the track.</source>
        <translation>Take the used force fields off the track.</translation>
    </message>
    <message>
        <source>Take %1’s ship off the track.</source>
        <translation>Take %1’s ship off the track.</translation>
    </message>
    <message>
        <source>Take the rear section away: zones %1 to %2.</source>
        <translation>Take the rear section away: zones %1 to %2.</translation>
    </message>
    <message>
        <source>Move the ships: %1.</source>
        <translation>Move the ships: %1.</translation>
    </message>
    <message>
        <source>%1 to zone %2</source>
        <extracomment>a player, and where the ship goes</extracomment>
        <translation>%1 to zone %2</translation>
    </message>
    <message>
        <source>Put fuel cubes back: %1.</source>
        <translation>Put fuel cubes back: %1.</translation>
    </message>
    <message>
        <source>Take fuel cubes: %1.</source>
        <translation>Take fuel cubes: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, how many fuel cubes</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RaceLook</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race</extracomment>
        <translation>eliminated</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zone %1</translation>
    </message>
    <message>
        <source>fuel %1</source>
        <translation>fuel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus token(s)</source>
        <translation>
            <numerusform>%n bonus token</numerusform>
            <numerusform>%n bonus tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>of the player whose ship is in front</extracomment>
        <translation>in the lead</translation>
    </message>
    <message>
        <source>plays a token</source>
        <extracomment>said of a player</extracomment>
        <translation>plays a token</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>said of a player, whose route is chosen</extracomment>
        <translation>route chosen</translation>
    </message>
    <message>
        <source>route %1</source>
        <translation>route %1</translation>
    </message>
    <message>
        <source>no bonus tokens in hand</source>
        <translation>no bonus tokens in hand</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, a bonus token</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <extracomment>bonus tokens of which nobody knows what they show</extracomment>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message>
        <source>from zone %1 to zone %2</source>
        <translation>from zone %1 to zone %2</translation>
    </message>
    <message>
        <source>fuel from %1 to %2</source>
        <translation>fuel from %1 to %2</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>of the player whose ship is at the rear</extracomment>
        <translation>last</translation>
    </message>
</context>
<context>
    <name>RaceLookBack</name>
    <message>
        <source>What just happened</source>
        <translation>What just happened</translation>
    </message>
</context>
<context>
    <name>RaceShowRail</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>One step forward</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Stop here</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Play automatically</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Show it again</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>To the result</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>What happened so far</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>To the last step</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>The track</source>
        <translation>The track</translation>
    </message>
</context>
<context>
    <name>RacersStrip</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race, below the player&apos;s letter, where there is little room</extracomment>
        <translation>eliminated</translation>
    </message>
    <message>
        <source>zone %1</source>
        <extracomment>where the ship of a player is, below the player&apos;s letter, where there is little room</extracomment>
        <translation>zone %1</translation>
    </message>
</context>
<context>
    <name>RailFrame</name>
    <message>
        <source>Show the buttons</source>
        <translation>Show the buttons</translation>
    </message>
    <message>
        <source>Hide the buttons</source>
        <translation>Hide the buttons</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Turn back</translation>
    </message>
    <message>
        <source>Turn to face the other side of the table</source>
        <translation>Turn to face the other side of the table</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player who is asked, the question</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>who is asked, at the head of what is asked: all players at the table</extracomment>
        <translation>Everyone</translation>
    </message>
</context>
<context>
    <name>ReachLine</name>
    <message>
        <source>defense %1</source>
        <translation>defense %1</translation>
    </message>
    <message>
        <source>send %1</source>
        <extracomment>attack points that are sent</extracomment>
        <translation>send %1</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>%1 needed</translation>
    </message>
    <message>
        <source>just enough</source>
        <comment>no surplus</comment>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>just enough</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation>surplus %1</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Games that stand out</source>
        <translation>Games that stand out</translation>
    </message>
</context>
<context>
    <name>RedAlertSheet</name>
    <message>
        <source>Which card is played?</source>
        <translation>Which card is played?</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Another card</translation>
    </message>
    <message>
        <source>Tap the number that is printed on the card.</source>
        <translation>Tap the number that is printed on the card.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Hold it to read the card first.</source>
        <translation>Hold it to read the card first.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>An attack on %1 has been declared: let it through or counter it first.</source>
        <translation>An attack on %1 has been declared: let it through or counter it first.</translation>
    </message>
    <message>
        <source>The game is over. A ruling can reopen it.</source>
        <translation>The game is over. A ruling can reopen it.</translation>
    </message>
    <message>
        <source>There is no base %1 on the table.</source>
        <translation>There is no base %1 on the table.</translation>
    </message>
    <message>
        <source>There is no card %1 on the table or in the discard pile.</source>
        <translation>There is no card %1 on the table or in the discard pile.</translation>
    </message>
    <message>
        <source>A card cannot have %1 points: they go from %2 to %3.</source>
        <translation>A card cannot have %1 points: they go from %2 to %3.</translation>
    </message>
    <message>
        <source>The DEFENSE phase comes first: play a card, discard one, or pass the phase.</source>
        <translation>The DEFENSE phase comes first: play a card, discard one, or pass the phase.</translation>
    </message>
    <message>
        <source>Too late: that phase is over.</source>
        <translation>Too late: that phase is over.</translation>
    </message>
    <message>
        <source>One RED ALERT per turn, and it has been played.</source>
        <translation>One RED ALERT per turn, and it has been played.</translation>
    </message>
    <message>
        <source>“Counterattack” is for the player under attack, once the attack is declared.</source>
        <translation>“Counterattack” is for the player under attack, once the attack is declared.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs a player other than %2.</source>
        <translation>RED ALERT %1 needs a player other than %2.</translation>
    </message>
    <message>
        <source>%1 has no base to put a card on.</source>
        <translation>%1 has no base to put a card on.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only use their own bases.</source>
        <translation>%1 belongs to %2. %3 may only use their own bases.</translation>
    </message>
    <message>
        <source>%1 cannot be played: only RED ALERT 12 plays a card from the discard pile.</source>
        <translation>%1 cannot be played: only RED ALERT 12 plays a card from the discard pile.</translation>
    </message>
    <message>
        <source>You may not choose to discard a BASE or a RED ALERT.</source>
        <translation>You may not choose to discard a BASE or a RED ALERT.</translation>
    </message>
    <message>
        <source>You have already attacked this turn.</source>
        <translation>You have already attacked this turn.</translation>
    </message>
    <message>
        <source>%1 belongs to %2: you cannot attack your own base.</source>
        <translation>%1 belongs to %2: you cannot attack your own base.</translation>
    </message>
    <message>
        <source>Nobody else has a base to attack.</source>
        <translation>Nobody else has a base to attack.</translation>
    </message>
    <message>
        <source>At least one card must attack.</source>
        <translation>At least one card must attack.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card attacks once.</source>
        <translation>%1 was chosen twice; a card attacks once.</translation>
    </message>
    <message>
        <source>%1 cannot attack: it is not on one of %2’s bases.</source>
        <translation>%1 cannot attack: it is not on one of %2’s bases.</translation>
    </message>
    <message>
        <source>%1 is a BASE, and a BASE never attacks.</source>
        <translation>%1 is a BASE, and a BASE never attacks.</translation>
    </message>
    <message>
        <source>%1 attack against %2 defense: %3 needed.</source>
        <translation>%1 attack against %2 defense: %3 needed.</translation>
    </message>
    <message>
        <source>No attack has been declared.</source>
        <translation>No attack has been declared.</translation>
    </message>
    <message>
        <source>At this table, nobody takes change.</source>
        <translation>At this table, nobody takes change.</translation>
    </message>
    <message>
        <source>There is no surplus to take change for.</source>
        <translation>There is no surplus to take change for.</translation>
    </message>
    <message>
        <source>Too late for change: it was taken, or something else was done first.</source>
        <translation>Too late for change: it was taken, or something else was done first.</translation>
    </message>
    <message>
        <source>%1 is not in the discard pile.</source>
        <translation>%1 is not in the discard pile.</translation>
    </message>
    <message>
        <source>%1 is not a SHIP, and only SHIP cards are taken as change.</source>
        <translation>%1 is not a SHIP, and only SHIP cards are taken as change.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card is taken once.</source>
        <translation>%1 was chosen twice; a card is taken once.</translation>
    </message>
    <message>
        <source>These cards add up to %1 attack, but the surplus is %2.</source>
        <translation>These cards add up to %1 attack, but the surplus is %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only put change on their own bases.</source>
        <translation>%1 belongs to %2. %3 may only put change on their own bases.</translation>
    </message>
    <message>
        <source>%1 is on one of %2’s bases. %3 may only move their own cards.</source>
        <translation>%1 is on one of %2’s bases. %3 may only move their own cards.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only move cards between their own bases.</source>
        <translation>%1 belongs to %2. %3 may only move cards between their own bases.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card moves once.</source>
        <translation>%1 was chosen twice; a card moves once.</translation>
    </message>
    <message>
        <source>%1 is in the discard pile, and regrouping takes nothing from there.</source>
        <translation>%1 is in the discard pile, and regrouping takes nothing from there.</translation>
    </message>
    <message>
        <source>There are no free plays now.</source>
        <translation>There are no free plays now.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n base(s) of the %2 needed to declare victory.</source>
        <translation>
            <numerusform>%1 holds %n of the %2 bases needed to declare victory.</numerusform>
            <numerusform>%1 holds %n of the %2 bases needed to declare victory.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory cannot be declared while something is unfinished.</source>
        <translation>Victory cannot be declared while something is unfinished.</translation>
    </message>
    <message>
        <source>A ruling needs a reason.</source>
        <translation>A ruling needs a reason.</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation>%1 is out of range: it must be from %2 to %3.</translation>
    </message>
    <message>
        <source>%1 never has defense points.</source>
        <translation>%1 never has defense points.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be undone.</source>
        <translation>
            <numerusform>Only %n act can be undone.</numerusform>
            <numerusform>Only %n acts can be undone.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be redone.</source>
        <translation>
            <numerusform>Only %n act can be redone.</numerusform>
            <numerusform>Only %n acts can be redone.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no RED ALERT %1. RED ALERTs go from 1 to %2.</source>
        <translation>There is no RED ALERT %1. RED ALERTs go from 1 to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be played that way.</source>
        <translation>%1 cannot be played that way.</translation>
    </message>
    <message>
        <source>Free plays are open: play or skip them first.</source>
        <translation>Free plays are open: play or skip them first.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs another player’s base.</source>
        <translation>RED ALERT %1 needs another player’s base.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s bases to move the ships to.</source>
        <translation>RED ALERT %1 needs one of %2’s bases to move the ships to.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s ships.</source>
        <translation>RED ALERT %1 needs one of %2’s ships.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s bases.</source>
        <translation>RED ALERT %1 needs one of %2’s bases.</translation>
    </message>
    <message>
        <source>%1 must choose where %2 goes.</source>
        <translation>%1 must choose where %2 goes.</translation>
    </message>
    <message>
        <source>Nothing more to choose for RED ALERT %1.</source>
        <translation>Nothing more to choose for RED ALERT %1.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. RED ALERT %3 needs another player’s base.</source>
        <translation>%1 belongs to %2. RED ALERT %3 needs another player’s base.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. The ships must go to one of %3’s bases.</source>
        <translation>%1 belongs to %2. The ships must go to one of %3’s bases.</translation>
    </message>
    <message>
        <source>%1 has been chosen already.</source>
        <translation>%1 has been chosen already.</translation>
    </message>
    <message>
        <source>Bases chosen: %1. RED ALERT %3 takes only %2 here.</source>
        <translation>Bases chosen: %1. RED ALERT %3 takes only %2 here.</translation>
    </message>
    <message>
        <source>%1 is not on a base that is being taken.</source>
        <translation>%1 is not on a base that is being taken.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card goes to one place.</source>
        <translation>%1 was chosen twice; a card goes to one place.</translation>
    </message>
    <message>
        <source>%1 is in the discard pile. RED ALERT %2 needs a ship on a base.</source>
        <translation>%1 is in the discard pile. RED ALERT %2 needs a ship on a base.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. RED ALERT %3 needs another player’s ship.</source>
        <translation>%1 belongs to %2. RED ALERT %3 needs another player’s ship.</translation>
    </message>
    <message>
        <source>%1 is not a SHIP, and RED ALERT %2 needs one.</source>
        <translation>%1 is not a SHIP, and RED ALERT %2 needs one.</translation>
    </message>
    <message>
        <source>RED ALERT %1 takes one thing from each player; %2 has already lost one.</source>
        <translation>RED ALERT %1 takes one thing from each player; %2 has already lost one.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 must move one of their own ships.</source>
        <translation>%1 belongs to %2. %3 must move one of their own ships.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. The ship must go to another player’s base.</source>
        <translation>%1 belongs to %2. The ship must go to another player’s base.</translation>
    </message>
    <message numerus="yes">
        <source>Free plays left: play or pass %n.</source>
        <translation>
            <numerusform>%n free play is left: play or skip it.</numerusform>
            <numerusform>%n free plays are left: play or skip each of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a base for the card, so a free play cannot discard it.</source>
        <translation>%1 has a base for the card, so a free play cannot discard it.</translation>
    </message>
    <message>
        <source>%1 in the discard pile is not the kind of card that was played.</source>
        <translation>%1 in the discard pile is not the kind of card that was played.</translation>
    </message>
    <message>
        <source>%1 is not in the discard pile, and RED ALERT 12 plays a card from there.</source>
        <translation>%1 is not in the discard pile, and RED ALERT 12 plays a card from there.</translation>
    </message>
    <message>
        <source>There is no act to correct.</source>
        <translation>There is no act to correct.</translation>
    </message>
    <message numerus="yes">
        <source>There is no such act: the game has %n act(s).</source>
        <translation>
            <numerusform>There is no such act: the game has %n act.</numerusform>
            <numerusform>There is no such act: the game has %n acts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Act %1 would be refused. %2</source>
        <translation>Act %1 would be refused. %2</translation>
    </message>
    <message>
        <source>%1 did this, but after the correction it would be %2’s turn.</source>
        <translation>%1 did this, but after the correction it would be %2’s turn.</translation>
    </message>
    <message>
        <source>The boats of round %1 must be revealed first.</source>
        <translation>The boats of round %1 must be revealed first.</translation>
    </message>
    <message numerus="yes">
        <source>Boarding is not over: %n animal(s) to be placed first.</source>
        <translation>
            <numerusform>Boarding is not over: %n animal still to place.</numerusform>
            <numerusform>Boarding is not over: %n animals still to place.</numerusform>
        </translation>
    </message>
    <message>
        <source>The face-down animals must be revealed first.</source>
        <translation>The face-down animals must be revealed first.</translation>
    </message>
    <message>
        <source>The boats must sail first: boat %1 is next.</source>
        <translation>The boats must sail first: boat %1 is next.</translation>
    </message>
    <message>
        <source>There is no boat on the table yet.</source>
        <translation>There is no boat on the table yet.</translation>
    </message>
    <message>
        <source>There is no boat %1: boats are numbered from 1 to %2.</source>
        <translation>There is no boat %1: boats are numbered from 1 to %2.</translation>
    </message>
    <message>
        <source>Every boat is full: each takes %1 animals.</source>
        <translation>Every boat is full: each takes %1 animals.</translation>
    </message>
    <message>
        <source>Boat %1 is full: it takes %2 animals.</source>
        <translation>Boat %1 is full: it takes %2 animals.</translation>
    </message>
    <message>
        <source>%1 has no animal left to play.</source>
        <translation>%1 has no animal left to play.</translation>
    </message>
    <message>
        <source>%1 has already played %2.</source>
        <translation>%1 has already played %2.</translation>
    </message>
    <message>
        <source>Boat %1 cannot be changed like that right now.</source>
        <translation>Boat %1 cannot be changed like that right now.</translation>
    </message>
    <message>
        <source>%1 cannot be changed like that right now.</source>
        <translation>%1 cannot be changed like that right now.</translation>
    </message>
    <message>
        <source>Only possible once boats have been revealed.</source>
        <translation>Only possible once boats have been revealed.</translation>
    </message>
    <message>
        <source>The mouse has frightened the elephant: boat %1 needs another card first.</source>
        <translation>The mouse has frightened the elephant: boat %1 needs another card first.</translation>
    </message>
    <message>
        <source>No boat is waiting for another card.</source>
        <translation>No boat is waiting for another card.</translation>
    </message>
    <message>
        <source>One boat for each player: %1 needed, not %2.</source>
        <translation>One boat for each player: %1 needed, not %2.</translation>
    </message>
    <message>
        <source>A boat cannot carry %1: its number must be %2 to %3.</source>
        <translation>A boat cannot carry %1: its number must be %2 to %3.</translation>
    </message>
    <message>
        <source>It is %1’s turn to place an animal, not %2’s.</source>
        <translation>It is %1’s turn to place an animal, not %2’s.</translation>
    </message>
    <message>
        <source>The first and third animals are placed face up: name the animal.</source>
        <translation>The first and third animals are placed face up: name the animal.</translation>
    </message>
    <message>
        <source>The second animal is placed face down: it is named when all are revealed.</source>
        <translation>The second animal is placed face down: it is named when all are revealed.</translation>
    </message>
    <message>
        <source>%1 has no face-down animal to reveal.</source>
        <translation>%1 has no face-down animal to reveal.</translation>
    </message>
    <message>
        <source>A roll is due first: %1 must roll %2.</source>
        <translation>A roll is due first: %1 must roll %2.</translation>
    </message>
    <message>
        <source>%1 must take a bonus token first.</source>
        <translation>%1 must take a bonus token first.</translation>
    </message>
    <message>
        <source>The routes of this turn must be resolved first.</source>
        <translation>The routes of this turn must be resolved first.</translation>
    </message>
    <message>
        <source>The tile of turn %1 must be described first.</source>
        <translation>The tile of turn %1 must be described first.</translation>
    </message>
    <message>
        <source>The bonuses come first: announce tokens or skip them.</source>
        <translation>The bonuses come first: announce tokens or skip them.</translation>
    </message>
    <message>
        <source>All have chosen: the routes must be revealed first.</source>
        <translation>All have chosen: the routes must be revealed first.</translation>
    </message>
    <message numerus="yes">
        <source>Routes are being chosen: %n player(s) to go.</source>
        <translation>
            <numerusform>Routes are being chosen: %n player to go.</numerusform>
            <numerusform>Routes are being chosen: %n players to go.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 cannot come up this turn: only tiles %2 to %3 can.</source>
        <translation>Tile %1 cannot come up this turn: only tiles %2 to %3 can.</translation>
    </message>
    <message>
        <source>Tile %1 has already come up, on turn %2.</source>
        <translation>Tile %1 has already come up, on turn %2.</translation>
    </message>
    <message>
        <source>In the first game the tiles come in order: tile %1 is next, not tile %2.</source>
        <translation>In the first game the tiles come in order: tile %1 is next, not tile %2.</translation>
    </message>
    <message>
        <source>Tile %1 was turned: describe its other side, not tile %2.</source>
        <translation>Tile %1 was turned: describe its other side, not tile %2.</translation>
    </message>
    <message>
        <source>A tile needs at least one route.</source>
        <translation>A tile needs at least one route.</translation>
    </message>
    <message>
        <source>A tile has %1 routes at most, not %2.</source>
        <translation>A tile has %1 routes at most, not %2.</translation>
    </message>
    <message>
        <source>Route %1 needs the name that the wheel shows for it.</source>
        <translation>Route %1 needs the name that the wheel shows for it.</translation>
    </message>
    <message>
        <source>Route %1 has the same name as another.</source>
        <translation>Route %1 has the same name as another.</translation>
    </message>
    <message>
        <source>Route %1: %2 is out of range; it must be from %3 to %4.</source>
        <translation>Route %1: %2 is out of range; it must be from %3 to %4.</translation>
    </message>
    <message>
        <source>%1 has no bonus token.</source>
        <translation>%1 has no bonus token.</translation>
    </message>
    <message>
        <source>%1 does not have %2.</source>
        <translation>%1 does not have %2.</translation>
    </message>
    <message>
        <source>There is nothing to roll now.</source>
        <translation>There is nothing to roll now.</translation>
    </message>
    <message>
        <source>%1 has nothing to roll.</source>
        <translation>%1 has nothing to roll.</translation>
    </message>
    <message>
        <source>Zone %1 is not on the track.</source>
        <translation>Zone %1 is not on the track.</translation>
    </message>
    <message>
        <source>There is no turn %1: turns are numbered from 1 to %2.</source>
        <translation>There is no turn %1: turns are numbered from 1 to %2.</translation>
    </message>
    <message>
        <source>Only possible in the bonus or programming phase, with a tile showing.</source>
        <translation>Only possible in the bonus or programming phase, with a tile showing.</translation>
    </message>
    <message>
        <source>That cannot be changed right now.</source>
        <translation>That cannot be changed right now.</translation>
    </message>
    <message>
        <source>%1 is eliminated and takes no part.</source>
        <translation>%1 is eliminated and takes no part.</translation>
    </message>
    <message>
        <source>%1 has already played a bonus token this turn; the limit is one.</source>
        <translation>%1 has already played a bonus token this turn; the limit is one.</translation>
    </message>
    <message>
        <source>%1: all %2 of this kind are known to be elsewhere.</source>
        <translation>%1: all %2 of this kind are known to be elsewhere.</translation>
    </message>
    <message>
        <source>The electromagnet is for the rearmost zone (%1); %2 is in zone %3.</source>
        <translation>The electromagnet is for the rearmost zone (%1); %2 is in zone %3.</translation>
    </message>
    <message>
        <source>No force field may be played while the finish tile is up.</source>
        <translation>No force field may be played while the finish tile is up.</translation>
    </message>
    <message>
        <source>All %1 force-field markers are on the track already.</source>
        <translation>All %1 force-field markers are on the track already.</translation>
    </message>
    <message>
        <source>%1 has already chosen a route.</source>
        <translation>%1 has already chosen a route.</translation>
    </message>
    <message>
        <source>The tile has no such route.</source>
        <translation>The tile has no such route.</translation>
    </message>
    <message>
        <source>Route %1 costs at least %2 fuel, and %3 has %4.</source>
        <translation>Route %1 costs at least %2 fuel, and %3 has %4.</translation>
    </message>
    <message>
        <source>Route %1 needs a number on the middle wheel.</source>
        <translation>Route %1 needs a number on the middle wheel.</translation>
    </message>
    <message>
        <source>Route %1 uses no number on the middle wheel.</source>
        <translation>Route %1 uses no number on the middle wheel.</translation>
    </message>
    <message>
        <source>%1 has not chosen a route yet.</source>
        <translation>%1 has not chosen a route yet.</translation>
    </message>
    <message>
        <source>%1 must roll %2 now.</source>
        <translation>%1 must roll %2 now.</translation>
    </message>
    <message>
        <source>%1 has no bonus token to take now.</source>
        <translation>%1 has no bonus token to take now.</translation>
    </message>
    <message>
        <source>Nobody has a bonus token to take now.</source>
        <translation>Nobody has a bonus token to take now.</translation>
    </message>
    <message>
        <source>Round %1 is being played, not round %2.</source>
        <translation>Round %1 is being played, not round %2.</translation>
    </message>
    <message>
        <source>%1 already has a number in round %2.</source>
        <translation>%1 already has a number in round %2.</translation>
    </message>
    <message>
        <source>The game can end only between rounds: round %1 must be complete first.</source>
        <translation>The game can end only between rounds: round %1 must be complete first.</translation>
    </message>
    <message>
        <source>Round %1 is complete: its numbers can be changed, not removed.</source>
        <translation>Round %1 is complete: its numbers can be changed, not removed.</translation>
    </message>
    <message>
        <source>Round %1 has not begun.</source>
        <translation>Round %1 has not begun.</translation>
    </message>
    <message>
        <source>There is no player %1. Players are numbered from 1 to %2.</source>
        <translation>There is no player %1. Players are numbered from 1 to %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a card’s number, its kind: “C12 Zig”</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RefusedAct</name>
    <message>
        <source>Keep it as a ruling</source>
        <translation>Keep it as a ruling</translation>
    </message>
    <message>
        <source>It can only be dropped.</source>
        <translation>It can only be dropped.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: keep an act that a correction makes impossible, as a ruling</extracomment>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Why act %1 is no longer possible</source>
        <translation>Why act %1 is no longer possible</translation>
    </message>
</context>
<context>
    <name>RegroupRail</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Draw until you have seven cards.</source>
        <translation>Draw until you have seven cards.</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>The turn ends</translation>
    </message>
    <message>
        <source>Move a card, or end the turn</source>
        <translation>Move a card, or end the turn</translation>
    </message>
    <message>
        <source>Tap one of your cards, then the base it goes to.</source>
        <translation>Tap one of your cards, then the base it goes to.</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename, or merge with another player</source>
        <translation>Rename, or merge with another player</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a person</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>The same person as…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>can be undone</source>
        <translation>can be undone</translation>
    </message>
</context>
<context>
    <name>ReplaceRail</name>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>Replace the boat card</source>
        <translation>Replace the boat card</translation>
    </message>
    <message>
        <source>Replace the boat card: limit %1</source>
        <translation>Replace the boat card: limit %1</translation>
    </message>
    <message>
        <source>Draw a boat card and type its number</source>
        <translation>Draw a boat card and type its number</translation>
    </message>
    <message>
        <source>Boat %1: the elephant is frightened</source>
        <extracomment>a boat, by its number, whose card is replaced</extracomment>
        <translation>Boat %1: the elephant is frightened</translation>
    </message>
</context>
<context>
    <name>ReplayActs</name>
    <message>
        <source>Acts</source>
        <translation>Acts</translation>
    </message>
</context>
<context>
    <name>ReplayButtons</name>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>One act back</source>
        <translation>One act back</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play it back</source>
        <translation>Play it back</translation>
    </message>
    <message>
        <source>One act forward</source>
        <translation>One act forward</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
</context>
<context>
    <name>ReplayMoment</name>
    <message>
        <source>Before the first act.</source>
        <translation>Before the first act.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>The beginning</translation>
    </message>
</context>
<context>
    <name>ReplayPane</name>
    <message>
        <source>Act %1 of %2</source>
        <translation>Act %1 of %2</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 · page %2 of %3</source>
        <extracomment>the players, the number of the page, how many there are</extracomment>
        <translation>%1 · page %2 of %3</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Started %1</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
    <message>
        <source>Unverified: the file it was imported from had been changed or was incomplete.</source>
        <translation>Unverified: the file it was imported from had been changed or was incomplete.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>The game is not over.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 has won.</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>Nobody has won.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>None.</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) undone</source>
        <translation>
            <numerusform>%n act undone</numerusform>
            <numerusform>%n acts undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) redone</source>
        <translation>
            <numerusform>%n act redone</numerusform>
            <numerusform>%n acts redone</numerusform>
        </translation>
    </message>
    <message>
        <source>How the game went</source>
        <translation>How the game went</translation>
    </message>
    <message>
        <source>needed to win: %1</source>
        <translation>needed to win: %1</translation>
    </message>
    <message>
        <source>%1 shared the victory.</source>
        <translation>%1 shared the victory.</translation>
    </message>
    <message>
        <source>%1 of play</source>
        <extracomment>how long people played, such as &quot;1 h 20 min&quot;</extracomment>
        <translation>%1 of play</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a player, how that player stood then: &quot;Ana, in the lead for good&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ResolveRail</name>
    <message>
        <source>All have chosen</source>
        <translation>All have chosen</translation>
    </message>
    <message>
        <source>Reveal and resolve</source>
        <translation>Reveal and resolve</translation>
    </message>
</context>
<context>
    <name>RestoreList</name>
    <message>
        <source>There is no backup yet.</source>
        <translation>There is no backup yet.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Another file…</translation>
    </message>
</context>
<context>
    <name>RestoreLook</name>
    <message>
        <source>Checking it…</source>
        <translation>Checking it…</translation>
    </message>
    <message>
        <source>Newest game: %1</source>
        <translation>Newest game: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Hold to restore. Your current data is set aside in a file.</source>
        <translation>Hold to restore. Your current data is set aside in a file.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Back to the list</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restore a backup</translation>
    </message>
    <message>
        <source>Look at a backup first. If you restore it, your current data is set aside in a file.</source>
        <translation>Look at a backup first. If you restore it, your current data is set aside in a file.</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>The last game</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>Rivals</source>
        <translation>Rivals</translation>
    </message>
</context>
<context>
    <name>RollRail</name>
    <message>
        <source>How much fuel does the roll cost?</source>
        <translation>How much fuel does the roll cost?</translation>
    </message>
    <message>
        <source>What does the blue die show?</source>
        <translation>What does the blue die show?</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the first and the last of several numbers</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>Other numbers</translation>
    </message>
    <message>
        <source>Roll the yellow die</source>
        <translation>Roll the yellow die</translation>
    </message>
    <message>
        <source>Roll the blue die</source>
        <translation>Roll the blue die</translation>
    </message>
</context>
<context>
    <name>Route</name>
    <message numerus="yes">
        <source>%n yellow die (dice)</source>
        <translation>
            <numerusform>%n yellow die</numerusform>
            <numerusform>%n yellow dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die (dice)</source>
        <translation>
            <numerusform>%n blue die</numerusform>
            <numerusform>%n blue dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) forward</source>
        <translation>
            <numerusform>%n zone forward</numerusform>
            <numerusform>%n zones forward</numerusform>
        </translation>
    </message>
    <message>
        <source>zones forward (%1)</source>
        <translation>zones forward (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <translation>
            <numerusform>%n fuel</numerusform>
            <numerusform>%n fuel</numerusform>
        </translation>
    </message>
    <message>
        <source>fuel (%1)</source>
        <translation>fuel (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus token(s)</source>
        <translation>
            <numerusform>%n bonus token</numerusform>
            <numerusform>%n bonus tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>what a route costs or gives, as in “Cost: nothing.”</extracomment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>one per pilot on this route</source>
        <translation>one per pilot on this route</translation>
    </message>
    <message>
        <source>as set on the middle wheel</source>
        <translation>as set on the middle wheel</translation>
    </message>
    <message>
        <source>Route %1.</source>
        <translation>Route %1.</translation>
    </message>
    <message numerus="yes">
        <source>Condition: at most %n pilot(s).</source>
        <translation>
            <numerusform>Condition: at most %n pilot.</numerusform>
            <numerusform>Condition: at most %n pilots.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pilot alone on this route pays nothing and gains: %1.</source>
        <translation>A pilot alone on this route pays nothing and gains: %1.</translation>
    </message>
    <message>
        <source>Two or more pilots each pay %1 and gain nothing.</source>
        <translation>Two or more pilots each pay %1 and gain nothing.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Cost: %1.</translation>
    </message>
    <message>
        <source>Benefit: %1.</source>
        <translation>Benefit: %1.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <extracomment>what dice show, what is added to it</extracomment>
        <translation>%1 + %2</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>the discard pile</source>
        <translation>the discard pile</translation>
    </message>
    <message>
        <source>New base for %1</source>
        <translation>New base for %1</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 is removed</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 goes to %2</translation>
    </message>
    <message>
        <source>%1: own defense %2</source>
        <translation>%1: own defense %2</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 moves to %2</translation>
    </message>
    <message>
        <source>%1’s turn, phase: %2</source>
        <translation>%1’s turn, phase: %2</translation>
    </message>
    <message>
        <source>No extra turn is due</source>
        <translation>No extra turn is due</translation>
    </message>
    <message>
        <source>Extra turns: %1</source>
        <translation>Extra turns: %1</translation>
    </message>
    <message>
        <source>What was unfinished is canceled</source>
        <translation>What was unfinished is canceled</translation>
    </message>
    <message>
        <source>Change allowed for a surplus of %1</source>
        <translation>Change allowed for a surplus of %1</translation>
    </message>
    <message>
        <source>The game ends, won by %1</source>
        <translation>The game ends, won by %1</translation>
    </message>
    <message>
        <source>The game ends without a winner</source>
        <translation>The game ends without a winner</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>The game goes on</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <extracomment>what a ruling changes: whose, what, before, after: “Dana: bases 3 → 4”</extracomment>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>how many a player holds, as in “Dana: bases 3 → 4”</extracomment>
        <translation>bases</translation>
    </message>
    <message>
        <source>attack</source>
        <extracomment>points of a player, as in “Dana: attack 7 → 9”</extracomment>
        <translation>attack</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>points of a player, as in “Dana: defense 7 → 9”</extracomment>
        <translation>defense</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>phase</source>
        <extracomment>as in “Turn: phase Attack → Regroup”</extracomment>
        <translation>phase</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Discard pile</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>which ones lie in a place, or how many</extracomment>
        <translation>cards</translation>
    </message>
    <message>
        <source>The declared attack is off</source>
        <translation>The declared attack is off</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Free plays from RED ALERT %1: %2</source>
        <translation>Free plays from RED ALERT %1: %2</translation>
    </message>
    <message>
        <source>Unlimited free plays from RED ALERT %1</source>
        <translation>Unlimited free plays from RED ALERT %1</translation>
    </message>
    <message>
        <source>%1 may declare victory</source>
        <translation>%1 may declare victory</translation>
    </message>
    <message>
        <source>%1 may not declare victory anymore</source>
        <translation>%1 may not declare victory anymore</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>of a boat, as in “Boat 1: number 30 → 24”</extracomment>
        <translation>number</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>%1 goes to boat %2</source>
        <translation>%1 goes to boat %2</translation>
    </message>
    <message>
        <source>%1 counts as not played</source>
        <translation>%1 counts as not played</translation>
    </message>
    <message>
        <source>%1 counts as saved</source>
        <translation>%1 counts as saved</translation>
    </message>
    <message>
        <source>%1 counts as discarded</source>
        <translation>%1 counts as discarded</translation>
    </message>
    <message>
        <source>No boat is left to sail</source>
        <translation>No boat is left to sail</translation>
    </message>
    <message>
        <source>Boat %1 sails next</source>
        <translation>Boat %1 sails next</translation>
    </message>
    <message>
        <source>Boat %1 has sailed</source>
        <translation>Boat %1 has sailed</translation>
    </message>
    <message>
        <source>Boat %1 has sunk</source>
        <translation>Boat %1 has sunk</translation>
    </message>
    <message>
        <source>afloat</source>
        <extracomment>of a boat: neither sailed nor sunk yet</extracomment>
        <translation>afloat</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>what became of a boat</extracomment>
        <translation>sailed</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>what became of a boat</extracomment>
        <translation>sunk</translation>
    </message>
    <message>
        <source>%1’s face-down animal</source>
        <translation>%1’s face-down animal</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>aboard a boat</extracomment>
        <translation>nobody</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>as in “Dana: points 12 → 15”</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>cupid cards</source>
        <extracomment>as in “Dana: cupid cards 2 → 3”</extracomment>
        <translation>cupid cards</translation>
    </message>
    <message>
        <source>saved animals</source>
        <extracomment>as in “Dana: saved animals 2 → 3”</extracomment>
        <translation>saved animals</translation>
    </message>
    <message>
        <source>discarded animals</source>
        <extracomment>as in “Dana: discarded animals 2 → 3”</extracomment>
        <translation>discarded animals</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>aboard</source>
        <extracomment>which animals are on a boat, as in “Boat 2: aboard nobody → Dana’s fox”</extracomment>
        <translation>aboard</translation>
    </message>
    <message>
        <source>state</source>
        <extracomment>of a boat, as in “Boat 2: state afloat → sunk”</extracomment>
        <translation>state</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>boats</source>
        <extracomment>how many there are, as in “Table: boats 3 → 4”</extracomment>
        <translation>boats</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>animals placed</source>
        <extracomment>as in “Round: animals placed 3 → 4”</extracomment>
        <translation>animals placed</translation>
    </message>
    <message>
        <source>next boat</source>
        <extracomment>as in “Round: next boat 1 → 2”</extracomment>
        <translation>next boat</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Winner: %1</translation>
    </message>
    <message>
        <source>Boat %1: limit %2</source>
        <translation>Boat %1: limit %2</translation>
    </message>
    <message>
        <source>%1: the face-down animal goes to boat %2</source>
        <translation>%1: the face-down animal goes to boat %2</translation>
    </message>
    <message>
        <source>%1: no face-down animal</source>
        <translation>%1: no face-down animal</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cupid card(s)</source>
        <translation>
            <numerusform>%1: %n cupid card</numerusform>
            <numerusform>%1: %n cupid cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 starts: the boats must be revealed</source>
        <translation>Round %1 starts: the boats must be revealed</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) placed in this round</source>
        <translation>
            <numerusform>%n animal placed in this round</numerusform>
            <numerusform>%n animals placed in this round</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no force fields, as in “Track: force fields none → 3”, or no number of points</extracomment>
        <translation>none</translation>
    </message>
    <message>
        <source>the first two</source>
        <extracomment>sections of the track</extracomment>
        <translation>the first two</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>sections of the track</extracomment>
        <translation>all three</translation>
    </message>
    <message>
        <source>the last two</source>
        <extracomment>sections of the track</extracomment>
        <translation>the last two</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>before or after a ruling, as in “Dana: route chosen no → yes”</extracomment>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>before or after a ruling, as in “Dana: route chosen no → yes”</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>where a ship is, as in “Dana: zone 3 → 5”</extracomment>
        <translation>zone</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>as in “Dana: fuel 12 → 10”</extracomment>
        <translation>fuel</translation>
    </message>
    <message>
        <source>bonus tokens</source>
        <extracomment>as in “Dana: bonus tokens 2 → 3”</extracomment>
        <translation>bonus tokens</translation>
    </message>
    <message>
        <source>%1: bonus tokens changed</source>
        <translation>%1: bonus tokens changed</translation>
    </message>
    <message>
        <source>token announced</source>
        <extracomment>as in “Dana: token announced no → yes”</extracomment>
        <translation>token announced</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>as in “Dana: route chosen no → yes”</extracomment>
        <translation>route chosen</translation>
    </message>
    <message>
        <source>%1: route changed</source>
        <translation>%1: route changed</translation>
    </message>
    <message>
        <source>dice rolled</source>
        <extracomment>as in “Dana: dice rolled 0 → 1”</extracomment>
        <translation>dice rolled</translation>
    </message>
    <message>
        <source>%1: eliminated</source>
        <translation>%1: eliminated</translation>
    </message>
    <message>
        <source>%1: in the race again</source>
        <translation>%1: in the race again</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Track</translation>
    </message>
    <message>
        <source>sections</source>
        <extracomment>of the track, as in “Track: sections the first two → all three”</extracomment>
        <translation>sections</translation>
    </message>
    <message>
        <source>force fields</source>
        <extracomment>as in “Track: force fields none → 3”</extracomment>
        <translation>force fields</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>as in “Turn: tile 3 → 4”</extracomment>
        <translation>tile</translation>
    </message>
    <message>
        <source>Tile %1: description changed</source>
        <translation>Tile %1: description changed</translation>
    </message>
    <message>
        <source>tile side</source>
        <extracomment>of the tiles: for how many players</extracomment>
        <translation>tile side</translation>
    </message>
    <message>
        <source>%1 is in zone %2</source>
        <translation>%1 is in zone %2</translation>
    </message>
    <message>
        <source>%1 has %2 fuel</source>
        <translation>%1 has %2 fuel</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n bonus token(s)</source>
        <translation>
            <numerusform>%1 holds %n bonus token</numerusform>
            <numerusform>%1 holds %n bonus tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>No force fields on the track</source>
        <translation>No force fields on the track</translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s): zone %1</source>
        <translation>
            <numerusform>%n force field: zone %1</numerusform>
            <numerusform>%n force fields: zones %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections on the table: %1</source>
        <translation>Sections on the table: %1</translation>
    </message>
    <message>
        <source>The tiles show the %1 side</source>
        <translation>The tiles show the %1 side</translation>
    </message>
    <message>
        <source>Turn %1 starts: its tile must be described</source>
        <translation>Turn %1 starts: its tile must be described</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>Phase: %1</translation>
    </message>
    <message>
        <source>%1: a route is chosen</source>
        <translation>%1: a route is chosen</translation>
    </message>
    <message>
        <source>%1: no route is chosen</source>
        <translation>%1: no route is chosen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Ruling: %1</translation>
    </message>
    <message>
        <source>Ruling: %1 (%2)</source>
        <translation>Ruling: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has %2 in round %3</source>
        <translation>%1 has %2 in round %3</translation>
    </message>
    <message>
        <source>%1 has no number yet in round %2</source>
        <translation>%1 has no number yet in round %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>of the points, as in “Dana: total 12 → 15”</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>surplus</source>
        <extracomment>of an attack, for which change may be taken</extracomment>
        <translation>surplus</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <extracomment>no cards lie there, as in “Dana’s B3: cards 2 Zigs → none”</extracomment>
        <translation>none</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tile</comment>
        <extracomment>no tile lies there, as in “Turn: tile none → 3”</extracomment>
        <translation>none</translation>
    </message>
    <message>
        <source>New card: %1 on %2, attack %3, defense %4</source>
        <extracomment>a card, a base or the discard pile, the points of the card</extracomment>
        <translation>New card: %1 on %2, attack %3, defense %4</translation>
    </message>
    <message>
        <source>%1: attack %2, defense %3</source>
        <extracomment>a card, its points from now on</extracomment>
        <translation>%1: attack %2, defense %3</translation>
    </message>
    <message>
        <source>Round %1 → %2</source>
        <extracomment>from which round of the game to which</extracomment>
        <translation>Round %1 → %2</translation>
    </message>
    <message>
        <source>Turn %1 → %2</source>
        <extracomment>from which turn of the game to which</extracomment>
        <translation>Turn %1 → %2</translation>
    </message>
    <message>
        <source>In turn: %1 → %2</source>
        <extracomment>whose turn it is, from player to player</extracomment>
        <translation>In turn: %1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is different, without its values: “Boat 1: number”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in turn</source>
        <extracomment>whose turn it is; above “Ana → Dana”</extracomment>
        <translation>in turn</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Act %1</translation>
    </message>
</context>
<context>
    <name>RulingDraft</name>
    <message>
        <source>This ruling</source>
        <translation>This ruling</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Clear the list</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Remove: %1</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>What it changes</translation>
    </message>
</context>
<context>
    <name>Safety</name>
    <message>
        <source>%1, %2</source>
        <extracomment>the players of a game, when it was begun</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: only the setup could be recovered, nothing that was played.</source>
        <translation>%1: only the setup could be recovered, nothing that was played.</translation>
    </message>
    <message>
        <source>%1: recovered up to entry %2 of %3.</source>
        <translation>%1: recovered up to entry %2 of %3.</translation>
    </message>
    <message>
        <source>%1: recovered up to entry %2. How many entries there were is not known.</source>
        <translation>%1: recovered up to entry %2. How many entries there were is not known.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>This file comes from a newer Basekeeper. Update the app to restore it.</source>
        <translation>This file comes from a newer Basekeeper. Update the app to restore it.</translation>
    </message>
    <message>
        <source>This file is damaged or not from Basekeeper.</source>
        <translation>This file is damaged or not from Basekeeper.</translation>
    </message>
    <message>
        <source>This file belongs to another program.</source>
        <translation>This file belongs to another program.</translation>
    </message>
    <message>
        <source>This file is in use.</source>
        <translation>This file is in use.</translation>
    </message>
    <message>
        <source>No backup could be made: %1 cannot be written. The games themselves are saved.</source>
        <translation>No backup could be made: %1 cannot be written. The games themselves are saved.</translation>
    </message>
    <message>
        <source>No backup could be made: the saved games are damaged. Close Basekeeper and start it again: what can be read will be recovered.</source>
        <translation>No backup could be made: the saved games are damaged. Close Basekeeper and start it again: what can be read will be recovered.</translation>
    </message>
    <message>
        <source>No backup could be made (%1).</source>
        <translation>No backup could be made (%1).</translation>
    </message>
    <message>
        <source>Nothing in it could be read. Basekeeper starts with an empty file.</source>
        <translation>Nothing in it could be read. Basekeeper starts with an empty file.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recovered in full.</source>
        <translation>
            <numerusform>%n game recovered in full.</numerusform>
            <numerusform>%n games recovered in full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recovered in part:</source>
        <translation>
            <numerusform>%n game recovered in part:</numerusform>
            <numerusform>%n games recovered in part:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lost.</source>
        <translation>
            <numerusform>%n game lost.</numerusform>
            <numerusform>%n games lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>There may have been more games; nothing is left of them.</source>
        <translation>There may have been more games; nothing is left of them.</translation>
    </message>
    <message>
        <source>Players, card values and your card texts were recovered.</source>
        <translation>Players, card values and your card texts were recovered.</translation>
    </message>
    <message>
        <source>Some players, card values or texts copied from your cards may be missing.</source>
        <translation>Some players, card values or texts copied from your cards may be missing.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>The damaged file is kept as %1.</translation>
    </message>
    <message>
        <source>Since Basekeeper last ran, files were deleted or replaced by older copies. Basekeeper uses what is left.</source>
        <translation>Since Basekeeper last ran, files were deleted or replaced by older copies. Basekeeper uses what is left.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 entries are left.</source>
        <translation>%1: %2 of %3 entries are left.</translation>
    </message>
    <message>
        <source>The file itself had been deleted; only its latest changes were left.</source>
        <translation>The file itself had been deleted; only its latest changes were left.</translation>
    </message>
    <message>
        <source>The beginning of the file had been overwritten.</source>
        <translation>The beginning of the file had been overwritten.</translation>
    </message>
    <message>
        <source>The end of the file was missing.</source>
        <translation>The end of the file was missing.</translation>
    </message>
    <message>
        <source>Parts of the file had been overwritten or were out of place.</source>
        <translation>Parts of the file had been overwritten or were out of place.</translation>
    </message>
    <message>
        <source>The file no longer held what had been saved in it.</source>
        <translation>The file no longer held what had been saved in it.</translation>
    </message>
    <message numerus="yes">
        <source>Set aside because they belong to another database: %n file(s) (%1).</source>
        <translation>
            <numerusform>%n file beside the saved games belonged to another database and was set aside: %1.</numerusform>
            <numerusform>%n files beside the saved games belonged to another database and were set aside: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup could be made: the disk has no room left for %1, which needs %2. The games themselves are saved.</source>
        <translation>No backup could be made: the disk has no room left for %1, which needs %2. The games themselves are saved.</translation>
    </message>
</context>
<context>
    <name>SafetyMessages</name>
    <message>
        <source>Working… You can keep playing.</source>
        <translation>Working… You can keep playing.</translation>
    </message>
</context>
<context>
    <name>SailRail</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>One step forward</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Show it again</translation>
    </message>
    <message>
        <source>Sail boat %1</source>
        <translation>Sail boat %1</translation>
    </message>
    <message>
        <source>Sail all</source>
        <translation>Sail all</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>To the result</translation>
    </message>
    <message>
        <source>Boat %1 has sailed</source>
        <translation>Boat %1 has sailed</translation>
    </message>
    <message>
        <source>Boat %1 has sunk</source>
        <translation>Boat %1 has sunk</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>What happened so far</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>On to round %1</translation>
    </message>
    <message>
        <source>The boats sail</source>
        <translation>The boats sail</translation>
    </message>
    <message>
        <source>Boat %1 sails</source>
        <extracomment>the title while it is told step by step what happens to it</extracomment>
        <translation>Boat %1 sails</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>To the last step</translation>
    </message>
</context>
<context>
    <name>Sailing</name>
    <message>
        <source>%1 in love: a cupid card each for %2</source>
        <translation>%1 in love: a cupid card each for %2</translation>
    </message>
    <message>
        <source>%1 in love: a cupid card for %2 and one for %3</source>
        <translation>%1 in love: a cupid card for %2 and one for %3</translation>
    </message>
    <message>
        <source>The mouse finds no elephant to frighten</source>
        <translation>The mouse finds no elephant to frighten</translation>
    </message>
    <message>
        <source>The monkey finds nobody to throw</source>
        <translation>The monkey finds nobody to throw</translation>
    </message>
    <message>
        <source>The lion finds nothing to eat</source>
        <translation>The lion finds nothing to eat</translation>
    </message>
    <message>
        <source>Nothing happens: %1</source>
        <translation>Nothing happens: %1</translation>
    </message>
    <message>
        <source>%1 kg, limit %2: it sinks</source>
        <translation>%1 kg, limit %2: it sinks</translation>
    </message>
    <message>
        <source>%1 kg, limit %2: it sails</source>
        <translation>%1 kg, limit %2: it sails</translation>
    </message>
    <message>
        <source>Boat %1 sails</source>
        <translation>Boat %1 sails</translation>
    </message>
    <message>
        <source>The boat sails</source>
        <translation>The boat sails</translation>
    </message>
    <message>
        <source>The boat sinks in the fight</source>
        <translation>The boat sinks in the fight</translation>
    </message>
    <message>
        <source>The boat sinks</source>
        <translation>The boat sinks</translation>
    </message>
    <message>
        <source>Boat %1 sinks in the fight</source>
        <translation>Boat %1 sinks in the fight</translation>
    </message>
    <message>
        <source>Boat %1 sinks</source>
        <translation>Boat %1 sinks</translation>
    </message>
    <message>
        <source>%1 fight: the boat sinks at once</source>
        <translation>%1 fight: the boat sinks at once</translation>
    </message>
    <message>
        <source>The mouse frightens the elephant: replace the boat card</source>
        <translation>The mouse frightens the elephant: replace the boat card</translation>
    </message>
    <message>
        <source>New boat card: limit %1 instead of %2</source>
        <translation>New boat card: limit %1 instead of %2</translation>
    </message>
    <message>
        <source>The monkey throws %1 overboard: discarded</source>
        <translation>The monkey throws %1 overboard: discarded</translation>
    </message>
    <message>
        <source>The monkey throws %1 onto boat %2</source>
        <translation>The monkey throws %1 onto boat %2</translation>
    </message>
    <message>
        <source>The lion eats %1</source>
        <translation>The lion eats %1</translation>
    </message>
    <message>
        <source>%1 is saved</source>
        <translation>%1 is saved</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>%1 is discarded</translation>
    </message>
    <message>
        <source>%1 jumps to boat %2</source>
        <translation>%1 jumps to boat %2</translation>
    </message>
</context>
<context>
    <name>SailingSteps</name>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
</context>
<context>
    <name>SaveFileSheet</name>
    <message>
        <source>Which folder?</source>
        <translation>Which folder?</translation>
    </message>
    <message>
        <source>Save where?</source>
        <translation>Save where?</translation>
    </message>
    <message>
        <source>Existing files are not replaced.</source>
        <translation>Existing files are not replaced.</translation>
    </message>
    <message>
        <source>File name (.%1)</source>
        <translation>File name (.%1)</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Another place…</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>Use this folder</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Save here</translation>
    </message>
    <message>
        <source>One file per game. Existing files are not replaced.</source>
        <translation>One file per game. Existing files are not replaced.</translation>
    </message>
</context>
<context>
    <name>SavingBanner</name>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Play without saving</translation>
    </message>
    <message>
        <source>Save to a new file</source>
        <translation>Save to a new file</translation>
    </message>
</context>
<context>
    <name>ScoreSheetOverruleSheet</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>tab of the ruling: the end of the game</extracomment>
        <translation>Game</translation>
    </message>
    <message>
        <source>The game is over, won by</source>
        <translation>The game is over, won by</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRailFooter</name>
    <message>
        <source>End the game</source>
        <translation>End the game</translation>
    </message>
</context>
<context>
    <name>ScoreSheetScreen</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>Rules at this table</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>The lowest total wins</translation>
    </message>
    <message>
        <source>Otherwise the highest.</source>
        <translation>Otherwise the highest.</translation>
    </message>
    <message>
        <source>A fixed number of rounds</source>
        <translation>A fixed number of rounds</translation>
    </message>
    <message>
        <source>The game ends after the last round.</source>
        <translation>The game ends after the last round.</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Number of rounds</translation>
    </message>
    <message>
        <source>A total that ends the game</source>
        <translation>A total that ends the game</translation>
    </message>
    <message>
        <source>After the round in which somebody reaches it.</source>
        <translation>After the round in which somebody reaches it.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSetupScreen</name>
    <message>
        <source>the lowest total wins</source>
        <translation>the lowest total wins</translation>
    </message>
    <message>
        <source>the highest total wins</source>
        <translation>the highest total wins</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>ends at %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSheets</name>
    <message>
        <source>End the game</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>only between rounds</source>
        <translation>only between rounds</translation>
    </message>
</context>
<context>
    <name>ScoreSheetTexts</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheetVictory</name>
    <message>
        <source>The last line is written.</source>
        <translation>The last line is written.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>The game has ended.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>Ended by a ruling. Nobody has won.</translation>
    </message>
</context>
<context>
    <name>ScreenBar</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>SeatHeader</name>
    <message>
        <source>attack</source>
        <extracomment>the attack points of a player, before them</extracomment>
        <translation>attack</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>the defense points of a player, before them</extracomment>
        <translation>defense</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>before how many bases a player has</extracomment>
        <translation>bases</translation>
    </message>
    <message>
        <source>Declare victory</source>
        <translation>Declare victory</translation>
    </message>
    <message>
        <source>%1: declare victory</source>
        <translation>%1: declare victory</translation>
    </message>
    <message>
        <source>one base to go</source>
        <translation>one base to go</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>the app waits for the answer of this player</extracomment>
        <translation>your answer</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>whose turn it is: somebody else must answer first</extracomment>
        <translation>waits</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>the app waits for this player</extracomment>
        <translation>your turn</translation>
    </message>
</context>
<context>
    <name>SessionFacts</name>
    <message>
        <source>Unverified: the file it was imported from had been changed.</source>
        <translation>Unverified: the file it was imported from had been changed.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing had to be fixed.</source>
        <translation>Nothing had to be fixed.</translation>
    </message>
</context>
<context>
    <name>SessionFile</name>
    <message>
        <source>“%1” must be text</source>
        <translation>“%1” must be text</translation>
    </message>
    <message>
        <source>“%1” must be a whole number</source>
        <translation>“%1” must be a whole number</translation>
    </message>
    <message>
        <source>“%1” must be true or false</source>
        <translation>“%1” must be true or false</translation>
    </message>
    <message>
        <source>“%1” must be a list</source>
        <translation>“%1” must be a list</translation>
    </message>
    <message>
        <source>“%1” must be an object</source>
        <translation>“%1” must be an object</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>the file cannot be read</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>the file is empty</translation>
    </message>
    <message>
        <source>the line is blank</source>
        <translation>the line is blank</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>the line is longer than %1 bytes</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>not UTF-8</translation>
    </message>
    <message>
        <source>not JSON, from byte %1 on</source>
        <translation>not JSON, from byte %1 on</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>not a JSON object</translation>
    </message>
    <message>
        <source>not a Basekeeper session: the format is “%1”</source>
        <translation>not a Basekeeper session: the format is “%1”</translation>
    </message>
    <message>
        <source>written in version %1 of the format; this program understands version %2</source>
        <translation>written in version %1 of the format; this program understands version %2</translation>
    </message>
    <message>
        <source>unknown game “%1”</source>
        <translation>unknown game “%1”</translation>
    </message>
    <message>
        <source>unknown act “%1”</source>
        <translation>unknown act “%1”</translation>
    </message>
    <message>
        <source>unknown question “%1”</source>
        <translation>unknown question “%1”</translation>
    </message>
    <message>
        <source>one of these fields is required: %1</source>
        <translation>one of these fields is required: %1</translation>
    </message>
    <message>
        <source>these fields exclude each other: %1</source>
        <translation>these fields exclude each other: %1</translation>
    </message>
    <message>
        <source>the field “%1” is missing</source>
        <translation>the field “%1” is missing</translation>
    </message>
    <message>
        <source>“%1” is out of range: %2, not %3 to %4</source>
        <translation>“%1” is out of range: %2, not %3 to %4</translation>
    </message>
    <message>
        <source>“%1” has the unknown value “%2”; known: %3</source>
        <translation>“%1” has the unknown value “%2”; known: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>line %1: %2</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>the output cannot be written</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 cannot be opened: %2</translation>
    </message>
    <message>
        <source>the hash chain is broken: a line was changed, added or removed here</source>
        <translation>the hash chain is broken: a line was changed, added or removed here</translation>
    </message>
    <message>
        <source>a game with this id is already here but continues differently</source>
        <translation>a game with this id is already here but continues differently</translation>
    </message>
    <message>
        <source>“%1” must be a multiple of 0.5</source>
        <translation>“%1” must be a multiple of 0.5</translation>
    </message>
    <message>
        <source>the format is “%1”, not “%2”</source>
        <translation>the format is “%1”, not “%2”</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>the file is larger than %1 bytes</translation>
    </message>
    <message>
        <source>“%1” repeats an earlier value: %2</source>
        <translation>“%1” repeats an earlier value: %2</translation>
    </message>
    <message>
        <source>the file is cut short: lines are missing from here on</source>
        <translation>the file is cut short: lines are missing from here on</translation>
    </message>
    <message>
        <source>no line has a hash, so nothing shows whether one was changed</source>
        <translation>no line has a hash, so nothing shows whether one was changed</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>nested more than %1 levels deep</translation>
    </message>
    <message>
        <source>the field “%1” appears twice</source>
        <translation>the field “%1” appears twice</translation>
    </message>
    <message>
        <source>more than %1 lines</source>
        <translation>more than %1 lines</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>“%1” is empty</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters</source>
        <translation>“%1” is longer than %2 characters</translation>
    </message>
    <message>
        <source>“%1” contains %2, which is not allowed in names</source>
        <translation>“%1” contains %2, which is not allowed in names</translation>
    </message>
    <message>
        <source>%1 is a pipe, not a file</source>
        <translation>%1 is a pipe, not a file</translation>
    </message>
</context>
<context>
    <name>SessionLine</name>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Continue at the table</source>
        <translation>Continue at the table</translation>
    </message>
    <message>
        <source>Edit title and note, or delete</source>
        <translation>Edit title and note, or delete</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
</context>
<context>
    <name>SessionRulings</name>
    <message>
        <source>Rulings and corrections</source>
        <translation>Rulings and corrections</translation>
    </message>
</context>
<context>
    <name>SessionScreen</name>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Export this game</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Player, title or note</source>
        <translation>Player, title or note</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Clear the search</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>SessionTexts</name>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
    <message>
        <source>Result pending…</source>
        <translation>Result pending…</translation>
    </message>
    <message>
        <source>Cannot be replayed</source>
        <translation>Cannot be replayed</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>Ended without a winner</source>
        <translation>Ended without a winner</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfinished</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>under 1 min</source>
        <translation>under 1 min</translation>
    </message>
</context>
<context>
    <name>SessionTile</name>
    <message>
        <source>Unverified</source>
        <translation>Unverified</translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message>
        <source>Title and note</source>
        <translation>Title and note</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>if left empty: the players’ names</source>
        <translation>if left empty: the players’ names</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Deleted</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Delete this game</translation>
    </message>
    <message>
        <source>It can be brought back until Basekeeper is closed</source>
        <translation>It can be brought back until Basekeeper is closed</translation>
    </message>
    <message>
        <source>Hold to delete it</source>
        <translation>Hold to delete it</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Export this game</translation>
    </message>
</context>
<context>
    <name>SessionsEmpty</name>
    <message>
        <source>No matching games</source>
        <translation>No matching games</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>Try fewer letters or words: every word must match.</source>
        <translation>Try fewer letters or words: every word must match.</translation>
    </message>
    <message>
        <source>Every game you start is kept here, with every act, until you delete it.</source>
        <translation>Every game you start is kept here, with every act, until you delete it.</translation>
    </message>
</context>
<context>
    <name>SessionsScreen</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>still being counted…</source>
        <translation>still being counted…</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Import games</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Export all games</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>SetupFooter</name>
    <message>
        <source>This game cannot be saved</source>
        <translation>This game cannot be saved</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Play without saving</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>SetupNames</name>
    <message>
        <source>Players from earlier games</source>
        <translation>Players from earlier games</translation>
    </message>
</context>
<context>
    <name>SetupOption</name>
    <message>
        <source>About rule %1</source>
        <translation>About rule %1</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Rules at this table</source>
        <translation>Rules at this table</translation>
    </message>
    <message>
        <source>as printed</source>
        <extracomment>said of the rules of a table: nothing differs from the sheet</extracomment>
        <translation>as printed</translation>
    </message>
</context>
<context>
    <name>SetupSeat</name>
    <message>
        <source>%1 begins</source>
        <translation>%1 begins</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
</context>
<context>
    <name>SetupSeatActs</name>
    <message>
        <source>%1 reads %2</source>
        <translation>%1 reads %2</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 begins</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
    <message>
        <source>Begins</source>
        <extracomment>a switch: the player who was tapped goes first</extracomment>
        <translation>Begins</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>takes away the player who was tapped</extracomment>
        <translation>Remove</translation>
    </message>
</context>
<context>
    <name>SetupSeats</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Drag a badge to another place. The flag marks who begins.</source>
        <translation>Drag a badge to another place. The flag marks who begins.</translation>
    </message>
    <message>
        <source>Drag a badge to another place.</source>
        <translation>Drag a badge to another place.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
</context>
<context>
    <name>SetupSwapButton</name>
    <message>
        <source>Swap places: %1</source>
        <translation>Swap places: %1</translation>
    </message>
    <message>
        <source>Swap with</source>
        <extracomment>a button beside the badge of a neighbour at the table: change places with that player</extracomment>
        <translation>Swap with</translation>
    </message>
</context>
<context>
    <name>SetupTable</name>
    <message>
        <source>Turns go counterclockwise.</source>
        <translation>Turns go counterclockwise.</translation>
    </message>
    <message>
        <source>Turns go clockwise.</source>
        <translation>Turns go clockwise.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>SpeakButton</name>
    <message>
        <source>Read aloud</source>
        <translation>Read aloud</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>Continue reading</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Stop reading</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Basekeeper reads aloud like this.</source>
        <translation>Basekeeper reads aloud like this.</translation>
    </message>
</context>
<context>
    <name>SpeechPanel</name>
    <message>
        <source>Reading aloud</source>
        <translation>Reading aloud</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Not in every language: what is missing</source>
        <translation>Not in every language: what is missing</translation>
    </message>
    <message>
        <source>Nothing can be read aloud yet: what is missing</source>
        <translation>Nothing can be read aloud yet: what is missing</translation>
    </message>
</context>
<context>
    <name>SpeechVoiceRow</name>
    <message>
        <source>%1: another voice</source>
        <translation>%1: another voice</translation>
    </message>
    <message>
        <source>%1: try the voice</source>
        <translation>%1: try the voice</translation>
    </message>
</context>
<context>
    <name>StartActs</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>The book</translation>
    </message>
    <message>
        <source>cards and rules</source>
        <translation>cards and rules</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>every game so far</source>
        <translation>every game so far</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to choose from</source>
        <translation>
            <numerusform>%n game to choose from</numerusform>
            <numerusform>%n games to choose from</numerusform>
        </translation>
    </message>
    <message>
        <source>Also open</source>
        <translation>Also open</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Open games</translation>
    </message>
    <message>
        <source>Check an attack</source>
        <translation>Check an attack</translation>
    </message>
    <message>
        <source>is it enough?</source>
        <extracomment>beside the act of checking an attack: is what attacks enough?</extracomment>
        <translation>is it enough?</translation>
    </message>
</context>
<context>
    <name>StartHero</name>
    <message>
        <source>You play with real cards. Basekeeper keeps track and knows the rules.</source>
        <translation>You play with real cards. Basekeeper keeps track and knows the rules.</translation>
    </message>
</context>
<context>
    <name>StartReport</name>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
    </message>
</context>
<context>
    <name>StatisticsEmpty</name>
    <message>
        <source>Nothing to count yet</source>
        <translation>Nothing to count yet</translation>
    </message>
    <message>
        <source>Play a game, or choose a longer time span.</source>
        <translation>Play a game, or choose a longer time span.</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
</context>
<context>
    <name>StatisticsSpan</name>
    <message>
        <source>Time span</source>
        <translation>Time span</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Past month</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>Past year</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>the longest of the time spans</extracomment>
        <translation>All time</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>StepResult</name>
    <message>
        <source>fuel %1, was %2</source>
        <extracomment>of a ship: the fuel that it has, and what it had before</extracomment>
        <translation>fuel %1, was %2</translation>
    </message>
    <message>
        <source>zone %1, was %2</source>
        <extracomment>of a ship: where it is, and where it was before</extracomment>
        <translation>zone %1, was %2</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>said of a player who drops out</extracomment>
        <translation>eliminated</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The saved games come from a newer Basekeeper. Update the app to open them. The file %1 is untouched.</source>
        <translation>The saved games come from a newer Basekeeper. Update the app to open them. The file %1 is untouched.</translation>
    </message>
    <message>
        <source>The saved games cannot be read: the file %1 is damaged. It is left as it is; keep a copy of it.</source>
        <translation>The saved games cannot be read: the file %1 is damaged. It is left as it is; keep a copy of it.</translation>
    </message>
    <message>
        <source>Nothing can be saved: %1 is not writable. Allow writing, or choose another folder.</source>
        <translation>Nothing can be saved: %1 is not writable. Allow writing, or choose another folder.</translation>
    </message>
    <message>
        <source>The saved games are open in another Basekeeper. Close it there and try again.</source>
        <translation>The saved games are open in another Basekeeper. Close it there and try again.</translation>
    </message>
    <message>
        <source>Nothing can be saved: the folder %1 cannot be created.</source>
        <translation>Nothing can be saved: the folder %1 cannot be created.</translation>
    </message>
    <message>
        <source>The file %1 belongs to another program and is left untouched.</source>
        <translation>The file %1 belongs to another program and is left untouched.</translation>
    </message>
    <message>
        <source>Saving failed (%1). Try again.</source>
        <translation>Saving failed (%1). Try again.</translation>
    </message>
    <message>
        <source>The open game was played under earlier rules and cannot be continued under the current ones. It stays in the file %1; you can start a new game.</source>
        <translation>The open game was played under earlier rules and cannot be continued under the current ones. It stays in the file %1; you can start a new game.</translation>
    </message>
    <message>
        <source>The file %1 was deleted or replaced while Basekeeper was running. Everything is still here: save it to a new file.</source>
        <translation>The file %1 was deleted or replaced while Basekeeper was running. Everything is still here: save it to a new file.</translation>
    </message>
    <message>
        <source>This game is already here. Nothing was changed.</source>
        <translation>This game is already here. Nothing was changed.</translation>
    </message>
    <message>
        <source>Not saved: the saved copy of this game has more acts than the game at the table. Close Basekeeper and start it again.</source>
        <translation>Not saved: the saved copy of this game has more acts than the game at the table. Close Basekeeper and start it again.</translation>
    </message>
    <message>
        <source>This version of Basekeeper does not know the game “%1”. Update the app to continue.</source>
        <translation>This version of Basekeeper does not know the game “%1”. Update the app to continue.</translation>
    </message>
    <message>
        <source>Nothing can be saved: the disk has no room left for %1. Free %2 or more and try again.</source>
        <translation>Nothing can be saved: the disk has no room left for %1. Free %2 or more and try again.</translation>
    </message>
    <message>
        <source>Some acts of the game at the table are only in memory and would be lost. Save them or end that game first.</source>
        <translation>Some acts of the game at the table are only in memory and would be lost. Save them or end that game first.</translation>
    </message>
</context>
<context>
    <name>Surplus</name>
    <message>
        <source>just enough</source>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>just enough</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>the attack points are more than what is needed</extracomment>
        <translation>enough</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <extracomment>attack points that are not needed</extracomment>
        <translation>surplus %1</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>base %1, defense %2, %n card(s)</source>
        <translation>
            <numerusform>base %1, defense %2, %n card</numerusform>
            <numerusform>base %1, defense %2, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, attack %2, defense %3</source>
        <translation>%1, attack %2, defense %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bases, attack %4, defense %5</source>
        <translation>%1: %2 of %3 bases, attack %4, defense %5</translation>
    </message>
    <message>
        <source>%1, will be destroyed</source>
        <translation>%1, will be destroyed</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, chosen</translation>
    </message>
    <message>
        <source>%1, on %3’s %2</source>
        <extracomment>a card, a base, its owner</extracomment>
        <translation>%1, on %3’s %2</translation>
    </message>
    <message>
        <source>%1, captured with %2</source>
        <extracomment>a base, what stands on it, and the attack points that capture it</extracomment>
        <translation>%1, captured with %2</translation>
    </message>
</context>
<context>
    <name>TableMoments</name>
    <message>
        <source>Undone</source>
        <translation>Undone</translation>
    </message>
    <message>
        <source>%1 is captured</source>
        <translation>%1 is captured</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Counterattack</translation>
    </message>
    <message>
        <source>An extra turn</source>
        <translation>An extra turn</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
</context>
<context>
    <name>TableRoute</name>
    <message>
        <source>too many: they lose their turn</source>
        <translation>too many: they lose their turn</translation>
    </message>
</context>
<context>
    <name>TableSummary</name>
    <message>
        <source>%1 attacks one of %2’s bases: %3 against %4.</source>
        <translation>%1 attacks one of %2’s bases: %3 against %4.</translation>
    </message>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>The game is over: %1 has won.</translation>
    </message>
    <message>
        <source>The game is over. Nobody has won.</source>
        <translation>The game is over. Nobody has won.</translation>
    </message>
    <message>
        <source>%1 may declare victory.</source>
        <translation>%1 may declare victory.</translation>
    </message>
    <message>
        <source>Change may be taken for a surplus of %1.</source>
        <translation>Change may be taken for a surplus of %1.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the victory.</source>
        <translation>The game is over: %1 share the victory.</translation>
    </message>
    <message>
        <source>Round %1, %2.</source>
        <translation>Round %1, %2.</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1 has won!</translation>
    </message>
    <message>
        <source>%1 share the victory!</source>
        <translation>%1 share the victory!</translation>
    </message>
    <message>
        <source>Still to choose a route: %1.</source>
        <translation>Still to choose a route: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Turn %1: %2.</translation>
    </message>
    <message>
        <source>%1 has won the race!</source>
        <translation>%1 has won the race!</translation>
    </message>
    <message>
        <source>%1 have won the race together!</source>
        <translation>%1 have won the race together!</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>in a list that is read aloud: a player, how many points, bases or the like</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Moving the cards takes %n step(s).</source>
        <translation>
            <numerusform>Moving the cards takes %n step.</numerusform>
            <numerusform>Moving the cards takes %n steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Points: %1.</translation>
    </message>
    <message>
        <source>Round %1: no number yet from %2.</source>
        <extracomment>a round, the players or how many they are</extracomment>
        <translation>Round %1: no number yet from %2.</translation>
    </message>
    <message>
        <source>Still to roll %1: %2.</source>
        <translation>Still to roll %1: %2.</translation>
    </message>
    <message>
        <source>%1 on %2 with %3</source>
        <extracomment>in a list: a player, a zone, how much fuel</extracomment>
        <translation>%1 on %2 with %3</translation>
    </message>
    <message>
        <source>Zones and fuel: %1.</source>
        <extracomment>then a list: “Ana on 12 with 5”</extracomment>
        <translation>Zones and fuel: %1.</translation>
    </message>
    <message>
        <source>Out of the race: %1.</source>
        <translation>Out of the race: %1.</translation>
    </message>
    <message>
        <source>Force-field zones: %1.</source>
        <extracomment>zones</extracomment>
        <translation>Force-field zones: %1.</translation>
    </message>
    <message>
        <source>Round %1: %2 places an animal face down.</source>
        <translation>Round %1: %2 places an animal face down.</translation>
    </message>
    <message>
        <source>Round %1: %2 places an animal.</source>
        <translation>Round %1: %2 places an animal.</translation>
    </message>
    <message>
        <source>Kilos on the boats: %1.</source>
        <extracomment>then the boats that are there, from left to right, such as “10 of 12”</extracomment>
        <translation>Kilos on the boats: %1.</translation>
    </message>
    <message>
        <source>Bases: %1.</source>
        <translation>Bases: %1.</translation>
    </message>
    <message>
        <source>Attack: %1.</source>
        <translation>Attack: %1.</translation>
    </message>
    <message>
        <source>Still to take a token: %1.</source>
        <translation>Still to take a token: %1.</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <translation>Tokens: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 with three aboard</source>
        <comment>the weight aboard a boat, the weight that it bears</comment>
        <translation>%1 of %2 with three aboard</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the weight aboard a boat, the weight that it bears</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1’s turn: %2.</source>
        <extracomment>a player, a phase</extracomment>
        <translation>%1’s turn: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Zones: %1.</source>
        <translation>Zones: %1.</translation>
    </message>
    <message>
        <source>Free plays: the whole hand.</source>
        <translation>Free plays: the whole hand.</translation>
    </message>
    <message>
        <source>Free play: a random card from the discard pile.</source>
        <translation>Free play: a random card from the discard pile.</translation>
    </message>
    <message numerus="yes">
        <source>Free plays: %n left.</source>
        <translation>
            <numerusform>Free plays: %n left.</numerusform>
            <numerusform>Free plays: %n left.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may declare victory.</source>
        <comment>several players</comment>
        <translation>%1 may declare victory.</translation>
    </message>
    <message>
        <source>The finish tile: %1.</source>
        <translation>The finish tile: %1.</translation>
    </message>
</context>
<context>
    <name>TableTile</name>
    <message>
        <source>The next tile</source>
        <translation>The next tile</translation>
    </message>
    <message>
        <source>Chosen by: %1.</source>
        <extracomment>a route, by whom it was chosen</extracomment>
        <translation>Chosen by: %1.</translation>
    </message>
    <message>
        <source>Too many: they lose their turn.</source>
        <translation>Too many: they lose their turn.</translation>
    </message>
    <message>
        <source>pilots</source>
        <extracomment>over how many pilots may take a route of a tile</extracomment>
        <translation>pilots</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>over what a route of a tile costs</extracomment>
        <translation>cost</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>over what a route of a tile gives</extracomment>
        <translation>gain</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>how much is reached, of how much</extracomment>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>TextSizeSample</name>
    <message>
        <source>Mei-Ling attacks</source>
        <translation>Mei-Ling attacks</translation>
    </message>
    <message>
        <source>7 attack against 6 defense</source>
        <translation>7 attack against 6 defense</translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message>
        <source>Which side</source>
        <translation>Which side</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 or 4 players</translation>
    </message>
    <message>
        <source>5 or 6 players</source>
        <translation>5 or 6 players</translation>
    </message>
</context>
<context>
    <name>TileEditorPad</name>
    <message>
        <source>Copy this route</source>
        <translation>Copy this route</translation>
    </message>
    <message>
        <source>Remove this route</source>
        <translation>Remove this route</translation>
    </message>
    <message>
        <source>Restore the remembered tile</source>
        <translation>Restore the remembered tile</translation>
    </message>
</context>
<context>
    <name>TileExample</name>
    <message>
        <source>How to read a tile: this is an example, not a tile from the game</source>
        <translation>How to read a tile: this is an example, not a tile from the game</translation>
    </message>
    <message>
        <source>You are out if your fuel is used up before the finish tile, or if you stand on the rear section when it is taken away.</source>
        <translation>You are out if your fuel is used up before the finish tile, or if you stand on the rear section when it is taken away.</translation>
    </message>
    <message>
        <source>How many pilots the route takes. If more choose it, all of them lose their turn.</source>
        <translation>How many pilots the route takes. If more choose it, all of them lose their turn.</translation>
    </message>
    <message>
        <source>What the route costs.</source>
        <translation>What the route costs.</translation>
    </message>
    <message>
        <source>What it gives: zones forward, fuel, bonus tokens.</source>
        <translation>What it gives: zones forward, fuel, bonus tokens.</translation>
    </message>
</context>
<context>
    <name>TileKey</name>
    <message>
        <source>Name the route %1</source>
        <translation>Name the route %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n pilot(s)</source>
        <translation>
            <numerusform>At most %n pilot</numerusform>
            <numerusform>At most %n pilots</numerusform>
        </translation>
    </message>
    <message>
        <source>For any number of pilots</source>
        <translation>For any number of pilots</translation>
    </message>
    <message>
        <source>Free for a lone pilot; if several choose it, they pay and gain nothing</source>
        <translation>Free for a lone pilot; if several choose it, they pay and gain nothing</translation>
    </message>
    <message>
        <source>10 plus the digit you tap next</source>
        <translation>10 plus the digit you tap next</translation>
    </message>
    <message>
        <source>A number added to the roll</source>
        <translation>A number added to the roll</translation>
    </message>
    <message>
        <source>One per pilot on the route</source>
        <translation>One per pilot on the route</translation>
    </message>
    <message>
        <source>Yellow die; tap again for another roll</source>
        <translation>Yellow die; tap again for another roll</translation>
    </message>
    <message>
        <source>Blue die; tap again for another roll</source>
        <translation>Blue die; tap again for another roll</translation>
    </message>
    <message>
        <source>As set on the middle wheel</source>
        <translation>As set on the middle wheel</translation>
    </message>
    <message>
        <source>On to the next field</source>
        <translation>On to the next field</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>below a sign on a key: for any number of pilots</extracomment>
        <translation>no limit</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>below a sign on a key: the first digit of a number from 10 on</extracomment>
        <translation>tens</translation>
    </message>
    <message>
        <source>per pilot</source>
        <extracomment>below a sign on a key: one for each pilot on the route</extracomment>
        <translation>per pilot</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>below a sign on a key: what a die will show</extracomment>
        <translation>die</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>below a sign on a key: what the pilot sets on the middle wheel</extracomment>
        <translation>wheel</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>below a sign on a key: on to the next place of the tile</extracomment>
        <translation>next</translation>
    </message>
    <message>
        <source>free if alone</source>
        <extracomment>below a sign on a key: for a pilot who is alone on the route</extracomment>
        <translation>free if alone</translation>
    </message>
    <message>
        <source>plus a number</source>
        <extracomment>below a sign on a key: a number that is added to what the die shows</extracomment>
        <translation>plus a number</translation>
    </message>
</context>
<context>
    <name>TileLine</name>
    <message>
        <source>Another route</source>
        <translation>Another route</translation>
    </message>
    <message>
        <source>name of route %1</source>
        <translation>name of route %1</translation>
    </message>
    <message>
        <source>pilots of route %1</source>
        <translation>pilots of route %1</translation>
    </message>
    <message>
        <source>cost of route %1</source>
        <translation>cost of route %1</translation>
    </message>
    <message>
        <source>zones of route %1</source>
        <translation>zones of route %1</translation>
    </message>
    <message>
        <source>fuel that route %1 gives</source>
        <translation>fuel that route %1 gives</translation>
    </message>
    <message>
        <source>bonus tokens of route %1</source>
        <translation>bonus tokens of route %1</translation>
    </message>
</context>
<context>
    <name>TileLines</name>
    <message>
        <source>pilots</source>
        <extracomment>over what a route of a tile is for</extracomment>
        <translation>pilots</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>over what a route of a tile takes</extracomment>
        <translation>cost</translation>
    </message>
    <message>
        <source>zones</source>
        <extracomment>over how far a route of a tile leads</extracomment>
        <translation>zones</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>over the fuel that a route of a tile gives</extracomment>
        <translation>fuel</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>over the bonus tokens that a route of a tile gives</extracomment>
        <translation>tokens</translation>
    </message>
</context>
<context>
    <name>TileNumberKeys</name>
    <message>
        <source>Tile %1, remembered</source>
        <translation>Tile %1, remembered</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tile %1</translation>
    </message>
</context>
<context>
    <name>TileRail</name>
    <message>
        <source>What number is on the finish tile?</source>
        <translation>What number is on the finish tile?</translation>
    </message>
    <message>
        <source>A dot marks a tile that was described before: just confirm it.</source>
        <translation>A dot marks a tile that was described before: just confirm it.</translation>
    </message>
    <message>
        <source>Use as remembered</source>
        <translation>Use as remembered</translation>
    </message>
    <message>
        <source>This is the tile</source>
        <translation>This is the tile</translation>
    </message>
    <message>
        <source>It looks different</source>
        <translation>It looks different</translation>
    </message>
    <message>
        <source>Describe the tile</source>
        <translation>Describe the tile</translation>
    </message>
    <message>
        <source>Turn tile %1 over</source>
        <translation>Turn tile %1 over</translation>
    </message>
    <message>
        <source>Four or fewer ships are left, so the tile’s other side counts.</source>
        <translation>Four or fewer ships are left, so the tile’s other side counts.</translation>
    </message>
    <message>
        <source>Which tile comes next?</source>
        <translation>Which tile comes next?</translation>
    </message>
</context>
<context>
    <name>TileSetActs</name>
    <message>
        <source>New set</source>
        <translation>New set</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>a button: change the name of a tile set, and where it is from</extracomment>
        <translation>Edit…</translation>
    </message>
</context>
<context>
    <name>TileSetForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Where the descriptions come from</source>
        <translation>Where the descriptions come from</translation>
    </message>
    <message>
        <source>Described at the table</source>
        <translation>Described at the table</translation>
    </message>
    <message>
        <source>Copied from the printed tiles</source>
        <translation>Copied from the printed tiles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Delete this tile set</source>
        <translation>Delete this tile set</translation>
    </message>
</context>
<context>
    <name>TileSetsSheet</name>
    <message>
        <source>Edit tile set</source>
        <translation>Edit tile set</translation>
    </message>
    <message>
        <source>Tile sets</source>
        <translation>Tile sets</translation>
    </message>
    <message>
        <source>Describe each tile once, when it turns up. A tile set remembers it for every later race.</source>
        <translation>Describe each tile once, when it turns up. A tile set remembers it for every later race.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Describe a tile</source>
        <translation>Describe a tile</translation>
    </message>
    <message>
        <source>Forget this description</source>
        <translation>Forget this description</translation>
    </message>
</context>
<context>
    <name>TileSheet</name>
    <message>
        <source>Use as remembered</source>
        <translation>Use as remembered</translation>
    </message>
    <message>
        <source>This is the tile</source>
        <translation>This is the tile</translation>
    </message>
    <message>
        <source>That is all: this is the tile</source>
        <translation>That is all: this is the tile</translation>
    </message>
</context>
<context>
    <name>TileSource</name>
    <message>
        <source>copied from the printed tiles</source>
        <translation>copied from the printed tiles</translation>
    </message>
    <message>
        <source>described at the table</source>
        <translation>described at the table</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>Ruling…</translation>
    </message>
</context>
<context>
    <name>Token</name>
    <message>
        <source>Electromagnet</source>
        <translation>Electromagnet</translation>
    </message>
    <message>
        <source>Ion cannon</source>
        <translation>Ion cannon</translation>
    </message>
    <message>
        <source>Flamethrower</source>
        <translation>Flamethrower</translation>
    </message>
    <message>
        <source>Fuel tank</source>
        <translation>Fuel tank</translation>
    </message>
    <message>
        <source>Nitro</source>
        <translation>Nitro</translation>
    </message>
    <message>
        <source>Force field</source>
        <translation>Force field</translation>
    </message>
    <message>
        <source>an electromagnet</source>
        <translation>an electromagnet</translation>
    </message>
    <message>
        <source>an ion cannon</source>
        <translation>an ion cannon</translation>
    </message>
    <message>
        <source>a flamethrower</source>
        <translation>a flamethrower</translation>
    </message>
    <message>
        <source>a fuel tank</source>
        <translation>a fuel tank</translation>
    </message>
    <message>
        <source>a nitro</source>
        <translation>a nitro</translation>
    </message>
    <message>
        <source>a force field</source>
        <translation>a force field</translation>
    </message>
    <message>
        <source>the electromagnet</source>
        <translation>the electromagnet</translation>
    </message>
    <message>
        <source>the ion cannon</source>
        <translation>the ion cannon</translation>
    </message>
    <message>
        <source>the flamethrower</source>
        <translation>the flamethrower</translation>
    </message>
    <message>
        <source>the fuel tank</source>
        <translation>the fuel tank</translation>
    </message>
    <message>
        <source>the nitro</source>
        <translation>the nitro</translation>
    </message>
    <message>
        <source>the force field</source>
        <translation>the force field</translation>
    </message>
    <message>
        <source>the yellow die</source>
        <translation>the yellow die</translation>
    </message>
    <message>
        <source>the blue die</source>
        <translation>the blue die</translation>
    </message>
</context>
<context>
    <name>TokenKey</name>
    <message>
        <source>%1, in hand: %2</source>
        <translation>%1, in hand: %2</translation>
    </message>
</context>
<context>
    <name>TokenRail</name>
    <message>
        <source>Two are drawn and one is kept, face down; the other goes under the pile.</source>
        <translation>Two are drawn and one is kept, face down; the other goes under the pile.</translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>Keep it secret</translation>
    </message>
    <message numerus="yes">
        <source>Take a bonus token, then %n more</source>
        <translation>
            <numerusform>Take a bonus token, then %n more</numerusform>
            <numerusform>Take a bonus token, then %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a bonus token</source>
        <translation>Take a bonus token</translation>
    </message>
    <message>
        <source>If everyone may know it: which one?</source>
        <translation>If everyone may know it: which one?</translation>
    </message>
</context>
<context>
    <name>TouchedSeat</name>
    <message>
        <source>zone</source>
        <extracomment>followed by its number</extracomment>
        <translation>zone</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>followed by a number</extracomment>
        <translation>fuel</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>below the name of a player who drops out</extracomment>
        <translation>eliminated</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1 — %2 wins on turn %3</source>
        <translation>%1 — %2 wins on turn %3</translation>
    </message>
</context>
<context>
    <name>TrackSection</name>
    <message>
        <source>Rear</source>
        <translation>Rear</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
</context>
<context>
    <name>TrackZone</name>
    <message>
        <source>Zones %1 to %2: empty, removed at the end of the turn</source>
        <translation>Zones %1 to %2: empty, removed at the end of the turn</translation>
    </message>
    <message>
        <source>Zones %1 to %2: empty</source>
        <translation>Zones %1 to %2: empty</translation>
    </message>
</context>
<context>
    <name>TransferNote</name>
    <message>
        <source>That did not work</source>
        <translation>That did not work</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Show in folder</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>TransferProgress</name>
    <message>
        <source>%1 of %2…</source>
        <extracomment>how many files are done, how many there are</extracomment>
        <translation>%1 of %2…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Turning points</translation>
    </message>
</context>
<context>
    <name>UndoLine</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>ValueCards</name>
    <message>
        <source>%1: attack %2, defense %3</source>
        <translation>%1: attack %2, defense %3</translation>
    </message>
    <message>
        <source>BASE: defense %1</source>
        <translation>BASE: defense %1</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>%1: attack</source>
        <translation>%1: attack</translation>
    </message>
    <message>
        <source>%1: defense</source>
        <translation>%1: defense</translation>
    </message>
    <message>
        <source>defense 0: fixed by the rules</source>
        <translation>defense 0: fixed by the rules</translation>
    </message>
</context>
<context>
    <name>ValueSetEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>Our cards</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Where the points come from</translation>
    </message>
    <message>
        <source>Printed on the cards</source>
        <translation>Printed on the cards</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Agreed at the table</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Still example points</source>
        <translation>Still example points</translation>
    </message>
</context>
<context>
    <name>ValueSetFrame</name>
    <message>
        <source>starts as a copy of the chosen set</source>
        <translation>starts as a copy of the chosen set</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ValueSetSheet</name>
    <message>
        <source>Card points</source>
        <translation>Card points</translation>
    </message>
    <message>
        <source>New points</source>
        <translation>New points</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Edit points</translation>
    </message>
    <message>
        <source>Whole numbers from 0 to 99, as on your cards</source>
        <translation>Whole numbers from 0 to 99, as on your cards</translation>
    </message>
    <message>
        <source>Delete these points</source>
        <translation>Delete these points</translation>
    </message>
    <message>
        <source>Edit these points</source>
        <translation>Edit these points</translation>
    </message>
    <message>
        <source>example points: check your cards</source>
        <translation>example points: check your cards</translation>
    </message>
</context>
<context>
    <name>VictoryActs</name>
    <message>
        <source>How it went</source>
        <translation>How it went</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Share…</translation>
    </message>
</context>
<context>
    <name>VictoryFrame</name>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
</context>
<context>
    <name>Weight</name>
    <message>
        <source>½</source>
        <translation>½</translation>
    </message>
    <message>
        <source>%1½</source>
        <translation>%1½</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The file cannot be read; it may be gone.</source>
        <translation>The file cannot be read; it may be gone.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB, far more than sixteen cards need.</source>
        <translation>The file is larger than 1 MB, far more than sixteen cards need.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the table as “CSV UTF-8”.</source>
        <translation>This is not UTF-8 text. Save the table as “CSV UTF-8”.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and never closes.</source>
        <translation>A quotation mark opens here and never closes.</translation>
    </message>
    <message>
        <source>Quotation mark inside a field: quote the whole text and double the marks inside.</source>
        <translation>Quotation mark inside a field: quote the whole text and double the marks inside.</translation>
    </message>
    <message>
        <source>There is no text in the file.</source>
        <translation>There is no text in the file.</translation>
    </message>
    <message>
        <source>The first line has no column “%1”. It needs the columns card, language and text.</source>
        <translation>The first line has no column “%1”. It needs the columns card, language and text.</translation>
    </message>
    <message>
        <source>The first line names the column “%1” twice.</source>
        <translation>The first line names the column “%1” twice.</translation>
    </message>
    <message>
        <source>Number of fields in this line: %1; the first line has a different number. Quote any text that contains a comma.</source>
        <translation>Number of fields in this line: %1; the first line has a different number. Quote any text that contains a comma.</translation>
    </message>
    <message>
        <source>“%1” is not a card number. Use 1 to %2.</source>
        <translation>“%1” is not a card number. Use 1 to %2.</translation>
    </message>
    <message>
        <source>“%1” is not an available language. Choose from: %2.</source>
        <translation>“%1” is not an available language. Choose from: %2.</translation>
    </message>
    <message>
        <source>The text is empty. Omit the line if the card says nothing.</source>
        <translation>The text is empty. Omit the line if the card says nothing.</translation>
    </message>
    <message>
        <source>The text has %1 characters; the limit is %2.</source>
        <translation>The text has %1 characters; the limit is %2.</translation>
    </message>
    <message>
        <source>An earlier line (%1) has this card in this language.</source>
        <translation>An earlier line (%1) has this card in this language.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
</context>
<context>
    <name>basekeeper::AboardOverruleModel</name>
    <message>
        <source>not played</source>
        <extracomment>where an animal is: still with its player</extracomment>
        <translation>not played</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>where an animal is</extracomment>
        <translation>saved</translation>
    </message>
    <message>
        <source>discarded</source>
        <extracomment>where an animal is</extracomment>
        <translation>discarded</translation>
    </message>
    <message>
        <source>on boat %1</source>
        <translation>on boat %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllAboardSetup</name>
    <message>
        <source>Example weights and points</source>
        <translation>Example weights and points</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllAboardTable</name>
    <message>
        <source>Most points.</source>
        <translation>Most points.</translation>
    </message>
    <message>
        <source>Tied on points; more cupid cards decide.</source>
        <translation>Tied on points; more cupid cards decide.</translation>
    </message>
    <message>
        <source>Tied on points and cupid cards; saved animals decide.</source>
        <translation>Tied on points and cupid cards; saved animals decide.</translation>
    </message>
    <message>
        <source>Tied on points, cupid cards and saved animals: the victory is shared.</source>
        <translation>Tied on points, cupid cards and saved animals: the victory is shared.</translation>
    </message>
    <message>
        <source>Boat %1, no number yet</source>
        <translation>Boat %1, no number yet</translation>
    </message>
    <message>
        <source>Boat %1: %2</source>
        <translation>Boat %1: %2</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>By the referee’s ruling.</translation>
    </message>
    <message>
        <source>Example weights: check your cards</source>
        <translation>Example weights: check your cards</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllYourBaseSetup</name>
    <message>
        <source>Example points</source>
        <translation>Example points</translation>
    </message>
    <message>
        <source>Declared position</source>
        <translation>Declared position</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllYourBaseTable</name>
    <message>
        <source>Tap the base for %1.</source>
        <translation>Tap the base for %1.</translation>
    </message>
    <message>
        <source>Tap the card to discard.</source>
        <translation>Tap the card to discard.</translation>
    </message>
    <message>
        <source>Tap one of your cards.</source>
        <translation>Tap one of your cards.</translation>
    </message>
    <message>
        <source>Tap the base it goes to.</source>
        <translation>Tap the base it goes to.</translation>
    </message>
    <message>
        <source>Example points: check your cards</source>
        <translation>Example points: check your cards</translation>
    </message>
    <message>
        <source>Tap cards to add or remove them.</source>
        <translation>Tap cards to add or remove them.</translation>
    </message>
</context>
<context>
    <name>basekeeper::AnimalValueEntry</name>
    <message>
        <source>%1: weight</source>
        <translation>%1: weight</translation>
    </message>
    <message>
        <source>%1: weight when in love</source>
        <translation>%1: weight when in love</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: points</translation>
    </message>
</context>
<context>
    <name>basekeeper::AppModel</name>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>started %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::AttackCheckModel</name>
    <message>
        <source>%1, attack %2, defense %3: %4</source>
        <extracomment>a kind of card, its points, how many of them were tapped</extracomment>
        <translation>%1, attack %2, defense %3: %4</translation>
    </message>
    <message>
        <source>No more than %1 cards: the game has no more.</source>
        <translation>No more than %1 cards: the game has no more.</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>points</comment>
        <extracomment>points that are missing</extracomment>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message>
        <source>just holds</source>
        <extracomment>a base with its cards holds against an attack, with nothing to spare</extracomment>
        <translation>just holds</translation>
    </message>
    <message>
        <source>Tap the cards that attack.</source>
        <translation>Tap the cards that attack.</translation>
    </message>
    <message>
        <source>Against %1 attack, this base needs a defense of %2.</source>
        <translation>Against %1 attack, this base needs a defense of %2.</translation>
    </message>
    <message>
        <source>A defense of %1 holds.</source>
        <translation>A defense of %1 holds.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 defense stands here: %n missing.</source>
        <translation>
            <numerusform>Only %1 defense here: %n more is needed.</numerusform>
            <numerusform>Only %1 defense here: %n more are needed.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 added, the base would hold.</source>
        <translation>With %1 added, the base would hold.</translation>
    </message>
    <message>
        <source>%1 attack against %2 defense.</source>
        <translation>%1 attack against %2 defense.</translation>
    </message>
    <message numerus="yes">
        <source>Not enough: %n missing.</source>
        <translation>
            <numerusform>Not enough: %n missing.</numerusform>
            <numerusform>Not enough: %n missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just enough.</source>
        <translation>Just enough.</translation>
    </message>
    <message>
        <source>Enough, with a surplus of %1.</source>
        <translation>Enough, with a surplus of %1.</translation>
    </message>
    <message>
        <source>Adding %1 would be enough.</source>
        <translation>Adding %1 would be enough.</translation>
    </message>
    <message>
        <source>Not even all the cards in the game would be enough.</source>
        <translation>Not even all the cards in the game would be enough.</translation>
    </message>
    <message>
        <source>The fewest that would do: %1.</source>
        <translation>The fewest that would do: %1.</translation>
    </message>
    <message>
        <source>Best change to take: %1.</source>
        <translation>Best change to take: %1.</translation>
    </message>
    <message>
        <source>A counterattack would cost the attacker %1.</source>
        <extracomment>cards; the attacker’s, and the defender’s</extracomment>
        <translation>A counterattack would cost the attacker %1.</translation>
    </message>
    <message>
        <source>A counterattack would cost the attacker %1, and the defender %2.</source>
        <translation>A counterattack would cost the attacker %1, and the defender %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n to spare</source>
        <translation>
            <numerusform>%n to spare</numerusform>
            <numerusform>%n to spare</numerusform>
        </translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>a base with its cards holds against an attack</extracomment>
        <translation>holds</translation>
    </message>
</context>
<context>
    <name>basekeeper::BenchModel</name>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a base, its defense before and after</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 would be lost; %3 keeps %2.</source>
        <extracomment>the attacker’s cards, the base, its owner</extracomment>
        <translation>%1 would be lost; %3 keeps %2.</translation>
    </message>
    <message>
        <source>%1 would be lost, and %3 from %2; %4 keeps the base.</source>
        <translation>%1 would be lost, and %3 from %2; %4 keeps the base.</translation>
    </message>
</context>
<context>
    <name>basekeeper::BookModel</name>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>What happens</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>Clarifications</source>
        <translation>Clarifications</translation>
    </message>
    <message>
        <source>What Basekeeper does</source>
        <translation>What Basekeeper does</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>The rule</translation>
    </message>
    <message>
        <source>Where the printed sheets differ</source>
        <translation>Where the printed sheets differ</translation>
    </message>
    <message>
        <source>On your card</source>
        <translation>On your card</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) imported.</source>
        <translation>
            <numerusform>%n text imported.</numerusform>
            <numerusform>%n texts imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) written to %1.</source>
        <translation>
            <numerusform>%n text written to %1.</numerusform>
            <numerusform>%n texts written to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>In the picture</translation>
    </message>
</context>
<context>
    <name>basekeeper::CorrectionModel</name>
    <message>
        <source>Replacing act %1</source>
        <translation>Replacing act %1</translation>
    </message>
    <message>
        <source>Inserting an act before act %1</source>
        <translation>Inserting an act before act %1</translation>
    </message>
    <message>
        <source>Delete act %1?</source>
        <translation>Delete act %1?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Give a reason everybody will understand later.</source>
        <translation>Give a reason everybody will understand later.</translation>
    </message>
    <message>
        <source>kept as played, after a correction</source>
        <translation>kept as played, after a correction</translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation>Nothing changes on the table.</translation>
    </message>
    <message>
        <source>Nothing else changes on the table.</source>
        <translation>Nothing else changes on the table.</translation>
    </message>
</context>
<context>
    <name>basekeeper::FilePlaces</name>
    <message>
        <source>%1 free</source>
        <translation>%1 free</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another place.</source>
        <translation>The folder %1 cannot be created. Choose another place.</translation>
    </message>
</context>
<context>
    <name>basekeeper::FreePlaysModel</name>
    <message numerus="yes">
        <source>%n from RED ALERT %1</source>
        <translation>
            <numerusform>%n from RED ALERT %1</numerusform>
            <numerusform>%n from RED ALERT %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the hand (RED ALERT %1)</source>
        <translation>the hand (RED ALERT %1)</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>then %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::GameSetup</name>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>Our cards</translation>
    </message>
</context>
<context>
    <name>basekeeper::InspectionModel</name>
    <message>
        <source>%2’s %1</source>
        <extracomment>a base, its owner</extracomment>
        <translation>%2’s %1</translation>
    </message>
    <message>
        <source>Defense %1: its own %2 plus its cards.</source>
        <translation>Defense %1: its own %2 plus its cards.</translation>
    </message>
    <message>
        <source>Gained from another player.</source>
        <translation>Gained from another player.</translation>
    </message>
    <message>
        <source>Out of everybody’s reach.</source>
        <translation>Out of everybody’s reach.</translation>
    </message>
    <message>
        <source>Within reach of %1.</source>
        <translation>Within reach of %1.</translation>
    </message>
    <message>
        <source>Attack %1, defense %2.</source>
        <translation>Attack %1, defense %2.</translation>
    </message>
    <message>
        <source>In the discard pile.</source>
        <translation>In the discard pile.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation>On %1.</translation>
    </message>
    <message>
        <source>Number in the log: %1</source>
        <translation>Number in the log: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack point(s) are enough to capture it.</source>
        <translation>
            <numerusform>%n attack point is enough to capture it.</numerusform>
            <numerusform>%n attack points are enough to capture it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>basekeeper::Lesson</name>
    <message>
        <source>That is allowed too, but here we go on with what is marked.</source>
        <translation>That is allowed too, but here we go on with what is marked.</translation>
    </message>
</context>
<context>
    <name>basekeeper::LogModel</name>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
</context>
<context>
    <name>basekeeper::OutlookModel</name>
    <message>
        <source>In love: two of one kind (%1).</source>
        <translation>In love: two of one kind (%1).</translation>
    </message>
    <message>
        <source>They fight: three or more of one kind (%1).</source>
        <translation>They fight: three or more of one kind (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) still face down: they are not counted.</source>
        <translation>
            <numerusform>%n animal still lies face down: it is not counted.</numerusform>
            <numerusform>%n animals still lie face down: they are not counted.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has sailed.</source>
        <translation>It has sailed.</translation>
    </message>
    <message>
        <source>It has sunk.</source>
        <translation>It has sunk.</translation>
    </message>
    <message>
        <source>Its boat card would be replaced; after that, anything could happen.</source>
        <translation>Its boat card would be replaced; after that, anything could happen.</translation>
    </message>
    <message>
        <source>As it stands, it would sail.</source>
        <translation>As it stands, it would sail.</translation>
    </message>
    <message>
        <source>As it stands, it would sink.</source>
        <translation>As it stands, it would sink.</translation>
    </message>
    <message>
        <source>Boat %1 would get a new boat card first; after that, anything could happen.</source>
        <translation>Boat %1 would get a new boat card first; after that, anything could happen.</translation>
    </message>
</context>
<context>
    <name>basekeeper::OutspeedTable</name>
    <message>
        <source>Route %1, cost: %2</source>
        <translation>Route %1, cost: %2</translation>
    </message>
    <message>
        <source>Route %1, zones forward: %2</source>
        <translation>Route %1, zones forward: %2</translation>
    </message>
    <message>
        <source>Route %1, fuel gained: %2</source>
        <translation>Route %1, fuel gained: %2</translation>
    </message>
    <message>
        <source>The front ship wins.</source>
        <translation>The front ship wins.</translation>
    </message>
    <message>
        <source>Tied on zone; more fuel decides.</source>
        <translation>Tied on zone; more fuel decides.</translation>
    </message>
    <message>
        <source>Tied on zone and fuel; more bonus tokens decide.</source>
        <translation>Tied on zone and fuel; more bonus tokens decide.</translation>
    </message>
    <message>
        <source>Tied on zone, fuel and bonus tokens: the victory is shared.</source>
        <translation>Tied on zone, fuel and bonus tokens: the victory is shared.</translation>
    </message>
    <message>
        <source>Only one ship is left in the race.</source>
        <translation>Only one ship is left in the race.</translation>
    </message>
    <message>
        <source>No ship is left in the race: nobody wins.</source>
        <translation>No ship is left in the race: nobody wins.</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>By the referee’s ruling.</translation>
    </message>
    <message>
        <source>Lay the first two sections. Every ship starts on zone %1, and everybody takes %2 fuel cubes. Whoever is in front after turn %3 wins.</source>
        <translation>Lay the first two sections. Every ship starts on zone %1, and everybody takes %2 fuel cubes. Whoever is in front after turn %3 wins.</translation>
    </message>
    <message>
        <source>The finish tile has been played: the race is over.</source>
        <translation>The finish tile has been played: the race is over.</translation>
    </message>
</context>
<context>
    <name>basekeeper::OverrideModel</name>
    <message>
        <source>Choose at least one change.</source>
        <translation>Choose at least one change.</translation>
    </message>
    <message>
        <source>Give a reason everybody will understand later.</source>
        <translation>Give a reason everybody will understand later.</translation>
    </message>
</context>
<context>
    <name>basekeeper::RaceOverruleModel</name>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
</context>
<context>
    <name>basekeeper::RaceShow</name>
    <message>
        <source>Bonus tokens from zone %1</source>
        <translation>Bonus tokens from zone %1</translation>
    </message>
    <message>
        <source>Bonus tokens</source>
        <translation>Bonus tokens</translation>
    </message>
    <message>
        <source>What the tokens do</source>
        <translation>What the tokens do</translation>
    </message>
    <message>
        <source>The routes are revealed</source>
        <translation>The routes are revealed</translation>
    </message>
    <message>
        <source>All pay at the same moment</source>
        <translation>All pay at the same moment</translation>
    </message>
    <message>
        <source>All gain at the same moment</source>
        <translation>All gain at the same moment</translation>
    </message>
    <message>
        <source>Out of the race</source>
        <translation>Out of the race</translation>
    </message>
    <message>
        <source>The third section arrives</source>
        <translation>The third section arrives</translation>
    </message>
    <message>
        <source>The rear section is removed</source>
        <translation>The rear section is removed</translation>
    </message>
    <message>
        <source>The tiles are turned</source>
        <translation>The tiles are turned</translation>
    </message>
    <message>
        <source>End of turn %1</source>
        <translation>End of turn %1</translation>
    </message>
    <message>
        <source>The race is over</source>
        <translation>The race is over</translation>
    </message>
</context>
<context>
    <name>basekeeper::RuleTexts</name>
    <message>
        <source>Basekeeper’s ruling</source>
        <translation>Basekeeper’s ruling</translation>
    </message>
    <message>
        <source>Partly Basekeeper’s ruling</source>
        <translation>Partly Basekeeper’s ruling</translation>
    </message>
</context>
<context>
    <name>basekeeper::SafetyModel</name>
    <message>
        <source>The backup is in %1.</source>
        <translation>The backup is in %1.</translation>
    </message>
    <message>
        <source>Backup from %1</source>
        <translation>Backup from %1</translation>
    </message>
    <message>
        <source>Complete, from this version of Basekeeper.</source>
        <translation>Complete, from this version of Basekeeper.</translation>
    </message>
    <message>
        <source>Complete, from an earlier version of Basekeeper; it will be updated.</source>
        <translation>Complete, from an earlier version of Basekeeper; it will be updated.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Restored.</translation>
    </message>
    <message>
        <source>Restored. What was here before is kept as %1.</source>
        <translation>Restored. What was here before is kept as %1.</translation>
    </message>
    <message>
        <source>The saved games were damaged</source>
        <translation>The saved games were damaged</translation>
    </message>
    <message>
        <source>The saved games were missing</source>
        <translation>The saved games were missing</translation>
    </message>
    <message>
        <source>There is no file with saved games in %1 anymore. Basekeeper has started a new one.</source>
        <translation>There is no file with saved games in %1 anymore. Basekeeper has started a new one.</translation>
    </message>
    <message>
        <source>Restore the backup from %1…</source>
        <translation>Restore the backup from %1…</translation>
    </message>
    <message>
        <source>Another backup is being made. Try again when it is done.</source>
        <translation>Another backup is being made. Try again when it is done.</translation>
    </message>
    <message>
        <source>Basekeeper %1</source>
        <translation>Basekeeper %1</translation>
    </message>
    <message>
        <source>The latest acts are missing</source>
        <translation>The latest acts are missing</translation>
    </message>
    <message>
        <source>Files from another database set aside</source>
        <translation>Files from another database set aside</translation>
    </message>
</context>
<context>
    <name>basekeeper::ScoreSheetTable</name>
    <message>
        <source>The lowest total wins</source>
        <translation>The lowest total wins</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>The highest total wins</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>ends at %1</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>By the referee’s ruling.</translation>
    </message>
    <message>
        <source>The same total: the victory is shared.</source>
        <translation>The same total: the victory is shared.</translation>
    </message>
    <message>
        <source>The lowest total.</source>
        <translation>The lowest total.</translation>
    </message>
    <message>
        <source>The highest total.</source>
        <translation>The highest total.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Round %1: %2</translation>
    </message>
    <message>
        <source>%1: total %2, place %3</source>
        <translation>%1: total %2, place %3</translation>
    </message>
</context>
<context>
    <name>basekeeper::ScreenKeeper</name>
    <message>
        <source>A game is being played</source>
        <translation>A game is being played</translation>
    </message>
</context>
<context>
    <name>basekeeper::SessionViewModel</name>
    <message>
        <source>There is no such game.</source>
        <translation>There is no such game.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>when a game began and ended</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 has won</translation>
    </message>
    <message>
        <source>Over, and nobody has won</source>
        <translation>Over, and nobody has won</translation>
    </message>
    <message>
        <source>Ended before anybody had won</source>
        <translation>Ended before anybody had won</translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>Not over yet</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
</context>
<context>
    <name>basekeeper::Settings</name>
    <message>
        <source>The disk has no room left for %1. Free %2 or more. Your settings will last only until you close Basekeeper.</source>
        <translation>The disk has no room left for %1. Free %2 or more. Your settings will last only until you close Basekeeper.</translation>
    </message>
    <message>
        <source>%1 cannot be read or written (%2). Your settings will last only until you close Basekeeper.</source>
        <translation>%1 cannot be read or written (%2). Your settings will last only until you close Basekeeper.</translation>
    </message>
</context>
<context>
    <name>basekeeper::Speaker</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what went wrong, in the words of the system</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing on this device can read aloud. Install these packages and start Basekeeper again: %1</source>
        <translation>Nothing on this device can read aloud. Install these packages and start Basekeeper again: %1</translation>
    </message>
    <message>
        <source>The system’s speech service does not start. It needs these packages: %1</source>
        <translation>The system’s speech service does not start. It needs these packages: %1</translation>
    </message>
    <message>
        <source>The system’s speech service says nothing. Check the speaker, then tap to try again.</source>
        <translation>The system’s speech service says nothing. Check the speaker, then tap to try again.</translation>
    </message>
    <message>
        <source>The system’s speech service has failed. Tap to try again.</source>
        <translation>The system’s speech service has failed. Tap to try again.</translation>
    </message>
    <message>
        <source>There is no voice for %1. These packages have one: %2</source>
        <translation>There is no voice for %1. These packages have one: %2</translation>
    </message>
    <message>
        <source>Ready: %1</source>
        <translation>Ready: %1</translation>
    </message>
    <message>
        <source>Looking for voices…</source>
        <translation>Looking for voices…</translation>
    </message>
    <message>
        <source>No voice found.</source>
        <translation>No voice found.</translation>
    </message>
    <message>
        <source>These packages have the voices that are missing: %1</source>
        <translation>These packages have the voices that are missing: %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::StatisticsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message>
        <source>last game %1</source>
        <translation>last game %1</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Longest game</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Shortest game</translation>
    </message>
    <message>
        <source>Closest game</source>
        <translation>Closest game</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be counted.</source>
        <translation>
            <numerusform>%n game still to be counted.</numerusform>
            <numerusform>%n games still to be counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be replayed and are not counted.</source>
        <translation>
            <numerusform>%n game cannot be replayed and is not counted.</numerusform>
            <numerusform>%n games cannot be replayed and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 will be shown under the name %2.</source>
        <translation>
            <numerusform>In %n game, %1 will be shown as %2.</numerusform>
            <numerusform>In %n games, %1 will be shown as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) and %3 (%4) become one player, %3, with %n game(s).</source>
        <translation>
            <numerusform>%1 (%2) and %3 (%4) become one player, %3, with %n game.</numerusform>
            <numerusform>%1 (%2) and %3 (%4) become one player, %3, with %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: in %n game(s) both sat at the table.</source>
        <translation>
            <numerusform>Careful: in %n game both sat at the table.</numerusform>
            <numerusform>Careful: in %n games both sat at the table.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 is now %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n game together</numerusform>
            <numerusform>%n games together</numerusform>
        </translation>
    </message>
    <message>
        <source>level so far</source>
        <translation>level so far</translation>
    </message>
    <message>
        <source>%1 is ahead by %2</source>
        <translation>%1 is ahead by %2</translation>
    </message>
    <message>
        <source>Greatest comeback</source>
        <translation>Greatest comeback</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Sort by: %1</translation>
    </message>
    <message>
        <source>Sorted by: %1, ascending</source>
        <translation>Sorted by: %1, ascending</translation>
    </message>
    <message>
        <source>Sorted by: %1, descending</source>
        <translation>Sorted by: %1, descending</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>above a number: how many games are counted</extracomment>
        <translation>games</translation>
    </message>
    <message>
        <source>time played</source>
        <extracomment>above a time, such as 3 h 5 min</extracomment>
        <translation>time played</translation>
    </message>
    <message>
        <source>with a winner</source>
        <extracomment>above a number: how many of the games somebody has won</extracomment>
        <translation>with a winner</translation>
    </message>
</context>
<context>
    <name>basekeeper::TableRuling</name>
    <message>
        <source>A new base</source>
        <translation>A new base</translation>
    </message>
    <message>
        <source>A new card: %1</source>
        <translation>A new card: %1</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Discard pile</translation>
    </message>
    <message>
        <source>Tap the player who gets it.</source>
        <translation>Tap the player who gets it.</translation>
    </message>
    <message>
        <source>Tap the base it goes to. Tap again to add one more card.</source>
        <translation>Tap the base it goes to. Tap again to add one more card.</translation>
    </message>
    <message>
        <source>Change it here, or tap the player it goes to.</source>
        <translation>Change it here, or tap the player it goes to.</translation>
    </message>
    <message>
        <source>Change it here, or tap the base it goes to.</source>
        <translation>Change it here, or tap the base it goes to.</translation>
    </message>
    <message>
        <source>Tap what is wrong</source>
        <translation>Tap what is wrong</translation>
    </message>
</context>
<context>
    <name>basekeeper::TileEditor</name>
    <message>
        <source>Which tile?</source>
        <translation>Which tile?</translation>
    </message>
    <message>
        <source>Route %1: its name on the wheel</source>
        <translation>Route %1: its name on the wheel</translation>
    </message>
    <message>
        <source>Route %1: for how many pilots?</source>
        <translation>Route %1: for how many pilots?</translation>
    </message>
    <message>
        <source>Route %1: how much fuel is added to the roll?</source>
        <translation>Route %1: how much fuel is added to the roll?</translation>
    </message>
    <message>
        <source>Route %1: how much fuel does it cost?</source>
        <translation>Route %1: how much fuel does it cost?</translation>
    </message>
    <message>
        <source>Route %1: how many zones are added to the roll?</source>
        <translation>Route %1: how many zones are added to the roll?</translation>
    </message>
    <message>
        <source>Route %1: how many zones forward?</source>
        <translation>Route %1: how many zones forward?</translation>
    </message>
    <message>
        <source>Route %1: how much fuel does it give?</source>
        <translation>Route %1: how much fuel does it give?</translation>
    </message>
    <message>
        <source>Route %1: how many bonus tokens does it give?</source>
        <translation>Route %1: how many bonus tokens does it give?</translation>
    </message>
    <message>
        <source>Choose the number of the tile first.</source>
        <translation>Choose the number of the tile first.</translation>
    </message>
    <message>
        <source>Is there a route %1, and for how many pilots?</source>
        <translation>Is there a route %1, and for how many pilots?</translation>
    </message>
</context>
<context>
    <name>basekeeper::TileSets</name>
    <message>
        <source>The tile set “%1” cannot be read: %2.</source>
        <translation>The tile set “%1” cannot be read: %2.</translation>
    </message>
    <message>
        <source>no tiles yet</source>
        <translation>no tiles yet</translation>
    </message>
    <message numerus="yes">
        <source>%n tile side(s) known</source>
        <translation>
            <numerusform>%n tile side known</numerusform>
            <numerusform>%n tile sides known</numerusform>
        </translation>
    </message>
    <message>
        <source>Our tiles</source>
        <translation>Our tiles</translation>
    </message>
    <message>
        <source>described before</source>
        <extracomment>where a tile is known from</extracomment>
        <translation>described before</translation>
    </message>
    <message>
        <source>described on %1</source>
        <translation>described on %1</translation>
    </message>
    <message>
        <source>described in “%1”</source>
        <translation>described in “%1”</translation>
    </message>
    <message>
        <source>described in “%1” on %2</source>
        <translation>described in “%1” on %2</translation>
    </message>
    <message>
        <source>Finish tile %1</source>
        <translation>Finish tile %1</translation>
    </message>
    <message>
        <source>Track tile %1</source>
        <translation>Track tile %1</translation>
    </message>
    <message>
        <source>side for 3 or 4 players</source>
        <translation>side for 3 or 4 players</translation>
    </message>
    <message>
        <source>side for 5 or 6 players</source>
        <translation>side for 5 or 6 players</translation>
    </message>
    <message>
        <source>This file cannot be imported: %1.</source>
        <translation>This file cannot be imported: %1.</translation>
    </message>
    <message>
        <source>Imported as “%1”: %2.</source>
        <translation>Imported as “%1”: %2.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Written to %1.</translation>
    </message>
    <message>
        <source>Tile %1 could not be saved: %2</source>
        <translation>Tile %1 could not be saved: %2</translation>
    </message>
</context>
<context>
    <name>basekeeper::TrackModel</name>
    <message>
        <source>%1: eliminated in zone %2</source>
        <translation>%1: eliminated in zone %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: zone %2, %n fuel</source>
        <translation>
            <numerusform>%1: zone %2, %n fuel</numerusform>
            <numerusform>%1: zone %2, %n fuel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1 is eliminated</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n fuel)</source>
        <translation>
            <numerusform>%1 (%n fuel)</numerusform>
            <numerusform>%1 (%n fuel)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s)</source>
        <translation>
            <numerusform>%n force field</numerusform>
            <numerusform>%n force fields</numerusform>
        </translation>
    </message>
    <message>
        <source>removed at the end of the turn</source>
        <translation>removed at the end of the turn</translation>
    </message>
    <message>
        <source>Zone %1: empty</source>
        <translation>Zone %1: empty</translation>
    </message>
    <message>
        <source>Zone %1: %2</source>
        <translation>Zone %1: %2</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>New section</translation>
    </message>
    <message>
        <source>Removed at the end of the turn</source>
        <translation>Removed at the end of the turn</translation>
    </message>
    <message>
        <source>Section removed</source>
        <translation>Section removed</translation>
    </message>
    <message>
        <source>Beyond the track</source>
        <translation>Beyond the track</translation>
    </message>
</context>
<context>
    <name>basekeeper::TransferModel</name>
    <message>
        <source>Written to %1.</source>
        <translation>Written to %1.</translation>
    </message>
    <message>
        <source>The link is copied. Open it on a device that has BG Stats.</source>
        <translation>The link is copied. Open it on a device that has BG Stats.</translation>
    </message>
    <message>
        <source>There are no session files in %1. They end in .jsonl or .basekeeper.</source>
        <translation>There are no session files in %1. They end in .jsonl or .basekeeper.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n game exported.</numerusform>
            <numerusform>%n games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) imported.</source>
        <translation>
            <numerusform>%n file imported.</numerusform>
            <numerusform>%n files imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n entries</source>
        <translation>
            <numerusform>Imported: %n entry</numerusform>
            <numerusform>Imported: %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n entries</source>
        <translation>
            <numerusform>New: %n entry</numerusform>
            <numerusform>New: %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continued: %n more entries</source>
        <translation>
            <numerusform>Continued: %n more entry</numerusform>
            <numerusform>Continued: %n more entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continues a game that is here: %n more entries</source>
        <translation>
            <numerusform>Continues a game that is here: %n more entry</numerusform>
            <numerusform>Continues a game that is here: %n more entries</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is here already.</source>
        <translation>All of it is here already.</translation>
    </message>
    <message>
        <source>All of it is here already, and more.</source>
        <translation>All of it is here already, and more.</translation>
    </message>
    <message>
        <source>Stopped: the saved games have been replaced. Start over.</source>
        <translation>Stopped: the saved games have been replaced. Start over.</translation>
    </message>
    <message>
        <source>No app on this device can open %1.</source>
        <translation>No app on this device can open %1.</translation>
    </message>
</context>
</TS>
