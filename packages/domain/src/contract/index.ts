export { API } from './api.ts'
export { API_ERRORS, type Call, type ErrorCode, ErrorResponse } from './call.ts'
export {
  EDITION_FILES,
  EditionManifest,
  EditionPointer,
  StoryDetailsOffsets,
} from './edition/edition-folder.ts'
export { EditionPublicKey, EditionSignature, EditionStatement } from './edition/edition-signature.ts'
export {
  NewsEdition,
  NewsLocation,
  NewsStory,
  NewsThread,
  NewsTranslation,
  SourceConflict,
  SupportedLocale,
  TranslationFile,
} from './edition/news.ts'
export { ArticleMedia, StorySourceArticle } from './edition/news-source.ts'
export { FeedState, PublisherId, PublisherList, PublisherPassport } from './edition/publishers.ts'
export { EditionReport, EntryOutcome } from './edition/report.ts'
export {
  FOLLOW_KINDS,
  type FollowKind,
  MAX_FOLLOW_KEY_LENGTH,
  MAX_FOLLOW_LABEL_LENGTH,
} from './reader/follow-kinds.ts'
export { FollowAlerts, FollowedThingId } from './reader/followed.ts'
export { FollowedThing } from './reader/followed-thing.ts'
export { GeocodedPlace } from './reader/geo.ts'
export { MailSettings } from './reader/mail.ts'
export {
  AGE_RANGES,
  EmailSettings,
  GENDERS,
  INTERESTS,
  type Interest,
  Preferences,
} from './reader/preferences.ts'
export { Profile } from './reader/profile.ts'
export type { PushMessage } from './reader/push.ts'
export { SavedStory, SavedStorySnapshot } from './reader/saved-stories.ts'
export {
  PaymentMethod,
  SUBSCRIPTION_STATUSES,
  Subscription,
  SubscriptionChange,
  SubscriptionWithTrialEligibility,
} from './reader/subscription.ts'
export { Email, InvitationToken, SignInTokens } from './sign-in/auth.ts'
export { SIGN_IN_PROVIDERS, type SignInProvider } from './sign-in/provider-sign-in.ts'
export { BROWSERS, OPERATING_SYSTEMS, ReaderSession } from './sign-in/sessions.ts'
export { Cities, CityRecord, FeatureFlags, PublicConfig, SignUpMode } from './site/config.ts'
export { Correction, CorrectionKind, CorrectionTexts, WithdrawableKind } from './site/corrections.ts'
export type { PageRenderer, PageRequest, RenderedPage, WebServerBuildExports } from './site/page.ts'
export { QualityFigure, QualityHistory, QualityRun } from './site/quality.ts'
export { SponsoredContent, SponsoredItem, type SponsoredList } from './site/sponsored.ts'
export {
  ENTRY_REJECTION_REASONS,
  FEED_PROBLEMS,
  FeedStatus,
  SENTENCE_REMOVAL_REASONS,
  SiteStatus,
} from './site/status.ts'
export {
  FactSourcePassage,
  HeadlineChange,
  HeadlineComparison,
  SourceCorrectionNotice,
  StoryChange,
  StoryFact,
} from './story/proof.ts'
export { SharedStory } from './story/sharing.ts'
export {
  CheckedSentence,
  EvidencePassage,
  StoryDetails,
  StoryId,
  StoryMembershipReason,
  StoryScorePart,
  StorySource,
} from './story/stories.ts'
export { SearchCursor } from './story/story-lists.ts'
export { ThreadId } from './story/threads.ts'
