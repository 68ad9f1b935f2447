import { expect, test } from 'vitest'
import { computePairJoinRates } from './joined-pairs.ts'
import type { TranslatedPair } from './sets/translated-documents.ts'

const pair = (doc: string, story: string, thread = story, isUnseen = true): TranslatedPair => ({
  en: `en ${doc}`,
  nl: `nl ${doc}`,
  about: { story, thread },
  isUnseen,
})
const pairs = [pair('1', 'flood'), pair('2', 'flood'), pair('3', 'match', 'cup'), pair('4', 'final', 'cup')]
const groups = (...of: string[]) =>
  new Map(of.map((group, at) => [`${at % 2 === 0 ? 'en' : 'nl'} ${Math.floor(at / 2) + 1}`, group]))

test('documents of one event may be joined; those of one topic only in a thread', () => {
  const groupOf = groups('a', 'a', 'a', 'b', 'c', 'c', 'c', 'd')
  expect(computePairJoinRates(pairs, groupOf, 'story')).toEqual({ joined: 0.5, wrong: 0.5, documents: 4 })
  expect(computePairJoinRates(pairs, groupOf, 'thread')).toEqual({ joined: 0.5, wrong: 0, documents: 4 })
})

test('fitted documents are not counted but can be joined wrongly with others', () => {
  const some = [pair('1', 'flood'), pair('2', 'fire', 'fire', false)]
  const groupOf = groups('a', 'a', 'a', 'b')
  expect(computePairJoinRates(some, groupOf, 'story')).toEqual({ joined: 1, wrong: 1, documents: 1 })
})
