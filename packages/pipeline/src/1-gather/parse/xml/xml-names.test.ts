import { describe, expect, test } from 'vitest'
import { XmlNameResolver } from './xml-names.ts'

const declaring = (attributes: Record<string, string>) => {
  const names = new XmlNameResolver()
  names.enter(new Map(Object.entries(attributes)))
  return names
}
const MEDIA = 'http://search.yahoo.com/mrss/'
const ATOM = 'http://www.w3.org/2005/Atom'

test.each([
  ['http://search.yahoo.com/mrss/'],
  ['https://search.yahoo.com/mrss'],
  ['//search.yahoo.com/mrss/'],
  ['search.yahoo.com/mrss'],
  ['HTTP://WWW.SEARCH.YAHOO.COM/MRSS/#'],
  [' http://search.yahoo.com/mrss/ '],
  ['http://www.rssboard.org/media-rss'],
])('a namespace is known by its address, however it is written: %s', (uri) => {
  expect(declaring({ 'xmlns:m': uri }).of('m:content')).toBe('media:content')
})

describe('a name', () => {
  test('has the usual prefix of its namespace, whatever prefix the document declares', () => {
    const names = declaring({ 'xmlns:foo': 'http://purl.org/dc/elements/1.1/', 'xmlns:dc': MEDIA })
    expect([names.of('foo:Creator'), names.of('DC:Content')]).toEqual(['dc:creator', 'media:content'])
  })

  test('keeps its prefix if its namespace is unknown or not declared', () => {
    const names = declaring({ 'xmlns:x': 'https://unknown.example/' })
    expect([names.of('x:a'), names.of('dc:date'), names.of('Title')]).toEqual(['x:a', 'dc:date', 'title'])
  })

  test('has no prefix in the namespaces of RSS', () => {
    const names = declaring({ xmlns: 'http://purl.org/rss/1.0/', 'xmlns:r': 'http://purl.org/rss/1.0/' })
    expect([names.of('title'), names.of('r:title')]).toEqual(['title', 'title'])
  })

  test('has the prefix of the default namespace', () => {
    expect(declaring({ xmlns: ATOM }).of('title')).toBe('atom:title')
  })

  test.each([
    ['a10:updated', 'atom:updated'],
    ['dct:issued', 'dcterms:issued'],
    ['rss:title', 'title'],
    ['sitemap:loc', 'loc'],
    ['constructor:x', 'constructor:x'],
    ['__proto__:x', '__proto__:x'],
  ])('with a usual prefix needs no declaration: %s is %s', (written, expected) => {
    expect(new XmlNameResolver().of(written)).toBe(expected)
  })

  test('is read by its declaration before an alias', () => {
    expect(declaring({ 'xmlns:a10': MEDIA }).of('a10:content')).toBe('media:content')
  })

  test('has one colon that separates its prefix', () => {
    expect(declaring({ 'xmlns:m': MEDIA }).of('m:a:b')).toBe('media:a:b')
  })
})

describe('a declaration', () => {
  test('applies inside its element, and an inner one replaces it there', () => {
    const names = declaring({ 'xmlns:x': MEDIA, 'xmlns:y': MEDIA })
    names.enter(new Map([['xmlns:x', ATOM]]))
    expect([names.of('x:a'), names.of('y:a')]).toEqual(['atom:a', 'media:a'])
    names.leave()
    expect(names.of('x:a')).toBe('media:a')
    names.leave()
    expect(names.of('x:a')).toBe('x:a')
  })

  test('that ends more often than it began does no harm', () => {
    const names = new XmlNameResolver()
    names.leave()
    names.leave()
    expect(names.of('media:a')).toBe('media:a')
  })

  test('may hide the default namespace by an unknown one', () => {
    const names = declaring({ xmlns: ATOM })
    names.enter(new Map([['xmlns', 'https://unknown.example/']]))
    expect(names.of('title')).toBe('title')
  })

  test('is an attribute for namespaces only', () => {
    expect(declaring({ xmlnsx: MEDIA, href: MEDIA }).of('title')).toBe('title')
  })
})

test('the namespace of the document itself has no prefix, also for names that were read before', () => {
  const names = declaring({ xmlns: ATOM, 'xmlns:media': MEDIA })
  expect(names.of('title')).toBe('atom:title')
  names.enter(new Map())
  expect(names.of('title')).toBe('atom:title')
  names.setPlain('atom')
  expect([names.of('title'), names.of('media:title')]).toEqual(['title', 'media:title'])
  names.leave()
  expect(names.of('title')).toBe('title')
})

test('a document may have more names than are remembered', () => {
  const names = declaring({ 'xmlns:m': MEDIA })
  for (let at = 0; at < 1_500; at++) expect(names.of(`m:a${at}`)).toBe(`media:a${at}`)
  expect(names.of('m:a1499')).toBe('media:a1499')
})
