import { once } from 'node:events'
import { createPoliteRequestQueue } from '@plainwire/pipeline'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import { connect } from '@plainwire/store'
import { createPoliteHttpClient } from './polite-http.ts'
import { createSharedRequestLimiter } from './shared-turns.ts'

// A program for the tests of request turns. It prints that it is ready, waits for a line of input, and then
// requests several pages of one publisher in parallel, with the same gaps as `gather`. It prints the status or
// the failure of each page.
const [connectionString = '', origin = '', path = '', requests = '1', gapMs = '0'] = process.argv.slice(2)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const db = await connect({ connectionString, log, poolSize: 2 })
const guarded = createGuardedHttp({ ownHosts: [], exceptions: [{ origin }], userAgent: 'test', log })
const http = createPoliteHttpClient(
  guarded,
  createPoliteRequestQueue({ gapMs: Number(gapMs), turns: createSharedRequestLimiter(db, log) }),
)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
process.stdin.destroy()
const pages = Array.from({ length: Number(requests) }, (_, number) => `${origin}/${path}-${number}`)
await Promise.all(
  pages.map(async (url) => {
    const answer = await http.get(url)
    process.stdout.write(`${'failure' in answer ? answer.failure : answer.status} ${url}\n`)
  }),
)
await guarded.close()
await db.destroy()
