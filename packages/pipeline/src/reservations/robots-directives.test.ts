import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRobotsMetaName, parseRobotsMetaElements, parseRobotsTagHeader } from './index.ts'

const signals = (signal: string, more: object = {}) => ({ signals: [signal], ...more })

/** Robots directives with the rights that they reserve, whether in a header or in a meta element. */
const VALUES: [value: string, expected: object | undefined][] = [
  ['noindex', signals('noindex')],
  ['none', signals('noindex')],
  ['NoIndex, NoFollow', signals('noindex')],
  ['no-index', signals('noindex')],
  ['noidnex', signals('noindex')],
  ['nosnippet', signals('nosnippet')],
  ['no_snippet', signals('nosnippet')],
  ['nosnipet', signals('nosnippet')],
  ['noindex nosnippet', { signals: ['noindex', 'nosnippet'] }],
  ['noindex; nosnippet', { signals: ['noindex', 'nosnippet'] }],
  ['max-snippet:50', signals('max-snippet', { maxCharacters: 50 })],
  ['max-snippet: 50', signals('max-snippet', { maxCharacters: 50 })],
  ['MAX_SNIPPET=50', signals('max-snippet', { maxCharacters: 50 })],
  ['maxsnippets:50', signals('max-snippet', { maxCharacters: 50 })],
  ['max-snippet 50', signals('max-snippet', { maxCharacters: 50 })],
  ['max-snippet:50 characters', signals('max-snippet', { maxCharacters: 50 })],
  ['max-snippet:"50"', signals('max-snippet', { maxCharacters: 50 })],
  ['max-snippet:120, max-snippet:40', signals('max-snippet', { maxCharacters: 40 })],
  ['max-snippet:-1', undefined],
  ['max-snippet:0', signals('nosnippet')],
  ['max-snippet:some', signals('nosnippet')],
  ['max-snippet', signals('nosnippet')],
  ['noimageindex', signals('no-picture')],
  ['max-image-preview:none', signals('no-picture')],
  ['max-image-preview:no', signals('no-picture')],
  ['max-image-preview: standard', signals('small-picture')],
  ['maximagepreview=standart', signals('small-picture')],
  ['max-image-preview:large', undefined],
  ['max-image-preview:lagre', undefined],
  ['max-image-preview:huge', undefined],
  ['noai', signals('ai')],
  ['noai, noimageai', signals('ai')],
  ['notdm', signals('mining')],
  [
    'unavailable_after: 25 Jun 2026 15:00:00 GMT',
    signals('expires', { expiresAt: '2026-06-25T15:00:00.000Z' }),
  ],
  [
    'unavailable_after: Thursday, 25-Jun-26 15:00:00 UTC, nosnippet',
    { signals: ['nosnippet', 'expires'], expiresAt: '2026-06-25T15:00:00.000Z' },
  ],
  ['unavailable-after: 2026-06-25T15:00:00', signals('expires', { expiresAt: '2026-06-25T15:00:00.000Z' })],
  ['unavailable_after: soon', undefined],
  ['index, follow, noarchive, nocache, notranslate, max-video-preview:0', undefined],
  ['all', undefined],
  ['', undefined],
  ['gibberish', undefined],
]

test.each(VALUES)('a header "%s" reserves what it says', (value, expected) => {
  expect(parseRobotsTagHeader(value)).toEqual(expected)
})

test.each(VALUES)('a meta element "%s" reserves what it says', (value, expected) => {
  expect(parseRobotsMetaElements([value])).toEqual(expected)
})

test.each([
  ['plainwire: nosnippet', signals('nosnippet')],
  ['Plainwire: max-snippet:50, noimageindex', { signals: ['max-snippet', 'no-picture'], maxCharacters: 50 }],
  ['PlainwireBot/1.0: noindex', signals('noindex')],
  ['planwire: noindex', signals('noindex')],
  ['*: noindex', signals('noindex')],
  ['googlebot: noindex', undefined],
  ['googlebot: nosnippet, noindex', undefined],
  ['googlebot: noindex, plainwire: nosnippet', signals('nosnippet')],
  ['googlebot: noindex\nnosnippet', signals('nosnippet')],
  ['noindex\nplainwire: nosnippet', { signals: ['noindex', 'nosnippet'] }],
  ['otherbot: noindex, unavailable_after: 1 Jan 2020 00:00:00 GMT', undefined],
] as const)('a header "%s" is for whom it names', (value, expected) => {
  expect(parseRobotsTagHeader(value)).toEqual(expected)
})

test('several meta elements count together', () => {
  expect(parseRobotsMetaElements(['noindex', 'max-snippet:90', 'max-snippet:40'])).toEqual({
    signals: ['noindex', 'max-snippet'],
    maxCharacters: 40,
  })
})

test.each([
  ['robots', true],
  ['ROBOTS', true],
  ['robot', true],
  ['plainwire', true],
  ['Plainwire', true],
  ['googlebot', false],
  ['description', false],
  ['*', false],
])('a meta element named "%s" is for us: %s', (name, expected) => {
  expect(isRobotsMetaName(name)).toBe(expected)
})

test('whatever a header or an element says, it is read in bounded time', () => {
  const words = fc.constantFrom(
    'max-snippet',
    'noindex',
    ':',
    '=',
    ',',
    ' ',
    '\n',
    'plainwire',
    '-1',
    'unavailable_after',
  )
  const values = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 60 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(values, (value) => {
      for (const found of [parseRobotsTagHeader(value), parseRobotsMetaElements([value])])
        if (found) expect(found.signals.length).toBeGreaterThan(0)
    }),
  )
  const started = performance.now()
  for (const value of [':', 'a:', 'unavailable_after:', ' ', 'max-snippet ', '\n', ',']) {
    parseRobotsTagHeader(value.repeat(500_000))
    parseRobotsMetaElements([value.repeat(500_000)])
  }
  expect(performance.now() - started).toBeLessThan(2_000)
})
