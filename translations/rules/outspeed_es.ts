<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message id="cards/search">
        <source>Token or any word</source>
        <translation>Ficha o cualquier palabra</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Which token was played?</source>
        <translation>¿Qué ficha se ha jugado?</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap a token, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>Toca una ficha, o escribe cualquier palabra de las reglas en cualquiera de los idiomas de Basekeeper.</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message id="section/1">
        <source>Bonuses</source>
        <translation>Bonificaciones</translation>
    </message>
    <message id="section/2">
        <source>Programming</source>
        <translation>Programación</translation>
    </message>
    <message id="section/3">
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message id="section/4">
        <source>New tile</source>
        <translation>Nueva loseta</translation>
    </message>
    <message id="section/5">
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message id="section/7">
        <source>Rulings</source>
        <translation>Decisiones arbitrales</translation>
    </message>
    <message id="section/S">
        <source>The log</source>
        <translation>El registro</translation>
    </message>
    <message id="0.1/title">
        <source>Track and ships</source>
        <translation>Pista y naves</translation>
    </message>
    <message id="0.1/text">
        <source>3 to 6 players take part. Lay out two sections of seven zones, one behind the other, and set the third section aside. Zones are counted from the rear: zone 1 is the rearmost. Every ship starts in zone 3 with 12 fuel cubes.</source>
        <translation>Juegan de 3 a 6 jugadores. Se colocan dos tramos de siete zonas, uno tras otro; el tercero se deja aparte. Las zonas se cuentan desde atrás: la zona 1 es la trasera. Cada nave empieza en la zona 3 con 12 cubos de combustible.</translation>
    </message>
    <message id="0.2/title">
        <source>Thirteen tiles</source>
        <translation>Trece losetas</translation>
    </message>
    <message id="0.2/text">
        <source>A race lasts 13 turns, one tile each: twelve track tiles, numbered 1 to 12, then one of the finish tiles 13 to 16. A tile has a side for 3–4 players and one for 5–6. In a first game you can take tiles 1 to 13 in order. Describe each tile when it turns up; Basekeeper offers it again the next time.</source>
        <translation>Una carrera dura 13 turnos, uno por loseta: doce losetas de pista (1 a 12) y, la última, una de línea de meta (13 a 16). Cada loseta tiene un lado para 3–4 jugadores y otro para 5–6. En la primera partida se pueden usar las losetas 1 a 13 en orden. Describe cada loseta cuando salga: Basekeeper te la ofrecerá la próxima vez.</translation>
    </message>
    <message id="0.2/symbol/1">
        <source>The finish tile</source>
        <translation>La loseta de línea de meta</translation>
    </message>
    <message id="0.3/title">
        <source>Bonus tokens</source>
        <translation>Fichas de bonificación</translation>
    </message>
    <message id="0.3/text">
        <source>There are 32 bonus tokens: two electromagnets, two ion cannons, and seven each of flamethrower, fuel tank, nitro and force field. There are also seven force-field markers. How many tokens somebody holds is public; which ones they are is secret until they are played. You do not have to enter which token somebody has taken.</source>
        <translation>Hay 32 fichas de bonificación: dos electroimanes, dos cañones de iones y siete de cada una de las demás; además, siete marcadores de campo de fuerza. Cuántas tiene cada uno es público; cuáles son, secreto hasta que se juegan. No hace falta anotar qué ficha ha tomado cada uno.</translation>
    </message>
    <message id="0.3/clarification/1">
        <source>If all copies of a token are known to be elsewhere, you cannot announce or take one.</source>
        <translation>No se puede anunciar ni tomar una ficha si se sabe que todas sus copias están en otro sitio.</translation>
    </message>
    <message id="0.3/symbol/1">
        <source>Electromagnet: 2</source>
        <translation>Electroimán: 2</translation>
    </message>
    <message id="0.3/symbol/2">
        <source>Ion cannon: 2</source>
        <translation>Cañón de iones: 2</translation>
    </message>
    <message id="0.3/symbol/3">
        <source>Flamethrower: 7</source>
        <translation>Lanzallamas: 7</translation>
    </message>
    <message id="0.3/symbol/4">
        <source>Fuel tank: 7</source>
        <translation>Depósito de combustible: 7</translation>
    </message>
    <message id="0.3/symbol/5">
        <source>Nitro: 7</source>
        <translation>Nitro: 7</translation>
    </message>
    <message id="0.3/symbol/6">
        <source>Force field: 7</source>
        <translation>Campo de fuerza: 7</translation>
    </message>
    <message id="1.1/title">
        <source>One token face down</source>
        <translation>Una ficha boca abajo</translation>
    </message>
    <message id="1.1/text">
        <source>From the front zone to the rear, each player says whether they play a bonus token, at most one per turn, and lays it face down. When everybody has spoken, the tokens are revealed together.</source>
        <translation>De la zona delantera a la trasera, cada jugador dice si juega una ficha de bonificación, una por turno como mucho, y la pone boca abajo. Cuando han hablado todos, las fichas se revelan a la vez.</translation>
    </message>
    <message id="1.1/clarification/1">
        <source>If the revealed token is of a kind that everybody knows you hold, the known one is used up; otherwise, one of your secret ones is.</source>
        <translation>Si la mesa ya sabía que tenías una ficha como la revelada, se gasta esa; si no, una de tus secretas.</translation>
    </message>
    <message id="1.1/clarification/2">
        <source>The order of announcing is not enforced: enter the tokens as they come.</source>
        <translation>El orden de los anuncios no se exige: anota las fichas según lleguen.</translation>
    </message>
    <message id="1.2/title">
        <source>Zone by zone</source>
        <translation>Zona por zona</translation>
    </message>
    <message id="1.2/text">
        <source>Revealed tokens take effect zone by zone, from the front to the rear. Those played from the same zone form a group and take effect at the same moment.</source>
        <translation>Las fichas reveladas surten efecto por zonas, de la delantera a la trasera. Las que se jugaron desde una misma zona forman un grupo y surten efecto a la vez.</translation>
    </message>
    <message id="1.2/clarification/1">
        <source>Which tokens take effect together is settled at the reveal; later groups see the ships where earlier ones have left them.</source>
        <translation>Los grupos quedan fijados al revelar; cada uno encuentra las naves donde las dejaron los anteriores.</translation>
    </message>
    <message id="1.2/clarification/2">
        <source>Within a group everything is worked out from the same positions and added up: two flamethrowers push a ship back 4 zones.</source>
        <translation>Dentro de un grupo todo se calcula desde las mismas posiciones y se suma: dos lanzallamas hacen retroceder 4 zonas a una nave.</translation>
    </message>
    <message id="1.2/clarification/3">
        <source>If an earlier group has eliminated a player, that player’s token is lost.</source>
        <translation>Se pierde la ficha de quien ya ha sido eliminado por un grupo anterior.</translation>
    </message>
    <message id="1.2/diagram">
        <source>Player B is in front: the nitro takes effect first and brings player B 1 zone forward. Then player A’s flamethrower finds the ship in its new zone and sends it back 2 zones.</source>
        <translation>El jugador B va delante: el nitro surte efecto primero y el jugador B avanza 1 zona. Después, el lanzallamas del jugador A encuentra la nave en su nueva zona y la hace retroceder 2 zonas.</translation>
    </message>
    <message id="1.3/title">
        <source>Whole zones</source>
        <translation>Zonas enteras</translation>
    </message>
    <message id="1.3/text">
        <source>A token that affects other ships affects every ship in a zone, but never the ships in the zone it was played from.</source>
        <translation>Una ficha que afecta a otras naves afecta a todas las de una zona, y nunca a las de la zona desde la que se juega.</translation>
    </message>
    <message id="1.4/title">
        <source>Electromagnet</source>
        <translation>Electroimán</translation>
    </message>
    <message id="1.4/text">
        <source>You may play it only from the rearmost occupied zone. Ships in the frontmost occupied zone go back 3 zones, and ships in the zones in between go back 2. There are two such tokens.</source>
        <translation>Solo puedes jugarlo desde la última zona ocupada. Las naves de la zona ocupada más adelantada retroceden 3 zonas; las de las zonas intermedias, 2. Hay dos fichas así.</translation>
    </message>
    <message id="1.4/clarification/1">
        <source>Whether your zone is the rearmost is checked when you announce the token.</source>
        <translation>Al anunciarlo se comprueba que tu zona es la última ocupada.</translation>
    </message>
    <message id="1.4/clarification/2">
        <source>If all ships are in one zone, nothing happens.</source>
        <translation>Si todas las naves están en una misma zona, no ocurre nada.</translation>
    </message>
    <message id="1.4/clarification/3">
        <source>Ships behind the zone it was played from are never affected.</source>
        <translation>Nunca afecta a las naves que están detrás de la zona desde la que se jugó.</translation>
    </message>
    <message id="1.4/app">
        <source>Basekeeper refuses the token from any other zone and says which one is the rearmost.</source>
        <translation>Basekeeper rechaza la ficha desde cualquier otra zona y dice cuál es la última ocupada.</translation>
    </message>
    <message id="1.4/diagram">
        <source>Player C is in the rearmost zone and plays the electromagnet. Player A’s ship, in the front zone, goes back 3 zones; player B’s ship, in between, goes back 2 zones.</source>
        <translation>El jugador C está en la última zona ocupada y juega el electroimán. La nave del jugador A, en la zona ocupada más adelantada, retrocede 3 zonas; la del jugador B, que está entre las dos, retrocede 2 zonas.</translation>
    </message>
    <message id="1.5/title">
        <source>Ion cannon</source>
        <translation>Cañón de iones</translation>
    </message>
    <message id="1.5/text">
        <source>Every ship in a zone ahead of you loses 2 fuel. Whoever has only 1 or 2 is eliminated. There are two such tokens.</source>
        <translation>Cada nave que está en una zona por delante de ti pierde 2 de combustible. Quien solo tiene 1 o 2 queda eliminado. Hay dos fichas así.</translation>
    </message>
    <message id="1.5/clarification/1">
        <source>Even on the finish tile, whoever loses the last of their fuel to an ion cannon is eliminated.</source>
        <translation>Aun con la loseta de línea de meta, el cañón elimina a quien deja sin combustible.</translation>
    </message>
    <message id="1.5/clarification/2">
        <source>With a fuel tank in the same group the sum counts: you are eliminated only if you lose fuel overall and have none left.</source>
        <translation>Con un depósito de combustible en el mismo grupo cuenta la suma: solo queda eliminado quien en total pierde combustible y se queda sin nada.</translation>
    </message>
    <message id="1.5/app">
        <source>Basekeeper takes the fuel from everybody ahead and tells you who is eliminated.</source>
        <translation>Basekeeper quita el combustible a todos los que van delante y dice quién queda eliminado.</translation>
    </message>
    <message id="1.5/diagram">
        <source>Player A plays the ion cannon. The ships of player B and player C are ahead and lose 2 fuel each.</source>
        <translation>El jugador A juega el cañón de iones. Las naves del jugador B y del jugador C están por delante y pierden 2 de combustible cada una.</translation>
    </message>
    <message id="1.6/title">
        <source>Flamethrower</source>
        <translation>Lanzallamas</translation>
    </message>
    <message id="1.6/text">
        <source>All ships in the next occupied zone ahead of you go back 2 zones. There are seven such tokens.</source>
        <translation>Todas las naves de la siguiente zona ocupada por delante de ti retroceden 2 zonas. Hay siete fichas así.</translation>
    </message>
    <message id="1.6/clarification/1">
        <source>If nobody is ahead of you, nothing happens.</source>
        <translation>Si no hay nadie delante, no ocurre nada.</translation>
    </message>
    <message id="1.6/app">
        <source>Basekeeper finds the next occupied zone and moves its ships.</source>
        <translation>Basekeeper busca la siguiente zona ocupada y mueve sus naves.</translation>
    </message>
    <message id="1.6/diagram">
        <source>Player A plays the flamethrower. Player B’s ship is in the next occupied zone ahead and goes back 2 zones. Player C’s ship, farther ahead, stays.</source>
        <translation>El jugador A juega el lanzallamas. La nave del jugador B está en la siguiente zona ocupada por delante y retrocede 2 zonas. La del jugador C, más adelante, no se mueve.</translation>
    </message>
    <message id="1.7/title">
        <source>Fuel tank</source>
        <translation>Depósito de combustible</translation>
    </message>
    <message id="1.7/text">
        <source>You gain 2 fuel. There are seven such tokens.</source>
        <translation>Ganas 2 de combustible. Hay siete fichas así.</translation>
    </message>
    <message id="1.7/clarification/1">
        <source>More than 12 fuel is fine.</source>
        <translation>Puedes tener más de 12 de combustible.</translation>
    </message>
    <message id="1.7/app">
        <source>Basekeeper adds the fuel.</source>
        <translation>Basekeeper suma el combustible.</translation>
    </message>
    <message id="1.7/diagram">
        <source>Player A plays the fuel tank and has 7 fuel instead of 5.</source>
        <translation>El jugador A juega el depósito de combustible y pasa de 5 a 7 de combustible.</translation>
    </message>
    <message id="1.8/title">
        <source>Nitro</source>
        <translation>Nitro</translation>
    </message>
    <message id="1.8/text">
        <source>You move forward 1 zone, at no cost. There are seven such tokens.</source>
        <translation>Avanzas 1 zona sin ningún coste. Hay siete fichas así.</translation>
    </message>
    <message id="1.8/clarification/1">
        <source>If tokens of the same group push you back, all moves are added up.</source>
        <translation>Si fichas del mismo grupo te hacen retroceder, se suman todos los movimientos.</translation>
    </message>
    <message id="1.8/clarification/2">
        <source>It can take you beyond the front zone: then the third section is added at once, and the rear one is taken away when this turn has been resolved.</source>
        <translation>Si pasas de la zona delantera, el tercer tramo se coloca al instante, y el trasero se retira cuando se ha resuelto este turno.</translation>
    </message>
    <message id="1.8/app">
        <source>Basekeeper moves the ship.</source>
        <translation>Basekeeper mueve la nave.</translation>
    </message>
    <message id="1.8/diagram">
        <source>Player A plays the nitro and goes forward 1 zone. The fuel stays the same.</source>
        <translation>El jugador A juega el nitro y avanza 1 zona. No gasta combustible.</translation>
    </message>
    <message id="1.9/title">
        <source>Force field</source>
        <translation>Campo de fuerza</translation>
    </message>
    <message id="1.9/text">
        <source>You may not play it while the finish tile is up. Put a marker in your own zone: a ship that enters the zone, forward or back, stops there; ships already there may leave freely. At the end of the turn the markers are removed from every zone that a ship entered. There are seven such tokens.</source>
        <translation>No puedes jugarlo mientras esté a la vista la loseta de línea de meta. Pon un marcador en tu zona: toda nave que entre en ella, hacia delante o hacia atrás, se detiene allí; las que ya estaban pueden salir libremente. Al final del turno se retiran los marcadores de las zonas en las que haya entrado alguna nave. Hay siete fichas así.</translation>
    </message>
    <message id="1.9/clarification/1">
        <source>A marker counts from the next group of tokens on.</source>
        <translation>Un marcador cuenta a partir del siguiente grupo de fichas.</translation>
    </message>
    <message id="1.9/clarification/2">
        <source>A ship also counts as having entered if it would have stopped there anyway, or if it passed through before the marker counted.</source>
        <translation>También cuenta como entrada si la nave iba a pararse allí de todos modos o si pasó cuando el marcador aún no contaba.</translation>
    </message>
    <message id="1.9/clarification/3">
        <source>If none of the seven markers is left, the token cannot be played.</source>
        <translation>Si no queda ninguno de los siete marcadores, la ficha no se puede jugar.</translation>
    </message>
    <message id="1.9/clarification/4">
        <source>Each token puts down its own marker, even where one already lies. Several stop a ship just as one does, and are removed together.</source>
        <translation>Cada ficha pone su marcador, aunque ya haya otro: varios detienen a una nave igual que uno solo y se retiran juntos.</translation>
    </message>
    <message id="1.9/clarification/5">
        <source>Markers on a section that is taken away go back to the supply.</source>
        <translation>Los marcadores de un tramo que se retira vuelven a la reserva.</translation>
    </message>
    <message id="1.9/app">
        <source>Basekeeper stops the ships where a marker lies and takes the markers away at the right time.</source>
        <translation>Basekeeper detiene las naves donde hay un marcador y retira los marcadores a su debido tiempo.</translation>
    </message>
    <message id="1.9/diagram">
        <source>Player B puts a force field in zone 4. Then player C’s electromagnet pulls everybody back: player B leaves the zone freely, but player A enters it and must stop there.</source>
        <translation>El jugador B pone un campo de fuerza en la zona 4. Después, el electroimán del jugador C tira de todos hacia atrás: el jugador B sale libremente, pero el jugador A entra en la zona 4 y tiene que parar ahí.</translation>
    </message>
    <message id="1.10/title">
        <source>Played tokens</source>
        <translation>Fichas jugadas</translation>
    </message>
    <message id="1.10/text">
        <source>Played tokens are discarded. If only one player is left after a group, or none, the race ends there (see “End”).</source>
        <translation>Las fichas jugadas se descartan. Si tras un grupo queda un solo jugador, o ninguno, la carrera termina allí (véase «Final»).</translation>
    </message>
    <message id="2.1/title">
        <source>In secret</source>
        <translation>En secreto</translation>
    </message>
    <message id="2.1/text">
        <source>Everybody secretly sets the right-hand wheel to one of the tile’s routes; you may announce a route, and you may bluff. When all have chosen, everybody reveals together. Basekeeper shows no choice before then.</source>
        <translation>Cada uno elige en secreto una ruta de la loseta con la rueda derecha. Puedes anunciar una ruta, y también mentir. Cuando todos han elegido, las rutas se revelan a la vez; antes, Basekeeper no muestra ninguna.</translation>
    </message>
    <message id="2.1/diagram">
        <source>All have chosen in secret and reveal together: player B takes route P, player A and player C take route Q.</source>
        <translation>Todos han elegido ruta en secreto y la revelan a la vez: el jugador B toma la ruta P; el jugador A y el jugador C, la ruta Q.</translation>
    </message>
    <message id="2.2/title">
        <source>What you can afford</source>
        <translation>Lo que puedes pagar</translation>
    </message>
    <message id="2.2/text">
        <source>You may not choose a route that costs more fuel than you have. You may choose a route whose cost includes a die if you can pay the best result.</source>
        <translation>No puedes elegir una ruta que cueste más combustible del que tienes. Si el coste incluye un dado, basta con que puedas pagar su mejor resultado.</translation>
    </message>
    <message id="2.2/clarification/1">
        <source>Basekeeper does not know the faces of the dice, so the best result counts as 0.</source>
        <translation>Basekeeper no conoce las caras de los dados, así que el mejor resultado cuenta como 0.</translation>
    </message>
    <message id="2.2/clarification/2">
        <source>A cost that depends on how many choose the route counts as if you were alone on it.</source>
        <translation>Un coste que depende de cuántos eligen la ruta cuenta como si solo la eligieras tú.</translation>
    </message>
    <message id="2.2/clarification/3">
        <source>A route that is free if you are alone on it counts as free.</source>
        <translation>Una ruta gratis para quien la elige en solitario cuenta como gratis.</translation>
    </message>
    <message id="2.2/clarification/4">
        <source>If you can afford no route at all, you may choose any.</source>
        <translation>Si no puedes pagar ninguna ruta, puedes elegir cualquiera.</translation>
    </message>
    <message id="2.3/title">
        <source>The middle wheel</source>
        <translation>La rueda central</translation>
    </message>
    <message id="2.3/text">
        <source>One of the finish tiles has a route on which you choose a number yourself: set it on the middle wheel, pay that much fuel and fly that many zones.</source>
        <translation>Solo una loseta de línea de meta tiene una ruta en la que tú eliges el número: fíjalo en la rueda central, paga esa cantidad de combustible y avanza otras tantas zonas.</translation>
    </message>
    <message id="2.3/clarification/1">
        <source>If the number is the cost, it may not exceed your fuel.</source>
        <translation>Si el número es el coste, no puedes fijar uno mayor que tu combustible.</translation>
    </message>
    <message id="2.3/symbol/1">
        <source>The number on the middle wheel</source>
        <translation>El número de la rueda central</translation>
    </message>
    <message id="2.3/diagram">
        <source>Player A sets a 4 on the middle wheel, pays 4 fuel and goes forward 4 zones.</source>
        <translation>El jugador A fija un 4 en la rueda central, paga 4 de combustible y avanza 4 zonas.</translation>
    </message>
    <message id="3.1/title">
        <source>Condition, cost, benefit</source>
        <translation>Condición, coste y beneficio</translation>
    </message>
    <message id="3.1/text">
        <source>A route has three lines: its condition, its cost and its benefit. All costs are paid at the same moment, then all benefits come at the same moment. Dice for costs are rolled first, dice for benefits afterward, by those still in the race.</source>
        <translation>Una ruta tiene tres líneas: condición, coste y beneficio. Todos los costes se pagan a la vez; después llegan a la vez todos los beneficios. Primero se tiran los dados de los costes; después, los de los beneficios, que solo tiran quienes siguen en carrera.</translation>
    </message>
    <message id="3.1/symbol/1">
        <source>Condition: how many pilots</source>
        <translation>Condición: cuántos pilotos</translation>
    </message>
    <message id="3.1/symbol/2">
        <source>Cost: fuel</source>
        <translation>Coste: combustible</translation>
    </message>
    <message id="3.1/symbol/3">
        <source>Benefit: zones forward</source>
        <translation>Beneficio: zonas hacia delante</translation>
    </message>
    <message id="3.1/diagram">
        <source>The route costs 2 fuel and brings you 3 zones forward. Player A first pays 2 fuel, then goes forward 3 zones.</source>
        <translation>La ruta cuesta 2 de combustible y da 3 zonas hacia delante. El jugador A paga primero 2 de combustible y después avanza 3 zonas.</translation>
    </message>
    <message id="3.2/title">
        <source>Limited number of pilots</source>
        <translation>Cuántos pilotos</translation>
    </message>
    <message id="3.2/text">
        <source>If the condition line shows a number of pilots (players), at most that many may be on the route. If there are more, all of them lose the turn: they pay nothing and gain nothing. They still count wherever the number of pilots matters.</source>
        <translation>Si la condición muestra un número de pilotos (jugadores), en la ruta caben esos como mucho. Si hay más, todos ellos pierden el turno: no pagan ni ganan nada. Aun así cuentan donde importe el número de pilotos.</translation>
    </message>
    <message id="3.2/clarification/1">
        <source>Whoever chose a route counts for it until the end of the turn, even if eliminated.</source>
        <translation>Quien eligió una ruta cuenta para ella hasta el final del turno, eliminado o no.</translation>
    </message>
    <message id="3.2/symbol/1">
        <source>At most this many pilots</source>
        <translation>Ese número de pilotos como mucho</translation>
    </message>
    <message id="3.2/diagram">
        <source>Each route has room for one pilot. Player A is alone on route P, pays and goes forward. Player B and player C have both chosen route Q: they lose the turn and pay nothing.</source>
        <translation>En cada ruta cabe un solo piloto. El jugador A está solo en la ruta P, paga y avanza. El jugador B y el jugador C han elegido la ruta Q: pierden el turno y no pagan nada.</translation>
    </message>
    <message id="3.3/title">
        <source>What routes cost and give</source>
        <translation>Lo que cuestan y dan las rutas</translation>
    </message>
    <message id="3.3/text">
        <source>A route costs or gives fuel, moves you forward, or gives bonus tokens. Each value is fixed, or counts the players who chose the route with the symbol shown, or is a die roll: yellow for fuel to spend, blue for zones. All roll their own dice, and several rolls are added up. For a bonus token, draw two, keep one face down and put the other under the pile.</source>
        <translation>Una ruta cuesta o da combustible, te lleva hacia delante o da fichas de bonificación. Cada valor es fijo, o bien es el número de jugadores que eligieron la ruta del símbolo mostrado, o bien se tira un dado: amarillo para el combustible que se gasta, azul para las zonas. Cada uno tira el suyo, y varias tiradas se suman. Por cada ficha roba dos, quédate con una boca abajo y deja la otra bajo la pila.</translation>
    </message>
    <message id="3.3/clarification/1">
        <source>If fewer than two are left to draw, the discarded tokens go into the pile first. If there is still only one, keep it; if there is none, you get none.</source>
        <translation>Si en la pila hay menos de dos, primero vuelven a ella las descartadas. Si aun así solo hay una, quédatela; si no hay ninguna, te quedas sin ficha.</translation>
    </message>
    <message id="3.3/symbol/1">
        <source>Fuel</source>
        <translation>Combustible</translation>
    </message>
    <message id="3.3/symbol/2">
        <source>Zones forward</source>
        <translation>Zonas hacia delante</translation>
    </message>
    <message id="3.3/symbol/3">
        <source>Bonus token</source>
        <translation>Ficha de bonificación</translation>
    </message>
    <message id="3.3/symbol/4">
        <source>How many players chose that route</source>
        <translation>Uno por cada jugador que eligió esa ruta</translation>
    </message>
    <message id="3.3/symbol/5">
        <source>Yellow die: fuel to spend</source>
        <translation>Dado amarillo: combustible que se gasta</translation>
    </message>
    <message id="3.3/symbol/6">
        <source>Blue die: zones</source>
        <translation>Dado azul: zonas</translation>
    </message>
    <message id="3.3/symbol/7">
        <source>Added to the rolls</source>
        <translation>Se suma a las tiradas</translation>
    </message>
    <message id="3.3/diagram">
        <source>Player A pays 2 fuel on route P and takes a bonus token. Player B rolls a 3 with the yellow die and pays 3 fuel, then rolls a 2 with the blue die and goes forward 2 zones.</source>
        <translation>El jugador A paga 2 de combustible en la ruta P y se queda con una ficha de bonificación. El jugador B saca un 3 en el dado amarillo y paga 3 de combustible; después saca un 2 en el dado azul y avanza 2 zonas.</translation>
    </message>
    <message id="3.4/title">
        <source>Always forward</source>
        <translation>Siempre adelante</translation>
    </message>
    <message id="3.4/text">
        <source>A tile never moves a ship back. Any number of ships fit into a zone. More than 12 fuel is fine.</source>
        <translation>Una loseta nunca hace retroceder a una nave. En una zona cabe cualquier número de naves. Puedes tener más de 12 de combustible.</translation>
    </message>
    <message id="3.5/title">
        <source>Out of fuel</source>
        <translation>Sin combustible</translation>
    </message>
    <message id="3.5/text">
        <source>Whoever pays the last of their fuel is eliminated. On the finish tile you may go down to zero, but not below. If a die roll costs more fuel than you have, you are eliminated.</source>
        <translation>Quien gasta su último combustible queda eliminado. Con la loseta de línea de meta puedes llegar a cero, pero no menos. Si un dado cuesta más de lo que tienes, quedas eliminado.</translation>
    </message>
    <message id="3.5/clarification/1">
        <source>You are eliminated right after the costs, before any benefits.</source>
        <translation>Quedas eliminado justo después de los costes, antes de los beneficios.</translation>
    </message>
    <message id="3.5/clarification/2">
        <source>Paying your last fuel eliminates you; having none does not. If you have no fuel, for example after a ruling, you stay in the race as long as you pay nothing.</source>
        <translation>Te elimina pagar el último combustible, no estar a cero: si no tienes combustible, por ejemplo tras una decisión arbitral, sigues en carrera mientras no pagues nada.</translation>
    </message>
    <message id="3.5/clarification/3">
        <source>Eliminated players keep their bonus tokens, which are then out of the race.</source>
        <translation>Quien queda eliminado conserva sus fichas de bonificación: quedan fuera de la carrera.</translation>
    </message>
    <message id="3.6/title">
        <source>The third section</source>
        <translation>El tercer tramo</translation>
    </message>
    <message id="3.6/text">
        <source>When a ship must go beyond the front zone, the third section is put in front. When all have moved, the rear section is taken away, and the ships on it are eliminated.</source>
        <translation>Cuando una nave tiene que ir más allá de la zona delantera, el tercer tramo se coloca delante. Cuando todas se han movido, se retira el tramo trasero, y las naves que están en él quedan eliminadas.</translation>
    </message>
    <message id="3.6/clarification/1">
        <source>The same applies when a nitro has brought in the third section: the rear one is taken away when that turn has been resolved.</source>
        <translation>También si un nitro ha traído el tercer tramo: el trasero se retira cuando se ha resuelto ese turno.</translation>
    </message>
    <message id="3.6/clarification/2">
        <source>A ship that would need a fourth section keeps counting zones past the end; the track stays as it is.</source>
        <translation>Una nave que necesitaría un cuarto tramo suma zonas más allá del final; la pista se queda como está.</translation>
    </message>
    <message id="3.7/title">
        <source>Pushed off the track</source>
        <translation>Fuera de la pista</translation>
    </message>
    <message id="3.7/text">
        <source>A ship that is pushed back beyond the rearmost zone is eliminated.</source>
        <translation>Una nave que retrocede más allá de la zona trasera queda eliminada.</translation>
    </message>
    <message id="3.7/clarification/1">
        <source>It is shown in the rearmost zone.</source>
        <translation>Se muestra en la zona trasera.</translation>
    </message>
    <message id="3.8/title">
        <source>Turned tiles</source>
        <translation>Losetas por el otro lado</translation>
    </message>
    <message id="3.8/text">
        <source>In a game with 5 or 6 players, the tiles are turned to the 3–4 side as soon as four or fewer players are left.</source>
        <translation>En una partida de 5 o 6 jugadores, en cuanto quedan cuatro jugadores o menos, las losetas se usan por el lado de 3–4.</translation>
    </message>
    <message id="3.8/clarification/1">
        <source>If that happens during the bonuses, the current tile is turned too: describe its other side before you choose routes.</source>
        <translation>Si ocurre durante las bonificaciones, se da la vuelta también a la loseta visible: describe su otro lado antes de elegir rutas.</translation>
    </message>
    <message id="3.9/title">
        <source>Special routes</source>
        <translation>Rutas especiales</translation>
    </message>
    <message id="3.9/text">
        <source>Tile 11 (3–4 side) has a route that is free if you are alone on it: 3 zones forward. If several take it, each of them pays 1 fuel and gains nothing. On tile 12, one route costs 1 fuel plus a roll of the yellow die. Tile 14 can ask for several rolls, which are added up.</source>
        <translation>La loseta 11 (lado 3–4) tiene una ruta gratis solo para quien la elige en solitario: 3 zonas hacia delante; si son varios, cada uno paga 1 de combustible y no gana nada. En la 12, una ruta cuesta 1 de combustible más lo que salga en el dado amarillo. La 14 puede pedir varias tiradas, que se suman.</translation>
    </message>
    <message id="3.9/symbol/1">
        <source>Only if you are alone on it</source>
        <translation>Solo para quien la elige en solitario</translation>
    </message>
    <message id="3.9/diagram">
        <source>Player A is the only one on the route, goes forward 3 zones and pays nothing.</source>
        <translation>El jugador A es el único en la ruta, avanza 3 zonas y no paga nada.</translation>
    </message>
    <message id="4.1/title">
        <source>The next tile</source>
        <translation>La siguiente loseta</translation>
    </message>
    <message id="4.1/text">
        <source>The tile goes back in the box, and the next one turns up. When the finish tile is put away, the race is over.</source>
        <translation>La loseta vuelve a la caja y sale la siguiente. Cuando se va la loseta de línea de meta, la carrera ha terminado.</translation>
    </message>
    <message id="5.1/title">
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message id="5.1/text">
        <source>After the finish tile, the ship in front wins. If several are tied for the lead, the one with the most fuel wins, then the one with the most bonus tokens. If even these are the same, the victory is shared.</source>
        <translation>Tras la loseta de línea de meta gana la nave que va en cabeza. Si varias empatan en cabeza, gana la que tenga más combustible y, si persiste el empate, más fichas de bonificación. Si también eso coincide, comparten la victoria.</translation>
    </message>
    <message id="5.1/clarification/1">
        <source>Only ships still in the race can win. The other places are decided the same way; eliminated players come last, ranked by how long they held out, the longest first.</source>
        <translation>Solo puede ganar una nave que siga en carrera. Los demás puestos se deciden igual; los eliminados van al final, según lo que aguantaron: primero quien más tiempo resistió.</translation>
    </message>
    <message id="5.2/title">
        <source>The last one left</source>
        <translation>El último que queda</translation>
    </message>
    <message id="5.2/text">
        <source>Whoever is the only one left in the race wins at once: after a group of tokens, after the costs, or after the rear section has been taken away.</source>
        <translation>Quien se queda solo en la carrera gana al instante: tras un grupo de fichas, tras los costes o al retirarse el tramo trasero.</translation>
    </message>
    <message id="5.2/clarification/1">
        <source>Nothing more happens in that turn.</source>
        <translation>En ese turno no ocurre nada más.</translation>
    </message>
    <message id="5.3/title">
        <source>Nobody left</source>
        <translation>No queda nadie</translation>
    </message>
    <message id="5.3/text">
        <source>If nobody is left in the race, nobody wins.</source>
        <translation>Si no queda nadie en la carrera, no gana nadie.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Decisión arbitral</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: zones, fuel, tokens, force fields, the sections, who is in the race, the tile and its side, the turn, the phase, chosen routes, or the end of the race. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>El árbitro puede corregir cualquier cosa: zonas, combustible, fichas, campos de fuerza, tramos, quién sigue en carrera, la loseta y su lado, el turno, la fase, las rutas o el final de la carrera. Cada decisión es una sola acción, con su motivo; queda marcada como decisión arbitral en el registro y en el historial, y se deshace como cualquier otra.</translation>
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
        <source>Later acts refer to the same things</source>
        <translation>Las acciones posteriores se refieren a lo mismo</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, tile, route and zone, whatever the correction changes. It is no longer possible if it names a route that the tile no longer has.</source>
        <translation>Una acción posterior sigue refiriéndose al mismo jugador y a la misma loseta, ruta y zona, cambie lo que cambie la corrección. Deja de ser posible si nombra una ruta que la loseta ya no tiene.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Mantener como decisión arbitral</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling, if a ruling can do the same: everything then stands as if the act had been done.</source>
        <translation>Una acción posterior que ya no está permitida se puede mantener como decisión arbitral, si una decisión puede lograr lo mismo: todo queda como si se hubiera hecho.</translation>
    </message>
</context>
</TS>
