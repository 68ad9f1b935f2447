import type { NewsStory } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { createCityFollowable, listStoryFollowables } from './followables.ts'

const inEnglish = { language: 'en', threadName: 'Harbour strike' } as const
const located = (city: string | null, code: string | null, country: string | null = 'Netherlands') =>
  ({
    city,
    country,
    country_code: code,
    scope: 'local',
    coordinates: null,
  }) satisfies NewsStory['location']
const labels = (story: NewsStory, options: Parameters<typeof listStoryFollowables>[1] = inEnglish) =>
  listStoryFollowables(story, options).map(({ label }) => label)

test('a story’s thread, names, town and country can be followed, in this order', () => {
  const story = aStory({ thread: { id: 't1' }, tags: ['UN', 'ISS'], location: located('Zwolle', 'NL') })
  expect(listStoryFollowables(story, inEnglish)).toEqual([
    { kind: 'thread', key: 't1', label: 'Harbour strike', storyIds: ['s1'] },
    { kind: 'name', key: 'UN', label: 'UN' },
    { kind: 'name', key: 'ISS', label: 'ISS' },
    { kind: 'place', key: 'Zwolle, NL', label: 'Zwolle' },
    { kind: 'place', key: 'NL', label: 'Netherlands' },
  ])
})

test('a story without thread, names and place offers nothing', () => {
  expect(listStoryFollowables(aStory(), inEnglish)).toEqual([])
})

test('of many names the first five are offered, in the order of the story', () => {
  expect(labels(aStory({ tags: ['F', 'B', 'C', 'D', 'E', 'A'] }))).toEqual(['F', 'B', 'C', 'D', 'E'])
})

test('a name that is also the town or country is offered once, as a place, and takes no room', () => {
  const tags = ['ZWOLLE', 'A', 'netherlands', 'B', 'C', 'D', 'E']
  const story = aStory({ tags, location: located('Zwolle', 'NL') })
  expect(labels(story)).toEqual(['A', 'B', 'C', 'D', 'E', 'Zwolle', 'Netherlands'])
})

test('a country has its name in the reader’s language, a town its own', () => {
  const story = aStory({ location: located('Zwolle', 'NL') })
  expect(labels(story, { language: 'nl', threadName: '' })).toEqual(['Zwolle', 'Nederland'])
})

test.each([
  ['no town', null, 'Netherlands', ['Netherlands']],
  ['the town ‘Global’, which some sources send for none', 'Global', 'Netherlands', ['Netherlands']],
  ['a country without a name', 'Zwolle', null, ['Zwolle', 'NL']],
])('with %s, what is known of the place can be followed', (_name, city, country, expected) => {
  expect(labels(aStory({ location: located(city, 'NL', country) }))).toEqual(expected)
})

test('a place without a country’s code can’t be followed, because towns of several countries share names', () => {
  expect(labels(aStory({ location: located('Zwolle', null) }))).toEqual([])
})

test('towns with the same name differ by their country; a label can replace the name', () => {
  expect(createCityFollowable('Perth', 'AU')).toEqual({ kind: 'place', key: 'Perth, AU', label: 'Perth' })
  expect(createCityFollowable('Perth', 'GB').key).not.toBe(createCityFollowable('Perth', 'AU').key)
  expect(createCityFollowable('The Hague', 'NL', 'Den Haag')).toEqual({
    kind: 'place',
    key: 'The Hague, NL',
    label: 'Den Haag',
  })
})
