import { Agent, request as httpRequest } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { renderPlainTestPage, startServer as startTestServer, type TestServer } from '../testing.ts'
import { stopServer } from './lifecycle.ts'

const runningServers: TestServer[] = []

/** Starts a server that is stopped, and its folder removed, after the test. */
async function startServer(...options: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...options)
  runningServers.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(runningServers.splice(0).map((server) => server.stop()))
})

/** Sends a request over a persistent connection, like browsers and load balancers. */
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
        finish = () => resolve(renderPlainTestPage(request))
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

const CLIENTS = 10
const AFTERWARDS = 5

/** Sends requests continuously to the first server that is ready, like a load balancer. */
async function sendContinuously(servers: readonly string[], stop: () => Promise<unknown>) {
  const agent = new Agent({ keepAlive: true })
  const failed: string[] = []
  const answers = new Map(servers.map((url) => [url, 0]))
  let isStopped = false
  const unready = new Set<string>()
  const probe = async () => {
    while (!isStopped) {
      for (const url of servers) {
        const status = await ask(`${url}/readyz`, agent).catch(() => 0)
        if (status !== 200) unready.add(url)
      }
    }
  }
  const one = async () => {
    for (const url of servers.filter((server) => !unready.has(server))) {
      try {
        const status = await ask(`${url}/news.json`, agent)
        if (status !== 200) failed.push(`status ${status}`)
        answers.set(url, (answers.get(url) ?? 0) + 1)
        return
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        // If the connection was refused, nothing was sent, so the next server can be tried.
        if (code !== 'ECONNREFUSED') return failed.push(String(code))
      }
    }
    return failed.push('no server')
  }
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let left = AFTERWARDS; left > 0; left -= isStopped ? 1 : 0) await one()
  })
  const probing = probe()
  for (let attempt = 0; attempt < CLIENTS; attempt += 1) await one()
  await stop()
  isStopped = true
  await Promise.all([...clients, probing])
  agent.destroy()
  return { failed, answers: [...answers.values()] }
}

test('row 39: while requests go on, one server stops and another takes over, and none fails', async () => {
  const [old, next] = [await startServer(), await startServer()]
  const { failed, answers } = await sendContinuously([old.url, next.url], () => stopServer(old.app))
  expect(failed).toEqual([])
  expect(Math.min(...answers)).toBeGreaterThan(0)
})

test('row 39: a server that is cut off instead fails requests, which the same clients see', async () => {
  const [old, next] = [await startServer(), await startServer()]
  const { failed } = await sendContinuously([old.url, next.url], async () => {
    const cutting = setInterval(() => old.app.server.closeAllConnections())
    await stopServer(old.app, { noticeMs: 50 })
    clearInterval(cutting)
  })
  expect(failed.length).toBeGreaterThan(0)
})
