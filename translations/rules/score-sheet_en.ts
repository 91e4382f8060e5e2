<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/search">
        <source>Any word from the rules</source>
        <translation>Any word from the rules</translation>
    </message>
    <message id="cards/unopened/title">
        <source>A sheet for any game</source>
        <translation>A sheet for any game</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap a rule, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>Tap a rule, or type any word from the rules in any of Basekeeper’s languages.</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message id="section/1">
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message id="section/2">
        <source>End</source>
        <translation>End</translation>
    </message>
    <message id="section/3">
        <source>Victory</source>
        <translation>Victory</translation>
    </message>
    <message id="section/7">
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message id="section/S">
        <source>The log</source>
        <translation>The log</translation>
    </message>
    <message id="0.1/title">
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 6 players take part, each with a column on the sheet.</source>
        <translation>2 to 6 players take part, each with a column on the sheet.</translation>
    </message>
    <message id="0.2/title">
        <source>What is agreed</source>
        <translation>What is agreed</translation>
    </message>
    <message id="0.2/text">
        <source>Before the first round, you agree on whether the highest or the lowest total wins, and on when the game ends: after a number of rounds (1 to 99), at a total (1 to 99,999), at whichever comes first, or when you decide.</source>
        <translation>Before the first round, you agree on whether the highest or the lowest total wins, and on when the game ends: after a number of rounds (1 to 99), at a total (1 to 99,999), at whichever comes first, or when you decide.</translation>
    </message>
    <message id="1.1/title">
        <source>One number each</source>
        <translation>One number each</translation>
    </message>
    <message id="1.1/text">
        <source>In each round every player gets one number, in any order: a whole number from −9,999 to 9,999.</source>
        <translation>In each round every player gets one number, in any order: a whole number from −9,999 to 9,999.</translation>
    </message>
    <message id="1.2/title">
        <source>Round by round</source>
        <translation>Round by round</translation>
    </message>
    <message id="1.2/text">
        <source>A round is complete when everybody has a number; then the next one begins. Numbers are entered in the round being played.</source>
        <translation>A round is complete when everybody has a number; then the next one begins. Numbers are entered in the round being played.</translation>
    </message>
    <message id="2.1/title">
        <source>After the last round</source>
        <translation>After the last round</translation>
    </message>
    <message id="2.1/text">
        <source>If you agreed on a number of rounds, the game ends after the last one.</source>
        <translation>If you agreed on a number of rounds, the game ends after the last one.</translation>
    </message>
    <message id="2.2/title">
        <source>At a total</source>
        <translation>At a total</translation>
    </message>
    <message id="2.2/text">
        <source>If you agreed on a total, the game ends after the round in which somebody reaches it.</source>
        <translation>If you agreed on a total, the game ends after the round in which somebody reaches it.</translation>
    </message>
    <message id="2.3/title">
        <source>When you decide</source>
        <translation>When you decide</translation>
    </message>
    <message id="2.3/text">
        <source>After any complete round, the table may end the game.</source>
        <translation>After any complete round, the table may end the game.</translation>
    </message>
    <message id="2.4/title">
        <source>After the end</source>
        <translation>After the end</translation>
    </message>
    <message id="2.4/text">
        <source>Nothing can be entered after the end, but an undo, a correction or a ruling can let the game go on.</source>
        <translation>Nothing can be entered after the end, but an undo, a correction or a ruling can let the game go on.</translation>
    </message>
    <message id="3.1/title">
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message id="3.1/text">
        <source>The highest total wins, or the lowest if you agreed on that.</source>
        <translation>The highest total wins, or the lowest if you agreed on that.</translation>
    </message>
    <message id="3.2/title">
        <source>A tie</source>
        <translation>A tie</translation>
    </message>
    <message id="3.2/text">
        <source>Players with the same total share their place, even first place.</source>
        <translation>Players with the same total share their place, even first place.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Ruling by the referee</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can set the number of any player in any round that has begun, take a number out of the round being played, or end the game. The totals then count as if it had always been that way. A ruling is one recorded act with a reason, and it is undone like any other act.</source>
        <translation>The referee can set the number of any player in any round that has begun, take a number out of the round being played, or end the game. The totals then count as if it had always been that way. A ruling is one recorded act with a reason, and it is undone like any other act.</translation>
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
        <source>Later acts refer to the same entry</source>
        <translation>Later acts refer to the same entry</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player and the same round, whatever the correction changes. It is no longer possible if a different round is being played at that point.</source>
        <translation>A later act still refers to the same player and the same round, whatever the correction changes. It is no longer possible if a different round is being played at that point.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Kept as a ruling</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: the sheet then counts it as if it were allowed.</source>
        <translation>A later act that is no longer allowed can be kept as a ruling: the sheet then counts it as if it were allowed.</translation>
    </message>
</context>
</TS>
