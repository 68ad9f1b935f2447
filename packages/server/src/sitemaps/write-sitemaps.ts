import { buildSectionPath, buildStoryPath, buildThreadPath, TEXT_PAGES } from '@plainwire/domain/addresses'
import { CATEGORIES } from '@plainwire/domain/category'
import type { NewsStory, NewsThread } from '@plainwire/domain/contract'
import { getTextsInLanguage } from '@plainwire/domain/edition'
import { LANGUAGES, type Language } from '@plainwire/domain/language'
import { HOUR_MS } from '@plainwire/domain/units'
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap'
import { buildLocalizedPageUrl } from '../feeds-out/feed-content.ts'

const BRAND = 'Plainwire'
/**
 * The paths of all pages other than stories and threads. The payment portal isn't listed, because it is
 * simulated.
 */
const PAGES = [
  '/',
  ...CATEGORIES.map(buildSectionPath),
  ...TEXT_PAGES.filter((name) => name !== 'portal').map((name) => `/${name}`),
]
/**
 * Search engines' limits: URLs per sitemap, and the number and age (in hours) of the stories in a news
 * sitemap.
 */
const MAX_ADDRESSES = 50_000
const MAX_NEWS = 1_000
const NEWS_HOURS = 48

interface Site {
  publicUrl: string
  threads: readonly Pick<NewsThread, 'id'>[]
  stories: readonly NewsStory[]
}

/** A sitemap without addresses, which the library can't make. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'

async function write(
  items: readonly SitemapItemLoose[],
  xmlns: { news: boolean; xhtml: boolean },
): Promise<Buffer> {
  if (items.length === 0) return Buffer.from(EMPTY)
  const stream = new SitemapStream({ xmlns: { ...xmlns, image: false, video: false } })
  const written = streamToPromise(stream)
  for (const item of items) stream.write(item)
  stream.end()
  return written
}

/** Returns the entries of a page in every language, each with links to the page in all languages. */
function inEveryLanguage(publicUrl: string, path: string, lastmod?: string): SitemapItemLoose[] {
  const links = LANGUAGES.map((lang) => ({ lang, url: buildLocalizedPageUrl(publicUrl, path, lang) }))
  return links.map(({ url }) => ({ url, links, ...(lastmod && { lastmod }) }))
}

const isDated = ({ published_at, updated_at }: NewsStory) =>
  !Number.isNaN(Date.parse(published_at)) && !Number.isNaN(Date.parse(updated_at))

/** /sitemap.xml: every page, thread and story of the edition, in every language. */
export function renderSitemap({ publicUrl, stories, threads }: Site): Promise<Buffer> {
  const pages = PAGES.flatMap((path) => inEveryLanguage(publicUrl, path))
  const topics = threads.flatMap(({ id }) => inEveryLanguage(publicUrl, buildThreadPath(id)))
  const items = stories
    .filter(isDated)
    .flatMap((story) => inEveryLanguage(publicUrl, buildStoryPath(story.id), story.updated_at))
  return write([...pages, ...topics, ...items].slice(0, MAX_ADDRESSES), { news: false, xhtml: true })
}

function newsItem(publicUrl: string, story: NewsStory, language: Language): SitemapItemLoose | undefined {
  const texts = getTextsInLanguage(story, language)
  // A story without a text in this language is only listed in the language of its text.
  if (texts.language !== language) return undefined
  return {
    url: buildLocalizedPageUrl(publicUrl, buildStoryPath(story.id), language),
    news: {
      publication: { name: BRAND, language },
      publication_date: new Date(story.published_at).toISOString(),
      title: texts.headline,
    },
  }
}

/** /news-sitemap.xml: the stories of the last two days, each in the languages of its texts. */
export function renderNewsSitemap(
  { publicUrl, stories }: Pick<Site, 'publicUrl' | 'stories'>,
  now: Date,
): Promise<Buffer> {
  const from = now.getTime() - NEWS_HOURS * HOUR_MS
  const recent = stories.filter((story) => isDated(story) && Date.parse(story.published_at) >= from)
  const items = recent.flatMap((story) => LANGUAGES.map((language) => newsItem(publicUrl, story, language)))
  return write(items.filter((item) => item !== undefined).slice(0, MAX_NEWS), { news: true, xhtml: false })
}
