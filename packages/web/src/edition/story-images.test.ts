import type { StoryDetails } from '@plainwire/domain/contract'
import { aSource } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { aPicture, someDetails, someStories } from '../testing/stories.ts'
import { storyImages } from './story-images.ts'

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

test('SL-01 a story’s pictures come leading one first, each once, with what stands below them', () => {
  const details = withMedia([aPicture('/images/a'), aPicture('/images/b')], [aPicture('/images/a')])
  expect(storyImages(details, 'en')).toEqual([
    expect.objectContaining({ url: '/images/b', source: 'Publisher 0', articleUrl: 'https://p0.example/' }),
    expect.objectContaining({ url: '/images/a', source: 'Publisher 0', storyTitle: 'Headline 1' }),
  ])
})

test('SL-01 the others follow in the order of the sources, also one that a later source shows again', () => {
  const details = withMedia(
    [aPicture('/images/a'), aPicture('/images/c')],
    [aPicture('/images/d'), aPicture('/images/a'), aPicture('/images/b')],
  )
  const urls = storyImages(details, 'en').map(({ url }) => url)
  expect(urls).toEqual(['/images/b', '/images/a', '/images/c', '/images/d'])
})

test('SL-01 a story without a real picture has none to show', () => {
  const details = withMedia([aPicture('/assets/placeholder.svg'), aPicture('/images/moving.gif')])
  expect(storyImages(details, 'en')).toEqual([])
})
