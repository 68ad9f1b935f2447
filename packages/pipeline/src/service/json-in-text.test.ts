import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findJsonInText, stripModelReasoning } from './json-in-text.ts'

const WANTED = { sentences: [{ text: 'One {two} [three].', sources: [1] }] }
const JSON_TEXT = JSON.stringify(WANTED)

describe('JSON is found in what a model says', () => {
  test.each([
    ['alone', JSON_TEXT, false],
    ['between fences', `\`\`\`json\n${JSON_TEXT}\n\`\`\``, false],
    ['between fences without a language', `\`\`\`\n${JSON_TEXT}\`\`\``, false],
    ['after a sentence', `Sure! Here is your news:\n\n${JSON_TEXT}`, false],
    ['before a sentence', `${JSON_TEXT}\nI hope that helps {a bit}.`, false],
    ['among prose and fences', `Of course.\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nAnything else?`, false],
    ['after prose with a bracket', `As {JSON}: ${JSON_TEXT}`, false],
    ['with a comma too many', JSON_TEXT.replace(']}]', ',]},]'), true],
    ['with single quotes', JSON_TEXT.replaceAll('"', "'"), true],
    ['with a comment', JSON_TEXT.replace('[1]', '[1] // the first'), true],
    ['without its end', JSON_TEXT.slice(0, -3), true],
    ['in fences without an end', `\`\`\`json\n${JSON_TEXT.slice(0, -2)}`, true],
  ])('%s', (_name, said, isRepaired) => {
    expect(findJsonInText(said)).toEqual({ json: WANTED, isRepaired })
  })

  test('a list too', () => {
    expect(findJsonInText('Here: ["a", "b"]')?.json).toEqual(['a', 'b'])
  })

  test.each([[''], ['I am sorry, I can’t help with that.'], ['"only a text"'], ['42'], ['```\nno\n```']])(
    'nothing is found in %j',
    (said) => {
      expect(findJsonInText(said)).toBeUndefined()
    },
  )

  test.each([['{"a":'], ['[{'], ['[']])('JSON that is nested too deeply isn’t found: %s', (piece) => {
    expect(findJsonInText(piece.repeat(5_000))).toBeUndefined()
  })

  test('whatever is said, nothing is thrown', () => {
    const pieces = fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '```', 'json', '\\', 'a', '\n', '�')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const found = findJsonInText(parts.join(''))
        expect(found === undefined || typeof found.json === 'object').toBe(true)
      }),
    )
  })
})

describe('what a model thinks aloud is no answer', () => {
  test.each([
    ['in a block', '<think>Is it {"a": 1}?</think>\n{"b": 2}'],
    ['in two blocks', '<think>a</think><thinking>b</thinking>{"b": 2}'],
    ['behind the answer', '{"b": 2}<think>Was it {"a": 1}?</think>'],
    ['with its end alone', 'Let me see {"a": 1}.</think>{"b": 2}'],
    ['in a channel', '<|channel|>analysis<|message|>hm {"a": 1}<|channel|>final<|message|>{"b": 2}'],
  ])('%s', (_name, said) => {
    expect(stripModelReasoning(said)).toBe('{"b": 2}')
  })

  test('without an end there is no answer', () => {
    expect(stripModelReasoning('<think>Is it {"a": 1}?')).toBeUndefined()
  })
})
