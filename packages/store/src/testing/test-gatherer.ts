import { setTimeout as pause } from 'node:timers/promises'
import { saveFeedVisitResult } from '../articles/gathering/save-feed-visit-result.ts'
import { connect } from '../database/connect.ts'
import { findFeedById } from '../feeds/feeds.ts'
import { startJobQueue } from '../jobs/jobs.ts'
import { NOW, someItem } from './samples.ts'

// A program for the tests of killed and stopped workers: gathers queued feeds, one article per feed, and prints
// which feeds it has begun and stored. If `company` is 'shared', it doesn't retry the jobs of other
// processes. `rest` is a pause after the beginning of a feed, in ms.
const [connectionString = '', company, rest = '0'] = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const db = await connect({ connectionString, log: silent, poolSize: 4 })
await startJobQueue({
  connectionString,
  log: silent,
  isAlone: company !== 'shared',
  work: {
    async gather(feedId) {
      print(`begun ${feedId}`)
      await pause(Number(rest))
      await gather(feedId).catch((error: unknown) => {
        print(`failed ${feedId}`)
        throw error
      })
      print(`stored ${feedId}`)
    },
  },
})
print('ready')

async function gather(feedId: string): Promise<void> {
  const feed = await findFeedById(db, feedId)
  if (!feed) throw new Error('no such feed')
  const { id, publisherId, content } = feed
  const items = [someItem(`article-${id}`)]
  await saveFeedVisitResult(db, { feed: { id, publisherId, content }, items, rejected: [], now: NOW })
}
