// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createPersistedStore, syncPersistedStoresAcrossTabs } from './persisted.ts'

const isSize = (stored: unknown) => (typeof stored === 'number' && stored > 0 ? stored : undefined)
const size = createPersistedStore('plainwire.text-size', isSize, 1)

afterEach(() => localStorage.clear())

test('a persisted value is restored; an invalid one is removed', () => {
  localStorage.setItem('plainwire.text-size', '1.2')
  syncPersistedStoresAcrossTabs()
  expect(size.get()).toBe(1.2)
  localStorage.setItem('plainwire.text-size', '"huge"')
  size.restore()
  expect(size.get()).toBe(1)
  expect(localStorage.getItem('plainwire.text-size')).toBeNull()
})

test('the initial value isn’t stored', () => {
  size.set(1.4)
  expect(localStorage.getItem('plainwire.text-size')).toBe('1.4')
  size.set(1)
  expect(localStorage.getItem('plainwire.text-size')).toBeNull()
})

test('a change in another tab is applied', () => {
  syncPersistedStoresAcrossTabs()
  localStorage.setItem('plainwire.text-size', '2')
  dispatchEvent(new StorageEvent('storage', { key: 'plainwire.text-size' }))
  expect(size.get()).toBe(2)
})
