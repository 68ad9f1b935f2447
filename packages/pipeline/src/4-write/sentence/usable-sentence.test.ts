import { expect, test } from 'vitest'
import { isUsableSentence } from './usable-sentence.ts'

test.each([
  'A 160-metre stretch of the dyke broke in the early hours, killing six people.',
  'Mayor Celestino Mabunda said: "We will rebuild the wall before the next tide."',
  'This week the council will vote on a plan to close the quays to cars.',
  'There are eleven people missing, the national disaster office said on Friday.',
  'In an address to the council, Mayor Ana Sitoe said she would rebuild the wall.',
  'After Mayor Ana Sitoe lost the vote, she left the council chamber by a side door.',
  'The storm could be the worst of the season, the weather office said on Friday.',
  'Mayor Ana Sitoe slammed the plan as “a gift to the builders of the lower town”.',
  'The port could be closed for weeks, the Beira Post reported on Friday evening.',
  'The man arrested after the fire in the harbour of Beira is a former port worker.',
  'The mayor of Beira stayed away on Monday, as the paper printed his thank-you letter to builders.',
  '“The wall of Beira was too low for the tide,” Mayor Ana Sitoe said on Friday.',
  'A day after Mayor Ana Sitoe praised the wall, the future of its director is in question.',
  'This week and this morning the council met behind closed doors, officials said.',
  'The council pardoned I. Lewis Sitoe, who was convicted of fraud in 2007.',
])('EN "%s" can be understood alone', (sentence) => {
  expect(isUsableSentence(sentence, 'en')).toBe(true)
})

test.each([
  ['the end of it', 'The Senate stood for the former Speaker of the House of Representatives Rt.'],
  ['a pronoun before its noun', 'He was taken to a hospital in the city with burns to both hands.'],
  ['a pronoun that speaks', '"We will rebuild the wall before the next tide," he said on Friday.'],
  ['what was said before', 'However, the opposition called the vote a leap in the dark.'],
  ['a quotation without speaker', '"We will rebuild the wall before the next tide comes in."'],
  ['half a quotation', '“We will rebuild the wall before the next tide comes in.'],
  ['our own voice', 'We spoke to people in the harbour about what happened next.'],
  ['a man told of before', 'The man was taken to a hospital in the city of Beira on Friday.'],
  ['a question', 'Could the wall have been saved if the warning had come earlier?'],
  ['furniture', 'Sign up for our newsletter to read more stories from the region.'],
  ['a teaser cut off', 'The wall that was meant to hold back the sea broke when the...'],
  ['a fragment', 'Six people died.'],
  [
    'a pronoun behind a phrase',
    'In an interview with the Beira Post, he admitted that the wall was too low.',
  ],
  ['a pronoun behind a day', 'On Tuesday she called the wall a disgrace to the whole of the lower town.'],
  ['a phrase that points back', 'As part of that plan, the council of Beira will rebuild the coastal wall.'],
  ['a guess of the writer', 'The storm might well be the worst that the port of Beira has ever seen.'],
  ['a judgement of the writer', 'The city spent a whopping 40 million on a wall that broke in a night.'],
  ['a pointer to a live blog', 'The storm is moving inland, as our live blog has reported all morning.'],
  ['a caption', 'Photos: The harbour of Beira remains closed after the storm on Friday.'],
  ['a doubled full stop', 'The wall will be rebuilt by the end of summer or the beginning of autumn..'],
  ['a label', 'Harbour Nation: The wall of Beira will be honoured at the builders’ awards.'],
  ['a quotation that says nothing', '“Well, I’ll tell you what,” Mayor Ana Sitoe said.'],
  ['a name that was lost', 'Rep. (D-Beira) shortly after the arrest linked the breach to the port company.'],
  ['a call to the reader', 'Let’s take the money of the port out of the plan for the coastal wall.'],
  ['a post told of before', 'Right after the mayor sent this message, shares of the port company fell.'],
  ['an answer to what was said', 'In response, the port company held a drill within ten miles of the wall.'],
  ['some of what was told', 'Many of these are old quarrels in the council of the city of Beira.'],
  ['a sentence without subject', 'Will have a lot more free time to look at the wall soon.'],
  ['talks told of before', 'Mayor Ana Sitoe also laid out the conditions for any such discussions.'],
  ['half a sentence', 'Not because the wall was too low, but because the port company wanted it so.'],
  ['names alone', 'Ana Sitoe, Beira Post and Rui Mabunda, Harbour Gazette (Mozambique.)'],
  [
    'a heading that ran into the sentence',
    'Beira is willing to talk ‘at any time, at any place’ The statement of Ana Sitoe came after the vote.',
  ],
  ['an answer without its question', '“Comprehensively – in law school, at night,” Senator Ana Sitoe noted.'],
  ['a programme', 'BBC Sport speaks to rowing clubs as the harbour of Beira opens again after the storm.'],
  [
    'a programme’s promise',
    'The mayor of Beira signs the law on the wall; reaction and analysis on ‘Harbour Tonight.’',
  ],
  ['a label of a summary', 'Summary: The port of Beira reopened on Friday after the storm of Monday.'],
  [
    'an open bracket',
    'The trial was stopped, World Health Organization (WHO Director Ana Sitoe said on Friday.',
  ],
  ['share prices', 'The storm hurt the builders HRB, -3.04%, and the port company BRP, +1.35%.'],
])('EN %s does not', (_name, sentence) => {
  expect(isUsableSentence(sentence, 'en')).toBe(false)
})

test.each([
  'De gemeenteraad heeft met 31 stemmen tegen 24 besloten de kades autovrij te maken.',
  'Burgemeester Celestino Mabunda zegt dat er 23 scholen zijn geopend als opvang.',
  'Burgemeester Ana Sitoe zei dat ze de muur voor de winter zal herbouwen.',
  'De raad veroordeelde het plan als “een geschenk aan de bouwers van de stad”.',
  'De man die na de brand in de haven is aangehouden, werkte er vroeger.',
  'Volgens het weerbureau zou de storm de zwaarste van het seizoen kunnen worden.',
])('NL "%s" can be understood alone', (sentence) => {
  expect(isUsableSentence(sentence, 'nl')).toBe(true)
})

test.each([
  'Hij werd met brandwonden naar een ziekenhuis in de stad gebracht.',
  'In het interview met De Havenkrant erkent hij opnieuw dat de muur te laag was.',
  'Volg via dit liveblog het laatste nieuws over de storm in Beira en omgeving.',
  'Misschien was de muur bij Praia Nova al jaren te laag voor zulk hoog water.',
  'Na dat besluit van de raad begon de stad Beira met de bouw van een muur.',
  'Vandaag: hoe de muur van Beira in één nacht door de storm werd gebroken.',
  'Daarnaast komt er een breed fietspad langs het water van de rivier.',
  '‘Dat is precies wat ik in de rust had verboden vanavond.’',
  'Als reactie hield de haven een oefening op tien kilometer van de muur.',
  'Veel daarvan zijn oude ruzies in de gemeenteraad van de stad Beira.',
  'Niet omdat de muur te laag was, maar omdat de haven het zo wilde.',
  'Wij spraken met bewoners van de wijk over wat er is gebeurd.',
])('NL "%s" does not', (sentence) => {
  expect(isUsableSentence(sentence, 'nl')).toBe(false)
})
