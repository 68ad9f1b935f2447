const MARKS = /\p{M}+/gu
/** Without an accent only capitals are to be folded: nearly all English texts. */
const PLAIN = /^\p{ASCII}*$/u

/** Letters that no decomposition takes apart, as readers without them on their keyboard type them. */
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }
const ODD_LETTERS = /[ßøłđæœı]/g

/** A text as it is searched and compared: lowercase, without accents. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(ODD_LETTERS, (letter) => LETTERS[letter] ?? letter)
}
