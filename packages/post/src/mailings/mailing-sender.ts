import type { Log } from '@plainwire/domain/log'
import {
  claimMailings,
  type Db,
  type Lease,
  type MailBudget,
  type MailRecipient,
  markFailed,
  markSent,
  type NewMailing,
  postponeMailing,
  recordMailHandover,
  suspendMails,
  takeFromMailBudget,
} from '@plainwire/store'
import type { AccountKeys } from '@plainwire/store/account-keys'
import { DIGEST_TEXTS, type MailVariant } from '../digest/digest-texts.ts'
import { unsubscribeUrl } from '../digest/mail-link.ts'
import type { Letter } from '../mail/letters/letter-page.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { messageIdOf } from '../mail/message-id.ts'
import { classifySendError, type SendOutcome } from '../mail/send-outcome.ts'

/** The dependencies of sending mails other than sign-in codes. */
export interface MailingParts {
  db: Db
  keys: AccountKeys
  transport: MailTransport
  /** Name and address of the sender. */
  from: string
  /** The e-mail address that receives requests to unsubscribe. */
  contactEmail: string
  publicUrl: string
  budget: MailBudget
  log: Log
  now: () => Date
}

/** The numbers of mails in one run, by outcome. */
export interface MailingTally {
  sent: number
  /** The number of mails sent again without knowing whether the first attempt arrived. */
  doubtful: number
  refused: number
  /** The number of addresses that don't exist; they get no more mails except sign-in codes. */
  suspended: number
}

/** A mail to be made for a reader. */
export interface WantedMail {
  reader: MailRecipient
  mailing: NewMailing
  variant: MailVariant
  /**
   * Renders the mail once it is claimed.
   *
   * @param unsubscribe the reader's unsubscribe link
   */
  draw: (unsubscribe: string) => Letter
}

/** The number of mails sent at the same time, so that a slow one doesn't delay the others. */
const AT_ONCE = 4

const SETTINGS = {
  weekly: 'weeklyDigest',
  daily: 'dailyDigest',
  breaking: 'breakingNews',
  news: 'productUpdates',
} as const satisfies Record<MailVariant, string>

/** Hands a claimed mail to the mail server. */
async function handToServer(
  parts: MailingParts,
  { reader, mailing, variant, draw }: WantedMail,
): Promise<SendOutcome> {
  const { keys, publicUrl, transport, from, contactEmail } = parts
  const host = new URL(publicUrl).hostname
  const { language } = reader.mail
  const url = unsubscribeUrl({ readerId: reader.id, purpose: SETTINGS[variant] }, keys, publicUrl)
  const messageId = messageIdOf(`${mailing.readerId} ${mailing.kind} ${mailing.key}`, publicUrl)
  const list = {
    listId: `${variant}.${host}`,
    listName: DIGEST_TEXTS[language].listName[variant],
    unsubscribeUrl: url,
    unsubscribeMail: `mailto:${contactEmail}?subject=unsubscribe`,
  }
  try {
    await transport.send({ ...draw(url), to: reader.email, from, messageId, list })
    return 'sent'
  } catch (error) {
    const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
    const outcome = classifySendError(error)
    // The mail server's message isn't logged, because it names the reader.
    parts.log.warn({ code, status: responseCode, outcome }, 'The mail server did not take a mail.')
    return outcome
  }
}

/** Sends mails: claims each, hands it to the mail server, and stores the outcome. */
export class MailingSender {
  readonly tally: MailingTally = { sent: 0, doubtful: 0, refused: 0, suspended: 0 }
  /**
   * Whether the run is over, because the mail server is unreachable or the budget is used up; the rest waits
   * for the next run.
   */
  isOver = false
  isServerAway = false
  readonly #parts: MailingParts
  readonly #lease: Lease
  readonly #signal: AbortSignal

  constructor(parts: MailingParts, lease: Lease, signal: AbortSignal) {
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
  async send(wanted: readonly WantedMail[]): Promise<void> {
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

  async #sendOne(wanted: WantedMail, isDoubtful: boolean): Promise<void> {
    const { db, now } = this.#parts
    if (!(await recordMailHandover(db, wanted.mailing, this.#lease))) return
    await this.#keep(wanted, await handToServer(this.#parts, wanted), now())
    if (isDoubtful) this.tally.doubtful += 1
  }

  async #keep({ mailing, reader }: WantedMail, outcome: SendOutcome, now: Date): Promise<void> {
    const { db } = this.#parts
    if (outcome === 'sent') {
      await markSent(db, mailing, this.#lease, now)
      this.tally.sent += 1
    } else if (outcome === 'no-such-address') {
      await suspendMails(db, { email: reader.email, reason: 'bounce', now })
      await markFailed(db, mailing, this.#lease)
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
