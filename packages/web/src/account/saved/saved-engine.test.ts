// @vitest-environment happy-dom
import type { SavedSnapshot, SavedStory } from '@plainwire/domain/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answered, UNREACHED } from '../../lib/api.ts'
import type { callAsReader } from '../session/call-as-reader.ts'
import { createSaved, type SavedNews, type SavedShelf } from './saved-engine.ts'
import { NOTHING_WAITS, savedQueue } from './saved-queue.ts'

const story: SavedSnapshot = {
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
const NOBODY = refused(UNREACHED, 'UNREACHED')

/** A server that has saved stories, and can be out of reach. */
function aServer(limit = 10) {
  let stories: SavedStory[] = []
  let trouble: ReturnType<typeof refused> | undefined
  const calls: string[] = []
  const handlers: Record<string, (id: string) => Answered<unknown>> = {
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
    return trouble ?? handlers[`${method} ${path}`]?.(id) ?? refused(404)
  }
  return {
    calls,
    call: call as unknown as typeof callAsReader,
    ids: () => stories.map(({ storyId }) => storyId),
    has: (...ids: string[]) => {
      stories = ids.map(saved)
    },
    fail: (how: ReturnType<typeof refused> | undefined) => {
      trouble = how
    },
  }
}

function aShelf(kept?: readonly SavedStory[]) {
  let stories = kept
  const heard: ((readerId: string, stories: readonly SavedStory[]) => void)[] = []
  const shelf: SavedShelf = {
    read: async () => stories,
    write: (_, next) => {
      stories = next
    },
    forget: () => {
      stories = undefined
    },
    follow: (take) => void heard.push(take),
  }
  return {
    shelf,
    kept: () => stories,
    tellOthers: (ids: string[]) => heard.map((take) => take('r1', ids.map(saved))),
  }
}

function start({ server = aServer(), shelf = aShelf(), limit = 10 } = {}) {
  const news: string[] = []
  const retryLater = vi.fn()
  const tell = (said: SavedNews) =>
    news.push(
      said === 'not-loaded'
        ? said
        : `${said.change.kind} ${'storyId' in said.change ? said.change.storyId : ''}: ${said.result}`,
    )
  const engine = createSaved({
    call: server.call,
    queue: savedQueue,
    shelf: shelf.shelf,
    tell,
    limit: () => limit,
    inTurn: (task) => task(),
    retryLater,
  })
  const shown = () => engine.state.get().stories.map(({ storyId }) => storyId)
  return { engine, server, shelf, news, shown, retryLater }
}

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  savedQueue.set(NOTHING_WAITS)
})

test('SI-12 the saved stories of the reader who signs in are loaded', async () => {
  const { engine, server, shown, shelf } = start()
  server.has('s2', 's1')
  await engine.begin('r1')
  expect(engine.state.get().status).toBe('ready')
  expect(shown()).toEqual(['s2', 's1'])
  expect(shelf.kept()).toHaveLength(2)
})

test('AP-09 a server that answers 404 has none', async () => {
  const { engine, server } = start()
  server.fail(refused(404))
  await engine.begin('r1')
  expect(engine.state.get()).toEqual({ status: 'ready', stories: [] })
})

describe('SV-04 a change is shown at once, then made by the server', () => {
  test('saved and unsaved', async () => {
    const { engine, server, shown, news } = start()
    await engine.begin('r1')
    const done = engine.change(save('s1'))
    expect(shown()).toEqual(['s1'])
    expect(server.ids()).toEqual([])
    await done
    expect(server.ids()).toEqual(['s1'])
    await engine.change(unsave('s1'))
    expect([shown(), server.ids()]).toEqual([[], []])
    expect(news).toEqual(['save s1: done', 'unsave s1: done'])
  })

  test('SV-06 saved already, it is a success without a call', async () => {
    const { engine, server, news } = start()
    server.has('s1')
    await engine.begin('r1')
    await engine.change(save('s1'))
    expect(server.calls).toEqual(['GET'])
    expect(news).toEqual(['save s1: done'])
  })

  test('SV-05 over the limit it is put back, and the reader told', async () => {
    const { engine, server, shown, news } = start({ server: aServer(1) })
    server.has('s1')
    await engine.begin('r1')
    const done = engine.change(save('s2'))
    expect(shown()).toEqual(['s2', 's1'])
    await done
    expect(shown()).toEqual(['s1'])
    expect(news).toEqual(['save s2: limit-reached'])
    expect(savedQueue.get()).toEqual(NOTHING_WAITS)
  })

  test('refused otherwise it is put back too', async () => {
    const { engine, server, shown, news } = start()
    server.has('s1')
    await engine.begin('r1')
    server.fail(refused(500))
    await engine.change({ kind: 'remove', storyId: 's1', at: AT, title: 'Bridge' })
    await engine.change({ kind: 'clear', at: AT })
    expect(shown()).toEqual(['s1'])
    expect(news).toEqual(['remove s1: failed', 'clear : failed'])
  })

  test('SV-07 all are removed at once', async () => {
    const { engine, server, shown } = start()
    server.has('s1', 's2')
    await engine.begin('r1')
    await engine.change({ kind: 'clear', at: AT })
    expect([shown(), server.ids()]).toEqual([[], []])
  })
})

describe('without a connection', () => {
  test.each([
    ['nobody answers', NOBODY],
    ['the server is busy', refused(503)],
    ['somebody else answers', refused(200, 'UNREADABLE')],
  ])('where %s changes wait, and are made in order when it is back', async (_name, how) => {
    const { engine, server, shown, news, retryLater } = start()
    server.has('s1')
    await engine.begin('r1')
    server.fail(how)
    await engine.change(save('s2'))
    await engine.change(unsave('s1'))
    await engine.change(save('s3'))
    expect(shown()).toEqual(['s3', 's2'])
    expect(news).toEqual(['save s2: waiting', 'unsave s1: waiting', 'save s3: waiting'])
    expect(retryLater).toHaveBeenCalled()
    server.fail(undefined)
    server.calls.length = 0
    await engine.replay()
    expect(server.calls).toEqual(['POST s2', 'DELETE s1', 'POST s3'])
    expect(server.ids()).toEqual(['s3', 's2'])
    expect(news).toHaveLength(3)
  })

  test('a reload forgets none of them, and what is kept of the list is shown', async () => {
    const shelf = aShelf()
    const before = start({ shelf })
    before.server.has('s1')
    await before.engine.begin('r1')
    before.server.fail(NOBODY)
    await before.engine.change(save('s2'))

    const after = start({ shelf, server: before.server })
    await after.engine.begin('r1')
    expect(after.shown()).toEqual(['s2', 's1'])
    expect(after.news).toEqual([])
    before.server.fail(undefined)
    await after.engine.replay()
    expect(before.server.ids()).toEqual(['s2', 's1'])
    expect(after.news).toEqual([])
  })

  test('a save that is refused when it is made at last is put back and told', async () => {
    const { engine, server, shown, news } = start({ server: aServer(2), limit: 10 })
    server.has('s1')
    await engine.begin('r1')
    server.fail(NOBODY)
    await engine.change(save('s2'))
    server.has('s1', 'from-elsewhere')
    server.fail(undefined)
    await engine.replay()
    expect(shown()).not.toContain('s2')
    expect(news).toEqual(['save s2: waiting', 'save s2: limit-reached'])
  })

  test('SV-05 one for which there is certainly no room is refused at once', async () => {
    const { engine, server, shown, news } = start({ limit: 1 })
    server.has('s1')
    await engine.begin('r1')
    server.fail(NOBODY)
    await engine.change(save('s2'))
    expect(shown()).toEqual(['s1'])
    expect(news).toEqual(['save s2: limit-reached'])
  })

  test('without a list on the device the reader is told that there is none, and it comes with the connection', async () => {
    const { engine, server, news, shown } = start()
    server.has('s1')
    server.fail(NOBODY)
    await engine.begin('r1')
    expect(engine.state.get().status).toBe('failed')
    expect(news).toEqual(['not-loaded'])
    server.fail(undefined)
    await engine.replay()
    expect(shown()).toEqual(['s1'])
  })
})

test('B20 signed out, nothing of the reader stays here or on the device', async () => {
  const { engine, server, shelf, shown } = start()
  server.has('s1')
  await engine.begin('r1')
  server.fail(NOBODY)
  await engine.change(save('s2'))
  expect(localStorage.getItem('plainwire.saved-queue')).toContain('s2')
  engine.end()
  expect(shown()).toEqual([])
  expect(engine.state.get().status).toBe('none')
  expect(shelf.kept()).toBeUndefined()
  expect(localStorage.getItem('plainwire.saved-queue')).toBeNull()
})

test('B20 what waits for one reader is never done for another', async () => {
  savedQueue.set({ readerId: 'other', changes: [save('s9')] })
  const { engine, server, shown } = start()
  await engine.begin('r1')
  expect(server.calls).toEqual(['GET'])
  expect(shown()).toEqual([])
})

test('an answer that comes after signing out changes nothing', async () => {
  const { engine, server, shelf } = start()
  await engine.begin('r1')
  const done = engine.change(save('s1'))
  engine.end()
  await done
  expect(server.ids()).toEqual(['s1'])
  expect(engine.state.get().status).toBe('none')
  expect(shelf.kept()).toBeUndefined()
})

test('other tabs follow: what one has done, and what waits there', async () => {
  const { engine, shelf, shown } = start()
  await engine.begin('r1')
  shelf.tellOthers(['s7'])
  expect(shown()).toEqual(['s7'])
  localStorage.setItem('plainwire.saved-queue', JSON.stringify({ readerId: 'r1', changes: [save('s8')] }))
  savedQueue.restore()
  expect(shown()).toEqual(['s8', 's7'])
})

test('what is in the queue and isn’t ours is removed', () => {
  localStorage.setItem('plainwire.saved-queue', JSON.stringify({ readerId: 'r1', changes: [{ kind: 'x' }] }))
  savedQueue.restore()
  expect(savedQueue.get()).toEqual(NOTHING_WAITS)
})
