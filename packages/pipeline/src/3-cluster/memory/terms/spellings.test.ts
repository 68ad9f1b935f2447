import { expect, test } from 'vitest'
import { NameSpellingStore } from './spellings.ts'

test('the first spelling of a name is retained, also under a new id', () => {
  const spellings = new NameSpellingStore()
  spellings.note(5, 'Genève')
  spellings.note(5, 'GENEVE')
  spellings.note(70_000, 'Malmö')
  expect([spellings.of(5), spellings.of(6), spellings.of(70_000)]).toEqual(['Genève', undefined, 'Malmö'])
  spellings.rename(new Int32Array(70_001).fill(-1).fill(2, 70_000))
  expect([spellings.of(5), spellings.of(2)]).toEqual([undefined, 'Malmö'])
})
