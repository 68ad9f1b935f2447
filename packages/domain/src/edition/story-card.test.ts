import { describe, expect, test } from 'vitest'
import { PLACEHOLDER_IMAGE } from '../article/index.ts'
import { aSource, aStory } from '../testing.ts'
import { buildSourceListItemId, getTextsInLanguage, toStoryCard } from './story-card.ts'

const image = (url: string) => ({ type: 'image' as const, url, is_primary: true, alt: 'A bridge' })
const dutch = {
  'nl-NL': {
    headline: 'Brug open',
    sub_headline: 'Na vier jaar.',
    description: 'Open.',
    state: 'original' as const,
  },
}

describe('the texts of a story', () => {
  test('LA-04 are those of the reader’s language, all three, with the original as fallback', () => {
    const { state: _state, ...texts } = dutch['nl-NL']
    expect(getTextsInLanguage(aStory({ translations: dutch }), 'nl')).toMatchObject({
      ...texts,
      language: 'nl',
    })
    const { headline, sub_headline, description } = aStory()
    expect(getTextsInLanguage(aStory(), 'nl')).toMatchObject({
      headline,
      sub_headline,
      description,
      language: 'en',
    })
  })
})

describe('a story card', () => {
  test('B3 counts each fact once that sources differ on, in whichever language a text gives it', () => {
    const differing = (fact_id: string, part: 'headline' | 'description', text: string) => {
      return { fact_id, part, text }
    }
    const conflicts = [
      differing('homeless', 'headline', '14,800 homeless'),
      differing('homeless', 'description', '14,800 people'),
      differing('dead', 'description', 'six dead'),
    ]
    const story = aStory({ conflicts, translations: dutch })
    expect(toStoryCard(story).differing).toBe(2)
    expect(toStoryCard(story, 'nl').differing).toBe(2)
  })

  test('ND-04 carries what the specification lists', () => {
    const card = toStoryCard(
      aStory({ sources: [aSource({ media: [image('/images/a')] })], tags: ['Bridges'] }),
    )
    expect(card).toMatchObject({
      id: 's1',
      title: 'Bridge opens in Zwolle',
      excerpt: 'The bridge took four years.',
      source: 'Courier',
      author: 'Courier',
      imageUrl: '/images/a',
      imageSources: ['/images/a'],
      readTime: 2,
      tags: ['world', 'bridges'],
      url: 'https://courier.example/bridge',
    })
  })

  test('CA-01 without a sub-headline shows the description', () => {
    expect(toStoryCard(aStory({ sub_headline: '', description: 'It opened on Friday.' })).excerpt).toBe(
      'It opened on Friday.',
    )
  })

  test('ND-05 has the first category, lowercased, or general if there is none', () => {
    expect(toStoryCard(aStory({ categories: ['Science', 'World'] })).category).toBe('science')
    expect(toStoryCard(aStory({ categories: [] })).category).toBe('general')
  })

  test('ND-05 the tags are categories and tags, lowercased', () => {
    const story = aStory({ categories: ['Science', 'World'], tags: ['IJssel', 'bridges'] })
    expect(toStoryCard(story).tags).toEqual(['science', 'world', 'ijssel', 'bridges'])
  })

  test('ND-05 a city or country called global is absent', () => {
    const location = {
      city: 'Global',
      country: 'global',
      country_code: null,
      scope: 'international' as const,
    }
    const card = toStoryCard(aStory({ location: { ...location, coordinates: null } }))
    expect(card.location).toEqual({ city: undefined, country: undefined, countryCode: undefined })
  })

  test('CA-05 leaves out GIFs and placeholders and falls back to the stock placeholder', () => {
    const media = [image('/images/signed/a.gif'), image('/images/placeholder-world')]
    const card = toStoryCard(aStory({ sources: [aSource({ media })] }))
    expect(card.imageUrl).toBe(PLACEHOLDER_IMAGE)
    expect(card.imageSources).toEqual([])
  })

  test.each([
    'https://x.example/a.jpg',
    '//x.example/a.jpg',
    'data:image/png;base64,',
    'javascript:alert(1)',
  ])('B20 shows no picture from %s: only our own proxy gives any', (url) => {
    const card = toStoryCard(aStory({ sources: [aSource({ media: [image(url)] })], primary_image_url: url }))
    expect(card.imageUrl).toBe(PLACEHOLDER_IMAGE)
  })

  test('counts a publisher once, however many articles it has', () => {
    const sources = [
      aSource({ id: 'a1' }),
      aSource({ id: 'a2' }),
      aSource({ id: 'a3', publisher_id: 'b', name: 'B' }),
    ]
    expect(toStoryCard(aStory({ sources })).publishers).toHaveLength(2)
  })
})

test('ND-05 a source has a separate id', () => {
  expect(buildSourceListItemId('s1', 'Courier', 0)).toBe('s1-Courier-0')
})
