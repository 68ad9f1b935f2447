import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../packages/domain/src/units/index.ts'
import { BaselineClusterer, createBaselineRule } from './baseline-rule.ts'
import type { StreamArticle } from './sets/labelled-set.ts'
import { countHeadlineWords } from './term-vectors.ts'

const article = (id: string, hour: number, title: string, text = ''): StreamArticle => ({
  id,
  title,
  text,
  at: new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS),
  language: 'en',
  publisher: 'A',
  url: `https://a.invalid/${id}`,
})
const HEADLINES = ['Council votes on budget', 'Storm closes schools', 'Team wins cup', 'Museum opens']
const rule = createBaselineRule(HEADLINES)
const groups = (...articles: StreamArticle[]) => [...rule(articles).values()]

test('articles with rare words in common are joined, others start a new story', () => {
  const [quake, other, again] = groups(
    article('1', 0, 'Earthquake shakes Lisbon'),
    article('2', 1, 'Parliament debates pensions'),
    article('3', 2, 'Lisbon earthquake: hundreds homeless'),
  )
  expect(again).toBe(quake)
  expect(other).not.toBe(quake)
})

test('similarity falls by the factor e in a day and a half, and is zero after ten days', () => {
  const at = (hour: number) => {
    const [first, second] = groups(
      article('1', 0, 'Earthquake shakes Lisbon'),
      article('2', hour, 'Earthquake shakes Lisbon'),
    )
    return first === second
  }
  // Equal articles have a similarity of 1 × e^(−gap/1.5 d): .10 after 3.45 days.
  expect(at(3.4 * 24)).toBe(true)
  expect(at(3.5 * 24)).toBe(false)
})

test('only the first 600 characters of a text are compared', () => {
  const hidden = `${'x '.repeat(300)}Earthquake shakes Lisbon`
  const [first, second] = groups(
    article('1', 0, 'Earthquake shakes Lisbon'),
    article('2', 1, 'Nothing else', hidden),
  )
  expect(second).not.toBe(first)
})

test('each stream starts with an empty window', () => {
  const stream = [article('1', 0, 'Earthquake shakes Lisbon'), article('2', 1, 'Lisbon earthquake')]
  expect(groups(...stream)).toEqual(groups(...stream))
})

test('later articles are compared with an article that was put into a story', () => {
  const clusterer = new BaselineClusterer(countHeadlineWords(HEADLINES))
  const storm = clusterer.put(article('1', 0, 'Storm floods Porto'))
  expect(clusterer.put(article('2', 1, 'Ferries cancelled'), storm)).toBe(storm)
  expect(clusterer.add(article('3', 2, 'Ferries cancelled again'))).toBe(storm)
  expect(clusterer.add(article('4', 2, 'Parliament debates pensions'))).not.toBe(storm)
})
