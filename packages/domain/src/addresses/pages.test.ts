import { expect, test } from 'vitest'
import {
  buildSectionPath,
  buildStoryPath,
  buildThreadPath,
  PAGE_PATHS,
  parseSitePagePath,
  TEXT_PAGES,
} from './pages.ts'

test('every page of the table is found at its path, with and without a slash at its end', () => {
  for (const path of PAGE_PATHS) {
    const filled = path.replace('{id}', 's1')
    expect(parseSitePagePath(filled).kind, path).not.toBe('unknown')
    expect(parseSitePagePath(`${filled}/`)).toEqual(parseSitePagePath(filled))
  }
})

test('paths of sections, stories, threads and texts lead back to them', () => {
  expect(parseSitePagePath(buildSectionPath('all'))).toEqual({ kind: 'section', section: 'all' })
  expect(parseSitePagePath(buildSectionPath('world'))).toEqual({ kind: 'section', section: 'world' })
  expect(parseSitePagePath(buildStoryPath('s1'))).toEqual({ kind: 'story', id: 's1' })
  expect(parseSitePagePath('/article/s1')).toEqual({ kind: 'story', id: 's1' })
  expect(parseSitePagePath(buildThreadPath('t1'))).toEqual({ kind: 'thread', id: 't1' })
  expect(TEXT_PAGES.map((name) => parseSitePagePath(`/${name}`))).toEqual(
    TEXT_PAGES.map((name) => ({ kind: 'text', name })),
  )
})

test.each(['/all', '/story', '/story/a/b', '/nowhere', '//about', '/About'])('%s is no page', (path) => {
  expect(parseSitePagePath(path)).toEqual({ kind: 'unknown' })
})

test('an id with special characters stays one segment', () => {
  expect(parseSitePagePath(buildStoryPath('a/b'))).toEqual({ kind: 'story', id: 'a%2Fb' })
})
