import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCaseAndAccents } from '../../text/index.ts'
import { DEFAULT_PREFERENCES } from '../preferences.ts'
import { convertProfileToUser } from '../profile-mapping.ts'
import { NO_SUBSCRIPTION_RECORD, toApiSubscription } from '../tier.ts'
import {
  addAccountMute,
  mergeDeviceAndAccountMutes,
  removeAccountMute,
  selectDeviceOnlyMutes,
  selectMutesAfterSignOut,
  selectUploadableMutes,
  toAccountMutes,
} from './account-mutes.ts'
import { ALL_MUTE_KINDS, type Mute } from './mute.ts'

const now = new Date('2026-11-20T12:00:00Z')
const NONE = { mutedTopics: [], mutedSources: [], mutedWords: [] }
const aMute = (over: Partial<Mute> = {}): Mute => {
  return { id: 'm', kind: 'word', text: 'war', mode: 'hide', addedAt: now.toISOString(), ...over }
}

test('AP-07 a word is written where the profile reads words, a topic and a source where it reads topics', () => {
  const word = addAccountMute(NONE, { kind: 'word', text: 'war' })
  const source = addAccountMute({ ...NONE, ...word }, { kind: 'source', text: 'The Gazette' })
  const preferences = { ...DEFAULT_PREFERENCES, ...NONE, ...word, ...source }
  const subscription = toApiSubscription(NO_SUBSCRIPTION_RECORD, now)
  const user = convertProfileToUser({ username: 'r', email: 'a@b.example', preferences, subscription })
  expect(user).toMatchObject({ mutedWords: ['war'], mutedTopics: ['The Gazette'] })
  expect(toAccountMutes(preferences)).toEqual({ words: ['war'], topics: ['The Gazette'] })
})

test('AP-09 muting adds one to the current list, unmuting takes one out of it, and neither does it twice', () => {
  const held = { mutedTopics: ['war'], mutedSources: ['Sports'], mutedWords: ['flood'] }
  expect(addAccountMute(held, { kind: 'word', text: 'storm' })).toEqual({ mutedTopics: ['war', 'storm'] })
  expect(addAccountMute(held, { kind: 'topic', text: 'sports' })).toBeUndefined()
  expect(addAccountMute(held, { kind: 'word', text: 'flood' })).toBeUndefined()
  expect(removeAccountMute(held, { kind: 'source', text: 'sports' })).toEqual({ mutedSources: [] })
  expect(removeAccountMute(held, { kind: 'word', text: 'Flood' })).toEqual({ mutedWords: [] })
  expect(removeAccountMute(held, { kind: 'word', text: 'storm' })).toBeUndefined()
})

test('PS-03 PS-04 a signed-in reader has the mutes of the device, with their ways, and those of the account', () => {
  const blurred = aMute({ text: 'war', mode: 'blur', until: '2026-12-01T00:00:00.000Z' })
  const own = aMute({ id: 'o', kind: 'source', text: 'The Gazette' })
  const both = mergeDeviceAndAccountMutes(
    [blurred, own],
    { words: ['war', 'flood'], topics: ['Sports'] },
    now,
  )
  expect(both).toMatchObject([
    { text: 'war', mode: 'blur', until: '2026-12-01T00:00:00.000Z', account: 'too' },
    { kind: 'source', text: 'The Gazette' },
    { kind: 'word', text: 'flood', mode: 'hide', account: 'only' },
    { kind: 'either', text: 'Sports', account: 'only' },
  ])
  expect(selectDeviceOnlyMutes(both).map(({ text }) => text)).toEqual(['The Gazette'])
})

test('mutes removed on another device are removed here too; those of this device only remain', () => {
  const mutes = [
    aMute({ text: 'a', account: 'only' }),
    aMute({ text: 'b', account: 'too' }),
    aMute({ text: 'c' }),
  ]
  expect(mergeDeviceAndAccountMutes(mutes, { words: [], topics: [] }, now).map(({ text }) => text)).toEqual([
    'c',
  ])
})

const someMutes = fc.uniqueArray(
  fc
    .record({
      kind: fc.constantFrom(...ALL_MUTE_KINDS),
      text: fc.constantFrom('war', 'Sports', 'Één', 'gazette', 'flood'),
      account: fc.constantFrom(undefined, 'only' as const, 'too' as const),
    })
    .map(({ account, ...named }) => aMute({ ...named, ...(account && { account }) })),
  { selector: ({ kind, text }) => `${kind === 'word'} ${foldCaseAndAccents(text)}` },
)
const someAccount = fc.record({
  words: fc.subarray(['war', 'flood', 'één']),
  topics: fc.subarray(['Sports', 'Gazette']),
})

test('signing in and out again loses nothing of the device and leaves nothing of the account', () => {
  fc.assert(
    fc.property(someMutes, someAccount, (mutes, account) => {
      const before = selectMutesAfterSignOut(mutes)
      const signedIn = mergeDeviceAndAccountMutes(before, account, now)
      expect(selectMutesAfterSignOut(signedIn)).toEqual(before)
      for (const text of account.words)
        expect(
          signedIn.some(
            (mute) => mute.text === text || foldCaseAndAccents(mute.text) === foldCaseAndAccents(text),
          ),
        ).toBe(true)
      expect(mergeDeviceAndAccountMutes(signedIn, account, now)).toEqual(signedIn)
    }),
  )
})

test('PS-03 PS-04 a free account takes of a guest’s mutes what it has room for, a premium one all', () => {
  const words = ['a', 'b'].map((text) => aMute({ id: text, text }))
  const held = ['c', 'd'].map((text) => aMute({ id: text, text, account: 'only' }))
  const ended = aMute({ id: 'e', text: 'e', until: '2026-11-19T00:00:00.000Z' })
  const topic = aMute({ id: 't', kind: 'topic', text: 'sports' })
  const all = [...words, ...held, ended, topic]
  expect(selectUploadableMutes(all, { tier: 'free', now }).map(({ text }) => text)).toEqual(['a', 'sports'])
  expect(selectUploadableMutes(all, { tier: 'premium', now }).map(({ text }) => text)).toEqual([
    'a',
    'b',
    'sports',
  ])
})
