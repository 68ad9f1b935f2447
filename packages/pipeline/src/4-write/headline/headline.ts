import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../../languages/index.ts'
import type { HeadlineWeights } from '../../newsroom/trained-weights.ts'
import { hasColouredLanguage, isColouredTitle } from '../sentence/colour.ts'
import { isOpinionTitle } from '../sentence/opinion.ts'
import { extractDistinctiveWords, wordSetSimilarity } from '../sentence/story-sentence.ts'
import type { TextJudge } from '../text-judge.ts'
import { removeTitleClutter } from './plain-title.ts'
import { hasTeasingForm, isTeaser, QUESTION_MARK } from './teaser.ts'

/** A source's headline, cleaned of labels, site names and shouting. */
export interface Headline {
  text: string
  articleId: string
  words: ReadonlySet<string>
  /** Whether it is a question, a teaser or clickbait. */
  isTeaser: boolean
  /** Whether it is the author's own opinion. */
  isOpinion: boolean
  /** The points by which headlines are sorted, on the scale of similarity, where 1 is identical. */
  points: number
}

export interface HeadlineSource {
  article: Article
  /** The number of the independent report that the article belongs to. */
  report: number
  publisher: Publisher | undefined
}

/** Lengths in characters: a shorter headline is uninformative, a longer one doesn't fit a card. */
const SHORT = 40
const LONG = 95
/** The weight of a headline's similarity to first sentences, relative to titles. */
const LEAD_WEIGHT = 1.2
const QUOTE_LED = /^["'“‘„]/
const SELF = /\b(I|we|my|our|you|your|ik|wij|mijn|onze|jij|je|jouw)\b/
const LABELLED = /^[^:]{2,40}:\s/

const INNER_QUOTE = /.["“‘„]/

/**
 * Faults of a headline, for which points are deducted by the weights in `content/weights/headline-choice.json`.
 */
export type HeadlineFaults = Readonly<Record<keyof HeadlineWeights, number>>

function fittedFaults(title: string): HeadlineFaults {
  const isQuoteLed = QUOTE_LED.test(title)
  return {
    character: title.length,
    short: Math.max(0, SHORT - title.length),
    long: Math.max(0, title.length - LONG),
    quotationInFront: isQuoteLed ? 1 : 0,
    quotationInside: !isQuoteLed && INNER_QUOTE.test(title) ? 1 : 0,
  }
}

/**
 * Points deducted per clickbait probability. Set by hand, because it can't be learned from experts'
 * headlines, which are no closer to the plainer ones. Without it, one headline in five would be louder than
 * the average of its story.
 */
export const CLICKBAIT_POINTS = 0.7

/** Points deducted for a headline that is loaded with a probability of at least `LOADED`. */
const LOADED_POINTS = 0.3
const LOADED = 0.8
/** Points deducted for a figure of speech, an epithet or a word in capitals. */
const COLOUR_POINTS = 0.3
/** Points deducted for wording that is coloured in a title but may be neutral in a sentence. */
const LOUD_POINTS = 0.05
/** Points deducted for a headline that another report makes outdated. */
const OUTDATED_POINTS = 0.2
/**
 * Points deducted if the whole article is in the author's own voice; in proportion if only a share of it is.
 */
const VOICE_POINTS = 0.3
/** An opening quotation mark without a closing one, or the reverse. */
const TORN_QUOTATION = /^[^"]*"[^"]*$|[“„][^”“]*$|^[^“„]*”|(?<![\p{L}\p{N}])[‘'](?=\p{L})[^’']*$/u

/** Points deducted by hand-set rules, on the scale of similarity; documented in docs/editorial-method.md. */
function handSetFaults(title: string, clickbait: number, loaded: number, language: Language): number {
  let points = CLICKBAIT_POINTS * clickbait + (loaded >= LOADED ? LOADED_POINTS : 0)
  if (hasColouredLanguage(title, language)) points += COLOUR_POINTS
  else if (isColouredTitle(title, language)) points += LOUD_POINTS
  if (QUESTION_MARK.test(title)) points += 0.6
  if (hasTeasingForm(title)) points += 0.5
  if (TORN_QUOTATION.test(title)) points += 0.3
  if (SELF.test(title)) points += 0.3
  if (LABELLED.test(title)) points += 0.08
  if (/[;|]/.test(title)) points += 0.1
  return points
}

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
export interface HeadlineEvidence {
  text: string
  articleId: string
  words: ReadonlySet<string>
  /** The similarity to other reports' titles and first sentences, minus points for hand-set faults. */
  merit: number
  faults: HeadlineFaults
  /** The clickbait probability, 0–1. */
  clickbait: number
  isTeaser: boolean
  isOpinion: boolean
}

/** Facts about the sources' articles besides their titles. */
export interface HeadlineContext {
  /** The distinctive words of each report's first sentences, by report. */
  leads: ReadonlyMap<number, ReadonlySet<string>>
  /** The share of each article's sentences in the author's own voice, by article. */
  voices: ReadonlyMap<string, number>
  /** Articles whose title announces something that another report says has happened. */
  outdated: ReadonlySet<string>
}

/** Cleans the sources' headlines and computes their features, in the order of the sources. */
export function collectHeadlineEvidence(
  sources: readonly HeadlineSource[],
  { leads, voices, outdated }: HeadlineContext,
  language: Language,
  judge: TextJudge,
): HeadlineEvidence[] {
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
      others.reduce((sum, other) => sum + wordSetSimilarity(title.words, other.words), 0) /
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
        handSetFaults(title.text, loudness, judge.loaded(title.text, language), language),
      faults: fittedFaults(title.text),
      clickbait: loudness,
      isTeaser:
        isTeaser(title.text, language, judge) ||
        (wasTeaser && !rulesOf(language).verbs.finite.test(title.text)),
      isOpinion: isOpinionTitle(title.text, language),
    }
  })
}

/** The points of a headline: its merit minus the deductions for faults. */
export function headlinePoints({ merit, faults }: HeadlineEvidence, weights: HeadlineWeights): number {
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
 * Sorts headlines by points, the best first: the one with most of what the independent reports share, in the
 * plainest words.
 */
export function rankHeadlines(headlines: readonly HeadlineEvidence[], weights: HeadlineWeights): Headline[] {
  return headlines
    .map((headline) => ({ ...headline, points: headlinePoints(headline, weights) }))
    .sort((a, b) => b.points - a.points || a.articleId.localeCompare(b.articleId))
    .map(({ merit, faults, clickbait, ...headline }) => headline)
}
