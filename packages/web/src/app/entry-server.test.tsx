// @vitest-environment happy-dom
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewsEdition } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { aNews, aSource } from '@plainwire/domain/testing'
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { storyReadingHistory } from '../device/history/read.ts'
import { buildFirstViewData } from '../edition/first-view.ts'
import { DEFAULT_CONFIG } from '../lib/default-config.ts'
import { getLanguageFromUrl } from '../lib/texts.ts'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { simulateLoadingImages } from '../testing/leave-images-loading.ts'
import { LOCALIZERS } from '../testing/render-with-providers.tsx'
import { aPicture, NOW, someDetails, someStories } from '../testing/stories.ts'
import { App } from './app.tsx'
import { readPageData } from './document/page-data.ts'
import { createPageRenderer, extractStoryIdFromUrl, render } from './entry-server.tsx'

const folder = mkdtempSync(join(tmpdir(), 'plainwire-web-'))
const manifestPath = join(folder, 'manifest.json')
writeFileSync(
  manifestPath,
  JSON.stringify({
    'src/app/boot.ts': { file: 'build/boot.js', css: ['build/boot.css'] },
    'src/app/entry-client.tsx': { file: 'build/entry.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'build/shared.js' },
  }),
)
afterEach(() => vi.useRealTimers())
afterAll(() => rmSync(folder, { recursive: true }))

const TRAP = '</script><img src=x onerror=alert(1)> & "quotes"'
const news = aNews(someStories(25, (index) => (index === 1 ? { headline: TRAP, sub_headline: TRAP } : {})))
const config = { ...DEFAULT_CONFIG, publicUrl: 'https://plainwire.example' }

async function draw(
  url: string,
  about: { language?: Language; news?: NewsEdition | undefined; storyId?: string } = {},
) {
  const language = about.language ?? getLanguageFromUrl(url)
  const edition = 'news' in about ? about.news : news
  const story = edition?.stories.find(({ id }) => id === (about.storyId ?? extractStoryIdFromUrl(url)))
  const details = story && someDetails(story)
  const isStoryMissing = !story && extractStoryIdFromUrl(url) !== undefined
  const view =
    edition && buildFirstViewData({ news: edition, url, language, now: NOW, details, isStoryMissing })
  const drawn = await render({ url, language, view, config, manifestPath })
  return { ...drawn, view, page: new DOMParser().parseFromString(drawn.html, 'text/html') }
}

test('a rendered page leaves no timer behind, which would keep it in memory and the process alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await draw('/')
  await draw('/story/s3')
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['/', '/science', '/story/s3', '/about', '/?lang=nl', '/nowhere'])(
  '%s is a whole document without inline script, inline style or style attribute',
  async (url) => {
    const { html, status, page } = await draw(url)
    expect(status).toBe(200)
    expect(html.startsWith('<!doctype html><html lang=')).toBe(true)
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
    expect(page.querySelector('style')).toBeNull()
    const scripts = [...page.querySelectorAll('script')]
    expect(scripts.map((script) => script.getAttribute('src') ?? script.type)).toEqual([
      '/build/boot.js',
      ...(url.startsWith('/story/') ? ['application/ld+json'] : []),
      'application/json',
    ])
    expect(page.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/build/boot.css')
  },
)

test('the application’s modules are listed for the script, but not preloaded by the document', async () => {
  const { page } = await draw('/')
  const modules = page.querySelector('script[data-modules]')?.getAttribute('data-modules')
  expect(modules).toBe('/build/entry.js /build/shared.js')
  expect(page.querySelector('link[rel="modulepreload"]')).toBeNull()
})

test('on a phone the page behind a story that was opened by its URL isn’t rendered', async () => {
  const isUnseen = async (url: string) => {
    const { page } = await draw(url)
    return page.querySelector('main')?.hasAttribute('data-unseen')
  }
  expect([await isUnseen('/story/s3'), await isUnseen('/'), await isUnseen('/science')]).toEqual([
    true,
    false,
    false,
  ])
})

test('the page renderer for the server returns the same document, and 404 for a missing story', async () => {
  const renderPage = createPageRenderer(manifestPath)
  const request = {
    language: 'en',
    news,
    story: null,
    quality: null,
    corrections: null,
    config,
    now: NOW,
  } as const
  const home = await renderPage({ ...request, url: '/', isStoryMissing: false })
  expect(home).toEqual({ status: 200, language: 'en', html: (await draw('/')).html })
  const missing = await renderPage({ ...request, url: '/story/s999', isStoryMissing: true })
  expect(missing.status).toBe(404)
})

test('a hostile headline is text, in the page and in its data', async () => {
  const { html, page } = await draw('/')
  expect(html).not.toContain('<img src=x')
  const titles = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(titles).toContain(TRAP)
  document.body.innerHTML = ''
  document.body.append(page.getElementById('first-view') ?? '')
  expect(readPageData()?.view?.cards.map(({ title }) => title)).toContain(TRAP)
})

test('RT-04 RT-07 a story’s page contains its text, sources and metadata', async () => {
  const { page } = await draw('/story/s3')
  const dialog = page.querySelector('dialog[open]')
  expect(dialog?.querySelector('h1')?.textContent).toBe('Headline 3')
  expect(dialog?.textContent).toContain('The Harbour Gazette')
  expect(page.title).toBe('Headline 3 · Plainwire')
  const said = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  expect(said('og:title')).toBe('Headline 3')
  expect(said('og:image')).toBe('https://plainwire.example/images/share/s3.png')
  expect([said('og:image:width'), said('og:image:height')]).toEqual(['1200', '630'])
  expect(said('twitter:card')).toBe('summary_large_image')
  const article = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Headline 3',
    mainEntityOfPage: 'https://plainwire.example/story/s3',
    image: ['https://plainwire.example/images/share/s3.png'],
  })
})

test('hostile text is escaped in the metadata and the structured data', async () => {
  const { html, page } = await draw('/story/s2')
  expect(html).not.toContain('<img src=x')
  const article = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(article.headline).toBe(TRAP)
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(TRAP)
})

test('B16 a page links to the feeds with its stories, in its language', async () => {
  const feedsAt = async (url: string) =>
    [...(await draw(url)).page.querySelectorAll('link[rel="alternate"][type]')].map((link) =>
      link.getAttribute('href'),
    )
  expect(await feedsAt('/')).toEqual(['/feeds/all.rss', '/feeds/all.atom', '/feeds/all.json'])
  expect(await feedsAt('/science?lang=nl')).toContain('/feeds/science.rss?lang=nl')
})

test('SM-07 the page of a missing story has status 404 and isn’t indexed', async () => {
  const { status, page } = await draw('/story/s999')
  expect(status).toBe(404)
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector('dialog[open]')?.textContent).toContain('Story not found.')
})

test('RT-05 any other path shows the home feed, with / as its canonical URL', async () => {
  const { status, page } = await draw('/no/such/page')
  expect(status).toBe(200)
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://plainwire.example/')
  expect(page.querySelectorAll('article')).toHaveLength(20)
})

test('the page is in the language of its URL, and links to the other language', async () => {
  const { page, headers } = await draw('/science?lang=nl')
  expect(page.documentElement.lang).toBe('nl')
  expect(headers).toEqual({ 'content-language': 'nl' })
  const alternates = [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(alternates).toEqual([
    'https://plainwire.example/science',
    'https://plainwire.example/science?lang=nl',
    'https://plainwire.example/science',
  ])
})

test('only the first picture is preloaded and fetched eagerly', async () => {
  const { page } = await draw('/')
  const preload = page.querySelector('link[rel="preload"][as="image"]')
  expect(preload?.getAttribute('imagesrcset')).toContain('/images/s1/640.avif 640w')
  const eager = [...page.querySelectorAll('main img')].filter(
    (image) => image.getAttribute('loading') === 'eager',
  )
  expect(eager.map((image) => image.getAttribute('src'))).toEqual(['/images/s1/640.webp'])
})

test('a story’s page preloads the first picture of the story', async () => {
  const media = ['/images/own-1', '/images/own-2'].map((url) => aPicture(url, false))
  const pictured = someStories(3, (index) =>
    index === 2 ? { sources: [aSource({ media })], primary_image_url: null } : {},
  )
  const { page } = await draw('/story/s3', { news: aNews(pictured) })
  const preload = page.querySelector('link[rel="preload"][as="image"]')
  const first = page.querySelector('dialog img[loading="eager"]')
  expect(first?.getAttribute('src')).toBe('/images/own-1/640.webp')
  expect(preload?.getAttribute('imagesrcset')).toContain('/images/own-1/640.avif 640w')
})

test('FD-05 without an edition the page is empty, and the browser loads the edition', async () => {
  const { status, page } = await draw('/', { news: undefined })
  expect(status).toBe(200)
  expect(page.getElementById('root')?.childElementCount).toBe(0)
})

test.each(['/', '/science?lang=nl', '/story/s3', '/terms'])(
  '%s is hydrated without a change',
  async (url) => {
    simulateLoadingImages()
    // The browser is never idle, so that the page doesn't contain the parts that are rendered when it is.
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    const { page, view } = await draw(url)
    const language = getLanguageFromUrl(url)
    document.body.innerHTML = page.body.innerHTML
    const root = document.getElementById('root')
    if (!root) throw new Error('There is a root.')
    const before = root.cloneNode(true)
    const props = {
      localizer: LOCALIZERS[language],
      config,
      view,
      now: NOW,
      newsClient: fakeNewsClient(),
      queries: new QueryClient(),
      log: { warn: () => {} },
    }
    const onRecoverableError = vi.fn()
    vi.setSystemTime(NOW)
    // Nothing is awaited here, so that the page doesn't contain parts that are loaded after the first render.
    let hydrated: Root | undefined
    act(() => {
      hydrated = hydrateRoot(
        root,
        <MemoryRouter initialEntries={[url]}>
          <App {...props} />
        </MemoryRouter>,
        { onRecoverableError },
      )
    })
    expect(root.isEqualNode(before)).toBe(true)
    await act(async () => {})
    expect(onRecoverableError).not.toHaveBeenCalled()
    vi.useRealTimers()
    await act(() => hydrated?.unmount())
    vi.unstubAllGlobals()
    storyReadingHistory.set(storyReadingHistory.initial)
  },
)
