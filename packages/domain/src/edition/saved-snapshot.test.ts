import { expect, test } from 'vitest'
import { SavedStorySnapshot } from '../contract/index.ts'
import { aSource, aStory } from '../testing.ts'
import { createSavedStorySnapshot } from './saved-snapshot.ts'

const picture = (url: string) => ({ type: 'image' as const, url, is_primary: false, alt: 'A bridge' })
const long = 'x'.repeat(30_000)

test('a story is saved as shown to the reader, in their language, with its main picture first', () => {
  const story = aStory({
    primary_image_url: '/images/b',
    tags: ['bridges'],
    translations: {
      'nl-NL': {
        headline: 'Brug open',
        sub_headline: 'Na vier jaar.',
        description: 'Open.',
        state: 'original',
      },
    },
    sources: [
      aSource({
        media: [picture('/images/a'), picture('/images/b'), picture('https://elsewhere.example/c')],
      }),
    ],
  })
  expect(createSavedStorySnapshot(story, 'nl')).toEqual({
    headline: 'Brug open',
    sub_headline: 'Na vier jaar.',
    description: 'Open.',
    language: 'nl',
    categories: ['world'],
    tags: ['bridges'],
    published_at: '2026-11-20T10:00:00.000Z',
    sources: [
      {
        name: 'Courier',
        original_headline: 'Bridge opens',
        url: 'https://courier.example/bridge',
        word_count: 400,
        media: [
          { type: 'image', url: '/images/b', alt: 'A bridge', is_primary: true },
          { type: 'image', url: '/images/a', alt: 'A bridge', is_primary: false },
        ],
      },
    ],
  })
  expect(createSavedStorySnapshot(aStory(), 'nl')).toMatchObject({
    headline: 'Bridge opens in Zwolle',
    language: 'en',
  })
})

test('whatever its size and its dates, the server takes it', () => {
  const source = aSource({
    original_headline: long,
    url: `https://courier.example/${long}`,
    media: Array.from({ length: 60 }, (_, index) => picture(`/images/${index}`)),
  })
  const story = aStory({
    headline: long,
    description: long,
    categories: Array.from({ length: 200 }, () => 'world'),
    published_at: 'Fri, 20 Nov 2026 11:00:00 +0100',
    sources: Array.from({ length: 300 }, () => source),
  })
  const snapshot = createSavedStorySnapshot(story, 'en')
  expect(SavedStorySnapshot.parse(snapshot)).toEqual(snapshot)
  expect(snapshot?.published_at).toBe('2026-11-20T10:00:00.000Z')
})

test('a story without a usable date is dated by its last change; without either it can’t be saved', () => {
  const undated = { published_at: 'soon', updated_at: '2026-11-20T12:00:00.000Z' }
  expect(createSavedStorySnapshot(aStory(undated), 'en')?.published_at).toBe(undated.updated_at)
  expect(createSavedStorySnapshot(aStory({ published_at: 'soon', updated_at: '' }), 'en')).toBeUndefined()
})
