/**
 * A word, number, currency or percent sign, or punctuation mark of a sentence, with offsets in the sentence.
 */
export interface SentenceToken {
  kind: 'word' | 'number' | 'sign' | 'mark'
  text: string
  lower: string
  start: number
  end: number
}

const PIECE =
  /(?<sign>(?:US|A|S|C|NZ|HK)?\$|[€£¥%])|(?<number>\d+(?:[.,:]\d+)*)|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*[²³]?)|(?<mark>[-–—(),;:.!?/“”"‘’'])/gu
/** The maximum number of pieces (words, numbers, signs and marks) of a sentence; longer sentences are cut. */
const MAX_PIECES = 160

/**
 * Splits a sentence into words, numbers, currency and percent signs, and punctuation marks; other characters
 * are skipped.
 */
export function splitSentenceIntoTokens(sentence: string): SentenceToken[] {
  const pieces: SentenceToken[] = []
  for (const match of sentence.matchAll(PIECE)) {
    if (pieces.length >= MAX_PIECES) break
    const { sign, number, word } = match.groups ?? {}
    const kind = sign ? 'sign' : number ? 'number' : word ? 'word' : 'mark'
    const [text] = match
    const lower = text.toLowerCase().replaceAll('’', "'")
    pieces.push({
      kind,
      text,
      lower: kind === 'sign' ? text : lower,
      start: match.index,
      end: match.index + text.length,
    })
  }
  return pieces
}

/** Whether a piece is a number that follows a letter without a space, as in the names 'A320', 'G7' and 'CO2'. */
export function isNumberAfterLetter(pieces: readonly SentenceToken[], at: number): boolean {
  const [before, number] = [pieces[at - 1], pieces[at]]
  return number?.kind === 'number' && before?.kind === 'word' && before.end === number.start
}

/** Whether a piece is a hyphen that joins the pieces before and after it without spaces. */
export function isHyphen(pieces: readonly SentenceToken[], at: number): boolean {
  const piece = pieces[at]
  const before = pieces[at - 1]
  const after = pieces[at + 1]
  return (
    piece !== undefined &&
    /^[-–]$/.test(piece.text) &&
    before?.end === piece.start &&
    after?.start === piece.end
  )
}
