import type { FactRow, LocatedSentence, MeasuredStoryText } from './story-text.ts'

/** The number of sentences that the simple baseline uses of an article. */
const SENTENCES = 3

/** The parts of an article that the simple baseline uses. */
export interface BaselineArticle {
  title: string
  text: string
}

function firstSentences(source: string, language: string): LocatedSentence[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(source)]
  return segments
    .filter(({ segment }) => segment.trim() !== '')
    .slice(0, SENTENCES)
    .map(({ segment, index }) => {
      const text = segment.trim()
      const start = index + segment.indexOf(text)
      return { text, from: { source, start, end: start + text.length } }
    })
}

/**
 * Writes the simple baseline of a story's text: the first article's title, its first three sentences, and the
 * second article's title as sub-headline.
 */
export function writeBaselineText(
  articles: readonly BaselineArticle[],
  language: string,
  facts: readonly FactRow[],
): MeasuredStoryText {
  const [first, second] = articles
  return {
    headline: first?.title ?? '',
    subHeadline: second?.title ?? '',
    sentences: firstSentences(first?.text ?? '', language),
    sources: articles.map(({ text }) => text),
    facts,
  }
}
