import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createGazetteer } from '../gazetteer.ts'

const gazetteer = createGazetteer(testNewsroomData)
const found = (text: string, language = 'en') =>
  gazetteer.mentions(text, { language }).map(({ name, country }) => `${name} ${country}`.trim())

test.each([
  ['a county', 'The sheriff of Harris County spoke.', ['Harris County US']],
  [
    'counties in a list',
    'Crews came from Eastland and Callahan counties on Monday.',
    ['Eastland US', 'Callahan US'],
  ],
  ['a saint', 'He moved to St. Louis in May.', ['St. Louis US']],
  ['a state in short', 'A fire in Peoria, Ill., killed two.', ['Peoria US', 'Ill. US']],
  ['a town in a compound', 'A Toronto-based firm bought it.', ['Toronto CA']],
  ['a dateline', 'ROSWELL - A man was arrested on Monday.', ['ROSWELL US']],
  ['a province of two names', 'Villages in North Brabant were cut off.', ['North Brabant NL']],
  ['a street as a place without a country', 'Police closed Orchard Street on Monday.', ['Orchard Street']],
  ['a sea', 'The ship sank in the Red Sea on Monday.', ['Red Sea']],
  [
    'a name of five words',
    'The Democratic Republic of the Congo voted.',
    ['Democratic Republic of the Congo CD'],
  ],
])('LO EN finds %s', (_name, text, expected) => {
  expect(found(text)).toEqual(expected)
})

test.each([
  ['a village', 'De brand in Overasselt is uit.', ['Overasselt NL']],
  ['a Flemish town behind the police', 'De politie Leuven flitste een man.', ['Leuven BE']],
  ['a district of Brussels by its Dutch name', 'In Schaarbeek is een man gewond geraakt.', ['Schaarbeek BE']],
  ['a French town behind an adjective', 'Hij woont in het Zuid-Franse Arles.', ['Arles FR']],
  ['countries in results', 'Uitslag: Zabel (Dui), Koerts (Ned), Noè (Ita).', ['Dui DE', 'Ned NL', 'Ita IT']],
  ['a village that no list has', 'Ze werd gevonden in Kwakkelveen, zei de politie.', ['Kwakkelveen']],
])('LO NL finds %s', (_name, text, expected) => {
  expect(found(text, 'nl')).toEqual(expected)
})

test.each([
  ['surnames in a headline', 'Williams and Baldwin Lead Forbes List in August'],
  ['a minister', 'The bill of Senator Jordan Washington passed, and Mr Jordan smiled.'],
  ['a person named before', 'Mark Sanford spoke. Sanford said he was tired.'],
  ['a title', 'He was driven home, and Ms. Moayyad followed.'],
  ['money', 'It would cost US$58 million.'],
  ['an event', 'She won at the festival Brussels 2000.'],
])('LO %s is not a place', (_name, text) => {
  expect(found(text)).toEqual([])
})

test('LO the offsets of every mention are those of its name', () => {
  const text =
    'Sen. Ann Smith, D-Pleasanton, met Fargo-Moorhead farmers of Queen Anne’s County, Md., on 4th Avenue.'
  const mentions = gazetteer.mentions(text)
  expect(mentions.length).toBeGreaterThan(3)
  for (const { start, end, name } of mentions) expect(text.slice(start, end)).toBe(name)
})
