export { followedThings, followThing, unfollowThing } from './accounts/followed-things.ts'
export {
  assignProviderQueryNumber,
  claimLeavingCustomers,
  delayLeavingCustomer,
  endCheckoutTurn,
  endLeavingCustomer,
  isEventKnown,
  type LeavingCustomer,
  linkCustomer,
  noteEvent,
  type Payer,
  payerOfCustomer,
  payerOfReader,
  saveProviderAnswer,
  takeCheckoutTurn,
  unlinkCustomer,
} from './accounts/payers.ts'
export { type ReaderCounts, readerCounts } from './accounts/reader-counts.ts'
export {
  changePreferences,
  deleteReader,
  type Reader,
  readerByEmail,
  readerById,
  readerIdByEmail,
} from './accounts/readers.ts'
export {
  clearSavedStories,
  type NewSave,
  type StoredSave,
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
export { type OpenSession, openSessions } from './accounts/sign-in/open-sessions.ts'
export {
  beginProviderSignIn,
  giveProviderCode,
  redeemProviderCode,
  returnProviderSignIn,
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
  countMail,
  mailsInHour,
  signInByAddress,
} from './accounts/sign-in/sign-ins.ts'
export { saveSubscription } from './accounts/subscriptions.ts'
export { tidyAccounts } from './accounts/tidy-accounts.ts'
export {
  endMessage,
  HOOK_CHANNEL,
  noteAlerts,
  postponeMessage,
  retryMessage,
  type TakenMessage,
  takeMessages,
  tidyAlerts,
} from './alerts/alerts.ts'
export {
  type AlertThing,
  alertThings,
  changeFollowAlerts,
  digestThings,
  type FollowAlertsChange,
  followAlertsById,
  followAlertsOfReader,
  type StoredFollowAlerts,
} from './alerts/follow-alerts.ts'
export {
  countFollowDevices,
  followDevice,
  forgetFollowDevice,
  saveFollowDevice,
} from './alerts/follow-devices.ts'
export {
  type ArticleMeaning,
  articleMeanings,
  saveArticleMeanings,
  tidyArticleMeanings,
} from './articles/article-meanings.ts'
export type { StoredArticle } from './articles/article-row.ts'
export { articlesOfWindow, articlesToPlace, type PlacedArticle } from './articles/articles-to-place.ts'
export {
  articlesToRead,
  endAllClaims,
  markRead,
  type PageFacts,
  type PageOutcome,
} from './articles/articles-to-read.ts'
export { type EntryRecord, entryRecords } from './articles/entry-outcomes.ts'
export type { GatheredItem } from './articles/gathering/identify-entries.ts'
export { saveGathered } from './articles/gathering/save-gathered.ts'
export type { Gathered, ItemOutcome, RejectedEntry, SavedItem } from './articles/gathering/visit.ts'
export { unreadArticles } from './articles/unread-articles.ts'
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
export { type Embedded, type EmbeddedOptions, runningEmbedded, startEmbedded } from './embedded/embedded.ts'
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
export { forgetContent } from './forget-content.ts'
export { type Retention, type Tidied, tidy } from './house-keeping.ts'
export type { JobName } from './jobs/job-queues.ts'
export { mendJobTimes } from './jobs/job-times.ts'
export { type FeedRequest, type Jobs, type JobsConfig, type JobWork, startJobs } from './jobs/jobs.ts'
export {
  endAllLeases,
  holdLease,
  type Lease,
  releaseLease,
  renewLease,
  takeLease,
  withLease,
} from './jobs/leases.ts'
export { type QueueCount, queueCounts } from './jobs/queue-counts.ts'
export type { WritingTask } from './jobs/writing-tasks.ts'
export { type MailBudget, spendMails } from './mailings/mail-budget.ts'
export {
  Announcement,
  type MailIssue,
  openIssues,
  queueAnnouncement,
  queueBreakingMails,
} from './mailings/mail-issues.ts'
export { digestReaders, issueReaders, type MailReader, mailReader } from './mailings/mail-readers.ts'
export {
  type MailSettings,
  mailZones,
  resumeMails,
  type Suspension,
  saveMailSettings,
  suspendMails,
} from './mailings/mail-settings.ts'
export {
  claimMailings,
  handOver,
  type Mailing,
  type MailingKind,
  type MailingName,
  mailingsOf,
  markFailed,
  markSent,
  type NewMailing,
  postponeMailing,
} from './mailings/mailings.ts'
export { tidyMailings } from './mailings/tidy-mailings.ts'
export { type MigrationState, migrate, migrationState } from './migrate.ts'
export {
  answeredQuestions,
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
export { listStamp } from './newsroom/apply-list.ts'
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
export { type AddedFeed, addOwnFeed, importFeeds, type OwnFeed } from './newsroom/import-feeds.ts'
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
  endAdminSession,
  enterByEmail,
  enterByLink,
  isAdminLinkOpen,
  makeAdminLink,
  tidyAdminAccess,
} from './operators/admin-access.ts'
export { OPERATOR_ACTS, type OperatorAct } from './operators/operator-acts.ts'
export {
  type OperatorLogEntry,
  type OperatorOrder,
  operatorLog,
} from './operators/operator-log.ts'
export {
  addOperator,
  isOperator,
  listOperators,
  type Operator,
  removeOperator,
} from './operators/operators.ts'
export { endReadersSessions, takeInvitationBack } from './operators/reader-access.ts'
export {
  claimDevices,
  retryPush,
  tidyPushClaims,
  type WaitingDevice,
  waitingDevices,
} from './push/push-claims.ts'
export {
  forgetPushDevice,
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
export { closeRecheck, openRechecks, type Recheck, requestRecheck } from './stories/rechecks.ts'
export {
  type SearchPlace,
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
