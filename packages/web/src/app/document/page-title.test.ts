import { expect, test } from 'vitest'
import { viewOfPath } from '../../lib/addresses/paths.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { pageTitle } from './page-title.ts'

test.each([
  ['/', undefined, 'Plainwire: Latest news'],
  ['/science', undefined, 'Science · Plainwire'],
  ['/story/s1', 'Bridge opens', 'Bridge opens · Plainwire'],
  ['/story/s1', undefined, 'Plainwire'],
  ['/about', undefined, 'About Plainwire'],
  ['/terms', undefined, 'Terms · Plainwire'],
])('the title of the page at %s (story title: %s) is %s', (path, storyTitle, title) => {
  expect(pageTitle(viewOfPath(path), LOCALIZERS.en, storyTitle)).toBe(title)
})
