import { expect, test } from 'vitest'
import { areReferencesResolved, findRequiredContext, type ReferringSentence } from './required-context.ts'

const words = (...stems: string[]) => new Set(stems)
const ARTICLE = [
  { position: 0, words: words('suspect', 'beira') },
  { position: 1, words: words('suspect', 'knife') },
  { position: 2, words: words('road') },
  { position: 3, words: words('suspect') },
]
const required = (position: number, language = 'en') =>
  findRequiredContext({ text: 'The suspect was found in Beira.', position }, ARTICLE, language)

test('a sentence needs the last earlier one that has its first definite noun', () => {
  expect(required(3)).toEqual({ position: 1, noun: 'suspect' })
  expect(required(1)).toEqual({ position: 0, noun: 'suspect' })
})

test('without such a sentence it needs the one before it, and a first sentence one that nobody has', () => {
  const text = 'The gunman was found in Beira.'
  expect(findRequiredContext({ text, position: 3 }, ARTICLE, 'en')).toEqual({ position: 2, noun: 'gunman' })
  expect(required(0)).toEqual({ position: -1, noun: 'suspect' })
})

test('a sentence that presupposes nothing needs nothing, nor one in a language without rules', () => {
  expect(findRequiredContext({ text: 'Police found a suspect.', position: 3 }, ARTICLE, 'en')).toBeUndefined()
  expect(required(3, 'fr')).toBeUndefined()
})

const of = (
  articleId: string,
  position: number,
  known: Partial<ReferringSentence> = {},
): ReferringSentence => ({
  articleId,
  position,
  need: undefined,
  words: new Set(),
  presupposed: [],
  ...known,
})
const needing = (position: number, needed: number) =>
  of('a1', position, { need: { position: needed, noun: 'suspect' } })
const isClear = (sentences: ReferringSentence[], ...headline: string[]) =>
  areReferencesResolved(sentences, words(...headline))

test('a sentence must follow the one that it needs, without another of its article in between', () => {
  expect(isClear([of('a1', 0), needing(3, 0)])).toBe(true)
  expect(isClear([needing(3, 0), of('a1', 0)])).toBe(true)
  expect(isClear([of('a1', 0), of('a1', 2), needing(3, 0)])).toBe(false)
  expect(isClear([of('a1', 0), of('a2', 2), needing(3, 0)])).toBe(true)
  expect(isClear([of('a1', 1), needing(3, 0)])).toBe(false)
  expect(isClear([of('a2', 0), needing(3, 0)])).toBe(false)
  expect(isClear([needing(3, 0)])).toBe(false)
  expect(isClear([needing(0, -1)])).toBe(false)
})

test('a headline with the noun is sufficient', () => {
  expect(isClear([needing(3, 0)], 'suspect')).toBe(true)
  expect(isClear([needing(3, 0)], 'beira')).toBe(false)
})

const presupposing = of('a1', 3, { presupposed: ['ship', 'crew'] })
test('every noun that a sentence presupposes is in the headline or in an earlier sentence', () => {
  expect(isClear([presupposing])).toBe(false)
  expect(isClear([presupposing], 'ship', 'crew')).toBe(true)
  expect(isClear([presupposing], 'ship')).toBe(false)
  expect(isClear([of('a1', 1, { words: words('crew') }), presupposing], 'ship')).toBe(true)
  expect(isClear([{ ...presupposing, words: words('ship', 'crew') }])).toBe(false)
})

test('earlier is by position within an article, and by order among articles', () => {
  const both = { words: words('ship', 'crew') }
  expect(isClear([of('a1', 4, both), presupposing])).toBe(false)
  expect(isClear([presupposing, of('a1', 2, both)])).toBe(true)
  expect(isClear([of('a2', 9, both), presupposing])).toBe(true)
  expect(isClear([presupposing, of('a2', 0, both)])).toBe(false)
})

test('a text without sentences is clear', () => {
  expect(isClear([])).toBe(true)
})
