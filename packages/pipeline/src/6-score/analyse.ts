import type { Article } from '@plainwire/domain/article'
import type { Category } from '@plainwire/domain/category'
import type { ScorePart, ScoreParts, StoryScope, StoryScores } from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import type { TextJudgement } from './judge.ts'
import { combineEventMagnitudeParts } from './relevance/magnitude.ts'
import { createScorePart, createScoreParts, sumScoreParts } from './score-parts.ts'
import type { ScoringInput } from './scores-input.ts'

/** The number of reports per hour that counts as the maximum speed of reporting. */
const FAST = 2
/** The position in its publisher's feed from which an article's prominence is 0. */
const LAST_POSITION = 15
/** The weight of our text in a score; the remainder to 1 is the weight of the sources' texts. */
const OWN_SHARE = 0.6
/**
 * The counts at which a part of a score reaches its maximum: `reports` of a story or its thread; `countries`
 * of publishers, for global relevance; countries `concerned`; `owners` of publishers; and `sourceCountries`,
 * the countries of publishers for political neutrality.
 */
const MANY = { reports: 10, countries: 6, concerned: 3, owners: 4, sourceCountries: 3 } as const

/** The local relevance of a story without a place, in points out of 10. */
const WITHOUT_PLACE = 1

const GLOBAL_BY_SCOPE: Record<StoryScope, number> = { international: 1, national: 0.4, local: 0 }
const LOCAL_BY_SCOPE: Record<StoryScope, number> = { international: 0.25, national: 0.563, local: 1 }
const GLOBAL_CATEGORIES: ReadonlySet<Category> = new Set([
  'world',
  'science',
  'environment',
  'health',
  'technology',
])

/**
 * Categories in which even a large event isn't world news, because it only matters to readers who are
 * interested in them.
 */
const LIGHT_CATEGORIES: ReadonlySet<Category> = new Set(['sports', 'entertainment'])
const LIGHT_SHARE = 0.5

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** Converts a count to 0–1 on a logarithmic scale: 0 for one, 1 for `many` or more. */
const breadth = (count: number, many: number) => Math.min(1, Math.log(Math.max(1, count)) / Math.log(many))

/**
 * Returns the speed of reporting, 0–1: independent reports per hour after the first report, relative to
 * `FAST`. Less than an hour between the first and the last article counts as one hour.
 */
function velocity({ articles, reports }: ScoringInput): number {
  const times = articles.map(({ publishedAt, firstSeenAt }) => (publishedAt ?? firstSeenAt).getTime())
  const hours = Math.max(1, (Math.max(...times) - Math.min(...times)) / HOUR_MS)
  return Math.min(1, Math.max(0, reports.independent - 1) / hours / FAST)
}

/**
 * Returns how prominent the articles are in their publishers' feeds, 0–1: 1 if all of them are first, 0.5 if
 * no position is known.
 */
function prominence(articles: readonly Article[]): number {
  const positions = articles.flatMap(({ feedPosition }) => (feedPosition === undefined ? [] : [feedPosition]))
  return positions.length === 0
    ? 0.5
    : mean(positions.map((position) => Math.max(0, 1 - position / LAST_POSITION)))
}

function popularity(about: ScoringInput): ScorePart[] {
  return createScoreParts('popularity', {
    independent_reports: breadth(about.reports.independent, MANY.reports),
    thread_reports: breadth(about.threadReports, MANY.reports),
    velocity: velocity(about),
    prominence: prominence(about.articles),
  })
}

/** The factor for acts of institutions in a story about one town, because they only concern that town. */
const LOCAL_INSTITUTIONS = 0.5
function magnitudeHere({ magnitude, place }: ScoringInput): number {
  const share = place?.scope === 'local' ? LOCAL_INSTITUTIONS : 1
  return combineEventMagnitudeParts({ ...magnitude, institutions: share * magnitude.institutions })
}

/**
 * Returns how much of a story is news, 0–1: the share of its articles that are reports, reduced by the
 * sources' mean clickbait probability.
 */
const newsworthiness = ({ sources, reportShare }: ScoringInput) =>
  reportShare * (1 - mean(sources.map(({ clickbait }) => clickbait)))

function globalRelevance(about: ScoringInput): ScorePart[] {
  const countries = new Set(about.publisherCountries).size
  const isGlobal = about.categories.some((category) => GLOBAL_CATEGORIES.has(category))
  const light = LIGHT_CATEGORIES.has(about.categories[0] ?? 'world') ? LIGHT_SHARE : 1
  const news = newsworthiness(about)
  return createScoreParts('global_relevance', {
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

function localRelevance({ place, publisherCountries }: ScoringInput): ScorePart[] {
  if (!place) return [createScorePart('base', 1, WITHOUT_PLACE)]
  const own = publisherCountries.filter((country) => country === place.country).length
  return createScoreParts('local_relevance', {
    scope: LOCAL_BY_SCOPE[place.scope],
    town: place.city ? 1 : 0,
    own_country: own / Math.max(1, publisherCountries.length),
  })
}

/**
 * Returns the weighted mean of a value of our text and the mean value of the sources' texts; only the value of
 * our text if no source was judged.
 */
function mixed({ own, sources }: ScoringInput, value: (judgement: TextJudgement) => number): number {
  const ofSources = sources.length > 0 ? mean(sources.map(value)) : value(own)
  return OWN_SHARE * value(own) + (1 - OWN_SHARE) * ofSources
}

function cleanliness(about: ScoringInput): ScorePart[] {
  return createScoreParts('cleanliness', {
    plain_headline: mixed(about, ({ clickbait }) => 1 - clickbait),
    tidy_sentences: mixed(about, ({ tidiness }) => tidiness),
    plain_words: mixed(about, ({ neutrality }) => neutrality / 10),
  })
}

function politicalNeutrality({ own, sources, reports, publisherCountries }: ScoringInput): ScorePart[] {
  const ofSources = sources.length > 0 ? mean(sources.map(({ neutrality }) => neutrality)) : own.neutrality
  return createScoreParts('political_neutrality', {
    own_text: own.neutrality / 10,
    sources: ofSources / 10,
    owners: reports.owners / MANY.owners,
    publisher_countries: new Set(publisherCountries).size / MANY.sourceCountries,
  })
}

/**
 * Returns a story's five scores, 0–10 with one decimal, and the parts of which each score is the sum; see
 * docs/editorial-method.md.
 */
export function calculateScores(about: ScoringInput): { analytics: StoryScores; scoreParts: ScoreParts } {
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
      global_relevance: sumScoreParts(scoreParts.global_relevance),
      local_relevance: sumScoreParts(scoreParts.local_relevance),
      cleanliness: sumScoreParts(scoreParts.cleanliness),
      political_neutrality: sumScoreParts(scoreParts.political_neutrality),
      popularity_score: sumScoreParts(scoreParts.popularity_score),
    },
  }
}
