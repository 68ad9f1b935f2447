import { describe, expect, test } from 'vitest'
import { extractCategoryFeatures, extractClickbaitFeatures, tokeniseHeadline } from './headline-features.ts'

test.each([
  ['Dyke breaks in Beira', ['dyke', 'breaks', 'in', 'beira']],
  ['17 dead, 1480 homeless', ['#2', 'dead', '#4', 'homeless']],
  ['Covid-19’s toll isn’t 3.5%', ['covid', "19's", 'toll', "isn't", '#1', '#1']],
  ['Vice-president’s café', ['vice', "president's", 'cafe']],
  ['U2 and 4G', ['u2', 'and', '4g']],
  ['?!', []],
])('the words of "%s" are %j', (title, expected) => {
  expect(tokeniseHeadline(title)).toEqual(expected)
})

describe('the features of a headline', () => {
  const forms = (title: string) => extractClickbaitFeatures(title).forms

  test('are its words, pairs of neighbours, first word and length, each once', () => {
    expect(extractClickbaitFeatures('No more no more')).toEqual({
      words: ['no', 'more'],
      forms: ['no more', 'more no', 'first:no', 'length:1'],
    })
  })

  test.each([
    [2, 'length:0'],
    [3, 'length:1'],
    [17, 'length:5'],
    [18, 'length:6'],
    [40, 'length:6'],
  ])('of %i words have the length %s', (count, expected) => {
    const title = Array.from({ length: count }, (_, at) => `w${at}`).join(' ')
    expect(forms(title).filter((form) => form.startsWith('length:'))).toEqual([expected])
  })

  test.each([
    ['Really?', ['mark:?']],
    ['Really!', ['mark:!']],
    ['A “word” here', ['mark:"']],
    ['A "word" here', ['mark:"']],
    ['Beira: six dead', ['mark::']],
    ['Beira: "Why?!"', ['mark:?', 'mark:!', 'mark:"', 'mark::']],
    ['Six dead', []],
  ])('are the marks in %s', (title, expected) => {
    expect(forms(title).filter((form) => form.startsWith('mark:'))).toEqual(expected)
  })

  test('of nothing are a length and no word', () => {
    expect(extractClickbaitFeatures('')).toEqual({ words: [], forms: ['first:', 'length:0'] })
  })
})

describe('the features of a category', () => {
  test('are distinctive words without a possessive, and pairs of them beyond the others', () => {
    expect(extractCategoryFeatures('The mayor’s dyke and the dyke in Beira')).toEqual({
      words: ['mayor', 'dyke', 'beira'],
      pairs: ['mayor dyke', 'dyke dyke', 'dyke beira'],
    })
  })

  test('are those of the first 450 characters', () => {
    expect(extractCategoryFeatures(`${' '.repeat(446)}dyke`).words).toEqual(['dyke'])
    expect(extractCategoryFeatures(`${' '.repeat(447)}dyke`).words).toEqual(['dyk'])
  })
})
