import { anyOf } from '../languages/index.ts'

/** A stretch of a text that quotes somebody, with its marks. */
export interface QuotationSpan {
  start: number
  end: number
  /** Whether both of its marks are there; one that runs on over paragraphs has a span in each, none of them whole. */
  isWhole: boolean
}

const OPENING = '“„‟«‘‚‹'
const CLOSING = '”»’›'
/** All marks; papers without a low mark write two commas. */
const MARK = /,,(?=[\p{L}\p{N}‘'])|["“”„‟«»‘’‚‹›']/gu
const SINGLE = "‘’‚‹›'"
/** Characters before an opening mark, and after a closing one. */
const BEFORE = /^[\s([{—–"“„«‘/:-]?$/
const BEHIND = /^[\s.,;:!?…)\]}—–"”»’/-]?$/
const LETTER = /[\p{L}\p{N}]/u
/** Words that begin with an apostrophe: 's morgens, 'em, '90s. */
const ELIDED = new RegExp(
  `^(?:\\d\\ds?|${anyOf(({ abbreviations }) => abbreviations.elided)})(?![\\p{L}\\p{N}])`,
  'u',
)
/** 'The players’ union': a plural's apostrophe, where more of the sentence follows. */
const PLURAL = /^s['’]\s\p{Ll}/u
/**
 * A single mark opens a quotation, whatever follows it, at the start of a paragraph or after an attribution.
 */
const isFirmlyPlaced = (paragraph: string, at: number) =>
  at === 0 || /^:\s$/.test(paragraph.slice(Math.max(0, at - 2), at))
/** The number of paragraphs searched for the end of a quotation that isn't reopened in each. */
const MOST_PARAGRAPHS = 3

type Turn = 'opens' | 'closes' | 'unclear'

interface Mark {
  at: number
  turn: Turn
  isSingle: boolean
  /** Opens a quotation even where its paragraph doesn't close it. */
  isFirm: boolean
  /** Behind a number it may be inches. */
  isMeasure: boolean
}

/**
 * The direction of a double mark: from its neighbours, since publishers confuse the marks; else from its
 * form.
 */
function doubleTurn(text: string, at: number, mark: string): Turn {
  if (mark === ',,') return 'opens'
  const [before, behind] = [text[at - 1] ?? '', text[at + 1] ?? '']
  const mayOpen = BEFORE.test(before)
  const mayClose = BEHIND.test(behind)
  if (mayOpen && !mayClose) return 'opens'
  if (mayClose && !mayOpen) return 'closes'
  if (OPENING.includes(mark)) return 'opens'
  return CLOSING.includes(mark) ? 'closes' : 'unclear'
}

/** The same for a single mark; undefined where it is an apostrophe. */
function singleTurn(text: string, at: number, mark: string): Turn | undefined {
  const [before, behind] = [text[at - 1] ?? '', text[at + 1] ?? '']
  if (BEFORE.test(before) && LETTER.test(behind))
    return ELIDED.test(text.slice(at + 1, at + 8).toLowerCase()) ? undefined : 'opens'
  if (mark === '‘' || mark === '‚' || mark === '‹' || LETTER.test(behind)) return undefined
  if (PLURAL.test(text.slice(at - 1, at + 4)) || /\s/.test(before)) return undefined
  return 'closes'
}

function marksIn(paragraph: string, offset: number): Mark[] {
  const marks: Mark[] = []
  for (const { 0: mark, index } of paragraph.matchAll(MARK)) {
    const isSingle = SINGLE.includes(mark)
    const turn = isSingle ? singleTurn(paragraph, index, mark) : doubleTurn(paragraph, index, mark)
    const isFirm = !isSingle || isFirmlyPlaced(paragraph, index)
    const isMeasure = mark === '"' && /\d/.test(paragraph[index - 1] ?? '')
    if (turn) marks.push({ at: offset + index, turn, isSingle, isFirm, isMeasure })
  }
  return marks
}

interface Paragraph {
  start: number
  end: number
  marks: Mark[]
}

function paragraphsOf(text: string): Paragraph[] {
  return Array.from(text.matchAll(/[^\n]*\S[^\n]*/g), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    marks: marksIn(line, index),
  }))
}

/** Characters of a quotation inside another one that has the same marks: a word or two. */
const MOST_INNER = 60

/** An open quotation: where it began and how it is marked. */
interface Open {
  start: number
  isSingle: boolean
  /** Opened in an earlier paragraph. */
  isCarried: boolean
}

/**
 * A single mark opens only if its paragraph closes it or nothing else is possible: else it is an apostrophe.
 */
function opens(mark: Mark, { marks }: Paragraph): boolean {
  if (mark.turn === 'closes' || mark.isMeasure) return false
  if (mark.isFirm) return true
  return marks.some((other) => other.isSingle && other.turn === 'closes' && other.at > mark.at + 2)
}

/**
 * Whether a quotation left open by its paragraph continues in the next one: that one reopens it, as English
 * papers do, or the next mark of its kind closes it.
 */
function goesOn(next: readonly Paragraph[], { isSingle }: Open): boolean {
  const [first] = next
  const [mark] = first?.marks ?? []
  if (first && mark?.at === first.start && mark.isSingle === isSingle && mark.turn !== 'closes') return true
  const near = next.flatMap(({ marks }) => marks)
  return near.find((other) => other.isSingle === isSingle)?.turn === 'closes'
}

/** Whether a mark inside an open quotation opens a short one of the same kind, closed right after: 'calling it "horrifying".' */
function opensInner(mark: Mark, next: Mark | undefined, { start }: Paragraph): boolean {
  if (mark.turn !== 'opens' || mark.at === start || next?.turn !== 'closes') return false
  return next.isSingle === mark.isSingle && next.at - mark.at <= MOST_INNER
}

/** Reads one paragraph; gives the quotation that it leaves open. */
function readParagraph(
  paragraph: Paragraph,
  carried: Open | undefined,
  found: QuotationSpan[],
): Open | undefined {
  let open = carried
  let closedAt = paragraph.start
  let innerEnd = -1
  for (const [at, mark] of paragraph.marks.entries()) {
    if (mark.at <= innerEnd || (open && mark.isSingle !== open.isSingle)) continue
    const next = paragraph.marks[at + 1]
    if (open && next && opensInner(mark, next, paragraph)) innerEnd = next.at
    if (innerEnd >= mark.at) continue
    if (!open) {
      if (opens(mark, paragraph)) open = { start: mark.at, isSingle: mark.isSingle, isCarried: false }
      // The other mark of a pair is missing: the text before it is a quotation.
      else if (!mark.isSingle && !mark.isMeasure)
        found.push({ start: closedAt, end: mark.at + 1, isWhole: false })
      if (!open) closedAt = mark.at + 1
    } else if (mark.turn !== 'opens') {
      found.push({ start: open.start, end: mark.at + 1, isWhole: !open.isCarried })
      open = undefined
      closedAt = mark.at + 1
    }
  }
  return open
}

/**
 * The quotations of a whole text, over sentences and paragraphs: straight, curly, low and single marks, marks inside marks, and
 * quotations of which one mark is missing. One that is never closed lasts to the end of its paragraph; one that is never opened
 * begins with its paragraph, or behind the quotation before it.
 */
export function quotationSpans(text: string): QuotationSpan[] {
  const paragraphs = paragraphsOf(text)
  const found: QuotationSpan[] = []
  let open: Open | undefined
  paragraphs.forEach((paragraph, index) => {
    open = readParagraph(paragraph, open && { ...open, start: paragraph.start, isCarried: true }, found)
    if (!open) return
    found.push({ start: open.start, end: paragraph.end, isWhole: false })
    if (!goesOn(paragraphs.slice(index + 1, index + 1 + MOST_PARAGRAPHS), open)) open = undefined
  })
  return found
}
