import { aNews } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { someListSettings } from '../../../testing/list-requests.ts'
import { minutesAgo, NOW, someStories } from '../../../testing/stories.ts'
import { buildFirstViewData } from '../../first-view.ts'
import { createWorkerState } from '../../worker/worker-state.ts'
import { handleTimelineRequest } from './timeline.ts'

/** Four stories; the first, third and fourth are one thread, whose main story is the third. */
const stories = someStories(4, (index) => (index === 1 ? {} : { thread: { id: 't1' } }))
const threads = [{ id: 't1', name: { en: 'Zwolle' }, story_ids: ['s3', 's1', 's4'] }]
const news = aNews(stories, { fetch_date: NOW.toISOString(), threads })

const stateOf = (edition = news, archive?: unknown) =>
  createWorkerState({
    fetch: async (url) =>
      String(url).includes('/api/threads/')
        ? archive
          ? Response.json(archive)
          : Response.json({ error: { code: 'THREAD_NOT_FOUND', message: '' } }, { status: 404 })
        : Response.json(edition),
    wait: async () => {},
  })
const mute = { id: 'm', kind: 'word', text: 'headline 3', mode: 'hide', addedAt: minutesAgo(9) } as const
const timeline = (over = {}, state = stateOf(), threadId = 't1') =>
  handleTimelineRequest(state, { ...someListSettings(over), threadId })

test('B21 a thread’s page has its name and its stories, the newest first', async () => {
  const answer = await timeline()
  expect(answer).toMatchObject({ ok: true, data: { id: 't1', title: 'Zwolle' } })
  expect(answer.ok && answer.data.entries.map(({ id }) => id)).toEqual(['s1', 's3', 's4'])
  const view = buildFirstViewData({ news, url: '/thread/t1', language: 'en', now: NOW })
  expect(view.timeline).toEqual(answer.ok && answer.data)
  expect(buildFirstViewData({ news, url: '/thread/t2', language: 'en', now: NOW }).timeline).toBeUndefined()
})

test('B21 without a name, or with a truncated headline as its name, its title is the main story’s headline', async () => {
  for (const name of [{}, { en: 'Headline…' }]) {
    const named = { ...news, threads: threads.map((thread) => ({ ...thread, name })) }
    expect(await timeline({}, stateOf(named))).toMatchObject({
      data: { title: 'Headline 3', titleLanguage: 'en' },
    })
  }
})

test('B21 a thread’s page has no muted stories', async () => {
  const answer = await timeline({ mutes: [mute] })
  expect(answer.ok && answer.data.entries.map(({ id }) => id)).toEqual(['s1', 's4'])
})

test('B21 a thread of an earlier edition comes from the archive, without muted stories', async () => {
  const old = { id: 't9', name: { nl: 'Kampen' }, stories: stories.slice(2) }
  const answer = await timeline({ mutes: [mute] }, stateOf(news, old), 't9')
  expect(answer).toMatchObject({ ok: true, data: { id: 't9', title: 'Kampen' } })
  expect(answer.ok && answer.data.entries.map(({ id }) => id)).toEqual(['s4'])
  expect(
    await timeline({ mutes: [mute] }, stateOf(news, { ...old, stories: stories.slice(2, 3) }), 't9'),
  ).toEqual({
    ok: false,
    failure: 'not-found',
  })
})

test('B21 an unknown thread is not found', async () => {
  expect(await timeline({}, stateOf(), 'none')).toMatchObject({ ok: false, failure: 'not-found' })
})
