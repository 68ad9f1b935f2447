// @vitest-environment happy-dom
import { DAY_MS } from '@plainwire/domain/units'
import { afterEach, expect, test, vi } from 'vitest'
import { hasFailed, REMEMBERED_MS, rememberFailure } from './failed-images.ts'
import { readStored, writeStored } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('CA-06 a failed image is remembered for 24 hours on this device', () => {
  rememberFailure('/images/a', 1000)
  expect(REMEMBERED_MS).toBe(DAY_MS)
  expect(hasFailed('/images/a', 1000 + REMEMBERED_MS - 1)).toBe(true)
  expect(hasFailed('/images/a', 1000 + REMEMBERED_MS)).toBe(false)
  expect(hasFailed('/images/b', 1000)).toBe(false)
})

test('only the last 300 failed images are stored', () => {
  for (let index = 0; index < 310; index++) rememberFailure(`/images/${index}`, 1000 + index)
  expect(hasFailed('/images/9', 1400)).toBe(false)
  expect(hasFailed('/images/10', 1400)).toBe(true)
})

test('an invalid stored value counts as missing', () => {
  localStorage.setItem('plainwire.failed-images', '{oops')
  expect(hasFailed('/images/a', 1)).toBe(false)
  localStorage.setItem('plainwire.failed-images', '{"/images/a":"yesterday"}')
  expect(hasFailed('/images/a', 1)).toBe(false)
})

test('a value is persisted, read again and removed', () => {
  writeStored('plainwire.language', 'nl')
  expect(readStored('plainwire.language')).toBe('nl')
  writeStored('plainwire.language', undefined)
  expect(localStorage.getItem('plainwire.language')).toBeNull()
})

test('a blocked or full storage doesn’t throw', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} })
  expect(() => writeStored('plainwire.language', 'nl')).not.toThrow()
  expect(readStored('plainwire.language')).toBeUndefined()
})
