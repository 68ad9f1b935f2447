// @vitest-environment happy-dom
import { DAY_MS } from '@plainwire/domain/units'
import { afterEach, expect, test, vi } from 'vitest'
import { hasImageFailed, IMAGE_FAILURE_TTL_MS, rememberImageFailure } from './failed-images.ts'
import { readStoredValue, writeStoredValue } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('CA-06 a failed image is remembered for 24 hours on this device', () => {
  rememberImageFailure('/images/a', 1000)
  expect(IMAGE_FAILURE_TTL_MS).toBe(DAY_MS)
  expect(hasImageFailed('/images/a', 1000 + IMAGE_FAILURE_TTL_MS - 1)).toBe(true)
  expect(hasImageFailed('/images/a', 1000 + IMAGE_FAILURE_TTL_MS)).toBe(false)
  expect(hasImageFailed('/images/b', 1000)).toBe(false)
})

test('only the last 300 failed images are stored', () => {
  for (let index = 0; index < 310; index++) rememberImageFailure(`/images/${index}`, 1000 + index)
  expect(hasImageFailed('/images/9', 1400)).toBe(false)
  expect(hasImageFailed('/images/10', 1400)).toBe(true)
})

test('an invalid stored value counts as missing', () => {
  localStorage.setItem('plainwire.failed-images', '{oops')
  expect(hasImageFailed('/images/a', 1)).toBe(false)
  localStorage.setItem('plainwire.failed-images', '{"/images/a":"yesterday"}')
  expect(hasImageFailed('/images/a', 1)).toBe(false)
})

test('a value is persisted, read again and removed', () => {
  writeStoredValue('plainwire.language', 'nl')
  expect(readStoredValue('plainwire.language')).toBe('nl')
  writeStoredValue('plainwire.language', undefined)
  expect(localStorage.getItem('plainwire.language')).toBeNull()
})

test('a blocked or full storage doesn’t throw', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} })
  expect(() => writeStoredValue('plainwire.language', 'nl')).not.toThrow()
  expect(readStoredValue('plainwire.language')).toBeUndefined()
})
