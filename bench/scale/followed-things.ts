import type { NewsStory } from '../../packages/domain/src/contract/index.ts'
import {
  buildFollowedPlaceKey,
  createFollowMatcher,
  type FollowedThing,
  type FollowKind,
  findFollowedNews,
} from '../../packages/domain/src/follow/index.ts'
import { matchesFollowedThing } from '../../packages/domain/src/follow/plain-follow.ts'
import { buildSearchIndex } from '../../packages/domain/src/search/index.ts'
import { aSource, aStory } from '../../packages/domain/src/testing.ts'
import { HOUR_MS } from '../../packages/domain/src/units/index.ts'

const STORIES = 2_000
const THINGS = 10_000
/** The simple baseline compares all pairs; this many things are enough to estimate its time per thing. */
const PLAIN_THINGS = 20
const RUNS = 7
const GOAL_MS = 30
const NOW = Date.parse('2026-11-20T12:00:00Z')
const NAMES = 900
const TOWNS = 500
const PUBLISHERS = 300

/** A measured time with its goal. */
interface FollowRow {
  what: string
  ms: number
  goal: number | undefined
}

/** Returns a name that the edition may contain: a first name that others share, and a last name. */
const person = (number: number) => `First${number % 40} Last${number}`
const town = (number: number) => `Town${number}`

/**
 * Makes story number `index`: three names, a town, up to eight publishers; every fourth story is in a thread
 * of five.
 */
function story(index: number): NewsStory {
  const updated_at = new Date(NOW - ((index * 37) % 72) * HOUR_MS).toISOString()
  return aStory({
    id: `s${index}`,
    headline: `${town(index % TOWNS)} decides on bridge ${index % 97} of ${person(index % NAMES)}`,
    sub_headline: 'The council decided on Friday that the bridge over the river will be built.',
    tags: [0, 1, 2].map((step) => person((index * 7 + step * 311) % NAMES)),
    location: {
      city: town(index % TOWNS),
      country: 'Netherlands',
      country_code: 'NL',
      scope: 'local',
      coordinates: null,
    },
    published_at: updated_at,
    updated_at,
    sources: Array.from({ length: 1 + (index % 8) }, (_, number) =>
      aSource({ publisher_id: `p${(index + number) % PUBLISHERS}`, name: `Publisher ${number}` }),
    ),
    ...(index % 4 === 0 && { thread: { id: `t${index % (STORIES / 5)}` } }),
  })
}

const SEARCHES = [
  (index: number) => `"${person(index % NAMES)}" bridge`,
  (index: number) => `bridge ${index % 97} -council`,
  (index: number) => `${town(index % TOWNS)} OR "${person(index % NAMES)}"`,
  (index: number) => `river source:p${index % PUBLISHERS} after:2026-11-19`,
]

/**
 * Makes followed thing number `index`: each kind equally often, half of them with a key that the edition
 * doesn't have.
 */
function thing(index: number): FollowedThing {
  const number = Math.floor(index / 5)
  const all: [FollowKind, string][] = [
    ['name', person(number)],
    ['place', buildFollowedPlaceKey('NL', town(number % (2 * TOWNS)))],
    ['thread', `t${number % (STORIES / 5)}`],
    ['publisher', `p${number % (2 * PUBLISHERS)}`],
    ['search', SEARCHES[number % SEARCHES.length]?.(number) ?? ''],
  ]
  const [kind, key] = all[index % all.length] ?? ['name', '']
  return { kind, key, label: key, followedAt: new Date(NOW - 48 * HOUR_MS).toISOString() }
}

/** Returns the median CPU time of seven runs, in ms. */
function medianMs(act: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.round((times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0) * 10) / 10
}

/**
 * Measures matching 10,000 followed things with an edition of 2,000 generated stories, compared with a loop
 * over all pairs.
 */
export function measureFollowedThings(): FollowRow[] {
  const stories = Array.from({ length: STORIES }, (_, index) => story(index))
  const things = Array.from({ length: THINGS }, (_, index) => thing(index))
  const index = buildSearchIndex(stories)
  const ready = () => createFollowMatcher(index)
  const matching = ready()
  const found = () => findFollowedNews(things, stories, { matching, known: {} })
  const plain = () =>
    things
      .slice(0, PLAIN_THINGS)
      .map((thing) => stories.filter((story) => matchesFollowedThing(thing, story, stories)).length)
  const matches = found().reduce((sum, { fresh, earlier }) => sum + fresh.length + earlier.length, 0)
  const perThing = THINGS / PLAIN_THINGS
  return [
    {
      what: 'the index of the edition, once, shared with search',
      ms: medianMs(() => buildSearchIndex(stories)),
      goal: undefined,
    },
    { what: 'the matcher of the edition, once', ms: medianMs(ready), goal: undefined },
    { what: `what is new of each followed thing (${matches} matches)`, ms: medianMs(found), goal: GOAL_MS },
    {
      what: `a loop over all pairs, from ${PLAIN_THINGS} of the things`,
      ms: Math.round(medianMs(plain) * perThing),
      goal: undefined,
    },
  ]
}
