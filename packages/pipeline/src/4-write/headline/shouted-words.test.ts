import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseAllCapsWords } from './shouted-words.ts'

describe('a title without its shouting', () => {
  test.each([
    ['DYKE BREAKS IN BEIRA', 'The dyke of Beira broke.', 'Dyke breaks in Beira'],
    ['Council tests wall EVERY WEEK', '', 'Council tests wall every week'],
    ['Police ARRESTED the mayor', 'The mayor was arrested.', 'Police arrested the mayor'],
    ['MINISTER: no new wall', 'The minister said no.', 'Minister: no new wall'],
    ['Man lost HALF of it', 'He lost half of it.', 'Man lost half of it'],
    ['Mayor will NOT resign', '', 'Mayor will not resign'],
    ['TWENTY-ONE dead', '', 'Twenty-one dead'],
  ])('%s', (title, text, expected) => {
    expect(normaliseAllCapsWords(title, text)).toBe(expected)
  })

  test.each([
    ['NATO and EU meet', ''],
    ['US and WHO agree', ''],
    ['UNESCO lists the dyke', ''],
    ['ABS-CBN reports', ''],
    ['COVID-19 cases rise', ''],
    ['AKKERMAN wins', 'The firm AKKERMAN won.'],
    ['Dyke breaks in Beira', 'DYKE BREAKS'],
    ['', ''],
  ])('%s is unchanged', (title, text) => {
    expect(normaliseAllCapsWords(title, text)).toBe(title)
  })

  test('begins with a capital, behind a mark as well', () => {
    expect(normaliseAllCapsWords('“WE LOST EVERYTHING HERE”', '')).toBe('“We lost everything here”')
  })

  test('has the letters of the title, whatever the case, and is quiet at once', () => {
    const words = fc.constantFrom(
      'DYKE',
      'Beira',
      'NATO',
      'EVERYTHING',
      'breaks',
      'NOT',
      'U.S.',
      '3-2',
      'É',
      '“',
      ',',
    )
    const texts = fc.array(words, { maxLength: 8 }).map((list) => list.join(' '))
    fc.assert(
      fc.property(texts, texts, (title, text) => {
        const quiet = normaliseAllCapsWords(title, text)
        expect(quiet.toLowerCase()).toBe(title.toLowerCase())
        expect(normaliseAllCapsWords(quiet, text)).toBe(quiet)
      }),
    )
  })
})
