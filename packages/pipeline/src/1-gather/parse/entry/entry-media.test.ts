import { describe, expect, test } from 'vitest'
import { parseAtomEntry, parseRssEntry } from '../testing.ts'

const image = (name: string) => ({ url: `https://news.example/${name}`, type: 'image' })

test.each([
  [
    'media content',
    '<media:content url="/a.jpg" medium="image" width="640" height="480"/>',
    [{ ...image('a.jpg'), width: 640, height: 480 }],
  ],
  ['a thumbnail', '<media:thumbnail url="/a"/>', [image('a')]],
  [
    'a group with thumbnails and words',
    '<media:group><media:title>T</media:title><media:content url="/a.jpg"/><media:content url="/v.mp4" type="video/mp4"/><media:thumbnail url="/b.jpg"/></media:group>',
    [
      { ...image('a.jpg'), alt: 'T' },
      { url: 'https://news.example/v.mp4', type: 'video', alt: 'T' },
      { ...image('b.jpg'), alt: 'T' },
    ],
  ],
  [
    'content with its own description',
    '<media:content url="/a.jpg"><media:description type="html">&lt;b&gt;A&lt;/b&gt; dog</media:description></media:content>',
    [{ ...image('a.jpg'), alt: 'A dog' }],
  ],
  [
    'content inside content',
    '<media:content url="/v.mp4"><media:thumbnail url="/a.jpg"/></media:content>',
    [{ url: 'https://news.example/v.mp4', type: 'video' }, image('a.jpg')],
  ],
  [
    'an enclosure',
    '<enclosure url="https://cdn.example/a.mp3" type="audio/mpeg" length="1"/>',
    [{ url: 'https://cdn.example/a.mp3', type: 'audio' }],
  ],
  ['an enclosure without type', '<enclosure url="/a.webp"/>', [image('a.webp')]],
  ['a podcast picture', '<itunes:image href="/a.jpg"/>', [image('a.jpg')]],
  ['an image element', '<image><url>/a.jpg</url><title>T</title></image>', [{ ...image('a.jpg'), alt: 'T' }]],
  ['an image element with an address', '<image>https://news.example/a.jpg</image>', [image('a.jpg')]],
  [
    'a picture in the text',
    '<description>&lt;img src="/a.jpg" alt="A"&gt;text</description>',
    [{ ...image('a.jpg'), alt: 'A' }],
  ],
  [
    'none in the text where one is named',
    '<media:content url="/a.jpg"/><description>&lt;img src="/b.jpg"&gt;</description>',
    [image('a.jpg')],
  ],
  [
    'one address once, with all that is said of it',
    '<enclosure url="/a.jpg"/><media:content url="/a.jpg" width="9"/>',
    [{ ...image('a.jpg'), width: 9 }],
  ],
  [
    'SVG as no picture',
    '<enclosure url="/a.svg" type="image/svg+xml"/>',
    [{ url: 'https://news.example/a.svg', type: 'other' }],
  ],
  [
    'no counters',
    '<description>&lt;img src="http://feeds.feedburner.com/~r/1"&gt;&lt;img src="/c.gif" width="1" height="1"&gt;</description>',
    [],
  ],
  [
    'no other schemes',
    '<enclosure url="javascript:alert(1)" type="image/png"/><media:content url="data:image/png;base64,AA"/>',
    [],
  ],
  ['no private addresses', '<enclosure url="http://169.254.169.254/a.jpg"/>', []],
  ['no empty addresses', '<enclosure url=""/><media:thumbnail/><image/>', []],
  ['escaped ampersands', '<media:content url="/a.jpg?w=1&amp;amp;h=2"/>', [image('a.jpg?w=1&h=2')]],
])('%s', (_name, inside, media) => {
  expect(parseRssEntry(`<title>A</title>${inside}`).media).toEqual(media)
})

describe('in Atom', () => {
  test('enclosures are links', () => {
    const { media } = parseAtomEntry(
      '<link rel="enclosure" type="image/jpeg" href="https://news.example/a" title="A"/><link href="/x"/>',
    )
    expect(media).toEqual([{ ...image('a'), alt: 'A' }])
  })

  test('a YouTube entry has its picture', () => {
    const { media } = parseAtomEntry(
      '<media:group><media:content url="https://www.youtube.com/v/1" type="application/x-shockwave-flash" width="640" height="390"/><media:thumbnail url="https://news.example/1.jpg" width="480" height="360"/></media:group>',
    )
    expect(media).toMatchObject([{ type: 'other' }, { ...image('1.jpg'), width: 480 }])
  })
})

test('only the first twenty of many media are returned', () => {
  const many = Array.from({ length: 500 }, (_, index) => `<media:content url="/${index}.jpg"/>`).join('')
  expect(parseRssEntry(many).media).toHaveLength(20)
})
