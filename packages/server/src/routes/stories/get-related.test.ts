import { FeatureFlags } from '@plainwire/domain/contract'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startServer, type TestServer } from '../../testing.ts'

const config = (related: boolean) => ({
  flags: FeatureFlags.parse({ related }),
  publicUrl: 'http://plainwire.test',
  contactEmail: 'a@plainwire.test',
})
const archive = {
  story: async (id: string) =>
    id === 'old' ? someDetails(aStory({ id, categories: ['science'], tags: ['Laser'] })) : undefined,
}
let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: config(true), archive })
})
afterAll(() => server.stop())

const Answer = z.object({ stories: z.array(z.object({ id: z.string() })) })
const idsAt = async (path: string) =>
  Answer.parse(await (await server.get(path)).json()).stories.map(({ id }) => id)

describe('SM-09 GET /api/stories/{id}/related', () => {
  test('answers stories of the edition, also for one that has left it', async () => {
    expect(await idsAt('/api/stories/old/related')).toEqual(['s2'])
    expect(await idsAt('/api/stories/s1/related')).toEqual([])
  })

  test('answers 404 for a story that never was', async () => {
    expect((await server.get('/api/stories/never/related')).status).toBe(404)
  })

  test('answers none while the switch is off', async () => {
    const off = await startServer({ config: config(false), archive })
    expect(await (await off.get('/api/stories/old/related')).json()).toEqual({ stories: [] })
    await off.stop()
  })
})
