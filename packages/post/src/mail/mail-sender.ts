import type { Log } from '@plainwire/domain/log'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { buildSignInCodeMail } from './letters/code-letter.ts'
import { buildInvitationLetter } from './letters/invitation-letter.ts'
import { buildSessionTheftLetter } from './letters/theft-letter.ts'
import type { MailTransport } from './mail-transport.ts'
import { buildMailMessageId } from './message-id.ts'
import { decryptMail, type Mail } from './sealed-mail.ts'

interface Parts {
  secrets: readonly [string, ...string[]]
  transport: MailTransport
  /** Name and address of the sender. */
  from: string
  publicUrl: string
  log: Log
  now: () => Date
}

/**
 * The part of a mail server's failure that may be logged: its code and status. The message may contain
 * personal data.
 */
function failureOf(error: unknown): { code: string; status: number | undefined } {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : undefined,
  }
}

/**
 * Thrown so that the queue retries a mail. Contains nothing about the reader, because the queue stores it.
 */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError'
}

const isForGood = (status: number | undefined) => status !== undefined && status >= 500

function letterOf(mail: Mail, publicUrl: string) {
  if ('code' in mail) return buildSignInCodeMail(mail, publicUrl)
  if ('stolenFrom' in mail) return buildSessionTheftLetter(mail.stolenFrom, publicUrl)
  const { to: email, invitation: token, language, expiresAt } = mail
  return buildInvitationLetter({ email, token, language, expiresAt: new Date(expiresAt) }, publicUrl)
}

/**
 * Creates the sender of queued mails. A mail that the server permanently refuses, that has expired, or that
 * can't be decrypted is dropped; any other failure throws, so that it is retried.
 */
export function createMailSender({ secrets, transport, from, publicUrl, log, now }: Parts) {
  const keys = deriveAccountKeys(secrets)
  return async (sealed: string): Promise<void> => {
    const mail = await decryptMail(sealed, keys)
    if (!mail || Date.parse(mail.expiresAt) <= now().getTime()) {
      log.info(
        {},
        mail ? 'A mail came too late and was dropped.' : 'A mail could not be opened and was dropped.',
      )
      return
    }
    const letter = letterOf(mail, publicUrl)
    try {
      await transport.send({ ...letter, to: mail.to, from, messageId: buildMailMessageId(sealed, publicUrl) })
    } catch (error) {
      const failure = failureOf(error)
      log.warn(failure, 'The mail server did not take a mail.')
      if (!isForGood(failure.status))
        throw new MailNotSentError(`${failure.code} ${failure.status ?? ''}`.trim())
    }
  }
}
