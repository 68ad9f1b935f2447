import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { HOUR_MS } from '@plainwire/domain/units'
import { createPublisherRegistry, type PublisherRegistry } from '@plainwire/newsroom'
import { MissingDrawingError, readSampleContent, startSamplePublishers } from '@plainwire/sample'
import {
  type Db,
  deleteGatheredContent,
  readSetting,
  saveSetting,
  syncBundledPublishers,
} from '@plainwire/store'
import { z } from 'zod'
import { CONTENT_FOLDER, SAMPLE_DRAWINGS_FOLDER } from '../content.ts'
import { HostError } from '../host-error.ts'

export interface SamplePublisherServer {
  world: PublisherRegistry
  /** The origin of the sample's server, the only one of our servers that the outgoing client may reach. */
  origin: string
  close(): Promise<void>
}

const SETTING = 'sample'
const StoredStart = z.object({ startedAt: z.iso.datetime(), port: z.number() })
/** The maximum age of the sample's news, in ms; older news gets new dates. */
const FRESH_MS = 6 * HOUR_MS

/** Starts the server of the fictional publishers, and stores their feeds in the database. */
export async function startSamplePublisherServer(
  db: Db,
  port: number,
  now: Date,
  log: Log,
): Promise<SamplePublisherServer> {
  const content = await readSampleContent(join(CONTENT_FOLDER, 'sample'))
  const startedAt = await moment(db, port, now)
  const server = await startSamplePublishers({
    ...content,
    startedAt,
    port,
    drawings: SAMPLE_DRAWINGS_FOLDER,
    log,
  }).catch((cause: unknown) => {
    throw startError(cause, port)
  })
  await syncBundledPublishers(db, server.publishers, 'sample', now)
  return {
    world: createPublisherRegistry('sample', server.publishers, startedAt),
    origin: server.origin,
    close: () => server.close(),
  }
}

/**
 * Returns the time at which the sample's news begins. The stored time is reused while it is recent, so that
 * articles don't get new dates at a restart. It is replaced, and the gathered content of the sample is deleted,
 * if it is too old or the port has changed, because every URL contains the port.
 */
async function moment(db: Db, port: number, now: Date): Promise<Date> {
  const stored = StoredStart.safeParse(await readSetting(db, SETTING)).data
  const startedAt = stored && port !== 0 && stored.port === port ? new Date(stored.startedAt) : undefined
  if (startedAt && now.getTime() - startedAt.getTime() < FRESH_MS) return startedAt
  await deleteGatheredContent(db, 'sample', now)
  await saveSetting(db, SETTING, { startedAt: now.toISOString(), port })
  return now
}

function startError(cause: unknown, port: number): unknown {
  if (cause instanceof MissingDrawingError) {
    return new HostError(`${cause.message} Remove that folder and start again: all are drawn anew.`, {
      cause,
    })
  }
  const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
  if (!isTaken) return cause
  return new HostError(
    `Port ${port}, for the sample publishers, is in use: choose another with SAMPLE_PORT.`,
    { cause },
  )
}
