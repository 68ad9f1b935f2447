import { afterAll, expect, test } from 'vitest'
import { MAX_PAGE_BYTES } from './extract-article.ts'
import { createPageExtractor } from './page-extractor.ts'

/** The time limit of these tests, in ms. Loading the extractor in a worker is their slowest part. */
const LOADING_MS = 90_000

const extractor = createPageExtractor()
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
  const hasty = createPageExtractor({ timeoutMs: 1 })
  const at = { url: 'https://a.example/' }
  // Extracting this page takes some 300 ms, hundreds of times the limit, so that it exceeds the limit even if
  // a busy machine reports late that the worker has begun.
  const slow = '<p>Water <b>reached</b> the market square.</p>'.repeat(100_000)
  // Starts all workers first, so that each of them gets a slow page and the other pages have to wait.
  await Promise.all([hasty.extract('<title>One</title>', at), hasty.extract('<title>Two</title>', at)])
  const pages = Array.from({ length: 5 }, () => hasty.extract(slow, at))
  expect(await Promise.all(pages)).toEqual(pages.map(() => ({ failure: 'too-slow' })))
  await hasty.close()
})
