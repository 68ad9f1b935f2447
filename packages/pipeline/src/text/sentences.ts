import { joinLanguageAlternatives } from '../languages/index.ts'
import { classifyFullStop } from './abbreviations.ts'

/** A sentence with its position in the text. */
export interface SentenceSpan {
  /** The text with white space collapsed. */
  text: string
  start: number
  end: number
  /** The index of the paragraph, from 0. */
  paragraph: number
}

/**
 * Matches a possible end of a sentence: a full stop or another mark that ends sentences, closing quotes or
 * brackets, white space, and a character that can begin a sentence.
 */
const BOUNDARY = /([.!?…]+)(["'”’»)\]]*)(\s+)(?=["'“‘„«([]*[\p{Lu}\p{N}@#])/gu
/**
 * Words that begin a sentence: after 'in the U.S.', the next word ('The') decides whether the sentence ends.
 */
const STARTERS = new RegExp(
  `^["'“‘„«(]*(?:${joinLanguageAlternatives(({ abbreviations }) => abbreviations.starters)})\\s`,
)
const LAST_WORD = /([\p{L}\p{N}.'’-]+)$/u
/**
 * How many characters before a full stop are read to decide whether it ends a sentence. They contain the last
 * word and, if that abbreviates a region ('Miami, Fla.'), what precedes it.
 */
const LOOKED_BACK = 60
const INITIAL = /^(\p{Lu}\.)*\p{Lu}$/u
/** The maximum number of sentences that are joined to close a quotation. */
const MAX_JOINED = 3

function endsSentence(before: string, mark: string, after: string): boolean {
  if (/[!?…]/.test(mark)) return true
  const word = LAST_WORD.exec(before)?.[1] ?? ''
  if (INITIAL.test(word)) return word.includes('.') && STARTERS.test(after)
  const meaning = classifyFullStop(word, before, after)
  return meaning === 'ends' || (meaning === 'word-after-decides' && STARTERS.test(after))
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Whether a quotation that was opened in the text isn't closed yet. */
function isQuoteOpen(text: string): boolean {
  if (count(text, /["]/g) % 2 === 1) return true
  return (
    count(text, /[“„«]/g) > count(text, /[”»]/g) ||
    count(text, /(?<![\p{L}\p{N}])‘/gu) > count(text, /’(?![\p{L}\p{N}])/gu)
  )
}

function cuts(paragraph: string): number[] {
  const ends: number[] = []
  for (const match of paragraph.matchAll(BOUNDARY)) {
    const [, mark = '', closing = '', space = ''] = match
    const before = paragraph.slice(Math.max(0, match.index - LOOKED_BACK), match.index)
    const end = match.index + mark.length + closing.length
    if (endsSentence(before, mark, paragraph.slice(end + space.length))) ends.push(end)
  }
  return [...ends, paragraph.length]
}

/**
 * Joins the sentences of a paragraph that belong to one quotation, if the quotation ends within `MAX_JOINED`
 * more sentences.
 */
function whole(paragraph: string, ends: readonly number[]): [number, number][] {
  const spans: [number, number][] = []
  let start = 0
  for (let at = 0; at < ends.length; at++) {
    let last = at
    while (
      last < ends.length - 1 &&
      last - at < MAX_JOINED &&
      isQuoteOpen(paragraph.slice(start, ends[last]))
    )
      last++
    const closes = !isQuoteOpen(paragraph.slice(start, ends[last]))
    const end = ends[closes ? last : at] ?? paragraph.length
    spans.push([start, end])
    start = end
    at = closes ? last : at
  }
  return spans
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to]
  while (start < end && /\s/.test(text[start] ?? '')) start++
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  return [start, end]
}

/** Splits a text into sentences with their exact offsets. Paragraphs end at line ends. */
export function splitSentences(text: string): SentenceSpan[] {
  const sentences: SentenceSpan[] = []
  let paragraph = 0
  for (const line of text.matchAll(/[^\n]+/g)) {
    if (!line[0].trim()) continue
    for (const [from, to] of whole(line[0], cuts(line[0]))) {
      const [start, end] = trimmed(text, line.index + from, line.index + to)
      if (end > start)
        sentences.push({ text: text.slice(start, end).replace(/\s+/g, ' '), start, end, paragraph })
    }
    paragraph++
  }
  return sentences
}
