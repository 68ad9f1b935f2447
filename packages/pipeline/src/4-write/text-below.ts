import type { Fact, Sentence } from '@plainwire/domain/story'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { type RankedSentence, rankSentencesByFeatures } from './central-sentences.ts'
import { findAgreeingSentences } from './conflicts/agreeing-sentences.ts'
import { chooseDescription, type DescriptionContext, sortDescriptionSentences } from './description.ts'
import { attachEvidence, findSupportingPassages } from './evidence-of.ts'
import type { CrossLanguageVocabulary } from './facts/index.ts'
import type { Headline } from './headline/headline.ts'
import {
  chooseSubHeadline,
  type SubHeadline,
  takeSubHeadlineFromDescription,
} from './headline/sub-headline.ts'
import { rankByNewsworthiness } from './news-points.ts'
import {
  type ArticleContribution,
  countWordsOverLimit,
  createPublisherLimitCheck,
  type PublisherWordLimit,
  selectTextsWithinLimit,
  toArticleContribution,
} from './publisher-share.ts'
import {
  computeUsableSentenceFeatures,
  type StorySourceAnalysis,
  type StorySourceAnalysisInput,
} from './read-story.ts'
import { createPersonIntroducer } from './references/introducer.ts'
import { extractDistinctiveWords, type StorySentence } from './sentence/story-sentence.ts'
import { buildDescriptionFromTitles } from './titles-only.ts'

/** The input of the writer, besides the articles. */
export interface WriterInput extends StorySourceAnalysisInput {
  /** The weights for choosing headlines and sentences. */
  data: Pick<NewsroomData, 'headlineChoice' | 'sentenceChoice'>
  /** The maximum number of a text's words from one publisher; `MAX_WORDS_PER_PUBLISHER` by default. */
  maxWordsPerPublisher?: number | undefined
  vocabulary: CrossLanguageVocabulary
  /** The story's fact table, from its articles in all languages. */
  facts: readonly Fact[]
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
  reading: StorySourceAnalysis
  numbersOf: DescriptionContext['numbersOf']
  share: PublisherWordLimit
}

/**
 * Chooses the text below a headline. If no other sentence is suitable as the sub-headline, one is moved there
 * from the description.
 */
function textUnder({ headline, reading, numbersOf, share }: HeadlinedStory, input: WriterInput): TextBelow {
  const { language, facts } = input
  const headlineWords = extractDistinctiveWords(headline.text, language)
  const fitsBeside = (...taken: ArticleContribution[]) =>
    createPublisherLimitCheck(share, [headline, ...taken])
  const frame: DescriptionContext = {
    ...{ headline: headline.text, headlineWords, numbersOf, facts, language },
    fitsShare: fitsBeside(),
  }
  const central = rankSentencesByFeatures(
    computeUsableSentenceFeatures(headline.text, reading, input),
    input.data.sentenceChoice.weights,
  )
  const ranked = rankByNewsworthiness(findAgreeingSentences(central, frame), {
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
  const given = left ? undefined : takeSubHeadlineFromDescription(described, headlineWords, language, without)
  return given ?? { subHeadline: left, chosen: described }
}

/**
 * Chooses the text below a headline. Loaded sentences and those of opinion articles are only used if there
 * are no others.
 */
function plainTextUnder(story: HeadlinedStory, input: WriterInput): TextBelow {
  const text = textUnder(story, input)
  if (text.chosen.length > 0) return text
  const { reading } = story
  return textUnder({ ...story, reading: { ...reading, usable: reading.lastResort } }, input)
}

/** A sub-headline with the passage it was taken from and passages of other reports with the same content. */
function withProof({ text, from }: SubHeadline, all: readonly StorySentence[]): Sentence {
  return { text, evidence: findSupportingPassages(from, all) }
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
  const ordered = sortDescriptionSentences(chosen)
  const fits = createPublisherLimitCheck(share, [headline, ...(sub ? [{ ...sub.from, text: sub.text }] : [])])
  const fromOthers = () =>
    selectTextsWithinLimit(buildDescriptionFromTitles(titles, headline, sources, input.language), fits)
  const used = ordered.length > 0 ? ordered : fromOthers()
  const introduce = createPersonIntroducer(sources.map(({ article }) => article))
  return {
    sentences: introduce.sentences(used.map((sentence) => attachEvidence(sentence, all))),
    sub: sub && introduce.subHeadline(withProof(sub, all), headline.text),
  }
}

/**
 * Writes the text below a story's headline, with no more words of a publisher than the limit. Introductions
 * of people also contain words of a publisher: if these exceed the limit, the text is chosen again with a
 * lower limit.
 */
export function writeTextBelowHeadline(
  story: HeadlinedStory,
  input: WriterInput,
  limit: PublisherWordLimit,
): Introduced {
  const text = introducedText(story, input)
  const taken = [...(text.sub ? [text.sub] : []), ...text.sentences].map(toArticleContribution)
  const over = countWordsOverLimit(limit, [story.headline, ...taken])
  if (over === 0 || text.sentences.length === 0) return text
  const { most } = story.share
  return writeTextBelowHeadline({ ...story, share: { ...limit, most: most - over } }, input, limit)
}
