import type { KeyAction, KeyGroup } from '../game/keys.ts';
import { type Catalogue, wordsOf } from './words.ts';

/** What each key does, as lists of keys name it. */
const actionWords = {
  en: {
    move: 'Move',
    extend: 'Extend the selection',
    nextEmpty: 'Next empty cell',
    selectAll: 'Select all',
    invert: 'Invert the selection',
    escape: 'Let go',
    digit: 'Digit',
    corner: 'Corner mark',
    centre: 'Centre mark',
    colour: 'Colour',
    clear: 'Clear',
    modeDigit: 'Mode: digit',
    modeCorner: 'Mode: corner',
    modeCentre: 'Mode: centre',
    modeColour: 'Mode: colour',
    nextMode: 'Next mode',
    notesMode: 'Notes on and off',
    fillNotes: 'Fill notes',
    fillEverything: 'Fill notes everywhere',
    show: 'Show one digit',
    showPrevious: 'Show the digit before',
    showNext: 'Show the digit after',
    undo: 'Undo',
    redo: 'Redo',
    savepoint: 'Savepoint',
    hint: 'Hint, next stage',
    hintBack: 'Hint, stage before',
    why: 'Why',
    apply: 'Apply the hint',
    check: 'Check',
    pause: 'Pause',
    sayTime: 'Say the time',
    copy: 'Copy marks',
    paste: 'Paste',
    keys: 'Keys',
  },
  ja: {
    move: '移動',
    extend: '選択を広げる',
    nextEmpty: '次の空きマス',
    selectAll: 'すべて選ぶ',
    invert: '選択を反転',
    escape: '選択をやめる',
    digit: '数字',
    corner: '隅の候補',
    centre: '中央の候補',
    colour: '色',
    clear: '消す',
    modeDigit: '数字で入力',
    modeCorner: '隅に入力',
    modeCentre: '中央に入力',
    modeColour: '色をつける',
    nextMode: '次の入れ方',
    notesMode: '候補と数字の切り替え',
    fillNotes: '候補を入れる',
    fillEverything: '全マスに候補を入れる',
    show: '1つの数字を見る',
    showPrevious: '前の数字を見る',
    showNext: '次の数字を見る',
    undo: '元に戻す',
    redo: 'やり直す',
    savepoint: 'しおり',
    hint: 'ヒント・次の段階',
    hintBack: 'ヒント・前の段階',
    why: 'なぜ',
    apply: 'ヒントを書き込む',
    check: '確認',
    pause: '一時停止',
    sayTime: '時間を読み上げる',
    copy: '候補をコピー',
    paste: '貼り付け',
    keys: 'キーの一覧',
  },
} satisfies Catalogue<KeyAction>;

export const actionName = wordsOf<KeyAction>(actionWords);

const groupWords = {
  en: { moving: 'Moving', entering: 'Entering', looking: 'Looking', going: 'Going on', helping: 'Help' },
  ja: { moving: '移動', entering: '入力', looking: '見る', going: '進行', helping: '手助け' },
} satisfies Catalogue<KeyGroup>;

export const keyGroupName = wordsOf<KeyGroup>(groupWords);

const ARROWS = '← ↑ → ↓';
const CAPS: Readonly<Record<string, string>> = {
  Arrow: ARROWS,
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Delete: 'Del',
  Escape: 'Esc',
  '#': '1 … 9',
  Hash: '#',
  'F#': 'F1 … F9',
};

/** The key caps of a chord: `Ctrl+Shift+z` is Ctrl, Shift, Z. */
export function capsOf(chord: string): readonly string[] {
  const end = chord.lastIndexOf('+', chord.length - 2) + 1;
  const held = chord.slice(0, end).split('+').filter(Boolean);
  const key = chord.slice(end);
  const caps = (CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key)).split(' ');
  return [...held, ...caps];
}
