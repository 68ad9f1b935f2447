// @vitest-environment happy-dom
import { NEUTRAL_RANKING_PREFERENCES } from '@plainwire/domain/ranking'
import { afterEach, expect, test } from 'vitest'
import { localRadius } from '../place/radius.ts'
import {
  DEFAULT_RANKING_PREFERENCES,
  parseRankingPreferences,
  rankingPreferences,
  updateRankingPreferences,
} from './ranking-preferences.ts'
import { changeReadingMode, ENDLESS_READING_MODE, readingMode } from './reading.ts'

afterEach(() => {
  rankingPreferences.set(DEFAULT_RANKING_PREFERENCES)
  readingMode.set(ENDLESS_READING_MODE)
  localRadius.set(undefined)
})

test('ranking preferences are persisted; the default ones aren’t stored', () => {
  expect(DEFAULT_RANKING_PREFERENCES).toEqual(NEUTRAL_RANKING_PREFERENCES)
  updateRankingPreferences({ near: 0.8 })
  expect(JSON.parse(localStorage.getItem('plainwire.taste') ?? '')).toEqual({
    ...DEFAULT_RANKING_PREFERENCES,
    near: 0.8,
  })
  updateRankingPreferences({ near: 0.5 })
  expect(localStorage.getItem('plainwire.taste')).toBeNull()
})

test.each([
  [{ ...DEFAULT_RANKING_PREFERENCES, near: 2 }],
  [{ near: 0.5 }],
  [{ ...DEFAULT_RANKING_PREFERENCES, newestFirst: 'yes' }],
  ['near'],
])('preferences that can’t be valid are the default: %j', (stored) => {
  expect(parseRankingPreferences(stored)).toBeUndefined()
})

test('an invalid size of a finite edition is read as the endless feed', () => {
  changeReadingMode({ count: 12 })
  readingMode.restore()
  expect(readingMode.get()).toEqual({ count: 12, hidesRead: false })
  localStorage.setItem('plainwire.reading', '{"count":7,"hidesRead":false}')
  readingMode.restore()
  expect(readingMode.get().count).toBeUndefined()
  changeReadingMode({ count: 6 })
  changeReadingMode({ count: undefined })
  expect(localStorage.getItem('plainwire.reading')).toBeNull()
})

test('an invalid radius is read as none', () => {
  localRadius.set(50)
  localRadius.restore()
  expect(localRadius.get()).toBe(50)
  localStorage.setItem('plainwire.radius', '51')
  localRadius.restore()
  expect(localRadius.get()).toBeUndefined()
})
