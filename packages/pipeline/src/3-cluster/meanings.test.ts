import { expect, test } from 'vitest'
import { article } from '../newsroom.fixture.ts'
import { Meanings, meaningText } from './meanings.ts'

const unit = (angle: number) => Float32Array.of(Math.cos(angle), Math.sin(angle))

test('a cosine is kept to about a hundredth, and is unknown where one meaning is', () => {
  const meanings = new Meanings()
  meanings.put(1, unit(0))
  meanings.put(2, unit(0.5))
  expect(Math.abs((meanings.cosine(1, 2) ?? 0) - Math.cos(0.5))).toBeLessThan(0.01)
  expect(meanings.cosine(1, 3)).toBeUndefined()
  meanings.put(3, Float32Array.of(1))
  expect(meanings.cosine(1, 3)).toBeUndefined()
})

test('the nearest are found best first, none that is unlike, too old or itself', () => {
  const meanings = new Meanings()
  const angles = [0, 0.4, 0.1, 1.5, 0.2]
  angles.forEach((angle, sequence) => {
    meanings.put(sequence, unit(angle))
  })
  expect(meanings.nearest(4, 1)).toEqual([2, 1])
  expect(meanings.nearest(9, 0)).toEqual([])
})

test('what left the window is forgotten', () => {
  const meanings = new Meanings()
  for (const sequence of [1, 2, 3]) meanings.put(sequence, unit(0))
  meanings.forget(2)
  meanings.keepOnly((sequence) => sequence > 1)
  expect(meanings.size).toBe(1)
  expect(meanings.has(3)).toBe(true)
})

test('a meaning is taken from the title and what follows it, and no more than a model reads', () => {
  const text = meaningText(article({ id: 'a', title: 'Dyke breaks', summary: '', text: 'x'.repeat(5000) }))
  expect(text).toMatch(/^Dyke breaks\nxxx/)
  expect(text).toHaveLength(600)
})
