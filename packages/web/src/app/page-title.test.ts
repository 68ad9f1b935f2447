import { expect, test } from 'vitest'
import { viewOfPath } from '../lib/paths.ts'
import { LOCALIZERS } from '../testing/render-part.tsx'
import { pageTitle } from './page-title.ts'

test.each([
  ['/', undefined, 'Plainwire: Latest news'],
  ['/science', undefined, 'Science · Plainwire'],
  ['/story/s1', 'Bridge opens', 'Bridge opens · Plainwire'],
  ['/story/s1', undefined, 'Plainwire'],
  ['/about', undefined, 'About Plainwire'],
  ['/terms', undefined, 'Terms · Plainwire'],
])('the page at %s (%s) is called %s', (path, storyTitle, title) => {
  expect(pageTitle(viewOfPath(path), LOCALIZERS.en, storyTitle)).toBe(title)
})
