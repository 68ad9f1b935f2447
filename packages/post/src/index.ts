export { createAlertJob } from './alerts/alert-work.ts'
export {
  deriveFollowFeedPath,
  deriveWebhookSecret,
  FOLLOW_FEEDS_PATH,
  isCurrentFollowFeedToken,
} from './alerts/follow-secrets.ts'
export { createMatchableEditionGetter } from './alerts/followed-edition.ts'
export { buildDigestLetter } from './digest/digest-letter.ts'
export {
  buildUnsubscribeUrl,
  createMailToken,
  type MailLinkPurpose,
  UNSUBSCRIBE_PATH,
  verifyMailToken,
} from './digest/mail-link.ts'
export { createMailSender } from './mail/mail-sender.ts'
export {
  checkMailServer,
  createSmtpTransport,
  type DkimOptions,
  type MailTransport,
} from './mail/mail-transport.ts'
export { type MailOutboxFolder, openMailOutboxFolder } from './mail/outbox.ts'
export { decryptMail, encryptMail, type SessionTheftMail, type SignInCodeMail } from './mail/sealed-mail.ts'
export {
  composeDigest,
  type DigestEdition,
  listDigestStories,
  prepareDigestEdition,
} from './mailings/compose-digest.ts'
export type { MailingDependencies } from './mailings/mail-handover.ts'
export { createMailingJob } from './mailings/mailing-work.ts'
export { generateVapidKeys } from './push/push-message.ts'
export type { PushHttpClient, VapidOptions } from './push/push-options.ts'
export { createPushSender } from './push/push-sender.ts'
