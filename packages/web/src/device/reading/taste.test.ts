// @vitest-environment happy-dom
import { NEUTRAL_TASTE } from '@plainwire/domain/ranking'
import { afterEach, expect, test } from 'vitest'
import { localRadius } from '../place/radius.ts'
import { changeReadingMode, ENDLESS_READING_MODE, readingMode } from './reading.ts'
import { changeTaste, DEFAULT_TASTE, parseTaste, taste } from './taste.ts'

afterEach(() => {
  taste.set(DEFAULT_TASTE)
  readingMode.set(ENDLESS_READING_MODE)
  localRadius.set(undefined)
})

test('a taste is persisted; the default one isn’t stored', () => {
  expect(DEFAULT_TASTE).toEqual(NEUTRAL_TASTE)
  changeTaste({ near: 0.8 })
  expect(JSON.parse(localStorage.getItem('plainwire.taste') ?? '')).toEqual({ ...DEFAULT_TASTE, near: 0.8 })
  changeTaste({ near: 0.5 })
  expect(localStorage.getItem('plainwire.taste')).toBeNull()
})

test.each([
  [{ ...DEFAULT_TASTE, near: 2 }],
  [{ near: 0.5 }],
  [{ ...DEFAULT_TASTE, newestFirst: 'yes' }],
  ['near'],
])('a taste that can’t be one is none: %j', (stored) => {
  expect(parseTaste(stored)).toBeUndefined()
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
