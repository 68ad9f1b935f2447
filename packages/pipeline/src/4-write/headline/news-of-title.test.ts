import { expect, test } from 'vitest'
import { removeTeaserFromTitle, removeTitleQuotationAndComment } from './news-of-title.ts'

const NEWS = 'Dyke of Beira breaks in the night'
const THIRTY = 'Dyke of Beira breaks on Friday'
const TWENTY_NINE = 'Dyke of Beira breaks at night'

test.each([
  [`"A mess": ${NEWS}`, NEWS],
  [`“A mess”: ${NEWS}`, NEWS],
  [`‘A mess’: ${NEWS}`, NEWS],
  [`'A mess': ${NEWS}`, NEWS],
  [`“No”: ${NEWS}`, NEWS],
  [`“${'x'.repeat(70)}”: ${NEWS}`, NEWS],
  [`“A mess”: “Dyke” of Beira breaks in the night`, '“Dyke” of Beira breaks in the night'],
  [`Move over, Rotterdam; ${NEWS}`, NEWS],
  ['Sorry, Beira: no new wall for the town this year', 'no new wall for the town this year'],
  [`Bad news – ${NEWS}`, NEWS],
  [`Hold my beer — ${NEWS}`, NEWS],
  ['Slecht nieuws: de dijk van Beira wordt niet hoger', 'de dijk van Beira wordt niet hoger'],
  ['Pas op, Beira: het water staat vrijdag nog hoger', 'het water staat vrijdag nog hoger'],
  [`“A mess”: ${THIRTY}`, THIRTY],
])('what precedes the news is removed: %s', (title, expected) => {
  expect(removeTitleQuotationAndComment(title)).toBe(expected)
})

test.each([
  ['nothing to remove', NEWS],
  ['nothing at all', ''],
  ['too little behind a quotation', `“A mess”: ${TWENTY_NINE}`],
  ['too little behind an aside', `Sorry, Rotterdam: ${TWENTY_NINE}`],
  ['a quotation without a colon', `“A mess” ${NEWS}`],
  ['a quotation of one letter', `“A”: ${NEWS}`],
  ['a long quotation', `“${'x'.repeat(71)}”: ${NEWS}`],
  ['a number behind a quotation', '“A mess”: 14 dykes of Beira break in the night'],
  ['another word that begins like an aside', `Sorryness of Beira: ${NEWS}`],
  ['an aside in the middle', `Mayor is sorry, Beira: ${NEWS}`],
  ['a long aside', `Sorry, ${'x'.repeat(40)}: ${NEWS}`],
])('a title with %s keeps its beginning', (_, title) => {
  expect(removeTitleQuotationAndComment(title)).toBe(title)
})

test.each([
  [`${NEWS}: “It was a mess”`, NEWS],
  [`${NEWS}. "It was a mess"`, NEWS],
  [`${NEWS}! ‘It was a mess’`, NEWS],
  [`${NEWS}: 'It was a mess'`, NEWS],
  [`${THIRTY}: “It was a mess”`, THIRTY],
  ['The council of Beira has changed its name. A bit', 'The council of Beira has changed its name'],
  [`${THIRTY}. Almost`, THIRTY],
  ['De raad van Beira heeft een nieuwe naam. Een beetje', 'De raad van Beira heeft een nieuwe naam'],
])('a quotation or comment behind the news is removed: %s', (title, expected) => {
  expect(removeTitleQuotationAndComment(title)).toBe(expected)
})

test.each([
  ['too little in front of a quotation', `${TWENTY_NINE}: “It was a mess”`],
  ['no verb in front of a quotation', 'Mayor of Beira on the storm of Monday: “It was a mess”'],
  ['a short quotation', `${NEWS}: “A mess”`],
  ['a quotation that goes on', `${NEWS}: “It was a mess”, mayor says`],
  ['too little in front of a comment', `${TWENTY_NINE}. Almost`],
  ['no verb in front of a comment', 'Council of the village of Beira, a new name. Almost'],
])('a title with %s keeps its end', (_, title) => {
  expect(removeTitleQuotationAndComment(title)).toBe(title)
})

const FINED = 'Fishermen of Beira will be fined'
test.each([
  [`${FINED} as city braces for more`, FINED],
  [`${FINED}, as city braces for more`, FINED],
  [`${FINED} amid bitter feud in council`, FINED],
  [`${FINED} while harbour is plagued by storms`, FINED],
  ['Vissers krijgen boete in Beira terwijl raad woedend is', 'Vissers krijgen boete in Beira'],
  ['Vissers krijgen boete in Beira nu burgemeester hard uithaalt', 'Vissers krijgen boete in Beira'],
])('a last clause that colours the news is removed: %s', (title, expected) => {
  expect(removeTitleQuotationAndComment(title)).toBe(expected)
})

test.each([
  ['is plain', `${FINED} as council votes for a new wall`],
  ['has too little in front of it', 'Fishers of Buzi will be fined, as city braces for more'],
  ['has no verb in front of it', 'Fishermen in the harbour of Beira as city braces for more'],
  ['isn’t the last', `${FINED} as city braces for more, mayor says`],
  ['follows loud words', `Beira braces for storm: ${FINED} as council votes`],
])('a clause stays that %s', (_, title) => {
  expect(removeTitleQuotationAndComment(title)).toBe(title)
})

test.each([
  [`${NEWS}. Here’s what to know`, NEWS],
  [`${NEWS}: here are the new rules`, NEWS],
  [`${NEWS} (again) here is why`, `${NEWS} (again)`],
  [`${NEWS}. What now?`, NEWS],
  [`${NEWS}! See the pictures`, NEWS],
  ['Dijk bij Beira gaat vrijdag open. Zo kom je er', 'Dijk bij Beira gaat vrijdag open'],
  ['Dijk bij Beira gaat vrijdag open! Bekijk de beelden', 'Dijk bij Beira gaat vrijdag open'],
  [`${THIRTY}. What now?`, THIRTY],
  [`${NEWS} so why can't Dondo?`, NEWS],
  [`${NEWS}, but who pays?`, NEWS],
  ['De veerboten van Gent varen weer, dus waarom niet in Beira?', 'De veerboten van Gent varen weer'],
  [`${THIRTY}, but who pays?`, THIRTY],
  ['Fourteen hours on a train: what this mother did', 'Fourteen hours on a train'],
  ['Who pays? Fourteen hours on a train: what this mother did', 'Who pays? Fourteen hours on a train'],
  ['Buit van 6 miljoen in Beira : zo ging het', 'Buit van 6 miljoen in Beira'],
  [`${NEWS}: how ’t happened`, NEWS],
])('a teaser or a question behind the news is removed: %s', (title, expected) => {
  expect(removeTeaserFromTitle(title)).toBe(expected)
})

test.each([
  ['nothing to remove', NEWS],
  ['nothing at all', ''],
  ['too little in front of a teaser', `${TWENTY_NINE}. What now?`],
  ['a teaser that isn’t a sentence', `${NEWS}, what a mess`],
  ['a teaser that isn’t the end', `${NEWS}. Here is why. More`],
  ['a word that begins like a teaser', `${NEWS}. Seed is lost`],
  ['too little in front of a question', `${TWENTY_NINE}, but who pays?`],
  ['no question mark', `${NEWS}, so what`],
  ['too little in front of a colon', 'Fifteen hours on a train: what this mother did'],
  ['a question behind a colon', `${NEWS}: what can this mother do?`],
  ['a short end', `${NEWS}: this is`],
  ['a teaser in quotation marks', `${NEWS}: “what this mother did”`],
])('a title with %s stays', (_, title) => {
  expect(removeTeaserFromTitle(title)).toBe(title)
})
