import { describe, expect, test } from 'vitest'
import { EditionManifest, EditionPointer, StoryDetailsOffsets } from './edition-folder.ts'

const FACTS = { number: 3, content: 'live', published_at: '2026-11-20T12:00:00.000Z', stories: 2 }
const SHA = 'a'.repeat(64)
const manifest = (path: string, about: object = { bytes: 0, sha256: SHA }) =>
  EditionManifest.safeParse({ ...FACTS, files: { [path]: about } })

describe('the files of an edition', () => {
  test.each(['news.json', 'translations/nl-NL.json', 'a/b/c_d', '-x', 'A.B..C'])('may be at %s', (path) => {
    expect(manifest(path).data?.files).toEqual({ [path]: { bytes: 0, sha256: SHA } })
  })

  test.each([
    '',
    '.',
    '..',
    '../news.json',
    'a/../b',
    'a/./b',
    '.hidden',
    'a/.hidden',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\\b',
    'C:news.json',
    'a b',
    'news.json\n',
    'één.json',
    'a%2fb',
  ])('may not be at %j, which could lead out of its folder', (path) => {
    expect(manifest(path).success).toBe(false)
  })

  test.each([
    ['less than no bytes', { bytes: -1, sha256: SHA }],
    ['half a byte', { bytes: 0.5, sha256: SHA }],
    ['no hash', { bytes: 1 }],
    ['a hash in capitals', { bytes: 1, sha256: 'A'.repeat(64) }],
  ])('can’t have %s', (_what, about) => {
    expect(manifest('a', about).success).toBe(false)
  })
})

describe('the pointer to the edition that is served', () => {
  test('has its number, content, time, stories and hash', () => {
    expect(EditionPointer.parse({ ...FACTS, digest: SHA })).toEqual({ ...FACTS, digest: SHA })
  })

  test.each([
    { number: 0 },
    { number: '3' },
    { content: 'test' },
    { published_at: '2026-11-20 12:00' },
    { stories: 0 },
    { digest: SHA.slice(1) },
    { digest: undefined },
  ])('is refused with %j', (over) => {
    expect(EditionPointer.safeParse({ ...FACTS, digest: SHA, ...over }).success).toBe(false)
  })
})

test.each([
  [[0, 1], true],
  [[0, 0], false],
  [[-1, 5], false],
  [[0], false],
  [[0, 1, 2], false],
  [[0.5, 1], false],
])('a story at %j of the pack is accepted: %s', (place, isAccepted) => {
  expect(StoryDetailsOffsets.safeParse({ s1: place }).success).toBe(isAccepted)
})

test('only an id of a story is in the index', () => {
  expect(StoryDetailsOffsets.safeParse({ '../s1': [0, 1] }).success).toBe(false)
})
