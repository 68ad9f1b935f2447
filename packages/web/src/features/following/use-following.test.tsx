// @vitest-environment happy-dom
import type { StoredFollow } from '@plainwire/domain/follow'
import { aNews } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  followedSortOrder,
  followedThings,
  lastShownFollowedStories,
} from '../../account/followed/followed.ts'
import { createEditionWrapper } from '../../testing/edition-wrapper.tsx'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { NOW, someStories } from '../../testing/stories.ts'
import { type FollowedThingWithStories, sortFollowedThings, useFollowing } from './use-following.ts'

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString()
const follow = (key: string): StoredFollow => ({ kind: 'name', key, label: key, followedAt: hoursAgo(24) })
const entry = (key: string, ...freshHours: number[]): FollowedThingWithStories => {
  const fresh = freshHours.map((hours) => ({ updatedAt: hoursAgo(hours) }))
  const news = { id: `name:${key}`, fresh, freshTotal: fresh.length, earlier: [], earlierTotal: 0 }
  return { thing: follow(key), news: news as unknown as FollowedThingWithStories['news'] }
}
const keys = (entries: readonly FollowedThingWithStories[]) => entries.map(({ thing }) => thing.key)
const STORES = [followedThings, followedSortOrder, lastShownFollowedStories]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  for (const store of STORES) store.set(store.initial as never)
  vi.useRealTimers()
})

describe('followed things are sorted', () => {
  const entries = [entry('B', 3), entry('D'), entry('A', 1, 5), entry('C')]
  const nameOf = ({ label }: { label: string }) => label

  test('by their newest new story; those without one last, as they were followed', () => {
    expect(keys(sortFollowedThings(entries, 'new', nameOf))).toEqual(['A', 'B', 'D', 'C'])
    const loading = [{ thing: follow('X'), news: undefined }, ...entries]
    expect(keys(sortFollowedThings(loading, 'new', nameOf))).toEqual(['A', 'B', 'X', 'D', 'C'])
  })

  test('by name, as the reader’s language sorts it', () => {
    expect(keys(sortFollowedThings(entries, 'name', nameOf))).toEqual(['A', 'B', 'C', 'D'])
    const named = ['zebra', 'Élan', 'eland'].map((key) => entry(key))
    expect(keys(sortFollowedThings(named, 'name', nameOf))).toEqual(['Élan', 'eland', 'zebra'])
    // The key doesn't matter: a country, for example, is sorted by its name in the reader's language.
    expect(keys(sortFollowedThings(entries, 'name', ({ key }) => (key === 'A' ? 'z' : key)))).toEqual([
      'B',
      'C',
      'D',
      'A',
    ])
  })

  test('as they were followed', () => {
    expect(keys(sortFollowedThings(entries, 'followed', nameOf))).toEqual(['B', 'D', 'A', 'C'])
  })
})

describe('the Following page', () => {
  const tags = ['UN', 'Zwolle', 'ISS']
  const news = aNews(
    someStories(3, (index) => ({
      tags: [tags[index] ?? ''],
      published_at: hoursAgo(3 - index),
      updated_at: hoursAgo(3 - index),
    })),
    { fetch_date: NOW.toISOString() },
  )

  function follows(...names: string[]) {
    followedThings.set(names.map(follow))
    const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
    const loadWhole = vi.fn()
    return {
      newsClient,
      loadWhole,
      ...renderHook(useFollowing, { wrapper: createEditionWrapper({ source: { newsClient, loadWhole } }) }),
    }
  }

  test('has the stories of each thing, the newest first, and marks them as known when it is left', async () => {
    const { result, unmount, loadWhole } = follows('UN', 'Zwolle')
    expect(result.current).toMatchObject({ isLoading: true })
    expect(loadWhole).toHaveBeenCalledOnce()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(keys(result.current.entries)).toEqual(['Zwolle', 'UN'])
    expect(result.current.entries.map(({ news: found }) => found?.fresh.map(({ id }) => id))).toEqual([
      ['s2'],
      ['s1'],
    ])
    expect(lastShownFollowedStories.get()).toEqual({})
    unmount()
    expect(lastShownFollowedStories.get()).toEqual({ s1: hoursAgo(3), s2: hoursAgo(2) })
  })

  test('marks the stories as known when the browser leaves it', async () => {
    const { result } = follows('UN')
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    dispatchEvent(new Event('pagehide'))
    expect(Object.keys(lastShownFollowedStories.get())).toEqual(['s1'])
    // The page, which is still open, continues to show the story as new.
    expect(result.current.entries[0]?.news?.fresh).toHaveLength(1)
  })

  test('still lists a thing that is unfollowed while it is open', async () => {
    const { result } = follows('UN', 'Zwolle')
    act(() => followedSortOrder.set('followed'))
    act(() => followedThings.set([follow('Zwolle')]))
    expect(keys(result.current.entries)).toEqual(['Zwolle', 'UN'])
    act(() => followedThings.set([follow('ISS'), follow('Zwolle')]))
    expect(keys(result.current.entries)).toEqual(['ISS', 'Zwolle', 'UN'])
  })

  test('requests nothing if nothing is followed', () => {
    const { result, newsClient } = follows()
    expect(result.current).toEqual({ entries: [], isLoading: false })
    expect(newsClient.followed).not.toHaveBeenCalled()
  })

  test('isn’t loading any more after a failure', async () => {
    followedThings.set([follow('UN')])
    const newsClient = fakeNewsClient()
    newsClient.followed.mockResolvedValue({ ok: false, failure: 'network' })
    const { result } = renderHook(useFollowing, { wrapper: createEditionWrapper({ source: { newsClient } }) })
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current.entries).toMatchObject([{ thing: { key: 'UN' }, news: undefined }])
  })
})
