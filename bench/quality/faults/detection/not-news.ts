import { type LocatedSentence, locateSubHeadline, type MeasuredStoryText } from '../story-text.ts'

/**
 * Matches an opening quotation mark. German and Dutch papers close a quotation with the mark that English
 * papers open one with.
 */
const OPENING = /„|“(?=[\p{L}\p{N}‘'([]|$)/gu
const CLOSING = /”|(?<=\S)“(?=\s|$)/g

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

/**
 * Returns true if a quotation is open at the end of a text, judged by quotation marks alone. Some publishers
 * pair a straight mark with a curly one.
 */
function endsInQuotation(before: string): boolean {
  const balance = count(before, OPENING) - count(before, CLOSING)
  return count(before, /"/g) % 2 === 1 ? balance === 0 : balance > 0
}

/**
 * Returns true if a quotation is open at a position of a text, counted from the start of its paragraph.
 * Shares no code with the product, whose texts it checks.
 */
const isQuotationOpen = (source: string, at: number) =>
  endsInQuotation(source.slice(source.lastIndexOf('\n', at - 1) + 1, at))

const MARKS = /["“”„]/
/** A picture credit immediately after a sentence. */
const CREDIT =
  /^\s*\(?[^.\n]{0,40}(?:\/\s?(?:Reuters|AP|AFP|ANP|Belga|Getty|Bloomberg)|Getty Images|AP Photo|ANP Foto|(?:Photo|Foto|Beeld)(?: by| credit|:))/
/** A credit must begin within this many characters after the sentence. */
const CREDIT_DISTANCE = 80
const BOILERPLATE =
  /did not (?:immediately )?(?:respond|return)|declined to comment|breaking news alerts|newsletter|advertisement|\bclick (?:here|on)\b|\bsubscribe\b|read more|contributed to this|all rights reserved|wilde niet reageren|niet bereikbaar voor commentaar|geen commentaar|nieuwsbrief|advertentie|\bklik hier\b|\babonneer\b|lees (?:ook|meer)|alle rechten voorbehouden/i

const isQuotation = ({ text, from }: LocatedSentence) =>
  from !== undefined && !MARKS.test(text) && isQuotationOpen(from.source, from.start)
const isCaption = ({ from }: LocatedSentence) =>
  from !== undefined && CREDIT.test(from.source.slice(from.end, from.end + CREDIT_DISTANCE))

/** Returns the kinds of text in a story that are not news. */
export function findNonNewsKinds(story: MeasuredStoryText): Set<'quotation' | 'caption' | 'boilerplate'> {
  const sub = locateSubHeadline(story)
  const all = sub ? [...story.sentences, sub] : story.sentences
  return new Set([
    ...(all.some(isQuotation) ? (['quotation'] as const) : []),
    ...(all.some(isCaption) ? (['caption'] as const) : []),
    ...(all.some(({ text }) => BOILERPLATE.test(text)) ? (['boilerplate'] as const) : []),
  ])
}
