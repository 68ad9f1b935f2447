import { Agent, request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { stopServer } from './lifecycle.ts'
import { plainPage, startServer } from './testing.ts'

/** A request over a connection that stays open, as browsers and balancers send them. */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    request.on('error', reject).end()
  })
}

test('row 39: stopping answers what is under way, then refuses connections', async () => {
  let finish = () => {}
  const started = Promise.withResolvers<void>()
  const server = await startServer({
    renderPage: (request) =>
      new Promise((resolve) => {
        finish = () => resolve(plainPage(request))
        started.resolve()
      }),
  })
  const agent = new Agent({ keepAlive: true })
  const slow = ask(`${server.url}/`, agent)
  await started.promise
  const stopped = stopServer(server.app, { noticeMs: 0 })
  expect(server.app.lifecycle.isStopping).toBe(true)
  finish()
  expect(await slow).toBe(200)
  await stopped
  await expect(ask(`${server.url}/healthz`, agent)).rejects.toThrow()
  agent.destroy()
})

test('row 39: while stopping the server is not ready, and each answer ends its connection', async () => {
  const server = await startServer()
  server.app.lifecycle.isStopping = true
  expect((await server.get('/readyz')).status).toBe(503)
  const answer = await server.get('/news.json')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  await server.stop()
})

test('row 39: what takes too long is cut', async () => {
  const started = Promise.withResolvers<void>()
  const server = await startServer({
    renderPage: () => {
      started.resolve()
      return new Promise(() => undefined)
    },
  })
  const cut = server.get('/').catch(() => 'cut')
  await started.promise
  await stopServer(server.app, { noticeMs: 0, drainMs: 20 })
  expect(await cut).toBe('cut')
})
