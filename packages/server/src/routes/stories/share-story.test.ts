import { API } from '@plainwire/domain/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const STORY = {
  id: 's1',
  title: 'Title',
  summary: '',
  description: '',
  category: 'World',
  location: '',
  imageUrl: null,
  urls: [],
  sources: [],
}

test('RT-08 the public share link is {product host}/story/{id}, and the story is there', async () => {
  const answer = await fetch(`${server.url}/api/stories/share`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STORY),
  })
  const { shareUrl } = API.shareStory.answer.parse(await answer.json())
  expect(shareUrl).toBe('http://plainwire.test/story/s1')
  expect(await (await server.get(new URL(shareUrl).pathname)).json()).toMatchObject({ story: 's1' })
})
