import type { Preferences } from '../../contract/index.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import { filterActiveMutes, type Mute, type MuteKind } from './mute.ts'
import { isMuteLimitReached, type ReaderTier } from './mute-list.ts'

type MutedLists = Pick<Preferences, 'mutedTopics' | 'mutedSources' | 'mutedWords'>
type Named = Pick<Mute, 'kind' | 'text'>

/** The mutes of an account, under the application's names. */
export interface AccountMutes {
  words: readonly string[]
  /** Names of topics and of sources. */
  topics: readonly string[]
}

const isWord = (kind: MuteKind) => kind === 'word'
const isSameText = (a: string, b: string) => foldCaseAndAccents(a) === foldCaseAndAccents(b)

/**
 * Reads the mutes of an account. The API calls muted words 'mutedTopics', and topics and sources together
 * 'mutedSources' (see profileToUser); the separate list 'mutedWords' is read as well.
 */
export function selectAccountMutes({ mutedTopics, mutedSources, mutedWords }: MutedLists): AccountMutes {
  const words = [...mutedTopics, ...mutedWords]
  return { words: [...new Set(words.map((word) => word.toLowerCase()))], topics: mutedSources }
}

/** The account's lists with a mute added; undefined if it is already there. */
export function addAccountMute(
  { mutedTopics, mutedSources, mutedWords }: MutedLists,
  { kind, text }: Named,
): Partial<MutedLists> | undefined {
  const known = isWord(kind) ? [...mutedTopics, ...mutedWords] : mutedSources
  if (known.some((one) => isSameText(one, text))) return undefined
  return isWord(kind) ? { mutedTopics: [...mutedTopics, text] } : { mutedSources: [...mutedSources, text] }
}

/** The account's lists without a mute; undefined if it isn't there. */
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
 * Converts a mute of the account: hidden and permanent. Other modes and end dates are stored on the device
 * only.
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
 * The mutes of a signed-in reader: those of the device, with their modes and end dates, and those of the
 * account. A mute of the device that came from the account or was sent to it is dropped if the account no
 * longer has it, because the reader removed it on another device.
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
 * The mutes that remain on a device after its reader signs out: those that it has independently of the account.
 */
export function getMutesAfterSignOut(mutes: readonly Mute[]): readonly Mute[] {
  return mutes.filter(({ account }) => account !== 'only').map(({ account, ...mute }) => mute)
}

/** The mutes that only this device has. */
export function selectDeviceOnlyMutes(mutes: readonly Mute[]): Mute[] {
  return mutes.filter(({ account }) => account === undefined)
}

/**
 * The mutes that only this device has and for which the account has room. Mutes beyond the account's limit
 * remain on the device only.
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
