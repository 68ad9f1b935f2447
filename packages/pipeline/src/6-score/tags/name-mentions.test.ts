import { describe, expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import type { NameInArticle } from './article-names.ts'
import {
  collectNameMentions,
  isPartOfLongerName,
  mergeNameMentions,
  type NameMentions,
} from './name-mentions.ts'

const name = (key: string, known: Partial<NameInArticle> = {}): NameInArticle => ({
  key,
  written: key,
  kind: 'name',
  country: undefined,
  isEarly: false,
  ...known,
})
/** Collects the mentions of names, given by article id; articles whose id begins with 'nl' are Dutch. */
function collect(names: Record<string, NameInArticle[]>) {
  const articles = Object.keys(names).map((id) =>
    createTestArticle({ id, language: id.startsWith('nl') ? 'nl' : 'en' }),
  )
  return collectNameMentions(articles, ({ id }) => names[id] ?? [])
}

describe('the mentions of a name', () => {
  test('are counted over all articles, the articles once each', () => {
    const all = collect({
      a: [name('beira'), name('beira'), name('maputo')],
      b: [name('beira', { isEarly: true })],
      c: [name('beira')],
    })
    expect([...all.keys()]).toEqual(['beira', 'maputo'])
    expect(all.get('beira')).toMatchObject({ mentions: 4, isEarly: true, articles: new Set(['a', 'b', 'c']) })
    expect(all.get('maputo')).toMatchObject({ mentions: 1, isEarly: false, articles: new Set(['a']) })
  })

  test('give the longest spelling in each language, the first of equal ones', () => {
    const all = collect({
      a: [name('x', { written: 'Ana' }), name('x', { written: 'Anna S' }), name('x', { written: 'ANNA S' })],
      nl1: [name('x', { written: 'Annie' }), name('x', { written: 'An' })],
    })
    expect([...(all.get('x')?.written ?? [])]).toEqual([
      ['en', 'Anna S'],
      ['nl', 'Annie'],
    ])
  })

  test('in two languages are of one name, if both are known', () => {
    const all = collect({
      a: [name('united nations', { kind: 'known' })],
      nl1: [name('verenigde naties'), name('vn')],
    })
    expect([...all.keys()]).toEqual(['=United Nations'])
    expect(all.get('=United Nations')).toMatchObject({ key: '=United Nations', mentions: 3, kind: 'known' })
  })
})

test.each([
  ['mabunda', 'celestino mabunda', true],
  ['celestino', 'celestino mabunda', true],
  ['mabunda', 'mabundas', false],
  ['ana', 'anabel sitoe', false],
  ['a c', 'a b c', false],
  ['beira', 'beira', false],
  ['celestino mabunda', 'mabunda', false],
])('%s is part of %s: %s', (part, whole, expected) => {
  expect(isPartOfLongerName(part, whole)).toBe(expected)
})

describe('names are merged', () => {
  const merged = (...names: NameInArticle[]) => mergeNameMentions(collect({ a: names }))
  const keys = (...names: NameInArticle[]) => merged(...names).map(({ key }) => key)

  test('into the fullest one, with all their mentions', () => {
    const all = collect({
      a: [name('mabunda', { isEarly: true }), name('mabunda')],
      b: [name('celestino mabunda')],
    })
    expect(mergeNameMentions(all)).toEqual([
      expect.objectContaining({
        key: 'celestino mabunda',
        mentions: 3,
        isEarly: true,
        articles: new Set(['a', 'b']),
      }),
    ])
    expect(all.get('celestino mabunda')).toMatchObject({ mentions: 1, isEarly: false })
  })

  test('also without a middle name', () => {
    expect(keys(name('andrew mark cuomo'), name('andrew cuomo'))).toEqual(['andrew mark cuomo'])
    expect(keys(name('andrew mark cuomo'), name('andrew m cuomo'))).toEqual(['andrew mark cuomo'])
    expect(keys(name('andrew mark cuomo'), name('chris cuomo'))).toEqual(['andrew mark cuomo', 'chris cuomo'])
  })

  test('but not places', () => {
    const place = name('!beira', { kind: 'place' })
    expect(keys(name('york', { kind: 'place' }), name('new york times'))).toEqual(['new york times', 'york'])
    expect(keys(name('york'), name('new york', { kind: 'place' }))).toEqual(['new york', 'york'])
    expect(keys(place)).toEqual(['!beira'])
  })

  test('the longest first, whatever their order', () => {
    const all: NameMentions[] = merged(name('bos'), name('ana bos'), name('ana bos sitoe'), name('x'))
    expect(all.map(({ key, mentions }) => [key, mentions])).toEqual([
      ['ana bos sitoe', 3],
      ['x', 1],
    ])
  })
})
