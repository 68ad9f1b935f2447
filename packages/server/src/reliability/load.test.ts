import { afterEach, expect, test } from 'vitest'
import { renderPlainTestPage, startServer, type TestServer } from '../testing.ts'

let server: TestServer
afterEach(() => server.stop())

const REQUESTS = 500

async function statusesOf(paths: readonly string[]): Promise<Map<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, index) =>
      server.app.inject({ url: paths[index % paths.length] ?? '/', headers: { 'accept-encoding': 'br' } }),
    ),
  )
  const byStatus = Map.groupBy(answers, ({ statusCode }) => statusCode)
  return new Map([...byStatus].map(([status, some]) => [status, some.length]))
}

/** Starts a server that records the addresses of rendered pages. */
function startCounting(): Promise<TestServer> & { rendered: string[] } {
  const rendered: string[] = []
  const started = startServer({
    renderPage: (request) => {
      rendered.push(request.url)
      return renderPlainTestPage(request)
    },
  })
  return Object.assign(started, { rendered })
}

test('row 40: for concurrent requests, a page of an edition is rendered once and the edition is read once', async () => {
  const starting = startCounting()
  server = await starting
  expect(await statusesOf(['/', '/science', '/news.json'])).toEqual(new Map([[200, REQUESTS]]))
  expect(starting.rendered.toSorted()).toEqual(['/', '/science'])
})

test('row 40: what differs is rendered for each', async () => {
  const starting = startCounting()
  server = await starting
  await statusesOf(['/', '/science', '/world', '/story/s1'])
  expect(new Set(starting.rendered).size).toBe(4)
})
