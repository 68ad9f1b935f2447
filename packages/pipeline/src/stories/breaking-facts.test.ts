import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { anArticle, aPublisher, aStory } from '../7-publish/testing/example-edition.ts'
import { buildBreakingCheckInput, countReportingOwners } from './breaking-facts.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

const TEXTS = [
  'A goods train left the rails near the harbour of Vlissingen and two wagons with ammonia leak, the fire service told residents.',
  'Residents of three streets were led away by police this morning, after gas escaped beside the railway that serves the docks.',
  'Prorail stopped all traffic in Zeeland because of what its spokesman called the gravest accident in this part of the country.',
]
const owners = ['Courier Trust', 'Gazette Group', 'Post Group', 'Courier Trust']
const publishers = new Map(
  owners.map((owner, index) => [`p${index}`, aPublisher({ id: `p${index}`, name: `P${index}`, owner })]),
)
const report = (index: number, hours: number, over: Parameters<typeof anArticle>[0] = {}) => {
  const text = TEXTS[index % TEXTS.length] ?? ''
  const at = hoursAgo(hours)
  return anArticle({
    id: `a${index}`,
    publisherId: `p${index}`,
    title: `Title ${index}`,
    summary: text,
    text,
    publishedAt: at,
    firstSeenAt: at,
    ...over,
  })
}
const ages = (articles: ReturnType<typeof anArticle>[]) =>
  buildBreakingCheckInput(aStory({ articles }), publishers)
    .reportedAt.map((at) => (NOW.getTime() - at.getTime()) / HOUR_MS)
    .toSorted((a, b) => a - b)

test('B2 what one owner says twice and what is copied came once, when the first of it did', () => {
  expect(ages([report(0, 3), report(1, 2), report(2, 1), report(3, 5)])).toEqual([1, 2, 5])
  const copied = report(1, 1, { text: TEXTS[0] ?? '', summary: TEXTS[0] ?? '' })
  expect(ages([report(0, 3), copied])).toEqual([3])
})

test('opinion, live blogs and round-ups are no reports', () => {
  const titles = ['Opinion: trains are no toys', 'LIVE: train off the rails', 'News in brief']
  const others = titles.map((title, index) => report(index, 1, { title }))
  expect(ages(others)).toEqual([])
})

test('a publisher whose clock is fast is believed no further than ours; without a date ours holds', () => {
  expect(ages([report(0, 2, { publishedAt: hoursAgo(-9) })])).toEqual([2])
  expect(ages([report(0, 2, { publishedAt: undefined })])).toEqual([2])
})

test('owners are counted that were heard from in the last day', () => {
  const articles = [report(0, 1), report(3, 2), report(1, 23.9), report(2, 24)]
  const state = {
    publishers,
    clusters: new Map([['s1', { id: 's1', threadId: 't1', articles, members: [] }]]),
  }
  expect(countReportingOwners(state, NOW)).toBe(2)
})
