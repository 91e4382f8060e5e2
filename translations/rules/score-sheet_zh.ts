<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/search">
        <source>Any word from the rules</source>
        <translation>规则里的任何文字</translation>
    </message>
    <message id="cards/unopened/title">
        <source>A sheet for any game</source>
        <translation>任何游戏都能用的记分表</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap a rule, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>点一条规则，或者用Basekeeper支持的任何一种语言输入规则里的任何文字。</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message id="section/1">
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message id="section/2">
        <source>End</source>
        <translation>终局</translation>
    </message>
    <message id="section/3">
        <source>Victory</source>
        <translation>胜负</translation>
    </message>
    <message id="section/7">
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message id="section/S">
        <source>The log</source>
        <translation>行动记录</translation>
    </message>
    <message id="0.1/title">
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 6 players take part, each with a column on the sheet.</source>
        <translation>2至6名玩家参加，每人在表上占一列。</translation>
    </message>
    <message id="0.2/title">
        <source>What is agreed</source>
        <translation>事先约定</translation>
    </message>
    <message id="0.2/text">
        <source>Before the first round, you agree on whether the highest or the lowest total wins, and on when the game ends: after a number of rounds (1 to 99), at a total (1 to 99,999), at whichever comes first, or when you decide.</source>
        <translation>第一轮之前先约定：总分最高者还是最低者获胜，以及对局何时结束：打满若干轮（1到99）、有人达到某个总分（1到99,999）、两者中先到的一个，或由全桌决定。</translation>
    </message>
    <message id="1.1/title">
        <source>One number each</source>
        <translation>每人一个分数</translation>
    </message>
    <message id="1.1/text">
        <source>In each round every player gets one number, in any order: a whole number from −9,999 to 9,999.</source>
        <translation>每一轮，每位玩家记一个分数，是−9,999到9,999的整数，先后不限。</translation>
    </message>
    <message id="1.2/title">
        <source>Round by round</source>
        <translation>一轮接一轮</translation>
    </message>
    <message id="1.2/text">
        <source>A round is complete when everybody has a number; then the next one begins. Numbers are entered in the round being played.</source>
        <translation>每个人都有了分数，这一轮就完成，下一轮开始。分数记在正在进行的这一轮里。</translation>
    </message>
    <message id="2.1/title">
        <source>After the last round</source>
        <translation>最后一轮之后</translation>
    </message>
    <message id="2.1/text">
        <source>If you agreed on a number of rounds, the game ends after the last one.</source>
        <translation>约定了轮数的，打完最后一轮，对局就结束。</translation>
    </message>
    <message id="2.2/title">
        <source>At a total</source>
        <translation>达到总分</translation>
    </message>
    <message id="2.2/text">
        <source>If you agreed on a total, the game ends after the round in which somebody reaches it.</source>
        <translation>约定了总分的，有人达到约定的总分后，打完那一轮，对局就结束。</translation>
    </message>
    <message id="2.3/title">
        <source>When you decide</source>
        <translation>由全桌决定</translation>
    </message>
    <message id="2.3/text">
        <source>After any complete round, the table may end the game.</source>
        <translation>至少完成一轮之后，全桌可以在两轮之间结束对局。</translation>
    </message>
    <message id="2.4/title">
        <source>After the end</source>
        <translation>结束之后</translation>
    </message>
    <message id="2.4/text">
        <source>Nothing can be entered after the end, but an undo, a correction or a ruling can let the game go on.</source>
        <translation>对局结束后不再记分。撤销、更正或裁定可以让对局继续。</translation>
    </message>
    <message id="3.1/title">
        <source>Who wins</source>
        <translation>谁获胜</translation>
    </message>
    <message id="3.1/text">
        <source>The highest total wins, or the lowest if you agreed on that.</source>
        <translation>总分最高者获胜；约定最低者获胜的，则是总分最低者。</translation>
    </message>
    <message id="3.2/title">
        <source>A tie</source>
        <translation>同分</translation>
    </message>
    <message id="3.2/text">
        <source>Players with the same total share their place, even first place.</source>
        <translation>总分相同的玩家名次相同，并列第一的共同获胜。</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>裁判的裁定</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can set the number of any player in any round that has begun, take a number out of the round being played, or end the game. The totals then count as if it had always been that way. A ruling is one recorded act with a reason, and it is undone like any other act.</source>
        <translation>裁判可以用裁定设定任何玩家在已开始的各轮里的分数，去掉正在进行的这一轮里的某个分数，或让对局结束。总分随即重新计算，就当分数一开始就是这样记的；对局可能因此结束，也可能继续。每次裁定都作为一个行动记录下来，并写明理由，和其他行动一样可以撤销。</translation>
    </message>
    <message id="S.1/title">
        <source>Undo an act</source>
        <translation>撤销行动</translation>
    </message>
    <message id="S.1/text">
        <source>Undo takes back the latest act that still stands, or several at once, latest first. You cannot take back more acts than there are. What is taken back stays in the log.</source>
        <translation>撤销会收回最近一个仍然有效的行动，也可以一次收回最近的几个，但不能多于现有的。收回的行动仍留在行动记录里。</translation>
    </message>
    <message id="S.2/title">
        <source>Redo an act</source>
        <translation>重做行动</translation>
    </message>
    <message id="S.2/text">
        <source>Redo brings back the act that was taken back last, or several at once, as long as no new act has been entered since. You cannot bring back more acts than were taken back.</source>
        <translation>重做会恢复最近撤销的行动，也可以一次恢复几个，但不能多于撤销过的。撤销之后如果做了新的行动，就不能再重做。</translation>
    </message>
    <message id="S.3/title">
        <source>Correct the past</source>
        <translation>更正过去</translation>
    </message>
    <message id="S.3/text">
        <source>Any act that stands can be replaced or deleted, and a new act can be put before it. The correction is one step: one undo takes it back.</source>
        <translation>任何仍然有效的行动都可以替换或删除，也可以在它前面插入另一个行动。一次更正算一步：撤销一次即可收回。</translation>
    </message>
    <message id="S.4/title">
        <source>A correction must be legal</source>
        <translation>更正后须符合规则</translation>
    </message>
    <message id="S.4/text">
        <source>Every act must be allowed at its place in the corrected game. For each later act that is no longer allowed, the table decides whether it is dropped or kept as a ruling.</source>
        <translation>更正之后，每个行动在它那一步都必须符合规则。后面的行动如果因此不再符合规则，就由全桌逐个决定：去掉，还是作为裁定保留。</translation>
    </message>
    <message id="S.5/title">
        <source>Later acts refer to the same entry</source>
        <translation>之后的行动仍指同一格</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player and the same round, whatever the correction changes. It is no longer possible if a different round is being played at that point.</source>
        <translation>无论更正改变了什么，之后的行动仍指同一位玩家和同一轮。如果那时进行的不是这一轮，这个行动就不再成立。</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>作为裁定保留</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: the sheet then counts it as if it were allowed.</source>
        <translation>之后不再符合规则的行动可以作为裁定保留：记分表上就当它已经记过。</translation>
    </message>
</context>
</TS>
