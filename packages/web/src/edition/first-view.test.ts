import type { NewsStory } from '@plainwire/domain/contract'
import { aNews, aSource, aStory } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { aPicture, NOW, someDetails, someStories } from '../testing/stories.ts'
import { buildFirstViewData } from './first-view.ts'

const stories = someStories(60, (index) => ({ categories: [index % 3 ? 'world' : 'science'] }))
const news = aNews(stories)
const viewOf = (url: string) => buildFirstViewData({ news, url, language: 'en', now: NOW })

test('the first view of the home page has the first page of cards, their total number, and the trending list', () => {
  const view = viewOf('/')
  expect(view.section).toBe('all')
  expect(view.cards).toHaveLength(20)
  expect(view.total).toBe(60)
  expect(view.trending).toHaveLength(10)
  expect(view.story).toBeUndefined()
})

test('RK-04 the page’s own trending list has stories of the last 24 hours with two sources or more, ten at most', () => {
  const published_at = new Date(NOW.getTime() - 25 * HOUR_MS).toISOString()
  const some = (count: number, prefix: string, over: Partial<NewsStory>) =>
    someStories(count, (index) => ({ id: `${prefix}-${index}`, ...over }))
  const lone = some(30, 'lone', { sources: [aSource()] })
  const old = some(30, 'old', { published_at })
  const trendingAmong = (...others: NewsStory[]) =>
    buildFirstViewData({ news: aNews([...lone, ...old, ...others]), url: '/', language: 'en', now: NOW })
      .trending
  // Low scores keep the stories of `fitting` off the page's first cards, which the trending list doesn't
  // repeat.
  const quiet = { ...aStory().analytics, global_relevance: 0.1, cleanliness: 1, political_neutrality: 1 }
  const fitting = (count: number) => some(count, 'fits', { analytics: quiet })
  expect(
    trendingAmong(...fitting(3))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['fits-0', 'fits-1', 'fits-2'])
  expect(trendingAmong(...fitting(30))).toHaveLength(10)
})

test('a category’s first view has its own stories only', () => {
  const view = viewOf('/science?lang=en')
  expect(view.total).toBe(20)
  expect(view.cards.every(({ category }) => category === 'science')).toBe(true)
})

test('RT-04 the first view of a story is the home feed and that story', () => {
  const [story] = stories
  if (!story) throw new Error('There is a story.')
  const view = buildFirstViewData({
    news,
    url: '/story/s1',
    language: 'en',
    now: NOW,
    details: someDetails(story),
  })
  expect(view.section).toBe('all')
  expect(view.story?.id).toBe('s1')
  expect([view.cards.length, view.total]).toEqual([4, 60])
})

test('a town has its name in the page’s language, on the cards and the story', () => {
  const location = {
    city: 'The Hague',
    country: 'Netherlands',
    country_code: 'NL',
    scope: 'local' as const,
    coordinates: null,
  }
  const [story] = someStories(1, () => ({ location }))
  if (!story) throw new Error('There is a story.')
  const townsIn = (language: 'en' | 'nl') => {
    const details = someDetails(story)
    const view = buildFirstViewData({ news: aNews([story]), url: '/story/s1', language, now: NOW, details })
    return [view.cards[0]?.location.city, view.story?.story.location?.city]
  }
  expect(townsIn('nl')).toEqual(['Den Haag', 'Den Haag'])
  expect(townsIn('en')).toEqual(['The Hague', 'The Hague'])
})

test('FD-11 a story without a usable date is in no list', () => {
  const undated = aNews(someStories(3, (index) => (index === 1 ? { published_at: 'soon' } : {})))
  const view = buildFirstViewData({ news: undated, url: '/', language: 'en', now: NOW })
  expect(view.cards.map(({ id }) => id)).toEqual(['s1', 's3'])
  expect(view.trending.map(({ id }) => id)).not.toContain('s2')
})

test('it is small: no description, at most two sources of a picture', () => {
  const media = ['/images/1', '/images/2', '/images/3'].map((url) => aPicture(url))
  const pictured = aNews(someStories(60, () => ({ sources: [aSource({ media })] })))
  const view = buildFirstViewData({ news: pictured, url: '/', language: 'en', now: NOW })
  expect(view.cards[0]?.imageSources).toHaveLength(2)
  const written = JSON.stringify(viewOf('/'))
  expect(written).not.toContain('description')
  expect(written.length).toBeLessThan(30_000)
})
