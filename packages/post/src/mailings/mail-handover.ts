import type { Log } from '@plainwire/domain/log'
import type { Db, MailBudget, MailRecipient, NewMailing } from '@plainwire/store'
import type { AccountKeySets } from '@plainwire/store/account-keys'
import { DIGEST_TEXTS, type MailVariant } from '../digest/digest-texts.ts'
import { buildUnsubscribeUrl } from '../digest/mail-link.ts'
import type { Letter } from '../mail/letters/letter-page.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { buildMailMessageId } from '../mail/message-id.ts'
import { classifySendError, type SendOutcome } from '../mail/send-outcome.ts'

/** The dependencies of sending mails other than sign-in codes. */
export interface MailingDependencies {
  db: Db
  keys: AccountKeySets
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

/** A mail to be made for a reader. */
export interface MailToCompose {
  reader: MailRecipient
  mailing: NewMailing
  variant: MailVariant
  /**
   * Renders the mail, once this process has claimed it.
   *
   * @param unsubscribe the reader's unsubscribe link
   */
  draw: (unsubscribe: string) => Letter
}

/** The setting that the link at the end of a mail switches off. */
const UNSUBSCRIBE_PURPOSES = {
  weekly: 'weeklyDigest',
  daily: 'dailyDigest',
  breaking: 'breakingNews',
  news: 'productUpdates',
} as const satisfies Record<MailVariant, string>

/** Hands a mail to the mail server, after this process has claimed it so that no other process sends it. */
export async function sendClaimedMail(
  parts: MailingDependencies,
  { reader, mailing, variant, draw }: MailToCompose,
): Promise<SendOutcome> {
  const { keys, publicUrl, transport, from, contactEmail } = parts
  const host = new URL(publicUrl).hostname
  const { language } = reader.mail
  const url = buildUnsubscribeUrl(
    { readerId: reader.id, purpose: UNSUBSCRIBE_PURPOSES[variant] },
    keys,
    publicUrl,
  )
  const messageId = buildMailMessageId(`${mailing.readerId} ${mailing.kind} ${mailing.key}`, publicUrl)
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
