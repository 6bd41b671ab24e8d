import { type LoreTable, lore } from './lore.ts';

/** Almost locked sets and what is near to them. */
export const ALS: LoreTable = {
  'als-xz': lore(
    [
      'Two almost locked sets: each is some cells of a unit with one digit more than cells. A digit x has all its places in the one in sight of all those in the other, so only one set can hold it. Any other digit z that both have is then in one of the two: a cell that sees all its places in both cannot be z.',
      'ALS（あと1つで同盟になる組。マスの数より候補の数字が1つだけ多い）が2組あります。数字xの場所が2組の間ですべて見えあっていれば、xは一方にしか入りません。2組に共通するほかの数字zは必ずどちらかに入るので、zのすべての場所から見えるマスにはzが入りません。',
    ],
    [
      'A set that lacks x has as many digits as cells and must use them all, z too. At least one of the sets lacks x. So z is in one of them.',
      'xを持たない組では、マスの数と数字の数が等しくなり、zを含むすべての数字が入ります。少なくとも一方はxを持たないので、zは必ずどちらかに入ります。',
    ],
    [
      'A cell with two candidates is the smallest such set. Begin with one, and look for two or three cells of a unit with three or four digits, two of which it shares.',
      '2候補のマスは最も小さいALSです。それを出発点に、候補が合わせて3、4種類の2、3マスで、その2つの数字を共有する組を探します。',
    ],
  ),
  'als-xy-wing': lore(
    [
      'Three almost locked sets: the middle one shares a restricted digit x with the first and another, y, with the second. A digit z that the two outer sets have in common is in one of them.',
      'ALS（あと1つで同盟になる組）が3組あります。中央の組が、1組目と数字xで、2組目と別の数字yで結ばれています。外側の2組に共通する数字zは、必ずどちらかに入ります。',
    ],
    [
      'The middle set can do without x or without y, but not without both. Where it keeps x, the first set lacks it and holds z; where it keeps y, the second set does.',
      '中央の組は、xとyの両方を手放すことはできません。xを持てば1組目はxを失ってzを持ち、yを持てば2組目がzを持ちます。',
    ],
    [
      'It is an XY-Wing whose three cells have grown to sets. Look for a two-candidate cell whose digits reach into two larger sets.',
      'XY-Wingの3マスを組に広げたものです。2候補マスの2つの数字が、それぞれ大きめの組につながるところを探します。',
    ],
  ),
  'als-chain': lore(
    [
      'Four or more almost locked sets in a chain, each joined to the next by a digit that only one of the two can hold. A further digit that the first and the last set share is in one of them.',
      'ALS（あと1つで同盟になる組）を4組以上つなぎ、隣どうしを「どちらか一方にしか入らない数字」で結びます。最初と最後の組に共通する数字は、必ずどちらかに入ります。',
    ],
    [
      'If the first set lacks the common digit, it is locked and takes its joining digit from the second, which is then locked and takes the next, and so on: the last set is locked and holds the common digit.',
      '最初の組がその数字を持たないとすると、その組の数字がすべて決まり、次の組からつなぎの数字を奪います。次の組も同じように決まり、最後の組は必ずその数字を持ちます。',
    ],
    [
      'As in an XY-Chain, with sets in place of cells. Short chains of small sets are the ones a person can find.',
      'XYチェーンのマスを組に置きかえて考えます。小さい組の短いチェーンなら、人の目でも見つけられます。',
    ],
  ),
  'death-blossom': lore(
    [
      'A stem cell, each of whose candidates sees all places of its digit in an almost locked set of its own, a petal. A further digit that all petals have is in one of them: a cell that sees all its places cannot hold it.',
      '中心のマスの候補1つひとつが、それぞれ別のALS（花びら）にあるその数字の場所すべてから見えています。すべての花びらに共通するもう1つの数字は、必ずどれかの花びらに入るので、そのすべての場所から見えるマスには入りません。',
    ],
    [
      'Whatever the stem is, it takes its digit from one petal. That petal is then locked and holds all its other digits, the common one too.',
      '中心のマスがどの数字になっても、1枚の花びらからその数字を奪います。その花びらでは残りの数字がすべて入り、共通の数字も入ります。',
    ],
    [
      'Look for a cell with two or three candidates. For each candidate search a small almost locked set that it takes the digit from, and compare what is left in them.',
      '候補が2、3個のマスを選び、候補ごとに、その数字を奪われる小さなALSを探して、残る数字をくらべます。',
    ],
  ),
  'sue-de-coq': lore(
    [
      'The cells where a box and a line cross, together with some more cells of the box and some more of the line, hold as many digits as there are cells, and no digit of the crossing is in both outer parts (a digit that only the outer parts share counts twice). Then every digit is locked: those of the line part leave the rest of the line, those of the box part the rest of the box.',
      'ブロックと行（列）の重なりのマスに、ブロックの残りから数マス、行（列）の残りから数マスを加えると、マスの数と数字の種類が等しくなり、重なりにある数字は加えた2組の一方にしかない形です（加えた2組だけに共通する数字は2回と数えます）。どの数字もその中に必ず入るので、行（列）側の数字は行（列）の残りから、ブロック側の数字はブロックの残りから除外できます。',
    ],
    [
      'A digit can appear only once among all these cells: the crossing sees both parts, and no digit of the crossing is in both. As many cells as digits means that each appears exactly once.',
      '重なりのマスは両側の組と見えあい、重なりにある数字は一方の組にしかないので、どの数字もこの中に1回しか入りません。マスと数字の数が等しいので、どの数字もちょうど1回入ります。',
    ],
    [
      'Look for a crossing of two or three cells with four or five digits. Then look for a two-candidate cell in the box and one in the line whose digits are among these, but different.',
      '重なりの2、3マスに候補が4、5種類あるところを探します。その中の数字だけを持つ2候補マスが、ブロック側と行（列）側に1つずつあり、数字が重ならなければ成り立ちます。',
    ],
  ),
  'aligned-pair-exclusion': lore(
    [
      'Two cells are tried in every combination of their candidates. A combination that takes both candidates of a cell they both see, or puts one digit in both while they see each other, is impossible. A candidate that is in no possible combination goes.',
      '2マスの候補の組み合わせをすべて調べます。両方から見える2候補マスの候補を2つとも奪う組み合わせや、見えあう2マスに同じ数字を入れる組み合わせは不可能です。可能な組み合わせのどれにも出てこない候補を除外できます。',
    ],
    [
      'The two cells must take one of the combinations. Those that leave another cell with nothing cannot be it.',
      '2マスには必ずどれかの組み合わせが入ります。ほかのマスの候補をなくしてしまう組み合わせは、答えになりません。',
    ],
    [
      'Choose two cells that see many cells with two or three candidates in common, and write the combinations down.',
      '2候補や3候補のマスが共通に多く見える2マスを選び、組み合わせを書き出します。',
    ],
  ),
  'aligned-triplet-exclusion': lore(
    [
      'The same with three cells: of all combinations of their candidates those are struck that leave a cell seen by all of them without a candidate. A candidate in no combination that is left goes.',
      '同じことを3マスで行います。3マスすべてから見えるマスの候補をなくす組み合わせを消していき、残った組み合わせのどれにも出てこない候補を除外できます。',
    ],
    [
      'The three cells must take one of the combinations that leave every other cell something.',
      '3マスには、ほかのマスに候補を残す組み合わせのどれかが必ず入ります。',
    ],
    [
      'There are many combinations; a person will use it only where the cells have few candidates.',
      '組み合わせの数が多いので、候補の少ないマスに限って試すとよいでしょう。',
    ],
  ),
};
