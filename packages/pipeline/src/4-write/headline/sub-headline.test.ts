import { expect, test } from 'vitest'
import type { RankedSentence } from '../central-sentences.ts'
import { extractDistinctiveWords } from '../sentence/story-sentence.ts'
import { chooseSubHeadline, takeSubHeadlineFromDescription } from './sub-headline.ts'

const ranked = (text: string, position = 0): RankedSentence => ({
  score: 1 - position / 10,
  sentence: {
    text,
    articleId: 'a1',
    field: 'text',
    start: 0,
    end: text.length,
    report: 0,
    position,
    isLead: false,
    kind: 'statement',
    time: 'news',
    need: undefined,
    presupposed: [],
    words: extractDistinctiveWords(text, 'en'),
  },
})
const anyRoom = () => true
const headline = extractDistinctiveWords('Six dead as storm breaks dyke in Beira', 'en')
const told = ranked('A 160-metre stretch of the coastal dyke at Praia Nova broke early on Friday.')
const fresh = ranked('Twenty-three schools have been opened as shelters for families.', 1)

test('a sentence that the description has not', () => {
  expect(chooseSubHeadline([told, fresh], [told], headline, 'en', anyRoom)).toEqual({
    text: fresh.sentence.text,
    from: fresh.sentence,
  })
})

test('nothing where the sources say no more: what the description says isn’t said twice', () => {
  expect(chooseSubHeadline([told], [told], headline, 'en', anyRoom)).toBeUndefined()
})

test('no sentence that says what the description says in other words', () => {
  const repeated = ranked('Coastal dyke at Praia Nova broke early on Friday, a stretch of 160 metres.', 1)
  expect(chooseSubHeadline([told, repeated], [told], headline, 'en', anyRoom)).toBeUndefined()
})

test('no sentence that leans on one that isn’t there', () => {
  const figure = ranked('The figure, given by Corazon Litang, is higher than that of the coast guard.', 1)
  const leaning = { ...figure, sentence: { ...figure.sentence, need: { position: 0, noun: 'figur' } } }
  expect(chooseSubHeadline([told, leaning, fresh], [told], headline, 'en', anyRoom)).toEqual({
    text: fresh.sentence.text,
    from: fresh.sentence,
  })
})

test('somebody’s words only where nothing else adds', () => {
  const quoted = ranked(
    '"The water of Beira rose faster than we had feared in the lower town," said Ana Sitoe.',
    1,
  )
  expect(chooseSubHeadline([told, quoted, fresh], [told], headline, 'en', anyRoom)).toEqual({
    text: fresh.sentence.text,
    from: fresh.sentence,
  })
  expect(chooseSubHeadline([told, quoted], [told], headline, 'en', anyRoom)?.text).toBe(quoted.sentence.text)
})

test('a long sentence ends before an optional clause, but includes its attribution', () => {
  const clause =
    'Engineers closed the road along the harbour on Friday and moved twelve pumps to the lower town'
  const long = ranked(`${clause}, while the water ${'rose and rose and '.repeat(9)}fell.`, 1)
  expect(chooseSubHeadline([told, long], [told], headline, 'en', anyRoom)).toEqual({
    text: `${clause}.`,
    from: long.sentence,
  })
  const claim = ranked(
    `The wall ${'was too low and too old and '.repeat(8)}too weak, the mayor said on Friday.`,
  )
  expect(chooseSubHeadline([told, claim], [told], headline, 'en', anyRoom)).toBeUndefined()
})

test('a description of three sentences gives one away, a long one up to a clause, and never the first', () => {
  const long = ranked(
    'The port company will keep close to 1,000 jobs in the harbour of Maputo after telling its workers earlier in the year that it would close the yard and move the building of ships to the north of the country.',
    2,
  )
  const quoted = ranked('"It went faster than we had feared in the lower town," said Ana Sitoe.', 3)
  const given = takeSubHeadlineFromDescription([told, long, quoted], headline, 'en', (one) =>
    [told, long, quoted].filter((other) => other !== one),
  )
  expect(given?.subHeadline).toEqual({
    text: 'The port company will keep close to 1,000 jobs in the harbour of Maputo.',
    from: long.sentence,
  })
  expect(given?.chosen).toEqual([told, quoted])
  expect(takeSubHeadlineFromDescription([told, long], headline, 'en', () => [told])).toBeUndefined()
})
