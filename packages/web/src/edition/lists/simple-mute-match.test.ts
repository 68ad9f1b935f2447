import type { Mute } from '@plainwire/domain/reader'
import { expect, test } from 'vitest'
import { NOW, someStories } from '../../testing/stories.ts'
import { toCard } from '../card.ts'
import { removeLikelyMutedStories } from './simple-mute-match.ts'

const [story] = someStories(1, () => ({ headline: 'Floods reach Zwolle', categories: ['world'] }))
if (!story) throw new Error('There is a story.')
const card = toCard(story, 'en')
const mute = (kind: Mute['kind'], text: string, over: Partial<Mute> = {}): Mute => {
  return { id: text, kind, text, mode: 'hide', addedAt: NOW.toISOString(), ...over }
}
const left = (...mutes: Mute[]) => removeLikelyMutedStories([card], mutes, NOW.toISOString())

test('FD-12 simply muted stories are removed from the server’s page before the worker has answered', () => {
  expect(left(mute('word', 'flood'))).toEqual([])
  expect(left(mute('word', 'zwolle'))).toEqual([])
  expect(left(mute('topic', 'World'))).toEqual([])
})

test('other stories are not removed', () => {
  expect(left()).toEqual([card])
  expect(left(mute('word', 'flo'))).toEqual([card])
  expect(left(mute('source', 'The Harbour Gazette'))).toEqual([card])
  expect(left(mute('word', 'flood', { until: '2026-11-19T00:00:00.000Z' }))).toEqual([card])
})
