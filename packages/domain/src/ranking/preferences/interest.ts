import { INTERESTS, type NewsStory } from '../../contract/index.ts'
import { getMainCategory } from '../../edition/index.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import { computeReaderDistanceKm, isInReaderCity, type RankingContext } from '../score/factors.ts'
import { computeAgeHours } from '../score/recency.ts'
import { computeScoreInputs } from '../score/score-facts.ts'
import { INTEREST_CRITERIA } from './interest-words.ts'

const INTEREST_WEIGHT = 0.5
/** A story within this distance is local news, in km. */
const LOCAL_KM = 100
/**
 * A story matches the interest Breaking News if it is at most `NEW_HOURS` old and has at least `NEW_REPORTS`
 * independent reports. The edition's own mark for breaking news isn't used, because only a few stories a
 * month have it.
 */
const NEW_HOURS = 6
const NEW_REPORTS = 2

/** What an interest is about, with the words compiled to one regular expression per language. */
interface Subject {
  categories: readonly string[]
  words: Readonly<Record<string, RegExp>>
}

/**
 * Compiles a list of words such as 'school,universit*' into one regular expression, for text in lower case
 * and without accents.
 */
function wordsPattern(words: string): RegExp {
  const each = words.split(',').map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}\\b`))
  return new RegExp(`\\b(?:${each.join('|')})`)
}

const SUBJECTS: ReadonlyMap<string, Subject> = new Map(
  INTERESTS.map((interest) => {
    const { categories = [], words = {} } = INTEREST_CRITERIA[interest]
    const patterns = Object.entries<string>(words).map(([language, list]) => [language, wordsPattern(list)])
    return [interest.toLowerCase(), { categories, words: Object.fromEntries(patterns) }]
  }),
)

/**
 * The headlines, sub-headlines and tags of stories in lower case and without accents, by language. They are
 * cached because every list needs them.
 */
const headlines = new WeakMap<NewsStory, Readonly<Record<string, string>>>()

function headlinesByLanguage(story: NewsStory): Readonly<Record<string, string>> {
  const known = headlines.get(story)
  if (known) return known
  const translated = Object.entries(story.translations).map(
    ([locale, { headline, sub_headline }]) =>
      [locale.slice(0, 2), foldCaseAndAccents(`${headline}\n${sub_headline}`)] as const,
  )
  const own = foldCaseAndAccents([story.headline, story.sub_headline, ...story.tags].join('\n'))
  const made = { ...Object.fromEntries(translated), [story.language]: own }
  headlines.set(story, made)
  return made
}

function isLocal(story: NewsStory, { reader }: RankingContext): boolean {
  const facts = computeScoreInputs(story)
  const km = computeReaderDistanceKm(facts, reader)
  return km === undefined ? isInReaderCity(facts, reader) : km <= LOCAL_KM
}

function isNewAndConfirmed(story: NewsStory, { now }: RankingContext): boolean {
  return (
    computeAgeHours(computeScoreInputs(story).published, now) <= NEW_HOURS &&
    story.reports.independent >= NEW_REPORTS
  )
}

/** Topics that depend on the reader's place or on the time. */
const BY_CONTEXT: ReadonlyMap<string, (story: NewsStory, context: RankingContext) => boolean> = new Map([
  ['local news', isLocal],
  ['breaking news', isNewAndConfirmed],
])

/** The topics of a story, cached because a server needs them for every reader's digest. */
interface Topics {
  /** The story's categories and tags, lowercased. */
  names: readonly string[]
  /** Whether the story matches each of the 24 interests, filled on demand. */
  interests: Map<string, boolean>
}

const known = new WeakMap<NewsStory, Topics>()

function topicsOf(story: NewsStory): Topics {
  const found = known.get(story)
  if (found) return found
  const names = [getMainCategory(story), ...story.categories, ...story.tags].map((name) => name.toLowerCase())
  const made = { names, interests: new Map() }
  known.set(story, made)
  return made
}

function isOfSubject(story: NewsStory, { categories, words }: Subject): boolean {
  if (story.categories.some((name) => categories.includes(name.toLowerCase()))) return true
  return Object.entries(words).some(([language, pattern]) =>
    pattern.test(headlinesByLanguage(story)[language] ?? ''),
  )
}

function isAbout(story: NewsStory, { names, interests }: Topics, topic: string): boolean {
  const isFound = interests.get(topic)
  if (isFound !== undefined) return isFound
  const subject = SUBJECTS.get(topic)
  if (!subject) return names.includes(topic)
  const isMet = names.includes(topic) || (!BY_CONTEXT.has(topic) && isOfSubject(story, subject))
  interests.set(topic, isMet)
  return isMet
}

/**
 * Returns the number of the reader's topics that a story matches. A topic matches if it is the name of one of
 * the story's categories or tags. A topic that is one of the 24 interests also matches by `INTEREST_CRITERIA`
 * or, for Local News and Breaking News, by `BY_CONTEXT`.
 */
export function countMatchedTopics(story: NewsStory, context: RankingContext): number {
  const { topics } = context
  if (!topics || topics.length === 0) return 0
  const own = topicsOf(story)
  let met = 0
  for (const topic of topics)
    if (isAbout(story, own, topic) || BY_CONTEXT.get(topic)?.(story, context)) met += 1
  return met
}

/**
 * The ranking factor of interest, 1–1.5, by the share of the reader's topics that a story matches.
 *
 * @param met the number of matched topics
 * @param topics the number of the reader's topics
 */
export function computeInterestFactor(met: number, topics: number): number {
  return topics === 0 ? 1 : 1 + INTEREST_WEIGHT * (met / topics)
}
