// @vitest-environment happy-dom
import { NEUTRAL_TASTE } from '@plainwire/domain/ranking'
import { afterEach, expect, test } from 'vitest'
import { radius } from '../place/radius.ts'
import { changeReading, ENDLESS, reading } from './reading.ts'
import { changeTaste, NEUTRAL, readTaste, taste } from './taste.ts'

afterEach(() => {
  taste.set(NEUTRAL)
  reading.set(ENDLESS)
  radius.set(undefined)
})

test('a taste is persisted; the default one isn’t stored', () => {
  expect(NEUTRAL).toEqual(NEUTRAL_TASTE)
  changeTaste({ near: 0.8 })
  expect(JSON.parse(localStorage.getItem('plainwire.taste') ?? '')).toEqual({ ...NEUTRAL, near: 0.8 })
  changeTaste({ near: 0.5 })
  expect(localStorage.getItem('plainwire.taste')).toBeNull()
})

test.each([[{ ...NEUTRAL, near: 2 }], [{ near: 0.5 }], [{ ...NEUTRAL, newestFirst: 'yes' }], ['near']])(
  'a taste that can’t be one is none: %j',
  (stored) => {
    expect(readTaste(stored)).toBeUndefined()
  },
)

test('an invalid size of a finite edition is read as the endless feed', () => {
  changeReading({ count: 12 })
  reading.restore()
  expect(reading.get()).toEqual({ count: 12, hidesRead: false })
  localStorage.setItem('plainwire.reading', '{"count":7,"hidesRead":false}')
  reading.restore()
  expect(reading.get().count).toBeUndefined()
  changeReading({ count: 6 })
  changeReading({ count: undefined })
  expect(localStorage.getItem('plainwire.reading')).toBeNull()
})

test('an invalid radius is read as none', () => {
  radius.set(50)
  radius.restore()
  expect(radius.get()).toBe(50)
  localStorage.setItem('plainwire.radius', '51')
  radius.restore()
  expect(radius.get()).toBeUndefined()
})
