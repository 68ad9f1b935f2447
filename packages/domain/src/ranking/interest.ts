import { INTERESTS, type NewsStory } from '../contract/index.ts'
import { mainCategory } from '../edition/index.ts'
import { fold } from '../text/index.ts'
import { namesCity, publishedAt, type RankingContext, readerDistanceKm } from './factors.ts'
import { INTEREST_SUBJECTS } from './interest-words.ts'
import { ageHours } from './recency.ts'

const INTEREST_WEIGHT = 0.5
/** A story this near is local news. */
const LOCAL_KM = 100
/**
 * The interest Breaking News is wider than what an edition marks as breaking, which is a few stories a month: whatever is this
 * new, and reported by two newsrooms independently.
 */
const NEW_HOURS = 6
const NEW_REPORTS = 2

/** What tells, from the story alone, that it meets an interest. */
interface Subject {
  categories: readonly string[]
  words: Readonly<Record<string, RegExp>>
}

/** 'school,universit*' as one expression over a folded text. */
function wordsPattern(words: string): RegExp {
  const each = words.split(',').map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}\\b`))
  return new RegExp(`\\b(?:${each.join('|')})`)
}

const SUBJECTS: ReadonlyMap<string, Subject> = new Map(
  INTERESTS.map((interest) => {
    const { categories = [], words = {} } = INTEREST_SUBJECTS[interest]
    const patterns = Object.entries<string>(words).map(([language, list]) => [language, wordsPattern(list)])
    return [interest.toLowerCase(), { categories, words: Object.fromEntries(patterns) }]
  }),
)

/** The folded headlines of a story by language, made once: a list asks for many stories, and again for each list. */
const headlines = new WeakMap<NewsStory, Readonly<Record<string, string>>>()

function headlinesOf(story: NewsStory): Readonly<Record<string, string>> {
  const known = headlines.get(story)
  if (known) return known
  const translated = Object.entries(story.translations).map(
    ([locale, { headline, sub_headline }]) =>
      [locale.slice(0, 2), fold(`${headline}\n${sub_headline}`)] as const,
  )
  const own = fold([story.headline, story.sub_headline, ...story.tags].join('\n'))
  const made = { ...Object.fromEntries(translated), [story.language]: own }
  headlines.set(story, made)
  return made
}

function isLocal(story: NewsStory, { reader }: RankingContext): boolean {
  const km = readerDistanceKm(story, reader)
  return km === undefined ? namesCity(story, reader) : km <= LOCAL_KM
}

function isNewAndConfirmed(story: NewsStory, { now }: RankingContext): boolean {
  return ageHours(publishedAt(story), now) <= NEW_HOURS && story.reports.independent >= NEW_REPORTS
}

/** Topics that depend on where and when the reader is. */
const BY_CONTEXT: ReadonlyMap<string, (story: NewsStory, context: RankingContext) => boolean> = new Map([
  ['local news', isLocal],
  ['breaking news', isNewAndConfirmed],
])

/** What a story stands under, lowercased and made once. */
const names = new WeakMap<NewsStory, readonly string[]>()

function namesOf(story: NewsStory): readonly string[] {
  const known = names.get(story)
  if (known) return known
  const made = [mainCategory(story), ...story.categories, ...story.tags].map((name) => name.toLowerCase())
  names.set(story, made)
  return made
}

function isAbout(story: NewsStory, topic: string): boolean {
  if (namesOf(story).includes(topic)) return true
  const subject = SUBJECTS.get(topic)
  if (!subject || BY_CONTEXT.has(topic)) return false
  const { categories, words } = subject
  if (story.categories.some((name) => categories.includes(name.toLowerCase()))) return true
  return Object.entries(words).some(([language, pattern]) => pattern.test(headlinesOf(story)[language] ?? ''))
}

/** Which of the 24 interests a story is about, found out once: a server asks it for every reader's digest. */
const found = new WeakMap<NewsStory, Map<string, boolean>>()

function isAboutInterest(story: NewsStory, interest: string): boolean {
  const known = found.get(story)
  const isKnown = known?.get(interest)
  if (isKnown !== undefined) return isKnown
  const isFound = isAbout(story, interest)
  if (known) known.set(interest, isFound)
  else found.set(story, new Map([[interest, isFound]]))
  return isFound
}

/** Whether a story meets a topic of the reader: one of the 24 interests by what it stands for, any other by its name (FD-08). */
export function meetsTopic(story: NewsStory, topic: string, context: RankingContext): boolean {
  const isMet = SUBJECTS.has(topic) ? isAboutInterest(story, topic) : isAbout(story, topic)
  return isMet || BY_CONTEXT.get(topic)?.(story, context) === true
}

/** How many of the reader's topics a story meets. */
export function topicsMet(story: NewsStory, context: RankingContext): number {
  const { topics } = context
  if (!topics) return 0
  let met = 0
  for (const topic of topics) if (meetsTopic(story, topic, context)) met += 1
  return met
}

/**
 * 1–1.5: the share of the reader's topics that a story meets.
 *
 * @param met how many of them
 * @param topics how many there are
 */
export function interestFactor(met: number, topics: number): number {
  return topics === 0 ? 1 : 1 + INTEREST_WEIGHT * (met / topics)
}
