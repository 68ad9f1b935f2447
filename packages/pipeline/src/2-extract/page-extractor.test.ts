import { afterAll, expect, test } from 'vitest'
import { MAX_PAGE_BYTES } from './extract-article.ts'
import { pageExtractor } from './page-extractor.ts'

/** A worker loads the whole reader of pages first, which takes a busy machine longer than any other test. */
const LOADING_MS = 90_000

const extractor = pageExtractor()
afterAll(() => extractor.close())

test('pages are read in a worker', { timeout: LOADING_MS }, async () => {
  const html = '<title>Dyke breaks</title><p>Water reached the market square.</p>'
  const page = await extractor.extract(html, { url: 'https://a.example/' })
  expect(page).toMatchObject({ title: 'Dyke breaks' })
})

test('a page over 5 MB is refused before it is read', async () => {
  const html = new Uint8Array(MAX_PAGE_BYTES + 1)
  expect(await extractor.extract(html, { url: 'https://a.example/' })).toEqual({ failure: 'too-large' })
})

test('a page that takes too long is given up, and the next one is read', {
  timeout: LOADING_MS,
}, async () => {
  const hasty = pageExtractor({ timeoutMs: 1 })
  const slow = '<p>Water reached the market square within an hour of the breach.</p>'.repeat(20_000)
  expect(await hasty.extract(slow, { url: 'https://a.example/' })).toEqual({ failure: 'too-slow' })
  await hasty.close()
  expect(await extractor.extract('<title>Next</title>', { url: 'https://a.example/' })).toMatchObject({
    title: 'Next',
  })
})
