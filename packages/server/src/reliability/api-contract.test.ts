import { API, API_ERRORS, type Call, type ErrorCode, ErrorResponse } from '@plainwire/domain/contract'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

/**
 * The number of requests per call. Before a release, five thousand are sent: API_REQUESTS=5000 npx vitest run
 * api-contract
 */
const REQUESTS = Number(process.env.API_REQUESTS ?? 40)

const accounts = await startAccountTestServer()
afterAll(() => accounts.stop())
const { AccessToken: mine } = await accounts.signIn('contract@example.org')

/** Whether an id is '.' or '..', which as a segment of a path would lead to another address. */
const isStep = (id: string) => id === '.' || id === '..'

/** These calls end the session that the other calls need, and have separate tests. */
const ENDS = ['/auth/logout', '/profile/delete_account']
const calls: Call[] = Object.values(API).filter(
  ({ base, path }: Call) => base === undefined && !ENDS.includes(path),
)
/** Errors that every call can answer with, because they occur before its own code runs. */
const BEFORE_ANY: readonly ErrorCode[] = ['BAD_REQUEST', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']

const request = fc.record({
  token: fc.constantFrom(mine, mine, undefined, 'no.token.atall'),
  id: fc.oneof(
    fc.uuid(),
    fc.string({ minLength: 1, maxLength: 80 }).filter((id) => !isStep(id)),
  ),
  query: fc.dictionary(
    fc.constantFrom('q', 'id', 'lang', 'limit', 'after', 'kind'),
    fc.string({ maxLength: 40 }),
    {
      maxKeys: 3,
    },
  ),
  body: fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.dictionary(
      fc.constantFrom(
        'email',
        'code',
        'theme',
        'storyId',
        'story',
        'language',
        'timeZone',
        'plan',
        'mutedWords',
      ),
      fc.jsonValue({ maxDepth: 2 }),
      { maxKeys: 4 },
    ),
  ),
  network: fc.ipV4(),
})

describe('row 26: what is answered is what the contract says', () => {
  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_name, call) => {
      const property = fc.asyncProperty(request, async ({ token, id, query, body, network }) => {
        const path = call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id))
        const search = new URLSearchParams(query)
        const answer = await accounts.server.app.inject({
          method: call.method,
          url: `/api${path}?${search}`,
          remoteAddress: network,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
          },
          ...(call.method !== 'GET' && { payload: JSON.stringify(body) }),
        })
        if (answer.statusCode < 300) {
          const isJson = /json/.test(String(answer.headers['content-type']))
          if (isJson) call.answer.parse(answer.json())
          return
        }
        if (answer.statusCode < 400) return
        const { code } = ErrorResponse.parse(answer.json()).error
        expect([...call.errors, ...BEFORE_ANY]).toContain(code)
        expect(answer.statusCode).toBe(API_ERRORS[code as ErrorCode].status)
      })
      // Short runs always use the same inputs, so that a rare failure doesn't block a release; long runs use
      // random ones.
      await fc.assert(property, { numRuns: REQUESTS, ...(!process.env.API_REQUESTS && { seed: 26 }) })
    },
  )
})
