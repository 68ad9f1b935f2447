import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { newestCode } from '../e2e/newest-code.ts'
import { type RunningProduct, startRole } from './running-product.ts'
import type { Figures } from './suite.ts'

const KILLS = 20
/** Between the first save and a kill. */
const LONGEST_MS = 2_000
const STORIES = 8
const EMAIL = 'killed@example.org'

const snapshot = (headline: string) => ({
  headline,
  sub_headline: '',
  description: '',
  categories: ['world'],
  tags: [],
  published_at: '2026-11-20T12:00:00.000Z',
  sources: [],
})

interface Reader {
  token: string
  refreshToken: string
  idToken: string
  /** Saved, as the server acknowledged it. */
  saved: Set<string>
  /** Asked for and not acknowledged when the process was killed: either is right. */
  unsure: Set<string>
}

function call(origin: string, method: string, path: string, token = '', body?: object): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

interface Tokens {
  AccessToken: string
  RefreshToken: string
  IdToken: string
}

async function signIn(origin: string): Promise<Tokens> {
  await call(origin, 'POST', '/auth/email/start', '', { email: EMAIL })
  for (;;) {
    const outbox = await (await fetch(`${origin}/dev/outbox`)).text()
    const code = newestCode(outbox, EMAIL)
    if (code !== undefined) {
      const answer = await call(origin, 'POST', '/auth/email/verify', '', { email: EMAIL, code })
      return (await answer.json()) as Tokens
    }
    await after(1_000)
  }
}

/** A session outlives the process; its access token, which is good for ten minutes, may not. */
async function renew(origin: string, reader: Reader): Promise<void> {
  for (;;) {
    const body = { refresh_token: reader.refreshToken, id_token: reader.idToken }
    const answer = await call(origin, 'POST', '/auth/refresh_token', '', body)
    if (answer.ok) {
      const tokens = (await answer.json()) as Tokens
      reader.token = tokens.AccessToken
      reader.refreshToken = tokens.RefreshToken
      reader.idToken = tokens.IdToken
      return
    }
    if (answer.status !== 503) throw new Error(`After a kill the session was answered with ${answer.status}.`)
    // The edition is served before the database is there.
    await after(250)
  }
}

/** Saves and removes stories, one call after the other, until the server is gone. */
async function saveOnAndOn(origin: string, reader: Reader): Promise<number> {
  let acknowledged = 0
  for (let turn = 0; ; turn += 1) {
    const id = `story-${turn % STORIES}`
    reader.unsure.add(id)
    const isSaved = reader.saved.has(id)
    const path = isSaved ? `/saved-stories/${id}` : '/saved-stories'
    const body = isSaved ? undefined : { storyId: id, story: snapshot(id) }
    const answer = await call(origin, isSaved ? 'DELETE' : 'POST', path, reader.token, body).catch(
      () => undefined,
    )
    if (answer === undefined) return acknowledged
    // A network's limit, or a database that is slow: not acknowledged.
    if (answer.status === 429 || answer.status === 503) continue
    if (!answer.ok) throw new Error(`A save was answered with ${answer.status}.`)
    if (isSaved) reader.saved.delete(id)
    else reader.saved.add(id)
    reader.unsure.delete(id)
    acknowledged += 1
  }
}

async function savedAt(origin: string, token: string): Promise<Set<string>> {
  let answer = await call(origin, 'GET', '/saved-stories', token)
  while (answer.status === 503) {
    await after(250)
    answer = await call(origin, 'GET', '/saved-stories', token)
  }
  const { stories } = (await answer.json()) as { stories: { storyId: string }[] }
  return new Set(stories.map(({ storyId }) => storyId))
}

/** The stories that are saved and should not be, or the other way round. */
function wrongIn(found: ReadonlySet<string>, { saved, unsure }: Reader): string[] {
  const missing = [...saved].filter((id) => !found.has(id))
  const unasked = [...found].filter((id) => !saved.has(id))
  return [...missing, ...unasked].filter((id) => !unsure.has(id))
}

/** Row 30: kill -9 while a reader saves; nothing acknowledged is lost, no edition torn, and how long until it serves again. */
export async function killedSaves(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-killed-'))
  // Tokens name the address they are for: it stays the same.
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    PLAINWIRE_CONTENT: 'sample',
    FEATURES: 'sign-in',
  }
  const readyMs: number[] = []
  let acknowledged = 0
  let product: RunningProduct = await startRole('start', settings)
  try {
    const { AccessToken: token, RefreshToken: refreshToken, IdToken: idToken } = await signIn(product.origin)
    const reader: Reader = { token, refreshToken, idToken, saved: new Set(), unsure: new Set() }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const saving = saveOnAndOn(product.origin, reader)
      await after(Math.random() * LONGEST_MS)
      await product.kill()
      acknowledged += await saving
      product = await startRole('start', settings)
      readyMs.push(Math.round(product.readyMs))
      await renew(product.origin, reader)
      const found = await savedAt(product.origin, reader.token)
      const wrong = wrongIn(found, reader)
      if (wrong.length > 0) throw new Error(`Kill ${kill + 1} lost ${wrong.join(', ')}.`)
      reader.saved = found
      reader.unsure.clear()
      const page = await fetch(`${product.origin}/news.json`)
      if (!page.ok) throw new Error(`After kill ${kill + 1} the edition was answered with ${page.status}.`)
      await page.json()
      console.log(
        `Kill ${kill + 1}: serving again after ${readyMs.at(-1)} ms, ${acknowledged} acknowledged so far`,
      )
    }
    const planted = { ...reader, saved: new Set([...reader.saved, 'never-saved']) }
    if (wrongIn(reader.saved, planted).length === 0) throw new Error('A loss would not be seen.')
  } finally {
    await product.stop()
    removeData(dataDir)
  }
  readyMs.sort((a, b) => a - b)
  return {
    kills: KILLS,
    acknowledged,
    lost: 0,
    'serving again, median ms': readyMs[KILLS / 2] ?? 0,
    'serving again, slowest ms': readyMs.at(-1) ?? 0,
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Root's database is outside the data folder, which says where. */
function removeData(dataDir: string): void {
  const marker = join(dataDir, 'database.json')
  if (existsSync(marker)) {
    const { database } = JSON.parse(readFileSync(marker, 'utf8'))
    rmSync(dirname(database), { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}
