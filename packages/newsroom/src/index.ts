export { type ContentPublishers, createContentPublishers } from './content-publishers.ts'
export { makeEditionFromFeeds } from './draft/edition-from-feeds.ts'
export type { InputDocument, UnreadableDocument } from './draft/input.ts'
export { createEditJob } from './editing/edit-job.ts'
export { createEmbeddingStore } from './edition-states/database-embeddings.ts'
export { createEditionStateCache } from './edition-states/edition-states.ts'
export { createGatherJob, type GatherTools } from './gathering/gather-job.ts'
export { createGatheringTools } from './gathering/gathering-tools.ts'
export { loadLivePublisherList } from './gathering/live-list.ts'
export { createSharedRequestTurns } from './gathering/shared-turns.ts'
export { createPublishingService } from './publishing/publishing.ts'
export { type RebuildResult, rebuildStoredEdition } from './rebuilding/rebuild-stored.ts'
export { computeSoftwareRelease } from './rebuilding/release-digest.ts'
export { startSchedule } from './schedule.ts'
export {
  type InstrumentServiceClient,
  openClaimChecker,
  openEmbedder,
  openImmediateWriter,
  openTranslator,
} from './services/outside.ts'
export type { CheckerConfig, TranslatorConfig, WriterConfig } from './services/service-config.ts'
export { openWritingService, type WritingService } from './writing/writing.ts'
