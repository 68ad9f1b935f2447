/** A sentence of a story's text, with its position in the source's text if it was copied. */
export interface LocatedSentence {
  text: string
  from?: { source: string; start: number; end: number }
}

/** A row of the table of facts on which reports agree or differ. */
export interface FactRow {
  agreement: string
  values: readonly { value: number | string }[]
}

/** A story's text in one language, written by us or by the simple baseline. */
export interface MeasuredStoryText {
  headline: string
  subHeadline: string
  sentences: readonly LocatedSentence[]
  /** The texts of the story's articles, without titles. */
  sources: readonly string[]
  /** The facts that the story's reports agree or differ on. */
  facts: readonly FactRow[]
}

/**
 * Returns the sub-headline with its position in the first source that contains it; undefined if it is empty.
 */
export function locateSubHeadline({ subHeadline, sources }: MeasuredStoryText): LocatedSentence | undefined {
  if (subHeadline === '') return undefined
  const source = sources.find((one) => one.includes(subHeadline))
  if (source === undefined) return { text: subHeadline }
  const start = source.indexOf(subHeadline)
  return { text: subHeadline, from: { source, start, end: start + subHeadline.length } }
}

/** Returns the headline, sub-headline and sentences of a story as one text. */
export const joinText = ({ headline, subHeadline, sentences }: MeasuredStoryText): string =>
  [headline, subHeadline, ...sentences.map(({ text }) => text)].join('\n')
