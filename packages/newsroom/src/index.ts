export { editionFromFeeds } from './draft/edition-from-feeds.ts'
export type { Input, UnreadInput } from './draft/input.ts'
export { editWork } from './editing/edit-work.ts'
export { databaseMeanings } from './edition-states/database-meanings.ts'
export { editionStates } from './edition-states/edition-states.ts'
export { type Field, gatherWork } from './gathering/gather-work.ts'
export { openLiveList } from './gathering/live-list.ts'
export { openField } from './gathering/open-field.ts'
export { sharedTurns } from './gathering/shared-turns.ts'
export { publishing } from './publishing/publishing.ts'
export { type Rebuilt, rebuildStored } from './rebuilding/rebuild-stored.ts'
export { madeByThis } from './rebuilding/release-digest.ts'
export { startSchedule } from './schedule.ts'
export {
  openChecker,
  openEmbedder,
  openTranslator,
  openWriterAtOnce,
  type WatchClient,
} from './services/outside.ts'
export type { CheckerConfig, TranslatorConfig, WriterConfig } from './services/service-config.ts'
export { type World, worldOf } from './world.ts'
export { openWriting, type Writing } from './writing/writing.ts'
