import { describe, expect, test } from 'vitest'
import { normaliseMediaItems, type RawMedia } from './media-list.ts'

const context = { base: 'https://news.example/feeds/all.xml', home: 'https://news.example/' }
const medium = (over: Partial<RawMedia>): RawMedia => ({
  ...{ url: 'https://news.example/a.jpg', base: '', type: '', alt: '', width: '', height: '' },
  otherwise: 'other',
  ...over,
})
const list = (...raw: Partial<RawMedia>[]) => normaliseMediaItems(raw.map(medium), context)

describe('the sort of a medium', () => {
  test.each([
    ['what its type says', { type: 'video/mp4', url: '/a.jpg' }, 'video'],
    ['a type by its name alone', { type: 'Audio', url: '/a' }, 'audio'],
    ['else its ending', { url: '/a.WEBP?size=2' }, 'image'],
    ['else what it is used for', { url: '/a', otherwise: 'image' as const }, 'image'],
    [
      'a document is what it is used for',
      { url: '/a', type: 'document', otherwise: 'video' as const },
      'video',
    ],
    ['another type is another thing', { url: '/a', type: 'text/html', otherwise: 'image' as const }, 'other'],
    [
      'a drawing that can hold scripts is no picture',
      { url: '/a.svg', otherwise: 'image' as const },
      'other',
    ],
    ['nor by its type', { url: '/a.png', type: 'image/svg+xml' }, 'other'],
  ])('is %s', (_name, over, type) => {
    expect(list(over)).toEqual([{ url: expect.stringMatching(/^https:\/\/news\.example\/a/), type }])
  })
})

describe('the media of an entry', () => {
  test('are web addresses alone, resolved against where they are written', () => {
    expect(list({ url: 'javascript:alert(1)' }, { url: 'a.png', base: 'https://cdn.example/x/' })).toEqual([
      { url: 'https://cdn.example/x/a.png', type: 'image' },
    ])
  })

  test('are each once: the first wins, later ones fill its gaps', () => {
    expect(
      list(
        { width: '640', type: 'image/jpeg' },
        { alt: ' The <b>bridge</b> ', width: '10000', height: '480', type: 'video/mp4' },
        { alt: 'another' },
      ),
    ).toEqual([
      { url: 'https://news.example/a.jpg', type: 'image', alt: 'The bridge', width: 640, height: 480 },
    ])
  })

  test.each([
    ['a picture of one pixel', { width: '1', height: '1' }],
    ['a picture one pixel high', { width: '600', height: '1' }],
    ['a counter by its host', { url: 'https://b.scorecardresearch.com/p?c1=2' }],
    ['a counter by its name', { url: 'https://news.example/pixel.gif' }],
  ])('leave out %s', (_name, over) => {
    expect(list(over)).toEqual([])
  })

  test('have sizes only where they are sizes', () => {
    expect(list({ width: '-4', height: 'auto' })).toEqual([])
    expect(list({ width: '100000', height: 'auto' })).toEqual([
      { url: 'https://news.example/a.jpg', type: 'image' },
    ])
  })

  test('are twenty at most, in the order of the feed', () => {
    const many = list(...Array.from({ length: 30 }, (_, at) => ({ url: `/${at}.jpg` })))
    expect(many).toHaveLength(20)
    expect(many.at(-1)?.url).toBe('https://news.example/19.jpg')
  })
})
