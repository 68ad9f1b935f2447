export { followedThings, followThing, unfollowThing } from './accounts/followed-things.ts'
export {
  acquireCheckoutLock,
  assignProviderQueryNumber,
  type CustomerToDelete,
  claimCustomersToDelete,
  completeCustomerDeletion,
  isPaymentEventProcessed,
  linkCustomer,
  type Payer,
  payerOfCustomer,
  payerOfReader,
  postponeCustomerDeletion,
  recordPaymentEvent,
  releaseCheckoutLock,
  saveProviderAnswer,
  unlinkCustomer,
} from './accounts/payers.ts'
export { type ReaderCounts, readerCounts } from './accounts/reader-counts.ts'
export {
  changePreferences,
  deleteReader,
  findOrCreateReader,
  type Reader,
  readerById,
  readerIdByEmail,
} from './accounts/readers.ts'
export {
  clearSavedStories,
  type NewSavedStory,
  type StoredSavedStory,
  savedStories,
  savedStory,
  saveStory,
  unsaveStory,
} from './accounts/saved-stories.ts'
export {
  type Invitation,
  invitationOf,
  listInvitations,
  lockInvitation,
  type NewInvitation,
  saveInvitation,
  spendInvitation,
} from './accounts/sign-in/invitations.ts'
export { listOpenSessions, type OpenSession } from './accounts/sign-in/open-sessions.ts'
export {
  beginProviderSignIn,
  consumeProviderSignIn,
  issueProviderCode,
  redeemProviderCode,
} from './accounts/sign-in/provider-sign-ins.ts'
export {
  beginSession,
  changeSession,
  endSession,
  endSessionOf,
  type Session,
  sessionById,
  sessionsOf,
} from './accounts/sign-in/sessions.ts'
export {
  changeSignIn,
  incrementMailCount,
  mailsInHour,
  signInByAddress,
} from './accounts/sign-in/sign-ins.ts'
export { saveSubscription } from './accounts/subscriptions.ts'
export { tidyAccounts } from './accounts/tidy-accounts.ts'
export {
  type ClaimedMessage,
  claimDueMessages,
  postponeMessage,
  recordAlerts,
  recordMessageOutcome,
  scheduleMessageRetry,
  tidyAlerts,
  WEBHOOK_CHANNEL,
} from './alerts/alerts.ts'
export {
  changeFollowAlerts,
  type FollowAlertsChange,
  type FollowedThingWithAlerts,
  findThingsInDigests,
  findThingsWithAlerts,
  followAlertsById,
  followAlertsOfReader,
  type StoredFollowAlerts,
} from './alerts/follow-alerts.ts'
export {
  countAlertDevices,
  deleteAlertDevice,
  findAlertDevice,
  saveAlertDevice,
} from './alerts/follow-devices.ts'
export {
  type ArticleEmbedding,
  deleteOldArticleEmbeddings,
  findArticleEmbeddings,
  saveArticleEmbeddings,
} from './articles/article-embeddings.ts'
export type { StoredArticle } from './articles/article-row.ts'
export { articlesOfWindow, articlesToPlace, type PlacedArticle } from './articles/articles-to-place.ts'
export {
  claimArticlesToRead,
  type PageFacts,
  type PageOutcome,
  releaseAllPageClaims,
  savePageOutcome,
} from './articles/articles-to-read.ts'
export { type EntryRecord, entryRecords } from './articles/entry-outcomes.ts'
export type { GatheredItem } from './articles/gathering/identify-entries.ts'
export { saveFeedVisitResult } from './articles/gathering/save-feed-visit-result.ts'
export type {
  FeedVisitResult,
  GatheredItemOutcome,
  ItemOutcome,
  RejectedEntry,
} from './articles/gathering/visit.ts'
export { countUnreadPages } from './articles/unread-articles.ts'
export { type DatabaseSnapshot, openSnapshot } from './backup/read-backup.ts'
export { beginRestore, type RestoreInProgress, type RestoreOrder } from './backup/restore-database.ts'
export type { BackupTable, SequenceState } from './backup/table-list.ts'
export { connect, type Db, inTransaction, type StoreConfig } from './database/connect.ts'
export { type DatabaseFacts, databaseFacts } from './database/database-facts.ts'
export type { ArticleState, Content, StoryState } from './database/schema.ts'
export {
  addEditionKey,
  editionKeys,
  retireEditionKey,
  type StoredEditionKey,
} from './editions/edition-keys.ts'
export { editionRecordOf, type StoredEditionRecord } from './editions/edition-records.ts'
export { type EditionWatch, type EditionWatchOptions, watchEditions } from './editions/edition-watch.ts'
export {
  currentEdition,
  type Edition,
  type EditionFile,
  editionFiles,
  editionManifest,
  editionSignature,
  type FileEntry,
  nextEditionNumber,
  recordEdition,
} from './editions/editions.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findRunningDatabase,
  startEmbeddedPostgres,
} from './embedded/embedded.ts'
export { type FolderLock, lockFolder } from './embedded/folder-lock.ts'
export { feedId } from './feeds/feed-id.ts'
export { type FeedVisit, feedVisits } from './feeds/feed-visits.ts'
export {
  countFeeds,
  dueFeeds,
  feedById,
  feedsToQueue,
  hasDueFeed,
  listedFeeds,
  type StoredFeed,
  saveFeedHealth,
} from './feeds/feeds.ts'
export { endRequestTurn, type TurnClaim, takeRequestTurn, tidyRequestTurns } from './feeds/request-turns.ts'
export { deleteContent } from './forget-content.ts'
export { type DeletedRowCounts, deleteExpiredData, type Retention } from './house-keeping.ts'
export type { JobName } from './jobs/job-queues.ts'
export { resetFutureJobTimes } from './jobs/job-times.ts'
export { type FeedToGather, type JobHandlers, type Jobs, type JobsConfig, startJobs } from './jobs/jobs.ts'
export {
  endAllLeases,
  type Lease,
  releaseLease,
  renewLease,
  runTransactionUnderLease,
  runWhileHoldingLease,
  takeLease,
} from './jobs/leases.ts'
export { type QueueCount, queueCounts } from './jobs/queue-counts.ts'
export type { WritingTask } from './jobs/writing-tasks.ts'
export {
  Announcement,
  type BulkMail,
  findQueuedBulkMails,
  queueAnnouncement,
  queueBreakingMails,
} from './mailings/bulk-mails.ts'
export { type MailBudget, takeFromMailBudget } from './mailings/mail-budget.ts'
export {
  findBulkMailRecipients,
  findDigestRecipients,
  findMailRecipient,
  type MailRecipient,
} from './mailings/mail-readers.ts'
export {
  listMailTimeZones,
  type MailSettings,
  resumeMails,
  type SuspensionReason,
  saveMailSettings,
  suspendMails,
} from './mailings/mail-settings.ts'
export {
  claimMailings,
  type Mailing,
  type MailingKey,
  type MailingKind,
  mailingsOf,
  markFailed,
  markSent,
  type NewMailing,
  postponeMailing,
  recordMailHandover,
} from './mailings/mailings.ts'
export { tidyMailings } from './mailings/tidy-mailings.ts'
export { type MigrationState, migrate, migrationState } from './migrate.ts'
export {
  findAnsweredRequests,
  modelAnswer,
  type NewModelAnswer,
  saveModelAnswer,
  tidyModelAnswers,
} from './models/model-answers.ts'
export {
  correctModelSpending,
  type ModelBudget,
  type ModelSpending,
  modelSpending,
  spendModelTokens,
} from './models/model-days.ts'
export { readListVersion } from './newsroom/apply-list.ts'
export {
  addFeed,
  changeFeed,
  type NewFeed,
  pauseFeed,
  removeFeed,
  resumeFeed,
} from './newsroom/change-feeds.ts'
export {
  addPublisher,
  type ChangeOutcome,
  changePublisher,
  removePublisher,
  restorePublisher,
} from './newsroom/change-publishers.ts'
export {
  type AddedFeed,
  addFeedWithPublisher,
  type FeedWithPublisher,
  importFeeds,
} from './newsroom/import-feeds.ts'
export { listedPublishers } from './newsroom/listed-publishers.ts'
export {
  type OperatorFeed,
  type OperatorPublisher,
  operatorFeed,
  operatorFeeds,
  operatorPublishers,
} from './newsroom/operator-feeds.ts'
export { addPrivateOrigin, privateOrigins, removePrivateOrigin } from './newsroom/private-origins.ts'
export { syncFeeds } from './newsroom/publishers.ts'
export {
  adminSession,
  beginAdminSessionByEmail,
  beginAdminSessionByLink,
  endAdminSession,
  isAdminLinkOpen,
  makeAdminLink,
  tidyAdminAccess,
} from './operators/admin-access.ts'
export { OPERATOR_ACTION_KINDS, type OperatorActionKind } from './operators/operator-action-kinds.ts'
export {
  type ActingOperator,
  type OperatorLogEntry,
  operatorLog,
} from './operators/operator-log.ts'
export {
  addOperator,
  isOperator,
  listOperators,
  type Operator,
  removeOperator,
} from './operators/operators.ts'
export { endReadersSessions, revokeInvitationAndLog } from './operators/reader-access.ts'
export {
  claimDevices,
  schedulePushRetry,
  tidyPushClaims,
  type WaitingDevice,
  waitingDevices,
} from './push/push-claims.ts'
export {
  deletePushDevice,
  hasPushDevice,
  type PushDevice,
  savePushDevice,
} from './push/push-subscriptions.ts'
export { readOrCreateSecret, readSetting, saveSetting } from './settings.ts'
export { codeOf, isDiskFull, reasonOf, StoreError, type StoreErrorCode } from './store-error.ts'
export {
  type BreakingNews,
  breakingNews,
  readBreakingStories,
  saveBreakingStories,
} from './stories/breaking-stories.ts'
export { type StoryOutline, storiesOfWindow } from './stories/clusters.ts'
export { type Placement, type Placements, type StoryMove, savePlacements } from './stories/placements.ts'
export { closeRecheck, listOpenRechecks, type Recheck, requestRecheck } from './stories/rechecks.ts'
export {
  type SearchPosition,
  type StoriesFound,
  type StorySearch,
  searchStories,
} from './stories/search-stories.ts'
export { shareStory } from './stories/shared-stories.ts'
export { type StoryOutcome, saveStories, storyDetails, type WrittenStory } from './stories/stories.ts'
export { type StoredLogs, storyLogs } from './stories/story-logs.ts'
export { type StoredThread, storedThread } from './threads/stored-thread.ts'
export { publicCorrections } from './withdrawals/corrections.ts'
export {
  type CurrentlyWithdrawn,
  changeWithdrawal,
  currentlyWithdrawn,
  type WithdrawalEntry,
  type WithdrawalOrder,
  type WithdrawalOutcome,
  withdrawalLog,
} from './withdrawals/withdrawals.ts'
