import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import type { HeadlineWeights } from '../../reviewed-data/trained-weights.ts'
import { isOpinionTitle } from '../sentence/opinion.ts'
import { computeWordSetSimilarity, extractDistinctiveWords } from '../sentence/story-sentence.ts'
import type { TextJudge } from '../text-judge.ts'
import type { HeadlineCandidateArticle, HeadlineContext } from './headline-context.ts'
import {
  computeRuleBasedHeadlinePenalty,
  type HeadlineFaults,
  measureHeadlineFaults,
} from './headline-faults.ts'
import { removeTitleClutter } from './plain-title.ts'
import { isTeaser } from './teaser.ts'

/** A source's headline, cleaned of labels, site names and shouting. */
export interface Headline {
  text: string
  articleId: string
  words: ReadonlySet<string>
  /** Whether it is a question, a teaser or clickbait. */
  isTeaser: boolean
  /** Whether it is the author's own opinion. */
  isOpinion: boolean
  /**
   * The points by which headlines are sorted: the similarity to other reports' titles and first sentences,
   * minus the deductions.
   */
  points: number
}

/** The weight of a headline's similarity to first sentences, relative to its similarity to titles. */
const LEAD_WEIGHT = 1.2
/** Points deducted for a headline that another report makes outdated. */
const OUTDATED_POINTS = 0.2
/**
 * Points deducted if all sentences of an article are opinion or commentary; in proportion if only a share is.
 */
const VOICE_POINTS = 0.3

function namesOf(publisher: Publisher | undefined): string[] {
  return publisher
    ? [publisher.name, publisher.id, ...publisher.credits, URL.parse(publisher.homepage)?.hostname ?? '']
    : []
}

/** A title without the labels that recur in other titles of its publisher. */
function withoutLabels({ title, reading }: Article): string {
  const labels = reading?.labels ?? []
  return labels.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), title)
}

/** A source's cleaned headline with the features by which a story's headline is chosen. */
export interface HeadlineWithFeatures {
  text: string
  articleId: string
  words: ReadonlySet<string>
  /**
   * The similarity to other reports' titles and first sentences, minus the points that are deducted by rules
   * set by hand.
   */
  merit: number
  faults: HeadlineFaults
  /** The clickbait probability, 0–1. */
  clickbait: number
  isTeaser: boolean
  isOpinion: boolean
}

/** Cleans the sources' headlines and computes their features, in the order of the sources. */
export function computeHeadlineFeatures(
  sources: readonly HeadlineCandidateArticle[],
  { leads, voices, outdated }: HeadlineContext,
  language: Language,
  judge: TextJudge,
): HeadlineWithFeatures[] {
  const titlesBut = (id: string) =>
    sources.flatMap(({ article }) => (article.id === id ? [] : [article.title])).join('\n')
  const titles = sources
    .map(({ article, report, publisher }) => {
      const text = removeTitleClutter(
        withoutLabels(article),
        namesOf(publisher),
        `${article.summary} ${article.text.slice(0, 3000)}\n${titlesBut(article.id)}`,
      )
      const wasTeaser = isTeaser(article.title, language, judge)
      return {
        text,
        articleId: article.id,
        report,
        wasTeaser,
        words: extractDistinctiveWords(text, language),
      }
    })
    .filter(({ text, words }) => text !== '' && words.size > 0)
  return titles.map(({ report, wasTeaser, ...title }) => {
    const others = titles.filter((other) => other.report !== report)
    const toTitles =
      others.reduce((sum, other) => sum + computeWordSetSimilarity(title.words, other.words), 0) /
      Math.max(1, others.length)
    const inLeads = [...leads.values()].map(
      (lead) => [...title.words].filter((word) => lead.has(word)).length / title.words.size,
    )
    const toLeads = inLeads.reduce((sum, share) => sum + share, 0) / Math.max(1, inLeads.length)
    const loudness = judge.clickbait(title.text, language)
    return {
      ...title,
      merit:
        toTitles +
        LEAD_WEIGHT * toLeads -
        VOICE_POINTS * (voices.get(title.articleId) ?? 0) -
        (outdated.has(title.articleId) ? OUTDATED_POINTS : 0) -
        computeRuleBasedHeadlinePenalty(title.text, loudness, judge.loaded(title.text, language), language),
      faults: measureHeadlineFaults(title.text),
      clickbait: loudness,
      isTeaser:
        isTeaser(title.text, language, judge) ||
        (wasTeaser && !getLanguageRules(language).verbs.finite.test(title.text)),
      isOpinion: isOpinionTitle(title.text, language),
    }
  })
}

/** Returns the points of a headline: its merit minus the deductions for faults. */
export function computeHeadlinePoints(
  { merit, faults }: HeadlineWithFeatures,
  weights: HeadlineWeights,
): number {
  return (
    merit -
    weights.character * faults.character -
    weights.short * faults.short -
    weights.long * faults.long -
    weights.quotationInFront * faults.quotationInFront -
    weights.quotationInside * faults.quotationInside
  )
}

/**
 * Sorts headlines by points, best first: the best one contains most of what the independent reports share, in
 * the plainest words.
 */
export function rankHeadlines(
  headlines: readonly HeadlineWithFeatures[],
  weights: HeadlineWeights,
): Headline[] {
  return headlines
    .map((headline) => ({ ...headline, points: computeHeadlinePoints(headline, weights) }))
    .sort((a, b) => b.points - a.points || a.articleId.localeCompare(b.articleId))
    .map(({ merit, faults, clickbait, ...headline }) => headline)
}
