export {
  computeEntryKey,
  createFeed,
  createFeedParser,
  createGuardedHttp,
  createPoliteRequestQueue,
  type FeedParser,
  findFeeds,
  type GatherDependencies,
  type GuardedHttpClient,
  gatherFeed,
  getRegistrableDomain,
  type PoliteRequestQueue,
  parseOpml,
  type SharedRequestLimiter,
  toOpml,
  type VisitResult,
} from './1-gather/index.ts'
export {
  createPageReader,
  loadLanguageDetector,
  type PageReader,
  type PageReadResult,
} from './2-extract/index.ts'
export {
  type AsyncClaimChecker,
  type ClaimCheck,
  type ClaimChecker,
  type ClaimCheckRequest,
  type ClaimVerdict,
  checkSentence,
  createClaimChecker,
  estimateMaxTokenCost,
  StoredModelAnswer,
} from './4-write/index.ts'
export {
  createMemoryTranslationCache,
  openFileTranslationCache,
  type TranslatorChoice,
} from './5-translate/index.ts'
export {
  addEditionSignature,
  buildEditionFiles,
  copyEdition,
  createEditionSigner,
  type EditionFiles,
  type EditionInput,
  type EditionSigner,
  generateEditionKey,
  type ImageUrlSigner,
  type PreviousEdition,
  readEditionPointer,
  readLastSignedEdition,
  reconcileEditionsFolder,
  writeEdition,
} from './7-publish/index.ts'
export { type ClusterOutcome, clusterArticles } from './articles/cluster-articles.ts'
export type { EntryWithArticle } from './articles/collect.ts'
export { restoreEmbeddings } from './articles/embed-articles.ts'
export { runFeedTrial } from './articles/try-feed.ts'
export {
  type PageInput,
  runCategoriseCommand,
  runCheckCommand,
  runClusterCommand,
  runExtractCommand,
  runJudgeCommand,
  runPlaceCommand,
  runTranslateCommand,
  runWriteCommand,
} from './commands/index.ts'
export type {
  ArticlePageDependencies,
  DueFeed,
  EditionDependencies,
  GatherDueFeedsDependencies,
  MakeEditionFromArticlesDependencies,
  PendingArticlePage,
  PlannedEdition,
  PublishDependencies,
  UnclusteredArticles,
  Visit,
} from './edition/edition-ports.ts'
export { type EditionState, restoreArticle } from './edition/edition-state.ts'
export { gatherDueFeeds, makeEditionFromArticles, runEditionPipeline } from './make-edition.ts'
export { createEditionState, createNewsroomFromReviewedData, type Newsroom } from './newsroom/newsroom.ts'
export {
  createDirectModelWriter,
  createNewsroomClaimChecker,
  createNewsroomEmbedder,
  createNewsroomTranslator,
  createStoredAnswerWriter,
  createTranslationJudge,
  createWriterModel,
  type WriterModel,
} from './newsroom/outside.ts'
export {
  buildPlaceTable,
  deserialisePlaceTable,
  type PlaceTable,
  serialisePlaceTable,
} from './places/index.ts'
export { listCityRecords } from './places/table/cities.ts'
export type { Embedder, EmbeddingStore, OutgoingHttpClient, StoredEmbedding, Translator } from './ports.ts'
export {
  createEditionRecord,
  type EditionRecord,
  listEditionRecordPartHashes,
  type SerialisedEditionRecord,
  type SoftwareVersions,
} from './record/edition-record.ts'
export { rebuildEdition } from './record/rebuild-edition.ts'
export { createTdmStatementFetcher, ROBOT_NAME } from './reservations/index.ts'
export { loadNewsroomData } from './reviewed-data/load-newsroom-data.ts'
export type { NewsroomData } from './reviewed-data/newsroom-data.ts'
export { buildBreakingCheckInput, countReportingOwners } from './stories/breaking-facts.ts'
export type { RejectedStory } from './stories/compose.ts'
export { type ComposedStories, composeAllStories } from './stories/compose-all.ts'
export { toUnitVector } from './vectors/unit-vector.ts'
export type { ModelAnswer, ModelAnswerSource, ModelPrompt, Writer } from './writing-ports.ts'
