import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Publisher } from '@plainwire/domain/feed'
import { readPublishers } from '../../packages/host/src/content.ts'
import {
  computeFeedId,
  connect,
  type Db,
  migrate,
  syncBundledPublishers,
} from '../../packages/store/src/index.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** The number of rows per INSERT: PostgreSQL accepts 65,535 parameters in a statement. */
const ROWS = 2_000

/** The requests that a farm of publishers has received. */
interface FarmCount {
  requests: number
  publishers: number
  /**
   * The shortest time between the end of an answer and the next request to the same publisher, in ms; null if
   * no publisher had two requests.
   */
  shortestGapMs: number | null
}

/** A running farm: a process that serves the feeds of many generated publishers. */
export interface PublisherFarm {
  origins: readonly string[]
  /** Adds an entry to every feed. */
  grow(): Promise<FarmCount>
  count(): Promise<FarmCount>
  stop(): void
}

/**
 * Starts a farm of publishers in a separate process, each at its own local address.
 *
 * @param entriesFile a JSON file with a list of entries for each publisher, used instead of generated entries
 */
export async function startPublisherFarm(publishers: number, entriesFile?: string): Promise<PublisherFarm> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), entriesFile === undefined ? [] : [entriesFile])
  const [{ port }] = await once(child, 'message')
  const send = async (order: string) => {
    const answer = once(child, 'message')
    child.send(order)
    return (await answer)[0] as FarmCount
  }
  // Addresses from 127.1.0.0 on, because other programs on this machine don't use them.
  const origins = Array.from(
    { length: publishers },
    (_, number) => `http://127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}:${port}`,
  )
  return { origins, grow: () => send('grow'), count: () => send('count'), stop: () => child.disconnect() }
}

function publisherOf(origin: string, number: number): Publisher {
  const feed = { url: `${origin}/feed.xml`, categories: [], language: 'en' }
  return {
    id: `farm-${number}`,
    name: `Farm ${number}`,
    homepage: `https://farm-${number}.example/`,
    owner: `Farmer ${number}`,
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    // The publisher is marked as paywalled, so that only its feed is fetched; pages at private addresses are
    // not allowed.
    paywall: true,
    major: false,
    credits: [],
    feeds: [feed],
  }
}

/**
 * Registers the farm's publishers as if the operator had added them, and pauses the built-in publishers, so
 * that no request leaves this machine.
 */
export async function registerPublisherFarm(
  connectionString: string,
  { origins }: PublisherFarm,
): Promise<Db> {
  await migrate({ connectionString, log })
  const db = await connect({ connectionString, log })
  const now = new Date()
  await syncBundledPublishers(db, await readPublishers(), 'live', now)
  await db.updateTable('feeds').set({ paused_at: now }).execute()
  const publishers = origins.map(publisherOf)
  for (let from = 0; from < publishers.length; from += ROWS) {
    const some = publishers.slice(from, from + ROWS)
    await db
      .insertInto('private_origins')
      .values(origins.slice(from, from + ROWS).map((origin) => ({ origin, added_at: now })))
      .execute()
    await db
      .insertInto('publishers')
      .values(
        some.map((publisher) => {
          const { feeds: _feeds, ...facts } = publisher
          return {
            id: publisher.id,
            content: 'live' as const,
            facts: JSON.stringify(publisher),
            operator_facts: JSON.stringify(facts),
            added_at: now,
          }
        }),
      )
      .execute()
    await db
      .insertInto('feeds')
      .values(
        some.flatMap(({ id, feeds }) =>
          feeds.map(({ url }) => ({
            id: computeFeedId('live', url),
            publisher_id: id,
            content: 'live' as const,
            url,
            fetch_url: url,
            categories: [],
            language: 'en',
            next_check_at: now,
            interval_minutes: 15,
            operator_facts: JSON.stringify({ publisherId: id, categories: [], language: 'en' }),
            added_at: now,
          })),
        ),
      )
      .execute()
  }
  return db
}
