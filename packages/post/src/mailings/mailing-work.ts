import { randomUUID } from 'node:crypto'
import { runWhileHoldingLease } from '@plainwire/store'
import type { CurrentEditionSource } from '../current-edition-source.ts'
import { type DigestEdition, prepareDigestEdition } from './compose-digest.ts'
import { sendDueDigests } from './digest-run.ts'
import { sendQueuedNewsMails } from './issue-run.ts'
import type { MailingDependencies } from './mail-handover.ts'
import { MailingSender, type MailingTally } from './mailing-sender.ts'

/**
 * The duration of the lease of the one process that sends mails, in ms: long enough for a slow mail server,
 * short enough that another process soon replaces a killed one.
 */
const LEASE_MS = 60_000
const FIRST_REST_MS = 60_000
const LONGEST_REST_MS = 30 * 60_000

/**
 * The pause after failures of the mail server: one minute, doubled after each further failure, at most half
 * an hour.
 */
class Rest {
  #failures = 0
  #until = 0

  isOver(now: Date): boolean {
    return now.getTime() >= this.#until
  }

  note(isServerAway: boolean, now: Date): void {
    this.#failures = isServerAway ? this.#failures + 1 : 0
    const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (this.#failures - 1))
    this.#until = isServerAway ? now.getTime() + restMs : 0
  }
}

/**
 * Creates the job that mails readers: breaking news, digests, product news. It runs in one process at a time;
 * the next run continues after an interruption.
 *
 * @returns the function that performs a run; it returns the totals, or undefined if there was no run, because
 * no mails are allowed, the mail server has just failed, or another process is sending
 */
export function createMailingJob(
  parts: MailingDependencies & { editions: CurrentEditionSource; leaseMs?: number },
): (signal: AbortSignal) => Promise<MailingTally | undefined> {
  const { db, editions, publicUrl, now, log, leaseMs = LEASE_MS } = parts
  const rest = new Rest()
  const holder = randomUUID()
  let known: DigestEdition | undefined
  let digest: string | undefined
  const current = () => {
    const edition = editions.current()
    if (edition && digest !== edition.pointer.digest)
      known = prepareDigestEdition(edition.pointer.number, edition.news.stories, publicUrl)
    digest = edition?.pointer.digest
    return edition && known
  }
  const run = async (sender: MailingSender) => {
    await sendQueuedNewsMails(parts, sender, 'breaking')
    await sendDueDigests(parts, sender, current)
    await sendQueuedNewsMails(parts, sender, 'news')
  }
  return async (signal) => {
    if (parts.budget.perDay === 0 || !rest.isOver(now())) return undefined
    const held = await runWhileHoldingLease(
      db,
      { name: 'mailings', holder, ttlMs: leaseMs },
      async (lease, lost) => {
        const sender = new MailingSender(parts, lease, AbortSignal.any([signal, lost]))
        await run(sender)
        rest.note(sender.isServerAway, now())
        return sender.tally
      },
    )
    const tally = held?.result
    if (tally && Object.values(tally).some((count) => count > 0)) log.info(tally, 'Mails went out.')
    return tally
  }
}
