import { expect, test } from 'vitest'
import { hasNonNeutralLanguage, isNonNeutralTitle } from './colour.ts'

test.each([
  ['en', 'The plan for the wall appears to be dead in the water.'],
  ['en', 'The mayor came out swinging at the hearing on Tuesday.'],
  ['en', 'It was part of an effort to cast aspersions on the port company.'],
  ['en', 'The vote set up an extraordinary showdown in the council.'],
  ['en', 'The mercurial mayor of Beira signed the law.'],
  ['en', 'The council, riven by infighting, adjourned.'],
  ['en', 'There is, naturally, a commercial angle to the wall.'],
  ['en', 'Hold on to that boat, for the water rises again.'],
  ['en', 'A different story is playing out in the harbour.'],
  ['en', 'The mayor took a swipe at the port company on Friday.'],
  ['en', 'All eyes are on the mayor of Beira on Tuesday.'],
  ['en', 'The mayor leaves the council in a shock statement.'],
  ['en', 'The negotiator rages at a deadlock in the talks.'],
  ['en', 'The mayor appeared to smirk as she was asked about the wall.'],
  ['en', 'Mayor powerfully reminds the council of the strength of the wall.'],
  ['en', 'The mayor makes a historic speech on the stranglehold of the port company.'],
  ['en', 'The talks are a fight to the finish, in evidence-free claims.'],
  ['en', 'Tragic past of the engineer who built the wall.'],
  ['nl', 'Het vonnis hangt als een donkere wolk boven de gemeenteraad.'],
  ['nl', 'De burgemeester heeft hard uitgehaald naar het havenbedrijf.'],
  ['nl', 'Het plan wordt aangenomen, zij het morrend.'],
] as const)('%s "%s" is coloured', (language, sentence) => {
  expect(hasNonNeutralLanguage(sentence, language)).toBe(true)
})

test.each([
  ['en', 'Police found 50 of the 112 boats that were stolen from the port.'],
  ['en', 'The mayor called the plan “dead in the water” on Tuesday.'],
  ['en', 'Six people died when the dyke of Beira broke on Friday night.'],
  ['en', 'The crane had stalled after an explosion in the engine room.'],
  ['en', 'The feast of the port was toned down this year.'],
  ['nl', 'De raad stemde met 31 tegen 24 voor de muur.'],
  ['nl', 'De burgemeester noemt het plan “een donkere wolk boven de stad”.'],
  ['nl', 'De gemeente haalt het afval voortaan op dinsdag op.'],
] as const)('%s "%s" is plain', (language, sentence) => {
  expect(hasNonNeutralLanguage(sentence, language)).toBe(false)
})

test.each([
  ['en', 'Beira braces for mass rule breaking', true],
  ['en', 'Mayor launches broadside at port company', true],
  ['en', 'Mayor criticises port company', false],
  ['nl', 'Burgemeester woedend over muur', true],
  ['nl', 'Burgemeester wil een hogere muur', false],
] as const)('%s title "%s" is coloured: %s', (language, title, expected) => {
  expect(isNonNeutralTitle(title, language)).toBe(expected)
})
