import { createPersistedStore } from '../../device/storage/persisted.ts'

const isMoment = (stored: unknown): stored is string =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored))

/** When the reader was last asked to add this device's mutes to the account, as an ISO time; '' for never. */
export const lastMuteMergePromptTime = createPersistedStore(
  'plainwire.merge-asked',
  (stored) => (isMoment(stored) ? stored : undefined),
  '',
)
