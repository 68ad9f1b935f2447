// @vitest-environment happy-dom
import { aStory, someDetails } from '@plainwire/domain/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FirstViewData } from '../../edition/first-view.ts'
import { getViewForPath } from '../../lib/addresses/paths.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { Metadata } from './metadata.tsx'

const BASE = 'https://news.example'
const DESCRIPTION = 'Plain, factual news from many publishers. One story, every source, no clickbait.'

interface Given {
  view?: Partial<FirstViewData>
  language?: 'en' | 'nl'
  isIndexed?: boolean
}

/** The metadata of the page at a path, as elements. */
function headOf(path: string, { view, language = 'en', isIndexed = true }: Given = {}): Element {
  const config = { ...DEFAULT_CONFIG, publicUrl: BASE }
  const head = document.createElement('div')
  head.innerHTML = renderToStaticMarkup(
    <Metadata
      data={{ language, config, view: view as FirstViewData | undefined }}
      path={path}
      view={getViewForPath(path)}
      text={LOCALIZERS[language]}
      isIndexed={isIndexed}
    />,
  )
  return head
}
const content = (head: Element, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const links = (head: Element, selector: string) =>
  [...head.querySelectorAll(`link${selector}`)].map((link) => link.getAttribute('href'))
const withStory = (over: Parameters<typeof aStory>[0] = {}) => {
  return { view: { story: someDetails(aStory(over)) } }
}

describe('a section’s page', () => {
  test('has the description of the site and a small preview', () => {
    const head = headOf('/science')
    expect(head.querySelector('title')?.textContent).toBe('Science · Plainwire')
    expect(content(head, 'description')).toBe(DESCRIPTION)
    expect(content(head, 'og:type')).toBe('website')
    expect(content(head, 'og:title')).toBe('Science · Plainwire')
    expect(content(head, 'twitter:card')).toBe('summary')
    expect(content(head, 'og:image')).toBeUndefined()
    expect(head.querySelector('script')).toBeNull()
  })

  test('names its own address, and that in every language with English as the default', () => {
    const head = headOf('/science', { language: 'nl' })
    expect(links(head, '[rel="canonical"]')).toEqual([`${BASE}/science?lang=nl`])
    expect(content(head, 'og:url')).toBe(`${BASE}/science?lang=nl`)
    const languages = [...head.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(languages).toEqual([
      ['en', `${BASE}/science`],
      ['nl', `${BASE}/science?lang=nl`],
      ['x-default', `${BASE}/science`],
    ])
  })

  test('links to the feeds of its category in the reader’s language; other sections to those of all news', () => {
    expect(links(headOf('/science', { language: 'nl' }), '[type]')).toEqual([
      '/feeds/science.rss?lang=nl',
      '/feeds/science.atom?lang=nl',
      '/feeds/science.json?lang=nl',
    ])
    expect(links(headOf('/local'), '[type]')[0]).toBe('/feeds/all.rss')
    expect(links(headOf('/'), '[type]')[0]).toBe('/feeds/all.rss')
  })

  test('says that it isn’t indexed only if it isn’t', () => {
    expect(content(headOf('/'), 'robots')).toBeUndefined()
    expect(content(headOf('/', { isIndexed: false }), 'robots')).toBe('noindex')
  })
})

describe('a story’s page', () => {
  test('has the story’s texts, date and picture', () => {
    const head = headOf('/story/s1', withStory())
    expect(head.querySelector('title')?.textContent).toBe('Bridge opens in Zwolle · Plainwire')
    expect(content(head, 'description')).toBe('The bridge took four years.')
    expect(content(head, 'og:type')).toBe('article')
    expect(content(head, 'og:title')).toBe('Bridge opens in Zwolle')
    expect(content(head, 'twitter:card')).toBe('summary_large_image')
    expect(content(head, 'og:image')).toBe(`${BASE}/images/share/s1.png`)
    expect(content(head, 'og:image:alt')).toBe('Bridge opens in Zwolle')
    expect(content(head, 'article:published_time')).toBe('2026-11-20T10:00:00.000Z')
    expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toMatchObject({
      mainEntityOfPage: `${BASE}/story/s1`,
      image: [`${BASE}/images/share/s1.png`],
    })
  })

  test('has the description of the site if the story has no sub-headline', () => {
    expect(content(headOf('/story/s1', withStory({ sub_headline: '' })), 'description')).toBe(DESCRIPTION)
  })

  test('has a picture in the reader’s language, and an address that no id can leave', () => {
    const head = headOf('/story/a%2Fb', { ...withStory({ id: 'a/b?' }), language: 'nl' })
    expect(content(head, 'og:image')).toBe(`${BASE}/images/share/a%2Fb%3F.png?lang=nl`)
  })

  test('that doesn’t exist has no texts of a story', () => {
    const head = headOf('/story/s1', { view: {} })
    expect(head.querySelector('title')?.textContent).toBe('Plainwire')
    expect(content(head, 'og:image')).toBeUndefined()
    expect(content(head, 'article:published_time')).toBeUndefined()
  })

  test('is the only one with the texts of its story', () => {
    expect(content(headOf('/science', withStory()), 'og:title')).toBe('Science · Plainwire')
  })
})

test('the page of a thread is described by its headlines', () => {
  const entries = [{ title: 'Port reopens' }, { title: 'Strike begins' }]
  const timeline = { id: 't1', title: 'Harbour strike', entries } as FirstViewData['timeline']
  const head = headOf('/thread/t1', { view: { timeline } })
  expect(content(head, 'og:title')).toBe('Harbour strike · Plainwire')
  expect(content(head, 'description')).toBe('Port reopens · Strike begins')
})

test('the page of coverage gaps has a description of its own', () => {
  expect(content(headOf('/gaps'), 'description')).toMatch(/^What is missing from the coverage/)
})
