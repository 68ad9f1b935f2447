import { aStory } from '@plainwire/domain/testing'
import { connect } from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { silentLog } from '@plainwire/store/testing-logs'
import { createTestEditionSource } from '../mailings/testing-mailings.ts'
import { createAlertJob } from './alert-work.ts'

/**
 * A program that notifies readers of an edition's stories until no message is due, for tests that kill it. It
 * doesn't post with the guarded client, because that refuses the tests' webhooks, which are on this machine.
 */
const [, , connectionString = '', at = '', count = '0'] = process.argv
const db = await connect({ connectionString, log: silentLog })
const published_at = new Date(Date.parse(at) - 60_000).toISOString()
const stories = Array.from({ length: Number(count) }, (_, index) =>
  aStory({ id: `s${index}`, headline: `Bridge ${index}`, published_at, updated_at: published_at }),
)
const work = createAlertJob({
  db: () => db,
  http: {
    async postBytes(url, { bytes, headers = {} }) {
      const answer = await fetch(url, { method: 'POST', body: Buffer.from(bytes), headers })
      return { status: answer.status, headers: {} }
    },
  },
  keys: deriveAccountKeys(['a secret of thirty-two characters or more']),
  editions: createTestEditionSource(stories),
  publicUrl: 'https://plainwire.example',
  log: silentLog,
  now: () => new Date(at),
})
await work(new AbortController().signal)
await db.destroy()
