import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CATEGORIES } from '../../packages/domain/src/category/index.ts'
import type { NewsStory } from '../../packages/domain/src/contract/index.ts'
import { NEUTRAL_RANKING_PREFERENCES } from '../../packages/domain/src/ranking/index.ts'
import { aNews, aSource, aStory } from '../../packages/domain/src/testing.ts'
import { HOUR_MS } from '../../packages/domain/src/units/index.ts'
import { handleListRequest } from '../../packages/web/src/edition/handlers/lists/list.ts'
import type { ListRequest } from '../../packages/web/src/edition/handlers/lists/list-request.ts'
import { handleTrendingRequest } from '../../packages/web/src/edition/handlers/lists/trending.ts'
import {
  handlePrepareSearchRequest,
  handleSearchRequest,
} from '../../packages/web/src/edition/handlers/search/search.ts'
import { handleSuggestionsRequest } from '../../packages/web/src/edition/handlers/search/suggestions.ts'
import { createWorkerState, type WorkerState } from '../../packages/web/src/edition/worker/worker-state.ts'
import { median } from '../median.ts'

const STORIES = 10_000
const RUNS = 7
const GOAL_MS = 30
const GOAL_MB = 150
const NOW = Date.parse('2026-11-20T12:00:00Z')
const ZWOLLE = { city: 'Zwolle', countryCode: 'NL', latitude: 52.51, longitude: 6.09 }
const SENTENCE = 'The council of the town decided on Friday that the bridge over the river will be built. '

/** A measured value with its goal. */
export interface ReaderListRow {
  what: string
  figure: number
  unit: 'ms' | 'MB'
  goal: number | undefined
}

/**
 * Returns the location of story number `index`: one in nine in the Netherlands, the others all over the
 * world.
 */
function pointOf(index: number): {
  country_code: string
  coordinates: { latitude: number; longitude: number }
} {
  const share = (step: number) => ((index * step) % 1000) / 1000
  return index % 9 === 0
    ? { country_code: 'NL', coordinates: { latitude: 51 + 2 * share(37), longitude: 4 + 3 * share(53) } }
    : {
        country_code: 'FR',
        coordinates: { latitude: 160 * share(37) - 80, longitude: 360 * share(53) - 180 },
      }
}

/** Puts every fourth story into a thread of five. */
const threadOf = (index: number) =>
  index % 4 === 0 ? { thread: { id: `t${index % (STORIES / 5)}` } } : undefined

/**
 * Makes story number `index`: all over the world, over ten days, with one to eight sources, in every
 * category.
 */
function story(index: number): NewsStory {
  const id = `s${String(index).padStart(5, '0')}`
  const published = new Date(NOW - ((index * 7919) % 240) * HOUR_MS).toISOString()
  const score = (step: number) => ((index * step) % 101) / 10
  return aStory({
    id,
    ...threadOf(index),
    headline: `Town ${index % 997} decides on bridge ${index}`,
    sub_headline: SENTENCE,
    description: SENTENCE.repeat(6),
    categories: [CATEGORIES[index % CATEGORIES.length] ?? 'world'],
    tags: [`tag ${index % 311}`, `tag ${index % 53}`],
    published_at: published,
    updated_at: published,
    location: {
      city: `Town ${index % 997}`,
      country: 'Somewhere',
      scope: 'local',
      ...pointOf(index),
    },
    analytics: {
      global_relevance: score(31),
      local_relevance: score(17),
      cleanliness: score(13),
      political_neutrality: score(7),
      popularity_score: score(3),
    },
    sources: Array.from({ length: 1 + (index % 8) }, (_, number) =>
      aSource({
        id: `${id}-${number}`,
        publisher_id: `p${(index + number) % 400}`,
        name: `Publisher ${(index + number) % 400}`,
        original_headline: `Bridge of town ${index % 997} decided, says source ${number}`,
        url: `https://p${(index + number) % 400}.example/${id}`,
        publishedAt: published,
      }),
    ),
  })
}

/** Returns the edition as the server sends it. */
function editionJson(): string {
  return JSON.stringify(aNews(Array.from({ length: STORIES }, (_, index) => story(index))))
}

function heapMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1e6
}

const rounded = (number: number) => Math.round(number * 10) / 10

/** Returns the CPU time of a call, in ms. */
async function cpuMs(act: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/**
 * Returns the CPU time of a list's first page, in ms. Each run has another `nowMs`, so that no cache is hit.
 */
async function listMs(state: WorkerState, over: Partial<ListRequest>): Promise<number> {
  const base = {
    edition: 1,
    language: 'en',
    place: ZWOLLE,
    interests: [],
    section: 'all',
    onScreen: [],
    mutes: [],
  } as const
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const request = {
      ...base,
      rankingPreferences: NEUTRAL_RANKING_PREFERENCES,
      ...over,
      nowMs: NOW + run * 1000,
      offset: 0,
      count: 20,
    }
    times.push(await cpuMs(() => handleListRequest(state, request)))
  }
  return rounded(median(times))
}

/** A query as a reader types it, including a word that very many stories contain. */
const SEARCH = 'bridge town -harbour'

/** Measures search: the indexes, the slowest keystroke, and the list with three muted words. */
async function searchRows(state: WorkerState): Promise<ReaderListRow[]> {
  const base = { edition: 1, language: 'en', place: ZWOLLE, interests: [], nowMs: NOW } as const
  const reading = { ...base, rankingPreferences: NEUTRAL_RANKING_PREFERENCES, mutes: [] }
  const ready = await cpuMs(() => handlePrepareSearchRequest(state, reading))
  const suggested = await cpuMs(() => handleSuggestionsRequest(state, { ...reading, typed: 'b' }))
  const keystrokes: number[] = []
  for (let length = 1; length <= SEARCH.length; length++) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++)
      times.push(
        await cpuMs(() => handleSearchRequest(state, { ...reading, query: SEARCH.slice(0, length) })),
      )
    keystrokes.push(median(times))
  }
  const suggestion = await cpuMs(() => handleSuggestionsRequest(state, { ...reading, typed: 'publsher 3' }))
  const mutes = ['bridge 7', 'football', 'war'].map((text) => {
    const addedAt = new Date(NOW).toISOString()
    return { id: text, kind: 'word' as const, text, mode: 'hide' as const, addedAt }
  })
  const muted = await cpuMs(() => handleTrendingRequest(state, { ...reading, mutes, onScreen: undefined }))
  return [
    { what: 'search: index, once an edition', figure: rounded(ready), unit: 'ms', goal: undefined },
    { what: 'suggestions: index, once', figure: rounded(suggested), unit: 'ms', goal: undefined },
    { what: 'search: slowest keystroke', figure: rounded(Math.max(...keystrokes)), unit: 'ms', goal: 20 },
    { what: 'suggestions: a keystroke', figure: rounded(suggestion), unit: 'ms', goal: 20 },
    { what: 'muting three words, once', figure: rounded(muted), unit: 'ms', goal: undefined },
  ]
}

/**
 * Measures the reader's worker with an edition of 10,000 generated stories, by calling its handlers in this
 * process.
 */
export async function measureReaderLists(): Promise<ReaderListRow[]> {
  const json = editionJson()
  const before = heapMegabytes()
  const state = createWorkerState({ fetch: async () => new Response(json), wait: async () => {} })
  const reading = await cpuMs(() => state.load(false))
  const rows: ReaderListRow[] = [
    { what: 'reading and checking it', figure: rounded(reading), unit: 'ms', goal: undefined },
    { what: 'memory of its stories', figure: rounded(heapMegabytes() - before), unit: 'MB', goal: GOAL_MB },
  ]
  const rankingPreferences = { ...NEUTRAL_RANKING_PREFERENCES, near: 0.9, important: 0.2 }
  const lists: [string, Partial<ListRequest>][] = [
    ['home', {}],
    ['home, own ranking', { rankingPreferences }],
    ['local', { section: 'local' }],
    ['personal', { interests: ['science', 'tag 12', 'sports'] }],
    ['one category', { section: 'science' }],
  ]
  for (const [what, over] of lists)
    rows.push({ what, figure: await listMs(state, over), unit: 'ms', goal: GOAL_MS })
  rows.push(...(await searchRows(state)))
  const megabytes = rounded(heapMegabytes() - before)
  rows.push({ what: 'memory with all of these', figure: megabytes, unit: 'MB', goal: GOAL_MB })
  return rows
}
