import { describe, expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createGazetteer } from '../../places/index.ts'
import { findNamesInArticle } from './article-names.ts'
import { prepareTagRecognitionData } from './tag-data.ts'

const gazetteer = createGazetteer(testNewsroomData)
const data = prepareTagRecognitionData(testNewsroomData)
const find = (known: { title?: string; text?: string; summary?: string; language?: string }) =>
  findNamesInArticle(createTestArticle({ id: 'a', title: '', ...known }), gazetteer, data)
const written = (text: string, language = 'en') => find({ text, language }).map((name) => name.written)

test('names have a key, their spelling and their kind, first of the title, then of the text', () => {
  const names = find({ title: 'The dyke of Beira', text: 'They met Mark Brekke of the Harbour Trust.' })
  expect(names).toEqual([
    { key: '!beira|MZ', written: 'Beira', kind: 'place', country: undefined, isEarly: true },
    { key: 'mark brekke', written: 'Mark Brekke', kind: 'person', country: undefined, isEarly: true },
    { key: 'harbour trust', written: 'Harbour Trust', kind: 'name', country: undefined, isEarly: true },
  ])
})

describe('a country', () => {
  test.each([
    ['the coast of France', '!FR', 'FR'],
    ['the coast of England', '!england', undefined],
    ['the coast of the United Kingdom', '!GB', 'GB'],
  ])('is known by its own names alone: %s', (text, key, country) => {
    expect(find({ text })).toMatchObject([{ key, kind: 'place', country }])
  })
})

describe('only the top is read', () => {
  const filled = (length: number, name: string) =>
    `${'the sea rose and '.repeat(100).slice(0, length - 3)}at ${name}`

  test('of a text: fifteen hundred characters', () => {
    expect(written(filled(1_490, 'Beira.'))).toEqual(['Beira'])
    expect(written(filled(1_500, 'Beira.'))).toEqual([])
  })

  test('the first four hundred of them are its lead', () => {
    const isEarly = (at: number) => find({ text: filled(at, 'Beira.') }).map((name) => name.isEarly)
    expect([isEarly(399), isEarly(400)]).toEqual([[true], [false]])
  })

  test('the summary counts if there is no text', () => {
    expect(find({ summary: 'the sea at Beira' }).map(({ key }) => key)).toEqual(['!beira|MZ'])
    expect(find({ summary: 'the sea at Beira', text: 'the sea rose' })).toEqual([])
  })
})

describe('no name is', () => {
  test.each([
    ['a handle', 'they wrote to @Brekke and #Brekke today'],
    ['a web address', 'they wrote to Brekke.nl today'],
    ['a word in a heading with capitals', ''],
  ])('%s', (_name, text) => {
    expect(find({ title: 'Storm Kills Many Near Dark Harbour', text })).toEqual([])
  })

  test('a town that is part of a longer name', () => {
    expect(written('they beat Leicester City on Monday')).toEqual(['Leicester City'])
  })

  test('a heading together with the paragraph below it', () => {
    expect(written('they met the Dyke Council\n\nHarbour Trust said so')).not.toContain(
      'Dyke Council Harbour Trust',
    )
  })
})

describe('the first word of a sentence', () => {
  test.each([
    ['belongs to the name if it is a first name', 'Mark Brekke left. They saw Brekke.', 'Mark Brekke'],
    ['also before a particle', 'Mark von Brekke left. They saw Brekke.', 'Mark von Brekke'],
    ['also a royal title', 'Queen Brekke left. They saw Brekke.', 'Queen Brekke'],
    ['but not a role', 'Minister Brekke left. They saw Brekke.', 'Brekke'],
    ['nor a participle', 'Coughing Brekke left. They saw Brekke.', 'Brekke'],
    ['nor a people', 'Omani Brekke left. They saw Brekke.', 'Brekke'],
    ['nor an ordinary word', 'Yesterday Brekke left. They saw Brekke.', 'Brekke'],
  ])('%s: %s', (_name, text, expected) => {
    expect(written(text)[0]).toBe(expected)
  })
})

test('an apostrophe may be inside a name', () => {
  expect(written('the Brekke Soldiers’ Home burned')).toContain('Brekke Soldiers’ Home')
  expect(written('the Brekke Soldiers’ homes burned')).not.toContain('Brekke Soldiers’ homes')
})
