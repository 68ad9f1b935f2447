// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { forgetSearch, MAX_SEARCHES, rememberSearch, searches } from './searches.ts'

afterEach(() => searches.set(searches.initial))

test('recent searches are persisted, the latest first and without duplicates', () => {
  for (const query of ['zwolle', ' bridge ', 'Zwolle', '']) rememberSearch(query)
  expect(searches.get()).toEqual(['Zwolle', 'bridge'])
  searches.restore()
  expect(searches.get()).toEqual(['Zwolle', 'bridge'])
})

test('at most six searches are remembered, and each can be removed', () => {
  for (let index = 0; index < 10; index++) rememberSearch(`search ${index}`)
  expect(searches.get()).toHaveLength(MAX_SEARCHES)
  for (const query of searches.get()) forgetSearch(query)
  expect(localStorage.getItem('plainwire.searches')).toBeNull()
})

test.each(['"zwolle"', '[1]', '[" "]', JSON.stringify(Array.from({ length: 7 }, () => 'a'))])(
  'what can’t be searches is forgotten: %s',
  (stored) => {
    localStorage.setItem('plainwire.searches', stored)
    searches.restore()
    expect(searches.get()).toEqual([])
  },
)
