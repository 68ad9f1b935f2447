// @vitest-environment happy-dom

import type { StoredFollow } from '@plainwire/domain/follow'
import { aNews } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  followedSortOrder,
  followedThings,
  lastShownFollowedStories,
} from '../../account/followed/followed.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { FollowingPage } from './following-page.tsx'

const at = (hoursAgo: number) => new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString()
const news = aNews(
  someStories(3, (index) => ({
    headline: `Headline ${index + 1}`,
    tags: index === 2 ? ['Zwolle'] : ['UN'],
    published_at: at(index),
    updated_at: at(index),
  })),
  { fetch_date: NOW.toISOString() },
)
const thing = (key: string, over: Partial<StoredFollow> = {}): StoredFollow => {
  return { kind: 'name', key, label: key, followedAt: at(24), ...over }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  for (const store of [followedThings, lastShownFollowedStories, followedSortOrder])
    store.set(store.initial as never)
  vi.useRealTimers()
})

const draw = (language: 'en' | 'nl' = 'en') =>
  renderWithProviders(<FollowingPage skeleton={<p>Wait</p>} />, {
    newsClient: fakeNewsClient({ news: { ok: true, data: news } }),
    language,
  })
const section = (name: string) => screen.findByRole('region', { name })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the Following page (B15)', () => {
  test('explains how to begin if nothing is followed, with one action', async () => {
    draw()
    expect(screen.getByText(/You don’t follow anything yet/)).toBeTruthy()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Go to the news'])
  })

  test('marks the new stories of each thing, which are no longer new at the next visit', async () => {
    followedThings.set([thing('UN'), thing('Zwolle')])
    draw()
    expect(await screen.findByText('3 new stories since your last visit')).toBeTruthy()
    expect(within(await section('UN')).getAllByText('New')).toHaveLength(2)
    cleanup()
    expect(Object.keys(lastShownFollowedStories.get())).toHaveLength(3)
    draw()
    expect(await screen.findByText('Nothing new since your last visit')).toBeTruthy()
    expect(within(await section('UN')).queryByText('New')).toBeNull()
    expect(within(await section('UN')).getByText('Headline 1')).toBeTruthy()
  })

  test('a press on the star unfollows, and a second one undoes it until the page is left', async () => {
    followedThings.set([thing('UN')])
    draw()
    const star = within(await section('UN')).getByRole('button', { name: 'Follow UN' })
    expect(star.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(star)
    expect(followedThings.get()).toEqual([])
    expect(star.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(star)
    expect(followedThings.get().map(({ key }) => key)).toEqual(['UN'])
  })

  test('can be ordered by new stories, by name, or by the time of following', async () => {
    followedThings.set([thing('Zwolle'), thing('UN'), thing('Aalst')])
    draw()
    await section('UN')
    expect(headings()).toEqual(['UN', 'Zwolle', 'Aalst'])
    const choose = (value: string) => fireEvent.change(screen.getByLabelText('Order'), { target: { value } })
    choose('name')
    expect(headings()).toEqual(['Aalst', 'UN', 'Zwolle'])
    choose('followed')
    expect(headings()).toEqual(['Zwolle', 'UN', 'Aalst'])
  })

  test('names link to a search, and countries are named in the reader’s language', async () => {
    followedThings.set([thing('BE', { kind: 'place', label: 'Belgium' }), thing('UN')])
    draw('nl')
    expect((await section('België')).textContent).toContain('Geen verhalen in deze editie.')
    const link = screen.getByRole('link', { name: 'UN' })
    expect(link.getAttribute('href')).toBe('/?q=%22UN%22&lang=nl')
  })
})
