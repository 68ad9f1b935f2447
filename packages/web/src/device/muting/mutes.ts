import { ALL_MUTE_KINDS, MAX_MUTE_LENGTH, type Mute } from '@plainwire/domain/reader'
import { createPersistedStore } from '../storage/persisted.ts'

const NONE: readonly Mute[] = []
/** The maximum number of persisted mutes, including expired ones. An imported file with more is rejected. */
const MAX_MUTES = 500

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

function isMute(stored: unknown): stored is Mute {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, kind, text, mode, until, addedAt, account } = stored as Record<string, unknown>
  return (
    typeof id === 'string' &&
    id !== '' &&
    ALL_MUTE_KINDS.some((known) => known === kind) &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= MAX_MUTE_LENGTH &&
    (mode === 'hide' || mode === 'blur') &&
    (until === undefined || isMoment(until)) &&
    isMoment(addedAt) &&
    (account === undefined || account === 'only' || account === 'too')
  )
}

function readMutes(stored: unknown): readonly Mute[] | undefined {
  if (!Array.isArray(stored) || stored.length > MAX_MUTES || !stored.every(isMute)) return undefined
  return stored
}

/**
 * The reader's mutes: those of this device, which are never sent anywhere, and those of the account while the
 * reader is signed in.
 */
export const mutes = createPersistedStore('plainwire.mutes', readMutes, NONE)
