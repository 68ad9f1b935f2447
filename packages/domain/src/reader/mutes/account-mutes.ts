import type { Preferences } from '../../contract/index.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import { filterActiveMutes, type Mute, type MuteKind } from './mute.ts'
import { isMuteLimitReached, type ReaderTier } from './mute-list.ts'

type MutedLists = Pick<Preferences, 'mutedTopics' | 'mutedSources' | 'mutedWords'>
type Named = Pick<Mute, 'kind' | 'text'>

/**
 * The mutes of an account, under the names that the application uses; the API's names differ
 * (`toAccountMutes`).
 */
export interface AccountMutes {
  words: readonly string[]
  /** Names of topics and of sources. */
  topics: readonly string[]
}

const isWord = (kind: MuteKind) => kind === 'word'
const isSameText = (a: string, b: string) => foldCaseAndAccents(a) === foldCaseAndAccents(b)

/**
 * Returns the mutes of an account. The API calls muted words 'mutedTopics', and muted topics and sources
 * together 'mutedSources' (see `convertProfileToUser`); the separate list 'mutedWords' is read as well.
 */
export function toAccountMutes({ mutedTopics, mutedSources, mutedWords }: MutedLists): AccountMutes {
  const words = [...mutedTopics, ...mutedWords]
  return { words: [...new Set(words.map((word) => word.toLowerCase()))], topics: mutedSources }
}

/**
 * Returns the account's list to which a mute belongs, with the mute added; undefined if the account already has
 * the mute.
 */
export function addAccountMute(
  { mutedTopics, mutedSources, mutedWords }: MutedLists,
  { kind, text }: Named,
): Partial<MutedLists> | undefined {
  const known = isWord(kind) ? [...mutedTopics, ...mutedWords] : mutedSources
  if (known.some((one) => isSameText(one, text))) return undefined
  return isWord(kind) ? { mutedTopics: [...mutedTopics, text] } : { mutedSources: [...mutedSources, text] }
}

/** Returns the account's lists that contain a mute, without that mute; undefined if no list contains it. */
export function removeAccountMute(
  { mutedTopics, mutedSources, mutedWords }: MutedLists,
  { kind, text }: Named,
): Partial<MutedLists> | undefined {
  const lists: Partial<MutedLists> = isWord(kind) ? { mutedTopics, mutedWords } : { mutedSources }
  const holding = Object.entries(lists).filter(([, list]) => list.some((one) => isSameText(one, text)))
  if (holding.length === 0) return undefined
  const left = holding.map(([name, list]) => [name, list.filter((one) => !isSameText(one, text))])
  return Object.fromEntries(left)
}

/**
 * Returns a mute of the account in the form stored on the device. It hides stories and never expires, because
 * other modes and end dates are only stored on the device that chose them.
 */
function muteOfAccount(kind: 'word' | 'either', text: string, now: Date): Mute {
  return {
    id: `${kind}:${foldCaseAndAccents(text)}`,
    kind,
    text,
    mode: 'hide',
    addedAt: now.toISOString(),
    account: 'only',
  }
}

/**
 * Returns the mutes of a signed-in reader: those of the device, with their modes and end dates, and those that
 * only the account has. A mute of the device that came from the account or was sent to it is dropped if the
 * account no longer has it, because the reader removed it on another device.
 */
export function mergeDeviceAndAccountMutes(
  onDevice: readonly Mute[],
  { words, topics }: AccountMutes,
  now: Date,
): readonly Mute[] {
  const wanted = [
    ...words.map((text) => ({ kind: 'word' as const, text })),
    ...topics.map((text) => ({ kind: 'either' as const, text })),
  ]
  const isSame = (mute: Mute, { kind, text }: Named) =>
    isWord(mute.kind) === isWord(kind) && isSameText(mute.text, text)
  const remaining = onDevice.flatMap((mute): Mute[] => {
    const isThere = wanted.some((one) => isSame(mute, one))
    if (isThere) return [mute.account ? mute : { ...mute, account: 'too' }]
    return mute.account ? [] : [mute]
  })
  const missing = wanted.filter((one) => !remaining.some((mute) => isSame(mute, one)))
  return [...remaining, ...missing.map(({ kind, text }) => muteOfAccount(kind, text, now))]
}

/**
 * Returns the mutes that remain on a device after its reader signs out: those that the device has independently
 * of the account.
 */
export function selectMutesAfterSignOut(mutes: readonly Mute[]): readonly Mute[] {
  return mutes.filter(({ account }) => account !== 'only').map(({ account, ...mute }) => mute)
}

/** Returns the mutes that the device has but the account doesn't. */
export function selectDeviceOnlyMutes(mutes: readonly Mute[]): Mute[] {
  return mutes.filter(({ account }) => account === undefined)
}

/**
 * Returns the unexpired mutes that the device has but the account doesn't, as far as the account's limits
 * allow. The others remain on the device only.
 */
export function selectUploadableMutes(
  mutes: readonly Mute[],
  reader: { tier: ReaderTier; now: Date },
): Mute[] {
  let held = mutes.filter(({ account }) => account !== undefined)
  return selectDeviceOnlyMutes(filterActiveMutes(mutes, reader.now)).filter((mute) => {
    const isFitting = !isMuteLimitReached(held, mute.kind, reader)
    if (isFitting) held = [...held, { ...mute, account: 'too' }]
    return isFitting
  })
}
