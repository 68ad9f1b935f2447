import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from './sub-headline.ts'

test('a text that fits stays as it is', () => {
  expect(shortened('Six people died.', 200)).toBe('Six people died.')
})

test('a longer one ends at a clause, never inside a word', () => {
  const text = `${'The wall that was meant to hold back the sea broke in the early hours of Friday'}, ${'and the water reached the market square before the sirens went off in the lower town, where most people slept'.repeat(2)}.`
  const cut = shortened(text, 200)
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut.endsWith('…')).toBe(true)
  expect(text.startsWith(cut.slice(0, -1))).toBe(true)
})

test('any text is cut to its limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 20, max: 300 }), (text, limit) => {
      expect(shortened(text, limit).length).toBeLessThanOrEqual(limit)
    }),
  )
})
