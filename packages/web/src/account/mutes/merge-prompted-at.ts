import { createPersistedStore } from '../../device/storage/persisted.ts'

const isMoment = (stored: unknown): stored is string =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored))

/**
 * The time at which the reader was last prompted to add this device's mutes to the account, in ISO 8601 format;
 * '' if never.
 */
export const lastMuteMergePromptTime = createPersistedStore(
  'plainwire.merge-asked',
  (stored) => (isMoment(stored) ? stored : undefined),
  '',
)
