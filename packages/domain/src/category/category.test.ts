import { expect, test } from 'vitest'
import { isCategory, MAIN_SECTIONS, MORE_MENU_SECTIONS } from './category.ts'

test('HD-02 the sections are in the specified order', () => {
  expect(MAIN_SECTIONS).toEqual(['all', 'local', 'world', 'politics', 'science'])
  expect(MORE_MENU_SECTIONS).toEqual([
    'business',
    'technology',
    'environment',
    'health',
    'entertainment',
    'sports',
    'crime',
  ])
})

test('all and local are views, not categories', () => {
  expect(isCategory('all')).toBe(false)
  expect(isCategory('local')).toBe(false)
  expect(isCategory('crime')).toBe(true)
})
