import { joinLanguageAlternatives } from '../../languages/index.ts'

const OPENING = '“„‟«‘‚‹'
const CLOSING = '”»’›'
/** Matches all quotation marks, including the two commas that some newspapers write instead of a low mark. */
const MARK = /,,(?=[\p{L}\p{N}‘'])|["“”„‟«»‘’‚‹›']/gu
const SINGLE = "‘’‚‹›'"
/** Characters that may be before an opening mark, and after a closing one. */
const BEFORE = /^[\s([{—–"“„«‘/:-]?$/
const AFTER = /^[\s.,;:!?…)\]}—–"”»’/-]?$/
const LETTER = /[\p{L}\p{N}]/u
/** Words that begin with an apostrophe: 's morgens, 'em, '90s. */
const ELIDED = new RegExp(
  `^(?:\\d\\ds?|${joinLanguageAlternatives(({ abbreviations }) => abbreviations.elided)})(?![\\p{L}\\p{N}])`,
  'u',
)
/** Matches the apostrophe of a plural inside a sentence: 'the players’ union'. */
const PLURAL = /^s['’]\s\p{Ll}/u
/**
 * Returns true at the start of a paragraph or after a colon, where a single mark opens a quotation whatever
 * follows.
 */
const isFirmlyPlaced = (paragraph: string, at: number) =>
  at === 0 || /^:\s$/.test(paragraph.slice(Math.max(0, at - 2), at))

type Direction = 'opens' | 'closes' | 'unclear'

/** A quotation mark in a text. Apostrophes are left out. */
export interface QuotationMark {
  at: number
  direction: Direction
  isSingle: boolean
  /** True if the mark opens a quotation even if its paragraph doesn't close it. */
  isFirm: boolean
  /** True if the mark follows a digit, where it may mean inches. */
  isMeasure: boolean
}

/**
 * Returns the direction of a double mark: by the characters next to it, because publishers confuse opening
 * and closing marks; otherwise by its shape.
 */
function doubleDirection(text: string, at: number, mark: string): Direction {
  if (mark === ',,') return 'opens'
  const [before, behind] = [text[at - 1] ?? '', text[at + 1] ?? '']
  const mayOpen = BEFORE.test(before)
  const mayClose = AFTER.test(behind)
  if (mayOpen && !mayClose) return 'opens'
  if (mayClose && !mayOpen) return 'closes'
  if (OPENING.includes(mark)) return 'opens'
  return CLOSING.includes(mark) ? 'closes' : 'unclear'
}

/** Returns the direction of a single mark; undefined for an apostrophe. */
function singleDirection(text: string, at: number, mark: string): Direction | undefined {
  const [before, behind] = [text[at - 1] ?? '', text[at + 1] ?? '']
  if (BEFORE.test(before) && LETTER.test(behind))
    return ELIDED.test(text.slice(at + 1, at + 8).toLowerCase()) ? undefined : 'opens'
  if (mark === '‘' || mark === '‚' || mark === '‹' || LETTER.test(behind)) return undefined
  if (PLURAL.test(text.slice(at - 1, at + 4)) || /\s/.test(before)) return undefined
  return 'closes'
}

/**
 * Returns the quotation marks of a paragraph.
 *
 * @param offset the start of the paragraph in the text
 */
export function findQuotationMarks(paragraph: string, offset: number): QuotationMark[] {
  const marks: QuotationMark[] = []
  for (const { 0: mark, index } of paragraph.matchAll(MARK)) {
    const isSingle = SINGLE.includes(mark)
    const direction = isSingle
      ? singleDirection(paragraph, index, mark)
      : doubleDirection(paragraph, index, mark)
    const isFirm = !isSingle || isFirmlyPlaced(paragraph, index)
    const isMeasure = mark === '"' && /\d/.test(paragraph[index - 1] ?? '')
    if (direction) marks.push({ at: offset + index, direction, isSingle, isFirm, isMeasure })
  }
  return marks
}
