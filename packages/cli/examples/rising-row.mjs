// A rule in a file of your own: the first row rises from left to right.
//   hitotsu generate --load rising-row.mjs --rules classic+rising-row
export default {
  type: 'rising-row',
  words: {
    name: { en: 'Rising row', ja: '上り行' },
    text: { en: 'Row 1 rises from left to right.', ja: '1行目は左から右へ大きくなります。' },
  },
  create(_spec, { shape }) {
    const row = shape.rows[0];
    return {
      cells: row,
      isValid(board) {
        const digits = row.map((cell) => board.digit(cell)).filter((digit) => digit >= 0);
        return digits.every((digit, i) => i === 0 || digits[i - 1] < digit);
      },
      candidates(board, cell) {
        return board.isEmpty(cell) ? shape.allDigits : shape.setOf(board.digit(cell));
      },
    };
  },
};
