/** A sentence of a text and where in which source's text it was taken from, where it was taken from one. */
export interface PlacedSentence {
  text: string
  from?: { source: string; start: number; end: number }
}

/** A row of the agreement table. */
export interface FactRow {
  agreement: string
  values: readonly { value: number | string }[]
}

/** A story as told in one language, by us or by the plain rule. */
export interface PlacedText {
  headline: string
  subHeadline: string
  sentences: readonly PlacedSentence[]
  /** The texts of its sources, without titles. */
  sources: readonly string[]
  /** The facts that the story's reports agree or differ on. */
  facts: readonly FactRow[]
}

/** The sub-headline as a sentence of a source, where one has it. */
export function placedSubHeadline({ subHeadline, sources }: PlacedText): PlacedSentence | undefined {
  if (subHeadline === '') return undefined
  const source = sources.find((one) => one.includes(subHeadline))
  if (source === undefined) return { text: subHeadline }
  const start = source.indexOf(subHeadline)
  return { text: subHeadline, from: { source, start, end: start + subHeadline.length } }
}

/** All that a reader reads of it. */
export const wholeText = ({ headline, subHeadline, sentences }: PlacedText): string =>
  [headline, subHeadline, ...sentences.map(({ text }) => text)].join('\n')
