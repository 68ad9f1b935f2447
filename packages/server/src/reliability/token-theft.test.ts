import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SignInTokens } from '@plainwire/domain/contract'
import { compactVerify, importJWK, type JWK } from 'jose'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startAccountTestServer } from '../accounts/testing-accounts.ts'
import { createTestDevice } from '../accounts/testing-device.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const ROTATIONS = 128
const TWO_TAB_RUNS = 1_000

const accounts = await startAccountTestServer()
let tokens: SignInTokens
let person = 0
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  tokens = await accounts.signIn(`reader${person}@example.org`)
})

const { refresh, refreshed, profileWith, profile } = createTestDevice(accounts)

/** Returns the stored session, so that it can be restored after a replay has ended it. */
async function storedSession() {
  const rows = await accounts.database.db.selectFrom('sessions').selectAll().orderBy('begun_at').execute()
  return rows.at(-1)
}

describe('row 19, asvs-10.4.5, AP-01', () => {
  test('after 128 rotations a replay of each old refresh token ends the session, for thief and reader alike', async () => {
    await accounts.database.db.deleteFrom('sessions').execute()
    tokens = await accounts.signIn(`reader${person}@example.org`)
    const old: SignInTokens[] = []
    for (let rotation = 0; rotation < ROTATIONS; rotation++) {
      old.push(tokens)
      accounts.wait(600)
      tokens = await refreshed(tokens)
      expect(await profile(tokens)).toBe(200)
    }
    accounts.wait(11)
    expect(await accounts.theftMails()).toEqual([])
    const session = await storedSession()
    if (!session) throw new Error('There is no session.')
    let detected = 0
    for (const stolen of old) {
      const { status } = await refresh(stolen)
      if (status === 401 && (await profile(tokens)) === 401 && (await refresh(tokens)).status === 401)
        detected += 1
      await accounts.database.db.insertInto('sessions').values(session).execute()
    }
    expect(detected).toBe(ROTATIONS)
    // The reader is notified once of each theft, even if the thief tries again.
    const { status } = await refresh(old[0] ?? tokens)
    expect([status, (await refresh(old[1] ?? tokens)).status]).toEqual([401, 401])
    const told = await accounts.theftMails()
    expect(told).toHaveLength(ROTATIONS + 1)
    expect(new Set(told.map(({ to }) => to))).toEqual(new Set([`reader${person}@example.org`]))
    await accounts.database.db.insertInto('sessions').values(session).execute()
    // The control: without a replay, the newest token remains valid.
    expect(await profile(await refreshed(tokens))).toBe(200)
  })

  test('twenty refreshes at once, and one within ten seconds, give one token', async () => {
    accounts.wait(600)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(tokens)))
    accounts.wait(9)
    answers.push(await refreshed(tokens))
    expect(new Set(answers.map(({ RefreshToken }) => RefreshToken)).size).toBe(1)
    for (const answer of answers) expect(await profile(answer)).toBe(200)
    accounts.wait(600)
    expect((await refresh(answers[7] ?? tokens)).status).toBe(200)
  })

  test('two tabs that share what they hold are never signed out, in a thousand runs', async () => {
    let signedOut = 0
    for (let run = 0; run < TWO_TAB_RUNS; run++) {
      // A new session begins every two hundred runs of ten minutes each, long before the last one expires.
      if (run % 200 === 0) tokens = await accounts.signIn(`reader${person}@example.org`)
      accounts.wait(600)
      const [one, two] = await Promise.all([refresh(tokens), refresh(tokens)])
      if (one.status !== 200 || two.status !== 200) signedOut += 1
      else tokens = SignInTokens.parse(JSON.parse(run % 2 ? one.text : two.text))
    }
    expect(signedOut).toBe(0)
    expect(await profile(tokens)).toBe(200)
  })

  test('an answer that never arrived doesn’t sign the reader out, even an hour later', async () => {
    accounts.wait(600)
    await refresh(tokens)
    accounts.wait(3600)
    expect(await profile(await refreshed(tokens))).toBe(200)
  })
})

describe('row 21, asvs-7.4.1 7.4.2', () => {
  const ends: [string, (held: SignInTokens) => Promise<unknown>][] = [
    ['sign-out', ({ AccessToken }) => accounts.inside('POST', '/auth/logout', { token: AccessToken })],
    [
      'deletion',
      ({ AccessToken }) => accounts.inside('POST', '/profile/delete_account', { token: AccessToken }),
    ],
    [
      'the end of this session from another device',
      async () => {
        const other = await accounts.signIn(`reader${person}@example.org`)
        const listed = await accounts.inside('GET', '/sessions', { token: other.AccessToken })
        const { sessions } = JSON.parse(listed.text)
        const mine = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
        await accounts.inside('DELETE', `/sessions/${mine.id}`, { token: other.AccessToken })
      },
    ],
  ]
  test.each(ends)('after %s every access, id or refresh token is refused immediately', async (_name, end) => {
    expect(await profile(tokens)).toBe(200)
    await end(tokens)
    for (const token of [tokens.AccessToken, tokens.IdToken, tokens.RefreshToken]) {
      expect(await profileWith(token)).toBe(401)
    }
    expect((await refresh(tokens)).status).toBe(401)
    accounts.wait(1)
    expect(await profile(tokens)).toBe(401)
  })
})

const Vectors = z.object({
  testGroups: z.array(
    z.object({
      private: z.record(z.string(), z.unknown()).optional(),
      tests: z.array(z.object({ tcId: z.number(), jws: z.unknown(), result: z.string() })),
    }),
  ),
})
const folder = process.env.PLAINWIRE_DATA

test.skipIf(!folder)(
  'row 20, asvs-9.1.1 9.1.2: each of the 355 invalid tokens of the Wycheproof set is refused, and so is a valid one of another key',
  async () => {
    const file = join(folder ?? '', 'security/wycheproof-json_web_signature_test.json')
    const { testGroups } = Vectors.parse(JSON.parse(await readFile(file, 'utf8')))
    const vectors = testGroups.flatMap(({ tests, ...group }) => tests.map((one) => ({ ...one, ...group })))
    expect(vectors.filter(({ result }) => result === 'invalid')).toHaveLength(355)
    const taken: number[] = []
    let good = 0
    for (const { tcId, jws, private: jwk } of vectors) {
      const token = typeof jws === 'string' ? jws : JSON.stringify(jws)
      if ((await profileWith(token)) !== 401) taken.push(tcId)
      if (jwk?.kty === 'oct' && (await isSignedWith(token, jwk))) good += 1
    }
    expect(taken).toEqual([])
    // The controls: some of these tokens would be valid if the server trusted the key they were signed with,
    // and a token signed with the server's own key is valid.
    expect(good).toBeGreaterThanOrEqual(8)
    expect(await profile(tokens)).toBe(200)
  },
)

async function isSignedWith(token: string, jwk: JWK): Promise<boolean> {
  const key = await importJWK(jwk, 'HS256')
  return compactVerify(token, key, { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  )
}
