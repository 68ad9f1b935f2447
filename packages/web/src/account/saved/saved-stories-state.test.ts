// @vitest-environment happy-dom
import type { SavedStory, SavedStorySnapshot } from '@plainwire/domain/contract'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CallResult, NO_RESPONSE_STATUS } from '../../lib/api.ts'
import {
  ACCOUNT_QUERY_RETRY_DELAY_MS,
  createAccountQueryClient,
  mountQueryClient,
} from '../account-queries.ts'
import type { callAsReader } from '../session/call-as-reader.ts'
import type { SavedStoriesCopy } from './saved-list.ts'
import { EMPTY_SAVED_CHANGES_QUEUE, savedStoryChangeQueue } from './saved-storage.ts'
import { createSavedStoriesState, type SavedChangeNotice } from './saved-stories-state.ts'

const story: SavedStorySnapshot = {
  headline: 'Bridge closed',
  sub_headline: '',
  description: '',
  categories: ['world'],
  tags: [],
  published_at: '2026-11-20T10:00:00.000Z',
  sources: [],
}
const AT = '2026-11-20T12:00:00.000Z'
const saved = (storyId: string): SavedStory => ({ id: storyId, storyId, savedAt: AT, story })
const save = (storyId: string) => ({ kind: 'save' as const, storyId, at: AT, story })
const unsave = (storyId: string) => ({ kind: 'unsave' as const, storyId, at: AT })

const refused = (status: number, code = 'INTERNAL') => ({ ok: false as const, status, code, message: '' })
const LIMIT = refused(400, 'SAVE_LIMIT_REACHED')
const NOBODY = refused(NO_RESPONSE_STATUS, 'UNREACHED')

/** Creates a fake server that has saved stories and can become unreachable. */
function aServer(limit = 10) {
  let stories: SavedStory[] = []
  let trouble: ReturnType<typeof refused> | undefined
  let delay: Promise<void> | undefined
  const calls: string[] = []
  const handlers: Record<string, (id: string) => CallResult<unknown>> = {
    'GET /saved-stories': () => ({ ok: true, data: { stories } }),
    'POST /saved-stories': (id) => {
      if (stories.every(({ storyId }) => storyId !== id)) {
        if (stories.length >= limit) return LIMIT
        stories = [saved(id), ...stories]
      }
      return { ok: true, data: { id, savedAt: AT } }
    },
    'DELETE /saved-stories/{id}': (id) => {
      stories = stories.filter(({ storyId }) => storyId !== id)
      return { ok: true, data: { status: 'removed' } }
    },
    'DELETE /saved-stories': () => {
      const removed = stories.length
      stories = []
      return { ok: true, data: { removed } }
    },
  }
  const call = async (
    { method, path }: { method: string; path: string },
    { body, params }: { body?: { storyId: string }; params?: { id: string } } = {},
  ) => {
    await Promise.resolve()
    const id = body?.storyId ?? params?.id ?? ''
    calls.push(`${method} ${id}`.trim())
    await delay
    return trouble ?? handlers[`${method} ${path}`]?.(id) ?? refused(404)
  }
  return {
    calls,
    call: call as unknown as typeof callAsReader,
    ids: () => stories.map(({ storyId }) => storyId),
    has: (...ids: string[]) => {
      stories = ids.map(saved)
    },
    /** Delays all further answers. */
    delay: (until: Promise<void>) => {
      delay = until
    },
    fail: (how: ReturnType<typeof refused> | undefined) => {
      trouble = how
    },
    /** Makes every call fail, and the browser report that it is offline. */
    cutOff: (how = NOBODY) => {
      trouble = how
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    },
    reconnect: () => {
      trouble = undefined
      vi.restoreAllMocks()
    },
  }
}

function anOfflineCopy(before?: readonly SavedStory[]) {
  let stories = before
  const heard: ((readerId: string, stories: readonly SavedStory[]) => void)[] = []
  const offlineCopy: SavedStoriesCopy = {
    read: async () => stories,
    write: (_, next) => {
      stories = next
    },
    forget: () => {
      stories = undefined
    },
    subscribe: (take) => void heard.push(take),
  }
  return {
    offlineCopy,
    stored: () => stories,
    writeElsewhere: (ids: string[]) => heard.map((take) => take('r1', ids.map(saved))),
  }
}

const stops: (() => void)[] = []

/** Waits until every change is made or paused. */
function settled(queries: QueryClient): Promise<void> {
  const cache = queries.getMutationCache()
  return vi.waitFor(() => {
    expect(
      cache.findAll({ predicate: ({ state }) => state.status === 'pending' && !state.isPaused }),
    ).toEqual([])
    expect(queries.isFetching()).toBe(0)
  })
}

function start({ server = aServer(), offlineCopy = anOfflineCopy(), limit = 10 } = {}) {
  const news: string[] = []
  const queries = createAccountQueryClient()
  stops.push(mountQueryClient(queries))
  const notify = (said: SavedChangeNotice) =>
    news.push(
      said === 'not-loaded'
        ? said
        : `${said.change.kind} ${'storyId' in said.change ? said.change.storyId : ''}: ${said.result}`,
    )
  const engine = createSavedStoriesState({
    queries,
    call: server.call,
    queue: savedStoryChangeQueue,
    offlineCopy: offlineCopy.offlineCopy,
    notify,
    limit: () => limit,
    runWithCrossTabLock: (task) => task(),
  })
  stops.push(engine.end)
  const idle = () => settled(queries)
  /** Makes a change, and waits until it is made or paused. */
  const change = (one: Parameters<typeof engine.change>[0]) => {
    engine.change(one)
    return idle()
  }
  const shown = () => engine.state.get().stories.map(({ storyId }) => storyId)
  return { engine, change, idle, server, offlineCopy, news, shown }
}

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  onlineManager.setOnline(true)
  savedStoryChangeQueue.set(EMPTY_SAVED_CHANGES_QUEUE)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('SI-12 signing in loads the reader’s saved stories', async () => {
  const { engine, server, shown, offlineCopy } = start()
  server.has('s2', 's1')
  await engine.begin('r1')
  expect(engine.state.get().status).toBe('ready')
  expect(shown()).toEqual(['s2', 's1'])
  expect(offlineCopy.stored()).toHaveLength(2)
})

test('AP-09 a 404 answer means no saved stories', async () => {
  const { engine, server } = start()
  server.fail(refused(404))
  await engine.begin('r1')
  expect(engine.state.get()).toEqual({ status: 'ready', stories: [] })
})

describe('SV-04 a change is shown at once, then made by the server', () => {
  test('saved and unsaved', async () => {
    const { engine, change, server, shown, news } = start()
    await engine.begin('r1')
    const done = change(save('s1'))
    expect(shown()).toEqual(['s1'])
    expect(server.ids()).toEqual([])
    await done
    expect(server.ids()).toEqual(['s1'])
    await change(unsave('s1'))
    expect([shown(), server.ids()]).toEqual([[], []])
    expect(news).toEqual(['save s1: done', 'unsave s1: done'])
  })

  test('SV-06 saving a saved story succeeds without a call', async () => {
    const { engine, change, server, news } = start()
    server.has('s1')
    await engine.begin('r1')
    await change(save('s1'))
    expect(server.calls).toEqual(['GET'])
    expect(news).toEqual(['save s1: done'])
  })

  test('SV-05 a save over the limit is rolled back with a message', async () => {
    const { engine, change, server, shown, news } = start({ server: aServer(1) })
    server.has('s1')
    await engine.begin('r1')
    const done = change(save('s2'))
    expect(shown()).toEqual(['s2', 's1'])
    await done
    expect(shown()).toEqual(['s1'])
    expect(news).toEqual(['save s2: limit-reached'])
    expect(savedStoryChangeQueue.get()).toEqual(EMPTY_SAVED_CHANGES_QUEUE)
  })

  test('a change refused for another reason is rolled back too', async () => {
    const { engine, change, server, shown, news } = start()
    server.has('s1')
    await engine.begin('r1')
    server.fail(refused(500))
    await change({ kind: 'remove', storyId: 's1', at: AT, title: 'Bridge' })
    await change({ kind: 'clear', at: AT })
    expect(shown()).toEqual(['s1'])
    expect(news).toEqual(['remove s1: failed', 'clear : failed'])
  })

  test('SV-07 all are removed at once', async () => {
    const { engine, change, server, shown } = start()
    server.has('s1', 's2')
    await engine.begin('r1')
    await change({ kind: 'clear', at: AT })
    expect([shown(), server.ids()]).toEqual([[], []])
  })
})

describe('without a connection', () => {
  test.each([
    ['nobody answers', NOBODY],
    ['the server is busy', refused(503)],
    ['somebody else answers', refused(200, 'UNREADABLE')],
  ])('where %s changes wait, and are made in order when it is back', async (_name, how) => {
    const { engine, change, idle, server, shown, news } = start()
    server.has('s1')
    await engine.begin('r1')
    server.cutOff(how)
    await change(save('s2'))
    await change(unsave('s1'))
    await change(save('s3'))
    expect(shown()).toEqual(['s3', 's2'])
    expect(news).toEqual(['save s2: waiting', 'unsave s1: waiting', 'save s3: waiting'])
    server.reconnect()
    server.calls.length = 0
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(server.ids()).toEqual(['s3', 's2']))
    await idle()
    expect(server.calls.slice(0, 3)).toEqual(['POST s2', 'DELETE s1', 'POST s3'])
    expect(server.ids()).toEqual(['s3', 's2'])
    expect(news).toHaveLength(3)
  })

  test('the reader is also notified if the browser already reported that it is offline', async () => {
    const { engine, change, server, news } = start()
    await engine.begin('r1')
    server.cutOff()
    dispatchEvent(new Event('offline'))
    await change(save('s1'))
    expect(news).toEqual(['save s1: waiting'])
  })

  test('queued changes survive a reload, and the cached list is shown', async () => {
    const offlineCopy = anOfflineCopy()
    const before = start({ offlineCopy })
    before.server.has('s1')
    await before.engine.begin('r1')
    before.server.cutOff()
    await before.change(save('s2'))

    const after = start({ offlineCopy, server: before.server })
    await after.engine.begin('r1')
    expect(after.shown()).toEqual(['s2', 's1'])
    expect(after.news).toEqual([])
    before.server.reconnect()
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(before.server.ids()).toEqual(['s2', 's1']))
    await after.idle()
    expect(after.news).toEqual([])
  })

  test('a queued save that the server refuses later is rolled back with a message', async () => {
    const { engine, change, server, shown, news } = start({ server: aServer(2), limit: 10 })
    server.has('s1')
    await engine.begin('r1')
    server.cutOff()
    await change(save('s2'))
    server.has('s1', 'from-elsewhere')
    server.reconnect()
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(shown()).not.toContain('s2'))
    expect(news).toEqual(['save s2: waiting', 'save s2: limit-reached'])
  })

  test('SV-05 a save that is certainly over the limit is refused at once', async () => {
    const { engine, change, server, shown, news } = start({ limit: 1 })
    server.has('s1')
    await engine.begin('r1')
    server.cutOff()
    await change(save('s2'))
    expect(shown()).toEqual(['s1'])
    expect(news).toEqual(['save s2: limit-reached'])
  })

  test('without a cached list the reader is notified, and the list is loaded when the connection is back', async () => {
    const { engine, server, news, shown } = start()
    server.has('s1')
    server.cutOff()
    await engine.begin('r1')
    expect(engine.state.get().status).toBe('failed')
    expect(news).toEqual(['not-loaded'])
    server.reconnect()
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(shown()).toEqual(['s1']))
  })
})

test('B20 signing out removes everything of the reader from the page and the device', async () => {
  const { engine, change, server, offlineCopy, shown } = start()
  server.has('s1')
  await engine.begin('r1')
  server.cutOff()
  await change(save('s2'))
  expect(localStorage.getItem('plainwire.saved-queue')).toContain('s2')
  engine.end()
  expect(shown()).toEqual([])
  expect(engine.state.get().status).toBe('none')
  expect(offlineCopy.stored()).toBeUndefined()
  expect(localStorage.getItem('plainwire.saved-queue')).toBeNull()
})

test('B20 queued changes of one reader are never sent for another', async () => {
  savedStoryChangeQueue.set({ readerId: 'other', changes: [save('s9')] })
  const { engine, server, shown } = start()
  await engine.begin('r1')
  expect(server.calls).toEqual(['GET'])
  expect(shown()).toEqual([])
})

test('an answer that arrives after signing out is ignored', async () => {
  const server = aServer()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  const { engine, offlineCopy } = start({ server })
  await engine.begin('r1')
  server.delay(isAnswered)
  engine.change(save('s1'))
  await vi.waitFor(() => expect(server.calls).toEqual(['GET', 'POST s1']))
  engine.end()
  answer()
  await vi.waitFor(() => expect(server.ids()).toEqual(['s1']))
  expect(engine.state.get().status).toBe('none')
  expect(offlineCopy.stored()).toBeUndefined()
})

test('SV-04 a story saved while the list is loading for the first time stays saved until the list contains it', async () => {
  const { engine, change, server, shown, news } = start()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  server.has('s1')
  server.delay(isAnswered)
  const loaded = engine.begin('r1')
  await vi.waitFor(() => expect(server.calls).toEqual(['GET']))
  server.delay(Promise.resolve())
  const isSavedShown: boolean[] = []
  const done = change(save('s2'))
  stops.push(engine.state.subscribe(() => isSavedShown.push(shown().includes('s2'))))
  await done
  expect(isSavedShown).not.toContain(false)
  expect(shown()).toEqual(['s2', 's1'])
  expect(news).toEqual(['save s2: done'])
  answer()
  await loaded
  expect(shown()).toEqual(['s2', 's1'])
})

test('other tabs show changes that one tab has made or queued', async () => {
  const { engine, offlineCopy, shown } = start()
  await engine.begin('r1')
  offlineCopy.writeElsewhere(['s7'])
  expect(shown()).toEqual(['s7'])
  localStorage.setItem('plainwire.saved-queue', JSON.stringify({ readerId: 'r1', changes: [save('s8')] }))
  savedStoryChangeQueue.restore()
  expect(shown()).toEqual(['s8', 's7'])
})

test('changes of another device are loaded when the reader returns to the page', async () => {
  const { engine, server, shown, offlineCopy } = start()
  server.has('s1')
  await engine.begin('r1')
  server.has('s2', 's1')
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(shown()).toEqual(['s2', 's1']))
  expect(offlineCopy.stored()).toHaveLength(2)
})

test('an unreachable server is retried three times, then again later', async () => {
  vi.useFakeTimers()
  const { engine, server, news } = start()
  await engine.begin('r1')
  server.fail(NOBODY)
  engine.change(save('s1'))
  await vi.advanceTimersByTimeAsync(400 + 800 + 1600 + 1)
  expect(server.calls).toEqual(['GET', 'POST s1', 'POST s1', 'POST s1', 'POST s1'])
  expect(news).toEqual(['save s1: waiting'])
  server.fail(undefined)
  await vi.advanceTimersByTimeAsync(ACCOUNT_QUERY_RETRY_DELAY_MS)
  expect(server.ids()).toEqual(['s1'])
})

test('a change is not retried after signing out', async () => {
  vi.useFakeTimers()
  const { engine, server } = start()
  await engine.begin('r1')
  server.fail(NOBODY)
  engine.change(save('s1'))
  await vi.advanceTimersByTimeAsync(400)
  engine.end()
  await vi.advanceTimersByTimeAsync(ACCOUNT_QUERY_RETRY_DELAY_MS)
  expect(server.calls).toEqual(['GET', 'POST s1', 'POST s1'])
})

test('a change that another tab has made meanwhile isn’t sent again', async () => {
  const { engine, change, idle, server, news } = start()
  await engine.begin('r1')
  server.cutOff()
  await change(save('s1'))
  localStorage.removeItem('plainwire.saved-queue')
  savedStoryChangeQueue.restore()
  server.reconnect()
  server.calls.length = 0
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(server.calls).toEqual(['GET']))
  await idle()
  expect(news).toEqual(['save s1: waiting'])
})

test('an invalid queue is discarded', () => {
  localStorage.setItem('plainwire.saved-queue', JSON.stringify({ readerId: 'r1', changes: [{ kind: 'x' }] }))
  savedStoryChangeQueue.restore()
  expect(savedStoryChangeQueue.get()).toEqual(EMPTY_SAVED_CHANGES_QUEUE)
})
