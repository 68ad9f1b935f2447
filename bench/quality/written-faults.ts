/** A text of ours with the source's text that each sentence was taken from. */
export interface WrittenText {
  sentences: readonly { text: string; source: string; start: number; end: number }[]
  subHeadline: string
}

/** What is no news of ours in a written text. */
export type Fault = 'quotation' | 'caption' | 'boilerplate'

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
/** Who took a picture, right behind a sentence. */
const CREDIT =
  /^\s*\(?[^.\n]{0,40}(?:\/\s?(?:Reuters|AP|AFP|ANP|Belga|Getty|Bloomberg)|Getty Images|AP Photo|ANP Foto|(?:Photo|Foto|Beeld)(?: by| credit|:))/
const BOILERPLATE =
  /did not (?:immediately )?(?:respond|return)|declined to comment|breaking news alerts|newsletter|advertisement|\bclick (?:here|on)\b|\bsubscribe\b|read more|contributed to this|all rights reserved|wilde niet reageren|niet bereikbaar voor commentaar|geen commentaar|nieuwsbrief|advertentie|\bklik hier\b|\babonneer\b|lees (?:ook|meer)|alle rechten voorbehouden/i

/** The faults of a text that a program can see. */
export function faultsOf({ sentences, subHeadline }: WrittenText): Set<Fault> {
  const faults = new Set<Fault>()
  const placed = [...sentences]
  const of = sentences.find(({ source }) => subHeadline !== '' && source.includes(subHeadline))?.source
  if (of !== undefined) {
    const start = of.indexOf(subHeadline)
    placed.push({ text: subHeadline, source: of, start, end: start + subHeadline.length })
  }
  for (const { text, source, start, end } of placed) {
    if (!MARKS.test(text) && isQuotationOpen(source, start)) faults.add('quotation')
    if (CREDIT.test(source.slice(end, end + 80))) faults.add('caption')
  }
  if ([...sentences.map(({ text }) => text), subHeadline].some((text) => BOILERPLATE.test(text)))
    faults.add('boilerplate')
  return faults
}
