import { expect, test } from 'vitest'
import { readTestClaim } from '../../interchangeable.fixture.ts'
import { matchClaim } from '../claim-matches.ts'
import { ALLEGATION_WORDS, findClaimWordHedge, isHedged, OBLIGATION_WORDS } from './hedges.ts'

/** The hedge that applies to the claim in the sentence of the source that matches best. */
function hedge(claim: string, source: string, language = 'en') {
  const read = readTestClaim(claim, source, language)
  return matchClaim(read.claim, read.source).map((match) => findClaimWordHedge(match, match.best[0] ?? 0))[0]
}

test.each([
  ...['it may rain', 'it could rain', 'rain is possible', 'they fear rain', 'if it rains', 'it seems dry'],
  ...['het kan regenen', 'het zou regenen', 'misschien regent het', 'zij onderzocht of het regent'],
  ...['it will rain', 'they plan it', 'they called for rain', 'they thought of it, hoping for rain'],
  ...['het gaat regenen', 'zij wil regen', 'zij hadden op regen gehoopt', 'een verzoek om regen'],
  ...['they accused him', 'the alleged rain', 'hij beweert dat', 'zij beschuldigden hem'],
])('“%s” is no statement of fact', (text) => {
  expect(isHedged(text)).toBe(true)
})

test.each([
  ...['it rained in may', 'it rained since may', 'rain of 12 may', 'it rained on may 12', 'in early may'],
  ...['more rain than expected', 'het regende', 'the mayor left', 'it rained', ''],
])('“%s” is a statement of fact', (text) => {
  expect(isHedged(text)).toBe(false)
})

test('words of obligation and accusation, and only whole words', () => {
  for (const word of ['must', 'has to', 'was told to', 'should', 'moet', 'moesten'])
    expect(OBLIGATION_WORDS.test(`it ${word} go`)).toBe(true)
  for (const word of ['mustard', 'has two']) expect(OBLIGATION_WORDS.test(word)).toBe(false)
  expect(ALLEGATION_WORDS.test('aangeklaagd')).toBe(true)
  expect(ALLEGATION_WORDS.test('reclaimed')).toBe(false)
})

test.each([
  ['possible', 'The port may flood.'],
  ['possible', 'Perhaps the port floods.'],
  ['possible', 'The port offered to flood Beira.'],
  ['possible', 'The port is thinking of flooding Beira.'],
  ['planned', 'The port will flood.'],
  ['planned', 'The port intends the flood.'],
  ['planned', 'The port must flood.'],
  ['planned', 'The port is going to flood.'],
  ['planned', 'The port tries to flood Beira.'],
  ['planned', 'The port was ordered to flood Beira.'],
  ['planned', 'The port was told to flood Beira.'],
  ['planned', 'The port called for flooding Beira.'],
  ['planned', 'The port threatened to flood Beira.'],
  ['planned', 'A court ordered the port to flood Beira.'],
  ['planned', 'Anna told the port to flood Beira.'],
  [undefined, 'The port of Beira closed in order to flood.'],
  [undefined, 'Anna told the port about the flood of Beira.'],
  ['planned', 'The port agreed to flood Beira.'],
  ['attribution', 'The port allegedly flooded.'],
  ['attribution', 'Anna accused the port of flooding Beira.'],
  [undefined, 'The port flooded.'],
  [undefined, 'The port tries no flood in Beira.'],
])('%s: “%s”', (kind, source) => {
  expect(hedge('The port flooded Beira.', source)).toBe(kind)
})

test.each([
  ['possible', 'De haven van Beira kan overstromen.'],
  ['possible', 'De politie onderzoekt of de haven van Beira overstroomde.'],
  ['possible', 'Niemand weet of de haven van Beira overstroomde.'],
  ['planned', 'De haven van Beira zal overstromen.'],
  ['planned', 'De haven van Beira is van plan te overstromen.'],
  ['planned', 'De haven van Beira moet overstromen.'],
  ['planned', 'De haven van Beira riep op tot overstromen.'],
  [undefined, 'De haven van Beira riep dat overstromen.'],
  ['attribution', 'Anna beschuldigde de haven van overstromen.'],
  [undefined, 'De politie zag of hoorde de haven van Beira overstromen.'],
  [undefined, 'De politie onderzoekt de haven van Beira.'],
])('Dutch, %s: “%s”', (kind, source) => {
  expect(hedge('De haven van Beira is overstroomd door overstromen.', source, 'nl')).toBe(kind)
})

test('a hedge applies to the first word behind it that has content and is no name', () => {
  const claim = 'The port of Beira flooded schools.'
  expect(hedge(claim, 'In the port perhaps Beira flooded.')).toBe('possible')
  expect(hedge(claim, 'In the port Beira may get flooded.')).toBe('possible')
  expect(hedge(claim, 'The port of Beira may close flooded schools.')).toBeUndefined()
  expect(hedge(claim, 'The port of Beira flooded and may close.')).toBeUndefined()
})

test('an accusation applies to the first two words behind it, “alleged” to one', () => {
  const claim = 'Bob Green stole cars.'
  expect(hedge(claim, 'Police accused Bob Green of rudely having stole cars.')).toBe('attribution')
  expect(hedge(claim, 'Police accused Bob Green of rudely and quietly having stole cars.')).toBeUndefined()
  expect(hedge(claim, 'Bob Green allegedly stole cars.')).toBe('attribution')
  expect(hedge(claim, 'Bob Green allegedly quietly stole cars.')).toBeUndefined()
})

test('a hedge ends with its clause', () => {
  const claim = 'The port of Beira flooded quietly.'
  expect(hedge(claim, 'In the port plans, Anna said, flooded.')).toBeUndefined()
  expect(hedge(claim, 'In the port plans Anna said but flooded.')).toBeUndefined()
  expect(hedge(claim, 'In the port plans Anna said they flooded.')).toBe('planned')
  expect(hedge(claim, 'In the port it may, Anna said, have flooded.')).toBeUndefined()
})

test('what somebody says about himself is no accusation', () => {
  expect(hedge('Bob refused the old ring.', 'Bob claims he refused the old ring.')).toBeUndefined()
  expect(hedge('Bob refused the old ring.', 'Bob claimed that he refused the old ring.')).toBeUndefined()
  expect(hedge('Bob refused the old ring.', 'Bob claims Anna refused the old ring.')).toBe('attribution')
  expect(hedge('Bob refused the old ring.', 'Bob alleges he refused the old ring.')).toBe('attribution')
})

test('Dutch: “het gaat om” is no plan', () => {
  const claim = 'De oude haven van Beira is open.'
  expect(hedge(claim, 'Het gaat om de oude haven van Beira.', 'nl')).toBeUndefined()
  expect(hedge(claim, 'De oude haven van Beira gaat open.', 'nl')).toBe('planned')
  expect(hedge(claim, 'De haven van Beira wil om oude regen open.', 'nl')).toBe('planned')
})

test('what somebody asks for is not given', () => {
  const claim = 'The ministry gave money to the port.'
  expect(hedge(claim, 'The port asked the ministry for money.')).toBe('planned')
  expect(hedge(claim, 'The port asked the rich old ministry for money.')).toBeUndefined()
  expect(hedge(claim, 'The port asked the ministry about money.')).toBeUndefined()
  expect(hedge(claim, 'The port thanked the ministry for money.')).toBeUndefined()
})

test.each([
  ['The port offered to flood Beira.', 'The port offered to flood Beira.'],
  ['The port asked the ministry for money.', 'The port asked the ministry for money.'],
  ['The plan of Beira flooded the port.', 'Plans of Beira flooded the port.'],
  ['Police accused the port of flooding.', 'Police accused the port of flooding.'],
])('a hedge that the claim repeats doesn’t count: “%s”', (claim, source) => {
  expect(hedge(claim, source)).toBeUndefined()
})

test('a hedge may follow what it applies to', () => {
  const claim = 'De bond kreeg een hogere toeslag.'
  expect(hedge(claim, 'De bond had op een hogere toeslag gehoopt.', 'nl')).toBe('planned')
  expect(hedge(claim, 'De bond had op een hogere toeslag nooit gehoopt.', 'nl')).toBeUndefined()
  expect(hedge(claim, 'De bond had op hogere toeslag en rust gehoopt.', 'nl')).toBeUndefined()
  expect(hedge(`Gehoopt: ${claim}`, 'De bond had een hogere toeslag gekregen.', 'nl')).toBeUndefined()
  expect(
    hedge('De bond had op een toeslag gehoopt.', 'De bond had op een toeslag gehoopt.', 'nl'),
  ).toBeUndefined()
})

test('what is called possible or likely is no fact', () => {
  const claim = 'The port of Beira felt aftershocks.'
  expect(hedge(claim, 'In the port aftershocks were likely.')).toBe('possible')
  expect(hedge(claim, 'In the port aftershocks were denied.')).toBeUndefined()
  expect(hedge(claim, 'In the port aftershocks killed likely men.')).toBeUndefined()
  expect(hedge(claim, 'In the port aftershocks in rain were likely.')).toBeUndefined()
  expect(
    hedge('Aftershocks in the port were likely.', 'In the port aftershocks were likely.'),
  ).toBeUndefined()
  expect(hedge(claim, 'Likely is the port, aftershocks not.')).toBe('possible')
})
