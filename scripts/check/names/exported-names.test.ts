import { expect, test } from 'vitest'
import { findAvoidedNames, parseAvoidedWords } from './exported-names.ts'

const page = `| word | meaning |
| --- | --- |
| feed | a list |

| not | but |
| --- | --- |
| \`keep\`, \`kept\` | store, cache |
| \`in turn\` | serial |
`
const found = (text: string, allowed = {}) =>
  findAvoidedNames([{ file: 'a.ts', text }], parseAvoidedWords(page), allowed)

test('the words to avoid are read from the page', () => {
  expect([...parseAvoidedWords(page)]).toEqual([
    ['keep', 'store, cache'],
    ['kept', 'store, cache'],
    ['in turn', 'serial'],
  ])
  expect(() => parseAvoidedWords('# Words\n')).toThrow('CONTRIBUTING.md has no table of words to avoid.')
})

test.each([
  ['export function keepStory() {}', 'keepStory', 'keep'],
  ['export async function* allKept() {}', 'allKept', 'kept'],
  ['export const MAX_KEPT = 3', 'MAX_KEPT', 'kept'],
  ['export abstract class URLKeep {}', 'URLKeep', 'keep'],
  ['export type Kept = string', 'Kept', 'kept'],
  ['export default function kept() {}', 'kept', 'kept'],
  ['export const runInTurn = 1', 'runInTurn', 'in turn'],
  ["export { type Story, stored as keptStory } from './b.ts'", 'keptStory', 'kept'],
  ['export interface Row {\n  readonly keptAt: Date\n}', 'keptAt', 'kept'],
  ['export interface Row {\n  id: string\n  kept?: Date\n}', 'kept', 'kept'],
  ['export interface Rows<T> {\n  keep<U>(row: T): U\n}', 'keep', 'keep'],
])('%s contains a word to avoid', (text, name, word) => {
  expect(found(text)).toEqual([
    `a.ts exports ${name}: '${word}' has several meanings (${word === 'in turn' ? 'serial' : 'store, cache'}).`,
  ])
})

test.each([
  ['export function keepalive() {}'],
  ['export const turnIn = 1'],
  ['const kept = 1'],
  ["export { kept as stored } from './b.ts'"],
  ['interface Row {\n  kept: Date\n}\nexport interface Other {\n  id: string\n}'],
  ['export interface Row {\n  rows: { kept: Date }\n}'],
])('%s contains none', (text) => {
  expect(found(text)).toEqual([])
})

test('an allowed name passes, and is reported when nothing exports it', () => {
  expect(found('export const keepFit = 1', { keepFit: 'a gym' })).toEqual([])
  expect(found('', { keepFit: 'a gym' })).toEqual([
    'keepFit is no longer exported: take it off the list of allowed names.',
  ])
})
