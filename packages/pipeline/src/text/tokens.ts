import { wordEnd } from './word-end.ts'

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

/** What a word is wherever it stands. */
type Word = Pick<Token, 'text' | 'folded' | 'isCapital'>

/** Words remembered: news uses the same words all day. Then it starts afresh. */
const MAX_REMEMBERED = 200_000
/** Longer ones are seldom met twice. Characters. */
const MAX_REMEMBERED_LENGTH = 24
const remembered = new Map<string, Word>()

function wordOf(written: string): Word {
  const text = written.replace(POSSESSIVE, '')
  return { text, folded: fold(text), isCapital: CAPITAL.test(text) }
}

function knownWord(written: string): Word {
  const known = remembered.get(written)
  if (known) return known
  if (written.length > MAX_REMEMBERED_LENGTH) return wordOf(written)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  // A piece of a text keeps the whole text in memory; a copy of it doesn't.
  const copy = Buffer.from(written).toString()
  const word = wordOf(copy)
  remembered.set(copy, word)
  return word
}

/** The words and numbers of a text, in order. At most `limit` of them. */
export function tokensOf(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length && tokens.length < limit; ) {
    const end = wordEnd(text, at)
    if (end === at) {
      at++
      continue
    }
    const { text: word, folded, isCapital } = knownWord(text.slice(at, end))
    const isFirst = startsSentence(text, at)
    tokens.push({ text: word, folded, start: at, end: at + word.length, isCapital, isFirst })
    at = end
  }
  return tokens
}
