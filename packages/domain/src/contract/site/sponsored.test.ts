import { describe, expect, test } from 'vitest'
import { SponsoredContent, SponsoredItem } from './sponsored.ts'

const ITEM = { title: 'Bikes', description: 'New bikes.', imageUrl: '/assets/bike.svg', sponsor: 'Bike Shop' }
const isAccepted = (over: object) => SponsoredItem.safeParse({ ...ITEM, ...over }).success

test('an item leads to our own offer, and says so, unless it has an address and words of its own', () => {
  expect(SponsoredItem.parse(ITEM)).toEqual({ ...ITEM, ctaText: 'Learn More', targetUrl: '#' })
  const own = { ...ITEM, ctaText: 'Buy', targetUrl: 'https://bikes.example/' }
  expect(SponsoredItem.parse(own)).toEqual(own)
})

describe('the texts of an item have limits', () => {
  test.each([
    ['title', 80],
    ['description', 160],
    ['sponsor', 60],
    ['ctaText', 30],
  ])('%s: 1 to %i characters', (name, limit) => {
    expect([0, 1, limit, limit + 1].map((length) => isAccepted({ [name]: 'x'.repeat(length) }))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

test.each([
  ['/assets/bike.svg', true],
  ['https://bikes.example/a.png?b=c', true],
  ['http://bikes.example/a.png', false],
  ['/assets/deep/bike.svg', false],
  ['/images/bike.svg', false],
  ['//bikes.example/a.png', false],
  ['data:image/svg+xml,x', false],
  ['https://bikes.example/a b', false],
  ['x /assets/bike.svg', false],
])('a picture may be at %s: %s', (imageUrl, expected) => {
  expect(isAccepted({ imageUrl })).toBe(expected)
})

test.each([
  ['#', true],
  ['/', true],
  ['/account/premium?lang=nl', true],
  ['https://bikes.example/', true],
  ['http://bikes.example/', false],
  ['javascript:alert(1)', false],
  ['//bikes.example', false],
  ['/account?lang=de', false],
  ['#premium', false],
  ['', false],
])('an item may lead to %j: %s', (targetUrl, expected) => {
  expect(isAccepted({ targetUrl })).toBe(expected)
})

test('each language has at least one banner and one card', () => {
  const list = { banners: [ITEM], natives: [ITEM] }
  expect(SponsoredContent.safeParse({ en: list, nl: list }).success).toBe(true)
  for (const broken of [{ ...list, banners: [] }, { ...list, natives: [] }, undefined]) {
    expect(SponsoredContent.safeParse({ en: list, nl: broken }).success).toBe(false)
    expect(SponsoredContent.safeParse({ en: broken, nl: list }).success).toBe(false)
  }
})
