import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Cluster } from '@plainwire/domain/story'
import { toPlainWords } from '../claims/index.ts'
import { isCommentary, isInWritersVoice, kindOf } from '../read/index.ts'
import {
  type ArticleRankingContext,
  computeSentenceEvidence,
  type SentenceEvidence,
} from './central-sentences.ts'
import { collectHeadlineEvidence, type HeadlineEvidence, type HeadlineSource } from './headline/headline.ts'
import { hasColouredLanguage } from './sentence/colour.ts'
import { isJudgement } from './sentence/opinion.ts'
import { type DatedText, isOutdated } from './sentence/outdated.ts'
import { extractDistinctiveWords, readStorySentences, type StorySentence } from './sentence/story-sentence.ts'
import { isUsableSentence } from './sentence/usable-sentence.ts'
import type { TextJudge } from './text-judge.ts'

/**
 * The input for reading a story, besides its articles. The judge of headlines belongs to another stage and is
 * passed in.
 */
export interface StoryReadingInput {
  publishers: ReadonlyMap<string, Publisher>
  language: Language
  now: Date
  judge: TextJudge
  /**
   * The independent report of each article, by article id; an article that is missing is a report by itself.
   */
  reports: ReadonlyMap<string, number>
}

/** The maximum number of articles read per story; the newest of each report come first. */
const MAX_ARTICLES = 16
const LEAD_SENTENCES = 2

function sourcesOf(cluster: Cluster, input: StoryReadingInput): HeadlineSource[] {
  const ofLanguage = cluster.articles.filter((article) => article.language === input.language)
  const reports = ofLanguage.filter((article) => kindOf(article) === 'report')
  const used = (reports.length > 0 ? reports : ofLanguage).slice(0, 4 * MAX_ARTICLES)
  const sources = used.map((article, index) => ({
    article,
    report: input.reports.get(article.id) ?? -1 - index,
    publisher: input.publishers.get(article.publisherId),
  }))
  const seen = new Set<number>()
  const isFirst = sources.map(({ report }) => !seen.has(report) && seen.add(report))
  return [
    ...sources.filter((_, index) => isFirst[index]),
    ...sources.filter((_, index) => !isFirst[index]),
  ].slice(0, MAX_ARTICLES)
}

/** The facts about articles by which their sentences are ranked. */
function contextsOf(
  sources: readonly HeadlineSource[],
  { language, judge }: StoryReadingInput,
): Map<string, ArticleRankingContext> {
  return new Map(
    sources.map(({ article, report }) => [
      article.id,
      {
        report,
        titleWords: extractDistinctiveWords(article.title, language),
        loudness: judge.clickbait(article.title, language),
      },
    ]),
  )
}

/** The distinctive words of each report's first sentences. */
function leadsOf(
  sources: readonly HeadlineSource[],
  bySource: readonly StorySentence[][],
): Map<number, Set<string>> {
  const leads = new Map<number, Set<string>>()
  for (const [index, { report }] of sources.entries()) {
    const words = (bySource[index] ?? []).slice(0, LEAD_SENTENCES).flatMap((sentence) => [...sentence.words])
    leads.set(report, new Set([...(leads.get(report) ?? []), ...words]))
  }
  return leads
}

/** The share of each article in the author's own voice: a share of its sentences, or 1 for an opinion piece. */
function voicesOf(
  sources: readonly HeadlineSource[],
  bySource: readonly StorySentence[][],
  { language }: StoryReadingInput,
): Map<string, number> {
  const share = (sentences: readonly StorySentence[]) => {
    const own = sentences.filter(
      ({ text }) => isInWritersVoice(text, language) || isCommentary(text, language),
    )
    return own.length / Math.max(1, sentences.length)
  }
  return new Map(
    sources.map(({ article }, index) => [
      article.id,
      article.reading?.isOpinion ? 1 : share(bySource[index] ?? []),
    ]),
  )
}

/** A story's sources in one language, with everything by which headlines and sentences are chosen. */
export interface StoryReading {
  sources: readonly HeadlineSource[]
  /** Every sentence that was read. */
  all: readonly StorySentence[]
  /** Sentences that may be used in our text. */
  usable: readonly StorySentence[]
  /**
   * The usable sentences, and also loaded and figurative ones and those of opinion articles; for a story
   * without any others.
   */
  lastResort: readonly StorySentence[]
  /** The share of each article's sentences in the author's own voice, by article. */
  voices: ReadonlyMap<string, number>
  headlines: readonly HeadlineEvidence[]
}

/** The dated statements of a story's reports: titles, and sentences that are statements. */
function datedTexts(
  sources: readonly HeadlineSource[],
  all: readonly StorySentence[],
  language: Language,
): { titles: DatedText[]; sentences: Map<StorySentence, DatedText> } {
  const moments = new Map(sources.map(({ article }) => [article.id, article.publishedAt]))
  const titles = sources.map(({ article: { id, title, publishedAt } }) => {
    return {
      text: title,
      articleId: id,
      at: publishedAt,
      words: extractDistinctiveWords(title, language),
      isTitle: true,
    }
  })
  const stated = all.filter(({ kind }) => kind === 'statement')
  const sentences = new Map(
    stated.map((sentence) => [sentence, { ...sentence, at: moments.get(sentence.articleId) }]),
  )
  return { titles, sentences }
}

/** Reads a story's articles in one language. */
export function readStory(cluster: Cluster, input: StoryReadingInput): StoryReading {
  const { language, judge } = input
  const sources = sourcesOf(cluster, input)
  const bySource = sources.map(({ article, report }) => readStorySentences(article, report))
  const all = bySource.flat()
  const voices = voicesOf(sources, bySource, input)
  const { titles, sentences } = datedTexts(sources, all, language)
  const dated = [...titles, ...sentences.values()]
  const outdated = titles.filter((title) => isOutdated(title, dated, language))
  const leads = leadsOf(sources, bySource)
  const about = { leads, voices, outdated: new Set(outdated.map(({ articleId }) => articleId)) }
  const lastResort = usableOf(all, language, (sentence) => {
    const at = sentences.get(sentence)
    return at !== undefined && isOutdated(at, dated, language)
  })
  const plain = lastResort.filter(
    ({ text, articleId }) =>
      judge.loaded(text, language) < LOADED &&
      !hasColouredLanguage(text, language) &&
      (voices.get(articleId) ?? 0) < 1,
  )
  return {
    sources,
    all,
    usable: plain.length > 0 ? plain : lastResort,
    lastResort,
    voices,
    headlines: collectHeadlineEvidence(sources, about, language, judge),
  }
}

/** A sentence at least as loaded as this is only used if there are no others. */
const LOADED = 0.7

/** The sentences of a story's articles that are quotations, as plain words for comparison. */
const quotedIn = (all: readonly StorySentence[]) =>
  all.filter(({ kind }) => kind === 'quotation').map(({ text }) => toPlainWords(text))

/**
 * The sentences that may be used in our text: statements of fact that no later report makes outdated and that
 * no other article attributes to somebody.
 */
function usableOf(
  all: readonly StorySentence[],
  language: Language,
  isOvertaken: (sentence: StorySentence) => boolean,
): StorySentence[] {
  const quoted = quotedIn(all)
  const isTheirs = (text: string) =>
    quoted.length > 0 && quoted.some((words) => words.includes(toPlainWords(text)))
  return all.filter(
    (sentence) =>
      sentence.kind === 'statement' &&
      isUsableSentence(sentence.text, language) &&
      !isCommentary(sentence.text, language) &&
      !isJudgement(sentence.text, language) &&
      !isTheirs(sentence.text) &&
      !isOvertaken(sentence),
  )
}

/** The usable sentences of a story with the features by which they are ranked under a headline. */
export function rankUsableSentences(
  headline: string,
  { sources, all, usable }: StoryReading,
  input: StoryReadingInput,
): { sentence: StorySentence; evidence: SentenceEvidence }[] {
  return computeSentenceEvidence(
    usable,
    all,
    extractDistinctiveWords(headline, input.language),
    contextsOf(sources, input),
  )
}
