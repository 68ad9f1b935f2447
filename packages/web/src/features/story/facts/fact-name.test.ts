import type { StoryFact } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { LOCALIZERS } from '../../../testing/render-with-providers.tsx'
import { localizeFactName } from './fact-name.ts'

const { en, nl } = LOCALIZERS

const fact = (over: Partial<StoryFact>): StoryFact => ({
  id: 'of:locker',
  kind: 'count',
  subject: 'lockers',
  unit: null,
  agreement: 'several',
  values: [],
  changes: [],
  ...over,
})
const measured = (unit: string) => fact({ kind: 'measure', subject: 'measure', unit, agreement: 'conflict' })

test.each([
  ['a count of casualties', fact({ subject: 'injured', names: { en: 'people' } }), 'injured', 'gewonden'],
  ['a frequently counted subject', fact({ subject: 'school' }), 'schools', 'scholen'],
  ['an office', fact({ kind: 'role', subject: 'mayor' }), 'mayor', 'burgemeester'],
  ['a duration', measured('hour'), 'Duration', 'Duur'],
  ['a speed', measured('km/hour'), 'Speed', 'Snelheid'],
  ['an amount', fact({ kind: 'money', subject: 'money', unit: 'EUR' }), 'Amount of money', 'Geldbedrag'],
  [
    'a noun of both languages',
    fact({ names: { en: 'parcel lockers', nl: 'pakketkluizen' } }),
    'parcel lockers',
    'pakketkluizen',
  ],
])('B3 %s has a name in both languages', (_name, row, english, dutch) => {
  expect(localizeFactName(row, 'en', en)).toEqual({ text: english, language: 'en' })
  expect(localizeFactName(row, 'nl', nl)).toEqual({ text: dutch, language: 'nl' })
})

test('B3 a source’s own noun takes precedence over the general word', () => {
  expect(localizeFactName(fact({ subject: 'worker', names: { en: 'office workers' } }), 'en', en)?.text).toBe(
    'office workers',
  )
})

test('B3 a fact without a name in the reader’s language is left out', () => {
  const row = fact({ names: { en: 'parcel lockers' } })
  expect(localizeFactName(row, 'nl', nl)).toBeUndefined()
  expect(localizeFactName(measured('parsec'), 'en', en)).toBeUndefined()
})

test('B3 a reader of an English text gets English names, marked as English', () => {
  expect(localizeFactName(fact({ names: { en: 'parcel lockers' } }), 'en', nl)).toEqual({
    text: 'parcel lockers',
    language: 'en',
  })
})

test('B3 a conflict has at least the name that its source uses, because the text may link to it', () => {
  const giver = {
    sourceId: 'a',
    publisherId: 'courier',
    source: 'Courier',
    at: '2026-11-20T10:00:00.000Z',
    language: 'en',
    field: 'text' as const,
    start: 0,
    end: 5,
    quote: '2,300',
  }
  const values = [{ value: 2300, qualifier: 'exact' as const, reports: 1, givers: [giver] }]
  const row = fact({ agreement: 'conflict', names: { en: 'parcel lockers' }, values })
  expect(localizeFactName(row, 'nl', nl)).toEqual({ text: 'parcel lockers', language: 'en' })
})
