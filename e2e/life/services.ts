import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'

/** Services that an operator runs besides Plainwire. */
export interface ExternalServices {
  /** The URL of a PostgreSQL that isn't the embedded one. */
  database: string
  /** The URL of a mail server. */
  smtp: string
  /** The mails received, oldest first. */
  mails: string[]
  stop(): Promise<void>
}

/** Starts the services in another process, and waits for their addresses. */
export async function startServices(): Promise<ExternalServices> {
  const child = spawn(PINNED_NODE, ['packages/host/src/testing-services.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const mails: string[] = []
  const lines = createInterface({ input: child.stdout })
  const { database, smtp } = await new Promise<{ database: string; smtp: string }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The services ended with exit code ${code}.`)))
    lines.on('line', (line) => {
      const message = JSON.parse(line)
      if (message.mail === undefined) resolve(message)
      else mails.push(message.mail)
    })
  })
  return {
    database,
    smtp,
    mails,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
