import { MAX_WORDS_PER_PUBLISHER } from '../../../packages/pipeline/src/4-write/publisher-share.ts'
import type { Figure } from '../figure.ts'
import type { StorySetArticle } from './story-sets.ts'

/** The fields of the output of the command `write` that attribute words to articles. */
export interface SourcedText {
  headline: string
  sub_headline: string
  sub_headline_evidence: { article: string }[]
  sentences: { text: string; evidence: { article: string }[] }[]
  workshop: { headline_from: string | null }
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/**
 * Returns the largest number of words that a text has from one publisher. A sentence counts for the article
 * that it cites first.
 */
function countMaxWordsOfPublisher(articles: readonly StorySetArticle[], text: SourcedText): number {
  const publishers = new Map(articles.map(({ id, publisher }) => [id, publisher]))
  const wordsBy = new Map<string, number>()
  const add = (article: string | null | undefined, words: string) => {
    const publisher = publishers.get(article ?? '') ?? ''
    wordsBy.set(publisher, (wordsBy.get(publisher) ?? 0) + wordsOf(words))
  }
  add(text.workshop.headline_from, text.headline)
  add(text.sub_headline_evidence[0]?.article, text.sub_headline)
  for (const sentence of text.sentences) add(sentence.evidence[0]?.article, sentence.text)
  return Math.max(0, ...wordsBy.values())
}

/** Measures the most words that any text of a set has from one publisher. */
export function measurePublisherWords(
  { on, stories }: { on: string; stories: readonly (readonly StorySetArticle[])[] },
  texts: readonly SourcedText[],
): Figure {
  const [set] = on.split(',')
  const most = texts.map((text, at) => countMaxWordsOfPublisher(stories[at] ?? [], text))
  return {
    measure: `${set}: most words that a text has from one publisher`,
    value: Math.max(0, ...most),
    items: texts.length,
    on: `${on}; headline, sub-headline and description together, counted by spaces`,
    target: MAX_WORDS_PER_PUBLISHER,
    lowerIsBetter: true,
  }
}
