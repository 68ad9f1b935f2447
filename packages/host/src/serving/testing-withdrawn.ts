import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { API, FeatureFlags, type NewsStory, SignInTokens } from '@plainwire/domain/contract'
import { createSavedStorySnapshot } from '@plainwire/domain/edition'
import { aSource, aStory, someDetails } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import {
  createAlertJob,
  createMailingJob,
  createMailSender,
  createPushSender,
  generateVapidKeys,
  openMailOutboxFolder,
} from '@plainwire/post'
import { createImageSigner, excludeWithdrawnFromEditions, openFolderEditionSource } from '@plainwire/server'
import { silentLog, startServer, type TestServer, writeTestEdition } from '@plainwire/server/testing'
import {
  changeFollowAlertSettings,
  computeFeedId,
  findOrCreateReader,
  followThing,
  listPublicCorrections,
  queueBreakingNewsMails,
  saveFeedVisitResult,
  saveMailSettings,
  savePushDevice,
  syncBundledPublishers,
} from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { archiveStories, type TestDatabase } from '@plainwire/store/testing'
import { startEditionSyncFromDatabase } from '../follow-editions.ts'
import { createStoryArchive } from './archive.ts'
import { openWithdrawalsStore } from './withdrawals.ts'

/** A word in every text of the story that the tests withdraw, and nowhere else. */
export const WITHDRAWN_WORD = 'quokka'
/** A Saturday morning, when digests are due in UTC. */
export const WITHDRAWAL_TEST_MOMENT = new Date('2026-11-21T08:00:00Z')
const SECRETS = ['a secret of thirty-two characters or more'] as const
const PUBLIC_URL = 'http://plainwire.test'
const HOOK = 'https://hooks.example/path'
const PICTURE = `https://gazette.example/${WITHDRAWN_WORD}.jpg`
const never = new AbortController().signal

const at = (hours: number) => new Date(WITHDRAWAL_TEST_MOMENT.getTime() - hours * HOUR_MS).toISOString()
const tags = ['Zoo']
const dated = (hours: number) => ({ published_at: at(hours), updated_at: at(hours) })

/** The story of the tests: from two publishers, in a thread with another story, with a picture. */
function testWithdrawnStory(): NewsStory {
  const translation = {
    headline: `De ${WITHDRAWN_WORD} is ontsnapt`,
    sub_headline: `Een ${WITHDRAWN_WORD}.`,
    description: `Waar is de ${WITHDRAWN_WORD}?`,
    state: 'original' as const,
  }
  return aStory({
    ...dated(1),
    id: 's1',
    headline: `A ${WITHDRAWN_WORD} escapes`,
    sub_headline: `The ${WITHDRAWN_WORD} is fast.`,
    description: `The ${WITHDRAWN_WORD} left its park on Friday.`,
    tags,
    translations: { 'nl-NL': translation },
    sources: [
      aSource({ id: 'a1', publisher_id: 'courier', original_headline: `A ${WITHDRAWN_WORD} escapes` }),
      aSource({ id: 'a2', publisher_id: 'gazette', original_headline: `${WITHDRAWN_WORD} gone`, media: [] }),
    ],
    thread: { id: 't1' },
    breaking: { since: at(1), reports: 5, hours: 4 },
  })
}
const gazette = [aSource({ id: 'a3', publisher_id: 'post' })]
const OTHERS = [
  aStory({ ...dated(2), id: 's2', headline: 'A zoo opens', tags, thread: { id: 't1' }, sources: gazette }),
  aStory({ ...dated(3), id: 's3', headline: 'A park opens', tags, thread: { id: 't1' }, sources: gazette }),
]

async function placeArticles({ db }: TestDatabase): Promise<void> {
  const publishers = ['courier', 'gazette', 'post'].map((id) => ({
    id,
    name: id,
    homepage: `https://${id}.example`,
    owner: id,
    country: 'GB',
    language: 'en',
    kind: 'newspaper' as const,
    feeds: [{ url: `https://${id}.example/feed`, categories: [] }],
  }))
  await syncBundledPublishers(
    db,
    publishers as unknown as Parameters<typeof syncBundledPublishers>[1],
    'live',
    WITHDRAWAL_TEST_MOMENT,
  )
  for (const [id, publisherId] of [
    ['a1', 'courier'],
    ['a2', 'gazette'],
    ['a3', 'post'],
  ] as const) {
    const feed = {
      id: computeFeedId('live', `https://${publisherId}.example/feed`),
      publisherId,
      content: 'live' as const,
    }
    const article = {
      ...{ id, publisherId, url: `https://${publisherId}.example/${id}`, title: id, summary: '', text: '' },
      ...{ canonicalUrl: `https://${publisherId}.example/${id}`, byline: undefined, language: 'en' },
      ...{
        publishedAt: WITHDRAWAL_TEST_MOMENT,
        updatedAt: undefined,
        firstSeenAt: WITHDRAWAL_TEST_MOMENT,
        wordCount: undefined,
      },
      media: id === 'a2' ? [{ url: PICTURE, type: 'image' as const, alt: '' }] : [],
      ...{ hints: [], sections: [], isPaywalled: false, feedPosition: 0 },
    }
    const items = [{ entryKey: id, article, state: 'feed-only' as const }]
    await saveFeedVisitResult(db, { feed, items, rejected: [], now: WITHDRAWAL_TEST_MOMENT })
  }
  await archiveStories(db, [testWithdrawnStory(), ...OTHERS].map(someDetails))
  const joined = { content: 'live' as const, similarity: 1, shared_names: [], shared_terms: [], gap_hours: 0 }
  await db
    .insertInto('story_articles')
    .values(
      ['a1', 'a2'].map((article_id) => ({
        article_id,
        story_id: 's1',
        joined_at: WITHDRAWAL_TEST_MOMENT,
        ...joined,
      })),
    )
    .execute()
  await db
    .insertInto('breaking_stories')
    .values({ story_id: 's1', broke_at: new Date(at(1)), reports: 5 })
    .execute()
  await queueBreakingNewsMails(db, { story: testWithdrawnStory(), now: new Date(at(0.5)) })
}

/** Starts the serving side of a newsroom with accounts and an outbox, on a real database and over HTTP. */
export async function startWithdrawalTestServer(database: TestDatabase, folder: string) {
  const { db, connectionString } = database
  const now = () => WITHDRAWAL_TEST_MOMENT
  const threads = [{ id: 't1', name: { en: 'Zoo' }, story_ids: ['s1', 's2', 's3'] }]
  await placeArticles(database)
  await writeTestEdition(join(folder, 'editions'), 1, [testWithdrawnStory(), ...OTHERS], {
    threads,
    publishedAt: at(0.2),
  })
  const withdrawals = await openWithdrawalsStore(folder, silentLog)
  const editions = excludeWithdrawnFromEditions(
    await openFolderEditionSource(join(folder, 'editions'), { log: silentLog }),
    withdrawals.source,
  )
  const followed = {
    connectionString,
    db,
    log: silentLog,
    folder: join(folder, 'editions'),
    editions,
    withdrawals,
  }
  const stopFollowing = await startEditionSyncFromDatabase({ ...followed, isPublisher: true })
  const outbox = await openMailOutboxFolder(join(folder, 'outbox'), { print: () => undefined, now })
  const from = 'Plainwire <editors@plainwire.test>'
  const about = { transport: outbox, from, publicUrl: PUBLIC_URL, log: silentLog, now }
  const send = createMailSender({ secrets: SECRETS, ...about })
  const posts: string[] = []
  const http = {
    async postBytes(url: string, { bytes }: { bytes: Uint8Array }) {
      posts.push(url === HOOK ? Buffer.from(bytes).toString() : url)
      return { status: 200, headers: {} }
    },
  }
  const server = await startServer({
    editions,
    archive: createStoryArchive(() => db, now),
    withdrawals: withdrawals.source,
    corrections: () => listPublicCorrections(db),
    accounts: {
      db: () => db,
      secrets: SECRETS,
      billing: 'simulated',
      requestMail: (sealed) => send(sealed),
      mayReach: () => true,
    },
    config: {
      flags: FeatureFlags.parse({ related: true }),
      publicUrl: PUBLIC_URL,
      contactEmail: 'a@plainwire.test',
    },
    renderPage: ({ language, news, story }) => ({
      status: 200,
      html: JSON.stringify({ news, story }),
      language,
    }),
    images: { http: { get: async () => ({ status: 200, body: await pixel() }) }, keys: ['key'] },
    now,
  })
  const keys = deriveAccountKeys(SECRETS)
  const vapid = { ...generateVapidKeys(), subject: 'mailto:editors@plainwire.test' }
  const mails = createMailingJob({
    ...{ db, keys, transport: outbox, from, contactEmail: 'a@plainwire.test', publicUrl: PUBLIC_URL },
    ...{ budget: { perMinute: 1_000, perDay: 1_000 }, log: silentLog, now, editions },
  })
  const push = createPushSender({
    db: () => db,
    http,
    vapid,
    thresholds: { lastsHours: 4 },
    log: silentLog,
    now,
  })
  const alerts = () =>
    createAlertJob({
      db: () => db,
      http,
      vapid,
      keys,
      editions,
      publicUrl: PUBLIC_URL,
      log: silentLog,
      now,
    })

  /** Creates a reader with an account who follows `WITHDRAWN_WORD` and has subscribed to all mails. */
  async function aReader(email: string): Promise<{ token: string; feed: string }> {
    const id = await findOrCreateReader(db, { id: randomUUID(), email, now: new Date(at(1_000)) })
    await saveMailSettings(db, { readerId: id, language: 'en', timeZone: 'UTC' })
    const thing = { kind: 'search' as const, key: WITHDRAWN_WORD, label: 'An animal', followedAt: at(48) }
    await followThing(db, { readerId: id, thing, limit: 5 })
    const change = { feed: 'on' as const, hook: { kind: 'webhook' as const, address: HOOK } }
    await changeFollowAlertSettings(db, { readerId: id, thing, change, now: new Date(at(48)) })
    const token = (await signIn(server, join(folder, 'outbox'), email)).AccessToken
    const list = API.getFollowed.answer.parse(await (await asReader(server, token, '/followed')).json())
    return { token, feed: list.alerts[0]?.feed?.atom.replace(PUBLIC_URL, '') ?? '' }
  }

  /**
   * Returns everything that a reader receives: digests and breaking mails, messages to devices and webhooks.
   */
  async function sent(email: string): Promise<Record<string, string>> {
    posts.length = 0
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const endpoint = `https://push.example/${WITHDRAWN_WORD}/${randomUUID()}`
    const deviceKeys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
    const awake = { language: 'en', quietHours: { from: 0, to: 0 }, timeZone: 'UTC' } as const
    await savePushDevice(db, { endpoint, keys: deviceKeys, ...awake })
    await push(never)
    const pushed = posts.splice(0).join(' ')
    await alerts()(never)
    const hooked = posts.splice(0).join(' ')
    await mails(never)
    const texts = await mailsTo(join(folder, 'outbox'), email)
    return {
      'messages to devices': pushed,
      webhooks: hooked,
      'breaking mails': texts
        .filter(
          (text) =>
            text.includes(`A ${WITHDRAWN_WORD} escapes`) && /Subject:.*(?:Breaking|escapes)/i.test(text),
        )
        .join(' '),
      'digest mails': texts.filter((text) => !/Subject:.*(?:Breaking)/i.test(text)).join(' '),
    }
  }

  return {
    server,
    db,
    folder,
    aReader,
    sent,
    picture: `${createImageSigner('key')(PICTURE)}/640.webp`,
    snapshot: createSavedStorySnapshot(testWithdrawnStory(), 'en'),
    asReader: (token: string, path: string, body?: unknown) => asReader(server, token, path, body),
    async stop() {
      await stopFollowing()
      await server.stop()
      await outbox.close()
    },
  }
}

async function pixel(): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
}

function asReader({ url }: TestServer, token: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function signIn({ url }: TestServer, outbox: string, email: string): Promise<SignInTokens> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api/auth/email/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('start', { email })
  const [, code] = /\b(\d{6})\b/.exec((await mailsTo(outbox, email)).join(' ')) ?? []
  return SignInTokens.parse(await (await post('verify', { email, code })).json())
}

async function mailsTo(outbox: string, email: string): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.txt'))
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return texts.filter((text) => text.startsWith(`To: ${email}`))
}
