import { describe, expect, test } from 'vitest'
import { parseDraftFromAnswer } from './read-draft.ts'

const read = (text: string, change = {}) =>
  parseDraftFromAnswer({ text, refusal: undefined, finish: 'stop', tokens: undefined, ...change })
const draftOf = (value: unknown) => {
  const made = read(JSON.stringify(value))
  return 'draft' in made ? made : undefined
}
const line = { text: 'Six people died in Beira.', sources: [1, 2] }

test('the requested form', () => {
  const sub = { text: 'Schools are shelters', sources: [3] }
  expect(draftOf({ headline: line, sub_headline: sub, sentences: [line] })).toEqual({
    draft: { headline: line, subHeadline: sub, sentences: [line] },
    malformed: 0,
    isRepaired: false,
  })
})

describe('a sentence and its sources in forms that models use', () => {
  test.each<[string, unknown]>([
    ['numbers as texts', { text: line.text, sources: ['1', '2'] }],
    ['numbers in one text', { text: line.text, sources: '1, 2' }],
    ['numbers in words', { text: line.text, sources: ['source 1', 'line 2'] }],
    ['objects', { text: line.text, sources: [{ number: 1 }, { number: 2 }] }],
    ['other names', { sentence: line.text, citations: [1, 2] }],
    ['markers in the text', `${line.text.slice(0, -1)} [1, 2].`],
    ['markers in words', `${line.text} (sources: 1, 2)`],
    ['both', { text: `${line.text} [2]`, sources: [1] }],
  ])('%s', (_name, given) => {
    expect(draftOf({ sentences: [given] })?.draft.sentences).toEqual([line])
  })

  test('a number in brackets that is no marker stays', () => {
    const text = 'The child (12) was found in Beira.'
    expect(draftOf({ sentences: [{ text, sources: [1] }] })?.draft.sentences[0]?.text).toBe(text)
  })
})

test('a list alone, and a draft inside another object', () => {
  expect(draftOf([line])?.draft.sentences).toEqual([line])
  expect(draftOf({ answer: { sentences: [line] } })?.draft.sentences).toEqual([line])
})

test('lines that are none are counted and left out; too many are not looked at', () => {
  const made = draftOf({ headline: 7, sentences: [null, line, 3, {}, { text: 'x'.repeat(2_000) }] })
  expect(made).toMatchObject({ draft: { sentences: [line] }, malformed: 4 })
  expect(made?.draft.headline).toBeUndefined()
  expect(draftOf({ sentences: Array(500).fill(line) })?.draft.sentences).toHaveLength(12)
})

test.each<[string, string, object, string]>([
  ['nothing', '  ', {}, 'empty'],
  ['nothing, at the limit', '', { finish: 'length' }, 'cut-off'],
  ['a thought without end', '<think>Six?', {}, 'cut-off'],
  ['a text that stops at the limit', 'Six people', { finish: 'length' }, 'cut-off'],
  ['a refusal', 'I cannot help with that.', {}, 'declined'],
  ['a Dutch refusal', 'Helaas kan ik hier niet mee helpen.', {}, 'declined'],
  ['a refusal in its own field', '', { refusal: 'No.' }, 'declined'],
  ['a filter', '{"sentences"', { finish: 'content_filter' }, 'declined'],
  ['prose', 'Six people died.', {}, 'no-json'],
  ['another form', '{"news": []}', {}, 'wrong-form'],
  ['no sentence', '{"sentences": []}', {}, 'wrong-form'],
])('%s', (_name, text, change, failure) => {
  expect(read(text, change)).toEqual({ failure })
})
