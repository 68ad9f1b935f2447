// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { renderWithProviders } from '../../../testing/render-with-providers.tsx'
import { splitTitleAtMarkedWords, TitleWithMarkedWords } from './title-with-marked-words.tsx'

afterEach(cleanup)

const TITLE = 'You won’t believe this'
const mark = (start: number, end: number, kind: 'superlative' | 'second_person' = 'superlative') => {
  return { kind, start, end }
}
/** The parts of a title, the marked ones between brackets. */
const split = (marks: ReturnType<typeof mark>[], title = TITLE) =>
  splitTitleAtMarkedWords(title, marks).map((piece) => (piece.mark ? `[${piece.text}]` : piece.text))

test.each([
  ['none', [], ['You won’t believe this']],
  ['one at the beginning', [mark(0, 3)], ['[You]', ' won’t believe this']],
  ['one at the end', [mark(18, 22)], ['You won’t believe ', '[this]']],
  ['all of it', [mark(0, 22)], ['[You won’t believe this]']],
  ['two that touch', [mark(3, 9), mark(0, 3)], ['[You]', '[ won’t]', ' believe this']],
  ['one that reaches beyond the end', [mark(18, 99)], ['You won’t believe ', '[this]']],
  ['one behind the end', [mark(22, 25)], ['You won’t believe this']],
  ['an empty one', [mark(4, 4)], ['You won’t believe this']],
  ['one that ends before it begins', [mark(9, 4)], ['You won’t believe this']],
  [
    'two that overlap, of which the first counts',
    [mark(4, 17), mark(10, 22)],
    ['You ', '[won’t believe]', ' this'],
  ],
  [
    'two with one beginning, of which the longer counts',
    [mark(4, 9), mark(4, 17)],
    ['You ', '[won’t believe]', ' this'],
  ],
])('a title with these marks is split at them: %s', (_name, marks, expected) => {
  expect(split(marks)).toEqual(expected)
})

test('an empty title has no parts', () => {
  expect(split([mark(0, 5)], '')).toEqual([])
})

test('the parts are the whole title in order, whatever the marks; no part is empty', () => {
  const marks = fc.array(fc.tuple(fc.nat(30), fc.nat(30)).map(([start, end]) => mark(start, end)))
  fc.assert(
    fc.property(fc.string({ maxLength: 25 }), marks, (title, given) => {
      const pieces = splitTitleAtMarkedWords(title, given)
      expect(pieces.map(({ text }) => text).join('')).toBe(title)
      for (const { text, start } of pieces) {
        expect(text).not.toBe('')
        expect(title.startsWith(text, start)).toBe(true)
      }
    }),
  )
})

test('marked words have the name of their device in the reader’s language, the title that of its own', () => {
  const { container } = renderWithProviders(
    <TitleWithMarkedWords title={TITLE} marks={[mark(0, 3, 'second_person')]} lang="en" />,
    { language: 'nl' },
  )
  const marked = container.querySelector('mark')
  expect(marked?.textContent).toMatch(/^You \(.+\)$/)
  expect(marked?.querySelector('span')?.lang).toBe('nl')
  expect(marked?.closest('[lang="en"]')?.textContent).toContain('won’t believe this')
})
