<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Tokens</source>
        <translation>标记</translation>
    </message>
    <message id="cards/search">
        <source>Token or any word</source>
        <translation>标记或任何文字</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Which token was played?</source>
        <translation>打出的是哪个标记？</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap a token, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>点一个标记，或者用Basekeeper支持的任何一种语言输入规则里的任何文字。</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message id="section/1">
        <source>Bonuses</source>
        <translation>奖励</translation>
    </message>
    <message id="section/2">
        <source>Programming</source>
        <translation>编程</translation>
    </message>
    <message id="section/3">
        <source>Resolution</source>
        <translation>结算</translation>
    </message>
    <message id="section/4">
        <source>New tile</source>
        <translation>新板块</translation>
    </message>
    <message id="section/5">
        <source>End</source>
        <translation>终局</translation>
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
        <source>Track and ships</source>
        <translation>赛道与飞船</translation>
    </message>
    <message id="0.1/text">
        <source>3 to 6 players take part. Lay out two sections of seven zones, one behind the other, and set the third section aside. Zones are counted from the rear: zone 1 is the rearmost. Every ship starts in zone 3 with 12 fuel cubes.</source>
        <translation>3至6名玩家参加。把两个赛段前后相接摆好，每段七个区域；第三个赛段先放在一旁。区域从后往前数，最后面的是区域1；每艘飞船从区域3出发，带12个燃料方块。</translation>
    </message>
    <message id="0.2/title">
        <source>Thirteen tiles</source>
        <translation>十三个板块</translation>
    </message>
    <message id="0.2/text">
        <source>A race lasts 13 turns, one tile each: twelve track tiles, numbered 1 to 12, then one of the finish tiles 13 to 16. A tile has a side for 3–4 players and one for 5–6. In a first game you can take tiles 1 to 13 in order. Describe each tile when it turns up; Basekeeper offers it again the next time.</source>
        <translation>一场比赛共13个回合，每回合一个板块：先是1到12号的十二个赛道板块，最后是13到16号终点板块中的一个。每个板块一面供3–4人，一面供5–6人；第一次玩可以按顺序使用1到13号板块。板块出现时请录入一次，下次Basekeeper会直接提供。</translation>
    </message>
    <message id="0.2/symbol/1">
        <source>The finish tile</source>
        <translation>终点板块</translation>
    </message>
    <message id="0.3/title">
        <source>Bonus tokens</source>
        <translation>奖励标记</translation>
    </message>
    <message id="0.3/text">
        <source>There are 32 bonus tokens: two electromagnets, two ion cannons, and seven each of flamethrower, fuel tank, nitro and force field. There are also seven force-field markers. How many tokens somebody holds is public; which ones they are is secret until they are played. You do not have to enter which token somebody has taken.</source>
        <translation>奖励标记共32个：电磁铁两个、离子炮两个，喷火器、油箱、氮气加速、力场各七个；另有七个力场指示物。每人的标记数量是公开的，种类在打出之前保密。谁拿了什么标记，可以不录入。</translation>
    </message>
    <message id="0.3/clarification/1">
        <source>If all copies of a token are known to be elsewhere, you cannot announce or take one.</source>
        <translation>如果已经知道某种标记全在别的地方，就不能再宣布打出或拿取这种标记。</translation>
    </message>
    <message id="0.3/symbol/1">
        <source>Electromagnet: 2</source>
        <translation>电磁铁：2</translation>
    </message>
    <message id="0.3/symbol/2">
        <source>Ion cannon: 2</source>
        <translation>离子炮：2</translation>
    </message>
    <message id="0.3/symbol/3">
        <source>Flamethrower: 7</source>
        <translation>喷火器：7</translation>
    </message>
    <message id="0.3/symbol/4">
        <source>Fuel tank: 7</source>
        <translation>油箱：7</translation>
    </message>
    <message id="0.3/symbol/5">
        <source>Nitro: 7</source>
        <translation>氮气加速：7</translation>
    </message>
    <message id="0.3/symbol/6">
        <source>Force field: 7</source>
        <translation>力场：7</translation>
    </message>
    <message id="1.1/title">
        <source>One token face down</source>
        <translation>面朝下打出一个标记</translation>
    </message>
    <message id="1.1/text">
        <source>From the front zone to the rear, each player says whether they play a bonus token, at most one per turn, and lays it face down. When everybody has spoken, the tokens are revealed together.</source>
        <translation>从最前面的区域到最后面，玩家依次说是否打出自己的一个奖励标记，每回合最多一个，面朝下放好。全部说完之后，一起翻开。</translation>
    </message>
    <message id="1.1/clarification/1">
        <source>If the revealed token is of a kind that everybody knows you hold, the known one is used up; otherwise, one of your secret ones is.</source>
        <translation>翻开的标记，如果大家已知你有这一种，就视为打出已知的那一个；否则视为从你未公开的标记中打出。</translation>
    </message>
    <message id="1.1/clarification/2">
        <source>The order of announcing is not enforced: enter the tokens as they come.</source>
        <translation>宣布的先后不作强制要求，按实际顺序录入即可。</translation>
    </message>
    <message id="1.2/title">
        <source>Zone by zone</source>
        <translation>逐个区域生效</translation>
    </message>
    <message id="1.2/text">
        <source>Revealed tokens take effect zone by zone, from the front to the rear. Those played from the same zone form a group and take effect at the same moment.</source>
        <translation>翻开的标记按区域从前往后逐个生效。同一区域打出的标记算一组，同时生效。</translation>
    </message>
    <message id="1.2/clarification/1">
        <source>Which tokens take effect together is settled at the reveal; later groups see the ships where earlier ones have left them.</source>
        <translation>哪些标记算一组，翻开时就定下；后面的组按前面的组生效之后飞船的位置来算。</translation>
    </message>
    <message id="1.2/clarification/2">
        <source>Within a group everything is worked out from the same positions and added up: two flamethrowers push a ship back 4 zones.</source>
        <translation>同一组内，所有效果都按同样的位置计算再相加：两个喷火器使飞船一共后退4个区域。</translation>
    </message>
    <message id="1.2/clarification/3">
        <source>If an earlier group has eliminated a player, that player’s token is lost.</source>
        <translation>如果前面的组已经淘汰了某人，这个人的标记就作废。</translation>
    </message>
    <message id="1.2/diagram">
        <source>Player B is in front: the nitro takes effect first and brings player B 1 zone forward. Then player A’s flamethrower finds the ship in its new zone and sends it back 2 zones.</source>
        <translation>玩家B在前：氮气加速先生效，玩家B前进1个区域。然后玩家A的喷火器在新的区域击中这艘飞船，让它后退2个区域。</translation>
    </message>
    <message id="1.3/title">
        <source>Whole zones</source>
        <translation>整个区域</translation>
    </message>
    <message id="1.3/text">
        <source>A token that affects other ships affects every ship in a zone, but never the ships in the zone it was played from.</source>
        <translation>影响其他飞船的标记，会影响一个区域里的全部飞船，但绝不影响打出它的那个区域。</translation>
    </message>
    <message id="1.4/title">
        <source>Electromagnet</source>
        <translation>电磁铁</translation>
    </message>
    <message id="1.4/text">
        <source>You may play it only from the rearmost occupied zone. Ships in the frontmost occupied zone go back 3 zones, and ships in the zones in between go back 2. There are two such tokens.</source>
        <translation>只能在最后一艘飞船所在的区域打出。最前一艘飞船所在的区域里，飞船都后退3个区域；中间各区域的飞船后退2个区域。这种标记共两个。</translation>
    </message>
    <message id="1.4/clarification/1">
        <source>Whether your zone is the rearmost is checked when you announce the token.</source>
        <translation>你是不是在最后一艘飞船所在的区域，在宣布时检查。</translation>
    </message>
    <message id="1.4/clarification/2">
        <source>If all ships are in one zone, nothing happens.</source>
        <translation>所有飞船都在同一区域时，什么也不发生。</translation>
    </message>
    <message id="1.4/clarification/3">
        <source>Ships behind the zone it was played from are never affected.</source>
        <translation>在打出它的区域后面的飞船绝不受影响。</translation>
    </message>
    <message id="1.4/app">
        <source>Basekeeper refuses the token from any other zone and says which one is the rearmost.</source>
        <translation>从其他区域打出时会拒绝，并告诉你最后一艘飞船在哪个区域。</translation>
    </message>
    <message id="1.4/diagram">
        <source>Player C is in the rearmost zone and plays the electromagnet. Player A’s ship, in the front zone, goes back 3 zones; player B’s ship, in between, goes back 2 zones.</source>
        <translation>玩家C在最后面的区域，打出电磁铁。玩家A的飞船在最前面的区域，后退3个区域；玩家B的飞船在中间，后退2个区域。</translation>
    </message>
    <message id="1.5/title">
        <source>Ion cannon</source>
        <translation>离子炮</translation>
    </message>
    <message id="1.5/text">
        <source>Every ship in a zone ahead of you loses 2 fuel. Whoever has only 1 or 2 is eliminated. There are two such tokens.</source>
        <translation>你前方各区域的每艘飞船失去2燃料。只有1或2燃料的人被淘汰。这种标记共两个。</translation>
    </message>
    <message id="1.5/clarification/1">
        <source>Even on the finish tile, whoever loses the last of their fuel to an ion cannon is eliminated.</source>
        <translation>终点板块出现时也一样：燃料被离子炮减到0的人被淘汰。</translation>
    </message>
    <message id="1.5/clarification/2">
        <source>With a fuel tank in the same group the sum counts: you are eliminated only if you lose fuel overall and have none left.</source>
        <translation>同一组里有油箱时按总和计算：燃料没有减少的人不会被淘汰。</translation>
    </message>
    <message id="1.5/app">
        <source>Basekeeper takes the fuel from everybody ahead and tells you who is eliminated.</source>
        <translation>扣除前方每个人的燃料，并告诉大家谁被淘汰。</translation>
    </message>
    <message id="1.5/diagram">
        <source>Player A plays the ion cannon. The ships of player B and player C are ahead and lose 2 fuel each.</source>
        <translation>玩家A打出离子炮。玩家B和玩家C的飞船在前方，各失去2燃料。</translation>
    </message>
    <message id="1.6/title">
        <source>Flamethrower</source>
        <translation>喷火器</translation>
    </message>
    <message id="1.6/text">
        <source>All ships in the next occupied zone ahead of you go back 2 zones. There are seven such tokens.</source>
        <translation>你前方最近的有飞船的区域里，所有飞船后退2个区域。这种标记共七个。</translation>
    </message>
    <message id="1.6/clarification/1">
        <source>If nobody is ahead of you, nothing happens.</source>
        <translation>前方没有人时，什么也不发生。</translation>
    </message>
    <message id="1.6/app">
        <source>Basekeeper finds the next occupied zone and moves its ships.</source>
        <translation>找出前方最近的有飞船的区域，并移动那里的飞船。</translation>
    </message>
    <message id="1.6/diagram">
        <source>Player A plays the flamethrower. Player B’s ship is in the next occupied zone ahead and goes back 2 zones. Player C’s ship, farther ahead, stays.</source>
        <translation>玩家A打出喷火器。玩家B的飞船在前方最近的有飞船的区域，后退2个区域。玩家C的飞船更靠前，留在原处。</translation>
    </message>
    <message id="1.7/title">
        <source>Fuel tank</source>
        <translation>油箱</translation>
    </message>
    <message id="1.7/text">
        <source>You gain 2 fuel. There are seven such tokens.</source>
        <translation>你获得2燃料。这种标记共七个。</translation>
    </message>
    <message id="1.7/clarification/1">
        <source>More than 12 fuel is fine.</source>
        <translation>燃料可以超过12。</translation>
    </message>
    <message id="1.7/app">
        <source>Basekeeper adds the fuel.</source>
        <translation>加上燃料。</translation>
    </message>
    <message id="1.7/diagram">
        <source>Player A plays the fuel tank and has 7 fuel instead of 5.</source>
        <translation>玩家A打出油箱，燃料从5变成7。</translation>
    </message>
    <message id="1.8/title">
        <source>Nitro</source>
        <translation>氮气加速</translation>
    </message>
    <message id="1.8/text">
        <source>You move forward 1 zone, at no cost. There are seven such tokens.</source>
        <translation>你前进1个区域，不花燃料。这种标记共七个。</translation>
    </message>
    <message id="1.8/clarification/1">
        <source>If tokens of the same group push you back, all moves are added up.</source>
        <translation>如果同一组里有标记使你后退，就合起来算：进1退2，等于退1。</translation>
    </message>
    <message id="1.8/clarification/2">
        <source>It can take you beyond the front zone: then the third section is added at once, and the rear one is taken away when this turn has been resolved.</source>
        <translation>它可能使你越过最前面的区域：第三个赛段立刻接上，最后面的赛段在本回合结算完后拿走。</translation>
    </message>
    <message id="1.8/app">
        <source>Basekeeper moves the ship.</source>
        <translation>移动飞船。</translation>
    </message>
    <message id="1.8/diagram">
        <source>Player A plays the nitro and goes forward 1 zone. The fuel stays the same.</source>
        <translation>玩家A打出氮气加速，前进1个区域，燃料不变。</translation>
    </message>
    <message id="1.9/title">
        <source>Force field</source>
        <translation>力场</translation>
    </message>
    <message id="1.9/text">
        <source>You may not play it while the finish tile is up. Put a marker in your own zone: a ship that enters the zone, forward or back, stops there; ships already there may leave freely. At the end of the turn the markers are removed from every zone that a ship entered. There are seven such tokens.</source>
        <translation>在自己所在的区域放一个指示物；终点板块出现时不能打出。无论前进还是后退，飞船进入有指示物的区域就停在那里，原本在那里的可以自由离开。回合结束时，本回合有飞船进入过的区域都拿走指示物。这种标记共七个。</translation>
    </message>
    <message id="1.9/clarification/1">
        <source>A marker counts from the next group of tokens on.</source>
        <translation>指示物从下一组标记起才起作用。</translation>
    </message>
    <message id="1.9/clarification/2">
        <source>A ship also counts as having entered if it would have stopped there anyway, or if it passed through before the marker counted.</source>
        <translation>本来就会停在那里的飞船，或在指示物起作用之前经过的飞船，也算进入了那个区域。</translation>
    </message>
    <message id="1.9/clarification/3">
        <source>If none of the seven markers is left, the token cannot be played.</source>
        <translation>七个指示物都用完时，不能打出这个标记。</translation>
    </message>
    <message id="1.9/clarification/4">
        <source>Each token puts down its own marker, even where one already lies. Several stop a ship just as one does, and are removed together.</source>
        <translation>每个标记都放一个指示物，已有指示物的区域也一样：几个指示物对飞船的作用与一个相同，并一起拿走。</translation>
    </message>
    <message id="1.9/clarification/5">
        <source>Markers on a section that is taken away go back to the supply.</source>
        <translation>赛段被拿走时，上面的指示物回到备用区。</translation>
    </message>
    <message id="1.9/app">
        <source>Basekeeper stops the ships where a marker lies and takes the markers away at the right time.</source>
        <translation>让飞船停在有指示物的区域，并在该拿走时拿走指示物。</translation>
    </message>
    <message id="1.9/diagram">
        <source>Player B puts a force field in zone 4. Then player C’s electromagnet pulls everybody back: player B leaves the zone freely, but player A enters it and must stop there.</source>
        <translation>玩家B在区域4放一个力场。接着玩家C的电磁铁把大家往后拉：玩家B自由离开，玩家A却进入区域4，必须停在那里。</translation>
    </message>
    <message id="1.10/title">
        <source>Played tokens</source>
        <translation>打出的标记</translation>
    </message>
    <message id="1.10/text">
        <source>Played tokens are discarded. If only one player is left after a group, or none, the race ends there (see “End”).</source>
        <translation>打出的标记要弃置。如果某一组生效后只剩一名玩家，或全员淘汰，比赛就此结束（见“终局”）。</translation>
    </message>
    <message id="2.1/title">
        <source>In secret</source>
        <translation>秘密选择</translation>
    </message>
    <message id="2.1/text">
        <source>Everybody secretly sets the right-hand wheel to one of the tile’s routes; you may announce a route, and you may bluff. When all have chosen, everybody reveals together. Basekeeper shows no choice before then.</source>
        <translation>每人用右边的转盘秘密选定板块上的一条路线，全部选好后一起揭晓。可以说出自己要选的路线，也可以虚张声势；揭晓之前Basekeeper不显示任何人的选择。</translation>
    </message>
    <message id="2.1/diagram">
        <source>All have chosen in secret and reveal together: player B takes route P, player A and player C take route Q.</source>
        <translation>大家秘密选好之后一起揭晓：玩家B走路线P，玩家A和玩家C走路线Q。</translation>
    </message>
    <message id="2.2/title">
        <source>What you can afford</source>
        <translation>付得起的路线</translation>
    </message>
    <message id="2.2/text">
        <source>You may not choose a route that costs more fuel than you have. You may choose a route whose cost includes a die if you can pay the best result.</source>
        <translation>不能选择燃料费用超过自己燃料的路线。费用里有骰子的路线，只要付得起最好的结果就可以选。</translation>
    </message>
    <message id="2.2/clarification/1">
        <source>Basekeeper does not know the faces of the dice, so the best result counts as 0.</source>
        <translation>骰子最好的结果按0计算，因为规则没有写各面是什么。</translation>
    </message>
    <message id="2.2/clarification/2">
        <source>A cost that depends on how many choose the route counts as if you were alone on it.</source>
        <translation>费用取决于几人选这条路线时，按只有你一人选来计算。</translation>
    </message>
    <message id="2.2/clarification/3">
        <source>A route that is free if you are alone on it counts as free.</source>
        <translation>独自选择时免费的路线，按免费计算。</translation>
    </message>
    <message id="2.2/clarification/4">
        <source>If you can afford no route at all, you may choose any.</source>
        <translation>一条路线都付不起时，可以任选一条。</translation>
    </message>
    <message id="2.3/title">
        <source>The middle wheel</source>
        <translation>中间的转盘</translation>
    </message>
    <message id="2.3/text">
        <source>One of the finish tiles has a route on which you choose a number yourself: set it on the middle wheel, pay that much fuel and fly that many zones.</source>
        <translation>某个终点板块上有一条路线由你自己定数字：在中间的转盘上定好，付多少燃料，就前进多少区域。</translation>
    </message>
    <message id="2.3/clarification/1">
        <source>If the number is the cost, it may not exceed your fuel.</source>
        <translation>数字是费用时，不能超过自己的燃料。</translation>
    </message>
    <message id="2.3/symbol/1">
        <source>The number on the middle wheel</source>
        <translation>中间转盘上的数字</translation>
    </message>
    <message id="2.3/diagram">
        <source>Player A sets a 4 on the middle wheel, pays 4 fuel and goes forward 4 zones.</source>
        <translation>玩家A在中间的转盘上定4，付4燃料，前进4个区域。</translation>
    </message>
    <message id="3.1/title">
        <source>Condition, cost, benefit</source>
        <translation>条件、费用、收益</translation>
    </message>
    <message id="3.1/text">
        <source>A route has three lines: its condition, its cost and its benefit. All costs are paid at the same moment, then all benefits come at the same moment. Dice for costs are rolled first, dice for benefits afterward, by those still in the race.</source>
        <translation>每条路线有三行：条件、费用、收益。所有费用同时支付，然后所有收益同时得到。先掷费用的骰子，再由仍在比赛中的人掷收益的骰子。</translation>
    </message>
    <message id="3.1/symbol/1">
        <source>Condition: how many pilots</source>
        <translation>条件：飞行员人数</translation>
    </message>
    <message id="3.1/symbol/2">
        <source>Cost: fuel</source>
        <translation>费用：燃料</translation>
    </message>
    <message id="3.1/symbol/3">
        <source>Benefit: zones forward</source>
        <translation>收益：前进的区域</translation>
    </message>
    <message id="3.1/diagram">
        <source>The route costs 2 fuel and brings you 3 zones forward. Player A first pays 2 fuel, then goes forward 3 zones.</source>
        <translation>这条路线花费2燃料，前进3个区域。玩家A先付2燃料，再前进3个区域。</translation>
    </message>
    <message id="3.2/title">
        <source>Limited number of pilots</source>
        <translation>飞行员人数</translation>
    </message>
    <message id="3.2/text">
        <source>If the condition line shows a number of pilots (players), at most that many may be on the route. If there are more, all of them lose the turn: they pay nothing and gain nothing. They still count wherever the number of pilots matters.</source>
        <translation>如果条件行画有飞行员人数，这条路线最多容纳这么多人。超过时，选它的人全都失去本回合：不付费用，也没有收益。凡是要数飞行员人数的地方，他们仍然算在内。</translation>
    </message>
    <message id="3.2/clarification/1">
        <source>Whoever chose a route counts for it until the end of the turn, even if eliminated.</source>
        <translation>选了某条路线的人，直到回合结束都算在内，无论是否被淘汰。</translation>
    </message>
    <message id="3.2/symbol/1">
        <source>At most this many pilots</source>
        <translation>最多这么多飞行员</translation>
    </message>
    <message id="3.2/diagram">
        <source>Each route has room for one pilot. Player A is alone on route P, pays and goes forward. Player B and player C have both chosen route Q: they lose the turn and pay nothing.</source>
        <translation>每条路线只容纳一名飞行员。玩家A独自走路线P，付费用，前进。玩家B和玩家C都选了路线Q，两人失去本回合，什么也不付。</translation>
    </message>
    <message id="3.3/title">
        <source>What routes cost and give</source>
        <translation>路线的费用与收益</translation>
    </message>
    <message id="3.3/text">
        <source>A route costs or gives fuel, moves you forward, or gives bonus tokens. Each value is fixed, or counts the players who chose the route with the symbol shown, or is a die roll: yellow for fuel to spend, blue for zones. All roll their own dice, and several rolls are added up. For a bonus token, draw two, keep one face down and put the other under the pile.</source>
        <translation>路线会花费或给予燃料，使你前进若干区域，或给你奖励标记。数值可以是一个数字、一个符号（数值等于选了带此符号的路线的人数），或一个骰子：黄色骰子是花费的燃料，蓝色骰子是前进的区域；各掷各的，多次结果相加。得到奖励标记时抽两个，面朝下留一个，另一个放到标记堆底。</translation>
    </message>
    <message id="3.3/clarification/1">
        <source>If fewer than two are left to draw, the discarded tokens go into the pile first. If there is still only one, keep it; if there is none, you get none.</source>
        <translation>抽取时标记堆里不足两个，就先把弃置的标记放回去。只剩一个就留下它；一个也没有，就不用拿。</translation>
    </message>
    <message id="3.3/symbol/1">
        <source>Fuel</source>
        <translation>燃料</translation>
    </message>
    <message id="3.3/symbol/2">
        <source>Zones forward</source>
        <translation>前进的区域</translation>
    </message>
    <message id="3.3/symbol/3">
        <source>Bonus token</source>
        <translation>奖励标记</translation>
    </message>
    <message id="3.3/symbol/4">
        <source>How many players chose that route</source>
        <translation>选择带此符号的路线的人数</translation>
    </message>
    <message id="3.3/symbol/5">
        <source>Yellow die: fuel to spend</source>
        <translation>黄色骰子：花费的燃料</translation>
    </message>
    <message id="3.3/symbol/6">
        <source>Blue die: zones</source>
        <translation>蓝色骰子：前进的区域</translation>
    </message>
    <message id="3.3/symbol/7">
        <source>Added to the rolls</source>
        <translation>加到骰子结果上</translation>
    </message>
    <message id="3.3/diagram">
        <source>Player A pays 2 fuel on route P and takes a bonus token. Player B rolls a 3 with the yellow die and pays 3 fuel, then rolls a 2 with the blue die and goes forward 2 zones.</source>
        <translation>玩家A在路线P上付2燃料，得到一个奖励标记。玩家B掷黄色骰子得3，付3燃料；再掷蓝色骰子得2，前进2个区域。</translation>
    </message>
    <message id="3.4/title">
        <source>Always forward</source>
        <translation>只会前进</translation>
    </message>
    <message id="3.4/text">
        <source>A tile never moves a ship back. Any number of ships fit into a zone. More than 12 fuel is fine.</source>
        <translation>板块绝不会使飞船后退。一个区域可以停任意多艘飞船。燃料可以超过12。</translation>
    </message>
    <message id="3.5/title">
        <source>Out of fuel</source>
        <translation>燃料耗尽</translation>
    </message>
    <message id="3.5/text">
        <source>Whoever pays the last of their fuel is eliminated. On the finish tile you may go down to zero, but not below. If a die roll costs more fuel than you have, you are eliminated.</source>
        <translation>燃料用完的人被淘汰。终点板块出现时可以正好用完，但不能不够。骰子的费用超过你的燃料时，你被淘汰。</translation>
    </message>
    <message id="3.5/clarification/1">
        <source>You are eliminated right after the costs, before any benefits.</source>
        <translation>付完费用立刻淘汰，得不到收益。</translation>
    </message>
    <message id="3.5/clarification/2">
        <source>Paying your last fuel eliminates you; having none does not. If you have no fuel, for example after a ruling, you stay in the race as long as you pay nothing.</source>
        <translation>付掉最后的燃料才会淘汰，没有燃料本身不算：例如裁定之后没有燃料的人，只要不用支付，就继续比赛。</translation>
    </message>
    <message id="3.5/clarification/3">
        <source>Eliminated players keep their bonus tokens, which are then out of the race.</source>
        <translation>被淘汰者保留自己的奖励标记：它们不再参与比赛。</translation>
    </message>
    <message id="3.6/title">
        <source>The third section</source>
        <translation>第三个赛段</translation>
    </message>
    <message id="3.6/text">
        <source>When a ship must go beyond the front zone, the third section is put in front. When all have moved, the rear section is taken away, and the ships on it are eliminated.</source>
        <translation>飞船必须越过最前面的区域时，把第三个赛段接到前面。所有飞船移动完后，拿走最后面的赛段，停在上面的飞船被淘汰。</translation>
    </message>
    <message id="3.6/clarification/1">
        <source>The same applies when a nitro has brought in the third section: the rear one is taken away when that turn has been resolved.</source>
        <translation>由氮气加速引来第三个赛段时也一样：最后面的赛段在本回合结算完后拿走。</translation>
    </message>
    <message id="3.6/clarification/2">
        <source>A ship that would need a fourth section keeps counting zones past the end; the track stays as it is.</source>
        <translation>飞船需要第四个赛段时，区域照样往前数；赛道保持不变。</translation>
    </message>
    <message id="3.7/title">
        <source>Pushed off the track</source>
        <translation>被推出赛道</translation>
    </message>
    <message id="3.7/text">
        <source>A ship that is pushed back beyond the rearmost zone is eliminated.</source>
        <translation>飞船被推到最后面的区域之外，就被淘汰。</translation>
    </message>
    <message id="3.7/clarification/1">
        <source>It is shown in the rearmost zone.</source>
        <translation>它显示在最后面的区域。</translation>
    </message>
    <message id="3.8/title">
        <source>Turned tiles</source>
        <translation>翻面的板块</translation>
    </message>
    <message id="3.8/text">
        <source>In a game with 5 or 6 players, the tiles are turned to the 3–4 side as soon as four or fewer players are left.</source>
        <translation>五人或六人对局中，一旦只剩四人或更少，板块就翻到3–4人的一面。</translation>
    </message>
    <message id="3.8/clarification/1">
        <source>If that happens during the bonuses, the current tile is turned too: describe its other side before you choose routes.</source>
        <translation>如果这发生在奖励阶段，当前板块也要翻面：选路线之前先录入它的另一面。</translation>
    </message>
    <message id="3.9/title">
        <source>Special routes</source>
        <translation>特殊路线</translation>
    </message>
    <message id="3.9/text">
        <source>Tile 11 (3–4 side) has a route that is free if you are alone on it: 3 zones forward. If several take it, each of them pays 1 fuel and gains nothing. On tile 12, one route costs 1 fuel plus a roll of the yellow die. Tile 14 can ask for several rolls, which are added up.</source>
        <translation>11号板块（3–4人的一面）有一条路线，独自选它的人免费前进3个区域；如果不止一人选它，每人付1燃料，什么也得不到。12号板块有一条路线，费用是1燃料再加黄色骰子的结果。14号板块可能要掷几次骰子，结果相加。</translation>
    </message>
    <message id="3.9/symbol/1">
        <source>Only if you are alone on it</source>
        <translation>只归独自选此路线的人</translation>
    </message>
    <message id="3.9/diagram">
        <source>Player A is the only one on the route, goes forward 3 zones and pays nothing.</source>
        <translation>玩家A是唯一选这条路线的人，前进3个区域，什么也不付。</translation>
    </message>
    <message id="4.1/title">
        <source>The next tile</source>
        <translation>下一个板块</translation>
    </message>
    <message id="4.1/text">
        <source>The tile goes back in the box, and the next one turns up. When the finish tile is put away, the race is over.</source>
        <translation>当前板块放回盒中，翻出下一个。终点板块结算完后，比赛就结束了。</translation>
    </message>
    <message id="5.1/title">
        <source>Who wins</source>
        <translation>谁获胜</translation>
    </message>
    <message id="5.1/text">
        <source>After the finish tile, the ship in front wins. If several are tied for the lead, the one with the most fuel wins, then the one with the most bonus tokens. If even these are the same, the victory is shared.</source>
        <translation>终点板块结算完后，最前面的飞船获胜。如果那个区域有多艘，燃料多者获胜；再相同，奖励标记多者获胜；还是相同，就共同获胜。</translation>
    </message>
    <message id="5.1/clarification/1">
        <source>Only ships still in the race can win. The other places are decided the same way; eliminated players come last, ranked by how long they held out, the longest first.</source>
        <translation>只有仍在比赛中的飞船能获胜。其余名次按同样的顺序排；被淘汰者排在最后，坚持得越久越靠前。</translation>
    </message>
    <message id="5.2/title">
        <source>The last one left</source>
        <translation>只剩一人</translation>
    </message>
    <message id="5.2/text">
        <source>Whoever is the only one left in the race wins at once: after a group of tokens, after the costs, or after the rear section has been taken away.</source>
        <translation>只剩一人仍在比赛中时，这名玩家立刻获胜：可能在一组奖励标记之后、付完费用之后，或拿走最后面的赛段之后。</translation>
    </message>
    <message id="5.2/clarification/1">
        <source>Nothing more happens in that turn.</source>
        <translation>这个回合到此为止。</translation>
    </message>
    <message id="5.3/title">
        <source>Nobody left</source>
        <translation>全员淘汰</translation>
    </message>
    <message id="5.3/text">
        <source>If nobody is left in the race, nobody wins.</source>
        <translation>全员淘汰，无人获胜。</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>裁判的裁定</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: zones, fuel, tokens, force fields, the sections, who is in the race, the tile and its side, the turn, the phase, chosen routes, or the end of the race. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>裁判可以用裁定修正任何内容：区域、燃料、标记、力场、赛段、谁还在比赛中、板块和它用的是哪一面、回合、阶段、选定的路线，或让比赛结束。每次裁定都作为一个行动记录下来，写明理由，并在行动记录和历史记录里标明。它和其他行动一样可以撤销。</translation>
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
        <source>Later acts refer to the same things</source>
        <translation>之后的行动所指不变</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, tile, route and zone, whatever the correction changes. It is no longer possible if it names a route that the tile no longer has.</source>
        <translation>无论更正改变了什么，之后的行动仍属于同一位玩家，指同样的板块、路线和区域。如果板块上已经没有所指的那条路线，这个行动就不再成立。</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>作为裁定保留</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling, if a ruling can do the same: everything then stands as if the act had been done.</source>
        <translation>之后不再符合规则的行动，只要裁定能做到同样的事，就可以作为裁定保留：桌面上就当它已经执行过。</translation>
    </message>
</context>
</TS>
