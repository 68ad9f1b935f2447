import { expect, test } from 'vitest'
import { Vocabulary } from '../memory/terms/vocabulary.ts'
import { ArticleTermExtractor } from './article-terms.ts'
import { OriginalSpellingFinder } from './spelling-finder.ts'

const ARTICLE = { title: '', summary: '', text: '', language: 'en' }

function finder({
  cross = {},
  parts = {},
}: {
  cross?: Record<string, string[]>
  parts?: Record<string, string[]>
} = {}) {
  const vocabulary = new Vocabulary()
  const words = {
    cross: (word: string) => cross[word] ?? [],
    compounds: (word: string) => parts[word] ?? [],
  }
  const reader = new ArticleTermExtractor(new Map(), words, vocabulary)
  const spelling = new OriginalSpellingFinder(reader.keys)
  const ids = (terms: string[]) => new Set(terms.map((term) => vocabulary.id(term)))
  const named = (found: Map<number, string>) =>
    Object.fromEntries(Array.from(found, ([id, text]) => [vocabulary.term(id), text]))
  return {
    of: (article: Partial<typeof ARTICLE>, ...terms: string[]) =>
      named(spelling.of({ ...ARTICLE, ...article }, ids(terms))),
    /** The spellings among the words of an article that was just read. */
    among: (article: Partial<typeof ARTICLE>, ...terms: string[]) => {
      reader.read({ ...ARTICLE, ...article })
      return named(spelling.among(reader.last, 'en', ids(terms)))
    },
  }
}

test('a term is spelled like the first word that stands for it', () => {
  expect(finder().of({ text: 'the floods, a Flooding and flooded' }, 'flood')).toEqual({ flood: 'floods' })
  expect(finder().of({ summary: 'a Flooding', text: 'floods' }, 'flood')).toEqual({ flood: 'Flooding' })
})

test('a term that the article doesn’t contain has no spelling', () => {
  expect(finder().of({ text: 'the floods' }, 'storm')).toEqual({})
  expect(finder().of({ text: 'the floods' })).toEqual({})
  expect(finder().of({}, 'storm')).toEqual({})
})

test('the text comes before the title, where every word may have a capital', () => {
  const article = { title: 'Deadly Storm Hits', text: 'it was a storm' }
  expect(finder().of(article, 'storm', 'hit')).toEqual({ storm: 'storm', hit: 'Hits' })
})

test('a capital at the beginning of a sentence is not part of the spelling', () => {
  expect(finder().of({ text: 'It rose. Floods came near Beira.' }, 'flood', 'beira')).toEqual({
    flood: 'floods',
    beira: 'Beira',
  })
})

test('keys of other languages and parts of a compound are spelled like the whole word', () => {
  const { of } = finder({ cross: { waterkering: ['e:dyke'] }, parts: { waterkering: ['water', 'kering'] } })
  expect(of({ text: 'de waterkering brak' }, 'e:dyke', 'kering', 'water')).toEqual({
    'e:dyke': 'waterkering',
    kering: 'waterkering',
    water: 'waterkering',
  })
})

test('of each part ninety words are searched', () => {
  const many = Array.from({ length: 89 }, (_, at) => `bq${at}`).join(' ')
  const found = (text: string) => finder().of({ title: text, summary: text, text }, 'storm')
  expect(found(`${many} storm`)).toEqual({ storm: 'storm' })
  expect(found(`${many} wind storm`)).toEqual({})
})

test('the words of an article that was just read needn’t be read again', () => {
  expect(finder().among({ title: 'Storm Kills', text: 'a storm killed' }, 'storm', 'kill')).toEqual({
    storm: 'storm',
    kill: 'killed',
  })
})
