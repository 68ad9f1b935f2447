import { describe, expect, test } from 'vitest'
import { INTERESTS, type NewsStory } from '../../contract/index.ts'
import { aStory } from '../../testing.ts'
import { HOUR_MS } from '../../units/index.ts'
import { buildPersonalStoryList } from '../personal.ts'
import { computeInterestFactor, countMatchedTopics } from './interest.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
const zwolle = { latitude: 52.51, longitude: 6.09, city: 'Zwolle', countryCode: 'NL' }
const meets = (story: Partial<NewsStory>, interest: string) =>
  countMatchedTopics(aStory({ categories: ['crime'], ...story }), {
    now,
    reader: zwolle,
    topics: [interest.toLowerCase()],
  }) === 1

test('RK-01 interests lift a story by up to half', () => {
  const story = aStory({ categories: ['Science'], tags: ['Quantum'] })
  const factor = (...topics: string[]) =>
    computeInterestFactor(countMatchedTopics(story, { now, topics }), topics.length)
  expect(factor()).toBe(1)
  expect(factor('science', 'quantum')).toBe(1.5)
  expect(factor('science', 'food')).toBe(1.25)
})

describe('FD-08 an interest is met', () => {
  test.each([
    ['World News', 'world'],
    ['Politics', 'politics'],
    ['Science', 'science'],
    ['Technology', 'technology'],
    ['Environment', 'environment'],
    ['Business', 'business'],
    ['Sports', 'sports'],
    ['Entertainment', 'entertainment'],
    ['Health', 'health'],
  ])('%s by the category %s and no other', (interest, category) => {
    expect(meets({ categories: [category] }, interest)).toBe(true)
    expect(meets({ categories: ['crime'] }, interest)).toBe(false)
  })

  test.each([
    ['Education', 'Universities raise tuition', 'Leraren staken in het basisonderwijs'],
    ['Travel', 'Airport reopens after storm', 'Toerisme naar de Waddeneilanden groeit'],
    ['Food', 'Restaurants cut their hours', 'Bakkers betalen meer voor meel'],
    ['Fashion', 'Paris fashion week opens', 'Modeweek trekt meer bezoekers'],
    ['Art & Culture', 'Museum returns two paintings', 'Tentoonstelling over Rembrandt verlengd'],
    ['Economy', 'Central bank holds interest rates', 'Inflatie daalt naar 2 procent'],
    ['Climate Change', 'Emissions fell last year', 'Klimaattop eindigt zonder akkoord'],
    ['Space', 'Astronauts return from space station', 'Telescoop ziet verre planeet'],
    ['Medicine', 'Vaccine passes clinical trial', 'Patiënten wachten op geneesmiddel'],
    ['Innovation', 'Start-up shows a robot that sorts glass', 'Uitvinder toont prototype'],
    ['Opinion', 'Columnist leaves the paper', 'Opinie over de woningmarkt'],
    ['Lifestyle', 'Gardening gains ground in cities', 'Meer huisdieren in asielen'],
    ['Psychology', 'Mental health care waits grow', 'Psychologen waarschuwen voor eenzaamheid'],
  ])('%s by words of headlines, in English and Dutch', (interest, english, dutch) => {
    expect(meets({ headline: english }, interest)).toBe(true)
    expect(meets({ headline: dutch, language: 'nl' }, interest)).toBe(true)
    const translation = { headline: dutch, sub_headline: '', description: '', state: 'original' as const }
    expect(meets({ translations: { 'nl-NL': translation } }, interest)).toBe(true)
    expect(meets({ headline: 'Bridge opens in Zwolle', sub_headline: '' }, interest)).toBe(false)
  })

  test('Local News within 100 km, or by the name of the reader’s city', () => {
    const at = (latitude: number, longitude: number) => ({
      city: null,
      country: 'Netherlands',
      country_code: 'NL',
      scope: 'local' as const,
      coordinates: { latitude, longitude },
    })
    expect(meets({ location: at(52.25, 6.16) }, 'Local News')).toBe(true)
    expect(meets({ location: at(50.85, 5.69) }, 'Local News')).toBe(false)
    expect(meets({ location: { ...at(0, 0), city: 'Zwolle' } }, 'Local News')).toBe(true)
    expect(meets({ location: null }, 'Local News')).toBe(false)
  })

  test('Breaking News for six hours, and reported by two newsrooms', () => {
    const reports = { articles: 3, publishers: 3, owners: 2, independent: 2 }
    expect(meets({ reports, published_at: hoursAgo(5) }, 'Breaking News')).toBe(true)
    expect(meets({ reports, published_at: hoursAgo(7) }, 'Breaking News')).toBe(false)
    expect(meets({ published_at: hoursAgo(1) }, 'Breaking News')).toBe(false)
  })

  test('a word counts in its own language alone, and whole', () => {
    expect(meets({ headline: 'Phone in flight mode' }, 'Fashion')).toBe(false)
    expect(meets({ headline: 'Mode uit Antwerpen', language: 'nl' }, 'Fashion')).toBe(true)
    expect(meets({ headline: 'Party starts' }, 'Art & Culture')).toBe(false)
    expect(meets({ headline: 'Earth tremor' }, 'Art & Culture')).toBe(false)
  })

  test('each of the 24 by a tag with its name', () => {
    expect(INTERESTS).toHaveLength(24)
    for (const interest of INTERESTS) expect(meets({ tags: [interest] }, interest)).toBe(true)
  })

  test('a topic that is no interest by its name alone', () => {
    expect(meets({ tags: ['Zwolle'] }, 'zwolle')).toBe(true)
    expect(meets({ headline: 'Zwolle wins' }, 'zwolle')).toBe(false)
  })
})

test('FD-08 the personal list begins with what meets the interests', () => {
  const stories = [
    aStory({ id: 'other', categories: ['sports'] }),
    aStory({ id: 'space', categories: ['world'], headline: 'Probe enters lunar orbit' }),
  ]
  const { items, dividerAt } = buildPersonalStoryList(stories, { now, topics: ['space'] })
  expect(items.map(({ story }) => story.id)).toEqual(['space', 'other'])
  expect(dividerAt).toBe(1)
})
