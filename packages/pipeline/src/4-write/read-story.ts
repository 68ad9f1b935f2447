import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Cluster } from '@plainwire/domain/story'
import { determineArticleKind } from '../read/index.ts'
import type { SentenceRankingFeatures } from './central-sentences.ts'
import { computeHeadlineFeatures, type HeadlineWithFeatures } from './headline/headline.ts'
import {
  collectLeadWordsByReport,
  computeCommentaryShares,
  type HeadlineCandidateArticle,
} from './headline/headline-context.ts'
import { hasNonNeutralLanguage } from './sentence/colour.ts'
import { isOutdatedAnnouncement, type TimestampedText } from './sentence/outdated.ts'
import { extractDistinctiveWords, readStorySentences, type StorySentence } from './sentence/story-sentence.ts'
import { selectUsableSentences } from './sentence/usable-sentence.ts'
import { computeSentenceRankingFeatures, type SentenceRankingContext } from './sentence-evidence.ts'
import type { TextJudge } from './text-judge.ts'

/**
 * The input for reading a story, besides its articles. `judge` is passed in, because it belongs to another
 * stage of the pipeline.
 */
export interface StorySourceAnalysisInput {
  publishers: ReadonlyMap<string, Publisher>
  language: Language
  now: Date
  judge: TextJudge
  /**
   * The number of the independent report that each article belongs to, by article id: copies of one text have
   * the same number. An article without a number is a report of its own.
   */
  reports: ReadonlyMap<string, number>
}

/**
 * The maximum number of articles read per story; the first article of each report takes precedence over
 * further ones.
 */
const MAX_ARTICLES = 16

function sourcesOf(cluster: Cluster, input: StorySourceAnalysisInput): HeadlineCandidateArticle[] {
  const ofLanguage = cluster.articles.filter((article) => article.language === input.language)
  const reports = ofLanguage.filter((article) => determineArticleKind(article) === 'report')
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

/** Returns, by article id, the data about each article that the ranking of its sentences uses. */
function contextsOf(
  sources: readonly HeadlineCandidateArticle[],
  { language, judge }: StorySourceAnalysisInput,
): Map<string, SentenceRankingContext> {
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

/** A story's sources in one language, with everything by which headlines and sentences are chosen. */
export interface StorySourceAnalysis {
  sources: readonly HeadlineCandidateArticle[]
  /** Every sentence that was read. */
  all: readonly StorySentence[]
  /** Sentences that may be used in our text. */
  usable: readonly StorySentence[]
  /**
   * The usable sentences, and also those that are loaded, figurative or from opinion articles. They are used
   * if the story would otherwise have no text.
   */
  lastResort: readonly StorySentence[]
  /** The share of each article's sentences that are opinion or commentary, 0–1, by article id. */
  voices: ReadonlyMap<string, number>
  headlines: readonly HeadlineWithFeatures[]
}

/** Returns a story's titles and statements, each with the publication time of its article. */
function datedTexts(
  sources: readonly HeadlineCandidateArticle[],
  all: readonly StorySentence[],
  language: Language,
): { titles: TimestampedText[]; sentences: Map<StorySentence, TimestampedText> } {
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

/**
 * Reads a story's articles in one language, selects the sentences that may be used, and computes the features
 * of the headlines.
 */
export function analyseStorySources(cluster: Cluster, input: StorySourceAnalysisInput): StorySourceAnalysis {
  const { language, judge } = input
  const sources = sourcesOf(cluster, input)
  const bySource = sources.map(({ article, report }) => readStorySentences(article, report))
  const all = bySource.flat()
  const voices = computeCommentaryShares(sources, bySource, language)
  const { titles, sentences } = datedTexts(sources, all, language)
  const dated = [...titles, ...sentences.values()]
  const outdated = titles.filter((title) => isOutdatedAnnouncement(title, dated, language))
  const leads = collectLeadWordsByReport(sources, bySource)
  const about = { leads, voices, outdated: new Set(outdated.map(({ articleId }) => articleId)) }
  const lastResort = selectUsableSentences(all, language, (sentence) => {
    const at = sentences.get(sentence)
    return at !== undefined && isOutdatedAnnouncement(at, dated, language)
  })
  const plain = lastResort.filter(
    ({ text, articleId }) =>
      judge.loaded(text, language) < LOADED &&
      !hasNonNeutralLanguage(text, language) &&
      (voices.get(articleId) ?? 0) < 1,
  )
  return {
    sources,
    all,
    usable: plain.length > 0 ? plain : lastResort,
    lastResort,
    voices,
    headlines: computeHeadlineFeatures(sources, about, language, judge),
  }
}

/** A sentence with at least this probability of being loaded is only used if there are no others. */
const LOADED = 0.7

/** Returns the usable sentences of a story with the features by which they are ranked under a headline. */
export function computeUsableSentenceFeatures(
  headline: string,
  { sources, all, usable }: StorySourceAnalysis,
  input: StorySourceAnalysisInput,
): { sentence: StorySentence; evidence: SentenceRankingFeatures }[] {
  return computeSentenceRankingFeatures(
    usable,
    all,
    extractDistinctiveWords(headline, input.language),
    contextsOf(sources, input),
  )
}
