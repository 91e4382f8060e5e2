<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/search">
        <source>Any word from the rules</source>
        <translation>Cualquier palabra de las reglas</translation>
    </message>
    <message id="cards/unopened/title">
        <source>A sheet for any game</source>
        <translation>Una hoja para cualquier juego</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap a rule, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>Toca una regla, o escribe cualquier palabra de las reglas en cualquiera de los idiomas de Basekeeper.</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message id="section/1">
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message id="section/2">
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message id="section/3">
        <source>Victory</source>
        <translation>Victoria</translation>
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
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 6 players take part, each with a column on the sheet.</source>
        <translation>Juegan de 2 a 6 jugadores; cada uno tiene una columna en la hoja.</translation>
    </message>
    <message id="0.2/title">
        <source>What is agreed</source>
        <translation>Lo acordado</translation>
    </message>
    <message id="0.2/text">
        <source>Before the first round, you agree on whether the highest or the lowest total wins, and on when the game ends: after a number of rounds (1 to 99), at a total (1 to 99,999), at whichever comes first, or when you decide.</source>
        <translation>Antes de la primera ronda se acuerda si gana el total más alto o el más bajo, y cuándo termina la partida: tras un número de rondas (de 1 a 99), al llegar a un total (de 1 a 99 999), con lo primero que ocurra de esas dos cosas, o cuando la mesa lo decida.</translation>
    </message>
    <message id="1.1/title">
        <source>One number each</source>
        <translation>Un número para cada uno</translation>
    </message>
    <message id="1.1/text">
        <source>In each round every player gets one number, in any order: a whole number from −9,999 to 9,999.</source>
        <translation>En cada ronda, y en cualquier orden, cada jugador recibe un número entero de −9999 a 9999.</translation>
    </message>
    <message id="1.2/title">
        <source>Round by round</source>
        <translation>Ronda a ronda</translation>
    </message>
    <message id="1.2/text">
        <source>A round is complete when everybody has a number; then the next one begins. Numbers are entered in the round being played.</source>
        <translation>Una ronda está completa cuando todos tienen su número; entonces empieza la siguiente. Los números se anotan en la ronda en juego.</translation>
    </message>
    <message id="2.1/title">
        <source>After the last round</source>
        <translation>Tras la última ronda</translation>
    </message>
    <message id="2.1/text">
        <source>If you agreed on a number of rounds, the game ends after the last one.</source>
        <translation>Si se acordó un número de rondas, la partida termina con la última.</translation>
    </message>
    <message id="2.2/title">
        <source>At a total</source>
        <translation>Al llegar a un total</translation>
    </message>
    <message id="2.2/text">
        <source>If you agreed on a total, the game ends after the round in which somebody reaches it.</source>
        <translation>Si se acordó un total, la partida termina con la ronda en la que alguien lo alcanza.</translation>
    </message>
    <message id="2.3/title">
        <source>When you decide</source>
        <translation>Cuando la mesa lo decida</translation>
    </message>
    <message id="2.3/text">
        <source>After any complete round, the table may end the game.</source>
        <translation>Tras cualquier ronda completa, la mesa puede terminar la partida.</translation>
    </message>
    <message id="2.4/title">
        <source>After the end</source>
        <translation>Tras el final</translation>
    </message>
    <message id="2.4/text">
        <source>Nothing can be entered after the end, but an undo, a correction or a ruling can let the game go on.</source>
        <translation>Tras el final no se anota nada, pero al deshacer, corregir o tomar una decisión arbitral la partida puede seguir.</translation>
    </message>
    <message id="3.1/title">
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message id="3.1/text">
        <source>The highest total wins, or the lowest if you agreed on that.</source>
        <translation>Gana el total más alto, o el más bajo si así se acordó.</translation>
    </message>
    <message id="3.2/title">
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message id="3.2/text">
        <source>Players with the same total share their place, even first place.</source>
        <translation>Los jugadores con el mismo total comparten el puesto, incluso el primero.</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>Decisión arbitral</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can set the number of any player in any round that has begun, take a number out of the round being played, or end the game. The totals then count as if it had always been that way. A ruling is one recorded act with a reason, and it is undone like any other act.</source>
        <translation>El árbitro puede fijar el número de cualquier jugador en cualquier ronda empezada, quitar un número de la ronda en juego o terminar la partida. Los totales cuentan como si los números siempre hubieran sido esos. Cada decisión es una sola acción, con su motivo, y se deshace como cualquier otra.</translation>
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
        <source>Later acts refer to the same entry</source>
        <translation>Las acciones posteriores se refieren a la misma casilla</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player and the same round, whatever the correction changes. It is no longer possible if a different round is being played at that point.</source>
        <translation>Una acción posterior sigue refiriéndose al mismo jugador y a la misma ronda, cambie lo que cambie la corrección. Deja de ser posible si entonces no se está jugando esa ronda.</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>Mantener como decisión arbitral</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: the sheet then counts it as if it were allowed.</source>
        <translation>Una acción posterior que ya no está permitida se puede mantener como decisión arbitral: la hoja la cuenta como si estuviera permitida.</translation>
    </message>
</context>
</TS>
