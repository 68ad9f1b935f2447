import { connect } from '@plainwire/store'
import { createSmtpTransport } from '../mail/mail-transport.ts'
import { createMailingJob } from './mailing-work.ts'
import { createTestEditionSource, mailingParts, SATURDAY, someStories } from './testing-mailings.ts'

// A process that sends due mails, for tests that kill it. It prints 'ready', and starts when it reads a line of
// input.
const [database = '', smtp = ''] = process.argv.slice(2)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const db = await connect({ connectionString: database, log, poolSize: 6 })
const transport = createSmtpTransport(smtp, { connections: 4 })
const work = createMailingJob({
  ...mailingParts({ db, transport, now: () => SATURDAY }),
  editions: createTestEditionSource(someStories(20)),
})
process.stdout.write('ready\n')
process.stdin.once('data', async () => {
  for (;;) {
    // While another process still holds the lease, `tally` is undefined and the run is repeated.
    const tally = await work(new AbortController().signal)
    if (tally && tally.sent + tally.refused === 0) break
  }
  process.stdout.write('done\n')
  transport.close()
  await db.destroy()
  process.stdin.destroy()
})
