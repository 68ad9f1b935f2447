import { expect, test } from 'vitest'
import { hasUnattributedJudgement, isOpinionTitle } from './opinion.ts'

test.each([
  ['en', 'The harbour was right to fire its engineer'],
  ['en', 'Beira Is Making a Huge Mistake on the Dyke'],
  ['en', 'Add Sitoe to the list of those who looked away'],
  ['en', 'If Sitoe can’t lead the council, she should go fishing'],
  ['en', 'The breach at Beira is a test for the mayor'],
  ['en', 'No, the mayor did not move the dyke'],
  ['en', 'The mayor’s plan may be doomed unless she learns to listen'],
  ['en', 'Council should pay for the wall'],
  ['en', 'The day the dyke of Beira died'],
  ['en', 'New law on the harbour seems impossible to stop'],
  ['en', 'The figures of the port suggest a different story'],
  ['en', 'The wall of Beira is here to stay'],
  ['en', 'The trouble with the wall of Beira'],
  ['en', 'The council’s harbour board was doomed from the start'],
  ['en', 'Lost vote shows liberals could use an agenda'],
  ['nl', 'De havencommissie was van begin af aan gedoemd'],
  ['nl', 'Het is hoog tijd voor een nieuwe dijk'],
  ['nl', 'Het probleem met de dijk van Beira'],
  ['nl', 'De dag dat de dijk van Beira stierf'],
  ['nl', 'De haven had gelijk om de ingenieur te ontslaan'],
  ['nl', 'Beira maakt een grote fout met de dijk'],
  ['nl', 'Hoog tijd voor een nieuwe dijk'],
  ['nl', 'Eindelijk ziet ook Beira in dat een muur bittere noodzaak is'],
  ['nl', 'De dijkdoorbraak is een toets voor de burgemeester'],
  ['nl', 'De gemeente zou moeten betalen voor de muur'],
] as const)('%s "%s" is its writer’s opinion', (language, title) => {
  expect(isOpinionTitle(title, language)).toBe(true)
})

test.each([
  ['en', 'Beira was right to fire engineer, court rules'],
  ['en', 'Mayor: Beira should rebuild the wall'],
  ['en', 'Council split on who should pay for the wall'],
  ['en', 'Mayor calls the wall a “disgrace”'],
  ['en', 'Dyke of Beira breaks in the night'],
  ['en', 'No new breaches in the dyke of Beira'],
  ['nl', 'Beste dijk van het land staat in Beira'],
  ['en', 'Beira may be without water for weeks'],
  ['nl', 'Rechter: haven had gelijk om ingenieur te ontslaan'],
  ['nl', 'Burgemeester vindt dat de gemeente zou moeten betalen'],
  ['nl', 'Dijk van Beira breekt in de nacht'],
] as const)('%s "%s" is news', (language, title) => {
  expect(isOpinionTitle(title, language)).toBe(false)
})

test.each([
  ['en', 'Tuesday’s vote is a victory for the lower town and for its fishermen.', true],
  ['en', 'The mayor said Tuesday’s vote is a victory for the lower town.', false],
  ['en', 'The decision of the court is a victory for the lower town and its fishermen.', true],
  ['en', 'The council voted by 31 to 24 for the wall.', false],
  ['nl', 'De stemming is een overwinning voor de benedenstad.', true],
  ['nl', 'Volgens de burgemeester is de stemming een overwinning voor de benedenstad.', false],
] as const)('%s "%s" judges: %s', (language, sentence, expected) => {
  expect(hasUnattributedJudgement(sentence, language)).toBe(expected)
})
