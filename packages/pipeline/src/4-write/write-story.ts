import type { Cluster, Fact, Sentence, WriteUp } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom/newsroom-data.ts'
import { type RankedSentence, rankByCentrality } from './central-sentences.ts'
import { rankHeadlinesByAgreement } from './conflicts/headline-in-agreement.ts'
import {
  chooseDescription,
  type DescriptionContext,
  findAgreeingSentences,
  sortInReadingOrder,
} from './description.ts'
import { attachEvidence, evidenceOf } from './evidence-of.ts'
import { type FactVocabulary, readStatedNumbers } from './facts/index.ts'
import { type Headline, rankHeadlines } from './headline/headline.ts'
import { makeHeadlineFromSentence } from './headline/headline-from-sentence.ts'
import { chooseSubHeadline, promoteSentence, type SubHeadline } from './headline/sub-headline.ts'
import { isTeaser } from './headline/teaser.ts'
import { rankByNewsPoints } from './news-points.ts'
import {
  type Contribution,
  contributionOf,
  countWordsOverLimit,
  createPublisherLimitCheck,
  createPublisherLookup,
  MAX_WORDS_PER_PUBLISHER,
  type PublisherWordLimit,
  selectTextsWithinLimit,
} from './publisher-share.ts'
import { rankUsableSentences, readStory, type StoryReading, type StoryReadingInput } from './read-story.ts'
import { createPersonIntroducer } from './references/introducer.ts'
import { hasColouredLanguage, isColouredTitle } from './sentence/colour.ts'
import { isOpinionTitle } from './sentence/opinion.ts'
import { extractDistinctiveWords, type StorySentence } from './sentence/story-sentence.ts'
import { describeFromTitles } from './titles-only.ts'

/** What the writer needs besides the articles. */
export interface WriterInput extends StoryReadingInput {
  /** The weights for choosing headlines and sentences. */
  data: Pick<NewsroomData, 'headlineChoice' | 'sentenceChoice'>
  /** The maximum number of words of a text from one publisher; MAX_WORDS_PER_PUBLISHER by default. */
  maxWordsPerPublisher?: number | undefined
  vocabulary: FactVocabulary
  /** The story's fact table, from its articles in all languages. */
  facts: readonly Fact[]
}

/**
 * Replaces a headline without news or with loaded words by the first sentence of a report, if that is an
 * informative headline.
 */
function plainer(
  teaser: Headline,
  { usable, sources }: StoryReading,
  { language, judge }: WriterInput,
): Pick<Headline, 'text' | 'articleId'> {
  const titles = sources.map(({ article }) => extractDistinctiveWords(article.title, language))
  const made = makeHeadlineFromSentence(usable, titles, language)
  const isNews =
    made &&
    !isTeaser(made.text, language, judge) &&
    !isOpinionTitle(made.text, language) &&
    !isColouredTitle(made.text, language)
  return isNews ? made : teaser
}

/** The sub-headline and the sentences of the description, chosen together to avoid repetition. */
interface TextBelow {
  subHeadline: SubHeadline | undefined
  chosen: readonly RankedSentence[]
}

/** A story's headline and sources, and the limit of words per publisher. */
interface HeadlinedStory {
  headline: Pick<Headline, 'text' | 'articleId'>
  titles: readonly Headline[]
  reading: StoryReading
  numbersOf: DescriptionContext['numbersOf']
  share: PublisherWordLimit
}

/**
 * The text below a headline. If there is no other sub-headline, a sentence of the description is used for it.
 */
function textUnder({ headline, reading, numbersOf, share }: HeadlinedStory, input: WriterInput): TextBelow {
  const { language, facts } = input
  const headlineWords = extractDistinctiveWords(headline.text, language)
  const fitsBeside = (...taken: Contribution[]) => createPublisherLimitCheck(share, [headline, ...taken])
  const frame: DescriptionContext = {
    ...{ headline: headline.text, headlineWords, numbersOf, facts, language },
    fitsShare: fitsBeside(),
  }
  const central = rankByCentrality(
    rankUsableSentences(headline.text, reading, input),
    input.data.sentenceChoice.weights,
  )
  const ranked = rankByNewsPoints(findAgreeingSentences(central, frame), {
    ...input,
    numbersOf,
    voices: reading.voices,
  })
  const described = chooseDescription(ranked, frame)
  const hasRoom = fitsBeside(...described.map(({ sentence }) => sentence))
  const left = chooseSubHeadline(ranked, described, headlineWords, language, (taken) => hasRoom([taken]))
  const isHeadline = ({ sentence }: RankedSentence) => sentence.text.replace(/\.$/, '') === headline.text
  const without = (one: RankedSentence) =>
    chooseDescription(
      ranked.filter((other) => other !== one && !isHeadline(other)),
      { ...frame, fitsShare: fitsBeside(one.sentence) },
    )
  const given = left ? undefined : promoteSentence(described, headlineWords, language, without)
  return given ?? { subHeadline: left, chosen: described }
}

/**
 * The text below a headline. Loaded sentences and those of opinion articles are only used if there are no
 * others.
 */
function plainTextUnder(story: HeadlinedStory, input: WriterInput): TextBelow {
  const text = textUnder(story, input)
  if (text.chosen.length > 0) return text
  const { reading } = story
  return textUnder({ ...story, reading: { ...reading, usable: reading.lastResort } }, input)
}

/** A sub-headline with the passage it was taken from and passages of other reports with the same content. */
function withProof({ text, from }: SubHeadline, all: readonly StorySentence[]): Sentence {
  return { text, evidence: evidenceOf(from, all) }
}

/** The sub-headline and the description, with first name and office where they first mention a person. */
interface Introduced {
  sentences: Sentence[]
  sub: Sentence | undefined
}

/** Writes the text below the headline, and adds first name and office where it first mentions a person. */
function introducedText(story: HeadlinedStory, input: WriterInput): Introduced {
  const { headline, titles, share } = story
  const { sources, all } = story.reading
  const { subHeadline: sub, chosen } = plainTextUnder(story, input)
  const ordered = sortInReadingOrder(chosen)
  const fits = createPublisherLimitCheck(share, [headline, ...(sub ? [{ ...sub.from, text: sub.text }] : [])])
  const fromOthers = () =>
    selectTextsWithinLimit(describeFromTitles(titles, headline, sources, input.language), fits)
  const used = ordered.length > 0 ? ordered : fromOthers()
  const introduce = createPersonIntroducer(sources.map(({ article }) => article))
  return {
    sentences: introduce.sentences(used.map((sentence) => attachEvidence(sentence, all))),
    sub: sub && introduce.subHeadline(withProof(sub, all), headline.text),
  }
}

/**
 * Introductions also contain words of a publisher: if they exceed the limit, the text is chosen again with a
 * lower limit.
 */
function textWithin(story: HeadlinedStory, input: WriterInput, limit: PublisherWordLimit): Introduced {
  const text = introducedText(story, input)
  const taken = [...(text.sub ? [text.sub] : []), ...text.sentences].map(contributionOf)
  const over = countWordsOverLimit(limit, [story.headline, ...taken])
  if (over === 0 || text.sentences.length === 0) return text
  const { most } = story.share
  return textWithin({ ...story, share: { ...limit, most: most - over } }, input, limit)
}

/**
 * Writes a story's text in one language from sentences of its sources, each with its evidence. No publisher
 * contributes more words than the limit.
 *
 * @returns undefined if the story has no article in that language
 */
export function writeStory(cluster: Cluster, input: WriterInput): WriteUp | undefined {
  const { language, vocabulary, facts, maxWordsPerPublisher: most = MAX_WORDS_PER_PUBLISHER } = input
  const reading = readStory(cluster, input)
  const numbersOf = (text: string) => readStatedNumbers(text, language, vocabulary)
  const titles = rankHeadlinesByAgreement(
    rankHeadlines(reading.headlines, input.data.headlineChoice.weights),
    numbersOf,
    facts,
  )
  const [theirs] = titles
  if (!theirs) return undefined
  const isNews = !theirs.isTeaser && !theirs.isOpinion && !hasColouredLanguage(theirs.text, language)
  const headline = isNews ? theirs : plainer(theirs, reading, input)
  const share = { most, publisherOf: createPublisherLookup(cluster.articles) }
  const { sentences, sub } = textWithin({ headline, titles, reading, numbersOf, share }, input, share)
  return {
    headline: headline.text,
    subHeadline: sub?.text ?? '',
    ...(sub && { subHeadlineEvidence: sub.evidence }),
    description: sentences.map(({ text }) => text).join(' '),
    sentences,
    headlineFrom: headline.articleId,
  }
}
