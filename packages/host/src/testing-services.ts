import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@plainwire/post/testing-mail'
import { startEmbeddedPostgres } from '@plainwire/store'

/**
 * Prints a line of JSON. This program runs an operator's services for tests in a browser, a PostgreSQL server
 * and a mail server, until it gets SIGTERM. It prints `{database, smtp}` with their addresses, and `{mail}`
 * for each mail.
 */
const print = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const dataDir = await mkdtemp(join(tmpdir(), 'plainwire-services-'))
const database = await startEmbeddedPostgres({ dataDir, log: silent })
const mail = await startMailServer({
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      print({ mail: Buffer.concat(chunks).toString('utf8') })
      done()
    })
  },
})
process.once('SIGTERM', async () => {
  await mail.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
})
print({ database: database.connectionString, smtp: mail.url })
