<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Aboard</name>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
    <message>
        <source>%1 of %2 kg</source>
        <extracomment>what is aboard, what the boat bears</extracomment>
        <translation>已载%1，载重%2公斤</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n只面朝下</numerusform>
        </translation>
    </message>
    <message>
        <source>two animals in love</source>
        <extracomment>said of a boat: two animals aboard</extracomment>
        <translation>相爱</translation>
    </message>
    <message>
        <source>animals fighting</source>
        <extracomment>said of a boat: three or more animals aboard</extracomment>
        <translation>打斗</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>said of a boat: the boat</extracomment>
        <translation>已起航</translation>
    </message>
    <message>
        <source>has sunk</source>
        <extracomment>said of a boat: the boat</extracomment>
        <translation>已沉没</translation>
    </message>
    <message>
        <source>waits for another number</source>
        <translation>等待新的数字</translation>
    </message>
    <message>
        <source>face down, played by %1</source>
        <translation>%1的动物，面朝下</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <translation>%1：%2，%3，%4，%5</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n张丘比特牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>获救%n只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) left</source>
        <translation>
            <numerusform>剩余%n只动物</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Alert</name>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%2的%1归%3</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <extracomment>of a RED ALERT&apos;s choices: how many are made, how many there are</extracomment>
        <translation>已选%1个，共%2个</translation>
    </message>
    <message>
        <source>%2’s %1 is destroyed</source>
        <translation>%2的%1被摧毁</translation>
    </message>
    <message>
        <source>The turn goes to %1 now</source>
        <translation>回合现在交给%1</translation>
    </message>
    <message>
        <source>%1 gives a card to %2</source>
        <translation>%1给%2一张牌</translation>
    </message>
    <message>
        <source>%1 looks at %2’s hand, takes one card and gives one</source>
        <translation>%1看%2的手牌，拿一张，再给一张</translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation>桌面上没有变化。</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <extracomment>where cards go, as in “2 Zigs: from B3 to the discard pile”</extracomment>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <extracomment>cards, the base they leave, the base or pile they go to</extracomment>
        <translation>%1：从%2到%3</translation>
    </message>
    <message>
        <source>%1 of %2 cards placed</source>
        <extracomment>of the cards that lay on bases which change hands: how many have found a place, how many there are</extracomment>
        <translation>已放好%1张，共%2张</translation>
    </message>
    <message>
        <source>Player %1 of %2</source>
        <extracomment>the players give one order each: which of them gives one now, how many there are</extracomment>
        <translation>玩家%1（共%2人）</translation>
    </message>
    <message>
        <source>%1 loses the extra turn</source>
        <translation>%1失去额外回合</translation>
    </message>
    <message>
        <source>Look at whose hand?</source>
        <translation>看谁的手牌？</translation>
    </message>
    <message>
        <source>Who gets the turn?</source>
        <translation>把回合给谁？</translation>
    </message>
    <message>
        <source>Which base loses its cards?</source>
        <translation>弃置哪个基地上的牌？</translation>
    </message>
    <message>
        <source>Which base is destroyed?</source>
        <translation>摧毁哪个基地？</translation>
    </message>
    <message>
        <source>Ships from which base?</source>
        <translation>拿走哪个基地的飞船？</translation>
    </message>
    <message>
        <source>Ships to which base?</source>
        <translation>飞船放到哪个基地？</translation>
    </message>
    <message>
        <source>Where does the %1 card go?</source>
        <translation>%1放到哪里？</translation>
    </message>
    <message>
        <source>Take which base first?</source>
        <translation>先拿走哪个基地？</translation>
    </message>
    <message>
        <source>Take which other base?</source>
        <translation>再拿走哪个基地？</translation>
    </message>
    <message>
        <source>Which ship is lost?</source>
        <translation>摧毁哪艘飞船？</translation>
    </message>
    <message>
        <source>Which ship does %1 lose?</source>
        <translation>摧毁%1的哪艘飞船？</translation>
    </message>
    <message>
        <source>Which base is lost?</source>
        <translation>摧毁哪个基地？</translation>
    </message>
    <message>
        <source>Which base does %1 lose?</source>
        <translation>摧毁%1的哪个基地？</translation>
    </message>
    <message>
        <source>Send which ship?</source>
        <translation>派走哪艘飞船？</translation>
    </message>
    <message>
        <source>Send the %1 to which base?</source>
        <translation>把%1派到哪个基地？</translation>
    </message>
    <message>
        <source>%1 cannot send a ship</source>
        <translation>%1没有飞船可派</translation>
    </message>
</context>
<context>
    <name>AlertBaseChip</name>
    <message>
        <source>%2’s %1, defense %3</source>
        <translation>%2的%1，防御点%3</translation>
    </message>
</context>
<context>
    <name>AlertRail</name>
    <message>
        <source>Do not play it</source>
        <translation>不打出</translation>
    </message>
    <message>
        <source>No legal target. You may play it, but nothing happens.</source>
        <translation>没有可选的目标：可以打出，但没有效果。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>打出</translation>
    </message>
    <message numerus="yes">
        <source>Same for the other %n card(s)</source>
        <translation>
            <numerusform>其余%n张也一样</numerusform>
        </translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>放入弃牌堆</translation>
    </message>
    <message>
        <source>Change the last choice</source>
        <translation>重选上一步</translation>
    </message>
    <message>
        <source>Play this card?</source>
        <translation>打出这张牌？</translation>
    </message>
</context>
<context>
    <name>AlertWords</name>
    <message>
        <source>Add another language</source>
        <translation>再加一种语言</translation>
    </message>
    <message>
        <source>On the card, “you” is %1.</source>
        <translation>牌上的“你”指%1。</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>查看规则%1</translation>
    </message>
</context>
<context>
    <name>AllAboardBar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>第%1轮，共%2轮</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>登船</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>翻开</translation>
    </message>
    <message>
        <source>Sailing</source>
        <translation>起航</translation>
    </message>
    <message>
        <source>Round %1/%2</source>
        <extracomment>a round, as short as can be: its number, and of how many</extracomment>
        <translation>第%1/%2轮</translation>
    </message>
</context>
<context>
    <name>AllAboardNotes</name>
    <message>
        <source>Without effects</source>
        <translation>无效果</translation>
    </message>
    <message>
        <source>Example weights</source>
        <translation>示例重量</translation>
    </message>
</context>
<context>
    <name>AllAboardOverruleSheet</name>
    <message>
        <source>Animal</source>
        <translation>动物</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>tab of the ruling: the end of the game</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>The game is over, won by</source>
        <translation>对局结束，胜者是</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
</context>
<context>
    <name>AllAboardRailFooter</name>
    <message>
        <source>What if?</source>
        <translation>假如……？</translation>
    </message>
</context>
<context>
    <name>AllAboardSeat</name>
    <message>
        <source>your turn</source>
        <extracomment>the app waits for this player</extracomment>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>starts this round</source>
        <translation>本轮首位玩家</translation>
    </message>
</context>
<context>
    <name>AllAboardSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>本桌规则</translation>
    </message>
    <message>
        <source>Children’s variant</source>
        <translation>儿童玩法</translation>
    </message>
    <message>
        <source>Animal effects are ignored. Love and fights still apply.</source>
        <translation>不用动物的效果，相爱与打斗照旧。</translation>
    </message>
</context>
<context>
    <name>AllAboardSetupScreen</name>
    <message>
        <source>with animal effects</source>
        <translation>使用动物的效果</translation>
    </message>
    <message>
        <source>children’s variant</source>
        <extracomment>what the table has agreed on</extracomment>
        <translation>儿童玩法</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllAboardSetupValues</name>
    <message>
        <source>Animal weights and points</source>
        <translation>动物的重量和分数</translation>
    </message>
    <message>
        <source>example values: check your cards</source>
        <translation>示例：请核对你们的卡牌</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choose or edit animal weights and points</source>
        <translation>选择或编辑动物的重量和分数</translation>
    </message>
    <message>
        <source>Copy them from the cards</source>
        <translation>照着卡牌输入</translation>
    </message>
    <message>
        <source>only once, about two minutes</source>
        <extracomment>how long it takes</extracomment>
        <translation>只需一次，约两分钟</translation>
    </message>
</context>
<context>
    <name>AllAboardSheets</name>
    <message>
        <source>What if?</source>
        <translation>假如……？</translation>
    </message>
    <message>
        <source>if the boats sailed now</source>
        <translation>如果各船现在起航</translation>
    </message>
</context>
<context>
    <name>AllAboardStanding</name>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>获救%n只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n张丘比特牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: animals %3, cupids %4, total %5</source>
        <extracomment>the place of a player, the name, points of saved animals, of cupid cards, of both</extracomment>
        <translation>第%1名，%2：动物%3分，丘比特牌%4分，共%5分</translation>
    </message>
</context>
<context>
    <name>AllAboardTexts</name>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
</context>
<context>
    <name>AllAboardVictory</name>
    <message>
        <source>All aboard!</source>
        <translation>全体登船！</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>经裁定结束，无人获胜。</translation>
    </message>
</context>
<context>
    <name>AllYourBaseBar</name>
    <message>
        <source>Turn %1</source>
        <translation>第%1回合</translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation>红色警报</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>重组</translation>
    </message>
</context>
<context>
    <name>AllYourBaseNotes</name>
    <message>
        <source>then %1</source>
        <translation>之后：%1</translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>before the badges of those whose turn is next</extracomment>
        <translation>之后：</translation>
    </message>
    <message>
        <source>Example points</source>
        <translation>示例点数</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRail</name>
    <message>
        <source>Nobody has won.</source>
        <translation>无人获胜。</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRailFooter</name>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>%1 next</source>
        <translation>下一位：%1</translation>
    </message>
    <message>
        <source>Declare victory</source>
        <translation>宣布胜利</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>重组</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRailFrame</name>
    <message>
        <source>Declare victory, or play on.</source>
        <translation>宣布胜利，或继续进行。</translation>
    </message>
    <message>
        <source>Enough bases to win</source>
        <translation>基地数量已够获胜</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupOptions</name>
    <message numerus="yes">
        <source>Reset %n rule(s)</source>
        <comment>changed options</comment>
        <translation>
            <numerusform>重置%n条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Only gained bases count</source>
        <translation>从别人那里得来的基地才算</translation>
    </message>
    <message>
        <source>Bases taken from others, not bases you played.</source>
        <translation>只有从其他玩家那里得来的基地才算，打出的不算。</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>name of the rule by which a surplus buys ships back</extracomment>
        <translation>找零</translation>
    </message>
    <message>
        <source>The surplus of an attack buys ships back from the discard pile.</source>
        <translation>攻击多出的点数可以从弃牌堆换回飞船。</translation>
    </message>
    <message>
        <source>Any number of RED ALERTs</source>
        <translation>红色警报不限张数</translation>
    </message>
    <message>
        <source>More than one may be played in a RED ALERT phase.</source>
        <translation>一个红色警报阶段可以打出多张。</translation>
    </message>
    <message>
        <source>RED ALERT 11 destroys bases</source>
        <translation>红色警报11摧毁基地</translation>
    </message>
    <message>
        <source>Each opponent loses one base instead of one ship, as on the Spanish sheet.</source>
        <translation>按西班牙文说明书，摧毁其他每位玩家的一个基地，而不是一艘飞船。</translation>
    </message>
    <message>
        <source>After a gifted turn, the giver’s neighbor plays</source>
        <translation>赠送回合后轮到赠送者的下一位</translation>
    </message>
    <message>
        <source>The player after the giver goes next, not the player after the receiver.</source>
        <translation>之后轮到赠送者的下一位，而不是接收者的下一位。</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>逆时针方向</translation>
    </message>
    <message>
        <source>The turn passes to the right, not to the left.</source>
        <translation>回合传给右边的玩家，而不是左边。</translation>
    </message>
    <message>
        <source>A game already underway</source>
        <translation>从中途开始</translation>
    </message>
    <message>
        <source>You enter what is on the table; then the game goes on from there.</source>
        <translation>先录入桌上的局面，再开始回合。</translation>
    </message>
    <message>
        <source>No change for a surplus</source>
        <translation>多出的攻击点不找零</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupScreen</name>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation>
            <numerusform>满%n个基地获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>standard options</source>
        <extracomment>what the table has agreed on</extracomment>
        <translation>选项全部默认</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>更改了%n项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupThreshold</name>
    <message>
        <source>Bases to win</source>
        <translation>获胜所需基地数</translation>
    </message>
    <message numerus="yes">
        <source>The rules say %1 for %n player(s).</source>
        <translation>
            <numerusform>按规则，%n名玩家需%1个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>恢复为%1</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>查看规则%1</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupValues</name>
    <message>
        <source>Card points</source>
        <translation>卡牌点数</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choose or edit card points</source>
        <translation>选择或编辑卡牌点数</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSheets</name>
    <message>
        <source>Who can capture what</source>
        <translation>谁能夺取哪个基地</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>重洗牌堆</translation>
    </message>
    <message>
        <source>the discard pile becomes the new deck</source>
        <translation>弃牌堆变成牌堆</translation>
    </message>
</context>
<context>
    <name>AllYourBaseStanding</name>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n个基地</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation>
            <numerusform>满%n个基地获胜</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllYourBaseVictory</name>
    <message>
        <source>The game has ended.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>经裁定结束，无人获胜。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>All your bases belong to us!</source>
        <extracomment>what the words of victory mean, which are said in English in every language</extracomment>
        <translation>你们的基地全是我们的了！</translation>
    </message>
</context>
<context>
    <name>Animal</name>
    <message>
        <source>Mouse</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>Peacock</source>
        <translation>孔雀</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>狐狸</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>章鱼</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>猴子</translation>
    </message>
    <message>
        <source>Sloth</source>
        <translation>树懒</translation>
    </message>
    <message>
        <source>Moose</source>
        <translation>驼鹿</translation>
    </message>
    <message>
        <source>Zebra</source>
        <translation>斑马</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>狮子</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>熊</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>大象</translation>
    </message>
    <message>
        <source>the mouse</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>the peacock</source>
        <translation>孔雀</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>狐狸</translation>
    </message>
    <message>
        <source>the octopus</source>
        <translation>章鱼</translation>
    </message>
    <message>
        <source>the monkey</source>
        <translation>猴子</translation>
    </message>
    <message>
        <source>the sloth</source>
        <translation>树懒</translation>
    </message>
    <message>
        <source>the moose</source>
        <translation>驼鹿</translation>
    </message>
    <message>
        <source>the zebra</source>
        <translation>斑马</translation>
    </message>
    <message>
        <source>the giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message>
        <source>the lion</source>
        <translation>狮子</translation>
    </message>
    <message>
        <source>the bear</source>
        <translation>熊</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>大象</translation>
    </message>
    <message>
        <source>%1’s mouse</source>
        <translation>%1的老鼠</translation>
    </message>
    <message>
        <source>%1’s peacock</source>
        <translation>%1的孔雀</translation>
    </message>
    <message>
        <source>%1’s fox</source>
        <translation>%1的狐狸</translation>
    </message>
    <message>
        <source>%1’s octopus</source>
        <translation>%1的章鱼</translation>
    </message>
    <message>
        <source>%1’s monkey</source>
        <translation>%1的猴子</translation>
    </message>
    <message>
        <source>%1’s sloth</source>
        <translation>%1的树懒</translation>
    </message>
    <message>
        <source>%1’s moose</source>
        <translation>%1的驼鹿</translation>
    </message>
    <message>
        <source>%1’s zebra</source>
        <translation>%1的斑马</translation>
    </message>
    <message>
        <source>%1’s giraffe</source>
        <translation>%1的长颈鹿</translation>
    </message>
    <message>
        <source>%1’s lion</source>
        <translation>%1的狮子</translation>
    </message>
    <message>
        <source>%1’s bear</source>
        <translation>%1的熊</translation>
    </message>
    <message>
        <source>%1’s elephant</source>
        <translation>%1的大象</translation>
    </message>
    <message>
        <source>%1 mice</source>
        <translation>%1只老鼠</translation>
    </message>
    <message>
        <source>%1 peacocks</source>
        <translation>%1只孔雀</translation>
    </message>
    <message>
        <source>%1 foxes</source>
        <translation>%1只狐狸</translation>
    </message>
    <message>
        <source>%1 octopuses</source>
        <translation>%1只章鱼</translation>
    </message>
    <message>
        <source>%1 monkeys</source>
        <translation>%1只猴子</translation>
    </message>
    <message>
        <source>%1 sloths</source>
        <translation>%1只树懒</translation>
    </message>
    <message>
        <source>%1 moose</source>
        <translation>%1头驼鹿</translation>
    </message>
    <message>
        <source>%1 zebras</source>
        <translation>%1匹斑马</translation>
    </message>
    <message>
        <source>%1 giraffes</source>
        <translation>%1只长颈鹿</translation>
    </message>
    <message>
        <source>%1 lions</source>
        <translation>%1头狮子</translation>
    </message>
    <message>
        <source>%1 bears</source>
        <translation>%1头熊</translation>
    </message>
    <message>
        <source>%1 elephants</source>
        <translation>%1头大象</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五</translation>
    </message>
</context>
<context>
    <name>AnimalKey</name>
    <message>
        <source>%1, weight %2, points %3</source>
        <translation>%1，重量%2，分数%3</translation>
    </message>
</context>
<context>
    <name>AnimalValueCard</name>
    <message>
        <source>weight in love %1</source>
        <translation>相爱时重量%1</translation>
    </message>
    <message>
        <source>%1: weight %2, points %3</source>
        <translation>%1：重量%2，分数%3</translation>
    </message>
</context>
<context>
    <name>AnimalValueCell</name>
    <message>
        <source>%1, not entered yet</source>
        <translation>%1，尚未输入</translation>
    </message>
</context>
<context>
    <name>AnimalValueEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>我们的卡牌</translation>
    </message>
    <message>
        <source>Where the weights and points come from</source>
        <translation>重量和分数的来源</translation>
    </message>
    <message>
        <source>Printed on the cards</source>
        <translation>卡牌上印的</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>全桌商定</translation>
    </message>
    <message>
        <source>Delete these weights and points</source>
        <translation>删除这组重量和分数</translation>
    </message>
    <message>
        <source>nothing missing</source>
        <extracomment>all weights and points have been entered</extracomment>
        <translation>已齐全</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>还缺%n项</numerusform>
        </translation>
    </message>
    <message>
        <source>Next value</source>
        <translation>下一项</translation>
    </message>
    <message>
        <source>Card by card: the weight in kilos, then the points. The arrow goes on to the next value; after ½, or after two digits for points, the next value comes up by itself.</source>
        <translation>逐张输入：先是重量（公斤），再是分数。点箭头进入下一项；重量输入½后，或分数输满两位后，会自动进入下一项。</translation>
    </message>
</context>
<context>
    <name>AnimalValueSheet</name>
    <message>
        <source>example values: check your cards</source>
        <translation>示例：请核对你们的卡牌</translation>
    </message>
    <message>
        <source>Weights and points</source>
        <translation>重量和分数</translation>
    </message>
    <message>
        <source>What your cards say</source>
        <translation>你们牌上的内容</translation>
    </message>
    <message>
        <source>Edit weights and points</source>
        <translation>编辑重量和分数</translation>
    </message>
    <message>
        <source>Edit these</source>
        <translation>编辑这一组</translation>
    </message>
    <message>
        <source>Copy them from the cards</source>
        <translation>照着卡牌输入</translation>
    </message>
    <message>
        <source>New weights and points</source>
        <translation>新建重量和分数</translation>
    </message>
    <message>
        <source>starts as a copy of the chosen set</source>
        <translation>以所选的一组为基础</translation>
    </message>
</context>
<context>
    <name>AnimalValueTile</name>
    <message>
        <source>%1: weight when in love</source>
        <translation>%1：相爱时的重量</translation>
    </message>
    <message>
        <source>%1: weight</source>
        <translation>%1：重量</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1：分数</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Build bases, send ships, take what is theirs.</source>
        <translation>建基地，派飞船，夺走对手的一切。</translation>
    </message>
    <message>
        <source>Small boats, heavy animals: who sails, who sinks?</source>
        <translation>船小动物重：谁能起航，谁会沉没？</translation>
    </message>
    <message>
        <source>Fuel is short and the road is shared: who pulls ahead?</source>
        <translation>燃料有限，路线共用：谁能甩开对手？</translation>
    </message>
    <message>
        <source>For any game with points: round by round.</source>
        <translation>任何计分的游戏都能用，一轮一轮地记。</translation>
    </message>
</context>
<context>
    <name>AppearancePanel</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <translation>跟随设备</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Nothing slides, fades or flashes.</source>
        <translation>不滑动、不淡入淡出、不闪烁。</translation>
    </message>
    <message>
        <source>The game’s voice</source>
        <translation>游戏旁白</translation>
    </message>
    <message>
        <source>Short lines in English beside the plain words.</source>
        <translation>在正文旁显示简短的英文台词。</translation>
    </message>
</context>
<context>
    <name>AttackForce</name>
    <message>
        <source>attack to send</source>
        <extracomment>attack points; stands below how many there are</extracomment>
        <translation>点攻击可派出</translation>
    </message>
    <message>
        <source>On each base: what captures it.</source>
        <translation>各基地上标着夺取所需的点数。</translation>
    </message>
</context>
<context>
    <name>AttackRail</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Within reach (%1 attack)</source>
        <translation>能夺取（攻击点%1）</translation>
    </message>
    <message>
        <source>Out of reach (%1 attack)</source>
        <translation>不能夺取（攻击点%1）</translation>
    </message>
    <message>
        <source>No attack possible</source>
        <translation>无法攻击</translation>
    </message>
    <message>
        <source>Tap a base to attack</source>
        <translation>点要攻击的基地</translation>
    </message>
</context>
<context>
    <name>BackupLine</name>
    <message>
        <source>Newest game: %1</source>
        <translation>最新：%1</translation>
    </message>
</context>
<context>
    <name>BackupPanel</name>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>还没有备份。</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>最近备份：%1</translation>
    </message>
    <message>
        <source>Made automatically every day you play, and before an update changes anything. The newest ten are kept.</source>
        <translation>有对局的日子，以及新版本改动数据前，都会自动备份，保留最新的十份。</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>备份到文件……</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>恢复备份……</translation>
    </message>
</context>
<context>
    <name>BenchOutcome</name>
    <message>
        <source>Change: %1</source>
        <translation>找零：%1</translation>
    </message>
    <message>
        <source>Kept: attack %1, defense %2</source>
        <translation>剩下：攻击点%1，防御点%2</translation>
    </message>
    <message>
        <source>Weaker defense: %1</source>
        <translation>防御变弱：%1</translation>
    </message>
    <message>
        <source>Counterattack: %1</source>
        <translation>反击：%1</translation>
    </message>
</context>
<context>
    <name>BenchRail</name>
    <message>
        <source>Could %1 capture %2?</source>
        <translation>%1能夺取%2吗？</translation>
    </message>
    <message>
        <source>%1 · defense %2</source>
        <extracomment>the owner of the attacked base, its defense points</extracomment>
        <translation>%1，防御点%2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Suggested force</source>
        <translation>建议的兵力</translation>
    </message>
    <message>
        <source>Who could capture it?</source>
        <translation>谁能夺取？</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>攻击%1</translation>
    </message>
    <message>
        <source>with %1 attack</source>
        <translation>攻击点%1</translation>
    </message>
    <message>
        <source>Enough for %1?</source>
        <translation>够夺取%1吗？</translation>
    </message>
</context>
<context>
    <name>BenchTotals</name>
    <message>
        <source>%1 attack, %2 needed</source>
        <translation>攻击点%1，需要%2</translation>
    </message>
    <message>
        <source>not enough</source>
        <extracomment>the attack points that are sent</extracomment>
        <translation>不够</translation>
    </message>
    <message>
        <source>just enough</source>
        <comment>no surplus</comment>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>正好</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation>多出%1点</translation>
    </message>
    <message>
        <source>%1 available</source>
        <extracomment>the attack points of all cards that could be sent</extracomment>
        <translation>可用%1点</translation>
    </message>
</context>
<context>
    <name>BoardRail</name>
    <message>
        <source>Animal %1 of %2, face up</source>
        <translation>第%1只（共%2只），面朝上</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>how the animal is placed</extracomment>
        <translation>面朝下</translation>
    </message>
    <message>
        <source>Place an animal</source>
        <translation>选一只动物上船</translation>
    </message>
    <message>
        <source>Tap a boat</source>
        <translation>点一艘船</translation>
    </message>
    <message>
        <source>The animal stays secret until all are revealed.</source>
        <translation>全部翻开前，不公开是哪只动物。</translation>
    </message>
    <message>
        <source>Face down: tap a boat</source>
        <translation>面朝下：点一艘船</translation>
    </message>
    <message>
        <source>Animal %1 of %2</source>
        <translation>第%1只（共%2只）</translation>
    </message>
</context>
<context>
    <name>BoatPicker</name>
    <message>
        <source>Boat %1 (%2)</source>
        <translation>%1号船（%2）</translation>
    </message>
</context>
<context>
    <name>BoatsRail</name>
    <message>
        <source>Round %1: reveal the boats</source>
        <translation>第%1轮：翻开船牌</translation>
    </message>
    <message>
        <source>Reveal the boats</source>
        <translation>翻开船牌</translation>
    </message>
    <message>
        <source>Type boat %1’s number</source>
        <translation>输入%1号船的数字</translation>
    </message>
</context>
<context>
    <name>BonusPreviewRail</name>
    <message>
        <source>No ship moves, and no fuel changes.</source>
        <translation>没有飞船移动，燃料也没有变化。</translation>
    </message>
    <message>
        <source>Change who plays a token</source>
        <translation>重新选择谁打出标记</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>生效</translation>
    </message>
    <message>
        <source>What the tokens do</source>
        <translation>标记的效果</translation>
    </message>
    <message>
        <source>Tap a step to see the track after it.</source>
        <translation>点一步，可以看那一步之后的赛道。</translation>
    </message>
</context>
<context>
    <name>BonusRail</name>
    <message>
        <source>Who plays a bonus token?</source>
        <translation>谁打出奖励标记？</translation>
    </message>
    <message>
        <source>Nobody else: reveal</source>
        <translation>没人再打出：翻开</translation>
    </message>
    <message>
        <source>Nobody plays one</source>
        <translation>没有人打出</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Nobody has a bonus token</source>
        <translation>谁都没有奖励标记</translation>
    </message>
    <message>
        <source>Turn it over and tap what it shows.</source>
        <translation>现在翻开：是哪个就点哪个。</translation>
    </message>
    <message>
        <source>From front to rear: tap everyone who plays a token face down.</source>
        <translation>从最前面的区域到最后面：谁面朝下打出标记，就点谁。</translation>
    </message>
    <message>
        <source>Change who plays a token</source>
        <translation>重新选择谁打出标记</translation>
    </message>
    <message>
        <source>Which token is it?</source>
        <translation>是哪个标记？</translation>
    </message>
</context>
<context>
    <name>BonusSeat</name>
    <message>
        <source>plays a token</source>
        <translation>打出一个标记</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>区域%1</translation>
    </message>
</context>
<context>
    <name>BookEntryActs</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Hold it up</source>
        <extracomment>shows the page large, to be held up for the others</extracomment>
        <translation>展示给大家</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
</context>
<context>
    <name>BookNote</name>
    <message>
        <source>That did not work</source>
        <translation>操作失败</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>What Basekeeper does</source>
        <translation>Basekeeper的处理</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则条文</translation>
    </message>
    <message>
        <source>Type in what your card says</source>
        <translation>输入你牌上的内容</translation>
    </message>
    <message>
        <source>Change what your card says</source>
        <translation>修改你牌上的内容</translation>
    </message>
</context>
<context>
    <name>BookScreen</name>
    <message>
        <source>The book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>cards and rules</source>
        <translation>卡牌与规则</translation>
    </message>
</context>
<context>
    <name>BookShelf</name>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>View</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Show as a grid</source>
        <translation>以网格显示</translation>
    </message>
    <message>
        <source>Show as a list</source>
        <translation>以列表显示</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>BookUnopened</name>
    <message>
        <source>Which rule is in question?</source>
        <translation>要查哪条规则？</translation>
    </message>
    <message>
        <source>Open a phase and tap the rule, or type any word from it in any of Basekeeper’s languages.</source>
        <translation>展开一个阶段，点要查的规则；也可以输入其中任何一个词，Basekeeper的任何语言都行。</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>CREW</source>
        <translation>船员</translation>
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
            <numerusform>%n艘Zig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Destroyer(s)</source>
        <translation>
            <numerusform>%n艘Destroyer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n BattleCruiser(s)</source>
        <translation>
            <numerusform>%n艘BattleCruiser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dreadnought(s)</source>
        <translation>
            <numerusform>%n艘Dreadnought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Zero Wing(s)</source>
        <translation>
            <numerusform>%n艘Zero Wing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CREW card(s)</source>
        <translation>
            <numerusform>%n张船员牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CATS card(s)</source>
        <translation>
            <numerusform>%n张CATS牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPoints</name>
    <message>
        <source>Attack points</source>
        <translation>攻击点</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>防御点</translation>
    </message>
</context>
<context>
    <name>CardsToMove</name>
    <message>
        <source>RED ALERT %1</source>
        <translation>红色警报%1</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <comment>a base, a player</comment>
        <translation>%1归%2。</translation>
    </message>
    <message>
        <source>From the discard pile onto %1: %2.</source>
        <translation>从弃牌堆放到%1：%2。</translation>
    </message>
    <message>
        <source>Onto %1: %2.</source>
        <translation>放到%1：%2。</translation>
    </message>
    <message>
        <source>%1 gives RED ALERT %2 to %3.</source>
        <translation>%1把红色警报%2交给%3。</translation>
    </message>
    <message>
        <source>One card each: %1.</source>
        <translation>各给一张牌：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1抽%n张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws up to %n card(s).</source>
        <translation>
            <numerusform>%1抽牌补到%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>To the discard pile: %1.</source>
        <translation>放入弃牌堆：%1。</translation>
    </message>
    <message>
        <source>%1 discards their whole hand.</source>
        <translation>%1弃置全部手牌。</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>洗混弃牌堆，作为新的牌堆。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>who gives, who gets</comment>
        <translation>%1给%2</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message>
        <source>%1: to %2; tap to choose another base</source>
        <translation>%1放到%2；点一下换到下一个基地</translation>
    </message>
</context>
<context>
    <name>ChangeRail</name>
    <message>
        <source>Tap one of your bases to put the ships there.</source>
        <translation>点你的一个基地，把飞船放上去。</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>最佳选择</translation>
    </message>
    <message numerus="yes">
        <source>Take %n ship(s)</source>
        <translation>
            <numerusform>拿%n艘飞船</numerusform>
        </translation>
    </message>
    <message>
        <source>Take no change</source>
        <translation>不找零</translation>
    </message>
    <message>
        <source>Taken: %1 of a surplus of %2</source>
        <translation>已拿%1点，共多出%2点</translation>
    </message>
    <message>
        <source>surplus taken</source>
        <extracomment>after how much of the surplus of an attack was taken as change, and how large it is: &quot;2 / 3&quot;</extracomment>
        <translation>多出点数已用</translation>
    </message>
    <message>
        <source>Tap another of your bases to put the ships there instead.</source>
        <translation>点自己的其他基地，把飞船改放到那里。</translation>
    </message>
    <message>
        <source>Take change</source>
        <translation>找零</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>needed to win</source>
        <translation>获胜所需</translation>
    </message>
</context>
<context>
    <name>CheckAnswer</name>
    <message>
        <source>How much defense is needed?</source>
        <translation>这里要多少防御才守得住？</translation>
    </message>
    <message>
        <source>Defense needed: %1</source>
        <translation>所需防御点：%1</translation>
    </message>
    <message>
        <source>With these added, the base would hold</source>
        <translation>再加这些，基地就守得住</translation>
    </message>
    <message>
        <source>With these added, the attack would be enough</source>
        <translation>再加这些，攻击点就够了</translation>
    </message>
    <message>
        <source>Not even all the cards in the game would be enough.</source>
        <translation>整副牌全用上也不够。</translation>
    </message>
    <message>
        <source>The fewest that would do</source>
        <translation>最少用这些就够</translation>
    </message>
    <message>
        <source>None of the cards can be spared.</source>
        <translation>一张都不能少。</translation>
    </message>
    <message>
        <source>Surplus %1: it buys no ship from the discard pile.</source>
        <translation>多出%1点：弃牌堆里没有换得到的飞船。</translation>
    </message>
    <message>
        <source>Surplus %1: the best change</source>
        <translation>多出%1点：最好的找零</translation>
    </message>
    <message>
        <source>A counterattack would cost</source>
        <translation>若遭反击，会损失</translation>
    </message>
    <message>
        <source>Hold a card to change its points.</source>
        <translation>长按一张牌可改它的点数。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <source>as a new game</source>
        <translation>作为新的一局</translation>
    </message>
</context>
<context>
    <name>CheckBase</name>
    <message>
        <source>BASE: defense %1</source>
        <translation>基地：防御点%1</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>基地</translation>
    </message>
</context>
<context>
    <name>CheckChoices</name>
    <message>
        <source>Points changed here</source>
        <translation>这里改过点数</translation>
    </message>
    <message>
        <source>Choose or edit card points</source>
        <translation>选择或编辑卡牌点数</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
</context>
<context>
    <name>CheckFaceOff</name>
    <message>
        <source>Tap the attackers</source>
        <translation>点一下用来攻击的牌</translation>
    </message>
</context>
<context>
    <name>CheckFrame</name>
    <message>
        <source>Check an attack</source>
        <translation>试算攻击</translation>
    </message>
    <message>
        <source>Turn it to the next side of the table</source>
        <translation>转向桌子的下一边</translation>
    </message>
</context>
<context>
    <name>CheckKind</name>
    <message>
        <source>Take one %1 off</source>
        <translation>拿走一张%1</translation>
    </message>
</context>
<context>
    <name>CheckPile</name>
    <message numerus="yes">
        <source>%n ship(s) in the discard pile</source>
        <translation>
            <numerusform>弃牌堆里有%n艘飞船</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships in the discard pile</source>
        <translation>弃牌堆里的飞船</translation>
    </message>
</context>
<context>
    <name>CheckPointsSheet</name>
    <message>
        <source>Points of this card</source>
        <translation>这张牌的点数</translation>
    </message>
    <message>
        <source>For this question only; the card values stay as they are.</source>
        <translation>只用于这次计算；卡牌点数不变。</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>防御点</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>基地</translation>
    </message>
    <message>
        <source>Back to the card values</source>
        <translation>恢复卡牌点数</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>CheckSide</name>
    <message>
        <source>On the base</source>
        <translation>基地上</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>攻击方</translation>
    </message>
    <message>
        <source>Take all cards off</source>
        <translation>拿走所有牌</translation>
    </message>
</context>
<context>
    <name>ClarificationLines</name>
    <message>
        <source>Clarifications</source>
        <translation>规则说明</translation>
    </message>
</context>
<context>
    <name>ClauseSheet</name>
    <message>
        <source>Rule %1</source>
        <translation>规则%1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows this help.</source>
        <translation>显示本帮助。</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Uses this language.</source>
        <translation>使用这种语言。</translation>
    </message>
    <message>
        <source>Keeps the games in this folder instead of the usual one.</source>
        <translation>把对局保存在这个文件夹，而不是默认位置。</translation>
    </message>
    <message>
        <source>Opens a window of this size instead of the whole screen.</source>
        <translation>打开这个大小的窗口，而不是全屏。</translation>
    </message>
    <message>
        <source>Chooses the theme; “system” follows the device.</source>
        <translation>选择主题；“system”表示跟随设备。</translation>
    </message>
    <message>
        <source>Makes the text larger: 100 to 200 percent.</source>
        <translation>放大文字：100%到200%。</translation>
    </message>
    <message>
        <source>Starts, checks that every screen can be shown, and quits: status 0 if so.</source>
        <translation>启动，检查每个画面是否都能显示，然后退出：都能显示时状态为0。</translation>
    </message>
    <message>
        <source>Prints the state at the end as the last line.</source>
        <translation>在最后一行输出结束时的局面。</translation>
    </message>
    <message>
        <source>Goes on after a refusal instead of stopping there.</source>
        <translation>行动被拒绝后继续，而不是停在那里。</translation>
    </message>
    <message>
        <source>Plays a session file (“-”: standard input) without a display. Prints one line of JSON for each line of the log. Exit status: 0 all accepted, 1 something refused, 2 the file cannot be read.</source>
        <translation>不用屏幕，回放一个对局文件（“-”表示标准输入），行动记录的每一行输出一行JSON。退出状态：0为全部接受，1为有行动被拒绝，2为文件无法读取。</translation>
    </message>
    <message>
        <source>--%1 cannot be “%2”: it must be %3.</source>
        <extracomment>an option, what was given for it, what it must be</extracomment>
        <translation>--%1不能是“%2”：必须是%3。</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>没有“%1”这个命令。</translation>
    </message>
    <message>
        <source>A session file; “-” is standard input.</source>
        <translation>对局文件；“-”表示标准输入。</translation>
    </message>
    <message>
        <source>A referee for games played with real cards. Without a command the app opens.</source>
        <translation>给实体卡牌游戏当裁判。不带命令时打开应用。</translation>
    </message>
    <message>
        <source>Exports every game: into the folder FILE, one file each, or as one table if FILE ends in .csv.</source>
        <translation>导出所有对局：每局一个文件，存入文件夹FILE；FILE以.csv结尾时导出为一张表格。</translation>
    </message>
    <message>
        <source>Chooses the format, whatever the name ends in.</source>
        <translation>指定格式，不管文件扩展名是什么。</translation>
    </message>
    <message>
        <source>Imports files with a broken hash chain too, and marks their games as unverified.</source>
        <translation>哈希链断裂的文件也导入，并把对局标为未验证。</translation>
    </message>
    <message>
        <source>Exports the game with this id, or the last one. The name decides the format: .jsonl or .basekeeper for a session file, .csv for a table, .pdf for a report, .png for a picture, .json for BG Stats. Exit status: 0 done, 1 no such game, 2 failed.</source>
        <translation>导出该编号的对局，不给编号则导出最近一局。文件名决定格式：.jsonl或.basekeeper为对局文件，.csv为表格，.pdf为报告，.png为图片，.json用于BG Stats。退出状态：0完成，1没有这局，2失败。</translation>
    </message>
    <message>
        <source>Where to write.</source>
        <translation>输出位置。</translation>
    </message>
    <message>
        <source>Imports session files; games already here are skipped. Prints one line of JSON for each file. Exit status: 0 all are there, 1 something refused, 2 something cannot be read or saved.</source>
        <translation>导入对局文件；这里已有的对局会跳过。每个文件输出一行JSON。退出状态：0全部已存入，1有文件被拒绝，2有文件无法读取或保存。</translation>
    </message>
    <message>
        <source>Session files.</source>
        <translation>对局文件。</translation>
    </message>
    <message>
        <source>--all takes no id.</source>
        <translation>使用--all时不能再写编号。</translation>
    </message>
    <message>
        <source>Usage: %1 %2</source>
        <translation>命令用法：%1 %2</translation>
    </message>
    <message>
        <source>There is no display to show a window on. The commands need none.</source>
        <translation>没有显示器，无法打开窗口。使用命令则不需要显示器。</translation>
    </message>
    <message>
        <source>There are no saved games in %1.</source>
        <translation>%1中没有保存的对局。</translation>
    </message>
    <message>
        <source>Accepts a file without hashes if its game replays.</source>
        <translation>文件没有任何哈希值时，只要对局能够回放就算完好。</translation>
    </message>
    <message>
        <source>Says whether a session file’s hash chain holds, all its lines are there and its game replays. This shows that nothing was changed by accident; whoever forges a file can forge its chain. Exit status: 0 nothing is wrong, 1 the chain is broken, cut short or absent, or a line is refused, 2 the file cannot be read.</source>
        <translation>检查对局文件的哈希链是否完整、各行是否齐全、对局能否回放。这只能说明没有意外改动；能伪造文件的人也能伪造哈希链。退出状态：0表示没有问题，1表示哈希链断裂、不完整或不存在，或有一行被拒绝，2表示无法读取文件。</translation>
    </message>
    <message>
        <source>Checks all saved games, even on a read-only disk, and changes nothing. Prints one line of JSON. Exit status: 0 all are sound, 1 something is damaged, 2 there are no saved games to read.</source>
        <translation>检查所有保存的对局，不作任何改动，在只读磁盘上也可以。输出一行JSON。退出状态：0表示全部完好，1表示有损坏，2表示没有可读取的对局。</translation>
    </message>
    <message>
        <source>Replaces existing files.</source>
        <translation>替换已有的文件。</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8. Rename the file and try again.</source>
        <translation>有一个参数不是有效的UTF-8。请将文件改名后重试。</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation>无法读取%1（%2）。</translation>
    </message>
    <message>
        <source>The cards that attack: zig, destroyer, battlecruiser, dreadnought, zero-wing, crew, cats. “zig,zig” or “2xzig”: two Zigs.</source>
        <translation>攻击的牌：zig、destroyer、battlecruiser、dreadnought、zero-wing、crew、cats。“zig,zig”和“2xzig”都表示两艘Zig。</translation>
    </message>
    <message>
        <source>The cards on the attacked base. Default: none.</source>
        <translation>被攻击的基地上的牌。不写就是空基地。</translation>
    </message>
    <message>
        <source>The cards in the discard pile, from which change can be taken.</source>
        <translation>弃牌堆里的牌，找零时从这里拿。</translation>
    </message>
    <message>
        <source>Takes the card points from this file (“-”: standard input) instead of the example points.</source>
        <translation>从这个文件（“-”表示标准输入）读取卡牌点数，而不用示例点数。</translation>
    </message>
    <message>
        <source>Says whether the given All Your Base cards are enough to capture a base, and what the base would need to hold. Prints one line of JSON. Exit status: 0 enough, 1 not enough, 2 cannot be answered.</source>
        <translation>计算All Your Base的牌够不够夺取一个基地，以及要有多少防御才守得住。输出一行JSON。退出状态：0为够，1为不够，2为无法回答。</translation>
    </message>
    <message>
        <source>There are no more than %1 cards in the game.</source>
        <translation>一共只有%1张牌。</translation>
    </message>
    <message>
        <source>%1 contains no card values.</source>
        <translation>%1里没有任何一张牌的点数。</translation>
    </message>
    <message>
        <source>--with must name at least one card.</source>
        <translation>--with至少要写一张牌。</translation>
    </message>
</context>
<context>
    <name>CorrectionBanner</name>
    <message>
        <source>This is the table as it was before this act: %1. Enter the act that belongs here.</source>
        <translation>现在显示的是这个行动之前的桌面：%1。请录入这里应有的行动。</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>回到现在</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>What it changes</source>
        <translation>会改变什么</translation>
    </message>
    <message numerus="yes">
        <source>%n later act(s) no longer possible</source>
        <translation>
            <numerusform>之后有%n个行动不再成立</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop all</source>
        <translation>全部去掉</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Reason for the rulings</source>
        <translation>裁定的理由</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>%1: %2 at the end %3, peak %4</source>
        <translation>%1：结束时%2%3，最多%4</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>title of an axis, and the word before a number: “bases at the end 12”</extracomment>
        <translation>基地</translation>
    </message>
    <message>
        <source>Bases held</source>
        <translation>持有基地</translation>
    </message>
    <message>
        <source>Bases held, turn by turn</source>
        <translation>各回合的基地数</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>第%1回合</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>上一回合</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>下一回合</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一回合之前</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) ahead of the runner-up</source>
        <translation>
            <numerusform>比第二名多%n个基地</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on bases with the runner-up</source>
        <translation>与第二名基地数相同</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) behind the leader</source>
        <translation>
            <numerusform>比第一名少%n个基地</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures made</source>
        <translation>夺取次数</translation>
    </message>
    <message>
        <source>Bases lost to captures</source>
        <translation>被夺取次数</translation>
    </message>
    <message>
        <source>Bases stolen</source>
        <translation>偷走的基地</translation>
    </message>
    <message>
        <source>Counterattacks</source>
        <translation>反击次数</translation>
    </message>
    <message>
        <source>Filled: a base captured, or taken by a RED ALERT. Open: a counterattack.</source>
        <translation>实心图形表示夺取或用红色警报偷走基地，空心图形表示反击。</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>below a chart, along which the turns go by</extracomment>
        <translation>回合</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>title of an axis, and the word before a number: “points at the end 12”</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points, boat by boat</source>
        <translation>逐船得分</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n艘船</numerusform>
        </translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
    <message>
        <source>One boat back</source>
        <translation>上一艘船</translation>
    </message>
    <message>
        <source>One boat forward</source>
        <translation>下一艘船</translation>
    </message>
    <message>
        <source>Before the first boat</source>
        <translation>第一艘船之前</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of the runner-up</source>
        <translation>
            <numerusform>领先第二名%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on points with the runner-up</source>
        <translation>与第二名分数相同</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind the leader</source>
        <translation>
            <numerusform>落后第一名%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals saved</source>
        <translation>获救的动物</translation>
    </message>
    <message>
        <source>Cupid cards</source>
        <translation>丘比特牌</translation>
    </message>
    <message>
        <source>Animals lost</source>
        <translation>失去的动物</translation>
    </message>
    <message>
        <source>Each mark is a cupid card.</source>
        <translation>每个标记表示一张丘比特牌。</translation>
    </message>
    <message>
        <source>boat</source>
        <extracomment>below a chart, along which the boats sail</extracomment>
        <translation>船</translation>
    </message>
    <message>
        <source>capture</source>
        <extracomment>a mark in the chart: here a base was captured</extracomment>
        <translation>夺取</translation>
    </message>
    <message>
        <source>stolen by RED ALERT</source>
        <translation>用红色警报偷走</translation>
    </message>
    <message>
        <source>counterattack</source>
        <extracomment>a mark in the chart: here an attack was countered</extracomment>
        <translation>反击</translation>
    </message>
    <message>
        <source>cupid card</source>
        <extracomment>a mark in the chart: here somebody got a cupid card</extracomment>
        <translation>丘比特牌</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>title of an axis</extracomment>
        <translation>燃料</translation>
    </message>
    <message>
        <source>Zone reached</source>
        <translation>到达的区域</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>燃料</translation>
    </message>
    <message>
        <source>Zones, turn by turn</source>
        <translation>各回合的区域</translation>
    </message>
    <message>
        <source>Fuel, turn by turn</source>
        <translation>各回合的燃料</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) ahead of the runner-up</source>
        <translation>
            <numerusform>领先第二名%n个区域</numerusform>
        </translation>
    </message>
    <message>
        <source>in the same zone as the runner-up</source>
        <translation>与第二名在同一区域</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) behind the leader</source>
        <translation>
            <numerusform>落后第一名%n个区域</numerusform>
        </translation>
    </message>
    <message>
        <source>Fuel spent on routes</source>
        <translation>路线消耗的燃料</translation>
    </message>
    <message>
        <source>Bonus tokens played</source>
        <translation>打出的奖励标记</translation>
    </message>
    <message>
        <source>Turns lost</source>
        <translation>失去的回合</translation>
    </message>
    <message>
        <source>bonus token</source>
        <extracomment>a mark in the chart: here bonus tokens were played</extracomment>
        <translation>奖励标记</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>a mark in the chart: here a ship dropped out</extracomment>
        <translation>已淘汰</translation>
    </message>
    <message>
        <source>Filled: a bonus token. Open: a ship eliminated.</source>
        <translation>实心图形表示奖励标记，空心图形表示飞船被淘汰。</translation>
    </message>
    <message>
        <source>Bases needed to win: %1</source>
        <translation>获胜所需基地数：%1</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>夺取</translation>
    </message>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>%n次夺取</numerusform>
        </translation>
    </message>
    <message>
        <source>bases lost</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>失去的基地</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) lost</source>
        <translation>
            <numerusform>失去%n个基地</numerusform>
        </translation>
    </message>
    <message>
        <source>counterattacks</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>反击</translation>
    </message>
    <message numerus="yes">
        <source>%n counterattack(s)</source>
        <translation>
            <numerusform>%n次反击</numerusform>
        </translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>of the track</extracomment>
        <translation>区域</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>第一轮之前</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>below a chart, along which the rounds go by</extracomment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>各轮分数</translation>
    </message>
    <message>
        <source>in the lead for good</source>
        <extracomment>of the winner of a game, after &quot;Turn 9: Ana,&quot;</extracomment>
        <translation>从此一路领先</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>what a player did, then figures: “Ana: bases at the end 9, peak 10; 3 captures”</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Round %1, boat %2</source>
        <extracomment>a boat among all of the game: all boats sail in each round</extracomment>
        <translation>第%1轮%2号船</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>获救%n只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n张丘比特牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) lost</source>
        <translation>
            <numerusform>失去%n只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) lost to captures</source>
        <translation>
            <numerusform>被夺取%n个基地</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n theft(s)</source>
        <translation>
            <numerusform>偷走%n个基地</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fuel spent</source>
        <translation>
            <numerusform>消耗%n燃料</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) played</source>
        <translation>
            <numerusform>打出%n个标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) lost</source>
        <translation>
            <numerusform>失去%n个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <extracomment>of a player who dropped out, then when: “eliminated: Turn 7”</extracomment>
        <translation>淘汰：%1</translation>
    </message>
    <message>
        <source>%1: %2, peak %3</source>
        <translation>%1：%2最多%3</translation>
    </message>
</context>
<context>
    <name>Defender</name>
    <message>
        <source>%1 attacks your base: %2 attack against %3 defense.</source>
        <translation>%1攻击你的基地：攻击点%2，防御点%3。</translation>
    </message>
    <message>
        <source>defense of %1</source>
        <translation>%1的防御</translation>
    </message>
    <message>
        <source>Let it through</source>
        <translation>接受攻击</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>反击</translation>
    </message>
    <message>
        <source>With RED ALERT 15: all cards in this battle are discarded, and %1 stays yours.</source>
        <translation>用红色警报15：弃置这场战斗的所有牌，%1仍归你。</translation>
    </message>
    <message>
        <source>RED ALERT 15: press and hold</source>
        <translation>红色警报15：长按</translation>
    </message>
    <message>
        <source>%1: %2 attacks %3</source>
        <extracomment>the defender, who attacks, which base of the defender</extracomment>
        <translation>%1：%2攻击%3</translation>
    </message>
    <message>
        <source>would capture %1</source>
        <extracomment>over the arrow of an attack, for the defender: what comes of it where nobody counters it; %1 is &quot;B2&quot;</extracomment>
        <translation>可夺取%1</translation>
    </message>
</context>
<context>
    <name>DefenderRail</name>
    <message>
        <source>Keep holding</source>
        <translation>请继续按住</translation>
    </message>
</context>
<context>
    <name>DeletedSessions</name>
    <message>
        <source>Deleted games</source>
        <translation>已删除的对局</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>已删除：%1</translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>This device</source>
        <translation>本设备</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>保持屏幕常亮</translation>
    </message>
    <message>
        <source>While a game is on the table.</source>
        <translation>对局进行期间。</translation>
    </message>
    <message>
        <source>Where the games are kept</source>
        <translation>对局保存位置</translation>
    </message>
    <message>
        <source>Basekeeper %1</source>
        <translation>Basekeeper %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>自由软件，采用GNU通用公共许可证第3版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>This system does not allow it. Turn off the screen timeout in the system settings.</source>
        <translation>系统不允许Basekeeper这样做：请在系统设置里关闭自动熄屏。</translation>
    </message>
    <message>
        <source>Turn questions to face the player</source>
        <translation>提问朝向被问的玩家</translation>
    </message>
    <message>
        <source>For a tablet that lies between the players.</source>
        <translation>适合平放在大家中间的平板。</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
</context>
<context>
    <name>DueSeats</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, the dice rolled so far</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a player, how many dice are still to roll</extracomment>
        <translation>%1×%2</translation>
    </message>
</context>
<context>
    <name>EndSessionButton</name>
    <message>
        <source>End the game for good</source>
        <translation>结束对局</translation>
    </message>
    <message>
        <source>Hold to end it</source>
        <translation>长按结束对局</translation>
    </message>
</context>
<context>
    <name>EnterPointsRail</name>
    <message>
        <source>Tap another player to enter their points.</source>
        <translation>想先记别人的分数，就点那位玩家。</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>记下</translation>
    </message>
    <message>
        <source>Write down %1</source>
        <translation>记下%1</translation>
    </message>
    <message>
        <source>Points in round %1</source>
        <translation>第%1轮的分数</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>One game cannot be read and was left out (%1).</source>
        <translation>有一局已无法读取，没有导出（%1）。</translation>
    </message>
    <message>
        <source>A game played under earlier rules can only be exported as a session file (%1).</source>
        <translation>有一局按旧规则进行，只能导出为对局文件（%1）。</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Choose another place.</source>
        <translation>无法写入%1（%2）。请另选位置。</translation>
    </message>
    <message>
        <source>The name %1 must end in .jsonl, .basekeeper, .csv, .pdf, .png or .json.</source>
        <translation>文件名%1必须以.jsonl、.basekeeper、.csv、.pdf、.png或.json结尾。</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>还没有对局。</translation>
    </message>
    <message>
        <source>No game id begins with %1.</source>
        <translation>没有编号以%1开头的对局。</translation>
    </message>
    <message>
        <source>Several ids begin with %1. Type more of the id.</source>
        <translation>有多局的编号以%1开头，请多输入几位。</translation>
    </message>
    <message>
        <source>The newest acts of the open game are not saved and cannot be exported. %1</source>
        <translation>当前对局的最新行动尚未保存，无法导出。%1</translation>
    </message>
    <message>
        <source>%1 belongs to Basekeeper’s own saved games. Choose another place.</source>
        <translation>%1是Basekeeper自己的存档。请选择其他位置。</translation>
    </message>
    <message>
        <source>%1 is a link to another place. Nothing was written.</source>
        <translation>%1是指向别处的链接，没有写入任何内容。</translation>
    </message>
    <message>
        <source>%1 is a folder or a device. Give the name of a file.</source>
        <translation>%1是文件夹或设备。请指定文件名。</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced.</source>
        <translation>%1已经存在，没有替换。</translation>
    </message>
    <message>
        <source>No room left for %1: it needs %2.</source>
        <translation>空间不足，无法保存%1：需要%2。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>无法创建文件夹%1。</translation>
    </message>
</context>
<context>
    <name>ExportActs</name>
    <message>
        <source>Session file</source>
        <translation>对局文件</translation>
    </message>
    <message>
        <source>A file for each game; can be imported again</source>
        <translation>每局一个文件，可再导入</translation>
    </message>
    <message>
        <source>Everything; can be imported again</source>
        <translation>全部内容，可再导入</translation>
    </message>
    <message>
        <source>Report to print</source>
        <translation>可打印的报告</translation>
    </message>
    <message>
        <source>A PDF for each game</source>
        <translation>每局一个PDF</translation>
    </message>
    <message>
        <source>Table of games</source>
        <translation>对局表</translation>
    </message>
    <message>
        <source>Table of acts</source>
        <translation>行动表</translation>
    </message>
    <message>
        <source>One CSV file</source>
        <translation>一个CSV文件</translation>
    </message>
    <message>
        <source>BG Stats play file</source>
        <translation>BG Stats文件</translation>
    </message>
    <message>
        <source>A JSON file for each game</source>
        <translation>每局一个JSON文件</translation>
    </message>
    <message>
        <source>Pictures to share</source>
        <translation>可分享的图片</translation>
    </message>
    <message>
        <source>Picture to share</source>
        <translation>可分享的图片</translation>
    </message>
    <message>
        <source>A PNG for each game</source>
        <translation>每局一个PNG</translation>
    </message>
    <message>
        <source>Copy the link for BG Stats</source>
        <translation>复制BG Stats链接</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export all games</source>
        <translation>导出所有对局</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>导出这局</translation>
    </message>
</context>
<context>
    <name>FaceOff</name>
    <message>
        <source>attack</source>
        <extracomment>over the attack points of the cards that were chosen</extracomment>
        <translation>攻击点</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>over the defense points of a base and its cards</extracomment>
        <translation>防御点</translation>
    </message>
    <message>
        <source>%1 to capture it</source>
        <extracomment>under the defense of a base: the attack points that capture it</extracomment>
        <translation>%1点可夺取</translation>
    </message>
    <message>
        <source>%1 to hold</source>
        <extracomment>under the defense of a base: the defense points with which it holds</extracomment>
        <translation>需%1点才守得住</translation>
    </message>
</context>
<context>
    <name>FirstPlayer</name>
    <message>
        <source>Who saw a monkey most recently?</source>
        <translation>谁最近见过猴子？</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>查看规则%1</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>One folder up</source>
        <translation>上一级文件夹</translation>
    </message>
</context>
<context>
    <name>ForTheEar</name>
    <message>
        <source>, </source>
        <extracomment>a pause within a sentence, in place of a dot or a bracket that is seen</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>base %1</source>
        <extracomment>the base with that number, seen as B7, anywhere in a sentence</extracomment>
        <translation>%1号基地</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>seen as 3–4</extracomment>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>seen as 3/4: the third of four</extracomment>
        <translatorcomment>念出来用：“第3，共4”；其他地方是“甲的乙”。</translatorcomment>
        <translation>%1，共%2</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>one thing or the other, seen as /</extracomment>
        <translation>或</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>百分之%1</translation>
    </message>
    <message>
        <source>minus %1</source>
        <extracomment>below zero: −3</extracomment>
        <translation>负%1</translation>
    </message>
    <message>
        <source> plus %1</source>
        <translation>加%1</translation>
    </message>
    <message>
        <source> makes %1</source>
        <extracomment>the sum of an addition</extracomment>
        <translation>等于%1</translation>
    </message>
    <message>
        <source>one half</source>
        <extracomment>½ by itself, before a measure or alone</extracomment>
        <translation>零点五</translation>
    </message>
    <message>
        <source>%1 and a half</source>
        <extracomment>12½, seen as 12.5 in some languages</extracomment>
        <translation>%1点5</translation>
    </message>
    <message>
        <source>kilos</source>
        <extracomment>how kg is said</extracomment>
        <translation>公斤</translation>
    </message>
    <message>
        <source>, %1 times</source>
        <extracomment>×2: a thing that comes twice</extracomment>
        <translation>，%1个</translation>
    </message>
    <message>
        <source>, now </source>
        <extracomment>what something has become: 4 → 5</extracomment>
        <translation>，现在是</translation>
    </message>
    <message>
        <source> and </source>
        <translation>和</translation>
    </message>
</context>
<context>
    <name>FreePlaysLine</name>
    <message>
        <source>RED ALERT %1: the whole hand</source>
        <translation>红色警报%1：全部手牌</translation>
    </message>
    <message>
        <source>RED ALERT %1: a random card from the discard pile</source>
        <translation>红色警报%1：弃牌堆里随机一张牌</translation>
    </message>
    <message numerus="yes">
        <source>RED ALERT %1: %n free play(s) left</source>
        <translation>
            <numerusform>红色警报%1：还可额外出牌%n次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>not saved</source>
        <extracomment>the acts of this game</extracomment>
        <translation>未保存</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved</source>
        <translation>
            <numerusform>%n条未保存</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>all saved</source>
        <extracomment>the acts of this game</extracomment>
        <translation>已全部保存</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1至%2名玩家</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>What will you play?</source>
        <translation>玩哪个游戏？</translation>
    </message>
    <message>
        <source>Still open: %1 with %2.</source>
        <translation>%1（%2）尚未结束，会保留。</translation>
    </message>
    <message>
        <source>Or go on with an open game</source>
        <translation>或继续未结束的对局</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>教我玩</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <extracomment>a first game that is played with the reader; the name of the game</extracomment>
        <translation>教我玩：%1</translation>
    </message>
</context>
<context>
    <name>GameMenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Read the table aloud</source>
        <translation>朗读牌桌局势</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>裁定……</translation>
    </message>
    <message>
        <source>on anything, with a reason</source>
        <extracomment>beside the button “Ruling…”</extracomment>
        <translation>可裁定任何内容，须写明理由</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>the game so far</source>
        <translation>到目前为止的对局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>the game stays open</source>
        <translation>对局会保留</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>BASE</source>
        <translation>基地</translation>
    </message>
    <message>
        <source>Play a BASE</source>
        <translation>打出基地</translation>
    </message>
    <message>
        <source>RED ALERT</source>
        <translation>红色警报</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>%1, attack %2, defense %3</source>
        <extracomment>a card, its points</extracomment>
        <translation>%1，攻击点%2，防御点%3</translation>
    </message>
</context>
<context>
    <name>Harbour</name>
    <message>
        <source>The boats</source>
        <translation>所有的船</translation>
    </message>
</context>
<context>
    <name>HarbourBoat</name>
    <message>
        <source>which number?</source>
        <translation>哪个数字？</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>below a boat that has gone to sea</extracomment>
        <translation>已起航</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>below a boat that has gone down</extracomment>
        <translation>已沉没</translation>
    </message>
    <message>
        <source>they fight</source>
        <extracomment>below a boat: three or more animals aboard fight</extracomment>
        <translation>打斗</translation>
    </message>
    <message>
        <source>in love</source>
        <extracomment>below a boat: two animals aboard are in love</extracomment>
        <translation>相爱</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
    <message>
        <source>sails</source>
        <extracomment>below the boat whose sailing is being told</extracomment>
        <translation>起航中</translation>
    </message>
    <message>
        <source>up next</source>
        <extracomment>below a boat</extracomment>
        <translation>下一艘</translation>
    </message>
</context>
<context>
    <name>HistoryNote</name>
    <message>
        <source>That did not work</source>
        <translation>操作失败</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>没有找到“%1”</translation>
    </message>
    <message>
        <source>Try fewer letters or words: every word must match. The card’s number works best.</source>
        <translation>试试少输入几个字：每个词都必须匹配。最可靠的是牌上的编号。</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold to confirm</source>
        <translation>长按确认</translation>
    </message>
    <message>
        <source>Keep holding</source>
        <translation>请继续按住</translation>
    </message>
</context>
<context>
    <name>HoldUpActs</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Turn it to the next side of the table</source>
        <translation>转向桌子的下一边</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
</context>
<context>
    <name>ImportInvitation</name>
    <message>
        <source>One, several, or a whole folder</source>
        <translation>可选一个、多个或整个文件夹</translation>
    </message>
    <message>
        <source>Session files from another tablet</source>
        <translation>来自其他平板的对局文件</translation>
    </message>
    <message>
        <source>A game that is here already is never overwritten, at most continued</source>
        <translation>已有的对局不会被覆盖，最多接着续上</translation>
    </message>
</context>
<context>
    <name>ImportLine</name>
    <message>
        <source>Import it anyway</source>
        <translation>仍然导入</translation>
    </message>
    <message>
        <source>The game will be marked as unverified.</source>
        <translation>这局会标为未验证。</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Session files</source>
        <translation>对局文件</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import games</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>Nothing is imported until you confirm.</source>
        <translation>确认之前什么都不会导入。</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>导入%n个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to import yet</source>
        <translation>还没有可导入的文件</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>选择文件……</translation>
    </message>
</context>
<context>
    <name>InspectSheet</name>
    <message>
        <source>Who could capture it?</source>
        <translation>谁能夺取？</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>裁定……</translation>
    </message>
</context>
<context>
    <name>InspectedBase</name>
    <message>
        <source>to capture it</source>
        <extracomment>below a number of attack points</extracomment>
        <translation>点攻击可夺取</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>%1, %2</source>
        <comment>of a list</comment>
        <extracomment>two parts of a list without “and”: “Ana, Bo”; Chinese 、</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>said of a thing</comment>
        <extracomment>a thing and what is said of it: “Zig, attack 1”; Chinese ，</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>words</comment>
        <extracomment>words that follow each other in one phrase: “attack 7”, “Ana ends the turn”; Chinese has no blank between them</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what it is, which one: “Longest game: Friday”</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>facts side by side: “3 games · 1 won”</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>makes a sentence of words that lack their full stop</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>two sentences, one after the other; Chinese has no blank between them</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>KnownTile</name>
    <message>
        <source>Describe again: %1</source>
        <translation>重新录入：%1</translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Each player may use a different one, set beside their name.</source>
        <translation>每位玩家可以用不同的语言，录入玩家时设定。</translation>
    </message>
    <message>
        <source>Dates and numbers as on this device</source>
        <translation>日期和数字按本设备的格式</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Leave the table?</source>
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>The game stays open, and all of it is kept.</source>
        <translation>对局不会结束，内容全部保留。</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>The game is over, and all of it is saved.</source>
        <translation>本局已结束，全部内容都已保存。</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>留在这里</translation>
    </message>
    <message>
        <source>You can start the lesson again at any time.</source>
        <translation>教学随时可以重新开始。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Three ships race along the track, and here you play for all of them.</source>
        <translation>三艘飞船在赛道上竞速，这里由你替所有人操作。</translation>
    </message>
    <message>
        <source>Each turn a tile turns up, and you describe to Basekeeper what it shows.</source>
        <translation>每回合翻出一个板块，由你们录入上面的内容。</translation>
    </message>
    <message>
        <source>This is only an example tile: each route shows what it costs and what it gives.</source>
        <translation>这个板块只是示例：每条路线都有费用和收益。</translation>
    </message>
    <message>
        <source>Bonus tokens could be played now, but nobody has one yet, so that phase is skipped.</source>
        <translation>现在可以打出奖励标记，但还没有人有：这个阶段自动跳过。</translation>
    </message>
    <message>
        <source>Everybody chooses a route in secret, on the wheel or on this device.</source>
        <translation>每个人秘密选择一条路线，用转盘或在这台设备上选。</translation>
    </message>
    <message>
        <source>Everyone has chosen: now the routes are paid for, and the ships move.</source>
        <translation>都选好了：现在支付路线的费用，飞船前进。</translation>
    </message>
    <message>
        <source>Cleo draws two bonus tokens and keeps one: tap the nitro.</source>
        <translation>Cleo抽两个奖励标记，留下一个：点氮气加速。</translation>
    </message>
    <message>
        <source>Ana paid the most fuel and is in front, and a new tile turns up.</source>
        <translation>Ana付的燃料最多，跑在最前面，接着翻出新的板块。</translation>
    </message>
    <message>
        <source>Cleo plays the nitro this turn: tap Cleo.</source>
        <translation>这回合Cleo打出氮气加速：点Cleo。</translation>
    </message>
    <message>
        <source>Nobody else plays a token: reveal Cleo’s.</source>
        <translation>没有别人打出标记：翻开它。</translation>
    </message>
    <message>
        <source>Tap what Cleo has played.</source>
        <translation>点Cleo打出的标记。</translation>
    </message>
    <message>
        <source>Basekeeper shows what the nitro will do: let it take effect.</source>
        <translation>这里显示它的效果：让它生效。</translation>
    </message>
    <message>
        <source>The nitro has moved Cleo one zone forward.</source>
        <translation>氮气加速让Cleo前进了一个区域。</translation>
    </message>
    <message>
        <source>After thirteen tiles the ship in front wins; now you can run your own race.</source>
        <translation>十三个板块之后，领先的飞船获胜。现在你们自己来比赛吧。</translation>
    </message>
    <message>
        <source>Ana plays against Bo, and here you play for both.</source>
        <translation>Ana对阵Bo，这里由你替两人操作。</translation>
    </message>
    <message>
        <source>Each round has a boat for each player; a boat’s number is the most weight it can carry.</source>
        <translation>每轮有几位玩家就有几艘船，船上的数字是它的载重。</translation>
    </message>
    <message>
        <source>All weights and points here are examples; the real ones are on your cards.</source>
        <translation>这里的重量和分数都是示例，真正的数值印在你们的牌上。</translation>
    </message>
    <message>
        <source>Ana’s first animal goes aboard face up: tap the lion.</source>
        <translation>Ana的第一只动物面朝上登船：点狮子。</translation>
    </message>
    <message>
        <source>Now tap the boat on the left, and the lion goes aboard.</source>
        <translation>再点左边的船，狮子就上船了。</translation>
    </message>
    <message>
        <source>Bo has put a bear on the other boat.</source>
        <translation>Bo把一头熊放到了另一艘船上。</translation>
    </message>
    <message>
        <source>The second animal goes aboard face down: just tap the boat on the right.</source>
        <translation>第二只动物面朝下登船：点右边的船即可。</translation>
    </message>
    <message>
        <source>The third one is face up again: tap the zebra.</source>
        <translation>第三只又是面朝上：点斑马。</translation>
    </message>
    <message>
        <source>A boat holds three animals: put the zebra on the boat on the right.</source>
        <translation>一艘船载三只动物：把斑马放到右边的船上。</translation>
    </message>
    <message>
        <source>The face-down animals are revealed, and Ana’s was the octopus: tap it.</source>
        <translation>面朝下的动物都翻开了，Ana的是章鱼：点章鱼。</translation>
    </message>
    <message>
        <source>The boats sail from left to right: sail the first one.</source>
        <translation>船从左到右依次起航：让第一艘船起航。</translation>
    </message>
    <message>
        <source>The lion has eaten the fox, and the boat was light enough to sail.</source>
        <translation>狮子吃了狐狸，船够轻，顺利起航了。</translation>
    </message>
    <message>
        <source>Now sail the other boat.</source>
        <translation>现在让另一艘船起航。</translation>
    </message>
    <message>
        <source>The boat was too heavy and sank; of the animals aboard, only the octopus is saved.</source>
        <translation>它太重，沉没了；船上的动物里只有章鱼获救。</translation>
    </message>
    <message>
        <source>Every saved animal scores at the end.</source>
        <translation>获救的动物最后都能得分。</translation>
    </message>
    <message>
        <source>After four rounds the most points win; now you can play your own game.</source>
        <translation>四轮之后分数最高的人获胜。现在可以开始你们自己的对局了。</translation>
    </message>
    <message>
        <source>Three bases win this short game; with two players it usually takes twelve.</source>
        <translation>这一局较短，有三个基地就能获胜；平时两人对战需要十二个。</translation>
    </message>
    <message>
        <source>A turn has four phases, and Basekeeper always shows where you are.</source>
        <translation>一个回合有四个阶段，这里总会显示现在是哪个阶段。</translation>
    </message>
    <message>
        <source>If you hold a RED ALERT, you may play it at the beginning of your turn; Ana holds none.</source>
        <translation>如果手里有红色警报，可以在自己回合开始时打出；Ana没有。</translation>
    </message>
    <message>
        <source>Try to play a Zig now, without a base to put it on.</source>
        <translation>现在试着打出一艘Zig，虽然还没有基地可放。</translation>
    </message>
    <message>
        <source>What the rules do not allow is refused, and you are told why.</source>
        <translation>规则不允许的操作会被拒绝，并会说明理由。</translation>
    </message>
    <message>
        <source>In the DEFENSE phase you play one card: play a BASE.</source>
        <translation>防御阶段要打出一张牌：打出基地。</translation>
    </message>
    <message>
        <source>There is nothing to attack yet, so end the turn.</source>
        <translation>现在还没有可以攻击的目标，结束回合吧。</translation>
    </message>
    <message>
        <source>Bo has played a BASE too, and it is Ana’s turn again.</source>
        <translation>Bo也打出了一个基地，又轮到Ana了。</translation>
    </message>
    <message>
        <source>All points here are example points; the real ones are on your cards.</source>
        <translation>这里的点数都是示例，真正的点数印在你们的牌上。</translation>
    </message>
    <message>
        <source>A SHIP always stands on a base: play the BattleCruiser.</source>
        <translation>飞船总要停在基地上：打出BattleCruiser。</translation>
    </message>
    <message>
        <source>The BattleCruiser defends the base it stands on, and can attack from there.</source>
        <translation>它防守所在的基地，也能从那里发起攻击。</translation>
    </message>
    <message>
        <source>Keep the ship at home for now and end the turn.</source>
        <translation>先让飞船留在基地，结束回合。</translation>
    </message>
    <message>
        <source>Bo’s base is now defended by a Zig.</source>
        <translation>Bo现在用一艘Zig防守基地。</translation>
    </message>
    <message>
        <source>Play a second BASE before you attack.</source>
        <translation>攻击之前，再打出一个基地。</translation>
    </message>
    <message>
        <source>Tap Bo’s base to see what an attack on it would take.</source>
        <translation>点Bo的基地，看看攻击它需要多少点。</translation>
    </message>
    <message>
        <source>An attack needs one point more than the defense: you have enough, so attack.</source>
        <translation>攻击点至少要比防御点多1点：你的够了，攻击吧。</translation>
    </message>
    <message>
        <source>Bo could counter the attack now, but does not hold “Counterattack”: let it through.</source>
        <translation>现在由Bo回应，Bo没有反击牌：接受攻击。</translation>
    </message>
    <message>
        <source>The base is Ana’s now, and all cards in this battle are discarded.</source>
        <translation>基地现在归Ana，参战的牌都弃置。</translation>
    </message>
    <message>
        <source>Your surplus buys ships back from the discard pile: take the Zig as change.</source>
        <translation>用多出的点数从弃牌堆换回飞船：拿Zig作为找零。</translation>
    </message>
    <message>
        <source>Whatever was done can be undone: tap Undo.</source>
        <translation>做过的都可以撤销：点“撤销”。</translation>
    </message>
    <message>
        <source>And whatever was undone can be redone: tap Redo.</source>
        <translation>撤销的也都可以重做：点“重做”。</translation>
    </message>
    <message>
        <source>In the REGROUP phase you may move cards between your own bases: tap the Zig.</source>
        <translation>在重组阶段，牌可以在自己的基地之间移动：点Zig。</translation>
    </message>
    <message>
        <source>Tap the base it goes to.</source>
        <translation>点它要放到的基地。</translation>
    </message>
    <message>
        <source>Ana holds three bases: declare victory.</source>
        <translation>Ana有三个基地了：宣布胜利。</translation>
    </message>
    <message>
        <source>That was a whole game, and now you can play your own.</source>
        <translation>一局完整的游戏就是这样。现在可以开始你们自己的对局了。</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which step of a lesson this is</extracomment>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>退出教学</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>cards, the base or pile that they go to</extracomment>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>plays a BASE (%1)</source>
        <translation>打出基地（%1）</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>弃置%1</translation>
    </message>
    <message>
        <source>attacks %2’s %1: %3 against %4</source>
        <translation>攻击%2的%1：%3对%4</translation>
    </message>
    <message>
        <source>captures %1 from %2</source>
        <translation>夺取%2的%1</translation>
    </message>
    <message>
        <source>%1, surplus %2</source>
        <translation>%1，多出%2点</translation>
    </message>
    <message>
        <source>counters the attack on %1</source>
        <translation>反击对%1的攻击</translation>
    </message>
    <message>
        <source>takes no change</source>
        <translation>不找零</translation>
    </message>
    <message>
        <source>takes change: %1</source>
        <translation>找零：%1</translation>
    </message>
    <message>
        <source>begins to regroup</source>
        <translation>开始重组</translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation>移动：%1</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>shuffles the discard pile into a new deck</source>
        <translation>把弃牌堆洗成新的牌堆</translation>
    </message>
    <message>
        <source>ends the free plays</source>
        <translation>结束额外出牌</translation>
    </message>
    <message>
        <source>skips a free play</source>
        <translation>放弃一次额外出牌</translation>
    </message>
    <message>
        <source>plays RED ALERT %1: %2</source>
        <translation>打出红色警报%1：%2</translation>
    </message>
    <message>
        <source>declares victory: “%1”</source>
        <extracomment>%1 is said in English in every language; its meaning follows in the reader&apos;s language</extracomment>
        <translation>宣布胜利：“%1”（你们的基地全是我们的了！）</translation>
    </message>
    <message>
        <source>can neither play nor discard, and passes</source>
        <translation>无牌可打也无牌可弃，跳过</translation>
    </message>
    <message>
        <source>act %1 replaced</source>
        <translation>第%1个行动已替换</translation>
    </message>
    <message>
        <source>act %1 deleted</source>
        <translation>第%1个行动已删除</translation>
    </message>
    <message>
        <source>an act inserted before act %1</source>
        <translation>第%1个行动前插入了一个行动</translation>
    </message>
    <message numerus="yes">
        <source>%n later act(s) dropped</source>
        <translation>
            <numerusform>去掉了之后的%n个行动</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>第%1回合</translation>
    </message>
    <message>
        <source>%1 kg, limit %2</source>
        <translation>总重%1公斤，载重%2</translation>
    </message>
    <message>
        <source>Boat %1: the mouse frightens the elephant</source>
        <translation>%1号船：老鼠吓到了大象</translation>
    </message>
    <message>
        <source>Boat %1 sinks (fight): %2</source>
        <translation>%1号船因%2打斗沉没</translation>
    </message>
    <message>
        <source>Boat %1 sails: %2</source>
        <translation>%1号船起航：%2</translation>
    </message>
    <message>
        <source>Boat %1 sinks: %2</source>
        <translation>%1号船沉没：%2</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
    <message>
        <source>puts an animal face down on boat %1</source>
        <translation>把一只动物面朝下放到%1号船</translation>
    </message>
    <message>
        <source>puts %1 on boat %2</source>
        <translation>把%1放到%2号船</translation>
    </message>
    <message>
        <source>reveals %1 on boat %2</source>
        <translation>翻开%2号船上的%1</translation>
    </message>
    <message>
        <source>reveals %1</source>
        <translation>翻开%1</translation>
    </message>
    <message>
        <source>reveals the boats: %1</source>
        <translation>翻开船牌：%1</translation>
    </message>
    <message>
        <source>New boat card: limit %1</source>
        <translation>换船牌：载重%1</translation>
    </message>
    <message>
        <source>out of the race: %1</source>
        <translation>淘汰：%1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1打出%2</translation>
    </message>
    <message>
        <source>Nobody plays a bonus token</source>
        <translation>没有人打出奖励标记</translation>
    </message>
    <message>
        <source>The routes are revealed</source>
        <translation>揭晓路线</translation>
    </message>
    <message>
        <source>%1 (wheel at %2)</source>
        <translation>%1（转盘%2）</translation>
    </message>
    <message>
        <source>route %1: %2</source>
        <translation>路线%1：%2</translation>
    </message>
    <message>
        <source>plays a bonus token face down</source>
        <translation>面朝下打出一个奖励标记</translation>
    </message>
    <message>
        <source>has chosen a route</source>
        <translation>已选好路线</translation>
    </message>
    <message>
        <source>rolls %1 on %2</source>
        <translation>用%2掷出%1</translation>
    </message>
    <message>
        <source>takes a bonus token</source>
        <translation>拿一个奖励标记</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is described: %n route(s)</source>
        <translation>
            <numerusform>录入%1号板块：%n条路线</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>how an act was corrected, the act</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2%3</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>a base, its owner</extracomment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>scores %2 in round %1</source>
        <translation>第%1轮：%2</translation>
    </message>
    <message>
        <source>The table ends the game</source>
        <translation>全桌决定结束对局</translation>
    </message>
    <message>
        <source>chooses route %1, wheel at %2</source>
        <translation>选择路线%1，转盘%2</translation>
    </message>
    <message>
        <source>chooses route %1</source>
        <translation>选择路线%1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>打出%1</translation>
    </message>
    <message>
        <source>plays %1 on %2: attack %3, defense %4</source>
        <extracomment>a card, a base, the points of the card</extracomment>
        <translation>在%2上打出%1：攻击点%3，防御点%4</translation>
    </message>
    <message>
        <source>%1; chosen: %2</source>
        <extracomment>a RED ALERT, what was chosen for it</extracomment>
        <translation>%1；选择：%2</translation>
    </message>
</context>
<context>
    <name>LogActSheet</name>
    <message>
        <source>Act %1</source>
        <translation>第%1个行动</translation>
    </message>
    <message>
        <source>Something else happened</source>
        <translation>实际发生的不是这样</translation>
    </message>
    <message>
        <source>replace it</source>
        <extracomment>an act of the log</extracomment>
        <translation>替换它</translation>
    </message>
    <message>
        <source>An act before this one is missing</source>
        <translation>前面漏记了一个行动</translation>
    </message>
    <message>
        <source>insert it</source>
        <extracomment>an act that is missing in the log</extracomment>
        <translation>补上</translation>
    </message>
    <message>
        <source>It never happened</source>
        <translation>根本没有发生</translation>
    </message>
    <message>
        <source>delete it</source>
        <extracomment>an act of the log</extracomment>
        <translation>删除它</translation>
    </message>
    <message>
        <source>You will see the effect before you confirm, and you can undo the correction.</source>
        <translation>先看更正的效果，再确认；之后可以撤销。</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>corrected</source>
        <extracomment>an act of the log that was corrected later</extracomment>
        <translation>已更正</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>行动记录</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log: %1 %2</source>
        <translation>行动记录：%1%2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>行动记录</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>行动记录</translation>
    </message>
    <message>
        <source>Tap an act to correct it.</source>
        <translation>点一个行动即可更正。</translation>
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
        <translation>设置没有保存</translation>
    </message>
</context>
<context>
    <name>MatrixCell</name>
    <message>
        <source>own base</source>
        <extracomment>of a player, who cannot attack it</extracomment>
        <translation>自己的基地</translation>
    </message>
    <message>
        <source>%1, enough</source>
        <extracomment>attack points that it takes, and the player has them</extracomment>
        <translation>%1，够了</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>attack points: those that a player has, those that it takes</extracomment>
        <translation>需要%2，已有%1</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>points</comment>
        <extracomment>attack points, of a player who cannot capture a base</extracomment>
        <translation>
            <numerusform>差%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixLine</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>the letter of a player, the base that the player may attack, whether it can be taken</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message>
        <source>Who can capture what now</source>
        <translation>现在谁能夺取哪个基地</translation>
    </message>
    <message>
        <source>There are no bases yet.</source>
        <translation>还没有基地。</translation>
    </message>
    <message>
        <source>Checked: so many attack points capture it. Otherwise: how many are missing.</source>
        <translation>打勾：用这么多攻击点能夺取。否则：还差多少点。</translation>
    </message>
</context>
<context>
    <name>MeasuredChart</name>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
</context>
<context>
    <name>MemoryWarning</name>
    <message>
        <source>Games cannot be saved</source>
        <translation>对局无法保存</translation>
    </message>
    <message>
        <source>You can still play: the game is kept in memory and lost when the app closes.</source>
        <translation>仍然可以玩：对局只留在内存里，关闭应用就会丢失。</translation>
    </message>
</context>
<context>
    <name>NameRail</name>
    <message numerus="yes">
        <source>%n still to be named</source>
        <translation>
            <numerusform>还有%n只待翻开</numerusform>
        </translation>
    </message>
    <message>
        <source>Which animal was face down?</source>
        <translation>面朝下的是哪只动物？</translation>
    </message>
</context>
<context>
    <name>NumberKeys</name>
    <message>
        <source>Next boat</source>
        <translation>下一艘船</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>负号</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>删除最后一位</translation>
    </message>
    <message>
        <source>Half a kilo</source>
        <translation>半公斤</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1, was %2</source>
        <extracomment>a number, and what it was before</extracomment>
        <translation>%1，原为%2</translation>
    </message>
</context>
<context>
    <name>NumberedSteps</name>
    <message>
        <source>Step by step</source>
        <translation>分步说明</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第%1步：%2</translation>
    </message>
</context>
<context>
    <name>OpenFileSheet</name>
    <message>
        <source>Which file?</source>
        <translation>选择哪个文件？</translation>
    </message>
    <message>
        <source>Files here</source>
        <translation>这里的文件</translation>
    </message>
    <message>
        <source>There are no matching files here.</source>
        <translation>这里没有这类文件。</translation>
    </message>
    <message>
        <source>Only files ending in %1 are listed.</source>
        <translation>文件名以%1结尾。</translation>
    </message>
    <message numerus="yes">
        <source>All %n files</source>
        <translation>
            <numerusform>全部%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>其他位置……</translation>
    </message>
</context>
<context>
    <name>OpenGameLine</name>
    <message>
        <source>started %1</source>
        <translation>%1开始</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Older ones are under Sessions.</source>
        <translation>更早的对局在“对局”里。</translation>
    </message>
</context>
<context>
    <name>OutlookSheet</name>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
    <message>
        <source>as it stands, not counting face-down animals</source>
        <translation>目前情况，不计面朝下的动物</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>船</translation>
    </message>
    <message>
        <source>If boat %1 sailed now</source>
        <translation>如果%1号船现在起航</translation>
    </message>
</context>
<context>
    <name>OutspeedBar</name>
    <message>
        <source>Turn %1/%2</source>
        <extracomment>a turn, as short as can be: its number, and of how many</extracomment>
        <translation>第%1/%2回合</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>第%1回合，共%2回合</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>板块</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>编程</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>结算</translation>
    </message>
</context>
<context>
    <name>OutspeedNotes</name>
    <message>
        <source>First game: tiles in order</source>
        <translation>第一次玩：板块按顺序</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>板块：%1人用</translation>
    </message>
    <message>
        <source>The %1 side of the tiles</source>
        <translation>板块用%1人的一面</translation>
    </message>
</context>
<context>
    <name>OutspeedOverruleSheet</name>
    <message>
        <source>Ship</source>
        <translation>飞船</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>tab of the ruling: what to change</extracomment>
        <translation>赛道</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>tab of the ruling: what to change</extracomment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>tab of the ruling: the route that a ship has chosen</extracomment>
        <translation>选择</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>tab of the ruling: the end of the race</extracomment>
        <translation>终局</translation>
    </message>
    <message>
        <source>The race is over, won by</source>
        <translation>比赛结束，胜者是</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
</context>
<context>
    <name>OutspeedRail</name>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1赢得比赛</translation>
    </message>
    <message>
        <source>Nobody wins the race</source>
        <translation>无人赢得比赛</translation>
    </message>
</context>
<context>
    <name>OutspeedSeat</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race</extracomment>
        <translation>已淘汰</translation>
    </message>
    <message>
        <source>zone %1, in the lead</source>
        <translation>区域%1，领先</translation>
    </message>
    <message>
        <source>zone %1, last</source>
        <translation>区域%1，最后</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>Hold to see the bonus tokens</source>
        <translation>长按查看奖励标记</translation>
    </message>
</context>
<context>
    <name>OutspeedSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>本桌规则</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一次玩</translation>
    </message>
    <message>
        <source>Tiles 1 to 12 turn up in order, then finish tile 13.</source>
        <translation>1到12号板块按顺序翻开，最后是13号终点板块。</translation>
    </message>
</context>
<context>
    <name>OutspeedSetupScreen</name>
    <message>
        <source>first game</source>
        <extracomment>which rules are played</extracomment>
        <translation>第一次玩</translation>
    </message>
    <message>
        <source>13 turns</source>
        <translation>13个回合</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutspeedSetupTiles</name>
    <message>
        <source>Tile set</source>
        <translation>板块集</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choose or edit the tile set</source>
        <translation>选择或编辑板块集</translation>
    </message>
    <message>
        <source>A tile in the set only needs confirming when it turns up. Any other is described with a few taps, then remembered.</source>
        <translation>板块集里已有的板块，出现时只需确认。其他板块点几下录入一次，以后就会记住。</translation>
    </message>
    <message>
        <source>Describe each tile with a few taps when it turns up. It is remembered: in the next race you only confirm it.</source>
        <translation>每个板块出现时，点几下录入一次。以后的比赛只需确认。</translation>
    </message>
</context>
<context>
    <name>OutspeedSheets</name>
    <message>
        <source>Tile sets</source>
        <translation>板块集</translation>
    </message>
</context>
<context>
    <name>OutspeedStanding</name>
    <message>
        <source>Out on turn %1: %2</source>
        <translation>第%1回合淘汰：%2</translation>
    </message>
    <message>
        <source>Out on turn %1</source>
        <translation>第%1回合淘汰</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>已淘汰</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>第%1名，%2：%3</translation>
    </message>
    <message>
        <source>%1. %2: zone %3, fuel %4, bonus tokens %5</source>
        <translation>第%1名，%2：区域%3，燃料%4，奖励标记%5</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>before the zone that a ship has reached</extracomment>
        <translation>区域</translation>
    </message>
</context>
<context>
    <name>OutspeedVictory</name>
    <message>
        <source>Out of this world!</source>
        <translation>快如流星！</translation>
    </message>
    <message>
        <source>Nobody wins the race</source>
        <translation>无人赢得比赛</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1赢得比赛</translation>
    </message>
</context>
<context>
    <name>OverRail</name>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>回到结果</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
</context>
<context>
    <name>OverruleActs</name>
    <message>
        <source>Enter the ruling</source>
        <translation>录入裁定</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the changes</source>
        <translation>返回修改</translation>
    </message>
    <message>
        <source>Enter the ruling…</source>
        <translation>录入裁定……</translation>
    </message>
</context>
<context>
    <name>OverruleAnimal</name>
    <message>
        <source>Whose animal</source>
        <translation>谁的动物</translation>
    </message>
    <message>
        <source>Which animal</source>
        <translation>哪只动物</translation>
    </message>
    <message>
        <source>Where it is now</source>
        <translation>改到哪里</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>未打出</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已获救</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已弃置</translation>
    </message>
</context>
<context>
    <name>OverruleBoat</name>
    <message>
        <source>Which boat</source>
        <translation>哪艘船</translation>
    </message>
    <message>
        <source>Weight limit</source>
        <translation>载重</translation>
    </message>
    <message>
        <source>plus half a kilo</source>
        <extracomment>switch: half a kilo more</extracomment>
        <translation>再加半公斤</translation>
    </message>
</context>
<context>
    <name>OverruleChoice</name>
    <message>
        <source>The tile of this turn has not been described.</source>
        <translation>本回合的板块尚未录入。</translation>
    </message>
    <message>
        <source>Show the chosen route</source>
        <translation>显示所选路线</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>尚未选择</translation>
    </message>
    <message>
        <source>New choice</source>
        <translation>改为哪条路线</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚未选择</translation>
    </message>
    <message>
        <source>Middle wheel</source>
        <translation>中间的转盘</translation>
    </message>
    <message>
        <source>%1, wheel at %2</source>
        <extracomment>the name of a route, the number set on the wheel</extracomment>
        <translation>%1，转盘%2</translation>
    </message>
</context>
<context>
    <name>OverruleChosen</name>
    <message>
        <source>The base’s own defense</source>
        <translation>基地本身的防御点</translation>
    </message>
    <message>
        <source>Remove from the game</source>
        <translation>移出对局</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>归谁所有</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>给谁</translation>
    </message>
</context>
<context>
    <name>OverruleFrame</name>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>A ruling on anything, with a reason. Can be undone.</source>
        <translation>可裁定任何内容，须写明理由；可撤销。</translation>
    </message>
    <message>
        <source>What to rule on</source>
        <translation>裁定什么</translation>
    </message>
    <message>
        <source>Why this ruling?</source>
        <translation>为什么这样裁定？</translation>
    </message>
</context>
<context>
    <name>OverruleGameForm</name>
    <message>
        <source>The game is over, won by</source>
        <translation>对局结束，胜者是</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>对局继续</translation>
    </message>
</context>
<context>
    <name>OverrulePoints</name>
    <message>
        <source>Attack points</source>
        <translation>攻击点</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>防御点</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Number; leave blank to remove it</source>
        <translation>新分数；留空则去掉</translation>
    </message>
</context>
<context>
    <name>OverruleRail</name>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>另选</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What to rule on</source>
        <translation>裁定什么</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>part of a ruling: what lies on the table</extracomment>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>part of a ruling: whose turn it is</extracomment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>part of a ruling: the end of the game</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Why this ruling?</source>
        <translation>为什么这样裁定？</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Referee</source>
        <extracomment>whoever makes a ruling at the table</extracomment>
        <translation>裁判</translation>
    </message>
</context>
<context>
    <name>OverruleReason</name>
    <message>
        <source>Entered wrongly</source>
        <translation>录入有误</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>全桌商定</translation>
    </message>
    <message>
        <source>Declared position</source>
        <translation>中途开始的局面</translation>
    </message>
    <message>
        <source>Something forgotten</source>
        <translation>有遗漏</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>自己写理由</translation>
    </message>
</context>
<context>
    <name>OverruleRound</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>its boats are still to be revealed</source>
        <translation>需要翻开本轮的船牌</translation>
    </message>
    <message>
        <source>Animals placed this round, all players</source>
        <translation>本轮全桌已放置的动物</translation>
    </message>
    <message>
        <source>Sails next</source>
        <translation>下一艘起航的船</translation>
    </message>
    <message>
        <source>All have sailed or sunk</source>
        <translation>全部已起航或沉没</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>button: what became of the boat</extracomment>
        <translation>已起航</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>button: what became of the boat</extracomment>
        <translation>已沉没</translation>
    </message>
    <message>
        <source>Restart round %1</source>
        <translation>第%1轮重新开始</translation>
    </message>
</context>
<context>
    <name>OverruleSeat</name>
    <message>
        <source>Cupid cards</source>
        <translation>丘比特牌</translation>
    </message>
    <message>
        <source>The face-down animal</source>
        <translation>面朝下的动物</translation>
    </message>
    <message>
        <source>No face-down animal</source>
        <translation>没有面朝下的</translation>
    </message>
</context>
<context>
    <name>OverruleShip</name>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Fuel cubes</source>
        <translation>燃料方块</translation>
    </message>
    <message>
        <source>Still in the race?</source>
        <translation>是否仍在比赛中</translation>
    </message>
    <message>
        <source>In the race</source>
        <translation>仍在比赛中</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>已淘汰</translation>
    </message>
</context>
<context>
    <name>OverruleStock</name>
    <message>
        <source>A new base</source>
        <translation>新基地</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>放入弃牌堆</translation>
    </message>
    <message>
        <source>Or add something</source>
        <translation>或添加卡牌</translation>
    </message>
</context>
<context>
    <name>OverruleTokens</name>
    <message>
        <source>Bonus tokens: tap one to remove it</source>
        <translation>持有的奖励标记；点一个即可拿走</translation>
    </message>
    <message>
        <source>This player has no bonus tokens</source>
        <translation>没有奖励标记</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>标记%1</translation>
    </message>
    <message>
        <source>Show what they are</source>
        <translation>显示是哪些标记</translation>
    </message>
    <message>
        <source>Give this player one more</source>
        <translation>再给一个</translation>
    </message>
</context>
<context>
    <name>OverruleTrack</name>
    <message>
        <source>Force fields: tap one to remove it</source>
        <translation>力场；点一个即可拿走</translation>
    </message>
    <message>
        <source>No force fields</source>
        <translation>没有力场</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Put a force field in zone %1</source>
        <translation>在区域%1放置力场</translation>
    </message>
    <message>
        <source>The third section</source>
        <translation>第三个赛段</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>不在场上</translation>
    </message>
    <message>
        <source>All three until the turn ends</source>
        <translation>三段都在，到回合结束</translation>
    </message>
    <message>
        <source>Rear removed</source>
        <translation>最后面一段已拿走</translation>
    </message>
    <message>
        <source>Zone %1 ×%2</source>
        <extracomment>a zone of the track, how many force fields lie there</extracomment>
        <translation>区域%1 ×%2</translation>
    </message>
</context>
<context>
    <name>OverruleTurn</name>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>its tile is still to be described</source>
        <translation>需要录入本回合的板块</translation>
    </message>
    <message>
        <source>Keep the tile and go to</source>
        <translation>保留当前板块，转到</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>编程</translation>
    </message>
    <message>
        <source>Tiles show the side for</source>
        <translation>板块使用的一面</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3或4名玩家</translation>
    </message>
    <message>
        <source>5 or 6 players</source>
        <translation>5或6名玩家</translation>
    </message>
    <message>
        <source>Restart turn %1</source>
        <translation>第%1回合重新开始</translation>
    </message>
</context>
<context>
    <name>OverruleTurnForm</name>
    <message>
        <source>Whose turn it is</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation>红色警报</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>重组</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Cancel what is unfinished</source>
        <translation>取消没处理完的事</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>多出的点数</translation>
    </message>
    <message>
        <source>Allow change worth up to %1</source>
        <translation>允许最多%1点的找零</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>回合重新开始</translation>
    </message>
    <message>
        <source>in the chosen phase</source>
        <translation>从所选阶段起</translation>
    </message>
</context>
<context>
    <name>OwnBase</name>
    <message>
        <source>%1, defense %2</source>
        <translation>%1，防御点%2</translation>
    </message>
</context>
<context>
    <name>PadChoice</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Red alert</source>
        <translation>红色警报</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>重组</translation>
    </message>
    <message>
        <source>Reveal the boats</source>
        <translation>翻开船牌</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>登船</translation>
    </message>
    <message>
        <source>Reveal the animals</source>
        <translation>翻开动物</translation>
    </message>
    <message>
        <source>Sailing</source>
        <translation>起航</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>新板块</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>奖励</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>编程</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>结算</translation>
    </message>
</context>
<context>
    <name>PhaseStepper</name>
    <message>
        <source>%1, still possible</source>
        <extracomment>a phase of the turn that is over, but of which something may still be done</extracomment>
        <translation>%1，仍可进行</translation>
    </message>
</context>
<context>
    <name>PileCards</name>
    <message>
        <source>In the discard pile</source>
        <translation>弃牌堆里的牌</translation>
    </message>
</context>
<context>
    <name>PlaceTile</name>
    <message>
        <source>cannot be written to</source>
        <translation>无法写入</translation>
    </message>
</context>
<context>
    <name>PlayRail</name>
    <message>
        <source>Draw a card first.</source>
        <translation>先抽一张牌。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard a card…</source>
        <translation>弃置一张牌……</translation>
    </message>
    <message>
        <source>Skip this free play</source>
        <translation>放弃这次额外出牌</translation>
    </message>
    <message>
        <source>Done with my hand</source>
        <translation>手牌打完了</translation>
    </message>
    <message>
        <source>Nothing to play or discard: pass</source>
        <translation>无牌可打也无牌可弃：跳过</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>弃置……</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>None of these…</source>
        <translation>不在其中……</translation>
    </message>
    <message>
        <source>One card after another, in any order.</source>
        <translation>一张接一张，顺序随意。</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>弃置一张牌</translation>
    </message>
    <message>
        <source>Which card did you draw?</source>
        <translation>抽到了哪张牌？</translation>
    </message>
    <message>
        <source>Play your whole hand</source>
        <translation>打出全部手牌</translation>
    </message>
    <message>
        <source>Draw, then play one card</source>
        <translation>先抽牌，再打出一张牌</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>打出一张牌</translation>
    </message>
    <message>
        <source>Play a free card</source>
        <translation>额外出牌</translation>
    </message>
</context>
<context>
    <name>PlayerColumns</name>
    <message>
        <source>games</source>
        <extracomment>the heading of a column: how many games a player has played</extracomment>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>the heading of a column: how many games a player has won</extracomment>
        <translation>获胜</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n局获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>no game with a winner</source>
        <translation>尚无分出胜负的对局</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>won %1 of the games with a winner</source>
        <translation>胜率%1</translation>
    </message>
    <message>
        <source>best streak</source>
        <extracomment>the heading of a column: the most games that a player has won one after another</extracomment>
        <translation>连胜</translation>
    </message>
    <message numerus="yes">
        <source>best streak: %n</source>
        <translation>
            <numerusform>%n连胜</numerusform>
        </translation>
    </message>
    <message>
        <source>last game</source>
        <extracomment>the heading of a column: the day on which a player has played last</extracomment>
        <translation>最近一局</translation>
    </message>
    <message>
        <source>last game %1</source>
        <translation>最近一局：%1</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>the heading of a column: the players of all games</extracomment>
        <translation>名字</translation>
    </message>
    <message>
        <source>win rate</source>
        <extracomment>the heading of a column: the share of games that a player has won, such as 42 %</extracomment>
        <translation>胜率</translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message>
        <source>Rename, or merge with another player</source>
        <translation>改名，或与另一位玩家合并</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>Points of this card</source>
        <translation>这张牌的点数</translation>
    </message>
    <message>
        <source>For this card only; the card values stay as they are.</source>
        <translation>只用于这一张牌；卡牌点数不变。</translation>
    </message>
    <message>
        <source>CREW and CATS have no defense.</source>
        <translation>船员和CATS没有防御点。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>PrintedEditor</name>
    <message>
        <source>What your card says</source>
        <translation>你牌上的内容</translation>
    </message>
    <message>
        <source>Word for word, as it is printed</source>
        <translation>照牌上印的原文逐字输入</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Remove this text</source>
        <translation>删除这段文字</translation>
    </message>
    <message>
        <source>Basekeeper says</source>
        <extracomment>over a rule in our own words</extracomment>
        <translation>Basekeeper的说法</translation>
    </message>
</context>
<context>
    <name>PrintedFiles</name>
    <message>
        <source>What your cards say</source>
        <translation>你们牌上的内容</translation>
    </message>
    <message>
        <source>Open a card and type in its text, or import a CSV file with the columns card, language and text.</source>
        <translation>可以打开一张牌输入文字，也可以导入含有card、language、text三列的CSV文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of your cards are kept here.</source>
        <translation>
            <numerusform>这里保存着你们牌上的%n段文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a CSV file…</source>
        <translation>导入CSV文件……</translation>
    </message>
    <message>
        <source>Export them as CSV…</source>
        <translation>导出为CSV……</translation>
    </message>
    <message>
        <source>What our cards say</source>
        <translation>我们牌上的内容</translation>
    </message>
</context>
<context>
    <name>PrintedWording</name>
    <message>
        <source>On your card</source>
        <translation>你的牌上写着</translation>
    </message>
</context>
<context>
    <name>ProgramGridSeat</name>
    <message>
        <source>%1: route %2</source>
        <translation>%1：路线%2</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>below the name of a player, whose route is chosen</extracomment>
        <translation>已选好路线</translation>
    </message>
</context>
<context>
    <name>ProgramPad</name>
    <message>
        <source>I am %1: show the routes</source>
        <translation>我是%1：显示路线</translation>
    </message>
    <message>
        <source>%1, choose your route</source>
        <translation>%1，请选择路线</translation>
    </message>
    <message>
        <source>your fuel</source>
        <extracomment>before how much it is</extracomment>
        <translation>你的燃料</translation>
    </message>
    <message>
        <source>You cannot afford any route, so you may choose any of them.</source>
        <translation>每条路线你都付不起：可以任选一条。</translation>
    </message>
    <message>
        <source>Middle wheel: pay that much fuel, move that many zones</source>
        <translation>中间的转盘：付多少燃料，就前进多少区域</translation>
    </message>
    <message>
        <source>Confirm and hide</source>
        <translation>确认并盖上</translation>
    </message>
    <message>
        <source>Hide the routes again</source>
        <translation>重新盖上路线</translation>
    </message>
    <message>
        <source>Tap a route first.</source>
        <translation>请先点一条路线。</translation>
    </message>
    <message>
        <source>Tap the number of the middle wheel first.</source>
        <translation>请先点中间转盘的数字。</translation>
    </message>
    <message>
        <source>No one else may look until the route is confirmed.</source>
        <translation>路线确认之前，其他人都不要看。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>交给%1</translation>
    </message>
    <message>
        <source>Fuel left: %1</source>
        <extracomment>a sentence after that of a route that can be chosen: what it leaves in the tank</extracomment>
        <translation>剩余燃料：%1</translation>
    </message>
</context>
<context>
    <name>ProgramPadView</name>
    <message>
        <source>Turn back</source>
        <translation>转回来</translation>
    </message>
    <message>
        <source>Turn to face the other side of the table</source>
        <translation>转向桌子对面</translation>
    </message>
</context>
<context>
    <name>ProgramRail</name>
    <message numerus="yes">
        <source>%n still to choose</source>
        <translation>
            <numerusform>还有%n人未选好路线</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a bonus token: on to the routes.</source>
        <extracomment>why the phase of bonuses was left out</extracomment>
        <translation>谁都没有奖励标记：直接选路线。</translation>
    </message>
    <message>
        <source>How routes are chosen</source>
        <translation>怎样选路线</translation>
    </message>
    <message>
        <source>Wheels on the table</source>
        <translation>转盘摆在桌上</translation>
    </message>
    <message>
        <source>%1, route chosen</source>
        <translation>%1，已选好路线</translation>
    </message>
    <message>
        <source>%1 has not chosen yet</source>
        <translation>%1，未选好路线</translation>
    </message>
    <message>
        <source>Enter this route</source>
        <translation>录入这条路线</translation>
    </message>
    <message>
        <source>Reveal and resolve</source>
        <translation>揭晓并结算</translation>
    </message>
    <message>
        <source>Pass it around</source>
        <translation>轮流传递</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>交给%1</translation>
    </message>
    <message>
        <source>Choose a route in secret</source>
        <translation>各自秘密选择路线</translation>
    </message>
    <message>
        <source>Tap the route on the wheel</source>
        <translation>点转盘上的路线</translation>
    </message>
    <message>
        <source>Tap the routes on the wheels</source>
        <translation>点各转盘上的路线</translation>
    </message>
</context>
<context>
    <name>ProgressPips</name>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>how much is reached, of how much</extracomment>
        <translation>需要%2，已有%1</translation>
    </message>
</context>
<context>
    <name>ProvenanceText</name>
    <message>
        <source>example points: check your cards</source>
        <translation>示例点数：请核对你们的卡牌</translation>
    </message>
    <message>
        <source>as printed on the cards</source>
        <translation>与卡牌上印的相同</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <translation>全桌商定</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>The race is decided before %1 can use %2</source>
        <translation>胜负已定，%1来不及使用%2</translation>
    </message>
    <message>
        <source>%1 is already eliminated: %2 is lost</source>
        <translation>%1已被淘汰：%2作废</translation>
    </message>
    <message>
        <source>Zone %1: %2’s token takes effect</source>
        <translation>区域%1：%2的标记生效</translation>
    </message>
    <message>
        <source>Zone %1: the tokens of %2 take effect together</source>
        <translation>区域%1：%2的标记同时生效</translation>
    </message>
    <message>
        <source>%1 plays %2: no marker is left</source>
        <extracomment>a player, a bonus token</extracomment>
        <translation>%1打出%2：指示物已用完</translation>
    </message>
    <message>
        <source>%1 plays %2: nobody is affected</source>
        <translation>%1打出%2：没有影响任何人</translation>
    </message>
    <message>
        <source>%1 switches the electromagnet on: it pulls back %2</source>
        <translation>%1打开电磁铁：把%2向后吸</translation>
    </message>
    <message>
        <source>%1 fires the ion cannon at %2</source>
        <translation>%1用离子炮射击%2</translation>
    </message>
    <message>
        <source>%1 drives back %2 with the flamethrower</source>
        <translation>%1用喷火器逼退%2</translation>
    </message>
    <message>
        <source>%1 opens the fuel tank</source>
        <translation>%1打开油箱</translation>
    </message>
    <message>
        <source>%1 hits the nitro</source>
        <translation>%1启动氮气加速</translation>
    </message>
    <message>
        <source>%1 plays the force field</source>
        <translation>%1打出力场</translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s) are removed with the section: zone %1</source>
        <translation>
            <numerusform>%n个力场随赛段拿走：区域%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ships entered: %n force field(s) removed from zone %1</source>
        <translation>
            <numerusform>有飞船进入：拿走%n个力场，区域%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 flies from zone %2 into the force field in zone %3 and stops</source>
        <translation>%1从区域%2飞入区域%3的力场，停下</translation>
    </message>
    <message>
        <source>%1 flies from zone %2 to zone %3</source>
        <translation>%1从区域%2飞到区域%3</translation>
    </message>
    <message>
        <source>%1 is pushed back from zone %2 into the force field in zone %3</source>
        <translation>%1从区域%2退入区域%3的力场</translation>
    </message>
    <message>
        <source>%1 is pushed back from zone %2 to zone %3</source>
        <translation>%1从区域%2退到区域%3</translation>
    </message>
    <message>
        <source>%1 must pay %2 fuel, but has only %3</source>
        <translation>%1要付%2燃料，但只有%3</translation>
    </message>
    <message>
        <source>%1 loses %2 fuel, but has only %3</source>
        <translation>%1失去%2燃料，但只有%3</translation>
    </message>
    <message>
        <source>%1 pays %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1付%2燃料：%3→%4</translation>
    </message>
    <message>
        <source>%1 loses %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1失去%2燃料：%3→%4</translation>
    </message>
    <message>
        <source>Route %1: too many! %2 lose their turn</source>
        <translation>路线%1：人太多！%2失去本回合</translation>
    </message>
    <message>
        <source>Route %1: %2 alone, free of charge</source>
        <translation>路线%1：只有%2，免费</translation>
    </message>
    <message>
        <source>Route %1: shared! %2 pay but gain nothing</source>
        <translation>路线%1：不止一人！%2支付费用，什么也得不到</translation>
    </message>
    <message>
        <source>Route %1: %2</source>
        <translation>路线%1：%2</translation>
    </message>
    <message>
        <source>The race ends by a ruling: nobody wins</source>
        <translation>比赛经裁定结束：无人获胜</translation>
    </message>
    <message>
        <source>Nobody is left: nobody wins</source>
        <translation>全员淘汰，无人获胜</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1赢得比赛</translation>
    </message>
    <message>
        <source>%1 wins, the last one left</source>
        <translation>只剩%1，立即获胜</translation>
    </message>
    <message>
        <source>%1 wins by a ruling</source>
        <translation>经裁定，%1获胜</translation>
    </message>
    <message>
        <source>no fuel left after the ion cannon</source>
        <translation>被离子炮打光燃料</translation>
    </message>
    <message>
        <source>no fuel left</source>
        <translation>燃料用完</translation>
    </message>
    <message>
        <source>pushed off the track</source>
        <translation>被推出赛道</translation>
    </message>
    <message>
        <source>left behind with the rear section</source>
        <translation>随最后面的赛段被拿走</translation>
    </message>
    <message>
        <source>%1 puts a force field in zone %2</source>
        <translation>%1在区域%2放下力场</translation>
    </message>
    <message>
        <source>%1 gains %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1获得%2燃料：%3→%4</translation>
    </message>
    <message>
        <source>%1 is eliminated: %2</source>
        <translation>%1被淘汰：%2</translation>
    </message>
    <message>
        <source>Four or fewer are left: the tiles are turned to the side for 3–4 players</source>
        <translation>只剩四人或更少：板块翻到3–4人的一面</translation>
    </message>
    <message>
        <source>Four or fewer are left: the tiles, including tile %1, are turned to the side for 3–4 players</source>
        <translation>只剩四人或更少：板块翻到3–4人的一面，%1号板块也要翻面</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus token(s)</source>
        <translation>
            <numerusform>%1拿%n个奖励标记</numerusform>
        </translation>
    </message>
    <message>
        <source>The third section is added in front: the track ends at zone %1</source>
        <translation>第三个赛段接到前面，赛道延伸到区域%1</translation>
    </message>
    <message>
        <source>The rear section is taken away: the track begins at zone %1</source>
        <translation>拿走最后面的赛段：赛道从区域%1开始</translation>
    </message>
    <message>
        <source>Turn %1 is over</source>
        <translation>第%1回合结束</translation>
    </message>
</context>
<context>
    <name>RaceHands</name>
    <message>
        <source>Turn the tiles over.</source>
        <translation>翻转板块。</translation>
    </message>
    <message>
        <source>Put the third section in front.</source>
        <translation>把第三个赛段接到前面。</translation>
    </message>
    <message>
        <source>Take the used force fields off the track.</source>
        <translation>从赛道上拿走用过的力场。</translation>
    </message>
    <message>
        <source>Take %1’s ship off the track.</source>
        <translation>把%1的飞船拿离赛道。</translation>
    </message>
    <message>
        <source>Take the rear section away: zones %1 to %2.</source>
        <translation>拿走最后面的赛段：区域%1到%2。</translation>
    </message>
    <message>
        <source>Move the ships: %1.</source>
        <translation>移动飞船：%1。</translation>
    </message>
    <message>
        <source>%1 to zone %2</source>
        <extracomment>a player, and where the ship goes</extracomment>
        <translation>%1到区域%2</translation>
    </message>
    <message>
        <source>Put fuel cubes back: %1.</source>
        <translation>归还燃料方块：%1。</translation>
    </message>
    <message>
        <source>Take fuel cubes: %1.</source>
        <translation>拿取燃料方块：%1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, how many fuel cubes</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>RaceLook</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race</extracomment>
        <translation>已淘汰</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>fuel %1</source>
        <translation>燃料%1</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus token(s)</source>
        <translation>
            <numerusform>%n个奖励标记</numerusform>
        </translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>of the player whose ship is in front</extracomment>
        <translation>领先</translation>
    </message>
    <message>
        <source>plays a token</source>
        <extracomment>said of a player</extracomment>
        <translation>打出一个标记</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>said of a player, whose route is chosen</extracomment>
        <translation>已选好路线</translation>
    </message>
    <message>
        <source>route %1</source>
        <translation>路线%1</translation>
    </message>
    <message>
        <source>no bonus tokens in hand</source>
        <translation>手中没有奖励标记</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>保密</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, a bonus token</extracomment>
        <translation>%1个%2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <extracomment>bonus tokens of which nobody knows what they show</extracomment>
        <translation>
            <numerusform>%n个未知</numerusform>
        </translation>
    </message>
    <message>
        <source>from zone %1 to zone %2</source>
        <translation>从区域%1到区域%2</translation>
    </message>
    <message>
        <source>fuel from %1 to %2</source>
        <translation>燃料从%1变为%2</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>of the player whose ship is at the rear</extracomment>
        <translation>最后</translation>
    </message>
</context>
<context>
    <name>RaceLookBack</name>
    <message>
        <source>What just happened</source>
        <translation>之前发生了什么</translation>
    </message>
</context>
<context>
    <name>RaceShowRail</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>停在这里</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>自动播放</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>第%1回合</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>到目前为止发生的事</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>到最后一步</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>The track</source>
        <translation>赛道</translation>
    </message>
</context>
<context>
    <name>RacersStrip</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race, below the player&apos;s letter, where there is little room</extracomment>
        <translation>已淘汰</translation>
    </message>
    <message>
        <source>zone %1</source>
        <extracomment>where the ship of a player is, below the player&apos;s letter, where there is little room</extracomment>
        <translation>区域%1</translation>
    </message>
</context>
<context>
    <name>RailFrame</name>
    <message>
        <source>Show the buttons</source>
        <translation>展开按钮</translation>
    </message>
    <message>
        <source>Hide the buttons</source>
        <translation>收起按钮</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>转回来</translation>
    </message>
    <message>
        <source>Turn to face the other side of the table</source>
        <translation>转向桌子对面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player who is asked, the question</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>who is asked, at the head of what is asked: all players at the table</extracomment>
        <translation>大家</translation>
    </message>
</context>
<context>
    <name>ReachLine</name>
    <message>
        <source>defense %1</source>
        <translation>防御点%1</translation>
    </message>
    <message>
        <source>send %1</source>
        <extracomment>attack points that are sent</extracomment>
        <translation>派%1点</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>需要%1点</translation>
    </message>
    <message>
        <source>just enough</source>
        <comment>no surplus</comment>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>正好</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation>多出%1点</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Games that stand out</source>
        <translation>对局之最</translation>
    </message>
</context>
<context>
    <name>RedAlertSheet</name>
    <message>
        <source>Which card is played?</source>
        <translation>打出哪张牌？</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>另选一张牌</translation>
    </message>
    <message>
        <source>Tap the number that is printed on the card.</source>
        <translation>点牌上印的编号。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>Hold it to read the card first.</source>
        <translation>长按编号可先看牌的说明。</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>An attack on %1 has been declared: let it through or counter it first.</source>
        <translation>已宣布攻击%1：请先接受攻击或反击。</translation>
    </message>
    <message>
        <source>The game is over. A ruling can reopen it.</source>
        <translation>对局已结束，可以用裁定让它继续。</translation>
    </message>
    <message>
        <source>There is no base %1 on the table.</source>
        <translation>桌上没有基地%1。</translation>
    </message>
    <message>
        <source>There is no card %1 on the table or in the discard pile.</source>
        <translation>桌上和弃牌堆里都没有牌%1。</translation>
    </message>
    <message>
        <source>A card cannot have %1 points: they go from %2 to %3.</source>
        <translation>一张牌不能有%1点：点数从%2到%3。</translation>
    </message>
    <message>
        <source>The DEFENSE phase comes first: play a card, discard one, or pass the phase.</source>
        <translation>先完成防御阶段：打出或弃置一张牌，或跳过。</translation>
    </message>
    <message>
        <source>Too late: that phase is over.</source>
        <translation>这个阶段本回合已经结束。</translation>
    </message>
    <message>
        <source>One RED ALERT per turn, and it has been played.</source>
        <translation>每回合一张红色警报，本回合已打出。</translation>
    </message>
    <message>
        <source>“Counterattack” is for the player under attack, once the attack is declared.</source>
        <translation>“反击”只能由被攻击的玩家在对方宣布攻击后打出。</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs a player other than %2.</source>
        <translation>红色警报%1要指定%2以外的玩家。</translation>
    </message>
    <message>
        <source>%1 has no base to put a card on.</source>
        <translation>%1没有基地可以放牌。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only use their own bases.</source>
        <translation>%1归%2。%3只能把牌放在自己的基地上。</translation>
    </message>
    <message>
        <source>%1 cannot be played: only RED ALERT 12 plays a card from the discard pile.</source>
        <translation>不能打出%1：只有红色警报12能打出弃牌堆里的牌。</translation>
    </message>
    <message>
        <source>You may not choose to discard a BASE or a RED ALERT.</source>
        <translation>不能选择弃置基地或红色警报。</translation>
    </message>
    <message>
        <source>You have already attacked this turn.</source>
        <translation>你本回合已经攻击过。</translation>
    </message>
    <message>
        <source>%1 belongs to %2: you cannot attack your own base.</source>
        <translation>%1归%2。不能攻击自己的基地。</translation>
    </message>
    <message>
        <source>Nobody else has a base to attack.</source>
        <translation>其他玩家都没有可以攻击的基地。</translation>
    </message>
    <message>
        <source>At least one card must attack.</source>
        <translation>至少要有一张牌参加攻击。</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card attacks once.</source>
        <translation>%1选了两次：每张牌只能攻击一次。</translation>
    </message>
    <message>
        <source>%1 cannot attack: it is not on one of %2’s bases.</source>
        <translation>%1不能攻击：它不在%2的基地上。</translation>
    </message>
    <message>
        <source>%1 is a BASE, and a BASE never attacks.</source>
        <translation>%1是基地，基地不能攻击。</translation>
    </message>
    <message>
        <source>%1 attack against %2 defense: %3 needed.</source>
        <translation>攻击点%1对防御点%2：需要%3。</translation>
    </message>
    <message>
        <source>No attack has been declared.</source>
        <translation>现在没有人宣布攻击。</translation>
    </message>
    <message>
        <source>At this table, nobody takes change.</source>
        <translation>你们约定不找零。</translation>
    </message>
    <message>
        <source>There is no surplus to take change for.</source>
        <translation>没有多出的攻击点，不能找零。</translation>
    </message>
    <message>
        <source>Too late for change: it was taken, or something else was done first.</source>
        <translation>不能再找零：已经找过，或已有别的行动。</translation>
    </message>
    <message>
        <source>%1 is not in the discard pile.</source>
        <translation>%1不在弃牌堆里。</translation>
    </message>
    <message>
        <source>%1 is not a SHIP, and only SHIP cards are taken as change.</source>
        <translation>%1不是飞船，找零只能拿飞船。</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card is taken once.</source>
        <translation>%1选了两次：每张牌只能拿一次。</translation>
    </message>
    <message>
        <source>These cards add up to %1 attack, but the surplus is %2.</source>
        <translation>这些牌的攻击点共%1，但只多出%2点。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only put change on their own bases.</source>
        <translation>%1归%2。%3只能把找零放在自己的基地上。</translation>
    </message>
    <message>
        <source>%1 is on one of %2’s bases. %3 may only move their own cards.</source>
        <translation>%1在%2的基地上。%3只能移动自己的牌。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only move cards between their own bases.</source>
        <translation>%1归%2。%3只能在自己的基地之间移动牌。</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card moves once.</source>
        <translation>%1选了两次：每张牌只能移动一次。</translation>
    </message>
    <message>
        <source>%1 is in the discard pile, and regrouping takes nothing from there.</source>
        <translation>%1在弃牌堆里，重组时不能从那里拿牌。</translation>
    </message>
    <message>
        <source>There are no free plays now.</source>
        <translation>现在没有额外出牌。</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n base(s) of the %2 needed to declare victory.</source>
        <translation>
            <numerusform>%1有%n个基地，宣布胜利需要%2个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory cannot be declared while something is unfinished.</source>
        <translation>还有事没处理完，不能宣布胜利。</translation>
    </message>
    <message>
        <source>A ruling needs a reason.</source>
        <translation>裁定需要理由。</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation>%1超出范围：应在%2到%3之间。</translation>
    </message>
    <message>
        <source>%1 never has defense points.</source>
        <translation>%1没有防御点。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可以撤销的行动。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be undone.</source>
        <translation>
            <numerusform>只能撤销%n个行动。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可以重做的行动。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be redone.</source>
        <translation>
            <numerusform>只能重做%n个行动。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no RED ALERT %1. RED ALERTs go from 1 to %2.</source>
        <translation>没有红色警报%1。编号从1到%2。</translation>
    </message>
    <message>
        <source>%1 cannot be played that way.</source>
        <translation>%1不能这样打出。</translation>
    </message>
    <message>
        <source>Free plays are open: play or skip them first.</source>
        <translation>还有额外出牌没用完：先打出或放弃。</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs another player’s base.</source>
        <translation>红色警报%1需要选其他玩家的一个基地。</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s bases to move the ships to.</source>
        <translation>红色警报%1要选%2的一个基地，把飞船移过去。</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s ships.</source>
        <translation>红色警报%1需要选%2的一艘飞船。</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s bases.</source>
        <translation>红色警报%1需要选%2的一个基地。</translation>
    </message>
    <message>
        <source>%1 must choose where %2 goes.</source>
        <translation>%1要决定%2去哪里。</translation>
    </message>
    <message>
        <source>Nothing more to choose for RED ALERT %1.</source>
        <translation>红色警报%1没有其他可选的了。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. RED ALERT %3 needs another player’s base.</source>
        <translation>%1归%2。红色警报%3要选其他玩家的基地。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. The ships must go to one of %3’s bases.</source>
        <translation>%1归%2。飞船要放到%3的基地上。</translation>
    </message>
    <message>
        <source>%1 has been chosen already.</source>
        <translation>%1已经选过了。</translation>
    </message>
    <message>
        <source>Bases chosen: %1. RED ALERT %3 takes only %2 here.</source>
        <translation>选了%1个基地，但红色警报%3这次要拿%2个。</translation>
    </message>
    <message>
        <source>%1 is not on a base that is being taken.</source>
        <translation>%1不在被拿走的基地上。</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card goes to one place.</source>
        <translation>%1选了两次：每张牌只有一个去处。</translation>
    </message>
    <message>
        <source>%1 is in the discard pile. RED ALERT %2 needs a ship on a base.</source>
        <translation>%1在弃牌堆里。红色警报%2要选基地上的飞船。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. RED ALERT %3 needs another player’s ship.</source>
        <translation>%1归%2。红色警报%3要选其他玩家的飞船。</translation>
    </message>
    <message>
        <source>%1 is not a SHIP, and RED ALERT %2 needs one.</source>
        <translation>%1不是飞船，红色警报%2要选飞船。</translation>
    </message>
    <message>
        <source>RED ALERT %1 takes one thing from each player; %2 has already lost one.</source>
        <translation>红色警报%1对每位玩家只能选一项，%2的已经选过了。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 must move one of their own ships.</source>
        <translation>%1归%2。现在由%3移动自己的飞船。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. The ship must go to another player’s base.</source>
        <translation>%1归%2。飞船必须去别人的基地。</translation>
    </message>
    <message numerus="yes">
        <source>Free plays left: play or pass %n.</source>
        <translation>
            <numerusform>还剩%n次额外出牌，请逐次出牌或放弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a base for the card, so a free play cannot discard it.</source>
        <translation>%1有基地可以放这张牌：额外出牌时不能弃置。</translation>
    </message>
    <message>
        <source>%1 in the discard pile is not the kind of card that was played.</source>
        <translation>弃牌堆里的%1不是这种牌。</translation>
    </message>
    <message>
        <source>%1 is not in the discard pile, and RED ALERT 12 plays a card from there.</source>
        <translation>%1不在弃牌堆里，红色警报12只能打出弃牌堆里的牌。</translation>
    </message>
    <message>
        <source>There is no act to correct.</source>
        <translation>没有可以更正的行动。</translation>
    </message>
    <message numerus="yes">
        <source>There is no such act: the game has %n act(s).</source>
        <translation>
            <numerusform>没有这个行动：本局共有%n个行动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Act %1 would be refused. %2</source>
        <translation>第%1个行动会被拒绝。%2</translation>
    </message>
    <message>
        <source>%1 did this, but after the correction it would be %2’s turn.</source>
        <translation>这是%1的行动，但更正后会轮到%2。</translation>
    </message>
    <message>
        <source>The boats of round %1 must be revealed first.</source>
        <translation>请先翻开第%1轮的船牌。</translation>
    </message>
    <message numerus="yes">
        <source>Boarding is not over: %n animal(s) to be placed first.</source>
        <translation>
            <numerusform>登船还没结束：还要放置%n只动物。</numerusform>
        </translation>
    </message>
    <message>
        <source>The face-down animals must be revealed first.</source>
        <translation>请先翻开面朝下的动物。</translation>
    </message>
    <message>
        <source>The boats must sail first: boat %1 is next.</source>
        <translation>请先让船起航，下一艘是%1号船。</translation>
    </message>
    <message>
        <source>There is no boat on the table yet.</source>
        <translation>桌上还没有船。</translation>
    </message>
    <message>
        <source>There is no boat %1: boats are numbered from 1 to %2.</source>
        <translation>没有%1号船：编号从1到%2。</translation>
    </message>
    <message>
        <source>Every boat is full: each takes %1 animals.</source>
        <translation>每艘船都满了：一艘船坐%1只动物。</translation>
    </message>
    <message>
        <source>Boat %1 is full: it takes %2 animals.</source>
        <translation>%1号船满了：一艘船坐%2只动物。</translation>
    </message>
    <message>
        <source>%1 has no animal left to play.</source>
        <translation>%1没有可以打出的动物了。</translation>
    </message>
    <message>
        <source>%1 has already played %2.</source>
        <translation>%1已经打出过%2。</translation>
    </message>
    <message>
        <source>Boat %1 cannot be changed like that right now.</source>
        <translation>当前局面下不能这样修正%1号船。</translation>
    </message>
    <message>
        <source>%1 cannot be changed like that right now.</source>
        <translation>当前局面下不能这样更改%1的状态。</translation>
    </message>
    <message>
        <source>Only possible once boats have been revealed.</source>
        <translation>翻开船牌之前不能这样修正。</translation>
    </message>
    <message>
        <source>The mouse has frightened the elephant: boat %1 needs another card first.</source>
        <translation>老鼠吓到了大象：请先给%1号船换一张船牌。</translation>
    </message>
    <message>
        <source>No boat is waiting for another card.</source>
        <translation>没有船在等着换牌。</translation>
    </message>
    <message>
        <source>One boat for each player: %1 needed, not %2.</source>
        <translation>每位玩家一艘船：需要%1艘，而不是%2艘。</translation>
    </message>
    <message>
        <source>A boat cannot carry %1: its number must be %2 to %3.</source>
        <translation>船的载重不能是%1：应在%2到%3之间。</translation>
    </message>
    <message>
        <source>It is %1’s turn to place an animal, not %2’s.</source>
        <translation>现在轮到%1放置动物，不是%2。</translation>
    </message>
    <message>
        <source>The first and third animals are placed face up: name the animal.</source>
        <translation>第一只和第三只动物面朝上放置：请说明是哪种动物。</translation>
    </message>
    <message>
        <source>The second animal is placed face down: it is named when all are revealed.</source>
        <translation>第二只动物面朝下放置：全部翻开时再说明。</translation>
    </message>
    <message>
        <source>%1 has no face-down animal to reveal.</source>
        <translation>%1没有面朝下的动物要翻开。</translation>
    </message>
    <message>
        <source>A roll is due first: %1 must roll %2.</source>
        <translation>请先掷骰：%1掷%2。</translation>
    </message>
    <message>
        <source>%1 must take a bonus token first.</source>
        <translation>请先让%1拿一个奖励标记。</translation>
    </message>
    <message>
        <source>The routes of this turn must be resolved first.</source>
        <translation>请先结算本回合的路线。</translation>
    </message>
    <message>
        <source>The tile of turn %1 must be described first.</source>
        <translation>请先录入第%1回合的板块。</translation>
    </message>
    <message>
        <source>The bonuses come first: announce tokens or skip them.</source>
        <translation>请先处理奖励：宣布打出标记，或直接继续。</translation>
    </message>
    <message>
        <source>All have chosen: the routes must be revealed first.</source>
        <translation>大家都选好了：请先揭晓路线。</translation>
    </message>
    <message numerus="yes">
        <source>Routes are being chosen: %n player(s) to go.</source>
        <translation>
            <numerusform>正在选路线：还差%n名玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 cannot come up this turn: only tiles %2 to %3 can.</source>
        <translation>本回合不能出现%1号板块：只能是%2到%3号中的一个。</translation>
    </message>
    <message>
        <source>Tile %1 has already come up, on turn %2.</source>
        <translation>%1号板块已经在第%2回合出现过。</translation>
    </message>
    <message>
        <source>In the first game the tiles come in order: tile %1 is next, not tile %2.</source>
        <translation>第一次玩时板块按顺序出现：现在是%1号板块，不是%2号。</translation>
    </message>
    <message>
        <source>Tile %1 was turned: describe its other side, not tile %2.</source>
        <translation>%1号板块翻了面：请录入它的另一面，不是%2号板块。</translation>
    </message>
    <message>
        <source>A tile needs at least one route.</source>
        <translation>板块至少要有一条路线。</translation>
    </message>
    <message>
        <source>A tile has %1 routes at most, not %2.</source>
        <translation>板块最多%1条路线，不能有%2条。</translation>
    </message>
    <message>
        <source>Route %1 needs the name that the wheel shows for it.</source>
        <translation>请填写路线%1在转盘上的名称。</translation>
    </message>
    <message>
        <source>Route %1 has the same name as another.</source>
        <translation>路线%1与另一条同名。</translation>
    </message>
    <message>
        <source>Route %1: %2 is out of range; it must be from %3 to %4.</source>
        <translation>路线%1：%2超出范围，必须在%3到%4之间。</translation>
    </message>
    <message>
        <source>%1 has no bonus token.</source>
        <translation>%1没有奖励标记。</translation>
    </message>
    <message>
        <source>%1 does not have %2.</source>
        <translation>%1没有%2。</translation>
    </message>
    <message>
        <source>There is nothing to roll now.</source>
        <translation>现在不需要掷骰。</translation>
    </message>
    <message>
        <source>%1 has nothing to roll.</source>
        <translation>%1现在不需要掷骰。</translation>
    </message>
    <message>
        <source>Zone %1 is not on the track.</source>
        <translation>区域%1不在赛道上。</translation>
    </message>
    <message>
        <source>There is no turn %1: turns are numbered from 1 to %2.</source>
        <translation>没有第%1回合：回合从1到%2。</translation>
    </message>
    <message>
        <source>Only possible in the bonus or programming phase, with a tile showing.</source>
        <translation>只有在奖励或编程阶段，且板块已翻开时，才能这样修正。</translation>
    </message>
    <message>
        <source>That cannot be changed right now.</source>
        <translation>当前局面下不能这样修正。</translation>
    </message>
    <message>
        <source>%1 is eliminated and takes no part.</source>
        <translation>%1已被淘汰，不再参加。</translation>
    </message>
    <message>
        <source>%1 has already played a bonus token this turn; the limit is one.</source>
        <translation>%1本回合已打出奖励标记：最多一个。</translation>
    </message>
    <message>
        <source>%1: all %2 of this kind are known to be elsewhere.</source>
        <translation>%1：这种标记共%2个，已知全在别处。</translation>
    </message>
    <message>
        <source>The electromagnet is for the rearmost zone (%1); %2 is in zone %3.</source>
        <translation>电磁铁只能在最后一艘飞船所在的区域打出：那是区域%1，而%2在区域%3。</translation>
    </message>
    <message>
        <source>No force field may be played while the finish tile is up.</source>
        <translation>终点板块出现时不能打出力场。</translation>
    </message>
    <message>
        <source>All %1 force-field markers are on the track already.</source>
        <translation>%1个力场指示物都已在赛道上。</translation>
    </message>
    <message>
        <source>%1 has already chosen a route.</source>
        <translation>%1已经选好路线。</translation>
    </message>
    <message>
        <source>The tile has no such route.</source>
        <translation>板块上没有这条路线。</translation>
    </message>
    <message>
        <source>Route %1 costs at least %2 fuel, and %3 has %4.</source>
        <translation>路线%1至少要%2燃料，而%3只有%4。</translation>
    </message>
    <message>
        <source>Route %1 needs a number on the middle wheel.</source>
        <translation>路线%1需要在中间的转盘上定一个数字。</translation>
    </message>
    <message>
        <source>Route %1 uses no number on the middle wheel.</source>
        <translation>路线%1不用中间转盘的数字。</translation>
    </message>
    <message>
        <source>%1 has not chosen a route yet.</source>
        <translation>%1还没有选路线。</translation>
    </message>
    <message>
        <source>%1 must roll %2 now.</source>
        <translation>%1现在要掷%2。</translation>
    </message>
    <message>
        <source>%1 has no bonus token to take now.</source>
        <translation>%1现在没有奖励标记可拿。</translation>
    </message>
    <message>
        <source>Nobody has a bonus token to take now.</source>
        <translation>现在没有人可以拿奖励标记。</translation>
    </message>
    <message>
        <source>Round %1 is being played, not round %2.</source>
        <translation>正在进行的是第%1轮，不是第%2轮。</translation>
    </message>
    <message>
        <source>%1 already has a number in round %2.</source>
        <translation>%1在第%2轮已有分数。</translation>
    </message>
    <message>
        <source>The game can end only between rounds: round %1 must be complete first.</source>
        <translation>对局只能在两轮之间结束：请先完成第%1轮。</translation>
    </message>
    <message>
        <source>Round %1 is complete: its numbers can be changed, not removed.</source>
        <translation>第%1轮已完成：该轮的分数可以改，不能去掉。</translation>
    </message>
    <message>
        <source>Round %1 has not begun.</source>
        <translation>第%1轮还没有开始。</translation>
    </message>
    <message>
        <source>There is no player %1. Players are numbered from 1 to %2.</source>
        <translation>没有玩家%1。玩家编号从1到%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a card’s number, its kind: “C12 Zig”</extracomment>
        <translatorcomment>在句子里：不加括号会连成一个词，如“C12Zig”。</translatorcomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>RefusedAct</name>
    <message>
        <source>Keep it as a ruling</source>
        <translation>作为裁定保留</translation>
    </message>
    <message>
        <source>It can only be dropped.</source>
        <translation>只能去掉。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: keep an act that a correction makes impossible, as a ruling</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>Why act %1 is no longer possible</source>
        <translation>第%1个行动为何不再可行</translation>
    </message>
</context>
<context>
    <name>RegroupRail</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Draw until you have seven cards.</source>
        <translation>把手牌补到7张。</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>回合结束</translation>
    </message>
    <message>
        <source>Move a card, or end the turn</source>
        <translation>移动一张牌，或结束回合</translation>
    </message>
    <message>
        <source>Tap one of your cards, then the base it goes to.</source>
        <translation>点自己的一张牌，再点要去的基地。</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename, or merge with another player</source>
        <translation>改名，或与另一位玩家合并</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a person</comment>
        <translation>名字</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>和下面哪位是同一个人？</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>can be undone</source>
        <translation>可以撤销</translation>
    </message>
</context>
<context>
    <name>ReplaceRail</name>
    <message>
        <source>One step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Replace the boat card</source>
        <translation>更换船牌</translation>
    </message>
    <message>
        <source>Replace the boat card: limit %1</source>
        <translation>船的载重为%1</translation>
    </message>
    <message>
        <source>Draw a boat card and type its number</source>
        <translation>抽一张船牌，输入上面的数字</translation>
    </message>
    <message>
        <source>Boat %1: the elephant is frightened</source>
        <extracomment>a boat, by its number, whose card is replaced</extracomment>
        <translation>%1号船：大象受惊了</translation>
    </message>
</context>
<context>
    <name>ReplayActs</name>
    <message>
        <source>Acts</source>
        <translation>行动</translation>
    </message>
</context>
<context>
    <name>ReplayButtons</name>
    <message>
        <source>To the beginning</source>
        <translation>回到开局</translation>
    </message>
    <message>
        <source>One act back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play it back</source>
        <translation>自动播放</translation>
    </message>
    <message>
        <source>One act forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
</context>
<context>
    <name>ReplayMoment</name>
    <message>
        <source>Before the first act.</source>
        <translation>第一个行动之前。</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>开局</translation>
    </message>
</context>
<context>
    <name>ReplayPane</name>
    <message>
        <source>Act %1 of %2</source>
        <translation>第%1个行动，共%2个</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 · page %2 of %3</source>
        <extracomment>the players, the number of the page, how many there are</extracomment>
        <translation>%1，第%2页，共%3页</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>开始时间：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n个行动</numerusform>
        </translation>
    </message>
    <message>
        <source>Unverified: the file it was imported from had been changed or was incomplete.</source>
        <translation>未验证：导入的文件被改动过，或不完整。</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>对局尚未结束。</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1获胜。</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>无人获胜。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>更正</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) undone</source>
        <translation>
            <numerusform>撤销%n个行动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) redone</source>
        <translation>
            <numerusform>重做%n个行动</numerusform>
        </translation>
    </message>
    <message>
        <source>How the game went</source>
        <translation>对局过程</translation>
    </message>
    <message>
        <source>needed to win: %1</source>
        <translation>获胜所需：%1</translation>
    </message>
    <message>
        <source>%1 shared the victory.</source>
        <translation>%1共同获胜。</translation>
    </message>
    <message>
        <source>%1 of play</source>
        <extracomment>how long people played, such as &quot;1 h 20 min&quot;</extracomment>
        <translation>游戏时长：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a player, how that player stood then: &quot;Ana, in the lead for good&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>ResolveRail</name>
    <message>
        <source>All have chosen</source>
        <translation>大家都已选好路线</translation>
    </message>
    <message>
        <source>Reveal and resolve</source>
        <translation>揭晓并结算</translation>
    </message>
</context>
<context>
    <name>RestoreList</name>
    <message>
        <source>There is no backup yet.</source>
        <translation>还没有备份。</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>其他文件……</translation>
    </message>
</context>
<context>
    <name>RestoreLook</name>
    <message>
        <source>Checking it…</source>
        <translation>正在检查……</translation>
    </message>
    <message>
        <source>Newest game: %1</source>
        <translation>最新：%1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Hold to restore. Your current data is set aside in a file.</source>
        <translation>长按恢复，现有内容会另存为文件</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Look at a backup first. If you restore it, your current data is set aside in a file.</source>
        <translation>先查看备份里的内容。恢复时，现有内容会另存为文件。</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>上一局</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>Rivals</source>
        <translation>老对手</translation>
    </message>
</context>
<context>
    <name>RollRail</name>
    <message>
        <source>How much fuel does the roll cost?</source>
        <translation>掷出的燃料费用是多少？</translation>
    </message>
    <message>
        <source>What does the blue die show?</source>
        <translation>蓝色骰子掷出了几？</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the first and the last of several numbers</extracomment>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>其他数字</translation>
    </message>
    <message>
        <source>Roll the yellow die</source>
        <translation>掷黄色骰子</translation>
    </message>
    <message>
        <source>Roll the blue die</source>
        <translation>掷蓝色骰子</translation>
    </message>
</context>
<context>
    <name>Route</name>
    <message numerus="yes">
        <source>%n yellow die (dice)</source>
        <translation>
            <numerusform>%n个黄色骰子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die (dice)</source>
        <translation>
            <numerusform>%n个蓝色骰子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) forward</source>
        <translation>
            <numerusform>前进%n个区域</numerusform>
        </translation>
    </message>
    <message>
        <source>zones forward (%1)</source>
        <translation>前进的区域（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <translation>
            <numerusform>%n燃料</numerusform>
        </translation>
    </message>
    <message>
        <source>fuel (%1)</source>
        <translation>燃料（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus token(s)</source>
        <translation>
            <numerusform>%n个奖励标记</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>what a route costs or gives, as in “Cost: nothing.”</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>one per pilot on this route</source>
        <translation>选择此路线的人数</translation>
    </message>
    <message>
        <source>as set on the middle wheel</source>
        <translation>中间的转盘上定的数字</translation>
    </message>
    <message>
        <source>Route %1.</source>
        <translation>路线%1。</translation>
    </message>
    <message numerus="yes">
        <source>Condition: at most %n pilot(s).</source>
        <translation>
            <numerusform>条件：最多%n名飞行员。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pilot alone on this route pays nothing and gains: %1.</source>
        <translation>独自选此路线的人不付费用，得到：%1。</translation>
    </message>
    <message>
        <source>Two or more pilots each pay %1 and gain nothing.</source>
        <translation>几个人一起选时，每人的费用：%1。什么也得不到。</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>费用：%1。</translation>
    </message>
    <message>
        <source>Benefit: %1.</source>
        <translation>收益：%1。</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <extracomment>what dice show, what is added to it</extracomment>
        <translation>%1加%2</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>the discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>New base for %1</source>
        <translation>给%1添加基地</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1移出对局</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1归%2</translation>
    </message>
    <message>
        <source>%1: own defense %2</source>
        <translation>%1：本身的防御点%2</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1移到%2</translation>
    </message>
    <message>
        <source>%1’s turn, phase: %2</source>
        <translation>%1的回合，阶段：%2</translation>
    </message>
    <message>
        <source>No extra turn is due</source>
        <translation>没有额外回合</translation>
    </message>
    <message>
        <source>Extra turns: %1</source>
        <translation>额外回合：%1</translation>
    </message>
    <message>
        <source>What was unfinished is canceled</source>
        <translation>没处理完的事已取消</translation>
    </message>
    <message>
        <source>Change allowed for a surplus of %1</source>
        <translation>找零：多出%1点</translation>
    </message>
    <message>
        <source>The game ends, won by %1</source>
        <translation>对局结束，%1获胜</translation>
    </message>
    <message>
        <source>The game ends without a winner</source>
        <translation>对局结束，无人获胜</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>对局继续</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <extracomment>what a ruling changes: whose, what, before, after: “Dana: bases 3 → 4”</extracomment>
        <translation>%1，%2：%3→%4</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>how many a player holds, as in “Dana: bases 3 → 4”</extracomment>
        <translation>基地</translation>
    </message>
    <message>
        <source>attack</source>
        <extracomment>points of a player, as in “Dana: attack 7 → 9”</extracomment>
        <translation>攻击点</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>points of a player, as in “Dana: defense 7 → 9”</extracomment>
        <translation>防御点</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>phase</source>
        <extracomment>as in “Turn: phase Attack → Regroup”</extracomment>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>which ones lie in a place, or how many</extracomment>
        <translation>牌</translation>
    </message>
    <message>
        <source>The declared attack is off</source>
        <translation>已宣布的攻击作废</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>Free plays from RED ALERT %1: %2</source>
        <translation>红色警报%1的额外出牌：%2次</translation>
    </message>
    <message>
        <source>Unlimited free plays from RED ALERT %1</source>
        <translation>红色警报%1的额外出牌，不限次数</translation>
    </message>
    <message>
        <source>%1 may declare victory</source>
        <translation>%1可以宣布胜利</translation>
    </message>
    <message>
        <source>%1 may not declare victory anymore</source>
        <translation>%1不能再宣布胜利</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>of a boat, as in “Boat 1: number 30 → 24”</extracomment>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>%1 goes to boat %2</source>
        <translation>%1移到%2号船</translation>
    </message>
    <message>
        <source>%1 counts as not played</source>
        <translation>%1算作未打出</translation>
    </message>
    <message>
        <source>%1 counts as saved</source>
        <translation>%1算作获救</translation>
    </message>
    <message>
        <source>%1 counts as discarded</source>
        <translation>%1算作弃置</translation>
    </message>
    <message>
        <source>No boat is left to sail</source>
        <translation>没有船要起航了</translation>
    </message>
    <message>
        <source>Boat %1 sails next</source>
        <translation>下一艘起航的是%1号船</translation>
    </message>
    <message>
        <source>Boat %1 has sailed</source>
        <translation>%1号船已起航</translation>
    </message>
    <message>
        <source>Boat %1 has sunk</source>
        <translation>%1号船已沉没</translation>
    </message>
    <message>
        <source>afloat</source>
        <extracomment>of a boat: neither sailed nor sunk yet</extracomment>
        <translation>在港</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>what became of a boat</extracomment>
        <translation>已起航</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>what became of a boat</extracomment>
        <translation>已沉没</translation>
    </message>
    <message>
        <source>%1’s face-down animal</source>
        <translation>%1的一只面朝下的动物</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>aboard a boat</extracomment>
        <translation>没有动物</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>as in “Dana: points 12 → 15”</extracomment>
        <translatorcomment>what is counted stands before its numbers here; 分 only follows one</translatorcomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>cupid cards</source>
        <extracomment>as in “Dana: cupid cards 2 → 3”</extracomment>
        <translation>丘比特牌</translation>
    </message>
    <message>
        <source>saved animals</source>
        <extracomment>as in “Dana: saved animals 2 → 3”</extracomment>
        <translation>获救的动物</translation>
    </message>
    <message>
        <source>discarded animals</source>
        <extracomment>as in “Dana: discarded animals 2 → 3”</extracomment>
        <translation>弃置的动物</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
    <message>
        <source>aboard</source>
        <extracomment>which animals are on a boat, as in “Boat 2: aboard nobody → Dana’s fox”</extracomment>
        <translation>船上</translation>
    </message>
    <message>
        <source>state</source>
        <extracomment>of a boat, as in “Boat 2: state afloat → sunk”</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>boats</source>
        <extracomment>how many there are, as in “Table: boats 3 → 4”</extracomment>
        <translation>船</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>animals placed</source>
        <extracomment>as in “Round: animals placed 3 → 4”</extracomment>
        <translation>已放置的动物</translation>
    </message>
    <message>
        <source>next boat</source>
        <extracomment>as in “Round: next boat 1 → 2”</extracomment>
        <translation>下一艘船</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>胜者：%1</translation>
    </message>
    <message>
        <source>Boat %1: limit %2</source>
        <translation>%1号船载重%2</translation>
    </message>
    <message>
        <source>%1: the face-down animal goes to boat %2</source>
        <translation>%1：面朝下的动物移到%2号船</translation>
    </message>
    <message>
        <source>%1: no face-down animal</source>
        <translation>%1：没有面朝下的动物</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cupid card(s)</source>
        <translation>
            <numerusform>%1：%n张丘比特牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 starts: the boats must be revealed</source>
        <translation>第%1轮开始：待翻开船牌</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) placed in this round</source>
        <translation>
            <numerusform>本轮已放置%n只动物</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no force fields, as in “Track: force fields none → 3”, or no number of points</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>the first two</source>
        <extracomment>sections of the track</extracomment>
        <translation>第1、2段</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>sections of the track</extracomment>
        <translation>全部三段</translation>
    </message>
    <message>
        <source>the last two</source>
        <extracomment>sections of the track</extracomment>
        <translation>第2、3段</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>before or after a ruling, as in “Dana: route chosen no → yes”</extracomment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>before or after a ruling, as in “Dana: route chosen no → yes”</extracomment>
        <translation>否</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>where a ship is, as in “Dana: zone 3 → 5”</extracomment>
        <translation>区域</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>as in “Dana: fuel 12 → 10”</extracomment>
        <translation>燃料</translation>
    </message>
    <message>
        <source>bonus tokens</source>
        <extracomment>as in “Dana: bonus tokens 2 → 3”</extracomment>
        <translation>奖励标记</translation>
    </message>
    <message>
        <source>%1: bonus tokens changed</source>
        <translation>%1：奖励标记换成别的</translation>
    </message>
    <message>
        <source>token announced</source>
        <extracomment>as in “Dana: token announced no → yes”</extracomment>
        <translation>已宣布标记</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>as in “Dana: route chosen no → yes”</extracomment>
        <translation>已选好路线</translation>
    </message>
    <message>
        <source>%1: route changed</source>
        <translation>%1：换了路线</translation>
    </message>
    <message>
        <source>dice rolled</source>
        <extracomment>as in “Dana: dice rolled 0 → 1”</extracomment>
        <translation>已掷骰子</translation>
    </message>
    <message>
        <source>%1: eliminated</source>
        <translation>%1：淘汰</translation>
    </message>
    <message>
        <source>%1: in the race again</source>
        <translation>%1：重新参加比赛</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>赛道</translation>
    </message>
    <message>
        <source>sections</source>
        <extracomment>of the track, as in “Track: sections the first two → all three”</extracomment>
        <translation>赛段</translation>
    </message>
    <message>
        <source>force fields</source>
        <extracomment>as in “Track: force fields none → 3”</extracomment>
        <translation>力场</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>as in “Turn: tile 3 → 4”</extracomment>
        <translation>板块</translation>
    </message>
    <message>
        <source>Tile %1: description changed</source>
        <translation>重新录入%1号板块</translation>
    </message>
    <message>
        <source>tile side</source>
        <extracomment>of the tiles: for how many players</extracomment>
        <translation>板块的面</translation>
    </message>
    <message>
        <source>%1 is in zone %2</source>
        <translation>%1在区域%2</translation>
    </message>
    <message>
        <source>%1 has %2 fuel</source>
        <translation>%1有%2燃料</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n bonus token(s)</source>
        <translation>
            <numerusform>%1有%n个奖励标记</numerusform>
        </translation>
    </message>
    <message>
        <source>No force fields on the track</source>
        <translation>赛道上没有力场</translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s): zone %1</source>
        <translation>
            <numerusform>%n个力场：区域%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections on the table: %1</source>
        <translation>桌上的赛段：%1</translation>
    </message>
    <message>
        <source>The tiles show the %1 side</source>
        <translation>板块用%1人的一面</translation>
    </message>
    <message>
        <source>Turn %1 starts: its tile must be described</source>
        <translation>第%1回合开始：待录入板块</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>阶段：%1</translation>
    </message>
    <message>
        <source>%1: a route is chosen</source>
        <translation>%1：已选好路线</translation>
    </message>
    <message>
        <source>%1: no route is chosen</source>
        <translation>%1：未选路线</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外%n项</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>裁定：%1</translation>
    </message>
    <message>
        <source>Ruling: %1 (%2)</source>
        <translation>裁定：%1（%2）</translation>
    </message>
    <message>
        <source>%1 has %2 in round %3</source>
        <translation>%1在第%3轮得%2分</translation>
    </message>
    <message>
        <source>%1 has no number yet in round %2</source>
        <translation>%1在第%2轮还没有分数</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第%1轮</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>of the points, as in “Dana: total 12 → 15”</extracomment>
        <translation>总分</translation>
    </message>
    <message>
        <source>surplus</source>
        <extracomment>of an attack, for which change may be taken</extracomment>
        <translation>多出的点数</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <extracomment>no cards lie there, as in “Dana’s B3: cards 2 Zigs → none”</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tile</comment>
        <extracomment>no tile lies there, as in “Turn: tile none → 3”</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>New card: %1 on %2, attack %3, defense %4</source>
        <extracomment>a card, a base or the discard pile, the points of the card</extracomment>
        <translation>新牌：%1，放到%2，攻击点%3，防御点%4</translation>
    </message>
    <message>
        <source>%1: attack %2, defense %3</source>
        <extracomment>a card, its points from now on</extracomment>
        <translation>%1：攻击点%2，防御点%3</translation>
    </message>
    <message>
        <source>Round %1 → %2</source>
        <extracomment>from which round of the game to which</extracomment>
        <translation>轮次：%1 → %2</translation>
    </message>
    <message>
        <source>Turn %1 → %2</source>
        <extracomment>from which turn of the game to which</extracomment>
        <translation>回合：%1 → %2</translation>
    </message>
    <message>
        <source>In turn: %1 → %2</source>
        <extracomment>whose turn it is, from player to player</extracomment>
        <translation>轮到：%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is different, without its values: “Boat 1: number”</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>in turn</source>
        <extracomment>whose turn it is; above “Ana → Dana”</extracomment>
        <translation>轮到</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>第%1个行动</translation>
    </message>
</context>
<context>
    <name>RulingDraft</name>
    <message>
        <source>This ruling</source>
        <translation>本次裁定</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>去掉：%1</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>会改变什么</translation>
    </message>
</context>
<context>
    <name>Safety</name>
    <message>
        <source>%1, %2</source>
        <extracomment>the players of a game, when it was begun</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: only the setup could be recovered, nothing that was played.</source>
        <translation>%1：只救回了开局设置，之后的记录都没有了。</translation>
    </message>
    <message>
        <source>%1: recovered up to entry %2 of %3.</source>
        <translation>%1：救回前%2条记录，共%3条。</translation>
    </message>
    <message>
        <source>%1: recovered up to entry %2. How many entries there were is not known.</source>
        <translation>%1：救回前%2条记录，原有多少条已无法得知。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>This file comes from a newer Basekeeper. Update the app to restore it.</source>
        <translation>此文件来自较新版本的Basekeeper。请更新应用后再恢复。</translation>
    </message>
    <message>
        <source>This file is damaged or not from Basekeeper.</source>
        <translation>此文件已损坏，或不是Basekeeper的文件。</translation>
    </message>
    <message>
        <source>This file belongs to another program.</source>
        <translation>此文件属于其他程序。</translation>
    </message>
    <message>
        <source>This file is in use.</source>
        <translation>此文件正在使用中。</translation>
    </message>
    <message>
        <source>No backup could be made: %1 cannot be written. The games themselves are saved.</source>
        <translation>无法备份：%1无法写入。对局本身已保存。</translation>
    </message>
    <message>
        <source>No backup could be made: the saved games are damaged. Close Basekeeper and start it again: what can be read will be recovered.</source>
        <translation>无法备份：已保存的对局损坏了。请重启Basekeeper，能读出的内容都会保存。</translation>
    </message>
    <message>
        <source>No backup could be made (%1).</source>
        <translation>无法备份（%1）。</translation>
    </message>
    <message>
        <source>Nothing in it could be read. Basekeeper starts with an empty file.</source>
        <translation>其中已没有可读的内容。Basekeeper从空文件重新开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recovered in full.</source>
        <translation>
            <numerusform>%n局完整救回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recovered in part:</source>
        <translation>
            <numerusform>%n局不完整：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>……以及另外%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lost.</source>
        <translation>
            <numerusform>%n局丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>There may have been more games; nothing is left of them.</source>
        <translation>可能还有其他对局，但没有留下任何内容。</translation>
    </message>
    <message>
        <source>Players, card values and your card texts were recovered.</source>
        <translation>玩家、卡牌数值和从你们的牌上抄录的文字都已救回。</translation>
    </message>
    <message>
        <source>Some players, card values or texts copied from your cards may be missing.</source>
        <translation>有些玩家、卡牌数值或从你们的牌上抄录的文字可能缺失。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>损坏的文件保留为%1。</translation>
    </message>
    <message>
        <source>Since Basekeeper last ran, files were deleted or replaced by older copies. Basekeeper uses what is left.</source>
        <translation>上次运行之后，Basekeeper的文件被删除或换成了旧副本。现有内容可以继续使用。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 entries are left.</source>
        <translation>%1：%3条记录中还有%2条。</translation>
    </message>
    <message>
        <source>The file itself had been deleted; only its latest changes were left.</source>
        <translation>文件本身已被删除，只剩下最近的改动。</translation>
    </message>
    <message>
        <source>The beginning of the file had been overwritten.</source>
        <translation>文件的开头被覆盖了。</translation>
    </message>
    <message>
        <source>The end of the file was missing.</source>
        <translation>文件的结尾缺失。</translation>
    </message>
    <message>
        <source>Parts of the file had been overwritten or were out of place.</source>
        <translation>文件的部分内容被覆盖，或位置错乱。</translation>
    </message>
    <message>
        <source>The file no longer held what had been saved in it.</source>
        <translation>文件内容与当初保存的不符。</translation>
    </message>
    <message numerus="yes">
        <source>Set aside because they belong to another database: %n file(s) (%1).</source>
        <translation>
            <numerusform>对局存档旁有%n个属于其他数据库的文件，已移开：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup could be made: the disk has no room left for %1, which needs %2. The games themselves are saved.</source>
        <translation>无法备份：磁盘没有空间存放%1，需要%2。对局本身已保存。</translation>
    </message>
</context>
<context>
    <name>SafetyMessages</name>
    <message>
        <source>Working… You can keep playing.</source>
        <translation>正在处理……可以继续游戏。</translation>
    </message>
</context>
<context>
    <name>SailRail</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>Sail boat %1</source>
        <translation>%1号船起航</translation>
    </message>
    <message>
        <source>Sail all</source>
        <translation>全部起航</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Boat %1 has sailed</source>
        <translation>%1号船已起航</translation>
    </message>
    <message>
        <source>Boat %1 has sunk</source>
        <translation>%1号船已沉没</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>到目前为止发生的事</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>进入第%1轮</translation>
    </message>
    <message>
        <source>The boats sail</source>
        <translation>船只起航</translation>
    </message>
    <message>
        <source>Boat %1 sails</source>
        <extracomment>the title while it is told step by step what happens to it</extracomment>
        <translation>%1号船起航</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>到最后一步</translation>
    </message>
</context>
<context>
    <name>Sailing</name>
    <message>
        <source>%1 in love: a cupid card each for %2</source>
        <translation>%1相爱了：%2各得一张丘比特牌</translation>
    </message>
    <message>
        <source>%1 in love: a cupid card for %2 and one for %3</source>
        <translation>%1相爱了：%2和%3各得一张丘比特牌</translation>
    </message>
    <message>
        <source>The mouse finds no elephant to frighten</source>
        <translation>老鼠没有可吓的大象</translation>
    </message>
    <message>
        <source>The monkey finds nobody to throw</source>
        <translation>猴子没有可扔的动物</translation>
    </message>
    <message>
        <source>The lion finds nothing to eat</source>
        <translation>狮子没有可吃的动物</translation>
    </message>
    <message>
        <source>Nothing happens: %1</source>
        <translation>什么也没发生：%1</translation>
    </message>
    <message>
        <source>%1 kg, limit %2: it sinks</source>
        <translation>总重%1公斤，载重%2：沉没</translation>
    </message>
    <message>
        <source>%1 kg, limit %2: it sails</source>
        <translation>总重%1公斤，载重%2：起航</translation>
    </message>
    <message>
        <source>Boat %1 sails</source>
        <translation>%1号船起航</translation>
    </message>
    <message>
        <source>The boat sails</source>
        <translation>船起航了</translation>
    </message>
    <message>
        <source>The boat sinks in the fight</source>
        <translation>船在打斗中沉没</translation>
    </message>
    <message>
        <source>The boat sinks</source>
        <translation>船沉没了</translation>
    </message>
    <message>
        <source>Boat %1 sinks in the fight</source>
        <translation>%1号船在打斗中沉没</translation>
    </message>
    <message>
        <source>Boat %1 sinks</source>
        <translation>%1号船沉没</translation>
    </message>
    <message>
        <source>%1 fight: the boat sinks at once</source>
        <translation>%1打起来了：船立刻沉没</translation>
    </message>
    <message>
        <source>The mouse frightens the elephant: replace the boat card</source>
        <translation>老鼠吓到了大象：请换船牌</translation>
    </message>
    <message>
        <source>New boat card: limit %1 instead of %2</source>
        <translation>换了一艘船：载重%1，原来是%2</translation>
    </message>
    <message>
        <source>The monkey throws %1 overboard: discarded</source>
        <translation>猴子把%1扔下水：弃置</translation>
    </message>
    <message>
        <source>The monkey throws %1 onto boat %2</source>
        <translation>猴子把%1扔到%2号船</translation>
    </message>
    <message>
        <source>The lion eats %1</source>
        <translation>狮子吃掉了%1</translation>
    </message>
    <message>
        <source>%1 is saved</source>
        <translation>%1获救</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>%1被弃置</translation>
    </message>
    <message>
        <source>%1 jumps to boat %2</source>
        <translation>%1跳到%2号船</translation>
    </message>
</context>
<context>
    <name>SailingSteps</name>
    <message>
        <source>Boat %1</source>
        <translation>%1号船</translation>
    </message>
</context>
<context>
    <name>SaveFileSheet</name>
    <message>
        <source>Which folder?</source>
        <translation>存到哪个文件夹？</translation>
    </message>
    <message>
        <source>Save where?</source>
        <translation>保存到哪里？</translation>
    </message>
    <message>
        <source>Existing files are not replaced.</source>
        <translation>不会替换已有的文件。</translation>
    </message>
    <message>
        <source>File name (.%1)</source>
        <translation>文件名（.%1）</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>其他位置……</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>存到这个文件夹</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>存到这里</translation>
    </message>
    <message>
        <source>One file per game. Existing files are not replaced.</source>
        <translation>每局一个文件。已有的文件不会被替换。</translation>
    </message>
</context>
<context>
    <name>SavingBanner</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>不保存，直接玩</translation>
    </message>
    <message>
        <source>Save to a new file</source>
        <translation>保存到新文件</translation>
    </message>
</context>
<context>
    <name>ScoreSheetOverruleSheet</name>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>tab of the ruling: the end of the game</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>The game is over, won by</source>
        <translation>对局结束，胜者是</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRailFooter</name>
    <message>
        <source>End the game</source>
        <translation>结束对局</translation>
    </message>
</context>
<context>
    <name>ScoreSheetScreen</name>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>本桌规则</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>总分最低者获胜</translation>
    </message>
    <message>
        <source>Otherwise the highest.</source>
        <translation>否则最高者获胜。</translation>
    </message>
    <message>
        <source>A fixed number of rounds</source>
        <translation>固定轮数</translation>
    </message>
    <message>
        <source>The game ends after the last round.</source>
        <translation>打完最后一轮，对局结束。</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>A total that ends the game</source>
        <translation>达到某个总分即结束</translation>
    </message>
    <message>
        <source>After the round in which somebody reaches it.</source>
        <translation>有人达到后，打完那一轮，对局才结束。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSetupScreen</name>
    <message>
        <source>the lowest total wins</source>
        <translation>总分最低者获胜</translation>
    </message>
    <message>
        <source>the highest total wins</source>
        <translation>总分最高者获胜</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>记分表</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n轮</numerusform>
        </translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>达到%1分结束</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSheets</name>
    <message>
        <source>End the game</source>
        <translation>结束对局</translation>
    </message>
    <message>
        <source>only between rounds</source>
        <translation>只能在两轮之间</translation>
    </message>
</context>
<context>
    <name>ScoreSheetTexts</name>
    <message>
        <source>Score sheet</source>
        <translation>记分表</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
</context>
<context>
    <name>ScoreSheetVictory</name>
    <message>
        <source>The last line is written.</source>
        <translation>最后一行也记完了。</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>经裁定结束，无人获胜。</translation>
    </message>
</context>
<context>
    <name>ScreenBar</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>SeatHeader</name>
    <message>
        <source>attack</source>
        <extracomment>the attack points of a player, before them</extracomment>
        <translation>攻击点</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>the defense points of a player, before them</extracomment>
        <translation>防御点</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>before how many bases a player has</extracomment>
        <translation>基地</translation>
    </message>
    <message>
        <source>Declare victory</source>
        <translation>宣布胜利</translation>
    </message>
    <message>
        <source>%1: declare victory</source>
        <translation>%1：宣布胜利</translation>
    </message>
    <message>
        <source>one base to go</source>
        <translation>还差一个基地</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>the app waits for the answer of this player</extracomment>
        <translation>请回应</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>whose turn it is: somebody else must answer first</extracomment>
        <translation>等待中</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>the app waits for this player</extracomment>
        <translation>轮到你</translation>
    </message>
</context>
<context>
    <name>SessionFacts</name>
    <message>
        <source>Unverified: the file it was imported from had been changed.</source>
        <translation>未验证：导入的文件被改动过。</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n个行动</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing had to be fixed.</source>
        <translation>没有裁定，也没有更正。</translation>
    </message>
</context>
<context>
    <name>SessionFile</name>
    <message>
        <source>“%1” must be text</source>
        <translation>“%1”必须是文本</translation>
    </message>
    <message>
        <source>“%1” must be a whole number</source>
        <translation>“%1”必须是整数</translation>
    </message>
    <message>
        <source>“%1” must be true or false</source>
        <translation>“%1”必须是true或false</translation>
    </message>
    <message>
        <source>“%1” must be a list</source>
        <translation>“%1”必须是列表</translation>
    </message>
    <message>
        <source>“%1” must be an object</source>
        <translation>“%1”必须是对象</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>文件无法读取</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the line is blank</source>
        <translation>这一行是空的</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>这一行超过%1字节</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>不是UTF-8</translation>
    </message>
    <message>
        <source>not JSON, from byte %1 on</source>
        <translation>从第%1字节起不是JSON</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>不是JSON对象</translation>
    </message>
    <message>
        <source>not a Basekeeper session: the format is “%1”</source>
        <translation>不是Basekeeper对局：格式是“%1”</translation>
    </message>
    <message>
        <source>written in version %1 of the format; this program understands version %2</source>
        <translation>用格式版本%1写成；本程序支持版本%2</translation>
    </message>
    <message>
        <source>unknown game “%1”</source>
        <translation>未知的游戏“%1”</translation>
    </message>
    <message>
        <source>unknown act “%1”</source>
        <translation>未知的行动“%1”</translation>
    </message>
    <message>
        <source>unknown question “%1”</source>
        <translation>未知的询问“%1”</translation>
    </message>
    <message>
        <source>one of these fields is required: %1</source>
        <translation>缺少以下字段之一：%1</translation>
    </message>
    <message>
        <source>these fields exclude each other: %1</source>
        <translation>以下字段不能同时出现：%1</translation>
    </message>
    <message>
        <source>the field “%1” is missing</source>
        <translation>缺少字段“%1”</translation>
    </message>
    <message>
        <source>“%1” is out of range: %2, not %3 to %4</source>
        <translation>“%1”超出范围：%2不在%3到%4之间</translation>
    </message>
    <message>
        <source>“%1” has the unknown value “%2”; known: %3</source>
        <translation>“%1”的值“%2”未知；已知的值：%3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>无法写出结果</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>无法打开%1：%2</translation>
    </message>
    <message>
        <source>the hash chain is broken: a line was changed, added or removed here</source>
        <translation>哈希链断裂：这里有一行被改动、加入或删去</translation>
    </message>
    <message>
        <source>a game with this id is already here but continues differently</source>
        <translation>这里已有同一编号的对局，但后续行动不同</translation>
    </message>
    <message>
        <source>“%1” must be a multiple of 0.5</source>
        <translation>“%1”必须是0.5的倍数</translation>
    </message>
    <message>
        <source>the format is “%1”, not “%2”</source>
        <translation>格式是“%1”，不是“%2”</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>文件超过%1字节</translation>
    </message>
    <message>
        <source>“%1” repeats an earlier value: %2</source>
        <translation>“%1”重复：%2</translation>
    </message>
    <message>
        <source>the file is cut short: lines are missing from here on</source>
        <translation>文件不完整：从这里起缺少若干行</translation>
    </message>
    <message>
        <source>no line has a hash, so nothing shows whether one was changed</source>
        <translation>没有一行带哈希值，因此无法得知是否有行被改动</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>列表和对象的嵌套超过%1层</translation>
    </message>
    <message>
        <source>the field “%1” appears twice</source>
        <translation>字段“%1”出现了两次</translation>
    </message>
    <message>
        <source>more than %1 lines</source>
        <translation>超过%1行</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>“%1”为空</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters</source>
        <translation>“%1”超过%2个字符</translation>
    </message>
    <message>
        <source>“%1” contains %2, which is not allowed in names</source>
        <translation>“%1”含有名称中不允许的%2</translation>
    </message>
    <message>
        <source>%1 is a pipe, not a file</source>
        <translation>%1是管道，不是文件</translation>
    </message>
</context>
<context>
    <name>SessionLine</name>
    <message>
        <source>At the table</source>
        <translation>桌上进行中</translation>
    </message>
    <message>
        <source>Continue at the table</source>
        <translation>回到牌桌继续</translation>
    </message>
    <message>
        <source>Edit title and note, or delete</source>
        <translation>标题、备注、删除</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>SessionRulings</name>
    <message>
        <source>Rulings and corrections</source>
        <translation>裁定与更正</translation>
    </message>
</context>
<context>
    <name>SessionScreen</name>
    <message>
        <source>Session</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>导出这局</translation>
    </message>
    <message>
        <source>View</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Player, title or note</source>
        <translation>玩家、标题或备注</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>SessionTexts</name>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1小时%2分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n个行动</numerusform>
        </translation>
    </message>
    <message>
        <source>Result pending…</source>
        <translation>正在统计……</translation>
    </message>
    <message>
        <source>Cannot be replayed</source>
        <translation>无法回放</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Ended without a winner</source>
        <translation>已结束，无人获胜</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>under 1 min</source>
        <translation>不到1分钟</translation>
    </message>
</context>
<context>
    <name>SessionTile</name>
    <message>
        <source>Unverified</source>
        <translation>未验证</translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message>
        <source>Title and note</source>
        <translation>标题和备注</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>if left empty: the players’ names</source>
        <translation>留空则显示玩家</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>删除这局</translation>
    </message>
    <message>
        <source>It can be brought back until Basekeeper is closed</source>
        <translation>关闭Basekeeper之前可以恢复</translation>
    </message>
    <message>
        <source>Hold to delete it</source>
        <translation>长按删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>导出这局</translation>
    </message>
</context>
<context>
    <name>SessionsEmpty</name>
    <message>
        <source>No matching games</source>
        <translation>没有匹配的对局</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>Try fewer letters or words: every word must match.</source>
        <translation>试试少输入几个字：每个词都必须匹配。</translation>
    </message>
    <message>
        <source>Every game you start is kept here, with every act, until you delete it.</source>
        <translation>每一局连同所有行动都保存在这里，删除前一直保留。</translation>
    </message>
</context>
<context>
    <name>SessionsScreen</name>
    <message>
        <source>Sessions</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>still being counted…</source>
        <translation>仍在统计……</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>导出所有对局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SetupFooter</name>
    <message>
        <source>This game cannot be saved</source>
        <translation>这局无法保存</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>不保存，直接玩</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SetupNames</name>
    <message>
        <source>Players from earlier games</source>
        <translation>以前玩过的玩家</translation>
    </message>
</context>
<context>
    <name>SetupOption</name>
    <message>
        <source>About rule %1</source>
        <translation>查看规则%1</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Rules at this table</source>
        <translation>本桌规则</translation>
    </message>
    <message>
        <source>as printed</source>
        <extracomment>said of the rules of a table: nothing differs from the sheet</extracomment>
        <translation>与说明书相同</translation>
    </message>
</context>
<context>
    <name>SetupSeat</name>
    <message>
        <source>%1 begins</source>
        <translation>%1是首位玩家</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>玩家%1的名字</translation>
    </message>
</context>
<context>
    <name>SetupSeatActs</name>
    <message>
        <source>%1 reads %2</source>
        <translation>%1使用%2</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1是首位玩家</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Begins</source>
        <extracomment>a switch: the player who was tapped goes first</extracomment>
        <translation>首位</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>takes away the player who was tapped</extracomment>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>SetupSeats</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Drag a badge to another place. The flag marks who begins.</source>
        <translation>把徽章拖到别的座位即可换座。旗子表示首位玩家。</translation>
    </message>
    <message>
        <source>Drag a badge to another place.</source>
        <translation>把徽章拖到别的座位即可换座。</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
</context>
<context>
    <name>SetupSwapButton</name>
    <message>
        <source>Swap places: %1</source>
        <translation>换座：%1</translation>
    </message>
    <message>
        <source>Swap with</source>
        <extracomment>a button beside the badge of a neighbour at the table: change places with that player</extracomment>
        <translation>换座</translation>
    </message>
</context>
<context>
    <name>SetupTable</name>
    <message>
        <source>Turns go counterclockwise.</source>
        <translation>回合按逆时针方向轮换。</translation>
    </message>
    <message>
        <source>Turns go clockwise.</source>
        <translation>回合按顺时针方向轮换。</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SpeakButton</name>
    <message>
        <source>Read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>继续朗读</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止朗读</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Basekeeper reads aloud like this.</source>
        <translation>Basekeeper就这样朗读。</translation>
    </message>
</context>
<context>
    <name>SpeechPanel</name>
    <message>
        <source>Reading aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>语速</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Not in every language: what is missing</source>
        <translation>部分语言不能朗读：缺少什么</translation>
    </message>
    <message>
        <source>Nothing can be read aloud yet: what is missing</source>
        <translation>还不能朗读：缺少什么</translation>
    </message>
</context>
<context>
    <name>SpeechVoiceRow</name>
    <message>
        <source>%1: another voice</source>
        <translation>%1：换一种语音</translation>
    </message>
    <message>
        <source>%1: try the voice</source>
        <translation>%1：试听</translation>
    </message>
</context>
<context>
    <name>StartActs</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>cards and rules</source>
        <translation>卡牌与规则</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>every game so far</source>
        <translation>全部对局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to choose from</source>
        <translation>
            <numerusform>有%n种游戏可选</numerusform>
        </translation>
    </message>
    <message>
        <source>Also open</source>
        <translation>其他未结束的对局</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>未结束的对局</translation>
    </message>
    <message>
        <source>Check an attack</source>
        <translation>试算攻击</translation>
    </message>
    <message>
        <source>is it enough?</source>
        <extracomment>beside the act of checking an attack: is what attacks enough?</extracomment>
        <translation>够不够？</translation>
    </message>
</context>
<context>
    <name>StartHero</name>
    <message>
        <source>You play with real cards. Basekeeper keeps track and knows the rules.</source>
        <translation>用实体卡牌玩，局面和规则交给Basekeeper。</translation>
    </message>
</context>
<context>
    <name>StartReport</name>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>StatisticsEmpty</name>
    <message>
        <source>Nothing to count yet</source>
        <translation>还没有可统计的内容</translation>
    </message>
    <message>
        <source>Play a game, or choose a longer time span.</source>
        <translation>玩一局，或选择更长的时间段。</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>StatisticsSpan</name>
    <message>
        <source>Time span</source>
        <translation>时间段</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>the longest of the time spans</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>StepResult</name>
    <message>
        <source>fuel %1, was %2</source>
        <extracomment>of a ship: the fuel that it has, and what it had before</extracomment>
        <translation>燃料%1，原为%2</translation>
    </message>
    <message>
        <source>zone %1, was %2</source>
        <extracomment>of a ship: where it is, and where it was before</extracomment>
        <translation>区域%1，原为%2</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>said of a player who drops out</extracomment>
        <translation>已淘汰</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The saved games come from a newer Basekeeper. Update the app to open them. The file %1 is untouched.</source>
        <translation>保存的对局来自较新版本的Basekeeper。请更新应用后再打开。文件%1没有改动。</translation>
    </message>
    <message>
        <source>The saved games cannot be read: the file %1 is damaged. It is left as it is; keep a copy of it.</source>
        <translation>保存的对局无法读取：文件%1已损坏。文件保持原样；请留一份副本。</translation>
    </message>
    <message>
        <source>Nothing can be saved: %1 is not writable. Allow writing, or choose another folder.</source>
        <translation>无法保存：不能写入%1。请允许写入，或选择别的文件夹。</translation>
    </message>
    <message>
        <source>The saved games are open in another Basekeeper. Close it there and try again.</source>
        <translation>保存的对局已在另一个Basekeeper中打开。请在那里关闭后再试。</translation>
    </message>
    <message>
        <source>Nothing can be saved: the folder %1 cannot be created.</source>
        <translation>无法保存：不能创建文件夹%1。</translation>
    </message>
    <message>
        <source>The file %1 belongs to another program and is left untouched.</source>
        <translation>文件%1属于别的程序，没有改动。</translation>
    </message>
    <message>
        <source>Saving failed (%1). Try again.</source>
        <translation>保存失败（%1）。请重试。</translation>
    </message>
    <message>
        <source>The open game was played under earlier rules and cannot be continued under the current ones. It stays in the file %1; you can start a new game.</source>
        <translation>未结束的对局是按旧规则进行的，不能按现在的规则继续。它原样保存在文件%1里；可以开始新的对局。</translation>
    </message>
    <message>
        <source>The file %1 was deleted or replaced while Basekeeper was running. Everything is still here: save it to a new file.</source>
        <translation>文件%1在Basekeeper运行期间被删除或替换了。所有内容都还在：请保存到新文件。</translation>
    </message>
    <message>
        <source>This game is already here. Nothing was changed.</source>
        <translation>这局已经存在，未作任何改动。</translation>
    </message>
    <message>
        <source>Not saved: the saved copy of this game has more acts than the game at the table. Close Basekeeper and start it again.</source>
        <translation>未保存：这一局的存档里，行动比桌上的还多。请重启Basekeeper。</translation>
    </message>
    <message>
        <source>This version of Basekeeper does not know the game “%1”. Update the app to continue.</source>
        <translation>当前版本不支持这个游戏（%1）。请更新应用后再继续。</translation>
    </message>
    <message>
        <source>Nothing can be saved: the disk has no room left for %1. Free %2 or more and try again.</source>
        <translation>无法保存：磁盘没有空间存放%1。请至少腾出%2后重试。</translation>
    </message>
    <message>
        <source>Some acts of the game at the table are only in memory and would be lost. Save them or end that game first.</source>
        <translation>桌上对局的部分行动只在内存中，会丢失。请先保存，或先结束该对局。</translation>
    </message>
</context>
<context>
    <name>Surplus</name>
    <message>
        <source>just enough</source>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>正好</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>the attack points are more than what is needed</extracomment>
        <translation>够了</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <extracomment>attack points that are not needed</extracomment>
        <translation>多出%1点</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>base %1, defense %2, %n card(s)</source>
        <translation>
            <numerusform>基地%1，防御点%2，%n张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, attack %2, defense %3</source>
        <translation>%1，攻击点%2，防御点%3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bases, attack %4, defense %5</source>
        <translation>%1：有%2个基地，获胜需%3个，攻击点%4，防御点%5</translation>
    </message>
    <message>
        <source>%1, will be destroyed</source>
        <translation>%1，将被摧毁</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已选</translation>
    </message>
    <message>
        <source>%1, on %3’s %2</source>
        <extracomment>a card, a base, its owner</extracomment>
        <translation>%1，在%3的%2上</translation>
    </message>
    <message>
        <source>%1, captured with %2</source>
        <extracomment>a base, what stands on it, and the attack points that capture it</extracomment>
        <translation>%1，%2点可夺取</translation>
    </message>
</context>
<context>
    <name>TableMoments</name>
    <message>
        <source>Undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>%1 is captured</source>
        <translation>%1被夺取</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>反击</translation>
    </message>
    <message>
        <source>An extra turn</source>
        <translation>额外回合</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Tables</source>
        <translation>同桌组合</translation>
    </message>
</context>
<context>
    <name>TableRoute</name>
    <message>
        <source>too many: they lose their turn</source>
        <translation>人太多：失去本回合</translation>
    </message>
</context>
<context>
    <name>TableSummary</name>
    <message>
        <source>%1 attacks one of %2’s bases: %3 against %4.</source>
        <translation>%1攻击%2的一个基地：%3对%4。</translation>
    </message>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>对局已结束：%1获胜。</translation>
    </message>
    <message>
        <source>The game is over. Nobody has won.</source>
        <translation>对局已结束。无人获胜。</translation>
    </message>
    <message>
        <source>%1 may declare victory.</source>
        <translation>%1可以宣布胜利。</translation>
    </message>
    <message>
        <source>Change may be taken for a surplus of %1.</source>
        <translation>多出%1点，可以找零。</translation>
    </message>
    <message>
        <source>The game is over: %1 share the victory.</source>
        <translation>对局已结束：%1共同获胜。</translation>
    </message>
    <message>
        <source>Round %1, %2.</source>
        <translation>第%1轮，%2。</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1获胜！</translation>
    </message>
    <message>
        <source>%1 share the victory!</source>
        <translation>%1共同获胜！</translation>
    </message>
    <message>
        <source>Still to choose a route: %1.</source>
        <translation>还没选路线：%1。</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>第%1回合：%2。</translation>
    </message>
    <message>
        <source>%1 has won the race!</source>
        <translation>%1赢得了比赛！</translation>
    </message>
    <message>
        <source>%1 have won the race together!</source>
        <translation>%1共同赢得了比赛！</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>in a list that is read aloud: a player, how many points, bases or the like</extracomment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>Moving the cards takes %n step(s).</source>
        <translation>
            <numerusform>移牌：%n步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>分数：%1。</translation>
    </message>
    <message>
        <source>Round %1: no number yet from %2.</source>
        <extracomment>a round, the players or how many they are</extracomment>
        <translation>第%1轮：%2还没有分数。</translation>
    </message>
    <message>
        <source>Still to roll %1: %2.</source>
        <translation>还没掷%1：%2。</translation>
    </message>
    <message>
        <source>%1 on %2 with %3</source>
        <extracomment>in a list: a player, a zone, how much fuel</extracomment>
        <translation>%1%2剩%3</translation>
    </message>
    <message>
        <source>Zones and fuel: %1.</source>
        <extracomment>then a list: “Ana on 12 with 5”</extracomment>
        <translation>区域和燃料：%1。</translation>
    </message>
    <message>
        <source>Out of the race: %1.</source>
        <translation>已淘汰：%1。</translation>
    </message>
    <message>
        <source>Force-field zones: %1.</source>
        <extracomment>zones</extracomment>
        <translation>力场在区域%1。</translation>
    </message>
    <message>
        <source>Round %1: %2 places an animal face down.</source>
        <translation>第%1轮：%2面朝下放一只动物。</translation>
    </message>
    <message>
        <source>Round %1: %2 places an animal.</source>
        <translation>第%1轮：%2放一只动物。</translation>
    </message>
    <message>
        <source>Kilos on the boats: %1.</source>
        <extracomment>then the boats that are there, from left to right, such as “10 of 12”</extracomment>
        <translation>各船载重：%1。</translation>
    </message>
    <message>
        <source>Bases: %1.</source>
        <translation>基地：%1。</translation>
    </message>
    <message>
        <source>Attack: %1.</source>
        <translation>攻击：%1。</translation>
    </message>
    <message>
        <source>Still to take a token: %1.</source>
        <translation>还没拿标记：%1。</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <translation>标记：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 with three aboard</source>
        <comment>the weight aboard a boat, the weight that it bears</comment>
        <translation>%2装%1满</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the weight aboard a boat, the weight that it bears</comment>
        <translation>%2装%1</translation>
    </message>
    <message>
        <source>%1’s turn: %2.</source>
        <extracomment>a player, a phase</extracomment>
        <translation>轮到%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Zones: %1.</source>
        <translation>区域：%1。</translation>
    </message>
    <message>
        <source>Free plays: the whole hand.</source>
        <translation>额外出牌：全部手牌。</translation>
    </message>
    <message>
        <source>Free play: a random card from the discard pile.</source>
        <translation>额外出牌：弃牌堆里随机一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>Free plays: %n left.</source>
        <translation>
            <numerusform>额外出牌：还剩%n次。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may declare victory.</source>
        <comment>several players</comment>
        <translation>%1可以宣布胜利。</translation>
    </message>
    <message>
        <source>The finish tile: %1.</source>
        <translation>终点板块：%1。</translation>
    </message>
</context>
<context>
    <name>TableTile</name>
    <message>
        <source>The next tile</source>
        <translation>下一个板块</translation>
    </message>
    <message>
        <source>Chosen by: %1.</source>
        <extracomment>a route, by whom it was chosen</extracomment>
        <translation>选择者：%1。</translation>
    </message>
    <message>
        <source>Too many: they lose their turn.</source>
        <translation>人太多：失去本回合。</translation>
    </message>
    <message>
        <source>pilots</source>
        <extracomment>over how many pilots may take a route of a tile</extracomment>
        <translation>飞行员</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>over what a route of a tile costs</extracomment>
        <translation>费用</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>over what a route of a tile gives</extracomment>
        <translation>收益</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>how much is reached, of how much</extracomment>
        <translation>需要%2，已有%1</translation>
    </message>
</context>
<context>
    <name>TextSizeSample</name>
    <message>
        <source>Mei-Ling attacks</source>
        <translation>美玲攻击</translation>
    </message>
    <message>
        <source>7 attack against 6 defense</source>
        <translation>攻击点7对防御点6</translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message>
        <source>Which side</source>
        <translation>哪一面</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3或4名玩家</translation>
    </message>
    <message>
        <source>5 or 6 players</source>
        <translation>5或6名玩家</translation>
    </message>
</context>
<context>
    <name>TileEditorPad</name>
    <message>
        <source>Copy this route</source>
        <translation>复制这条路线</translation>
    </message>
    <message>
        <source>Remove this route</source>
        <translation>移除这条路线</translation>
    </message>
    <message>
        <source>Restore the remembered tile</source>
        <translation>恢复已记录的板块</translation>
    </message>
</context>
<context>
    <name>TileExample</name>
    <message>
        <source>How to read a tile: this is an example, not a tile from the game</source>
        <translation>板块怎么看：这是示例，不是游戏里的板块</translation>
    </message>
    <message>
        <source>You are out if your fuel is used up before the finish tile, or if you stand on the rear section when it is taken away.</source>
        <translation>终点板块之前燃料用完的飞船，或最后面的赛段被拿走时仍在上面的飞船，淘汰。</translation>
    </message>
    <message>
        <source>How many pilots the route takes. If more choose it, all of them lose their turn.</source>
        <translation>路线最多容纳几名飞行员。选的人超过这个数时，全都失去本回合。</translation>
    </message>
    <message>
        <source>What the route costs.</source>
        <translation>路线的费用。</translation>
    </message>
    <message>
        <source>What it gives: zones forward, fuel, bonus tokens.</source>
        <translation>能得到什么：前进的区域、燃料、奖励标记。</translation>
    </message>
</context>
<context>
    <name>TileKey</name>
    <message>
        <source>Name the route %1</source>
        <translation>路线命名为%1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n pilot(s)</source>
        <translation>
            <numerusform>最多%n名飞行员</numerusform>
        </translation>
    </message>
    <message>
        <source>For any number of pilots</source>
        <translation>飞行员人数不限</translation>
    </message>
    <message>
        <source>Free for a lone pilot; if several choose it, they pay and gain nothing</source>
        <translation>独自选此路线的人免费；几个人一起选时都要付费，什么也得不到</translation>
    </message>
    <message>
        <source>10 plus the digit you tap next</source>
        <translation>先加十，再点个位数</translation>
    </message>
    <message>
        <source>A number added to the roll</source>
        <translation>骰子之外再加一个数</translation>
    </message>
    <message>
        <source>One per pilot on the route</source>
        <translation>选择此路线的人数</translation>
    </message>
    <message>
        <source>Yellow die; tap again for another roll</source>
        <translation>黄色骰子；再点一次多掷一次</translation>
    </message>
    <message>
        <source>Blue die; tap again for another roll</source>
        <translation>蓝色骰子；再点一次多掷一次</translation>
    </message>
    <message>
        <source>As set on the middle wheel</source>
        <translation>以中间的转盘为准</translation>
    </message>
    <message>
        <source>On to the next field</source>
        <translation>转到下一格</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>below a sign on a key: for any number of pilots</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>below a sign on a key: the first digit of a number from 10 on</extracomment>
        <translation>十位</translation>
    </message>
    <message>
        <source>per pilot</source>
        <extracomment>below a sign on a key: one for each pilot on the route</extracomment>
        <translation>每人</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>below a sign on a key: what a die will show</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>below a sign on a key: what the pilot sets on the middle wheel</extracomment>
        <translation>转盘</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>below a sign on a key: on to the next place of the tile</extracomment>
        <translation>下一格</translation>
    </message>
    <message>
        <source>free if alone</source>
        <extracomment>below a sign on a key: for a pilot who is alone on the route</extracomment>
        <translation>独占免费</translation>
    </message>
    <message>
        <source>plus a number</source>
        <extracomment>below a sign on a key: a number that is added to what the die shows</extracomment>
        <translation>再加数字</translation>
    </message>
</context>
<context>
    <name>TileLine</name>
    <message>
        <source>Another route</source>
        <translation>再加一条路线</translation>
    </message>
    <message>
        <source>name of route %1</source>
        <translation>路线%1的名称</translation>
    </message>
    <message>
        <source>pilots of route %1</source>
        <translation>路线%1的飞行员人数</translation>
    </message>
    <message>
        <source>cost of route %1</source>
        <translation>路线%1的费用</translation>
    </message>
    <message>
        <source>zones of route %1</source>
        <translation>路线%1前进的区域</translation>
    </message>
    <message>
        <source>fuel that route %1 gives</source>
        <translation>路线%1给的燃料</translation>
    </message>
    <message>
        <source>bonus tokens of route %1</source>
        <translation>路线%1的奖励标记</translation>
    </message>
</context>
<context>
    <name>TileLines</name>
    <message>
        <source>pilots</source>
        <extracomment>over what a route of a tile is for</extracomment>
        <translation>飞行员</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>over what a route of a tile takes</extracomment>
        <translation>费用</translation>
    </message>
    <message>
        <source>zones</source>
        <extracomment>over how far a route of a tile leads</extracomment>
        <translation>区域</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>over the fuel that a route of a tile gives</extracomment>
        <translation>燃料</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>over the bonus tokens that a route of a tile gives</extracomment>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>TileNumberKeys</name>
    <message>
        <source>Tile %1, remembered</source>
        <translation>%1号板块，已有记录</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>%1号板块</translation>
    </message>
</context>
<context>
    <name>TileRail</name>
    <message>
        <source>What number is on the finish tile?</source>
        <translation>终点板块是几号？</translation>
    </message>
    <message>
        <source>A dot marks a tile that was described before: just confirm it.</source>
        <translation>带圆点的板块已经录入过，只需确认。</translation>
    </message>
    <message>
        <source>Use as remembered</source>
        <translation>与记录一致</translation>
    </message>
    <message>
        <source>This is the tile</source>
        <translation>就是这个板块</translation>
    </message>
    <message>
        <source>It looks different</source>
        <translation>和实物不同</translation>
    </message>
    <message>
        <source>Describe the tile</source>
        <translation>录入这个板块</translation>
    </message>
    <message>
        <source>Turn tile %1 over</source>
        <translation>把%1号板块翻面</translation>
    </message>
    <message>
        <source>Four or fewer ships are left, so the tile’s other side counts.</source>
        <translation>飞船只剩4艘或更少，改用板块的另一面。</translation>
    </message>
    <message>
        <source>Which tile comes next?</source>
        <translation>下一个是几号板块？</translation>
    </message>
</context>
<context>
    <name>TileSetActs</name>
    <message>
        <source>New set</source>
        <translation>新建板块集</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入……</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出……</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>a button: change the name of a tile set, and where it is from</extracomment>
        <translation>编辑……</translation>
    </message>
</context>
<context>
    <name>TileSetForm</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Where the descriptions come from</source>
        <translation>板块的来源</translation>
    </message>
    <message>
        <source>Described at the table</source>
        <translation>在牌桌上录入</translation>
    </message>
    <message>
        <source>Copied from the printed tiles</source>
        <translation>照实物板块录入</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete this tile set</source>
        <translation>删除这个板块集</translation>
    </message>
</context>
<context>
    <name>TileSetsSheet</name>
    <message>
        <source>Edit tile set</source>
        <translation>编辑板块集</translation>
    </message>
    <message>
        <source>Tile sets</source>
        <translation>板块集</translation>
    </message>
    <message>
        <source>Describe each tile once, when it turns up. A tile set remembers it for every later race.</source>
        <translation>每个板块出现时录入一次，板块集就会记住，以后的比赛都能用。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Describe a tile</source>
        <translation>录入一个板块</translation>
    </message>
    <message>
        <source>Forget this description</source>
        <translation>清除录入内容</translation>
    </message>
</context>
<context>
    <name>TileSheet</name>
    <message>
        <source>Use as remembered</source>
        <translation>与记录一致</translation>
    </message>
    <message>
        <source>This is the tile</source>
        <translation>就是这个板块</translation>
    </message>
    <message>
        <source>That is all: this is the tile</source>
        <translation>没有其他路线了：就是这个板块</translation>
    </message>
</context>
<context>
    <name>TileSource</name>
    <message>
        <source>copied from the printed tiles</source>
        <translation>照实物板块录入</translation>
    </message>
    <message>
        <source>described at the table</source>
        <translation>在牌桌上录入</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>裁定……</translation>
    </message>
</context>
<context>
    <name>Token</name>
    <message>
        <source>Electromagnet</source>
        <translation>电磁铁</translation>
    </message>
    <message>
        <source>Ion cannon</source>
        <translation>离子炮</translation>
    </message>
    <message>
        <source>Flamethrower</source>
        <translation>喷火器</translation>
    </message>
    <message>
        <source>Fuel tank</source>
        <translation>油箱</translation>
    </message>
    <message>
        <source>Nitro</source>
        <translation>氮气加速</translation>
    </message>
    <message>
        <source>Force field</source>
        <translation>力场</translation>
    </message>
    <message>
        <source>an electromagnet</source>
        <translation>电磁铁</translation>
    </message>
    <message>
        <source>an ion cannon</source>
        <translation>离子炮</translation>
    </message>
    <message>
        <source>a flamethrower</source>
        <translation>喷火器</translation>
    </message>
    <message>
        <source>a fuel tank</source>
        <translation>油箱</translation>
    </message>
    <message>
        <source>a nitro</source>
        <translation>氮气加速</translation>
    </message>
    <message>
        <source>a force field</source>
        <translation>力场</translation>
    </message>
    <message>
        <source>the electromagnet</source>
        <translation>电磁铁</translation>
    </message>
    <message>
        <source>the ion cannon</source>
        <translation>离子炮</translation>
    </message>
    <message>
        <source>the flamethrower</source>
        <translation>喷火器</translation>
    </message>
    <message>
        <source>the fuel tank</source>
        <translation>油箱</translation>
    </message>
    <message>
        <source>the nitro</source>
        <translation>氮气加速</translation>
    </message>
    <message>
        <source>the force field</source>
        <translation>力场</translation>
    </message>
    <message>
        <source>the yellow die</source>
        <translation>黄色骰子</translation>
    </message>
    <message>
        <source>the blue die</source>
        <translation>蓝色骰子</translation>
    </message>
</context>
<context>
    <name>TokenKey</name>
    <message>
        <source>%1, in hand: %2</source>
        <translation>%1，手中：%2</translation>
    </message>
</context>
<context>
    <name>TokenRail</name>
    <message>
        <source>Two are drawn and one is kept, face down; the other goes under the pile.</source>
        <translation>抽两个，面朝下留一个，另一个放到标记堆底。</translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>保密</translation>
    </message>
    <message numerus="yes">
        <source>Take a bonus token, then %n more</source>
        <translation>
            <numerusform>拿一个奖励标记，之后再拿%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a bonus token</source>
        <translation>拿一个奖励标记</translation>
    </message>
    <message>
        <source>If everyone may know it: which one?</source>
        <translation>如果可以公开：是哪一个？</translation>
    </message>
</context>
<context>
    <name>TouchedSeat</name>
    <message>
        <source>zone</source>
        <extracomment>followed by its number</extracomment>
        <translation>区域</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>followed by a number</extracomment>
        <translation>燃料</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>below the name of a player who drops out</extracomment>
        <translation>已淘汰</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1 — %2 wins on turn %3</source>
        <translation>%1：%2在第%3回合获胜</translation>
    </message>
</context>
<context>
    <name>TrackSection</name>
    <message>
        <source>Rear</source>
        <translation>后方</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前方</translation>
    </message>
</context>
<context>
    <name>TrackZone</name>
    <message>
        <source>Zones %1 to %2: empty, removed at the end of the turn</source>
        <translation>区域%1至%2：空，回合结束时拿走</translation>
    </message>
    <message>
        <source>Zones %1 to %2: empty</source>
        <translation>区域%1至%2：空</translation>
    </message>
</context>
<context>
    <name>TransferNote</name>
    <message>
        <source>That did not work</source>
        <translation>操作失败</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>TransferProgress</name>
    <message>
        <source>%1 of %2…</source>
        <extracomment>how many files are done, how many there are</extracomment>
        <translation>已完成%1个，共%2个……</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
</context>
<context>
    <name>UndoLine</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>ValueCards</name>
    <message>
        <source>%1: attack %2, defense %3</source>
        <translation>%1：攻击点%2，防御点%3</translation>
    </message>
    <message>
        <source>BASE: defense %1</source>
        <translation>基地：防御点%1</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>%1: attack</source>
        <translation>%1的攻击点</translation>
    </message>
    <message>
        <source>%1: defense</source>
        <translation>%1的防御点</translation>
    </message>
    <message>
        <source>defense 0: fixed by the rules</source>
        <translation>防御点0：规则规定</translation>
    </message>
</context>
<context>
    <name>ValueSetEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>我们的卡牌</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>点数来源</translation>
    </message>
    <message>
        <source>Printed on the cards</source>
        <translation>卡牌上印的</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>全桌商定</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>基地</translation>
    </message>
    <message>
        <source>Still example points</source>
        <translation>仍是示例点数</translation>
    </message>
</context>
<context>
    <name>ValueSetFrame</name>
    <message>
        <source>starts as a copy of the chosen set</source>
        <translation>以所选的一组为基础</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ValueSetSheet</name>
    <message>
        <source>Card points</source>
        <translation>卡牌点数</translation>
    </message>
    <message>
        <source>New points</source>
        <translation>新建点数</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>编辑点数</translation>
    </message>
    <message>
        <source>Whole numbers from 0 to 99, as on your cards</source>
        <translation>0到99的整数，以你们的卡牌为准</translation>
    </message>
    <message>
        <source>Delete these points</source>
        <translation>删除这组点数</translation>
    </message>
    <message>
        <source>Edit these points</source>
        <translation>编辑这组点数</translation>
    </message>
    <message>
        <source>example points: check your cards</source>
        <translation>示例点数：请核对你们的卡牌</translation>
    </message>
</context>
<context>
    <name>VictoryActs</name>
    <message>
        <source>How it went</source>
        <translation>对局回顾</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享……</translation>
    </message>
</context>
<context>
    <name>VictoryFrame</name>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
</context>
<context>
    <name>Weight</name>
    <message>
        <source>½</source>
        <translation>0.5</translation>
    </message>
    <message>
        <source>%1½</source>
        <translation>%1.5</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The file cannot be read; it may be gone.</source>
        <translation>无法读取文件，可能已经不在原处。</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB, far more than sixteen cards need.</source>
        <translation>文件超过1 MB。十六张牌各种语言的文字加起来也没这么多。</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the table as “CSV UTF-8”.</source>
        <translation>这不是UTF-8文本。请把表格另存为“CSV UTF-8”。</translation>
    </message>
    <message>
        <source>A quotation mark opens here and never closes.</source>
        <translation>这里的引号没有闭合。</translation>
    </message>
    <message>
        <source>Quotation mark inside a field: quote the whole text and double the marks inside.</source>
        <translation>字段中间有引号。请给整段文字加引号，并把里面的引号写两遍。</translation>
    </message>
    <message>
        <source>There is no text in the file.</source>
        <translation>文件里没有文字。</translation>
    </message>
    <message>
        <source>The first line has no column “%1”. It needs the columns card, language and text.</source>
        <translation>第一行没有“%1”列。需要card、language和text三列。</translation>
    </message>
    <message>
        <source>The first line names the column “%1” twice.</source>
        <translation>第一行出现了两次“%1”列。</translation>
    </message>
    <message>
        <source>Number of fields in this line: %1; the first line has a different number. Quote any text that contains a comma.</source>
        <translation>字段数（%1）与列数不符。含有逗号的文字要加引号。</translation>
    </message>
    <message>
        <source>“%1” is not a card number. Use 1 to %2.</source>
        <translation>“%1”不是牌的编号：应为1到%2。</translation>
    </message>
    <message>
        <source>“%1” is not an available language. Choose from: %2.</source>
        <translation>“%1”不是可用的语言，可用的有：%2。</translation>
    </message>
    <message>
        <source>The text is empty. Omit the line if the card says nothing.</source>
        <translation>文字是空的。牌上没有文字，就删去这一行。</translation>
    </message>
    <message>
        <source>The text has %1 characters; the limit is %2.</source>
        <translation>这段文字有%1个字符，最多保存%2个。</translation>
    </message>
    <message>
        <source>An earlier line (%1) has this card in this language.</source>
        <translation>前面已有同一张牌、同一语言的文字（%1）。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
</context>
<context>
    <name>basekeeper::AboardOverruleModel</name>
    <message>
        <source>not played</source>
        <extracomment>where an animal is: still with its player</extracomment>
        <translation>未打出</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>where an animal is</extracomment>
        <translation>已获救</translation>
    </message>
    <message>
        <source>discarded</source>
        <extracomment>where an animal is</extracomment>
        <translation>已弃置</translation>
    </message>
    <message>
        <source>on boat %1</source>
        <translation>在%1号船上</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllAboardSetup</name>
    <message>
        <source>Example weights and points</source>
        <translation>示例重量和分数</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllAboardTable</name>
    <message>
        <source>Most points.</source>
        <translation>分数最高。</translation>
    </message>
    <message>
        <source>Tied on points; more cupid cards decide.</source>
        <translation>分数相同；丘比特牌多者获胜。</translation>
    </message>
    <message>
        <source>Tied on points and cupid cards; saved animals decide.</source>
        <translation>分数和丘比特牌都与第二名相同；获救的动物多者获胜。</translation>
    </message>
    <message>
        <source>Tied on points, cupid cards and saved animals: the victory is shared.</source>
        <translation>分数、丘比特牌和获救的动物都相同：共同获胜。</translation>
    </message>
    <message>
        <source>Boat %1, no number yet</source>
        <translation>%1号船，尚无数字</translation>
    </message>
    <message>
        <source>Boat %1: %2</source>
        <translation>%1号船：%2</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>由裁判裁定。</translation>
    </message>
    <message>
        <source>Example weights: check your cards</source>
        <translation>示例重量：请核对你们的卡牌</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllYourBaseSetup</name>
    <message>
        <source>Example points</source>
        <translation>示例点数</translation>
    </message>
    <message>
        <source>Declared position</source>
        <translation>中途开始的局面</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllYourBaseTable</name>
    <message>
        <source>Tap the base for %1.</source>
        <translation>点要放%1的基地。</translation>
    </message>
    <message>
        <source>Tap the card to discard.</source>
        <translation>点要弃置的牌。</translation>
    </message>
    <message>
        <source>Tap one of your cards.</source>
        <translation>点自己的一张牌。</translation>
    </message>
    <message>
        <source>Tap the base it goes to.</source>
        <translation>点它要放到的基地。</translation>
    </message>
    <message>
        <source>Example points: check your cards</source>
        <translation>示例点数：请核对你们的卡牌</translation>
    </message>
    <message>
        <source>Tap cards to add or remove them.</source>
        <translation>点牌来添加或去掉。</translation>
    </message>
</context>
<context>
    <name>basekeeper::AnimalValueEntry</name>
    <message>
        <source>%1: weight</source>
        <translation>%1：重量</translation>
    </message>
    <message>
        <source>%1: weight when in love</source>
        <translation>%1：相爱时的重量</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1：分数</translation>
    </message>
</context>
<context>
    <name>basekeeper::AppModel</name>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n个行动</numerusform>
        </translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>%1开始</translation>
    </message>
</context>
<context>
    <name>basekeeper::AttackCheckModel</name>
    <message>
        <source>%1, attack %2, defense %3: %4</source>
        <extracomment>a kind of card, its points, how many of them were tapped</extracomment>
        <translation>%1，攻击点%2，防御点%3：%4张</translation>
    </message>
    <message>
        <source>No more than %1 cards: the game has no more.</source>
        <translation>最多%1张：整副牌就这么多。</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>points</comment>
        <extracomment>points that are missing</extracomment>
        <translation>
            <numerusform>差%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>just holds</source>
        <extracomment>a base with its cards holds against an attack, with nothing to spare</extracomment>
        <translation>刚好守住</translation>
    </message>
    <message>
        <source>Tap the cards that attack.</source>
        <translation>请点攻击的牌。</translation>
    </message>
    <message>
        <source>Against %1 attack, this base needs a defense of %2.</source>
        <translation>面对%1点攻击，这个基地要有%2点防御。</translation>
    </message>
    <message>
        <source>A defense of %1 holds.</source>
        <translation>%1点防御守得住。</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 defense stands here: %n missing.</source>
        <translation>
            <numerusform>这里只有%1点防御，还差%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 added, the base would hold.</source>
        <translation>再加%1，基地就守得住。</translation>
    </message>
    <message>
        <source>%1 attack against %2 defense.</source>
        <translation>%1点攻击对%2点防御。</translation>
    </message>
    <message numerus="yes">
        <source>Not enough: %n missing.</source>
        <translation>
            <numerusform>不够，还差%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Just enough.</source>
        <translation>正好够。</translation>
    </message>
    <message>
        <source>Enough, with a surplus of %1.</source>
        <translation>够了，多出%1点。</translation>
    </message>
    <message>
        <source>Adding %1 would be enough.</source>
        <translation>再加%1就够了。</translation>
    </message>
    <message>
        <source>Not even all the cards in the game would be enough.</source>
        <translation>整副牌全用上也不够。</translation>
    </message>
    <message>
        <source>The fewest that would do: %1.</source>
        <translation>最少用这些就够：%1。</translation>
    </message>
    <message>
        <source>Best change to take: %1.</source>
        <translation>最好的找零：%1。</translation>
    </message>
    <message>
        <source>A counterattack would cost the attacker %1.</source>
        <extracomment>cards; the attacker’s, and the defender’s</extracomment>
        <translation>若遭反击，攻击方会损失%1。</translation>
    </message>
    <message>
        <source>A counterattack would cost the attacker %1, and the defender %2.</source>
        <translation>若遭反击，攻击方会损失%1，防守方会损失%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n to spare</source>
        <translation>
            <numerusform>多出%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>a base with its cards holds against an attack</extracomment>
        <translation>守得住</translation>
    </message>
</context>
<context>
    <name>basekeeper::BenchModel</name>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a base, its defense before and after</extracomment>
        <translation>%1：%2→%3</translation>
    </message>
    <message>
        <source>%1 would be lost; %3 keeps %2.</source>
        <extracomment>the attacker’s cards, the base, its owner</extracomment>
        <translation>将失去%1；%2仍归%3。</translation>
    </message>
    <message>
        <source>%1 would be lost, and %3 from %2; %4 keeps the base.</source>
        <translation>将失去%1，以及%2上的%3；基地仍归%4。</translation>
    </message>
</context>
<context>
    <name>basekeeper::BookModel</name>
    <message>
        <source>Section</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>会发生什么</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>分步说明</translation>
    </message>
    <message>
        <source>Clarifications</source>
        <translation>规则说明</translation>
    </message>
    <message>
        <source>What Basekeeper does</source>
        <translation>Basekeeper的处理</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则条文</translation>
    </message>
    <message>
        <source>Where the printed sheets differ</source>
        <translation>各语言说明书的不同之处</translation>
    </message>
    <message>
        <source>On your card</source>
        <translation>你的牌上写着</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) imported.</source>
        <translation>
            <numerusform>已导入%n段文字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) written to %1.</source>
        <translation>
            <numerusform>已将%n段文字写入%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>图中</translation>
    </message>
</context>
<context>
    <name>basekeeper::CorrectionModel</name>
    <message>
        <source>Replacing act %1</source>
        <translation>替换第%1个行动</translation>
    </message>
    <message>
        <source>Inserting an act before act %1</source>
        <translation>在第%1个行动前插入一个行动</translation>
    </message>
    <message>
        <source>Delete act %1?</source>
        <translation>删除第%1个行动？</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Give a reason everybody will understand later.</source>
        <translation>请写明理由，让大家以后也看得懂。</translation>
    </message>
    <message>
        <source>kept as played, after a correction</source>
        <translation>更正之后，仍按当时的实际情况保留</translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation>桌面上没有变化。</translation>
    </message>
    <message>
        <source>Nothing else changes on the table.</source>
        <translation>桌面上没有其他变化。</translation>
    </message>
</context>
<context>
    <name>basekeeper::FilePlaces</name>
    <message>
        <source>%1 free</source>
        <translation>剩余%1</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another place.</source>
        <translation>无法创建文件夹%1。请选择其他位置。</translation>
    </message>
</context>
<context>
    <name>basekeeper::FreePlaysModel</name>
    <message numerus="yes">
        <source>%n from RED ALERT %1</source>
        <translation>
            <numerusform>%n次（红色警报%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>the hand (RED ALERT %1)</source>
        <translation>手牌（红色警报%1）</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>之后：%1</translation>
    </message>
</context>
<context>
    <name>basekeeper::GameSetup</name>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>我们的卡牌</translation>
    </message>
</context>
<context>
    <name>basekeeper::InspectionModel</name>
    <message>
        <source>%2’s %1</source>
        <extracomment>a base, its owner</extracomment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>Defense %1: its own %2 plus its cards.</source>
        <translation>防御点%1：本身%2，加上基地上的牌。</translation>
    </message>
    <message>
        <source>Gained from another player.</source>
        <translation>从其他玩家那里得来。</translation>
    </message>
    <message>
        <source>Out of everybody’s reach.</source>
        <translation>现在没人能夺取。</translation>
    </message>
    <message>
        <source>Within reach of %1.</source>
        <translation>%1能夺取。</translation>
    </message>
    <message>
        <source>Attack %1, defense %2.</source>
        <translation>攻击点%1，防御点%2。</translation>
    </message>
    <message>
        <source>In the discard pile.</source>
        <translation>在弃牌堆里。</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation>在%1上。</translation>
    </message>
    <message>
        <source>Number in the log: %1</source>
        <translation>行动记录里的编号：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack point(s) are enough to capture it.</source>
        <translation>
            <numerusform>攻击点达到%n就能夺取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>basekeeper::Lesson</name>
    <message>
        <source>That is allowed too, but here we go on with what is marked.</source>
        <translation>这样做也可以，不过这里我们按标出的步骤继续。</translation>
    </message>
</context>
<context>
    <name>basekeeper::LogModel</name>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
</context>
<context>
    <name>basekeeper::OutlookModel</name>
    <message>
        <source>In love: two of one kind (%1).</source>
        <translation>相爱：两只%1。</translation>
    </message>
    <message>
        <source>They fight: three or more of one kind (%1).</source>
        <translation>打斗：三只或更多%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) still face down: they are not counted.</source>
        <translation>
            <numerusform>还有%n只动物面朝下：不计算在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has sailed.</source>
        <translation>已起航。</translation>
    </message>
    <message>
        <source>It has sunk.</source>
        <translation>已沉没。</translation>
    </message>
    <message>
        <source>Its boat card would be replaced; after that, anything could happen.</source>
        <translation>船牌要更换：换好之前还看不出结果。</translation>
    </message>
    <message>
        <source>As it stands, it would sail.</source>
        <translation>照目前情况，会起航。</translation>
    </message>
    <message>
        <source>As it stands, it would sink.</source>
        <translation>照目前情况，会沉没。</translation>
    </message>
    <message>
        <source>Boat %1 would get a new boat card first; after that, anything could happen.</source>
        <translation>%1号船要先更换船牌：换好之前还看不出结果。</translation>
    </message>
</context>
<context>
    <name>basekeeper::OutspeedTable</name>
    <message>
        <source>Route %1, cost: %2</source>
        <translation>路线%1的费用：%2</translation>
    </message>
    <message>
        <source>Route %1, zones forward: %2</source>
        <translation>路线%1，前进的区域：%2</translation>
    </message>
    <message>
        <source>Route %1, fuel gained: %2</source>
        <translation>路线%1，获得燃料：%2</translation>
    </message>
    <message>
        <source>The front ship wins.</source>
        <translation>最前面的飞船获胜。</translation>
    </message>
    <message>
        <source>Tied on zone; more fuel decides.</source>
        <translation>与第二名在同一区域；燃料多者获胜。</translation>
    </message>
    <message>
        <source>Tied on zone and fuel; more bonus tokens decide.</source>
        <translation>与第二名的区域和燃料都相同；奖励标记多者获胜。</translation>
    </message>
    <message>
        <source>Tied on zone, fuel and bonus tokens: the victory is shared.</source>
        <translation>区域、燃料和奖励标记都相同：共同获胜。</translation>
    </message>
    <message>
        <source>Only one ship is left in the race.</source>
        <translation>只剩一艘飞船仍在比赛中。</translation>
    </message>
    <message>
        <source>No ship is left in the race: nobody wins.</source>
        <translation>比赛中已没有飞船：无人获胜。</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>由裁判裁定。</translation>
    </message>
    <message>
        <source>Lay the first two sections. Every ship starts on zone %1, and everybody takes %2 fuel cubes. Whoever is in front after turn %3 wins.</source>
        <translation>摆好前两个赛段。每艘飞船从区域%1出发，每人拿%2个燃料方块。第%3回合结束时跑在最前面的玩家获胜。</translation>
    </message>
    <message>
        <source>The finish tile has been played: the race is over.</source>
        <translation>终点板块已结算完，比赛结束。</translation>
    </message>
</context>
<context>
    <name>basekeeper::OverrideModel</name>
    <message>
        <source>Choose at least one change.</source>
        <translation>请至少选择一项更改。</translation>
    </message>
    <message>
        <source>Give a reason everybody will understand later.</source>
        <translation>请写明理由，让大家以后也看得懂。</translation>
    </message>
</context>
<context>
    <name>basekeeper::RaceOverruleModel</name>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>basekeeper::RaceShow</name>
    <message>
        <source>Bonus tokens from zone %1</source>
        <translation>区域%1的奖励标记</translation>
    </message>
    <message>
        <source>Bonus tokens</source>
        <translation>奖励标记</translation>
    </message>
    <message>
        <source>What the tokens do</source>
        <translation>标记的效果</translation>
    </message>
    <message>
        <source>The routes are revealed</source>
        <translation>揭晓路线</translation>
    </message>
    <message>
        <source>All pay at the same moment</source>
        <translation>大家同时支付</translation>
    </message>
    <message>
        <source>All gain at the same moment</source>
        <translation>大家同时获得收益</translation>
    </message>
    <message>
        <source>Out of the race</source>
        <translation>被淘汰</translation>
    </message>
    <message>
        <source>The third section arrives</source>
        <translation>接上第三个赛段</translation>
    </message>
    <message>
        <source>The rear section is removed</source>
        <translation>拿走最后面的赛段</translation>
    </message>
    <message>
        <source>The tiles are turned</source>
        <translation>板块翻面</translation>
    </message>
    <message>
        <source>End of turn %1</source>
        <translation>第%1回合结束</translation>
    </message>
    <message>
        <source>The race is over</source>
        <translation>比赛结束</translation>
    </message>
</context>
<context>
    <name>basekeeper::RuleTexts</name>
    <message>
        <source>Basekeeper’s ruling</source>
        <translation>本应用裁定</translation>
    </message>
    <message>
        <source>Partly Basekeeper’s ruling</source>
        <translation>部分为本应用裁定</translation>
    </message>
</context>
<context>
    <name>basekeeper::SafetyModel</name>
    <message>
        <source>The backup is in %1.</source>
        <translation>备份位于%1。</translation>
    </message>
    <message>
        <source>Backup from %1</source>
        <translation>%1的备份</translation>
    </message>
    <message>
        <source>Complete, from this version of Basekeeper.</source>
        <translation>完整，来自当前版本的Basekeeper。</translation>
    </message>
    <message>
        <source>Complete, from an earlier version of Basekeeper; it will be updated.</source>
        <translation>完整，来自较早版本的Basekeeper：将会升级。</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>已恢复。</translation>
    </message>
    <message>
        <source>Restored. What was here before is kept as %1.</source>
        <translation>已恢复。之前的内容保留为%1。</translation>
    </message>
    <message>
        <source>The saved games were damaged</source>
        <translation>已保存的对局曾损坏</translation>
    </message>
    <message>
        <source>The saved games were missing</source>
        <translation>找不到已保存的对局</translation>
    </message>
    <message>
        <source>There is no file with saved games in %1 anymore. Basekeeper has started a new one.</source>
        <translation>%1中已没有保存对局的文件。Basekeeper已新建一个。</translation>
    </message>
    <message>
        <source>Restore the backup from %1…</source>
        <translation>恢复%1的备份……</translation>
    </message>
    <message>
        <source>Another backup is being made. Try again when it is done.</source>
        <translation>正在制作另一个备份。请等它完成后再试。</translation>
    </message>
    <message>
        <source>Basekeeper %1</source>
        <translation>Basekeeper %1</translation>
    </message>
    <message>
        <source>The latest acts are missing</source>
        <translation>缺少最近的行动</translation>
    </message>
    <message>
        <source>Files from another database set aside</source>
        <translation>已移开属于其他数据库的文件</translation>
    </message>
</context>
<context>
    <name>basekeeper::ScoreSheetTable</name>
    <message>
        <source>The lowest total wins</source>
        <translation>总分最低者获胜</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>总分最高者获胜</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n轮</numerusform>
        </translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>达到%1分结束</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>由裁判裁定。</translation>
    </message>
    <message>
        <source>The same total: the victory is shared.</source>
        <translation>总分相同：共同获胜。</translation>
    </message>
    <message>
        <source>The lowest total.</source>
        <translation>总分最低。</translation>
    </message>
    <message>
        <source>The highest total.</source>
        <translation>总分最高。</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>第%1轮：%2</translation>
    </message>
    <message>
        <source>%1: total %2, place %3</source>
        <translation>%1：总分%2，第%3名</translation>
    </message>
</context>
<context>
    <name>basekeeper::ScreenKeeper</name>
    <message>
        <source>A game is being played</source>
        <translation>对局正在进行</translation>
    </message>
</context>
<context>
    <name>basekeeper::SessionViewModel</name>
    <message>
        <source>There is no such game.</source>
        <translation>没有这一局。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>when a game began and ended</extracomment>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Over, and nobody has won</source>
        <translation>已结束，无人获胜</translation>
    </message>
    <message>
        <source>Ended before anybody had won</source>
        <translation>未分胜负即结束</translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>尚未结束</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1共同获胜</translation>
    </message>
</context>
<context>
    <name>basekeeper::Settings</name>
    <message>
        <source>The disk has no room left for %1. Free %2 or more. Your settings will last only until you close Basekeeper.</source>
        <translation>磁盘没有空间存放%1。请至少腾出%2。设置只在关闭Basekeeper之前有效。</translation>
    </message>
    <message>
        <source>%1 cannot be read or written (%2). Your settings will last only until you close Basekeeper.</source>
        <translation>无法读取或写入%1（%2）。设置只在关闭Basekeeper之前有效。</translation>
    </message>
</context>
<context>
    <name>basekeeper::Speaker</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what went wrong, in the words of the system</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Nothing on this device can read aloud. Install these packages and start Basekeeper again: %1</source>
        <translation>此设备没有朗读功能。请安装以下软件包，然后重新启动Basekeeper：%1</translation>
    </message>
    <message>
        <source>The system’s speech service does not start. It needs these packages: %1</source>
        <translation>系统的语音服务无法启动。它需要以下软件包：%1</translation>
    </message>
    <message>
        <source>The system’s speech service says nothing. Check the speaker, then tap to try again.</source>
        <translation>系统的语音服务没有声音。请检查扬声器，然后点一下重试。</translation>
    </message>
    <message>
        <source>The system’s speech service has failed. Tap to try again.</source>
        <translation>系统的语音服务出错了。点一下可重试。</translation>
    </message>
    <message>
        <source>There is no voice for %1. These packages have one: %2</source>
        <translation>没有%1的语音。以下软件包提供语音：%2</translation>
    </message>
    <message>
        <source>Ready: %1</source>
        <translation>可用：%1</translation>
    </message>
    <message>
        <source>Looking for voices…</source>
        <translation>正在查找语音……</translation>
    </message>
    <message>
        <source>No voice found.</source>
        <translation>没有语音。</translation>
    </message>
    <message>
        <source>These packages have the voices that are missing: %1</source>
        <translation>缺少的语音在这些软件包里：%1</translation>
    </message>
</context>
<context>
    <name>basekeeper::StatisticsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n局获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>last game %1</source>
        <translation>最近一局：%1</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>最长的一局</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>最短的一局</translation>
    </message>
    <message>
        <source>Closest game</source>
        <translation>差距最小的一局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be counted.</source>
        <translation>
            <numerusform>还有%n局待统计。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be replayed and are not counted.</source>
        <translation>
            <numerusform>%n局无法回放，不计入统计。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 will be shown under the name %2.</source>
        <translation>
            <numerusform>%1的%n局将以%2的名字显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) and %3 (%4) become one player, %3, with %n game(s).</source>
        <translation>
            <numerusform>%1（%2）和%3（%4）将合并为一名玩家%3，共%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: in %n game(s) both sat at the table.</source>
        <translation>
            <numerusform>注意：有%n局这两人都在场。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1现为%2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>同桌%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>level so far</source>
        <translation>目前打平</translation>
    </message>
    <message>
        <source>%1 is ahead by %2</source>
        <translation>%1领先%2局</translation>
    </message>
    <message>
        <source>Greatest comeback</source>
        <translation>最大逆转</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>按“%1”排序</translation>
    </message>
    <message>
        <source>Sorted by: %1, ascending</source>
        <translation>已按“%1”升序排列</translation>
    </message>
    <message>
        <source>Sorted by: %1, descending</source>
        <translation>已按“%1”降序排列</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>above a number: how many games are counted</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>time played</source>
        <extracomment>above a time, such as 3 h 5 min</extracomment>
        <translation>游戏时长</translation>
    </message>
    <message>
        <source>with a winner</source>
        <extracomment>above a number: how many of the games somebody has won</extracomment>
        <translation>分出胜负</translation>
    </message>
</context>
<context>
    <name>basekeeper::TableRuling</name>
    <message>
        <source>A new base</source>
        <translation>新基地</translation>
    </message>
    <message>
        <source>A new card: %1</source>
        <translation>新牌：%1</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>Tap the player who gets it.</source>
        <translation>点获得它的玩家。</translation>
    </message>
    <message>
        <source>Tap the base it goes to. Tap again to add one more card.</source>
        <translation>点它要放到的基地；再点一次就再加一张。</translation>
    </message>
    <message>
        <source>Change it here, or tap the player it goes to.</source>
        <translation>在这里修改，或者点要给的玩家。</translation>
    </message>
    <message>
        <source>Change it here, or tap the base it goes to.</source>
        <translation>在这里修改，或者点它要放到的基地。</translation>
    </message>
    <message>
        <source>Tap what is wrong</source>
        <translation>点不对的地方</translation>
    </message>
</context>
<context>
    <name>basekeeper::TileEditor</name>
    <message>
        <source>Which tile?</source>
        <translation>哪个板块？</translation>
    </message>
    <message>
        <source>Route %1: its name on the wheel</source>
        <translation>路线%1：转盘上的名称</translation>
    </message>
    <message>
        <source>Route %1: for how many pilots?</source>
        <translation>路线%1：限几名飞行员？</translation>
    </message>
    <message>
        <source>Route %1: how much fuel is added to the roll?</source>
        <translation>路线%1：骰子之外再加多少燃料？</translation>
    </message>
    <message>
        <source>Route %1: how much fuel does it cost?</source>
        <translation>路线%1：花费多少燃料？</translation>
    </message>
    <message>
        <source>Route %1: how many zones are added to the roll?</source>
        <translation>路线%1：骰子之外再前进几个区域？</translation>
    </message>
    <message>
        <source>Route %1: how many zones forward?</source>
        <translation>路线%1：前进几个区域？</translation>
    </message>
    <message>
        <source>Route %1: how much fuel does it give?</source>
        <translation>路线%1：给多少燃料？</translation>
    </message>
    <message>
        <source>Route %1: how many bonus tokens does it give?</source>
        <translation>路线%1：给几个奖励标记？</translation>
    </message>
    <message>
        <source>Choose the number of the tile first.</source>
        <translation>请先选择板块的编号。</translation>
    </message>
    <message>
        <source>Is there a route %1, and for how many pilots?</source>
        <translation>如果还有路线%1，限几名飞行员？</translation>
    </message>
</context>
<context>
    <name>basekeeper::TileSets</name>
    <message>
        <source>The tile set “%1” cannot be read: %2.</source>
        <translation>无法读取板块集“%1”：%2。</translation>
    </message>
    <message>
        <source>no tiles yet</source>
        <translation>还没有板块</translation>
    </message>
    <message numerus="yes">
        <source>%n tile side(s) known</source>
        <translation>
            <numerusform>已录入%n个板块面</numerusform>
        </translation>
    </message>
    <message>
        <source>Our tiles</source>
        <translation>我们的板块</translation>
    </message>
    <message>
        <source>described before</source>
        <extracomment>where a tile is known from</extracomment>
        <translation>以前录入过</translation>
    </message>
    <message>
        <source>described on %1</source>
        <translation>%1录入</translation>
    </message>
    <message>
        <source>described in “%1”</source>
        <translation>录入于“%1”</translation>
    </message>
    <message>
        <source>described in “%1” on %2</source>
        <translation>%2在“%1”中录入</translation>
    </message>
    <message>
        <source>Finish tile %1</source>
        <translation>%1号终点板块</translation>
    </message>
    <message>
        <source>Track tile %1</source>
        <translation>%1号赛道板块</translation>
    </message>
    <message>
        <source>side for 3 or 4 players</source>
        <translation>3至4人用的一面</translation>
    </message>
    <message>
        <source>side for 5 or 6 players</source>
        <translation>5至6人用的一面</translation>
    </message>
    <message>
        <source>This file cannot be imported: %1.</source>
        <translation>无法导入这个文件：%1。</translation>
    </message>
    <message>
        <source>Imported as “%1”: %2.</source>
        <translation>已导入为“%1”：%2。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入%1。</translation>
    </message>
    <message>
        <source>Tile %1 could not be saved: %2</source>
        <translation>%1号板块没能保存：%2</translation>
    </message>
</context>
<context>
    <name>basekeeper::TrackModel</name>
    <message>
        <source>%1: eliminated in zone %2</source>
        <translation>%1：已淘汰，最后在区域%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: zone %2, %n fuel</source>
        <translation>
            <numerusform>%1：区域%2，燃料%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1被淘汰</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n fuel)</source>
        <translation>
            <numerusform>%1（燃料%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s)</source>
        <translation>
            <numerusform>%n个力场</numerusform>
        </translation>
    </message>
    <message>
        <source>removed at the end of the turn</source>
        <translation>回合结束时拿走</translation>
    </message>
    <message>
        <source>Zone %1: empty</source>
        <translation>区域%1：空</translation>
    </message>
    <message>
        <source>Zone %1: %2</source>
        <translation>区域%1：%2</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>新赛段</translation>
    </message>
    <message>
        <source>Removed at the end of the turn</source>
        <translation>回合结束时拿走</translation>
    </message>
    <message>
        <source>Section removed</source>
        <translation>赛段已拿走</translation>
    </message>
    <message>
        <source>Beyond the track</source>
        <translation>赛道之外</translation>
    </message>
</context>
<context>
    <name>basekeeper::TransferModel</name>
    <message>
        <source>Written to %1.</source>
        <translation>已写入%1。</translation>
    </message>
    <message>
        <source>The link is copied. Open it on a device that has BG Stats.</source>
        <translation>链接已复制。请在装有BG Stats的设备上打开。</translation>
    </message>
    <message>
        <source>There are no session files in %1. They end in .jsonl or .basekeeper.</source>
        <translation>%1中没有对局文件（以.jsonl或.basekeeper结尾）。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>已导出%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) imported.</source>
        <translation>
            <numerusform>已导入%n个文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n entries</source>
        <translation>
            <numerusform>已导入：%n条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n entries</source>
        <translation>
            <numerusform>新对局：%n条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continued: %n more entries</source>
        <translation>
            <numerusform>已接续：增加%n条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continues a game that is here: %n more entries</source>
        <translation>
            <numerusform>接续这里已有的一局：多%n条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is here already.</source>
        <translation>这里已有全部内容。</translation>
    </message>
    <message>
        <source>All of it is here already, and more.</source>
        <translation>这里已有全部内容，还不止这些。</translation>
    </message>
    <message>
        <source>Stopped: the saved games have been replaced. Start over.</source>
        <translation>已停止：已保存的对局已被替换。请重新开始。</translation>
    </message>
    <message>
        <source>No app on this device can open %1.</source>
        <translation>此设备上没有可以打开%1的应用。</translation>
    </message>
</context>
</TS>
