const MARKS = /\p{M}+/gu
/** ASCII text has no accents and only needs lowercasing; nearly all English texts are ASCII. */
const PLAIN = /^\p{ASCII}*$/u

/** Letters that Unicode normalisation doesn't decompose, and their ASCII spelling. */
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }
const ODD_LETTERS = /[ßøłđæœı]/g

/** Normalises a text for searching and comparing: lowercase, without accents. */
export function foldCaseAndAccents(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(ODD_LETTERS, (letter) => LETTERS[letter] ?? letter)
}
