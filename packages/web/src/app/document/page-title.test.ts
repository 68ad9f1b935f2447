import { expect, test } from 'vitest'
import { getViewForPath } from '../../lib/addresses/paths.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { buildPageTitle } from './page-title.ts'

test.each([
  ['/', undefined, 'Plainwire: Latest news'],
  ['/science', undefined, 'Science · Plainwire'],
  ['/story/s1', 'Bridge opens', 'Bridge opens · Plainwire'],
  ['/story/s1', undefined, 'Plainwire'],
  ['/about', undefined, 'About Plainwire'],
  ['/terms', undefined, 'Terms · Plainwire'],
])('the title of the page at %s (story title: %s) is %s', (path, storyTitle, title) => {
  expect(buildPageTitle(getViewForPath(path), LOCALIZERS.en, storyTitle)).toBe(title)
})
