import {
  claimMailings,
  type Lease,
  markMailingFailed,
  markMailingHandedOver,
  markMailingSent,
  type NewMailing,
  postponeMailing,
  suspendMailDelivery,
  takeFromMailBudget,
} from '@plainwire/store'
import type { SendOutcome } from '../mail/send-outcome.ts'
import { type MailingDependencies, type MailToCompose, sendClaimedMail } from './mail-handover.ts'

/** The numbers of mails in one run, by outcome. */
export interface MailingTally {
  sent: number
  /** The number of mails sent again without knowing whether the first attempt arrived. */
  doubtful: number
  refused: number
  /** The number of addresses that don't exist; they get no more mails except sign-in codes. */
  suspended: number
}

/** The number of mails sent at the same time, so that a slow one doesn't delay the others. */
const AT_ONCE = 4

/** Sends mails: claims each, hands it to the mail server, and stores the outcome. */
export class MailingSender {
  readonly tally: MailingTally = { sent: 0, doubtful: 0, refused: 0, suspended: 0 }
  /**
   * Whether the run is over, because the mail server is unreachable or the budget is used up; the rest waits
   * for the next run.
   */
  isOver = false
  isServerAway = false
  readonly #parts: MailingDependencies
  readonly #lease: Lease
  readonly #signal: AbortSignal

  constructor(parts: MailingDependencies, lease: Lease, signal: AbortSignal) {
    this.#parts = parts
    this.#lease = lease
    this.#signal = signal
  }

  get isStopped(): boolean {
    return this.isOver || this.#signal.aborted
  }

  /** Records digests without any story as mailed, so that they aren't composed again. */
  async recordEmpty(mailings: readonly NewMailing[]): Promise<void> {
    const { db, now } = this.#parts
    await claimMailings(db, this.#lease, { mailings, now: now() })
  }

  /** Sends as many of the mails as the installation's limits per minute and day allow. */
  async send(wanted: readonly MailToCompose[]): Promise<void> {
    if (wanted.length === 0 || this.isStopped) return
    const { db, budget, now } = this.#parts
    const granted = await takeFromMailBudget(db, { wanted: wanted.length, budget, now: now() })
    if (granted < wanted.length) this.isOver = true
    const mailings = wanted.slice(0, granted).map(({ mailing }) => mailing)
    const claimed = await claimMailings(db, this.#lease, { mailings, now: now() })
    const doubtfulOf = new Map(claimed.map(({ name, isDoubtful }) => [name.readerId, isDoubtful]))
    const queue = wanted.filter(({ reader }) => doubtfulOf.has(reader.id))
    const work = async () => {
      for (
        let next = queue.shift();
        next && !this.isServerAway && !this.#signal.aborted;
        next = queue.shift()
      ) {
        await this.#sendOne(next, doubtfulOf.get(next.reader.id) ?? false)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  async #sendOne(wanted: MailToCompose, isDoubtful: boolean): Promise<void> {
    const { db, now } = this.#parts
    if (!(await markMailingHandedOver(db, wanted.mailing, this.#lease))) return
    await this.#record(wanted, await sendClaimedMail(this.#parts, wanted), now())
    if (isDoubtful) this.tally.doubtful += 1
  }

  async #record({ mailing, reader }: MailToCompose, outcome: SendOutcome, now: Date): Promise<void> {
    const { db } = this.#parts
    if (outcome === 'sent') {
      await markMailingSent(db, mailing, this.#lease, now)
      this.tally.sent += 1
    } else if (outcome === 'no-such-address') {
      await suspendMailDelivery(db, { email: reader.email, reason: 'bounce', now })
      await markMailingFailed(db, mailing, this.#lease)
      this.tally.suspended += 1
    } else {
      await postponeMailing(db, mailing, this.#lease, { now, mayHaveArrived: outcome === 'unknown' })
      this.tally.refused += 1
      if (outcome !== 'refused') {
        this.isServerAway = true
        this.isOver = true
      }
    }
  }
}
