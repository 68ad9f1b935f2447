import { describe, expect, test } from 'vitest'
import type { TermCounts } from '../memory/terms/term-counts.ts'
import { Vocabulary } from '../memory/terms/vocabulary.ts'
import { ArticleTermExtractor } from './article-terms.ts'

const PLACES = new Map([
  ['beira', '!beira'],
  ['us', '!US'],
  ['york', '!york'],
  ['new york', '!new york'],
  ['republic of south sudan', '!SS'],
  ['south sudan', '!SS'],
])
const ARTICLE = { title: '', summary: '', text: '', language: 'en' }

function read(article: Partial<typeof ARTICLE>, { parts = [] as string[], shared = [] as string[] } = {}) {
  const vocabulary = new Vocabulary()
  const words = { cross: () => shared, compounds: () => parts }
  const reader = new ArticleTermExtractor(PLACES, words, vocabulary)
  const terms = reader.read({ ...ARTICLE, ...article })
  const of = (counts: TermCounts) => {
    const found: Record<string, number> = {}
    counts.forEach((id, sum) => {
      found[vocabulary.term(id)] = Math.round(sum * 1000) / 1000
    })
    return found
  }
  const { title, lead, body, names, numbers, cross, keys, spellings } = terms
  return {
    reader,
    vocabulary,
    title: of(title),
    lead: of(lead),
    body: of(body),
    names: of(names),
    numbers: of(numbers),
    cross: of(cross),
    keys: of(keys),
    spellings: Object.fromEntries(Array.from(spellings, ([id, text]) => [vocabulary.term(id), text])),
  }
}

/** A text of `count` different words that begin with `letter`. */
const words = (count: number, letter: string) =>
  Array.from({ length: count }, (_, at) => `${letter}q${at}`).join(' ')

describe('the words', () => {
  test('count twice in the title; stop words don’t count', () => {
    const { title, lead, body, keys } = read({ title: 'a storm, the sea', text: 'the wind and the storm' })
    expect(title).toEqual({ storm: 1, sea: 1 })
    expect(body).toEqual({ storm: 3, sea: 2, wind: 1 })
    expect(lead).toEqual(body)
    expect(keys).toEqual({ storm: 1, sea: 1 })
  })

  test('are forgotten when the next article is read', () => {
    const { reader, vocabulary } = read({ title: 'Beira storm', text: 'the sea at Beira' })
    const terms = reader.read({ ...ARTICLE, title: 'a harvest' })
    const counts = [terms.title, terms.lead, terms.body, terms.names, terms.cross, terms.keys]
    expect(counts.map(({ size }) => size)).toEqual([1, 1, 1, 0, 0, 1])
    expect(terms.body.sum(vocabulary.id('harvest'))).toBe(2)
    expect(terms.spellings.size).toBe(0)
    expect([reader.last.titleEnd, reader.last.words.size]).toEqual([2, 2])
  })

  test.each([
    ['a long text', words(3, 'a'), '', words(200, 'b'), 93, 153],
    ['a summary, then a text', '', words(20, 'a'), words(200, 'b'), 90, 170],
    ['a summary that leaves little room', '', words(80, 'a'), words(200, 'b'), 110, 230],
    ['a summary of a hundred words', '', words(100, 'a'), words(10, 'b'), 100, 100],
    ['a text that repeats its summary', '', words(50, 'b'), words(100, 'b'), 90, 100],
    ['a text that is its summary', '', words(5, 'b'), words(5, 'b'), 5, 5],
    ['a title of fifty words', words(50, 'a'), '', '', 40, 40],
    ['a short article', words(2, 'a'), words(3, 'b'), words(4, 'c'), 9, 9],
  ])('of %s are read up to a limit', (_name, title, summary, text, lead, body) => {
    const found = read({ title, summary, text })
    expect([Object.keys(found.lead).length, Object.keys(found.body).length]).toEqual([lead, body])
  })

  test('beyond the first sentences share nothing with other languages, and no number', () => {
    const found = read({ text: `${words(90, 'a')} 120 storm` }, { shared: ['e:shared'], parts: ['part'] })
    expect(found.numbers).toEqual({})
    expect(found.body).toMatchObject({ '#120': 1, storm: 1 })
    expect(found.cross).toEqual({ 'e:shared': 90 })
    expect(found.lead).toMatchObject({ part: 63 })
    expect(found.lead).not.toHaveProperty('storm')
  })

  test('add the parts of compounds with less weight, and keys of other languages', () => {
    const found = read({ title: 'storm', text: 'wind' }, { parts: ['part'], shared: ['e:x', 'e:y'] })
    expect(found.title).toEqual({ storm: 1, part: 0.7 })
    expect(found.body).toEqual({ storm: 2, wind: 1, part: 2.1 })
    expect(found.lead).toEqual(found.body)
    expect(found.cross).toEqual({ 'e:x': 2.5, 'e:y': 2.5 })
    expect(found.keys).toEqual({ storm: 1 })
  })
})

test('numbers of title and lead are evidence in every language', () => {
  const found = read({ title: '120 dead', text: '1,480 homes in 2026, 7 boats' })
  expect(found.numbers).toEqual({ '#120': 1, '#1480': 1 })
  expect(found.cross).toEqual({ '#120': 1.5, '#1480': 1 })
})

describe('a capitalised word', () => {
  test('inside a sentence is a name, and then also at its beginning', () => {
    const { names, spellings, keys, cross } = read({
      title: 'Nadira kills six',
      text: 'Floods rose. In a storm called Nadira they fled.',
    })
    expect(names).toEqual({ '@nadira': 3 })
    expect(spellings).toEqual({ '@nadira': 'Nadira' })
    expect(keys.nadira).toBe(1 + 2 + 1)
    expect(cross).toEqual({ '@nadira': 3 + 1.5 })
  })

  test('at the beginning of a sentence alone is none', () => {
    expect(read({ title: 'Floods kill six', text: 'Floods rose. Boats sank.' }).names).toEqual({})
  })

  test('in a title in which all words have capitals is none by itself', () => {
    const title = 'Storm Kills Six Near Coast Town'
    expect(read({ title }).names).toEqual({})
    expect(read({ title, text: 'the Coast guard said' }).names).toEqual({ '@coast': 3 })
  })

  test('deep in the text weighs little, and nothing for other languages', () => {
    const { names, cross } = read({ text: `${words(90, 'a')} near Nadira` })
    expect(names).toEqual({ '@nadira': 0.3 })
    expect(cross).toEqual({})
  })

  test('is no name if it is a stop word or a weekday', () => {
    expect(read({ text: 'they met on Monday and The end' }).names).toEqual({})
  })
})

describe('a place', () => {
  test('is a name also at the beginning of a sentence, by its longest form', () => {
    expect(read({ text: 'Beira floods.' }).names).toEqual({ '!beira': 1 })
    expect(read({ text: 'snow in New York today' }).names).toEqual({ '!new york': 1 })
    expect(read({ text: 'snow in York today' }).names).toEqual({ '!york': 1 })
    expect(read({ text: 'snow in New-York today' }).names).toEqual({ '!new york': 1 })
  })

  test('of two letters must be in capitals', () => {
    expect(read({ text: 'the US said' }).names).toEqual({ '!US': 1 })
    expect(read({ text: 'Us they said' }).names).toEqual({})
  })

  test('of more than three words is not looked for', () => {
    expect(read({ text: 'the Republic of South Sudan said' }).names).toEqual({ '@republic': 1, '!SS': 1 })
  })

  test('doesn’t reach from the title into the text', () => {
    expect(read({ title: 'snow in New', text: 'York has snow' }).names).toEqual({ '!york': 1 })
  })
})

describe('letters in capitals', () => {
  test.each([
    ['the WHO said', ['@@who']],
    ['the W.H.O. said', ['@@who']],
    ['the NASA and the OPCW said', ['@@nasa', '@@opcw']],
    ['the EU said', []],
    ['the UNESCO said', []],
    ['the Who said', []],
  ])('in "%s" are the names %j', (text, expected) => {
    const { names } = read({ text })
    expect(Object.keys(names).filter((name) => name.startsWith('@@'))).toEqual(expected)
    for (const name of expected) expect(names[name]).toBe(1)
  })

  test('count in a title, unless every word there has a capital, and never deep in the text', () => {
    expect(read({ title: 'the WHO said so' }).names['@@who']).toBe(2)
    expect(read({ title: 'The WHO Warns Of Deadly Flood' }).names).toEqual({})
    expect(read({ text: `${words(90, 'a')} the WHO said` }).names).toEqual({})
  })
})
