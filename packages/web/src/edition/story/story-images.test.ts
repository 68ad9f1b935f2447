import type { StoryDetails } from '@plainwire/domain/contract'
import { aSource } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { aPicture, someDetails, someStories } from '../../testing/stories.ts'
import { collectStoryImages } from './story-images.ts'

function withMedia(...media: ReturnType<typeof aPicture>[][]): StoryDetails {
  const [story] = someStories(1, () => ({
    primary_image_url: '/images/b',
    sources: media.map((pictures, index) =>
      aSource({
        id: `a${index}`,
        name: `Publisher ${index}`,
        url: `https://p${index}.example/`,
        media: pictures,
      }),
    ),
  }))
  if (!story) throw new Error('There is no story.')
  return someDetails(story)
}

test('SL-01 a story’s pictures are listed primary one first, without duplicates, with their captions', () => {
  const details = withMedia([aPicture('/images/a'), aPicture('/images/b')], [aPicture('/images/a')])
  expect(collectStoryImages(details, 'en')).toEqual([
    expect.objectContaining({ url: '/images/b', source: 'Publisher 0', articleUrl: 'https://p0.example/' }),
    expect.objectContaining({ url: '/images/a', source: 'Publisher 0', storyTitle: 'Headline 1' }),
  ])
})

test('SL-01 the other pictures are in the order of the sources, also one that a later source repeats', () => {
  const details = withMedia(
    [aPicture('/images/a'), aPicture('/images/c')],
    [aPicture('/images/d'), aPicture('/images/a'), aPicture('/images/b')],
  )
  const urls = collectStoryImages(details, 'en').map(({ url }) => url)
  expect(urls).toEqual(['/images/b', '/images/a', '/images/c', '/images/d'])
})

test('SL-01 a story without a usable picture has none', () => {
  const details = withMedia([aPicture('/assets/placeholder.svg'), aPicture('/images/moving.gif')])
  expect(collectStoryImages(details, 'en')).toEqual([])
})

test('ND-04 a picture has its story, category and files, and an id of the form {storyId}-{source}-{index}', () => {
  const details = withMedia([], [aPicture('/images/a')])
  expect(collectStoryImages(details, 'en')).toEqual([
    {
      id: `${details.story.id}-Publisher 1-0`,
      storyId: details.story.id,
      url: '/images/a',
      sources: ['/images/a/320.webp', '/images/a/640.webp', '/images/a/1280.webp'],
      alt: expect.any(String),
      storyTitle: 'Headline 1',
      source: 'Publisher 1',
      articleUrl: 'https://p1.example/',
      category: details.story.categories[0]?.toLowerCase(),
    },
  ])
})

test('ND-05 no two pictures of a story have the same id, even from one publisher', () => {
  const details = withMedia([aPicture('/images/a'), aPicture('/images/b')], [aPicture('/images/c')])
  const { id } = details.story
  expect(collectStoryImages(details, 'en').map((image) => image.id)).toEqual([
    `${id}-Publisher 0-0`,
    `${id}-Publisher 0-1`,
    `${id}-Publisher 1-2`,
  ])
})

test('LA-04 a picture’s caption is the headline in the reader’s language, or the original if there is none', () => {
  const details = withMedia([aPicture('/images/a')])
  const dutch = { headline: 'Brug open', sub_headline: '', description: '', state: 'original' as const }
  const translated = { ...details, story: { ...details.story, translations: { 'nl-NL': dutch } } }
  const titleOf = (one: StoryDetails, language: 'en' | 'nl') =>
    collectStoryImages(one, language)[0]?.storyTitle
  expect(titleOf(translated, 'nl')).toBe('Brug open')
  expect(titleOf(translated, 'en')).toBe('Headline 1')
  expect(titleOf(details, 'nl')).toBe('Headline 1')
})
