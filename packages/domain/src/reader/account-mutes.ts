import type { Preferences } from '../contract/index.ts'
import { fold } from '../text/index.ts'
import { activeMutes, type Mute, type MuteKind } from './mute.ts'
import { isMuteLimitReached, type Tier } from './mute-list.ts'

type MutedLists = Pick<Preferences, 'mutedTopics' | 'mutedSources' | 'mutedWords'>
type Named = Pick<Mute, 'kind' | 'text'>

/** An account's mutes with their correct names (reading B of the specification). */
export interface AccountMutes {
  words: readonly string[]
  /** Topics and sources. */
  topics: readonly string[]
}

const isWord = (kind: MuteKind) => kind === 'word'
const isSameText = (a: string, b: string) => fold(a) === fold(b)

/**
 * An account's mutes. The account API names words 'mutedTopics', and topics and sources together
 * 'mutedSources', as in profileToUser; its separate list of words is read too.
 */
export function accountMutes({ mutedTopics, mutedSources, mutedWords }: MutedLists): AccountMutes {
  const words = [...mutedTopics, ...mutedWords]
  return { words: [...new Set(words.map((word) => word.toLowerCase()))], topics: mutedSources }
}

/** The lists of an account that hold one more mute; undefined where it is there already. */
export function withAccountMute(
  { mutedTopics, mutedSources, mutedWords }: MutedLists,
  { kind, text }: Named,
): Partial<MutedLists> | undefined {
  const known = isWord(kind) ? [...mutedTopics, ...mutedWords] : mutedSources
  if (known.some((one) => isSameText(one, text))) return undefined
  return isWord(kind) ? { mutedTopics: [...mutedTopics, text] } : { mutedSources: [...mutedSources, text] }
}

/** The lists of an account that are left without a mute; undefined where none holds it. */
export function withoutAccountMute(
  { mutedTopics, mutedSources, mutedWords }: MutedLists,
  { kind, text }: Named,
): Partial<MutedLists> | undefined {
  const lists: Partial<MutedLists> = isWord(kind) ? { mutedTopics, mutedWords } : { mutedSources }
  const holding = Object.entries(lists).filter(([, list]) => list.some((one) => isSameText(one, text)))
  if (holding.length === 0) return undefined
  const left = holding.map(([name, list]) => [name, list.filter((one) => !isSameText(one, text))])
  return Object.fromEntries(left)
}

/** A mute of the account: hidden and permanent. How and until when to mute is stored on the device only. */
function muteOfAccount(kind: 'word' | 'either', text: string, now: Date): Mute {
  return {
    id: `${kind}:${fold(text)}`,
    kind,
    text,
    mode: 'hide',
    addedAt: now.toISOString(),
    account: 'only',
  }
}

/**
 * The mutes of a signed-in reader: what the device holds, with its own ways and ends, and what the account holds. What came
 * from the account, or was given to it, and isn't there any more was taken back on another device.
 */
export function mutesOfBoth(
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
  const kept = onDevice.flatMap((mute): Mute[] => {
    const isThere = wanted.some((one) => isSame(mute, one))
    if (isThere) return [mute.account ? mute : { ...mute, account: 'too' }]
    return mute.account ? [] : [mute]
  })
  const missing = wanted.filter((one) => !kept.some((mute) => isSame(mute, one)))
  return [...kept, ...missing.map(({ kind, text }) => muteOfAccount(kind, text, now))]
}

/** The mutes that stay on a device when its reader signs out: its own. */
export function mutesAfterSignOut(mutes: readonly Mute[]): readonly Mute[] {
  return mutes.filter(({ account }) => account !== 'only').map(({ account, ...mute }) => mute)
}

/** The mutes of this device that no account has. */
export function guestMutes(mutes: readonly Mute[]): Mute[] {
  return mutes.filter(({ account }) => account === undefined)
}

/** Those of them that an account has room for: the rest stays on the device alone. */
export function mutesThatFit(mutes: readonly Mute[], reader: { tier: Tier; now: Date }): Mute[] {
  let held = mutes.filter(({ account }) => account !== undefined)
  return guestMutes(activeMutes(mutes, reader.now)).filter((mute) => {
    const isFitting = !isMuteLimitReached(held, mute.kind, reader)
    if (isFitting) held = [...held, { ...mute, account: 'too' }]
    return isFitting
  })
}
