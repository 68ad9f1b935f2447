import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSentenceAfter, findSentenceBefore, MAX_CONTEXT_CHARACTERS } from './surroundings.ts'

const TEXT =
  'The storm came at night. A dyke broke in Beira, killing six people.\n\nMayor Mabunda said eleven were missing. Schools are open.'
const at = (part: string) => TEXT.indexOf(part)

test('the sentences before and after a passage', () => {
  const [start, end] = [at('A dyke'), at('\n\n')]
  expect(findSentenceBefore(TEXT, start)?.text).toBe('The storm came at night.')
  expect(findSentenceAfter(TEXT, end)?.text).toBe('Mayor Mabunda said eleven were missing.')
})

test('a passage within a sentence has the parts of that sentence around it', () => {
  expect(findSentenceBefore(TEXT, at(', killing'))?.text).toBe('A dyke broke in Beira')
  expect(findSentenceAfter(TEXT, at('killing'))?.text).toBe('killing six people.')
})

test('there is nothing before the beginning and after the end', () => {
  expect(findSentenceBefore(TEXT, 0)).toBeUndefined()
  expect(findSentenceAfter(TEXT, TEXT.length)).toBeUndefined()
})

test('a long sentence is cut at a word: its end before the passage, its beginning after it', () => {
  const long = `First ${'word '.repeat(200)}last.`
  const text = `${long} Here. ${long}`
  expect(findSentenceBefore(text, long.length)?.text).toMatch(/^…word .* last\.$/)
  expect(findSentenceAfter(text, long.length + 6)?.text).toMatch(/^First .* word…$/)
})

test('a long sentence without spaces is cut between characters', () => {
  const bridges = '🌉'.repeat(100)
  expect(findSentenceBefore(bridges, bridges.length)?.text).toBe(`…${'🌉'.repeat(79)}`)
  expect(findSentenceAfter(bridges, 0)?.text).toBe(`${'🌉'.repeat(79)}…`)
})

test('whatever the text, the surroundings are short and are words of it', () => {
  const anyText = fc.array(
    fc.constantFrom('A dyke broke.', 'Rain', 'fell ', '\n\n', ' ', '“Go!”', '😀', '3.'),
    {
      maxLength: 200,
    },
  )
  fc.assert(
    fc.property(anyText, fc.nat(1000), (parts, place) => {
      const text = parts.join('')
      for (const one of [
        findSentenceBefore(text, place % (text.length + 1)),
        findSentenceAfter(text, place),
      ]) {
        if (!one) continue
        expect(one.text.length).toBeLessThanOrEqual(MAX_CONTEXT_CHARACTERS)
        const plain = text.slice(one.start, one.end).replace(/\s+/g, ' ').toWellFormed()
        expect(plain).toContain(one.text.replace(/^…|…$/g, ''))
      }
    }),
  )
})
