import { expect, test } from 'vitest'
import {
  createTestArticle,
  sampleArticles,
  sampleEvents,
  testNewsroomData,
} from '../../newsroom/newsroom.fixture.ts'
import { createCategoriser } from './categorise.ts'

const categoriser = createCategoriser(testNewsroomData)

test.each([
  ['sports', 'en', 'Substitute scores in stoppage time as Maaskade win first leg 3-2'],
  ['crime', 'en', 'Man arrested over armed robbery of diamond couriers'],
  ['health', 'en', 'Malaria vaccine cuts cases by 68 percent in hospital trial'],
  ['business', 'en', 'Central bank cuts interest rate as inflation slows'],
  ['sports', 'nl', 'Invaller bezorgt Maaskade zege in kwartfinale'],
  ['crime', 'nl', 'Politie houdt verdachte aan na gewapende overval'],
  ['politics', 'nl', 'Tweede Kamer stemt in met wetsvoorstel van minister'],
] as const)('CA-02 %s (%s): %s', (category, language, title) => {
  expect(categoriser.of({ title, language }).categories[0]).toBe(category)
})

test('CA-02 what says nothing has no category', () => {
  expect(categoriser.of({ title: 'A letter to a friend' }).categories).toEqual([])
})

test('CA-02 the publisher’s section and its feed’s hint count', () => {
  expect(categoriser.of({ title: 'A walk in the park', sections: ['Science'] }).categories[0]).toBe('science')
  expect(categoriser.of({ title: 'A walk in the park', hints: ['environment'] }).categories[0]).toBe(
    'environment',
  )
  expect(
    categoriser.of({ title: 'A walk in the park', url: 'https://a.example/sport/2026/walk' }).categories[0],
  ).toBe('sports')
})

test('CA-02 a story has two categories at most, each with a score', () => {
  const { categories, scores } = categoriser.ofStory([
    createTestArticle({ id: 'a1', title: 'Senate votes on climate bill as emissions rise' }),
  ])
  expect(categories.length).toBeLessThanOrEqual(2)
  for (const score of Object.values(scores)) expect(score).toBeGreaterThanOrEqual(0)
})

test.each([
  ['lagos-payment-outage', 'technology'],
  ['wageningen-salt-potato', 'science'],
] as const)('CA-02 the event %s is in %s too', (id, category) => {
  const articles = sampleArticles(sampleEvents()).filter(({ event }) => event.id === id)
  expect(categoriser.ofStory(articles.map((sample) => sample.article)).categories).toContain(category)
})

test('CA-02 a town whose name begins like a word of business is not business', () => {
  const { scores } = categoriser.of({ title: 'A walk in Wageningen' })
  expect(scores.business).toBe(categoriser.of({ title: 'A walk in Harderwijk' }).scores.business)
})

test('CA-02 the sample edition is sorted as its writers meant it, in three of four events', () => {
  const events = sampleEvents()
  const all = sampleArticles(events)
  const right = events.filter((event) => {
    const articles = all.filter((sample) => sample.event === event).map((sample) => sample.article)
    return categoriser.ofStory(articles).categories.includes(event.category as never)
  })
  expect(right.length / events.length).toBeGreaterThan(0.75)
})

test.each([
  [
    'en',
    'Sailor rescued after three days adrift',
    'A lone sailor was rescued from the ocean after a storm, near a reef rich in marine life.',
  ],
  ['en', 'Hikers found alive after two weeks in national park', 'Two hikers were found alive in a forest.'],
  ['en', 'Surfer killed in shark attack', 'A surfer was killed by a shark off a beach.'],
  [
    'nl',
    'Zeiler gered na drie dagen op zee',
    'Een zeiler is na drie dagen in storm gered, bij een rif vol zeeleven.',
  ],
  [
    'nl',
    'Wandelaars levend gevonden in natuurgebied',
    'Twee wandelaars zijn na een zoektocht levend gevonden in het bos.',
  ],
] as const)('what happened decides, not the scenery (fault 17, %s): %s', (language, title, text) => {
  expect(categoriser.of({ title, text, language }).categories).not.toContain('environment')
  expect(categoriser.of({ title, text, language }).categories[0]).toBe('world')
})

test.each([
  [
    'en',
    'Stranded whale rescued as divers cut net',
    'Conservationists saved an endangered whale from a fishing net.',
  ],
  ['nl', 'Bedreigde zeehond gered', 'Een bedreigde diersoort is gered op het wad.'],
] as const)('a rescue of wildlife stays with nature (%s)', (language, title, text) => {
  expect(categoriser.of({ title, text, language }).categories).toContain('environment')
})
