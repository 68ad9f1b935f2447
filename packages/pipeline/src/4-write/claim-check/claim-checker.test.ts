import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createClaimChecker } from './claim-checker.ts'
import { EVALUATION_REWORDINGS } from './later-rewordings.fixture.ts'
import {
  DEVELOPMENT_REWORDINGS,
  LATER_DEVELOPMENT_REWORDINGS,
  type RewordingTestCase,
} from './rewordings.fixture.ts'
import { normaliseSpacing } from './words/plain-spacing.ts'

const checker = createClaimChecker(testNewsroomData)
const check = (claim: string, document: string, language = 'en') =>
  checker.check({ claim, documents: [document], language })
const kinds = (claim: string, document: string, language = 'en') =>
  check(claim, document, language).problems.map(({ kind }) => kind)

const HARBOUR =
  'The council of Port Ellery approved a new harbour wall on Monday. Mayor Dana Whitlock said the wall may cost 14 million pounds. Engineer Tomas Beck warned that storms could delay the work. Fishermen from Carrow sued the council in May. The port did not flood in 2019.'
const HAVEN =
  'De raad van Oudehaven keurde maandag een nieuwe zeedijk goed. Burgemeester Dana Witte zei dat de dijk mogelijk 14 miljoen euro kost. Vissers uit Karrum klaagden de raad in mei aan. De haven liep in 2019 niet onder.'

describe('B1 a claim in other words', () => {
  test.each([
    ['turned into the passive', 'A new harbour wall was approved on Monday by the council of Port Ellery.'],
    ['with its number in words', 'The wall may cost fourteen million pounds, Mayor Dana Whitlock said.'],
    ['with its parts moved', 'In May, fishermen from Carrow sued the council.'],
    ['with a name shortened', 'Storms could delay the work, Beck warned.'],
  ])('%s is supported', (_name, claim) => {
    expect(check(claim, HARBOUR)).toMatchObject({ verdict: 'supported', problems: [] })
  })

  test.each([
    ['name', 'The council of Port Marlow approved a new harbour wall on Monday.'],
    ['name', 'Engineer Dana Whitlock said the wall may cost 14 million pounds.'],
    ['number', 'The wall may cost 40 million pounds, Mayor Dana Whitlock said.'],
    ['number', 'The wall may cost 14 million dollars, Mayor Dana Whitlock said.'],
    ['date', 'The council of Port Ellery approved a new harbour wall on Friday.'],
    ['negation', 'The council of Port Ellery rejected a new harbour wall on Monday.'],
    ['negation', 'The port did flood in 2019.'],
    ['modality', 'The wall costs 14 million pounds, Mayor Dana Whitlock said.'],
    ['modality', 'The council of Port Ellery may have approved a new harbour wall on Monday.'],
    ['outcome', 'Fishermen from Carrow were arrested in May.'],
    ['attribution', 'Storms could delay the work, said Mayor Dana Whitlock.'],
    ['source', 'A museum of glass opens beside the old railway station next to the park.'],
  ])('with another %s is not: %s', (kind, claim) => {
    expect(kinds(claim, HARBOUR)).toContain(kind)
  })

  test.each([
    ['number', 'De dijk kost mogelijk 40 miljoen euro, zei burgemeester Dana Witte.'],
    ['name', 'De raad van Nieuwehaven keurde maandag een nieuwe zeedijk goed.'],
    ['date', 'De raad van Oudehaven keurde vrijdag een nieuwe zeedijk goed.'],
    ['negation', 'De haven liep in 2019 onder.'],
    ['modality', 'De dijk kost 14 miljoen euro, zei burgemeester Dana Witte.'],
  ])('Dutch, with another %s is not: %s', (kind, claim) => {
    expect(kinds(claim, HAVEN, 'nl')).toContain(kind)
    expect(kinds('Maandag keurde de raad van Oudehaven een nieuwe zeedijk goed.', HAVEN, 'nl')).toEqual([])
  })

  test('roles that change places are found, whatever the voice', () => {
    const document = 'On Monday Orbello bought Finchware after months of talks about the price of its shares.'
    expect(kinds('Finchware was bought by Orbello on Monday.', document)).toEqual([])
    expect(kinds('Finchware bought Orbello on Monday.', document)).toContain('role')
    expect(kinds('Orbello was bought by Finchware on Monday.', document)).toContain('role')
  })

  test('a charge is no fact', () => {
    const document = 'Tekna accused Orbello of breaking a promise to raise wages.'
    expect(kinds('Orbello broke a promise to raise wages.', document)).toContain('attribution')
    expect(kinds('Tekna accused Orbello of breaking a promise on wages.', document)).toEqual([])
  })

  test.each([
    [
      'The minister will open the bridge next year, after the repairs in March.',
      'The minister opened the bridge last year.',
    ],
    [
      'The bridge must be open before March, the minister of transport said.',
      'The bridge must be open after March, the minister of transport said.',
    ],
  ])('a time that is turned round: %s', (document, claim) => {
    expect(kinds(claim, document)).toContain('date')
  })

  test('an acronym is its words, and an adjective its country', () => {
    const document =
      'The IMF warned on Monday that growth in Scotland is slowing, and that debts of the region rise.'
    const claim = 'The International Monetary Fund warned on Monday that Scottish growth is slowing.'
    expect(check(claim, document).verdict).toBe('supported')
  })
})

const POOLS =
  'The city of Marden will close its three pools in January, the council decided on Tuesday. Councillors voted 27 to 19 for the plan. About 90 of the 140 workers will lose their jobs. A swimming club offered to run the Elm Street pool, but the council turned the offer down. The pool in Harrow Lane was built in 1936. Protesters gathered outside the town hall. The owner, Leon Hartman, was not hurt. Dean Whitcombe has asked the government for emergency funding. Charlotte Briggs was refused a place in the new pool.'
const CHIPS =
  'Chipmaker Novatron schrapt 1.200 van de 9.500 banen. Silidor overweegt een deel van het personeel over te nemen. Werknemers boven de zestig kunnen met vervroegd pensioen. De plannen worden in november getoond in het museum van Veldkerk. Premier Alain Borel zegde 20 miljoen euro hulp toe. Burgemeester Claire Dubreuil klaagt over de overlast.'

describe('B1 what a rewording changes', () => {
  test.each([
    ['the whole for its part', 'number', 'About 140 workers will lose their jobs.'],
    ['the other side', 'negation', 'Councillors voted 27 to 19 against the plan.'],
    ['an offer as a fact', 'modality', 'The swimming club will run the Elm Street pool.'],
    ['a request as a fact', 'modality', 'The government gave Dean Whitcombe emergency funding.'],
    ['another place', 'name', 'The pool in Elm Street was built in 1936.'],
    ['another verb', 'source', 'Protesters stormed the town hall.'],
    ['what was denied', 'negation', 'Leon Hartman was injured.'],
    ['the voice', 'role', 'Charlotte Briggs refused a place in the new pool.'],
  ])('%s', (_name, kind, claim) => {
    expect(kinds(claim, POOLS)).toContain(kind)
  })

  test.each([
    ['het geheel voor het deel', 'number', 'Novatron schrapt 9.500 banen.'],
    ['de andere kant', 'negation', 'Werknemers onder de zestig kunnen met vervroegd pensioen.'],
    ['een overweging als feit', 'modality', 'Silidor neemt een deel van het personeel over.'],
    ['wat nog komt', 'date', 'De plannen werden in november getoond in het museum van Veldkerk.'],
    ['een ander die het doet', 'role', 'Burgemeester Claire Dubreuil zegde 20 miljoen euro hulp toe.'],
  ])('Dutch: %s', (_name, kind, claim) => {
    expect(kinds(claim, CHIPS, 'nl')).toContain(kind)
  })

  test.each([
    ['About 90 workers will lose their jobs.', POOLS],
    ['An offer by a swimming club to run the Elm Street pool was turned down by the council.', POOLS],
    ['Police found more than 100 bodies in the wood.', 'Police found 116 bodies in the wood near the river.'],
    ['He claims that he turned down Real.', 'Ribery claims he turned down Real five years ago.'],
  ])('nothing: %s', (claim, document) => {
    expect(kinds(claim, document)).toEqual([])
  })

  test('in a text without capitals an unlisted word is a name', () => {
    const document =
      'the council of the town approved a new wall for the harbour on monday after a long debate about its price. the mayor said that the wall may cost 14 million pounds. an engineer warned that storms could delay the work of the builders. people from the villages sued the council in may. the port did not flood in 2019, and many of the houses behind the old wall stayed dry in the winter storms that followed. shops and schools near the harbour closed for two weeks.'
    expect(kinds('the mayor of oxfordshire said the wall may cost 14 million pounds.', document)).toContain(
      'name',
    )
  })
})

function counts(sets: readonly RewordingTestCase[]) {
  const verdicts = (pick: (set: RewordingTestCase) => readonly string[]) =>
    sets.flatMap((set) => pick(set).map((claim) => check(claim, set.document, set.language).verdict))
  const kept = verdicts(({ faithful }) => faithful).filter((verdict) => verdict === 'supported')
  const dropped = verdicts((set) => set.false).filter((verdict) => verdict === 'unsupported')
  return { kept: kept.length, dropped: dropped.length }
}

test('rewordings of invented articles, English and Dutch: 30 true and 30 false ones each', () => {
  expect(counts(DEVELOPMENT_REWORDINGS)).toEqual({ kept: 30, dropped: 30 })
  expect(counts(LATER_DEVELOPMENT_REWORDINGS)).toEqual({ kept: 30, dropped: 30 })
  const counted = counts(EVALUATION_REWORDINGS)
  expect(counted.kept).toBeGreaterThanOrEqual(23)
  expect(counted.dropped).toBeGreaterThanOrEqual(25)
})

test('a sentence of the document is supported, and nothing is not', () => {
  for (const sentence of HARBOUR.split(/(?<=\.) /)) expect(kinds(sentence, HARBOUR)).toEqual([])
  expect(check('', HARBOUR).verdict).toBe('unsupported')
  expect(check('The council met.', '').verdict).toBe('unsupported')
})

test('tokenised texts are joined again', () => {
  expect(normaliseSpacing('a 4 - 1 win for £ 159 , he said .', 'en')).toBe('a 4-1 win for £159, he said.')
  expect(normaliseSpacing("`` well'' for 36, 000 people", 'en')).toBe('" well" for 36,000 people')
})

test('whatever a text holds, an answer comes', () => {
  const words = [
    'not',
    '12,000',
    'May',
    '“',
    "'s",
    'U.S.',
    'Kerry',
    'said',
    'by',
    'was',
    '.',
    ',',
    'zei',
    'niet',
    '%',
    '\n',
  ]
  const text = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' '))
  fc.assert(
    fc.property(text, text, (claim, document) => {
      expect(['supported', 'unsupported']).toContain(check(claim, document).verdict)
    }),
  )
  const long = 'a1. Kerry said. '.repeat(20_000)
  expect(check(long, long)).toBeDefined()
})
