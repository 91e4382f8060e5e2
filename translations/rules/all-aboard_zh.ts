<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name></name>
    <message id="cards/title">
        <source>Animals</source>
        <translation>动物</translation>
    </message>
    <message id="cards/search">
        <source>Animal or any word</source>
        <translation>动物或任何文字</translation>
    </message>
    <message id="cards/unopened/title">
        <source>Who is aboard?</source>
        <translation>船上有谁？</translation>
    </message>
    <message id="cards/unopened/text">
        <source>Tap an animal, or type any word from the rules in any of Basekeeper’s languages.</source>
        <translation>点一种动物，或者用Basekeeper支持的任何一种语言输入规则里的任何文字。</translation>
    </message>
    <message id="section/0">
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message id="section/1">
        <source>Boarding</source>
        <translation>登船</translation>
    </message>
    <message id="section/2">
        <source>Sailing</source>
        <translation>起航</translation>
    </message>
    <message id="section/3">
        <source>Animals</source>
        <translation>动物</translation>
    </message>
    <message id="section/4">
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
    <message id="section/V">
        <source>Card values</source>
        <translation>卡牌数值</translation>
    </message>
    <message id="0.1/title">
        <source>Players and animals</source>
        <translation>玩家与动物</translation>
    </message>
    <message id="0.1/text">
        <source>2 to 5 players take part, each with a set of the twelve animals: mouse, peacock, fox, octopus, monkey, sloth, moose, zebra, giraffe, lion, bear and elephant. Shuffle yours and draw three; after each animal that you place, draw another as long as your deck lasts.</source>
        <translation>2至5名玩家参加，每人十二种动物各一张：老鼠、孔雀、狐狸、章鱼、猴子、树懒、驼鹿、斑马、长颈鹿、狮子、熊和大象。把自己的牌洗匀，抽三张作为手牌；每放置一只动物就补抽一张，直到牌堆抽完。</translation>
    </message>
    <message id="0.2/title">
        <source>Rounds and boats</source>
        <translation>轮次与船</translation>
    </message>
    <message id="0.2/text">
        <source>The game lasts four rounds. In each, reveal as many boats as there are players and enter the boats’ numbers from left to right. The number on a boat is the most weight that it can carry, from 0 to 999 kilos.</source>
        <translation>对局共四轮。每轮有几位玩家就翻开几张船牌，从左到右排好，并按这个顺序录入数字。船上的数字是它的载重，从0到999公斤。</translation>
    </message>
    <message id="0.3/title">
        <source>Who starts</source>
        <translation>首位玩家</translation>
    </message>
    <message id="0.3/text">
        <source>Whoever saw a monkey most recently starts, unless the table agrees on somebody else. In each later round, the next player to the left starts.</source>
        <translation>最近见过猴子的玩家是首位玩家，你们也可以另行商定。之后每一轮，首位玩家都换成左手边的下一位。</translation>
    </message>
    <message id="1.1/title">
        <source>Three animals each</source>
        <translation>每人三只动物</translation>
    </message>
    <message id="1.1/text">
        <source>Taking turns, each player places three animals per round: the first face up, the second face down, the third face up.</source>
        <translation>每一轮，玩家轮流放置动物，每人共三只：第一只面朝上，第二只面朝下，第三只面朝上。</translation>
    </message>
    <message id="1.1/diagram">
        <source>In this round player A places the mouse face up, then an animal face down, and last the lion face up. The weights are examples.</source>
        <translation>这一轮玩家A先面朝上放老鼠，再面朝下放一只动物，最后面朝上放狮子。重量仅为示例。</translation>
    </message>
    <message id="1.2/title">
        <source>Three aboard</source>
        <translation>一船三只</translation>
    </message>
    <message id="1.2/text">
        <source>Choose any boat that has fewer than three animals. When all have boarded, every boat holds exactly three.</source>
        <translation>可以选任何一艘动物不到三只的船。全部登船后，每艘船上正好有三只动物。</translation>
    </message>
    <message id="1.3/title">
        <source>Each animal once</source>
        <translation>每种动物只用一次</translation>
    </message>
    <message id="1.3/text">
        <source>You play each of your animals once in the whole game. An animal that lies face down stays your secret: enter only where it lies, and name it when all are revealed. If you have already played the animal that you name, Basekeeper refuses it.</source>
        <translation>整局中，你的每种动物只能打出一次。面朝下的动物是你的秘密：只录入它在哪艘船上，全部翻开时再说明是哪种。如果说出的动物你已经打出过，Basekeeper会拒绝。</translation>
    </message>
    <message id="2.1/title">
        <source>Love and fights</source>
        <translation>相爱与打斗</translation>
    </message>
    <message id="2.1/text">
        <source>All face-down animals are revealed, then the boats are settled one by one from left to right. Two animals of one kind on a boat are in love: each owner takes a cupid card, worth 2 points, whatever happens to the boat. Three or more of one kind fight: the boat sinks at once, with no effects and no cupid cards.</source>
        <translation>先翻开所有面朝下的动物，然后各船从左到右依次结算。一艘船上有两只同种动物，它们就相爱：两位主人各拿一张丘比特牌，终局时值2分，船沉了也归他们。三只或更多同种动物会打斗：船立刻沉没，没有效果，也没有丘比特牌。</translation>
    </message>
    <message id="2.1/diagram">
        <source>Two foxes are aboard and in love: player A and player B each take a cupid card. They keep these cards even though the boat is too heavy and sinks. The weights are examples.</source>
        <translation>船上有两只狐狸，它们相爱：玩家A和玩家B各拿一张丘比特牌。船超重沉没，丘比特牌照样留着。重量仅为示例。</translation>
    </message>
    <message id="2.2/title">
        <source>From light to heavy</source>
        <translation>由轻到重</translation>
    </message>
    <message id="2.2/text">
        <source>The animals aboard act from the lightest to the heaviest: always the lightest that is still aboard and has not acted on this boat yet. Animals in love have no effect, and no other animal’s effect touches them. If two weigh the same, the one listed first under “Players and animals” acts first.</source>
        <translation>船上的动物由轻到重依次行动：仍在船上、还没在这里行动过的动物，每次由最轻的一只行动；重量相同时，按准备部分所列动物的顺序。相爱的动物没有效果，也不受别的效果影响。</translation>
    </message>
    <message id="2.3/title">
        <source>The weight decides</source>
        <translation>重量决定一切</translation>
    </message>
    <message id="2.3/text">
        <source>Add up the weights of all animals aboard. If the total is the boat’s number or less, the boat sails. If it is more, the boat sinks.</source>
        <translation>把船上所有动物的重量加起来：不超过船的载重，就起航；超过，就沉没。</translation>
    </message>
    <message id="2.3/diagram">
        <source>There are 16 kilos aboard, but the boat can carry only 14. It sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>船上一共16公斤，载重只有14公斤。船沉没，三只动物全部弃置。重量仅为示例。</translation>
    </message>
    <message id="2.4/title">
        <source>Saved or lost</source>
        <translation>获救还是弃置</translation>
    </message>
    <message id="2.4/text">
        <source>If the boat sails, each animal goes to its owner’s saved pile and scores at the end. If it sinks, all aboard are discarded. Fox and octopus are the exceptions.</source>
        <translation>船起航时，每只动物都放进主人的获救区，终局计分。船沉没时，船上的动物全部弃置。狐狸和章鱼是例外。</translation>
    </message>
    <message id="2.5/title">
        <source>Arrivals from the left</source>
        <translation>从左边来的动物</translation>
    </message>
    <message id="2.5/text">
        <source>An animal that comes over from the boat to the left counts fully on its new boat: for love and fights, for effects and for the weight. The limit of three does not apply to arrivals.</source>
        <translation>从左边的船过来的动物，在新船上照样算数：相爱与打斗、效果、重量都算。它们不受每船三只的限制。</translation>
    </message>
    <message id="3.mouse/title">
        <source>Mouse</source>
        <translation>老鼠</translation>
    </message>
    <message id="3.mouse/text">
        <source>If an elephant is aboard and neither of the two is in love, the mouse frightens the elephant: the boat card is replaced by another from the boat deck, and the new number counts. Two mice in love weigh half a kilo each.</source>
        <translation>船上有大象，而且老鼠和大象都没有和同类相爱时，大象会受惊：从船牌堆另翻一张，替换这张船牌，以新的数字为准。相爱的两只老鼠每只重半公斤。</translation>
    </message>
    <message id="3.mouse/clarification/1">
        <source>The animals stay aboard: only the boat card changes.</source>
        <translation>动物都留在船上，只换船牌。</translation>
    </message>
    <message id="3.mouse/clarification/2">
        <source>A boat is replaced at most once.</source>
        <translation>每艘船最多换一次。</translation>
    </message>
    <message id="3.mouse/app">
        <source>The boat waits until you enter the number of the new card; Basekeeper then goes on with that number.</source>
        <translation>等你录入新船牌的数字，再按新数字继续。</translation>
    </message>
    <message id="3.mouse/diagram">
        <source>The mouse frightens the elephant, so the boat that can carry 9 kilos is replaced by one that can carry 15. All three animals stay aboard: 14 kilos is not too much, and the boat sails. The weights are examples.</source>
        <translation>老鼠吓到大象，载重9公斤的船换成载重15公斤的船。三只动物都留在船上：14公斤没有超重，船起航。重量仅为示例。</translation>
    </message>
    <message id="3.peacock/title">
        <source>Peacock</source>
        <translation>孔雀</translation>
    </message>
    <message id="3.peacock/text">
        <source>Its printed weight counts, and that may be below zero. Two peacocks in love weigh 1 kilo each.</source>
        <translation>按牌上印的重量计算，可以是负数。相爱的两只孔雀每只重1公斤。</translation>
    </message>
    <message id="3.peacock/app">
        <source>Basekeeper adds the peacock’s weight for you.</source>
        <translation>自动把孔雀算进船的重量。</translation>
    </message>
    <message id="3.peacock/diagram">
        <source>The peacock weighs less than nothing: without it the bear and the mouse would be too heavy. With it there are 10 kilos, as many as the boat can carry, and the boat sails. The weights are examples.</source>
        <translation>孔雀的重量比零还小：没有它，熊和老鼠就超重了。有了它一共10公斤，正好是船的载重，船起航。重量仅为示例。</translation>
    </message>
    <message id="3.fox/title">
        <source>Fox</source>
        <translation>狐狸</translation>
    </message>
    <message id="3.fox/text">
        <source>If the boat sinks, the fox jumps to the next boat to the right. If there is none, the fox is discarded. Two foxes in love do not jump. Three foxes fight and are discarded.</source>
        <translation>船沉没时，狐狸跳到右边的下一艘船；如果是最后一艘，就弃置。相爱的两只狐狸不跳。三只狐狸会打斗起来，全部弃置。</translation>
    </message>
    <message id="3.fox/clarification/1">
        <source>If the next boat sinks too, the fox jumps again.</source>
        <translation>下一艘船也沉没的话，狐狸再跳一次。</translation>
    </message>
    <message id="3.fox/clarification/2">
        <source>It also jumps from a boat that other animals sink by fighting.</source>
        <translation>别的动物打斗把船弄沉时，狐狸同样会跳走。</translation>
    </message>
    <message id="3.fox/app">
        <source>Basekeeper moves the fox to the next boat, where it counts from then on.</source>
        <translation>把狐狸移到下一艘船，从此在那里算数。</translation>
    </message>
    <message id="3.fox/diagram">
        <source>17 kilos is too much for the first boat, and it sinks. The fox jumps to the next boat; the bear and the sloth are discarded. The weights are examples.</source>
        <translation>第一艘船装了17公斤，超重沉没。狐狸跳到下一艘船上，熊和树懒弃置。重量仅为示例。</translation>
    </message>
    <message id="3.octopus/title">
        <source>Octopus</source>
        <translation>章鱼</translation>
    </message>
    <message id="3.octopus/text">
        <source>The octopus is saved only if the boat sinks; if the boat sails, it is discarded. In love it is the other way around. If three octopuses meet on a boat, the boat sinks and all three are saved.</source>
        <translation>只有船沉没时章鱼才获救；船起航时，章鱼被弃置。相爱时正好相反。三只章鱼同在一艘船上时，船沉没，三只全部获救。</translation>
    </message>
    <message id="3.octopus/clarification/1">
        <source>If other animals sink the boat by fighting, the octopus is saved.</source>
        <translation>别的动物打斗把船弄沉时，章鱼获救。</translation>
    </message>
    <message id="3.octopus/clarification/2">
        <source>An octopus that is eaten, or thrown off the last boat, is not saved.</source>
        <translation>被吃掉的章鱼，或从最后一艘船上被扔下去的章鱼，不会获救。</translation>
    </message>
    <message id="3.octopus/clarification/3">
        <source>In the children’s variant it scores like any other animal.</source>
        <translation>儿童玩法中，章鱼和其他动物一样计分。</translation>
    </message>
    <message id="3.octopus/app">
        <source>Basekeeper puts the octopus with the saved or the discarded animals, depending on whether the boat sinks.</source>
        <translation>根据船是否沉没，把章鱼归入获救或弃置。</translation>
    </message>
    <message id="3.octopus/diagram">
        <source>14 kilos is too much, and the boat sinks. The octopus is saved; the bear and the mouse are discarded. The weights are examples.</source>
        <translation>14公斤超重了，船沉没。章鱼获救，熊和老鼠弃置。重量仅为示例。</translation>
    </message>
    <message id="3.monkey/title">
        <source>Monkey</source>
        <translation>猴子</translation>
    </message>
    <message id="3.monkey/text">
        <source>Together with the heaviest other animal aboard, the monkey throws the second heaviest of the others onto the next boat. If there is no next boat, the thrown animal is discarded.</source>
        <translation>猴子和船上其他动物中最重的一只合力，把其他动物中第二重的扔到下一艘船上。如果是最后一艘船，被扔的动物弃置。</translation>
    </message>
    <message id="3.monkey/clarification/1">
        <source>Animals in love do not count. If there are fewer than two others, or a tie leaves open which is heaviest or second heaviest, nothing happens.</source>
        <translation>相爱的动物不算。其他动物不到两只，或因重量相同而分不出最重或第二重时，什么也不发生。</translation>
    </message>
    <message id="3.monkey/clarification/2">
        <source>A thrown animal may act on the boat where it lands.</source>
        <translation>被扔过去的动物在新船上仍可行动。</translation>
    </message>
    <message id="3.monkey/app">
        <source>Basekeeper finds both animals, throws the right one and tells you which.</source>
        <translation>自动找出这两只动物，扔出该扔的那只，并告诉你。</translation>
    </message>
    <message id="3.monkey/diagram">
        <source>The heaviest of the others is the bear. Together with the bear, the monkey throws the second heaviest, the giraffe, onto the next boat. 14 kilos are left, and the first boat sails. The weights are examples.</source>
        <translation>其他动物中最重的是熊。猴子和它合力，把第二重的长颈鹿扔到下一艘船上。剩下14公斤，第一艘船起航。重量仅为示例。</translation>
    </message>
    <message id="3.sloth/title">
        <source>Sloth</source>
        <translation>树懒</translation>
    </message>
    <message id="3.sloth/text">
        <source>The sloth has no effect. Only its weight and its points count.</source>
        <translation>树懒没有效果，只算重量和分数。</translation>
    </message>
    <message id="3.sloth/diagram">
        <source>The sloth does nothing, and nothing happens to it. With 8 kilos the boat is not too heavy, and it sails. The weights are examples.</source>
        <translation>树懒什么也不做，也不受任何影响。船上一共8公斤，没有超重，船起航。重量仅为示例。</translation>
    </message>
    <message id="3.moose/title">
        <source>Moose</source>
        <translation>驼鹿</translation>
    </message>
    <message id="3.moose/text">
        <source>The moose has no effect. Only its weight and its points count.</source>
        <translation>驼鹿没有效果，只算重量和分数。</translation>
    </message>
    <message id="3.moose/diagram">
        <source>The moose does nothing. There are 12 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</source>
        <translation>驼鹿什么也不做。船上一共12公斤，正好是船的载重，船起航。重量仅为示例。</translation>
    </message>
    <message id="3.zebra/title">
        <source>Zebra</source>
        <translation>斑马</translation>
    </message>
    <message id="3.zebra/text">
        <source>The zebra has no effect. Only its weight and its points count.</source>
        <translation>斑马没有效果，只算重量和分数。</translation>
    </message>
    <message id="3.zebra/diagram">
        <source>The zebra does nothing. 14 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>斑马什么也不做。14公斤超重了，船沉没，三只动物全部弃置。重量仅为示例。</translation>
    </message>
    <message id="3.giraffe/title">
        <source>Giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message id="3.giraffe/text">
        <source>The giraffe has no effect. Only its weight and its points count.</source>
        <translation>长颈鹿没有效果，只算重量和分数。</translation>
    </message>
    <message id="3.giraffe/diagram">
        <source>The giraffe does nothing. There are 14 kilos aboard, as many as the boat can carry, and it sails. The weights are examples.</source>
        <translation>长颈鹿什么也不做。船上一共14公斤，正好是船的载重，船起航。重量仅为示例。</translation>
    </message>
    <message id="3.lion/title">
        <source>Lion</source>
        <translation>狮子</translation>
    </message>
    <message id="3.lion/text">
        <source>Of all animals aboard that are lighter than itself, the lion eats the heaviest: that animal is discarded.</source>
        <translation>狮子吃掉比自己轻的动物中最重的一只：那只动物弃置。</translation>
    </message>
    <message id="3.lion/clarification/1">
        <source>Animals in love are not eaten. If no animal is lighter, or several lighter ones tie for heaviest, nothing happens.</source>
        <translation>相爱的动物不会被吃。没有更轻的动物，或其中最重的不止一只时，什么也不发生。</translation>
    </message>
    <message id="3.lion/clarification/2">
        <source>An eaten fox does not jump, and an eaten octopus is not saved.</source>
        <translation>被吃掉的狐狸不会跳走，被吃掉的章鱼也不会获救。</translation>
    </message>
    <message id="3.lion/app">
        <source>Basekeeper discards the eaten animal and weighs the boat without it.</source>
        <translation>弃置被吃掉的动物，再称船的重量。</translation>
    </message>
    <message id="3.lion/diagram">
        <source>The lion eats the giraffe, the heaviest of those that are lighter than itself. The giraffe is discarded, 14 kilos are left, and the boat sails. The weights are examples.</source>
        <translation>狮子吃掉长颈鹿，它是比狮子轻的动物中最重的。长颈鹿弃置，剩下14公斤，船起航。重量仅为示例。</translation>
    </message>
    <message id="3.bear/title">
        <source>Bear</source>
        <translation>熊</translation>
    </message>
    <message id="3.bear/text">
        <source>The bear has no effect. Only its weight and its points count.</source>
        <translation>熊没有效果，只算重量和分数。</translation>
    </message>
    <message id="3.bear/diagram">
        <source>The bear does nothing. 16 kilos is too much, the boat sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>熊什么也不做。16公斤超重了，船沉没，三只动物全部弃置。重量仅为示例。</translation>
    </message>
    <message id="3.elephant/title">
        <source>Elephant</source>
        <translation>大象</translation>
    </message>
    <message id="3.elephant/text">
        <source>The elephant has an effect only if a mouse is aboard and neither is in love: the mouse frightens it, and the boat card is replaced.</source>
        <translation>只有船上有老鼠，而且大象和老鼠都没有和同类相爱时才有效果：大象受惊，换一张船牌。</translation>
    </message>
    <message id="3.elephant/clarification/1">
        <source>The elephant stays aboard, and its weight counts as usual.</source>
        <translation>大象留在船上，该多重还是多重。</translation>
    </message>
    <message id="3.elephant/app">
        <source>Basekeeper asks for the new boat card as soon as the mouse acts.</source>
        <translation>轮到老鼠行动时，会请你录入新的船牌。</translation>
    </message>
    <message id="3.elephant/diagram">
        <source>The elephant is frightened by the mouse, so the boat that can carry 18 kilos is replaced by one that can carry only 12. 17 kilos is too much for it: it sinks, and all three animals are discarded. The weights are examples.</source>
        <translation>大象被老鼠吓到，载重18公斤的船换成只能载12公斤的船。17公斤超重了，船沉没，三只动物全部弃置。重量仅为示例。</translation>
    </message>
    <message id="4.1/title">
        <source>Counting</source>
        <translation>计分</translation>
    </message>
    <message id="4.1/text">
        <source>After the fourth round, add up the points of your saved animals, plus 2 points for each of your cupid cards. Whoever has the most points wins.</source>
        <translation>第四轮结束后，把获救的动物的分数加起来，每张丘比特牌再加2分。分数最高者获胜。</translation>
    </message>
    <message id="4.2/title">
        <source>Ties</source>
        <translation>同分</translation>
    </message>
    <message id="4.2/text">
        <source>In a tie the player with more cupid cards wins, then the one with more saved animals. If even these are the same, the victory is shared.</source>
        <translation>同分时，丘比特牌多者获胜；再相同，获救的动物多者获胜；还是相同，就共同获胜。</translation>
    </message>
    <message id="4.3/title">
        <source>Children’s variant</source>
        <translation>儿童玩法</translation>
    </message>
    <message id="4.3/text">
        <source>Your table may have agreed to ignore the animals’ effects; love and fights stay. Foxes do not jump, an octopus scores like any other animal, and mice and peacocks still change weight when in love.</source>
        <translation>你们这桌可以约定不用动物的效果，相爱与打斗照旧。这时狐狸不跳；章鱼和其他动物一样计分；相爱的两只老鼠或两只孔雀，重量仍按相爱时的算。</translation>
    </message>
    <message id="4.4/title">
        <source>No limit on cupid cards</source>
        <translation>丘比特牌不限数量</translation>
    </message>
    <message id="4.4/text">
        <source>Basekeeper counts every cupid card, even beyond the twenty in the box.</source>
        <translation>丘比特牌只计数量，不限于盒中的二十张。</translation>
    </message>
    <message id="7.1/title">
        <source>Ruling by the referee</source>
        <translation>裁判的裁定</translation>
    </message>
    <message id="7.1/text">
        <source>The referee can fix anything: boats, animals, cupid cards, the round, who is next, or the end of the game. A ruling is one recorded act with a reason, marked as a ruling in the log and in the history. It is undone like any other act.</source>
        <translation>裁判可以用裁定修正任何内容：船、动物、丘比特牌、轮次、轮到谁，或让对局结束。每次裁定都作为一个行动记录下来，写明理由，并在行动记录和历史记录里标明。它和其他行动一样可以撤销。</translation>
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
        <source>Later acts refer to the same animals</source>
        <translation>之后的行动仍指同样的动物</translation>
    </message>
    <message id="S.5/text">
        <source>A later act still refers to the same player, boat and animal, whatever the correction changes. It is no longer possible if it would then be another player’s turn, or if the player has already used that animal by then.</source>
        <translation>无论更正改变了什么，之后的行动仍属于同一位玩家，指同样的船和动物。如果那时轮到的是别人，或者这位玩家已经打出过所指的动物，这个行动就不再成立。</translation>
    </message>
    <message id="S.6/title">
        <source>Kept as a ruling</source>
        <translation>作为裁定保留</translation>
    </message>
    <message id="S.6/text">
        <source>A later act that is no longer allowed can be kept as a ruling: everything then stands as if the act had been done. Revealing boats cannot be kept, nor can the wait for another boat card; but what became of that boat can.</source>
        <translation>之后不再符合规则的行动可以作为裁定保留：桌面上就当它已经执行过。翻开船牌和等待换牌都不能保留，但那艘船后来的结果可以。</translation>
    </message>
    <message id="V.1/title">
        <source>Weights and points</source>
        <translation>重量和分数</translation>
    </message>
    <message id="V.1/text">
        <source>Weights are from −99 to 999 kilos, in steps of half a kilo; points are whole numbers from 0 to 99. Use the values on your cards; the example values only stand in until you have entered yours.</source>
        <translation>重量从−99到999公斤，精确到半公斤；分数是0到99的整数，以你们的卡牌为准。在你们录入之前，先用示例数值代替。</translation>
    </message>
</context>
</TS>
