import type { StoryFact } from '@plainwire/domain/contract'
import { describe, expect, test } from 'vitest'
import { LOCALIZERS } from '../../../testing/render-with-providers.tsx'
import { formatFactValue } from './fact-text.ts'

const { en, nl } = LOCALIZERS
const fact = (kind: StoryFact['kind'], unit: string | null = null): StoryFact => {
  return { id: 'f1', kind, subject: 'people', unit, agreement: 'several', values: [], changes: [] }
}
/** Replaces the no-break spaces that Intl writes by ordinary spaces. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const texts = (value: number | string, of: StoryFact) =>
  [en, nl].map((text) => spaced(formatFactValue(value, 'exact', of, text)))

describe('a number', () => {
  test.each([
    ['a count', 12_500, fact('count'), '12,500', '12.500'],
    ['an amount in euros', 4_200_000, fact('money', 'EUR'), '€4,200,000', '€ 4.200.000'],
    ['an amount with cents', 4.5, fact('money', 'EUR'), '€4.50', '€ 4,50'],
    ['an amount with more decimals', 4.256, fact('money', 'EUR'), '€4.26', '€ 4,26'],
    ['dollars of no named country', 1250, fact('money', '$'), '$1,250', '$1.250'],
    ['dollars of no named country, with a decimal', 4.256, fact('money', '$'), '$4.26', '$4,26'],
    ['a percentage', 12.5, fact('percentage', '%'), '12.5%', '12,5%'],
    ['a percentage with two decimals', 0.25, fact('percentage', '%'), '0.25%', '0,25%'],
    ['percentage points', 2, fact('percentage', 'pp'), '2 pp', '2 pp'],
    ['one of a unit', 1, fact('measure', 'hour'), '1 hour', '1 uur'],
    ['several of a unit', 3, fact('measure', 'kilometer'), '3 kilometers', '3 kilometer'],
    ['a unit that browsers don’t know', 1500.5, fact('measure', 'tonne'), '1,500.5 tonne', '1.500,5 tonne'],
    ['a speed', 100, fact('measure', 'km/hour'), '100 km/hour', '100 km/hour'],
    ['an amount without a unit', 1250, fact('money'), '1,250', '1.250'],
  ])('that is %s is written as in the reader’s language', (_name, value, of, english, dutch) => {
    expect(texts(value, of)).toEqual([english, dutch])
  })
})

describe('a text', () => {
  test.each([
    ['a date', '2026-11-20', fact('date'), 'November 20, 2026', '20 november 2026'],
    ['a date that can’t be read', 'next Friday', fact('date'), 'next Friday', 'next Friday'],
    ['a result', '3-2', fact('score'), '3-2', '3-2'],
    ['a time', '07:40', fact('time'), '07:40', '07:40'],
    ['a name that looks like a date', 'May 2026', fact('role'), 'May 2026', 'May 2026'],
    ['a place that looks like a number', '1984', fact('place'), '1984', '1984'],
  ])('that is %s: %s', (_name, value, of, english, dutch) => {
    expect(texts(value, of)).toEqual([english, dutch])
  })
})

test.each([
  ['exact', '€40', '€ 40'],
  ['about', 'about €40', 'ongeveer € 40'],
  ['at_least', 'at least €40', 'minstens € 40'],
  ['at_most', 'at most €40', 'hoogstens € 40'],
] as const)('an amount that is %s is written %s', (qualifier, english, dutch) => {
  const written = [en, nl].map((text) => spaced(formatFactValue(40, qualifier, fact('money', 'EUR'), text)))
  expect(written).toEqual([english, dutch])
})
