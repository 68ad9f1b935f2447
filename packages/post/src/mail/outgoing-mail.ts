import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './letters/letter-page.ts'

/** The list headers of a mail to many readers (RFC 2369, 2919, 8058). */
interface MailingListHeaders {
  /** The List-Id of the mail, in the form of a host name, such as 'weekly.plainwire.example'. */
  listId: string
  listName: string
  /** A POST to it unsubscribes the reader immediately. */
  unsubscribeUrl: string
  /** The e-mail address for requests to unsubscribe, read by a person. */
  unsubscribeMail: string
}

/** A mail with its sender and recipient. */
export interface OutgoingMail extends Letter {
  to: string
  from: string
  /**
   * The Message-ID without angle brackets; the same for each attempt to send the mail, so that duplicates can
   * be dropped.
   */
  messageId: string
  list?: MailingListHeaders | undefined
}

/**
 * The header fields that DKIM signs: nodemailer's own choice and those without which one-click unsubscribing
 * isn't trusted (RFC 8058).
 */
export const DKIM_SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Id:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted'

function listFields(list: MailingListHeaders): Partial<SendMailOptions> {
  const { listId, listName, unsubscribeUrl, unsubscribeMail } = list
  return {
    list: {
      id: { url: listId, comment: listName },
      // Both addresses are in one List-Unsubscribe header, as mail programs expect.
      unsubscribe: [[unsubscribeUrl, unsubscribeMail]],
    },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
  }
}

/** Converts a mail to nodemailer's format. */
export function toNodemailerMessage({
  to,
  from,
  messageId,
  subject,
  html,
  text,
  list,
}: OutgoingMail): SendMailOptions {
  // The recipient is an object, so that the address is never parsed as a list of addresses.
  const message = { to: { name: '', address: to }, from, messageId: `<${messageId}>`, subject, html, text }
  return { ...message, ...(list && listFields(list)) }
}
