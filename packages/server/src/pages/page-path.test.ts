import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPageByPath, isFilePath, isReservedPath } from './page-path.ts'

test('RT-05 every path shows a page, under an address that stays the same when it is read again', () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
  )
  fc.assert(
    fc.property(path, (pathname) => {
      const page = findPageByPath(pathname)
      expect(page.path).toMatch(/^\/[a-z0-9/-]*$/)
      if (page.path !== '/story/unknown') expect(findPageByPath(page.path)).toEqual(page)
    }),
  )
})

test('B21 a thread has a page, where its id can be one of ours', () => {
  expect(findPageByPath('/thread/t12/')).toEqual({ section: 'all', threadId: 't12', path: '/thread/t12' })
  expect(findPageByPath('/thread/T!')).toEqual({ section: 'all', path: '/' })
})

test.each([
  ['/x.css', true],
  ['/a.b/c', false],
  ['/story/s1', false],
  ['/story/s1.js', true],
])('whether %s names a file: %s', (path, expected) => {
  expect(isFilePath(path)).toBe(expected)
})

test.each([
  ['/api/x', true],
  ['/apix', false],
  ['/images', true],
  ['/.git/config', true],
  ['/', false],
])('whether %s belongs to calls and files: %s', (path, expected) => {
  expect(isReservedPath(path)).toBe(expected)
})
