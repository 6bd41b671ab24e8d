import type { StatementKey } from '../../logic/index.ts';

/** ヒントと解説の日本語の文。キーと差し込む値は `steps.en.ts` と同じ。 */
export const stepsJa: Readonly<Record<StatementKey, string>> = {
  'stage.unit': '{units}を見てください。',
  'stage.units': '{units}を見てください。',
  'stage.digit': '数字{digit}を見てください。',
  'stage.cell': '{cell}のまわりを見てください。',
  'stage.sum': '{sum}を見てください。',
  'stage.line': '{line}の線を見てください。',
  'stage.technique': '「{technique}」が使えます。',
  'stage.cells': '注目するのは{cells}です。',
  'stage.board': '盤面全体を見てください。',
  'spoken.place': '{technique}により、{cell}は{digit}に決まります。',
  'spoken.place-in': '{units}の{technique}により、{cell}は{digit}に決まります。',
  'spoken.remove': '{technique}により、{removals}を除外できます。',
  'spoken.remove-in': '{units}の{technique}により、{removals}を除外できます。',
  'result.place': '{cell}は{digit}に決まります。',
  'result.remove': '{removals}を除外できます。',
  'result.either': 'どの場合でも、{removals}を除外できます。',

  'single.full-house': '{unit}の空きマスは{cell}だけなので、残った{digit}が入ります。',
  'single.hidden': '{unit}で{digit}が入るのは{cell}だけです。',
  'single.naked': '{cell}に入る数字は{digit}だけです。',
  locked:
    '{unit}の{digit}は{cells:and}のどこかに入ります。これらはすべて{other}のマスなので、{other}のほかのマスに{digit}は入りません。',
  'common-peer':
    '{unit}の{digit}は{cells:and}のどこかに入ります。どこに入っても、{targets:and}に{digit}は入りません。',
  naked: '{cells}には{digits}が入るので、{units}のほかのマスにこれらの数字は入りません。',
  'naked.group': '{cells}には{digits}が入るので、これらのマスすべてから見えるマスに同じ数字は入りません。',
  hidden: '{unit}で{digits}を入れられるのは{cells}だけなので、これらのマスにほかの数字は入りません。',

  fish: '{bases}の{digit}は{covers}にしか入らないので、{covers}のほかのマスに{digit}は入りません。',
  'fish.fins': '{bases}の{digit}は、フィン（{fins}）を除くと、{covers}にしか入りません。',
  'fish.either':
    'フィッシュが成り立つか、フィン（{fins:and}）のどれかに{digit}が入るかのどちらかです。どちらでも、{targets:and}に{digit}は入りません。',
  strong: '{unit}で{digit}を入れられるのは{cells:and}だけです。',
  'not-both': '{cells}の両方に{digit}を入れることはできません。',
  'one-of': 'したがって、{cells:and}のうち少なくとも1マスに{digit}が入ります。',
  'rectangle.area': '{area}の{digit}の候補は、{lines}の上だけにあります。',
  'rectangle.then': '{end}が{digit}でなければ{near}が{digit}になり、{area}の{digit}は{other}の上に入ります。',
  'pair-cells': '{cells}に入るのは、どちらも{digits:or}だけです。',
  'w-wing': 'したがって、{cells}の少なくとも一方には{digit}が入りません。',
  'wing.pivot': '{cell}に入るのは{digits:or}です。',
  'wing.branch': '{cell}が{digit}なら、{wing}は{other}です。',
  bent: '{cells}の候補は合わせて{digits}だけで、{digit}のほかの数字はそれぞれこの中の1マスにしか入りません。{digit}がなければ数字が足りなくなります。',
  'remote.chain':
    '{line}に入るのはどれも{digits:or}だけで、順に同じユニットでつながっているので、2つの数字が交互に入ります。',
  'remote.ends': 'つなぎ目が奇数個はなれた2マスには、{digits}が1つずつ入ります。',
  'chain.if-is': 'もし{start:or}が{digit}なら、{chain:on}となります。',
  'chain.if-not': 'もし{start:or}が{digit}でなければ、{chain:on}となります。',
  'chain.ends':
    'したがって、「{start}が{startDigit}」か「{end:or}が{endDigit}」の少なくとも一方が成り立ちます。',
  'chain.steps': 'もし{start}が{digit}なら、順にたどると結論が出ます。',
  'singles.if-is': 'もし{start}が{digit}なら、シングルが続いて{list}となります。',
  'singles.if-not': 'もし{start}が{digit}でなければ、シングルが続いて{list}となります。',
  'singles.at-once-is': 'もし{start}が{digit}なら、すぐに結論が出ます。',
  'singles.at-once-not': 'もし{start}が{digit}でなければ、すぐに結論が出ます。',
  'net.if-is': 'もし{start}が{digit}なら、順に{steps}となります。',
  'net.if-not': 'もし{start}が{digit}でなければ、順に{steps}となります。',
  'loop.closed': 'チェーンが輪になるので、どの弱リンクでも、両端のうちちょうど一方が成り立ちます。',
  'loop.refuted': '{cell}が{digit}だとすると{digit}ではないことになるので、{cell}に{digit}は入りません。',
  'loop.two-digits': '{cell}が{digit}だとすると{other}でもあることになるので、{cell}に{digit}は入りません。',
  'loop.must': '{cell}が{digit}でないとすると{digit}になってしまうので、{cell}は{digit}です。',
  'loop.falls': '{cell}は、{digit}であってもなくても、{other}にはなりません。',
  colors:
    '{digit}の候補を強リンクでたどると、（{first}）の組と（{second}）の組に分かれ、どちらか一方の組のすべてのマスに{digit}が入ります。',
  'colors.trap': '{targets}は両方の組のマスから見えるので、{digit}は入りません。',
  'colors.wrap': '{cells}は同じ組ですが、両方に{digit}を入れることはできません。（{group}）の組は誤りです。',
  'colors.touch':
    '{cells}の両方に{digit}を入れることはできないので、それぞれの反対の組のうち少なくとも一方が正しくなります（{rest:and}）。',
  'colors.double': '（{group}）の組は、もう一方の2つの組のどちらとも両立しないので、誤りです。',
  'colors.more':
    '（{group}）の組が正しければ、ユニットに残る場所がほかになくなるので、{more}にも{digit}が入ります。',
  'colors.trap-more': 'どちらの組が正しくても、{targets}からは{digit}が見えるので、{digit}は入りません。',
  'colors.no-place':
    '（{group}）の組が正しいとすると、{unit}に{digit}の入る場所がなくなるので、その組は誤りです。',
  medusa:
    '候補を強リンクでたどると、（{first:in}）の組と（{second:in}）の組に分かれ、どちらか一方の組だけがすべて成り立ちます。',
  'medusa.out': '{target:in}は、一方の組の{a:in}とも、もう一方の組の{b:in}とも両立しません。',
  'medusa.clash': '{pair:in}は同じ組ですが両立しないので、その組は誤りです。',
  'medusa.no-digit':
    '同じ組の{group:in}がすべて成り立つと、{cell}に入る数字がなくなるので、その組は誤りです。',
  'medusa.no-place':
    '同じ組の{group:in}がすべて成り立つと、{unit}に{digit}の入る場所がなくなるので、その組は誤りです。',
  'medusa.trap': 'どちらの組が成り立っても、{removals:in}は消えます。',
  'medusa.wrap': '一方の組は矛盾するので、その組の候補（{removals:in}）は成り立ちません。',
  'als.set': '{cells}の候補は{cells?|合わせて}{digits}で、マスの数より1種類多くなっています。',
  'als.restricted':
    '{digits}は2つの組のどちらか一方にしか入らないので、もう一方の組にはほかの数字がすべて入ります。',
  'als.double':
    '{digits}はそれぞれ2つの組の一方にしか入らないので、どちらの組にもほかの数字がすべて入ります。',
  'als.chain':
    'となり合う組に共通の{digits}は、それぞれ一方の組にしか入りません。入らなかった組には、ほかの数字がすべて入ります。',
  'als.common': 'したがって、{digits}は（{a}）か（{b}）のどちらかの組に入ります。',
  'blossom.stem': '{cell}に入るのは{digits:or}です。',
  'blossom.petal': '{cell}が{digit}なら、{petal}に{digits}がすべて入ります。',
  'sue-de-coq':
    '{middle}に、{line}の{first}と{area}の{second}を合わせると、マスと数字（{digits}）の数が等しいので、どの数字も必ずこの中に入ります。',
  aligned: '{cells}に入る数字の組み合わせのうち、{others:and}のどれかの候補をすべてなくすものは使えません。',
  'template.set': '盤面全体での{digit}の置き方をすべて調べると、どの場合も{cells}に{digit}が入ります。',
  'template.delete': '盤面全体での{digit}の置き方をすべて調べると、どの場合も{cells}に{digit}は入りません。',

  'unique.assume': '解が1つだけという前提を使います。',
  'unique.deadly':
    '{cells}の候補が{digits}だけになると、2つの数字を入れかえられて、解が2つになってしまいます。',
  'unique.loop':
    '輪になった{cells}の候補がどれも{digits}だけになると、2つの数字を入れかえられて、解が2つになってしまいます。',
  'unique.cell': 'したがって、{cell}に{digits:or}は入りません。',
  'unique.subset':
    'したがって、{cells:and}のどれかに{more:or}が入り、{subset}と合わせて、{units}の{digits}はこれらのマスに入ります。',
  'unique.strong':
    '{unit}の{digit}は{cells:and}のどちらかに入ります。もう一方が{other}だと、2つの数字だけになってしまいます。',
  'unique.diagonal':
    '{lines}の{digit}は角のマスにしか入りません。{cells:or}が{digit}だと、角が2つの数字だけになってしまいます。',
  'unique.hidden':
    '{lines}の{digit}は角のマスにしか入りません。{cell}が{other}だと、角が2つの数字だけになってしまいます。',
  'unique.placed':
    '{cells}はどれもヒント数字ではありません。2つの数字が互い違いに入ると、入れかえられて、解が2つになってしまいます。',
  'unique.bug':
    '{cell}が{digit}でないとすると、空きマスの候補がすべて2つ、どの数字の置き場所も2か所ずつになり、解が1つに決まりません。',
  'unique.bug-many':
    '{candidates:in}がどれも成り立たないとすると、空きマスの候補がすべて2つ、どの数字の置き場所も2か所ずつになり、解が1つに決まりません。少なくとも1つは成り立ちます。',
  'unique.bug-subset': '{subset}と合わせて、{units}の{digits}はこれらのマスに入ります。',
  'unique.bug-strong': '{units}の{digit}は{cells:and}のどちらかに入り、もう一方には余分な候補が入ります。',

  'rule-says': 'ルール「{rule}」により、{cell}に{digits:or}は入りません。',
  rise: '{line}の順に数字が大きくなるので、どのマスにも前後のマスの分の余裕が必要です。',
  'rise.bounds': '{cell}に入るのは{low}～{high}です。',
  'sum.sets': '{sum}に入る数字の組は{sets}だけです。',
  'sum.ways': '{sum}の入れ方をすべて調べると、{removed:none}はどの入れ方にも使われません。',
  'sum.needed': '{sum}には、どの入れ方でも{digit}が必要で、{cells:and}のどこかに入ります。',
  'sum.difference': '{cells}{cells?は、|の合計は、}{others}{others?より|の合計より}{number}大きくなります。',
  'sum.same': '{cells}{cells?は、|の合計は、}{others}{others?と|の合計と}等しくなります。',
  innie: '{units}の合計は{total}です。中に収まるケージの合計が{covered}なので、{cells}は{rest}です。',
  innies: '{units}の合計は{total}です。中に収まるケージの合計が{covered}なので、{cells}の合計は{rest}です。',
  outie:
    '{units}の合計は{total}です。それを覆うケージの合計が{covered}なので、はみ出した{cells}は{rest}です。',
  outies:
    '{units}の合計は{total}です。それを覆うケージの合計が{covered}なので、はみ出した{cells}の合計は{rest}です。',
  'innies.more':
    '{units}の合計は{total}、取り除いたケージの合計は{covered}です。したがって、{cells}{cells?は|の合計は}{others}{others?より|の合計より}{rest}大きくなります。',
  'innies.same':
    '{units}の合計は{total}、取り除いたケージの合計は{covered}です。したがって、{cells}{cells?は|の合計は}{others}{others?と|の合計と}等しくなります（差は{rest}）。',
  'innies.less':
    '{units}の合計は{total}、取り除いたケージの合計は{covered}です。したがって、{cells}{cells?は|の合計は}{others}{others?より|の合計より}{rest}小さくなります。',
  'innies.ways': '{cells}の入れ方をすべて調べると、{removed:none}はどの入れ方にも使われません。',
  'innies.ways-them': '入れ方をすべて調べると、{removed:none}はどの入れ方にも使われません。',
  'innies.needed': 'どの入れ方でも{digit}が必要で、{cells:and}のどこかに入ります。',
  'pair.cell': '{cell}が{digit}だとすると、{other}に入る数字（{digits}）がなくなります。',
  'pair.unit': '{cell}が{digit}だとすると、{unit}に{lost}の入る場所がなくなります。',
  'pair.unit-sums': '{cell}が{digit}だとすると、合計の条件により、{unit}に入る場所のない数字ができます。',
  'unit-sums': '{unit}の中の合計をまとめて考えると、{removed:none}はどの入れ方にも使われません。',
  leftovers: '{lines}と{areas}には同じ数字がそろうので、{inside}と{outside}に入る数字は同じです。',

  'forcing.cell': '{cell}に入るのは{digits:or}です。',
  'forcing.unit': '{unit}の{digit}は{cells:and}のどこかに入ります。',
  'forcing.either': '{cell}が{digit}の場合と、そうでない場合を考えます。',
  'forcing.assume-is': '{cell}が{digit}だと仮定します。',
  'forcing.assume-not': '{cell}が{digit}ではないと仮定します。',
  'forcing.at-once': 'すると、{removals:in}は消えます。',
  'forcing.then': 'さらに、{chain:on}となります。',
  'forcing.both': 'すると、{cell}は{digit}であり、{digit}ではないことになって、矛盾します。',
  'forcing.no-digit': 'すると、{cell}に入る数字がなくなって、矛盾します。',
  'forcing.no-place': 'すると、{unit}に{digit}の入る場所がなくなって、矛盾します。',
  'forcing.clash': 'これらは同時に成り立ちません。',
  'forcing.back': 'したがって、はじめの仮定は誤りです。',
  'forcing.cases': 'どの場合でも同じ結論になります。',
  generic: '{cells}で「{technique}」が使えます。',

  'why.sees': '{source}に{digit}があるので、{cells}に{digit}は入りません。',
  'why.filled': '{cells}はもう埋まっています。',
  'why.excludes': '{source}に{digit}があるので、{removals}を除外できます。',
  'why.rule': 'ルール「{rule}」により、{removals}を除外できます。',
  'why.step': '手順{number}で、{removals}を除外しました。',
  'why.notes': 'メモでは、{cells}に{digits}がありません。',

  'contradiction.cell': '{cell}に入る数字がなくなりました。',
  'contradiction.unit': '{unit}に{digit}の入る場所がなくなりました。',
  'contradiction.rule': '{words}',
  'contradiction.clash': '{cells}の数字は、同時には成り立ちません。',
  'wrong.entry': '{cell}の{digit}が間違いです。',
  'wrong.entry-at': '{number}手目、{cell}の{digit}が間違いです。',
  'wrong.struck': '{cell}から候補{digit}が消されていますが、ここに入る数字です。',
  'wrong.struck-at': '{number}手目で{cell}から候補{digit}が消されましたが、ここに入る数字です。',
  'wrong.back': '{number}手目までは、すべて合っていました。',
  'wrong.start': 'その前までは、すべて合っていました。',
};
