import { ErrorResponse, PublisherList, PublisherPassport } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPublisherList, startServer, type TestServer, writeTestEdition } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const codeOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error.code

describe('B13 GET /api/publishers', () => {
  test('lists every publisher of the edition', async () => {
    const answer = await server.get('/api/publishers')
    expect(answer.status).toBe(200)
    expect(PublisherList.parse(await answer.json())).toEqual(createTestPublisherList())
  })

  test('gives one by its id', async () => {
    const answer = await server.get('/api/publishers/courier')
    expect(PublisherPassport.parse(await answer.json())).toEqual(createTestPublisherList().publishers[0])
  })

  test.each(['/api/publishers', '/api/publishers/courier'])(
    '%s is known again by its tag, for anyone',
    async (path) => {
      const { headers } = await server.get(path)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      const again = await server.get(path, { 'if-none-match': headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    },
  )

  test.each(['nobody', 'constructor', '%00', '..%2f..%2fetc', 'COURIER', 'x'.repeat(400)])(
    'finds no publisher by %s',
    async (id) => {
      const answer = await server.get(`/api/publishers/${id}`)
      expect(answer.status).toBe(404)
      expect(await codeOf(answer)).toBe('PUBLISHER_NOT_FOUND')
    },
  )

  test('follows the edition', async () => {
    const own = await startServer()
    await writeTestEdition(`${own.folder}/editions`, 2, [aStory()])
    await own.editions.refresh()
    expect(PublisherList.parse(await (await own.get('/api/publishers')).json()).edition).toBe(2)
    await own.stop()
  })

  test.each(['/api/publishers', '/api/publishers/courier'])(
    '%s waits for the first edition',
    async (path) => {
      const empty = await startServer({
        editions: { current: () => undefined, onChange: () => () => undefined },
      })
      const answer = await empty.get(path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      await empty.stop()
    },
  )

  test('waits for the next edition where this one has no passports', async () => {
    const edition = server.editions.current()
    if (!edition) throw new Error('There is no edition.')
    const older = { ...edition, passports: undefined, file: () => undefined }
    const own = await startServer({ editions: { current: () => older, onChange: () => () => undefined } })
    for (const path of ['/api/publishers', '/api/publishers/courier'])
      expect((await own.get(path)).status).toBe(503)
    await own.stop()
  })
})
