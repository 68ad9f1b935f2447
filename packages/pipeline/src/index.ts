export {
  createFeedParser,
  createGuardedHttp,
  createPoliteness,
  entryKey,
  type FeedParser,
  findFeeds,
  type GatherPorts,
  type GuardedHttp,
  gatherFeed,
  newFeed,
  type Politeness,
  parseOpml,
  registeredDomain,
  type SharedTurns,
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
  type ClaimCheck,
  type ClaimChecker,
  type ClaimCheckRequest,
  type ClaimVerdict,
  checkSentence,
  createClaimChecker,
  maxRequestTokens,
  type StagedChecker,
  StoredAnswer,
} from './4-write/index.ts'
export {
  createMemoryTranslationCache,
  openFileTranslationCache,
  type TranslatorChoice,
} from './5-translate/index.ts'
export {
  copyEdition,
  createEditionSigner,
  type EditionFiles,
  type EditionInput,
  type EditionSigner,
  makeEditionFiles,
  makeEditionKey,
  type PublishedBefore,
  readLastSigned,
  readPointer,
  reconcileFolder,
  type SignImage,
  withSignature,
  writeEdition,
} from './7-publish/index.ts'
export { type ClusterOutcome, clusterArticles } from './articles/cluster-articles.ts'
export type { CollectedEntry } from './articles/collect.ts'
export { restoreMeanings } from './articles/embed-articles.ts'
export { tryFeed } from './articles/try-feed.ts'
export {
  categoriseCommand,
  checkCommand,
  clusterCommand,
  extractCommand,
  judgeCommand,
  type PageInput,
  placeCommand,
  translateCommand,
  writeCommand,
} from './commands/index.ts'
export type {
  DueFeed,
  EditionPorts,
  EditNewsPorts,
  GatherDuePorts,
  PagePorts,
  PlannedEdition,
  PublishPorts,
  UnplacedArticles,
  UnreadPage,
  Visit,
} from './edition/edition-ports.ts'
export { type EditionState, restoreArticle } from './edition/edition-state.ts'
export { editNews, gatherDue, makeEdition } from './make-edition.ts'
export { createEditionState, type Newsroom, openNewsroom } from './newsroom/newsroom.ts'
export { loadNewsroomData, type NewsroomData } from './newsroom/newsroom-data.ts'
export {
  createImmediateWriter,
  createNewsroomChecker,
  createNewsroomEmbedder,
  createNewsroomTranslator,
  createTranslationJudge,
  createWriterModel,
  createWriterWith,
  type WriterModel,
} from './newsroom/outside.ts'
export { makePlaceTable, type PlaceTable, readPlaceTable, serializePlaceTable } from './places/index.ts'
export { listCityRecords } from './places/table/cities.ts'
export type {
  Embedder,
  MeaningStore,
  ModelAnswer,
  ModelAnswers,
  ModelQuestion,
  OutgoingHttp,
  StoredMeaning,
  Translator,
  Writer,
} from './ports.ts'
export {
  createEditionRecord,
  type EditionRecord,
  type MadeBy,
  partsOf,
  type RecordToStore,
} from './record/edition-record.ts'
export { rebuildEdition } from './record/rebuild-edition.ts'
export { createTdmSites, ROBOT_NAME } from './reservations/index.ts'
export { breakingFacts, reportingOwners } from './stories/breaking-facts.ts'
export type { UncomposedStory } from './stories/compose.ts'
export { type ComposedStories, composeAll } from './stories/compose-all.ts'
export { unitVector } from './vectors/unit-vector.ts'
