import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { checkMail, checkServiceReachable, listExternalServices } from './outside-checks.ts'

async function listening(server: ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

/** Starts a service that answers requests with `answer`, and returns its address. */
async function service(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listening(server)}`
}

async function deadPort(): Promise<number> {
  const server = createTcpServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('the services that are checked', () => {
  test('are none without settings', () => {
    expect(listExternalServices(readConfig({}))).toEqual([])
  })

  test('are those with an address', () => {
    const config = readConfig({
      TRANSLATOR: 'deepl',
      TRANSLATOR_KEY: 'hidden:fx',
      WRITER_URL: 'https://w.example/v1',
      WRITER_MODEL: 'm',
      CHECKER_URL: 'https://c.example',
      EMBEDDING_URL: 'https://e.example/embed',
      EMBEDDING_MODEL: 'm',
      GEO_REVERSE_URL: 'https://g.example',
    })
    expect(listExternalServices(config)).toEqual([
      { name: 'translator', url: 'https://api-free.deepl.com' },
      { name: 'writer', url: 'https://w.example/v1' },
      { name: 'checker', url: 'https://c.example' },
      { name: 'embedding', url: 'https://e.example/embed' },
      { name: 'map service', url: 'https://g.example' },
    ])
  })

  test('don’t include an embedding model in a folder', () => {
    expect(listExternalServices(readConfig({ EMBEDDING_MODEL: '/srv/model' }))).toEqual([])
  })
})

describe('a service', () => {
  test.each([200, 401, 404, 499])('that answers %i is there', async (status) => {
    const origin = await service((_request, response) => response.writeHead(status).end())
    expect(await checkServiceReachable(origin)).toEqual({ state: 'ok', found: `${origin} answers` })
  })

  test.each([500, 503])('that answers %i is a warning', async (status) => {
    const origin = await service((_request, response) => response.writeHead(status).end())
    expect(await checkServiceReachable(origin)).toEqual({
      state: 'warn',
      found: `${origin}: status ${status}`,
      advice: 'start it, or mend its address; editions go on without it',
    })
  })

  test('gets one request without a path, key or content', async () => {
    const requests: string[] = []
    const origin = await service((request, response) => {
      requests.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      response.end()
    })
    await checkServiceReachable(`${origin}/v1/chat?key=hidden`)
    expect(requests).toEqual(['GET / undefined'])
  })

  test('that sends us round in circles is there', async () => {
    const origin = await service((_request, response) => response.writeHead(302, { location: '/' }).end())
    expect((await checkServiceReachable(origin)).state).toBe('ok')
  })

  test('that isn’t there is a warning, without the secrets in its address', async () => {
    const port = await deadPort()
    const finding = await checkServiceReachable(`http://127.0.0.1:${port}/v1?key=hidden`)
    expect(finding).toMatchObject({ state: 'warn', found: `http://127.0.0.1:${port}: unreachable` })
  })
})

describe('the mail server', () => {
  const mail = (settings: Record<string, string>) => checkMail(readConfig(settings))

  test('isn’t needed without accounts, and is recommended with them', async () => {
    expect(await mail({ FEATURES: '-sign-in' })).toEqual({
      state: 'ok',
      found: 'none is needed: accounts are off',
    })
    expect(await mail({ FEATURES: 'sign-in' })).toMatchObject({
      state: 'warn',
      advice: 'set SMTP_URL before readers come',
    })
  })

  test('that answers in another language than that of mail fails, by its host and without our password', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined)
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    })
    onTestFinished(() => void server.close())
    const port = await listening(server)
    const finding = await mail({ SMTP_URL: `smtp://ada:hidden@127.0.0.1:${port}` })
    expect(finding).toMatchObject({ state: 'fail', advice: 'mend SMTP_URL, or start the mail server' })
    expect(finding.found).toMatch(new RegExp(`^127\\.0\\.0\\.1:${port}: [A-Z]+$`))
  })

  test('that lets us in is well', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('220 mail.example ESMTP\r\n')
      socket.on('data', (data) =>
        socket.write(data.includes('QUIT') ? '221 Bye\r\n' : '250 mail.example\r\n'),
      )
    })
    onTestFinished(() => void server.close())
    const port = await listening(server)
    expect(await mail({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toEqual({
      state: 'ok',
      found: `127.0.0.1:${port} lets us in`,
    })
  })
})
