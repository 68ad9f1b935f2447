import { MAIN_SECTIONS, MORE_MENU_SECTIONS } from '@plainwire/domain/category'
import { expect, test } from 'vitest'
import { createShortcutDetector, SECTION_SHORTCUT_LETTERS } from './shortcut-map.ts'

test('B19 single keys and chords with g are read; every section has a letter', () => {
  const read = createShortcutDetector()
  expect(read('j', 0)).toBe('next')
  expect(read('?', 0)).toBe('keys')
  expect(read('x', 0)).toBeUndefined()
  expect(read('constructor', 0)).toBeUndefined()
  expect(read('g', 0)).toBeUndefined()
  expect(read('w', 1000)).toEqual({ section: 'world' })
  expect(read('s', 1001)).toBe('save')
  expect(read('S', 1001)).toBe('share')
  expect(Object.values(SECTION_SHORTCUT_LETTERS).toSorted()).toEqual(
    [...MAIN_SECTIONS, ...MORE_MENU_SECTIONS].toSorted(),
  )
})

test('B19 a g without a letter within 1.5 s is ignored', () => {
  const read = createShortcutDetector()
  read('g', 0)
  expect(read('s', 1501)).toBe('save')
  read('g', 2000)
  expect(read('?', 2001)).toBeUndefined()
  expect(read('j', 2002)).toBe('next')
})
