import { describe, expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { findLargestImpactNumbers } from './counted.ts'
import { rateInstitutionActions } from './institutions.ts'
import { combineEventMagnitudeParts, measureEventMagnitude } from './magnitude.ts'

const large = (title: string, text = '', language = 'en') =>
  combineEventMagnitudeParts(measureEventMagnitude([createTestArticle({ id: 'a1', title, text, language })]))

describe('numbers are read with what they count', () => {
  test.each([
    ['Gas leak leaves at least 11 people dead and 150 injured', 'en', { dead: 11, injured: 150 }],
    ['Storm kills seven in Texas', 'en', { dead: 7 }],
    ['Global death toll passes 300,000', 'en', { dead: 300_000 }],
    ['Remains of 25 people found', 'en', { dead: 25 }],
    ['Ferry sinks: dozens dead', 'en', { dead: 24 }],
    ['Firm cuts 12,000 jobs', 'en', { affected: 12_000 }],
    ['2.5 million people displaced', 'en', { affected: 2_500_000 }],
    ['EU plans $2 trillion fund', 'en', { money: 2e12 }],
    ['Government borrows £62bn', 'en', { money: 62e9 }],
    ['In 2019 people left', 'en', {}],
    ['1.3 million patients are missing out', 'en', { affected: 1_300_000 }],
    ['Jobless claims reach 38.6 million', 'en', { affected: 38_600_000 }],
    ['Aantal werklozen stijgt tot 400.000', 'nl', { affected: 400_000 }],
    ['Zeker 14 mensen gedood bij aanslag', 'nl', { dead: 14 }],
    ['Dodental stijgt tot 1.200', 'nl', { dead: 1200 }],
    ['Tientallen doden bij brand', 'nl', { dead: 24 }],
    ['Bedrijf schrapt 800 banen', 'nl', { affected: 800 }],
    ['Kabinet trekt 2,5 miljard euro uit', 'nl', { money: 2.5e9 }],
  ])('%s', (text, language, wanted) => {
    expect(findLargestImpactNumbers(text, language)).toEqual({
      dead: 0,
      injured: 0,
      affected: 0,
      money: 0,
      ...wanted,
    })
  })
})

test.each([
  ['en', 'Ferry sinks off Manila, 40 people dead', 'Striker signs for Rovers', ''],
  ['en', 'Senate passes $484 billion rescue package', 'Duchess wears blue coat', ''],
  ['en', 'Six killed in mass shooting at market', 'First leg ends in a draw between Rovers and United', ''],
  ['nl', 'Veerboot zinkt, 40 mensen omgekomen', 'Spits tekent bij Zwolse Boys', ''],
  ['nl', 'Tweede Kamer stemt in met steunpakket van 20 miljard euro', 'Zanger draagt blauwe jas', ''],
])('what is large outweighs what is not (fault 22), %s: %s', (language, much, little) => {
  expect(large(much, '', language)).toBeGreaterThan(large(little, '', language) + 0.3)
})

test('a pronoun is no institution, and a slight quake no disaster', () => {
  expect(large('Neighbours who told us to leave resign themselves')).toBeLessThan(0.3)
  expect(large('Guitarist of Queen reveals recent heart attack')).toBeLessThan(0.3)
  expect(large('Magnitude-3.7 earthquake shakes LA')).toBe(0)
  expect(large('Magnitude-7.1 earthquake shakes Chile')).toBeGreaterThan(0.3)
})

test('of three reports one alone is not believed', () => {
  const titles = ['Ferry sinks, 2 dead', 'Ferry sinks, 2 people dead', 'Ferry sinks, 2,000 dead']
  const all = titles.map((title, at) => createTestArticle({ id: `a${at}`, title }))
  expect(measureEventMagnitude(all).dead).toBe(2)
})

describe('how far an institution acts', () => {
  test.each([
    [
      'a great act weighs more than a daily one',
      'Senate passes climate law',
      'Senate approves parking budget',
    ],
    ['een grote daad meer dan een dagelijkse', 'Kabinet stapt op', 'Kabinet versoepelt maatregelen'],
    [
      'who acts more than who is spoken to',
      'EU bans oil imports',
      'Farmers furious after imports banned by EU',
    ],
    ['a state more than a county', 'Government declares curfew', 'County council declares curfew'],
    ['een land meer dan een gemeente', 'Regering kondigt avondklok af', 'Gemeente en regering: avondklok'],
    ['an act more than one inside a quotation', 'Trump withdraws troops', "Actor: 'Trump withdraws my joy'"],
    [
      'an act more than the life of one who died',
      'Attack on embassy',
      'Gen. Ilse Brandt, 97, dies; survived an attack',
    ],
    [
      'een daad meer dan een leven',
      'Aanslag op ambassade',
      'Verzetsstrijder Ilse Brandt (97) overleden, overleefde aanslag',
    ],
    [
      'what there never was before more than the usual',
      'US unemployment surges to highest rate since 1948',
      'US unemployment rises',
    ],
    [
      'een record meer dan het gewone',
      'Inflatie in Nederland op hoogste punt',
      'Inflatie in Nederland stijgt',
    ],
    ['a decision more than talk', 'US authorises use of antiviral drug', 'US talks of antiviral drug'],
    ['een besluit meer dan praten', 'Kabinet verlengt avondklok', 'Kabinet praat over avond'],
    [
      'a plan in marks more than words',
      "UK 'to impose quarantine' on travellers",
      "UK 'loves its quarantine' jokes",
    ],
    ['een plan meer dan woorden', "Kabinet 'gaat avondklok invoeren'", "Kabinet 'was avondklok vergeten'"],
    ['a body by its points', 'W.H.O. rejects demands', 'Who rejects demands?'],
    ['a war more than a war of words', 'Civil war in Libya', 'War of words in Libya'],
    ['two states more than one', 'Trump says China wants him to lose', 'Trump says Biden wants him to lose'],
    ['twee landen meer dan een', 'Macron belt met Poetin over Frankrijk', 'Macron belt met zijn moeder'],
    [
      'what is given up as much as what is done',
      'Trump abandons plan for taskforce',
      'Trump talks of taskforce',
    ],
    ['who is in office more than who was', 'Pope opens archive of war crimes', 'Former Pope complains'],
    ['een premier meer dan een oud-premier', 'Premier ontslagen', 'Oud-premier geopereerd'],
    ['a flood more than a flood of guests', 'Town braces for flood', 'Town braces for flood of guests'],
    ['a war more than its hero', 'Minister warns of war', 'War hero, aged 98, meets children'],
    [
      'a trial of a vaccine more than a study',
      'Vaccine trials start in Oxford',
      'Study of sleep starts in Oxford',
    ],
  ])('%s', (_name, more, less) => {
    expect(rateInstitutionActions(more, '')).toBeGreaterThan(rateInstitutionActions(less, ''))
  })

  test('an everyday act counts more if the text reports a great one', () => {
    const title = 'Government orders inquiry into bridge'
    const plain = rateInstitutionActions(title, 'The bridge was closed to traffic.')
    expect(rateInstitutionActions(title, 'The explosion tore the bridge apart.')).toBeGreaterThan(plain)
  })

  test('a label before the title is no subject', () => {
    expect(rateInstitutionActions('Coronavirus: Senate passes rescue plan', '')).toBe(1)
  })
})

describe('the sick and the dead are counted anew every day', () => {
  const casualties = (title: string, language = 'en') =>
    measureEventMagnitude([createTestArticle({ id: 'a1', title, language })]).casualties

  test.each([
    [
      'en',
      'Coronavirus death toll passes 30,000',
      'Coronavirus death toll hits 30,076 with 649 new fatalities',
    ],
    ['en', 'Storm death toll at 30,076', 'Coronavirus death toll at 30,076'],
    ['en', 'Covid deaths at 300', 'Orange County Covid deaths at 300'],
    ['nl', 'Dodental door coronavirus passeert 30.000', 'Dodental door coronavirus nu 30.076'],
    ['nl', 'Dodental na storm nu 300', 'Dodental corona nu 300'],
  ])('%s: a mark passed, a storm, a country count more: %s', (language, more, less) => {
    expect(casualties(more, language)).toBeGreaterThan(1.4 * casualties(less, language))
  })
})

test('what only the lead counts weighs less than what the title counts, a lead of all the world least', () => {
  const size = (title: string, text: string) =>
    measureEventMagnitude([createTestArticle({ id: 'a1', title, text })]).casualties
  const title = size('Storm kills 300 people', '')
  const lead = size('Storm hits coast', 'The storm killed 300 people.')
  const tally = size(
    'Beach residents plead for calm',
    'Virus latest: global cases at 2.6 million with 300 deaths.',
  )
  expect(title).toBeGreaterThan(lead)
  expect(lead).toBeGreaterThan(1.5 * tally)
})
