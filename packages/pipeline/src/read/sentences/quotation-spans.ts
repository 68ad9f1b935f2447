import { findQuotationMarks, type QuotationMark } from './quotation-marks.ts'

/** A quotation in a text, including its marks. */
export interface QuotationSpan {
  start: number
  end: number
  /**
   * True if both marks are present. A quotation over several paragraphs has one span per paragraph, none of
   * which counts as whole.
   */
  isWhole: boolean
}

/**
 * The number of following paragraphs in which the end of a quotation is searched. There is no limit if each
 * paragraph begins with another opening mark.
 */
const MAX_PARAGRAPHS = 3

interface Paragraph {
  start: number
  end: number
  marks: QuotationMark[]
}

function paragraphsOf(text: string): Paragraph[] {
  return Array.from(text.matchAll(/[^\n]*\S[^\n]*/g), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    marks: findQuotationMarks(line, index),
  }))
}

/**
 * The maximum length of a short quotation (a word or two) inside another quotation with the same marks, in
 * characters.
 */
const MAX_INNER = 60

/** A quotation that has not been closed yet. */
interface Open {
  start: number
  isSingle: boolean
  /** True if it was opened in an earlier paragraph. */
  isCarried: boolean
}

/**
 * Returns true if a mark opens a quotation. A single mark does so only if its paragraph closes the quotation,
 * or if it can't be an apostrophe.
 */
function opens(mark: QuotationMark, { marks }: Paragraph): boolean {
  if (mark.direction === 'closes' || mark.isMeasure) return false
  if (mark.isFirm) return true
  return marks.some((other) => other.isSingle && other.direction === 'closes' && other.at > mark.at + 2)
}

/**
 * Returns true if a quotation that is open at the end of its paragraph continues in the next one: the next
 * paragraph opens it again, as in English newspapers, or the next mark of the same kind closes it.
 */
function continues(next: readonly Paragraph[], { isSingle }: Open): boolean {
  const [first] = next
  const [mark] = first?.marks ?? []
  if (first && mark?.at === first.start && mark.isSingle === isSingle && mark.direction !== 'closes')
    return true
  const near = next.flatMap(({ marks }) => marks)
  return near.find((other) => other.isSingle === isSingle)?.direction === 'closes'
}

/**
 * Returns true if a mark inside an open quotation opens a short inner quotation with the same marks: 'calling
 * it "horrifying".'
 */
function opensInner(mark: QuotationMark, next: QuotationMark | undefined, { start }: Paragraph): boolean {
  if (mark.direction !== 'opens' || mark.at === start || next?.direction !== 'closes') return false
  return next.isSingle === mark.isSingle && next.at - mark.at <= MAX_INNER
}

/**
 * Adds the quotations of a paragraph to `found`. Returns the quotation that is still open at the end of the
 * paragraph, if any.
 */
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
      // The opening mark is missing, so the text before the closing mark is a quotation.
      else if (!mark.isSingle && !mark.isMeasure)
        found.push({ start: closedAt, end: mark.at + 1, isWhole: false })
      if (!open) closedAt = mark.at + 1
    } else if (mark.direction !== 'opens') {
      found.push({ start: open.start, end: mark.at + 1, isWhole: !open.isCarried })
      open = undefined
      closedAt = mark.at + 1
    }
  }
  return open
}

/**
 * Returns the quotations of a text, across sentences and paragraphs: with straight, curly, low and single
 * marks, nested ones, and those of which one mark is missing. A quotation that is never closed ends with its
 * paragraph; one that is never opened begins with its paragraph, or after the quotation before it.
 */
export function findQuotationSpans(text: string): QuotationSpan[] {
  const paragraphs = paragraphsOf(text)
  const found: QuotationSpan[] = []
  let open: Open | undefined
  paragraphs.forEach((paragraph, index) => {
    open = readParagraph(paragraph, open && { ...open, start: paragraph.start, isCarried: true }, found)
    if (!open) return
    found.push({ start: open.start, end: paragraph.end, isWhole: false })
    if (!continues(paragraphs.slice(index + 1, index + 1 + MAX_PARAGRAPHS), open)) open = undefined
  })
  return found
}
