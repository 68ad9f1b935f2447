import { expect, test } from 'vitest'
import {
  findOfficeBeforeName,
  OFFICE_BEFORE_NAME_PATTERN,
  OFFICE_SEARCH_WINDOW_CHARACTERS,
} from './offices.ts'

const REST = 'Ana Sitoe opened the new wall of Beira on Friday with Speaker Rui Mabunda and others.'
const office = (before: string) => findOfficeBeforeName(`${before}${REST}`, before.length)

test.each([
  ['Mayor ', 'Mayor'],
  ['mayor ', 'mayor'],
  ['According to Mayor ', 'Mayor'],
  ['House Speaker ', 'House Speaker'],
  ['Joint Economic Committee Chairman ', 'Joint Economic Committee Chairman'],
  ['according to New York City Council Speaker ', 'New York City Council Speaker'],
  ['the former Deputy Prime Minister ', 'former Deputy Prime Minister'],
  ['the acting mayor ', 'acting mayor'],
  ['Vice-President ', 'Vice-President'],
  ['the U.S. Ambassador ', 'U.S. Ambassador'],
  ['said Sen. ', 'Sen.'],
  ['said Dr ', 'Dr'],
  ['said Dr. ', 'Dr.'],
  ['Republican ', 'Republican'],
  ['volgens burgemeester ', 'burgemeester'],
  ['De burgemeester ', 'burgemeester'],
  ['Volgens burgemeester ', 'burgemeester'],
  ['Ook oud-minister ', 'oud-minister'],
  ['Later former Deputy Prime Minister ', 'former Deputy Prime Minister'],
  ['After House Speaker ', 'House Speaker'],
  ['However Joint Economic Committee Chairman ', 'Joint Economic Committee Chairman'],
  ['volgens oud-minister ', 'oud-minister'],
  ['de vice-voorzitter ', 'vice-voorzitter'],
  ['volgens waarnemend burgemeester ', 'waarnemend burgemeester'],
])('the office in "%s" is "%s"', (before, expected) => {
  expect(office(before)).toBe(expected)
})

test.each([
  ['no words', ''],
  ['another word', 'The engineer’s daughter '],
  ['a capitalised word', 'In Beira '],
  ['a comma behind the office', 'the mayor, '],
  ['a part of a word', 'the supermayor '],
  ['a part of a word with a hyphen', 'the anti-mayor '],
  ['words between the office and the name', 'the mayor of Beira '],
  ['a body whose name contains an office', 'Chairman of the Joint Chiefs of Staff '],
])('there is no office in front of a name behind %s', (_, before) => {
  expect(office(before)).toBe('')
})

test('an office that the name doesn’t follow directly isn’t its own', () => {
  const text = 'Mayor Celestino Mabunda met Ana Sitoe.'
  expect(findOfficeBeforeName(text, text.indexOf('Celestino'))).toBe('Mayor')
  expect(findOfficeBeforeName(text, text.indexOf('Ana'))).toBe('')
  expect(findOfficeBeforeName('Ana Sitoe is the mayor ', 0)).toBe('')
})

test.each([
  ['Chairman of the Joint Chiefs of Staff Gen. ', 'Gen.'],
  ['the lawyer for Beira Mayor ', 'Mayor'],
  ['woordvoerder van Groenlinks minister ', 'minister'],
  ['de fractie van de Groenen wethouder ', 'wethouder'],
  ['onderzoeker bij het Havenbedrijf directeur ', 'directeur'],
  ['the harbour of Ana’s House Speaker ', 'House Speaker'],
])('capitals behind "of" belong to a body: "%s" has "%s"', (before, expected) => {
  expect(office(before)).toBe(expected)
})

test.each([
  ['Burgemeester ', 'burgemeester'],
  ['Minister-president ', 'minister-president'],
  ['Koningin ', 'koningin'],
  ['Oud-burgemeester ', 'oud-burgemeester'],
  ['Waarnemend burgemeester ', 'waarnemend burgemeester'],
  ['STAATSSECRETARIS ', 'STAATSSECRETARIS'],
  ['Minister ', 'Minister'],
  ['Queen ', 'Queen'],
])('a Dutch office at the beginning of a sentence has a small letter: "%s"', (before, expected) => {
  expect(office(before)).toBe(expected)
})

test.each([
  ['The Mayor ', 'Mayor'],
  ['Yesterday Mayor ', 'Mayor'],
  ['On Friday Mayor ', 'Mayor'],
  ['Gisteren Burgemeester ', 'burgemeester'],
  ['In Beira Mayor ', 'Beira Mayor'],
  ['While Senator ', 'Senator'],
  ['And House Speaker ', 'House Speaker'],
  ['De Britse minister ', 'Britse minister'],
  ['Het Mayor ', 'Mayor'],
  ['Theatre Director ', 'Theatre Director'],
])('the first word of a sentence is no part of the office: "%s"', (before, expected) => {
  expect(office(before)).toBe(expected)
})

test('an office is found within the window in front of the name', () => {
  const words = (length: number) => `Chief ${'x'.repeat(length - 12).replace(/^x/, 'X')} Mayor`
  const [all, more] = [words(OFFICE_SEARCH_WINDOW_CHARACTERS - 1), words(OFFICE_SEARCH_WINDOW_CHARACTERS)]
  expect(office(`${'It rains. '.repeat(9)}${all} `)).toBe(all)
  expect(office(`${'It rains. '.repeat(9)}${more} `)).toBe(more.replace('Chief ', ''))
})

test('the pattern of an office needs the white space in front of the name', () => {
  expect(['Mayor ', 'the deputy mayor '].map((text) => OFFICE_BEFORE_NAME_PATTERN.test(text))).toEqual([
    true,
    true,
  ])
  expect(['Mayor', 'mayors ', 'Mayor of '].map((text) => OFFICE_BEFORE_NAME_PATTERN.test(text))).toEqual([
    false,
    false,
    false,
  ])
})
