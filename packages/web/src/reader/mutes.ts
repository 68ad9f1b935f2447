import { addMute, MAX_MUTE_LENGTH, MUTE_KINDS, type Mute, removeMute } from '@plainwire/domain/reader'
import { fold } from '@plainwire/domain/text'
import { kept } from './kept.ts'
import { tier } from './subscription.ts'

const NONE: readonly Mute[] = []
/** What has ended is kept beside what counts, and a file brought in may hold anything. */
const MAX_MUTES = 500

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

function isMute(stored: unknown): stored is Mute {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, kind, text, mode, until, addedAt } = stored as Record<string, unknown>
  return (
    typeof id === 'string' &&
    id !== '' &&
    MUTE_KINDS.some((known) => known === kind) &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= MAX_MUTE_LENGTH &&
    (mode === 'hide' || mode === 'blur') &&
    (until === undefined || isMoment(until)) &&
    isMoment(addedAt)
  )
}

function readMutes(stored: unknown): readonly Mute[] | undefined {
  if (!Array.isArray(stored) || stored.length > MAX_MUTES || !stored.every(isMute)) return undefined
  return stored
}

/** What the reader doesn't want to read about (B10). It is sent nowhere. */
export const mutes = kept('plainwire.mutes', readMutes, NONE)

/** What a reader chooses of a mute. */
export type WantedMute = Pick<Mute, 'kind' | 'text' | 'mode' | 'until'>

/** A mute as it would be kept. */
export function asMute(wanted: WantedMute, now: Date): Mute {
  return { ...wanted, id: `${wanted.kind}:${fold(wanted.text.trim())}`, addedAt: now.toISOString() }
}

/** Mutes something, within the limits of the reader's tier; what became of it is the answer. */
export function mute(wanted: WantedMute, now: Date) {
  const { outcome, mutes: next } = addMute(mutes.get(), asMute(wanted, now), { tier: tier(), now })
  mutes.set(next)
  return outcome
}

export function unmute(id: string): void {
  const next = removeMute(mutes.get(), id)
  mutes.set(next.length === 0 ? NONE : next)
}
