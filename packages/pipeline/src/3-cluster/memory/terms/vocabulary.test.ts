import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IntegerSumTable } from '../postings/tally.ts'
import { Vocabulary } from './vocabulary.ts'

const part = (...ids: number[]) => {
  const counts = new IntegerSumTable(8)
  for (const id of ids) counts.add(id, 1)
  return counts
}
const words = fc.string({ unit: fc.constantFrom(...'abcdé'), minLength: 1, maxLength: 4 })

describe('the vocabulary', () => {
  test('gives a term one id and an id its term, whatever comes between', () => {
    fc.assert(
      fc.property(fc.array(words), (terms) => {
        const vocabulary = new Vocabulary()
        const ids = new Map(terms.map((term) => [term, vocabulary.id(term)]))
        expect(vocabulary.size).toBe(ids.size)
        expect(new Set(ids.values()).size).toBe(ids.size)
        for (const [term, id] of ids) {
          expect(vocabulary.id(term)).toBe(id)
          expect(vocabulary.term(id)).toBe(term)
        }
      }),
    )
  })

  test('holds more terms than it begins with room for', () => {
    const vocabulary = new Vocabulary()
    const ids = Array.from({ length: 20_000 }, (_, at) => vocabulary.id(`t${at}`))
    expect(vocabulary.term(ids.at(-1) ?? -1)).toBe('t19999')
    expect(vocabulary.weight(ids.at(-1) ?? -1)).toBeCloseTo(vocabulary.maxWeight)
    expect(vocabulary.background(ids.at(-1) ?? -1)).toBeCloseTo(2e-5)
  })

  test('knows the sort of a term by its first letters', () => {
    const vocabulary = new Vocabulary()
    const [place, word] = [vocabulary.id('!beira'), vocabulary.id('beira')]
    expect([vocabulary.isOfSort(place, '!'), vocabulary.isOfSort(word, '!')]).toEqual([true, false])
  })

  test('an ordinary word has less weight than an unknown one, before the first article and as a name too', () => {
    const vocabulary = new Vocabulary(undefined, new Map([['city', 0.1]]))
    const [ordinary, name, shared, unknown] = ['city', '@city', 'e:city', 'okonjo'].map((term) =>
      vocabulary.id(term),
    )
    expect(vocabulary.weight(ordinary ?? -1)).toBeLessThan(vocabulary.weight(unknown ?? -1))
    expect(vocabulary.weight(name ?? -1)).toBe(vocabulary.weight(ordinary ?? -1))
    expect(vocabulary.weight(shared ?? -1)).toBe(vocabulary.weight(ordinary ?? -1))
    expect(vocabulary.weight(unknown ?? -1)).toBeCloseTo(vocabulary.maxWeight)
    expect(vocabulary.background(ordinary ?? -1)).toBeCloseTo(0.1)
  })

  test('a term has less weight the more articles contain it, and an article counts it once', () => {
    const vocabulary = new Vocabulary()
    const [often, rarely, twice] = ['often', 'rarely', 'twice'].map((term) => vocabulary.id(term))
    for (let article = 0; article < 30; article++) vocabulary.count([part(often ?? -1)])
    vocabulary.count([part(rarely ?? -1, twice ?? -1), part(twice ?? -1)])
    expect(vocabulary.weight(often ?? -1)).toBeLessThan(vocabulary.weight(rarely ?? -1))
    expect(vocabulary.weight(twice ?? -1)).toBe(vocabulary.weight(rarely ?? -1))
    expect(vocabulary.weights[rarely ?? -1]).toBe(vocabulary.weight(rarely ?? -1))
  })

  test('what was frequent is telling again when it is no longer written', () => {
    const vocabulary = new Vocabulary()
    const [gone, filler] = [vocabulary.id('gone'), vocabulary.id('filler')]
    for (let article = 0; article < 100; article++) vocabulary.count([part(gone)])
    const before = vocabulary.weight(gone)
    for (let article = 0; article < 5000; article++) vocabulary.count([part(filler)])
    expect(vocabulary.weight(gone)).toBeGreaterThan(before + 1)
    expect(vocabulary.weight(filler)).toBeLessThan(0.8)
  })
})

describe('a vocabulary that is compacted', () => {
  test('loses rare terms that are not in use; the others have the same order and weight', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 1 }), fc.array(fc.nat(60)), (terms, seen) => {
        const vocabulary = new Vocabulary()
        const ids = terms.map((term) => vocabulary.id(term))
        const counted = seen.map((choice) => ids[choice % ids.length] ?? 0)
        for (const id of counted) vocabulary.count([part(id)])
        const weights = ids.map((id) => vocabulary.weight(id))
        const isUsed = (id: number) => id % 3 === 0
        const renamed = vocabulary.compact(isUsed)
        const stays = ids.filter((id) => isUsed(id) || counted.filter((each) => each === id).length > 3)
        for (const id of stays) {
          const next = renamed[id] ?? -1
          expect(vocabulary.term(next)).toBe(terms[id])
          expect(vocabulary.id(terms[id] ?? '')).toBe(next)
          expect(vocabulary.weight(next)).toBe(weights[id])
        }
        const order = [...renamed].filter((next) => next >= 0)
        expect(order).toEqual(order.map((_, at) => at))
        for (const id of ids) if (!isUsed(id) && !counted.includes(id)) expect(renamed[id]).toBe(-1)
      }),
    )
  })

  test('is full when it has outgrown its bound, and not again until it has grown by half', () => {
    const vocabulary = new Vocabulary(10)
    for (let term = 0; term < 10; term++) vocabulary.id(`t${term}`)
    expect(vocabulary.isFull).toBe(false)
    vocabulary.id('one more')
    expect(vocabulary.isFull).toBe(true)
    vocabulary.compact(() => true)
    expect(vocabulary.isFull).toBe(false)
    for (let term = 0; term < 5; term++) vocabulary.id(`u${term}`)
    expect(vocabulary.isFull).toBe(false)
    vocabulary.id('v')
    expect(vocabulary.isFull).toBe(true)
  })
})
