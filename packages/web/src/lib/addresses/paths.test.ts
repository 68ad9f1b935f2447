import { buildSectionPath, buildStoryPath, buildThreadPath } from '@plainwire/domain/addresses'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildPathWithParameters,
  getStoryIdFromPath,
  getViewForPath,
  parseCoverageGapParameter,
  readReturnPath,
} from './paths.ts'

test.each([
  ['/', 'all'],
  ['/local', 'local'],
  ['/world', 'world'],
  ['/politics', 'politics'],
  ['/science', 'science'],
  ['/business', 'business'],
  ['/technology', 'technology'],
  ['/environment', 'environment'],
  ['/health', 'health'],
  ['/entertainment', 'entertainment'],
  ['/sports', 'sports'],
  ['/crime', 'crime'],
] as const)('RT-01 %s shows the section %s', (path, section) => {
  expect(getViewForPath(path)).toEqual({ section, dialog: undefined })
  expect(buildSectionPath(section)).toBe(path)
})

test.each(['about', 'privacy', 'terms', 'quality', 'gaps', 'corrections'] as const)(
  'RT-02 /%s shows the home feed and its dialog',
  (name) => {
    expect(getViewForPath(`/${name}`)).toEqual({ section: 'all', dialog: { name } })
  },
)

test('RT-04 RT-08 /story/{id} and /article/{id} show the home feed and the story', () => {
  const view = { section: 'all', dialog: { name: 'story', storyId: 's12' } }
  expect(getViewForPath('/story/s12')).toEqual(view)
  expect(getViewForPath('/article/s12/')).toEqual(view)
  expect(getStoryIdFromPath(buildStoryPath('a b/ö'))).toBe('a b/ö')
  expect(getStoryIdFromPath('/story/%E0%A4%A')).toBe('%E0%A4%A')
})

test('B21 /thread/{id} shows the home feed and the thread', () => {
  const view = { section: 'all', dialog: { name: 'thread', threadId: 't12' } }
  expect(getViewForPath(buildThreadPath('t12'))).toEqual(view)
  expect(getViewForPath('/thread')).toEqual({ section: 'all', dialog: undefined })
})

test('RT-05 any other path shows the home feed', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(getViewForPath(`/x${path}`)).toEqual({ section: 'all', dialog: undefined })
    }),
  )
  expect(getViewForPath('/story')).toEqual({ section: 'all', dialog: undefined })
  expect(getViewForPath('/science/deep')).toEqual({ section: 'all', dialog: undefined })
})

test('a story id is encoded and decoded in a path', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      expect(getStoryIdFromPath(buildStoryPath(id))).toBe(id)
    }),
  )
})

test('the language is part of the address, except English', () => {
  expect(buildPathWithParameters('/science', 'en')).toBe('/science')
  expect(buildPathWithParameters('/science', 'nl')).toBe('/science?lang=nl')
})

test('B14 the coverage gap of a list is part of the address; unknown gaps are ignored', () => {
  expect(buildPathWithParameters('/', 'nl', '', 'one-owner')).toBe('/?gap=one-owner&lang=nl')
  expect(parseCoverageGapParameter('?gap=one-owner&lang=nl')).toBe('one-owner')
  expect(parseCoverageGapParameter('?gap=none')).toBeUndefined()
})

test('the address behind a dialog is read from the history state, if a link of ours wrote it', () => {
  expect(readReturnPath({ behind: '/science' })).toBe('/science')
  for (const state of [null, undefined, 'x', {}, { behind: 3 }]) expect(readReturnPath(state)).toBeUndefined()
})
