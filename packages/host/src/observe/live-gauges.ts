import type { EditionSource } from '@plainwire/server'
import { countFeeds, type Db, queryQueueCounts } from '@plainwire/store'
import { Gauge, type Registry } from 'prom-client'

/** The objects that a process's gauges read. A process omits those that it doesn't have. */
export interface GaugeSources {
  editions?: Pick<EditionSource, 'current'>
  /** Returns the database; throws while it is unreachable. */
  db?: () => Db
  now?: () => Date
}

/**
 * Registers the gauges, which are measured whenever the metrics are read, and returns a function that adds the
 * objects they measure. A gauge that can't be measured is omitted, because an old value would look current.
 */
export function registerLiveGauges(registry: Registry): (sources: GaugeSources) => void {
  const sources: GaugeSources = {}
  editionGauges(registry, sources)
  queueGauge(registry, sources)
  databaseGauges(registry, sources)
  return (more) => void Object.assign(sources, more)
}

function editionGauges(registry: Registry, sources: GaugeSources): void {
  const labelNames = ['content'] as const
  const gauge = (name: string, help: string, valueIn: (edition: CurrentEdition, now: Date) => number) =>
    new Gauge({
      name: `plainwire_edition_${name}`,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset()
        const edition = sources.editions?.current()
        if (!edition || !sources.now) return
        this.set({ content: edition.pointer.content }, valueIn(edition, sources.now()))
      },
    })
  gauge('number', 'The number of the current edition.', ({ pointer }) => pointer.number)
  gauge('stories', 'Stories of the current edition.', ({ pointer }) => pointer.stories)
  gauge('age_seconds', 'Time since the current edition was published.', ({ pointer }, now) =>
    Math.max(0, (now.getTime() - Date.parse(pointer.published_at)) / 1000),
  )
}

type CurrentEdition = NonNullable<ReturnType<EditionSource['current']>>

function queueGauge(registry: Registry, sources: GaugeSources): void {
  new Gauge({
    name: 'plainwire_jobs',
    help: 'Jobs by queue and state, of the whole installation.',
    labelNames: ['queue', 'state'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      const queues = await measured(sources, queryQueueCounts)
      for (const { name: queue, waiting, active, failed } of queues ?? []) {
        this.set({ queue, state: 'waiting' }, waiting)
        this.set({ queue, state: 'active' }, active)
        this.set({ queue, state: 'failed' }, failed)
      }
    },
  })
}

function databaseGauges(registry: Registry, sources: GaugeSources): void {
  let counts: Promise<Awaited<ReturnType<typeof countFeeds>> | undefined> | undefined
  // This gauge is registered, and so collected, before the next one, which uses the result of its query.
  new Gauge({
    name: 'plainwire_database_reachable',
    help: '1 where the database answered, 0 where it did not.',
    registers: [registry],
    async collect() {
      counts = measured(sources, countFeeds)
      this.set((await counts) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'plainwire_feeds',
    help: 'Listed feeds by state, of the whole installation.',
    labelNames: ['content', 'state'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      for (const { content, state, feeds } of (await counts) ?? []) this.set({ content, state }, feeds)
    },
  })
}

/** Measures a value in the database; undefined if the database is unreachable or this process has none. */
async function measured<T>({ db }: GaugeSources, count: (db: Db) => Promise<T>): Promise<T | undefined> {
  try {
    return db && (await count(db()))
  } catch {
    return undefined
  }
}
