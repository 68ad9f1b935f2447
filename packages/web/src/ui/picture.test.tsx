// @vitest-environment happy-dom
import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberImageFailure } from '../lib/storage/failed-images.ts'
import { simulateLoadingImages } from '../testing/leave-images-loading.ts'
import { Picture } from './picture.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const PLACEHOLDER = '/assets/placeholder-science.svg'

function draw(sources: string[], isFirst = false) {
  simulateLoadingImages()
  const { container } = render(
    <Picture sources={sources} placeholder={PLACEHOLDER} alt="A ship" sizes="50vw" isFirst={isFirst} />,
  )
  const image = () => {
    const found = container.querySelector('img')
    if (!found) throw new Error('There is no image.')
    return found
  }
  return { container, image }
}

test('a picture is offered in AVIF and WebP and three widths, and its space is reserved', () => {
  const { container, image } = draw(['/images/a'])
  const types = [...container.querySelectorAll('source')].map((source) => source.getAttribute('type'))
  expect(types).toEqual(['image/avif', 'image/webp'])
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('/images/a/1280.avif 1280w')
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['640', '360'])
  expect(image().getAttribute('alt')).toBe('A ship')
})

test('only the first picture is fetched eagerly and with high priority', () => {
  const first = draw(['/images/a'], true).image()
  expect(first.getAttribute('loading')).toBe('eager')
  expect(first.getAttribute('fetchpriority')).toBe('high')
  cleanup()
  const other = draw(['/images/a']).image()
  expect(other.getAttribute('loading')).toBe('lazy')
  expect(other.getAttribute('fetchpriority')).toBe('low')
})

test('CA-06 a failed image tries its alternatives in order, then the default image', () => {
  const { image } = draw(['/images/a', '/images/b'])
  expect(image().getAttribute('src')).toBe('/images/a/640.webp')
  fireEvent.error(image())
  expect(image().getAttribute('src')).toBe('/images/b/640.webp')
  fireEvent.error(image())
  expect(image().getAttribute('src')).toBe(PLACEHOLDER)
})

test('CA-06 an image that failed in the last 24 hours is not requested again', () => {
  rememberImageFailure('/images/a', Date.now() - 23 * HOUR_MS)
  expect(draw(['/images/a', '/images/b']).image().getAttribute('src')).toBe('/images/b/640.webp')
  cleanup()
  localStorage.clear()
  rememberImageFailure('/images/a', Date.now() - 25 * HOUR_MS)
  expect(draw(['/images/a']).image().getAttribute('src')).toBe('/images/a/640.webp')
})

test('CA-06 the 24 hours start with the failure: a visit in between does not extend them', () => {
  const failedAt = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: failedAt })
  rememberImageFailure('/images/a', failedAt)
  vi.setSystemTime(failedAt + 23 * HOUR_MS)
  expect(draw(['/images/a']).image().getAttribute('src')).toBe(PLACEHOLDER)
  cleanup()
  vi.setSystemTime(failedAt + DAY_MS)
  expect(draw(['/images/a']).image().getAttribute('src')).toBe('/images/a/640.webp')
})

test('CA-05 without a picture the category’s drawing is shown, hidden from screen readers', () => {
  const { image } = draw([])
  expect(image().getAttribute('src')).toBe(PLACEHOLDER)
  expect(image().getAttribute('alt')).toBe('')
})

test('CA-06 an image that failed before hydration is noticed', () => {
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/images/a/640.webp')
  const { container } = render(
    <Picture sources={['/images/a']} placeholder={PLACEHOLDER} alt="" sizes="50vw" />,
  )
  expect(container.querySelector('img')?.getAttribute('src')).toBe(PLACEHOLDER)
})
