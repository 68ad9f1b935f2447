import { aSource, aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { aPicture } from '../testing/stories.ts'
import { toCard, toHeadline } from './card.ts'
import { getCategoryPlaceholderPath, getCategoryTextKey } from './labels/category-name.ts'

test('ND-05 a city or country of null or the text global is absent; the category is the first, lowercased', () => {
  const place = {
    city: 'global',
    country: null,
    country_code: null,
    scope: 'national' as const,
    coordinates: null,
  }
  const card = toCard(aStory({ location: place, categories: ['Science', 'World'] }), 'en')
  expect(card.location).toEqual({ city: undefined, country: undefined, countryCode: undefined })
  expect(card.category).toBe('science')
  expect(toCard(aStory({ categories: [] }), 'en').category).toBe('general')
})

test('LA-04 a translation replaces the texts; without one the card has the original and its language', () => {
  const dutch = { headline: 'Brug open', sub_headline: 'Na vier jaar.', description: 'De brug is open.' }
  const story = aStory({ translations: { 'nl-NL': { ...dutch, state: 'original' } } })
  expect(toCard(story, 'nl')).toMatchObject({ title: 'Brug open', excerpt: 'Na vier jaar.', language: 'nl' })
  expect(toCard(story, 'en')).toMatchObject({ title: story.headline, language: 'en' })
  expect(toHeadline(story, 'nl')).toMatchObject({ title: 'Brug open', language: 'nl' })
  expect(toHeadline(aStory(), 'nl')).toMatchObject({ title: aStory().headline, language: 'en' })
})

test('CA-05 GIFs and placeholders are left out; the primary picture comes first', () => {
  const media = [
    aPicture('/images/a.gif'),
    aPicture('/images/placeholder-x'),
    aPicture('/images/b'),
    aPicture('/images/c'),
  ]
  const card = toCard(aStory({ sources: [aSource({ media })], primary_image_url: '/images/c' }), 'en')
  expect(card.imageSources).toEqual(['/images/c', '/images/b'])
  const bare = toCard(aStory({ sources: [aSource({ media: media.slice(0, 2) })] }), 'en')
  expect(bare.imageSources).toEqual([])
})

test('each of the ten categories has its own name and drawing; other categories share one', () => {
  expect(getCategoryTextKey('sports')).toBe('section.sports')
  expect(getCategoryTextKey('gardening')).toBe('section.general')
  expect(getCategoryPlaceholderPath('sports')).toBe('/assets/placeholder-sports.svg')
  expect(getCategoryPlaceholderPath('gardening')).toBe('/assets/placeholder.svg')
})
