import { expect, test } from 'vitest'
import { tokeniseClaimText } from './items.ts'

const items = (text: string, capitals: string[] = [], language = 'en') =>
  tokeniseClaimText(text, language, new Set(capitals)).items
const kinds = (text: string, ...more: string[]) =>
  items(text, more).map(({ kind, folded }) => `${kind} ${folded}`)
const denied = (text: string, language: string) =>
  items(text, [], language).flatMap(({ isDenied, folded }) => (isDenied ? [folded] : []))

test('words, names, numbers and dates are told apart', () => {
  expect(kinds('The storm hit Beira on Friday with 12 ships.')).toEqual([
    'word storm',
    'word hit',
    'name beira',
    'date friday',
    'number 12',
    'word ships',
  ])
})

test('an item has the stem of its word, the key of its day, or the sign of a number', () => {
  expect(items('The ships left Beira on Friday with 12.').map(({ stem }) => stem)).toEqual([
    'ship',
    'left',
    'beira',
    'day-4',
    '#',
  ])
})

test('the first word of a sentence is only a name if a name follows or the source capitalises it', () => {
  expect(kinds('Storms hit Beira.')[0]).toBe('start storms')
  expect(kinds('Celestino Mabunda spoke.').slice(0, 2)).toEqual(['name celestino', 'name mabunda'])
  expect(kinds('Storms hit Beira.', 'storms')[0]).toBe('name storms')
})

test('a word that the source capitalises is a name in lower case too', () => {
  expect(kinds('a storm hit beira.', 'beira')).toEqual(['word storm', 'word hit', 'name beira'])
  expect(kinds('a storm hit beira.')).toEqual(['word storm', 'word hit', 'word beira'])
})

test('a part of a day or year is a date with its own word', () => {
  expect(items('It closed in the evening.').map(({ kind, stem }) => [kind, stem])).toEqual([
    ['word', 'close'],
    ['date', 'evening'],
  ])
})

test('an item knows its sentence, and what is between it and the item before', () => {
  const text = 'It rained. In Beira THE schools closed.'
  expect(items(text).map(({ sentence, gap }) => [sentence, gap])).toEqual([
    [0, 'it '],
    [1, 'in '],
    [1, ' the '],
    [1, ' '],
  ])
  expect(tokeniseClaimText(text, 'en').sentences).toEqual(['It rained.', 'In Beira THE schools closed.'])
})

test('a “not” denies the word behind it, and at the end of a clause the last word before it', () => {
  expect(denied('The port did not open.', 'en')).toEqual(['open'])
  expect(denied('Het sein werkte vrijdag niet.', 'nl')).toEqual(['werkte'])
  expect(denied('De trein reed niet, maar de bus vertrok.', 'nl')).toEqual(['reed'])
  expect(denied('De trein reed niet gisteren.', 'nl')).not.toContain('reed')
})

test('a “no” that begins a sentence denies nothing in the sentence before it', () => {
  expect(denied('It rained. No, the minister said.', 'en')).toEqual([])
  expect(denied('Het regende. Nooit, zei de minister.', 'nl')).toEqual([])
})

test('text with the spacing of a tokeniser is read like any other', () => {
  const { text } = tokeniseClaimText('They won 4 - 1 , paid £ 159 .', 'en')
  expect(text).toBe('They won 4-1, paid £159.')
})
