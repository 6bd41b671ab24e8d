import { type LoreTable, lore } from './lore.ts';

/** When nothing simpler is left. */
export const FORCING: LoreTable = {
  'template-set': lore(
    [
      'All ways to place every copy of a digit on the board are gone through. A cell that holds the digit in each of them holds it.',
      '1つの数字を盤面全体に置く方法をすべて調べます。どの方法でもその数字が入るマスは、その数字に決まります。',
    ],
    [
      'The solution places the digit in one of these ways. What all of them have in common is certain.',
      '解は、それらの方法のどれかです。すべてに共通することは確実です。',
    ],
    [
      'Too many ways to go through by hand, except for a digit with few copies missing. Then draw the ways that are left.',
      '手で調べるには多すぎますが、残りの少ない数字なら書き出せます。',
    ],
  ),
  'template-delete': lore(
    [
      'All ways to place every copy of a digit on the board are gone through, those that leave another digit without any way left out. A cell that holds the digit in none of them cannot be that digit.',
      '1つの数字を盤面全体に置く方法をすべて調べ、ほかの数字の置き方をなくしてしまうものを除きます。残ったどの方法でもその数字が入らないマスから、その数字を除外できます。',
    ],
    [
      'The solution places the digit in one of these ways. A cell that none of them uses does not hold it.',
      '解は、それらの方法のどれかです。どれにも使われないマスには入りません。',
    ],
    [
      'Show one digit with few places and try to complete it from a doubtful place: if that cannot be done, strike the place.',
      '場所の少ない数字だけを表示し、あやしいマスに入れたとして最後まで置いてみます。置けなければ、その候補を消せます。',
    ],
  ),
  'forcing-chain-contradiction': lore(
    [
      'A candidate is assumed to hold (or not to). Along single links something follows that cannot be: a candidate both true and false, a cell without a digit, or a unit without a place. The assumption is wrong.',
      '候補を1つ、正しい（または誤り）と仮定します。リンクを1本ずつたどると、正しくも誤りでもある候補や、候補のないマス、入る場所のない数字が現れます。仮定は誤りです。',
    ],
    [
      'What leads to a contradiction by sound steps cannot be true.',
      '正しい推論で矛盾が出るなら、もとの仮定は正しくありません。',
    ],
    [
      'Choose a candidate that starts many chains: a cell with two candidates, or a digit with two places in several units. Follow each consequence and mark it.',
      'チェーンが多く出る候補を選びます。2候補マスや、いくつものユニットで2か所しかない数字です。結果を1つずつたどって印をつけます。',
    ],
  ),
  'forcing-chain-verity': lore(
    [
      'Every candidate of a cell, or every place of a digit in a unit, is followed along chains. What all of them lead to is true.',
      'マスのすべての候補、またはユニットで数字の入るすべての場所から、それぞれチェーンをたどります。どれからも同じ結論になれば、それは確実です。',
    ],
    [
      'One of the candidates (or places) is right. Whichever it is, the same follows.',
      '候補（場所）のどれかは必ず正しく、どれであっても同じことが起こります。',
    ],
    [
      'Take a cell with two or three candidates, follow each of them for a few steps, and compare what falls.',
      '候補が2、3個のマスを選び、それぞれを数手ずつたどって、消える候補をくらべます。',
    ],
  ),
  'forcing-net-contradiction': lore(
    [
      'As in a forcing chain a candidate is assumed, but several consequences may work together: two candidates that fall make a third the last one. In the end something follows that cannot be, so the assumption is wrong.',
      'フォーシングチェーンと同じく候補を仮定しますが、いくつもの結果を合わせて使います。2つの候補が消えたために3つ目が最後に残る、といった具合です。最後に矛盾が出れば、仮定は誤りです。',
    ],
    [
      'Each consequence follows from the assumption by plain singles. A contradiction at the end refutes the assumption at the beginning.',
      'どの結果も、仮定からシングルだけで導かれます。最後に矛盾すれば、初めの仮定が崩れます。',
    ],
    [
      'This is close to trying. Use it last, begin where few steps decide much, and write every consequence down.',
      '試し置きに近い方法です。ほかに手がないときに使い、少ない手数で多くが決まるところから始めて、結果をすべて書きとめます。',
    ],
  ),
  'forcing-net-verity': lore(
    [
      'Every candidate of a cell, or every place of a digit in a unit, is followed with all that it brings about, several consequences working together. What happens in every case is true.',
      'マスのすべての候補、またはユニットで数字の入るすべての場所について、起こることを合わせてたどります。どの場合にも起こることは確実です。',
    ],
    [
      'One of the cases is the right one, and the result is the same in all of them.',
      '場合のどれかは必ず正しく、どの場合でも結果は同じです。',
    ],
    [
      'This is close to trying. Use it last, with a cell or a unit of two cases.',
      '試し置きに近い方法です。ほかに手がないときに、場合が2つのマスやユニットで使います。',
    ],
  ),
};
