import type { Article } from '@plainwire/domain/article'
import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { createTestArticle, TEST_NOW, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { ClusterMemory } from '../memory/cluster-memory.ts'
import { CONTRADICTION_LOG_ODDS } from './match-rules.ts'
import { MAX_SAME_LANGUAGE_CANDIDATES, StoryMatcher } from './story-match.ts'

const WINDOW_MS = 7 * DAY_MS
type Words = Pick<Article, 'title' | 'summary'> & Partial<Article>

const quakeIn = (place: string, hours = 0): Words => ({
  title: `Quake damages houses in ${place}`,
  summary: `An earthquake of magnitude 6.1 struck near ${place} early on Saturday, damaging houses and cutting power in ${place}, the geological service said.`,
  publishedAt: new Date(TEST_NOW.getTime() - hours * HOUR_MS),
})
const AFTER_QUAKE: Words = {
  title: 'Schools in Arequipa stay closed',
  summary:
    'After the earthquake in Arequipa the geological service warned of aftershocks; schools are closed.',
}
const CHESS: Words = {
  title: 'Brandt wins chess title',
  summary:
    'Grandmaster Ilse Brandt won the chess title in Tallinn after beating Oskar Lindt in the last round.',
}
const ROBBERY: Words = {
  title: 'Diamond couriers robbed in Antwerp',
  summary:
    'In a garage in the Pelikaanstraat in Antwerp three road workers robbed two diamond couriers of Lodewyck Secure Transport.',
}
const DUTCH_ROBBERY: Words = {
  title: 'Diamantkoeriers beroofd in Antwerpen',
  summary:
    'In een garage in de Pelikaanstraat in Antwerpen hebben drie wegwerkers twee diamantkoeriers van Lodewyck Secure Transport beroofd.',
  language: 'nl',
}

/** Creates an empty memory, its matcher, and functions with which a test adds articles to stories. */
function createWindow() {
  const memory = new ClusterMemory({ data: testNewsroomData })
  const matcher = new StoryMatcher(memory, testNewsroomData.clusterModel, WINDOW_MS)
  let count = 0
  /** Converts an article to the form in which it is compared, without adding it to the memory. */
  const hold = (words: Words) => {
    const id = `a${count++}`
    return memory.hold(createTestArticle({ id, publisherId: `publisher-${id}`, ...words }))
  }
  const add = (storyId: string, words: Words) => memory.insert(hold(words), storyId)
  return { memory, matcher, hold, add }
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)
const storyIdsOf = (found: readonly { story: { id: string } }[]) => found.map(({ story }) => story.id)
const axis = (at: number, aside = 0) => Float32Array.from({ length: 16 }, (_, i) => (i === at ? 1 : aside))

describe('the stories that an article may belong to', () => {
  test('are those that share words, and the one on its event is above the threshold', () => {
    const { matcher, hold, add } = createWindow()
    add('s-chess', CHESS)
    add('s-quake', quakeIn('Arequipa', 3))
    const held = hold(quakeIn('Arequipa'))
    expect(idsOf(matcher.candidates(held))).toEqual(['s-quake'])
    const [match] = matcher.stories(held)
    expect(match).toMatchObject({ story: { id: 's-quake' }, nearest: { articleId: 'a1' } })
    expect(match?.excess).toBeGreaterThan(0)
    expect(match?.score).toBeGreaterThan(0.5)
  })

  test('come with the most likely one first, however they were found, and without an excluded one', () => {
    const { memory, matcher, hold, add } = createWindow()
    const far = add('s-chess', CHESS).story
    const near = add('s-quake', quakeIn('Arequipa', 3)).story
    add('s-after', AFTER_QUAKE)
    const held = hold(quakeIn('Arequipa'))
    expect(storyIdsOf(matcher.stories(held, undefined, [far, ...memory.window.stories()]))[0]).toBe('s-quake')
    expect(storyIdsOf(matcher.matches(held, [far, near], 'story'))[0]).toBe('s-quake')
    expect(storyIdsOf(matcher.stories(held, near))).not.toContain('s-quake')
  })

  test('include the same event elsewhere, but far below the threshold', () => {
    const { matcher, hold, add } = createWindow()
    add('s-arequipa', quakeIn('Arequipa', 3))
    const [match] = matcher.stories(hold(quakeIn('Mindanao')))
    expect(match).toMatchObject({ story: { id: 's-arequipa' }, excess: CONTRADICTION_LOG_ODDS, score: 0 })
  })

  test('have a report in the week before the article', () => {
    const { matcher, hold, add } = createWindow()
    const old = add('s-old', quakeIn('Arequipa', 24 * 7 + 1)).story
    const recent = add('s-recent', quakeIn('Arequipa', 24 * 7 - 1)).story
    const held = hold(quakeIn('Arequipa'))
    expect(idsOf(matcher.candidates(held))).toEqual(['s-recent'])
    const evidence = [old, recent].map((story) => matcher.evidence(held, [story], 'story').length)
    expect(evidence).toEqual([0, 1])
  })

  test('are at most six in its own language, and the best of them', () => {
    const { matcher, hold, add } = createWindow()
    add('s-0', quakeIn('Arequipa', 3))
    for (let at = 1; at < 9; at++) add(`s-${at}`, AFTER_QUAKE)
    const held = hold(quakeIn('Arequipa'))
    expect(matcher.candidates(held).length).toBeGreaterThan(MAX_SAME_LANGUAGE_CANDIDATES)
    const neighbours = idsOf(matcher.neighbours(held))
    expect(neighbours).toHaveLength(MAX_SAME_LANGUAGE_CANDIDATES)
    expect(neighbours[0]).toBe('s-0')
  })
})

describe('a story in another language', () => {
  test('is a neighbour and may match, though it isn’t a candidate by its words', () => {
    const { matcher, hold, add } = createWindow()
    add('s-robbery', ROBBERY)
    const held = hold(DUTCH_ROBBERY)
    expect(matcher.candidates(held)).toEqual([])
    expect(idsOf(matcher.neighbours(held))).toEqual(['s-robbery'])
    const [match] = matcher.stories(held)
    expect(match).toMatchObject({ story: { id: 's-robbery' }, nearest: { articleId: 'a0', language: 'en' } })
    expect(match?.excess).toBeGreaterThan(0)
  })

  test('has no evidence of its own language, and none as a thread', () => {
    const { matcher, hold, add } = createWindow()
    const { story } = add('s-robbery', ROBBERY)
    const held = hold(DUTCH_ROBBERY)
    expect(matcher.evidence(held, [story], 'story')).toEqual([])
    expect(matcher.excesses(held, [story], 'thread')).toEqual([])
  })

  test('that also has reports in the article’s language is listed once, by its better match', () => {
    const { matcher, hold, add } = createWindow()
    const { story } = add('s-robbery', ROBBERY)
    add('s-robbery', { ...CHESS, language: 'nl' })
    const held = hold(DUTCH_ROBBERY)
    const own = matcher.matches(held, [story], 'story')[0]?.excess ?? Number.NEGATIVE_INFINITY
    const all = matcher.excesses(held, [story], 'story')
    expect(all).toHaveLength(1)
    expect(all[0]?.excess).toBeGreaterThan(own)
    expect(all[0]?.nearest.language).toBe('en')
  })
})

describe('the threads that an article may belong to', () => {
  test('are each named by the best of their stories', () => {
    const { memory, matcher, hold, add } = createWindow()
    const quake = add('s-quake', quakeIn('Arequipa', 3)).story
    const after = add('s-after', AFTER_QUAKE).story
    const chess = add('s-chess', CHESS).story
    memory.joinThread('s-after', memory.threads.idOf('s-quake'))
    expect(idsOf(matcher.threadsOf([after, chess, quake]))).toEqual(['s-after', 's-chess'])
    expect(storyIdsOf(matcher.threads(hold(quakeIn('Arequipa')), [quake, after]))).toEqual(['s-quake'])
  })

  test('leave out the thread of an excluded story, with all its stories', () => {
    const { memory, matcher, add } = createWindow()
    const quake = add('s-quake', quakeIn('Arequipa', 3)).story
    const after = add('s-after', AFTER_QUAKE).story
    const chess = add('s-chess', CHESS).story
    memory.joinThread('s-after', memory.threads.idOf('s-quake'))
    expect(idsOf(matcher.threadsOf([quake, after, chess], after))).toEqual(['s-chess'])
  })

  test('are at most six', () => {
    const { matcher, add } = createWindow()
    const stories = Array.from({ length: 9 }, (_, at) => add(`s-${at}`, CHESS).story)
    expect(idsOf(matcher.threadsOf(stories))).toEqual(['s-0', 's-1', 's-2', 's-3', 's-4', 's-5'])
  })
})

describe('the match with some reports of a story', () => {
  test('depends on those alone', () => {
    const { matcher, add } = createWindow()
    const first = add('s-mixed', quakeIn('Arequipa', 3))
    const odd = add('s-mixed', CHESS)
    const held = add('s-mixed', quakeIn('Arequipa', 1))
    const { story } = first
    expect(matcher.excessAmong(held, story, [first])).toBeGreaterThan(0)
    expect(matcher.excessAmong(held, story, [odd])).toBeUndefined()
    expect(matcher.excessAmong(held, story, [])).toBeUndefined()
  })
})

describe('with an embedding model', () => {
  test('an article is compared with a story of similar meaning that shares no word, before all others', () => {
    const { memory, matcher, hold, add } = createWindow()
    const chess = add('s-chess', CHESS)
    const quake = add('s-quake', quakeIn('Arequipa', 3))
    memory.meanings.put(chess.sequence, axis(0))
    memory.meanings.put(quake.sequence, axis(1))
    const held = hold(quakeIn('Arequipa'))
    memory.meanings.put(held.sequence, axis(0, 0.05))
    expect(idsOf(matcher.candidates(held))).toEqual(['s-chess', 's-quake'])
    const [evidence] = matcher.evidence(held, [chess.story], 'story')
    expect(evidence?.meaning).toBeGreaterThan(0.75)
    expect(matcher.matches(held, [chess.story], 'story')).toHaveLength(1)
  })

  test('the nearest of a story’s first and eight newest reports counts', () => {
    const { memory, matcher, hold, add } = createWindow()
    const meaningBefore = (others: number) => {
      const storyId = `s-${others}`
      for (const at of [1, 0, ...Array.from({ length: others }, (_, other) => 2 + other)]) {
        const report = {
          ...quakeIn('Arequipa', 3),
          // The titles differ, because reports with the same title count as one.
          title: `Quake damages ${'AQRSTVWXYZ'[at]} houses in Arequipa`,
        }
        memory.meanings.put(add(storyId, report).sequence, axis(at))
      }
      const held = hold(quakeIn('Arequipa'))
      memory.meanings.put(held.sequence, axis(0))
      const story = memory.window.story(storyId)
      return matcher.evidence(held, story ? [story] : [], 'story')[0]?.meaning
    }
    expect(meaningBefore(7)).toBeCloseTo(1, 1)
    expect(meaningBefore(8)).toBeLessThan(0.5)
  })

  test('a story whose reports have none is compared by its words alone', () => {
    const { memory, matcher, hold, add } = createWindow()
    const quake = add('s-quake', quakeIn('Arequipa', 3))
    const held = hold(quakeIn('Arequipa'))
    memory.meanings.put(held.sequence, axis(0))
    const [evidence] = matcher.evidence(held, [quake.story], 'story')
    expect(evidence).toMatchObject({ story: { id: 's-quake' }, meaning: undefined })
  })
})
