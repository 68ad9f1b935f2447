import type { MediaItem } from '@plainwire/domain/feed'
import { describe, expect, test } from 'vitest'
import { isHttpUrl, toNewsMedia } from './media.ts'

const picture = (url: string, known: Partial<MediaItem> = {}): MediaItem => ({ type: 'image', url, ...known })
const publish = (...media: MediaItem[]) => toNewsMedia(media, (url) => `/img?${url}`)
const urls = (...media: MediaItem[]) =>
  publish(...media).map(({ url }) => url.replace('/img?https://n.example', ''))
const at = (path: string, known: Partial<MediaItem> = {}) => picture(`https://n.example${path}`, known)

test('pictures become paths of the proxy, in order, the first one primary', () => {
  expect(publish(at('/a.jpg', { alt: 'A bridge', width: 800 }), at('/b.jpg'))).toEqual([
    { type: 'image', url: '/img?https://n.example/a.jpg', is_primary: true, alt: 'A bridge' },
    { type: 'image', url: '/img?https://n.example/b.jpg', is_primary: false, alt: '' },
  ])
  expect(publish()).toEqual([])
})

test('the first picture that may be published is primary', () => {
  const [first] = publish(at('/a.gif'), at('/b.jpg'))
  expect(first).toMatchObject({ url: '/img?https://n.example/b.jpg', is_primary: true })
})

describe('not published is', () => {
  test.each([
    ['a video', at('/a.mp4', { type: 'video' })],
    ['a sound', at('/a.mp3', { type: 'audio' })],
    ['a GIF', at('/a.gif')],
    ['a GIF by its query', at('/a?format=gif')],
    ['a placeholder', at('/placeholder.jpg')],
    ['a script', picture('javascript:alert(1)')],
    ['inline data', picture('data:image/png;base64,x')],
    ['a file', picture('file:///etc/passwd')],
    ['a relative address', picture('/a.jpg')],
    ['nothing', picture('')],
    ['an icon', at('/a.jpg', { width: 199 })],
  ])('%s', (_name, medium) => {
    expect(publish(medium)).toEqual([])
  })

  test('an address of more than two thousand characters', () => {
    const of = (length: number) => at('/a.jpg?'.padEnd(length - 'https://n.example'.length, 'x'))
    expect(of(2_000).url).toHaveLength(2_000)
    expect(publish(of(2_000))).toHaveLength(1)
    expect(publish(of(2_001))).toEqual([])
  })
})

test.each([[200], [0], [undefined]])('a picture %s pixels wide may be published', (width) => {
  expect(publish(at('/a.jpg', width === undefined ? {} : { width }))).toHaveLength(1)
})

test('a picture that is listed twice is published once, where it was first', () => {
  expect(urls(at('/a.jpg'), at('/b.jpg'), at('/a.jpg'))).toEqual(['/a.jpg', '/b.jpg'])
})

test('ten pictures of a source are published, with three hundred characters of description', () => {
  const many = Array.from({ length: 11 }, (_, index) => at(`/${index}.jpg`, { alt: 'x'.repeat(301) }))
  const found = publish(...many)
  expect(found).toHaveLength(10)
  expect(found.at(-1)?.url).toBe('/img?https://n.example/9.jpg')
  expect(found.map(({ alt }) => alt.length)).toEqual(Array.from({ length: 10 }, () => 300))
})

test.each([
  ['https://n.example/', true],
  ['HTTP://n.example/', true],
  ['httpss://n.example/', false],
  ['xhttp://n.example/', false],
  ['ftp://n.example/', false],
  ['//n.example/', false],
  ['', false],
])('%s may be sent to readers: %s', (url, expected) => {
  expect(isHttpUrl(url)).toBe(expected)
})
