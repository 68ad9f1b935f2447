import { API, type Call } from '@plainwire/domain/contract'
import { KB } from '@plainwire/domain/units'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { dumpDatabase, startAccountTestServer } from '../accounts/testing-accounts.ts'
import { sendRawRequest, statusOf } from '../connections/testing-raw.ts'
import { readAttacks } from './testing-attacks.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const attacks = readAttacks()
const accounts = await startAccountTestServer()
afterAll(() => accounts.stop())
const { AccessToken: token } = await accounts.signIn('attacked@example.org')

/** The maximum size of a body for most calls. */
const MAX_BODY_BYTES = 64 * KB
const AT_ONCE = 20
/** These calls end the session that the other calls need. */
const ENDS = ['/auth/logout', '/profile/delete_account']
const calls = Object.values(API).filter(({ path }: Call) => !ENDS.includes(path)) as Call[]
const pathOf = ({ base, path }: Call) => (base === 'root' ? path : `/api${path}`)
const ID_PATHS = [
  ...calls.map(pathOf).filter((path) => path.includes('{')),
  '/story/{id}',
  '/thread/{id}',
  '/translations/{id}',
  '/images/share/{id}',
  '/images/signature/{id}',
  '/feeds/{id}',
  '/build/{id}',
  '/assets/{id}',
  '/{id}',
]

let caller = 0
/** Sends an unchanged request from a new network, so that rate limits don't affect the result. */
function ask(method: string, path: string): Promise<string> {
  caller += 1
  const network = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`
  const head = `Host: plainwire.test\r\nX-Forwarded-For: ${network}\r\nAuthorization: Bearer ${token}`
  return sendRawRequest(
    accounts.server.url,
    `${method} ${path} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`,
  )
}

/** Returns the properties of an answer that no answer may have, such as a stack trace. */
function faultsOf(answer: string): string[] {
  const [head = ''] = answer.split('\r\n\r\n', 1)
  const faults = []
  if (!/^HTTP\/1\.1 [234]\d\d /.test(answer)) faults.push(`status ${statusOf(answer)}`)
  if (/^set-cookie:/im.test(head)) faults.push('an injected header')
  if (/\n\s+at .+:\d+:\d+|node_modules|node:internal|\bpackages\//.test(answer)) faults.push('a stack trace')
  if (/root:[^:]*:0:0:|"private":\s*true/.test(answer)) faults.push('a file of this machine')
  return faults
}

async function faultsOfAll(paths: readonly string[], method = 'GET'): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE)
    const answers = await Promise.all(some.map((path) => ask(method, path)))
    for (const [index, answer] of answers.entries())
      found.push(...faultsOf(answer).map((fault) => `${fault}: ${some[index]?.slice(0, 120)}`))
  }
  return found
}

const written = (text: string) => encodeURIComponent(text.toWellFormed())

describe('row 11: hostile input is refused, and shows nothing', () => {
  test.each(ID_PATHS)('ids at %s', async (path) => {
    const put = (id: string) => path.replaceAll(/\{\w+\}/g, () => id)
    const paths = attacks.ids.flatMap((id) => [put(id), put(written(id))])
    expect(await faultsOfAll(paths)).toEqual([])
    expect(await faultsOfAll(paths.slice(0, AT_ONCE), 'DELETE')).toEqual([])
  })

  test('SQL in every parameter, and no row is changed by it', async () => {
    const before = await dumpDatabase(accounts.database)
    const names = ['q', 'id', 'lang', 'limit', 'after', 'kind']
    const reading = calls.filter(({ method }) => method === 'GET').map((call) => pathOf(call))
    const paths = reading.flatMap((path) =>
      attacks.sql.map((sql, index) => {
        const text = written(sql)
        return `${path.replaceAll(/\{\w+\}/g, text)}?${names[index % names.length]}=${text}`
      }),
    )
    expect(await faultsOfAll(paths)).toEqual([])
    expect(await dumpDatabase(accounts.database)).toBe(before)
  })

  test('SQL as an address to sign in with, and as what is searched', async () => {
    for (const sql of attacks.sql) {
      const { status } = await accounts.inside('POST', '/auth/email/start', { body: { email: sql } })
      expect([sql, status]).toEqual([sql, 400])
      const found = await accounts.inside('GET', `/stories/search?q=${written(sql)}`)
      expect([sql, found.status < 500]).toEqual([sql, true])
    }
  })

  test.each(
    calls.filter(({ method }) => method !== 'GET').map((call) => [`${call.method} ${call.path}`, call]),
  )('bodies of %s: what is not JSON is 400, nothing is 500', async (_name, call) => {
    for (const { name, bytes, isBroken } of attacks.bodies) {
      caller += 1
      const { statusCode, body } = await accounts.server.app.inject({
        method: (call as Call).method,
        url: pathOf(call as Call).replaceAll(/\{\w+\}/g, 's1'),
        remoteAddress: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: bytes,
      })
      expect([name, faultsOf(`HTTP/1.1 ${statusCode} \r\n\r\n${body}`)]).toEqual([name, []])
      // Most calls refuse a body over the maximum size with 413; the few that accept a story answer 400.
      const refused = bytes.length > MAX_BODY_BYTES ? [400, 413] : [400]
      if (isBroken) expect([name, refused.includes(statusCode)]).toEqual([name, true])
    }
  })

  test('paths out of a folder, and line breaks', async () => {
    const paths = [...attacks.traversals, ...attacks.lineBreaks]
    expect(await faultsOfAll(paths)).toEqual([])
    expect(await faultsOfAll(paths.map((path) => `/build${path}`))).toEqual([])
  })

  test('the search for faults finds each kind, and what is meant well is answered', async () => {
    const good = await Promise.all(
      ['/api/stories/s1', '/story/s1', '/api/profile'].map((path) => ask('GET', path)),
    )
    expect(good.map(statusOf)).toEqual([200, 200, 200])
    const planted = [
      'HTTP/1.1 500 Internal Server Error\r\n\r\n',
      'HTTP/1.1 200 OK\r\nset-cookie: crlf=injection\r\n\r\n',
      'HTTP/1.1 404 Not Found\r\n\r\nError: x\n    at answer (/srv/a.ts:1:2)',
      'HTTP/1.1 200 OK\r\n\r\nroot:x:0:0:root',
      '',
    ]
    expect(planted.map((answer) => faultsOf(answer).length)).toEqual([1, 1, 1, 1, 1])
    expect(faultsOf('HTTP/1.1 404 Not Found\r\n\r\n{"error":{}}')).toEqual([])
  })
})
