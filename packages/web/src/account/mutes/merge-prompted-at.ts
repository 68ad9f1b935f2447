import { kept } from '../../device/storage/persisted.ts'

const isMoment = (stored: unknown): stored is string =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored))

/** When the reader was last asked whether their account should have what this device mutes; '' for never. */
export const mergeAsked = kept(
  'plainwire.merge-asked',
  (stored) => (isMoment(stored) ? stored : undefined),
  '',
)
