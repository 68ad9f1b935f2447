import type { NewsStory, StorySourceArticle } from '../contract/index.ts'
import { canHaveLocalPublishers, isEnglishSpeakingCountry } from './press-countries.ts'

/**
 * The gaps that the coverage of a story can have, in the order in which they are shown:
 * - one-owner: all publishers of the story have the same owner
 * - english-only: the story is about a country whose press isn't English, but every source is in English
 * - none-from-there: no source is from the country that the story is about
 * - absent-here: the story is big and from abroad, but no source is from the reader's country
 */
export const COVERAGE_GAPS = ['one-owner', 'english-only', 'none-from-there', 'absent-here'] as const
export type CoverageGap = (typeof COVERAGE_GAPS)[number]

/** A story has no coverage gaps if it has fewer publishers than this. */
const MIN_PUBLISHERS = 2
/**
 * The minimum number of independent reports of a big story; a fifth of the stories in the sample edition have
 * that many.
 */
export const MIN_BIG_STORY_REPORTS = 4
/**
 * The minimum number of publishers from the reader's country that an edition must have for the gap
 * 'absent-here'. With fewer, it means little that none of them reports a story.
 */
export const MIN_COUNTRY_PUBLISHERS = 3

/** The facts of a story from which its coverage gaps are determined. */
export type CoverageGapInput = Pick<NewsStory, 'sources' | 'location' | 'reports'>

/** The reader's country, and how many publishers of that country the edition has. */
export interface ReaderCountryPublishers {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The number of publishers of that country with an article in the edition. */
  publishers: number
}

const publishersOf = (sources: readonly StorySourceArticle[]) =>
  new Set(sources.map(({ publisher_id }) => publisher_id)).size

/**
 * Returns the owner of all publishers of a story; undefined if the story has one publisher, several owners or
 * an unknown owner.
 */
export function findCommonPublisherOwner({ sources }: Pick<NewsStory, 'sources'>): string | undefined {
  if (publishersOf(sources) < MIN_PUBLISHERS) return undefined
  const owners = new Set(sources.map(({ owner }) => owner))
  const [owner] = owners
  return owners.size === 1 ? owner : undefined
}

/**
 * The country that a story is about; undefined if it is unknown, if the story is about several countries, or
 * if the country can't have publishers because nobody lives there.
 */
function countryOf({ location }: Pick<NewsStory, 'location'>): string | undefined {
  const code = location?.country_code
  return code && location.scope !== 'international' && canHaveLocalPublishers(code) ? code : undefined
}

function isEnglishOnly({ sources }: CoverageGapInput, country: string | undefined): boolean {
  return (
    country !== undefined &&
    !isEnglishSpeakingCountry(country) &&
    sources.every(({ language }) => language === 'en')
  )
}

/** Whether every source is known to be from a country other than `country`. */
function isNoneFrom({ sources }: Pick<NewsStory, 'sources'>, country: string | undefined): boolean {
  return (
    country !== undefined &&
    sources.every((source) => source.country !== undefined && source.country !== country)
  )
}

/**
 * Whether a big story is reported by no publisher of the reader's country, although the edition has enough
 * publishers from there. A story that is known to be about that country doesn't count.
 */
function isAbsentHere(story: CoverageGapInput, here: ReaderCountryPublishers | undefined): boolean {
  return (
    here !== undefined &&
    here.publishers >= MIN_COUNTRY_PUBLISHERS &&
    story.reports.independent >= MIN_BIG_STORY_REPORTS &&
    story.location?.country_code !== here.country &&
    isNoneFrom(story, here.country)
  )
}

/**
 * Returns the gaps in the coverage of a story, in the order of `COVERAGE_GAPS`. Stories of a single publisher
 * have none. A source whose owner or country is unknown, as in editions of earlier releases, never causes a
 * gap.
 *
 * @param here undefined if the reader's place is unknown; the gap 'absent-here' doesn't apply then
 */
export function findCoverageGaps(story: CoverageGapInput, here?: ReaderCountryPublishers): CoverageGap[] {
  if (publishersOf(story.sources) < MIN_PUBLISHERS) return []
  const country = countryOf(story)
  const isMissing: Record<CoverageGap, boolean> = {
    'one-owner': findCommonPublisherOwner(story) !== undefined,
    'english-only': isEnglishOnly(story, country),
    'none-from-there': isNoneFrom(story, country),
    'absent-here': isAbsentHere(story, here),
  }
  return COVERAGE_GAPS.filter((gap) => isMissing[gap])
}

/**
 * Returns the number of publishers with an article in the given stories, by the publishers' country (ISO 3166-1
 * alpha-2).
 */
export function countPublishersByCountry(
  stories: readonly Pick<NewsStory, 'sources'>[],
): ReadonlyMap<string, number> {
  const publishers = new Map<string, Set<string>>()
  for (const { sources } of stories) {
    for (const { country, publisher_id } of sources) {
      if (country === undefined) continue
      const known = publishers.get(country)
      if (known) known.add(publisher_id)
      else publishers.set(country, new Set([publisher_id]))
    }
  }
  return new Map(Array.from(publishers, ([country, ids]) => [country, ids.size]))
}
