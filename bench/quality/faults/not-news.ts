import { type PlacedSentence, type PlacedText, placedSubHeadline } from './told-text.ts'

/** German and Dutch papers close with the mark that English ones open with. */
const OPENING = /„|“(?=[\p{L}\p{N}‘'([]|$)/gu
const CLOSING = /”|(?<=\S)“(?=\s|$)/g

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

/** Whether a quotation is open behind a text, by its marks alone; some publishers open with a straight mark and close with a curly one, or the other way round. */
export function endsInQuotation(before: string): boolean {
  const balance = count(before, OPENING) - count(before, CLOSING)
  return count(before, /"/g) % 2 === 1 ? balance === 0 : balance > 0
}

/** Whether a quotation is open at a place of a text, counted from the start of its paragraph: apart from the reader's way. */
const isQuotationOpen = (source: string, at: number) =>
  endsInQuotation(source.slice(source.lastIndexOf('\n', at - 1) + 1, at))

const MARKS = /["“”„]/
/** A picture credit immediately after a sentence. */
const CREDIT =
  /^\s*\(?[^.\n]{0,40}(?:\/\s?(?:Reuters|AP|AFP|ANP|Belga|Getty|Bloomberg)|Getty Images|AP Photo|ANP Foto|(?:Photo|Foto|Beeld)(?: by| credit|:))/
/** Characters behind a sentence in which its credit begins. */
const BEHIND = 80
const BOILERPLATE =
  /did not (?:immediately )?(?:respond|return)|declined to comment|breaking news alerts|newsletter|advertisement|\bclick (?:here|on)\b|\bsubscribe\b|read more|contributed to this|all rights reserved|wilde niet reageren|niet bereikbaar voor commentaar|geen commentaar|nieuwsbrief|advertentie|\bklik hier\b|\babonneer\b|lees (?:ook|meer)|alle rechten voorbehouden/i

const isQuotation = ({ text, from }: PlacedSentence) =>
  from !== undefined && !MARKS.test(text) && isQuotationOpen(from.source, from.start)
const isCaption = ({ from }: PlacedSentence) =>
  from !== undefined && CREDIT.test(from.source.slice(from.end, from.end + BEHIND))

/** The kinds of text in a sentence that are no news. */
export function notNewsOf(told: PlacedText): Set<'quotation' | 'caption' | 'boilerplate'> {
  const sub = placedSubHeadline(told)
  const all = sub ? [...told.sentences, sub] : told.sentences
  return new Set([
    ...(all.some(isQuotation) ? (['quotation'] as const) : []),
    ...(all.some(isCaption) ? (['caption'] as const) : []),
    ...(all.some(({ text }) => BOILERPLATE.test(text)) ? (['boilerplate'] as const) : []),
  ])
}
