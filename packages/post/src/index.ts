export { alertWork } from './alerts/alert-work.ts'
export { FOLLOWED_FEEDS, feedPath, hookSecret, isFeedToken } from './alerts/follow-secrets.ts'
export { followedEdition } from './alerts/followed-edition.ts'
export { digestLetter } from './digest/digest-letter.ts'
export {
  type MailLinkPurpose,
  mailToken,
  readMailToken,
  UNSUBSCRIBE_PATH,
  unsubscribeUrl,
} from './digest/mail-link.ts'
export { mailSender } from './mail/mail-sender.ts'
export {
  checkMailServer,
  type DkimOptions,
  type MailTransport,
  smtpTransport,
} from './mail/mail-transport.ts'
export { type Outbox, openOutbox } from './mail/outbox.ts'
export { type CodeMail, openMail, sealMail, type TheftMail } from './mail/sealed-mail.ts'
export { composedDigest, type DigestEdition, digestEdition, storiesOf } from './mailings/digest-run.ts'
export type { MailingParts } from './mailings/mailing-sender.ts'
export { mailingWork } from './mailings/mailing-work.ts'
export { makeVapidKeys } from './push/push-letter.ts'
export type { PushHttp, Vapid } from './push/push-options.ts'
export { pushSender } from './push/push-sender.ts'
