import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, countCompletePeriods } from './months.ts'

const day = (iso: string) => new Date(`${iso}T10:30:00.000Z`)
const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i months is %s', (from, months, expected) => {
  expect(addMonths(day(from), months)).toEqual(day(expected))
})

test('months follow each other, preserve the time of day and never skip a month', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 600 }), (from, months) => {
      const [moment, next] = [addMonths(from, months), addMonths(from, months + 1)]
      expect(moment < next).toBe(true)
      expect(moment.toISOString().slice(10)).toBe(from.toISOString().slice(10))
      expect((next.getUTCMonth() - moment.getUTCMonth() + 12) % 12).toBe(1)
    }),
  )
})

test('the periods that have passed end before now, and the next one after it', () => {
  fc.assert(
    fc.property(moments, moments, fc.constantFrom(1, 12), (from, now, months) => {
      const passed = countCompletePeriods(from, months, now)
      if (passed > 0 || now >= from) expect(addMonths(from, passed * months) <= now).toBe(true)
      expect(addMonths(from, (passed + 1) * months) > now).toBe(true)
    }),
  )
})
