export type { AccountServiceDependencies } from './accounts/account-options.ts'
export { type InvitationDependencies, inviteByEmail } from './accounts/invite.ts'
export { toAsciiDomain } from './accounts/mail-domain.ts'
export type { AdminOptions } from './admin/admin-options.ts'
export {
  ADMIN_LINK_LIFETIME_MINUTES,
  buildAdminSignInLink,
  generateAdminSecret,
} from './admin/admin-secret.ts'
export type { AdminSection } from './admin/admin-section.ts'
export type { FeedInspector } from './admin/feed-inspection.ts'
export { type StopOptions, stopServer } from './connections/lifecycle.ts'
export { type FolderEditionSource, openFolderEditionSource } from './editions/folder-editions.ts'
export type { EditionSource, LoadedEdition } from './editions/loaded-edition.ts'
export { findMissingProviderFeatures } from './identity/discover-provider.ts'
export type {
  AppleOptions,
  GoogleOptions,
  OidcOptions,
  ProviderOptions,
} from './identity/provider-options.ts'
export { createImageSigner } from './images/image-address.ts'
export type { ImageHttpClient, ImageOptions, PictureBucket, SignedPicture } from './images/image-options.ts'
export type {
  AnsweredRequest,
  GeoLookupServices,
  MisplacedArticleQueue,
  RequestObserverFactory,
  ServerOptions,
  SiteStatusQueries,
} from './options.ts'
export type { PaymentCredentials, PaymentHttpClient } from './payments/payment-credentials.ts'
export type { PushOptions } from './routes/push/push-options.ts'
export { createServer } from './server.ts'
export { createThrottledWarning } from './serving/limits/throttled-warning.ts'
export type { Archive } from './stories/archive.ts'
export { excludeWithdrawnFromEditions } from './withdrawals/editions-without-withdrawn.ts'
export {
  createMutableWithdrawalSource,
  type MutableWithdrawalSource,
} from './withdrawals/withdrawal-source.ts'
