export {
  entryKey,
  type FeedParser,
  feedParser,
  findFeeds,
  type Gathered,
  type GatherPorts,
  type GuardedHttp,
  gatherFeed,
  guardedHttp,
  newFeed,
  type Politeness,
  parseOpml,
  politeness,
  registeredDomain,
  type SharedTurns,
  toOpml,
} from './1-gather/index.ts'
export { languageDetector, type PageRead, type PageReader, pageReader } from './2-extract/index.ts'
export {
  type ClaimCheck,
  type ClaimChecker,
  type ClaimOrder,
  type ClaimVerdict,
  checkSentence,
  createClaimChecker,
  mostTokens,
  type StagedChecker,
  StoredAnswer,
} from './4-write/index.ts'
export { fileTranslationCache, memoryTranslationCache, type TranslatorChoice } from './5-translate/index.ts'
export {
  type EditionFiles,
  type EditionInput,
  type EditionSigner,
  editionFiles,
  editionSigner,
  lastSigned,
  makeEditionKey,
  type PublishedBefore,
  readPointer,
  reconcile,
  type SignImage,
  signedEdition,
  takeEdition,
  writeEdition,
} from './7-publish/index.ts'
export { breakingFacts, reportingOwners } from './breaking-facts.ts'
export { cityRecords } from './cities.ts'
export { type Clustered, cluster } from './cluster-articles.ts'
export type { Collected } from './collect.ts'
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
export type { HeldBack } from './compose.ts'
export { type ComposedStories, composeAll } from './compose-all.ts'
export type {
  Batch,
  DueFeed,
  EditionPorts,
  EditNewsPorts,
  GatherDuePorts,
  PagePorts,
  PlannedEdition,
  PublishPorts,
  UnreadPage,
  Visit,
} from './edition-ports.ts'
export { type EditionState, restore } from './edition-state.ts'
export { restoreMeanings } from './embed-articles.ts'
export { editNews, gatherDue, makeEdition } from './make-edition.ts'
export { createEditionState, type Newsroom, openNewsroom } from './newsroom.ts'
export { loadNewsroomData, type NewsroomData } from './newsroom-data.ts'
export {
  newsroomChecker,
  newsroomEmbedder,
  newsroomTranslator,
  translationJudge,
  type WriterModel,
  writerAtOnce,
  writerModel,
  writerWith,
} from './outside.ts'
export { type PlaceTable, placeTable, readPlaceTable, storedPlaceTable } from './places/index.ts'
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
  type EditionRecord,
  editionRecord,
  type MadeBy,
  partsOf,
  type RecordToStore,
} from './record/edition-record.ts'
export { rebuildEdition } from './record/rebuild-edition.ts'
export { ROBOT_NAME, tdmSites } from './reservations/index.ts'
export { tryFeed } from './try-feed.ts'
export { unitVector } from './unit-vector.ts'
