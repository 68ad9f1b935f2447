import { describe, expect, test } from 'vitest'
import { type MuteLanguageRules, parseMutedWord } from './muted-word.ts'

const NEWS_WORDS = new Set(['zaal', 'club', 'time', 'ball', 'week'])
/** A stemmer that removes common endings, sufficient for these tests. */
const wordRules: MuteLanguageRules = {
  stem: (word, language) => word.replace(language === 'nl' ? /en$/ : /(?:ing|ed|s)$/, ''),
  isWord: (word) => NEWS_WORDS.has(word),
}
const isIn = (muted: string, text: string, language = 'en') =>
  parseMutedWord(muted, wordRules).isIn(text, language)

describe('a muted word', () => {
  test.each([
    ['storm', 'Storms reach Zwolle', 'en'],
    ['storm', 'A STORM, at last', 'en'],
    ['Café', 'The cafe opens', 'en'],
    ['brug', 'Twee bruggen dicht', 'nl'],
    ['huizen', 'Het huis staat leeg', 'nl'],
    ['voetbal', 'De zaalvoetbal begint', 'nl'],
    ['voetbal', 'Voetbalwedstrijd gestaakt', 'nl'],
    ['oorlog', 'Oorlogsmisdaad onderzocht', 'nl'],
    ['foot', 'Football returns', 'en'],
    ['bruggen', 'Brücken: bruggen', 'de'],
  ])('%s is in: %s (%s)', (muted, text, language) => {
    expect(isIn(muted, text, language)).toBe(true)
  })

  test.each([
    ['storm', 'Brainstorm at the council', 'en'],
    ['art', 'Party in Zwolle', 'en'],
    ['voetbal', 'Handbal begint', 'nl'],
    ['foot', 'Footpaths closed', 'en'],
    ['oorlog', 'Oorlogx', 'nl'],
    ['storm', '', 'en'],
    ['…', 'Anything at all', 'en'],
    ['', 'Anything at all', 'en'],
  ])('%s is not in: %s (%s)', (muted, text, language) => {
    expect(isIn(muted, text, language)).toBe(false)
  })
})

describe('a muted phrase', () => {
  test('is in a text that has its words one after another, in any form', () => {
    expect(isIn('train strike', 'Trains strikes go on')).toBe(true)
    expect(isIn('train strike', 'Strike of the trains')).toBe(false)
    expect(isIn('train strike', 'A train, then a strike')).toBe(false)
  })

  test('matches no compounds', () => {
    expect(isIn('voetbal club', 'De zaalvoetbal club', 'nl')).toBe(false)
  })
})

test('a text without a muted word’s core has none of its forms', () => {
  const { core, isIn: holds } = parseMutedWord('bruggen', wordRules)
  for (const text of ['Twee bruggen', 'De brug', 'Een brugwachter loopt']) {
    if (holds(text, 'nl')) expect(text.toLowerCase()).toContain(core)
  }
  expect('de brug').toContain(core)
})
