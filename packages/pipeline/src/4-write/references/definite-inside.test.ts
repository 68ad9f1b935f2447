import { expect, test } from 'vitest'
import { findUnintroducedNouns } from './definite-inside.ts'

test.each([
  ['en', 'The minister met reporters on Friday after announcing the changes.', ['chang']],
  ['en', 'The mayor met reporters on Friday and defended the decision.', ['decis']],
  ['en', 'The presence of the television commentator, a star at Auburn, underlined a drive.', ['comment']],
  ['en', 'Engineers found that the two modes are alike.', ['mode']],
  ['en', 'Trump defended the decision to leave.', []],
  ['en', 'A plan was made in March and the plan failed.', []],
  ['en', 'Lawmakers rejected the Senate bill on Friday.', []],
  ['en', 'Moreno and Adams said the two leaders agreed.', []],
  ['nl', 'De minister sprak vrijdag met de pers over het voorstel.', ['voorstel']],
  ['en', 'Trump played down the changes proposed by his party and the city’s decision.', []],
  ['nl', 'De minister sprak vrijdag over het voorstel van de SP.', []],
] as const)('%s: "%s" takes as known: %j', (language, text, nouns) => {
  expect(findUnintroducedNouns(text, language)).toEqual(nouns)
})
