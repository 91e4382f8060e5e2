<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message id="cards/search">
        <source>Number or any word</source>
        <translation>Number or any word</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Which card is on the table?</source>
        <translation>Which card is on the table?</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap its number, or type any word from its text in any of Basekeeper’s languages.</source>
        <translation>Tap its number, or type any word from its text in any of Basekeeper’s languages.</translation>
    </message>
    <message id="section/0">
        <source>Aim and setup</source>
        <translation>Aim and setup</translation>
    </message>
    <message id="section/1">
        <source>RED ALERT phase</source>
        <translation>RED ALERT phase</translation>
    </message>
    <message id="section/2">
        <source>DEFENSE phase</source>
        <translation>DEFENSE phase</translation>
    </message>
    <message id="section/3">
        <source>ATTACK phase</source>
        <translation>ATTACK phase</translation>
    </message>
    <message id="section/4">
        <source>REGROUP phase</source>
        <translation>REGROUP phase</translation>
    </message>
    <message id="section/6">
        <source>Order of acts</source>
        <translation>Order of acts</translation>
    </message>
    <message id="section/5">
        <source>RED ALERT cards</source>
        <translation>RED ALERT cards</translation>
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
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 6 players take part. Enter them clockwise, in the order they sit around the table.</source>
        <translation>2 to 6 players take part. Enter them clockwise, in the order they sit around the table.</translation>
    </message>
    <message id="0.2/title">
        <source>Bases needed to win</source>
        <translation>Bases needed to win</translation>
    </message>
    <message id="0.2/text">
        <source>The more players, the fewer bases you need to win: 2 players 12, 3 players 9, 4 players 8, 5 players 7, 6 players 6. Your table may have agreed on another number, from 1 to 99.</source>
        <translation>The more players, the fewer bases you need to win: 2 players 12, 3 players 9, 4 players 8, 5 players 7, 6 players 6. Your table may have agreed on another number, from 1 to 99.</translation>
    </message>
    <message id="0.3/title">
        <source>Declaring victory</source>
        <translation>Declaring victory</translation>
    </message>
    <message id="0.3/text">
        <source>If you hold enough bases, you may declare victory by saying, in English, “All Your Base Are Belong To Us!” You win only by declaring: the game ends when your declaration is entered, never by itself.</source>
        <translation>If you hold enough bases, you may declare victory by saying, in English, “All Your Base Are Belong To Us!” You win only by declaring: the game ends when your declaration is entered, never by itself.</translation>
    </message>
    <message id="0.3/differs">
        <source>The Chinese rules sheet speaks of numbers where it means bases, and of obtaining where it means capturing.</source>
        <translation>The Chinese rules sheet speaks of numbers where it means bases, and of obtaining where it means capturing.</translation>
    </message>
    <message id="0.4/title">
        <source>Which bases count</source>
        <translation>Which bases count</translation>
    </message>
    <message id="0.4/text">
        <source>Every BASE card in front of you counts, whether played, captured or stolen. Your table may have agreed that only bases gained from other players count, as long as you still hold them.</source>
        <translation>Every BASE card in front of you counts, whether played, captured or stolen. Your table may have agreed that only bases gained from other players count, as long as you still hold them.</translation>
    </message>
    <message id="0.5/title">
        <source>When to declare</source>
        <translation>When to declare</translation>
    </message>
    <message id="0.5/text">
        <source>You may declare victory during anybody’s turn, as long as you hold enough bases at that moment. You may not declare while something is unfinished, such as a declared attack or a RED ALERT.</source>
        <translation>You may declare victory during anybody’s turn, as long as you hold enough bases at that moment. You may not declare while something is unfinished, such as a declared attack or a RED ALERT.</translation>
    </message>
    <message id="0.6/title">
        <source>Alliances and trading</source>
        <translation>Alliances and trading</translation>
    </message>
    <message id="0.6/text">
        <source>You may make alliances and break them, but they change nothing in the rules. You never trade cards, except when a RED ALERT says so.</source>
        <translation>You may make alliances and break them, but they change nothing in the rules. You never trade cards, except when a RED ALERT says so.</translation>
    </message>
    <message id="0.7/title">
        <source>7 cards in hand</source>
        <translation>7 cards in hand</translation>
    </message>
    <message id="0.7/text">
        <source>You must have 7 cards in hand at the beginning and at the end of each turn. If you run short between turns, do not draw until your own turn. Basekeeper only reminds you; it does not track hands.</source>
        <translation>You must have 7 cards in hand at the beginning and at the end of each turn. If you run short between turns, do not draw until your own turn. Basekeeper only reminds you; it does not track hands.</translation>
    </message>
    <message id="0.8/title">
        <source>When the deck is empty</source>
        <translation>When the deck is empty</translation>
    </message>
    <message id="0.8/text">
        <source>When the deck is empty, shuffle the discard pile and use it as the new deck. The discard pile is then empty. You may enter this at any moment of the game.</source>
        <translation>When the deck is empty, shuffle the discard pile and use it as the new deck. The discard pile is then empty. You may enter this at any moment of the game.</translation>
    </message>
    <message id="0.9/title">
        <source>First player and direction</source>
        <translation>First player and direction</translation>
    </message>
    <message id="0.9/text">
        <source>You choose the first player at setup. From there the turn passes clockwise, unless your table has agreed on counterclockwise.</source>
        <translation>You choose the first player at setup. From there the turn passes clockwise, unless your table has agreed on counterclockwise.</translation>
    </message>
    <message id="1.1/title">
        <source>Draw a card</source>
        <translation>Draw a card</translation>
    </message>
    <message id="1.1/text">
        <source>Begin your turn by drawing a card.</source>
        <translation>Begin your turn by drawing a card.</translation>
    </message>
    <message id="1.2/title">
        <source>Hold or play</source>
        <translation>Hold or play</translation>
    </message>
    <message id="1.2/text">
        <source>If you have a RED ALERT in hand, you may play it or hold it for later. You play at most one in this phase, and it may be one that you held from an earlier turn. Your table may have agreed that you may play as many as you like.</source>
        <translation>If you have a RED ALERT in hand, you may play it or hold it for later. You play at most one in this phase, and it may be one that you held from an earlier turn. Your table may have agreed that you may play as many as you like.</translation>
    </message>
    <message id="1.2/clarification/1">
        <source>A RED ALERT that was played goes to the discard pile, unless it is given to another player.</source>
        <translation>A RED ALERT that was played goes to the discard pile, unless it is given to another player.</translation>
    </message>
    <message id="1.2/diagram">
        <source>Player A plays a RED ALERT from their hand. When it has taken effect, the card goes to the discard pile.</source>
        <translation>Player A plays a RED ALERT from their hand. When it has taken effect, the card goes to the discard pile.</translation>
    </message>
    <message id="1.3/title">
        <source>Read and act out</source>
        <translation>Read and act out</translation>
    </message>
    <message id="1.3/text">
        <source>When you play a RED ALERT, read it out and act it out. Then it takes effect.</source>
        <translation>When you play a RED ALERT, read it out and act it out. Then it takes effect.</translation>
    </message>
    <message id="1.4/title">
        <source>No replacement yet</source>
        <translation>No replacement yet</translation>
    </message>
    <message id="1.4/text">
        <source>Do not draw a new card yet for the RED ALERT you played. You replace it when you fill your hand in the REGROUP phase.</source>
        <translation>Do not draw a new card yet for the RED ALERT you played. You replace it when you fill your hand in the REGROUP phase.</translation>
    </message>
    <message id="2A/title">
        <source>Play a BASE</source>
        <translation>Play a BASE</translation>
    </message>
    <message id="2A/text">
        <source>In the DEFENSE phase you do exactly one thing. One choice is to play a BASE. Played cards lie face up.</source>
        <translation>In the DEFENSE phase you do exactly one thing. One choice is to play a BASE. Played cards lie face up.</translation>
    </message>
    <message id="2A/diagram">
        <source>Player A plays a BASE from their hand. It lies beside the other base.</source>
        <translation>Player A plays a BASE from their hand. It lies beside the other base.</translation>
    </message>
    <message id="2B/title">
        <source>Play a SHIP</source>
        <translation>Play a SHIP</translation>
    </message>
    <message id="2B/text">
        <source>You may play a SHIP on one of your own bases. A base holds any number of cards. A ship never stands without a base.</source>
        <translation>You may play a SHIP on one of your own bases. A base holds any number of cards. A ship never stands without a base.</translation>
    </message>
    <message id="2B/diagram">
        <source>Player A plays a Destroyer from their hand on one of their two bases.</source>
        <translation>Player A plays a Destroyer from their hand on one of their two bases.</translation>
    </message>
    <message id="2C/title">
        <source>Play CREW or CATS</source>
        <translation>Play CREW or CATS</translation>
    </message>
    <message id="2C/text">
        <source>You may play a CREW or CATS card on one of your own bases. Such a card has 0 defense points.</source>
        <translation>You may play a CREW or CATS card on one of your own bases. Such a card has 0 defense points.</translation>
    </message>
    <message id="2C/differs">
        <source>The Chinese sheet translates the name CATS as the animal.</source>
        <translation>The Chinese sheet translates the name CATS as the animal.</translation>
    </message>
    <message id="2C/diagram">
        <source>Player A plays a CREW card from their hand on one of their bases, beside the ship.</source>
        <translation>Player A plays a CREW card from their hand on one of their bases, beside the ship.</translation>
    </message>
    <message id="2D/title">
        <source>Discard one card</source>
        <translation>Discard one card</translation>
    </message>
    <message id="2D/text">
        <source>If you cannot play anything, discard one card, but never a BASE or a RED ALERT. The table takes your word for it that you cannot play.</source>
        <translation>If you cannot play anything, discard one card, but never a BASE or a RED ALERT. The table takes your word for it that you cannot play.</translation>
    </message>
    <message id="2E/title">
        <source>Only RED ALERTs in hand</source>
        <translation>Only RED ALERTs in hand</translation>
    </message>
    <message id="2E/text">
        <source>If your hand is empty or holds nothing but RED ALERTs, you can neither play nor discard. You pass the DEFENSE phase.</source>
        <translation>If your hand is empty or holds nothing but RED ALERTs, you can neither play nor discard. You pass the DEFENSE phase.</translation>
    </message>
    <message id="3A.1/title">
        <source>One attack, one base</source>
        <translation>One attack, one base</translation>
    </message>
    <message id="3A.1/text">
        <source>During your turn you may make at most one attack, on only one of another player’s bases. You do not have to attack.</source>
        <translation>During your turn you may make at most one attack, on only one of another player’s bases. You do not have to attack.</translation>
    </message>
    <message id="3A.2/title">
        <source>What may attack</source>
        <translation>What may attack</translation>
    </message>
    <message id="3A.2/text">
        <source>Choose any ships, CREW and CATS on your own bases, even from several bases at once, but at least one card. Each takes part only once. Cards in your hand cannot take part.</source>
        <translation>Choose any ships, CREW and CATS on your own bases, even from several bases at once, but at least one card. Each takes part only once. Cards in your hand cannot take part.</translation>
    </message>
    <message id="3A.3/title">
        <source>A BASE never attacks</source>
        <translation>A BASE never attacks</translation>
    </message>
    <message id="3A.3/text">
        <source>A BASE never attacks. Only cards on your bases can.</source>
        <translation>A BASE never attacks. Only cards on your bases can.</translation>
    </message>
    <message id="3A.4/title">
        <source>Points you need</source>
        <translation>Points you need</translation>
    </message>
    <message id="3A.4/text">
        <source>Your attack points must exceed the defense points of the attacked base: all cards on it plus the base itself (0 unless your card values say otherwise). The owner’s other bases do not count.</source>
        <translation>Your attack points must exceed the defense points of the attacked base: all cards on it plus the base itself (0 unless your card values say otherwise). The owner’s other bases do not count.</translation>
    </message>
    <message id="3A.4/differs">
        <source>All three sheets speak of the defender’s points; Basekeeper counts only the attacked base.</source>
        <translation>All three sheets speak of the defender’s points; Basekeeper counts only the attacked base.</translation>
    </message>
    <message id="3A.5/title">
        <source>Attack too weak</source>
        <translation>Attack too weak</translation>
    </message>
    <message id="3A.5/text">
        <source>An attack with too few points is refused. Basekeeper shows you both totals.</source>
        <translation>An attack with too few points is refused. Basekeeper shows you both totals.</translation>
    </message>
    <message id="3A.6/title">
        <source>Wait for the defender</source>
        <translation>Wait for the defender</translation>
    </message>
    <message id="3A.6/text">
        <source>A declared attack waits for the defender, who either lets it through or plays the RED ALERT “Counterattack.”</source>
        <translation>A declared attack waits for the defender, who either lets it through or plays the RED ALERT “Counterattack.”</translation>
    </message>
    <message id="3B.1/title">
        <source>Cards lost in battle</source>
        <translation>Cards lost in battle</translation>
    </message>
    <message id="3B.1/text">
        <source>When an attack succeeds, every card on the attacked base and every attacking card is discarded, including CREW and CATS. Cards that took no part stay.</source>
        <translation>When an attack succeeds, every card on the attacked base and every attacking card is discarded, including CREW and CATS. Cards that took no part stay.</translation>
    </message>
    <message id="3B.1/differs">
        <source>The Spanish sheet says all ships of the attacker, and the Chinese one is garbled: “the defending ships on all attacking ships.”</source>
        <translation>The Spanish sheet says all ships of the attacker, and the Chinese one is garbled: “the defending ships on all attacking ships.”</translation>
    </message>
    <message id="3B.2/title">
        <source>The base is yours</source>
        <translation>The base is yours</translation>
    </message>
    <message id="3B.2/text">
        <source>When your attack succeeds, the base is yours at once. It comes to you empty.</source>
        <translation>When your attack succeeds, the base is yours at once. It comes to you empty.</translation>
    </message>
    <message id="3B.2/diagram">
        <source>Player A attacks a base of player B with the BattleCruiser. The BattleCruiser and the defending Destroyer are discarded, and the base goes to player A, empty. The Zig took no part and stays.</source>
        <translation>Player A attacks a base of player B with the BattleCruiser. The BattleCruiser and the defending Destroyer are discarded, and the base goes to player A, empty. The Zig took no part and stays.</translation>
    </message>
    <message id="3B.3/title">
        <source>Change for your surplus</source>
        <translation>Change for your surplus</translation>
    </message>
    <message id="3B.3/text">
        <source>Your attack needs one point more than the defense; anything beyond that is your surplus. As change, you may take SHIP cards from the discard pile, with no more than that many attack points in all, and put them on your bases.</source>
        <translation>Your attack needs one point more than the defense; anything beyond that is your surplus. As change, you may take SHIP cards from the discard pile, with no more than that many attack points in all, and put them on your bases.</translation>
    </message>
    <message id="3B.3/clarification/1">
        <source>You may also take SHIPs that have just been discarded, but no CREW or CATS.</source>
        <translation>You may also take SHIPs that have just been discarded, but no CREW or CATS.</translation>
    </message>
    <message id="3B.3/clarification/2">
        <source>Your table may have agreed to play without taking change.</source>
        <translation>Your table may have agreed to play without taking change.</translation>
    </message>
    <message id="3B.3/differs">
        <source>The Spanish sheet says that you may exchange cards from the discard pile, and the Chinese one says “alteration” instead of “change.”</source>
        <translation>The Spanish sheet says that you may exchange cards from the discard pile, and the Chinese one says “alteration” instead of “change.”</translation>
    </message>
    <message id="3B.3/diagram">
        <source>Player A has a surplus of 2 and takes a Destroyer as change from the discard pile. Its attack of 2 is an example.</source>
        <translation>Player A has a surplus of 2 and takes a Destroyer as change from the discard pile. Its attack of 2 is an example.</translation>
    </message>
    <message id="3B.4/title">
        <source>Take change right away</source>
        <translation>Take change right away</translation>
    </message>
    <message id="3B.4/text">
        <source>You may take change once, before anything else happens. If another act comes first, the change is lost.</source>
        <translation>You may take change once, before anything else happens. If another act comes first, the change is lost.</translation>
    </message>
    <message id="4.1/title">
        <source>Move your cards</source>
        <translation>Move your cards</translation>
    </message>
    <message id="4.1/text">
        <source>You may move any of your ships, CREW and CATS between your own bases.</source>
        <translation>You may move any of your ships, CREW and CATS between your own bases.</translation>
    </message>
    <message id="4.1/diagram">
        <source>Player A moves the Destroyer and the crew to the other base. The Zig stays.</source>
        <translation>Player A moves the Destroyer and the crew to the other base. The Zig stays.</translation>
    </message>
    <message id="4.2/title">
        <source>No splitting ships</source>
        <translation>No splitting ships</translation>
    </message>
    <message id="4.2/text">
        <source>You cannot break a ship into smaller ones. Nothing is taken from the discard pile in the REGROUP phase.</source>
        <translation>You cannot break a ship into smaller ones. Nothing is taken from the discard pile in the REGROUP phase.</translation>
    </message>
    <message id="4.2/differs">
        <source>The Spanish sheet tells you not to dismantle perfectly good ships; the Chinese one says that you cannot knock ships down.</source>
        <translation>The Spanish sheet tells you not to dismantle perfectly good ships; the Chinese one says that you cannot knock ships down.</translation>
    </message>
    <message id="4.3/title">
        <source>Fill your hand</source>
        <translation>Fill your hand</translation>
    </message>
    <message id="4.3/text">
        <source>Fill your hand up to 7 cards. Basekeeper only reminds you.</source>
        <translation>Fill your hand up to 7 cards. Basekeeper only reminds you.</translation>
    </message>
    <message id="4.4/title">
        <source>Replace the RED ALERT</source>
        <translation>Replace the RED ALERT</translation>
    </message>
    <message id="4.4/text">
        <source>Filling your hand also replaces a RED ALERT that you played in the RED ALERT phase.</source>
        <translation>Filling your hand also replaces a RED ALERT that you played in the RED ALERT phase.</translation>
    </message>
    <message id="4.5/title">
        <source>Pass the turn</source>
        <translation>Pass the turn</translation>
    </message>
    <message id="4.5/text">
        <source>The turn passes to the next player, unless “Surprise attack” gives an extra turn or “Gifted turn” gives the turn away.</source>
        <translation>The turn passes to the next player, unless “Surprise attack” gives an extra turn or “Gifted turn” gives the turn away.</translation>
    </message>
    <message id="6.1/title">
        <source>Order of the phases</source>
        <translation>Order of the phases</translation>
    </message>
    <message id="6.1/text">
        <source>The phases come in the order RED ALERT, DEFENSE, ATTACK, REGROUP, and you never go back. You may skip RED ALERT and ATTACK, but DEFENSE must be done, or passed if your hand is empty or holds nothing but RED ALERTs.</source>
        <translation>The phases come in the order RED ALERT, DEFENSE, ATTACK, REGROUP, and you never go back. You may skip RED ALERT and ATTACK, but DEFENSE must be done, or passed if your hand is empty or holds nothing but RED ALERTs.</translation>
    </message>
    <message id="6.2/title">
        <source>Cards without a base</source>
        <translation>Cards without a base</translation>
    </message>
    <message id="6.2/text">
        <source>Cards whose base is gone go to the discard pile, unless a rule puts them somewhere else. So do bases destroyed by a card: you may not choose to discard a BASE, but a card may force you to.</source>
        <translation>Cards whose base is gone go to the discard pile, unless a rule puts them somewhere else. So do bases destroyed by a card: you may not choose to discard a BASE, but a card may force you to.</translation>
    </message>
    <message id="6.3/title">
        <source>Finish what is unfinished</source>
        <translation>Finish what is unfinished</translation>
    </message>
    <message id="6.3/text">
        <source>While something is unfinished, such as a declared attack or the free plays from a RED ALERT, only acts that belong to it are allowed, besides a reshuffle and a ruling. Change not yet taken does not count: if another act comes first, it is lost.</source>
        <translation>While something is unfinished, such as a declared attack or the free plays from a RED ALERT, only acts that belong to it are allowed, besides a reshuffle and a ruling. Change not yet taken does not count: if another act comes first, it is lost.</translation>
    </message>
    <message id="6.4/title">
        <source>When acts are refused</source>
        <translation>When acts are refused</translation>
    </message>
    <message id="6.4/text">
        <source>Once victory is declared, the game is over, and every act but a ruling is refused. An act that names a player, base or card that does not exist is refused too.</source>
        <translation>Once victory is declared, the game is over, and every act but a ruling is refused. An act that names a player, base or card that does not exist is refused too.</translation>
    </message>
    <message id="5.1/title">
        <source>Surprise attack</source>
        <translation>Surprise attack</translation>
    </message>
    <message id="5.1/text">
        <source>You take one more turn right after this one. Exactly one more.</source>
        <translation>You take one more turn right after this one. Exactly one more.</translation>
    </message>
    <message id="5.1/differs">
        <source>The Chinese sheet reads as 2 laps instead of 2 turns, and has you smile instead of sneer.</source>
        <translation>The Chinese sheet reads as 2 laps instead of 2 turns, and has you smile instead of sneer.</translation>
    </message>
    <message id="5.1/happens">
        <source>Nobody sees it coming: when this turn is over, it is your turn all over again!</source>
        <translation>Nobody sees it coming: when this turn is over, it is your turn all over again!</translation>
    </message>
    <message id="5.1/step/1">
        <source>Sneer at everybody.</source>
        <translation>Sneer at everybody.</translation>
    </message>
    <message id="5.1/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.1/step/3">
        <source>Put it on the discard pile.</source>
        <translation>Put it on the discard pile.</translation>
    </message>
    <message id="5.1/step/4">
        <source>Play this turn to its end and fill your hand as usual.</source>
        <translation>Play this turn to its end and fill your hand as usual.</translation>
    </message>
    <message id="5.1/step/5">
        <source>Then begin your extra turn by drawing a card.</source>
        <translation>Then begin your extra turn by drawing a card.</translation>
    </message>
    <message id="5.1/clarification/1">
        <source>You get exactly one extra turn.</source>
        <translation>You get exactly one extra turn.</translation>
    </message>
    <message id="5.1/clarification/2">
        <source>Each of the two turns lets you make one attack.</source>
        <translation>Each of the two turns lets you make one attack.</translation>
    </message>
    <message id="5.1/clarification/3">
        <source>In the extra turn you may play a RED ALERT again.</source>
        <translation>In the extra turn you may play a RED ALERT again.</translation>
    </message>
    <message id="5.1/clarification/4">
        <source>If you play “Gifted turn” before the extra turn begins, you lose the extra turn.</source>
        <translation>If you play “Gifted turn” before the extra turn begins, you lose the extra turn.</translation>
    </message>
    <message id="5.1/app">
        <source>Basekeeper queues your extra turn and starts it when this one ends. Filling your hand and drawing are up to you.</source>
        <translation>Basekeeper queues your extra turn and starts it when this one ends. Filling your hand and drawing are up to you.</translation>
    </message>
    <message id="5.1/diagram">
        <source>Player A plays the card. After this turn player A has one more turn; only then is it player B’s turn.</source>
        <translation>Player A plays the card. After this turn player A has one more turn; only then is it player B’s turn.</translation>
    </message>
    <message id="5.2/title">
        <source>Dinner bell</source>
        <translation>Dinner bell</translation>
    </message>
    <message id="5.2/text">
        <source>Choose one of another player’s bases. All ships, CREW and CATS on it go to the discard pile. The base stays.</source>
        <translation>Choose one of another player’s bases. All ships, CREW and CATS on it go to the discard pile. The base stays.</translation>
    </message>
    <message id="5.2/differs">
        <source>In the Chinese sheet the word “your” is missing before “enemy,” but the effect is right.</source>
        <translation>In the Chinese sheet the word “your” is missing before “enemy,” but the effect is right.</translation>
    </message>
    <message id="5.2/happens">
        <source>You sweep another player’s base clean: ships and crew are gone, and only the bare base stays behind.</source>
        <translation>You sweep another player’s base clean: ships and crew are gone, and only the bare base stays behind.</translation>
    </message>
    <message id="5.2/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.2/step/2">
        <source>Choose one of another player’s bases.</source>
        <translation>Choose one of another player’s bases.</translation>
    </message>
    <message id="5.2/step/3">
        <source>Its owner discards all ships, CREW and CATS on it.</source>
        <translation>Its owner discards all ships, CREW and CATS on it.</translation>
    </message>
    <message id="5.2/step/4">
        <source>Leave the BASE card where it is.</source>
        <translation>Leave the BASE card where it is.</translation>
    </message>
    <message id="5.2/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.2/clarification/1">
        <source>CATS counts as crew, so it goes as well.</source>
        <translation>CATS counts as crew, so it goes as well.</translation>
    </message>
    <message id="5.2/clarification/2">
        <source>The empty base still belongs to its owner.</source>
        <translation>The empty base still belongs to its owner.</translation>
    </message>
    <message id="5.2/clarification/3">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>If nobody else has a base, you may still play the card; it then does nothing.</translation>
    </message>
    <message id="5.2/app">
        <source>Tap one of the bases that light up, look at what will happen and confirm. One undo takes the whole card back.</source>
        <translation>Tap one of the bases that light up, look at what will happen and confirm. One undo takes the whole card back.</translation>
    </message>
    <message id="5.2/diagram">
        <source>A base of player B loses its ships and crew to the discard pile. The base itself stays, and so does everything on player B’s other base.</source>
        <translation>A base of player B loses its ships and crew to the discard pile. The base itself stays, and so does everything on player B’s other base.</translation>
    </message>
    <message id="5.3/title">
        <source>Self-destruct</source>
        <translation>Self-destruct</translation>
    </message>
    <message id="5.3/text">
        <source>Discard your whole hand and draw a new one of 7 cards. Nothing changes on the table.</source>
        <translation>Discard your whole hand and draw a new one of 7 cards. Nothing changes on the table.</translation>
    </message>
    <message id="5.3/differs">
        <source>The Chinese sheet says “the complete set” instead of “the hand.”</source>
        <translation>The Chinese sheet says “the complete set” instead of “the hand.”</translation>
    </message>
    <message id="5.3/happens">
        <source>Boom! Your whole hand is gone, and you start over with 7 fresh cards.</source>
        <translation>Boom! Your whole hand is gone, and you start over with 7 fresh cards.</translation>
    </message>
    <message id="5.3/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.3/step/2">
        <source>Put your whole hand and this RED ALERT on the discard pile.</source>
        <translation>Put your whole hand and this RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.3/step/3">
        <source>Draw 7 new cards from the deck.</source>
        <translation>Draw 7 new cards from the deck.</translation>
    </message>
    <message id="5.3/step/4">
        <source>Then go on with your turn.</source>
        <translation>Then go on with your turn.</translation>
    </message>
    <message id="5.3/clarification/1">
        <source>You draw 7 cards, no matter how many you discarded.</source>
        <translation>You draw 7 cards, no matter how many you discarded.</translation>
    </message>
    <message id="5.3/clarification/2">
        <source>BASE cards in your hand go too: you may not choose to discard one, but here the card makes you.</source>
        <translation>BASE cards in your hand go too: you may not choose to discard one, but here the card makes you.</translation>
    </message>
    <message id="5.3/clarification/3">
        <source>If the deck runs out, shuffle the discard pile into a new one and go on drawing.</source>
        <translation>If the deck runs out, shuffle the discard pile into a new one and go on drawing.</translation>
    </message>
    <message id="5.3/clarification/4">
        <source>Nothing happens to the cards that lie on the table.</source>
        <translation>Nothing happens to the cards that lie on the table.</translation>
    </message>
    <message id="5.3/app">
        <source>Basekeeper only notes that you played the card. You discard and draw at the table.</source>
        <translation>Basekeeper only notes that you played the card. You discard and draw at the table.</translation>
    </message>
    <message id="5.3/diagram">
        <source>Player A discards all seven cards and then draws seven new ones.</source>
        <translation>Player A discards all seven cards and then draws seven new ones.</translation>
    </message>
    <message id="5.4/title">
        <source>Two from the deck</source>
        <translation>Two from the deck</translation>
    </message>
    <message id="5.4/text">
        <source>Take the top 2 cards of the deck and play them at once. These are 2 free plays.</source>
        <translation>Take the top 2 cards of the deck and play them at once. These are 2 free plays.</translation>
    </message>
    <message id="5.4/differs">
        <source>The Spanish sheet says that you choose 2 cards, as if you looked through the deck, and the Chinese one uses the word for the deck of a ship.</source>
        <translation>The Spanish sheet says that you choose 2 cards, as if you looked through the deck, and the Chinese one uses the word for the deck of a ship.</translation>
    </message>
    <message id="5.4/happens">
        <source>You take the top 2 cards of the deck and must play them right now, whatever they are!</source>
        <translation>You take the top 2 cards of the deck and must play them right now, whatever they are!</translation>
    </message>
    <message id="5.4/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.4/step/2">
        <source>Take the top 2 cards of the deck.</source>
        <translation>Take the top 2 cards of the deck.</translation>
    </message>
    <message id="5.4/step/3">
        <source>Play them one after the other, in either order.</source>
        <translation>Play them one after the other, in either order.</translation>
    </message>
    <message id="5.4/step/4">
        <source>A BASE goes in front of you, other cards on your bases.</source>
        <translation>A BASE goes in front of you, other cards on your bases.</translation>
    </message>
    <message id="5.4/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.4/clarification/1">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</translation>
    </message>
    <message id="5.4/clarification/2">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</translation>
    </message>
    <message id="5.4/clarification/3">
        <source>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</source>
        <translation>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</translation>
    </message>
    <message id="5.4/clarification/4">
        <source>Afterward you still have your DEFENSE phase, as on any turn.</source>
        <translation>Afterward you still have your DEFENSE phase, as on any turn.</translation>
    </message>
    <message id="5.4/clarification/5">
        <source>If the deck runs out, shuffle the discard pile into a new one.</source>
        <translation>If the deck runs out, shuffle the discard pile into a new one.</translation>
    </message>
    <message id="5.4/app">
        <source>Basekeeper opens 2 free plays and counts them: choose each card you play and, if you have several bases, tap the one it goes to. You take the cards at the table.</source>
        <translation>Basekeeper opens 2 free plays and counts them: choose each card you play and, if you have several bases, tap the one it goes to. You take the cards at the table.</translation>
    </message>
    <message id="5.4/diagram">
        <source>Player A takes the top two cards of the deck, here a BASE and a Zig, and plays both right away.</source>
        <translation>Player A takes the top two cards of the deck, here a BASE and a Zig, and plays both right away.</translation>
    </message>
    <message id="5.5/title">
        <source>Whole hand</source>
        <translation>Whole hand</translation>
    </message>
    <message id="5.5/text">
        <source>Play your entire hand at once. Your free plays have no limit, and you say when you are done.</source>
        <translation>Play your entire hand at once. Your free plays have no limit, and you say when you are done.</translation>
    </message>
    <message id="5.5/differs">
        <source>The Chinese sheet says “the complete set” instead of “the hand.”</source>
        <translation>The Chinese sheet says “the complete set” instead of “the hand.”</translation>
    </message>
    <message id="5.5/happens">
        <source>Hold nothing back: you play every card in your hand right now, one after another.</source>
        <translation>Hold nothing back: you play every card in your hand right now, one after another.</translation>
    </message>
    <message id="5.5/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.5/step/2">
        <source>Lay your BASE cards down first, to make room for the others.</source>
        <translation>Lay your BASE cards down first, to make room for the others.</translation>
    </message>
    <message id="5.5/step/3">
        <source>Play your SHIP, CREW and CATS cards on your bases.</source>
        <translation>Play your SHIP, CREW and CATS cards on your bases.</translation>
    </message>
    <message id="5.5/step/4">
        <source>Say when you are done.</source>
        <translation>Say when you are done.</translation>
    </message>
    <message id="5.5/step/5">
        <source>Discard the RED ALERT, but do not fill your hand yet.</source>
        <translation>Discard the RED ALERT, but do not fill your hand yet.</translation>
    </message>
    <message id="5.5/clarification/1">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</translation>
    </message>
    <message id="5.5/clarification/2">
        <source>Other RED ALERTs in your hand take effect as you play them, one by one; any free plays one of them brings come first.</source>
        <translation>Other RED ALERTs in your hand take effect as you play them, one by one; any free plays one of them brings come first.</translation>
    </message>
    <message id="5.5/clarification/3">
        <source>“Counterattack” cannot be played now and stays in your hand.</source>
        <translation>“Counterattack” cannot be played now and stays in your hand.</translation>
    </message>
    <message id="5.5/clarification/4">
        <source>If your hand is empty afterward, or nothing but RED ALERTs is left in it, you pass the DEFENSE phase that follows.</source>
        <translation>If your hand is empty afterward, or nothing but RED ALERTs is left in it, you pass the DEFENSE phase that follows.</translation>
    </message>
    <message id="5.5/clarification/5">
        <source>You fill your hand up to 7 only in the REGROUP phase.</source>
        <translation>You fill your hand up to 7 only in the REGROUP phase.</translation>
    </message>
    <message id="5.5/app">
        <source>Basekeeper opens free plays without a limit, until you say that you are done. It cannot see your hand, so you choose each card you play and, if you have several bases, tap the one it goes to.</source>
        <translation>Basekeeper opens free plays without a limit, until you say that you are done. It cannot see your hand, so you choose each card you play and, if you have several bases, tap the one it goes to.</translation>
    </message>
    <message id="5.5/diagram">
        <source>Player A plays the entire hand at once: a BASE, two ships and a CREW card.</source>
        <translation>Player A plays the entire hand at once: a BASE, two ships and a CREW card.</translation>
    </message>
    <message id="5.6/title">
        <source>Peek and swap</source>
        <translation>Peek and swap</translation>
    </message>
    <message id="5.6/text">
        <source>Name another player, look at their hand, take one card and give them one that you do not want. Nothing changes on the table.</source>
        <translation>Name another player, look at their hand, take one card and give them one that you do not want. Nothing changes on the table.</translation>
    </message>
    <message id="5.6/differs">
        <source>The Chinese sheet says that the unwanted card is given to you.</source>
        <translation>The Chinese sheet says that the unwanted card is given to you.</translation>
    </message>
    <message id="5.6/happens">
        <source>You peek at another player’s hand, help yourself to one card and hand over one that you do not want.</source>
        <translation>You peek at another player’s hand, help yourself to one card and hand over one that you do not want.</translation>
    </message>
    <message id="5.6/step/1">
        <source>Keep calm and do not nag anybody.</source>
        <translation>Keep calm and do not nag anybody.</translation>
    </message>
    <message id="5.6/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.6/step/3">
        <source>Say whose hand you choose.</source>
        <translation>Say whose hand you choose.</translation>
    </message>
    <message id="5.6/step/4">
        <source>Look at that player’s hand and take one card.</source>
        <translation>Look at that player’s hand and take one card.</translation>
    </message>
    <message id="5.6/step/5">
        <source>Give that player one card that you do not want.</source>
        <translation>Give that player one card that you do not want.</translation>
    </message>
    <message id="5.6/step/6">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.6/clarification/1">
        <source>You choose both cards: the one you take and the one you give.</source>
        <translation>You choose both cards: the one you take and the one you give.</translation>
    </message>
    <message id="5.6/clarification/2">
        <source>If you take a RED ALERT, hold it for later, unless your table allows more than one in this phase.</source>
        <translation>If you take a RED ALERT, hold it for later, unless your table allows more than one in this phase.</translation>
    </message>
    <message id="5.6/clarification/3">
        <source>Without such a card, players never trade cards.</source>
        <translation>Without such a card, players never trade cards.</translation>
    </message>
    <message id="5.6/app">
        <source>Tap the other player: Basekeeper only notes who it is. You look and swap at the table.</source>
        <translation>Tap the other player: Basekeeper only notes who it is. You look and swap at the table.</translation>
    </message>
    <message id="5.6/diagram">
        <source>Player A looks at player B’s hand, takes the Dreadnought and gives a CREW card for it.</source>
        <translation>Player A looks at player B’s hand, takes the Dreadnought and gives a CREW card for it.</translation>
    </message>
    <message id="5.7/title">
        <source>Gifted turn</source>
        <translation>Gifted turn</translation>
    </message>
    <message id="5.7/text">
        <source>Give this card to another player and lose the rest of your turn. That player keeps the card in hand and takes a full turn now; play then goes on from that player’s place. Your table may have agreed that the player after the giver is next instead.</source>
        <translation>Give this card to another player and lose the rest of your turn. That player keeps the card in hand and takes a full turn now; play then goes on from that player’s place. Your table may have agreed that the player after the giver is next instead.</translation>
    </message>
    <message id="5.7/differs">
        <source>The Spanish sheet says that you lose a turn and must hand over the card; the Chinese one, in broken grammar, says only that you may.</source>
        <translation>The Spanish sheet says that you lose a turn and must hand over the card; the Chinese one, in broken grammar, says only that you may.</translation>
    </message>
    <message id="5.7/happens">
        <source>You give somebody a present: your turn stops right here, and that player begins a full turn now.</source>
        <translation>You give somebody a present: your turn stops right here, and that player begins a full turn now.</translation>
    </message>
    <message id="5.7/step/1">
        <source>Look as if you were thinking hard.</source>
        <translation>Look as if you were thinking hard.</translation>
    </message>
    <message id="5.7/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.7/step/3">
        <source>Give the card to another player instead of discarding it.</source>
        <translation>Give the card to another player instead of discarding it.</translation>
    </message>
    <message id="5.7/step/4">
        <source>Stop: the rest of your turn is lost.</source>
        <translation>Stop: the rest of your turn is lost.</translation>
    </message>
    <message id="5.7/step/5">
        <source>That player keeps the card and begins a turn by drawing.</source>
        <translation>That player keeps the card and begins a turn by drawing.</translation>
    </message>
    <message id="5.7/clarification/1">
        <source>After the gifted turn, play goes on from the receiver’s place, so players in between may be skipped.</source>
        <translation>After the gifted turn, play goes on from the receiver’s place, so players in between may be skipped.</translation>
    </message>
    <message id="5.7/clarification/2">
        <source>If your table has agreed on it, the player after the giver is next instead; if the card was passed on, the last giver counts.</source>
        <translation>If your table has agreed on it, the player after the giver is next instead; if the card was passed on, the last giver counts.</translation>
    </message>
    <message id="5.7/clarification/3">
        <source>The receiver may play the card too, even during the gifted turn itself.</source>
        <translation>The receiver may play the card too, even during the gifted turn itself.</translation>
    </message>
    <message id="5.7/clarification/4">
        <source>Free plays and extra turns that you still had are lost.</source>
        <translation>Free plays and extra turns that you still had are lost.</translation>
    </message>
    <message id="5.7/app">
        <source>Tap the player and confirm: the gifted turn starts at once, and Basekeeper keeps track of whose turn is next. You hand over the card at the table.</source>
        <translation>Tap the player and confirm: the gifted turn starts at once, and Basekeeper keeps track of whose turn is next. You hand over the card at the table.</translation>
    </message>
    <message id="5.7/diagram">
        <source>Player A gives the card to player C and loses the rest of the turn. Now it is player C’s turn, then player A’s, then player B’s.</source>
        <translation>Player A gives the card to player C and loses the rest of the turn. Now it is player C’s turn, then player A’s, then player B’s.</translation>
    </message>
    <message id="5.8/title">
        <source>Ship thief</source>
        <translation>Ship thief</translation>
    </message>
    <message id="5.8/text">
        <source>Move all ships from one of another player’s bases to one of your own. Only ships move: CREW and CATS stay.</source>
        <translation>Move all ships from one of another player’s bases to one of your own. Only ships move: CREW and CATS stay.</translation>
    </message>
    <message id="5.8/differs">
        <source>The Chinese sheet says “on your body” instead of “on your base.”</source>
        <translation>The Chinese sheet says “on your body” instead of “on your base.”</translation>
    </message>
    <message id="5.8/happens">
        <source>You make off with a whole fleet: every ship on another player’s base flies over to one of yours.</source>
        <translation>You make off with a whole fleet: every ship on another player’s base flies over to one of yours.</translation>
    </message>
    <message id="5.8/step/1">
        <source>Smile at everybody.</source>
        <translation>Smile at everybody.</translation>
    </message>
    <message id="5.8/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.8/step/3">
        <source>Choose one of another player’s bases and one of your own.</source>
        <translation>Choose one of another player’s bases and one of your own.</translation>
    </message>
    <message id="5.8/step/4">
        <source>Move all ships from the first to the second.</source>
        <translation>Move all ships from the first to the second.</translation>
    </message>
    <message id="5.8/step/5">
        <source>Leave the base, the CREW and the CATS where they are.</source>
        <translation>Leave the base, the CREW and the CATS where they are.</translation>
    </message>
    <message id="5.8/step/6">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.8/clarification/1">
        <source>Only ships come along; CREW and CATS stay.</source>
        <translation>Only ships come along; CREW and CATS stay.</translation>
    </message>
    <message id="5.8/clarification/2">
        <source>All the ships must go to the same base.</source>
        <translation>All the ships must go to the same base.</translation>
    </message>
    <message id="5.8/clarification/3">
        <source>There is always room: a base holds any number of cards.</source>
        <translation>There is always room: a base holds any number of cards.</translation>
    </message>
    <message id="5.8/clarification/4">
        <source>If you have no base, or nobody else has one, the card does nothing.</source>
        <translation>If you have no base, or nobody else has one, the card does nothing.</translation>
    </message>
    <message id="5.8/app">
        <source>Tap the other player’s base, then your own: Basekeeper shows which ships will come, and moves them when you confirm. One undo takes the whole card back.</source>
        <translation>Tap the other player’s base, then your own: Basekeeper shows which ships will come, and moves them when you confirm. One undo takes the whole card back.</translation>
    </message>
    <message id="5.8/diagram">
        <source>Both ships on player B’s base move to a base of player A. The crew stays where it is.</source>
        <translation>Both ships on player B’s base move to a base of player A. The crew stays where it is.</translation>
    </message>
    <message id="5.9/title">
        <source>Pass right</source>
        <translation>Pass right</translation>
    </message>
    <message id="5.9/text">
        <source>Every player chooses one card from their hand and gives it to the player on their right. Basekeeper shows who gives to whom. Nothing changes on the table.</source>
        <translation>Every player chooses one card from their hand and gives it to the player on their right. Basekeeper shows who gives to whom. Nothing changes on the table.</translation>
    </message>
    <message id="5.9/happens">
        <source>Everybody, including you, has to part with a card: off it goes to the player on the right!</source>
        <translation>Everybody, including you, has to part with a card: off it goes to the player on the right!</translation>
    </message>
    <message id="5.9/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.9/step/2">
        <source>Every player chooses one card from their own hand.</source>
        <translation>Every player chooses one card from their own hand.</translation>
    </message>
    <message id="5.9/step/3">
        <source>Every player gives it to the player on their right.</source>
        <translation>Every player gives it to the player on their right.</translation>
    </message>
    <message id="5.9/step/4">
        <source>Every player adds the card from their left to their hand.</source>
        <translation>Every player adds the card from their left to their hand.</translation>
    </message>
    <message id="5.9/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.9/clarification/1">
        <source>Each player chooses their own card; you do not choose for the others.</source>
        <translation>Each player chooses their own card; you do not choose for the others.</translation>
    </message>
    <message id="5.9/clarification/2">
        <source>The cards go to the right even if turns at your table pass counterclockwise.</source>
        <translation>The cards go to the right even if turns at your table pass counterclockwise.</translation>
    </message>
    <message id="5.9/clarification/3">
        <source>If you are given a RED ALERT, hold it for later, unless your table allows more than one in this phase.</source>
        <translation>If you are given a RED ALERT, hold it for later, unless your table allows more than one in this phase.</translation>
    </message>
    <message id="5.9/app">
        <source>Arrows in the picture of the table show who gives to whom. Basekeeper only notes that the card was played; you pass the cards yourselves.</source>
        <translation>Arrows in the picture of the table show who gives to whom. Basekeeper only notes that the card was played; you pass the cards yourselves.</translation>
    </message>
    <message id="5.9/diagram">
        <source>Each player gives one card to the player on the right: player A to player C, player B to player A, and player C to player B.</source>
        <translation>Each player gives one card to the player on the right: player A to player C, player B to player A, and player C to player B.</translation>
    </message>
    <message id="5.10/title">
        <source>Two bases</source>
        <translation>Two bases</translation>
    </message>
    <message id="5.10/text">
        <source>Take 2 bases in total (fewer if there are no more) from 1 or 2 other players. For each card on these bases, the former owner chooses one of their own remaining bases, anyone else’s base (yours included), or the discard pile.</source>
        <translation>Take 2 bases in total (fewer if there are no more) from 1 or 2 other players. For each card on these bases, the former owner chooses one of their own remaining bases, anyone else’s base (yours included), or the discard pile.</translation>
    </message>
    <message id="5.10/differs">
        <source>The Chinese sheet turns players into ball players, and leaves out that the other bases are “theirs” or “anyone else’s.”</source>
        <translation>The Chinese sheet turns players into ball players, and leaves out that the other bases are “theirs” or “anyone else’s.”</translation>
    </message>
    <message id="5.10/happens">
        <source>Two bases move over to your side, but the players you take them from say where the cards on them go.</source>
        <translation>Two bases move over to your side, but the players you take them from say where the cards on them go.</translation>
    </message>
    <message id="5.10/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.10/step/2">
        <source>Choose 2 bases in total, from 1 or 2 other players.</source>
        <translation>Choose 2 bases in total, from 1 or 2 other players.</translation>
    </message>
    <message id="5.10/step/3">
        <source>Put those BASE cards in front of you.</source>
        <translation>Put those BASE cards in front of you.</translation>
    </message>
    <message id="5.10/step/4">
        <source>Their former owners decide where each card on them goes.</source>
        <translation>Their former owners decide where each card on them goes.</translation>
    </message>
    <message id="5.10/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.10/clarification/1">
        <source>If the other players have fewer than 2 bases in all, you take what they have.</source>
        <translation>If the other players have fewer than 2 bases in all, you take what they have.</translation>
    </message>
    <message id="5.10/clarification/2">
        <source>“Anyone else” includes you, so a card may even stay on the base that you take.</source>
        <translation>“Anyone else” includes you, so a card may even stay on the base that you take.</translation>
    </message>
    <message id="5.10/clarification/3">
        <source>The bases you take count toward your victory.</source>
        <translation>The bases you take count toward your victory.</translation>
    </message>
    <message id="5.10/clarification/4">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>If nobody else has a base, you may still play the card; it then does nothing.</translation>
    </message>
    <message id="5.10/app">
        <source>Tap two bases. Basekeeper then asks their former owners about every card; you confirm once, and one undo takes the whole card back.</source>
        <translation>Tap two bases. Basekeeper then asks their former owners about every card; you confirm once, and one undo takes the whole card back.</translation>
    </message>
    <message id="5.10/asked">
        <source>%1 takes your base. You decide where each card on it goes.</source>
        <translation>%1 takes your base. You decide where each card on it goes.</translation>
    </message>
    <message id="5.10/diagram">
        <source>Player A takes one base from player B and one from player C. Player B moves the ship to one of their remaining bases; player C puts the crew on the discard pile.</source>
        <translation>Player A takes one base from player B and one from player C. Player B moves the ship to one of their remaining bases; player C puts the crew on the discard pile.</translation>
    </message>
    <message id="5.11/title">
        <source>A ship from each</source>
        <translation>A ship from each</translation>
    </message>
    <message id="5.11/text">
        <source>For each other player, choose one of their ships, on any base: it is destroyed. A player without a ship loses nothing. Your table may follow the Spanish sheet: each other player then loses one base of your choice instead, with everything on it.</source>
        <translation>For each other player, choose one of their ships, on any base: it is destroyed. A player without a ship loses nothing. Your table may follow the Spanish sheet: each other player then loses one base of your choice instead, with everything on it.</translation>
    </message>
    <message id="5.11/differs">
        <source>The Spanish sheet says one base of each player, not one ship.</source>
        <translation>The Spanish sheet says one base of each player, not one ship.</translation>
    </message>
    <message id="5.11/happens">
        <source>Every other player loses one ship, and you are the one who points the finger.</source>
        <translation>Every other player loses one ship, and you are the one who points the finger.</translation>
    </message>
    <message id="5.11/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.11/step/2">
        <source>For each other player, choose one of their ships, on any base.</source>
        <translation>For each other player, choose one of their ships, on any base.</translation>
    </message>
    <message id="5.11/step/3">
        <source>Each owner puts that ship on the discard pile.</source>
        <translation>Each owner puts that ship on the discard pile.</translation>
    </message>
    <message id="5.11/step/4">
        <source>Skip players who have no ship.</source>
        <translation>Skip players who have no ship.</translation>
    </message>
    <message id="5.11/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.11/clarification/1">
        <source>You choose the ships, not their owners.</source>
        <translation>You choose the ships, not their owners.</translation>
    </message>
    <message id="5.11/clarification/2">
        <source>A player without a ship loses nothing, not even a CREW or CATS.</source>
        <translation>A player without a ship loses nothing, not even a CREW or CATS.</translation>
    </message>
    <message id="5.11/clarification/3">
        <source>If your table follows the Spanish sheet, choose one base of each other player instead: it is destroyed with everything on it.</source>
        <translation>If your table follows the Spanish sheet, choose one base of each other player instead: it is destroyed with everything on it.</translation>
    </message>
    <message id="5.11/clarification/4">
        <source>If nobody else has anything to lose, you may still play the card; it then does nothing.</source>
        <translation>If nobody else has anything to lose, you may still play the card; it then does nothing.</translation>
    </message>
    <message id="5.11/app">
        <source>For each other player, tap one of their ships, or one of their bases if your table plays it that way. You confirm once, and one undo brings everything back.</source>
        <translation>For each other player, tap one of their ships, or one of their bases if your table plays it that way. You confirm once, and one undo brings everything back.</translation>
    </message>
    <message id="5.11/diagram">
        <source>Player B and player C each lose one ship to the discard pile. Everything else stays.</source>
        <translation>Player B and player C each lose one ship to the discard pile. Everything else stays.</translation>
    </message>
    <message id="5.12/title">
        <source>Grab bag</source>
        <translation>Grab bag</translation>
    </message>
    <message id="5.12/text">
        <source>Shuffle the discard pile and play one random card from it at once, as a free play. If the pile is empty, you skip the free play. Your RED ALERT joins the pile only afterward. Nothing else lets you play a card from the discard pile.</source>
        <translation>Shuffle the discard pile and play one random card from it at once, as a free play. If the pile is empty, you skip the free play. Your RED ALERT joins the pile only afterward. Nothing else lets you play a card from the discard pile.</translation>
    </message>
    <message id="5.12/differs">
        <source>The Chinese sheet does not name the discard pile, so it seems to mean the deck.</source>
        <translation>The Chinese sheet does not name the discard pile, so it seems to mean the deck.</translation>
    </message>
    <message id="5.12/happens">
        <source>You fish blindly in the discard pile, and whatever you pull out you play on the spot.</source>
        <translation>You fish blindly in the discard pile, and whatever you pull out you play on the spot.</translation>
    </message>
    <message id="5.12/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.12/step/2">
        <source>Set this RED ALERT aside and shuffle the discard pile.</source>
        <translation>Set this RED ALERT aside and shuffle the discard pile.</translation>
    </message>
    <message id="5.12/step/3">
        <source>Take one card from the pile without looking.</source>
        <translation>Take one card from the pile without looking.</translation>
    </message>
    <message id="5.12/step/4">
        <source>Play it at once.</source>
        <translation>Play it at once.</translation>
    </message>
    <message id="5.12/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.12/clarification/1">
        <source>This RED ALERT joins the pile only afterward, so you cannot fish it out again.</source>
        <translation>This RED ALERT joins the pile only afterward, so you cannot fish it out again.</translation>
    </message>
    <message id="5.12/clarification/2">
        <source>If the pile is empty, you skip the free play.</source>
        <translation>If the pile is empty, you skip the free play.</translation>
    </message>
    <message id="5.12/clarification/3">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</translation>
    </message>
    <message id="5.12/clarification/4">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</translation>
    </message>
    <message id="5.12/clarification/5">
        <source>“Counterattack” cannot be played now: it stays in the discard pile, and you skip the free play.</source>
        <translation>“Counterattack” cannot be played now: it stays in the discard pile, and you skip the free play.</translation>
    </message>
    <message id="5.12/app">
        <source>Basekeeper opens one free play from the discard pile: tap the card in the pile, or choose what kind of card it is. You shuffle and draw at the table.</source>
        <translation>Basekeeper opens one free play from the discard pile: tap the card in the pile, or choose what kind of card it is. You shuffle and draw at the table.</translation>
    </message>
    <message id="5.12/diagram">
        <source>The discard pile is shuffled, and one card is taken from it at random, here a Dreadnought. Player A plays it at once.</source>
        <translation>The discard pile is shuffled, and one card is taken from it at random, here a Dreadnought. Player A plays it at once.</translation>
    </message>
    <message id="5.13/title">
        <source>Base destroyed</source>
        <translation>Base destroyed</translation>
    </message>
    <message id="5.13/text">
        <source>Choose one of another player’s bases. The base and everything on it go to the discard pile.</source>
        <translation>Choose one of another player’s bases. The base and everything on it go to the discard pile.</translation>
    </message>
    <message id="5.13/differs">
        <source>In the Chinese sheet “with everything on it” is missing.</source>
        <translation>In the Chinese sheet “with everything on it” is missing.</translation>
    </message>
    <message id="5.13/happens">
        <source>Kaboom! Another player’s base is gone, and everything on it goes down with it.</source>
        <translation>Kaboom! Another player’s base is gone, and everything on it goes down with it.</translation>
    </message>
    <message id="5.13/step/1">
        <source>Laugh like a villain while you play this card.</source>
        <translation>Laugh like a villain while you play this card.</translation>
    </message>
    <message id="5.13/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.13/step/3">
        <source>Choose one of another player’s bases.</source>
        <translation>Choose one of another player’s bases.</translation>
    </message>
    <message id="5.13/step/4">
        <source>Its owner discards the BASE and every card on it.</source>
        <translation>Its owner discards the BASE and every card on it.</translation>
    </message>
    <message id="5.13/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.13/clarification/1">
        <source>Nothing on the base may be saved by moving it to another one.</source>
        <translation>Nothing on the base may be saved by moving it to another one.</translation>
    </message>
    <message id="5.13/clarification/2">
        <source>Nobody may choose to discard a BASE, but this card forces it.</source>
        <translation>Nobody may choose to discard a BASE, but this card forces it.</translation>
    </message>
    <message id="5.13/clarification/3">
        <source>If this leaves the owner with too few bases, they may not declare victory.</source>
        <translation>If this leaves the owner with too few bases, they may not declare victory.</translation>
    </message>
    <message id="5.13/clarification/4">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>If nobody else has a base, you may still play the card; it then does nothing.</translation>
    </message>
    <message id="5.13/app">
        <source>Tap one of the bases that light up: Basekeeper shows everything that will be lost. You confirm once, and one undo brings it all back.</source>
        <translation>Tap one of the bases that light up: Basekeeper shows everything that will be lost. You confirm once, and one undo brings it all back.</translation>
    </message>
    <message id="5.13/diagram">
        <source>A base of player B and everything on it go to the discard pile. Player B’s other base stays.</source>
        <translation>A base of player B and everything on it go to the discard pile. Player B’s other base stays.</translation>
    </message>
    <message id="5.14/title">
        <source>One from every hand</source>
        <translation>One from every hand</translation>
    </message>
    <message id="5.14/text">
        <source>Take one random card from every other player’s hand and play those cards at once, each as a free play. Whoever lost a card draws one.</source>
        <translation>Take one random card from every other player’s hand and play those cards at once, each as a free play. Whoever lost a card draws one.</translation>
    </message>
    <message id="5.14/differs">
        <source>The English and Chinese sheets say that all players draw. Basekeeper follows the Spanish one: only those who lost a card draw.</source>
        <translation>The English and Chinese sheets say that all players draw. Basekeeper follows the Spanish one: only those who lost a card draw.</translation>
    </message>
    <message id="5.14/happens">
        <source>You pull one card blindly out of every other player’s hand and play all of them as your own.</source>
        <translation>You pull one card blindly out of every other player’s hand and play all of them as your own.</translation>
    </message>
    <message id="5.14/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.14/step/2">
        <source>Take one card from every other player’s hand without looking.</source>
        <translation>Take one card from every other player’s hand without looking.</translation>
    </message>
    <message id="5.14/step/3">
        <source>Play those cards at once, one after another.</source>
        <translation>Play those cards at once, one after another.</translation>
    </message>
    <message id="5.14/step/4">
        <source>Everybody who lost a card draws one.</source>
        <translation>Everybody who lost a card draws one.</translation>
    </message>
    <message id="5.14/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.14/clarification/1">
        <source>You play for yourself: a BASE goes in front of you, and other cards go on your own bases.</source>
        <translation>You play for yourself: a BASE goes in front of you, and other cards go on your own bases.</translation>
    </message>
    <message id="5.14/clarification/2">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</translation>
    </message>
    <message id="5.14/clarification/3">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</translation>
    </message>
    <message id="5.14/clarification/4">
        <source>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</source>
        <translation>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</translation>
    </message>
    <message id="5.14/clarification/5">
        <source>Only those who lost a card draw one; you do not.</source>
        <translation>Only those who lost a card draw one; you do not.</translation>
    </message>
    <message id="5.14/app">
        <source>Basekeeper opens as many free plays as there are other players: choose each card you play and, if you have several bases, tap the one it goes to. You take and draw the cards at the table.</source>
        <translation>Basekeeper opens as many free plays as there are other players: choose each card you play and, if you have several bases, tap the one it goes to. You take and draw the cards at the table.</translation>
    </message>
    <message id="5.14/diagram">
        <source>Player A takes one random card from player B and one from player C and plays both right away. Player B and player C each draw a new card.</source>
        <translation>Player A takes one random card from player B and one from player C and plays both right away. Player B and player C each draw a new card.</translation>
    </message>
    <message id="5.15/title">
        <source>Counterattack</source>
        <translation>Counterattack</translation>
    </message>
    <message id="5.15/text">
        <source>Play this card when someone has declared an attack on one of your bases. Only the cards in this battle are discarded, including CREW and CATS: every attacking card and every card on the attacked base. You keep the base, the attacker gets no change, and you draw a card.</source>
        <translation>Play this card when someone has declared an attack on one of your bases. Only the cards in this battle are discarded, including CREW and CATS: every attacking card and every card on the attacked base. You keep the base, the attacker gets no change, and you draw a card.</translation>
    </message>
    <message id="5.15/differs">
        <source>The Chinese sheet turns the defender into a soccer fullback and says “when attacking” instead of “when attacked.”</source>
        <translation>The Chinese sheet turns the defender into a soccer fullback and says “when attacking” instead of “when attacked.”</translation>
    </message>
    <message id="5.15/happens">
        <source>You turn an attack around: all cards in the battle are lost, the attacker’s and yours, but the base stays yours!</source>
        <translation>You turn an attack around: all cards in the battle are lost, the attacker’s and yours, but the base stays yours!</translation>
    </message>
    <message id="5.15/step/1">
        <source>Wait until somebody has declared an attack on one of your bases.</source>
        <translation>Wait until somebody has declared an attack on one of your bases.</translation>
    </message>
    <message id="5.15/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.15/step/3">
        <source>The attacker puts every attacking card on the discard pile.</source>
        <translation>The attacker puts every attacking card on the discard pile.</translation>
    </message>
    <message id="5.15/step/4">
        <source>Discard every card on the attacked base too, but keep the BASE.</source>
        <translation>Discard every card on the attacked base too, but keep the BASE.</translation>
    </message>
    <message id="5.15/step/5">
        <source>Put the RED ALERT on the discard pile and draw a card.</source>
        <translation>Put the RED ALERT on the discard pile and draw a card.</translation>
    </message>
    <message id="5.15/clarification/1">
        <source>Play it after the attack has been declared. Once you have let the attack through, it is too late.</source>
        <translation>Play it after the attack has been declared. Once you have let the attack through, it is too late.</translation>
    </message>
    <message id="5.15/clarification/2">
        <source>Only the cards in this battle are lost; all other cards stay, on both sides.</source>
        <translation>Only the cards in this battle are lost; all other cards stay, on both sides.</translation>
    </message>
    <message id="5.15/clarification/3">
        <source>The attacker gets no change.</source>
        <translation>The attacker gets no change.</translation>
    </message>
    <message id="5.15/clarification/4">
        <source>The attack is used up: the attacker may not attack again this turn.</source>
        <translation>The attack is used up: the attacker may not attack again this turn.</translation>
    </message>
    <message id="5.15/app">
        <source>When an attack is declared, Basekeeper offers this card to the defender, in the defender’s own language, and clears the battle away if the card is played. It cannot know whether you hold the card, and you draw your new card yourself.</source>
        <translation>When an attack is declared, Basekeeper offers this card to the defender, in the defender’s own language, and clears the battle away if the card is played. It cannot know whether you hold the card, and you draw your new card yourself.</translation>
    </message>
    <message id="5.15/diagram">
        <source>Player B attacks player A’s base with a Dreadnought, and player A plays the card. The Dreadnought and every card on the attacked base are discarded. Both bases stay.</source>
        <translation>Player B attacks player A’s base with a Dreadnought, and player A plays the card. The Dreadnought and every card on the attacked base are discarded. Both bases stay.</translation>
    </message>
    <message id="5.16/title">
        <source>Imprecise orders</source>
        <translation>Imprecise orders</translation>
    </message>
    <message id="5.16/text">
        <source>Beginning with you and going clockwise, every player moves one ship from one of their own bases to any other player’s base. All choose for themselves; whoever has no ship, or no base to send it to, is skipped.</source>
        <translation>Beginning with you and going clockwise, every player moves one ship from one of their own bases to any other player’s base. All choose for themselves; whoever has no ship, or no base to send it to, is skipped.</translation>
    </message>
    <message id="5.16/differs">
        <source>In the Chinese sheet “orders” means purchase orders.</source>
        <translation>In the Chinese sheet “orders” means purchase orders.</translation>
    </message>
    <message id="5.16/happens">
        <source>Total confusion: everybody, beginning with you, must send one ship to somebody else’s base!</source>
        <translation>Total confusion: everybody, beginning with you, must send one ship to somebody else’s base!</translation>
    </message>
    <message id="5.16/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Read the card aloud and act it out.</translation>
    </message>
    <message id="5.16/step/2">
        <source>Move one of your ships to any other player’s base.</source>
        <translation>Move one of your ships to any other player’s base.</translation>
    </message>
    <message id="5.16/step/3">
        <source>The others do the same, clockwise, once around the table.</source>
        <translation>The others do the same, clockwise, once around the table.</translation>
    </message>
    <message id="5.16/step/4">
        <source>Skip whoever has no ship, or no base to send it to.</source>
        <translation>Skip whoever has no ship, or no base to send it to.</translation>
    </message>
    <message id="5.16/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Then put the RED ALERT on the discard pile.</translation>
    </message>
    <message id="5.16/clarification/1">
        <source>The order is clockwise even if turns at your table pass counterclockwise.</source>
        <translation>The order is clockwise even if turns at your table pass counterclockwise.</translation>
    </message>
    <message id="5.16/clarification/2">
        <source>Each player chooses both the ship and the base for themselves.</source>
        <translation>Each player chooses both the ship and the base for themselves.</translation>
    </message>
    <message id="5.16/clarification/3">
        <source>Only ships move; CREW and CATS stay.</source>
        <translation>Only ships move; CREW and CATS stay.</translation>
    </message>
    <message id="5.16/clarification/4">
        <source>A ship that has just come to your base is yours, so you may send that one on.</source>
        <translation>A ship that has just come to your base is yours, so you may send that one on.</translation>
    </message>
    <message id="5.16/clarification/5">
        <source>Whether somebody is skipped is decided only when it is their move.</source>
        <translation>Whether somebody is skipped is decided only when it is their move.</translation>
    </message>
    <message id="5.16/app">
        <source>Basekeeper goes around player by player, first the ship, then the base, and draws an arrow for every move. One undo takes the whole card back, with all its moves.</source>
        <translation>Basekeeper goes around player by player, first the ship, then the base, and draws an arrow for every move. One undo takes the whole card back, with all its moves.</translation>
    </message>
    <message id="5.16/asked">
        <source>Send one of your ships to somebody else’s base.</source>
        <translation>Send one of your ships to somebody else’s base.</translation>
    </message>
    <message id="5.16/diagram">
        <source>Every player moves one ship to another player’s base: player A to player B, player B to player C, and player C to player A.</source>
        <translation>Every player moves one ship to another player’s base: player A to player B, player B to player C, and player C to player A.</translation>
    </message>
    <message id="5.17/title">
        <source>Free plays</source>
        <translation>Free plays</translation>
    </message>
    <message id="5.17/text">
        <source>A free play lets you play a BASE, SHIP, CREW or CATS for yourself outside the DEFENSE phase. Every card uses up one free play, whatever becomes of it.</source>
        <translation>A free play lets you play a BASE, SHIP, CREW or CATS for yourself outside the DEFENSE phase. Every card uses up one free play, whatever becomes of it.</translation>
    </message>
    <message id="5.17/clarification/1">
        <source>A SHIP, CREW or CATS without a base to go on is discarded.</source>
        <translation>A SHIP, CREW or CATS without a base to go on is discarded.</translation>
    </message>
    <message id="5.17/clarification/2">
        <source>A RED ALERT takes effect at once. If it gives you free plays, those come before the ones you have left.</source>
        <translation>A RED ALERT takes effect at once. If it gives you free plays, those come before the ones you have left.</translation>
    </message>
    <message id="5.17/clarification/3">
        <source>“Counterattack” cannot be played as a free play: it stays in your hand, or in the discard pile if it comes from there.</source>
        <translation>“Counterattack” cannot be played as a free play: it stays in your hand, or in the discard pile if it comes from there.</translation>
    </message>
    <message id="5.18/title">
        <source>After the effect</source>
        <translation>After the effect</translation>
    </message>
    <message id="5.18/text">
        <source>Once a RED ALERT played in your RED ALERT phase has taken effect, your turn goes on with the DEFENSE phase. Only “Gifted turn” ends the turn at once, and then your open free plays and extra turns are lost.</source>
        <translation>Once a RED ALERT played in your RED ALERT phase has taken effect, your turn goes on with the DEFENSE phase. Only “Gifted turn” ends the turn at once, and then your open free plays and extra turns are lost.</translation>
    </message>
    <message id="5.19/title">
        <source>Nothing to choose</source>
        <translation>Nothing to choose</translation>
    </message>
    <message id="5.19/text">
        <source>If a card leaves you nothing to choose, for example because nobody else has a base, you may still play it. It then does nothing.</source>
        <translation>If a card leaves you nothing to choose, for example because nobody else has a base, you may still play it. It then does nothing.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Ruling by the referee</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: cards, bases, the phase, the turn, something unfinished, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>The referee can fix anything: cards, bases, the phase, the turn, something unfinished, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</translation>
    </message>
    <message id="7.2/title">
        <source>Starting in mid-game</source>
        <translation>Starting in mid-game</translation>
    </message>
    <message id="7.2/text">
        <source>You may begin with a game that is already underway: before the first turn, enter how things stand. This counts as a ruling.</source>
        <translation>You may begin with a game that is already underway: before the first turn, enter how things stand. This counts as a ruling.</translation>
    </message>
    <message id="7.3/title">
        <source>A ruling during an attack</source>
        <translation>A ruling during an attack</translation>
    </message>
    <message id="7.3/text">
        <source>If a ruling takes away the attacked base or an attacking card, makes the attack too weak, or cancels what is unfinished, the attack is off. The attacker may attack again this turn.</source>
        <translation>If a ruling takes away the attacked base or an attacking card, makes the attack too weak, or cancels what is unfinished, the attack is off. The attacker may attack again this turn.</translation>
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
        <source>Later acts refer to the same cards</source>
        <translation>Later acts refer to the same cards</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, bases and cards, even if the correction gives them other numbers. It is no longer possible if it would fall during another player’s turn, or if its card or base never came into play.</source>
        <translation>A later act still refers to the same player, bases and cards, even if the correction gives them other numbers. It is no longer possible if it would fall during another player’s turn, or if its card or base never came into play.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Kept as a ruling</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. A declared attack cannot be kept, but its outcome can.</source>
        <translation>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. A declared attack cannot be kept, but its outcome can.</translation>
    </message>
    <message id="V.1/title">
        <source>Points on the cards</source>
        <translation>Points on the cards</translation>
    </message>
    <message id="V.1/text">
        <source>Attack and defense points are whole numbers from 0 to 99. Use the points on your cards; the example points only stand in until you have entered yours.</source>
        <translation>Attack and defense points are whole numbers from 0 to 99. Use the points on your cards; the example points only stand in until you have entered yours.</translation>
    </message>
</context>
</TS>
