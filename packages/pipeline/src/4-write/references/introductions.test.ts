import { expect, test } from 'vitest'
import { createPersonIntroducer } from './introducer.ts'
import { findPersonIntroductions } from './introductions.ts'

const text = [
  'The wall broke early on Friday, Mayor Celestino Mabunda said.',
  'Rinat Akhmetshin, a lobbyist, said he had met nobody.',
  'Hydroloog Marijke Oldenziel zegt dat de wijk onder water staat.',
  'Four valleys near Ushuaia, at the tip of Argentina, are free of beavers.',
  'Some 74,000 Overseas Fijians may vote by post.',
].join('\n')
const sentence = (said: string) => ({
  text: said,
  evidence: [{ articleId: 'a', field: 'text' as const, start: 0, end: 1 }],
})
const introduce = createPersonIntroducer([{ id: 'a', summary: '', text }])
const told = (...lines: string[]) => introduce.sentences(lines.map(sentence)).map((each) => each.text)

test('people are found with their office, places and peoples are none', () => {
  expect([...findPersonIntroductions(text).keys()]).toEqual(['Mabunda', 'Akhmetshin', 'Oldenziel'])
})

test('Dutch bodies are no people, who is called Mevr. is one', () => {
  const dutch = [
    'De Tweede Kamer zei dinsdag nee.',
    'Volgens de krant zegt Europese Commissie niets.',
    'Amsterdamse Rechtbank vindt dat het anders moet.',
    'Mevr. Marijke Oldenziel was er ook.',
  ].join('\n')
  expect([...findPersonIntroductions(dutch).keys()]).toEqual(['Oldenziel'])
})

test('words before an office are none of it', () => {
  const english = [
    'It fits attempts to deal with Schumer and Speaker Nancy Pelosi after frustration.',
    'The statement suggests Defense Secretary James Mattis was not told.',
    'Chairman of the Joint Chiefs of Staff Gen. Joseph Dunford declared no changes.',
    'Later former Deputy Prime Minister Ana Sandhu resigned.',
    'Volgens hem was oud-minister Daan van der Berg erbij.',
    'De fractie van Groenlinks minister Fleur Tilstra stemde tegen.',
  ].join('\n')
  expect([...findPersonIntroductions(english).values()].map(({ whole }) => whole)).toEqual([
    'Speaker Nancy Pelosi',
    'Defense Secretary James Mattis',
    'Gen. Joseph Dunford',
    'former Deputy Prime Minister Ana Sandhu',
    'oud-minister Daan van der Berg',
    'minister Fleur Tilstra',
  ])
})

test('a party or an age says that a name is a person’s', () => {
  const english = [
    'Republican Roy Mabunda and Democrat Doug Sitoe spoke to voters.',
    'Ana Tilstra, the 70-year-old nominee, stayed at home.',
    'Fleur Oldenziel, de 70-jarige wethouder, bleef thuis.',
  ].join('\n')
  expect([...findPersonIntroductions(english).values()].map(({ whole }) => whole)).toEqual([
    'Republican Roy Mabunda',
    'Democrat Doug Sitoe',
    'Ana Tilstra',
    'Fleur Oldenziel',
  ])
})

test('the first surname of a text gets first name and office, later ones stay', () => {
  expect(told('Mabunda said eleven were missing.', 'Schools are open, Mabunda said.')).toEqual([
    'Mayor Celestino Mabunda said eleven were missing.',
    'Schools are open, Mabunda said.',
  ])
  expect(told('Mr. Akhmetshin denied it.')).toEqual(['Rinat Akhmetshin denied it.'])
  expect(told('Volgens Oldenziel is de schade groot.')).toEqual([
    'Volgens Marijke Oldenziel is de schade groot.',
  ])
})

test('who is introduced by the sentence itself, or by the headline, is left as is', () => {
  expect(told('Mayor Mabunda said so.')).toEqual(['Mayor Mabunda said so.'])
  const wall = sentence('Mabunda wants a new wall.')
  expect(introduce.subHeadline(wall, 'Mabunda re-elected in Beira')).toEqual(wall)
  expect(introduce.subHeadline(wall, 'Beira elects').evidence).toHaveLength(2)
})

test('the passage that introduces somebody is cited with the sentence', () => {
  const [said] = introduce.sentences([sentence('Mabunda said eleven were missing.')])
  const passages = said?.evidence.map(({ start, end }) => text.slice(start, end))
  expect(passages?.at(-1)).toBe('Mayor Celestino Mabunda')
  expect(introduce.sentences([sentence('Eleven were missing.')])[0]?.evidence).toHaveLength(1)
})

test('a surname of two people isn’t introduced, even if one article names both', () => {
  const both =
    'Mayor Celestino Mabunda was in Beira on Friday. His wife and council member Rosa Mabunda recovers at home, a nurse said.'
  const one = { id: 'a', summary: '', text: both }
  expect([...findPersonIntroductions(both).keys()]).not.toContain('Mabunda')
  const line = 'Spokesman Rui Sitoe said Mabunda would speak on Monday.'
  expect(createPersonIntroducer([one]).sentences([sentence(line)])[0]?.text).toBe(line)
})

test('a surname behind its particle is a part of the name', () => {
  const named = 'Crown Prince Mohammed bin Salman said on Friday that the port would open.'
  const line = 'The port was built for Mohammed bin Salman in two years.'
  expect(
    createPersonIntroducer([{ id: 'a', summary: '', text: named }]).sentences([sentence(line)])[0]?.text,
  ).toBe(line)
})
