import { persisted } from '../../device/storage/persisted.ts'

const isMoment = (stored: unknown): stored is string =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored))

/** When the reader was last prompted whether their account should have what this device mutes; '' for never. */
export const mergePromptedAt = persisted(
  'plainwire.merge-asked',
  (stored) => (isMoment(stored) ? stored : undefined),
  '',
)
