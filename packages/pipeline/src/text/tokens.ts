/** One word or number of a text. */
export interface Token {
  /** As written, without a possessive 's. */
  text: string
  /** Lower case, without accents. */
  folded: string
  start: number
  end: number
  /** Begins with a capital. */
  isCapital: boolean
  /** Stands first in its sentence, heading or quotation, where a capital says nothing. */
  isFirst: boolean
}

const WORD = /[\p{L}\p{N}]+(?:['’.,:-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu
const POSSESSIVE = /['’]s$/i
const CAPITAL = /^\p{Lu}/u
const ASCII = /^[\x20-\x7e]*$/
const SENTENCE_END = new Set('.!?:;"“”„‘«»—–|•\n\r([*'.split(''))

/** Lower case without accents: 'Genève' and 'GENEVE' are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/’/g, "'")
}

/** Whether what stands before a word ends a sentence or opens a new line of speech. */
function startsSentence(text: string, start: number): boolean {
  for (let at = start - 1; at >= 0; at--) {
    const character = text[at] ?? ''
    if (character === '\n') return true
    if (character === ' ' || character === '\u00a0' || character === "'" || character === '’') continue
    return SENTENCE_END.has(character)
  }
  return true
}

/** The words and numbers of a text, in order. At most `limit` of them. */
export function tokensOf(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    if (tokens.length >= limit) break
    const word = match[0].replace(POSSESSIVE, '')
    const start = match.index
    tokens.push({
      text: word,
      folded: fold(word),
      start,
      end: start + word.length,
      isCapital: CAPITAL.test(word),
      isFirst: startsSentence(text, start),
    })
  }
  return tokens
}
