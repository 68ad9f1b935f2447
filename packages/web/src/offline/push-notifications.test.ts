// @vitest-environment happy-dom
import type { Mute } from '@plainwire/domain/reader'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../testing/fakes/fake-caches.ts'
import { openNotificationPage, showPushNotification } from './push-notifications.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const NEWS = {
  id: 's1',
  headline: 'Dams break in Michigan',
  label: 'Breaking',
  language: 'en',
  text: 'Thousands leave.',
  topics: ['world', 'floods'],
}
let device = fakeCaches()
const showNotification = vi.fn(async () => {})
const openWindow = vi.fn(async () => null)
let windows: { focus: () => Promise<void>; navigate: (url: string) => Promise<unknown> }[] = []
beforeEach(() => {
  windows = []
  device = fakeCaches(location.origin)
  vi.stubGlobal('caches', device.caches)
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const show = (news: object | string) =>
  showPushNotification(typeof news === 'string' ? news : JSON.stringify(news), NOW)
async function mute(kind: Mute['kind'], text: string, until?: string) {
  const made = {
    id: text,
    kind,
    text,
    mode: 'hide',
    addedAt: '2026-11-01T00:00:00Z',
    ...(until && { until }),
  }
  const choices = Response.json({ neutral: 'About something you muted', mutes: [made] })
  await (await device.caches.open('plainwire-push')).put('/push-choices?kept', choices)
}

test('a notification shows the headline, once for each story, and opens the story', async () => {
  await show(NEWS)
  expect(showNotification.mock.calls).toEqual([
    [
      'Breaking',
      {
        body: 'Dams break in Michigan',
        lang: 'en',
        tag: 'breaking-s1',
        icon: '/icons/icon-192.png',
        data: { path: '/story/s1' },
      },
    ],
  ])
})

test.each([
  ['word', 'dams', true],
  ['word', 'thousands', true],
  ['topic', 'floods', true],
  ['topic', 'world', true],
  ['word', 'storm', false],
  ['source', 'world', false],
] as const)('B10 a muted %s %s takes the headline out: %s', async (kind, text, isHidden) => {
  await mute(kind, text)
  await show(NEWS)
  const about = isHidden
    ? { body: 'About something you muted', data: { path: '/' } }
    : { body: NEWS.headline, data: { path: '/story/s1' } }
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Breaking', expect.objectContaining(about))
})

test('B10 an expired mute hides nothing', async () => {
  await mute('word', 'dams', '2026-11-19T00:00:00Z')
  await show(NEWS)
  expect(showNotification).toHaveBeenCalledWith('Breaking', expect.objectContaining({ body: NEWS.headline }))
})

test.each([
  '',
  'null',
  '{',
  '[]',
  { ...NEWS, id: '../admin' },
  { ...NEWS, headline: 7 },
  { ...NEWS, label: null },
])('an invalid message isn’t shown: %j', async (message) => {
  await show(message)
  expect(showNotification).not.toHaveBeenCalled()
})

test('a click navigates an open window or opens a new one, never to another host', async () => {
  await openNotificationPage({ path: '/story/s1' })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${location.origin}/story/s1`)
  const navigate = vi.fn(async () => ({}))
  windows = [{ focus: async () => {}, navigate }]
  await openNotificationPage({ path: '/story/s2' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${location.origin}/story/s2`)
  expect(openWindow).toHaveBeenCalledTimes(1)
  windows = [{ focus: async () => {}, navigate: () => Promise.reject(new TypeError('not controlled')) }]
  await openNotificationPage({ path: '/story/s3' })
  expect(openWindow).toHaveBeenLastCalledWith(`${location.origin}/story/s3`)
  await openNotificationPage({ path: '//elsewhere.example' })
  expect(openWindow).toHaveBeenCalledTimes(2)
})
