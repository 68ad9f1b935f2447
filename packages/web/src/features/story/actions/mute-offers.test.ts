import { expect, test } from 'vitest'
import { listMuteSuggestions } from './mute-offers.ts'

const story = {
  category: { id: 'world', name: 'Wereld' },
  place: { city: 'Beira', country: 'Mozambique' },
  tags: ['Celestino Mabunda', 'Beira', 'celestino mabunda', 'INAM'],
  publishers: ['Courier', 'Gazette', 'Courier'],
}

test('B10 a story offers its category, names, place and publishers as mutes, each once', () => {
  expect(listMuteSuggestions(story).map(({ kind, text, label }) => [kind, text, label])).toEqual([
    ['topic', 'world', 'Wereld'],
    ['word', 'Celestino Mabunda', 'Celestino Mabunda'],
    ['word', 'INAM', 'INAM'],
    ['word', 'Beira', 'Beira'],
    ['word', 'Mozambique', 'Mozambique'],
    ['source', 'Courier', 'Courier'],
    ['source', 'Gazette', 'Gazette'],
  ])
})

test('a story without a place and with many names offers at most five of each kind', () => {
  const many = { ...story, place: { city: undefined, country: undefined }, tags: [...'abcdefgh'] }
  const offers = listMuteSuggestions(many)
  expect(offers.filter(({ group }) => group === 'name')).toHaveLength(5)
  expect(offers.some(({ group }) => group === 'place')).toBe(false)
})
