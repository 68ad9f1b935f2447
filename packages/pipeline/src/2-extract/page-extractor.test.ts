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

test('row 37: pages that take too long are given up, and those that wait behind them are read', {
  timeout: LOADING_MS,
}, async () => {
  const hasty = pageExtractor({ timeoutMs: 300 })
  const at = { url: 'https://a.example/' }
  // Ten times the limit on two cores: on a busy machine the worker's start is reported late.
  const slow = '<p>Water <b>reached</b> the market square.</p>'.repeat(100_000)
  // Every worker is there and gets a slow page: none is left for those that wait.
  await Promise.all([hasty.extract('<title>One</title>', at), hasty.extract('<title>Two</title>', at)])
  const pages = Array.from({ length: 5 }, () => hasty.extract(slow, at))
  expect(await Promise.all(pages)).toEqual(pages.map(() => ({ failure: 'too-slow' })))
  await hasty.close()
})
