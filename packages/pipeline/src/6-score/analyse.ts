import type { Article } from '@plainwire/domain/article'
import type { Category } from '@plainwire/domain/category'
import type {
  ReportCounts,
  Scope,
  ScorePart,
  ScorePartName,
  ScoreParts,
  StoryPlace,
  StoryScores,
} from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import type { TextJudgement } from './judge.ts'
import { type Magnitude, totalMagnitude } from './relevance/magnitude.ts'

/** The input of the five scores. */
export interface ScoresInput {
  articles: readonly Article[]
  reports: ReportCounts
  /** The number of independent reports in the story's thread, including its own. */
  threadReports: number
  /** The country of each article's publisher. */
  publisherCountries: readonly string[]
  place: StoryPlace | undefined
  relevantCountries: readonly string[]
  categories: readonly Category[]
  /** The scale of the event. */
  magnitude: Magnitude
  /** The share of its articles that report an event, unlike guides and opinion; 0–1. */
  reportShare: number
  /** The judgement of our text. */
  own: TextJudgement
  /** The judgements of the sources' texts. */
  sources: readonly TextJudgement[]
  now: Date
}

/** The number of reports per hour that counts as the maximum speed. */
const FAST = 2
/** The position in a feed from which prominence is 0. */
const LAST_POSITION = 15
/** The weight of our text against the sources' texts. */
const OWN_SHARE = 0.6
/**
 * The counts from which a higher one doesn't raise a score: reports of the story and of its thread,
 * publishers' countries, countries concerned, owners, and countries of sources.
 */
const MANY = { reports: 10, countries: 6, concerned: 3, owners: 4, sourceCountries: 3 } as const

/** The maximum number of points of each part, out of a score's ten. */
const WEIGHTS = {
  popularity: { independent_reports: 3, thread_reports: 3, velocity: 1, prominence: 3 },
  global_relevance: {
    base: 0.1,
    magnitude: 5.5,
    thread_reports: 2.2,
    independent_reports: 1.4,
    scope: 0.3,
    publisher_countries: 0.3,
    countries_concerned: 0.1,
    worldwide_category: 0.1,
  },
  local_relevance: { scope: 8, town: 1, own_country: 1 },
  cleanliness: { plain_headline: 5, tidy_sentences: 3, plain_words: 2 },
  political_neutrality: { own_text: 5.4, sources: 3.6, owners: 0.7, publisher_countries: 0.3 },
} as const
/** The local relevance of a story without a place. */
const WITHOUT_PLACE = 1

const GLOBAL_BY_SCOPE: Record<Scope, number> = { international: 1, national: 0.4, local: 0 }
const LOCAL_BY_SCOPE: Record<Scope, number> = { international: 0.25, national: 0.563, local: 1 }
const GLOBAL_CATEGORIES: ReadonlySet<Category> = new Set([
  'world',
  'science',
  'environment',
  'health',
  'technology',
])

/** Sport and entertainment matter to those interested: a large event there isn't world news. */
const LIGHT_CATEGORIES: ReadonlySet<Category> = new Set(['sports', 'entertainment'])
const LIGHT_SHARE = 0.5

const tenth = (score: number) => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** Converts a count to 0–1 on a logarithmic scale: 0 for one, 1 for `many` or more. */
const breadth = (count: number, many: number) => Math.min(1, Math.log(Math.max(1, count)) / Math.log(many))

/** Independent reports per hour since the first, counting at least one hour. */
function velocity({ articles, reports }: ScoresInput): number {
  const times = articles.map(({ publishedAt, firstSeenAt }) => (publishedAt ?? firstSeenAt).getTime())
  const hours = Math.max(1, (Math.max(...times) - Math.min(...times)) / HOUR_MS)
  return Math.min(1, Math.max(0, reports.independent - 1) / hours / FAST)
}

/** The prominence of the articles in their publishers' feeds: 1 if first in all of them. */
function prominence(articles: readonly Article[]): number {
  const positions = articles.flatMap(({ feedPosition }) => (feedPosition === undefined ? [] : [feedPosition]))
  return positions.length === 0
    ? 0.5
    : mean(positions.map((position) => Math.max(0, 1 - position / LAST_POSITION)))
}

const part = (name: ScorePartName, value: number, weight: number): ScorePart => ({
  name,
  value: Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000,
  weight,
})

/** The parts of a score with its weights; a part without a value is a type error. */
function partsOf<Score extends keyof typeof WEIGHTS>(
  score: Score,
  values: Record<keyof (typeof WEIGHTS)[Score] & ScorePartName, number>,
): ScorePart[] {
  const weights: Readonly<Record<string, number>> = WEIGHTS[score]
  return (Object.entries(values) as [ScorePartName, number][]).map(([name, value]) =>
    part(name, value, weights[name] ?? 0),
  )
}

function popularity(about: ScoresInput): ScorePart[] {
  return partsOf('popularity', {
    independent_reports: breadth(about.reports.independent, MANY.reports),
    thread_reports: breadth(about.threadReports, MANY.reports),
    velocity: velocity(about),
    prominence: prominence(about.articles),
  })
}

/** The factor for institutions of one town, whose decisions only concern that town. */
const LOCAL_INSTITUTIONS = 0.5
function magnitudeHere({ magnitude, place }: ScoresInput): number {
  const share = place?.scope === 'local' ? LOCAL_INSTITUTIONS : 1
  return totalMagnitude({ ...magnitude, institutions: share * magnitude.institutions })
}

/** The share of a story that is news and not teasers or guides. */
const newsworthiness = ({ sources, reportShare }: ScoresInput) =>
  reportShare * (1 - mean(sources.map(({ clickbait }) => clickbait)))

function globalRelevance(about: ScoresInput): ScorePart[] {
  const countries = new Set(about.publisherCountries).size
  const isGlobal = about.categories.some((category) => GLOBAL_CATEGORIES.has(category))
  const light = LIGHT_CATEGORIES.has(about.categories[0] ?? 'world') ? LIGHT_SHARE : 1
  const news = newsworthiness(about)
  return partsOf('global_relevance', {
    base: 1,
    magnitude: news * light * magnitudeHere(about),
    thread_reports: light * breadth(about.threadReports, MANY.reports),
    independent_reports: light * breadth(about.reports.independent, MANY.reports),
    scope: news * GLOBAL_BY_SCOPE[about.place?.scope ?? 'national'],
    publisher_countries: breadth(countries, MANY.countries),
    countries_concerned: news * ((about.relevantCountries.length - 1) / (MANY.concerned - 1)),
    worldwide_category: isGlobal ? news : 0,
  })
}

function localRelevance({ place, publisherCountries }: ScoresInput): ScorePart[] {
  if (!place) return [part('base', 1, WITHOUT_PLACE)]
  const own = publisherCountries.filter((country) => country === place.country).length
  return partsOf('local_relevance', {
    scope: LOCAL_BY_SCOPE[place.scope],
    town: place.city ? 1 : 0,
    own_country: own / Math.max(1, publisherCountries.length),
  })
}

/**
 * The weighted mean of a value for our text and its mean over the sources' texts; the value for our text
 * alone if no source was judged.
 */
function mixed({ own, sources }: ScoresInput, value: (judgement: TextJudgement) => number): number {
  const ofSources = sources.length > 0 ? mean(sources.map(value)) : value(own)
  return OWN_SHARE * value(own) + (1 - OWN_SHARE) * ofSources
}

function cleanliness(about: ScoresInput): ScorePart[] {
  return partsOf('cleanliness', {
    plain_headline: mixed(about, ({ clickbait }) => 1 - clickbait),
    tidy_sentences: mixed(about, ({ tidiness }) => tidiness),
    plain_words: mixed(about, ({ neutrality }) => neutrality / 10),
  })
}

function politicalNeutrality({ own, sources, reports, publisherCountries }: ScoresInput): ScorePart[] {
  const ofSources = sources.length > 0 ? mean(sources.map(({ neutrality }) => neutrality)) : own.neutrality
  return partsOf('political_neutrality', {
    own_text: own.neutrality / 10,
    sources: ofSources / 10,
    owners: reports.owners / MANY.owners,
    publisher_countries: new Set(publisherCountries).size / MANY.sourceCountries,
  })
}

const total = (parts: readonly ScorePart[]) =>
  tenth(parts.reduce((sum, { value, weight }) => sum + value * weight, 0))

/**
 * The five scores of a story, 0–10 with one decimal, and the parts that they are the sum of; see
 * docs/editorial-method.md.
 */
export function calculateScores(about: ScoresInput): { analytics: StoryScores; scoreParts: ScoreParts } {
  const scoreParts: ScoreParts = {
    global_relevance: globalRelevance(about),
    local_relevance: localRelevance(about),
    cleanliness: cleanliness(about),
    political_neutrality: politicalNeutrality(about),
    popularity_score: popularity(about),
  }
  return {
    scoreParts,
    analytics: {
      global_relevance: total(scoreParts.global_relevance),
      local_relevance: total(scoreParts.local_relevance),
      cleanliness: total(scoreParts.cleanliness),
      political_neutrality: total(scoreParts.political_neutrality),
      popularity_score: total(scoreParts.popularity_score),
    },
  }
}
