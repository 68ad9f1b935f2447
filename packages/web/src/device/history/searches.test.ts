// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { addRecentSearch, MAX_RECENT_SEARCHES, recentSearches, removeRecentSearch } from './searches.ts'

afterEach(() => recentSearches.set(recentSearches.initial))

test('recent searches are persisted, the latest first and without duplicates', () => {
  for (const query of ['zwolle', ' bridge ', 'Zwolle', '']) addRecentSearch(query)
  expect(recentSearches.get()).toEqual(['Zwolle', 'bridge'])
  recentSearches.restore()
  expect(recentSearches.get()).toEqual(['Zwolle', 'bridge'])
})

test('at most six searches are remembered, and each can be removed', () => {
  for (let index = 0; index < 10; index++) addRecentSearch(`search ${index}`)
  expect(recentSearches.get()).toHaveLength(MAX_RECENT_SEARCHES)
  for (const query of recentSearches.get()) removeRecentSearch(query)
  expect(localStorage.getItem('plainwire.searches')).toBeNull()
})

test.each(['"zwolle"', '[1]', '[" "]', JSON.stringify(Array.from({ length: 7 }, () => 'a'))])(
  'what can’t be searches is forgotten: %s',
  (stored) => {
    localStorage.setItem('plainwire.searches', stored)
    recentSearches.restore()
    expect(recentSearches.get()).toEqual([])
  },
)
