<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message id="cards/search">
        <source>Animal or any word</source>
        <translation>Animal o cualquier palabra</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Who is aboard?</source>
        <translation>¿Quién va a bordo?</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap an animal, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>Toca un animal, o escribe cualquier palabra de las reglas en cualquiera de los idiomas de Basekeeper.</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message id="section/1">
        <source>Boarding</source>
        <translation>Embarque</translation>
    </message>
    <message id="section/2">
        <source>Sailing</source>
        <translation>Travesía</translation>
    </message>
    <message id="section/3">
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message id="section/4">
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
    <message id="section/V">
        <source>Card values</source>
        <translation>Valores de las cartas</translation>
    </message>
    <message id="0.1/title">
        <source>Players and animals</source>
        <translation>Jugadores y animales</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 5 players take part, each with a set of the twelve animals: mouse, peacock, fox, octopus, monkey, sloth, moose, zebra, giraffe, lion, bear and elephant. Shuffle yours and draw three; after each animal that you place, draw another as long as your deck lasts.</source>
        <translation>Juegan de 2 a 5 jugadores. Cada uno tiene los mismos doce animales: ratón, pavo real, zorro, pulpo, mono, perezoso, alce, cebra, jirafa, león, oso y elefante. Baraja los tuyos y roba tres; cada vez que embarques uno, roba otro mientras te quede mazo.</translation>
    </message>
    <message id="0.2/title">
        <source>Rounds and boats</source>
        <translation>Rondas y barcas</translation>
    </message>
    <message id="0.2/text">
        <source>The game lasts four rounds. In each, reveal as many boats as there are players and enter the boats’ numbers from left to right. The number on a boat is the most weight that it can carry, from 0 to 999 kilos.</source>
        <translation>La partida dura cuatro rondas. En cada una se revela una barca por jugador, de izquierda a derecha; su número es el peso que aguanta, de 0 a 999 kilos. Anota los números en ese orden.</translation>
    </message>
    <message id="0.3/title">
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message id="0.3/text">
        <source>Whoever saw a monkey most recently starts, unless the table agrees on somebody else. In each later round, the next player to the left starts.</source>
        <translation>Empieza quien vio un mono hace menos tiempo, o quien acuerde la mesa. Cada ronda siguiente la empieza el jugador a la izquierda de quien empezó la anterior.</translation>
    </message>
    <message id="1.1/title">
        <source>Three animals each</source>
        <translation>Tres animales por jugador</translation>
    </message>
    <message id="1.1/text">
        <source>Taking turns, each player places three animals per round: the first face up, the second face down, the third face up.</source>
        <translation>Por turnos, cada jugador embarca tres animales por ronda: el primero boca arriba, el segundo boca abajo y el tercero boca arriba.</translation>
    </message>
    <message id="1.1/diagram">
        <source>In this round player A places the mouse face up, then an animal face down, and last the lion face up. The weights are examples.</source>
        <translation>En esta ronda, el jugador A embarca el ratón boca arriba, después un animal boca abajo y por último el león boca arriba. Los pesos son de ejemplo.</translation>
    </message>
    <message id="1.2/title">
        <source>Three aboard</source>
        <translation>Tres a bordo</translation>
    </message>
    <message id="1.2/text">
        <source>Choose any boat that has fewer than three animals. When all have boarded, every boat holds exactly three.</source>
        <translation>Elige cualquier barca que tenga menos de tres animales. Cuando todos han embarcado, en cada barca hay exactamente tres.</translation>
    </message>
    <message id="1.3/title">
        <source>Each animal once</source>
        <translation>Cada animal, una vez</translation>
    </message>
    <message id="1.3/text">
        <source>You play each of your animals once in the whole game. An animal that lies face down stays your secret: enter only where it lies, and name it when all are revealed. If you have already played the animal that you name, Basekeeper refuses it.</source>
        <translation>Juegas cada uno de tus animales una sola vez en toda la partida. El que está boca abajo es secreto: solo se anota en qué barca está, y se nombra cuando se revelan todos. Si nombras uno que ya has jugado, Basekeeper lo rechaza.</translation>
    </message>
    <message id="2.1/title">
        <source>Love and fights</source>
        <translation>Amores y peleas</translation>
    </message>
    <message id="2.1/text">
        <source>All face-down animals are revealed, then the boats are settled one by one from left to right. Two animals of one kind on a boat are in love: each owner takes a cupid card, worth 2 points, whatever happens to the boat. Three or more of one kind fight: the boat sinks at once, with no effects and no cupid cards.</source>
        <translation>Primero se revelan todos los animales boca abajo; después se resuelven las barcas de una en una, de izquierda a derecha. Dos animales de la misma especie en una barca se enamoran: cada dueño toma una carta de cupido (2 puntos) y la conserva pase lo que pase. Tres o más se pelean: la barca se hunde al instante, sin efectos ni cupidos.</translation>
    </message>
    <message id="2.1/diagram">
        <source>Two foxes are aboard and in love: player A and player B each take a cupid card. They keep these cards even though the boat is too heavy and sinks. The weights are examples.</source>
        <translation>A bordo hay dos zorros enamorados: el jugador A y el jugador B se llevan una carta de cupido cada uno. La conservan aunque la barca pesa demasiado y se hunde. Los pesos son de ejemplo.</translation>
    </message>
    <message id="2.2/title">
        <source>From light to heavy</source>
        <translation>De menor a mayor peso</translation>
    </message>
    <message id="2.2/text">
        <source>The animals aboard act from the lightest to the heaviest: always the lightest that is still aboard and has not acted on this boat yet. Animals in love have no effect, and no other animal’s effect touches them. If two weigh the same, the one listed first under “Players and animals” acts first.</source>
        <translation>Los animales actúan del más ligero al más pesado: siempre el más ligero a bordo que aún no ha actuado en esta barca. Los enamorados no tienen efecto, y ningún efecto de otro les afecta. Si dos pesan lo mismo, actúa antes el que va primero en «Jugadores y animales».</translation>
    </message>
    <message id="2.3/title">
        <source>The weight decides</source>
        <translation>El peso decide</translation>
    </message>
    <message id="2.3/text">
        <source>Add up the weights of all animals aboard. If the total is the boat’s number or less, the boat sails. If it is more, the boat sinks.</source>
        <translation>Se suman los pesos de todos los que van a bordo. Si la suma no pasa del número de la barca, esta zarpa; si pasa, se hunde.</translation>
    </message>
    <message id="2.3/diagram">
        <source>There are 16 kilos aboard, but the boat can carry only 14. It sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>A bordo hay 16 kilos, pero la barca solo aguanta 14. Se hunde y los tres animales se descartan. Los pesos son de ejemplo.</translation>
    </message>
    <message id="2.4/title">
        <source>Saved or lost</source>
        <translation>A salvo o perdidos</translation>
    </message>
    <message id="2.4/text">
        <source>If the boat sails, each animal goes to its owner’s saved pile and scores at the end. If it sinks, all aboard are discarded. Fox and octopus are the exceptions.</source>
        <translation>Si la barca zarpa, cada animal pasa a la pila de salvados de su dueño y puntúa al final. Si se hunde, se descartan todos los de a bordo. El zorro y el pulpo son las excepciones.</translation>
    </message>
    <message id="2.5/title">
        <source>Arrivals from the left</source>
        <translation>Los que llegan de la izquierda</translation>
    </message>
    <message id="2.5/text">
        <source>An animal that comes over from the boat to the left counts fully on its new boat: for love and fights, for effects and for the weight. The limit of three does not apply to arrivals.</source>
        <translation>Un animal que llega de la barca de la izquierda cuenta en la nueva para todo: amores y peleas, efectos y peso. El límite de tres no vale para los que llegan.</translation>
    </message>
    <message id="3.mouse/title">
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
    <message id="3.mouse/text">
        <source>If an elephant is aboard and neither of the two is in love, the mouse frightens the elephant: the boat card is replaced by another from the boat deck, and the new number counts. Two mice in love weigh half a kilo each.</source>
        <translation>Si hay un elefante a bordo y ninguno de los dos está enamorado, el elefante se asusta: la carta de barca se cambia por otra del mazo de barcas, y cuenta el número de la nueva. Dos ratones enamorados pesan medio kilo cada uno.</translation>
    </message>
    <message id="3.mouse/clarification/1">
        <source>The animals stay aboard: only the boat card changes.</source>
        <translation>Los animales siguen a bordo: solo cambia la carta de barca.</translation>
    </message>
    <message id="3.mouse/clarification/2">
        <source>A boat is replaced at most once.</source>
        <translation>Cada barca se cambia una vez como mucho.</translation>
    </message>
    <message id="3.mouse/app">
        <source>The boat waits until you enter the number of the new card; Basekeeper then goes on with that number.</source>
        <translation>La barca espera a que anotes el número de la carta nueva; después, Basekeeper sigue con ese número.</translation>
    </message>
    <message id="3.mouse/diagram">
        <source>The mouse frightens the elephant, so the boat that can carry 9 kilos is replaced by one that can carry 15. All three animals stay aboard: 14 kilos is not too much, and the boat sails. The weights are examples.</source>
        <translation>El ratón asusta al elefante, y la barca que aguanta 9 kilos se cambia por una que aguanta 15. Los tres animales siguen a bordo: 14 kilos no son demasiado y la barca zarpa. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.peacock/title">
        <source>Peacock</source>
        <translation>Pavo real</translation>
    </message>
    <message id="3.peacock/text">
        <source>Its printed weight counts, and that may be below zero. Two peacocks in love weigh 1 kilo each.</source>
        <translation>Cuenta el peso impreso, que puede ser negativo. Dos pavos reales enamorados pesan 1 kilo cada uno.</translation>
    </message>
    <message id="3.peacock/app">
        <source>Basekeeper adds the peacock’s weight for you.</source>
        <translation>Basekeeper suma por ti el peso del pavo real.</translation>
    </message>
    <message id="3.peacock/diagram">
        <source>The peacock weighs less than nothing: without it the bear and the mouse would be too heavy. With it there are 10 kilos, as many as the boat can carry, and the boat sails. The weights are examples.</source>
        <translation>El pavo real pesa menos que nada: sin él, el oso y el ratón pesarían demasiado. Con él son 10 kilos, los que aguanta la barca, y la barca zarpa. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.fox/title">
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
    <message id="3.fox/text">
        <source>If the boat sinks, the fox jumps to the next boat to the right. If there is none, the fox is discarded. Two foxes in love do not jump. Three foxes fight and are discarded.</source>
        <translation>Si la barca se hunde, el zorro salta a la siguiente barca de la derecha. Si era la última, se descarta. Dos zorros enamorados no saltan. Tres zorros se pelean y se descartan.</translation>
    </message>
    <message id="3.fox/clarification/1">
        <source>If the next boat sinks too, the fox jumps again.</source>
        <translation>Si la siguiente barca también se hunde, el zorro vuelve a saltar.</translation>
    </message>
    <message id="3.fox/clarification/2">
        <source>It also jumps from a boat that other animals sink by fighting.</source>
        <translation>También salta de una barca que otros hunden al pelearse.</translation>
    </message>
    <message id="3.fox/app">
        <source>Basekeeper moves the fox to the next boat, where it counts from then on.</source>
        <translation>Basekeeper pasa el zorro a la barca siguiente, y desde entonces cuenta allí.</translation>
    </message>
    <message id="3.fox/diagram">
        <source>17 kilos is too much for the first boat, and it sinks. The fox jumps to the next boat; the bear and the sloth are discarded. The weights are examples.</source>
        <translation>17 kilos son demasiado para la primera barca, y se hunde. El zorro salta a la barca siguiente; el oso y el perezoso se descartan. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.octopus/title">
        <source>Octopus</source>
        <translation>Pulpo</translation>
    </message>
    <message id="3.octopus/text">
        <source>The octopus is saved only if the boat sinks; if the boat sails, it is discarded. In love it is the other way around. If three octopuses meet on a boat, the boat sinks and all three are saved.</source>
        <translation>Solo se salva si la barca se hunde; si zarpa, el pulpo se descarta. Si está enamorado, es al revés. Si en una barca coinciden tres pulpos, se hunde y los tres se salvan.</translation>
    </message>
    <message id="3.octopus/clarification/1">
        <source>If other animals sink the boat by fighting, the octopus is saved.</source>
        <translation>Si otros hunden la barca al pelearse, el pulpo se salva.</translation>
    </message>
    <message id="3.octopus/clarification/2">
        <source>An octopus that is eaten, or thrown off the last boat, is not saved.</source>
        <translation>Un pulpo comido, o lanzado desde la última barca, no se salva.</translation>
    </message>
    <message id="3.octopus/clarification/3">
        <source>In the children’s variant it scores like any other animal.</source>
        <translation>En la variante infantil puntúa como cualquier otro animal.</translation>
    </message>
    <message id="3.octopus/app">
        <source>Basekeeper puts the octopus with the saved or the discarded animals, depending on whether the boat sinks.</source>
        <translation>Basekeeper coloca el pulpo entre los salvados o los descartados, según se hunda o no la barca.</translation>
    </message>
    <message id="3.octopus/diagram">
        <source>14 kilos is too much, and the boat sinks. The octopus is saved; the bear and the mouse are discarded. The weights are examples.</source>
        <translation>14 kilos son demasiado, y la barca se hunde. El pulpo se salva; el oso y el ratón se descartan. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.monkey/title">
        <source>Monkey</source>
        <translation>Mono</translation>
    </message>
    <message id="3.monkey/text">
        <source>Together with the heaviest other animal aboard, the monkey throws the second heaviest of the others onto the next boat. If there is no next boat, the thrown animal is discarded.</source>
        <translation>Junto con el más pesado de los demás animales a bordo, el mono lanza al segundo más pesado de ellos a la barca siguiente. Si no hay barca siguiente, el animal lanzado se descarta.</translation>
    </message>
    <message id="3.monkey/clarification/1">
        <source>Animals in love do not count. If there are fewer than two others, or a tie leaves open which is heaviest or second heaviest, nothing happens.</source>
        <translation>Los enamorados no cuentan. Si no hay al menos otros dos, o si un empate no deja claro cuáles son, no pasa nada.</translation>
    </message>
    <message id="3.monkey/clarification/2">
        <source>A thrown animal may act on the boat where it lands.</source>
        <translation>El animal lanzado puede actuar en la barca donde cae.</translation>
    </message>
    <message id="3.monkey/app">
        <source>Basekeeper finds both animals, throws the right one and tells you which.</source>
        <translation>Basekeeper encuentra a los dos, lanza al que toca y te lo dice.</translation>
    </message>
    <message id="3.monkey/diagram">
        <source>The heaviest of the others is the bear. Together with the bear, the monkey throws the second heaviest, the giraffe, onto the next boat. 14 kilos are left, and the first boat sails. The weights are examples.</source>
        <translation>El más pesado de los demás es el oso. Con su ayuda, el mono lanza al segundo más pesado, la jirafa, a la barca siguiente. Quedan 14 kilos y la primera barca zarpa. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.sloth/title">
        <source>Sloth</source>
        <translation>Perezoso</translation>
    </message>
    <message id="3.sloth/text">
        <source>The sloth has no effect. Only its weight and its points count.</source>
        <translation>El perezoso no tiene efecto. Solo cuentan su peso y sus puntos.</translation>
    </message>
    <message id="3.sloth/diagram">
        <source>The sloth does nothing, and nothing happens to it. With 8 kilos the boat is not too heavy, and it sails. The weights are examples.</source>
        <translation>El perezoso no hace nada, ni nadie le hace nada. Con 8 kilos la barca no pesa demasiado y zarpa. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.moose/title">
        <source>Moose</source>
        <translation>Alce</translation>
    </message>
    <message id="3.moose/text">
        <source>The moose has no effect. Only its weight and its points count.</source>
        <translation>El alce no tiene efecto. Solo cuentan su peso y sus puntos.</translation>
    </message>
    <message id="3.moose/diagram">
        <source>The moose does nothing. There are 12 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</source>
        <translation>El alce no hace nada. A bordo hay 12 kilos, justo los que aguanta la barca, y zarpa. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.zebra/title">
        <source>Zebra</source>
        <translation>Cebra</translation>
    </message>
    <message id="3.zebra/text">
        <source>The zebra has no effect. Only its weight and its points count.</source>
        <translation>La cebra no tiene efecto. Solo cuentan su peso y sus puntos.</translation>
    </message>
    <message id="3.zebra/diagram">
        <source>The zebra does nothing. 14 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>La cebra no hace nada. 14 kilos son demasiado: la barca se hunde y los tres animales se descartan. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.giraffe/title">
        <source>Giraffe</source>
        <translation>Jirafa</translation>
    </message>
    <message id="3.giraffe/text">
        <source>The giraffe has no effect. Only its weight and its points count.</source>
        <translation>La jirafa no tiene efecto. Solo cuentan su peso y sus puntos.</translation>
    </message>
    <message id="3.giraffe/diagram">
        <source>The giraffe does nothing. There are 14 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</source>
        <translation>La jirafa no hace nada. A bordo hay 14 kilos, justo los que aguanta la barca, y zarpa. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.lion/title">
        <source>Lion</source>
        <translation>León</translation>
    </message>
    <message id="3.lion/text">
        <source>Of all animals aboard that are lighter than itself, the lion eats the heaviest: that animal is discarded.</source>
        <translation>Se come al animal más pesado de los que pesan menos que él: ese se descarta.</translation>
    </message>
    <message id="3.lion/clarification/1">
        <source>Animals in love are not eaten. If no animal is lighter, or several lighter ones tie for heaviest, nothing happens.</source>
        <translation>A los enamorados no se los come. Si no hay animales más ligeros, o si entre ellos empatan los más pesados, no pasa nada.</translation>
    </message>
    <message id="3.lion/clarification/2">
        <source>An eaten fox does not jump, and an eaten octopus is not saved.</source>
        <translation>Un zorro comido no salta, y un pulpo comido no se salva.</translation>
    </message>
    <message id="3.lion/app">
        <source>Basekeeper discards the eaten animal and weighs the boat without it.</source>
        <translation>Basekeeper descarta al animal comido y pesa la barca sin él.</translation>
    </message>
    <message id="3.lion/diagram">
        <source>The lion eats the giraffe, the heaviest of those that are lighter than itself. The giraffe is discarded, 14 kilos are left, and the boat sails. The weights are examples.</source>
        <translation>El león se come a la jirafa, el animal más pesado de los que pesan menos que él. La jirafa se descarta, quedan 14 kilos y la barca zarpa. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.bear/title">
        <source>Bear</source>
        <translation>Oso</translation>
    </message>
    <message id="3.bear/text">
        <source>The bear has no effect. Only its weight and its points count.</source>
        <translation>El oso no tiene efecto. Solo cuentan su peso y sus puntos.</translation>
    </message>
    <message id="3.bear/diagram">
        <source>The bear does nothing. 16 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>El oso no hace nada. 16 kilos son demasiado: la barca se hunde y los tres animales se descartan. Los pesos son de ejemplo.</translation>
    </message>
    <message id="3.elephant/title">
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message id="3.elephant/text">
        <source>The elephant has an effect only if a mouse is aboard and neither is in love: the mouse frightens it, and the boat card is replaced.</source>
        <translation>Solo hace algo si hay un ratón a bordo y ninguno de los dos está enamorado: entonces se asusta y se cambia la carta de barca.</translation>
    </message>
    <message id="3.elephant/clarification/1">
        <source>The elephant stays aboard, and its weight counts as usual.</source>
        <translation>El elefante sigue a bordo y su peso cuenta como siempre.</translation>
    </message>
    <message id="3.elephant/app">
        <source>Basekeeper asks for the new boat card as soon as the mouse acts.</source>
        <translation>Basekeeper pide la carta de barca nueva en cuanto le toca actuar al ratón.</translation>
    </message>
    <message id="3.elephant/diagram">
        <source>The elephant is frightened by the mouse, so the boat that can carry 18 kilos is replaced by one that can carry only 12. 17 kilos is too much for it: it sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>El ratón asusta al elefante, y la barca que aguanta 18 kilos se cambia por una que solo aguanta 12. Para ella, 17 kilos son demasiado: se hunde y los tres animales se descartan. Los pesos son de ejemplo.</translation>
    </message>
    <message id="4.1/title">
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message id="4.1/text">
        <source>After the fourth round, add up the points of your saved animals, plus 2 points for each of your cupid cards. Whoever has the most points wins.</source>
        <translation>Tras la cuarta ronda, suma los puntos de tus animales salvados y 2 puntos por cada carta de cupido. Gana quien más puntos tenga.</translation>
    </message>
    <message id="4.2/title">
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message id="4.2/text">
        <source>In a tie the player with more cupid cards wins, then the one with more saved animals. If even these are the same, the victory is shared.</source>
        <translation>En caso de empate gana quien tenga más cartas de cupido y, si persiste, más animales salvados. Si también eso coincide, comparten la victoria.</translation>
    </message>
    <message id="4.3/title">
        <source>Children’s variant</source>
        <translation>Variante infantil</translation>
    </message>
    <message id="4.3/text">
        <source>Your table may have agreed to ignore the animals’ effects; love and fights stay. Foxes do not jump, an octopus scores like any other animal, and mice and peacocks still change weight when in love.</source>
        <translation>Puede que en tu mesa no se apliquen los efectos de los animales; los amores y las peleas se mantienen. Los zorros no saltan, el pulpo puntúa como cualquier otro, y el ratón y el pavo real siguen pesando distinto cuando están enamorados.</translation>
    </message>
    <message id="4.4/title">
        <source>No limit on cupid cards</source>
        <translation>Cartas de cupido sin límite</translation>
    </message>
    <message id="4.4/text">
        <source>Basekeeper counts every cupid card, even beyond the twenty in the box.</source>
        <translation>Basekeeper cuenta todas las cartas de cupido, aunque pasen de las veinte de la caja.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Decisión arbitral</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: boats, animals, cupid cards, the round, who is next, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>El árbitro puede corregir cualquier cosa: barcas, animales, cartas de cupido, la ronda, a quién le toca o el final de la partida. Cada decisión es una sola acción, con su motivo; queda marcada como decisión arbitral en el registro y en el historial, y se deshace como cualquier otra.</translation>
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
        <source>Later acts refer to the same animals</source>
        <translation>Las acciones posteriores se refieren a los mismos animales</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, boat and animal, whatever the correction changes. It is no longer possible if it would then be another player’s turn, or if the player has already used that animal by then.</source>
        <translation>Una acción posterior sigue refiriéndose al mismo jugador, a la misma barca y al mismo animal, cambie lo que cambie la corrección. Deja de ser posible si entonces le toca a otro jugador, o si el jugador ya ha usado antes ese animal.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Mantener como decisión arbitral</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. Revealing boats cannot be kept, nor can the wait for another boat card; but what became of that boat can.</source>
        <translation>Una acción posterior que ya no está permitida se puede mantener como decisión arbitral: todo queda como si se hubiera hecho. No se puede mantener que se revelen las barcas ni que una barca espere otra carta; lo que pasó con esa barca, sí.</translation>
    </message>
    <message id="V.1/title">
        <source>Weights and points</source>
        <translation>Pesos y puntos</translation>
    </message>
    <message id="V.1/text">
        <source>Weights are from −99 to 999 kilos, in steps of half a kilo; points are whole numbers from 0 to 99. Use the values on your cards; the example values only stand in until you have entered yours.</source>
        <translation>Los pesos van de −99 a 999 kilos, con precisión de medio kilo; los puntos son números enteros de 0 a 99. Valen los de tus cartas; hasta que los anotes, se usan los de ejemplo.</translation>
    </message>
</context>
</TS>
