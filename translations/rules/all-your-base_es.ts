<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message id="cards/search">
        <source>Number or any word</source>
        <translation>Número o palabra</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Which card is on the table?</source>
        <translation>¿Qué carta hay en la mesa?</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap its number, or type any word from its text in any of Basekeeper’s languages.</source>
        <translation>Toca su número o escribe cualquier palabra de la carta en cualquiera de los idiomas de Basekeeper.</translation>
    </message>
    <message id="section/0">
        <source>Aim and setup</source>
        <translation>Objetivo y preparación</translation>
    </message>
    <message id="section/1">
        <source>RED ALERT phase</source>
        <translation>Fase de alerta roja</translation>
    </message>
    <message id="section/2">
        <source>DEFENSE phase</source>
        <translation>Fase de defensa</translation>
    </message>
    <message id="section/3">
        <source>ATTACK phase</source>
        <translation>Fase de ataque</translation>
    </message>
    <message id="section/4">
        <source>REGROUP phase</source>
        <translation>Fase de reagrupamiento</translation>
    </message>
    <message id="section/6">
        <source>Order of acts</source>
        <translation>Orden de las acciones</translation>
    </message>
    <message id="section/5">
        <source>RED ALERT cards</source>
        <translation>Cartas de ALERTA ROJA</translation>
    </message>
    <message id="section/7">
        <source>Rulings</source>
        <translation>Decisiones arbitrales</translation>
    </message>
    <message id="section/S">
        <source>The log</source>
        <translation>El registro</translation>
    </message>
    <message id="section/V">
        <source>Card values</source>
        <translation>Valores de las cartas</translation>
    </message>
    <message id="0.1/title">
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 6 players take part. Enter them clockwise, in the order they sit around the table.</source>
        <translation>Juegan de 2 a 6 jugadores. Anótalos en el sentido de las agujas del reloj, tal como están sentados a la mesa.</translation>
    </message>
    <message id="0.2/title">
        <source>Bases needed to win</source>
        <translation>Bases para ganar</translation>
    </message>
    <message id="0.2/text">
        <source>The more players, the fewer bases you need to win: 2 players 12, 3 players 9, 4 players 8, 5 players 7, 6 players 6. Your table may have agreed on another number, from 1 to 99.</source>
        <translation>Cuantos más jugadores, menos bases hacen falta para ganar: 12 con 2 jugadores, 9 con 3, 8 con 4, 7 con 5 y 6 con 6. Puede que en tu mesa se haya acordado otro número, del 1 al 99.</translation>
    </message>
    <message id="0.3/title">
        <source>Declaring victory</source>
        <translation>Declarar la victoria</translation>
    </message>
    <message id="0.3/text">
        <source>If you hold enough bases, you may declare victory by saying, in English, “All Your Base Are Belong To Us!” You win only by declaring: the game ends when your declaration is entered, never by itself.</source>
        <translation>Si tienes bases suficientes, puedes declarar la victoria con las palabras «All Your Base Are Belong To Us!» (¡todas tus bases nos pertenecen!), siempre en inglés. Solo ganas si la declaras: la partida termina cuando se anota tu declaración, nunca por sí sola.</translation>
    </message>
    <message id="0.3/differs">
        <source>The Chinese rules sheet speaks of numbers where it means bases, and of obtaining where it means capturing.</source>
        <translation>La hoja china habla de «números» donde quiere decir «bases», y de «obtener» donde quiere decir «capturar».</translation>
    </message>
    <message id="0.4/title">
        <source>Which bases count</source>
        <translation>Qué bases cuentan</translation>
    </message>
    <message id="0.4/text">
        <source>Every BASE card in front of you counts, whether played, captured or stolen. Your table may have agreed that only bases gained from other players count, as long as you still hold them.</source>
        <translation>Cuenta cada carta de BASE que tienes delante: jugada, capturada o quitada a otro. Puede que en tu mesa solo cuenten las ganadas a otros jugadores, mientras las conserves.</translation>
    </message>
    <message id="0.5/title">
        <source>When to declare</source>
        <translation>Cuándo declarar la victoria</translation>
    </message>
    <message id="0.5/text">
        <source>You may declare victory during anybody’s turn, as long as you hold enough bases at that moment. You may not declare while something is unfinished, such as a declared attack or a RED ALERT.</source>
        <translation>Puedes declarar la victoria en el turno de cualquiera, siempre que en ese momento tengas bases suficientes y no haya nada sin terminar, como un ataque declarado o una ALERTA ROJA.</translation>
    </message>
    <message id="0.6/title">
        <source>Alliances and trading</source>
        <translation>Alianzas e intercambios</translation>
    </message>
    <message id="0.6/text">
        <source>You may make alliances and break them, but they change nothing in the rules. You never trade cards, except when a RED ALERT says so.</source>
        <translation>Puedes hacer y romper alianzas, pero no cambian nada en las reglas. Las cartas nunca se intercambian, salvo cuando lo manda una ALERTA ROJA.</translation>
    </message>
    <message id="0.7/title">
        <source>7 cards in hand</source>
        <translation>7 cartas en la mano</translation>
    </message>
    <message id="0.7/text">
        <source>You must have 7 cards in hand at the beginning and at the end of each turn. If you run short between turns, do not draw until your own turn. Basekeeper only reminds you; it does not track hands.</source>
        <translation>Al principio y al final de cada turno debes tener 7 cartas en la mano. Si te faltan, no robes hasta tu turno. Basekeeper solo te lo recuerda: no lleva la cuenta de las manos.</translation>
    </message>
    <message id="0.8/title">
        <source>When the deck is empty</source>
        <translation>Cuando se acaba el mazo</translation>
    </message>
    <message id="0.8/text">
        <source>When the deck is empty, shuffle the discard pile and use it as the new deck. The discard pile is then empty. You may enter this at any moment of the game.</source>
        <translation>Cuando se acaba el mazo, baraja la pila de descarte y úsala como mazo nuevo; la pila queda vacía. Puedes anotarlo en cualquier momento de la partida.</translation>
    </message>
    <message id="0.9/title">
        <source>First player and direction</source>
        <translation>Primer jugador y sentido</translation>
    </message>
    <message id="0.9/text">
        <source>You choose the first player at setup. From there the turn passes clockwise, unless your table has agreed on counterclockwise.</source>
        <translation>El primer jugador se elige en la preparación; después el turno pasa en el sentido de las agujas del reloj. Puede que en tu mesa se haya acordado el sentido contrario.</translation>
    </message>
    <message id="1.1/title">
        <source>Draw a card</source>
        <translation>Robar una carta</translation>
    </message>
    <message id="1.1/text">
        <source>Begin your turn by drawing a card.</source>
        <translation>Empieza tu turno robando una carta.</translation>
    </message>
    <message id="1.2/title">
        <source>Hold or play</source>
        <translation>Guardar o jugar</translation>
    </message>
    <message id="1.2/text">
        <source>If you have a RED ALERT in hand, you may play it or hold it for later. You play at most one in this phase, and it may be one that you held from an earlier turn. Your table may have agreed that you may play as many as you like.</source>
        <translation>Si tienes una ALERTA ROJA, puedes jugarla o guardarla para más tarde. En esta fase juegas una como mucho, y puede ser una guardada de un turno anterior. Puede que en tu mesa no haya límite.</translation>
    </message>
    <message id="1.2/clarification/1">
        <source>A RED ALERT that was played goes to the discard pile, unless it is given to another player.</source>
        <translation>La ALERTA ROJA jugada va a la pila de descarte, salvo que se entregue a otro.</translation>
    </message>
    <message id="1.2/diagram">
        <source>Player A plays a RED ALERT from their hand. When it has taken effect, the card goes to the discard pile.</source>
        <translation>El jugador A juega una ALERTA ROJA de su mano. Cuando ha surtido efecto, la carta va a la pila de descarte.</translation>
    </message>
    <message id="1.3/title">
        <source>Read and act out</source>
        <translation>Leer y representar</translation>
    </message>
    <message id="1.3/text">
        <source>When you play a RED ALERT, read it out and act it out. Then it takes effect.</source>
        <translation>Cuando juegues una ALERTA ROJA, léela en voz alta y represéntala. Después surte efecto.</translation>
    </message>
    <message id="1.4/title">
        <source>No replacement yet</source>
        <translation>Aún no se repone</translation>
    </message>
    <message id="1.4/text">
        <source>Do not draw a new card yet for the RED ALERT you played. You replace it when you fill your hand in the REGROUP phase.</source>
        <translation>Aún no robes otra carta por la ALERTA ROJA jugada: la repones al completar la mano en la fase de reagrupamiento.</translation>
    </message>
    <message id="2A/title">
        <source>Play a BASE</source>
        <translation>Jugar una BASE</translation>
    </message>
    <message id="2A/text">
        <source>In the DEFENSE phase you do exactly one thing. One choice is to play a BASE. Played cards lie face up.</source>
        <translation>En la fase de defensa haces exactamente una cosa. Una opción es jugar una BASE. Las cartas jugadas quedan boca arriba.</translation>
    </message>
    <message id="2A/diagram">
        <source>Player A plays a BASE from their hand. It lies beside the other base.</source>
        <translation>El jugador A juega una BASE de su mano. Queda al lado de la otra base.</translation>
    </message>
    <message id="2B/title">
        <source>Play a SHIP</source>
        <translation>Jugar una NAVE</translation>
    </message>
    <message id="2B/text">
        <source>You may play a SHIP on one of your own bases. A base holds any number of cards. A ship never stands without a base.</source>
        <translation>Puedes jugar una NAVE en una de tus bases. En una base cabe cualquier número de cartas. Una nave nunca puede estar sin base.</translation>
    </message>
    <message id="2B/diagram">
        <source>Player A plays a Destroyer from their hand on one of their two bases.</source>
        <translation>El jugador A juega un Destroyer de su mano en una de sus dos bases.</translation>
    </message>
    <message id="2C/title">
        <source>Play CREW or CATS</source>
        <translation>Jugar TRIPULACIÓN o CATS</translation>
    </message>
    <message id="2C/text">
        <source>You may play a CREW or CATS card on one of your own bases. Such a card has 0 defense points.</source>
        <translation>Puedes jugar una carta de TRIPULACIÓN o CATS en una de tus bases. Esas cartas tienen 0 puntos de defensa.</translation>
    </message>
    <message id="2C/differs">
        <source>The Chinese sheet translates the name CATS as the animal.</source>
        <translation>La hoja china traduce el nombre CATS como si fuera el animal.</translation>
    </message>
    <message id="2C/diagram">
        <source>Player A plays a CREW card from their hand on one of their bases, beside the ship.</source>
        <translation>El jugador A juega una carta de TRIPULACIÓN de su mano en una base, junto a la nave.</translation>
    </message>
    <message id="2D/title">
        <source>Discard one card</source>
        <translation>Descartar una carta</translation>
    </message>
    <message id="2D/text">
        <source>If you cannot play anything, discard one card, but never a BASE or a RED ALERT. The table takes your word for it that you cannot play.</source>
        <translation>Si no puedes jugar nada, descarta una carta, pero nunca una BASE ni una ALERTA ROJA. Si dices que no puedes jugar nada, tu palabra basta.</translation>
    </message>
    <message id="2E/title">
        <source>Only RED ALERTs in hand</source>
        <translation>Solo ALERTAS ROJAS</translation>
    </message>
    <message id="2E/text">
        <source>If your hand is empty or holds nothing but RED ALERTs, you can neither play nor discard. You pass the DEFENSE phase.</source>
        <translation>Si tu mano está vacía, o solo tiene ALERTAS ROJAS, no puedes ni jugar ni descartar: en la fase de defensa, pasas.</translation>
    </message>
    <message id="3A.1/title">
        <source>One attack, one base</source>
        <translation>Un ataque, una base</translation>
    </message>
    <message id="3A.1/text">
        <source>During your turn you may make at most one attack, on only one of another player’s bases. You do not have to attack.</source>
        <translation>En tu turno puedes atacar como mucho una vez, y solo una base de otro jugador. No estás obligado a atacar.</translation>
    </message>
    <message id="3A.2/title">
        <source>What may attack</source>
        <translation>Qué cartas pueden atacar</translation>
    </message>
    <message id="3A.2/text">
        <source>Choose any ships, CREW and CATS on your own bases, even from several bases at once, but at least one card. Each takes part only once. Cards in your hand cannot take part.</source>
        <translation>Elige naves, TRIPULACIÓN y CATS de tus bases, incluso de varias a la vez: al menos una carta, y ninguna dos veces. Las cartas de la mano no participan.</translation>
    </message>
    <message id="3A.3/title">
        <source>A BASE never attacks</source>
        <translation>Una BASE nunca ataca</translation>
    </message>
    <message id="3A.3/text">
        <source>A BASE never attacks. Only cards on your bases can.</source>
        <translation>Una BASE nunca ataca. Solo atacan las cartas que están en tus bases.</translation>
    </message>
    <message id="3A.4/title">
        <source>Points you need</source>
        <translation>Puntos que necesitas</translation>
    </message>
    <message id="3A.4/text">
        <source>Your attack points must exceed the defense points of the attacked base: all cards on it plus the base itself (0 unless your card values say otherwise). The owner’s other bases do not count.</source>
        <translation>Tus puntos de ataque deben superar la defensa de la base atacada: los puntos de defensa de las cartas que hay en ella más los de la propia base (0, salvo que los valores de tus cartas digan otra cosa). Las demás bases de su dueño no cuentan.</translation>
    </message>
    <message id="3A.4/differs">
        <source>All three sheets speak of the defender’s points; Basekeeper counts only the attacked base.</source>
        <translation>Las tres hojas hablan de los puntos de defensa del defensor; Basekeeper cuenta solo los de la base atacada.</translation>
    </message>
    <message id="3A.5/title">
        <source>Attack too weak</source>
        <translation>Ataque demasiado débil</translation>
    </message>
    <message id="3A.5/text">
        <source>An attack with too few points is refused. Basekeeper shows you both totals.</source>
        <translation>Un ataque que no supera la defensa no se puede hacer. Basekeeper lo rechaza y te muestra ambos totales.</translation>
    </message>
    <message id="3A.6/title">
        <source>Wait for the defender</source>
        <translation>Esperar al defensor</translation>
    </message>
    <message id="3A.6/text">
        <source>A declared attack waits for the defender, who either lets it through or plays the RED ALERT “Counterattack.”</source>
        <translation>Un ataque declarado espera al defensor, que lo deja pasar o juega la ALERTA ROJA «Contraataque».</translation>
    </message>
    <message id="3B.1/title">
        <source>Cards lost in battle</source>
        <translation>Cartas perdidas en combate</translation>
    </message>
    <message id="3B.1/text">
        <source>When an attack succeeds, every card on the attacked base and every attacking card is discarded, including CREW and CATS. Cards that took no part stay.</source>
        <translation>Cuando un ataque tiene éxito, se descartan todas las cartas de la base atacada y todas las atacantes, también TRIPULACIÓN y CATS. Las cartas que no participaron se quedan.</translation>
    </message>
    <message id="3B.1/differs">
        <source>The Spanish sheet says all ships of the attacker, and the Chinese one is garbled: “the defending ships on all attacking ships.”</source>
        <translation>La hoja española habla de todas las naves del atacante; la china es confusa: «las naves defensoras sobre todas las naves atacantes».</translation>
    </message>
    <message id="3B.2/title">
        <source>The base is yours</source>
        <translation>La base es tuya</translation>
    </message>
    <message id="3B.2/text">
        <source>When your attack succeeds, the base is yours at once. It comes to you empty.</source>
        <translation>Si tu ataque tiene éxito, capturas la base al momento. Te llega vacía.</translation>
    </message>
    <message id="3B.2/diagram">
        <source>Player A attacks a base of player B with the BattleCruiser. The BattleCruiser and the defending Destroyer are discarded, and the base goes to player A, empty. The Zig took no part and stays.</source>
        <translation>El jugador A ataca una base del jugador B con el BattleCruiser. El BattleCruiser y el Destroyer de la defensa se descartan, y la base pasa, vacía, al jugador A. El Zig no ha participado y se queda.</translation>
    </message>
    <message id="3B.3/title">
        <source>Change for your surplus</source>
        <translation>Cambio por tu excedente</translation>
    </message>
    <message id="3B.3/text">
        <source>Your attack needs one point more than the defense; anything beyond that is your surplus. As change, you may take SHIP cards from the discard pile, with no more than that many attack points in all, and put them on your bases.</source>
        <translation>Tu ataque necesita un punto más que la defensa; lo que pase de ahí es tu excedente. Como cambio, puedes tomar de la pila de descarte cartas de NAVE que sumen como mucho esos puntos de ataque y ponerlas en tus bases.</translation>
    </message>
    <message id="3B.3/clarification/1">
        <source>You may also take SHIPs that have just been discarded, but no CREW or CATS.</source>
        <translation>También valen las naves recién descartadas; TRIPULACIÓN y CATS, no.</translation>
    </message>
    <message id="3B.3/clarification/2">
        <source>Your table may have agreed to play without taking change.</source>
        <translation>Puede que en tu mesa se juegue sin cambio.</translation>
    </message>
    <message id="3B.3/differs">
        <source>The Spanish sheet says that you may exchange cards from the discard pile, and the Chinese one says “alteration” instead of “change.”</source>
        <translation>La hoja española dice que puedes intercambiar cartas de la pila de descarte; la china dice «alteración» en vez de «cambio».</translation>
    </message>
    <message id="3B.3/diagram">
        <source>Player A has a surplus of 2 and takes a Destroyer as change from the discard pile. Its attack of 2 is an example.</source>
        <translation>El jugador A tiene un excedente de 2 y toma como cambio un Destroyer de la pila de descarte. Su ataque de 2 es un ejemplo.</translation>
    </message>
    <message id="3B.4/title">
        <source>Take change right away</source>
        <translation>El cambio, enseguida</translation>
    </message>
    <message id="3B.4/text">
        <source>You may take change once, before anything else happens. If another act comes first, the change is lost.</source>
        <translation>Puedes tomar el cambio una sola vez, antes de que pase cualquier otra cosa. Si antes se hace otra acción, el cambio se pierde.</translation>
    </message>
    <message id="4.1/title">
        <source>Move your cards</source>
        <translation>Mover tus cartas</translation>
    </message>
    <message id="4.1/text">
        <source>You may move any of your ships, CREW and CATS between your own bases.</source>
        <translation>Puedes mover tus naves, tu TRIPULACIÓN y tus CATS entre tus propias bases como quieras.</translation>
    </message>
    <message id="4.1/diagram">
        <source>Player A moves the Destroyer and the crew to the other base. The Zig stays.</source>
        <translation>El jugador A pasa el Destroyer y la tripulación a la otra base. El Zig se queda.</translation>
    </message>
    <message id="4.2/title">
        <source>No splitting ships</source>
        <translation>Las naves no se dividen</translation>
    </message>
    <message id="4.2/text">
        <source>You cannot break a ship into smaller ones. Nothing is taken from the discard pile in the REGROUP phase.</source>
        <translation>No puedes dividir una nave en otras más pequeñas. En la fase de reagrupamiento no se toma nada de la pila de descarte.</translation>
    </message>
    <message id="4.2/differs">
        <source>The Spanish sheet tells you not to dismantle perfectly good ships; the Chinese one says that you cannot knock ships down.</source>
        <translation>La hoja española manda no desmontar naves en perfecto estado para cubrir bases sin defensa; la china dice que no puedes derribar naves.</translation>
    </message>
    <message id="4.3/title">
        <source>Fill your hand</source>
        <translation>Completar la mano</translation>
    </message>
    <message id="4.3/text">
        <source>Fill your hand up to 7 cards. Basekeeper only reminds you.</source>
        <translation>Completa tu mano hasta tener 7 cartas. Basekeeper solo te lo recuerda.</translation>
    </message>
    <message id="4.4/title">
        <source>Replace the RED ALERT</source>
        <translation>Reponer la ALERTA ROJA</translation>
    </message>
    <message id="4.4/text">
        <source>Filling your hand also replaces a RED ALERT that you played in the RED ALERT phase.</source>
        <translation>Al completar la mano repones también la ALERTA ROJA que jugaste en la fase de alerta roja.</translation>
    </message>
    <message id="4.5/title">
        <source>Pass the turn</source>
        <translation>Pasar el turno</translation>
    </message>
    <message id="4.5/text">
        <source>The turn passes to the next player, unless “Surprise attack” gives an extra turn or “Gifted turn” gives the turn away.</source>
        <translation>El turno pasa al siguiente jugador, salvo que toque el turno extra de «Ataque sorpresa» o el que da «Turno regalado».</translation>
    </message>
    <message id="6.1/title">
        <source>Order of the phases</source>
        <translation>Orden de las fases</translation>
    </message>
    <message id="6.1/text">
        <source>The phases come in the order RED ALERT, DEFENSE, ATTACK, REGROUP, and you never go back. You may skip RED ALERT and ATTACK, but DEFENSE must be done, or passed if your hand is empty or holds nothing but RED ALERTs.</source>
        <translation>Las fases van en orden: alerta roja, defensa, ataque y reagrupamiento; nunca se vuelve atrás. La de alerta roja y la de ataque se pueden saltar. La de defensa no, salvo que tu mano esté vacía o solo tenga ALERTAS ROJAS.</translation>
    </message>
    <message id="6.2/title">
        <source>Cards without a base</source>
        <translation>Cartas sin base</translation>
    </message>
    <message id="6.2/text">
        <source>Cards whose base is gone go to the discard pile, unless a rule puts them somewhere else. So do bases destroyed by a card: you may not choose to discard a BASE, but a card may force you to.</source>
        <translation>Las cartas que se quedan sin base van a la pila de descarte, salvo que una regla diga otra cosa. También las bases que destruye una carta: solo está prohibido descartar una BASE por decisión propia.</translation>
    </message>
    <message id="6.3/title">
        <source>Finish what is unfinished</source>
        <translation>Terminar lo empezado</translation>
    </message>
    <message id="6.3/text">
        <source>While something is unfinished, such as a declared attack or the free plays from a RED ALERT, only acts that belong to it are allowed, besides a reshuffle and a ruling. Change not yet taken does not count: if another act comes first, it is lost.</source>
        <translation>Mientras haya algo sin terminar, como un ataque declarado o las jugadas extra de una ALERTA ROJA, solo se permite lo que forma parte de ello, barajar la pila de descarte como mazo nuevo o tomar una decisión arbitral. El cambio sin tomar no impide nada: se pierde con la siguiente acción.</translation>
    </message>
    <message id="6.4/title">
        <source>When acts are refused</source>
        <translation>Acciones que se rechazan</translation>
    </message>
    <message id="6.4/text">
        <source>Once victory is declared, the game is over, and every act but a ruling is refused. An act that names a player, base or card that does not exist is refused too.</source>
        <translation>Declarada la victoria, la partida ha terminado: solo cabe una decisión arbitral. También se rechaza toda acción que nombre a un jugador, una base o una carta que no exista.</translation>
    </message>
    <message id="5.1/title">
        <source>Surprise attack</source>
        <translation>Ataque sorpresa</translation>
    </message>
    <message id="5.1/text">
        <source>You take one more turn right after this one. Exactly one more.</source>
        <translation>Justo después de este turno juegas otro. Exactamente uno más.</translation>
    </message>
    <message id="5.1/differs">
        <source>The Chinese sheet reads as 2 laps instead of 2 turns, and has you smile instead of sneer.</source>
        <translation>La hoja china dice «2 vueltas», como a una pista, en vez de «2 turnos», y manda sonreír en vez de mirar con desprecio.</translation>
    </message>
    <message id="5.1/happens">
        <source>Nobody sees it coming: when this turn is over, it is your turn all over again!</source>
        <translation>Nadie se lo espera: cuando acabe este turno, ¡te vuelve a tocar a ti!</translation>
    </message>
    <message id="5.1/step/1">
        <source>Sneer at everybody.</source>
        <translation>Mira a todos por encima del hombro.</translation>
    </message>
    <message id="5.1/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.1/step/3">
        <source>Put it on the discard pile.</source>
        <translation>Ponla en la pila de descarte.</translation>
    </message>
    <message id="5.1/step/4">
        <source>Play this turn to its end and fill your hand as usual.</source>
        <translation>Juega este turno hasta el final y completa la mano como siempre.</translation>
    </message>
    <message id="5.1/step/5">
        <source>Then begin your extra turn by drawing a card.</source>
        <translation>Después empieza tu turno extra robando una carta.</translation>
    </message>
    <message id="5.1/clarification/1">
        <source>You get exactly one extra turn.</source>
        <translation>Juegas exactamente un turno extra.</translation>
    </message>
    <message id="5.1/clarification/2">
        <source>Each of the two turns lets you make one attack.</source>
        <translation>En cada uno de los dos turnos puedes atacar una vez.</translation>
    </message>
    <message id="5.1/clarification/3">
        <source>In the extra turn you may play a RED ALERT again.</source>
        <translation>En el turno extra puedes volver a jugar una ALERTA ROJA.</translation>
    </message>
    <message id="5.1/clarification/4">
        <source>If you play “Gifted turn” before the extra turn begins, you lose the extra turn.</source>
        <translation>Si juegas «Turno regalado» antes de que empiece tu turno extra, lo pierdes.</translation>
    </message>
    <message id="5.1/app">
        <source>Basekeeper queues your extra turn and starts it when this one ends. Filling your hand and drawing are up to you.</source>
        <translation>Basekeeper anota tu turno extra y lo empieza cuando acaba este. Completar la mano y robar te toca a ti.</translation>
    </message>
    <message id="5.1/diagram">
        <source>Player A plays the card. After this turn player A has one more turn; only then is it player B’s turn.</source>
        <translation>El jugador A juega la carta. Después de este turno, el jugador A tiene otro; solo entonces le toca al jugador B.</translation>
    </message>
    <message id="5.2/title">
        <source>Dinner bell</source>
        <translation>La campana de la cena</translation>
    </message>
    <message id="5.2/text">
        <source>Choose one of another player’s bases. All ships, CREW and CATS on it go to the discard pile. The base stays.</source>
        <translation>Elige una base de otro jugador. Las naves, la TRIPULACIÓN y los CATS de esa base van a la pila de descarte. La base se queda.</translation>
    </message>
    <message id="5.2/differs">
        <source>In the Chinese sheet the word “your” is missing before “enemy,” but the effect is right.</source>
        <translation>En la hoja china falta la palabra «tu» delante de «enemigo», pero el efecto es correcto.</translation>
    </message>
    <message id="5.2/happens">
        <source>You sweep another player’s base clean: ships and crew are gone, and only the bare base stays behind.</source>
        <translation>Dejas limpia una base de otro jugador: las naves y la tripulación se van, y solo queda la base, vacía.</translation>
    </message>
    <message id="5.2/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.2/step/2">
        <source>Choose one of another player’s bases.</source>
        <translation>Elige una base de otro jugador.</translation>
    </message>
    <message id="5.2/step/3">
        <source>Its owner discards all ships, CREW and CATS on it.</source>
        <translation>Su dueño descarta todas las naves, TRIPULACIÓN y CATS de esa base.</translation>
    </message>
    <message id="5.2/step/4">
        <source>Leave the BASE card where it is.</source>
        <translation>Deja la carta de BASE donde está.</translation>
    </message>
    <message id="5.2/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.2/clarification/1">
        <source>CATS counts as crew, so it goes as well.</source>
        <translation>CATS cuenta como tripulación, así que también se va.</translation>
    </message>
    <message id="5.2/clarification/2">
        <source>The empty base still belongs to its owner.</source>
        <translation>La base vacía sigue siendo de su dueño.</translation>
    </message>
    <message id="5.2/clarification/3">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>Si nadie más tiene una base, puedes jugar la carta igualmente, pero sin efecto.</translation>
    </message>
    <message id="5.2/app">
        <source>Tap one of the bases that light up, look at what will happen and confirm. One undo takes the whole card back.</source>
        <translation>Se iluminan las bases ajenas: toca una, mira lo que va a pasar y confirma. Si deshaces una vez, se deshace la carta entera.</translation>
    </message>
    <message id="5.2/diagram">
        <source>A base of player B loses its ships and crew to the discard pile. The base itself stays, and so does everything on player B’s other base.</source>
        <translation>Una base del jugador B pierde sus naves y su tripulación, que van a la pila de descarte. La base se queda, y en la otra base del jugador B no cambia nada.</translation>
    </message>
    <message id="5.3/title">
        <source>Self-destruct</source>
        <translation>Autodestrucción</translation>
    </message>
    <message id="5.3/text">
        <source>Discard your whole hand and draw a new one of 7 cards. Nothing changes on the table.</source>
        <translation>Descarta toda tu mano y roba una nueva de 7 cartas. En la mesa no cambia nada.</translation>
    </message>
    <message id="5.3/differs">
        <source>The Chinese sheet says “the complete set” instead of “the hand.”</source>
        <translation>La hoja china dice «el juego completo de cartas» en vez de «la mano».</translation>
    </message>
    <message id="5.3/happens">
        <source>Boom! Your whole hand is gone, and you start over with 7 fresh cards.</source>
        <translation>¡Bum! Adiós a toda tu mano: vuelves a empezar con 7 cartas nuevas.</translation>
    </message>
    <message id="5.3/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.3/step/2">
        <source>Put your whole hand and this RED ALERT on the discard pile.</source>
        <translation>Descarta toda tu mano y, con ella, esta ALERTA ROJA.</translation>
    </message>
    <message id="5.3/step/3">
        <source>Draw 7 new cards from the deck.</source>
        <translation>Roba 7 cartas nuevas del mazo.</translation>
    </message>
    <message id="5.3/step/4">
        <source>Then go on with your turn.</source>
        <translation>Después sigue con tu turno.</translation>
    </message>
    <message id="5.3/clarification/1">
        <source>You draw 7 cards, no matter how many you discarded.</source>
        <translation>Robas 7 cartas, sin importar cuántas hayas descartado.</translation>
    </message>
    <message id="5.3/clarification/2">
        <source>BASE cards in your hand go too: you may not choose to discard one, but here the card makes you.</source>
        <translation>También se van las cartas de BASE de tu mano: no puedes descartarlas por decisión propia, pero esta carta te obliga.</translation>
    </message>
    <message id="5.3/clarification/3">
        <source>If the deck runs out, shuffle the discard pile into a new one and go on drawing.</source>
        <translation>Si se acaba el mazo, baraja la pila de descarte, úsala como mazo nuevo y sigue robando.</translation>
    </message>
    <message id="5.3/clarification/4">
        <source>Nothing happens to the cards that lie on the table.</source>
        <translation>A las cartas que están en la mesa no les pasa nada.</translation>
    </message>
    <message id="5.3/app">
        <source>Basekeeper only notes that you played the card. You discard and draw at the table.</source>
        <translation>Basekeeper solo anota que has jugado la carta. Descartar y robar se hace en la mesa.</translation>
    </message>
    <message id="5.3/diagram">
        <source>Player A discards all seven cards and then draws seven new ones.</source>
        <translation>El jugador A descarta sus siete cartas y después roba siete nuevas.</translation>
    </message>
    <message id="5.4/title">
        <source>Two from the deck</source>
        <translation>Dos del mazo</translation>
    </message>
    <message id="5.4/text">
        <source>Take the top 2 cards of the deck and play them at once. These are 2 free plays.</source>
        <translation>Toma las 2 cartas de arriba del mazo y juégalas enseguida. Son 2 jugadas extra.</translation>
    </message>
    <message id="5.4/differs">
        <source>The Spanish sheet says that you choose 2 cards, as if you looked through the deck, and the Chinese one uses the word for the deck of a ship.</source>
        <translation>La hoja española dice que eliges 2 cartas, como si miraras el mazo entero; la china usa la palabra de la cubierta de un barco en vez de la de «mazo».</translation>
    </message>
    <message id="5.4/happens">
        <source>You take the top 2 cards of the deck and must play them right now, whatever they are!</source>
        <translation>Tomas las 2 cartas de arriba del mazo y tienes que jugarlas ya mismo, ¡sean las que sean!</translation>
    </message>
    <message id="5.4/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.4/step/2">
        <source>Take the top 2 cards of the deck.</source>
        <translation>Toma las 2 cartas de arriba del mazo.</translation>
    </message>
    <message id="5.4/step/3">
        <source>Play them one after the other, in either order.</source>
        <translation>Juega una y luego la otra, en el orden que quieras.</translation>
    </message>
    <message id="5.4/step/4">
        <source>A BASE goes in front of you, other cards on your bases.</source>
        <translation>Las BASES van delante de ti; las demás cartas, en tus bases.</translation>
    </message>
    <message id="5.4/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.4/clarification/1">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>Una NAVE, TRIPULACIÓN o CATS sin base adonde ir se descarta y gasta la jugada extra.</translation>
    </message>
    <message id="5.4/clarification/2">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>Una ALERTA ROJA que aparezca surte efecto enseguida y gasta la jugada extra; las jugadas extra que traiga van primero.</translation>
    </message>
    <message id="5.4/clarification/3">
        <source>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</source>
        <translation>«Contraataque» no se puede jugar ahora: se queda en tu mano y gasta la jugada extra.</translation>
    </message>
    <message id="5.4/clarification/4">
        <source>Afterward you still have your DEFENSE phase, as on any turn.</source>
        <translation>Después viene tu fase de defensa, como en cualquier turno.</translation>
    </message>
    <message id="5.4/clarification/5">
        <source>If the deck runs out, shuffle the discard pile into a new one.</source>
        <translation>Si se acaba el mazo, baraja la pila de descarte y úsala como mazo nuevo.</translation>
    </message>
    <message id="5.4/app">
        <source>Basekeeper opens 2 free plays and counts them: choose each card you play and, if you have several bases, tap the one it goes to. You take the cards at the table.</source>
        <translation>Basekeeper cuenta las 2 jugadas extra; tú eliges cada carta que juegas y, si tienes varias bases, tocas a cuál va. Las cartas las tomas tú en la mesa.</translation>
    </message>
    <message id="5.4/diagram">
        <source>Player A takes the top two cards of the deck, here a BASE and a Zig, and plays both right away.</source>
        <translation>El jugador A toma las dos primeras cartas del mazo, aquí una BASE y un Zig, y juega las dos de inmediato.</translation>
    </message>
    <message id="5.5/title">
        <source>Whole hand</source>
        <translation>Toda la mano</translation>
    </message>
    <message id="5.5/text">
        <source>Play your entire hand at once. Your free plays have no limit, and you say when you are done.</source>
        <translation>Juega enseguida toda tu mano. Las jugadas extra no tienen límite, y tú dices cuándo has terminado.</translation>
    </message>
    <message id="5.5/differs">
        <source>The Chinese sheet says “the complete set” instead of “the hand.”</source>
        <translation>La hoja china dice «el juego completo de cartas» en vez de «la mano».</translation>
    </message>
    <message id="5.5/happens">
        <source>Hold nothing back: you play every card in your hand right now, one after another.</source>
        <translation>No te guardes nada: juegas ahora mismo todas las cartas de tu mano, una tras otra.</translation>
    </message>
    <message id="5.5/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.5/step/2">
        <source>Lay your BASE cards down first, to make room for the others.</source>
        <translation>Juega primero tus BASES: así las demás cartas tendrán adónde ir.</translation>
    </message>
    <message id="5.5/step/3">
        <source>Play your SHIP, CREW and CATS cards on your bases.</source>
        <translation>Juega tus NAVES, tu TRIPULACIÓN y tus CATS en tus bases.</translation>
    </message>
    <message id="5.5/step/4">
        <source>Say when you are done.</source>
        <translation>Avisa cuando hayas terminado.</translation>
    </message>
    <message id="5.5/step/5">
        <source>Discard the RED ALERT, but do not fill your hand yet.</source>
        <translation>Descarta la ALERTA ROJA, pero aún no completes la mano.</translation>
    </message>
    <message id="5.5/clarification/1">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>Una NAVE, TRIPULACIÓN o CATS sin base adonde ir se descarta y gasta la jugada extra.</translation>
    </message>
    <message id="5.5/clarification/2">
        <source>Other RED ALERTs in your hand take effect as you play them, one by one; any free plays one of them brings come first.</source>
        <translation>Las demás ALERTAS ROJAS de tu mano surten efecto enseguida, una por una; las jugadas extra que traigan van primero.</translation>
    </message>
    <message id="5.5/clarification/3">
        <source>“Counterattack” cannot be played now and stays in your hand.</source>
        <translation>«Contraataque» no se puede jugar ahora y se queda en tu mano.</translation>
    </message>
    <message id="5.5/clarification/4">
        <source>If your hand is empty afterward, or nothing but RED ALERTs is left in it, you pass the DEFENSE phase that follows.</source>
        <translation>Si después tu mano está vacía, o solo tiene ALERTAS ROJAS, en la fase de defensa pasas.</translation>
    </message>
    <message id="5.5/clarification/5">
        <source>You fill your hand up to 7 only in the REGROUP phase.</source>
        <translation>La mano se completa solo en la fase de reagrupamiento.</translation>
    </message>
    <message id="5.5/app">
        <source>Basekeeper opens free plays without a limit, until you say that you are done. It cannot see your hand, so you choose each card you play and, if you have several bases, tap the one it goes to.</source>
        <translation>Tienes jugadas extra sin límite hasta que indiques que has terminado. Basekeeper no ve tu mano: tú eliges cada carta que juegas y, si tienes varias bases, tocas a cuál va.</translation>
    </message>
    <message id="5.5/diagram">
        <source>Player A plays the entire hand at once: a BASE, two ships and a CREW card.</source>
        <translation>El jugador A juega de inmediato toda su mano: una BASE, dos naves y una carta de TRIPULACIÓN.</translation>
    </message>
    <message id="5.6/title">
        <source>Peek and swap</source>
        <translation>Mirar e intercambiar</translation>
    </message>
    <message id="5.6/text">
        <source>Name another player, look at their hand, take one card and give them one that you do not want. Nothing changes on the table.</source>
        <translation>Di a qué jugador eliges, mira su mano, toma una carta y dale una que no quieras. En la mesa no cambia nada.</translation>
    </message>
    <message id="5.6/differs">
        <source>The Chinese sheet says that the unwanted card is given to you.</source>
        <translation>La hoja china dice que la carta que no se quiere te la dan a ti.</translation>
    </message>
    <message id="5.6/happens">
        <source>You peek at another player’s hand, help yourself to one card and hand over one that you do not want.</source>
        <translation>Espías la mano de otro jugador, te llevas una carta y le dejas una que no quieras.</translation>
    </message>
    <message id="5.6/step/1">
        <source>Keep calm and do not nag anybody.</source>
        <translation>Mantén la calma y no le des la lata a nadie.</translation>
    </message>
    <message id="5.6/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.6/step/3">
        <source>Say whose hand you choose.</source>
        <translation>Di a qué jugador eliges.</translation>
    </message>
    <message id="5.6/step/4">
        <source>Look at that player’s hand and take one card.</source>
        <translation>Mira la mano de ese jugador y toma una carta.</translation>
    </message>
    <message id="5.6/step/5">
        <source>Give that player one card that you do not want.</source>
        <translation>Dale a ese jugador una carta que no quieras.</translation>
    </message>
    <message id="5.6/step/6">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.6/clarification/1">
        <source>You choose both cards: the one you take and the one you give.</source>
        <translation>Las dos cartas las eliges tú: la que tomas y la que das.</translation>
    </message>
    <message id="5.6/clarification/2">
        <source>If you take a RED ALERT, hold it for later, unless your table allows more than one in this phase.</source>
        <translation>Si tomas una ALERTA ROJA, guárdala para más tarde, salvo que en tu mesa no haya límite por fase.</translation>
    </message>
    <message id="5.6/clarification/3">
        <source>Without such a card, players never trade cards.</source>
        <translation>Sin una carta así, los jugadores nunca intercambian cartas.</translation>
    </message>
    <message id="5.6/app">
        <source>Tap the other player: Basekeeper only notes who it is. You look and swap at the table.</source>
        <translation>Toca al otro jugador: Basekeeper solo anota quién es. Mirar e intercambiar se hace en la mesa.</translation>
    </message>
    <message id="5.6/diagram">
        <source>Player A looks at player B’s hand, takes the Dreadnought and gives a CREW card for it.</source>
        <translation>El jugador A mira la mano del jugador B, se queda con el Dreadnought y le da una carta de TRIPULACIÓN.</translation>
    </message>
    <message id="5.7/title">
        <source>Gifted turn</source>
        <translation>Turno regalado</translation>
    </message>
    <message id="5.7/text">
        <source>Give this card to another player and lose the rest of your turn. That player keeps the card in hand and takes a full turn now; play then goes on from that player’s place. Your table may have agreed that the player after the giver is next instead.</source>
        <translation>Dale esta carta a otro jugador y pierde el resto de tu turno. Ese jugador la conserva en la mano y juega ahora un turno completo; después le toca al que va tras él. Puede que en tu mesa le toque, en cambio, al que va tras quien regaló el turno.</translation>
    </message>
    <message id="5.7/differs">
        <source>The Spanish sheet says that you lose a turn and must hand over the card; the Chinese one, in broken grammar, says only that you may.</source>
        <translation>La hoja española dice que pierdes un turno y debes entregar la carta; la china, con mala gramática, solo dice que puedes hacerlo.</translation>
    </message>
    <message id="5.7/happens">
        <source>You give somebody a present: your turn stops right here, and that player begins a full turn now.</source>
        <translation>Le haces un regalo a alguien: tu turno se acaba aquí mismo y ese jugador empieza ahora uno completo.</translation>
    </message>
    <message id="5.7/step/1">
        <source>Look as if you were thinking hard.</source>
        <translation>Pon cara de estar pensando mucho.</translation>
    </message>
    <message id="5.7/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.7/step/3">
        <source>Give the card to another player instead of discarding it.</source>
        <translation>Dale la carta a otro jugador: esta no se descarta.</translation>
    </message>
    <message id="5.7/step/4">
        <source>Stop: the rest of your turn is lost.</source>
        <translation>¡Alto! Pierdes el resto de tu turno.</translation>
    </message>
    <message id="5.7/step/5">
        <source>That player keeps the card and begins a turn by drawing.</source>
        <translation>Ese jugador guarda la carta y empieza su turno robando otra.</translation>
    </message>
    <message id="5.7/clarification/1">
        <source>After the gifted turn, play goes on from the receiver’s place, so players in between may be skipped.</source>
        <translation>Después del turno regalado se sigue desde el sitio de quien lo recibió, aunque se salte a los jugadores de en medio.</translation>
    </message>
    <message id="5.7/clarification/2">
        <source>If your table has agreed on it, the player after the giver is next instead; if the card was passed on, the last giver counts.</source>
        <translation>Si así se acordó en tu mesa, sigue el jugador que va después de quien regaló el turno (el último, si hubo varios).</translation>
    </message>
    <message id="5.7/clarification/3">
        <source>The receiver may play the card too, even during the gifted turn itself.</source>
        <translation>Quien recibe la carta también puede jugarla, incluso en el turno regalado.</translation>
    </message>
    <message id="5.7/clarification/4">
        <source>Free plays and extra turns that you still had are lost.</source>
        <translation>Pierdes las jugadas extra y los turnos extra que te quedaran.</translation>
    </message>
    <message id="5.7/app">
        <source>Tap the player and confirm: the gifted turn starts at once, and Basekeeper keeps track of whose turn is next. You hand over the card at the table.</source>
        <translation>Toca al jugador y confirma: su turno empieza enseguida, y Basekeeper sabe a quién le toca después. La carta se la das tú en la mesa.</translation>
    </message>
    <message id="5.7/diagram">
        <source>Player A gives the card to player C and loses the rest of the turn. Now it is player C’s turn, then player A’s, then player B’s.</source>
        <translation>El jugador A da la carta al jugador C y pierde el resto de su turno. Ahora le toca al jugador C, después al jugador A y luego al jugador B.</translation>
    </message>
    <message id="5.8/title">
        <source>Ship thief</source>
        <translation>Ladrón de naves</translation>
    </message>
    <message id="5.8/text">
        <source>Move all ships from one of another player’s bases to one of your own. Only ships move: CREW and CATS stay.</source>
        <translation>Todas las naves de una base de otro jugador pasan a una de tus bases. Solo las naves: TRIPULACIÓN y CATS se quedan.</translation>
    </message>
    <message id="5.8/differs">
        <source>The Chinese sheet says “on your body” instead of “on your base.”</source>
        <translation>La hoja china dice «en tu cuerpo» en vez de «en tu base».</translation>
    </message>
    <message id="5.8/happens">
        <source>You make off with a whole fleet: every ship on another player’s base flies over to one of yours.</source>
        <translation>Te llevas una flota entera: todas las naves de una base de otro jugador vuelan a una de las tuyas.</translation>
    </message>
    <message id="5.8/step/1">
        <source>Smile at everybody.</source>
        <translation>Sonríe a todo el mundo.</translation>
    </message>
    <message id="5.8/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.8/step/3">
        <source>Choose one of another player’s bases and one of your own.</source>
        <translation>Elige una base de otro jugador y una de las tuyas.</translation>
    </message>
    <message id="5.8/step/4">
        <source>Move all ships from the first to the second.</source>
        <translation>Mueve todas las naves de la primera a la segunda.</translation>
    </message>
    <message id="5.8/step/5">
        <source>Leave the base, the CREW and the CATS where they are.</source>
        <translation>Deja la base, la TRIPULACIÓN y los CATS donde están.</translation>
    </message>
    <message id="5.8/step/6">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.8/clarification/1">
        <source>Only ships come along; CREW and CATS stay.</source>
        <translation>Solo vienen las naves; TRIPULACIÓN y CATS se quedan.</translation>
    </message>
    <message id="5.8/clarification/2">
        <source>All the ships must go to the same base.</source>
        <translation>Todas las naves van a una misma base tuya.</translation>
    </message>
    <message id="5.8/clarification/3">
        <source>There is always room: a base holds any number of cards.</source>
        <translation>Siempre hay sitio, porque en una base cabe cualquier número de cartas.</translation>
    </message>
    <message id="5.8/clarification/4">
        <source>If you have no base, or nobody else has one, the card does nothing.</source>
        <translation>Si no tienes ninguna base, o nadie más tiene una, la carta no tiene efecto.</translation>
    </message>
    <message id="5.8/app">
        <source>Tap the other player’s base, then your own: Basekeeper shows which ships will come, and moves them when you confirm. One undo takes the whole card back.</source>
        <translation>Toca la base ajena y después la tuya: antes de confirmar verás qué naves vienen. Si deshaces una vez, se deshace la carta entera.</translation>
    </message>
    <message id="5.8/diagram">
        <source>Both ships on player B’s base move to a base of player A. The crew stays where it is.</source>
        <translation>Las dos naves de la base del jugador B pasan a una base del jugador A. La tripulación se queda donde está.</translation>
    </message>
    <message id="5.9/title">
        <source>Pass right</source>
        <translation>Pasar a la derecha</translation>
    </message>
    <message id="5.9/text">
        <source>Every player chooses one card from their hand and gives it to the player on their right. Basekeeper shows who gives to whom. Nothing changes on the table.</source>
        <translation>Cada jugador elige una carta de su mano y se la da al jugador de su derecha. Basekeeper muestra quién da a quién. En la mesa no cambia nada.</translation>
    </message>
    <message id="5.9/happens">
        <source>Everybody, including you, has to part with a card: off it goes to the player on the right!</source>
        <translation>Todos, tú también, se desprenden de una carta: ¡y allá va, al vecino de la derecha!</translation>
    </message>
    <message id="5.9/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.9/step/2">
        <source>Every player chooses one card from their own hand.</source>
        <translation>Cada jugador elige una carta de su propia mano.</translation>
    </message>
    <message id="5.9/step/3">
        <source>Every player gives it to the player on their right.</source>
        <translation>Cada jugador se la da al jugador de su derecha.</translation>
    </message>
    <message id="5.9/step/4">
        <source>Every player adds the card from their left to their hand.</source>
        <translation>Cada jugador guarda la carta que le llega de la izquierda.</translation>
    </message>
    <message id="5.9/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.9/clarification/1">
        <source>Each player chooses their own card; you do not choose for the others.</source>
        <translation>Cada uno elige su carta; tú no eliges por los demás.</translation>
    </message>
    <message id="5.9/clarification/2">
        <source>The cards go to the right even if turns at your table pass counterclockwise.</source>
        <translation>Las cartas van a la derecha aunque en tu mesa los turnos pasen en sentido antihorario.</translation>
    </message>
    <message id="5.9/clarification/3">
        <source>If you are given a RED ALERT, hold it for later, unless your table allows more than one in this phase.</source>
        <translation>Si te llega una ALERTA ROJA, guárdala para más tarde, salvo que en tu mesa no haya límite por fase.</translation>
    </message>
    <message id="5.9/app">
        <source>Arrows in the picture of the table show who gives to whom. Basekeeper only notes that the card was played; you pass the cards yourselves.</source>
        <translation>En el dibujo de la mesa, unas flechas muestran quién da a quién. Basekeeper solo anota que se ha jugado esta carta: las demás las pasan los propios jugadores.</translation>
    </message>
    <message id="5.9/diagram">
        <source>Each player gives one card to the player on the right: player A to player C, player B to player A, and player C to player B.</source>
        <translation>Cada jugador da una carta a quien tiene a su derecha: el jugador A al jugador C, el jugador B al jugador A y el jugador C al jugador B.</translation>
    </message>
    <message id="5.10/title">
        <source>Two bases</source>
        <translation>Dos bases</translation>
    </message>
    <message id="5.10/text">
        <source>Take 2 bases in total (fewer if there are no more) from 1 or 2 other players. For each card on these bases, the former owner chooses one of their own remaining bases, anyone else’s base (yours included), or the discard pile.</source>
        <translation>Quita 2 bases en total a uno o dos de los demás jugadores, o las que haya si son menos. Quien las pierde elige adónde va cada carta que hay en ellas: a otra base suya, a una base ajena (las tuyas incluidas) o a la pila de descarte.</translation>
    </message>
    <message id="5.10/differs">
        <source>The Chinese sheet turns players into ball players, and leaves out that the other bases are “theirs” or “anyone else’s.”</source>
        <translation>La hoja china convierte a los jugadores en jugadores de pelota, y ya no dice que las otras bases son «suyas» o de «otro».</translation>
    </message>
    <message id="5.10/happens">
        <source>Two bases move over to your side, but the players you take them from say where the cards on them go.</source>
        <translation>¡Dos bases se pasan a tu bando! Pero quien las pierde decide adónde van las cartas que hay en ellas.</translation>
    </message>
    <message id="5.10/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.10/step/2">
        <source>Choose 2 bases in total, from 1 or 2 other players.</source>
        <translation>Elige 2 bases, de uno o dos de los demás jugadores.</translation>
    </message>
    <message id="5.10/step/3">
        <source>Put those BASE cards in front of you.</source>
        <translation>Pon esas cartas de BASE delante de ti.</translation>
    </message>
    <message id="5.10/step/4">
        <source>Their former owners decide where each card on them goes.</source>
        <translation>Quien las pierde decide adónde va cada carta que hay en ellas.</translation>
    </message>
    <message id="5.10/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.10/clarification/1">
        <source>If the other players have fewer than 2 bases in all, you take what they have.</source>
        <translation>Si entre todos los demás tienen menos de 2 bases, te quedas con las que haya.</translation>
    </message>
    <message id="5.10/clarification/2">
        <source>“Anyone else” includes you, so a card may even stay on the base that you take.</source>
        <translation>Tus bases también son ajenas para quien elige: una carta puede incluso quedarse en la base que te llevas.</translation>
    </message>
    <message id="5.10/clarification/3">
        <source>The bases you take count toward your victory.</source>
        <translation>Las bases que te llevas cuentan para tu victoria.</translation>
    </message>
    <message id="5.10/clarification/4">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>Si nadie más tiene una base, puedes jugar la carta igualmente, pero sin efecto.</translation>
    </message>
    <message id="5.10/app">
        <source>Tap two bases. Basekeeper then asks their former owners about every card; you confirm once, and one undo takes the whole card back.</source>
        <translation>Toca dos bases. Basekeeper pregunta a quien las pierde adónde va cada carta. Si deshaces una vez, se deshace la carta entera.</translation>
    </message>
    <message id="5.10/asked">
        <source>%1 takes your base. You decide where each card on it goes.</source>
        <translation>%1 se queda con tu base. Tú decides adónde va cada carta.</translation>
    </message>
    <message id="5.10/diagram">
        <source>Player A takes one base from player B and one from player C. Player B moves the ship to one of their remaining bases; player C puts the crew on the discard pile.</source>
        <translation>El jugador A quita una base al jugador B y otra al jugador C. El jugador B pasa la nave a la base que le queda; el jugador C pone la tripulación en la pila de descarte.</translation>
    </message>
    <message id="5.11/title">
        <source>A ship from each</source>
        <translation>Una nave de cada uno</translation>
    </message>
    <message id="5.11/text">
        <source>For each other player, choose one of their ships, on any base: it is destroyed. A player without a ship loses nothing. Your table may follow the Spanish sheet: each other player then loses one base of your choice instead, with everything on it.</source>
        <translation>Elige una nave de cada uno de los demás jugadores, en cualquier base: queda destruida. Quien no tiene naves no pierde nada. Puede que en tu mesa se juegue como en la hoja española: una base de cada uno, con todo lo que hay en ella.</translation>
    </message>
    <message id="5.11/differs">
        <source>The Spanish sheet says one base of each player, not one ship.</source>
        <translation>La hoja española dice «una base» de cada jugador, no «una nave».</translation>
    </message>
    <message id="5.11/happens">
        <source>Every other player loses one ship, and you are the one who points the finger.</source>
        <translation>Cada uno de los demás jugadores pierde una nave, y eres tú quien la señala con el dedo.</translation>
    </message>
    <message id="5.11/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.11/step/2">
        <source>For each other player, choose one of their ships, on any base.</source>
        <translation>Elige una nave de cada uno de los demás, en cualquier base.</translation>
    </message>
    <message id="5.11/step/3">
        <source>Each owner puts that ship on the discard pile.</source>
        <translation>Cada dueño pone esa nave en la pila de descarte.</translation>
    </message>
    <message id="5.11/step/4">
        <source>Skip players who have no ship.</source>
        <translation>Sáltate a los jugadores que no tengan naves.</translation>
    </message>
    <message id="5.11/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.11/clarification/1">
        <source>You choose the ships, not their owners.</source>
        <translation>Las naves las eliges tú, no sus dueños.</translation>
    </message>
    <message id="5.11/clarification/2">
        <source>A player without a ship loses nothing, not even a CREW or CATS.</source>
        <translation>Quien no tiene naves no pierde nada, ni siquiera TRIPULACIÓN o CATS.</translation>
    </message>
    <message id="5.11/clarification/3">
        <source>If your table follows the Spanish sheet, choose one base of each other player instead: it is destroyed with everything on it.</source>
        <translation>Si en tu mesa se juega como en la hoja española, elige una base de cada uno: se pierde con todo lo que hay en ella.</translation>
    </message>
    <message id="5.11/clarification/4">
        <source>If nobody else has anything to lose, you may still play the card; it then does nothing.</source>
        <translation>Si nadie más tiene nada que perder, puedes jugar la carta igualmente, pero sin efecto.</translation>
    </message>
    <message id="5.11/app">
        <source>For each other player, tap one of their ships, or one of their bases if your table plays it that way. You confirm once, and one undo brings everything back.</source>
        <translation>Se ilumina lo que puedes elegir: toca una nave (o una base, si así se juega en tu mesa) de cada uno de los demás. Antes de confirmar verás lo que se pierde. Si deshaces una vez, se recupera todo.</translation>
    </message>
    <message id="5.11/diagram">
        <source>Player B and player C each lose one ship to the discard pile. Everything else stays.</source>
        <translation>El jugador B y el jugador C pierden una nave cada uno; las dos van a la pila de descarte. Todo lo demás se queda.</translation>
    </message>
    <message id="5.12/title">
        <source>Grab bag</source>
        <translation>A ver qué sale</translation>
    </message>
    <message id="5.12/text">
        <source>Shuffle the discard pile and play one random card from it at once, as a free play. If the pile is empty, you skip the free play. Your RED ALERT joins the pile only afterward. Nothing else lets you play a card from the discard pile.</source>
        <translation>Baraja la pila de descarte y juega enseguida una de sus cartas al azar: una jugada extra. Tu ALERTA ROJA va a la pila después; si la pila está vacía, la jugada extra se pierde. Sin esta carta nadie juega cartas de esa pila.</translation>
    </message>
    <message id="5.12/differs">
        <source>The Chinese sheet does not name the discard pile, so it seems to mean the deck.</source>
        <translation>La hoja china no nombra la pila de descarte, así que se lee como si fuera el mazo.</translation>
    </message>
    <message id="5.12/happens">
        <source>You fish blindly in the discard pile, and whatever you pull out you play on the spot.</source>
        <translation>Metes la mano a ciegas en la pila de descarte, y lo que saques lo juegas en el acto.</translation>
    </message>
    <message id="5.12/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.12/step/2">
        <source>Set this RED ALERT aside and shuffle the discard pile.</source>
        <translation>Deja aparte esta ALERTA ROJA y baraja la pila de descarte.</translation>
    </message>
    <message id="5.12/step/3">
        <source>Take one card from the pile without looking.</source>
        <translation>Toma una carta de la pila sin mirar.</translation>
    </message>
    <message id="5.12/step/4">
        <source>Play it at once.</source>
        <translation>Juégala enseguida.</translation>
    </message>
    <message id="5.12/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.12/clarification/1">
        <source>This RED ALERT joins the pile only afterward, so you cannot fish it out again.</source>
        <translation>Esta ALERTA ROJA va a la pila después, así que no puedes volver a sacarla.</translation>
    </message>
    <message id="5.12/clarification/2">
        <source>If the pile is empty, you skip the free play.</source>
        <translation>Si la pila está vacía, la jugada extra se pierde.</translation>
    </message>
    <message id="5.12/clarification/3">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>Una NAVE, TRIPULACIÓN o CATS sin base adonde ir se descarta y gasta la jugada extra.</translation>
    </message>
    <message id="5.12/clarification/4">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>Una ALERTA ROJA que aparezca surte efecto enseguida y gasta la jugada extra; las jugadas extra que traiga van primero.</translation>
    </message>
    <message id="5.12/clarification/5">
        <source>“Counterattack” cannot be played now: it stays in the discard pile, and you skip the free play.</source>
        <translation>«Contraataque» no se puede jugar ahora: se queda en la pila de descarte y la jugada extra se pierde.</translation>
    </message>
    <message id="5.12/app">
        <source>Basekeeper opens one free play from the discard pile: tap the card in the pile, or choose what kind of card it is. You shuffle and draw at the table.</source>
        <translation>Tienes una jugada extra: toca la carta en la pila de descarte o, si Basekeeper no la conoce, di cuál es. Barajar y sacarla a ciegas se hace en la mesa.</translation>
    </message>
    <message id="5.12/diagram">
        <source>The discard pile is shuffled, and one card is taken from it at random, here a Dreadnought. Player A plays it at once.</source>
        <translation>Se baraja la pila de descarte y se saca una carta al azar, aquí un Dreadnought. El jugador A la juega de inmediato.</translation>
    </message>
    <message id="5.13/title">
        <source>Base destroyed</source>
        <translation>Base destruida</translation>
    </message>
    <message id="5.13/text">
        <source>Choose one of another player’s bases. The base and everything on it go to the discard pile.</source>
        <translation>Elige una base de otro jugador. La base y todo lo que hay en ella van a la pila de descarte.</translation>
    </message>
    <message id="5.13/differs">
        <source>In the Chinese sheet “with everything on it” is missing.</source>
        <translation>En la hoja china falta «con todo lo que hay en ella».</translation>
    </message>
    <message id="5.13/happens">
        <source>Kaboom! Another player’s base is gone, and everything on it goes down with it.</source>
        <translation>¡Cataplum! Adiós a una base de otro jugador, y con ella a todo lo que tenía encima.</translation>
    </message>
    <message id="5.13/step/1">
        <source>Laugh like a villain while you play this card.</source>
        <translation>Ríete como un villano mientras juegas esta carta.</translation>
    </message>
    <message id="5.13/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.13/step/3">
        <source>Choose one of another player’s bases.</source>
        <translation>Elige una base de otro jugador.</translation>
    </message>
    <message id="5.13/step/4">
        <source>Its owner discards the BASE and every card on it.</source>
        <translation>Su dueño descarta la BASE y todo lo que hay en ella.</translation>
    </message>
    <message id="5.13/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.13/clarification/1">
        <source>Nothing on the base may be saved by moving it to another one.</source>
        <translation>Nada de lo que hay en la base se puede salvar pasándolo a otra.</translation>
    </message>
    <message id="5.13/clarification/2">
        <source>Nobody may choose to discard a BASE, but this card forces it.</source>
        <translation>Nadie puede descartar una BASE por decisión propia, pero esta carta obliga a hacerlo.</translation>
    </message>
    <message id="5.13/clarification/3">
        <source>If this leaves the owner with too few bases, they may not declare victory.</source>
        <translation>Si a su dueño ya no le quedan bases suficientes, no puede declarar la victoria.</translation>
    </message>
    <message id="5.13/clarification/4">
        <source>If nobody else has a base, you may still play the card; it then does nothing.</source>
        <translation>Si nadie más tiene una base, puedes jugar la carta igualmente, pero sin efecto.</translation>
    </message>
    <message id="5.13/app">
        <source>Tap one of the bases that light up: Basekeeper shows everything that will be lost. You confirm once, and one undo brings it all back.</source>
        <translation>Se iluminan las bases ajenas: toca una. Antes de confirmar verás lo que se pierde. Si deshaces una vez, se deshace la carta entera.</translation>
    </message>
    <message id="5.13/diagram">
        <source>A base of player B and everything on it go to the discard pile. Player B’s other base stays.</source>
        <translation>Una base del jugador B va a la pila de descarte con todo lo que hay en ella. La otra base del jugador B se queda.</translation>
    </message>
    <message id="5.14/title">
        <source>One from every hand</source>
        <translation>Una de cada mano</translation>
    </message>
    <message id="5.14/text">
        <source>Take one random card from every other player’s hand and play those cards at once, each as a free play. Whoever lost a card draws one.</source>
        <translation>Toma una carta al azar de la mano de cada uno de los demás jugadores y juega esas cartas enseguida, cada una como jugada extra. Quien perdió una carta roba una.</translation>
    </message>
    <message id="5.14/differs">
        <source>The English and Chinese sheets say that all players draw. Basekeeper follows the Spanish one: only those who lost a card draw.</source>
        <translation>Las hojas inglesa y china dicen que todos los jugadores roban una carta. Basekeeper sigue la hoja española: solo roban quienes perdieron una.</translation>
    </message>
    <message id="5.14/happens">
        <source>You pull one card blindly out of every other player’s hand and play all of them as your own.</source>
        <translation>Sacas a ciegas una carta de la mano de cada uno de los demás jugadores y las juegas todas como si fueran tuyas.</translation>
    </message>
    <message id="5.14/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.14/step/2">
        <source>Take one card from every other player’s hand without looking.</source>
        <translation>Toma a ciegas una carta de cada uno de los demás.</translation>
    </message>
    <message id="5.14/step/3">
        <source>Play those cards at once, one after another.</source>
        <translation>Juega esas cartas enseguida, una tras otra.</translation>
    </message>
    <message id="5.14/step/4">
        <source>Everybody who lost a card draws one.</source>
        <translation>Quien perdió una carta roba una.</translation>
    </message>
    <message id="5.14/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.14/clarification/1">
        <source>You play for yourself: a BASE goes in front of you, and other cards go on your own bases.</source>
        <translation>Juegas para ti: las BASES se ponen delante de ti, y las demás cartas van en tus propias bases.</translation>
    </message>
    <message id="5.14/clarification/2">
        <source>A SHIP, CREW or CATS that has no base to go on is discarded, and that free play is used up.</source>
        <translation>Una NAVE, TRIPULACIÓN o CATS sin base adonde ir se descarta y gasta la jugada extra.</translation>
    </message>
    <message id="5.14/clarification/3">
        <source>A RED ALERT that turns up takes effect at once and uses that free play up; any free plays it brings come first.</source>
        <translation>Una ALERTA ROJA que aparezca surte efecto enseguida y gasta la jugada extra; las jugadas extra que traiga van primero.</translation>
    </message>
    <message id="5.14/clarification/4">
        <source>“Counterattack” cannot be played now: you keep it in your hand, and that uses the free play up.</source>
        <translation>«Contraataque» no se puede jugar ahora: se queda en tu mano y gasta la jugada extra.</translation>
    </message>
    <message id="5.14/clarification/5">
        <source>Only those who lost a card draw one; you do not.</source>
        <translation>Solo roban quienes perdieron una carta; tú no.</translation>
    </message>
    <message id="5.14/app">
        <source>Basekeeper opens as many free plays as there are other players: choose each card you play and, if you have several bases, tap the one it goes to. You take and draw the cards at the table.</source>
        <translation>Basekeeper cuenta una jugada extra por cada uno de los demás jugadores; tú eliges cada carta que juegas y, si tienes varias bases, tocas a cuál va. Las cartas se toman y se roban en la mesa.</translation>
    </message>
    <message id="5.14/diagram">
        <source>Player A takes one random card from player B and one from player C and plays both right away. Player B and player C each draw a new card.</source>
        <translation>El jugador A toma al azar una carta del jugador B y otra del jugador C, y juega las dos de inmediato. El jugador B y el jugador C roban una carta nueva cada uno.</translation>
    </message>
    <message id="5.15/title">
        <source>Counterattack</source>
        <translation>Contraataque</translation>
    </message>
    <message id="5.15/text">
        <source>Play this card when someone has declared an attack on one of your bases. Only the cards in this battle are discarded, including CREW and CATS: every attacking card and every card on the attacked base. You keep the base, the attacker gets no change, and you draw a card.</source>
        <translation>Juégala cuando alguien haya declarado un ataque contra una de tus bases. Se descartan todas las cartas atacantes y todas las de la base atacada, también TRIPULACIÓN y CATS. Conservas la base, no hay cambio y robas una carta.</translation>
    </message>
    <message id="5.15/differs">
        <source>The Chinese sheet turns the defender into a soccer fullback and says “when attacking” instead of “when attacked.”</source>
        <translation>La hoja china convierte al defensor en un defensa de fútbol y dice «al atacar» en vez de «al ser atacado».</translation>
    </message>
    <message id="5.15/happens">
        <source>You turn an attack around: all cards in the battle are lost, the attacker’s and yours, but the base stays yours!</source>
        <translation>Le das la vuelta a un ataque: se pierden todas las cartas del combate, las del atacante y las tuyas, ¡pero la base sigue siendo tuya!</translation>
    </message>
    <message id="5.15/step/1">
        <source>Wait until somebody has declared an attack on one of your bases.</source>
        <translation>Espera a que alguien declare un ataque contra una de tus bases.</translation>
    </message>
    <message id="5.15/step/2">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.15/step/3">
        <source>The attacker puts every attacking card on the discard pile.</source>
        <translation>El atacante pone en la pila de descarte todas las cartas atacantes.</translation>
    </message>
    <message id="5.15/step/4">
        <source>Discard every card on the attacked base too, but keep the BASE.</source>
        <translation>Descarta todas las cartas de la base atacada; conserva la BASE.</translation>
    </message>
    <message id="5.15/step/5">
        <source>Put the RED ALERT on the discard pile and draw a card.</source>
        <translation>Descarta la ALERTA ROJA y roba una carta.</translation>
    </message>
    <message id="5.15/clarification/1">
        <source>Play it after the attack has been declared. Once you have let the attack through, it is too late.</source>
        <translation>Juégala una vez declarado el ataque; si ya lo has dejado pasar, es demasiado tarde.</translation>
    </message>
    <message id="5.15/clarification/2">
        <source>Only the cards in this battle are lost; all other cards stay, on both sides.</source>
        <translation>Solo se pierden las cartas de este combate; todas las demás se quedan.</translation>
    </message>
    <message id="5.15/clarification/3">
        <source>The attacker gets no change.</source>
        <translation>El atacante no recibe cambio.</translation>
    </message>
    <message id="5.15/clarification/4">
        <source>The attack is used up: the attacker may not attack again this turn.</source>
        <translation>El atacante no puede volver a atacar en este turno.</translation>
    </message>
    <message id="5.15/app">
        <source>When an attack is declared, Basekeeper offers this card to the defender, in the defender’s own language, and clears the battle away if the card is played. It cannot know whether you hold the card, and you draw your new card yourself.</source>
        <translation>Cuando se declara un ataque, Basekeeper ofrece esta carta al defensor en su idioma y, si la juega, retira las cartas del combate. No sabe si la tienes en la mano, y la carta nueva la robas tú.</translation>
    </message>
    <message id="5.15/diagram">
        <source>Player B attacks player A’s base with a Dreadnought, and player A plays the card. The Dreadnought and every card on the attacked base are discarded. Both bases stay.</source>
        <translation>El jugador B ataca la base del jugador A con un Dreadnought, y el jugador A juega la carta. El Dreadnought y todas las cartas de la base atacada se descartan. Las dos bases se quedan.</translation>
    </message>
    <message id="5.16/title">
        <source>Imprecise orders</source>
        <translation>Órdenes imprecisas</translation>
    </message>
    <message id="5.16/text">
        <source>Beginning with you and going clockwise, every player moves one ship from one of their own bases to any other player’s base. All choose for themselves; whoever has no ship, or no base to send it to, is skipped.</source>
        <translation>Empezando por ti y en el sentido de las agujas del reloj, cada jugador mueve una nave de una de sus bases a una base ajena, a su elección. Se salta a quien no tenga naves o base ajena adonde mandarlas.</translation>
    </message>
    <message id="5.16/differs">
        <source>In the Chinese sheet “orders” means purchase orders.</source>
        <translation>En la hoja china las órdenes son órdenes de compra.</translation>
    </message>
    <message id="5.16/happens">
        <source>Total confusion: everybody, beginning with you, must send one ship to somebody else’s base!</source>
        <translation>¡Qué lío! Todos, empezando por ti, tienen que mandar una nave a una base ajena.</translation>
    </message>
    <message id="5.16/step/1">
        <source>Read the card aloud and act it out.</source>
        <translation>Lee la carta en voz alta y represéntala.</translation>
    </message>
    <message id="5.16/step/2">
        <source>Move one of your ships to any other player’s base.</source>
        <translation>Mueve una nave de una de tus bases a una base ajena.</translation>
    </message>
    <message id="5.16/step/3">
        <source>The others do the same, clockwise, once around the table.</source>
        <translation>Los demás, igual, en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="5.16/step/4">
        <source>Skip whoever has no ship, or no base to send it to.</source>
        <translation>Sáltate a quien no tenga naves o base ajena adonde mandarlas.</translation>
    </message>
    <message id="5.16/step/5">
        <source>Then put the RED ALERT on the discard pile.</source>
        <translation>Por último, pon la ALERTA ROJA en la pila de descarte.</translation>
    </message>
    <message id="5.16/clarification/1">
        <source>The order is clockwise even if turns at your table pass counterclockwise.</source>
        <translation>Se sigue el sentido de las agujas del reloj aunque en tu mesa los turnos pasen al revés.</translation>
    </message>
    <message id="5.16/clarification/2">
        <source>Each player chooses both the ship and the base for themselves.</source>
        <translation>Cada jugador elige su nave y la base adonde la manda.</translation>
    </message>
    <message id="5.16/clarification/3">
        <source>Only ships move; CREW and CATS stay.</source>
        <translation>Solo se mueven las naves; TRIPULACIÓN y CATS se quedan.</translation>
    </message>
    <message id="5.16/clarification/4">
        <source>A ship that has just come to your base is yours, so you may send that one on.</source>
        <translation>Una nave que acaba de llegar a tu base es tuya: puedes mandar esa misma.</translation>
    </message>
    <message id="5.16/clarification/5">
        <source>Whether somebody is skipped is decided only when it is their move.</source>
        <translation>A quién se salta no se decide de antemano, sino cuando le toca a cada uno.</translation>
    </message>
    <message id="5.16/app">
        <source>Basekeeper goes around player by player, first the ship, then the base, and draws an arrow for every move. One undo takes the whole card back, with all its moves.</source>
        <translation>Basekeeper va jugador por jugador, primero la nave y luego la base, y dibuja una flecha por cada movimiento. Si deshaces una vez, se deshace la carta entera.</translation>
    </message>
    <message id="5.16/asked">
        <source>Send one of your ships to somebody else’s base.</source>
        <translation>Manda una de tus naves a una base ajena.</translation>
    </message>
    <message id="5.16/diagram">
        <source>Every player moves one ship to another player’s base: player A to player B, player B to player C, and player C to player A.</source>
        <translation>Cada jugador pasa una nave a la base de otro: el jugador A a la del jugador B, el jugador B a la del jugador C y el jugador C a la del jugador A.</translation>
    </message>
    <message id="5.17/title">
        <source>Free plays</source>
        <translation>Jugadas extra</translation>
    </message>
    <message id="5.17/text">
        <source>A free play lets you play a BASE, SHIP, CREW or CATS for yourself outside the DEFENSE phase. Every card uses up one free play, whatever becomes of it.</source>
        <translation>Una jugada extra te permite jugar para ti una BASE, NAVE, TRIPULACIÓN o CATS fuera de la fase de defensa. Cada carta gasta una jugada extra, pase lo que pase con ella.</translation>
    </message>
    <message id="5.17/clarification/1">
        <source>A SHIP, CREW or CATS without a base to go on is discarded.</source>
        <translation>Una NAVE, TRIPULACIÓN o CATS sin base adonde ir se descarta.</translation>
    </message>
    <message id="5.17/clarification/2">
        <source>A RED ALERT takes effect at once. If it gives you free plays, those come before the ones you have left.</source>
        <translation>Una ALERTA ROJA surte efecto enseguida. Si trae jugadas extra, van primero.</translation>
    </message>
    <message id="5.17/clarification/3">
        <source>“Counterattack” cannot be played as a free play: it stays in your hand, or in the discard pile if it comes from there.</source>
        <translation>«Contraataque» no se puede jugar como jugada extra: se queda en tu mano, o en la pila de descarte si viene de ella.</translation>
    </message>
    <message id="5.18/title">
        <source>After the effect</source>
        <translation>Después del efecto</translation>
    </message>
    <message id="5.18/text">
        <source>Once a RED ALERT played in your RED ALERT phase has taken effect, your turn goes on with the DEFENSE phase. Only “Gifted turn” ends the turn at once, and then your open free plays and extra turns are lost.</source>
        <translation>Tras el efecto de una ALERTA ROJA jugada en tu fase de alerta roja, tu turno sigue con la fase de defensa. Solo «Turno regalado» lo acaba al momento: pierdes las jugadas extra y los turnos extra pendientes.</translation>
    </message>
    <message id="5.19/title">
        <source>Nothing to choose</source>
        <translation>Nada que elegir</translation>
    </message>
    <message id="5.19/text">
        <source>If a card leaves you nothing to choose, for example because nobody else has a base, you may still play it. It then does nothing.</source>
        <translation>Si una carta no te deja nada que elegir, por ejemplo porque nadie más tiene una base, puedes jugarla igualmente, pero sin efecto.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Decisión arbitral</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: cards, bases, the phase, the turn, something unfinished, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>El árbitro puede corregir cualquier cosa: cartas, bases, la fase, el turno, algo pendiente o el final de la partida. Cada decisión es una sola acción, con su motivo; queda marcada como decisión arbitral en el registro y en el historial, y se deshace como cualquier otra.</translation>
    </message>
    <message id="7.2/title">
        <source>Starting in mid-game</source>
        <translation>Empezar a media partida</translation>
    </message>
    <message id="7.2/text">
        <source>You may begin with a game that is already underway: before the first turn, enter how things stand. This counts as a ruling.</source>
        <translation>Puedes empezar con una partida ya en marcha: anota su posición antes del primer turno. Eso también es una decisión arbitral.</translation>
    </message>
    <message id="7.3/title">
        <source>A ruling during an attack</source>
        <translation>Una decisión durante un ataque</translation>
    </message>
    <message id="7.3/text">
        <source>If a ruling takes away the attacked base or an attacking card, makes the attack too weak, or cancels what is unfinished, the attack is off. The attacker may attack again this turn.</source>
        <translation>El ataque queda sin efecto si una decisión arbitral quita la base atacada o una carta atacante, deja el ataque demasiado débil o cancela lo que estaba sin terminar. El atacante puede volver a atacar en este turno.</translation>
    </message>
    <message id="S.1/title">
        <source>Undo an act</source>
        <translation>Deshacer una acción</translation>
    </message>
    <message id="S.1/text">
        <source>Undo takes back the latest act that still stands, or several at once, latest first. You cannot take back more acts than there are. What is taken back stays in the log.</source>
        <translation>Deshacer retira la última acción vigente, o varias de las últimas a la vez, pero no más de las que hay. Lo deshecho se queda en el registro.</translation>
    </message>
    <message id="S.2/title">
        <source>Redo an act</source>
        <translation>Rehacer una acción</translation>
    </message>
    <message id="S.2/text">
        <source>Redo brings back the act that was taken back last, or several at once, as long as no new act has been entered since. You cannot bring back more acts than were taken back.</source>
        <translation>Mientras no se haga ninguna acción nueva, rehacer recupera la última deshecha, o varias a la vez, pero no más de las que se deshicieron.</translation>
    </message>
    <message id="S.3/title">
        <source>Correct the past</source>
        <translation>Corregir el pasado</translation>
    </message>
    <message id="S.3/text">
        <source>Any act that stands can be replaced or deleted, and a new act can be put before it. The correction is one step: one undo takes it back.</source>
        <translation>Se puede sustituir o borrar cualquier acción vigente, e insertar otra antes de ella. La corrección es un solo paso: se deshace de una vez.</translation>
    </message>
    <message id="S.4/title">
        <source>A correction must be legal</source>
        <translation>La partida corregida debe ser válida</translation>
    </message>
    <message id="S.4/text">
        <source>Every act must be allowed at its place in the corrected game. For each later act that is no longer allowed, the table decides whether it is dropped or kept as a ruling.</source>
        <translation>Cada acción de la partida corregida debe estar permitida en el lugar que ocupa. La mesa decide si cada acción posterior que ya no esté permitida se quita o se mantiene como decisión arbitral.</translation>
    </message>
    <message id="S.5/title">
        <source>Later acts refer to the same cards</source>
        <translation>Las acciones posteriores se refieren a las mismas cartas</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, bases and cards, even if the correction gives them other numbers. It is no longer possible if it would fall during another player’s turn, or if its card or base never came into play.</source>
        <translation>Una acción posterior sigue refiriéndose al mismo jugador y a las mismas bases y cartas, aunque la corrección les dé otros números. Deja de ser posible si cae en el turno de otro jugador, o si su carta o su base nunca llegó a la mesa.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Mantener como decisión arbitral</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. A declared attack cannot be kept, but its outcome can.</source>
        <translation>Una acción posterior que ya no está permitida se puede mantener como decisión arbitral: todo queda como si se hubiera hecho. Un ataque declarado no se puede mantener, pero su resultado sí.</translation>
    </message>
    <message id="V.1/title">
        <source>Points on the cards</source>
        <translation>Puntos de las cartas</translation>
    </message>
    <message id="V.1/text">
        <source>Attack and defense points are whole numbers from 0 to 99. Use the points on your cards; the example points only stand in until you have entered yours.</source>
        <translation>Los puntos de ataque y de defensa son números enteros de 0 a 99. Valen los de tus cartas; hasta que los anotes, se usan los de ejemplo.</translation>
    </message>
</context>
</TS>
