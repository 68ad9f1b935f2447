import type { Cluster, StoryTextContent } from '@plainwire/domain/story'
import { rankHeadlinesByAgreement } from './conflicts/headline-in-agreement.ts'
import { extractStatedNumbers } from './facts/index.ts'
import { type Headline, rankHeadlines } from './headline/headline.ts'
import { deriveHeadlineFromSentences } from './headline/headline-from-sentence.ts'
import { isTeaser } from './headline/teaser.ts'
import { createPublisherLookup, MAX_WORDS_PER_PUBLISHER } from './publisher-share.ts'
import { analyseStorySources, type StorySourceAnalysis } from './read-story.ts'
import { hasNonNeutralLanguage, isNonNeutralTitle } from './sentence/colour.ts'
import { isOpinionTitle } from './sentence/opinion.ts'
import { extractDistinctiveWords } from './sentence/story-sentence.ts'
import { type WriterInput, writeTextBelowHeadline } from './text-below.ts'

/**
 * Replaces a headline without news or with loaded words by one of the first sentences of a report, if one
 * makes an informative headline.
 */
function plainer(
  teaser: Headline,
  { usable, sources }: StorySourceAnalysis,
  { language, judge }: WriterInput,
): Pick<Headline, 'text' | 'articleId'> {
  const titles = sources.map(({ article }) => extractDistinctiveWords(article.title, language))
  const made = deriveHeadlineFromSentences(usable, titles, language)
  const isNews =
    made &&
    !isTeaser(made.text, language, judge) &&
    !isOpinionTitle(made.text, language) &&
    !isNonNeutralTitle(made.text, language)
  return isNews ? made : teaser
}

/**
 * Writes a story's text in one language from sentences of its sources, each with its evidence. No publisher
 * contributes more words than the limit.
 *
 * @returns undefined if the story has no article in that language
 */
export function writeStory(cluster: Cluster, input: WriterInput): StoryTextContent | undefined {
  const { language, vocabulary, facts, maxWordsPerPublisher: most = MAX_WORDS_PER_PUBLISHER } = input
  const reading = analyseStorySources(cluster, input)
  const numbersOf = (text: string) => extractStatedNumbers(text, language, vocabulary)
  const titles = rankHeadlinesByAgreement(
    rankHeadlines(reading.headlines, input.data.headlineChoice.weights),
    numbersOf,
    facts,
  )
  const [theirs] = titles
  if (!theirs) return undefined
  const isNews = !theirs.isTeaser && !theirs.isOpinion && !hasNonNeutralLanguage(theirs.text, language)
  const headline = isNews ? theirs : plainer(theirs, reading, input)
  const share = { most, publisherOf: createPublisherLookup(cluster.articles) }
  const { sentences, sub } = writeTextBelowHeadline(
    { headline, titles, reading, numbersOf, share },
    input,
    share,
  )
  return {
    headline: headline.text,
    subHeadline: sub?.text ?? '',
    ...(sub && { subHeadlineEvidence: sub.evidence }),
    description: sentences.map(({ text }) => text).join(' '),
    sentences,
    headlineFrom: headline.articleId,
  }
}
