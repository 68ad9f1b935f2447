import { expect, test } from 'vitest'
import { testNewsroomData } from '../../../newsroom/newsroom.fixture.ts'
import { createClaimChecker } from '../claim-checker.ts'

const checker = createClaimChecker(testNewsroomData)

const EN =
  'Two of the nine members of the Harlow board voted against the merger on Monday. No meeting had been cancelled. Chairman Ivo Lund said a strike was possible in May. About 70 drivers joined the walkout at the Harlow depot. Four of them were hurt by broken glass. Sales of Bexley fell by 9 percent. The depot is 12 kilometres south of Marston. Police arrested a 30-year-old woman on suspicion of theft. The clerk Olaf Reed is away. Trustee Ines Poll calls the merger sensible. The board must sell the depot by June, a judge ruled. In 1990 a fire killed 80 people in Marston. Ines Poll called on the mayor to publish the contract.'
const NL =
  'De provincie Westland laat 40 rode bussen en een blauwe tram rijden. Een reiziger uit Damme vond maandag een tas en gaf die aan de conducteur. De tocht werd betaald door het waterschap. Sporen van brand zijn niet aangetroffen. De bond had op een hogere toeslag gehoopt. De sporthal blijft open. Vereniging De Golf is tevreden. Hoogleraar Piet Maas noemt het ontwerp overtuigend.'

test.each([
  ['all for some', 'number', 'All members of the Harlow board voted against the merger on Monday.'],
  ['what was denied', 'negation', 'Some meetings had been cancelled.'],
  ['possible told as coming', 'modality', 'A strike will follow in May, chairman Ivo Lund said.'],
  ['all of whom some are told', 'number', 'Seventy drivers were hurt by broken glass.'],
  ['a contrary with its number', 'negation', 'Sales of Bexley rose by 9 percent.'],
  ['whose it is', 'role', 'Sales of Harlow fell by 9 percent.'],
  ['the distance', 'name', 'The depot is in Marston.'],
  ['to whom it was done', 'role', 'Olaf Reed was arrested on suspicion of theft.'],
  ['of whom it is said', 'role', 'Ivo Lund is away.'],
  ['the quality', 'source', 'Trustee Ines Poll calls the merger disastrous.'],
  ['what must be done', 'modality', 'The board has sold the depot, a judge ruled.'],
  ['what was asked for', 'modality', 'The mayor published the contract.'],
] as const)('English, another %s is a %s: %s', (_name, kind, claim) => {
  const { problems } = checker.check({ claim, documents: [EN], language: 'en' })
  expect(problems.map((problem) => problem.kind)).toContain(kind)
})

test.each([
  ['what is counted', 'number', 'De provincie Westland laat 40 blauwe trams rijden.'],
  ['who did it', 'role', 'De conducteur vond maandag een tas.'],
  ['who paid', 'role', 'De provincie betaalde de tocht.'],
  ['what was not found', 'negation', 'Er werden sporen van brand gevonden.'],
  ['what was hoped for', 'modality', 'De bond kreeg een hogere toeslag.'],
  ['of whom it is said', 'role', 'Piet Maas is tevreden.'],
  ['the quality', 'source', 'Hoogleraar Piet Maas noemt het ontwerp mislukt.'],
] as const)('Dutch, another %s is a %s: %s', (_name, kind, claim) => {
  const { problems } = checker.check({ claim, documents: [NL], language: 'nl' })
  expect(problems.map((problem) => problem.kind)).toContain(kind)
})

test.each([
  ['en', 'Two board members voted against the merger on Monday.'],
  ['en', 'Four of the drivers were hurt.'],
  ['en', 'Ivo Lund said a strike may follow in May.'],
  ['en', 'The depot has to be sold by June, a judge ruled.'],
  ['nl', 'De sporthal gaat niet dicht.'],
  ['nl', 'Het waterschap betaalde de tocht.'],
  ['nl', 'Er werden geen sporen van brand gevonden.'],
] as const)('%s, in other words: %s', (language, claim) => {
  const documents = [language === 'en' ? EN : NL]
  expect(checker.check({ claim, documents, language }).problems).toEqual([])
})
