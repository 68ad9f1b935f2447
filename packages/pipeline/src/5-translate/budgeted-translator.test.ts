import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createBudgetedTranslator,
  splitIntoTranslationBatches,
  type TranslationLimits,
} from './budgeted-translator.ts'
import type { TranslationService } from './services/translation-service.ts'
import { createMemoryTranslationCache, type TranslationCache } from './translation-cache.ts'

const START = new Date('2026-11-21T12:00:00Z').getTime()
const LIMITS: TranslationLimits = {
  charactersPerDay: 1_000,
  charactersPerMonth: 10_000,
  gapMs: 0,
  editionMs: 60_000,
}
type Answer = Awaited<ReturnType<TranslationService['translate']>>

function translator(known: {
  limits?: Partial<TranslationLimits>
  shelf?: TranslationCache
  answers?: Answer[]
  isClosed?: boolean
}) {
  const { answers = [], shelf = createMemoryTranslationCache() } = known
  const sent: string[][] = []
  const waits: number[] = []
  const warnings: object[] = []
  let at = START
  const service: TranslationService = {
    name: 'small',
    maxTexts: 2,
    maxCharacters: 10,
    isOpen: () => !known.isClosed,
    translate: async (texts) => {
      sent.push([...texts])
      return answers.shift() ?? texts.map((text) => text.toUpperCase())
    },
  }
  const paid = createBudgetedTranslator({
    service,
    shelf,
    limits: { ...LIMITS, ...known.limits },
    now: () => new Date(at),
    wait: async (ms) => {
      waits.push(ms)
      at += ms
    },
    log: { info: () => undefined, warn: (context) => warnings.push(context), error: () => undefined },
  })
  const pass = (ms: number) => {
    at += ms
  }
  const texts = (...all: string[]) => paid.texts(all, 'en', 'nl')
  return { paid, sent, waits, warnings, shelf, pass, texts }
}

describe('requests', () => {
  test.each([
    [
      ['a', 'b', 'c'],
      [['a', 'b'], ['c']],
    ],
    [['12345', '12345'], [['12345', '12345']]],
    [
      ['12345', '123456'],
      [['12345'], ['123456']],
    ],
    [
      ['1', '12345678901', '2'],
      [['1'], ['12345678901'], ['2']],
    ],
    [
      ['123456', '12345', '12345'],
      [['123456'], ['12345', '12345']],
    ],
    [[], []],
  ])('of two texts and ten characters from %j are %j', (texts, batches) => {
    expect(splitIntoTranslationBatches(texts, 2, 10)).toEqual(batches)
  })

  test('hold every text in order, and stay within the limits unless one text alone exceeds them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 })), fc.integer({ min: 1, max: 4 }), (texts, most) => {
        const batches = splitIntoTranslationBatches(texts, most, 10)
        expect(batches.flat()).toEqual(texts)
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(most)
          expect(batch.length === 1 || batch.join('').length <= 10).toBe(true)
        }
      }),
    )
  })
})

test('each text is sent once, and never again', async () => {
  const { texts, sent } = translator({})
  expect(await texts('dyke', 'storm', 'dyke', 'sea')).toEqual(['DYKE', 'STORM', 'DYKE', 'SEA'])
  expect(sent).toEqual([['dyke', 'storm'], ['sea']])
  expect(await texts('sea', 'rain')).toEqual(['SEA', 'RAIN'])
  expect(sent).toEqual([['dyke', 'storm'], ['sea'], ['rain']])
})

test('what was translated before a failure is kept, and a failure is logged', async () => {
  const { texts, sent, warnings } = translator({
    answers: [['DIJK', 'STORM'], { failure: 'unreachable', message: 'too slow' }],
  })
  expect(await texts('dyke', 'storm', 'sea')).toBeUndefined()
  expect(warnings).toEqual([{ translator: 'small', failure: 'unreachable' }])
  expect(await texts('dyke', 'sea')).toEqual(['DIJK', 'SEA'])
  expect(sent.at(-1)).toEqual(['sea'])
})

describe('the budget', () => {
  test('of a day may be used up to its last character', async () => {
    const { texts, sent, paid, pass } = translator({ limits: { charactersPerDay: 7 } })
    expect(await texts('dyke', 'sea')).toEqual(['DYKE', 'SEA'])
    expect(paid.isOpen()).toBe(false)
    expect(await texts('x')).toBeUndefined()
    expect(await texts('dyke')).toEqual(['DYKE'])
    expect(sent).toHaveLength(1)
    pass(12 * 3_600_000)
    paid.startEdition()
    expect(await texts('x')).toEqual(['X'])
  })

  test('of a day is not exceeded by one character', async () => {
    const { texts, sent, paid } = translator({ limits: { charactersPerDay: 6 } })
    expect(await texts('dyke', 'sea')).toBeUndefined()
    expect(sent).toEqual([])
    expect(paid.isOpen()).toBe(true)
  })

  test('of a month counts its other days, not those of another month', async () => {
    const shelf = createMemoryTranslationCache()
    await shelf.spend('2026-11-01', 8)
    await shelf.spend('2026-10-31', 50)
    const { texts } = translator({ shelf, limits: { charactersPerMonth: 10 } })
    expect(await texts('sea')).toBeUndefined()
    expect(await texts('ox')).toEqual(['OX'])
    expect(shelf.spent('2026-11')).toBe(10)
  })

  test('is also spent on an answer that was lost', async () => {
    const { texts, shelf } = translator({ answers: [{ failure: 'unreachable', message: 'lost' }] })
    await texts('dyke', 'sea')
    expect(shelf.spent('2026-11-21')).toBe(7)
  })
})

test('after a refusal for quota nothing is sent until the next day', async () => {
  const { texts, sent, paid, pass } = translator({ answers: [{ failure: 'quota', message: 'used up' }] })
  expect(await texts('sea')).toBeUndefined()
  expect(paid.isOpen()).toBe(false)
  pass(12 * 3_600_000 - 1)
  paid.startEdition()
  expect(await texts('sea')).toBeUndefined()
  expect(sent).toHaveLength(1)
  pass(1)
  expect(paid.isOpen()).toBe(true)
  expect(await texts('sea')).toEqual(['SEA'])
})

test('an edition has a time limit, which the next edition resets', async () => {
  const { texts, sent, paid, pass } = translator({ limits: { editionMs: 1_000 } })
  pass(999)
  expect(paid.isOpen()).toBe(true)
  expect(await texts('dyke')).toEqual(['DYKE'])
  pass(1)
  expect(paid.isOpen()).toBe(false)
  expect(await texts('sea')).toBeUndefined()
  expect(sent).toHaveLength(1)
  paid.startEdition()
  expect(await texts('sea')).toEqual(['SEA'])
})

test('requests keep the gap between them', async () => {
  const { texts, waits, pass } = translator({ limits: { gapMs: 100 } })
  await texts('dyke', 'storm', 'sea')
  expect(waits).toEqual([100])
  pass(30)
  await texts('rain')
  expect(waits).toEqual([100, 70])
  pass(100)
  await texts('flood')
  expect(waits).toEqual([100, 70])
})

test('nothing is sent to a service that is closed', async () => {
  const { texts, sent, paid, shelf } = translator({ isClosed: true })
  expect(paid.isOpen()).toBe(false)
  expect(await texts('dyke')).toBeUndefined()
  expect([sent, shelf.spent('2026-11')]).toEqual([[], 0])
})
