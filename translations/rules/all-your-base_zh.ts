<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message id="cards/search">
        <source>Number or any word</source>
        <translation>编号或任何文字</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Which card is on the table?</source>
        <translation>桌上是哪张牌？</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap its number, or type any word from its text in any of Basekeeper’s languages.</source>
        <translation>点它的编号，或者用Basekeeper支持的任何一种语言输入牌上的任何文字。</translation>
    </message>
    <message id="section/0">
        <source>Aim and setup</source>
        <translation>目标与准备</translation>
    </message>
    <message id="section/1">
        <source>RED ALERT phase</source>
        <translation>红色警报阶段</translation>
    </message>
    <message id="section/2">
        <source>DEFENSE phase</source>
        <translation>防御阶段</translation>
    </message>
    <message id="section/3">
        <source>ATTACK phase</source>
        <translation>攻击阶段</translation>
    </message>
    <message id="section/4">
        <source>REGROUP phase</source>
        <translation>重组阶段</translation>
    </message>
    <message id="section/6">
        <source>Order of acts</source>
        <translation>行动顺序</translation>
    </message>
    <message id="section/5">
        <source>RED ALERT cards</source>
        <translation>红色警报牌</translation>
    </message>
    <message id="section/7">
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message id="section/S">
        <source>The log</source>
        <translation>行动记录</translation>
    </message>
    <message id="section/V">
        <source>Card values</source>
        <translation>卡牌数值</translation>
    </message>
    <message id="0.1/title">
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 6 players take part. Enter them clockwise, in the order they sit around the table.</source>
        <translation>2至6名玩家参加。请按大家围坐的座次，顺时针依次录入玩家。</translation>
    </message>
    <message id="0.2/title">
        <source>Bases needed to win</source>
        <translation>获胜所需基地数</translation>
    </message>
    <message id="0.2/text">
        <source>The more players, the fewer bases you need to win: 2 players 12, 3 players 9, 4 players 8, 5 players 7, 6 players 6. Your table may have agreed on another number, from 1 to 99.</source>
        <translation>玩家越多，所需基地越少：2人12个，3人9个，4人8个，5人7个，6人6个。你们这桌也可以另行约定，1到99个都行。</translation>
    </message>
    <message id="0.3/title">
        <source>Declaring victory</source>
        <translation>宣布胜利</translation>
    </message>
    <message id="0.3/text">
        <source>If you hold enough bases, you may declare victory by saying, in English, “All Your Base Are Belong To Us!” You win only by declaring: the game ends when your declaration is entered, never by itself.</source>
        <translation>拥有足够基地时，你可以宣布胜利，并用英语说出“All Your Base Are Belong To Us!”（你们的基地全是我们的了！）。只有宣布才能获胜：Basekeeper会提醒你，但要等你的宣布录入后，对局才结束。</translation>
    </message>
    <message id="0.3/differs">
        <source>The Chinese rules sheet speaks of numbers where it means bases, and of obtaining where it means capturing.</source>
        <translation>中文说明书把“基地”写成了“数字”，把“夺取”写成了“获得”。</translation>
    </message>
    <message id="0.4/title">
        <source>Which bases count</source>
        <translation>哪些基地算数</translation>
    </message>
    <message id="0.4/text">
        <source>Every BASE card in front of you counts, whether played, captured or stolen. Your table may have agreed that only bases gained from other players count, as long as you still hold them.</source>
        <translation>你面前的每张基地牌都算数，不管是打出的、夺取的还是偷走的。你们这桌也可以约定：只有从其他玩家那里得来、现在仍归你的基地才算数。</translation>
    </message>
    <message id="0.5/title">
        <source>When to declare</source>
        <translation>何时宣布胜利</translation>
    </message>
    <message id="0.5/text">
        <source>You may declare victory during anybody’s turn, as long as you hold enough bases at that moment. You may not declare while something is unfinished, such as a declared attack or a RED ALERT.</source>
        <translation>只要当时基地够数，在任何人的回合里你都可以宣布胜利；宣布之前基地又不够数了，就不能宣布。有事情没处理完时也不能，比如已宣布的攻击，或没执行完的红色警报。</translation>
    </message>
    <message id="0.6/title">
        <source>Alliances and trading</source>
        <translation>结盟与换牌</translation>
    </message>
    <message id="0.6/text">
        <source>You may make alliances and break them, but they change nothing in the rules. You never trade cards, except when a RED ALERT says so.</source>
        <translation>你可以和别人结盟，也可以毁约，但规则不会因此改变。玩家之间不能换牌，除非红色警报要求这样做。</translation>
    </message>
    <message id="0.7/title">
        <source>7 cards in hand</source>
        <translation>手牌7张</translation>
    </message>
    <message id="0.7/text">
        <source>You must have 7 cards in hand at the beginning and at the end of each turn. If you run short between turns, do not draw until your own turn. Basekeeper only reminds you; it does not track hands.</source>
        <translation>每个回合开始和结束时，手牌应有7张；不够时，等到自己的回合再补。Basekeeper只做提醒，不记录手牌。</translation>
    </message>
    <message id="0.8/title">
        <source>When the deck is empty</source>
        <translation>牌堆用完时</translation>
    </message>
    <message id="0.8/text">
        <source>When the deck is empty, shuffle the discard pile and use it as the new deck. The discard pile is then empty. You may enter this at any moment of the game.</source>
        <translation>牌堆用完时，把弃牌堆洗匀，作为新的牌堆，弃牌堆就空了。对局中随时可以录入这一步。</translation>
    </message>
    <message id="0.9/title">
        <source>First player and direction</source>
        <translation>首位玩家与方向</translation>
    </message>
    <message id="0.9/text">
        <source>You choose the first player at setup. From there the turn passes clockwise, unless your table has agreed on counterclockwise.</source>
        <translation>准备时选定首位玩家，之后按顺时针方向轮流进行。你们这桌也可以约定按逆时针方向。</translation>
    </message>
    <message id="1.1/title">
        <source>Draw a card</source>
        <translation>抽一张牌</translation>
    </message>
    <message id="1.1/text">
        <source>Begin your turn by drawing a card.</source>
        <translation>你的回合从抽一张牌开始。</translation>
    </message>
    <message id="1.2/title">
        <source>Hold or play</source>
        <translation>保留或打出</translation>
    </message>
    <message id="1.2/text">
        <source>If you have a RED ALERT in hand, you may play it or hold it for later. You play at most one in this phase, and it may be one that you held from an earlier turn. Your table may have agreed that you may play as many as you like.</source>
        <translation>手牌里有红色警报时，可以打出，也可以留到以后。这个阶段最多打出一张，之前回合留下的也可以；你们这桌也可以约定不限张数。</translation>
    </message>
    <message id="1.2/clarification/1">
        <source>A RED ALERT that was played goes to the discard pile, unless it is given to another player.</source>
        <translation>打出的红色警报进入弃牌堆，除非要把它交给别人。</translation>
    </message>
    <message id="1.2/diagram">
        <source>Player A plays a RED ALERT from their hand. When it has taken effect, the card goes to the discard pile.</source>
        <translation>玩家A从手牌中打出一张红色警报。生效之后，这张牌进入弃牌堆。</translation>
    </message>
    <message id="1.3/title">
        <source>Read and act out</source>
        <translation>朗读并表演</translation>
    </message>
    <message id="1.3/text">
        <source>When you play a RED ALERT, read it out and act it out. Then it takes effect.</source>
        <translation>打出红色警报时，要大声读出来，还要演出来。然后它才生效。</translation>
    </message>
    <message id="1.4/title">
        <source>No replacement yet</source>
        <translation>暂不补牌</translation>
    </message>
    <message id="1.4/text">
        <source>Do not draw a new card yet for the RED ALERT you played. You replace it when you fill your hand in the REGROUP phase.</source>
        <translation>打出红色警报后先不补牌，等到重组阶段补满手牌时再补。</translation>
    </message>
    <message id="2A/title">
        <source>Play a BASE</source>
        <translation>打出基地</translation>
    </message>
    <message id="2A/text">
        <source>In the DEFENSE phase you do exactly one thing. One choice is to play a BASE. Played cards lie face up.</source>
        <translation>防御阶段要做一件事，也只能做一件，其中一个选择是打出一张基地。打出的牌面朝上。</translation>
    </message>
    <message id="2A/diagram">
        <source>Player A plays a BASE from their hand. It lies beside the other base.</source>
        <translation>玩家A从手牌中打出一个基地，放在另一个基地旁边。</translation>
    </message>
    <message id="2B/title">
        <source>Play a SHIP</source>
        <translation>打出飞船</translation>
    </message>
    <message id="2B/text">
        <source>You may play a SHIP on one of your own bases. A base holds any number of cards. A ship never stands without a base.</source>
        <translation>你可以打出一张飞船，放在自己的一个基地上。一个基地上放多少张牌都可以。飞船必须放在基地上，不能单独摆着。</translation>
    </message>
    <message id="2B/diagram">
        <source>Player A plays a Destroyer from their hand on one of their two bases.</source>
        <translation>玩家A从手牌中打出一艘Destroyer，放在自己两个基地中的一个上。</translation>
    </message>
    <message id="2C/title">
        <source>Play CREW or CATS</source>
        <translation>打出船员或CATS</translation>
    </message>
    <message id="2C/text">
        <source>You may play a CREW or CATS card on one of your own bases. Such a card has 0 defense points.</source>
        <translation>你可以打出一张船员或CATS，放在自己的一个基地上。它们的防御点是0。</translation>
    </message>
    <message id="2C/differs">
        <source>The Chinese sheet translates the name CATS as the animal.</source>
        <translation>中文说明书把CATS这个名字当成动物，译成了猫。</translation>
    </message>
    <message id="2C/diagram">
        <source>Player A plays a CREW card from their hand on one of their bases, beside the ship.</source>
        <translation>玩家A从手牌中打出一张船员牌，放在基地上的飞船旁边。</translation>
    </message>
    <message id="2D/title">
        <source>Discard one card</source>
        <translation>弃置一张牌</translation>
    </message>
    <message id="2D/text">
        <source>If you cannot play anything, discard one card, but never a BASE or a RED ALERT. The table takes your word for it that you cannot play.</source>
        <translation>如果什么牌都打不出，就弃置一张牌，但不能弃置基地或红色警报。是不是真的打不出，以你说的为准。</translation>
    </message>
    <message id="2E/title">
        <source>Only RED ALERTs in hand</source>
        <translation>手牌全是红色警报</translation>
    </message>
    <message id="2E/text">
        <source>If your hand is empty or holds nothing but RED ALERTs, you can neither play nor discard. You pass the DEFENSE phase.</source>
        <translation>手里没有牌，或手牌全是红色警报时，既不能打出，也不能弃置，就跳过防御阶段。</translation>
    </message>
    <message id="3A.1/title">
        <source>One attack, one base</source>
        <translation>一次攻击，一个基地</translation>
    </message>
    <message id="3A.1/text">
        <source>During your turn you may make at most one attack, on only one of another player’s bases. You do not have to attack.</source>
        <translation>你的回合里最多攻击一次，而且只能攻击其他玩家的一个基地。也可以不攻击。</translation>
    </message>
    <message id="3A.2/title">
        <source>What may attack</source>
        <translation>哪些牌可以攻击</translation>
    </message>
    <message id="3A.2/text">
        <source>Choose any ships, CREW and CATS on your own bases, even from several bases at once, but at least one card. Each takes part only once. Cards in your hand cannot take part.</source>
        <translation>从自己的基地上任意选择飞船、船员和CATS，至少一张，可以同时来自几个基地，每张只能参加一次。手牌不能参加攻击。</translation>
    </message>
    <message id="3A.3/title">
        <source>A BASE never attacks</source>
        <translation>基地不能发起攻击</translation>
    </message>
    <message id="3A.3/text">
        <source>A BASE never attacks. Only cards on your bases can.</source>
        <translation>基地不能攻击，只有基地上的牌才能攻击。</translation>
    </message>
    <message id="3A.4/title">
        <source>Points you need</source>
        <translation>需要多少攻击点</translation>
    </message>
    <message id="3A.4/text">
        <source>Your attack points must exceed the defense points of the attacked base: all cards on it plus the base itself (0 unless your card values say otherwise). The owner’s other bases do not count.</source>
        <translation>你的攻击点至少要达到被攻击基地的防御点加1。被攻击基地的防御点，是它上面各张牌的防御点之和，再加上基地本身的防御点（没有另外设定就是0）；防守方的其他基地不算。</translation>
    </message>
    <message id="3A.4/differs">
        <source>All three sheets speak of the defender’s points; Basekeeper counts only the attacked base.</source>
        <translation>三种语言的说明书写的都是防守方的防御点；Basekeeper只算被攻击的基地。</translation>
    </message>
    <message id="3A.5/title">
        <source>Attack too weak</source>
        <translation>攻击点不够</translation>
    </message>
    <message id="3A.5/text">
        <source>An attack with too few points is refused. Basekeeper shows you both totals.</source>
        <translation>攻击点不够时不能攻击。Basekeeper会拒绝，并显示双方的总点数。</translation>
    </message>
    <message id="3A.6/title">
        <source>Wait for the defender</source>
        <translation>等待防守方</translation>
    </message>
    <message id="3A.6/text">
        <source>A declared attack waits for the defender, who either lets it through or plays the RED ALERT “Counterattack.”</source>
        <translation>宣布攻击后，要等防守方回应：接受攻击，或打出红色警报“反击”。</translation>
    </message>
    <message id="3B.1/title">
        <source>Cards lost in battle</source>
        <translation>战斗中失去的牌</translation>
    </message>
    <message id="3B.1/text">
        <source>When an attack succeeds, every card on the attacked base and every attacking card is discarded, including CREW and CATS. Cards that took no part stay.</source>
        <translation>攻击成功时，被攻击基地上的牌和参加攻击的牌全部弃置，包括船员和CATS。没有参加的牌留在原处。</translation>
    </message>
    <message id="3B.1/differs">
        <source>The Spanish sheet says all ships of the attacker, and the Chinese one is garbled: “the defending ships on all attacking ships.”</source>
        <translation>西班牙文说明书写的是“攻击方的所有飞船”；中文说明书语句混乱，写成了“所有攻击飞船上的防御飞船”。</translation>
    </message>
    <message id="3B.2/title">
        <source>The base is yours</source>
        <translation>基地归你</translation>
    </message>
    <message id="3B.2/text">
        <source>When your attack succeeds, the base is yours at once. It comes to you empty.</source>
        <translation>攻击成功时，你立刻夺取这个基地。基地到手时是空的。</translation>
    </message>
    <message id="3B.2/diagram">
        <source>Player A attacks a base of player B with the BattleCruiser. The BattleCruiser and the defending Destroyer are discarded, and the base goes to player A, empty. The Zig took no part and stays.</source>
        <translation>玩家A用BattleCruiser攻击玩家B的一个基地。BattleCruiser和防御的Destroyer弃置，空的基地归玩家A。Zig没有参加，留在原处。</translation>
    </message>
    <message id="3B.3/title">
        <source>Change for your surplus</source>
        <translation>用多出的攻击点找零</translation>
    </message>
    <message id="3B.3/text">
        <source>Your attack needs one point more than the defense; anything beyond that is your surplus. As change, you may take SHIP cards from the discard pile, with no more than that many attack points in all, and put them on your bases.</source>
        <translation>攻击点超过“防御点加1”的部分可以找零：从弃牌堆拿飞船放到自己的基地上，它们的攻击点合计不能超过多出的点数。</translation>
    </message>
    <message id="3B.3/clarification/1">
        <source>You may also take SHIPs that have just been discarded, but no CREW or CATS.</source>
        <translation>刚弃置的飞船也可以拿；船员和CATS不能拿。</translation>
    </message>
    <message id="3B.3/clarification/2">
        <source>Your table may have agreed to play without taking change.</source>
        <translation>你们这桌可以约定不找零。</translation>
    </message>
    <message id="3B.3/differs">
        <source>The Spanish sheet says that you may exchange cards from the discard pile, and the Chinese one says “alteration” instead of “change.”</source>
        <translation>西班牙文说明书写的是可以“交换”弃牌堆里的牌，中文说明书把“找零”写成了“改动”。</translation>
    </message>
    <message id="3B.3/diagram">
        <source>Player A has a surplus of 2 and takes a Destroyer as change from the discard pile. Its attack of 2 is an example.</source>
        <translation>玩家A多出2点，从弃牌堆拿回一艘Destroyer作为找零。攻击点2仅为示例。</translation>
    </message>
    <message id="3B.4/title">
        <source>Take change right away</source>
        <translation>马上找零</translation>
    </message>
    <message id="3B.4/text">
        <source>You may take change once, before anything else happens. If another act comes first, the change is lost.</source>
        <translation>找零只有一次，要在其他任何事情之前进行。先做了别的行动，就等于放弃找零。</translation>
    </message>
    <message id="4.1/title">
        <source>Move your cards</source>
        <translation>调动你的牌</translation>
    </message>
    <message id="4.1/text">
        <source>You may move any of your ships, CREW and CATS between your own bases.</source>
        <translation>你可以在自己的基地之间任意移动飞船、船员和CATS。</translation>
    </message>
    <message id="4.1/diagram">
        <source>Player A moves the Destroyer and the crew to the other base. The Zig stays.</source>
        <translation>玩家A把Destroyer和船员移到另一个基地上。Zig留在原处。</translation>
    </message>
    <message id="4.2/title">
        <source>No splitting ships</source>
        <translation>飞船不能拆小</translation>
    </message>
    <message id="4.2/text">
        <source>You cannot break a ship into smaller ones. Nothing is taken from the discard pile in the REGROUP phase.</source>
        <translation>不能把一艘飞船拆成几艘小的。重组阶段不能从弃牌堆拿牌。</translation>
    </message>
    <message id="4.2/differs">
        <source>The Spanish sheet tells you not to dismantle perfectly good ships; the Chinese one says that you cannot knock ships down.</source>
        <translation>西班牙文说明书写的是一句告诫：不要为了保护没有防御的基地而拆掉好端端的飞船；中文说明书写的是不能“击落”飞船。</translation>
    </message>
    <message id="4.3/title">
        <source>Fill your hand</source>
        <translation>补满手牌</translation>
    </message>
    <message id="4.3/text">
        <source>Fill your hand up to 7 cards. Basekeeper only reminds you.</source>
        <translation>把手牌补到7张。Basekeeper只做提醒。</translation>
    </message>
    <message id="4.4/title">
        <source>Replace the RED ALERT</source>
        <translation>红色警报的补牌</translation>
    </message>
    <message id="4.4/text">
        <source>Filling your hand also replaces a RED ALERT that you played in the RED ALERT phase.</source>
        <translation>补满手牌时，红色警报阶段打出的那张也一并补上。</translation>
    </message>
    <message id="4.5/title">
        <source>Pass the turn</source>
        <translation>轮到下一位</translation>
    </message>
    <message id="4.5/text">
        <source>The turn passes to the next player, unless “Surprise attack” gives an extra turn or “Gifted turn” gives the turn away.</source>
        <translation>轮到下一位玩家，除非“突然袭击”带来了额外回合，或“赠送回合”把回合送给了别人。</translation>
    </message>
    <message id="6.1/title">
        <source>Order of the phases</source>
        <translation>阶段的顺序</translation>
    </message>
    <message id="6.1/text">
        <source>The phases come in the order RED ALERT, DEFENSE, ATTACK, REGROUP, and you never go back. You may skip RED ALERT and ATTACK, but DEFENSE must be done, or passed if your hand is empty or holds nothing but RED ALERTs.</source>
        <translation>各阶段按红色警报、防御、攻击、重组的顺序进行，不能倒回。红色警报和攻击阶段可以跳过；防御阶段不能，除非手里没有牌或全是红色警报。</translation>
    </message>
    <message id="6.2/title">
        <source>Cards without a base</source>
        <translation>失去基地的牌</translation>
    </message>
    <message id="6.2/text">
        <source>Cards whose base is gone go to the discard pile, unless a rule puts them somewhere else. So do bases destroyed by a card: you may not choose to discard a BASE, but a card may force you to.</source>
        <translation>基地没了，上面的牌进入弃牌堆，除非规则另有安排。被牌的效果摧毁的基地也进入弃牌堆：你不能主动弃置基地，但牌的效果可以。</translation>
    </message>
    <message id="6.3/title">
        <source>Finish what is unfinished</source>
        <translation>先做完手头的事</translation>
    </message>
    <message id="6.3/text">
        <source>While something is unfinished, such as a declared attack or the free plays from a RED ALERT, only acts that belong to it are allowed, besides a reshuffle and a ruling. Change not yet taken does not count: if another act comes first, it is lost.</source>
        <translation>有事情没处理完时，比如已宣布的攻击或红色警报带来的额外出牌，只能做与它有关的行动；但仍可把弃牌堆洗成新的牌堆，裁判也可以作出裁定。找零不是必须的：先做了别的行动，就等于放弃找零。</translation>
    </message>
    <message id="6.4/title">
        <source>When acts are refused</source>
        <translation>被拒绝的行动</translation>
    </message>
    <message id="6.4/text">
        <source>Once victory is declared, the game is over, and every act but a ruling is refused. An act that names a player, base or card that does not exist is refused too.</source>
        <translation>宣布胜利后对局就结束了，除裁定以外的行动都会被拒绝。如果行动涉及的玩家、基地或牌不存在，也会被拒绝，Basekeeper会说明理由。</translation>
    </message>
    <message id="5.1/title">
        <source>Surprise attack</source>
        <translation>突然袭击</translation>
    </message>
    <message id="5.1/text">
        <source>You take one more turn right after this one. Exactly one more.</source>
        <translation>这个回合结束后，你马上再进行一个回合，只多一个。</translation>
    </message>
    <message id="5.1/differs">
        <source>The Chinese sheet reads as 2 laps instead of 2 turns, and has you smile instead of sneer.</source>
        <translation>中文说明书读起来像是跑“2圈”，而不是2个回合，“冷笑”也变成了“微笑”。</translation>
    </message>
    <message id="5.1/happens">
        <source>Nobody sees it coming: when this turn is over, it is your turn all over again!</source>
        <translation>谁也没想到：这个回合一结束，又轮到你了！</translation>
    </message>
    <message id="5.1/step/1">
        <source>Sneer at everybody.</source>
        <translation>居高临下，朝所有人冷笑。</translation>
    </message>
    <message id="5.1/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.1/step/3">
        <source>Put it on the discard pile.</source>
        <translation>把它放进弃牌堆。</translation>
    </message>
    <message id="5.1/step/4">
        <source>Play this turn to its end and fill your hand as usual.</source>
        <translation>照常进行完这个回合，并补满手牌。</translation>
    </message>
    <message id="5.1/step/5">
        <source>Then begin your extra turn by drawing a card.</source>
        <translation>然后抽一张牌，开始你的额外回合。</translation>
    </message>
    <message id="5.1/clarification/1">
        <source>You get exactly one extra turn.</source>
        <translation>额外回合只有一个，不会更多。</translation>
    </message>
    <message id="5.1/clarification/2">
        <source>Each of the two turns lets you make one attack.</source>
        <translation>两个回合里各可以攻击一次。</translation>
    </message>
    <message id="5.1/clarification/3">
        <source>In the extra turn you may play a RED ALERT again.</source>
        <translation>在额外回合里，你又可以打出一张红色警报。</translation>
    </message>
    <message id="5.1/clarification/4">
        <source>If you play “Gifted turn” before the extra turn begins, you lose the extra turn.</source>
        <translation>如果在那之前你用“赠送回合”把回合送了人，额外回合也就没有了。</translation>
    </message>
    <message id="5.1/app">
        <source>Basekeeper queues your extra turn and starts it when this one ends. Filling your hand and drawing are up to you.</source>
        <translation>Basekeeper会把你的额外回合排进回合队列，等这个回合结束就开始。补手牌和抽牌由你自己来做。</translation>
    </message>
    <message id="5.1/diagram">
        <source>Player A plays the card. After this turn player A has one more turn; only then is it player B’s turn.</source>
        <translation>玩家A打出这张牌。本回合之后，玩家A再进行一个回合，然后才轮到玩家B。</translation>
    </message>
    <message id="5.2/title">
        <source>Dinner bell</source>
        <translation>开饭铃</translation>
    </message>
    <message id="5.2/text">
        <source>Choose one of another player’s bases. All ships, CREW and CATS on it go to the discard pile. The base stays.</source>
        <translation>选择其他玩家的一个基地。上面的飞船、船员和CATS全部进入弃牌堆。基地留下。</translation>
    </message>
    <message id="5.2/differs">
        <source>In the Chinese sheet the word “your” is missing before “enemy,” but the effect is right.</source>
        <translation>中文说明书在“敌人”前面漏了“你的”，但效果是对的。</translation>
    </message>
    <message id="5.2/happens">
        <source>You sweep another player’s base clean: ships and crew are gone, and only the bare base stays behind.</source>
        <translation>你把其他玩家的一个基地清空：飞船和船员一个不留，只剩下光秃秃的基地。</translation>
    </message>
    <message id="5.2/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.2/step/2">
        <source>Choose one of another player’s bases.</source>
        <translation>选择其他玩家的一个基地。</translation>
    </message>
    <message id="5.2/step/3">
        <source>Its owner discards all ships, CREW and CATS on it.</source>
        <translation>主人把上面的飞船、船员和CATS全部弃置。</translation>
    </message>
    <message id="5.2/step/4">
        <source>Leave the BASE card where it is.</source>
        <translation>基地牌留在原处。</translation>
    </message>
    <message id="5.2/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.2/clarification/1">
        <source>CATS counts as crew, so it goes as well.</source>
        <translation>CATS算船员，所以也要弃置。</translation>
    </message>
    <message id="5.2/clarification/2">
        <source>The empty base still belongs to its owner.</source>
        <translation>空基地仍归原来的主人。</translation>
    </message>
    <message id="5.2/clarification/3">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>如果别人都没有基地，你仍然可以打出这张牌，只是没有任何效果。</translation>
    </message>
    <message id="5.2/app">
        <source>Tap one of the bases that light up, look at what will happen and confirm. One undo takes the whole card back.</source>
        <translation>其他玩家的基地会亮起来：点一个，看清会发生什么，再确认，上面的飞船和船员就进入弃牌堆。撤销一次就全部恢复。</translation>
    </message>
    <message id="5.2/diagram">
        <source>A base of player B loses its ships and crew to the discard pile. The base itself stays, and so does everything on player B’s other base.</source>
        <translation>玩家B的一个基地失去全部飞船和船员，它们进入弃牌堆。基地本身留下，玩家B的另一个基地也不受影响。</translation>
    </message>
    <message id="5.3/title">
        <source>Self-destruct</source>
        <translation>自我毁灭</translation>
    </message>
    <message id="5.3/text">
        <source>Discard your whole hand and draw a new one of 7 cards. Nothing changes on the table.</source>
        <translation>弃置你的全部手牌，重新抽7张牌。桌面上没有变化。</translation>
    </message>
    <message id="5.3/differs">
        <source>The Chinese sheet says “the complete set” instead of “the hand.”</source>
        <translation>中文说明书把“手牌”写成了“全套牌”。</translation>
    </message>
    <message id="5.3/happens">
        <source>Boom! Your whole hand is gone, and you start over with 7 fresh cards.</source>
        <translation>轰的一声，你的手牌全没了，换来7张新牌从头再来！</translation>
    </message>
    <message id="5.3/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.3/step/2">
        <source>Put your whole hand and this RED ALERT on the discard pile.</source>
        <translation>把全部手牌和这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.3/step/3">
        <source>Draw 7 new cards from the deck.</source>
        <translation>从牌堆抽7张新牌。</translation>
    </message>
    <message id="5.3/step/4">
        <source>Then go on with your turn.</source>
        <translation>然后接着进行你的回合。</translation>
    </message>
    <message id="5.3/clarification/1">
        <source>You draw 7 cards, no matter how many you discarded.</source>
        <translation>不管弃置了几张，都抽7张。</translation>
    </message>
    <message id="5.3/clarification/2">
        <source>BASE cards in your hand go too: you may not choose to discard one, but here the card makes you.</source>
        <translation>手里的基地也要弃置：你不能主动弃置基地，但这里是牌的效果。</translation>
    </message>
    <message id="5.3/clarification/3">
        <source>If the deck runs out, shuffle the discard pile into a new one and go on drawing.</source>
        <translation>如果牌堆用完了，就把弃牌堆洗成新的牌堆，接着抽。</translation>
    </message>
    <message id="5.3/clarification/4">
        <source>Nothing happens to the cards that lie on the table.</source>
        <translation>桌面上的牌不受影响。</translation>
    </message>
    <message id="5.3/app">
        <source>Basekeeper only notes that you played the card. You discard and draw at the table.</source>
        <translation>Basekeeper只记下你打出了这张牌。弃置和抽牌由你自己在桌上做。</translation>
    </message>
    <message id="5.3/diagram">
        <source>Player A discards all seven cards and then draws seven new ones.</source>
        <translation>玩家A弃置全部七张手牌，再抽七张新牌。</translation>
    </message>
    <message id="5.4/title">
        <source>Two from the deck</source>
        <translation>牌堆顶两张</translation>
    </message>
    <message id="5.4/text">
        <source>Take the top 2 cards of the deck and play them at once. These are 2 free plays.</source>
        <translation>拿牌堆顶的2张牌，立刻打出。这是2次额外出牌。</translation>
    </message>
    <message id="5.4/differs">
        <source>The Spanish sheet says that you choose 2 cards, as if you looked through the deck, and the Chinese one uses the word for the deck of a ship.</source>
        <translation>西班牙文说明书写的是“挑选”2张牌，好像可以翻看牌堆；中文说明书把“牌堆”写成了“甲板”。</translation>
    </message>
    <message id="5.4/happens">
        <source>You take the top 2 cards of the deck and must play them right now, whatever they are!</source>
        <translation>你拿到牌堆顶的2张牌，不管是什么，马上就得打出去！</translation>
    </message>
    <message id="5.4/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.4/step/2">
        <source>Take the top 2 cards of the deck.</source>
        <translation>拿牌堆顶的2张牌。</translation>
    </message>
    <message id="5.4/step/3">
        <source>Play them one after the other, in either order.</source>
        <translation>一张一张打出，顺序由你定。</translation>
    </message>
    <message id="5.4/step/4">
        <source>A BASE goes in front of you, other cards on your bases.</source>
        <translation>基地放在面前，其他牌放在你的基地上。</translation>
    </message>
    <message id="5.4/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.4/clarification/1">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>飞船、船员或CATS没有基地可放时要弃置，这次额外出牌也算用掉。</translation>
    </message>
    <message id="5.4/clarification/2">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>遇到红色警报，它立刻生效，这次额外出牌也就用掉了；它带来的额外出牌先进行。</translation>
    </message>
    <message id="5.4/clarification/3">
        <source>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</source>
        <translation>“反击”现在不能打出：它留在你的手牌里，这次额外出牌也算用掉。</translation>
    </message>
    <message id="5.4/clarification/4">
        <source>Afterward you still have your DEFENSE phase, as on any turn.</source>
        <translation>之后照常进行你的防御阶段。</translation>
    </message>
    <message id="5.4/clarification/5">
        <source>If the deck runs out, shuffle the discard pile into a new one.</source>
        <translation>如果牌堆用完了，就把弃牌堆洗成新的牌堆。</translation>
    </message>
    <message id="5.4/app">
        <source>Basekeeper opens 2 free plays and counts them: choose each card you play and, if you have several bases, tap the one it goes to. You take the cards at the table.</source>
        <translation>Basekeeper会开放2次额外出牌，并帮你计数：先选要打出的牌，有多个基地时，再点要放到的基地。牌由你在桌上拿。</translation>
    </message>
    <message id="5.4/diagram">
        <source>Player A takes the top two cards of the deck, here a BASE and a Zig, and plays both right away.</source>
        <translation>玩家A拿起牌堆顶的两张牌，这里是一个基地和一艘Zig，立刻全部打出。</translation>
    </message>
    <message id="5.5/title">
        <source>Whole hand</source>
        <translation>打出全部手牌</translation>
    </message>
    <message id="5.5/text">
        <source>Play your entire hand at once. Your free plays have no limit, and you say when you are done.</source>
        <translation>立刻打出你的全部手牌。额外出牌不限次数，直到你说打完为止。</translation>
    </message>
    <message id="5.5/differs">
        <source>The Chinese sheet says “the complete set” instead of “the hand.”</source>
        <translation>中文说明书把“手牌”写成了“全套牌”。</translation>
    </message>
    <message id="5.5/happens">
        <source>Hold nothing back: you play every card in your hand right now, one after another.</source>
        <translation>一张不留！你现在就把手里的牌一张接一张全打出去。</translation>
    </message>
    <message id="5.5/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.5/step/2">
        <source>Lay your BASE cards down first, to make room for the others.</source>
        <translation>先打出基地，这样别的牌才有地方放。</translation>
    </message>
    <message id="5.5/step/3">
        <source>Play your SHIP, CREW and CATS cards on your bases.</source>
        <translation>把飞船、船员和CATS打出到你的基地上。</translation>
    </message>
    <message id="5.5/step/4">
        <source>Say when you are done.</source>
        <translation>打完了就说一声。</translation>
    </message>
    <message id="5.5/step/5">
        <source>Discard the RED ALERT, but do not fill your hand yet.</source>
        <translation>把这张红色警报放进弃牌堆，先不补手牌。</translation>
    </message>
    <message id="5.5/clarification/1">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>飞船、船员或CATS没有基地可放时要弃置，这次额外出牌也算用掉。</translation>
    </message>
    <message id="5.5/clarification/2">
        <source>Other RED ALERTs in your hand take effect as you play them, one by one; any free plays one of them brings come first.</source>
        <translation>手里其他的红色警报也逐张打出，立刻生效；它们带来的额外出牌先进行。</translation>
    </message>
    <message id="5.5/clarification/3">
        <source>“Counterattack” cannot be played now and stays in your hand.</source>
        <translation>“反击”现在不能打出，留在你的手牌里。</translation>
    </message>
    <message id="5.5/clarification/4">
        <source>If your hand is empty afterward, or nothing but RED ALERTs is left in it, you pass the DEFENSE phase that follows.</source>
        <translation>如果打完后手里没有牌，或只剩红色警报，就跳过接下来的防御阶段。</translation>
    </message>
    <message id="5.5/clarification/5">
        <source>You fill your hand up to 7 only in the REGROUP phase.</source>
        <translation>手牌要到重组阶段才补到7张。</translation>
    </message>
    <message id="5.5/app">
        <source>Basekeeper opens free plays without a limit, until you say that you are done. It cannot see your hand, so you choose each card you play and, if you have several bases, tap the one it goes to.</source>
        <translation>Basekeeper会开放不限次数的额外出牌，直到你点“手牌打完了”。它看不到你的手牌，每次由你选要打出的牌，有多个基地时，再点要放到的基地。</translation>
    </message>
    <message id="5.5/diagram">
        <source>Player A plays the entire hand at once: a BASE, two ships and a CREW card.</source>
        <translation>玩家A一次打出全部手牌：一个基地、两艘飞船和一张船员牌。</translation>
    </message>
    <message id="5.6/title">
        <source>Peek and swap</source>
        <translation>偷看换牌</translation>
    </message>
    <message id="5.6/text">
        <source>Name another player, look at their hand, take one card and give them one that you do not want. Nothing changes on the table.</source>
        <translation>指定另一位玩家，看对方的手牌，拿走一张，再给对方一张你不要的牌。桌面上没有变化。</translation>
    </message>
    <message id="5.6/differs">
        <source>The Chinese sheet says that the unwanted card is given to you.</source>
        <translation>中文说明书写的是把不要的牌给“你”。</translation>
    </message>
    <message id="5.6/happens">
        <source>You peek at another player’s hand, help yourself to one card and hand over one that you do not want.</source>
        <translation>你偷看另一位玩家的手牌，挑走一张，再塞回一张你不要的牌。</translation>
    </message>
    <message id="5.6/step/1">
        <source>Keep calm and do not nag anybody.</source>
        <translation>沉住气，别唠叨。</translation>
    </message>
    <message id="5.6/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.6/step/3">
        <source>Say whose hand you choose.</source>
        <translation>说出你要看谁的手牌。</translation>
    </message>
    <message id="5.6/step/4">
        <source>Look at that player’s hand and take one card.</source>
        <translation>看对方的手牌，拿走一张。</translation>
    </message>
    <message id="5.6/step/5">
        <source>Give that player one card that you do not want.</source>
        <translation>给对方一张你不要的牌。</translation>
    </message>
    <message id="5.6/step/6">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.6/clarification/1">
        <source>You choose both cards: the one you take and the one you give.</source>
        <translation>拿哪张、给哪张，都由你选。</translation>
    </message>
    <message id="5.6/clarification/2">
        <source>If you take a RED ALERT, hold it for later, unless your table allows more than one in this phase.</source>
        <translation>如果拿到的是红色警报，就先留着，除非你们约定这个阶段不限张数。</translation>
    </message>
    <message id="5.6/clarification/3">
        <source>Without such a card, players never trade cards.</source>
        <translation>没有这样的牌，玩家之间不能换牌。</translation>
    </message>
    <message id="5.6/app">
        <source>Tap the other player: Basekeeper only notes who it is. You look and swap at the table.</source>
        <translation>点一下对方：Basekeeper只记下是谁。看牌和换牌你们自己在桌上做。</translation>
    </message>
    <message id="5.6/diagram">
        <source>Player A looks at player B’s hand, takes the Dreadnought and gives a CREW card for it.</source>
        <translation>玩家A查看玩家B的手牌，拿走Dreadnought，再交出一张船员牌。</translation>
    </message>
    <message id="5.7/title">
        <source>Gifted turn</source>
        <translation>赠送回合</translation>
    </message>
    <message id="5.7/text">
        <source>Give this card to another player and lose the rest of your turn. That player keeps the card in hand and takes a full turn now; play then goes on from that player’s place. Your table may have agreed that the player after the giver is next instead.</source>
        <translation>把这张牌交给另一位玩家，你的回合到此为止；对方把牌留作手牌，马上进行一个完整的回合，之后从对方的座位接着往下轮。你们这桌也可以约定：之后轮到赠送者的下一位玩家。</translation>
    </message>
    <message id="5.7/differs">
        <source>The Spanish sheet says that you lose a turn and must hand over the card; the Chinese one, in broken grammar, says only that you may.</source>
        <translation>西班牙文说明书写的是你失去一个回合，而且“必须”把牌交出去；中文说明书写的是“可以”交给别人，语句也不通。</translation>
    </message>
    <message id="5.7/happens">
        <source>You give somebody a present: your turn stops right here, and that player begins a full turn now.</source>
        <translation>你送出一份大礼：你的回合到此为止，对方马上开始一个完整的回合。</translation>
    </message>
    <message id="5.7/step/1">
        <source>Look as if you were thinking hard.</source>
        <translation>装出苦苦思索的样子。</translation>
    </message>
    <message id="5.7/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.7/step/3">
        <source>Give the card to another player instead of discarding it.</source>
        <translation>把牌交给另一位玩家，不进弃牌堆。</translation>
    </message>
    <message id="5.7/step/4">
        <source>Stop: the rest of your turn is lost.</source>
        <translation>停下：你这个回合余下的部分不再进行。</translation>
    </message>
    <message id="5.7/step/5">
        <source>That player keeps the card and begins a turn by drawing.</source>
        <translation>对方把牌收进手里，抽一张牌，开始回合。</translation>
    </message>
    <message id="5.7/clarification/1">
        <source>After the gifted turn, play goes on from the receiver’s place, so players in between may be skipped.</source>
        <translation>赠送的回合结束后，从接收者的座位接着往下轮，中间的玩家可能会被跳过。</translation>
    </message>
    <message id="5.7/clarification/2">
        <source>If your table has agreed on it, the player after the giver is next instead; if the card was passed on, the last giver counts.</source>
        <translation>如果你们约定之后轮到赠送者的下一位玩家，那么连续转送时，以最后的赠送者为准。</translation>
    </message>
    <message id="5.7/clarification/3">
        <source>The receiver may play the card too, even during the gifted turn itself.</source>
        <translation>接收者也可以打出它，就在这个赠送的回合里打出也行。</translation>
    </message>
    <message id="5.7/clarification/4">
        <source>Free plays and extra turns that you still had are lost.</source>
        <translation>你还没用完的额外出牌和额外回合也就没有了。</translation>
    </message>
    <message id="5.7/app">
        <source>Tap the player and confirm: the gifted turn starts at once, and Basekeeper keeps track of whose turn is next. You hand over the card at the table.</source>
        <translation>点一下对方，再确认：对方的回合立刻开始，回合队列由Basekeeper排好。牌由你在桌上交给对方。</translation>
    </message>
    <message id="5.7/diagram">
        <source>Player A gives the card to player C and loses the rest of the turn. Now it is player C’s turn, then player A’s, then player B’s.</source>
        <translation>玩家A把这张牌交给玩家C，并失去本回合剩下的部分。现在是玩家C的回合，然后是玩家A，再然后是玩家B。</translation>
    </message>
    <message id="5.8/title">
        <source>Ship thief</source>
        <translation>飞船大盗</translation>
    </message>
    <message id="5.8/text">
        <source>Move all ships from one of another player’s bases to one of your own. Only ships move: CREW and CATS stay.</source>
        <translation>把其他玩家一个基地上的所有飞船移到你的一个基地上。只移飞船，船员和CATS留下。</translation>
    </message>
    <message id="5.8/differs">
        <source>The Chinese sheet says “on your body” instead of “on your base.”</source>
        <translation>中文说明书把“放在你的基地上”写成了“放在你身上”。</translation>
    </message>
    <message id="5.8/happens">
        <source>You make off with a whole fleet: every ship on another player’s base flies over to one of yours.</source>
        <translation>你拐走一整支舰队：其他玩家一个基地上的飞船，全都飞到你的一个基地上。</translation>
    </message>
    <message id="5.8/step/1">
        <source>Smile at everybody.</source>
        <translation>朝每个人笑一笑。</translation>
    </message>
    <message id="5.8/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.8/step/3">
        <source>Choose one of another player’s bases and one of your own.</source>
        <translation>选别人的一个基地，再选自己的一个基地。</translation>
    </message>
    <message id="5.8/step/4">
        <source>Move all ships from the first to the second.</source>
        <translation>把前一个基地上的飞船全部移到后一个。</translation>
    </message>
    <message id="5.8/step/5">
        <source>Leave the base, the CREW and the CATS where they are.</source>
        <translation>基地、船员和CATS留在原处。</translation>
    </message>
    <message id="5.8/step/6">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.8/clarification/1">
        <source>Only ships come along; CREW and CATS stay.</source>
        <translation>只带走飞船，船员和CATS留下。</translation>
    </message>
    <message id="5.8/clarification/2">
        <source>All the ships must go to the same base.</source>
        <translation>所有飞船都放到你的同一个基地上。</translation>
    </message>
    <message id="5.8/clarification/3">
        <source>There is always room: a base holds any number of cards.</source>
        <translation>不怕放不下：一个基地上放多少张牌都可以。</translation>
    </message>
    <message id="5.8/clarification/4">
        <source>If you have no base, or nobody else has one, the card does nothing.</source>
        <translation>如果你没有基地，或者别人都没有基地，这张牌就没有任何效果。</translation>
    </message>
    <message id="5.8/app">
        <source>Tap the other player’s base, then your own: Basekeeper shows which ships will come, and moves them when you confirm. One undo takes the whole card back.</source>
        <translation>先点对方的基地，再点自己的：Basekeeper会显示哪些飞船要过来，你确认后就移动。撤销一次就全部恢复。</translation>
    </message>
    <message id="5.8/diagram">
        <source>Both ships on player B’s base move to a base of player A. The crew stays where it is.</source>
        <translation>玩家B基地上的两艘飞船移到玩家A的一个基地上。船员留在原处。</translation>
    </message>
    <message id="5.9/title">
        <source>Pass right</source>
        <translation>传给右边</translation>
    </message>
    <message id="5.9/text">
        <source>Every player chooses one card from their hand and gives it to the player on their right. Basekeeper shows who gives to whom. Nothing changes on the table.</source>
        <translation>每位玩家自选一张手牌，交给右边的玩家；Basekeeper会显示谁给谁。桌面上没有变化。</translation>
    </message>
    <message id="5.9/happens">
        <source>Everybody, including you, has to part with a card: off it goes to the player on the right!</source>
        <translation>人人都要送出一张牌，你也一样：传给右边的邻座！</translation>
    </message>
    <message id="5.9/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.9/step/2">
        <source>Every player chooses one card from their own hand.</source>
        <translation>每位玩家从自己的手牌里选一张。</translation>
    </message>
    <message id="5.9/step/3">
        <source>Every player gives it to the player on their right.</source>
        <translation>每位玩家把它交给右边的玩家。</translation>
    </message>
    <message id="5.9/step/4">
        <source>Every player adds the card from their left to their hand.</source>
        <translation>每位玩家把左边传来的牌收进手里。</translation>
    </message>
    <message id="5.9/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.9/clarification/1">
        <source>Each player chooses their own card; you do not choose for the others.</source>
        <translation>每个人自己选牌，你不能替别人选。</translation>
    </message>
    <message id="5.9/clarification/2">
        <source>The cards go to the right even if turns at your table pass counterclockwise.</source>
        <translation>就算你们约定按逆时针方向轮流，牌也是传给右边。</translation>
    </message>
    <message id="5.9/clarification/3">
        <source>If you are given a RED ALERT, hold it for later, unless your table allows more than one in this phase.</source>
        <translation>如果传给你的是红色警报，就先留着，除非你们约定这个阶段不限张数。</translation>
    </message>
    <message id="5.9/app">
        <source>Arrows in the picture of the table show who gives to whom. Basekeeper only notes that the card was played; you pass the cards yourselves.</source>
        <translation>桌面图上的箭头会显示谁给谁。Basekeeper只记下这张牌；牌由你们自己传。</translation>
    </message>
    <message id="5.9/diagram">
        <source>Each player gives one card to the player on the right: player A to player C, player B to player A, and player C to player B.</source>
        <translation>每名玩家把一张牌交给右边的玩家：玩家A给玩家C，玩家B给玩家A，玩家C给玩家B。</translation>
    </message>
    <message id="5.10/title">
        <source>Two bases</source>
        <translation>两个基地</translation>
    </message>
    <message id="5.10/text">
        <source>Take 2 bases in total (fewer if there are no more) from 1 or 2 other players. For each card on these bases, the former owner chooses one of their own remaining bases, anyone else’s base (yours included), or the discard pile.</source>
        <translation>从1位或2位其他玩家那里一共拿走2个基地；总共不到2个，就有几个拿几个。上面的每张牌由原来的主人决定去处：自己剩下的任意一个基地、别人的任意一个基地（你的也算，包括刚拿走的），或弃牌堆。</translation>
    </message>
    <message id="5.10/differs">
        <source>The Chinese sheet turns players into ball players, and leaves out that the other bases are “theirs” or “anyone else’s.”</source>
        <translation>中文说明书把“玩家”写成了“球员”，还漏掉了“自己的”其他基地和“别人的”基地这层意思。</translation>
    </message>
    <message id="5.10/happens">
        <source>Two bases move over to your side, but the players you take them from say where the cards on them go.</source>
        <translation>有2个基地归你了，不过上面的牌去哪儿，由原来的主人说了算。</translation>
    </message>
    <message id="5.10/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.10/step/2">
        <source>Choose 2 bases in total, from 1 or 2 other players.</source>
        <translation>从1位或2位其他玩家那里共选2个基地。</translation>
    </message>
    <message id="5.10/step/3">
        <source>Put those BASE cards in front of you.</source>
        <translation>把这些基地牌放到你面前。</translation>
    </message>
    <message id="5.10/step/4">
        <source>Their former owners decide where each card on them goes.</source>
        <translation>上面的每张牌去哪里，由原来的主人选。</translation>
    </message>
    <message id="5.10/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.10/clarification/1">
        <source>If the other players have fewer than 2 bases in all, you take what they have.</source>
        <translation>如果其他玩家总共不到2个基地，有几个拿几个。</translation>
    </message>
    <message id="5.10/clarification/2">
        <source>“Anyone else” includes you, so a card may even stay on the base that you take.</source>
        <translation>对原来的主人来说，你的基地也是“别人的基地”，所以牌甚至可以留在你拿走的基地上。</translation>
    </message>
    <message id="5.10/clarification/3">
        <source>The bases you take count toward your victory.</source>
        <translation>拿来的基地，宣布胜利时也算数。</translation>
    </message>
    <message id="5.10/clarification/4">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>如果别人都没有基地，你仍然可以打出这张牌，只是没有任何效果。</translation>
    </message>
    <message id="5.10/app">
        <source>Tap two bases. Basekeeper then asks their former owners about every card; you confirm once, and one undo takes the whole card back.</source>
        <translation>点两个基地，Basekeeper就逐张询问原来的主人。只需确认一次，撤销一次就全部恢复。</translation>
    </message>
    <message id="5.10/asked">
        <source>%1 takes your base. You decide where each card on it goes.</source>
        <translation>%1拿走了你的基地，上面的牌去哪里由你决定。</translation>
    </message>
    <message id="5.10/diagram">
        <source>Player A takes one base from player B and one from player C. Player B moves the ship to one of their remaining bases; player C puts the crew on the discard pile.</source>
        <translation>玩家A从玩家B和玩家C那里各拿走一个基地。玩家B把飞船移到剩下的基地上，玩家C把船员放进弃牌堆。</translation>
    </message>
    <message id="5.11/title">
        <source>A ship from each</source>
        <translation>各毁一艘飞船</translation>
    </message>
    <message id="5.11/text">
        <source>For each other player, choose one of their ships, on any base: it is destroyed. A player without a ship loses nothing. Your table may follow the Spanish sheet: each other player then loses one base of your choice instead, with everything on it.</source>
        <translation>在其他每位玩家的一个基地上各选一艘飞船，全部摧毁；没有飞船的玩家不受损失。你们这桌也可以约定按西班牙文说明书来：摧毁其他每位玩家的一个基地，连同上面的所有牌。</translation>
    </message>
    <message id="5.11/differs">
        <source>The Spanish sheet says one base of each player, not one ship.</source>
        <translation>西班牙文说明书写的是每位玩家一个基地，而不是一艘飞船。</translation>
    </message>
    <message id="5.11/happens">
        <source>Every other player loses one ship, and you are the one who points the finger.</source>
        <translation>其他每位玩家都要失去一艘飞船，毁哪一艘由你来点！</translation>
    </message>
    <message id="5.11/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.11/step/2">
        <source>For each other player, choose one of their ships, on any base.</source>
        <translation>在其他每位玩家的基地上各选一艘飞船。</translation>
    </message>
    <message id="5.11/step/3">
        <source>Each owner puts that ship on the discard pile.</source>
        <translation>飞船的主人把它放进弃牌堆。</translation>
    </message>
    <message id="5.11/step/4">
        <source>Skip players who have no ship.</source>
        <translation>没有飞船的玩家跳过。</translation>
    </message>
    <message id="5.11/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.11/clarification/1">
        <source>You choose the ships, not their owners.</source>
        <translation>选哪艘飞船由你定，不由它的主人定。</translation>
    </message>
    <message id="5.11/clarification/2">
        <source>A player without a ship loses nothing, not even a CREW or CATS.</source>
        <translation>没有飞船的玩家什么也不失去，连船员和CATS也不用弃置。</translation>
    </message>
    <message id="5.11/clarification/3">
        <source>If your table follows the Spanish sheet, choose one base of each other player instead: it is destroyed with everything on it.</source>
        <translation>如果你们约定按西班牙文说明书来，就改为选其他每位玩家的一个基地，连同上面的所有牌一起摧毁。</translation>
    </message>
    <message id="5.11/clarification/4">
        <source>If nobody else has anything to lose, you may still play the card; it then does nothing.</source>
        <translation>如果别人都没有东西可失去，你仍然可以打出这张牌，只是没有任何效果。</translation>
    </message>
    <message id="5.11/app">
        <source>For each other player, tap one of their ships, or one of their bases if your table plays it that way. You confirm once, and one undo brings everything back.</source>
        <translation>在其他每位玩家那里各点一艘亮起的飞船，或按你们的约定各点一个基地。只需确认一次，撤销一次就全部恢复。</translation>
    </message>
    <message id="5.11/diagram">
        <source>Player B and player C each lose one ship to the discard pile. Everything else stays.</source>
        <translation>玩家B和玩家C各失去一艘飞船，飞船进入弃牌堆。其余的都留下。</translation>
    </message>
    <message id="5.12/title">
        <source>Grab bag</source>
        <translation>碰碰运气</translation>
    </message>
    <message id="5.12/text">
        <source>Shuffle the discard pile and play one random card from it at once, as a free play. If the pile is empty, you skip the free play. Your RED ALERT joins the pile only afterward. Nothing else lets you play a card from the discard pile.</source>
        <translation>把弃牌堆洗匀，从中随机拿一张，立刻打出：这是一次额外出牌。弃牌堆是空的，就放弃这次额外出牌；你的红色警报随后才进入弃牌堆。除此以外，不能打出弃牌堆里的牌。</translation>
    </message>
    <message id="5.12/differs">
        <source>The Chinese sheet does not name the discard pile, so it seems to mean the deck.</source>
        <translation>中文说明书没有写明弃牌堆，读起来像是牌堆。</translation>
    </message>
    <message id="5.12/happens">
        <source>You fish blindly in the discard pile, and whatever you pull out you play on the spot.</source>
        <translation>你闭着眼睛从弃牌堆里摸一张，摸到什么就当场打出什么。</translation>
    </message>
    <message id="5.12/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.12/step/2">
        <source>Set this RED ALERT aside and shuffle the discard pile.</source>
        <translation>把这张红色警报放在一边，再洗匀弃牌堆。</translation>
    </message>
    <message id="5.12/step/3">
        <source>Take one card from the pile without looking.</source>
        <translation>不看牌，从弃牌堆里拿一张。</translation>
    </message>
    <message id="5.12/step/4">
        <source>Play it at once.</source>
        <translation>立刻打出它。</translation>
    </message>
    <message id="5.12/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.12/clarification/1">
        <source>This RED ALERT joins the pile only afterward, so you cannot fish it out again.</source>
        <translation>这张红色警报随后才进入弃牌堆，所以不会又摸到它自己。</translation>
    </message>
    <message id="5.12/clarification/2">
        <source>If the pile is empty, you skip the free play.</source>
        <translation>如果弃牌堆是空的，就放弃这次额外出牌。</translation>
    </message>
    <message id="5.12/clarification/3">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>飞船、船员或CATS没有基地可放时要弃置，这次额外出牌也算用掉。</translation>
    </message>
    <message id="5.12/clarification/4">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>遇到红色警报，它立刻生效，这次额外出牌也就用掉了；它带来的额外出牌先进行。</translation>
    </message>
    <message id="5.12/clarification/5">
        <source>“Counterattack” cannot be played now: it stays in the discard pile, and you skip the free play.</source>
        <translation>“反击”现在不能打出：它留在弃牌堆里，你放弃这次额外出牌。</translation>
    </message>
    <message id="5.12/app">
        <source>Basekeeper opens one free play from the discard pile: tap the card in the pile, or choose what kind of card it is. You shuffle and draw at the table.</source>
        <translation>Basekeeper会开放一次额外出牌，并列出弃牌堆：点你抽到的那张；没有列出，就点“不在其中……”，再选它是哪种牌。洗牌和拿牌由你自己在桌上做。</translation>
    </message>
    <message id="5.12/diagram">
        <source>The discard pile is shuffled, and one card is taken from it at random, here a Dreadnought. Player A plays it at once.</source>
        <translation>洗好弃牌堆，从中随机取一张牌，这里是一艘Dreadnought。玩家A立刻把它打出。</translation>
    </message>
    <message id="5.13/title">
        <source>Base destroyed</source>
        <translation>摧毁基地</translation>
    </message>
    <message id="5.13/text">
        <source>Choose one of another player’s bases. The base and everything on it go to the discard pile.</source>
        <translation>选择其他玩家的一个基地。这个基地和上面的所有牌都进入弃牌堆。</translation>
    </message>
    <message id="5.13/differs">
        <source>In the Chinese sheet “with everything on it” is missing.</source>
        <translation>中文说明书漏写了“基地上的所有牌”。</translation>
    </message>
    <message id="5.13/happens">
        <source>Kaboom! Another player’s base is gone, and everything on it goes down with it.</source>
        <translation>轰隆！其他玩家的一个基地没了，上面的东西也跟着一起完蛋。</translation>
    </message>
    <message id="5.13/step/1">
        <source>Laugh like a villain while you play this card.</source>
        <translation>打出这张牌时，像反派那样大笑。</translation>
    </message>
    <message id="5.13/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.13/step/3">
        <source>Choose one of another player’s bases.</source>
        <translation>选择其他玩家的一个基地。</translation>
    </message>
    <message id="5.13/step/4">
        <source>Its owner discards the BASE and every card on it.</source>
        <translation>主人把基地和上面的牌全部放进弃牌堆。</translation>
    </message>
    <message id="5.13/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.13/clarification/1">
        <source>Nothing on the base may be saved by moving it to another one.</source>
        <translation>基地上的牌不能移到别的基地去躲过一劫。</translation>
    </message>
    <message id="5.13/clarification/2">
        <source>Nobody may choose to discard a BASE, but this card forces it.</source>
        <translation>谁都不能主动弃置基地，但这张牌的效果可以。</translation>
    </message>
    <message id="5.13/clarification/3">
        <source>If this leaves the owner with too few bases, they may not declare victory.</source>
        <translation>如果它的主人因此基地不够数，就不能宣布胜利。</translation>
    </message>
    <message id="5.13/clarification/4">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>如果别人都没有基地，你仍然可以打出这张牌，只是没有任何效果。</translation>
    </message>
    <message id="5.13/app">
        <source>Tap one of the bases that light up: Basekeeper shows everything that will be lost. You confirm once, and one undo brings it all back.</source>
        <translation>其他玩家的基地会亮起来：点一个。Basekeeper会显示哪些牌要进入弃牌堆，只需确认一次，撤销一次就全部恢复。</translation>
    </message>
    <message id="5.13/diagram">
        <source>A base of player B and everything on it go to the discard pile. Player B’s other base stays.</source>
        <translation>玩家B的一个基地连同上面的一切进入弃牌堆。玩家B的另一个基地留下。</translation>
    </message>
    <message id="5.14/title">
        <source>One from every hand</source>
        <translation>从每人手里拿一张</translation>
    </message>
    <message id="5.14/text">
        <source>Take one random card from every other player’s hand and play those cards at once, each as a free play. Whoever lost a card draws one.</source>
        <translation>从其他每位玩家的手牌中各随机拿一张，立刻打出：有几位其他玩家，就有几次额外出牌。失去牌的玩家各抽一张牌。</translation>
    </message>
    <message id="5.14/differs">
        <source>The English and Chinese sheets say that all players draw. Basekeeper follows the Spanish one: only those who lost a card draw.</source>
        <translation>英文和中文说明书写的是所有玩家都抽牌；Basekeeper按西班牙文说明书来：只有失去牌的玩家才抽。</translation>
    </message>
    <message id="5.14/happens">
        <source>You pull one card blindly out of every other player’s hand and play all of them as your own.</source>
        <translation>你从其他每位玩家的手里各摸一张牌，全都当成自己的打出去。</translation>
    </message>
    <message id="5.14/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.14/step/2">
        <source>Take one card from every other player’s hand without looking.</source>
        <translation>不看牌，从其他每位玩家的手牌里各拿一张。</translation>
    </message>
    <message id="5.14/step/3">
        <source>Play those cards at once, one after another.</source>
        <translation>把这些牌立刻一张接一张打出。</translation>
    </message>
    <message id="5.14/step/4">
        <source>Everybody who lost a card draws one.</source>
        <translation>失去牌的玩家各抽一张牌。</translation>
    </message>
    <message id="5.14/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.14/clarification/1">
        <source>You play for yourself: a BASE goes in front of you, and other cards go on your own bases.</source>
        <translation>你是为自己打出：基地放在你面前，其他牌放在你自己的基地上。</translation>
    </message>
    <message id="5.14/clarification/2">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>飞船、船员或CATS没有基地可放时要弃置，这次额外出牌也算用掉。</translation>
    </message>
    <message id="5.14/clarification/3">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>遇到红色警报，它立刻生效，这次额外出牌也就用掉了；它带来的额外出牌先进行。</translation>
    </message>
    <message id="5.14/clarification/4">
        <source>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</source>
        <translation>“反击”现在不能打出：它留在你的手牌里，这次额外出牌也算用掉。</translation>
    </message>
    <message id="5.14/clarification/5">
        <source>Only those who lost a card draw one; you do not.</source>
        <translation>只有失去牌的玩家抽牌，你不抽。</translation>
    </message>
    <message id="5.14/app">
        <source>Basekeeper opens as many free plays as there are other players: choose each card you play and, if you have several bases, tap the one it goes to. You take and draw the cards at the table.</source>
        <translation>有几位其他玩家，Basekeeper就开放几次额外出牌，并帮你计数：先选要打出的牌，有多个基地时，再点要放到的基地。拿牌和抽牌由你们自己在桌上做。</translation>
    </message>
    <message id="5.14/diagram">
        <source>Player A takes one random card from player B and one from player C and plays both right away. Player B and player C each draw a new card.</source>
        <translation>玩家A从玩家B和玩家C的手牌中各随机取一张，立刻打出。玩家B和玩家C各抽一张新牌。</translation>
    </message>
    <message id="5.15/title">
        <source>Counterattack</source>
        <translation>反击</translation>
    </message>
    <message id="5.15/text">
        <source>Play this card when someone has declared an attack on one of your bases. Only the cards in this battle are discarded, including CREW and CATS: every attacking card and every card on the attacked base. You keep the base, the attacker gets no change, and you draw a card.</source>
        <translation>有人宣布攻击你的基地时可以打出：参加攻击的牌和被攻击基地上的牌全部弃置，包括船员和CATS，其他牌不动。基地仍归你，没有找零，你抽一张牌。</translation>
    </message>
    <message id="5.15/differs">
        <source>The Chinese sheet turns the defender into a soccer fullback and says “when attacking” instead of “when attacked.”</source>
        <translation>中文说明书把“防守方”写成了球场上的“后卫”，把“被攻击时”写成了“攻击时”。</translation>
    </message>
    <message id="5.15/happens">
        <source>You turn an attack around: all cards in the battle are lost, the attacker’s and yours, but the base stays yours!</source>
        <translation>有人来攻击，你当场还击：这场战斗里双方的牌全部弃置，但基地还是你的！</translation>
    </message>
    <message id="5.15/step/1">
        <source>Wait until somebody has declared an attack on one of your bases.</source>
        <translation>等有人宣布攻击你的一个基地。</translation>
    </message>
    <message id="5.15/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.15/step/3">
        <source>The attacker puts every attacking card on the discard pile.</source>
        <translation>攻击方把参加攻击的牌全部放进弃牌堆。</translation>
    </message>
    <message id="5.15/step/4">
        <source>Discard every card on the attacked base too, but keep the BASE.</source>
        <translation>被攻击基地上的牌也全部弃置，基地留下。</translation>
    </message>
    <message id="5.15/step/5">
        <source>Put the RED ALERT on the discard pile and draw a card.</source>
        <translation>把这张红色警报放进弃牌堆，再抽一张牌。</translation>
    </message>
    <message id="5.15/clarification/1">
        <source>Play it after the attack has been declared. Once you have let the attack through, it is too late.</source>
        <translation>要在攻击宣布之后、你接受攻击之前打出。</translation>
    </message>
    <message id="5.15/clarification/2">
        <source>Only the cards in this battle are lost; all other cards stay, on both sides.</source>
        <translation>只弃置这场战斗中的牌；双方其他的牌都留下。</translation>
    </message>
    <message id="5.15/clarification/3">
        <source>The attacker gets no change.</source>
        <translation>攻击方不能找零。</translation>
    </message>
    <message id="5.15/clarification/4">
        <source>The attack is used up: the attacker may not attack again this turn.</source>
        <translation>这次攻击算用掉了：攻击方本回合不能再攻击。</translation>
    </message>
    <message id="5.15/app">
        <source>When an attack is declared, Basekeeper offers this card to the defender, in the defender’s own language, and clears the battle away if the card is played. It cannot know whether you hold the card, and you draw your new card yourself.</source>
        <translation>有人宣布攻击时，Basekeeper会用防守方自己的语言询问是否打出这张牌（它不知道你手里有没有）；打出后，这场战斗中的牌自动弃置，新牌由你自己抽。</translation>
    </message>
    <message id="5.15/diagram">
        <source>Player B attacks player A’s base with a Dreadnought, and player A plays the card. The Dreadnought and every card on the attacked base are discarded. Both bases stay.</source>
        <translation>玩家B用Dreadnought攻击玩家A的基地，玩家A打出这张牌。Dreadnought和被攻击基地上的所有牌都弃置。两个基地都留下。</translation>
    </message>
    <message id="5.16/title">
        <source>Imprecise orders</source>
        <translation>含糊的命令</translation>
    </message>
    <message id="5.16/text">
        <source>Beginning with you and going clockwise, every player moves one ship from one of their own bases to any other player’s base. All choose for themselves; whoever has no ship, or no base to send it to, is skipped.</source>
        <translation>从你开始，按顺时针方向，每位玩家依次把自己的一艘飞船移到其他玩家的任意一个基地上，由自己选。轮到时没有飞船，或没有别人的基地可放，就跳过。</translation>
    </message>
    <message id="5.16/differs">
        <source>In the Chinese sheet “orders” means purchase orders.</source>
        <translation>中文说明书把“命令”写成了买东西的“订单”。</translation>
    </message>
    <message id="5.16/happens">
        <source>Total confusion: everybody, beginning with you, must send one ship to somebody else’s base!</source>
        <translation>命令一团糟：从你开始，人人都得把一艘飞船派到别人的基地去！</translation>
    </message>
    <message id="5.16/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>大声读出这张牌，并演出来。</translation>
    </message>
    <message id="5.16/step/2">
        <source>Move one of your ships to any other player’s base.</source>
        <translation>把你的一艘飞船移到别人的一个基地上。</translation>
    </message>
    <message id="5.16/step/3">
        <source>The others do the same, clockwise, once around the table.</source>
        <translation>按顺时针方向，其他玩家依次照做。</translation>
    </message>
    <message id="5.16/step/4">
        <source>Skip whoever has no ship, or no base to send it to.</source>
        <translation>没有飞船或没有基地可放的玩家跳过。</translation>
    </message>
    <message id="5.16/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>最后把这张红色警报放进弃牌堆。</translation>
    </message>
    <message id="5.16/clarification/1">
        <source>The order is clockwise even if turns at your table pass counterclockwise.</source>
        <translation>就算你们约定按逆时针方向轮流，这里也按顺时针方向。</translation>
    </message>
    <message id="5.16/clarification/2">
        <source>Each player chooses both the ship and the base for themselves.</source>
        <translation>移哪艘飞船、放到哪个基地，都由每个人自己选。</translation>
    </message>
    <message id="5.16/clarification/3">
        <source>Only ships move; CREW and CATS stay.</source>
        <translation>只移飞船，船员和CATS留下。</translation>
    </message>
    <message id="5.16/clarification/4">
        <source>A ship that has just come to your base is yours, so you may send that one on.</source>
        <translation>刚来到你基地上的飞船就是你的，你也可以把它再派出去。</translation>
    </message>
    <message id="5.16/clarification/5">
        <source>Whether somebody is skipped is decided only when it is their move.</source>
        <translation>要不要跳过，等轮到那个人时再看，不提前算。</translation>
    </message>
    <message id="5.16/app">
        <source>Basekeeper goes around player by player, first the ship, then the base, and draws an arrow for every move. One undo takes the whole card back, with all its moves.</source>
        <translation>Basekeeper会一位一位地问：先选飞船，再选基地，并用箭头画出每一步。撤销一次就全部恢复。</translation>
    </message>
    <message id="5.16/asked">
        <source>Send one of your ships to somebody else’s base.</source>
        <translation>把你的一艘飞船派到别人的基地。</translation>
    </message>
    <message id="5.16/diagram">
        <source>Every player moves one ship to another player’s base: player A to player B, player B to player C, and player C to player A.</source>
        <translation>每名玩家把一艘飞船移到另一名玩家的基地上：玩家A的移到玩家B那里，玩家B的移到玩家C那里，玩家C的移到玩家A那里。</translation>
    </message>
    <message id="5.17/title">
        <source>Free plays</source>
        <translation>额外出牌</translation>
    </message>
    <message id="5.17/text">
        <source>A free play lets you play a BASE, SHIP, CREW or CATS for yourself outside the DEFENSE phase. Every card uses up one free play, whatever becomes of it.</source>
        <translation>额外出牌让你在防御阶段以外，为自己打出一张基地、飞船、船员或CATS。无论这张牌结果如何，都算用掉一次。</translation>
    </message>
    <message id="5.17/clarification/1">
        <source>A SHIP, CREW or CATS without a base to go on is discarded.</source>
        <translation>没有基地可放的飞船、船员或CATS要弃置。</translation>
    </message>
    <message id="5.17/clarification/2">
        <source>A RED ALERT takes effect at once. If it gives you free plays, those come before the ones you have left.</source>
        <translation>遇到红色警报，它立刻生效；它带来的额外出牌先进行。</translation>
    </message>
    <message id="5.17/clarification/3">
        <source>“Counterattack” cannot be played as a free play: it stays in your hand, or in the discard pile if it comes from there.</source>
        <translation>“反击”不能用额外出牌打出：它留在你的手牌里；如果来自弃牌堆，就留在弃牌堆里。</translation>
    </message>
    <message id="5.18/title">
        <source>After the effect</source>
        <translation>生效之后</translation>
    </message>
    <message id="5.18/text">
        <source>Once a RED ALERT played in your RED ALERT phase has taken effect, your turn goes on with the DEFENSE phase. Only “Gifted turn” ends the turn at once, and then your open free plays and extra turns are lost.</source>
        <translation>你在红色警报阶段打出的牌生效后，回合接着进行防御阶段。只有“赠送回合”会立刻结束你的回合，没用完的额外出牌和额外回合也就没有了。</translation>
    </message>
    <message id="5.19/title">
        <source>Nothing to choose</source>
        <translation>没有可选的目标</translation>
    </message>
    <message id="5.19/text">
        <source>If a card leaves you nothing to choose, for example because nobody else has a base, you may still play it. It then does nothing.</source>
        <translation>一张牌没有可选的目标时，比如别人都没有基地，你仍然可以打出它，只是没有任何效果。</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>裁判的裁定</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: cards, bases, the phase, the turn, something unfinished, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>裁判可以用裁定修正任何内容：牌、基地、阶段、回合、没处理完的事，或让对局结束。每次裁定都作为一个行动记录下来，写明理由，并在行动记录和历史记录里标明。它和其他行动一样可以撤销。</translation>
    </message>
    <message id="7.2/title">
        <source>Starting in mid-game</source>
        <translation>从中途开始</translation>
    </message>
    <message id="7.2/text">
        <source>You may begin with a game that is already underway: before the first turn, enter how things stand. This counts as a ruling.</source>
        <translation>可以从已经进行到一半的对局开始：在第一个回合之前录入当时的局面。这算一次裁定。</translation>
    </message>
    <message id="7.3/title">
        <source>A ruling during an attack</source>
        <translation>攻击途中的裁定</translation>
    </message>
    <message id="7.3/text">
        <source>If a ruling takes away the attacked base or an attacking card, makes the attack too weak, or cancels what is unfinished, the attack is off. The attacker may attack again this turn.</source>
        <translation>如果裁定拿走了被攻击的基地或参加攻击的牌、使攻击点不够，或取消了没处理完的事，这次攻击就作废。攻击方本回合可以再次攻击。</translation>
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
        <source>Later acts refer to the same cards</source>
        <translation>之后的行动仍指同样的牌</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, bases and cards, even if the correction gives them other numbers. It is no longer possible if it would fall during another player’s turn, or if its card or base never came into play.</source>
        <translation>即使更正改变了编号，之后的行动仍属于同一位玩家，指同样的基地和牌。如果会落到别人的回合里，或者所指的基地或牌从未出现在桌上，这个行动就不再成立。</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>作为裁定保留</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. A declared attack cannot be kept, but its outcome can.</source>
        <translation>之后不再符合规则的行动可以作为裁定保留：桌面上就当它已经执行过。已宣布的攻击不能保留，但它的结果可以。</translation>
    </message>
    <message id="V.1/title">
        <source>Points on the cards</source>
        <translation>卡牌上的点数</translation>
    </message>
    <message id="V.1/text">
        <source>Attack and defense points are whole numbers from 0 to 99. Use the points on your cards; the example points only stand in until you have entered yours.</source>
        <translation>攻击点和防御点都是0到99的整数，以你们的卡牌为准。在你们录入之前，先用示例点数代替。</translation>
    </message>
</context>
</TS>
