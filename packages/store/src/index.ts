export {
  type CustomerToDelete,
  claimCustomersToDelete,
  completeCustomerDeletion,
  postponeCustomerDeletion,
} from './accounts/customer-deletions.ts'
export { followThing, listFollowedThings, unfollowThing } from './accounts/followed-things.ts'
export {
  acquireCheckoutLock,
  findPayerByCustomer,
  findPayerByReader,
  linkCustomer,
  type Payer,
  releaseCheckoutLock,
  unlinkCustomer,
} from './accounts/payers.ts'
export { isPaymentEventProcessed, recordPaymentEvent } from './accounts/payment-events.ts'
export { assignProviderRequestNumber, savePaymentProviderResponse } from './accounts/provider-answers.ts'
export { countReadersAndSessions, type ReaderCounts } from './accounts/reader-counts.ts'
export {
  changePreferences,
  deleteReader,
  findOrCreateReader,
  findReaderById,
  findReaderIdByEmail,
  type Reader,
} from './accounts/readers.ts'
export {
  clearSavedStories,
  findSavedStory,
  listSavedStories,
  type NewSavedStory,
  type StoredSavedStory,
  saveStory,
  unsaveStory,
} from './accounts/saved-stories.ts'
export {
  findInvitation,
  type Invitation,
  listInvitations,
  lockInvitation,
  markInvitationUsed,
  type NewInvitation,
  saveInvitation,
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
  endReaderSession,
  endSession,
  findSessionById,
  listSessionsOfReader,
  type Session,
  updateSessionWithLock,
} from './accounts/sign-in/sessions.ts'
export {
  changeSignInState,
  findSignInStateByAddressHash,
  getHourlySignInMailCount,
  incrementHourlySignInMailCount,
} from './accounts/sign-in/sign-ins.ts'
export { saveSubscription } from './accounts/subscriptions.ts'
export { deleteOldAccountRows } from './accounts/tidy-accounts.ts'
export {
  type ClaimedMessage,
  claimDueMessages,
  postponeMessage,
  recordMessageOutcome,
  scheduleMessageRetry,
  WEBHOOK_CHANNEL,
} from './alerts/alert-messages.ts'
export { deleteOldAlerts, recordAlerts } from './alerts/alerts.ts'
export {
  changeFollowAlertSettings,
  type FollowAlertSettingsChange,
  type FollowedThingWithAlerts,
  findFollowAlertSettingsByThingId,
  findFollowedThingsForDigests,
  findFollowedThingsWithAlerts,
  findReaderFollowAlertSettings,
  type StoredFollowAlertSettings,
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
export {
  type ArticleWithStory,
  listArticlesToPlaceInStories,
  streamArticlesInStoriesSince,
} from './articles/articles-to-place.ts'
export { claimArticlesForPageFetch, releaseAllPageClaims } from './articles/articles-to-read.ts'
export { type FeedEntryOutcomeRecord, listFeedEntryOutcomeRecords } from './articles/entry-outcomes.ts'
export type { GatheredItem } from './articles/gathering/identify-entries.ts'
export { saveFeedVisitResult } from './articles/gathering/save-feed-visit-result.ts'
export type {
  FeedItemOutcome,
  FeedVisitResult,
  RejectedEntry,
  SavedItemOutcome,
} from './articles/gathering/visit.ts'
export { type ExtractedPageFields, type PageOutcome, savePageOutcome } from './articles/page-outcomes.ts'
export { countArticlePagesToFetch } from './articles/unread-articles.ts'
export { type DatabaseSnapshot, openDatabaseSnapshot } from './backup/read-backup.ts'
export { beginRestore, type RestoreInProgress, type RestoreOptions } from './backup/restore-database.ts'
export type { BackupTable, SequenceState } from './backup/table-list.ts'
export { connect, type Db, inTransaction, type StoreConfig } from './database/connect.ts'
export type { ContentKind } from './database/content.ts'
export { type CurrentWithdrawals, queryCurrentWithdrawals } from './database/current-withdrawals.ts'
export { type DatabaseServerInfo, queryDatabaseServerInfo } from './database/database-facts.ts'
export type { ArticleState } from './database/tables/articles.ts'
export type { StoryState } from './database/tables/stories.ts'
export {
  type EditionFile,
  type EditionFileEntry,
  findEditionManifest,
  iterateEditionFiles,
} from './editions/edition-files.ts'
export {
  addEditionKey,
  listEditionSigningKeys,
  retireEditionKey,
  type StoredEditionKey,
} from './editions/edition-keys.ts'
export { findEditionInputRecord, type StoredEditionInputRecord } from './editions/edition-records.ts'
export { type EditionWatch, type EditionWatchOptions, watchEditions } from './editions/edition-watch.ts'
export {
  type Edition,
  findCurrentEdition,
  findEditionSignature,
  queryNextEditionNumber,
  storeAndAnnounceEdition,
} from './editions/editions.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findRunningDatabase,
  startEmbeddedPostgres,
} from './embedded/embedded.ts'
export { type FolderLock, lockFolder } from './embedded/folder-lock.ts'
export { computeFeedId } from './feeds/feed-id.ts'
export type { StoredFeed } from './feeds/feed-row.ts'
export { type FeedVisit, listFeedVisits } from './feeds/feed-visits.ts'
export {
  countFeeds,
  findFeedById,
  hasDueFeed,
  listActiveFeeds,
  listDueFeeds,
  listFeedsToQueue,
  saveFeedHealth,
} from './feeds/feeds.ts'
export {
  deleteOldRequestTurns,
  type RequestTurnClaim,
  releaseRequestTurn,
  takeRequestTurn,
} from './feeds/request-turns.ts'
export { deleteGatheredContent } from './forget-content.ts'
export { type DeletedRowCounts, deleteExpiredData, type RetentionCutoffs } from './house-keeping.ts'
export type { JobName } from './jobs/job-queues.ts'
export { resetJobTimesAheadOfClock } from './jobs/job-times.ts'
export { type FeedToGather, type JobQueue, type JobQueueConfig, startJobQueue } from './jobs/jobs.ts'
export {
  type Lease,
  releaseAllLeases,
  releaseLease,
  renewLease,
  runTransactionUnderLease,
  runWhileHoldingLease,
  takeLease,
} from './jobs/leases.ts'
export { type QueueCount, queryQueueCounts } from './jobs/queue-counts.ts'
export type { JobHandlers } from './jobs/workers.ts'
export type { WritingTask } from './jobs/writing-tasks.ts'
export {
  type BulkMail,
  findQueuedBulkMails,
  ProductAnnouncement,
  queueBreakingNewsMails,
  queueProductAnnouncement,
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
  resumeMailDelivery,
  type SuspensionReason,
  saveMailSettings,
  suspendMailDelivery,
} from './mailings/mail-settings.ts'
export {
  markMailingFailed,
  markMailingHandedOver,
  markMailingSent,
  postponeMailing,
} from './mailings/mailing-outcomes.ts'
export {
  claimMailings,
  listMailings,
  type Mailing,
  type MailingKey,
  type MailingKind,
  type NewMailing,
} from './mailings/mailings.ts'
export { deleteOldMailings } from './mailings/tidy-mailings.ts'
export { migrate } from './migrate.ts'
export { type MigrationState, queryMigrationState } from './migration-state.ts'
export {
  deleteOldModelAnswers,
  findAnsweredModelRequests,
  findModelAnswer,
  type NewModelAnswer,
  saveModelAnswer,
} from './models/model-answers.ts'
export {
  type ModelBudget,
  type ModelSpending,
  queryModelSpending,
  reserveModelTokens,
  returnUnusedModelTokens,
} from './models/model-days.ts'
export {
  beginAdminSessionByEmail,
  beginAdminSessionByLink,
  deleteExpiredAdminAccess,
  endAdminSession,
  findAdminSession,
  isAdminSignInLinkValid,
  storeAdminSignInLink,
} from './operators/admin-access.ts'
export { OPERATOR_ACTION_KINDS, type OperatorActionKind } from './operators/operator-action-kinds.ts'
export {
  type ActingOperator,
  listOperatorLog,
  type OperatorLogEntry,
} from './operators/operator-log.ts'
export {
  addOperator,
  isOperator,
  listOperators,
  type Operator,
  removeOperator,
} from './operators/operators.ts'
export { endReaderSessionsAndLog, revokeInvitationAndLog } from './operators/reader-access.ts'
export { syncBundledPublishers } from './publishers/bundled-publishers.ts'
export {
  addFeed,
  changeFeed,
  type NewFeed,
  pauseFeed,
  removeFeed,
  resumeFeed,
} from './publishers/change-feeds.ts'
export {
  addPublisher,
  changePublisher,
  type OperatorChangeOutcome,
  removePublisher,
  restorePublisher,
} from './publishers/change-publishers.ts'
export {
  type AddedFeed,
  addFeedWithPublisher,
  type FeedWithPublisher,
  importFeeds,
} from './publishers/import-feeds.ts'
export { readFeedListVersion } from './publishers/list-version.ts'
export { queryPublisherList } from './publishers/listed-publishers.ts'
export {
  findOperatorFeed,
  listOperatorFeeds,
  listPublishersForOperators,
  type OperatorFeed,
  type OperatorPublisher,
} from './publishers/operator-feeds.ts'
export {
  allowPrivateOrigin,
  listAllowedPrivateOrigins,
  removePrivateOrigin,
} from './publishers/private-origins.ts'
export {
  claimDevicesForPush,
  type DeviceAwaitingPush,
  deleteExpiredPushClaims,
  listDevicesAwaitingPush,
  schedulePushRetry,
} from './push/push-claims.ts'
export {
  deletePushDevice,
  hasPushDevice,
  type PushDevice,
  savePushDevice,
} from './push/push-subscriptions.ts'
export { readFileIfExists } from './read-file-if-exists.ts'
export { readOrCreateSecret, readSetting, saveSetting } from './settings.ts'
export {
  getErrorCode,
  getErrorMessage,
  isDiskFullError,
  StoreError,
  type StoreErrorCode,
} from './store-error.ts'
export {
  type BreakingNewsStory,
  listBreakingNews,
  readBreakingStories,
  saveBreakingStories,
} from './stories/breaking-stories.ts'
export { listOpenStoriesSince, type OpenStory } from './stories/clusters.ts'
export {
  type ArticleMove,
  type ArticleStoryAssignment,
  type ClusteringAssignments,
  saveClusteringAssignments,
} from './stories/placements.ts'
export {
  closeUnrelatedArticleReport,
  listOpenUnrelatedArticleReports,
  storeUnrelatedArticleReport,
  type UnrelatedArticleReport,
} from './stories/rechecks.ts'
export {
  type StorySearch,
  type StorySearchCursor,
  type StorySearchResults,
  searchStories,
} from './stories/search-stories.ts'
export { shareStory } from './stories/shared-stories.ts'
export { findStoryDetails, type StorySaveOutcome, saveStories, type WrittenStory } from './stories/stories.ts'
export { listStoryLogs, type StoredStoryLogs } from './stories/story-logs.ts'
export { findStoredThread, type StoredThread } from './threads/stored-thread.ts'
export { listPublicCorrections } from './withdrawals/corrections.ts'
export {
  applyWithdrawalCommand,
  listWithdrawalLog,
  type WithdrawalCommand,
  type WithdrawalEntry,
  type WithdrawalOutcome,
} from './withdrawals/withdrawals.ts'
