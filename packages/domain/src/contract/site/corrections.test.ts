import { expect, test } from 'vitest'
import { Correction, CorrectionTexts } from './corrections.ts'

const CORRECTION = {
  number: 1,
  at: '2026-11-20T12:00:00.000Z',
  act: 'correct',
  kind: 'story',
  name: { en: 'Bridge opens' },
  story_id: 's1',
  text: null,
}

test.each([
  [{ en: 'The bridge opened on Friday.' }, true],
  [{ nl: 'De brug ging vrijdag open.' }, true],
  [{ en: undefined, nl: 'De brug ging vrijdag open.' }, true],
  [{}, false],
  [{ en: undefined }, false],
  [{ en: '' }, false],
  [{ en: '   ' }, false],
  [{ en: 'x', nl: '' }, false],
  [{ en: 'x', de: 'x' }, false],
  [{ en: 'x'.repeat(1_000) }, true],
  [{ en: 'x'.repeat(1_001) }, false],
])('the text of a correction (%#): %s', (texts, expected) => {
  expect(CorrectionTexts.safeParse(texts).success).toBe(expected)
})

test('a text is read without the space around it', () => {
  expect(CorrectionTexts.parse({ en: ' The bridge. \n' })).toEqual({ en: 'The bridge.' })
})

test('an entry names a story that can be read, or nothing', () => {
  expect(Correction.parse(CORRECTION)).toEqual(CORRECTION)
  const hidden = {
    ...CORRECTION,
    act: 'withdraw',
    kind: 'article',
    name: null,
    story_id: null,
    text: { nl: 'Fout.' },
  }
  expect(Correction.parse(hidden)).toEqual(hidden)
})

test.each([
  { number: 0 },
  { number: 1.5 },
  { at: '2026-11-20' },
  { act: 'delete' },
  { kind: 'reader' },
  { name: {} },
  { name: undefined },
  { story_id: '../s1' },
  { text: '' },
])('an entry is refused with %j', (over) => {
  expect(Correction.safeParse({ ...CORRECTION, ...over }).success).toBe(false)
})
