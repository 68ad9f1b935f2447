import type { NewsSource, NewsStory } from '../contract/index.ts'
import { hasPress, isEnglishSpeaking } from './press-countries.ts'

/** The gaps that the coverage of a story can have, in the order in which they are listed. */
export const COVERAGE_GAPS = ['one-owner', 'english-only', 'none-from-there', 'absent-here'] as const
export type CoverageGap = (typeof COVERAGE_GAPS)[number]

/** A single publisher covers everything from one side: that is no gap of its own. */
const MIN_PUBLISHERS = 2
/** The number of independent reports from which a story counts as big: a fifth of the sample edition. */
export const BIG_REPORTS = 4
/** The number of a country's publishers that an edition must include before their silence is meaningful. */
export const MIN_PRESS = 3

/** The facts of a story that its gaps are read from. */
export type CoveredStory = Pick<NewsStory, 'sources' | 'location' | 'reports'>

/** Where the reader is, and how much of that country's press the edition has. */
export interface HerePress {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Publishers of that country with an article in the edition. */
  publishers: number
}

const publishersOf = (sources: readonly NewsSource[]) =>
  new Set(sources.map(({ publisher_id }) => publisher_id)).size

/** The owner of all the publishers of a story that has several; undefined where they have more, or one isn't known. */
export function onlyOwner({ sources }: Pick<NewsStory, 'sources'>): string | undefined {
  if (publishersOf(sources) < MIN_PUBLISHERS) return undefined
  const owners = new Set(sources.map(({ owner }) => owner))
  const [owner] = owners
  return owners.size === 1 ? owner : undefined
}

/** The one country that a story is about; undefined where it is about several, or about one without a press. */
function countryOf({ location }: Pick<NewsStory, 'location'>): string | undefined {
  const code = location?.country_code
  return code && location.scope !== 'international' && hasPress(code) ? code : undefined
}

function isEnglishOnly({ sources }: CoveredStory, country: string | undefined): boolean {
  return (
    country !== undefined && !isEnglishSpeaking(country) && sources.every(({ language }) => language === 'en')
  )
}

/** Whether every source is known to be of another country. */
function isNoneFrom({ sources }: Pick<NewsStory, 'sources'>, country: string | undefined): boolean {
  return (
    country !== undefined &&
    sources.every((source) => source.country !== undefined && source.country !== country)
  )
}

/** Whether much of the press reports a story from abroad that nobody reports here. */
function isAbsentHere(story: CoveredStory, here: HerePress | undefined): boolean {
  return (
    here !== undefined &&
    here.publishers >= MIN_PRESS &&
    story.reports.independent >= BIG_REPORTS &&
    story.location?.country_code !== here.country &&
    isNoneFrom(story, here.country)
  )
}

/**
 * The gaps in the coverage of a story, in the order of `COVERAGE_GAPS`. Stories of a single publisher have
 * none, and unknown facts count as no gap: sources in editions of earlier releases have neither owner nor
 * country.
 *
 * @param here undefined if the reader's place is unknown: then 'absent-here' can't apply
 */
export function coverageGaps(story: CoveredStory, here?: HerePress): CoverageGap[] {
  if (publishersOf(story.sources) < MIN_PUBLISHERS) return []
  const country = countryOf(story)
  const isMissing: Record<CoverageGap, boolean> = {
    'one-owner': onlyOwner(story) !== undefined,
    'english-only': isEnglishOnly(story, country),
    'none-from-there': isNoneFrom(story, country),
    'absent-here': isAbsentHere(story, here),
  }
  return COVERAGE_GAPS.filter((gap) => isMissing[gap])
}

/** How many publishers of each country have an article in some stories, by ISO code. */
export function pressByCountry(stories: readonly Pick<NewsStory, 'sources'>[]): ReadonlyMap<string, number> {
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
