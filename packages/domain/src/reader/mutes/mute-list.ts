import { foldCaseAndAccents } from '../../text/index.ts'
import { filterActiveMutes, MAX_MUTE_LENGTH, type Mute, type MuteKind } from './mute.ts'

/** A reader's tier. 'premium' includes trials. */
export type ReaderTier = 'free' | 'premium'

/** The maximum numbers of words, and of topics and sources together, that a reader without Premium can mute. */
export const MAX_FREE_MUTED_WORDS = 3
export const MAX_FREE_MUTED_TOPICS = 2

/** The outcome of adding a mute; only 'limit-reached' is a failure. */
export type AddMuteOutcome = 'added' | 'unchanged' | 'limit-reached'

const isWord = (kind: MuteKind) => kind === 'word'

const isSameKind = (a: MuteKind, b: MuteKind) =>
  a === b || (!isWord(a) && !isWord(b) && (a === 'either' || b === 'either'))

/** Whether a reader can't add another mute of a kind. Expired mutes don't count. */
export function isMuteLimitReached(
  mutes: readonly Mute[],
  kind: MuteKind,
  { tier, now }: { tier: ReaderTier; now: Date },
): boolean {
  const same = filterActiveMutes(mutes, now).filter((mute) => isWord(mute.kind) === isWord(kind))
  return tier === 'free' && same.length >= (isWord(kind) ? MAX_FREE_MUTED_WORDS : MAX_FREE_MUTED_TOPICS)
}

/**
 * Normalises the text of a mute: trimmed, single spaces, at most `MAX_MUTE_LENGTH` characters; words are
 * lowercased.
 */
export function normaliseMuteText(kind: MuteKind, text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ').slice(0, MAX_MUTE_LENGTH).trim()
  return isWord(kind) ? trimmed.toLowerCase() : trimmed
}

/**
 * Adds a mute. An empty text or an existing mute counts as success and changes nothing; beyond a free reader's
 * limit nothing is added.
 */
export function addMute(
  mutes: readonly Mute[],
  wanted: Omit<Mute, 'addedAt'>,
  reader: { tier: ReaderTier; now: Date },
): { outcome: AddMuteOutcome; mutes: readonly Mute[] } {
  const text = normaliseMuteText(wanted.kind, wanted.text)
  const isSame = (mute: Mute) =>
    isSameKind(mute.kind, wanted.kind) && foldCaseAndAccents(mute.text) === foldCaseAndAccents(text)
  if (text === '' || filterActiveMutes(mutes, reader.now).some(isSame)) return { outcome: 'unchanged', mutes }
  if (isMuteLimitReached(mutes, wanted.kind, reader)) return { outcome: 'limit-reached', mutes }
  const added: Mute = { ...wanted, text, addedAt: reader.now.toISOString() }
  return { outcome: 'added', mutes: [...mutes.filter((mute) => !isSame(mute)), added] }
}

export function removeMute(mutes: readonly Mute[], id: string): readonly Mute[] {
  return mutes.filter((mute) => mute.id !== id)
}
