// @vitest-environment happy-dom
import { aSource, aStory } from '@plainwire/domain/testing'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { simulateLoadingImages } from '../../testing/leave-images-loading.ts'
import { aPicture } from '../../testing/stories.ts'
import { toCard } from '../card.ts'
import { StoryPicture } from './story-picture.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const media = ['/images/a', '/images/b', '/images/c'].map((url) => aPicture(url))
const card = toCard(
  aStory({ categories: ['science'], sources: [aSource({ media })], primary_image_url: '/images/b' }),
  'en',
)

function draw() {
  simulateLoadingImages()
  const { container } = render(<StoryPicture card={card} sizes="50vw" />)
  return () => container.querySelector('img') ?? document.body
}

test('CA-06 a picture that fails is replaced by the story’s others in order, then by the default; the failure is remembered', () => {
  const image = draw()
  const tried = ['/images/b/640.webp', '/images/a/640.webp', '/images/c/640.webp']
  for (const source of tried) {
    expect(image().getAttribute('src')).toBe(source)
    fireEvent.error(image())
  }
  expect(image().getAttribute('src')).toBe('/assets/placeholder-science.svg')
  cleanup()
  expect(draw()().getAttribute('src')).toBe('/assets/placeholder-science.svg')
})
