<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Aboard</name>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
    <message>
        <source>%1 of %2 kg</source>
        <extracomment>what is aboard, what the boat bears</extracomment>
        <translation>%1 de %2 kg</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n boca abajo</numerusform>
            <numerusform>%n boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>two animals in love</source>
        <extracomment>said of a boat: two animals aboard</extracomment>
        <translation>enamorados</translation>
    </message>
    <message>
        <source>animals fighting</source>
        <extracomment>said of a boat: three or more animals aboard</extracomment>
        <translation>se pelean</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>said of a boat: the boat</extracomment>
        <translation>ha zarpado</translation>
    </message>
    <message>
        <source>has sunk</source>
        <extracomment>said of a boat: the boat</extracomment>
        <translation>se ha hundido</translation>
    </message>
    <message>
        <source>waits for another number</source>
        <translation>espera otro número</translation>
    </message>
    <message>
        <source>face down, played by %1</source>
        <translation>boca abajo, de %1</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <translation>%1: %2, %3, %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n carta de cupido</numerusform>
            <numerusform>%n cartas de cupido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>%n animal salvado</numerusform>
            <numerusform>%n animales salvados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) left</source>
        <translation>
            <numerusform>queda %n animal</numerusform>
            <numerusform>quedan %n animales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Alert</name>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 pasa de %2 a %3</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <extracomment>of a RED ALERT&apos;s choices: how many are made, how many there are</extracomment>
        <translation>%1 de %2 elegidas</translation>
    </message>
    <message>
        <source>%2’s %1 is destroyed</source>
        <translation>%1, de %2, queda destruida</translation>
    </message>
    <message>
        <source>The turn goes to %1 now</source>
        <translation>El turno pasa ahora a %1</translation>
    </message>
    <message>
        <source>%1 gives a card to %2</source>
        <translation>%1 le da una carta a %2</translation>
    </message>
    <message>
        <source>%1 looks at %2’s hand, takes one card and gives one</source>
        <translation>%1 mira la mano de %2, toma una carta y le da otra</translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation>En la mesa no cambia nada.</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <extracomment>where cards go, as in “2 Zigs: from B3 to the discard pile”</extracomment>
        <translation>la pila de descarte</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <extracomment>cards, the base they leave, the base or pile they go to</extracomment>
        <translation>%1: de %2 a %3</translation>
    </message>
    <message>
        <source>%1 of %2 cards placed</source>
        <extracomment>of the cards that lay on bases which change hands: how many have found a place, how many there are</extracomment>
        <translation>%1 de %2 cartas colocadas</translation>
    </message>
    <message>
        <source>Player %1 of %2</source>
        <extracomment>the players give one order each: which of them gives one now, how many there are</extracomment>
        <translation>Jugador %1 de %2</translation>
    </message>
    <message>
        <source>%1 loses the extra turn</source>
        <translation>%1 pierde el turno extra</translation>
    </message>
    <message>
        <source>Look at whose hand?</source>
        <translation>¿De quién miras la mano?</translation>
    </message>
    <message>
        <source>Who gets the turn?</source>
        <translation>¿Quién recibe el turno?</translation>
    </message>
    <message>
        <source>Which base loses its cards?</source>
        <translation>¿Qué base pierde sus cartas?</translation>
    </message>
    <message>
        <source>Which base is destroyed?</source>
        <translation>¿Qué base destruyes?</translation>
    </message>
    <message>
        <source>Ships from which base?</source>
        <translation>¿De qué base te llevas las naves?</translation>
    </message>
    <message>
        <source>Ships to which base?</source>
        <translation>¿A qué base van las naves?</translation>
    </message>
    <message>
        <source>Where does the %1 card go?</source>
        <translation>¿Adónde va la carta %1?</translation>
    </message>
    <message>
        <source>Take which base first?</source>
        <translation>¿Qué base te llevas primero?</translation>
    </message>
    <message>
        <source>Take which other base?</source>
        <translation>¿Qué otra base te llevas?</translation>
    </message>
    <message>
        <source>Which ship is lost?</source>
        <translation>¿Qué nave se pierde?</translation>
    </message>
    <message>
        <source>Which ship does %1 lose?</source>
        <translation>¿Qué nave pierde %1?</translation>
    </message>
    <message>
        <source>Which base is lost?</source>
        <translation>¿Qué base se pierde?</translation>
    </message>
    <message>
        <source>Which base does %1 lose?</source>
        <translation>¿Qué base pierde %1?</translation>
    </message>
    <message>
        <source>Send which ship?</source>
        <translation>¿Qué nave envías?</translation>
    </message>
    <message>
        <source>Send the %1 to which base?</source>
        <translation>¿A qué base envías el %1?</translation>
    </message>
    <message>
        <source>%1 cannot send a ship</source>
        <translation>%1 no puede enviar ninguna nave</translation>
    </message>
</context>
<context>
    <name>AlertBaseChip</name>
    <message>
        <source>%2’s %1, defense %3</source>
        <translation>%1, de %2, defensa %3</translation>
    </message>
</context>
<context>
    <name>AlertRail</name>
    <message>
        <source>Do not play it</source>
        <translation>No jugarla</translation>
    </message>
    <message>
        <source>No legal target. You may play it, but nothing happens.</source>
        <translation>Nada que elegir: puedes jugarla, pero sin efecto.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message numerus="yes">
        <source>Same for the other %n card(s)</source>
        <translation>
            <numerusform>La otra carta, igual</numerusform>
            <numerusform>Las otras %n cartas, igual</numerusform>
        </translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>A la pila de descarte</translation>
    </message>
    <message>
        <source>Change the last choice</source>
        <translation>Cambiar la última elección</translation>
    </message>
    <message>
        <source>Play this card?</source>
        <translation>¿Jugar esta carta?</translation>
    </message>
</context>
<context>
    <name>AlertWords</name>
    <message>
        <source>Add another language</source>
        <translation>Añadir otro idioma</translation>
    </message>
    <message>
        <source>On the card, “you” is %1.</source>
        <translation>En la carta, «tú» es %1.</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>Sobre la regla %1</translation>
    </message>
</context>
<context>
    <name>AllAboardBar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Barcas</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Embarque</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>Sailing</source>
        <translation>Travesía</translation>
    </message>
    <message>
        <source>Round %1/%2</source>
        <extracomment>a round, as short as can be: its number, and of how many</extracomment>
        <translation>Ronda %1/%2</translation>
    </message>
</context>
<context>
    <name>AllAboardNotes</name>
    <message>
        <source>Without effects</source>
        <translation>Sin efectos</translation>
    </message>
    <message>
        <source>Example weights</source>
        <translation>Pesos de ejemplo</translation>
    </message>
</context>
<context>
    <name>AllAboardOverruleSheet</name>
    <message>
        <source>Animal</source>
        <translation>Animal</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barca</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>tab of the ruling: the end of the game</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>The game is over, won by</source>
        <translation>La partida ha terminado: ¿quién gana?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
</context>
<context>
    <name>AllAboardRailFooter</name>
    <message>
        <source>What if?</source>
        <translation>¿Y si…?</translation>
    </message>
</context>
<context>
    <name>AllAboardSeat</name>
    <message>
        <source>your turn</source>
        <extracomment>the app waits for this player</extracomment>
        <translation>te toca</translation>
    </message>
    <message>
        <source>starts this round</source>
        <translation>empieza esta ronda</translation>
    </message>
</context>
<context>
    <name>AllAboardSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>Children’s variant</source>
        <translation>Variante infantil</translation>
    </message>
    <message>
        <source>Animal effects are ignored. Love and fights still apply.</source>
        <translation>No se aplican los efectos de los animales. Los amores y las peleas siguen.</translation>
    </message>
</context>
<context>
    <name>AllAboardSetupScreen</name>
    <message>
        <source>with animal effects</source>
        <translation>con los efectos de los animales</translation>
    </message>
    <message>
        <source>children’s variant</source>
        <extracomment>what the table has agreed on</extracomment>
        <translation>variante infantil</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllAboardSetupValues</name>
    <message>
        <source>Animal weights and points</source>
        <translation>Pesos y puntos de los animales</translation>
    </message>
    <message>
        <source>example values: check your cards</source>
        <translation>un ejemplo: comprueba tus cartas</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Choose or edit animal weights and points</source>
        <translation>Elegir o editar los pesos y puntos de los animales</translation>
    </message>
    <message>
        <source>Copy them from the cards</source>
        <translation>Copiarlos de las cartas</translation>
    </message>
    <message>
        <source>only once, about two minutes</source>
        <extracomment>how long it takes</extracomment>
        <translation>solo una vez: dos minutos</translation>
    </message>
</context>
<context>
    <name>AllAboardSheets</name>
    <message>
        <source>What if?</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>if the boats sailed now</source>
        <translation>si las barcas zarparan ahora</translation>
    </message>
</context>
<context>
    <name>AllAboardStanding</name>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>%n animal salvado</numerusform>
            <numerusform>%n animales salvados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n carta de cupido</numerusform>
            <numerusform>%n cartas de cupido</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: animals %3, cupids %4, total %5</source>
        <extracomment>the place of a player, the name, points of saved animals, of cupid cards, of both</extracomment>
        <translation>%1. %2: animales %3, cupidos %4, total %5</translation>
    </message>
</context>
<context>
    <name>AllAboardTexts</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
</context>
<context>
    <name>AllAboardVictory</name>
    <message>
        <source>All aboard!</source>
        <translation>¡Todos a bordo!</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>Terminó por decisión arbitral; no ha ganado nadie.</translation>
    </message>
</context>
<context>
    <name>AllYourBaseBar</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation>Alerta roja</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Reagrupar</translation>
    </message>
</context>
<context>
    <name>AllYourBaseNotes</name>
    <message>
        <source>then %1</source>
        <translation>luego %1</translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>before the badges of those whose turn is next</extracomment>
        <translation>luego</translation>
    </message>
    <message>
        <source>Example points</source>
        <translation>Puntos de ejemplo</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRail</name>
    <message>
        <source>Nobody has won.</source>
        <translation>No ha ganado nadie.</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRailFooter</name>
    <message>
        <source>End turn</source>
        <translation>Acabar turno</translation>
    </message>
    <message>
        <source>%1 next</source>
        <translation>sigue %1</translation>
    </message>
    <message>
        <source>Declare victory</source>
        <translation>Declarar la victoria</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Reagrupar</translation>
    </message>
</context>
<context>
    <name>AllYourBaseRailFrame</name>
    <message>
        <source>Declare victory, or play on.</source>
        <translation>Declara la victoria o sigue jugando.</translation>
    </message>
    <message>
        <source>Enough bases to win</source>
        <translation>Bases suficientes para ganar</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupOptions</name>
    <message numerus="yes">
        <source>Reset %n rule(s)</source>
        <comment>changed options</comment>
        <translation>
            <numerusform>Restablecer %n regla</numerusform>
            <numerusform>Restablecer %n reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only gained bases count</source>
        <translation>Solo cuentan las bases ganadas</translation>
    </message>
    <message>
        <source>Bases taken from others, not bases you played.</source>
        <translation>Las bases ganadas a otros jugadores, no las jugadas.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>name of the rule by which a surplus buys ships back</extracomment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>The surplus of an attack buys ships back from the discard pile.</source>
        <translation>Con el excedente de un ataque recuperas naves de la pila de descarte.</translation>
    </message>
    <message>
        <source>Any number of RED ALERTs</source>
        <translation>ALERTAS ROJAS sin límite</translation>
    </message>
    <message>
        <source>More than one may be played in a RED ALERT phase.</source>
        <translation>Se puede jugar más de una en la fase de alerta roja.</translation>
    </message>
    <message>
        <source>RED ALERT 11 destroys bases</source>
        <translation>La ALERTA ROJA 11 destruye bases</translation>
    </message>
    <message>
        <source>Each opponent loses one base instead of one ship, as on the Spanish sheet.</source>
        <translation>Una base de cada uno de los demás, no una nave (hoja española).</translation>
    </message>
    <message>
        <source>After a gifted turn, the giver’s neighbor plays</source>
        <translation>Turno regalado: sigue el vecino de quien lo da</translation>
    </message>
    <message>
        <source>The player after the giver goes next, not the player after the receiver.</source>
        <translation>Sigue el jugador que va después de quien lo regaló, no de quien lo recibió.</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Sentido antihorario</translation>
    </message>
    <message>
        <source>The turn passes to the right, not to the left.</source>
        <translation>El turno pasa a la derecha, no a la izquierda.</translation>
    </message>
    <message>
        <source>A game already underway</source>
        <translation>Una partida ya en marcha</translation>
    </message>
    <message>
        <source>You enter what is on the table; then the game goes on from there.</source>
        <translation>Primero se anota lo que hay en la mesa; luego empieza el turno.</translation>
    </message>
    <message>
        <source>No change for a surplus</source>
        <translation>Sin cambio por el excedente</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupScreen</name>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation>
            <numerusform>%n base para ganar</numerusform>
            <numerusform>%n bases para ganar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>standard options</source>
        <extracomment>what the table has agreed on</extracomment>
        <translation>opciones por defecto</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n opción cambiada</numerusform>
            <numerusform>%n opciones cambiadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupThreshold</name>
    <message>
        <source>Bases to win</source>
        <translation>Bases para ganar</translation>
    </message>
    <message numerus="yes">
        <source>The rules say %1 for %n player(s).</source>
        <translation>
            <numerusform>Las reglas dicen %1 para %n jugador.</numerusform>
            <numerusform>Las reglas dicen %1 para %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Volver a %1</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>Sobre la regla %1</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSetupValues</name>
    <message>
        <source>Card points</source>
        <translation>Puntos de las cartas</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Choose or edit card points</source>
        <translation>Elegir o editar los puntos de las cartas</translation>
    </message>
</context>
<context>
    <name>AllYourBaseSheets</name>
    <message>
        <source>Who can capture what</source>
        <translation>Quién puede capturar qué</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Barajar de nuevo</translation>
    </message>
    <message>
        <source>the discard pile becomes the new deck</source>
        <translation>la pila de descarte pasa a ser el mazo</translation>
    </message>
</context>
<context>
    <name>AllYourBaseStanding</name>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) to win</source>
        <translation>
            <numerusform>%n base para ganar</numerusform>
            <numerusform>%n bases para ganar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllYourBaseVictory</name>
    <message>
        <source>The game has ended.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>Terminó por decisión arbitral; no ha ganado nadie.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>All your bases belong to us!</source>
        <extracomment>what the words of victory mean, which are said in English in every language</extracomment>
        <translation>¡Todas tus bases nos pertenecen!</translation>
    </message>
</context>
<context>
    <name>Animal</name>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>Peacock</source>
        <translation>Pavo real</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Pulpo</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Sloth</source>
        <translation>Perezoso</translation>
    </message>
    <message>
        <source>Moose</source>
        <translation>Alce</translation>
    </message>
    <message>
        <source>Zebra</source>
        <translation>Cebra</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Jirafa</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>León</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Oso</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>the mouse</source>
        <translation>el ratón</translation>
    </message>
    <message>
        <source>the peacock</source>
        <translation>el pavo real</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>el zorro</translation>
    </message>
    <message>
        <source>the octopus</source>
        <translation>el pulpo</translation>
    </message>
    <message>
        <source>the monkey</source>
        <translation>el mono</translation>
    </message>
    <message>
        <source>the sloth</source>
        <translation>el perezoso</translation>
    </message>
    <message>
        <source>the moose</source>
        <translation>el alce</translation>
    </message>
    <message>
        <source>the zebra</source>
        <translation>la cebra</translation>
    </message>
    <message>
        <source>the giraffe</source>
        <translation>la jirafa</translation>
    </message>
    <message>
        <source>the lion</source>
        <translation>el león</translation>
    </message>
    <message>
        <source>the bear</source>
        <translation>el oso</translation>
    </message>
    <message>
        <source>the elephant</source>
        <translation>el elefante</translation>
    </message>
    <message>
        <source>%1’s mouse</source>
        <translation>el ratón de %1</translation>
    </message>
    <message>
        <source>%1’s peacock</source>
        <translation>el pavo real de %1</translation>
    </message>
    <message>
        <source>%1’s fox</source>
        <translation>el zorro de %1</translation>
    </message>
    <message>
        <source>%1’s octopus</source>
        <translation>el pulpo de %1</translation>
    </message>
    <message>
        <source>%1’s monkey</source>
        <translation>el mono de %1</translation>
    </message>
    <message>
        <source>%1’s sloth</source>
        <translation>el perezoso de %1</translation>
    </message>
    <message>
        <source>%1’s moose</source>
        <translation>el alce de %1</translation>
    </message>
    <message>
        <source>%1’s zebra</source>
        <translation>la cebra de %1</translation>
    </message>
    <message>
        <source>%1’s giraffe</source>
        <translation>la jirafa de %1</translation>
    </message>
    <message>
        <source>%1’s lion</source>
        <translation>el león de %1</translation>
    </message>
    <message>
        <source>%1’s bear</source>
        <translation>el oso de %1</translation>
    </message>
    <message>
        <source>%1’s elephant</source>
        <translation>el elefante de %1</translation>
    </message>
    <message>
        <source>%1 mice</source>
        <translation>%1 ratones</translation>
    </message>
    <message>
        <source>%1 peacocks</source>
        <translation>%1 pavos reales</translation>
    </message>
    <message>
        <source>%1 foxes</source>
        <translation>%1 zorros</translation>
    </message>
    <message>
        <source>%1 octopuses</source>
        <translation>%1 pulpos</translation>
    </message>
    <message>
        <source>%1 monkeys</source>
        <translation>%1 monos</translation>
    </message>
    <message>
        <source>%1 sloths</source>
        <translation>%1 perezosos</translation>
    </message>
    <message>
        <source>%1 moose</source>
        <translation>%1 alces</translation>
    </message>
    <message>
        <source>%1 zebras</source>
        <translation>%1 cebras</translation>
    </message>
    <message>
        <source>%1 giraffes</source>
        <translation>%1 jirafas</translation>
    </message>
    <message>
        <source>%1 lions</source>
        <translation>%1 leones</translation>
    </message>
    <message>
        <source>%1 bears</source>
        <translation>%1 osos</translation>
    </message>
    <message>
        <source>%1 elephants</source>
        <translation>%1 elefantes</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
</context>
<context>
    <name>AnimalKey</name>
    <message>
        <source>%1, weight %2, points %3</source>
        <translation>%1, peso %2, puntos %3</translation>
    </message>
</context>
<context>
    <name>AnimalValueCard</name>
    <message>
        <source>weight in love %1</source>
        <translation>peso si está enamorado %1</translation>
    </message>
    <message>
        <source>%1: weight %2, points %3</source>
        <translation>%1: peso %2, puntos %3</translation>
    </message>
</context>
<context>
    <name>AnimalValueCell</name>
    <message>
        <source>%1, not entered yet</source>
        <translation>%1, todavía nada</translation>
    </message>
</context>
<context>
    <name>AnimalValueEditor</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>Nuestras cartas</translation>
    </message>
    <message>
        <source>Where the weights and points come from</source>
        <translation>De dónde salen los pesos y los puntos</translation>
    </message>
    <message>
        <source>Printed on the cards</source>
        <translation>Impresos en las cartas</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Por acuerdo de la mesa</translation>
    </message>
    <message>
        <source>Delete these weights and points</source>
        <translation>Borrar estos pesos y puntos</translation>
    </message>
    <message>
        <source>nothing missing</source>
        <extracomment>all weights and points have been entered</extracomment>
        <translation>está todo</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Next value</source>
        <translation>Siguiente valor</translation>
    </message>
    <message>
        <source>Card by card: the weight in kilos, then the points. The arrow goes on to the next value; after ½, or after two digits for points, the next value comes up by itself.</source>
        <translation>Carta a carta: el peso en kilos y luego los puntos. La flecha pasa al valor siguiente; tras ½, o tras dos cifras en los puntos, este aparece solo.</translation>
    </message>
</context>
<context>
    <name>AnimalValueSheet</name>
    <message>
        <source>example values: check your cards</source>
        <translation>un ejemplo: comprueba tus cartas</translation>
    </message>
    <message>
        <source>Weights and points</source>
        <translation>Pesos y puntos</translation>
    </message>
    <message>
        <source>What your cards say</source>
        <translation>Lo que dicen tus cartas</translation>
    </message>
    <message>
        <source>Edit weights and points</source>
        <translation>Editar pesos y puntos</translation>
    </message>
    <message>
        <source>Edit these</source>
        <translation>Editar estos</translation>
    </message>
    <message>
        <source>Copy them from the cards</source>
        <translation>Copiarlos de las cartas</translation>
    </message>
    <message>
        <source>New weights and points</source>
        <translation>Nuevos pesos y puntos</translation>
    </message>
    <message>
        <source>starts as a copy of the chosen set</source>
        <translation>parten de una copia de los elegidos</translation>
    </message>
</context>
<context>
    <name>AnimalValueTile</name>
    <message>
        <source>%1: weight when in love</source>
        <translation>%1: peso si está enamorado</translation>
    </message>
    <message>
        <source>%1: weight</source>
        <translation>%1: peso</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: puntos</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>Build bases, send ships, take what is theirs.</source>
        <translation>Construye bases, envía naves, quédate con lo ajeno.</translation>
    </message>
    <message>
        <source>Small boats, heavy animals: who sails, who sinks?</source>
        <translation>Barcas pequeñas, animales pesados: ¿quién zarpa y quién se hunde?</translation>
    </message>
    <message>
        <source>Fuel is short and the road is shared: who pulls ahead?</source>
        <translation>Poco combustible y una pista para todos: ¿quién se escapa?</translation>
    </message>
    <message>
        <source>For any game with points: round by round.</source>
        <translation>Para cualquier juego con puntos, ronda a ronda.</translation>
    </message>
</context>
<context>
    <name>AppearancePanel</name>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <translation>Como el dispositivo</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Nothing slides, fades or flashes.</source>
        <translation>Nada se desliza, se desvanece ni parpadea.</translation>
    </message>
    <message>
        <source>The game’s voice</source>
        <translation>La voz del juego</translation>
    </message>
    <message>
        <source>Short lines in English beside the plain words.</source>
        <translation>Frases breves en inglés junto a los textos normales.</translation>
    </message>
</context>
<context>
    <name>AttackForce</name>
    <message>
        <source>attack to send</source>
        <extracomment>attack points; stands below how many there are</extracomment>
        <translation>de ataque para enviar</translation>
    </message>
    <message>
        <source>On each base: what captures it.</source>
        <translation>En cada base, lo que hace falta para capturarla.</translation>
    </message>
</context>
<context>
    <name>AttackRail</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Within reach (%1 attack)</source>
        <translation>A tu alcance (%1 de ataque)</translation>
    </message>
    <message>
        <source>Out of reach (%1 attack)</source>
        <translation>Fuera de tu alcance (%1 de ataque)</translation>
    </message>
    <message>
        <source>No attack possible</source>
        <translation>No puedes atacar</translation>
    </message>
    <message>
        <source>Tap a base to attack</source>
        <translation>Toca una base para atacarla</translation>
    </message>
</context>
<context>
    <name>BackupLine</name>
    <message>
        <source>Newest game: %1</source>
        <translation>La más reciente: %1</translation>
    </message>
</context>
<context>
    <name>BackupPanel</name>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Todavía no hay ninguna copia de seguridad.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Última copia: %1</translation>
    </message>
    <message>
        <source>Made automatically every day you play, and before an update changes anything. The newest ten are kept.</source>
        <translation>Se hacen solas cada día de juego y antes de que una actualización cambie nada. Se conservan las diez últimas.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer una copia ahora</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>Hacer una copia en un archivo…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia…</translation>
    </message>
</context>
<context>
    <name>BenchOutcome</name>
    <message>
        <source>Change: %1</source>
        <translation>Cambio: %1</translation>
    </message>
    <message>
        <source>Kept: attack %1, defense %2</source>
        <translation>Queda: ataque %1, defensa %2</translation>
    </message>
    <message>
        <source>Weaker defense: %1</source>
        <translation>Menos defensa: %1</translation>
    </message>
    <message>
        <source>Counterattack: %1</source>
        <translation>Contraataque: %1</translation>
    </message>
</context>
<context>
    <name>BenchRail</name>
    <message>
        <source>Could %1 capture %2?</source>
        <translation>¿Podría %1 capturar %2?</translation>
    </message>
    <message>
        <source>%1 · defense %2</source>
        <extracomment>the owner of the attacked base, its defense points</extracomment>
        <translation>%1 · defensa %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Suggested force</source>
        <translation>Fuerza sugerida</translation>
    </message>
    <message>
        <source>Who could capture it?</source>
        <translation>¿Quién podría capturarla?</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Atacar %1</translation>
    </message>
    <message>
        <source>with %1 attack</source>
        <translation>con %1 de ataque</translation>
    </message>
    <message>
        <source>Enough for %1?</source>
        <translation>¿Basta para %1?</translation>
    </message>
</context>
<context>
    <name>BenchTotals</name>
    <message>
        <source>%1 attack, %2 needed</source>
        <translation>ataque %1, mínimo %2</translation>
    </message>
    <message>
        <source>not enough</source>
        <extracomment>the attack points that are sent</extracomment>
        <translation>no basta</translation>
    </message>
    <message>
        <source>just enough</source>
        <comment>no surplus</comment>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>lo justo</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation>excedente %1</translation>
    </message>
    <message>
        <source>%1 available</source>
        <extracomment>the attack points of all cards that could be sent</extracomment>
        <translation>disponible: %1</translation>
    </message>
</context>
<context>
    <name>BoardRail</name>
    <message>
        <source>Animal %1 of %2, face up</source>
        <translation>%1 de %2, boca arriba</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>how the animal is placed</extracomment>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Place an animal</source>
        <translation>Embarca un animal</translation>
    </message>
    <message>
        <source>Tap a boat</source>
        <translation>Toca una barca</translation>
    </message>
    <message>
        <source>The animal stays secret until all are revealed.</source>
        <translation>El animal sigue en secreto hasta que se revelen todos.</translation>
    </message>
    <message>
        <source>Face down: tap a boat</source>
        <translation>Boca abajo: toca una barca</translation>
    </message>
    <message>
        <source>Animal %1 of %2</source>
        <translation>Animal %1 de %2</translation>
    </message>
</context>
<context>
    <name>BoatPicker</name>
    <message>
        <source>Boat %1 (%2)</source>
        <translation>Barca %1 (%2)</translation>
    </message>
</context>
<context>
    <name>BoatsRail</name>
    <message>
        <source>Round %1: reveal the boats</source>
        <translation>Ronda %1: revela las barcas</translation>
    </message>
    <message>
        <source>Reveal the boats</source>
        <translation>Revelar las barcas</translation>
    </message>
    <message>
        <source>Type boat %1’s number</source>
        <translation>Escribe el número de la barca %1</translation>
    </message>
</context>
<context>
    <name>BonusPreviewRail</name>
    <message>
        <source>No ship moves, and no fuel changes.</source>
        <translation>Ninguna nave se mueve y el combustible no cambia.</translation>
    </message>
    <message>
        <source>Change who plays a token</source>
        <translation>Cambiar quién juega fichas</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>What the tokens do</source>
        <translation>Lo que hacen las fichas</translation>
    </message>
    <message>
        <source>Tap a step to see the track after it.</source>
        <translation>Toca un paso para ver la pista después de él.</translation>
    </message>
</context>
<context>
    <name>BonusRail</name>
    <message>
        <source>Who plays a bonus token?</source>
        <translation>¿Quién juega una ficha de bonificación?</translation>
    </message>
    <message>
        <source>Nobody else: reveal</source>
        <translation>Nadie más: revelar</translation>
    </message>
    <message>
        <source>Nobody plays one</source>
        <translation>Nadie juega ninguna</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Nobody has a bonus token</source>
        <translation>Nadie tiene fichas de bonificación</translation>
    </message>
    <message>
        <source>Turn it over and tap what it shows.</source>
        <translation>Ahora se le da la vuelta: toca lo que muestra.</translation>
    </message>
    <message>
        <source>From front to rear: tap everyone who plays a token face down.</source>
        <translation>De delante hacia atrás: toca a quienes jueguen una ficha boca abajo.</translation>
    </message>
    <message>
        <source>Change who plays a token</source>
        <translation>Cambiar quién juega fichas</translation>
    </message>
    <message>
        <source>Which token is it?</source>
        <translation>¿Qué ficha es?</translation>
    </message>
</context>
<context>
    <name>BonusSeat</name>
    <message>
        <source>plays a token</source>
        <translation>juega una ficha</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zona %1</translation>
    </message>
</context>
<context>
    <name>BookEntryActs</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Hold it up</source>
        <extracomment>shows the page large, to be held up for the others</extracomment>
        <translation>Mostrar a la mesa</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
</context>
<context>
    <name>BookNote</name>
    <message>
        <source>That did not work</source>
        <translation>No ha funcionado</translation>
    </message>
</context>
<context>
    <name>BookPage</name>
    <message>
        <source>What Basekeeper does</source>
        <translation>Qué hace Basekeeper</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Type in what your card says</source>
        <translation>Escribe lo que dice tu carta</translation>
    </message>
    <message>
        <source>Change what your card says</source>
        <translation>Cambiar lo que dice tu carta</translation>
    </message>
</context>
<context>
    <name>BookScreen</name>
    <message>
        <source>The book</source>
        <translation>El libro</translation>
    </message>
    <message>
        <source>cards and rules</source>
        <translation>cartas y reglas</translation>
    </message>
</context>
<context>
    <name>BookShelf</name>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Show as a grid</source>
        <translation>Mostrar como cuadrícula</translation>
    </message>
    <message>
        <source>Show as a list</source>
        <translation>Mostrar como lista</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>BookUnopened</name>
    <message>
        <source>Which rule is in question?</source>
        <translation>¿Qué regla está en duda?</translation>
    </message>
    <message>
        <source>Open a phase and tap the rule, or type any word from it in any of Basekeeper’s languages.</source>
        <translation>Abre una fase y toca la regla, o escribe cualquier palabra suya en cualquiera de los idiomas de Basekeeper.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>CREW</source>
        <translation>TRIPULACIÓN</translation>
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
            <numerusform>%n Zig</numerusform>
            <numerusform>%n Zig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Destroyer(s)</source>
        <translation>
            <numerusform>%n Destroyer</numerusform>
            <numerusform>%n Destroyer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n BattleCruiser(s)</source>
        <translation>
            <numerusform>%n BattleCruiser</numerusform>
            <numerusform>%n BattleCruiser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dreadnought(s)</source>
        <translation>
            <numerusform>%n Dreadnought</numerusform>
            <numerusform>%n Dreadnought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Zero Wing(s)</source>
        <translation>
            <numerusform>%n Zero Wing</numerusform>
            <numerusform>%n Zero Wing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CREW card(s)</source>
        <translation>
            <numerusform>%n carta de TRIPULACIÓN</numerusform>
            <numerusform>%n cartas de TRIPULACIÓN</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CATS card(s)</source>
        <translation>
            <numerusform>%n carta de CATS</numerusform>
            <numerusform>%n cartas de CATS</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPoints</name>
    <message>
        <source>Attack points</source>
        <translation>Puntos de ataque</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>Puntos de defensa</translation>
    </message>
</context>
<context>
    <name>CardsToMove</name>
    <message>
        <source>RED ALERT %1</source>
        <translation>ALERTA ROJA %1</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <comment>a base, a player</comment>
        <translation>%1 pasa a %2.</translation>
    </message>
    <message>
        <source>From the discard pile onto %1: %2.</source>
        <translation>De la pila de descarte a %1: %2.</translation>
    </message>
    <message>
        <source>Onto %1: %2.</source>
        <translation>A %1: %2.</translation>
    </message>
    <message>
        <source>%1 gives RED ALERT %2 to %3.</source>
        <translation>%1 da la ALERTA ROJA %2 a %3.</translation>
    </message>
    <message>
        <source>One card each: %1.</source>
        <translation>Una carta cada uno: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 roba %n carta.</numerusform>
            <numerusform>%1 roba %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws up to %n card(s).</source>
        <translation>
            <numerusform>%1 roba hasta tener %n carta.</numerusform>
            <numerusform>%1 roba hasta tener %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the discard pile: %1.</source>
        <translation>A la pila de descarte: %1.</translation>
    </message>
    <message>
        <source>%1 discards their whole hand.</source>
        <translation>%1 descarta toda la mano.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>Se baraja la pila de descarte: es el mazo nuevo.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>who gives, who gets</comment>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message>
        <source>%1: to %2; tap to choose another base</source>
        <translation>%1 va a %2; toca para cambiar de base</translation>
    </message>
</context>
<context>
    <name>ChangeRail</name>
    <message>
        <source>Tap one of your bases to put the ships there.</source>
        <translation>Toca una de tus bases para poner ahí las naves.</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Mejor opción</translation>
    </message>
    <message numerus="yes">
        <source>Take %n ship(s)</source>
        <translation>
            <numerusform>Tomar %n nave</numerusform>
            <numerusform>Tomar %n naves</numerusform>
        </translation>
    </message>
    <message>
        <source>Take no change</source>
        <translation>No tomar el cambio</translation>
    </message>
    <message>
        <source>Taken: %1 of a surplus of %2</source>
        <translation>Cambio: %1 de %2 de excedente</translation>
    </message>
    <message>
        <source>surplus taken</source>
        <extracomment>after how much of the surplus of an attack was taken as change, and how large it is: &quot;2 / 3&quot;</extracomment>
        <translation>tomado del excedente</translation>
    </message>
    <message>
        <source>Tap another of your bases to put the ships there instead.</source>
        <translation>Toca otra de tus bases para poner allí las naves.</translation>
    </message>
    <message>
        <source>Take change</source>
        <translation>Toma el cambio</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>needed to win</source>
        <translation>necesarias para ganar</translation>
    </message>
</context>
<context>
    <name>CheckAnswer</name>
    <message>
        <source>How much defense is needed?</source>
        <translation>¿Cuánta defensa hace falta?</translation>
    </message>
    <message>
        <source>Defense needed: %1</source>
        <translation>Defensa necesaria: %1</translation>
    </message>
    <message>
        <source>With these added, the base would hold</source>
        <translation>Con estas, la base ya aguantaría</translation>
    </message>
    <message>
        <source>With these added, the attack would be enough</source>
        <translation>Con estas, el ataque ya bastaría</translation>
    </message>
    <message>
        <source>Not even all the cards in the game would be enough.</source>
        <translation>Ninguna combinación de cartas bastaría.</translation>
    </message>
    <message>
        <source>The fewest that would do</source>
        <translation>Lo mínimo que basta</translation>
    </message>
    <message>
        <source>None of the cards can be spared.</source>
        <translation>No sobra ninguna.</translation>
    </message>
    <message>
        <source>Surplus %1: it buys no ship from the discard pile.</source>
        <translation>Excedente %1: no da para ninguna nave de la pila de descarte.</translation>
    </message>
    <message>
        <source>Surplus %1: the best change</source>
        <translation>Excedente %1: el mejor cambio</translation>
    </message>
    <message>
        <source>A counterattack would cost</source>
        <translation>Un contraataque costaría</translation>
    </message>
    <message>
        <source>Hold a card to change its points.</source>
        <translation>Mantén pulsada una carta para cambiar sus puntos.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>as a new game</source>
        <translation>como partida nueva</translation>
    </message>
</context>
<context>
    <name>CheckBase</name>
    <message>
        <source>BASE: defense %1</source>
        <translation>BASE: defensa %1</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
</context>
<context>
    <name>CheckChoices</name>
    <message>
        <source>Points changed here</source>
        <translation>Puntos cambiados aquí</translation>
    </message>
    <message>
        <source>Choose or edit card points</source>
        <translation>Elegir o editar los puntos de las cartas</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
</context>
<context>
    <name>CheckFaceOff</name>
    <message>
        <source>Tap the attackers</source>
        <translation>Toca lo que ataca</translation>
    </message>
</context>
<context>
    <name>CheckFrame</name>
    <message>
        <source>Check an attack</source>
        <translation>Calcular un ataque</translation>
    </message>
    <message>
        <source>Turn it to the next side of the table</source>
        <translation>Girar hacia el siguiente lado de la mesa</translation>
    </message>
</context>
<context>
    <name>CheckKind</name>
    <message>
        <source>Take one %1 off</source>
        <translation>Quitar una carta de %1</translation>
    </message>
</context>
<context>
    <name>CheckPile</name>
    <message numerus="yes">
        <source>%n ship(s) in the discard pile</source>
        <translation>
            <numerusform>%n nave en la pila de descarte</numerusform>
            <numerusform>%n naves en la pila de descarte</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships in the discard pile</source>
        <translation>Naves en la pila de descarte</translation>
    </message>
</context>
<context>
    <name>CheckPointsSheet</name>
    <message>
        <source>Points of this card</source>
        <translation>Puntos de esta carta</translation>
    </message>
    <message>
        <source>For this question only; the card values stay as they are.</source>
        <translation>Solo para esta pregunta; los valores de las cartas no cambian.</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>Puntos de defensa</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Back to the card values</source>
        <translation>Volver a los valores de las cartas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>CheckSide</name>
    <message>
        <source>On the base</source>
        <translation>En la base</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Atacantes</translation>
    </message>
    <message>
        <source>Take all cards off</source>
        <translation>Quitar todas las cartas</translation>
    </message>
</context>
<context>
    <name>ClarificationLines</name>
    <message>
        <source>Clarifications</source>
        <translation>Aclaraciones</translation>
    </message>
</context>
<context>
    <name>ClauseSheet</name>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Uses this language.</source>
        <translation>Usa este idioma.</translation>
    </message>
    <message>
        <source>Keeps the games in this folder instead of the usual one.</source>
        <translation>Guarda las partidas en esta carpeta en vez de la habitual.</translation>
    </message>
    <message>
        <source>Opens a window of this size instead of the whole screen.</source>
        <translation>Abre una ventana de este tamaño en vez de usar toda la pantalla.</translation>
    </message>
    <message>
        <source>Chooses the theme; “system” follows the device.</source>
        <translation>Elige el tema; «system» sigue al dispositivo.</translation>
    </message>
    <message>
        <source>Makes the text larger: 100 to 200 percent.</source>
        <translation>Agranda el texto: del 100 al 200 por ciento.</translation>
    </message>
    <message>
        <source>Starts, checks that every screen can be shown, and quits: status 0 if so.</source>
        <translation>Arranca, comprueba que todas las pantallas se pueden mostrar y sale: código 0 si es así.</translation>
    </message>
    <message>
        <source>Prints the state at the end as the last line.</source>
        <translation>Escribe el estado final como última línea.</translation>
    </message>
    <message>
        <source>Goes on after a refusal instead of stopping there.</source>
        <translation>Sigue después de un rechazo en vez de detenerse ahí.</translation>
    </message>
    <message>
        <source>Plays a session file (“-”: standard input) without a display. Prints one line of JSON for each line of the log. Exit status: 0 all accepted, 1 something refused, 2 the file cannot be read.</source>
        <translation>Reproduce un archivo de partida («-»: entrada estándar) sin pantalla. Escribe una línea de JSON por línea del registro. Código de salida: 0 todo aceptado, 1 algo rechazado, 2 no se puede leer el archivo.</translation>
    </message>
    <message>
        <source>--%1 cannot be “%2”: it must be %3.</source>
        <extracomment>an option, what was given for it, what it must be</extracomment>
        <translation>--%1 no puede ser «%2»: debe ser %3.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>No existe la orden «%1».</translation>
    </message>
    <message>
        <source>A session file; “-” is standard input.</source>
        <translation>Un archivo de partida; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>A referee for games played with real cards. Without a command the app opens.</source>
        <translation>Un árbitro para juegos con cartas de verdad. Sin órdenes, se abre la aplicación.</translation>
    </message>
    <message>
        <source>Exports every game: into the folder FILE, one file each, or as one table if FILE ends in .csv.</source>
        <translation>Exporta todas las partidas: a la carpeta FILE, un archivo por partida, o como una sola tabla si FILE termina en .csv.</translation>
    </message>
    <message>
        <source>Chooses the format, whatever the name ends in.</source>
        <translation>Elige el formato, termine como termine el nombre.</translation>
    </message>
    <message>
        <source>Imports files with a broken hash chain too, and marks their games as unverified.</source>
        <translation>Importa también archivos con la cadena de hashes rota y marca sus partidas como sin verificar.</translation>
    </message>
    <message>
        <source>Exports the game with this id, or the last one. The name decides the format: .jsonl or .basekeeper for a session file, .csv for a table, .pdf for a report, .png for a picture, .json for BG Stats. Exit status: 0 done, 1 no such game, 2 failed.</source>
        <translation>Exporta la partida con ese identificador, o la última. El nombre decide el formato: .jsonl o .basekeeper para un archivo de partida, .csv para una tabla, .pdf para un informe, .png para una imagen, .json para BG Stats. Código de salida: 0 hecho, 1 no existe esa partida, 2 ha fallado.</translation>
    </message>
    <message>
        <source>Where to write.</source>
        <translation>Dónde escribir.</translation>
    </message>
    <message>
        <source>Imports session files; games already here are skipped. Prints one line of JSON for each file. Exit status: 0 all are there, 1 something refused, 2 something cannot be read or saved.</source>
        <translation>Importa archivos de partida; las partidas que ya están se omiten. Escribe una línea de JSON por archivo. Código de salida: 0 están todas, 1 algo se ha rechazado, 2 algo no se puede leer o guardar.</translation>
    </message>
    <message>
        <source>Session files.</source>
        <translation>Archivos de partida.</translation>
    </message>
    <message>
        <source>--all takes no id.</source>
        <translation>Con --all no se indica identificador.</translation>
    </message>
    <message>
        <source>Usage: %1 %2</source>
        <translation>La orden se usa así: %1 %2</translation>
    </message>
    <message>
        <source>There is no display to show a window on. The commands need none.</source>
        <translation>No hay ninguna pantalla donde abrir una ventana. Las órdenes no la necesitan.</translation>
    </message>
    <message>
        <source>There are no saved games in %1.</source>
        <translation>No hay partidas guardadas en %1.</translation>
    </message>
    <message>
        <source>Accepts a file without hashes if its game replays.</source>
        <translation>Da por bueno un archivo sin hashes si su partida se puede reproducir.</translation>
    </message>
    <message>
        <source>Says whether a session file’s hash chain holds, all its lines are there and its game replays. This shows that nothing was changed by accident; whoever forges a file can forge its chain. Exit status: 0 nothing is wrong, 1 the chain is broken, cut short or absent, or a line is refused, 2 the file cannot be read.</source>
        <translation>Dice si la cadena de hashes de un archivo de partida está íntegra, si están todas las líneas y si su partida se puede reproducir. Así se sabe que nada cambió por accidente; quien falsifica un archivo puede falsificar también su cadena. Código de salida: 0 todo está bien, 1 la cadena está rota, incompleta o ausente, o se rechaza una línea, 2 no se puede leer el archivo.</translation>
    </message>
    <message>
        <source>Checks all saved games, even on a read-only disk, and changes nothing. Prints one line of JSON. Exit status: 0 all are sound, 1 something is damaged, 2 there are no saved games to read.</source>
        <translation>Comprueba todas las partidas guardadas sin cambiar nada, también en un disco de solo lectura. Escribe una línea de JSON. Código de salida: 0 todas están bien, 1 hay algo dañado, 2 no hay partidas guardadas que leer.</translation>
    </message>
    <message>
        <source>Replaces existing files.</source>
        <translation>Sustituye los archivos que ya existen.</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8. Rename the file and try again.</source>
        <translation>Un argumento no es UTF-8 válido. Cambia el nombre del archivo y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation>No se puede leer %1 (%2).</translation>
    </message>
    <message>
        <source>The cards that attack: zig, destroyer, battlecruiser, dreadnought, zero-wing, crew, cats. “zig,zig” or “2xzig”: two Zigs.</source>
        <translation>Las cartas que atacan: zig, destroyer, battlecruiser, dreadnought, zero-wing, crew, cats. «zig,zig» o «2xzig»: dos Zig.</translation>
    </message>
    <message>
        <source>The cards on the attacked base. Default: none.</source>
        <translation>Las cartas de la base atacada. Por defecto, ninguna.</translation>
    </message>
    <message>
        <source>The cards in the discard pile, from which change can be taken.</source>
        <translation>Las cartas de la pila de descarte, de donde sale el cambio.</translation>
    </message>
    <message>
        <source>Takes the card points from this file (“-”: standard input) instead of the example points.</source>
        <translation>Toma los puntos de las cartas de este archivo («-»: entrada estándar) en lugar de los de ejemplo.</translation>
    </message>
    <message>
        <source>Says whether the given All Your Base cards are enough to capture a base, and what the base would need to hold. Prints one line of JSON. Exit status: 0 enough, 1 not enough, 2 cannot be answered.</source>
        <translation>Dice si unas cartas de All Your Base bastan para capturar una base y cuánta defensa la salvaría. Escribe una línea de JSON. Código de salida: 0 basta, 1 no basta, 2 no se puede responder.</translation>
    </message>
    <message>
        <source>There are no more than %1 cards in the game.</source>
        <translation>No hay más de %1 cartas.</translation>
    </message>
    <message>
        <source>%1 contains no card values.</source>
        <translation>%1 no contiene valores de cartas.</translation>
    </message>
    <message>
        <source>--with must name at least one card.</source>
        <translation>--with debe nombrar al menos una carta.</translation>
    </message>
</context>
<context>
    <name>CorrectionBanner</name>
    <message>
        <source>This is the table as it was before this act: %1. Enter the act that belongs here.</source>
        <translation>Ves la mesa como estaba antes de esta acción: %1. Anota la acción que va aquí.</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Volver al presente</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>What it changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message numerus="yes">
        <source>%n later act(s) no longer possible</source>
        <translation>
            <numerusform>%n acción posterior ya no es posible</numerusform>
            <numerusform>%n acciones posteriores ya no son posibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop all</source>
        <translation>Quitar todas</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Mantener todas</translation>
    </message>
    <message>
        <source>Reason for the rulings</source>
        <translation>Motivo de las decisiones</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>%1: %2 at the end %3, peak %4</source>
        <translation>%1: %2 %3 al final, %4 como máximo</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>title of an axis, and the word before a number: “bases at the end 12”</extracomment>
        <translation>bases</translation>
    </message>
    <message>
        <source>Bases held</source>
        <translation>Bases de cada uno</translation>
    </message>
    <message>
        <source>Bases held, turn by turn</source>
        <translation>Bases de cada uno, turno a turno</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) ahead of the runner-up</source>
        <translation>
            <numerusform>%n base más que el segundo</numerusform>
            <numerusform>%n bases más que el segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on bases with the runner-up</source>
        <translation>con tantas bases como el segundo</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) behind the leader</source>
        <translation>
            <numerusform>a %n base de quien va en cabeza</numerusform>
            <numerusform>a %n bases de quien va en cabeza</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures made</source>
        <translation>Capturas hechas</translation>
    </message>
    <message>
        <source>Bases lost to captures</source>
        <translation>Capturas sufridas</translation>
    </message>
    <message>
        <source>Bases stolen</source>
        <translation>Bases quitadas</translation>
    </message>
    <message>
        <source>Counterattacks</source>
        <translation>Contraataques</translation>
    </message>
    <message>
        <source>Filled: a base captured, or taken by a RED ALERT. Open: a counterattack.</source>
        <translation>Figura rellena: base capturada o quitada con una ALERTA ROJA. Figura hueca: contraataque.</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>below a chart, along which the turns go by</extracomment>
        <translation>turno</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>title of an axis, and the word before a number: “points at the end 12”</extracomment>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points, boat by boat</source>
        <translation>Puntos, barca a barca</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n barca</numerusform>
            <numerusform>%n barcas</numerusform>
        </translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
    <message>
        <source>One boat back</source>
        <translation>Una barca atrás</translation>
    </message>
    <message>
        <source>One boat forward</source>
        <translation>Una barca adelante</translation>
    </message>
    <message>
        <source>Before the first boat</source>
        <translation>Antes de la primera barca</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of the runner-up</source>
        <translation>
            <numerusform>%n punto por delante del segundo</numerusform>
            <numerusform>%n puntos por delante del segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on points with the runner-up</source>
        <translation>con los mismos puntos que el segundo</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind the leader</source>
        <translation>
            <numerusform>a %n punto de quien va en cabeza</numerusform>
            <numerusform>a %n puntos de quien va en cabeza</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals saved</source>
        <translation>Animales salvados</translation>
    </message>
    <message>
        <source>Cupid cards</source>
        <translation>Cartas de cupido</translation>
    </message>
    <message>
        <source>Animals lost</source>
        <translation>Animales perdidos</translation>
    </message>
    <message>
        <source>Each mark is a cupid card.</source>
        <translation>Cada figura es una carta de cupido.</translation>
    </message>
    <message>
        <source>boat</source>
        <extracomment>below a chart, along which the boats sail</extracomment>
        <translation>barca</translation>
    </message>
    <message>
        <source>capture</source>
        <extracomment>a mark in the chart: here a base was captured</extracomment>
        <translation>captura</translation>
    </message>
    <message>
        <source>stolen by RED ALERT</source>
        <translation>quitada con ALERTA ROJA</translation>
    </message>
    <message>
        <source>counterattack</source>
        <extracomment>a mark in the chart: here an attack was countered</extracomment>
        <translation>contraataque</translation>
    </message>
    <message>
        <source>cupid card</source>
        <extracomment>a mark in the chart: here somebody got a cupid card</extracomment>
        <translation>carta de cupido</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>title of an axis</extracomment>
        <translation>combustible</translation>
    </message>
    <message>
        <source>Zone reached</source>
        <translation>Zona alcanzada</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Combustible</translation>
    </message>
    <message>
        <source>Zones, turn by turn</source>
        <translation>Zonas, turno a turno</translation>
    </message>
    <message>
        <source>Fuel, turn by turn</source>
        <translation>Combustible, turno a turno</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) ahead of the runner-up</source>
        <translation>
            <numerusform>%n zona por delante del segundo</numerusform>
            <numerusform>%n zonas por delante del segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>in the same zone as the runner-up</source>
        <translation>en la misma zona que el segundo</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) behind the leader</source>
        <translation>
            <numerusform>a %n zona de quien va en cabeza</numerusform>
            <numerusform>a %n zonas de quien va en cabeza</numerusform>
        </translation>
    </message>
    <message>
        <source>Fuel spent on routes</source>
        <translation>Combustible gastado en rutas</translation>
    </message>
    <message>
        <source>Bonus tokens played</source>
        <translation>Fichas de bonificación jugadas</translation>
    </message>
    <message>
        <source>Turns lost</source>
        <translation>Turnos perdidos</translation>
    </message>
    <message>
        <source>bonus token</source>
        <extracomment>a mark in the chart: here bonus tokens were played</extracomment>
        <translation>ficha de bonificación</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>a mark in the chart: here a ship dropped out</extracomment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>Filled: a bonus token. Open: a ship eliminated.</source>
        <translation>Figura rellena: ficha de bonificación. Hueca: nave eliminada.</translation>
    </message>
    <message>
        <source>Bases needed to win: %1</source>
        <translation>Bases para ganar: %1</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>capturas</translation>
    </message>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>%n captura</numerusform>
            <numerusform>%n capturas</numerusform>
        </translation>
    </message>
    <message>
        <source>bases lost</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>bases perdidas</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) lost</source>
        <translation>
            <numerusform>%n base perdida</numerusform>
            <numerusform>%n bases perdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>counterattacks</source>
        <extracomment>before a number in the statistics</extracomment>
        <translation>contraataques</translation>
    </message>
    <message numerus="yes">
        <source>%n counterattack(s)</source>
        <translation>
            <numerusform>%n contraataque</numerusform>
            <numerusform>%n contraataques</numerusform>
        </translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>of the track</extracomment>
        <translation>zona</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Una ronda atrás</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Una ronda adelante</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes de la primera ronda</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>below a chart, along which the rounds go by</extracomment>
        <translation>ronda</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Puntos, ronda a ronda</translation>
    </message>
    <message>
        <source>in the lead for good</source>
        <extracomment>of the winner of a game, after &quot;Turn 9: Ana,&quot;</extracomment>
        <translation>ya en cabeza hasta el final</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>what a player did, then figures: “Ana: bases at the end 9, peak 10; 3 captures”</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Round %1, boat %2</source>
        <extracomment>a boat among all of the game: all boats sail in each round</extracomment>
        <translation>Ronda %1, barca %2</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) saved</source>
        <translation>
            <numerusform>%n animal salvado</numerusform>
            <numerusform>%n animales salvados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cupid card(s)</source>
        <translation>
            <numerusform>%n carta de cupido</numerusform>
            <numerusform>%n cartas de cupido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) lost</source>
        <translation>
            <numerusform>%n animal perdido</numerusform>
            <numerusform>%n animales perdidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) lost to captures</source>
        <translation>
            <numerusform>%n base perdida por captura</numerusform>
            <numerusform>%n bases perdidas por captura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n theft(s)</source>
        <translation>
            <numerusform>%n base quitada a otro</numerusform>
            <numerusform>%n bases quitadas a otros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fuel spent</source>
        <translation>
            <numerusform>%n de combustible gastado</numerusform>
            <numerusform>%n de combustible gastado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) played</source>
        <translation>
            <numerusform>%n ficha jugada</numerusform>
            <numerusform>%n fichas jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) lost</source>
        <translation>
            <numerusform>%n turno perdido</numerusform>
            <numerusform>%n turnos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <extracomment>of a player who dropped out, then when: “eliminated: Turn 7”</extracomment>
        <translation>eliminado: %1</translation>
    </message>
    <message>
        <source>%1: %2, peak %3</source>
        <translation>%1: %2 %3 como máximo</translation>
    </message>
</context>
<context>
    <name>Defender</name>
    <message>
        <source>%1 attacks your base: %2 attack against %3 defense.</source>
        <translation>%1 ataca tu base: ataque %2 contra defensa %3.</translation>
    </message>
    <message>
        <source>defense of %1</source>
        <translation>defensa de %1</translation>
    </message>
    <message>
        <source>Let it through</source>
        <translation>Dejarlo pasar</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Contraataque</translation>
    </message>
    <message>
        <source>With RED ALERT 15: all cards in this battle are discarded, and %1 stays yours.</source>
        <translation>Con la ALERTA ROJA 15: se descartan todas las cartas de este combate; %1 sigue siendo tuya.</translation>
    </message>
    <message>
        <source>RED ALERT 15: press and hold</source>
        <translation>ALERTA ROJA 15: mantén pulsado</translation>
    </message>
    <message>
        <source>%1: %2 attacks %3</source>
        <extracomment>the defender, who attacks, which base of the defender</extracomment>
        <translation>%1: %2 ataca tu base %3</translation>
    </message>
    <message>
        <source>would capture %1</source>
        <extracomment>over the arrow of an attack, for the defender: what comes of it where nobody counters it; %1 is &quot;B2&quot;</extracomment>
        <translation>capturaría %1</translation>
    </message>
</context>
<context>
    <name>DefenderRail</name>
    <message>
        <source>Keep holding</source>
        <translation>Mantén pulsado</translation>
    </message>
</context>
<context>
    <name>DeletedSessions</name>
    <message>
        <source>Deleted games</source>
        <translation>Partidas borradas</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Borrada: %1</translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>This device</source>
        <translation>Este dispositivo</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Mantener la pantalla encendida</translation>
    </message>
    <message>
        <source>While a game is on the table.</source>
        <translation>Mientras haya una partida en la mesa.</translation>
    </message>
    <message>
        <source>Where the games are kept</source>
        <translation>Dónde se guardan las partidas</translation>
    </message>
    <message>
        <source>Basekeeper %1</source>
        <translation>Basekeeper %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>This system does not allow it. Turn off the screen timeout in the system settings.</source>
        <translation>Este sistema no deja que Basekeeper lo haga: desactiva el apagado de pantalla en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>Turn questions to face the player</source>
        <translation>Girar las preguntas hacia quien responde</translation>
    </message>
    <message>
        <source>For a tablet that lies between the players.</source>
        <translation>Para una tableta que está en medio de la mesa.</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
</context>
<context>
    <name>DueSeats</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, the dice rolled so far</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a player, how many dice are still to roll</extracomment>
        <translation>%1 ×%2</translation>
    </message>
</context>
<context>
    <name>EndSessionButton</name>
    <message>
        <source>End the game for good</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Hold to end it</source>
        <translation>Mantén pulsado para terminarla del todo</translation>
    </message>
</context>
<context>
    <name>EnterPointsRail</name>
    <message>
        <source>Tap another player to enter their points.</source>
        <translation>Toca a otro jugador para anotar sus puntos.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Write down %1</source>
        <translation>Anotar %1</translation>
    </message>
    <message>
        <source>Points in round %1</source>
        <translation>Puntos de la ronda %1</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>One game cannot be read and was left out (%1).</source>
        <translation>Una partida no se puede leer y se ha omitido (%1).</translation>
    </message>
    <message>
        <source>A game played under earlier rules can only be exported as a session file (%1).</source>
        <translation>Una partida con reglas anteriores solo se exporta como archivo de partida (%1).</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Choose another place.</source>
        <translation>No se puede escribir %1 (%2). Elige otro lugar.</translation>
    </message>
    <message>
        <source>The name %1 must end in .jsonl, .basekeeper, .csv, .pdf, .png or .json.</source>
        <translation>El nombre %1 debe terminar en .jsonl, .basekeeper, .csv, .pdf, .png o .json.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Todavía no hay ninguna partida.</translation>
    </message>
    <message>
        <source>No game id begins with %1.</source>
        <translation>Ningún identificador de partida empieza por %1.</translation>
    </message>
    <message>
        <source>Several ids begin with %1. Type more of the id.</source>
        <translation>Varios identificadores empiezan por %1. Escribe más.</translation>
    </message>
    <message>
        <source>The newest acts of the open game are not saved and cannot be exported. %1</source>
        <translation>Las últimas acciones de la partida en la mesa no están guardadas y no se pueden exportar. %1</translation>
    </message>
    <message>
        <source>%1 belongs to Basekeeper’s own saved games. Choose another place.</source>
        <translation>Basekeeper guarda sus partidas en %1. Elige otro lugar.</translation>
    </message>
    <message>
        <source>%1 is a link to another place. Nothing was written.</source>
        <translation>%1 es un enlace a otro lugar. No se ha escrito nada.</translation>
    </message>
    <message>
        <source>%1 is a folder or a device. Give the name of a file.</source>
        <translation>%1 es una carpeta o un dispositivo. Escribe el nombre de un archivo.</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced.</source>
        <translation>%1 ya existe y no se ha sustituido.</translation>
    </message>
    <message>
        <source>No room left for %1: it needs %2.</source>
        <translation>No queda espacio para %1: necesita %2.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
</context>
<context>
    <name>ExportActs</name>
    <message>
        <source>Session file</source>
        <translation>Archivo de partida</translation>
    </message>
    <message>
        <source>A file for each game; can be imported again</source>
        <translation>Un archivo por partida; se puede volver a importar</translation>
    </message>
    <message>
        <source>Everything; can be imported again</source>
        <translation>Todo; se puede volver a importar</translation>
    </message>
    <message>
        <source>Report to print</source>
        <translation>Informe para imprimir</translation>
    </message>
    <message>
        <source>A PDF for each game</source>
        <translation>Un PDF por partida</translation>
    </message>
    <message>
        <source>Table of games</source>
        <translation>Tabla de las partidas</translation>
    </message>
    <message>
        <source>Table of acts</source>
        <translation>Tabla de las acciones</translation>
    </message>
    <message>
        <source>One CSV file</source>
        <translation>Un archivo CSV</translation>
    </message>
    <message>
        <source>BG Stats play file</source>
        <translation>Archivo para BG Stats</translation>
    </message>
    <message>
        <source>A JSON file for each game</source>
        <translation>Un archivo JSON por partida</translation>
    </message>
    <message>
        <source>Pictures to share</source>
        <translation>Imágenes para compartir</translation>
    </message>
    <message>
        <source>Picture to share</source>
        <translation>Imagen para compartir</translation>
    </message>
    <message>
        <source>A PNG for each game</source>
        <translation>Un PNG por partida</translation>
    </message>
    <message>
        <source>Copy the link for BG Stats</source>
        <translation>Copiar el enlace para BG Stats</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export all games</source>
        <translation>Exportar todas las partidas</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Exportar esta partida</translation>
    </message>
</context>
<context>
    <name>FaceOff</name>
    <message>
        <source>attack</source>
        <extracomment>over the attack points of the cards that were chosen</extracomment>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>over the defense points of a base and its cards</extracomment>
        <translation>defensa</translation>
    </message>
    <message>
        <source>%1 to capture it</source>
        <extracomment>under the defense of a base: the attack points that capture it</extracomment>
        <translation>se captura con %1</translation>
    </message>
    <message>
        <source>%1 to hold</source>
        <extracomment>under the defense of a base: the defense points with which it holds</extracomment>
        <translation>%1 para aguantar</translation>
    </message>
</context>
<context>
    <name>FirstPlayer</name>
    <message>
        <source>Who saw a monkey most recently?</source>
        <translation>¿Quién vio un mono hace menos tiempo?</translation>
    </message>
    <message>
        <source>About rule %1</source>
        <translation>Sobre la regla %1</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>One folder up</source>
        <translation>Una carpeta arriba</translation>
    </message>
</context>
<context>
    <name>ForTheEar</name>
    <message>
        <source>, </source>
        <extracomment>a pause within a sentence, in place of a dot or a bracket that is seen</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>base %1</source>
        <extracomment>the base with that number, seen as B7, anywhere in a sentence</extracomment>
        <translation>la base %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>seen as 3–4</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>seen as 3/4: the third of four</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>one thing or the other, seen as /</extracomment>
        <translation> o </translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 por ciento</translation>
    </message>
    <message>
        <source>minus %1</source>
        <extracomment>below zero: −3</extracomment>
        <translation>menos %1</translation>
    </message>
    <message>
        <source> plus %1</source>
        <translation> más %1</translation>
    </message>
    <message>
        <source> makes %1</source>
        <extracomment>the sum of an addition</extracomment>
        <translation> son %1</translation>
    </message>
    <message>
        <source>one half</source>
        <extracomment>½ by itself, before a measure or alone</extracomment>
        <translation>medio</translation>
    </message>
    <message>
        <source>%1 and a half</source>
        <extracomment>12½, seen as 12.5 in some languages</extracomment>
        <translation>%1 y medio</translation>
    </message>
    <message>
        <source>kilos</source>
        <extracomment>how kg is said</extracomment>
        <translation>kilos</translation>
    </message>
    <message>
        <source>, %1 times</source>
        <extracomment>×2: a thing that comes twice</extracomment>
        <translation>, %1 veces</translation>
    </message>
    <message>
        <source>, now </source>
        <extracomment>what something has become: 4 → 5</extracomment>
        <translation>, ahora </translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
</context>
<context>
    <name>FreePlaysLine</name>
    <message>
        <source>RED ALERT %1: the whole hand</source>
        <translation>ALERTA ROJA %1: toda la mano</translation>
    </message>
    <message>
        <source>RED ALERT %1: a random card from the discard pile</source>
        <translation>ALERTA ROJA %1: una carta al azar de la pila de descarte</translation>
    </message>
    <message numerus="yes">
        <source>RED ALERT %1: %n free play(s) left</source>
        <translation>
            <numerusform>ALERTA ROJA %1: queda %n jugada extra</numerusform>
            <numerusform>ALERTA ROJA %1: quedan %n jugadas extra</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>not saved</source>
        <extracomment>the acts of this game</extracomment>
        <translation>sin guardar</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved</source>
        <translation>
            <numerusform>%n sin guardar</numerusform>
            <numerusform>%n sin guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>El libro</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>all saved</source>
        <extracomment>the acts of this game</extracomment>
        <translation>todo guardado</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>De %1 a %2 jugadores</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>What will you play?</source>
        <translation>¿A qué se juega?</translation>
    </message>
    <message>
        <source>Still open: %1 with %2.</source>
        <translation>La partida de %1 con %2 sigue abierta.</translation>
    </message>
    <message>
        <source>Or go on with an open game</source>
        <translation>O continúa una partida abierta</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <extracomment>a first game that is played with the reader; the name of the game</extracomment>
        <translation>Enséñame: %1</translation>
    </message>
</context>
<context>
    <name>GameMenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Read the table aloud</source>
        <translation>Oír cómo está la mesa</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>Decisión arbitral…</translation>
    </message>
    <message>
        <source>on anything, with a reason</source>
        <extracomment>beside the button “Ruling…”</extracomment>
        <translation>sobre lo que sea, con su motivo</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>the game so far</source>
        <translation>lo jugado hasta ahora</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>the game stays open</source>
        <translation>la partida sigue abierta</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Play a BASE</source>
        <translation>Jugar una BASE</translation>
    </message>
    <message>
        <source>RED ALERT</source>
        <translation>ALERTA ROJA</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>%1, attack %2, defense %3</source>
        <extracomment>a card, its points</extracomment>
        <translation>%1, ataque %2, defensa %3</translation>
    </message>
</context>
<context>
    <name>Harbour</name>
    <message>
        <source>The boats</source>
        <translation>Las barcas</translation>
    </message>
</context>
<context>
    <name>HarbourBoat</name>
    <message>
        <source>which number?</source>
        <translation>¿qué número?</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>below a boat that has gone to sea</extracomment>
        <translation>ha zarpado</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>below a boat that has gone down</extracomment>
        <translation>hundida</translation>
    </message>
    <message>
        <source>they fight</source>
        <extracomment>below a boat: three or more animals aboard fight</extracomment>
        <translation>se pelean</translation>
    </message>
    <message>
        <source>in love</source>
        <extracomment>below a boat: two animals aboard are in love</extracomment>
        <translation>enamorados</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
    <message>
        <source>sails</source>
        <extracomment>below the boat whose sailing is being told</extracomment>
        <translation>zarpa</translation>
    </message>
    <message>
        <source>up next</source>
        <extracomment>below a boat</extracomment>
        <translation>es la siguiente</translation>
    </message>
</context>
<context>
    <name>HistoryNote</name>
    <message>
        <source>That did not work</source>
        <translation>No ha funcionado</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nada contiene «%1»</translation>
    </message>
    <message>
        <source>Try fewer letters or words: every word must match. The card’s number works best.</source>
        <translation>Prueba con menos letras o palabras: tienen que aparecer todas. Lo mejor es buscar el número de la carta.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold to confirm</source>
        <translation>Mantén pulsado para confirmar</translation>
    </message>
    <message>
        <source>Keep holding</source>
        <translation>Mantén pulsado</translation>
    </message>
</context>
<context>
    <name>HoldUpActs</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Turn it to the next side of the table</source>
        <translation>Girar hacia el siguiente lado de la mesa</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
</context>
<context>
    <name>ImportInvitation</name>
    <message>
        <source>One, several, or a whole folder</source>
        <translation>Uno, varios o una carpeta entera</translation>
    </message>
    <message>
        <source>Session files from another tablet</source>
        <translation>Archivos de partida de otra tableta</translation>
    </message>
    <message>
        <source>A game that is here already is never overwritten, at most continued</source>
        <translation>Una partida que ya está aquí nunca se sobrescribe; como mucho, se continúa</translation>
    </message>
</context>
<context>
    <name>ImportLine</name>
    <message>
        <source>Import it anyway</source>
        <translation>Importarla de todos modos</translation>
    </message>
    <message>
        <source>The game will be marked as unverified.</source>
        <translation>La partida quedará marcada como sin verificar.</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Session files</source>
        <translation>Archivos de partida</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Nothing is imported until you confirm.</source>
        <translation>No se importa nada hasta que lo confirmes.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Importar %n archivo</numerusform>
            <numerusform>Importar %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to import yet</source>
        <translation>Aún no hay nada que importar</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
</context>
<context>
    <name>InspectSheet</name>
    <message>
        <source>Who could capture it?</source>
        <translation>¿Quién podría capturarla?</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>Decisión arbitral…</translation>
    </message>
</context>
<context>
    <name>InspectedBase</name>
    <message>
        <source>to capture it</source>
        <extracomment>below a number of attack points</extracomment>
        <translation>para capturarla</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>%1, %2</source>
        <comment>of a list</comment>
        <extracomment>two parts of a list without “and”: “Ana, Bo”; Chinese 、</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>said of a thing</comment>
        <extracomment>a thing and what is said of it: “Zig, attack 1”; Chinese ，</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>words</comment>
        <extracomment>words that follow each other in one phrase: “attack 7”, “Ana ends the turn”; Chinese has no blank between them</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what it is, which one: “Longest game: Friday”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>facts side by side: “3 games · 1 won”</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>makes a sentence of words that lack their full stop</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>two sentences, one after the other; Chinese has no blank between them</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>KnownTile</name>
    <message>
        <source>Describe again: %1</source>
        <translation>Describir de nuevo: %1</translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Each player may use a different one, set beside their name.</source>
        <translation>Cada jugador puede tener otro: se elige junto a su nombre.</translation>
    </message>
    <message>
        <source>Dates and numbers as on this device</source>
        <translation>Fechas y números como en este dispositivo</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Leave the table?</source>
        <translation>¿Dejar la mesa?</translation>
    </message>
    <message>
        <source>The game stays open, and all of it is kept.</source>
        <translation>La partida sigue abierta y no se pierde nada.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>The game is over, and all of it is saved.</source>
        <translation>La partida ha terminado y se conserva entera.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarse aquí</translation>
    </message>
    <message>
        <source>You can start the lesson again at any time.</source>
        <translation>Una lección se puede volver a empezar cuando se quiera.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Three ships race along the track, and here you play for all of them.</source>
        <translation>Tres naves hacen una carrera por la pista, y aquí juegas por todas.</translation>
    </message>
    <message>
        <source>Each turn a tile turns up, and you describe to Basekeeper what it shows.</source>
        <translation>En cada turno aparece una loseta, y la mesa le dice a la aplicación qué muestra.</translation>
    </message>
    <message>
        <source>This is only an example tile: each route shows what it costs and what it gives.</source>
        <translation>Esta loseta es solo un ejemplo: cada ruta cuesta algo y da algo a cambio.</translation>
    </message>
    <message>
        <source>Bonus tokens could be played now, but nobody has one yet, so that phase is skipped.</source>
        <translation>Ahora se podrían jugar fichas de bonificación, pero nadie tiene todavía: esa fase se pasa sola.</translation>
    </message>
    <message>
        <source>Everybody chooses a route in secret, on the wheel or on this device.</source>
        <translation>Cada cual elige una ruta en secreto, con la rueda o en este dispositivo.</translation>
    </message>
    <message>
        <source>Everyone has chosen: now the routes are paid for, and the ships move.</source>
        <translation>Todos han elegido: ahora se pagan las rutas y las naves avanzan.</translation>
    </message>
    <message>
        <source>Cleo draws two bonus tokens and keeps one: tap the nitro.</source>
        <translation>Cleo roba dos fichas de bonificación y se queda con una: toca el nitro.</translation>
    </message>
    <message>
        <source>Ana paid the most fuel and is in front, and a new tile turns up.</source>
        <translation>Ana ha pagado más combustible que nadie y va en cabeza, y aparece otra loseta.</translation>
    </message>
    <message>
        <source>Cleo plays the nitro this turn: tap Cleo.</source>
        <translation>Cleo juega el nitro en este turno: toca a Cleo.</translation>
    </message>
    <message>
        <source>Nobody else plays a token: reveal Cleo’s.</source>
        <translation>Nadie más juega fichas: revela la de Cleo.</translation>
    </message>
    <message>
        <source>Tap what Cleo has played.</source>
        <translation>Toca lo que ha jugado Cleo.</translation>
    </message>
    <message>
        <source>Basekeeper shows what the nitro will do: let it take effect.</source>
        <translation>La aplicación muestra qué hará la ficha: haz que surta efecto.</translation>
    </message>
    <message>
        <source>The nitro has moved Cleo one zone forward.</source>
        <translation>Con el nitro, Cleo ha avanzado una zona.</translation>
    </message>
    <message>
        <source>After thirteen tiles the ship in front wins; now you can run your own race.</source>
        <translation>Tras trece losetas gana la nave que va en cabeza; ahora puedes correr tu carrera.</translation>
    </message>
    <message>
        <source>Ana plays against Bo, and here you play for both.</source>
        <translation>Ana juega contra Bo, y aquí juegas por los dos.</translation>
    </message>
    <message>
        <source>Each round has a boat for each player; a boat’s number is the most weight it can carry.</source>
        <translation>En cada ronda hay una barca por jugador; su número es el peso que aguanta.</translation>
    </message>
    <message>
        <source>All weights and points here are examples; the real ones are on your cards.</source>
        <translation>Todos los pesos y puntos de aquí son de ejemplo; los verdaderos están en tus cartas.</translation>
    </message>
    <message>
        <source>Ana’s first animal goes aboard face up: tap the lion.</source>
        <translation>El primer animal de Ana embarca boca arriba: toca el león.</translation>
    </message>
    <message>
        <source>Now tap the boat on the left, and the lion goes aboard.</source>
        <translation>Ahora toca la barca de la izquierda, y el león embarca.</translation>
    </message>
    <message>
        <source>Bo has put a bear on the other boat.</source>
        <translation>Bo ha puesto un oso en la otra barca.</translation>
    </message>
    <message>
        <source>The second animal goes aboard face down: just tap the boat on the right.</source>
        <translation>El segundo animal embarca boca abajo: basta con tocar la barca de la derecha.</translation>
    </message>
    <message>
        <source>The third one is face up again: tap the zebra.</source>
        <translation>El tercero vuelve a ir boca arriba: toca la cebra.</translation>
    </message>
    <message>
        <source>A boat holds three animals: put the zebra on the boat on the right.</source>
        <translation>En una barca caben tres animales: pon la cebra en la de la derecha.</translation>
    </message>
    <message>
        <source>The face-down animals are revealed, and Ana’s was the octopus: tap it.</source>
        <translation>Se revelan los animales que estaban boca abajo, y el de Ana era el pulpo: toca el pulpo.</translation>
    </message>
    <message>
        <source>The boats sail from left to right: sail the first one.</source>
        <translation>Las barcas zarpan de izquierda a derecha: haz zarpar la primera.</translation>
    </message>
    <message>
        <source>The lion has eaten the fox, and the boat was light enough to sail.</source>
        <translation>El león se ha comido al zorro, y la barca pesaba poco y ha zarpado.</translation>
    </message>
    <message>
        <source>Now sail the other boat.</source>
        <translation>Ahora haz zarpar la otra barca.</translation>
    </message>
    <message>
        <source>The boat was too heavy and sank; of the animals aboard, only the octopus is saved.</source>
        <translation>La barca pesaba demasiado y se ha hundido; de los animales a bordo, solo se salva el pulpo.</translation>
    </message>
    <message>
        <source>Every saved animal scores at the end.</source>
        <translation>Lo que se ha salvado da puntos al final.</translation>
    </message>
    <message>
        <source>After four rounds the most points win; now you can play your own game.</source>
        <translation>Tras cuatro rondas gana quien tiene más puntos; ahora puedes jugar tu partida.</translation>
    </message>
    <message>
        <source>Three bases win this short game; with two players it usually takes twelve.</source>
        <translation>En esta partida corta se gana con tres bases; con dos jugadores suelen hacer falta doce.</translation>
    </message>
    <message>
        <source>A turn has four phases, and Basekeeper always shows where you are.</source>
        <translation>Un turno tiene cuatro fases, y la aplicación siempre muestra en cuál estás.</translation>
    </message>
    <message>
        <source>If you hold a RED ALERT, you may play it at the beginning of your turn; Ana holds none.</source>
        <translation>Si tienes una ALERTA ROJA, puedes jugarla al empezar tu turno; Ana no tiene ninguna.</translation>
    </message>
    <message>
        <source>Try to play a Zig now, without a base to put it on.</source>
        <translation>Prueba a jugar un Zig ahora, sin ninguna base donde ponerlo.</translation>
    </message>
    <message>
        <source>What the rules do not allow is refused, and you are told why.</source>
        <translation>Lo que las reglas no permiten se rechaza, y se te dice por qué.</translation>
    </message>
    <message>
        <source>In the DEFENSE phase you play one card: play a BASE.</source>
        <translation>En la fase de defensa juegas una carta: juega una BASE.</translation>
    </message>
    <message>
        <source>There is nothing to attack yet, so end the turn.</source>
        <translation>Todavía no hay nada que atacar: toca «Acabar turno».</translation>
    </message>
    <message>
        <source>Bo has played a BASE too, and it is Ana’s turn again.</source>
        <translation>Bo también ha jugado una BASE, y vuelve a tocarle a Ana.</translation>
    </message>
    <message>
        <source>All points here are example points; the real ones are on your cards.</source>
        <translation>Todos los puntos de aquí son de ejemplo; los verdaderos están en tus cartas.</translation>
    </message>
    <message>
        <source>A SHIP always stands on a base: play the BattleCruiser.</source>
        <translation>Una NAVE siempre está en una base: juega el BattleCruiser.</translation>
    </message>
    <message>
        <source>The BattleCruiser defends the base it stands on, and can attack from there.</source>
        <translation>El BattleCruiser sirve de defensa a la base en la que está, y desde allí puede atacar.</translation>
    </message>
    <message>
        <source>Keep the ship at home for now and end the turn.</source>
        <translation>Deja la nave en casa por ahora y acaba el turno.</translation>
    </message>
    <message>
        <source>Bo’s base is now defended by a Zig.</source>
        <translation>Ahora Bo tiene un Zig para defender la base.</translation>
    </message>
    <message>
        <source>Play a second BASE before you attack.</source>
        <translation>Juega una segunda BASE antes de atacar.</translation>
    </message>
    <message>
        <source>Tap Bo’s base to see what an attack on it would take.</source>
        <translation>Toca la base de Bo para ver qué haría falta para atacarla.</translation>
    </message>
    <message>
        <source>An attack needs one point more than the defense: you have enough, so attack.</source>
        <translation>Un ataque necesita un punto más que la defensa: tienes suficientes, así que ataca.</translation>
    </message>
    <message>
        <source>Bo could counter the attack now, but does not hold “Counterattack”: let it through.</source>
        <translation>Se le pregunta a Bo, que no tiene carta de contraataque: toca «Dejarlo pasar».</translation>
    </message>
    <message>
        <source>The base is Ana’s now, and all cards in this battle are discarded.</source>
        <translation>La base ya es de Ana, y las cartas del combate se descartan.</translation>
    </message>
    <message>
        <source>Your surplus buys ships back from the discard pile: take the Zig as change.</source>
        <translation>Con el excedente se recuperan naves de la pila de descarte: toma el Zig como cambio.</translation>
    </message>
    <message>
        <source>Whatever was done can be undone: tap Undo.</source>
        <translation>Todo lo hecho se puede deshacer: toca Deshacer.</translation>
    </message>
    <message>
        <source>And whatever was undone can be redone: tap Redo.</source>
        <translation>Y todo lo deshecho se puede rehacer: toca Rehacer.</translation>
    </message>
    <message>
        <source>In the REGROUP phase you may move cards between your own bases: tap the Zig.</source>
        <translation>En la fase de reagrupamiento puedes mover cartas entre tus bases: toca el Zig.</translation>
    </message>
    <message>
        <source>Tap the base it goes to.</source>
        <translation>Toca la base adonde va.</translation>
    </message>
    <message>
        <source>Ana holds three bases: declare victory.</source>
        <translation>Ana tiene tres bases: toca «Declarar la victoria».</translation>
    </message>
    <message>
        <source>That was a whole game, and now you can play your own.</source>
        <translation>Esto ha sido una partida entera; ahora puedes jugar la tuya.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which step of a lesson this is</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>cards, the base or pile that they go to</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>plays a BASE (%1)</source>
        <translation>juega una BASE (%1)</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>attacks %2’s %1: %3 against %4</source>
        <translation>ataca %1 de %2: %3 contra %4</translation>
    </message>
    <message>
        <source>captures %1 from %2</source>
        <translation>captura %1 de %2</translation>
    </message>
    <message>
        <source>%1, surplus %2</source>
        <translation>%1, excedente %2</translation>
    </message>
    <message>
        <source>counters the attack on %1</source>
        <translation>contraataca y conserva %1</translation>
    </message>
    <message>
        <source>takes no change</source>
        <translation>no toma el cambio</translation>
    </message>
    <message>
        <source>takes change: %1</source>
        <translation>toma el cambio: %1</translation>
    </message>
    <message>
        <source>begins to regroup</source>
        <translation>empieza el reagrupamiento</translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation>mueve %1</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>acaba el turno</translation>
    </message>
    <message>
        <source>shuffles the discard pile into a new deck</source>
        <translation>baraja la pila de descarte como mazo nuevo</translation>
    </message>
    <message>
        <source>ends the free plays</source>
        <translation>acaba las jugadas extra</translation>
    </message>
    <message>
        <source>skips a free play</source>
        <translation>se salta una jugada extra</translation>
    </message>
    <message>
        <source>plays RED ALERT %1: %2</source>
        <translation>juega la ALERTA ROJA %1: %2</translation>
    </message>
    <message>
        <source>declares victory: “%1”</source>
        <extracomment>%1 is said in English in every language; its meaning follows in the reader&apos;s language</extracomment>
        <translation>declara la victoria: «%1» (¡todas tus bases nos pertenecen!)</translation>
    </message>
    <message>
        <source>can neither play nor discard, and passes</source>
        <translation>no puede jugar ni descartar, y pasa</translation>
    </message>
    <message>
        <source>act %1 replaced</source>
        <translation>acción %1 sustituida</translation>
    </message>
    <message>
        <source>act %1 deleted</source>
        <translation>acción %1 borrada</translation>
    </message>
    <message>
        <source>an act inserted before act %1</source>
        <translation>una acción insertada antes de la %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later act(s) dropped</source>
        <translation>
            <numerusform>%n acción posterior quitada</numerusform>
            <numerusform>%n acciones posteriores quitadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1 kg, limit %2</source>
        <translation>%1 kg, límite %2</translation>
    </message>
    <message>
        <source>Boat %1: the mouse frightens the elephant</source>
        <translation>Barca %1: el ratón asusta al elefante</translation>
    </message>
    <message>
        <source>Boat %1 sinks (fight): %2</source>
        <translation>La barca %1 se hunde por pelea: %2</translation>
    </message>
    <message>
        <source>Boat %1 sails: %2</source>
        <translation>La barca %1 zarpa: %2</translation>
    </message>
    <message>
        <source>Boat %1 sinks: %2</source>
        <translation>La barca %1 se hunde: %2</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
    <message>
        <source>puts an animal face down on boat %1</source>
        <translation>embarca un animal boca abajo en la barca %1</translation>
    </message>
    <message>
        <source>puts %1 on boat %2</source>
        <translation>embarca %1 en la barca %2</translation>
    </message>
    <message>
        <source>reveals %1 on boat %2</source>
        <translation>revela %1 en la barca %2</translation>
    </message>
    <message>
        <source>reveals %1</source>
        <translation>revela %1</translation>
    </message>
    <message>
        <source>reveals the boats: %1</source>
        <translation>revela las barcas: %1</translation>
    </message>
    <message>
        <source>New boat card: limit %1</source>
        <translation>Otra carta de barca: aguanta %1</translation>
    </message>
    <message>
        <source>out of the race: %1</source>
        <translation>fuera de la carrera: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 juega %2</translation>
    </message>
    <message>
        <source>Nobody plays a bonus token</source>
        <translation>Nadie juega fichas de bonificación</translation>
    </message>
    <message>
        <source>The routes are revealed</source>
        <translation>Se revelan las rutas</translation>
    </message>
    <message>
        <source>%1 (wheel at %2)</source>
        <translation>%1 (rueda en %2)</translation>
    </message>
    <message>
        <source>route %1: %2</source>
        <translation>ruta %1: %2</translation>
    </message>
    <message>
        <source>plays a bonus token face down</source>
        <translation>juega una ficha de bonificación boca abajo</translation>
    </message>
    <message>
        <source>has chosen a route</source>
        <translation>ha elegido una ruta</translation>
    </message>
    <message>
        <source>rolls %1 on %2</source>
        <translation>saca un %1 con %2</translation>
    </message>
    <message>
        <source>takes a bonus token</source>
        <translation>toma una ficha de bonificación</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is described: %n route(s)</source>
        <translation>
            <numerusform>Se describe la loseta %1: %n ruta</numerusform>
            <numerusform>Se describe la loseta %1: %n rutas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>how an act was corrected, the act</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>a base, its owner</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>scores %2 in round %1</source>
        <translation>anota %2 en la ronda %1</translation>
    </message>
    <message>
        <source>The table ends the game</source>
        <translation>La mesa termina la partida</translation>
    </message>
    <message>
        <source>chooses route %1, wheel at %2</source>
        <translation>elige la ruta %1, rueda en %2</translation>
    </message>
    <message>
        <source>chooses route %1</source>
        <translation>elige la ruta %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>juega %1</translation>
    </message>
    <message>
        <source>plays %1 on %2: attack %3, defense %4</source>
        <extracomment>a card, a base, the points of the card</extracomment>
        <translation>juega %1 en %2: ataque %3, defensa %4</translation>
    </message>
    <message>
        <source>%1; chosen: %2</source>
        <extracomment>a RED ALERT, what was chosen for it</extracomment>
        <translation>%1; elección: %2</translation>
    </message>
</context>
<context>
    <name>LogActSheet</name>
    <message>
        <source>Act %1</source>
        <translation>Acción %1</translation>
    </message>
    <message>
        <source>Something else happened</source>
        <translation>Pasó otra cosa</translation>
    </message>
    <message>
        <source>replace it</source>
        <extracomment>an act of the log</extracomment>
        <translation>sustituirla</translation>
    </message>
    <message>
        <source>An act before this one is missing</source>
        <translation>Se olvidó una acción anterior</translation>
    </message>
    <message>
        <source>insert it</source>
        <extracomment>an act that is missing in the log</extracomment>
        <translation>insertarla</translation>
    </message>
    <message>
        <source>It never happened</source>
        <translation>No ocurrió</translation>
    </message>
    <message>
        <source>delete it</source>
        <extracomment>an act of the log</extracomment>
        <translation>borrarla</translation>
    </message>
    <message>
        <source>You will see the effect before you confirm, and you can undo the correction.</source>
        <translation>Verás el efecto antes de confirmar, y la corrección se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>corrected</source>
        <extracomment>an act of the log that was corrected later</extracomment>
        <translation>corregida</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log: %1 %2</source>
        <translation>Registro: %1 %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Tap an act to correct it.</source>
        <translation>Toca una acción para corregirla.</translation>
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
        <translation>Tus ajustes no se guardan</translation>
    </message>
</context>
<context>
    <name>MatrixCell</name>
    <message>
        <source>own base</source>
        <extracomment>of a player, who cannot attack it</extracomment>
        <translation>base propia</translation>
    </message>
    <message>
        <source>%1, enough</source>
        <extracomment>attack points that it takes, and the player has them</extracomment>
        <translation>%1, basta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>attack points: those that a player has, those that it takes</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>points</comment>
        <extracomment>attack points, of a player who cannot capture a base</extracomment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixLine</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>the letter of a player, the base that the player may attack, whether it can be taken</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message>
        <source>Who can capture what now</source>
        <translation>Quién puede capturar qué ahora</translation>
    </message>
    <message>
        <source>There are no bases yet.</source>
        <translation>Todavía no hay bases.</translation>
    </message>
    <message>
        <source>Checked: so many attack points capture it. Otherwise: how many are missing.</source>
        <translation>Con marca: puntos de ataque con los que la captura. Si no: cuántos le faltan.</translation>
    </message>
</context>
<context>
    <name>MeasuredChart</name>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
</context>
<context>
    <name>MemoryWarning</name>
    <message>
        <source>Games cannot be saved</source>
        <translation>No se pueden guardar partidas</translation>
    </message>
    <message>
        <source>You can still play: the game is kept in memory and lost when the app closes.</source>
        <translation>Puedes jugar igualmente: la partida queda en memoria y se pierde al cerrar la aplicación.</translation>
    </message>
</context>
<context>
    <name>NameRail</name>
    <message numerus="yes">
        <source>%n still to be named</source>
        <translation>
            <numerusform>queda %n por nombrar</numerusform>
            <numerusform>quedan %n por nombrar</numerusform>
        </translation>
    </message>
    <message>
        <source>Which animal was face down?</source>
        <translation>¿Qué animal estaba boca abajo?</translation>
    </message>
</context>
<context>
    <name>NumberKeys</name>
    <message>
        <source>Next boat</source>
        <translation>Barca siguiente</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>Signo menos</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Borrar la última cifra</translation>
    </message>
    <message>
        <source>Half a kilo</source>
        <translation>Medio kilo</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1, was %2</source>
        <extracomment>a number, and what it was before</extracomment>
        <translation>%1, antes %2</translation>
    </message>
</context>
<context>
    <name>NumberedSteps</name>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Paso %1: %2</translation>
    </message>
</context>
<context>
    <name>OpenFileSheet</name>
    <message>
        <source>Which file?</source>
        <translation>¿Qué archivo?</translation>
    </message>
    <message>
        <source>Files here</source>
        <translation>Lo que hay aquí</translation>
    </message>
    <message>
        <source>There are no matching files here.</source>
        <translation>Aquí no hay ningún archivo así.</translation>
    </message>
    <message>
        <source>Only files ending in %1 are listed.</source>
        <translation>Estos archivos terminan en %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n files</source>
        <translation>
            <numerusform>Este</numerusform>
            <numerusform>Todos: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Otro lugar…</translation>
    </message>
</context>
<context>
    <name>OpenGameLine</name>
    <message>
        <source>started %1</source>
        <translation>empezada el %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Older ones are under Sessions.</source>
        <translation>Las más antiguas están en «Partidas».</translation>
    </message>
</context>
<context>
    <name>OutlookSheet</name>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
    <message>
        <source>as it stands, not counting face-down animals</source>
        <translation>tal como está, sin los animales boca abajo</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barca</translation>
    </message>
    <message>
        <source>If boat %1 sailed now</source>
        <translation>Si la barca %1 zarpara ahora</translation>
    </message>
</context>
<context>
    <name>OutspeedBar</name>
    <message>
        <source>Turn %1/%2</source>
        <extracomment>a turn, as short as can be: its number, and of how many</extracomment>
        <translation>Turno %1/%2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Loseta</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonificaciones</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programación</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
</context>
<context>
    <name>OutspeedNotes</name>
    <message>
        <source>First game: tiles in order</source>
        <translation>Primera partida: losetas en orden</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>Losetas %1</translation>
    </message>
    <message>
        <source>The %1 side of the tiles</source>
        <translation>Losetas por el lado de %1 jugadores</translation>
    </message>
</context>
<context>
    <name>OutspeedOverruleSheet</name>
    <message>
        <source>Ship</source>
        <translation>Nave</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>tab of the ruling: what to change</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>tab of the ruling: what to change</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>tab of the ruling: the route that a ship has chosen</extracomment>
        <translation>Elección</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>tab of the ruling: the end of the race</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>The race is over, won by</source>
        <translation>La carrera ha terminado: ¿quién gana?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
</context>
<context>
    <name>OutspeedRail</name>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1 gana la carrera</translation>
    </message>
    <message>
        <source>Nobody wins the race</source>
        <translation>Nadie gana la carrera</translation>
    </message>
</context>
<context>
    <name>OutspeedSeat</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race</extracomment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>zone %1, in the lead</source>
        <translation>zona %1, en cabeza</translation>
    </message>
    <message>
        <source>zone %1, last</source>
        <translation>zona %1, a la cola</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zona %1</translation>
    </message>
    <message>
        <source>Hold to see the bonus tokens</source>
        <translation>Mantén pulsado para ver las fichas de bonificación</translation>
    </message>
</context>
<context>
    <name>OutspeedSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>Tiles 1 to 12 turn up in order, then finish tile 13.</source>
        <translation>Las losetas 1 a 12 salen en orden; al final, la loseta de línea de meta 13.</translation>
    </message>
</context>
<context>
    <name>OutspeedSetupScreen</name>
    <message>
        <source>first game</source>
        <extracomment>which rules are played</extracomment>
        <translation>primera partida</translation>
    </message>
    <message>
        <source>13 turns</source>
        <translation>13 turnos</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutspeedSetupTiles</name>
    <message>
        <source>Tile set</source>
        <translation>Colección de losetas</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Choose or edit the tile set</source>
        <translation>Elegir o editar la colección de losetas</translation>
    </message>
    <message>
        <source>A tile in the set only needs confirming when it turns up. Any other is described with a few taps, then remembered.</source>
        <translation>Las losetas que ya están en la colección solo se confirman cuando salen. Las demás se describen con unos toques y se guardan.</translation>
    </message>
    <message>
        <source>Describe each tile with a few taps when it turns up. It is remembered: in the next race you only confirm it.</source>
        <translation>Describe cada loseta con unos toques cuando aparezca. En la próxima carrera bastará con confirmarla.</translation>
    </message>
</context>
<context>
    <name>OutspeedSheets</name>
    <message>
        <source>Tile sets</source>
        <translation>Colecciones de losetas</translation>
    </message>
</context>
<context>
    <name>OutspeedStanding</name>
    <message>
        <source>Out on turn %1: %2</source>
        <translation>Fuera en el turno %1: %2</translation>
    </message>
    <message>
        <source>Out on turn %1</source>
        <translation>Fuera en el turno %1</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2: zone %3, fuel %4, bonus tokens %5</source>
        <translation>%1. %2: zona %3, combustible %4, fichas de bonificación %5</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>before the zone that a ship has reached</extracomment>
        <translation>zona</translation>
    </message>
</context>
<context>
    <name>OutspeedVictory</name>
    <message>
        <source>Out of this world!</source>
        <translation>¡De otra galaxia!</translation>
    </message>
    <message>
        <source>Nobody wins the race</source>
        <translation>Nadie gana la carrera</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1 gana la carrera</translation>
    </message>
</context>
<context>
    <name>OverRail</name>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
</context>
<context>
    <name>OverruleActs</name>
    <message>
        <source>Enter the ruling</source>
        <translation>Anotar la decisión</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the changes</source>
        <translation>Volver a los cambios</translation>
    </message>
    <message>
        <source>Enter the ruling…</source>
        <translation>Anotar la decisión…</translation>
    </message>
</context>
<context>
    <name>OverruleAnimal</name>
    <message>
        <source>Whose animal</source>
        <translation>De quién es el animal</translation>
    </message>
    <message>
        <source>Which animal</source>
        <translation>Qué animal</translation>
    </message>
    <message>
        <source>Where it is now</source>
        <translation>Dónde queda desde ahora</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Sin jugar</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvado</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartado</translation>
    </message>
</context>
<context>
    <name>OverruleBoat</name>
    <message>
        <source>Which boat</source>
        <translation>Qué barca</translation>
    </message>
    <message>
        <source>Weight limit</source>
        <translation>Peso máximo</translation>
    </message>
    <message>
        <source>plus half a kilo</source>
        <extracomment>switch: half a kilo more</extracomment>
        <translation>y medio</translation>
    </message>
</context>
<context>
    <name>OverruleChoice</name>
    <message>
        <source>The tile of this turn has not been described.</source>
        <translation>La loseta de este turno aún no está descrita.</translation>
    </message>
    <message>
        <source>Show the chosen route</source>
        <translation>Mostrar la ruta elegida</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
    <message>
        <source>New choice</source>
        <translation>Su elección desde ahora</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aún sin elegir</translation>
    </message>
    <message>
        <source>Middle wheel</source>
        <translation>Rueda central</translation>
    </message>
    <message>
        <source>%1, wheel at %2</source>
        <extracomment>the name of a route, the number set on the wheel</extracomment>
        <translation>%1, rueda en %2</translation>
    </message>
</context>
<context>
    <name>OverruleChosen</name>
    <message>
        <source>The base’s own defense</source>
        <translation>Defensa propia de la base</translation>
    </message>
    <message>
        <source>Remove from the game</source>
        <translation>Sacar de la partida</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>De quién es</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Para quién</translation>
    </message>
</context>
<context>
    <name>OverruleFrame</name>
    <message>
        <source>Ruling</source>
        <translation>Decisión arbitral</translation>
    </message>
    <message>
        <source>A ruling on anything, with a reason. Can be undone.</source>
        <translation>Una decisión sobre lo que sea, con su motivo. Se puede deshacer.</translation>
    </message>
    <message>
        <source>What to rule on</source>
        <translation>Sobre qué decidir</translation>
    </message>
    <message>
        <source>Why this ruling?</source>
        <translation>¿Por qué esta decisión arbitral?</translation>
    </message>
</context>
<context>
    <name>OverruleGameForm</name>
    <message>
        <source>The game is over, won by</source>
        <translation>La partida ha terminado: ¿quién gana?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partida sigue</translation>
    </message>
</context>
<context>
    <name>OverrulePoints</name>
    <message>
        <source>Attack points</source>
        <translation>Puntos de ataque</translation>
    </message>
    <message>
        <source>Defense points</source>
        <translation>Puntos de defensa</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Number; leave blank to remove it</source>
        <translation>Número nuevo; vacío para quitarlo</translation>
    </message>
</context>
<context>
    <name>OverruleRail</name>
    <message>
        <source>Ruling</source>
        <translation>Decisión arbitral</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>Elegir otra cosa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What to rule on</source>
        <translation>Sobre qué decidir</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>part of a ruling: what lies on the table</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>part of a ruling: whose turn it is</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>part of a ruling: the end of the game</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Why this ruling?</source>
        <translation>¿Por qué esta decisión arbitral?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Referee</source>
        <extracomment>whoever makes a ruling at the table</extracomment>
        <translation>Árbitro</translation>
    </message>
</context>
<context>
    <name>OverruleReason</name>
    <message>
        <source>Entered wrongly</source>
        <translation>Mal anotado</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Por acuerdo de la mesa</translation>
    </message>
    <message>
        <source>Declared position</source>
        <translation>Posición declarada</translation>
    </message>
    <message>
        <source>Something forgotten</source>
        <translation>Algo olvidado</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Con tus palabras</translation>
    </message>
</context>
<context>
    <name>OverruleRound</name>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>its boats are still to be revealed</source>
        <translation>hay que revelar sus barcas</translation>
    </message>
    <message>
        <source>Animals placed this round, all players</source>
        <translation>Animales embarcados esta ronda, entre todos</translation>
    </message>
    <message>
        <source>Sails next</source>
        <translation>Zarpa a continuación</translation>
    </message>
    <message>
        <source>All have sailed or sunk</source>
        <translation>Todas han zarpado o se han hundido</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>button: what became of the boat</extracomment>
        <translation>ha zarpado</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>button: what became of the boat</extracomment>
        <translation>hundida</translation>
    </message>
    <message>
        <source>Restart round %1</source>
        <translation>Empezar de nuevo la ronda %1</translation>
    </message>
</context>
<context>
    <name>OverruleSeat</name>
    <message>
        <source>Cupid cards</source>
        <translation>Cartas de cupido</translation>
    </message>
    <message>
        <source>The face-down animal</source>
        <translation>El animal que está boca abajo</translation>
    </message>
    <message>
        <source>No face-down animal</source>
        <translation>Ninguno boca abajo</translation>
    </message>
</context>
<context>
    <name>OverruleShip</name>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Fuel cubes</source>
        <translation>Cubos de combustible</translation>
    </message>
    <message>
        <source>Still in the race?</source>
        <translation>¿Sigue en carrera?</translation>
    </message>
    <message>
        <source>In the race</source>
        <translation>En carrera</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminado</translation>
    </message>
</context>
<context>
    <name>OverruleStock</name>
    <message>
        <source>A new base</source>
        <translation>Una base nueva</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descarte</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>A la pila de descarte</translation>
    </message>
    <message>
        <source>Or add something</source>
        <translation>O añade algo</translation>
    </message>
</context>
<context>
    <name>OverruleTokens</name>
    <message>
        <source>Bonus tokens: tap one to remove it</source>
        <translation>Sus fichas de bonificación; toca una para quitarla</translation>
    </message>
    <message>
        <source>This player has no bonus tokens</source>
        <translation>No tiene fichas de bonificación</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Ficha %1</translation>
    </message>
    <message>
        <source>Show what they are</source>
        <translation>Mostrar cuáles son</translation>
    </message>
    <message>
        <source>Give this player one more</source>
        <translation>Darle una más</translation>
    </message>
</context>
<context>
    <name>OverruleTrack</name>
    <message>
        <source>Force fields: tap one to remove it</source>
        <translation>Campos de fuerza; toca uno para quitarlo</translation>
    </message>
    <message>
        <source>No force fields</source>
        <translation>No hay campos de fuerza</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <translation>Zona %1</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Put a force field in zone %1</source>
        <translation>Poner un campo de fuerza en la zona %1</translation>
    </message>
    <message>
        <source>The third section</source>
        <translation>El tercer tramo</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Sin colocar</translation>
    </message>
    <message>
        <source>All three until the turn ends</source>
        <translation>Los tres hasta que acabe el turno</translation>
    </message>
    <message>
        <source>Rear removed</source>
        <translation>Sin tramo trasero</translation>
    </message>
    <message>
        <source>Zone %1 ×%2</source>
        <extracomment>a zone of the track, how many force fields lie there</extracomment>
        <translation>Zona %1 ×%2</translation>
    </message>
</context>
<context>
    <name>OverruleTurn</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>its tile is still to be described</source>
        <translation>hay que describir su loseta</translation>
    </message>
    <message>
        <source>Keep the tile and go to</source>
        <translation>Con la misma loseta, ir a</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonificaciones</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programación</translation>
    </message>
    <message>
        <source>Tiles show the side for</source>
        <translation>Las losetas están por el lado de</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 o 4 jugadores</translation>
    </message>
    <message>
        <source>5 or 6 players</source>
        <translation>5 o 6 jugadores</translation>
    </message>
    <message>
        <source>Restart turn %1</source>
        <translation>Empezar de nuevo el turno %1</translation>
    </message>
</context>
<context>
    <name>OverruleTurnForm</name>
    <message>
        <source>Whose turn it is</source>
        <translation>De quién es el turno</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Red alert</source>
        <translation>Alerta roja</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Reagrupar</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Cancel what is unfinished</source>
        <translation>Cancelarlo</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Excedente</translation>
    </message>
    <message>
        <source>Allow change worth up to %1</source>
        <translation>Permitir un cambio de hasta %1</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>El turno empieza de nuevo</translation>
    </message>
    <message>
        <source>in the chosen phase</source>
        <translation>en la fase elegida</translation>
    </message>
</context>
<context>
    <name>OwnBase</name>
    <message>
        <source>%1, defense %2</source>
        <translation>%1, defensa %2</translation>
    </message>
</context>
<context>
    <name>PadChoice</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Red alert</source>
        <translation>Alerta roja</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Reagrupar</translation>
    </message>
    <message>
        <source>Reveal the boats</source>
        <translation>Revelar las barcas</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Embarque</translation>
    </message>
    <message>
        <source>Reveal the animals</source>
        <translation>Revelar los animales</translation>
    </message>
    <message>
        <source>Sailing</source>
        <translation>Travesía</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>Nueva loseta</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonificaciones</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programación</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
</context>
<context>
    <name>PhaseStepper</name>
    <message>
        <source>%1, still possible</source>
        <extracomment>a phase of the turn that is over, but of which something may still be done</extracomment>
        <translation>%1, aún posible</translation>
    </message>
</context>
<context>
    <name>PileCards</name>
    <message>
        <source>In the discard pile</source>
        <translation>En la pila de descarte</translation>
    </message>
</context>
<context>
    <name>PlaceTile</name>
    <message>
        <source>cannot be written to</source>
        <translation>aquí no se puede guardar</translation>
    </message>
</context>
<context>
    <name>PlayRail</name>
    <message>
        <source>Draw a card first.</source>
        <translation>Primero roba una carta.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard a card…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Skip this free play</source>
        <translation>Saltar esta jugada extra</translation>
    </message>
    <message>
        <source>Done with my hand</source>
        <translation>He jugado toda la mano</translation>
    </message>
    <message>
        <source>Nothing to play or discard: pass</source>
        <translation>Nada que jugar ni descartar: pasar</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>None of these…</source>
        <translation>Ninguna de estas…</translation>
    </message>
    <message>
        <source>One card after another, in any order.</source>
        <translation>Una carta tras otra, en el orden que quieras.</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descarta una carta</translation>
    </message>
    <message>
        <source>Which card did you draw?</source>
        <translation>¿Qué carta has sacado?</translation>
    </message>
    <message>
        <source>Play your whole hand</source>
        <translation>Juega toda tu mano</translation>
    </message>
    <message>
        <source>Draw, then play one card</source>
        <translation>Roba y juega una carta</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Juega una carta</translation>
    </message>
    <message>
        <source>Play a free card</source>
        <translation>Juega una carta extra</translation>
    </message>
</context>
<context>
    <name>PlayerColumns</name>
    <message>
        <source>games</source>
        <extracomment>the heading of a column: how many games a player has played</extracomment>
        <translation>partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>the heading of a column: how many games a player has won</extracomment>
        <translation>ganadas</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n ganada</numerusform>
            <numerusform>%n ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no game with a winner</source>
        <translation>ninguna partida con ganador</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>won %1 of the games with a winner</source>
        <translation>ha ganado el %1 de las partidas con ganador</translation>
    </message>
    <message>
        <source>best streak</source>
        <extracomment>the heading of a column: the most games that a player has won one after another</extracomment>
        <translation>racha</translation>
    </message>
    <message numerus="yes">
        <source>best streak: %n</source>
        <translation>
            <numerusform>racha de %n victoria</numerusform>
            <numerusform>racha de %n victorias</numerusform>
        </translation>
    </message>
    <message>
        <source>last game</source>
        <extracomment>the heading of a column: the day on which a player has played last</extracomment>
        <translation>última vez</translation>
    </message>
    <message>
        <source>last game %1</source>
        <translation>última vez: %1</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>the heading of a column: the players of all games</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>win rate</source>
        <extracomment>the heading of a column: the share of games that a player has won, such as 42 %</extracomment>
        <translation>porcentaje ganado</translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message>
        <source>Rename, or merge with another player</source>
        <translation>Cambiar el nombre o unir con otro jugador</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>Points of this card</source>
        <translation>Puntos de esta carta</translation>
    </message>
    <message>
        <source>For this card only; the card values stay as they are.</source>
        <translation>Solo para esta carta; los valores de las cartas no cambian.</translation>
    </message>
    <message>
        <source>CREW and CATS have no defense.</source>
        <translation>TRIPULACIÓN y CATS no tienen defensa.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>PrintedEditor</name>
    <message>
        <source>What your card says</source>
        <translation>Lo que dice tu carta</translation>
    </message>
    <message>
        <source>Word for word, as it is printed</source>
        <translation>Palabra por palabra, tal como está impreso</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Remove this text</source>
        <translation>Quitar este texto</translation>
    </message>
    <message>
        <source>Basekeeper says</source>
        <extracomment>over a rule in our own words</extracomment>
        <translation>Basekeeper dice</translation>
    </message>
</context>
<context>
    <name>PrintedFiles</name>
    <message>
        <source>What your cards say</source>
        <translation>Lo que dicen tus cartas</translation>
    </message>
    <message>
        <source>Open a card and type in its text, or import a CSV file with the columns card, language and text.</source>
        <translation>Escríbelo carta a carta o importa un archivo CSV con las columnas card, language y text.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of your cards are kept here.</source>
        <translation>
            <numerusform>Aquí se guarda %n texto de tus cartas.</numerusform>
            <numerusform>Aquí se guardan %n textos de tus cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a CSV file…</source>
        <translation>Importar un archivo CSV…</translation>
    </message>
    <message>
        <source>Export them as CSV…</source>
        <translation>Exportarlos como CSV…</translation>
    </message>
    <message>
        <source>What our cards say</source>
        <translation>Textos de nuestras cartas</translation>
    </message>
</context>
<context>
    <name>PrintedWording</name>
    <message>
        <source>On your card</source>
        <translation>En tu carta</translation>
    </message>
</context>
<context>
    <name>ProgramGridSeat</name>
    <message>
        <source>%1: route %2</source>
        <translation>%1: ruta %2</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>below the name of a player, whose route is chosen</extracomment>
        <translation>ruta elegida</translation>
    </message>
</context>
<context>
    <name>ProgramPad</name>
    <message>
        <source>I am %1: show the routes</source>
        <translation>Soy %1: ver las rutas</translation>
    </message>
    <message>
        <source>%1, choose your route</source>
        <translation>%1, elige tu ruta</translation>
    </message>
    <message>
        <source>your fuel</source>
        <extracomment>before how much it is</extracomment>
        <translation>tu combustible</translation>
    </message>
    <message>
        <source>You cannot afford any route, so you may choose any of them.</source>
        <translation>Todas las rutas cuestan más de lo que tienes: puedes elegir cualquiera.</translation>
    </message>
    <message>
        <source>Middle wheel: pay that much fuel, move that many zones</source>
        <translation>La rueda central: tanto combustible, tantas zonas</translation>
    </message>
    <message>
        <source>Confirm and hide</source>
        <translation>Confirmar y tapar</translation>
    </message>
    <message>
        <source>Hide the routes again</source>
        <translation>Volver a tapar las rutas</translation>
    </message>
    <message>
        <source>Tap a route first.</source>
        <translation>Primero toca una ruta.</translation>
    </message>
    <message>
        <source>Tap the number of the middle wheel first.</source>
        <translation>Toca primero el número de la rueda central.</translation>
    </message>
    <message>
        <source>No one else may look until the route is confirmed.</source>
        <translation>Nadie más mira hasta que la ruta esté confirmada.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Pásaselo a %1</translation>
    </message>
    <message>
        <source>Fuel left: %1</source>
        <extracomment>a sentence after that of a route that can be chosen: what it leaves in the tank</extracomment>
        <translation>Combustible restante: %1</translation>
    </message>
</context>
<context>
    <name>ProgramPadView</name>
    <message>
        <source>Turn back</source>
        <translation>Volver a girarlo</translation>
    </message>
    <message>
        <source>Turn to face the other side of the table</source>
        <translation>Girarlo hacia el otro lado de la mesa</translation>
    </message>
</context>
<context>
    <name>ProgramRail</name>
    <message numerus="yes">
        <source>%n still to choose</source>
        <translation>
            <numerusform>falta %n por elegir ruta</numerusform>
            <numerusform>faltan %n por elegir ruta</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a bonus token: on to the routes.</source>
        <extracomment>why the phase of bonuses was left out</extracomment>
        <translation>Nadie tiene fichas de bonificación: se pasa a las rutas.</translation>
    </message>
    <message>
        <source>How routes are chosen</source>
        <translation>Cómo se eligen las rutas</translation>
    </message>
    <message>
        <source>Wheels on the table</source>
        <translation>Ruedas en la mesa</translation>
    </message>
    <message>
        <source>%1, route chosen</source>
        <translation>%1 ya ha elegido ruta</translation>
    </message>
    <message>
        <source>%1 has not chosen yet</source>
        <translation>%1 aún no ha elegido ruta</translation>
    </message>
    <message>
        <source>Enter this route</source>
        <translation>Anotar esta ruta</translation>
    </message>
    <message>
        <source>Reveal and resolve</source>
        <translation>Revelar y resolver</translation>
    </message>
    <message>
        <source>Pass it around</source>
        <translation>De mano en mano</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Pásaselo a %1</translation>
    </message>
    <message>
        <source>Choose a route in secret</source>
        <translation>Todos eligen ruta en secreto</translation>
    </message>
    <message>
        <source>Tap the route on the wheel</source>
        <translation>Toca la ruta que marca la rueda</translation>
    </message>
    <message>
        <source>Tap the routes on the wheels</source>
        <translation>Toca las rutas que marcan las ruedas</translation>
    </message>
</context>
<context>
    <name>ProgressPips</name>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>how much is reached, of how much</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>ProvenanceText</name>
    <message>
        <source>example points: check your cards</source>
        <translation>puntos de ejemplo: comprueba tus cartas</translation>
    </message>
    <message>
        <source>as printed on the cards</source>
        <translation>impresos en las cartas</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <translation>por acuerdo de la mesa</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>The race is decided before %1 can use %2</source>
        <translation>La carrera se decide antes de que %1 pueda usar %2</translation>
    </message>
    <message>
        <source>%1 is already eliminated: %2 is lost</source>
        <translation>%1: ya eliminado; se pierde %2</translation>
    </message>
    <message>
        <source>Zone %1: %2’s token takes effect</source>
        <translation>Zona %1: surte efecto la ficha de %2</translation>
    </message>
    <message>
        <source>Zone %1: the tokens of %2 take effect together</source>
        <translation>Zona %1: surten efecto a la vez las fichas de %2</translation>
    </message>
    <message>
        <source>%1 plays %2: no marker is left</source>
        <extracomment>a player, a bonus token</extracomment>
        <translation>%1 juega %2: no quedan marcadores</translation>
    </message>
    <message>
        <source>%1 plays %2: nobody is affected</source>
        <translation>%1 juega %2: no afecta a nadie</translation>
    </message>
    <message>
        <source>%1 switches the electromagnet on: it pulls back %2</source>
        <translation>%1 enciende el electroimán: hace retroceder a %2</translation>
    </message>
    <message>
        <source>%1 fires the ion cannon at %2</source>
        <translation>%1 dispara el cañón de iones contra %2</translation>
    </message>
    <message>
        <source>%1 drives back %2 with the flamethrower</source>
        <translation>%1 hace retroceder a %2 con el lanzallamas</translation>
    </message>
    <message>
        <source>%1 opens the fuel tank</source>
        <translation>%1 abre el depósito de combustible</translation>
    </message>
    <message>
        <source>%1 hits the nitro</source>
        <translation>%1 enciende el nitro</translation>
    </message>
    <message>
        <source>%1 plays the force field</source>
        <translation>%1 juega el campo de fuerza</translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s) are removed with the section: zone %1</source>
        <translation>
            <numerusform>%n campo de fuerza se va con el tramo: zona %1</numerusform>
            <numerusform>%n campos de fuerza se van con el tramo: zonas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ships entered: %n force field(s) removed from zone %1</source>
        <translation>
            <numerusform>Han entrado naves: se retira %n campo de fuerza de la zona %1</numerusform>
            <numerusform>Han entrado naves: se retiran %n campos de fuerza de las zonas %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 flies from zone %2 into the force field in zone %3 and stops</source>
        <translation>%1 vuela de la zona %2 al campo de fuerza de la zona %3 y se detiene</translation>
    </message>
    <message>
        <source>%1 flies from zone %2 to zone %3</source>
        <translation>%1 vuela de la zona %2 a la zona %3</translation>
    </message>
    <message>
        <source>%1 is pushed back from zone %2 into the force field in zone %3</source>
        <translation>%1 retrocede de la zona %2 al campo de fuerza de la zona %3</translation>
    </message>
    <message>
        <source>%1 is pushed back from zone %2 to zone %3</source>
        <translation>%1 retrocede de la zona %2 a la zona %3</translation>
    </message>
    <message>
        <source>%1 must pay %2 fuel, but has only %3</source>
        <translation>%1 debe pagar %2 de combustible y solo tiene %3</translation>
    </message>
    <message>
        <source>%1 loses %2 fuel, but has only %3</source>
        <translation>%1 pierde %2 de combustible y solo tiene %3</translation>
    </message>
    <message>
        <source>%1 pays %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1 paga %2 de combustible: %3 → %4</translation>
    </message>
    <message>
        <source>%1 loses %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1 pierde %2 de combustible: %3 → %4</translation>
    </message>
    <message>
        <source>Route %1: too many! %2 lose their turn</source>
        <translation>Ruta %1: ¡demasiados! Pierden el turno %2</translation>
    </message>
    <message>
        <source>Route %1: %2 alone, free of charge</source>
        <translation>Ruta %1: solo %2, gratis</translation>
    </message>
    <message>
        <source>Route %1: shared! %2 pay but gain nothing</source>
        <translation>Ruta %1: ¡compartida! %2 pagan y no ganan nada</translation>
    </message>
    <message>
        <source>Route %1: %2</source>
        <translation>Ruta %1: %2</translation>
    </message>
    <message>
        <source>The race ends by a ruling: nobody wins</source>
        <translation>La carrera termina por decisión arbitral: no gana nadie</translation>
    </message>
    <message>
        <source>Nobody is left: nobody wins</source>
        <translation>No queda nadie: no gana nadie</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>%1 gana la carrera</translation>
    </message>
    <message>
        <source>%1 wins, the last one left</source>
        <translation>Gana %1: no queda nadie más</translation>
    </message>
    <message>
        <source>%1 wins by a ruling</source>
        <translation>%1 gana por decisión arbitral</translation>
    </message>
    <message>
        <source>no fuel left after the ion cannon</source>
        <translation>sin combustible tras el cañón de iones</translation>
    </message>
    <message>
        <source>no fuel left</source>
        <translation>sin combustible</translation>
    </message>
    <message>
        <source>pushed off the track</source>
        <translation>cae de la pista</translation>
    </message>
    <message>
        <source>left behind with the rear section</source>
        <translation>se queda atrás con el tramo trasero</translation>
    </message>
    <message>
        <source>%1 puts a force field in zone %2</source>
        <translation>%1 pone un campo de fuerza en la zona %2</translation>
    </message>
    <message>
        <source>%1 gains %2 fuel: %3 → %4</source>
        <extracomment>a player, how much, the fuel before and after</extracomment>
        <translation>%1 gana %2 de combustible: %3 → %4</translation>
    </message>
    <message>
        <source>%1 is eliminated: %2</source>
        <translation>%1: eliminado (%2)</translation>
    </message>
    <message>
        <source>Four or fewer are left: the tiles are turned to the side for 3–4 players</source>
        <translation>Quedan cuatro o menos: las losetas se ponen por el lado de 3–4</translation>
    </message>
    <message>
        <source>Four or fewer are left: the tiles, including tile %1, are turned to the side for 3–4 players</source>
        <translation>Quedan cuatro o menos: las losetas se ponen por el lado de 3–4, también la loseta %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus token(s)</source>
        <translation>
            <numerusform>%1 toma %n ficha de bonificación</numerusform>
            <numerusform>%1 toma %n fichas de bonificación</numerusform>
        </translation>
    </message>
    <message>
        <source>The third section is added in front: the track ends at zone %1</source>
        <translation>Se coloca delante el tercer tramo: la pista termina en la zona %1</translation>
    </message>
    <message>
        <source>The rear section is taken away: the track begins at zone %1</source>
        <translation>Se retira el tramo trasero: la pista empieza en la zona %1</translation>
    </message>
    <message>
        <source>Turn %1 is over</source>
        <translation>Acaba el turno %1</translation>
    </message>
</context>
<context>
    <name>RaceHands</name>
    <message>
        <source>Turn the tiles over.</source>
        <translation>Se da la vuelta a las losetas.</translation>
    </message>
    <message>
        <source>Put the third section in front.</source>
        <translation>Se pone delante el tercer tramo.</translation>
    </message>
    <message>
        <source>Take the used force fields off the track.</source>
        <translation>Se quitan de la pista los campos de fuerza usados.</translation>
    </message>
    <message>
        <source>Take %1’s ship off the track.</source>
        <translation>Se retira de la pista la nave de %1.</translation>
    </message>
    <message>
        <source>Take the rear section away: zones %1 to %2.</source>
        <translation>Se retira el tramo trasero: zonas %1 a %2.</translation>
    </message>
    <message>
        <source>Move the ships: %1.</source>
        <translation>Se mueven las naves: %1.</translation>
    </message>
    <message>
        <source>%1 to zone %2</source>
        <extracomment>a player, and where the ship goes</extracomment>
        <translation>%1 a la zona %2</translation>
    </message>
    <message>
        <source>Put fuel cubes back: %1.</source>
        <translation>Se devuelven cubos de combustible: %1.</translation>
    </message>
    <message>
        <source>Take fuel cubes: %1.</source>
        <translation>Se toman cubos de combustible: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, how many fuel cubes</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RaceLook</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race</extracomment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zona %1</translation>
    </message>
    <message>
        <source>fuel %1</source>
        <translation>combustible %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus token(s)</source>
        <translation>
            <numerusform>%n ficha de bonificación</numerusform>
            <numerusform>%n fichas de bonificación</numerusform>
        </translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>of the player whose ship is in front</extracomment>
        <translation>en cabeza</translation>
    </message>
    <message>
        <source>plays a token</source>
        <extracomment>said of a player</extracomment>
        <translation>juega una ficha</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>said of a player, whose route is chosen</extracomment>
        <translation>ruta elegida</translation>
    </message>
    <message>
        <source>route %1</source>
        <translation>ruta %1</translation>
    </message>
    <message>
        <source>no bonus tokens in hand</source>
        <translation>ninguna ficha de bonificación en la mano</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>En secreto</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, a bonus token</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <extracomment>bonus tokens of which nobody knows what they show</extracomment>
        <translation>
            <numerusform>%n desconocida</numerusform>
            <numerusform>%n desconocidas</numerusform>
        </translation>
    </message>
    <message>
        <source>from zone %1 to zone %2</source>
        <translation>de la zona %1 a la zona %2</translation>
    </message>
    <message>
        <source>fuel from %1 to %2</source>
        <translation>combustible: de %1 a %2</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>of the player whose ship is at the rear</extracomment>
        <translation>a la cola</translation>
    </message>
</context>
<context>
    <name>RaceLookBack</name>
    <message>
        <source>What just happened</source>
        <translation>Lo que pasó antes</translation>
    </message>
</context>
<context>
    <name>RaceShowRail</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Avance automático</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al resultado</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Lo que ha pasado hasta ahora</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Al último paso</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>The track</source>
        <translation>La pista</translation>
    </message>
</context>
<context>
    <name>RacersStrip</name>
    <message>
        <source>eliminated</source>
        <extracomment>of a player in the race, below the player&apos;s letter, where there is little room</extracomment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>zone %1</source>
        <extracomment>where the ship of a player is, below the player&apos;s letter, where there is little room</extracomment>
        <translation>zona %1</translation>
    </message>
</context>
<context>
    <name>RailFrame</name>
    <message>
        <source>Show the buttons</source>
        <translation>Mostrar los botones</translation>
    </message>
    <message>
        <source>Hide the buttons</source>
        <translation>Ocultar los botones</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Volver a girarlo</translation>
    </message>
    <message>
        <source>Turn to face the other side of the table</source>
        <translation>Girarlo hacia el otro lado de la mesa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player who is asked, the question</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>who is asked, at the head of what is asked: all players at the table</extracomment>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>ReachLine</name>
    <message>
        <source>defense %1</source>
        <translation>defensa %1</translation>
    </message>
    <message>
        <source>send %1</source>
        <extracomment>attack points that are sent</extracomment>
        <translation>manda %1</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>mínimo %1</translation>
    </message>
    <message>
        <source>just enough</source>
        <comment>no surplus</comment>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>lo justo</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <translation>excedente %1</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Games that stand out</source>
        <translation>Partidas destacadas</translation>
    </message>
</context>
<context>
    <name>RedAlertSheet</name>
    <message>
        <source>Which card is played?</source>
        <translation>¿Qué carta se juega?</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Otra carta</translation>
    </message>
    <message>
        <source>Tap the number that is printed on the card.</source>
        <translation>Toca el número impreso en la carta.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Hold it to read the card first.</source>
        <translation>Mantenlo pulsado para leer antes la carta.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>An attack on %1 has been declared: let it through or counter it first.</source>
        <translation>Hay un ataque declarado contra %1: antes hay que dejarlo pasar o contraatacar.</translation>
    </message>
    <message>
        <source>The game is over. A ruling can reopen it.</source>
        <translation>La partida ha terminado. Una decisión arbitral puede reabrirla.</translation>
    </message>
    <message>
        <source>There is no base %1 on the table.</source>
        <translation>La base %1 no está en la mesa.</translation>
    </message>
    <message>
        <source>There is no card %1 on the table or in the discard pile.</source>
        <translation>La carta %1 no está en la mesa ni en la pila de descarte.</translation>
    </message>
    <message>
        <source>A card cannot have %1 points: they go from %2 to %3.</source>
        <translation>Una carta no puede tener %1 puntos: van de %2 a %3.</translation>
    </message>
    <message>
        <source>The DEFENSE phase comes first: play a card, discard one, or pass the phase.</source>
        <translation>Primero va la fase de defensa: juega una carta, descarta una o pasa.</translation>
    </message>
    <message>
        <source>Too late: that phase is over.</source>
        <translation>Demasiado tarde: esa fase ya ha pasado.</translation>
    </message>
    <message>
        <source>One RED ALERT per turn, and it has been played.</source>
        <translation>Solo una ALERTA ROJA por turno, y ya se ha jugado.</translation>
    </message>
    <message>
        <source>“Counterattack” is for the player under attack, once the attack is declared.</source>
        <translation>«Contraataque» es para el defensor, mientras haya un ataque declarado.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs a player other than %2.</source>
        <translation>La ALERTA ROJA %1 necesita a un jugador que no sea %2.</translation>
    </message>
    <message>
        <source>%1 has no base to put a card on.</source>
        <translation>%1 no tiene ninguna base donde poner una carta.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only use their own bases.</source>
        <translation>%1 es de %2. %3 solo puede poner cartas en sus propias bases.</translation>
    </message>
    <message>
        <source>%1 cannot be played: only RED ALERT 12 plays a card from the discard pile.</source>
        <translation>%1: de la pila de descarte solo se juega con la ALERTA ROJA 12.</translation>
    </message>
    <message>
        <source>You may not choose to discard a BASE or a RED ALERT.</source>
        <translation>No puedes elegir una BASE ni una ALERTA ROJA para descartarla.</translation>
    </message>
    <message>
        <source>You have already attacked this turn.</source>
        <translation>Ya has atacado en este turno.</translation>
    </message>
    <message>
        <source>%1 belongs to %2: you cannot attack your own base.</source>
        <translation>%1 es de %2: no se puede atacar una base propia.</translation>
    </message>
    <message>
        <source>Nobody else has a base to attack.</source>
        <translation>Nadie más tiene una base que se pueda atacar.</translation>
    </message>
    <message>
        <source>At least one card must attack.</source>
        <translation>Tiene que atacar al menos una carta.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card attacks once.</source>
        <translation>%1 está elegida dos veces: cada carta ataca una sola vez.</translation>
    </message>
    <message>
        <source>%1 cannot attack: it is not on one of %2’s bases.</source>
        <translation>%1 no puede atacar: no está en una base de %2.</translation>
    </message>
    <message>
        <source>%1 is a BASE, and a BASE never attacks.</source>
        <translation>%1 es una BASE, y una BASE nunca ataca.</translation>
    </message>
    <message>
        <source>%1 attack against %2 defense: %3 needed.</source>
        <translation>%1 de ataque contra %2 de defensa: el mínimo es %3.</translation>
    </message>
    <message>
        <source>No attack has been declared.</source>
        <translation>No se ha declarado ningún ataque.</translation>
    </message>
    <message>
        <source>At this table, nobody takes change.</source>
        <translation>En esta mesa se juega sin cambio.</translation>
    </message>
    <message>
        <source>There is no surplus to take change for.</source>
        <translation>No hay excedente con el que tomar cambio.</translation>
    </message>
    <message>
        <source>Too late for change: it was taken, or something else was done first.</source>
        <translation>Ya no se puede tomar el cambio: ya se tomó, o antes se hizo otra cosa.</translation>
    </message>
    <message>
        <source>%1 is not in the discard pile.</source>
        <translation>%1 no está en la pila de descarte.</translation>
    </message>
    <message>
        <source>%1 is not a SHIP, and only SHIP cards are taken as change.</source>
        <translation>%1 no es una NAVE, y como cambio solo se toman cartas de NAVE.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card is taken once.</source>
        <translation>%1 está elegida dos veces: cada carta se toma una sola vez.</translation>
    </message>
    <message>
        <source>These cards add up to %1 attack, but the surplus is %2.</source>
        <translation>Estas cartas suman %1 de ataque, pero el excedente es %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only put change on their own bases.</source>
        <translation>%1 es de %2. %3 solo puede poner el cambio en sus propias bases.</translation>
    </message>
    <message>
        <source>%1 is on one of %2’s bases. %3 may only move their own cards.</source>
        <translation>%1: base de %2. %3 solo mueve sus propias cartas.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 may only move cards between their own bases.</source>
        <translation>%1 es de %2. %3 solo puede mover cartas entre sus propias bases.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card moves once.</source>
        <translation>%1 está elegida dos veces: cada carta se mueve una sola vez.</translation>
    </message>
    <message>
        <source>%1 is in the discard pile, and regrouping takes nothing from there.</source>
        <translation>%1 está en la pila de descarte, y al reagrupar no se toma nada de ahí.</translation>
    </message>
    <message>
        <source>There are no free plays now.</source>
        <translation>Ahora no hay jugadas extra.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n base(s) of the %2 needed to declare victory.</source>
        <translation>
            <numerusform>%1 tiene %n base de las %2 necesarias para declarar la victoria.</numerusform>
            <numerusform>%1 tiene %n bases de las %2 necesarias para declarar la victoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory cannot be declared while something is unfinished.</source>
        <translation>No se puede declarar la victoria mientras haya algo sin terminar.</translation>
    </message>
    <message>
        <source>A ruling needs a reason.</source>
        <translation>Una decisión arbitral necesita un motivo.</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation>%1 está fuera de los límites (de %2 a %3).</translation>
    </message>
    <message>
        <source>%1 never has defense points.</source>
        <translation>%1 nunca tiene puntos de defensa.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be undone.</source>
        <translation>
            <numerusform>Solo se puede deshacer %n acción.</numerusform>
            <numerusform>Solo se pueden deshacer %n acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n act(s) can be redone.</source>
        <translation>
            <numerusform>Solo se puede rehacer %n acción.</numerusform>
            <numerusform>Solo se pueden rehacer %n acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no RED ALERT %1. RED ALERTs go from 1 to %2.</source>
        <translation>No existe la ALERTA ROJA %1. Se numeran del 1 al %2.</translation>
    </message>
    <message>
        <source>%1 cannot be played that way.</source>
        <translation>%1 no se puede jugar así.</translation>
    </message>
    <message>
        <source>Free plays are open: play or skip them first.</source>
        <translation>Hay jugadas extra por hacer: hazlas o sáltalas primero.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs another player’s base.</source>
        <translation>La ALERTA ROJA %1 necesita una base de otro jugador.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s bases to move the ships to.</source>
        <translation>La ALERTA ROJA %1 necesita una base de %2 adonde llevar las naves.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s ships.</source>
        <translation>La ALERTA ROJA %1 necesita una nave de %2.</translation>
    </message>
    <message>
        <source>RED ALERT %1 needs one of %2’s bases.</source>
        <translation>La ALERTA ROJA %1 necesita una base de %2.</translation>
    </message>
    <message>
        <source>%1 must choose where %2 goes.</source>
        <translation>%1 debe elegir sitio para %2.</translation>
    </message>
    <message>
        <source>Nothing more to choose for RED ALERT %1.</source>
        <translation>En la ALERTA ROJA %1 no hay nada más que elegir.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. RED ALERT %3 needs another player’s base.</source>
        <translation>%1 es de %2. La ALERTA ROJA %3 necesita una base de otro jugador.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. The ships must go to one of %3’s bases.</source>
        <translation>%1 es de %2. Las naves van a una base de %3.</translation>
    </message>
    <message>
        <source>%1 has been chosen already.</source>
        <translation>%1 ya está elegida.</translation>
    </message>
    <message>
        <source>Bases chosen: %1. RED ALERT %3 takes only %2 here.</source>
        <translation>Bases elegidas: %1. Aquí la ALERTA ROJA %3 se lleva %2.</translation>
    </message>
    <message>
        <source>%1 is not on a base that is being taken.</source>
        <translation>%1 no está en ninguna base que cambie de dueño.</translation>
    </message>
    <message>
        <source>%1 was chosen twice; a card goes to one place.</source>
        <translation>%1 está elegida dos veces: cada carta va a un solo sitio.</translation>
    </message>
    <message>
        <source>%1 is in the discard pile. RED ALERT %2 needs a ship on a base.</source>
        <translation>La ALERTA ROJA %2 pide una nave de una base; %1 está descartada.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. RED ALERT %3 needs another player’s ship.</source>
        <translation>%1 es de %2. La ALERTA ROJA %3 necesita una nave de otro jugador.</translation>
    </message>
    <message>
        <source>%1 is not a SHIP, and RED ALERT %2 needs one.</source>
        <translation>%1 no es una NAVE, y la ALERTA ROJA %2 necesita una.</translation>
    </message>
    <message>
        <source>RED ALERT %1 takes one thing from each player; %2 has already lost one.</source>
        <translation>La ALERTA ROJA %1 quita una sola cosa a cada jugador; %2 ya la ha perdido.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. %3 must move one of their own ships.</source>
        <translation>%1 es de %2. Ahora %3 mueve una nave propia.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. The ship must go to another player’s base.</source>
        <translation>%1 es de %2. La nave debe ir a una base de otro jugador.</translation>
    </message>
    <message numerus="yes">
        <source>Free plays left: play or pass %n.</source>
        <translation>
            <numerusform>Queda %n jugada extra: hazla o sáltala.</numerusform>
            <numerusform>Quedan %n jugadas extra: hazlas o sáltalas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a base for the card, so a free play cannot discard it.</source>
        <translation>%1 tiene una base para la carta: en una jugada extra no se descarta.</translation>
    </message>
    <message>
        <source>%1 in the discard pile is not the kind of card that was played.</source>
        <translation>%1, de la pila de descarte, no es del mismo tipo que la carta jugada.</translation>
    </message>
    <message>
        <source>%1 is not in the discard pile, and RED ALERT 12 plays a card from there.</source>
        <translation>%1 no está en la pila de descarte, de donde sale la carta de la ALERTA ROJA 12.</translation>
    </message>
    <message>
        <source>There is no act to correct.</source>
        <translation>No hay ninguna acción que corregir.</translation>
    </message>
    <message numerus="yes">
        <source>There is no such act: the game has %n act(s).</source>
        <translation>
            <numerusform>Esa acción no existe: la partida tiene %n.</numerusform>
            <numerusform>Esa acción no existe: la partida tiene %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Act %1 would be refused. %2</source>
        <translation>La acción %1 se rechazaría. %2</translation>
    </message>
    <message>
        <source>%1 did this, but after the correction it would be %2’s turn.</source>
        <translation>Lo hizo %1, pero tras la corrección sería el turno de %2.</translation>
    </message>
    <message>
        <source>The boats of round %1 must be revealed first.</source>
        <translation>Primero hay que revelar las barcas de la ronda %1.</translation>
    </message>
    <message numerus="yes">
        <source>Boarding is not over: %n animal(s) to be placed first.</source>
        <translation>
            <numerusform>El embarque no ha terminado: falta %n animal por embarcar.</numerusform>
            <numerusform>El embarque no ha terminado: faltan %n animales por embarcar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The face-down animals must be revealed first.</source>
        <translation>Primero hay que revelar los animales boca abajo.</translation>
    </message>
    <message>
        <source>The boats must sail first: boat %1 is next.</source>
        <translation>Primero tienen que zarpar las barcas: la siguiente es la %1.</translation>
    </message>
    <message>
        <source>There is no boat on the table yet.</source>
        <translation>Todavía no hay ninguna barca en la mesa.</translation>
    </message>
    <message>
        <source>There is no boat %1: boats are numbered from 1 to %2.</source>
        <translation>No existe la barca %1: van del 1 al %2.</translation>
    </message>
    <message>
        <source>Every boat is full: each takes %1 animals.</source>
        <translation>Todas las barcas están llenas: en cada una caben %1 animales.</translation>
    </message>
    <message>
        <source>Boat %1 is full: it takes %2 animals.</source>
        <translation>La barca %1 está llena: caben %2 animales.</translation>
    </message>
    <message>
        <source>%1 has no animal left to play.</source>
        <translation>A %1 no le queda ningún animal por jugar.</translation>
    </message>
    <message>
        <source>%1 has already played %2.</source>
        <translation>%1 ya ha jugado %2.</translation>
    </message>
    <message>
        <source>Boat %1 cannot be changed like that right now.</source>
        <translation>Ahora no se puede cambiar así la barca %1.</translation>
    </message>
    <message>
        <source>%1 cannot be changed like that right now.</source>
        <translation>%1: ahora no se puede cambiar así.</translation>
    </message>
    <message>
        <source>Only possible once boats have been revealed.</source>
        <translation>Eso no se puede cambiar antes de revelar las barcas.</translation>
    </message>
    <message>
        <source>The mouse has frightened the elephant: boat %1 needs another card first.</source>
        <translation>El ratón ha asustado al elefante: primero hay que cambiar la carta de la barca %1.</translation>
    </message>
    <message>
        <source>No boat is waiting for another card.</source>
        <translation>Ninguna barca espera otra carta.</translation>
    </message>
    <message>
        <source>One boat for each player: %1 needed, not %2.</source>
        <translation>Una barca por jugador: hacen falta %1, no %2.</translation>
    </message>
    <message>
        <source>A boat cannot carry %1: its number must be %2 to %3.</source>
        <translation>Una barca no puede aguantar %1: su número va de %2 a %3.</translation>
    </message>
    <message>
        <source>It is %1’s turn to place an animal, not %2’s.</source>
        <translation>Le toca embarcar a %1, no a %2.</translation>
    </message>
    <message>
        <source>The first and third animals are placed face up: name the animal.</source>
        <translation>El primer animal y el tercero se embarcan boca arriba: di cuál es.</translation>
    </message>
    <message>
        <source>The second animal is placed face down: it is named when all are revealed.</source>
        <translation>El segundo animal se embarca boca abajo: se nombra cuando se revelan todos.</translation>
    </message>
    <message>
        <source>%1 has no face-down animal to reveal.</source>
        <translation>%1 no tiene ningún animal boca abajo que revelar.</translation>
    </message>
    <message>
        <source>A roll is due first: %1 must roll %2.</source>
        <translation>Falta antes una tirada: %1 tira %2.</translation>
    </message>
    <message>
        <source>%1 must take a bonus token first.</source>
        <translation>Primero %1 toma una ficha de bonificación.</translation>
    </message>
    <message>
        <source>The routes of this turn must be resolved first.</source>
        <translation>Primero hay que resolver las rutas de este turno.</translation>
    </message>
    <message>
        <source>The tile of turn %1 must be described first.</source>
        <translation>Primero hay que describir la loseta del turno %1.</translation>
    </message>
    <message>
        <source>The bonuses come first: announce tokens or skip them.</source>
        <translation>Primero van las bonificaciones: hay que anunciar fichas o seguir sin ellas.</translation>
    </message>
    <message>
        <source>All have chosen: the routes must be revealed first.</source>
        <translation>Todos han elegido: primero hay que revelar las rutas.</translation>
    </message>
    <message numerus="yes">
        <source>Routes are being chosen: %n player(s) to go.</source>
        <translation>
            <numerusform>Se están eligiendo rutas: falta %n jugador.</numerusform>
            <numerusform>Se están eligiendo rutas: faltan %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 cannot come up this turn: only tiles %2 to %3 can.</source>
        <translation>La loseta %1 no puede salir en este turno: debe ser una entre la %2 y la %3.</translation>
    </message>
    <message>
        <source>Tile %1 has already come up, on turn %2.</source>
        <translation>La loseta %1 ya salió, en el turno %2.</translation>
    </message>
    <message>
        <source>In the first game the tiles come in order: tile %1 is next, not tile %2.</source>
        <translation>En la primera partida las losetas salen en orden: ahora toca la %1, no la %2.</translation>
    </message>
    <message>
        <source>Tile %1 was turned: describe its other side, not tile %2.</source>
        <translation>A la loseta %1 se le ha dado la vuelta: describe su otro lado, no la loseta %2.</translation>
    </message>
    <message>
        <source>A tile needs at least one route.</source>
        <translation>Una loseta necesita al menos una ruta.</translation>
    </message>
    <message>
        <source>A tile has %1 routes at most, not %2.</source>
        <translation>Una loseta tiene como mucho %1 rutas, no %2.</translation>
    </message>
    <message>
        <source>Route %1 needs the name that the wheel shows for it.</source>
        <translation>La ruta %1 necesita un nombre: el que se fija en la rueda para elegirla.</translation>
    </message>
    <message>
        <source>Route %1 has the same name as another.</source>
        <translation>La ruta %1 se llama igual que otra.</translation>
    </message>
    <message>
        <source>Route %1: %2 is out of range; it must be from %3 to %4.</source>
        <translation>Ruta %1: %2 está fuera de los límites (de %3 a %4).</translation>
    </message>
    <message>
        <source>%1 has no bonus token.</source>
        <translation>%1 no tiene fichas de bonificación.</translation>
    </message>
    <message>
        <source>%1 does not have %2.</source>
        <translation>%1 no tiene %2.</translation>
    </message>
    <message>
        <source>There is nothing to roll now.</source>
        <translation>Ahora no hay ninguna tirada pendiente.</translation>
    </message>
    <message>
        <source>%1 has nothing to roll.</source>
        <translation>Ahora %1 no tiene ninguna tirada pendiente.</translation>
    </message>
    <message>
        <source>Zone %1 is not on the track.</source>
        <translation>La zona %1 no está en la pista.</translation>
    </message>
    <message>
        <source>There is no turn %1: turns are numbered from 1 to %2.</source>
        <translation>No existe el turno %1: van del 1 al %2.</translation>
    </message>
    <message>
        <source>Only possible in the bonus or programming phase, with a tile showing.</source>
        <translation>Solo en la fase de bonificaciones o de programación, con una loseta a la vista.</translation>
    </message>
    <message>
        <source>That cannot be changed right now.</source>
        <translation>Ahora no se puede cambiar así.</translation>
    </message>
    <message>
        <source>%1 is eliminated and takes no part.</source>
        <translation>%1 ya no participa: jugador eliminado.</translation>
    </message>
    <message>
        <source>%1 has already played a bonus token this turn; the limit is one.</source>
        <translation>%1 ya ha jugado una ficha de bonificación: solo una por turno.</translation>
    </message>
    <message>
        <source>%1: all %2 of this kind are known to be elsewhere.</source>
        <translation>%1: se sabe que las %2 fichas de este tipo están en otro sitio.</translation>
    </message>
    <message>
        <source>The electromagnet is for the rearmost zone (%1); %2 is in zone %3.</source>
        <translation>El electroimán solo se juega desde la última zona ocupada, la %1; %2 está en la %3.</translation>
    </message>
    <message>
        <source>No force field may be played while the finish tile is up.</source>
        <translation>No se puede jugar un campo de fuerza mientras se ve la loseta de línea de meta.</translation>
    </message>
    <message>
        <source>All %1 force-field markers are on the track already.</source>
        <translation>Los %1 marcadores de campo de fuerza ya están en la pista.</translation>
    </message>
    <message>
        <source>%1 has already chosen a route.</source>
        <translation>%1 ya ha elegido ruta.</translation>
    </message>
    <message>
        <source>The tile has no such route.</source>
        <translation>La loseta no tiene esa ruta.</translation>
    </message>
    <message>
        <source>Route %1 costs at least %2 fuel, and %3 has %4.</source>
        <translation>La ruta %1 cuesta al menos %2 de combustible; %3 tiene %4.</translation>
    </message>
    <message>
        <source>Route %1 needs a number on the middle wheel.</source>
        <translation>La ruta %1 necesita un número en la rueda central.</translation>
    </message>
    <message>
        <source>Route %1 uses no number on the middle wheel.</source>
        <translation>La ruta %1 no usa ningún número de la rueda central.</translation>
    </message>
    <message>
        <source>%1 has not chosen a route yet.</source>
        <translation>%1 aún no ha elegido ruta.</translation>
    </message>
    <message>
        <source>%1 must roll %2 now.</source>
        <translation>Ahora %1 tira %2.</translation>
    </message>
    <message>
        <source>%1 has no bonus token to take now.</source>
        <translation>%1 no tiene que tomar ninguna ficha de bonificación ahora.</translation>
    </message>
    <message>
        <source>Nobody has a bonus token to take now.</source>
        <translation>Ahora nadie tiene que tomar fichas de bonificación.</translation>
    </message>
    <message>
        <source>Round %1 is being played, not round %2.</source>
        <translation>Se está jugando la ronda %1, no la %2.</translation>
    </message>
    <message>
        <source>%1 already has a number in round %2.</source>
        <translation>%1 ya tiene un número en la ronda %2.</translation>
    </message>
    <message>
        <source>The game can end only between rounds: round %1 must be complete first.</source>
        <translation>La partida solo puede terminar entre dos rondas: antes hay que completar la ronda %1.</translation>
    </message>
    <message>
        <source>Round %1 is complete: its numbers can be changed, not removed.</source>
        <translation>La ronda %1 está completa: allí se puede cambiar un número, pero no quitarlo.</translation>
    </message>
    <message>
        <source>Round %1 has not begun.</source>
        <translation>La ronda %1 no ha empezado.</translation>
    </message>
    <message>
        <source>There is no player %1. Players are numbered from 1 to %2.</source>
        <translation>No existe el jugador %1. Los jugadores van del 1 al %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a card’s number, its kind: “C12 Zig”</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RefusedAct</name>
    <message>
        <source>Keep it as a ruling</source>
        <translation>Mantenerla como decisión arbitral</translation>
    </message>
    <message>
        <source>It can only be dropped.</source>
        <translation>Solo se puede quitar.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: keep an act that a correction makes impossible, as a ruling</extracomment>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>Why act %1 is no longer possible</source>
        <translation>Por qué la acción %1 ya no es posible</translation>
    </message>
</context>
<context>
    <name>RegroupRail</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Draw until you have seven cards.</source>
        <translation>Completa la mano hasta 7 cartas.</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Move a card, or end the turn</source>
        <translation>Mueve una carta o termina el turno</translation>
    </message>
    <message>
        <source>Tap one of your cards, then the base it goes to.</source>
        <translation>Toca una de tus cartas y luego la base adonde va.</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename, or merge with another player</source>
        <translation>Cambiar el nombre o unir con otro jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a person</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>La misma persona que…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>can be undone</source>
        <translation>se puede deshacer</translation>
    </message>
</context>
<context>
    <name>ReplaceRail</name>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Replace the boat card</source>
        <translation>Cambiar la barca</translation>
    </message>
    <message>
        <source>Replace the boat card: limit %1</source>
        <translation>La barca aguanta %1</translation>
    </message>
    <message>
        <source>Draw a boat card and type its number</source>
        <translation>Roba una carta de barca y escribe su número</translation>
    </message>
    <message>
        <source>Boat %1: the elephant is frightened</source>
        <extracomment>a boat, by its number, whose card is replaced</extracomment>
        <translation>Barca %1: el elefante se ha asustado</translation>
    </message>
</context>
<context>
    <name>ReplayActs</name>
    <message>
        <source>Acts</source>
        <translation>Acciones</translation>
    </message>
</context>
<context>
    <name>ReplayButtons</name>
    <message>
        <source>To the beginning</source>
        <translation>Al comienzo</translation>
    </message>
    <message>
        <source>One act back</source>
        <translation>Una acción atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play it back</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One act forward</source>
        <translation>Una acción adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>ReplayMoment</name>
    <message>
        <source>Before the first act.</source>
        <translation>Antes de la primera acción.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>El comienzo</translation>
    </message>
</context>
<context>
    <name>ReplayPane</name>
    <message>
        <source>Act %1 of %2</source>
        <translation>Acción %1 de %2</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 · page %2 of %3</source>
        <extracomment>the players, the number of the page, how many there are</extracomment>
        <translation>%1 · página %2 de %3</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Empezada: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Unverified: the file it was imported from had been changed or was incomplete.</source>
        <translation>Sin verificar: el archivo importado estaba modificado o incompleto.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>Ha ganado %1.</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>No ha ganado nadie.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisiones arbitrales</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguna.</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) undone</source>
        <translation>
            <numerusform>%n acción deshecha</numerusform>
            <numerusform>%n acciones deshechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) redone</source>
        <translation>
            <numerusform>%n acción rehecha</numerusform>
            <numerusform>%n acciones rehechas</numerusform>
        </translation>
    </message>
    <message>
        <source>How the game went</source>
        <translation>El curso de la partida</translation>
    </message>
    <message>
        <source>needed to win: %1</source>
        <translation>para ganar: %1</translation>
    </message>
    <message>
        <source>%1 shared the victory.</source>
        <translation>%1 comparten la victoria.</translation>
    </message>
    <message>
        <source>%1 of play</source>
        <extracomment>how long people played, such as &quot;1 h 20 min&quot;</extracomment>
        <translation>%1 de juego</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a player, how that player stood then: &quot;Ana, in the lead for good&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ResolveRail</name>
    <message>
        <source>All have chosen</source>
        <translation>Todos han elegido ruta</translation>
    </message>
    <message>
        <source>Reveal and resolve</source>
        <translation>Revelar y resolver</translation>
    </message>
</context>
<context>
    <name>RestoreList</name>
    <message>
        <source>There is no backup yet.</source>
        <translation>Todavía no hay ninguna copia de seguridad.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Otro archivo…</translation>
    </message>
</context>
<context>
    <name>RestoreLook</name>
    <message>
        <source>Checking it…</source>
        <translation>Mirando qué contiene…</translation>
    </message>
    <message>
        <source>Newest game: %1</source>
        <translation>La más reciente: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Hold to restore. Your current data is set aside in a file.</source>
        <translation>Mantén pulsado para restaurar; lo que hay ahora se guarda aparte en un archivo</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia</translation>
    </message>
    <message>
        <source>Look at a backup first. If you restore it, your current data is set aside in a file.</source>
        <translation>Primero mira la copia. Al restaurarla, lo de ahora se guarda aparte en un archivo.</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>La última partida</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>Rivals</source>
        <translation>Rivales</translation>
    </message>
</context>
<context>
    <name>RollRail</name>
    <message>
        <source>How much fuel does the roll cost?</source>
        <translation>¿Cuánto combustible ha salido en el dado?</translation>
    </message>
    <message>
        <source>What does the blue die show?</source>
        <translation>¿Qué ha salido en el dado?</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the first and the last of several numbers</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>Otros números</translation>
    </message>
    <message>
        <source>Roll the yellow die</source>
        <translation>Tira el dado amarillo</translation>
    </message>
    <message>
        <source>Roll the blue die</source>
        <translation>Tira el dado azul</translation>
    </message>
</context>
<context>
    <name>Route</name>
    <message numerus="yes">
        <source>%n yellow die (dice)</source>
        <translation>
            <numerusform>%n dado amarillo</numerusform>
            <numerusform>%n dados amarillos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die (dice)</source>
        <translation>
            <numerusform>%n dado azul</numerusform>
            <numerusform>%n dados azules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) forward</source>
        <translation>
            <numerusform>%n zona hacia delante</numerusform>
            <numerusform>%n zonas hacia delante</numerusform>
        </translation>
    </message>
    <message>
        <source>zones forward (%1)</source>
        <translation>zonas hacia delante (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <translation>
            <numerusform>%n de combustible</numerusform>
            <numerusform>%n de combustible</numerusform>
        </translation>
    </message>
    <message>
        <source>fuel (%1)</source>
        <translation>combustible (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus token(s)</source>
        <translation>
            <numerusform>%n ficha de bonificación</numerusform>
            <numerusform>%n fichas de bonificación</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>what a route costs or gives, as in “Cost: nothing.”</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>one per pilot on this route</source>
        <translation>uno por cada piloto que eligió esta ruta</translation>
    </message>
    <message>
        <source>as set on the middle wheel</source>
        <translation>lo que marca la rueda central</translation>
    </message>
    <message>
        <source>Route %1.</source>
        <translation>Ruta %1.</translation>
    </message>
    <message numerus="yes">
        <source>Condition: at most %n pilot(s).</source>
        <translation>
            <numerusform>Condición: como mucho %n piloto.</numerusform>
            <numerusform>Condición: como mucho %n pilotos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pilot alone on this route pays nothing and gains: %1.</source>
        <translation>Quien elige esta ruta en solitario no paga nada y gana: %1.</translation>
    </message>
    <message>
        <source>Two or more pilots each pay %1 and gain nothing.</source>
        <translation>Si son varios, cada uno paga %1 y no gana nada.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Coste: %1.</translation>
    </message>
    <message>
        <source>Benefit: %1.</source>
        <translation>Beneficio: %1.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <extracomment>what dice show, what is added to it</extracomment>
        <translation>%1 + %2</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>the discard pile</source>
        <translation>la pila de descarte</translation>
    </message>
    <message>
        <source>New base for %1</source>
        <translation>Base nueva para %1</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 sale de la partida</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 pasa a %2</translation>
    </message>
    <message>
        <source>%1: own defense %2</source>
        <translation>%1: defensa propia %2</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 se mueve a %2</translation>
    </message>
    <message>
        <source>%1’s turn, phase: %2</source>
        <translation>Turno de %1, fase: %2</translation>
    </message>
    <message>
        <source>No extra turn is due</source>
        <translation>No hay turnos extra pendientes</translation>
    </message>
    <message>
        <source>Extra turns: %1</source>
        <translation>Turnos extra: %1</translation>
    </message>
    <message>
        <source>What was unfinished is canceled</source>
        <translation>Lo pendiente ya no cuenta</translation>
    </message>
    <message>
        <source>Change allowed for a surplus of %1</source>
        <translation>Cambio por un excedente de %1</translation>
    </message>
    <message>
        <source>The game ends, won by %1</source>
        <translation>La partida termina; gana %1</translation>
    </message>
    <message>
        <source>The game ends without a winner</source>
        <translation>La partida termina sin ganador</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partida sigue</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <extracomment>what a ruling changes: whose, what, before, after: “Dana: bases 3 → 4”</extracomment>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>how many a player holds, as in “Dana: bases 3 → 4”</extracomment>
        <translation>bases</translation>
    </message>
    <message>
        <source>attack</source>
        <extracomment>points of a player, as in “Dana: attack 7 → 9”</extracomment>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>points of a player, as in “Dana: defense 7 → 9”</extracomment>
        <translation>defensa</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>phase</source>
        <extracomment>as in “Turn: phase Attack → Regroup”</extracomment>
        <translation>fase</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descarte</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>which ones lie in a place, or how many</extracomment>
        <translation>cartas</translation>
    </message>
    <message>
        <source>The declared attack is off</source>
        <translation>El ataque declarado queda sin efecto</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Free plays from RED ALERT %1: %2</source>
        <translation>Jugadas extra de la ALERTA ROJA %1: %2</translation>
    </message>
    <message>
        <source>Unlimited free plays from RED ALERT %1</source>
        <translation>Jugadas extra de la ALERTA ROJA %1, sin límite</translation>
    </message>
    <message>
        <source>%1 may declare victory</source>
        <translation>%1 puede declarar la victoria</translation>
    </message>
    <message>
        <source>%1 may not declare victory anymore</source>
        <translation>%1 ya no puede declarar la victoria</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>of a boat, as in “Boat 1: number 30 → 24”</extracomment>
        <translation>número</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 goes to boat %2</source>
        <translation>A la barca %2: %1</translation>
    </message>
    <message>
        <source>%1 counts as not played</source>
        <translation>Otra vez sin jugar: %1</translation>
    </message>
    <message>
        <source>%1 counts as saved</source>
        <translation>A la pila de salvados: %1</translation>
    </message>
    <message>
        <source>%1 counts as discarded</source>
        <translation>A la pila de descarte: %1</translation>
    </message>
    <message>
        <source>No boat is left to sail</source>
        <translation>No queda ninguna barca por zarpar</translation>
    </message>
    <message>
        <source>Boat %1 sails next</source>
        <translation>La siguiente en zarpar es la barca %1</translation>
    </message>
    <message>
        <source>Boat %1 has sailed</source>
        <translation>La barca %1 ha zarpado</translation>
    </message>
    <message>
        <source>Boat %1 has sunk</source>
        <translation>La barca %1 se ha hundido</translation>
    </message>
    <message>
        <source>afloat</source>
        <extracomment>of a boat: neither sailed nor sunk yet</extracomment>
        <translation>a flote</translation>
    </message>
    <message>
        <source>sailed</source>
        <extracomment>what became of a boat</extracomment>
        <translation>ha zarpado</translation>
    </message>
    <message>
        <source>sunk</source>
        <extracomment>what became of a boat</extracomment>
        <translation>hundida</translation>
    </message>
    <message>
        <source>%1’s face-down animal</source>
        <translation>%1, boca abajo</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>aboard a boat</extracomment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>as in “Dana: points 12 → 15”</extracomment>
        <translation>puntos</translation>
    </message>
    <message>
        <source>cupid cards</source>
        <extracomment>as in “Dana: cupid cards 2 → 3”</extracomment>
        <translation>cartas de cupido</translation>
    </message>
    <message>
        <source>saved animals</source>
        <extracomment>as in “Dana: saved animals 2 → 3”</extracomment>
        <translation>animales salvados</translation>
    </message>
    <message>
        <source>discarded animals</source>
        <extracomment>as in “Dana: discarded animals 2 → 3”</extracomment>
        <translation>animales descartados</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
    <message>
        <source>aboard</source>
        <extracomment>which animals are on a boat, as in “Boat 2: aboard nobody → Dana’s fox”</extracomment>
        <translation>a bordo</translation>
    </message>
    <message>
        <source>state</source>
        <extracomment>of a boat, as in “Boat 2: state afloat → sunk”</extracomment>
        <translation>estado</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>boats</source>
        <extracomment>how many there are, as in “Table: boats 3 → 4”</extracomment>
        <translation>barcas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>animals placed</source>
        <extracomment>as in “Round: animals placed 3 → 4”</extracomment>
        <translation>animales embarcados</translation>
    </message>
    <message>
        <source>next boat</source>
        <extracomment>as in “Round: next boat 1 → 2”</extracomment>
        <translation>barca siguiente</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Gana: %1</translation>
    </message>
    <message>
        <source>Boat %1: limit %2</source>
        <translation>La barca %1 aguanta %2</translation>
    </message>
    <message>
        <source>%1: the face-down animal goes to boat %2</source>
        <translation>%1: el animal boca abajo va a la barca %2</translation>
    </message>
    <message>
        <source>%1: no face-down animal</source>
        <translation>%1: ningún animal queda boca abajo</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cupid card(s)</source>
        <translation>
            <numerusform>%1: %n carta de cupido</numerusform>
            <numerusform>%1: %n cartas de cupido</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 starts: the boats must be revealed</source>
        <translation>Empieza la ronda %1: hay que revelar las barcas</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) placed in this round</source>
        <translation>
            <numerusform>%n animal embarcado en esta ronda</numerusform>
            <numerusform>%n animales embarcados en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no force fields, as in “Track: force fields none → 3”, or no number of points</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>the first two</source>
        <extracomment>sections of the track</extracomment>
        <translation>los dos primeros</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>sections of the track</extracomment>
        <translation>los tres</translation>
    </message>
    <message>
        <source>the last two</source>
        <extracomment>sections of the track</extracomment>
        <translation>los dos últimos</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>before or after a ruling, as in “Dana: route chosen no → yes”</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>before or after a ruling, as in “Dana: route chosen no → yes”</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>zone</source>
        <extracomment>where a ship is, as in “Dana: zone 3 → 5”</extracomment>
        <translation>zona</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>as in “Dana: fuel 12 → 10”</extracomment>
        <translation>combustible</translation>
    </message>
    <message>
        <source>bonus tokens</source>
        <extracomment>as in “Dana: bonus tokens 2 → 3”</extracomment>
        <translation>fichas de bonificación</translation>
    </message>
    <message>
        <source>%1: bonus tokens changed</source>
        <translation>%1: fichas de bonificación cambiadas</translation>
    </message>
    <message>
        <source>token announced</source>
        <extracomment>as in “Dana: token announced no → yes”</extracomment>
        <translation>ficha anunciada</translation>
    </message>
    <message>
        <source>route chosen</source>
        <extracomment>as in “Dana: route chosen no → yes”</extracomment>
        <translation>ruta elegida</translation>
    </message>
    <message>
        <source>%1: route changed</source>
        <translation>%1: otra ruta</translation>
    </message>
    <message>
        <source>dice rolled</source>
        <extracomment>as in “Dana: dice rolled 0 → 1”</extracomment>
        <translation>tiradas</translation>
    </message>
    <message>
        <source>%1: eliminated</source>
        <translation>%1: eliminado</translation>
    </message>
    <message>
        <source>%1: in the race again</source>
        <translation>%1 vuelve a la carrera</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>sections</source>
        <extracomment>of the track, as in “Track: sections the first two → all three”</extracomment>
        <translation>tramos</translation>
    </message>
    <message>
        <source>force fields</source>
        <extracomment>as in “Track: force fields none → 3”</extracomment>
        <translation>campos de fuerza</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>as in “Turn: tile 3 → 4”</extracomment>
        <translation>loseta</translation>
    </message>
    <message>
        <source>Tile %1: description changed</source>
        <translation>La loseta %1 se describe de nuevo</translation>
    </message>
    <message>
        <source>tile side</source>
        <extracomment>of the tiles: for how many players</extracomment>
        <translation>lado de las losetas</translation>
    </message>
    <message>
        <source>%1 is in zone %2</source>
        <translation>%1 está en la zona %2</translation>
    </message>
    <message>
        <source>%1 has %2 fuel</source>
        <translation>%1 tiene %2 de combustible</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n bonus token(s)</source>
        <translation>
            <numerusform>%1 tiene %n ficha de bonificación</numerusform>
            <numerusform>%1 tiene %n fichas de bonificación</numerusform>
        </translation>
    </message>
    <message>
        <source>No force fields on the track</source>
        <translation>No hay campos de fuerza en la pista</translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s): zone %1</source>
        <translation>
            <numerusform>%n campo de fuerza: zona %1</numerusform>
            <numerusform>%n campos de fuerza: zonas %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections on the table: %1</source>
        <translation>Tramos en la mesa: %1</translation>
    </message>
    <message>
        <source>The tiles show the %1 side</source>
        <translation>Las losetas están por el lado de %1</translation>
    </message>
    <message>
        <source>Turn %1 starts: its tile must be described</source>
        <translation>Empieza el turno %1: hay que describir su loseta</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>Fase: %1</translation>
    </message>
    <message>
        <source>%1: a route is chosen</source>
        <translation>%1: ruta elegida</translation>
    </message>
    <message>
        <source>%1: no route is chosen</source>
        <translation>%1: sin ruta elegida</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Decisión arbitral: %1</translation>
    </message>
    <message>
        <source>Ruling: %1 (%2)</source>
        <translation>Decisión arbitral: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has %2 in round %3</source>
        <translation>%1 tiene %2 en la ronda %3</translation>
    </message>
    <message>
        <source>%1 has no number yet in round %2</source>
        <translation>%1 aún no tiene número en la ronda %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>of the points, as in “Dana: total 12 → 15”</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>surplus</source>
        <extracomment>of an attack, for which change may be taken</extracomment>
        <translation>excedente</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <extracomment>no cards lie there, as in “Dana’s B3: cards 2 Zigs → none”</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tile</comment>
        <extracomment>no tile lies there, as in “Turn: tile none → 3”</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>New card: %1 on %2, attack %3, defense %4</source>
        <extracomment>a card, a base or the discard pile, the points of the card</extracomment>
        <translation>Carta nueva: %1 en %2, ataque %3, defensa %4</translation>
    </message>
    <message>
        <source>%1: attack %2, defense %3</source>
        <extracomment>a card, its points from now on</extracomment>
        <translation>%1: ataque %2, defensa %3</translation>
    </message>
    <message>
        <source>Round %1 → %2</source>
        <extracomment>from which round of the game to which</extracomment>
        <translation>Ronda %1 → %2</translation>
    </message>
    <message>
        <source>Turn %1 → %2</source>
        <extracomment>from which turn of the game to which</extracomment>
        <translation>Turno %1 → %2</translation>
    </message>
    <message>
        <source>In turn: %1 → %2</source>
        <extracomment>whose turn it is, from player to player</extracomment>
        <translation>Le toca a: %1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is different, without its values: “Boat 1: number”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in turn</source>
        <extracomment>whose turn it is; above “Ana → Dana”</extracomment>
        <translation>le toca a</translation>
    </message>
</context>
<context>
    <name>RulingCard</name>
    <message>
        <source>Correction</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Acción %1</translation>
    </message>
</context>
<context>
    <name>RulingDraft</name>
    <message>
        <source>This ruling</source>
        <translation>Esta decisión</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Quitar: %1</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Qué cambia</translation>
    </message>
</context>
<context>
    <name>Safety</name>
    <message>
        <source>%1, %2</source>
        <extracomment>the players of a game, when it was begun</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: only the setup could be recovered, nothing that was played.</source>
        <translation>%1: solo se pudo recuperar la preparación, nada de lo jugado.</translation>
    </message>
    <message>
        <source>%1: recovered up to entry %2 of %3.</source>
        <translation>%1: recuperada hasta la entrada %2 de %3.</translation>
    </message>
    <message>
        <source>%1: recovered up to entry %2. How many entries there were is not known.</source>
        <translation>%1: recuperada hasta la entrada %2. No se sabe cuántas entradas había.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>This file comes from a newer Basekeeper. Update the app to restore it.</source>
        <translation>Este archivo es de un Basekeeper más nuevo. Actualiza la aplicación para restaurarlo.</translation>
    </message>
    <message>
        <source>This file is damaged or not from Basekeeper.</source>
        <translation>Este archivo está dañado o no es de Basekeeper.</translation>
    </message>
    <message>
        <source>This file belongs to another program.</source>
        <translation>Este archivo es de otro programa.</translation>
    </message>
    <message>
        <source>This file is in use.</source>
        <translation>Este archivo está en uso.</translation>
    </message>
    <message>
        <source>No backup could be made: %1 cannot be written. The games themselves are saved.</source>
        <translation>No se pudo hacer la copia de seguridad: no se puede escribir en %1. Las partidas sí están guardadas.</translation>
    </message>
    <message>
        <source>No backup could be made: the saved games are damaged. Close Basekeeper and start it again: what can be read will be recovered.</source>
        <translation>No se pudo hacer la copia de seguridad: las partidas guardadas están dañadas. Cierra Basekeeper y vuelve a abrirlo: se recuperará lo que se pueda leer.</translation>
    </message>
    <message>
        <source>No backup could be made (%1).</source>
        <translation>No se pudo hacer la copia de seguridad (%1).</translation>
    </message>
    <message>
        <source>Nothing in it could be read. Basekeeper starts with an empty file.</source>
        <translation>No se pudo leer nada del archivo. Basekeeper empieza con uno vacío.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recovered in full.</source>
        <translation>
            <numerusform>%n partida recuperada entera.</numerusform>
            <numerusform>%n partidas recuperadas enteras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recovered in part:</source>
        <translation>
            <numerusform>%n partida incompleta:</numerusform>
            <numerusform>%n partidas incompletas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… y %n más.</numerusform>
            <numerusform>… y %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lost.</source>
        <translation>
            <numerusform>%n partida perdida.</numerusform>
            <numerusform>%n partidas perdidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There may have been more games; nothing is left of them.</source>
        <translation>Quizá hubo otras partidas de las que no queda nada.</translation>
    </message>
    <message>
        <source>Players, card values and your card texts were recovered.</source>
        <translation>Los jugadores, los valores y los textos de tus cartas se han recuperado.</translation>
    </message>
    <message>
        <source>Some players, card values or texts copied from your cards may be missing.</source>
        <translation>Puede faltar algún jugador, algún valor o algún texto copiado de tus cartas.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>El archivo dañado se conserva como %1.</translation>
    </message>
    <message>
        <source>Since Basekeeper last ran, files were deleted or replaced by older copies. Basekeeper uses what is left.</source>
        <translation>Desde la última vez se borraron archivos de Basekeeper o se cambiaron por copias antiguas. Se sigue con lo que hay.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 entries are left.</source>
        <translation>%1: quedan %2 de %3 entradas.</translation>
    </message>
    <message>
        <source>The file itself had been deleted; only its latest changes were left.</source>
        <translation>El archivo se había borrado; solo quedaban sus últimos cambios.</translation>
    </message>
    <message>
        <source>The beginning of the file had been overwritten.</source>
        <translation>El principio del archivo estaba sobrescrito.</translation>
    </message>
    <message>
        <source>The end of the file was missing.</source>
        <translation>Faltaba el final del archivo.</translation>
    </message>
    <message>
        <source>Parts of the file had been overwritten or were out of place.</source>
        <translation>Partes del archivo estaban sobrescritas o no estaban en su sitio.</translation>
    </message>
    <message>
        <source>The file no longer held what had been saved in it.</source>
        <translation>El archivo ya no contenía lo que se había guardado.</translation>
    </message>
    <message numerus="yes">
        <source>Set aside because they belong to another database: %n file(s) (%1).</source>
        <translation>
            <numerusform>Junto a las partidas guardadas había %n archivo de otra base de datos, que se ha apartado: %1.</numerusform>
            <numerusform>Junto a las partidas guardadas había %n archivos de otra base de datos, que se han apartado: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup could be made: the disk has no room left for %1, which needs %2. The games themselves are saved.</source>
        <translation>No se pudo hacer la copia de seguridad: en el disco no queda espacio para %1, que necesita %2. Las partidas sí están guardadas.</translation>
    </message>
</context>
<context>
    <name>SafetyMessages</name>
    <message>
        <source>Working… You can keep playing.</source>
        <translation>Trabajando… Mientras tanto puedes seguir jugando.</translation>
    </message>
</context>
<context>
    <name>SailRail</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Sail boat %1</source>
        <translation>Zarpa la barca %1</translation>
    </message>
    <message>
        <source>Sail all</source>
        <translation>Zarpan todas</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al resultado</translation>
    </message>
    <message>
        <source>Boat %1 has sailed</source>
        <translation>La barca %1 ha zarpado</translation>
    </message>
    <message>
        <source>Boat %1 has sunk</source>
        <translation>La barca %1 se ha hundido</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Lo que ha pasado hasta ahora</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>A la ronda %1</translation>
    </message>
    <message>
        <source>The boats sail</source>
        <translation>Zarpan las barcas</translation>
    </message>
    <message>
        <source>Boat %1 sails</source>
        <extracomment>the title while it is told step by step what happens to it</extracomment>
        <translation>La barca %1 zarpa</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Al último paso</translation>
    </message>
</context>
<context>
    <name>Sailing</name>
    <message>
        <source>%1 in love: a cupid card each for %2</source>
        <translation>%1 se han enamorado: una carta de cupido para cada uno (%2)</translation>
    </message>
    <message>
        <source>%1 in love: a cupid card for %2 and one for %3</source>
        <translation>%1 se han enamorado: una carta de cupido para %2 y otra para %3</translation>
    </message>
    <message>
        <source>The mouse finds no elephant to frighten</source>
        <translation>El ratón no encuentra ningún elefante al que asustar</translation>
    </message>
    <message>
        <source>The monkey finds nobody to throw</source>
        <translation>El mono no encuentra a quién lanzar</translation>
    </message>
    <message>
        <source>The lion finds nothing to eat</source>
        <translation>El león no encuentra nada que comer</translation>
    </message>
    <message>
        <source>Nothing happens: %1</source>
        <translation>No pasa nada: %1</translation>
    </message>
    <message>
        <source>%1 kg, limit %2: it sinks</source>
        <translation>%1 kg, límite %2: se hunde</translation>
    </message>
    <message>
        <source>%1 kg, limit %2: it sails</source>
        <translation>%1 kg, límite %2: zarpa</translation>
    </message>
    <message>
        <source>Boat %1 sails</source>
        <translation>La barca %1 zarpa</translation>
    </message>
    <message>
        <source>The boat sails</source>
        <translation>La barca zarpa</translation>
    </message>
    <message>
        <source>The boat sinks in the fight</source>
        <translation>La barca se hunde en plena pelea</translation>
    </message>
    <message>
        <source>The boat sinks</source>
        <translation>La barca se hunde</translation>
    </message>
    <message>
        <source>Boat %1 sinks in the fight</source>
        <translation>La barca %1 se hunde en plena pelea</translation>
    </message>
    <message>
        <source>Boat %1 sinks</source>
        <translation>La barca %1 se hunde</translation>
    </message>
    <message>
        <source>%1 fight: the boat sinks at once</source>
        <translation>%1 se pelean: la barca se hunde al instante</translation>
    </message>
    <message>
        <source>The mouse frightens the elephant: replace the boat card</source>
        <translation>El ratón asusta al elefante: se cambia la barca</translation>
    </message>
    <message>
        <source>New boat card: limit %1 instead of %2</source>
        <translation>Otra barca: aguanta %1 en vez de %2</translation>
    </message>
    <message>
        <source>The monkey throws %1 overboard: discarded</source>
        <translation>El mono lanza a otro por la borda: %1, a la pila de descarte</translation>
    </message>
    <message>
        <source>The monkey throws %1 onto boat %2</source>
        <translation>Por obra del mono, %1 cae en la barca %2</translation>
    </message>
    <message>
        <source>The lion eats %1</source>
        <translation>El león se come una presa: %1</translation>
    </message>
    <message>
        <source>%1 is saved</source>
        <translation>Se salva %1</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>A la pila de descarte: %1</translation>
    </message>
    <message>
        <source>%1 jumps to boat %2</source>
        <translation>A la barca %2 salta %1</translation>
    </message>
</context>
<context>
    <name>SailingSteps</name>
    <message>
        <source>Boat %1</source>
        <translation>Barca %1</translation>
    </message>
</context>
<context>
    <name>SaveFileSheet</name>
    <message>
        <source>Which folder?</source>
        <translation>¿En qué carpeta?</translation>
    </message>
    <message>
        <source>Save where?</source>
        <translation>¿Adónde?</translation>
    </message>
    <message>
        <source>Existing files are not replaced.</source>
        <translation>No se sustituye ningún archivo existente.</translation>
    </message>
    <message>
        <source>File name (.%1)</source>
        <translation>Nombre del archivo (.%1)</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Otro lugar…</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>En esta carpeta</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Guardar aquí</translation>
    </message>
    <message>
        <source>One file per game. Existing files are not replaced.</source>
        <translation>Un archivo por partida. Los archivos que ya existen no se sustituyen.</translation>
    </message>
</context>
<context>
    <name>SavingBanner</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Jugar sin guardar</translation>
    </message>
    <message>
        <source>Save to a new file</source>
        <translation>Guardar en un archivo nuevo</translation>
    </message>
</context>
<context>
    <name>ScoreSheetOverruleSheet</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the one that is being played</comment>
        <extracomment>tab of the ruling: the end of the game</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>The game is over, won by</source>
        <translation>La partida ha terminado: ¿quién gana?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRailFooter</name>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
</context>
<context>
    <name>ScoreSheetScreen</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSetupOptions</name>
    <message>
        <source>Rules at this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>Gana el total más bajo</translation>
    </message>
    <message>
        <source>Otherwise the highest.</source>
        <translation>Si no, el más alto.</translation>
    </message>
    <message>
        <source>A fixed number of rounds</source>
        <translation>Un número fijo de rondas</translation>
    </message>
    <message>
        <source>The game ends after the last round.</source>
        <translation>La partida termina con la última ronda.</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <source>A total that ends the game</source>
        <translation>Un total que termina la partida</translation>
    </message>
    <message>
        <source>After the round in which somebody reaches it.</source>
        <translation>Al final de la ronda en que se alcance.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSetupScreen</name>
    <message>
        <source>the lowest total wins</source>
        <translation>gana el total más bajo</translation>
    </message>
    <message>
        <source>the highest total wins</source>
        <translation>gana el total más alto</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>hasta llegar a %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheetSheets</name>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>only between rounds</source>
        <translation>entre dos rondas</translation>
    </message>
</context>
<context>
    <name>ScoreSheetTexts</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheetVictory</name>
    <message>
        <source>The last line is written.</source>
        <translation>La última línea está escrita.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Ended by a ruling. Nobody has won.</source>
        <translation>Terminó por decisión arbitral; no ha ganado nadie.</translation>
    </message>
</context>
<context>
    <name>ScreenBar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>SeatHeader</name>
    <message>
        <source>attack</source>
        <extracomment>the attack points of a player, before them</extracomment>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <extracomment>the defense points of a player, before them</extracomment>
        <translation>defensa</translation>
    </message>
    <message>
        <source>bases</source>
        <extracomment>before how many bases a player has</extracomment>
        <translation>bases</translation>
    </message>
    <message>
        <source>Declare victory</source>
        <translation>Declarar la victoria</translation>
    </message>
    <message>
        <source>%1: declare victory</source>
        <translation>%1: declarar la victoria</translation>
    </message>
    <message>
        <source>one base to go</source>
        <translation>le falta una base</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>the app waits for the answer of this player</extracomment>
        <translation>responde</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>whose turn it is: somebody else must answer first</extracomment>
        <translation>en espera</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>the app waits for this player</extracomment>
        <translation>te toca</translation>
    </message>
</context>
<context>
    <name>SessionFacts</name>
    <message>
        <source>Unverified: the file it was imported from had been changed.</source>
        <translation>Sin verificar: el archivo importado estaba modificado.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing had to be fixed.</source>
        <translation>No hubo que corregir nada.</translation>
    </message>
</context>
<context>
    <name>SessionFile</name>
    <message>
        <source>“%1” must be text</source>
        <translation>«%1» debe ser un texto</translation>
    </message>
    <message>
        <source>“%1” must be a whole number</source>
        <translation>«%1» debe ser un número entero</translation>
    </message>
    <message>
        <source>“%1” must be true or false</source>
        <translation>«%1» debe ser true o false</translation>
    </message>
    <message>
        <source>“%1” must be a list</source>
        <translation>«%1» debe ser una lista</translation>
    </message>
    <message>
        <source>“%1” must be an object</source>
        <translation>«%1» debe ser un objeto</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>no se puede leer el archivo</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the line is blank</source>
        <translation>la línea está en blanco</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>la línea pasa de %1 bytes</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>no es UTF-8</translation>
    </message>
    <message>
        <source>not JSON, from byte %1 on</source>
        <translation>no es JSON a partir del byte %1</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>not a Basekeeper session: the format is “%1”</source>
        <translation>no es una partida de Basekeeper: el formato es «%1»</translation>
    </message>
    <message>
        <source>written in version %1 of the format; this program understands version %2</source>
        <translation>escrito en la versión %1 del formato; este programa entiende la versión %2</translation>
    </message>
    <message>
        <source>unknown game “%1”</source>
        <translation>juego desconocido: «%1»</translation>
    </message>
    <message>
        <source>unknown act “%1”</source>
        <translation>acción desconocida: «%1»</translation>
    </message>
    <message>
        <source>unknown question “%1”</source>
        <translation>pregunta desconocida: «%1»</translation>
    </message>
    <message>
        <source>one of these fields is required: %1</source>
        <translation>falta uno de estos campos: %1</translation>
    </message>
    <message>
        <source>these fields exclude each other: %1</source>
        <translation>estos campos se excluyen entre sí: %1</translation>
    </message>
    <message>
        <source>the field “%1” is missing</source>
        <translation>falta el campo «%1»</translation>
    </message>
    <message>
        <source>“%1” is out of range: %2, not %3 to %4</source>
        <translation>«%1» está fuera de los límites (de %3 a %4): %2</translation>
    </message>
    <message>
        <source>“%1” has the unknown value “%2”; known: %3</source>
        <translation>«%1» tiene el valor desconocido «%2»; se conocen: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>no se puede escribir la salida</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>no se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>the hash chain is broken: a line was changed, added or removed here</source>
        <translation>la cadena de hashes no es íntegra: aquí se cambió, añadió o quitó una línea</translation>
    </message>
    <message>
        <source>a game with this id is already here but continues differently</source>
        <translation>ya hay una partida con ese identificador que siguió de otro modo</translation>
    </message>
    <message>
        <source>“%1” must be a multiple of 0.5</source>
        <translation>«%1» debe ser un múltiplo de 0,5</translation>
    </message>
    <message>
        <source>the format is “%1”, not “%2”</source>
        <translation>el formato es «%1» y no «%2»</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>el archivo tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>“%1” repeats an earlier value: %2</source>
        <translation>«%1» está repetido: %2</translation>
    </message>
    <message>
        <source>the file is cut short: lines are missing from here on</source>
        <translation>el archivo está incompleto: a partir de aquí faltan líneas</translation>
    </message>
    <message>
        <source>no line has a hash, so nothing shows whether one was changed</source>
        <translation>ninguna línea lleva hash, así que nada indica si se cambió alguna</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>hay más de %1 listas y objetos unos dentro de otros</translation>
    </message>
    <message>
        <source>the field “%1” appears twice</source>
        <translation>el campo «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>more than %1 lines</source>
        <translation>más de %1 líneas</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>«%1» está vacío</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters</source>
        <translation>«%1» tiene más de %2 caracteres</translation>
    </message>
    <message>
        <source>“%1” contains %2, which is not allowed in names</source>
        <translation>«%1» contiene %2, que no se admite en un nombre</translation>
    </message>
    <message>
        <source>%1 is a pipe, not a file</source>
        <translation>%1 es una tubería, no un archivo</translation>
    </message>
</context>
<context>
    <name>SessionLine</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Continue at the table</source>
        <translation>Seguir con ella en la mesa</translation>
    </message>
    <message>
        <source>Edit title and note, or delete</source>
        <translation>Título, nota, borrar</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>SessionRulings</name>
    <message>
        <source>Rulings and corrections</source>
        <translation>Decisiones arbitrales y correcciones</translation>
    </message>
</context>
<context>
    <name>SessionScreen</name>
    <message>
        <source>Session</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Exportar esta partida</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Player, title or note</source>
        <translation>Jugador, título o nota</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>SessionTexts</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Result pending…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Cannot be replayed</source>
        <translation>No se puede reproducir</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ganó %1</translation>
    </message>
    <message>
        <source>Ended without a winner</source>
        <translation>Terminada sin ganador</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>under 1 min</source>
        <translation>menos de 1 min</translation>
    </message>
</context>
<context>
    <name>SessionTile</name>
    <message>
        <source>Unverified</source>
        <translation>Sin verificar</translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message>
        <source>Title and note</source>
        <translation>Título y nota</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>if left empty: the players’ names</source>
        <translation>los jugadores, si lo dejas vacío</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Borrada</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Borrar esta partida</translation>
    </message>
    <message>
        <source>It can be brought back until Basekeeper is closed</source>
        <translation>Se puede recuperar hasta que se cierre Basekeeper</translation>
    </message>
    <message>
        <source>Hold to delete it</source>
        <translation>Mantén pulsado para borrarla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Exportar esta partida</translation>
    </message>
</context>
<context>
    <name>SessionsEmpty</name>
    <message>
        <source>No matching games</source>
        <translation>Ninguna partida coincide</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Try fewer letters or words: every word must match.</source>
        <translation>Prueba con menos letras o palabras: tienen que aparecer todas.</translation>
    </message>
    <message>
        <source>Every game you start is kept here, with every act, until you delete it.</source>
        <translation>Aquí se guarda cada partida que se empieza, con todas sus acciones, hasta que la borres.</translation>
    </message>
</context>
<context>
    <name>SessionsScreen</name>
    <message>
        <source>Sessions</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>still being counted…</source>
        <translation>contando todavía…</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Exportar todas las partidas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>SetupFooter</name>
    <message>
        <source>This game cannot be saved</source>
        <translation>Esta partida no se puede guardar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Jugar sin guardar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>SetupNames</name>
    <message>
        <source>Players from earlier games</source>
        <translation>Jugadores de otras partidas</translation>
    </message>
</context>
<context>
    <name>SetupOption</name>
    <message>
        <source>About rule %1</source>
        <translation>Sobre la regla %1</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Rules at this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>as printed</source>
        <extracomment>said of the rules of a table: nothing differs from the sheet</extracomment>
        <translation>como en la hoja impresa</translation>
    </message>
</context>
<context>
    <name>SetupSeat</name>
    <message>
        <source>%1 begins</source>
        <translation>Empieza %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
</context>
<context>
    <name>SetupSeatActs</name>
    <message>
        <source>%1 reads %2</source>
        <translation>Idioma de %1: %2</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Empieza %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Begins</source>
        <extracomment>a switch: the player who was tapped goes first</extracomment>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>takes away the player who was tapped</extracomment>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>SetupSeats</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Drag a badge to another place. The flag marks who begins.</source>
        <translation>Arrastra un emblema a otro sitio. La bandera marca quién empieza.</translation>
    </message>
    <message>
        <source>Drag a badge to another place.</source>
        <translation>Arrastra un emblema a otro sitio.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
</context>
<context>
    <name>SetupSwapButton</name>
    <message>
        <source>Swap places: %1</source>
        <translation>Cambiar de sitio: %1</translation>
    </message>
    <message>
        <source>Swap with</source>
        <extracomment>a button beside the badge of a neighbour at the table: change places with that player</extracomment>
        <translation>Cambiar con</translation>
    </message>
</context>
<context>
    <name>SetupTable</name>
    <message>
        <source>Turns go counterclockwise.</source>
        <translation>Los turnos van en sentido antihorario.</translation>
    </message>
    <message>
        <source>Turns go clockwise.</source>
        <translation>Los turnos van en sentido horario.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SpeakButton</name>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>Seguir leyendo</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Dejar de leer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Basekeeper reads aloud like this.</source>
        <translation>Así lee Basekeeper en voz alta.</translation>
    </message>
</context>
<context>
    <name>SpeechPanel</name>
    <message>
        <source>Reading aloud</source>
        <translation>Lectura en voz alta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Not in every language: what is missing</source>
        <translation>No en todos los idiomas: qué falta</translation>
    </message>
    <message>
        <source>Nothing can be read aloud yet: what is missing</source>
        <translation>Aún no se puede leer nada en voz alta: qué falta</translation>
    </message>
</context>
<context>
    <name>SpeechVoiceRow</name>
    <message>
        <source>%1: another voice</source>
        <translation>%1: otra voz</translation>
    </message>
    <message>
        <source>%1: try the voice</source>
        <translation>%1: probar la voz</translation>
    </message>
</context>
<context>
    <name>StartActs</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>El libro</translation>
    </message>
    <message>
        <source>cards and rules</source>
        <translation>cartas y reglas</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>every game so far</source>
        <translation>todas las partidas jugadas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to choose from</source>
        <translation>
            <numerusform>%n juego para elegir</numerusform>
            <numerusform>%n juegos para elegir</numerusform>
        </translation>
    </message>
    <message>
        <source>Also open</source>
        <translation>También abiertas</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Partidas abiertas</translation>
    </message>
    <message>
        <source>Check an attack</source>
        <translation>Calcular un ataque</translation>
    </message>
    <message>
        <source>is it enough?</source>
        <extracomment>beside the act of checking an attack: is what attacks enough?</extracomment>
        <translation>¿basta?</translation>
    </message>
</context>
<context>
    <name>StartHero</name>
    <message>
        <source>You play with real cards. Basekeeper keeps track and knows the rules.</source>
        <translation>Tú juegas con cartas de verdad. Basekeeper lleva la partida y conoce las reglas.</translation>
    </message>
</context>
<context>
    <name>StartReport</name>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>StatisticsEmpty</name>
    <message>
        <source>Nothing to count yet</source>
        <translation>Aún no hay nada que contar</translation>
    </message>
    <message>
        <source>Play a game, or choose a longer time span.</source>
        <translation>Juega una partida o elige un periodo más largo.</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
</context>
<context>
    <name>StatisticsSpan</name>
    <message>
        <source>Time span</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Último mes</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>the longest of the time spans</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>which of the games: All Your Base, Outspeed, …</extracomment>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>StepResult</name>
    <message>
        <source>fuel %1, was %2</source>
        <extracomment>of a ship: the fuel that it has, and what it had before</extracomment>
        <translation>combustible %1, antes %2</translation>
    </message>
    <message>
        <source>zone %1, was %2</source>
        <extracomment>of a ship: where it is, and where it was before</extracomment>
        <translation>zona %1, antes %2</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>said of a player who drops out</extracomment>
        <translation>eliminado</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The saved games come from a newer Basekeeper. Update the app to open them. The file %1 is untouched.</source>
        <translation>Las partidas guardadas son de un Basekeeper más nuevo. Actualiza la aplicación para abrirlas. El archivo %1 está intacto.</translation>
    </message>
    <message>
        <source>The saved games cannot be read: the file %1 is damaged. It is left as it is; keep a copy of it.</source>
        <translation>No se pueden leer las partidas guardadas: el archivo %1 está dañado. Basekeeper no lo cambia; haz una copia.</translation>
    </message>
    <message>
        <source>Nothing can be saved: %1 is not writable. Allow writing, or choose another folder.</source>
        <translation>No se puede guardar nada: no se puede escribir en %1. Da permiso o elige otra carpeta.</translation>
    </message>
    <message>
        <source>The saved games are open in another Basekeeper. Close it there and try again.</source>
        <translation>Las partidas guardadas están abiertas en otro Basekeeper. Ciérralo y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Nothing can be saved: the folder %1 cannot be created.</source>
        <translation>No se puede guardar nada: no se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>The file %1 belongs to another program and is left untouched.</source>
        <translation>El archivo %1 es de otro programa y no se toca.</translation>
    </message>
    <message>
        <source>Saving failed (%1). Try again.</source>
        <translation>No se pudo guardar (%1). Vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>The open game was played under earlier rules and cannot be continued under the current ones. It stays in the file %1; you can start a new game.</source>
        <translation>La partida abierta se jugó con reglas anteriores y no puede seguir con estas. Se queda como está en el archivo %1; puedes empezar otra.</translation>
    </message>
    <message>
        <source>The file %1 was deleted or replaced while Basekeeper was running. Everything is still here: save it to a new file.</source>
        <translation>El archivo %1 se ha borrado o sustituido mientras Basekeeper estaba abierto. Todo sigue aquí: guárdalo en un archivo nuevo.</translation>
    </message>
    <message>
        <source>This game is already here. Nothing was changed.</source>
        <translation>Ya tenías esta partida. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Not saved: the saved copy of this game has more acts than the game at the table. Close Basekeeper and start it again.</source>
        <translation>No se ha guardado: la copia guardada tiene más acciones que la partida de la mesa. Cierra Basekeeper y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>This version of Basekeeper does not know the game “%1”. Update the app to continue.</source>
        <translation>Esta partida es de un juego que este Basekeeper no conoce (%1). Actualiza la aplicación para seguir con ella.</translation>
    </message>
    <message>
        <source>Nothing can be saved: the disk has no room left for %1. Free %2 or more and try again.</source>
        <translation>No se puede guardar nada: en el disco no queda espacio para %1. Libera al menos %2 y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Some acts of the game at the table are only in memory and would be lost. Save them or end that game first.</source>
        <translation>Algunas acciones de la partida en la mesa solo están en memoria y se perderían. Guárdalas o termina antes esa partida.</translation>
    </message>
</context>
<context>
    <name>Surplus</name>
    <message>
        <source>just enough</source>
        <extracomment>the attack points are exactly what is needed</extracomment>
        <translation>justo</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>the attack points are more than what is needed</extracomment>
        <translation>basta</translation>
    </message>
    <message>
        <source>surplus %1</source>
        <extracomment>attack points that are not needed</extracomment>
        <translation>excedente %1</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>base %1, defense %2, %n card(s)</source>
        <translation>
            <numerusform>base %1, defensa %2, %n carta</numerusform>
            <numerusform>base %1, defensa %2, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, attack %2, defense %3</source>
        <translation>%1, ataque %2, defensa %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bases, attack %4, defense %5</source>
        <translation>%1: %2 de %3 bases, ataque %4, defensa %5</translation>
    </message>
    <message>
        <source>%1, will be destroyed</source>
        <translation>%1, será destruida</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegida</translation>
    </message>
    <message>
        <source>%1, on %3’s %2</source>
        <extracomment>a card, a base, its owner</extracomment>
        <translation>%1, en %2 de %3</translation>
    </message>
    <message>
        <source>%1, captured with %2</source>
        <extracomment>a base, what stands on it, and the attack points that capture it</extracomment>
        <translation>%1, se captura con %2</translation>
    </message>
</context>
<context>
    <name>TableMoments</name>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>%1 is captured</source>
        <translation>%1 capturada</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Contraataque</translation>
    </message>
    <message>
        <source>An extra turn</source>
        <translation>Un turno extra</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
</context>
<context>
    <name>TableRoute</name>
    <message>
        <source>too many: they lose their turn</source>
        <translation>demasiados: pierden el turno</translation>
    </message>
</context>
<context>
    <name>TableSummary</name>
    <message>
        <source>%1 attacks one of %2’s bases: %3 against %4.</source>
        <translation>%1 ataca una base de %2: %3 contra %4.</translation>
    </message>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>La partida ha terminado: ha ganado %1.</translation>
    </message>
    <message>
        <source>The game is over. Nobody has won.</source>
        <translation>La partida ha terminado. No ha ganado nadie.</translation>
    </message>
    <message>
        <source>%1 may declare victory.</source>
        <translation>%1 puede declarar la victoria.</translation>
    </message>
    <message>
        <source>Change may be taken for a surplus of %1.</source>
        <translation>Se puede tomar cambio por un excedente de %1.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the victory.</source>
        <translation>La partida ha terminado: %1 comparten la victoria.</translation>
    </message>
    <message>
        <source>Round %1, %2.</source>
        <translation>Ronda %1, %2.</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>¡%1 ha ganado!</translation>
    </message>
    <message>
        <source>%1 share the victory!</source>
        <translation>¡%1 comparten la victoria!</translation>
    </message>
    <message>
        <source>Still to choose a route: %1.</source>
        <translation>Falta elegir ruta: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Turno %1: %2.</translation>
    </message>
    <message>
        <source>%1 has won the race!</source>
        <translation>¡%1 ha ganado la carrera!</translation>
    </message>
    <message>
        <source>%1 have won the race together!</source>
        <translation>¡%1 comparten la victoria en la carrera!</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>in a list that is read aloud: a player, how many points, bases or the like</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Moving the cards takes %n step(s).</source>
        <translation>
            <numerusform>Cartas por mover: %n paso.</numerusform>
            <numerusform>Cartas por mover: %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Puntos: %1.</translation>
    </message>
    <message>
        <source>Round %1: no number yet from %2.</source>
        <extracomment>a round, the players or how many they are</extracomment>
        <translation>Ronda %1: falta el número de %2.</translation>
    </message>
    <message>
        <source>Still to roll %1: %2.</source>
        <translation>Falta tirar %1: %2.</translation>
    </message>
    <message>
        <source>%1 on %2 with %3</source>
        <extracomment>in a list: a player, a zone, how much fuel</extracomment>
        <translation>%1 en la %2 con %3</translation>
    </message>
    <message>
        <source>Zones and fuel: %1.</source>
        <extracomment>then a list: “Ana on 12 with 5”</extracomment>
        <translation>Zonas y combustible: %1.</translation>
    </message>
    <message>
        <source>Out of the race: %1.</source>
        <translation>Fuera de la carrera: %1.</translation>
    </message>
    <message>
        <source>Force-field zones: %1.</source>
        <extracomment>zones</extracomment>
        <translation>Campos de fuerza, zonas: %1.</translation>
    </message>
    <message>
        <source>Round %1: %2 places an animal face down.</source>
        <translation>Ronda %1: %2 embarca un animal boca abajo.</translation>
    </message>
    <message>
        <source>Round %1: %2 places an animal.</source>
        <translation>Ronda %1: %2 embarca un animal.</translation>
    </message>
    <message>
        <source>Kilos on the boats: %1.</source>
        <extracomment>then the boats that are there, from left to right, such as “10 of 12”</extracomment>
        <translation>Kilos en las barcas: %1.</translation>
    </message>
    <message>
        <source>Bases: %1.</source>
        <translation>Bases: %1.</translation>
    </message>
    <message>
        <source>Attack: %1.</source>
        <translation>Ataque: %1.</translation>
    </message>
    <message>
        <source>Still to take a token: %1.</source>
        <translation>Falta tomar una ficha: %1.</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <translation>Fichas: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 with three aboard</source>
        <comment>the weight aboard a boat, the weight that it bears</comment>
        <translation>%1 de %2 y llena</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the weight aboard a boat, the weight that it bears</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1’s turn: %2.</source>
        <extracomment>a player, a phase</extracomment>
        <translation>Turno de %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Zones: %1.</source>
        <translation>Zonas: %1.</translation>
    </message>
    <message>
        <source>Free plays: the whole hand.</source>
        <translation>Jugadas extra: toda la mano.</translation>
    </message>
    <message>
        <source>Free play: a random card from the discard pile.</source>
        <translation>Jugada extra: una carta al azar de la pila de descarte.</translation>
    </message>
    <message numerus="yes">
        <source>Free plays: %n left.</source>
        <translation>
            <numerusform>Jugadas extra: queda %n.</numerusform>
            <numerusform>Jugadas extra: quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may declare victory.</source>
        <comment>several players</comment>
        <translation>%1 pueden declarar la victoria.</translation>
    </message>
    <message>
        <source>The finish tile: %1.</source>
        <translation>Loseta de línea de meta: %1.</translation>
    </message>
</context>
<context>
    <name>TableTile</name>
    <message>
        <source>The next tile</source>
        <translation>La siguiente loseta</translation>
    </message>
    <message>
        <source>Chosen by: %1.</source>
        <extracomment>a route, by whom it was chosen</extracomment>
        <translation>Elegida por: %1.</translation>
    </message>
    <message>
        <source>Too many: they lose their turn.</source>
        <translation>Demasiados: pierden el turno.</translation>
    </message>
    <message>
        <source>pilots</source>
        <extracomment>over how many pilots may take a route of a tile</extracomment>
        <translation>pilotos</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>over what a route of a tile costs</extracomment>
        <translation>coste</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>over what a route of a tile gives</extracomment>
        <translation>ganancia</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>%1 of %2</source>
        <comment>reached</comment>
        <extracomment>how much is reached, of how much</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>TextSizeSample</name>
    <message>
        <source>Mei-Ling attacks</source>
        <translation>Mei-Ling ataca</translation>
    </message>
    <message>
        <source>7 attack against 6 defense</source>
        <translation>7 de ataque contra 6 de defensa</translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message>
        <source>Which side</source>
        <translation>Qué lado</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 o 4 jugadores</translation>
    </message>
    <message>
        <source>5 or 6 players</source>
        <translation>5 o 6 jugadores</translation>
    </message>
</context>
<context>
    <name>TileEditorPad</name>
    <message>
        <source>Copy this route</source>
        <translation>Copiar esta ruta</translation>
    </message>
    <message>
        <source>Remove this route</source>
        <translation>Quitar esta ruta</translation>
    </message>
    <message>
        <source>Restore the remembered tile</source>
        <translation>Restaurar la loseta guardada</translation>
    </message>
</context>
<context>
    <name>TileExample</name>
    <message>
        <source>How to read a tile: this is an example, not a tile from the game</source>
        <translation>Un ejemplo, no una loseta del juego: así se lee</translation>
    </message>
    <message>
        <source>You are out if your fuel is used up before the finish tile, or if you stand on the rear section when it is taken away.</source>
        <translation>Quedas eliminado si agotas el combustible antes de la loseta de línea de meta o si estás en el tramo trasero cuando se retira.</translation>
    </message>
    <message>
        <source>How many pilots the route takes. If more choose it, all of them lose their turn.</source>
        <translation>Cuántos pilotos caben en la ruta. Si la eligen más, todos ellos pierden el turno.</translation>
    </message>
    <message>
        <source>What the route costs.</source>
        <translation>Lo que cuesta la ruta.</translation>
    </message>
    <message>
        <source>What it gives: zones forward, fuel, bonus tokens.</source>
        <translation>Lo que da: zonas hacia delante, combustible, fichas de bonificación.</translation>
    </message>
</context>
<context>
    <name>TileKey</name>
    <message>
        <source>Name the route %1</source>
        <translation>Llamar %1 a la ruta</translation>
    </message>
    <message numerus="yes">
        <source>At most %n pilot(s)</source>
        <translation>
            <numerusform>%n piloto como máximo</numerusform>
            <numerusform>%n pilotos como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>For any number of pilots</source>
        <translation>Para cualquier número de pilotos</translation>
    </message>
    <message>
        <source>Free for a lone pilot; if several choose it, they pay and gain nothing</source>
        <translation>Gratis para quien la elige en solitario; si son varios, pagan y no ganan nada</translation>
    </message>
    <message>
        <source>10 plus the digit you tap next</source>
        <translation>10 más la cifra que toques después</translation>
    </message>
    <message>
        <source>A number added to the roll</source>
        <translation>Un número además del dado</translation>
    </message>
    <message>
        <source>One per pilot on the route</source>
        <translation>Uno por cada piloto que eligió la ruta</translation>
    </message>
    <message>
        <source>Yellow die; tap again for another roll</source>
        <translation>El dado amarillo; toca otra vez para una tirada más</translation>
    </message>
    <message>
        <source>Blue die; tap again for another roll</source>
        <translation>El dado azul; toca otra vez para una tirada más</translation>
    </message>
    <message>
        <source>As set on the middle wheel</source>
        <translation>Lo que marca la rueda central</translation>
    </message>
    <message>
        <source>On to the next field</source>
        <translation>Pasar al dato siguiente</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>below a sign on a key: for any number of pilots</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>below a sign on a key: the first digit of a number from 10 on</extracomment>
        <translation>decenas</translation>
    </message>
    <message>
        <source>per pilot</source>
        <extracomment>below a sign on a key: one for each pilot on the route</extracomment>
        <translation>por piloto</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>below a sign on a key: what a die will show</extracomment>
        <translation>dado</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>below a sign on a key: what the pilot sets on the middle wheel</extracomment>
        <translation>rueda</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>below a sign on a key: on to the next place of the tile</extracomment>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>free if alone</source>
        <extracomment>below a sign on a key: for a pilot who is alone on the route</extracomment>
        <translation>gratis en solitario</translation>
    </message>
    <message>
        <source>plus a number</source>
        <extracomment>below a sign on a key: a number that is added to what the die shows</extracomment>
        <translation>más un número</translation>
    </message>
</context>
<context>
    <name>TileLine</name>
    <message>
        <source>Another route</source>
        <translation>Otra ruta</translation>
    </message>
    <message>
        <source>name of route %1</source>
        <translation>nombre de la ruta %1</translation>
    </message>
    <message>
        <source>pilots of route %1</source>
        <translation>pilotos de la ruta %1</translation>
    </message>
    <message>
        <source>cost of route %1</source>
        <translation>coste de la ruta %1</translation>
    </message>
    <message>
        <source>zones of route %1</source>
        <translation>zonas de la ruta %1</translation>
    </message>
    <message>
        <source>fuel that route %1 gives</source>
        <translation>combustible que da la ruta %1</translation>
    </message>
    <message>
        <source>bonus tokens of route %1</source>
        <translation>fichas de bonificación de la ruta %1</translation>
    </message>
</context>
<context>
    <name>TileLines</name>
    <message>
        <source>pilots</source>
        <extracomment>over what a route of a tile is for</extracomment>
        <translation>pilotos</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>over what a route of a tile takes</extracomment>
        <translation>coste</translation>
    </message>
    <message>
        <source>zones</source>
        <extracomment>over how far a route of a tile leads</extracomment>
        <translation>zonas</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>over the fuel that a route of a tile gives</extracomment>
        <translation>combustible</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>over the bonus tokens that a route of a tile gives</extracomment>
        <translation>fichas</translation>
    </message>
</context>
<context>
    <name>TileNumberKeys</name>
    <message>
        <source>Tile %1, remembered</source>
        <translation>Loseta %1, guardada</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Loseta %1</translation>
    </message>
</context>
<context>
    <name>TileRail</name>
    <message>
        <source>What number is on the finish tile?</source>
        <translation>¿Qué número tiene la loseta de línea de meta?</translation>
    </message>
    <message>
        <source>A dot marks a tile that was described before: just confirm it.</source>
        <translation>Un punto marca las losetas ya descritas: solo hay que confirmarlas.</translation>
    </message>
    <message>
        <source>Use as remembered</source>
        <translation>Como está guardada</translation>
    </message>
    <message>
        <source>This is the tile</source>
        <translation>Esta es la loseta</translation>
    </message>
    <message>
        <source>It looks different</source>
        <translation>Es distinta</translation>
    </message>
    <message>
        <source>Describe the tile</source>
        <translation>Describir la loseta</translation>
    </message>
    <message>
        <source>Turn tile %1 over</source>
        <translation>Dale la vuelta a la loseta %1</translation>
    </message>
    <message>
        <source>Four or fewer ships are left, so the tile’s other side counts.</source>
        <translation>Quedan cuatro naves o menos: vale el otro lado de la loseta.</translation>
    </message>
    <message>
        <source>Which tile comes next?</source>
        <translation>¿Qué loseta sigue?</translation>
    </message>
</context>
<context>
    <name>TileSetActs</name>
    <message>
        <source>New set</source>
        <translation>Nueva colección de losetas</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>a button: change the name of a tile set, and where it is from</extracomment>
        <translation>Editar…</translation>
    </message>
</context>
<context>
    <name>TileSetForm</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Where the descriptions come from</source>
        <translation>De dónde salen las losetas</translation>
    </message>
    <message>
        <source>Described at the table</source>
        <translation>Descritas en la mesa</translation>
    </message>
    <message>
        <source>Copied from the printed tiles</source>
        <translation>Copiadas de las losetas impresas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete this tile set</source>
        <translation>Borrar esta colección de losetas</translation>
    </message>
</context>
<context>
    <name>TileSetsSheet</name>
    <message>
        <source>Edit tile set</source>
        <translation>Editar la colección de losetas</translation>
    </message>
    <message>
        <source>Tile sets</source>
        <translation>Colecciones de losetas</translation>
    </message>
    <message>
        <source>Describe each tile once, when it turns up. A tile set remembers it for every later race.</source>
        <translation>Describe cada loseta una vez, cuando salga. La colección de losetas la recuerda para todas las carreras siguientes.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Describe a tile</source>
        <translation>Describir una loseta</translation>
    </message>
    <message>
        <source>Forget this description</source>
        <translation>Olvidar esta descripción</translation>
    </message>
</context>
<context>
    <name>TileSheet</name>
    <message>
        <source>Use as remembered</source>
        <translation>Como está guardada</translation>
    </message>
    <message>
        <source>This is the tile</source>
        <translation>Esta es la loseta</translation>
    </message>
    <message>
        <source>That is all: this is the tile</source>
        <translation>Eso es todo: esta es la loseta</translation>
    </message>
</context>
<context>
    <name>TileSource</name>
    <message>
        <source>copied from the printed tiles</source>
        <translation>copiadas de las losetas impresas</translation>
    </message>
    <message>
        <source>described at the table</source>
        <translation>descritas en la mesa</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ruling…</source>
        <translation>Decisión arbitral…</translation>
    </message>
</context>
<context>
    <name>Token</name>
    <message>
        <source>Electromagnet</source>
        <translation>Electroimán</translation>
    </message>
    <message>
        <source>Ion cannon</source>
        <translation>Cañón de iones</translation>
    </message>
    <message>
        <source>Flamethrower</source>
        <translation>Lanzallamas</translation>
    </message>
    <message>
        <source>Fuel tank</source>
        <translation>Depósito de combustible</translation>
    </message>
    <message>
        <source>Nitro</source>
        <translation>Nitro</translation>
    </message>
    <message>
        <source>Force field</source>
        <translation>Campo de fuerza</translation>
    </message>
    <message>
        <source>an electromagnet</source>
        <translation>un electroimán</translation>
    </message>
    <message>
        <source>an ion cannon</source>
        <translation>un cañón de iones</translation>
    </message>
    <message>
        <source>a flamethrower</source>
        <translation>un lanzallamas</translation>
    </message>
    <message>
        <source>a fuel tank</source>
        <translation>un depósito de combustible</translation>
    </message>
    <message>
        <source>a nitro</source>
        <translation>un nitro</translation>
    </message>
    <message>
        <source>a force field</source>
        <translation>un campo de fuerza</translation>
    </message>
    <message>
        <source>the electromagnet</source>
        <translation>el electroimán</translation>
    </message>
    <message>
        <source>the ion cannon</source>
        <translation>el cañón de iones</translation>
    </message>
    <message>
        <source>the flamethrower</source>
        <translation>el lanzallamas</translation>
    </message>
    <message>
        <source>the fuel tank</source>
        <translation>el depósito de combustible</translation>
    </message>
    <message>
        <source>the nitro</source>
        <translation>el nitro</translation>
    </message>
    <message>
        <source>the force field</source>
        <translation>el campo de fuerza</translation>
    </message>
    <message>
        <source>the yellow die</source>
        <translation>el dado amarillo</translation>
    </message>
    <message>
        <source>the blue die</source>
        <translation>el dado azul</translation>
    </message>
</context>
<context>
    <name>TokenKey</name>
    <message>
        <source>%1, in hand: %2</source>
        <translation>%1, en la mano: %2</translation>
    </message>
</context>
<context>
    <name>TokenRail</name>
    <message>
        <source>Two are drawn and one is kept, face down; the other goes under the pile.</source>
        <translation>Roba dos y quédate con una, boca abajo; la otra va debajo de la pila.</translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>Queda en secreto</translation>
    </message>
    <message numerus="yes">
        <source>Take a bonus token, then %n more</source>
        <translation>
            <numerusform>Toma una ficha de bonificación y luego %n más</numerusform>
            <numerusform>Toma una ficha de bonificación y luego %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a bonus token</source>
        <translation>Toma una ficha de bonificación</translation>
    </message>
    <message>
        <source>If everyone may know it: which one?</source>
        <translation>Si todos pueden saberlo: ¿cuál es?</translation>
    </message>
</context>
<context>
    <name>TouchedSeat</name>
    <message>
        <source>zone</source>
        <extracomment>followed by its number</extracomment>
        <translation>zona</translation>
    </message>
    <message>
        <source>fuel</source>
        <extracomment>followed by a number</extracomment>
        <translation>combustible</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>below the name of a player who drops out</extracomment>
        <translation>eliminado</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1 — %2 wins on turn %3</source>
        <translation>%1 — gana %2 en el turno %3</translation>
    </message>
</context>
<context>
    <name>TrackSection</name>
    <message>
        <source>Rear</source>
        <translation>Detrás</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Delante</translation>
    </message>
</context>
<context>
    <name>TrackZone</name>
    <message>
        <source>Zones %1 to %2: empty, removed at the end of the turn</source>
        <translation>Zonas %1 a %2: vacías; se retiran al final del turno</translation>
    </message>
    <message>
        <source>Zones %1 to %2: empty</source>
        <translation>Zonas %1 a %2: vacías</translation>
    </message>
</context>
<context>
    <name>TransferNote</name>
    <message>
        <source>That did not work</source>
        <translation>No ha funcionado</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>TransferProgress</name>
    <message>
        <source>%1 of %2…</source>
        <extracomment>how many files are done, how many there are</extracomment>
        <translation>%1 de %2…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
</context>
<context>
    <name>UndoLine</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>ValueCards</name>
    <message>
        <source>%1: attack %2, defense %3</source>
        <translation>%1: ataque %2, defensa %3</translation>
    </message>
    <message>
        <source>BASE: defense %1</source>
        <translation>BASE: defensa %1</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>%1: attack</source>
        <translation>Ataque de %1</translation>
    </message>
    <message>
        <source>%1: defense</source>
        <translation>Defensa de %1</translation>
    </message>
    <message>
        <source>defense 0: fixed by the rules</source>
        <translation>defensa 0: la fijan las reglas</translation>
    </message>
</context>
<context>
    <name>ValueSetEditor</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>Nuestras cartas</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>De dónde salen los puntos</translation>
    </message>
    <message>
        <source>Printed on the cards</source>
        <translation>Impresos en las cartas</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Por acuerdo de la mesa</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>Still example points</source>
        <translation>Siguen siendo puntos de ejemplo</translation>
    </message>
</context>
<context>
    <name>ValueSetFrame</name>
    <message>
        <source>starts as a copy of the chosen set</source>
        <translation>parten de una copia de los elegidos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ValueSetSheet</name>
    <message>
        <source>Card points</source>
        <translation>Puntos de las cartas</translation>
    </message>
    <message>
        <source>New points</source>
        <translation>Puntos nuevos</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Editar puntos</translation>
    </message>
    <message>
        <source>Whole numbers from 0 to 99, as on your cards</source>
        <translation>Números enteros de 0 a 99, como en tus cartas</translation>
    </message>
    <message>
        <source>Delete these points</source>
        <translation>Borrar estos puntos</translation>
    </message>
    <message>
        <source>Edit these points</source>
        <translation>Editar estos puntos</translation>
    </message>
    <message>
        <source>example points: check your cards</source>
        <translation>puntos de ejemplo: comprueba tus cartas</translation>
    </message>
</context>
<context>
    <name>VictoryActs</name>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartir…</translation>
    </message>
</context>
<context>
    <name>VictoryFrame</name>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
</context>
<context>
    <name>Weight</name>
    <message>
        <source>½</source>
        <translation>½</translation>
    </message>
    <message>
        <source>%1½</source>
        <translation>%1½</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The file cannot be read; it may be gone.</source>
        <translation>No se puede leer el archivo; quizá ya no está ahí.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB, far more than sixteen cards need.</source>
        <translation>El archivo pasa de 1 MB. Dieciséis cartas en todos los idiomas ocupan mucho menos.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the table as “CSV UTF-8”.</source>
        <translation>No es texto UTF-8. Guarda la tabla como «CSV UTF-8».</translation>
    </message>
    <message>
        <source>A quotation mark opens here and never closes.</source>
        <translation>Aquí se abren comillas que no se cierran.</translation>
    </message>
    <message>
        <source>Quotation mark inside a field: quote the whole text and double the marks inside.</source>
        <translation>Comilla en medio de un campo: pon todo el texto entre comillas y duplica las de dentro.</translation>
    </message>
    <message>
        <source>There is no text in the file.</source>
        <translation>No hay ningún texto en el archivo.</translation>
    </message>
    <message>
        <source>The first line has no column “%1”. It needs the columns card, language and text.</source>
        <translation>En la primera línea falta la columna «%1». Hacen falta card, language y text.</translation>
    </message>
    <message>
        <source>The first line names the column “%1” twice.</source>
        <translation>La primera línea nombra dos veces la columna «%1».</translation>
    </message>
    <message>
        <source>Number of fields in this line: %1; the first line has a different number. Quote any text that contains a comma.</source>
        <translation>El número de campos de esta línea (%1) no coincide con el de la primera. Un texto con coma va entre comillas.</translation>
    </message>
    <message>
        <source>“%1” is not a card number. Use 1 to %2.</source>
        <translation>«%1» no es el número de una carta: del 1 al %2.</translation>
    </message>
    <message>
        <source>“%1” is not an available language. Choose from: %2.</source>
        <translation>«%1» no es un idioma disponible. Elige entre: %2.</translation>
    </message>
    <message>
        <source>The text is empty. Omit the line if the card says nothing.</source>
        <translation>El texto está vacío. Si la carta no dice nada, quita la línea.</translation>
    </message>
    <message>
        <source>The text has %1 characters; the limit is %2.</source>
        <translation>El texto tiene %1 caracteres; el límite es de %2.</translation>
    </message>
    <message>
        <source>An earlier line (%1) has this card in this language.</source>
        <translation>Esta carta ya tiene un texto en este idioma en una línea anterior (%1).</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>basekeeper::AboardOverruleModel</name>
    <message>
        <source>not played</source>
        <extracomment>where an animal is: still with its player</extracomment>
        <translation>sin jugar</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>where an animal is</extracomment>
        <translation>salvado</translation>
    </message>
    <message>
        <source>discarded</source>
        <extracomment>where an animal is</extracomment>
        <translation>descartado</translation>
    </message>
    <message>
        <source>on boat %1</source>
        <translation>en la barca %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllAboardSetup</name>
    <message>
        <source>Example weights and points</source>
        <translation>Pesos y puntos de ejemplo</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllAboardTable</name>
    <message>
        <source>Most points.</source>
        <translation>Por puntos.</translation>
    </message>
    <message>
        <source>Tied on points; more cupid cards decide.</source>
        <translation>Empate a puntos; deciden las cartas de cupido.</translation>
    </message>
    <message>
        <source>Tied on points and cupid cards; saved animals decide.</source>
        <translation>Empate a puntos y a cartas de cupido; deciden los animales salvados.</translation>
    </message>
    <message>
        <source>Tied on points, cupid cards and saved animals: the victory is shared.</source>
        <translation>Empate a puntos, a cartas de cupido y a animales salvados: comparten la victoria.</translation>
    </message>
    <message>
        <source>Boat %1, no number yet</source>
        <translation>Barca %1, aún sin número</translation>
    </message>
    <message>
        <source>Boat %1: %2</source>
        <translation>Barca %1: %2</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>Por decisión arbitral.</translation>
    </message>
    <message>
        <source>Example weights: check your cards</source>
        <translation>Pesos de ejemplo: comprueba tus cartas</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllYourBaseSetup</name>
    <message>
        <source>Example points</source>
        <translation>Puntos de ejemplo</translation>
    </message>
    <message>
        <source>Declared position</source>
        <translation>Posición declarada</translation>
    </message>
</context>
<context>
    <name>basekeeper::AllYourBaseTable</name>
    <message>
        <source>Tap the base for %1.</source>
        <translation>Toca la base para %1.</translation>
    </message>
    <message>
        <source>Tap the card to discard.</source>
        <translation>Toca la carta que se descarta.</translation>
    </message>
    <message>
        <source>Tap one of your cards.</source>
        <translation>Toca una de tus cartas.</translation>
    </message>
    <message>
        <source>Tap the base it goes to.</source>
        <translation>Toca la base adonde va.</translation>
    </message>
    <message>
        <source>Example points: check your cards</source>
        <translation>Puntos de ejemplo: comprueba tus cartas</translation>
    </message>
    <message>
        <source>Tap cards to add or remove them.</source>
        <translation>Toca cartas para añadirlas o quitarlas.</translation>
    </message>
</context>
<context>
    <name>basekeeper::AnimalValueEntry</name>
    <message>
        <source>%1: weight</source>
        <translation>%1: peso</translation>
    </message>
    <message>
        <source>%1: weight when in love</source>
        <translation>%1: peso si está enamorado</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: puntos</translation>
    </message>
</context>
<context>
    <name>basekeeper::AppModel</name>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>empezada el %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::AttackCheckModel</name>
    <message>
        <source>%1, attack %2, defense %3: %4</source>
        <extracomment>a kind of card, its points, how many of them were tapped</extracomment>
        <translation>%1, ataque %2, defensa %3: %4</translation>
    </message>
    <message>
        <source>No more than %1 cards: the game has no more.</source>
        <translation>No más de %1 cartas: las que tiene el juego.</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>points</comment>
        <extracomment>points that are missing</extracomment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>just holds</source>
        <extracomment>a base with its cards holds against an attack, with nothing to spare</extracomment>
        <translation>aguanta justo</translation>
    </message>
    <message>
        <source>Tap the cards that attack.</source>
        <translation>Toca las cartas que atacan.</translation>
    </message>
    <message>
        <source>Against %1 attack, this base needs a defense of %2.</source>
        <translation>Contra %1 de ataque, esta base necesita una defensa de %2.</translation>
    </message>
    <message>
        <source>A defense of %1 holds.</source>
        <translation>Una defensa de %1 aguanta.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 defense stands here: %n missing.</source>
        <translation>
            <numerusform>Aquí solo hay una defensa de %1: falta %n.</numerusform>
            <numerusform>Aquí solo hay una defensa de %1: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 added, the base would hold.</source>
        <translation>Con %1 más, la base aguantaría.</translation>
    </message>
    <message>
        <source>%1 attack against %2 defense.</source>
        <translation>%1 de ataque contra %2 de defensa.</translation>
    </message>
    <message numerus="yes">
        <source>Not enough: %n missing.</source>
        <translation>
            <numerusform>No basta: falta %n.</numerusform>
            <numerusform>No basta: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just enough.</source>
        <translation>Justo lo necesario.</translation>
    </message>
    <message>
        <source>Enough, with a surplus of %1.</source>
        <translation>Basta, con un excedente de %1.</translation>
    </message>
    <message>
        <source>Adding %1 would be enough.</source>
        <translation>Con %1 más bastaría.</translation>
    </message>
    <message>
        <source>Not even all the cards in the game would be enough.</source>
        <translation>Ninguna combinación de cartas bastaría.</translation>
    </message>
    <message>
        <source>The fewest that would do: %1.</source>
        <translation>Lo mínimo que basta: %1.</translation>
    </message>
    <message>
        <source>Best change to take: %1.</source>
        <translation>El mejor cambio: %1.</translation>
    </message>
    <message>
        <source>A counterattack would cost the attacker %1.</source>
        <extracomment>cards; the attacker’s, and the defender’s</extracomment>
        <translation>Un contraataque le costaría al atacante %1.</translation>
    </message>
    <message>
        <source>A counterattack would cost the attacker %1, and the defender %2.</source>
        <translation>Un contraataque le costaría al atacante %1, y al defensor %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n to spare</source>
        <translation>
            <numerusform>sobra %n</numerusform>
            <numerusform>sobran %n</numerusform>
        </translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>a base with its cards holds against an attack</extracomment>
        <translation>aguanta</translation>
    </message>
</context>
<context>
    <name>basekeeper::BenchModel</name>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a base, its defense before and after</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 would be lost; %3 keeps %2.</source>
        <extracomment>the attacker’s cards, the base, its owner</extracomment>
        <translation>costaría %1; %3 conserva %2.</translation>
    </message>
    <message>
        <source>%1 would be lost, and %3 from %2; %4 keeps the base.</source>
        <translation>costaría %1; %4 pierde %3 y conserva %2.</translation>
    </message>
</context>
<context>
    <name>basekeeper::BookModel</name>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Clarifications</source>
        <translation>Aclaraciones</translation>
    </message>
    <message>
        <source>What Basekeeper does</source>
        <translation>Qué hace Basekeeper</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Where the printed sheets differ</source>
        <translation>En qué difieren las hojas impresas</translation>
    </message>
    <message>
        <source>On your card</source>
        <translation>En tu carta</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) imported.</source>
        <translation>
            <numerusform>%n texto importado.</numerusform>
            <numerusform>%n textos importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) written to %1.</source>
        <translation>
            <numerusform>%n texto guardado en %1.</numerusform>
            <numerusform>%n textos guardados en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>En el dibujo</translation>
    </message>
</context>
<context>
    <name>basekeeper::CorrectionModel</name>
    <message>
        <source>Replacing act %1</source>
        <translation>Sustituir la acción %1</translation>
    </message>
    <message>
        <source>Inserting an act before act %1</source>
        <translation>Insertar una acción antes de la %1</translation>
    </message>
    <message>
        <source>Delete act %1?</source>
        <translation>¿Borrar la acción %1?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Give a reason everybody will understand later.</source>
        <translation>Da un motivo, para que todos lo entiendan después.</translation>
    </message>
    <message>
        <source>kept as played, after a correction</source>
        <translation>como se jugó, tras una corrección</translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation>En la mesa no cambia nada.</translation>
    </message>
    <message>
        <source>Nothing else changes on the table.</source>
        <translation>No cambia nada más en la mesa.</translation>
    </message>
</context>
<context>
    <name>basekeeper::FilePlaces</name>
    <message>
        <source>%1 free</source>
        <translation>%1 libres</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another place.</source>
        <translation>No se puede crear la carpeta %1. Elige otro lugar.</translation>
    </message>
</context>
<context>
    <name>basekeeper::FreePlaysModel</name>
    <message numerus="yes">
        <source>%n from RED ALERT %1</source>
        <translation>
            <numerusform>%n de la ALERTA ROJA %1</numerusform>
            <numerusform>%n de la ALERTA ROJA %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the hand (RED ALERT %1)</source>
        <translation>la mano (ALERTA ROJA %1)</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>luego %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::GameSetup</name>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Our cards</source>
        <translation>Nuestras cartas</translation>
    </message>
</context>
<context>
    <name>basekeeper::InspectionModel</name>
    <message>
        <source>%2’s %1</source>
        <extracomment>a base, its owner</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Defense %1: its own %2 plus its cards.</source>
        <translation>Defensa %1: la propia (%2) más la de sus cartas.</translation>
    </message>
    <message>
        <source>Gained from another player.</source>
        <translation>Ganada a otro jugador.</translation>
    </message>
    <message>
        <source>Out of everybody’s reach.</source>
        <translation>Fuera del alcance de todos.</translation>
    </message>
    <message>
        <source>Within reach of %1.</source>
        <translation>Al alcance de %1.</translation>
    </message>
    <message>
        <source>Attack %1, defense %2.</source>
        <translation>Ataque %1, defensa %2.</translation>
    </message>
    <message>
        <source>In the discard pile.</source>
        <translation>En la pila de descarte.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation>En %1.</translation>
    </message>
    <message>
        <source>Number in the log: %1</source>
        <translation>Su número en el registro: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack point(s) are enough to capture it.</source>
        <translation>
            <numerusform>Para capturarla: %n de ataque.</numerusform>
            <numerusform>Para capturarla: %n de ataque.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>basekeeper::Lesson</name>
    <message>
        <source>That is allowed too, but here we go on with what is marked.</source>
        <translation>Eso también está permitido, pero aquí seguimos con lo que está marcado.</translation>
    </message>
</context>
<context>
    <name>basekeeper::LogModel</name>
    <message>
        <source>Correction</source>
        <translation>Corrección</translation>
    </message>
</context>
<context>
    <name>basekeeper::OutlookModel</name>
    <message>
        <source>In love: two of one kind (%1).</source>
        <translation>Enamorados: dos de la especie %1.</translation>
    </message>
    <message>
        <source>They fight: three or more of one kind (%1).</source>
        <translation>Se pelean: tres o más de la especie %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s) still face down: they are not counted.</source>
        <translation>
            <numerusform>%n animal sigue boca abajo: no se cuenta.</numerusform>
            <numerusform>%n animales siguen boca abajo: no se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has sailed.</source>
        <translation>Ha zarpado.</translation>
    </message>
    <message>
        <source>It has sunk.</source>
        <translation>Se ha hundido.</translation>
    </message>
    <message>
        <source>Its boat card would be replaced; after that, anything could happen.</source>
        <translation>Se cambiaría la carta de la barca: entonces todo está por ver.</translation>
    </message>
    <message>
        <source>As it stands, it would sail.</source>
        <translation>Tal como está, zarparía.</translation>
    </message>
    <message>
        <source>As it stands, it would sink.</source>
        <translation>Tal como está, se hundiría.</translation>
    </message>
    <message>
        <source>Boat %1 would get a new boat card first; after that, anything could happen.</source>
        <translation>Primero la barca %1 recibiría otra carta: después todo está por ver.</translation>
    </message>
</context>
<context>
    <name>basekeeper::OutspeedTable</name>
    <message>
        <source>Route %1, cost: %2</source>
        <translation>La ruta %1 cuesta: %2</translation>
    </message>
    <message>
        <source>Route %1, zones forward: %2</source>
        <translation>Ruta %1, zonas hacia delante: %2</translation>
    </message>
    <message>
        <source>Route %1, fuel gained: %2</source>
        <translation>Ruta %1, combustible ganado: %2</translation>
    </message>
    <message>
        <source>The front ship wins.</source>
        <translation>Gana la nave que va en cabeza.</translation>
    </message>
    <message>
        <source>Tied on zone; more fuel decides.</source>
        <translation>Empate en zona; decide el combustible.</translation>
    </message>
    <message>
        <source>Tied on zone and fuel; more bonus tokens decide.</source>
        <translation>Empate en zona y en combustible; deciden las fichas de bonificación.</translation>
    </message>
    <message>
        <source>Tied on zone, fuel and bonus tokens: the victory is shared.</source>
        <translation>Empate en zona, combustible y fichas de bonificación: victoria compartida.</translation>
    </message>
    <message>
        <source>Only one ship is left in the race.</source>
        <translation>Solo queda una nave en carrera.</translation>
    </message>
    <message>
        <source>No ship is left in the race: nobody wins.</source>
        <translation>No queda ninguna nave en carrera: no gana nadie.</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>Por decisión arbitral.</translation>
    </message>
    <message>
        <source>Lay the first two sections. Every ship starts on zone %1, and everybody takes %2 fuel cubes. Whoever is in front after turn %3 wins.</source>
        <translation>Se colocan los dos primeros tramos. Cada nave empieza en la zona %1, y cada jugador toma %2 cubos de combustible. Gana quien vaya en cabeza tras el turno %3.</translation>
    </message>
    <message>
        <source>The finish tile has been played: the race is over.</source>
        <translation>La loseta de línea de meta ya se ha jugado: la carrera ha terminado.</translation>
    </message>
</context>
<context>
    <name>basekeeper::OverrideModel</name>
    <message>
        <source>Choose at least one change.</source>
        <translation>Elige al menos un cambio.</translation>
    </message>
    <message>
        <source>Give a reason everybody will understand later.</source>
        <translation>Da un motivo, para que todos lo entiendan después.</translation>
    </message>
</context>
<context>
    <name>basekeeper::RaceOverruleModel</name>
    <message>
        <source>Unknown</source>
        <translation>Desconocida</translation>
    </message>
</context>
<context>
    <name>basekeeper::RaceShow</name>
    <message>
        <source>Bonus tokens from zone %1</source>
        <translation>Fichas de bonificación de la zona %1</translation>
    </message>
    <message>
        <source>Bonus tokens</source>
        <translation>Fichas de bonificación</translation>
    </message>
    <message>
        <source>What the tokens do</source>
        <translation>Lo que hacen las fichas</translation>
    </message>
    <message>
        <source>The routes are revealed</source>
        <translation>Se revelan las rutas</translation>
    </message>
    <message>
        <source>All pay at the same moment</source>
        <translation>Todos pagan a la vez</translation>
    </message>
    <message>
        <source>All gain at the same moment</source>
        <translation>Todos cobran a la vez</translation>
    </message>
    <message>
        <source>Out of the race</source>
        <translation>Fuera de la carrera</translation>
    </message>
    <message>
        <source>The third section arrives</source>
        <translation>Llega el tercer tramo</translation>
    </message>
    <message>
        <source>The rear section is removed</source>
        <translation>Se retira el tramo trasero</translation>
    </message>
    <message>
        <source>The tiles are turned</source>
        <translation>Se da la vuelta a las losetas</translation>
    </message>
    <message>
        <source>End of turn %1</source>
        <translation>Fin del turno %1</translation>
    </message>
    <message>
        <source>The race is over</source>
        <translation>La carrera ha terminado</translation>
    </message>
</context>
<context>
    <name>basekeeper::RuleTexts</name>
    <message>
        <source>Basekeeper’s ruling</source>
        <translation>Criterio de Basekeeper</translation>
    </message>
    <message>
        <source>Partly Basekeeper’s ruling</source>
        <translation>En parte, criterio de Basekeeper</translation>
    </message>
</context>
<context>
    <name>basekeeper::SafetyModel</name>
    <message>
        <source>The backup is in %1.</source>
        <translation>La copia de seguridad está en %1.</translation>
    </message>
    <message>
        <source>Backup from %1</source>
        <translation>Copia de seguridad del %1</translation>
    </message>
    <message>
        <source>Complete, from this version of Basekeeper.</source>
        <translation>Íntegra y de esta versión de Basekeeper.</translation>
    </message>
    <message>
        <source>Complete, from an earlier version of Basekeeper; it will be updated.</source>
        <translation>Íntegra y de una versión anterior de Basekeeper: se actualizará.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Restaurado.</translation>
    </message>
    <message>
        <source>Restored. What was here before is kept as %1.</source>
        <translation>Restaurado. Lo que había antes se conserva como %1.</translation>
    </message>
    <message>
        <source>The saved games were damaged</source>
        <translation>Las partidas guardadas estaban dañadas</translation>
    </message>
    <message>
        <source>The saved games were missing</source>
        <translation>Las partidas guardadas no estaban</translation>
    </message>
    <message>
        <source>There is no file with saved games in %1 anymore. Basekeeper has started a new one.</source>
        <translation>Ya no hay ningún archivo con partidas guardadas en %1. Basekeeper ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>Restore the backup from %1…</source>
        <translation>Restaurar la copia del %1…</translation>
    </message>
    <message>
        <source>Another backup is being made. Try again when it is done.</source>
        <translation>Ya se está haciendo otra copia de seguridad. Inténtalo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>Basekeeper %1</source>
        <translation>Basekeeper %1</translation>
    </message>
    <message>
        <source>The latest acts are missing</source>
        <translation>Faltan las últimas acciones</translation>
    </message>
    <message>
        <source>Files from another database set aside</source>
        <translation>Se han apartado archivos de otra base de datos</translation>
    </message>
</context>
<context>
    <name>basekeeper::ScoreSheetTable</name>
    <message>
        <source>The lowest total wins</source>
        <translation>Gana el total más bajo</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Gana el total más alto</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>hasta llegar a %1</translation>
    </message>
    <message>
        <source>By the referee’s ruling.</source>
        <translation>Por decisión arbitral.</translation>
    </message>
    <message>
        <source>The same total: the victory is shared.</source>
        <translation>El mismo total: comparten la victoria.</translation>
    </message>
    <message>
        <source>The lowest total.</source>
        <translation>El total más bajo.</translation>
    </message>
    <message>
        <source>The highest total.</source>
        <translation>El total más alto.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>%1: total %2, place %3</source>
        <translation>%1: total %2, puesto %3</translation>
    </message>
</context>
<context>
    <name>basekeeper::ScreenKeeper</name>
    <message>
        <source>A game is being played</source>
        <translation>Hay una partida en curso</translation>
    </message>
</context>
<context>
    <name>basekeeper::SessionViewModel</name>
    <message>
        <source>There is no such game.</source>
        <translation>No existe esa partida.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>when a game began and ended</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Ha ganado %1</translation>
    </message>
    <message>
        <source>Over, and nobody has won</source>
        <translation>Terminada sin ganador</translation>
    </message>
    <message>
        <source>Ended before anybody had won</source>
        <translation>Terminada antes de que ganara nadie</translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>Aún sin terminar</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 comparten la victoria</translation>
    </message>
</context>
<context>
    <name>basekeeper::Settings</name>
    <message>
        <source>The disk has no room left for %1. Free %2 or more. Your settings will last only until you close Basekeeper.</source>
        <translation>En el disco no queda espacio para %1. Libera al menos %2. Tus ajustes valen hasta que cierres Basekeeper.</translation>
    </message>
    <message>
        <source>%1 cannot be read or written (%2). Your settings will last only until you close Basekeeper.</source>
        <translation>No se puede leer o escribir %1 (%2). Tus ajustes valen hasta que cierres Basekeeper.</translation>
    </message>
</context>
<context>
    <name>basekeeper::Speaker</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what went wrong, in the words of the system</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing on this device can read aloud. Install these packages and start Basekeeper again: %1</source>
        <translation>Este dispositivo no tiene con qué leer en voz alta. Instala estos paquetes y vuelve a iniciar Basekeeper: %1</translation>
    </message>
    <message>
        <source>The system’s speech service does not start. It needs these packages: %1</source>
        <translation>El servicio de voz del sistema no arranca. Necesita estos paquetes: %1</translation>
    </message>
    <message>
        <source>The system’s speech service says nothing. Check the speaker, then tap to try again.</source>
        <translation>El servicio de voz del sistema no dice nada. Comprueba el altavoz y toca para intentarlo otra vez.</translation>
    </message>
    <message>
        <source>The system’s speech service has failed. Tap to try again.</source>
        <translation>El servicio de voz del sistema ha fallado. Toca para intentarlo otra vez.</translation>
    </message>
    <message>
        <source>There is no voice for %1. These packages have one: %2</source>
        <translation>No hay ninguna voz para %1. Estos paquetes traen una: %2</translation>
    </message>
    <message>
        <source>Ready: %1</source>
        <translation>Voz: %1</translation>
    </message>
    <message>
        <source>Looking for voices…</source>
        <translation>Buscando voces…</translation>
    </message>
    <message>
        <source>No voice found.</source>
        <translation>No hay ninguna voz.</translation>
    </message>
    <message>
        <source>These packages have the voices that are missing: %1</source>
        <translation>Estos paquetes traen las voces que faltan: %1</translation>
    </message>
</context>
<context>
    <name>basekeeper::StatisticsModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n ganada</numerusform>
            <numerusform>%n ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>last game %1</source>
        <translation>última vez: %1</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Partida más corta</translation>
    </message>
    <message>
        <source>Closest game</source>
        <translation>Partida más reñida</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be counted.</source>
        <translation>
            <numerusform>Falta por contar %n partida.</numerusform>
            <numerusform>Faltan por contar %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be replayed and are not counted.</source>
        <translation>
            <numerusform>%n partida no se puede reproducir y no se cuenta.</numerusform>
            <numerusform>%n partidas no se pueden reproducir y no se cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 will be shown under the name %2.</source>
        <translation>
            <numerusform>%n partida de %1 se mostrará con el nombre %2.</numerusform>
            <numerusform>%n partidas de %1 se mostrarán con el nombre %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) and %3 (%4) become one player, %3, with %n game(s).</source>
        <translation>
            <numerusform>%1 (%2) se une a %3 (%4) en un solo jugador, %3, con %n partida.</numerusform>
            <numerusform>%1 (%2) se une a %3 (%4) en un solo jugador, %3, con %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: in %n game(s) both sat at the table.</source>
        <translation>
            <numerusform>Cuidado: en %n partida jugaron los dos.</numerusform>
            <numerusform>Cuidado: en %n partidas jugaron los dos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 ahora es %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n partida en común</numerusform>
            <numerusform>%n partidas en común</numerusform>
        </translation>
    </message>
    <message>
        <source>level so far</source>
        <translation>van empatados</translation>
    </message>
    <message>
        <source>%1 is ahead by %2</source>
        <translation>%1 lleva %2 de ventaja</translation>
    </message>
    <message>
        <source>Greatest comeback</source>
        <translation>Mayor remontada</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Ordenar por: %1</translation>
    </message>
    <message>
        <source>Sorted by: %1, ascending</source>
        <translation>Ordenado por: %1, ascendente</translation>
    </message>
    <message>
        <source>Sorted by: %1, descending</source>
        <translation>Ordenado por: %1, descendente</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>above a number: how many games are counted</extracomment>
        <translation>partidas</translation>
    </message>
    <message>
        <source>time played</source>
        <extracomment>above a time, such as 3 h 5 min</extracomment>
        <translation>tiempo de juego</translation>
    </message>
    <message>
        <source>with a winner</source>
        <extracomment>above a number: how many of the games somebody has won</extracomment>
        <translation>con ganador</translation>
    </message>
</context>
<context>
    <name>basekeeper::TableRuling</name>
    <message>
        <source>A new base</source>
        <translation>Una base nueva</translation>
    </message>
    <message>
        <source>A new card: %1</source>
        <translation>Una carta nueva: %1</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descarte</translation>
    </message>
    <message>
        <source>Tap the player who gets it.</source>
        <translation>Toca al jugador que la recibe.</translation>
    </message>
    <message>
        <source>Tap the base it goes to. Tap again to add one more card.</source>
        <translation>Toca la base a la que va. Toca otra vez para añadir otra carta.</translation>
    </message>
    <message>
        <source>Change it here, or tap the player it goes to.</source>
        <translation>Cámbiala aquí o toca al jugador que la recibe.</translation>
    </message>
    <message>
        <source>Change it here, or tap the base it goes to.</source>
        <translation>Cámbiala aquí o toca la base a la que va.</translation>
    </message>
    <message>
        <source>Tap what is wrong</source>
        <translation>Toca lo que está mal</translation>
    </message>
</context>
<context>
    <name>basekeeper::TileEditor</name>
    <message>
        <source>Which tile?</source>
        <translation>¿Qué loseta?</translation>
    </message>
    <message>
        <source>Route %1: its name on the wheel</source>
        <translation>Ruta %1: su nombre en la rueda</translation>
    </message>
    <message>
        <source>Route %1: for how many pilots?</source>
        <translation>Ruta %1: ¿para cuántos pilotos?</translation>
    </message>
    <message>
        <source>Route %1: how much fuel is added to the roll?</source>
        <translation>Ruta %1: ¿cuánto combustible además del dado?</translation>
    </message>
    <message>
        <source>Route %1: how much fuel does it cost?</source>
        <translation>Ruta %1: ¿cuánto combustible cuesta?</translation>
    </message>
    <message>
        <source>Route %1: how many zones are added to the roll?</source>
        <translation>Ruta %1: ¿cuántas zonas además del dado?</translation>
    </message>
    <message>
        <source>Route %1: how many zones forward?</source>
        <translation>Ruta %1: ¿cuántas zonas hacia delante?</translation>
    </message>
    <message>
        <source>Route %1: how much fuel does it give?</source>
        <translation>Ruta %1: ¿cuánto combustible da?</translation>
    </message>
    <message>
        <source>Route %1: how many bonus tokens does it give?</source>
        <translation>Ruta %1: ¿cuántas fichas de bonificación da?</translation>
    </message>
    <message>
        <source>Choose the number of the tile first.</source>
        <translation>Elige primero el número de la loseta.</translation>
    </message>
    <message>
        <source>Is there a route %1, and for how many pilots?</source>
        <translation>Si hay una ruta %1, ¿para cuántos pilotos?</translation>
    </message>
</context>
<context>
    <name>basekeeper::TileSets</name>
    <message>
        <source>The tile set “%1” cannot be read: %2.</source>
        <translation>No se puede leer la colección de losetas «%1»: %2.</translation>
    </message>
    <message>
        <source>no tiles yet</source>
        <translation>ninguna loseta todavía</translation>
    </message>
    <message numerus="yes">
        <source>%n tile side(s) known</source>
        <translation>
            <numerusform>%n lado de loseta conocido</numerusform>
            <numerusform>%n lados de losetas conocidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Our tiles</source>
        <translation>Nuestras losetas</translation>
    </message>
    <message>
        <source>described before</source>
        <extracomment>where a tile is known from</extracomment>
        <translation>descrita antes</translation>
    </message>
    <message>
        <source>described on %1</source>
        <translation>descrita el %1</translation>
    </message>
    <message>
        <source>described in “%1”</source>
        <translation>descrita en «%1»</translation>
    </message>
    <message>
        <source>described in “%1” on %2</source>
        <translation>descrita en «%1» el %2</translation>
    </message>
    <message>
        <source>Finish tile %1</source>
        <translation>Loseta de línea de meta %1</translation>
    </message>
    <message>
        <source>Track tile %1</source>
        <translation>Loseta de pista %1</translation>
    </message>
    <message>
        <source>side for 3 or 4 players</source>
        <translation>lado para 3 o 4 jugadores</translation>
    </message>
    <message>
        <source>side for 5 or 6 players</source>
        <translation>lado para 5 o 6 jugadores</translation>
    </message>
    <message>
        <source>This file cannot be imported: %1.</source>
        <translation>No se puede importar este archivo: %1.</translation>
    </message>
    <message>
        <source>Imported as “%1”: %2.</source>
        <translation>Importado como «%1»: %2.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Tile %1 could not be saved: %2</source>
        <translation>No se ha podido guardar la loseta %1: %2</translation>
    </message>
</context>
<context>
    <name>basekeeper::TrackModel</name>
    <message>
        <source>%1: eliminated in zone %2</source>
        <translation>%1: eliminado; su última zona fue la %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: zone %2, %n fuel</source>
        <translation>
            <numerusform>%1: zona %2, %n de combustible</numerusform>
            <numerusform>%1: zona %2, %n de combustible</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1: eliminado</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n fuel)</source>
        <translation>
            <numerusform>%1 (%n de combustible)</numerusform>
            <numerusform>%1 (%n de combustible)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n force field(s)</source>
        <translation>
            <numerusform>%n campo de fuerza</numerusform>
            <numerusform>%n campos de fuerza</numerusform>
        </translation>
    </message>
    <message>
        <source>removed at the end of the turn</source>
        <translation>se retira al final del turno</translation>
    </message>
    <message>
        <source>Zone %1: empty</source>
        <translation>Zona %1: vacía</translation>
    </message>
    <message>
        <source>Zone %1: %2</source>
        <translation>Zona %1: %2</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>Tramo nuevo</translation>
    </message>
    <message>
        <source>Removed at the end of the turn</source>
        <translation>Se retira al final del turno</translation>
    </message>
    <message>
        <source>Section removed</source>
        <translation>Tramo retirado</translation>
    </message>
    <message>
        <source>Beyond the track</source>
        <translation>Más allá de la pista</translation>
    </message>
</context>
<context>
    <name>basekeeper::TransferModel</name>
    <message>
        <source>Written to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>The link is copied. Open it on a device that has BG Stats.</source>
        <translation>El enlace está copiado. Ábrelo en un dispositivo que tenga BG Stats.</translation>
    </message>
    <message>
        <source>There are no session files in %1. They end in .jsonl or .basekeeper.</source>
        <translation>No hay archivos de partida en %1. Terminan en .jsonl o .basekeeper.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n partida exportada.</numerusform>
            <numerusform>%n partidas exportadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) imported.</source>
        <translation>
            <numerusform>%n archivo importado.</numerusform>
            <numerusform>%n archivos importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n entries</source>
        <translation>
            <numerusform>Importada (%n entrada)</numerusform>
            <numerusform>Importada (%n entradas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n entries</source>
        <translation>
            <numerusform>Nueva (%n entrada)</numerusform>
            <numerusform>Nueva (%n entradas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continued: %n more entries</source>
        <translation>
            <numerusform>Continuada (%n entrada más)</numerusform>
            <numerusform>Continuada (%n entradas más)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continues a game that is here: %n more entries</source>
        <translation>
            <numerusform>Continúa una partida que ya tienes (%n entrada más)</numerusform>
            <numerusform>Continúa una partida que ya tienes (%n entradas más)</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is here already.</source>
        <translation>Ya está todo aquí.</translation>
    </message>
    <message>
        <source>All of it is here already, and more.</source>
        <translation>Ya está todo aquí, y más.</translation>
    </message>
    <message>
        <source>Stopped: the saved games have been replaced. Start over.</source>
        <translation>Detenido: se han sustituido las partidas guardadas. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>No app on this device can open %1.</source>
        <translation>Este sistema no tiene con qué abrir %1.</translation>
    </message>
</context>
</TS>
