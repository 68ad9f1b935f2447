// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import {
  getFiniteEditionStartTime,
  getNextFiniteEditionStart,
  getStartedEditionStoryIds,
  persistStartedEdition,
  startedFiniteEditions,
} from './started-editions.ts'

afterEach(() => {
  startedFiniteEditions.set(undefined)
  localStorage.clear()
})

const TODAY = { startedAt: '2026-11-20T06:00:00.000Z', size: 12 }

test.each([
  ['in the morning', new Date(2026, 10, 20, 6, 0), 20],
  ['late in the evening', new Date(2026, 10, 20, 23, 59), 20],
  ['in the night after', new Date(2026, 10, 21, 5, 59), 20],
  ['on the first of a month', new Date(2026, 11, 1, 2, 0), 30],
])('an edition read %s started at six o’clock, and the next one starts a day later', (_, now, day) => {
  expect(getFiniteEditionStartTime(now)).toEqual(new Date(2026, 10, day, 6))
  expect(getNextFiniteEditionStart(now)).toEqual(new Date(2026, 10, day + 1, 6))
})

test('an edition that was begun has the same stories until the next one starts or another size is chosen', () => {
  persistStartedEdition('all', ['a', 'b'], TODAY)
  persistStartedEdition('all', ['c'], TODAY)
  persistStartedEdition('world', ['d'], TODAY)
  expect(getStartedEditionStoryIds(startedFiniteEditions.get(), 'all', TODAY)).toEqual(['a', 'b'])
  expect(getStartedEditionStoryIds(startedFiniteEditions.get(), 'world', TODAY)).toEqual(['d'])
  expect(getStartedEditionStoryIds(startedFiniteEditions.get(), 'all', { ...TODAY, size: 6 })).toBeUndefined()
  persistStartedEdition('all', ['e'], { ...TODAY, startedAt: '2026-11-21T06:00:00.000Z' })
  expect(getStartedEditionStoryIds(startedFiniteEditions.get(), 'all', TODAY)).toBeUndefined()
  expect(startedFiniteEditions.get()?.idsOf).toEqual({ all: ['e'] })
})

test('a section without stories doesn’t begin an edition', () => {
  persistStartedEdition('all', [], TODAY)
  expect(startedFiniteEditions.get()).toBeUndefined()
})

test.each(['[]', '{"startedAt":5}', '{"startedAt":"x","size":6,"idsOf":{"all":[1]}}'])(
  'what can’t be read is forgotten: %s',
  (stored) => {
    localStorage.setItem('plainwire.begun', stored)
    startedFiniteEditions.restore()
    expect(startedFiniteEditions.get()).toBeUndefined()
    expect(localStorage.getItem('plainwire.begun')).toBeNull()
  },
)
