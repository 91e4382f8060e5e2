<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AppearancePanel</name>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing slides, fades or flashes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttackRail</name>
    <message>
        <source>%1: attack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the attack is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One attack, on one base; or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regroup, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within reach (%1 attack)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of reach (%1 attack)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BaseTile</name>
    <message>
        <source>take with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <comment>a base without cards</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BenchOutcome</name>
    <message>
        <source>Change: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays: attack %1, defense %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weaker: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counterattack: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BenchRail</name>
    <message>
        <source>%1: attack %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could %1 take %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · defense %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop weighing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could they?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BenchTotals</name>
    <message>
        <source>%1 of %2 needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <comment>no surplus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 available</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>CREW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroyer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BattleCruiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dreadnought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CATS</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeLine</name>
    <message>
        <source>%1 goes to %2; tap for the next base</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeRail</name>
    <message>
        <source>%1: take change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap one of your bases to put the ships there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n ship(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseSheet</name>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks English, Spanish or Chinese.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the games in this folder instead of the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a window of this size instead of the whole screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses the colours; &quot;system&quot; follows the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the text larger: 100 to 200 percent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes through every screen, saves a picture of each in this folder and quits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts, checks that every screen can be shown, and quits: status 0 if so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the state at the end as the last line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on after a refusal instead of stopping there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a session file (&quot;-&quot;: standard input) without a display. Prints one line of JSON for each line of the log. Exit status: 0 all accepted, 1 something refused, 2 the file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 cannot be &quot;%2&quot;: it must be %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command must be followed by one file: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session file; &quot;-&quot; is standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A referee for games played with real cards. Without a command the app opens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Defender</name>
    <message>
        <source>%1: %2 is under attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks with %2 against your %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With RED ALERT 15: all cards of this battle are discarded, and %1 stays yours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>This device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a game is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the games are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basekeeper %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold to confirm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InspectSheet</name>
    <message>
        <source>Could they take it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set right…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player may have another one: it is set with the seat.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays %1 %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays a BASE (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds only RED ALERTs and passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks %1 of %2: %3 against %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, surplus %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters the attack on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes change: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins to regroup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffles the discard pile into the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the free plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes a free play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays RED ALERT %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declares victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Fold the log away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Basekeeper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message>
        <source>Who can take what now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check: it can, with so many attack points. Else: what it has / what it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no base yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryWarning</name>
    <message>
        <source>Games cannot be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game can be played all the same: it is kept in memory and lost when the app closes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleAddCard</name>
    <message>
        <source>Add %1: tap where it lies, again for one more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleBaseForm</name>
    <message>
        <source>Add a base for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or change a base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base&apos;s own defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 out of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleCardForm</name>
    <message>
        <source>What to do with a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleChangeCard</name>
    <message>
        <source>Where does it lie?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleDraft</name>
    <message>
        <source>This ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet. Choose what to set right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleGameForm</name>
    <message>
        <source>The game is over, won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleOneCard</name>
    <message>
        <source>Another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the card out of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverrulePlaces</name>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverrulePoints</name>
    <message>
        <source>Attack points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleReason</name>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is it set right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgotten card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleSheet</name>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets anything right, in one act with a reason; it can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to set right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverruleTurnForm</name>
    <message>
        <source>Whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set turn and phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open change of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnBase</name>
    <message>
        <source>%1, defense %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Red alert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayRail</name>
    <message>
        <source>%1: discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One BASE, SHIP, CREW or CATS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a BASE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RED ALERT…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only RED ALERTs: pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>Points of this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this card only; the card values stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CREW and CATS have no defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProvenanceText</name>
    <message>
        <source>example points: check your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as printed on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RailFooter</name>
    <message>
        <source>Who can take what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RailFrame</name>
    <message>
        <source>Show the acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the acts away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReachLine</name>
    <message>
        <source>defense %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <comment>no surplus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RedAlertActs</name>
    <message>
        <source>It is played. Carry it out at the table and set bases and cards right with a ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card names another player: choose who.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set right with a ruling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to set right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RedAlertSheet</name>
    <message>
        <source>RED ALERT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry it out at the table and set bases and cards right with a ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which player?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the number that is printed on the card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>An attack on %1 has been declared: let it through or counter it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is unfinished: finish it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: only a ruling can still change something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat %1. The seats are numbered from 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no base %1 on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card %1 on the table or in the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card cannot have %1 points: they go from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The DEFENSE phase comes first: play a card, discard one, or pass the phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase for that is over in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A RED ALERT has been played in this turn, and only one may be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counterattack is played by the player under attack, while the attack is declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RED ALERT %1 needs another player than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no base to put a card on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 puts cards on own bases only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be played: only RED ALERT 12 plays a card of the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A BASE or a RED ALERT is never discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one attack of this turn has been made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to %2, and nobody attacks an own base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has a base that could be attacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one card must attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named twice: each card attacks once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot attack: it is not on a base of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a BASE, and a BASE never attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attack against %2 defense: %3 needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attack has been declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table plays without change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no surplus for which change could be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change can no longer be taken: it was taken already, or something else was done first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a SHIP, and only SHIP cards are taken as change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named twice: each card is taken once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards add up to %1 attack, but the surplus is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 puts change on own bases only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies on a base of %2. %3 moves own cards only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 moves cards between own bases only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named twice: each card is moved once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the discard pile, and regrouping takes nothing from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no free plays now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n base(s) of the %2 needed to declare victory.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Victory cannot be declared in the middle of something unfinished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ruling needs a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never has defense points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be undone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be redone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegroupRail</name>
    <message>
        <source>%1: regroup?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a card of yours, then the base where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the hand up to seven.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New base for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: own defense %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New card: %1 %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of %1, phase: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extra turn is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra turns: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change for a surplus of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends, won by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends without a winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declared attack is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavingBanner</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on in memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScreenBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatHeader</name>
    <message>
        <source>%1 · playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: declare victory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionFile</name>
    <message>
        <source>&quot;%1&quot; must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON, from byte %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a Basekeeper session: the format is &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written in version %1 of the format; this program understands version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown game &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown act &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown question &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these fields is missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these fields exclude each other: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;amend&quot; is not understood by this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is out of range: %2 is not from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the unknown value &quot;%2&quot;; known: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupDragHandle</name>
    <message>
        <source>Arrow keys move it up and down.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupFooter</name>
    <message>
        <source>This game cannot be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupOption</name>
    <message>
        <source>About clause %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupOptions</name>
    <message>
        <source>Rules of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reset %n</source>
        <comment>changed options</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only gained bases count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bases that were taken from others, not those that were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surplus of an attack buys ships back from the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number of RED ALERTs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one may be played in a RED ALERT phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RED ALERT 11 destroys bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One base of every other player, as on the Spanish sheet, not one ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gifted turn comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After it, play goes on from the giver&apos;s place, not from the receiver&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn passes to the player before, not to the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game already under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies on the table is entered first, then the turn begins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupSeatActs</name>
    <message>
        <source>%1 reads %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupSeatRow</name>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupSeats</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In the order in which you sit. The flag marks who begins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupSummary</name>
    <message>
        <source>all options as by default</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupThreshold</name>
    <message>
        <source>Bases to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The rules say %1 for %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About clause %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupValues</name>
    <message>
        <source>Points of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose or edit the points of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: attack %2, defense %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BASE: defense %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartActs</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartHero</name>
    <message>
        <source>You play with real cards. Basekeeper keeps the table and knows the rules.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The saved games come from a newer Basekeeper. Update the app to open them. The file %1 is untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games cannot be read: the file %1 is damaged. It is left as it is; keep a copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved: %1 cannot be written. Allow it, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved: there is no room left on the disk. Free some space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games are open in another Basekeeper. Close it there and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved: the folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 belongs to another program and is left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving failed (%1). Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>base %1, defense %2, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, attack %2, defense %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in memory</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenuActs</name>
    <message>
        <source>Who can take what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard pile becomes deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set anything right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to end it for good</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenuSheet</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableNotes</name>
    <message>
        <source>then %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example points: check your cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextSizeSample</name>
    <message>
        <source>Mei-Ling attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 attack against 6 defense</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A Destroyer was forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2 wins in turn %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Attack of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense 0: fixed by the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueSetEditor</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BASE</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueSetSheet</name>
    <message>
        <source>Points of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole numbers from 0 to 99, as on your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete these points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit these points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a copy of the chosen ones to begin with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VictoryScreen</name>
    <message>
        <source>All Your Base Are Belong To Us!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was ended by a ruling; nobody has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to end it for good</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VictoryStand</name>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>basekeeper::AppModel</name>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 · %2 · begun %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>basekeeper::BenchModel</name>
    <message>
        <source>%1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be lost; %2 stays with %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be lost, and from %2 %3; the base stays with %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>basekeeper::InspectionModel</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense %1: its own %2 and its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attack points take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gained from another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of everybody&apos;s reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within reach of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack %1, defense %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its number in the log: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>basekeeper::OverruleModel</name>
    <message>
        <source>Choose at least one change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a reason, so that everybody understands later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>basekeeper::SetupModel</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>basekeeper::TableModel</name>
    <message>
        <source>Tap cards to change the force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the base for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the card that is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap one of your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the base where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 bases, attack %4, defense %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
