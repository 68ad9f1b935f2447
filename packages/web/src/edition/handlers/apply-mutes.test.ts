import type { Mute } from '@plainwire/domain/reader'
import { aNews, aSource } from '@plainwire/domain/testing'
import { DAY_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { someListSettings } from '../../testing/list-requests.ts'
import { NOW, someStories } from '../../testing/stories.ts'
import { createInMemoryEdition } from '../worker/edition-in-memory.ts'
import { applyMutesToEdition, buildMuteMatchingContext, listUnmutedStories } from './apply-mutes.ts'

const HEADLINES = ['Floods in Zwolle', 'Bridge opens', 'Trains run late', 'Museum shows paintings']
const edition = () =>
  createInMemoryEdition(
    aNews(
      someStories(4, (index) => ({
        headline: HEADLINES[index] ?? '',
        sub_headline: '',
        description: '',
        categories: [index === 1 ? 'world' : 'culture'],
        sources: [aSource({ id: `${index}`, publisher_id: `p${index}`, name: `Publisher ${index}` })],
      })),
    ),
  )
const aMute = (kind: Mute['kind'], text: string, over: Partial<Mute> = {}): Mute => {
  return { id: `${kind}:${text}`, kind, text, mode: 'hide', addedAt: NOW.toISOString(), ...over }
}
const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id)
const inOneDay = new Date(NOW.getTime() + DAY_MS).toISOString()

test('without mutes all stories remain, as they are', () => {
  const held = edition()
  const { stories, hidden, blurred } = applyMutesToEdition(held, someListSettings())
  expect(stories).toBe(held.stories)
  expect(hidden).toEqual([])
  expect(blurred.size).toBe(0)
})

test('a muted word hides the stories with any form of it, a topic those of its category', () => {
  const mutes = [aMute('word', 'flood'), aMute('topic', 'World')]
  const { stories, hidden } = applyMutesToEdition(edition(), someListSettings({ mutes }))
  expect(ids(stories)).toEqual(['s3', 's4'])
  expect(hidden.map(({ story, mute }) => [story.id, mute.id])).toEqual([
    ['s1', 'word:flood'],
    ['s2', 'topic:World'],
  ])
})

test('a blurred story stays in lists of cards, but not in lists of headlines', () => {
  const mutes = [aMute('word', 'bridge', { mode: 'blur' }), aMute('source', 'Publisher 3')]
  const settings = someListSettings({ mutes })
  const held = edition()
  const { stories, blurred } = applyMutesToEdition(held, settings)
  expect(ids(stories)).toEqual(['s1', 's2', 's3'])
  expect([...blurred.keys()]).toEqual(['s2'])
  expect(ids(listUnmutedStories(held, settings))).toEqual(['s1', 's3'])
})

test('if nothing is blurred, lists of headlines have the stories that aren’t hidden', () => {
  const settings = someListSettings({ mutes: [aMute('word', 'bridge')] })
  expect(ids(listUnmutedStories(edition(), settings))).toEqual(['s1', 's3', 's4'])
})

test('the result is computed once, until the mutes, the time or the language change', () => {
  const held = edition()
  const settings = someListSettings({ mutes: [aMute('word', 'bridge', { until: inOneDay })] })
  const first = applyMutesToEdition(held, settings)
  expect(applyMutesToEdition(held, { ...settings, mutes: structuredClone(settings.mutes) })).toBe(first)
  expect(ids(first.stories)).toEqual(['s1', 's3', 's4'])
  // One day later the mute has ended, so no story is hidden.
  expect(ids(applyMutesToEdition(held, { ...settings, nowMs: NOW.getTime() + DAY_MS }).stories)).toHaveLength(
    4,
  )
  expect(ids(applyMutesToEdition(held, { ...settings, mutes: [aMute('word', 'museum')] }).stories)).toEqual([
    's1',
    's2',
    's3',
  ])
  expect(applyMutesToEdition(held, { ...settings, language: 'nl' })).not.toBe(first)
})

test('a mute doesn’t reach another edition', () => {
  const settings = someListSettings({ mutes: [aMute('word', 'bridge')] })
  const later = createInMemoryEdition(aNews(someStories(2, () => ({ description: '' }))))
  expect(applyMutesToEdition(edition(), settings).hidden).toHaveLength(1)
  expect(ids(applyMutesToEdition(later, settings).stories)).toEqual(['s1', 's2'])
})

test('rules and index are built once per edition and language', () => {
  const held = edition()
  const english = buildMuteMatchingContext(held, { language: 'en' })
  expect(buildMuteMatchingContext(held, { language: 'en' })).toBe(english)
  expect(buildMuteMatchingContext(held, { language: 'nl' })).not.toBe(english)
  expect([...english.index.keys()]).toEqual(['s1', 's2', 's3', 's4'])
  expect(english.rules.isWord('bridge')).toBe(true)
  expect(english.rules.isWord('tunnel')).toBe(false)
})
