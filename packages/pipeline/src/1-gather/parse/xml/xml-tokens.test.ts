import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTokens, type StartTag } from './xml-tokens.ts'

/** The tokens of a document: '<a x=1>' and '<a/>' for start tags, '</a>' for end tags, text in quotes. */
function tokens(source: string) {
  const found: string[] = []
  const starts: StartTag[] = []
  const ends: [name: string, at: number][] = []
  readTokens(source, {
    start: (tag) => {
      starts.push(tag)
      const attributes = Array.from(tag.attributes ?? [], ([name, value]) => ` ${name}=${value}`)
      found.push(`<${tag.name}${attributes.join('')}${tag.isEmpty ? '/' : ''}>`)
    },
    end: (name, at) => {
      ends.push([name, at])
      found.push(`</${name}>`)
    },
    text: (text) => found.push(`"${text}"`),
  })
  return { found, starts, ends }
}

/** The text of a document as one piece. */
const textOf = (source: string) =>
  tokens(source)
    .found.filter((token) => token.startsWith('"'))
    .map((token) => token.slice(1, -1))
    .join('')

describe('tags', () => {
  test('have names as written, attributes in small letters, and their offsets', () => {
    const source = '<Item><Link HREF="/a" rel=\'self\'/>x</Item>'
    const { found, starts, ends } = tokens(source)
    expect(found).toEqual(['<Item>', '<Link href=/a rel=self/>', '"x"', '</Item>'])
    expect(starts.map(({ tagStart, contentStart }) => source.slice(tagStart, contentStart))).toEqual([
      '<Item>',
      '<Link HREF="/a" rel=\'self\'/>',
    ])
    expect(ends.map(([name, at]) => [name, source.slice(at)])).toEqual([['Item', '</Item>']])
  })

  test('that declare namespaces say so', () => {
    const declares = (source: string) => tokens(source).starts.map((tag) => tag.declaresNamespaces)
    expect(declares('<a xmlns="u"><b XMLNS:x="u"/><c x="xmlns"/></a>')).toEqual([true, true, false])
  })

  test('without attributes have none', () => {
    expect(tokens('<a x="1"><b></b></a>').starts.map(({ attributes }) => attributes?.size)).toEqual([
      1,
      undefined,
    ])
  })

  test('keep the first of two attributes of one name', () => {
    expect(tokens('<a x="1" X="2" y="3"/>').found).toEqual(['<a x=1 y=3/>'])
  })

  test('keep a hundred attributes', () => {
    const many = Array.from({ length: 101 }, (_, at) => `a${at}="${at}"`).join(' ')
    const [tag] = tokens(`<a ${many}/>`).starts
    expect([tag?.attributes?.size, tag?.attributes?.get('a99')]).toEqual([100, '99'])
    expect(tag?.attributes?.has('a100')).toBe(false)
  })

  test('may be named in any script, but not by a digit or a sign', () => {
    expect(tokens('<été/>').found).toEqual(['<été/>'])
    expect(tokens('<_a/>').found).toEqual(['<_a/>'])
    expect(tokens('we <3>it').found.filter((token) => token.startsWith('<'))).toEqual([])
    expect(textOf('we <3>it')).toBe('we <3>it')
  })
})

describe('text', () => {
  test.each([
    ['<a>Tom &amp; Ann &lt;b&gt;</a>', 'Tom & Ann <b>'],
    ['<a>caf&eacute; &#233; &#xe9;</a>', 'café é é'],
    ['<a>R&D and AT&T &copy 2026</a>', 'R&D and AT&T &copy 2026'],
    ['<a>&amp;lt;</a>', '&lt;'],
    ['<a><![CDATA[<b>&amp;</b>]]></a>', '<b>&amp;</b>'],
    ['<a><!-- hidden -->shown<?php hidden ?></a>', 'shown'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', '&x;'],
  ])('of %s is %s', (source, expected) => {
    expect(textOf(source).replace(/^\]>/, '')).toBe(expected)
  })

  test('in attributes is decoded too', () => {
    expect(tokens('<a href="/?a=1&amp;b=2" alt="caf&eacute;"/>').starts[0]?.attributes).toEqual(
      new Map([
        ['href', '/?a=1&b=2'],
        ['alt', 'café'],
      ]),
    )
  })

  test('is cut at half a million characters', () => {
    const long = 'x'.repeat(500_000)
    expect(textOf(`<a>${long}</a>`)).toHaveLength(500_000)
    expect(textOf(`<a>${long}y</a>`)).toBe(long)
    expect(textOf(`<a><![CDATA[${long}y]]></a>`)).toBe(long)
    expect(tokens(`<a x="${long}y"/>`).starts[0]?.attributes?.get('x')).toBe(long)
  })
})

test('the name of an attribute is cut at a hundred characters', () => {
  const [tag] = tokens(`<a ${'x'.repeat(150)}="1"/>`).starts
  expect([...(tag?.attributes?.keys() ?? [])]).toEqual(['x'.repeat(100)])
})

test('any document is read, and the offsets of its tags are those of its angle brackets', () => {
  const piece = fc.constantFrom(
    '<a>',
    '</a>',
    '<b x="1"/>',
    '<',
    '>',
    '"',
    '&',
    '&amp;',
    '<!--',
    '-->',
    'x',
    ' ',
    '<3',
  )
  const documents = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(documents, (source) => {
      const { starts, ends } = tokens(source)
      for (const { tagStart, contentStart, name } of starts) {
        expect(source.slice(tagStart, tagStart + 1 + name.length)).toBe(`<${name}`)
        expect(source[contentStart - 1]).toBe('>')
      }
      for (const [, at] of ends) expect(source[at]).toBe('<')
    }),
  )
})
