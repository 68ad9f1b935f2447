import { expect, test } from 'vitest'
import { findPresupposedSubject } from './definite-start.ts'
import { dependsOnPreviousSentence } from './dependent-sentence.ts'

test.each([
  ['en', 'The board did not see it coming, though.'],
  ['en', 'The beavers, with no bears or wolves to worry them, did not.'],
  ['en', 'A traffic study is not due before April, and its leader, Karim Bouzerda, fears more cars.'],
  ['en', 'By the next afternoon five ships were running to Luganville.'],
  ['en', 'Two were taken to a hospital in Cebu.'],
  ['en', 'In Praia Nova and Munhava it stood chest-high by the time the siren sounded.'],
  ['en', 'The National Rifle Association was crucial to his election.'],
  ['en', 'Republicans will debate the bill on Friday, the Post reported.'],
  ['en', 'Rebranded as a neutral checker of facts, it supported Ana Sitoe on Tuesday.'],
  ['en', 'For comparison, the port of Sofala counted 27 ships.'],
  ['nl', 'Ter vergelijking: de haven van Sofala telde 27 schepen.'],
  ['en', 'The margins in them will go a long way toward a result.'],
  ['en', 'In the suburbs, that figure is twice as high.'],
  ['en', 'Given that prior position, Trump surprised his party.'],
  ['en', 'Netanyahu opposed that policy in a letter to Obama.'],
  ['en', 'If not, they will try in March.'],
  ['en', 'Now, it’s rethinking its gifts to both parties.'],
  ['en', 'As such, the Chromecast is the only device with 4K.'],
  ['en', 'Only five of them were in the vaccine arm of the trial.'],
  ['en', 'Talks in Geneva broke down on Friday, the source said.'],
  ['en', 'The Senate met on Friday and minutes later, Schumer spoke.'],
  ['en', 'Mozilla’s founder gave money to the campaign in the same year.'],
  ['en', 'A similar approach could clear the records of 1.5 million people.'],
  ['nl', 'Een soortgelijke aanpak geldt in Utrecht voor 300 mensen.'],
  ['nl', 'Drie van hen waren in Beira geboren.'],
  ['nl', 'De gesprekken in Genève zijn mislukt, de bron zegt niet waarom.'],
  ['nl', 'De Senaat stemde en minuten later, na een schorsing, sprak Schumer.'],
  ['en', 'Data from the health office, however, show that only 8,179 samples were tested.'],
  ['nl', 'Cijfers van het RIVM laten echter zien dat er minder is getest.'],
  ['nl', 'De politie wil dat aantal niet bevestigen.'],
  ['nl', 'Twee zijn er doorgevaren naar Antwerpen.'],
  ['nl', 'Kort daarna regende het as op het dorp.'],
  ['nl', 'Vooral de ander is daar niet blij mee.'],
  ['nl', 'De kans op toeval is volgens hen één op de 10.000.'],
  ['nl', 'Oldenziel schat de kosten van zo’n vernieuwing op 90 miljoen euro.'],
  ['nl', 'Dergelijke dijken zijn kwetsbaar.'],
  ['en', 'Engineers put the cost of such a renewal at 90 million euros.'],
] as const)('%s: "%s" leans on what was said before', (language, text) => {
  expect(dependsOnPreviousSentence(text, language)).toBe(true)
})

test.each([
  ['en', 'Airport manager Sheila Aqiatu said she needed nine hours.'],
  ['en', 'Tesla Motors and its leader, Elon Musk, are to appear in court.'],
  ['en', 'There were no deaths.'],
  ['nl', 'De burgemeester zei dat hij de uitslag volgt.'],
  ['nl', 'Het water staat anderhalve meter hoog.'],
  ['nl', 'In de haven liggen zo’n 300 schepen en zo’n twintig pontons.'],
  ['en', 'A total of 14 deaths were recorded in Singapore, up from nine in the same period last year.'],
  ['en', 'The approach of Stormont differs from that taken in London.'],
  ['en', 'At this year’s fair in Crystal Beach, 189 people were arrested.'],
  ['en', 'The mayor said that police had closed the road.'],
  ['nl', 'De minister zei dat politie en brandweer de weg sluiten.'],
  ['en', 'Crops such as maize were lost.'],
] as const)('%s: "%s" can be understood alone', (language, text) => {
  expect(dependsOnPreviousSentence(text, language)).toBe(false)
})

test.each([
  ['en', 'The suspect, a former employee, was found nearby.', 'suspect'],
  ['en', 'The figure, given by Dr Litang, is higher.', 'figur'],
  ['en', 'The trade failed.', 'trade'],
  ['en', 'The fourth hardly appeared.', 'hard'],
  ['en', 'After the vote in March, the reporter left.', 'report'],
  ['en', 'The mayor of Beira said so.', undefined],
  ['en', 'The Supreme Court said so.', undefined],
  ['en', 'The police said so.', undefined],
  ['en', 'The tanker, Sinar Laguna, hit a jetty.', undefined],
  ['en', 'A tanker hit the jetty.', undefined],
  ['nl', 'De dader vluchtte in een bus.', 'dader'],
  ['nl', 'De brug over de Waal is dicht.', undefined],
  ['nl', 'De Tweede Kamer stemde voor.', undefined],
] as const)('%s: "%s" takes as known: %s', (language, text, noun) => {
  expect(findPresupposedSubject(text, language)).toBe(noun)
})
