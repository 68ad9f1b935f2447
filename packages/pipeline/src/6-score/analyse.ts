import type { Article } from '@plainwire/domain/article'
import type { Category } from '@plainwire/domain/category'
import type { Analytics, Reports, Scope, StoryPlace } from '@plainwire/domain/story'
import type { Judgement } from './judge.ts'

/** What the five scores are made of. */
export interface Analysed {
  articles: readonly Article[]
  reports: Reports
  /** Countries of the publishers, one per article. */
  publisherCountries: readonly string[]
  place: StoryPlace | undefined
  relevantCountries: readonly string[]
  categories: readonly Category[]
  /** Of our own text. */
  own: Judgement
  /** Of the sources' texts. */
  sources: readonly Judgement[]
  now: Date
}

const HOUR_MS = 3_600_000
/** Reports a story of the day gathers; more add nothing. */
const MANY_REPORTS = 10
/** Reports an hour that make a story fast. */
const FAST = 2
/** Position in a feed after which prominence is gone. */
const LAST_POSITION = 15
/** How much our own text decides against the sources'. */
const OWN_SHARE = 0.6

const GLOBAL_BY_SCOPE: Record<Scope, number> = { international: 3, national: 1.2, local: 0 }
const LOCAL_BY_SCOPE: Record<Scope, number> = { international: 2, national: 4.5, local: 8 }
const GLOBAL_CATEGORIES: ReadonlySet<Category> = new Set([
  'world',
  'science',
  'environment',
  'health',
  'technology',
])

const tenth = (score: number) => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** 0 for one, 1 for `many` or more, on a logarithmic scale. */
const breadth = (count: number, many: number) => Math.min(1, Math.log(Math.max(1, count)) / Math.log(many))

/** Independent reports per hour since the first, at least over one hour. */
function velocity({ articles, reports }: Analysed): number {
  const times = articles.map(({ publishedAt, firstSeenAt }) => (publishedAt ?? firstSeenAt).getTime())
  const hours = Math.max(1, (Math.max(...times) - Math.min(...times)) / HOUR_MS)
  return Math.min(1, Math.max(0, reports.independent - 1) / hours / FAST)
}

/** How high the publishers placed it in their feeds: 1 for first everywhere. */
function prominence(articles: readonly Article[]): number {
  const positions = articles.flatMap(({ feedPosition }) => (feedPosition === undefined ? [] : [feedPosition]))
  return positions.length === 0
    ? 0.5
    : mean(positions.map((position) => Math.max(0, 1 - position / LAST_POSITION)))
}

function popularity(about: Analysed): number {
  return (
    6 * breadth(about.reports.independent, MANY_REPORTS) +
    2 * velocity(about) +
    2 * prominence(about.articles)
  )
}

function globalRelevance({
  reports,
  publisherCountries,
  relevantCountries,
  place,
  categories,
}: Analysed): number {
  const countries = new Set(publisherCountries).size
  const isGlobal = categories.some((category) => GLOBAL_CATEGORIES.has(category))
  const scope = GLOBAL_BY_SCOPE[place?.scope ?? 'national']
  return (
    0.5 +
    scope +
    3 * breadth(reports.independent, MANY_REPORTS) +
    2 * breadth(countries, 6) +
    0.5 * Math.max(0, relevantCountries.length - 1) +
    (isGlobal ? 1 : 0)
  )
}

function localRelevance({ place, publisherCountries }: Analysed): number {
  if (!place) return 1
  const own =
    publisherCountries.filter((country) => country === place.country).length /
    Math.max(1, publisherCountries.length)
  return LOCAL_BY_SCOPE[place.scope] + (place.city ? 1 : 0) + own
}

/** The five scores of a story, 0–10 with one decimal; each part is described in docs/editorial-method.md. */
export function analyse(about: Analysed): Analytics {
  const { own, sources, reports } = about
  const balance = Math.min(1, reports.owners / 4)
  const mixed = (ofOwn: number, ofSources: readonly number[]) =>
    OWN_SHARE * ofOwn + (1 - OWN_SHARE) * (ofSources.length > 0 ? mean(ofSources) : ofOwn)
  return {
    global_relevance: tenth(globalRelevance(about)),
    local_relevance: tenth(localRelevance(about)),
    cleanliness: tenth(
      mixed(
        own.cleanliness,
        sources.map(({ cleanliness }) => cleanliness),
      ),
    ),
    political_neutrality: tenth(
      0.9 *
        mixed(
          own.neutrality,
          sources.map(({ neutrality }) => neutrality),
        ) +
        balance,
    ),
    popularity_score: tenth(popularity(about)),
  }
}
