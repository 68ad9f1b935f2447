export { createPublisherRegistry, type PublisherRegistry } from './content-publishers.ts'
export { buildEditionFromFeeds } from './draft/edition-from-feeds.ts'
export type { InputDocument, UnreadableDocument } from './draft/input.ts'
export { createEditJobRunner } from './editing/edit-job.ts'
export { createEmbeddingStore } from './edition-states/database-embeddings.ts'
export { createEditionStateCache } from './edition-states/edition-states.ts'
export type { GatherTools } from './gathering/gather-context.ts'
export { createGatherJobRunner } from './gathering/gather-job.ts'
export { createGatheringTools } from './gathering/gathering-tools.ts'
export { loadLivePublisherList } from './gathering/live-list.ts'
export { createSharedRequestLimiter } from './gathering/shared-turns.ts'
export { createPublishingService } from './publishing/publishing.ts'
export { type RebuildResult, rebuildStoredEdition } from './rebuilding/rebuild-stored.ts'
export { computeSoftwareVersions } from './rebuilding/release-digest.ts'
export { startSchedule } from './schedule.ts'
export {
  openClaimChecker,
  openDirectModelWriter,
  openEmbedder,
  openTranslator,
} from './services/outside.ts'
export type { ClaimCheckerConfig, TranslatorConfig, WriterConfig } from './services/service-config.ts'
export type { ServiceClientInstrumenter } from './services/service-http.ts'
export { openWritingService, type WritingService } from './writing/writing.ts'
