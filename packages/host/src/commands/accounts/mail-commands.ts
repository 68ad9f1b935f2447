import { readFile } from 'node:fs/promises'
import {
  ProductAnnouncement,
  queueProductAnnouncement,
  type SuspensionReason,
  suspendMailDelivery,
} from '@plainwire/store'
import { Command, Option } from 'commander'
import { z } from 'zod'
import { HostError } from '../../host-error.ts'
import { runWithDatabase } from '../command-context.ts'

async function suppress(email: string, reason: SuspensionReason): Promise<void> {
  const outcome = await runWithDatabase(({ db }) =>
    suspendMailDelivery(db, { email, reason, now: new Date() }),
  )
  if (outcome === 'no-reader') throw new HostError(`Nobody has an account with the address ${email}.`)
  process.stdout.write(`Nothing but codes is mailed to ${email} any more.\n`)
}

/**
 * Reads an announcement.
 *
 * @throws HostError if the file is invalid
 */
async function readAnnouncement(file: string): Promise<ProductAnnouncement> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new HostError(`The file ${file} can’t be read.`, { cause })
  })
  try {
    return ProductAnnouncement.parse(JSON.parse(text))
  } catch (cause) {
    const reason =
      cause instanceof z.ZodError ? z.prettifyError(cause).replaceAll('\n', ' ') : 'it is no JSON'
    throw new HostError(`The file ${file} is no announcement: ${reason}.`, { cause })
  }
}

async function announce(file: string): Promise<void> {
  const announcement = await readAnnouncement(file)
  const outcome = await runWithDatabase(({ db }) =>
    queueProductAnnouncement(db, { announcement, now: new Date() }),
  )
  const message = outcome === 'queued' ? 'is queued' : 'was queued before, and isn’t again'
  process.stdout.write(`The announcement ${announcement.id} ${message}.\n`)
}

/** The commands about mails; can be used while Plainwire is running. */
export function createMailCommands(): Command[] {
  const reasons = new Option('--reason <reason>', 'why').choices(['bounce', 'complaint']).default('complaint')
  return [
    new Command('suppress')
      .description('mails nothing but codes to an address any more')
      .argument('<address>')
      .addOption(reasons)
      .action((address: string, { reason }: { reason: SuspensionReason }) => suppress(address, reason)),
    new Command('announce')
      .description(
        'mails news about the product to readers who want it: {"id", "texts": {"en": {"subject", "paragraphs"}}}',
      )
      .argument('<file>')
      .action(announce),
  ]
}
