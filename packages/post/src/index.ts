export { createAlertSender } from './alerts/alert-work.ts'
export { deriveWebhookSecret, FOLLOWED_FEEDS_PATH, feedPath, isFeedToken } from './alerts/follow-secrets.ts'
export { createEditionTracker } from './alerts/followed-edition.ts'
export { buildDigestLetter } from './digest/digest-letter.ts'
export {
  createMailToken,
  type MailLinkPurpose,
  readMailToken,
  UNSUBSCRIBE_PATH,
  unsubscribeUrl,
} from './digest/mail-link.ts'
export { createMailSender } from './mail/mail-sender.ts'
export {
  checkMailServer,
  createSmtpTransport,
  type DkimOptions,
  type MailTransport,
} from './mail/mail-transport.ts'
export { type Outbox, openOutbox } from './mail/outbox.ts'
export { type CodeMail, openMail, type SessionTheftMail, sealMail } from './mail/sealed-mail.ts'
export {
  composeDigest,
  type DigestEdition,
  prepareDigestEdition,
  storiesOf,
} from './mailings/compose-digest.ts'
export type { MailingParts } from './mailings/mail-handover.ts'
export { createMailingJob } from './mailings/mailing-work.ts'
export { makeVapidKeys } from './push/push-message.ts'
export type { PushHttp, VapidOptions } from './push/push-options.ts'
export { createPushSender } from './push/push-sender.ts'
