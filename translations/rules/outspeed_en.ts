<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message id="cards/search">
        <source>Token or any word</source>
        <translation>Token or any word</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Which token was played?</source>
        <translation>Which token was played?</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap a token, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>Tap a token, or type any word from the rules in any of Basekeeper’s languages.</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message id="section/1">
        <source>Bonuses</source>
        <translation>Bonuses</translation>
    </message>
    <message id="section/2">
        <source>Programming</source>
        <translation>Programming</translation>
    </message>
    <message id="section/3">
        <source>Resolution</source>
        <translation>Resolution</translation>
    </message>
    <message id="section/4">
        <source>New tile</source>
        <translation>New tile</translation>
    </message>
    <message id="section/5">
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
    <message id="0.1/title">
        <source>Track and ships</source>
        <translation>Track and ships</translation>
    </message>
    <message id="0.1/text">
        <source>3 to 6 players take part. Lay out two sections of seven zones, one behind the other, and set the third section aside. Zones are counted from the rear: zone 1 is the rearmost. Every ship starts in zone 3 with 12 fuel cubes.</source>
        <translation>3 to 6 players take part. Lay out two sections of seven zones, one behind the other, and set the third section aside. Zones are counted from the rear: zone 1 is the rearmost. Every ship starts in zone 3 with 12 fuel cubes.</translation>
    </message>
    <message id="0.2/title">
        <source>Thirteen tiles</source>
        <translation>Thirteen tiles</translation>
    </message>
    <message id="0.2/text">
        <source>A race lasts 13 turns, one tile each: twelve track tiles, numbered 1 to 12, then one of the finish tiles 13 to 16. A tile has a side for 3–4 players and one for 5–6. In a first game you can take tiles 1 to 13 in order. Describe each tile when it turns up; Basekeeper offers it again the next time.</source>
        <translation>A race lasts 13 turns, one tile each: twelve track tiles, numbered 1 to 12, then one of the finish tiles 13 to 16. A tile has a side for 3–4 players and one for 5–6. In a first game you can take tiles 1 to 13 in order. Describe each tile when it turns up; Basekeeper offers it again the next time.</translation>
    </message>
    <message id="0.2/symbol/1">
        <source>The finish tile</source>
        <translation>The finish tile</translation>
    </message>
    <message id="0.3/title">
        <source>Bonus tokens</source>
        <translation>Bonus tokens</translation>
    </message>
    <message id="0.3/text">
        <source>There are 32 bonus tokens: two electromagnets, two ion cannons, and seven each of flamethrower, fuel tank, nitro and force field. There are also seven force-field markers. How many tokens somebody holds is public; which ones they are is secret until they are played. You do not have to enter which token somebody has taken.</source>
        <translation>There are 32 bonus tokens: two electromagnets, two ion cannons, and seven each of flamethrower, fuel tank, nitro and force field. There are also seven force-field markers. How many tokens somebody holds is public; which ones they are is secret until they are played. You do not have to enter which token somebody has taken.</translation>
    </message>
    <message id="0.3/clarification/1">
        <source>If all copies of a token are known to be elsewhere, you cannot announce or take one.</source>
        <translation>If all copies of a token are known to be elsewhere, you cannot announce or take one.</translation>
    </message>
    <message id="0.3/symbol/1">
        <source>Electromagnet: 2</source>
        <translation>Electromagnet: 2</translation>
    </message>
    <message id="0.3/symbol/2">
        <source>Ion cannon: 2</source>
        <translation>Ion cannon: 2</translation>
    </message>
    <message id="0.3/symbol/3">
        <source>Flamethrower: 7</source>
        <translation>Flamethrower: 7</translation>
    </message>
    <message id="0.3/symbol/4">
        <source>Fuel tank: 7</source>
        <translation>Fuel tank: 7</translation>
    </message>
    <message id="0.3/symbol/5">
        <source>Nitro: 7</source>
        <translation>Nitro: 7</translation>
    </message>
    <message id="0.3/symbol/6">
        <source>Force field: 7</source>
        <translation>Force field: 7</translation>
    </message>
    <message id="1.1/title">
        <source>One token face down</source>
        <translation>One token face down</translation>
    </message>
    <message id="1.1/text">
        <source>From the front zone to the rear, each player says whether they play a bonus token, at most one per turn, and lays it face down. When everybody has spoken, the tokens are revealed together.</source>
        <translation>From the front zone to the rear, each player says whether they play a bonus token, at most one per turn, and lays it face down. When everybody has spoken, the tokens are revealed together.</translation>
    </message>
    <message id="1.1/clarification/1">
        <source>If the revealed token is of a kind that everybody knows you hold, the known one is used up; otherwise, one of your secret ones is.</source>
        <translation>If the revealed token is of a kind that everybody knows you hold, the known one is used up; otherwise, one of your secret ones is.</translation>
    </message>
    <message id="1.1/clarification/2">
        <source>The order of announcing is not enforced: enter the tokens as they come.</source>
        <translation>The order of announcing is not enforced: enter the tokens as they come.</translation>
    </message>
    <message id="1.2/title">
        <source>Zone by zone</source>
        <translation>Zone by zone</translation>
    </message>
    <message id="1.2/text">
        <source>Revealed tokens take effect zone by zone, from the front to the rear. Those played from the same zone form a group and take effect at the same moment.</source>
        <translation>Revealed tokens take effect zone by zone, from the front to the rear. Those played from the same zone form a group and take effect at the same moment.</translation>
    </message>
    <message id="1.2/clarification/1">
        <source>Which tokens take effect together is settled at the reveal; later groups see the ships where earlier ones have left them.</source>
        <translation>Which tokens take effect together is settled at the reveal; later groups see the ships where earlier ones have left them.</translation>
    </message>
    <message id="1.2/clarification/2">
        <source>Within a group everything is worked out from the same positions and added up: two flamethrowers push a ship back 4 zones.</source>
        <translation>Within a group everything is worked out from the same positions and added up: two flamethrowers push a ship back 4 zones.</translation>
    </message>
    <message id="1.2/clarification/3">
        <source>If an earlier group has eliminated a player, that player’s token is lost.</source>
        <translation>If an earlier group has eliminated a player, that player’s token is lost.</translation>
    </message>
    <message id="1.2/diagram">
        <source>Player B is in front: the nitro takes effect first and brings player B 1 zone forward. Then player A’s flamethrower finds the ship in its new zone and sends it back 2 zones.</source>
        <translation>Player B is in front: the nitro takes effect first and brings player B 1 zone forward. Then player A’s flamethrower finds the ship in its new zone and sends it back 2 zones.</translation>
    </message>
    <message id="1.3/title">
        <source>Whole zones</source>
        <translation>Whole zones</translation>
    </message>
    <message id="1.3/text">
        <source>A token that affects other ships affects every ship in a zone, but never the ships in the zone it was played from.</source>
        <translation>A token that affects other ships affects every ship in a zone, but never the ships in the zone it was played from.</translation>
    </message>
    <message id="1.4/title">
        <source>Electromagnet</source>
        <translation>Electromagnet</translation>
    </message>
    <message id="1.4/text">
        <source>You may play it only from the rearmost occupied zone. Ships in the frontmost occupied zone go back 3 zones, and ships in the zones in between go back 2. There are two such tokens.</source>
        <translation>You may play it only from the rearmost occupied zone. Ships in the frontmost occupied zone go back 3 zones, and ships in the zones in between go back 2. There are two such tokens.</translation>
    </message>
    <message id="1.4/clarification/1">
        <source>Whether your zone is the rearmost is checked when you announce the token.</source>
        <translation>Whether your zone is the rearmost is checked when you announce the token.</translation>
    </message>
    <message id="1.4/clarification/2">
        <source>If all ships are in one zone, nothing happens.</source>
        <translation>If all ships are in one zone, nothing happens.</translation>
    </message>
    <message id="1.4/clarification/3">
        <source>Ships behind the zone it was played from are never affected.</source>
        <translation>Ships behind the zone it was played from are never affected.</translation>
    </message>
    <message id="1.4/app">
        <source>Basekeeper refuses the token from any other zone and says which one is the rearmost.</source>
        <translation>Basekeeper refuses the token from any other zone and says which one is the rearmost.</translation>
    </message>
    <message id="1.4/diagram">
        <source>Player C is in the rearmost zone and plays the electromagnet. Player A’s ship, in the front zone, goes back 3 zones; player B’s ship, in between, goes back 2 zones.</source>
        <translation>Player C is in the rearmost zone and plays the electromagnet. Player A’s ship, in the front zone, goes back 3 zones; player B’s ship, in between, goes back 2 zones.</translation>
    </message>
    <message id="1.5/title">
        <source>Ion cannon</source>
        <translation>Ion cannon</translation>
    </message>
    <message id="1.5/text">
        <source>Every ship in a zone ahead of you loses 2 fuel. Whoever has only 1 or 2 is eliminated. There are two such tokens.</source>
        <translation>Every ship in a zone ahead of you loses 2 fuel. Whoever has only 1 or 2 is eliminated. There are two such tokens.</translation>
    </message>
    <message id="1.5/clarification/1">
        <source>Even on the finish tile, whoever loses the last of their fuel to an ion cannon is eliminated.</source>
        <translation>Even on the finish tile, whoever loses the last of their fuel to an ion cannon is eliminated.</translation>
    </message>
    <message id="1.5/clarification/2">
        <source>With a fuel tank in the same group the sum counts: you are eliminated only if you lose fuel overall and have none left.</source>
        <translation>With a fuel tank in the same group the sum counts: you are eliminated only if you lose fuel overall and have none left.</translation>
    </message>
    <message id="1.5/app">
        <source>Basekeeper takes the fuel from everybody ahead and tells you who is eliminated.</source>
        <translation>Basekeeper takes the fuel from everybody ahead and tells you who is eliminated.</translation>
    </message>
    <message id="1.5/diagram">
        <source>Player A plays the ion cannon. The ships of player B and player C are ahead and lose 2 fuel each.</source>
        <translation>Player A plays the ion cannon. The ships of player B and player C are ahead and lose 2 fuel each.</translation>
    </message>
    <message id="1.6/title">
        <source>Flamethrower</source>
        <translation>Flamethrower</translation>
    </message>
    <message id="1.6/text">
        <source>All ships in the next occupied zone ahead of you go back 2 zones. There are seven such tokens.</source>
        <translation>All ships in the next occupied zone ahead of you go back 2 zones. There are seven such tokens.</translation>
    </message>
    <message id="1.6/clarification/1">
        <source>If nobody is ahead of you, nothing happens.</source>
        <translation>If nobody is ahead of you, nothing happens.</translation>
    </message>
    <message id="1.6/app">
        <source>Basekeeper finds the next occupied zone and moves its ships.</source>
        <translation>Basekeeper finds the next occupied zone and moves its ships.</translation>
    </message>
    <message id="1.6/diagram">
        <source>Player A plays the flamethrower. Player B’s ship is in the next occupied zone ahead and goes back 2 zones. Player C’s ship, farther ahead, stays.</source>
        <translation>Player A plays the flamethrower. Player B’s ship is in the next occupied zone ahead and goes back 2 zones. Player C’s ship, farther ahead, stays.</translation>
    </message>
    <message id="1.7/title">
        <source>Fuel tank</source>
        <translation>Fuel tank</translation>
    </message>
    <message id="1.7/text">
        <source>You gain 2 fuel. There are seven such tokens.</source>
        <translation>You gain 2 fuel. There are seven such tokens.</translation>
    </message>
    <message id="1.7/clarification/1">
        <source>More than 12 fuel is fine.</source>
        <translation>More than 12 fuel is fine.</translation>
    </message>
    <message id="1.7/app">
        <source>Basekeeper adds the fuel.</source>
        <translation>Basekeeper adds the fuel.</translation>
    </message>
    <message id="1.7/diagram">
        <source>Player A plays the fuel tank and has 7 fuel instead of 5.</source>
        <translation>Player A plays the fuel tank and has 7 fuel instead of 5.</translation>
    </message>
    <message id="1.8/title">
        <source>Nitro</source>
        <translation>Nitro</translation>
    </message>
    <message id="1.8/text">
        <source>You move forward 1 zone, at no cost. There are seven such tokens.</source>
        <translation>You move forward 1 zone, at no cost. There are seven such tokens.</translation>
    </message>
    <message id="1.8/clarification/1">
        <source>If tokens of the same group push you back, all moves are added up.</source>
        <translation>If tokens of the same group push you back, all moves are added up.</translation>
    </message>
    <message id="1.8/clarification/2">
        <source>It can take you beyond the front zone: then the third section is added at once, and the rear one is taken away when this turn has been resolved.</source>
        <translation>It can take you beyond the front zone: then the third section is added at once, and the rear one is taken away when this turn has been resolved.</translation>
    </message>
    <message id="1.8/app">
        <source>Basekeeper moves the ship.</source>
        <translation>Basekeeper moves the ship.</translation>
    </message>
    <message id="1.8/diagram">
        <source>Player A plays the nitro and goes forward 1 zone. The fuel stays the same.</source>
        <translation>Player A plays the nitro and goes forward 1 zone. The fuel stays the same.</translation>
    </message>
    <message id="1.9/title">
        <source>Force field</source>
        <translation>Force field</translation>
    </message>
    <message id="1.9/text">
        <source>You may not play it while the finish tile is up. Put a marker in your own zone: a ship that enters the zone, forward or back, stops there; ships already there may leave freely. At the end of the turn the markers are removed from every zone that a ship entered. There are seven such tokens.</source>
        <translation>You may not play it while the finish tile is up. Put a marker in your own zone: a ship that enters the zone, forward or back, stops there; ships already there may leave freely. At the end of the turn the markers are removed from every zone that a ship entered. There are seven such tokens.</translation>
    </message>
    <message id="1.9/clarification/1">
        <source>A marker counts from the next group of tokens on.</source>
        <translation>A marker counts from the next group of tokens on.</translation>
    </message>
    <message id="1.9/clarification/2">
        <source>A ship also counts as having entered if it would have stopped there anyway, or if it passed through before the marker counted.</source>
        <translation>A ship also counts as having entered if it would have stopped there anyway, or if it passed through before the marker counted.</translation>
    </message>
    <message id="1.9/clarification/3">
        <source>If none of the seven markers is left, the token cannot be played.</source>
        <translation>If none of the seven markers is left, the token cannot be played.</translation>
    </message>
    <message id="1.9/clarification/4">
        <source>Each token puts down its own marker, even where one already lies. Several stop a ship just as one does, and are removed together.</source>
        <translation>Each token puts down its own marker, even where one already lies. Several stop a ship just as one does, and are removed together.</translation>
    </message>
    <message id="1.9/clarification/5">
        <source>Markers on a section that is taken away go back to the supply.</source>
        <translation>Markers on a section that is taken away go back to the supply.</translation>
    </message>
    <message id="1.9/app">
        <source>Basekeeper stops the ships where a marker lies and takes the markers away at the right time.</source>
        <translation>Basekeeper stops the ships where a marker lies and takes the markers away at the right time.</translation>
    </message>
    <message id="1.9/diagram">
        <source>Player B puts a force field in zone 4. Then player C’s electromagnet pulls everybody back: player B leaves the zone freely, but player A enters it and must stop there.</source>
        <translation>Player B puts a force field in zone 4. Then player C’s electromagnet pulls everybody back: player B leaves the zone freely, but player A enters it and must stop there.</translation>
    </message>
    <message id="1.10/title">
        <source>Played tokens</source>
        <translation>Played tokens</translation>
    </message>
    <message id="1.10/text">
        <source>Played tokens are discarded. If only one player is left after a group, or none, the race ends there (see “End”).</source>
        <translation>Played tokens are discarded. If only one player is left after a group, or none, the race ends there (see “End”).</translation>
    </message>
    <message id="2.1/title">
        <source>In secret</source>
        <translation>In secret</translation>
    </message>
    <message id="2.1/text">
        <source>Everybody secretly sets the right-hand wheel to one of the tile’s routes; you may announce a route, and you may bluff. When all have chosen, everybody reveals together. Basekeeper shows no choice before then.</source>
        <translation>Everybody secretly sets the right-hand wheel to one of the tile’s routes; you may announce a route, and you may bluff. When all have chosen, everybody reveals together. Basekeeper shows no choice before then.</translation>
    </message>
    <message id="2.1/diagram">
        <source>All have chosen in secret and reveal together: player B takes route P, player A and player C take route Q.</source>
        <translation>All have chosen in secret and reveal together: player B takes route P, player A and player C take route Q.</translation>
    </message>
    <message id="2.2/title">
        <source>What you can afford</source>
        <translation>What you can afford</translation>
    </message>
    <message id="2.2/text">
        <source>You may not choose a route that costs more fuel than you have. You may choose a route whose cost includes a die if you can pay the best result.</source>
        <translation>You may not choose a route that costs more fuel than you have. You may choose a route whose cost includes a die if you can pay the best result.</translation>
    </message>
    <message id="2.2/clarification/1">
        <source>Basekeeper does not know the faces of the dice, so the best result counts as 0.</source>
        <translation>Basekeeper does not know the faces of the dice, so the best result counts as 0.</translation>
    </message>
    <message id="2.2/clarification/2">
        <source>A cost that depends on how many choose the route counts as if you were alone on it.</source>
        <translation>A cost that depends on how many choose the route counts as if you were alone on it.</translation>
    </message>
    <message id="2.2/clarification/3">
        <source>A route that is free if you are alone on it counts as free.</source>
        <translation>A route that is free if you are alone on it counts as free.</translation>
    </message>
    <message id="2.2/clarification/4">
        <source>If you can afford no route at all, you may choose any.</source>
        <translation>If you can afford no route at all, you may choose any.</translation>
    </message>
    <message id="2.3/title">
        <source>The middle wheel</source>
        <translation>The middle wheel</translation>
    </message>
    <message id="2.3/text">
        <source>One of the finish tiles has a route on which you choose a number yourself: set it on the middle wheel, pay that much fuel and fly that many zones.</source>
        <translation>One of the finish tiles has a route on which you choose a number yourself: set it on the middle wheel, pay that much fuel and fly that many zones.</translation>
    </message>
    <message id="2.3/clarification/1">
        <source>If the number is the cost, it may not exceed your fuel.</source>
        <translation>If the number is the cost, it may not exceed your fuel.</translation>
    </message>
    <message id="2.3/symbol/1">
        <source>The number on the middle wheel</source>
        <translation>The number on the middle wheel</translation>
    </message>
    <message id="2.3/diagram">
        <source>Player A sets a 4 on the middle wheel, pays 4 fuel and goes forward 4 zones.</source>
        <translation>Player A sets a 4 on the middle wheel, pays 4 fuel and goes forward 4 zones.</translation>
    </message>
    <message id="3.1/title">
        <source>Condition, cost, benefit</source>
        <translation>Condition, cost, benefit</translation>
    </message>
    <message id="3.1/text">
        <source>A route has three lines: its condition, its cost and its benefit. All costs are paid at the same moment, then all benefits come at the same moment. Dice for costs are rolled first, dice for benefits afterward, by those still in the race.</source>
        <translation>A route has three lines: its condition, its cost and its benefit. All costs are paid at the same moment, then all benefits come at the same moment. Dice for costs are rolled first, dice for benefits afterward, by those still in the race.</translation>
    </message>
    <message id="3.1/symbol/1">
        <source>Condition: how many pilots</source>
        <translation>Condition: how many pilots</translation>
    </message>
    <message id="3.1/symbol/2">
        <source>Cost: fuel</source>
        <translation>Cost: fuel</translation>
    </message>
    <message id="3.1/symbol/3">
        <source>Benefit: zones forward</source>
        <translation>Benefit: zones forward</translation>
    </message>
    <message id="3.1/diagram">
        <source>The route costs 2 fuel and brings you 3 zones forward. Player A first pays 2 fuel, then goes forward 3 zones.</source>
        <translation>The route costs 2 fuel and brings you 3 zones forward. Player A first pays 2 fuel, then goes forward 3 zones.</translation>
    </message>
    <message id="3.2/title">
        <source>Limited number of pilots</source>
        <translation>Limited number of pilots</translation>
    </message>
    <message id="3.2/text">
        <source>If the condition line shows a number of pilots (players), at most that many may be on the route. If there are more, all of them lose the turn: they pay nothing and gain nothing. They still count wherever the number of pilots matters.</source>
        <translation>If the condition line shows a number of pilots (players), at most that many may be on the route. If there are more, all of them lose the turn: they pay nothing and gain nothing. They still count wherever the number of pilots matters.</translation>
    </message>
    <message id="3.2/clarification/1">
        <source>Whoever chose a route counts for it until the end of the turn, even if eliminated.</source>
        <translation>Whoever chose a route counts for it until the end of the turn, even if eliminated.</translation>
    </message>
    <message id="3.2/symbol/1">
        <source>At most this many pilots</source>
        <translation>At most this many pilots</translation>
    </message>
    <message id="3.2/diagram">
        <source>Each route has room for one pilot. Player A is alone on route P, pays and goes forward. Player B and player C have both chosen route Q: they lose the turn and pay nothing.</source>
        <translation>Each route has room for one pilot. Player A is alone on route P, pays and goes forward. Player B and player C have both chosen route Q: they lose the turn and pay nothing.</translation>
    </message>
    <message id="3.3/title">
        <source>What routes cost and give</source>
        <translation>What routes cost and give</translation>
    </message>
    <message id="3.3/text">
        <source>A route costs or gives fuel, moves you forward, or gives bonus tokens. Each value is fixed, or counts the players who chose the route with the symbol shown, or is a die roll: yellow for fuel to spend, blue for zones. All roll their own dice, and several rolls are added up. For a bonus token, draw two, keep one face down and put the other under the pile.</source>
        <translation>A route costs or gives fuel, moves you forward, or gives bonus tokens. Each value is fixed, or counts the players who chose the route with the symbol shown, or is a die roll: yellow for fuel to spend, blue for zones. All roll their own dice, and several rolls are added up. For a bonus token, draw two, keep one face down and put the other under the pile.</translation>
    </message>
    <message id="3.3/clarification/1">
        <source>If fewer than two are left to draw, the discarded tokens go into the pile first. If there is still only one, keep it; if there is none, you get none.</source>
        <translation>If fewer than two are left to draw, the discarded tokens go into the pile first. If there is still only one, keep it; if there is none, you get none.</translation>
    </message>
    <message id="3.3/symbol/1">
        <source>Fuel</source>
        <translation>Fuel</translation>
    </message>
    <message id="3.3/symbol/2">
        <source>Zones forward</source>
        <translation>Zones forward</translation>
    </message>
    <message id="3.3/symbol/3">
        <source>Bonus token</source>
        <translation>Bonus token</translation>
    </message>
    <message id="3.3/symbol/4">
        <source>How many players chose that route</source>
        <translation>How many players chose that route</translation>
    </message>
    <message id="3.3/symbol/5">
        <source>Yellow die: fuel to spend</source>
        <translation>Yellow die: fuel to spend</translation>
    </message>
    <message id="3.3/symbol/6">
        <source>Blue die: zones</source>
        <translation>Blue die: zones</translation>
    </message>
    <message id="3.3/symbol/7">
        <source>Added to the rolls</source>
        <translation>Added to the rolls</translation>
    </message>
    <message id="3.3/diagram">
        <source>Player A pays 2 fuel on route P and takes a bonus token. Player B rolls a 3 with the yellow die and pays 3 fuel, then rolls a 2 with the blue die and goes forward 2 zones.</source>
        <translation>Player A pays 2 fuel on route P and takes a bonus token. Player B rolls a 3 with the yellow die and pays 3 fuel, then rolls a 2 with the blue die and goes forward 2 zones.</translation>
    </message>
    <message id="3.4/title">
        <source>Always forward</source>
        <translation>Always forward</translation>
    </message>
    <message id="3.4/text">
        <source>A tile never moves a ship back. Any number of ships fit into a zone. More than 12 fuel is fine.</source>
        <translation>A tile never moves a ship back. Any number of ships fit into a zone. More than 12 fuel is fine.</translation>
    </message>
    <message id="3.5/title">
        <source>Out of fuel</source>
        <translation>Out of fuel</translation>
    </message>
    <message id="3.5/text">
        <source>Whoever pays the last of their fuel is eliminated. On the finish tile you may go down to zero, but not below. If a die roll costs more fuel than you have, you are eliminated.</source>
        <translation>Whoever pays the last of their fuel is eliminated. On the finish tile you may go down to zero, but not below. If a die roll costs more fuel than you have, you are eliminated.</translation>
    </message>
    <message id="3.5/clarification/1">
        <source>You are eliminated right after the costs, before any benefits.</source>
        <translation>You are eliminated right after the costs, before any benefits.</translation>
    </message>
    <message id="3.5/clarification/2">
        <source>Paying your last fuel eliminates you; having none does not. If you have no fuel, for example after a ruling, you stay in the race as long as you pay nothing.</source>
        <translation>Paying your last fuel eliminates you; having none does not. If you have no fuel, for example after a ruling, you stay in the race as long as you pay nothing.</translation>
    </message>
    <message id="3.5/clarification/3">
        <source>Eliminated players keep their bonus tokens, which are then out of the race.</source>
        <translation>Eliminated players keep their bonus tokens, which are then out of the race.</translation>
    </message>
    <message id="3.6/title">
        <source>The third section</source>
        <translation>The third section</translation>
    </message>
    <message id="3.6/text">
        <source>When a ship must go beyond the front zone, the third section is put in front. When all have moved, the rear section is taken away, and the ships on it are eliminated.</source>
        <translation>When a ship must go beyond the front zone, the third section is put in front. When all have moved, the rear section is taken away, and the ships on it are eliminated.</translation>
    </message>
    <message id="3.6/clarification/1">
        <source>The same applies when a nitro has brought in the third section: the rear one is taken away when that turn has been resolved.</source>
        <translation>The same applies when a nitro has brought in the third section: the rear one is taken away when that turn has been resolved.</translation>
    </message>
    <message id="3.6/clarification/2">
        <source>A ship that would need a fourth section keeps counting zones past the end; the track stays as it is.</source>
        <translation>A ship that would need a fourth section keeps counting zones past the end; the track stays as it is.</translation>
    </message>
    <message id="3.7/title">
        <source>Pushed off the track</source>
        <translation>Pushed off the track</translation>
    </message>
    <message id="3.7/text">
        <source>A ship that is pushed back beyond the rearmost zone is eliminated.</source>
        <translation>A ship that is pushed back beyond the rearmost zone is eliminated.</translation>
    </message>
    <message id="3.7/clarification/1">
        <source>It is shown in the rearmost zone.</source>
        <translation>It is shown in the rearmost zone.</translation>
    </message>
    <message id="3.8/title">
        <source>Turned tiles</source>
        <translation>Turned tiles</translation>
    </message>
    <message id="3.8/text">
        <source>In a game with 5 or 6 players, the tiles are turned to the 3–4 side as soon as four or fewer players are left.</source>
        <translation>In a game with 5 or 6 players, the tiles are turned to the 3–4 side as soon as four or fewer players are left.</translation>
    </message>
    <message id="3.8/clarification/1">
        <source>If that happens during the bonuses, the current tile is turned too: describe its other side before you choose routes.</source>
        <translation>If that happens during the bonuses, the current tile is turned too: describe its other side before you choose routes.</translation>
    </message>
    <message id="3.9/title">
        <source>Special routes</source>
        <translation>Special routes</translation>
    </message>
    <message id="3.9/text">
        <source>Tile 11 (3–4 side) has a route that is free if you are alone on it: 3 zones forward. If several take it, each of them pays 1 fuel and gains nothing. On tile 12, one route costs 1 fuel plus a roll of the yellow die. Tile 14 can ask for several rolls, which are added up.</source>
        <translation>Tile 11 (3–4 side) has a route that is free if you are alone on it: 3 zones forward. If several take it, each of them pays 1 fuel and gains nothing. On tile 12, one route costs 1 fuel plus a roll of the yellow die. Tile 14 can ask for several rolls, which are added up.</translation>
    </message>
    <message id="3.9/symbol/1">
        <source>Only if you are alone on it</source>
        <translation>Only if you are alone on it</translation>
    </message>
    <message id="3.9/diagram">
        <source>Player A is the only one on the route, goes forward 3 zones and pays nothing.</source>
        <translation>Player A is the only one on the route, goes forward 3 zones and pays nothing.</translation>
    </message>
    <message id="4.1/title">
        <source>The next tile</source>
        <translation>The next tile</translation>
    </message>
    <message id="4.1/text">
        <source>The tile goes back in the box, and the next one turns up. When the finish tile is put away, the race is over.</source>
        <translation>The tile goes back in the box, and the next one turns up. When the finish tile is put away, the race is over.</translation>
    </message>
    <message id="5.1/title">
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message id="5.1/text">
        <source>After the finish tile, the ship in front wins. If several are tied for the lead, the one with the most fuel wins, then the one with the most bonus tokens. If even these are the same, the victory is shared.</source>
        <translation>After the finish tile, the ship in front wins. If several are tied for the lead, the one with the most fuel wins, then the one with the most bonus tokens. If even these are the same, the victory is shared.</translation>
    </message>
    <message id="5.1/clarification/1">
        <source>Only ships still in the race can win. The other places are decided the same way; eliminated players come last, ranked by how long they held out, the longest first.</source>
        <translation>Only ships still in the race can win. The other places are decided the same way; eliminated players come last, ranked by how long they held out, the longest first.</translation>
    </message>
    <message id="5.2/title">
        <source>The last one left</source>
        <translation>The last one left</translation>
    </message>
    <message id="5.2/text">
        <source>Whoever is the only one left in the race wins at once: after a group of tokens, after the costs, or after the rear section has been taken away.</source>
        <translation>Whoever is the only one left in the race wins at once: after a group of tokens, after the costs, or after the rear section has been taken away.</translation>
    </message>
    <message id="5.2/clarification/1">
        <source>Nothing more happens in that turn.</source>
        <translation>Nothing more happens in that turn.</translation>
    </message>
    <message id="5.3/title">
        <source>Nobody left</source>
        <translation>Nobody left</translation>
    </message>
    <message id="5.3/text">
        <source>If nobody is left in the race, nobody wins.</source>
        <translation>If nobody is left in the race, nobody wins.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Ruling by the referee</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: zones, fuel, tokens, force fields, the sections, who is in the race, the tile and its side, the turn, the phase, chosen routes, or the end of the race. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>The referee can fix anything: zones, fuel, tokens, force fields, the sections, who is in the race, the tile and its side, the turn, the phase, chosen routes, or the end of the race. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</translation>
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
        <source>Later acts refer to the same things</source>
        <translation>Later acts refer to the same things</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, tile, route and zone, whatever the correction changes. It is no longer possible if it names a route that the tile no longer has.</source>
        <translation>A later act still refers to the same player, tile, route and zone, whatever the correction changes. It is no longer possible if it names a route that the tile no longer has.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Kept as a ruling</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling, if a ruling can do the same: everything then stands as if the act had been done.</source>
        <translation>A later act that is no longer allowed can be kept as a ruling, if a ruling can do the same: everything then stands as if the act had been done.</translation>
    </message>
</context>
</TS>
