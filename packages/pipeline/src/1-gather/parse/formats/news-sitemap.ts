import type { Entry } from '@plainwire/domain/feed'
import type { LinkContext } from '../../link/web-url.ts'
import { cleanCategoryNames } from '../entry/entry-categories.ts'
import { parseEntryDates } from '../entry/entry-dates.ts'
import { findPageLink } from '../entry/entry-links.ts'
import { extractEntryMedia } from '../entry/entry-media.ts'
import { convertMarkupToTitle } from '../entry/entry-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'

/** Converts a `<url>` of a Google News sitemap to an entry; undefined if it isn't news. */
export function parseSitemapEntry(item: XmlElement, context: LinkContext, now: Date): Entry | undefined {
  const news = item.child('news:news')
  if (!news) return undefined
  const link = findPageLink(item, context)
  const words = [...news.all('news:keywords'), ...news.all('news:genres')].flatMap(({ text }) =>
    text.split(','),
  )
  const text = { summary: '', content: '', images: [] }
  return {
    id: link ?? item.textOf('loc'),
    title: convertMarkupToTitle(news.textOf('news:title')),
    link,
    published: parseEntryDates(news, now).published,
    updated: parseEntryDates(item, now).updated,
    authors: [],
    summary: '',
    content: '',
    categories: cleanCategoryNames(words),
    media: extractEntryMedia(item, text, context),
  }
}

/** The name and language of the publication, as stated in a sitemap's items. */
export function readSitemapPublication(item: XmlElement | undefined): { name: string; language: string } {
  const publication = item?.child('news:news')?.child('news:publication')
  return {
    name: publication?.textOf('news:name') ?? '',
    language: publication?.textOf('news:language') ?? '',
  }
}
