import { expect, test } from 'vitest'
import { type ComparedRules, clusterSet, measureLevels } from './measured-set.ts'
import { formatScoreTable } from './score-table.ts'
import type { LabelledSet } from './sets/labelled-set.ts'

const set: LabelledSet = {
  id: 'a',
  name: 'A',
  on: 'a set',
  articles: ['1', '2', '3', '4'].map((id, at) => ({
    id,
    title: id,
    text: '',
    at: new Date(Date.UTC(2026, 0, 1, at)),
    language: 'en',
    publisher: 'A',
    url: `https://a.invalid/${id}`,
  })),
  groupOf: new Map([
    ['1', 'x'],
    ['2', 'x'],
    ['3', 'y'],
  ]),
  isUnseen: (id) => id !== '2',
  levels: { story: { f1: 0.9 }, thread: { f1: 0.8, isForBothOrders: true } },
}
/**
 * Rules that make each article a story of its own and put all stories into one thread. The simple baseline
 * groups nothing.
 */
const rules: ComparedRules = {
  clusterer: (articles) => ({
    story: new Map(articles.map(({ id }) => [id, id])),
    thread: new Map(articles.map(({ id }) => [id, 't'])),
  }),
  plain: () => new Map(),
}
const levels = clusterSet(set, rules).flatMap(measureLevels)

test('both levels are measured in both orders, with targets where they count', () => {
  expect(levels.map(({ order, level, targets }) => [order, level, targets.f1])).toEqual([
    ['in time', 'thread', 0.8],
    ['in time', 'story', 0.9],
    ['mixed', 'thread', 0.8],
    ['mixed', 'story', undefined],
  ])
})

test('scores are means over the unseen labelled articles, in groups of all labelled ones', () => {
  const [thread, story] = levels
  // Of the thread {1, 2, 3}, two of three are in the labelled group of 1, and one of three in that of 3.
  expect(thread?.unseen).toMatchObject({ items: 2, precision: (2 / 3 + 1 / 3) / 2, recall: 1, found: 1 })
  expect(story?.unseen).toMatchObject({ items: 2, precision: 1, recall: 0.75, found: 2, known: 2 })
  expect(story?.fitted).toMatchObject({ items: 1, recall: 0.5 })
})

test('a set is clustered with its meanings too, if there are some', () => {
  const meanings = () => () => new Float32Array([1])
  const clusterer: ComparedRules['clusterer'] = (articles, meaningOf) => {
    const alone = rules.clusterer(articles)
    return meaningOf?.('1') ? { ...alone, story: alone.thread } : alone
  }
  const [, story] = clusterSet(set, { ...rules, clusterer, meanings }).flatMap(measureLevels)
  expect(story?.unseen.found).toBe(2)
  expect(story?.withMeanings?.found).toBe(1)
  expect(levels[0]?.withMeanings).toBeUndefined()
})

test('an article that a rule does not place is in a group of its own', () => {
  expect(levels[0]?.plain).toMatchObject({ precision: 1, recall: 0.75, found: 2 })
})

test('the table has a line for each level', () => {
  const lines = formatScoreTable(levels, []).split('\n')
  expect(lines).toHaveLength(1 + levels.length)
  expect(lines[1]).toMatch(/^A, in time: thread +2 +0\.500 +1\.000 +0\.667/)
})
