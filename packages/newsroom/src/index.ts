export { makeEditionFromFeeds } from './draft/edition-from-feeds.ts'
export type { Input, UnreadInput } from './draft/input.ts'
export { createEditWork } from './editing/edit-work.ts'
export { createMeaningStore } from './edition-states/database-meanings.ts'
export { createEditionStates } from './edition-states/edition-states.ts'
export { createGatherWork, type GatherField } from './gathering/gather-work.ts'
export { openLiveList } from './gathering/live-list.ts'
export { openField } from './gathering/open-field.ts'
export { createSharedTurns } from './gathering/shared-turns.ts'
export { createPublishing } from './publishing/publishing.ts'
export { type RebuildResult, rebuildStored } from './rebuilding/rebuild-stored.ts'
export { readMadeBy } from './rebuilding/release-digest.ts'
export { startSchedule } from './schedule.ts'
export {
  openChecker,
  openEmbedder,
  openTranslator,
  openWriterAtOnce,
  type WatchClient,
} from './services/outside.ts'
export type { CheckerConfig, TranslatorConfig, WriterConfig } from './services/service-config.ts'
export { createWorld, type World } from './world.ts'
export { openWriting, type Writing } from './writing/writing.ts'
