import { describe, expect, test } from 'vitest'
import { SharedStory, shareStoryEndpoint } from './sharing.ts'

const SOURCE = {
  name: 'Courier',
  url: 'https://courier.example/bridge',
  headline: 'Bridge opens',
  publishedAt: null,
  readTime: null,
  imageUrl: null,
}
const STORY = {
  id: 's1',
  title: 'Bridge opens in Zwolle',
  summary: '',
  description: '',
  category: 'World',
  location: '',
  imageUrl: null,
  urls: ['https://courier.example/bridge'],
  sources: [SOURCE],
}
const isAccepted = (over: object) => SharedStory.safeParse({ ...STORY, ...over }).success
const ofSource = (over: object) => isAccepted({ sources: [{ ...SOURCE, ...over }] })

test('a story with its sources is accepted, also without any', () => {
  expect(SharedStory.parse(STORY)).toEqual(STORY)
  expect(isAccepted({ urls: [], sources: [] })).toBe(true)
})

describe('the texts of a story have limits', () => {
  test.each([
    ['title', 2_000],
    ['summary', 10_000],
    ['description', 20_000],
    ['category', 2_000],
    ['location', 2_000],
    ['imageUrl', 2_000],
  ])('%s: %i characters', (name, limit) => {
    expect(isAccepted({ [name]: 'x'.repeat(limit) })).toBe(true)
    expect(isAccepted({ [name]: 'x'.repeat(limit + 1) })).toBe(false)
  })

  test.each(['name', 'url', 'headline', 'publishedAt', 'imageUrl'])(
    'a source’s %s: 2,000 characters',
    (name) => {
      expect(ofSource({ [name]: 'x'.repeat(2_000) })).toBe(true)
      expect(ofSource({ [name]: 'x'.repeat(2_001) })).toBe(false)
    },
  )

  test('an address in the list: 2,000 characters', () => {
    expect(isAccepted({ urls: ['x'.repeat(2_000)] })).toBe(true)
    expect(isAccepted({ urls: ['x'.repeat(2_001)] })).toBe(false)
  })

  test('500 addresses and 500 sources', () => {
    expect(isAccepted({ urls: Array(500).fill('x'), sources: Array(500).fill(SOURCE) })).toBe(true)
    expect(isAccepted({ urls: Array(501).fill('x') })).toBe(false)
    expect(isAccepted({ sources: Array(501).fill(SOURCE) })).toBe(false)
  })
})

test.each([
  [0, true],
  [2.5, true],
  [-1, false],
])('a source that takes %d minutes to read: %s', (readTime, expected) => {
  expect(ofSource({ readTime })).toBe(expected)
})

test.each(['', 'S1', '../s1', 's1/', 'a'.repeat(65)])('a story’s id is not %j', (id) => {
  expect(isAccepted({ id })).toBe(false)
})

test.each([
  ['https://news.example/s/1', true],
  ['http://127.0.0.1:8080/s/1', true],
  ['javascript:alert(1)', false],
  ['/s/1', false],
])('the link %s is one to share: %s', (shareUrl, expected) => {
  expect(shareStoryEndpoint.answer.safeParse({ shareUrl }).success).toBe(expected)
})
