import { saveGathered } from './articles/save-gathered.ts'
import { connect } from './connect.ts'
import { feedById } from './feeds.ts'
import { startJobs } from './jobs.ts'
import { NOW, someItem } from './testing/samples.ts'

// A program for the tests of killed workers: gathers what is queued, an article a feed, and says which it begins and has stored.
const [connectionString = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const db = await connect({ connectionString, log: silent, poolSize: 4 })
await startJobs({
  connectionString,
  log: silent,
  isAlone: true,
  work: {
    async gather(feedId) {
      say(`begun ${feedId}`)
      const feed = await feedById(db, feedId)
      if (!feed) throw new Error('no such feed')
      const { id, publisherId, content } = feed
      const items = [someItem(`article-${id}`)]
      await saveGathered(db, { feed: { id, publisherId, content }, items, rejected: [], now: NOW })
      say(`stored ${feedId}`)
    },
  },
})
say('ready')
