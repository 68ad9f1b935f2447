import type { Sentence } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import type { DraftJudgementContext } from './judge-sentence.ts'
import { isSentenceRepeated, judgeDraftSentences, replaceRejectedSentences } from './proven-sentences.ts'

test.each([
  ['the same words', 'The dyke broke on Friday.', 'the DYKE broke, on “Friday”', true],
  ['three of five words', 'one two three four five', 'one two three six seven', true],
  ['two of five words', 'one two three four five', 'one two six seven eight', false],
  [
    'three of the five words of a shorter one',
    'one two three four five six seven',
    'one two three x y',
    true,
  ],
  ['three of its five words', 'one two three x y', 'one two three four five six seven', true],
  ['three of seven words', 'one two three four five six seven', 'one two three a b c d', false],
  ['a word several times', 'one one one two three four five', 'one six seven eight nine', false],
  ['no words', '', 'The dyke broke on Friday.', false],
])('whether a sentence with %s is repeated', (_, text, other, expected) => {
  expect(isSentenceRepeated(text, [{ text: other }])).toBe(expected)
})

test('a sentence may repeat any of the others, and none repeats nothing', () => {
  const others = [{ text: 'Schools are shelters.' }, { text: 'The dyke broke on Friday.' }]
  expect(isSentenceRepeated('On Friday the dyke broke.', others)).toBe(true)
  expect(isSentenceRepeated('Trains run again.', others)).toBe(false)
  expect(isSentenceRepeated('The dyke broke on Friday.', [])).toBe(false)
})

const evidence = (number: number) => ({ articleId: `a${number}`, field: 'text' as const, start: 0, end: 10 })
const DRAFT = [
  'The coastal dyke at Praia Nova broke early on Friday.',
  'Eleven fishermen from Beira were missing after a storm.',
  'Schools in Munhava opened their doors as shelters.',
  'Engineers closed both roads between Dondo and Inchope.',
  'Three helicopters brought drinking water to Buzi.',
  'Mozambique asked Portugal for medicine and tents.',
]
const [DYKE = '', MISSING = '', SCHOOLS = '', ROADS = '', HELICOPTERS = '', TENTS = ''] = DRAFT
/** Judges sentences, of which those that name only source 9 are rejected. */
function judge(...sentences: [text: string, ...sources: number[]][]) {
  const bench: DraftJudgementContext = {
    lines: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
      text: `Line ${number}`,
      evidence: evidence(number),
    })),
    articles: new Map(),
    language: 'en',
    unproven: ({ evidence: cited }) =>
      cited.every(({ articleId }) => articleId === 'a9') ? 'number: 9' : undefined,
  }
  return judgeDraftSentences({ sentences: sentences.map(([text, ...sources]) => ({ text, sources })) }, bench)
}
const proven = (text: string, number: number): { sentence: Sentence } => ({
  sentence: { text, evidence: [evidence(number)] },
})
const REPEAT = 'repeat: it is in the text already'

test('proven sentences have their places in order; a draft without sentences has none', () => {
  expect(judge([DYKE, 1], [MISSING, 2])).toEqual({
    places: [proven(DYKE, 1), proven(MISSING, 2)],
    failed: [],
  })
  expect(judge()).toEqual({ places: [], failed: [] })
})

test('a rejected sentence leaves its place to the articles of the sources that it names', () => {
  expect(judge([DYKE, 1], [MISSING, 9], [SCHOOLS, 3])).toEqual({
    places: [proven(DYKE, 1), { articleIds: new Set(['a9']) }, proven(SCHOOLS, 3)],
    failed: [{ text: MISSING, reason: 'number: 9' }],
  })
  expect(judge(['<b>', 2, 3, 0, 10]).places).toEqual([{ articleIds: new Set(['a2', 'a3']) }])
  expect(judge([DYKE]).places).toEqual([{ articleIds: new Set() }])
})

test('a repetition has no place, whether it is proven or not', () => {
  const again = DYKE.replace('early', 'again')
  expect(judge([DYKE, 1], [`${again}\u200b`, 2], [again, 9])).toEqual({
    places: [proven(DYKE, 1)],
    failed: [
      { text: again, reason: REPEAT },
      { text: again, reason: 'number: 9' },
    ],
  })
})

test('a sentence that was only rejected before is no repetition', () => {
  expect(judge([DYKE, 9], [DYKE, 1]).places).toEqual([{ articleIds: new Set(['a9']) }, proven(DYKE, 1)])
})

test('five places are enough; later sentences aren’t judged', () => {
  const { places, failed } = judge(
    [DYKE, 1],
    [MISSING, 9],
    [SCHOOLS, 3],
    [ROADS, 4],
    [DYKE, 2],
    [HELICOPTERS, 5],
    [TENTS, 9],
  )
  expect(places).toHaveLength(5)
  expect(places.at(-1)).toEqual(proven(HELICOPTERS, 5))
  expect(failed.map(({ text }) => text)).toEqual([MISSING, DYKE])
})

const replaced = (places: Parameters<typeof replaceRejectedSentences>[0], ...extracted: Sentence[]) =>
  replaceRejectedSentences(places, extracted).map(({ text }) => text)
const extract = (text: string, number: number) => proven(text, number).sentence
const of = (...ids: string[]) => ({ articleIds: new Set(ids) })

test('a rejected sentence is replaced in its place by one of the same source, else by the first', () => {
  const extracted = [extract(SCHOOLS, 1), extract(ROADS, 2), extract(TENTS, 2)]
  const around = (id: string) => replaced([proven(DYKE, 1), of(id), proven(MISSING, 3)], ...extracted)
  expect(around('a2')).toEqual([DYKE, ROADS, MISSING])
  expect(around('a3')).toEqual([DYKE, SCHOOLS, MISSING])
  expect(replaced([of('a2'), of('a2'), of('a2')], ...extracted)).toEqual([ROADS, TENTS, SCHOOLS])
})

test('one of several passages may be of the same source', () => {
  const both = { text: ROADS, evidence: [evidence(1), evidence(2)] }
  expect(replaced([of('a2'), proven(DYKE, 1), proven(MISSING, 1)], extract(TENTS, 1), both)[0]).toBe(ROADS)
})

test('extracted sentences are added until there are three', () => {
  const extracted = [SCHOOLS, ROADS, HELICOPTERS, TENTS].map((text) => extract(text, 4))
  expect(replaced([proven(DYKE, 1)], ...extracted)).toEqual([DYKE, SCHOOLS, ROADS])
  expect(replaced([], ...extracted)).toEqual([SCHOOLS, ROADS, HELICOPTERS])
  const own = [proven(DYKE, 1), proven(MISSING, 1), proven(TENTS, 1)]
  expect(replaced(own, ...extracted)).toEqual([DYKE, MISSING, TENTS])
  expect(replaced([], extract(SCHOOLS, 1))).toEqual([SCHOOLS])
  expect(replaced([of('a1'), proven(DYKE, 1)])).toEqual([DYKE])
})

test('nothing that is in the text is added, before or behind the place', () => {
  const known = [extract(DYKE, 1), extract(MISSING, 1), extract(ROADS, 2), extract(ROADS, 2)]
  expect(replaced([proven(DYKE, 1), of('a1'), proven(MISSING, 1)], ...known)).toEqual([DYKE, ROADS, MISSING])
  expect(replaced([proven(DYKE, 1), proven(MISSING, 1)], ...known)).toEqual([DYKE, MISSING, ROADS])
  expect(replaced([], ...known)).toEqual([DYKE, MISSING, ROADS])
})
