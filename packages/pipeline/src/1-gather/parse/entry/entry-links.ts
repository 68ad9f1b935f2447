import { type LinkContext, toWebUrl } from '../../link/web-url.ts'
import type { XmlElement } from '../xml/xml-element.ts'

/** Hosts that only redirect to the page; the feed then has the page's address in `feedburner:origLink`. */
const FORWARDERS = /^https?:\/\/(?:feedproxy\.google\.com|feeds?\d*\.feedburner\.com|rss\.feedsportal\.com)\//

/** Values of `rel` for links to the page of an entry, the best first. */
const ENTRY_RELATIONS = ['alternate', 'canonical', 'self', 'related', 'via']

/** The rank of a link by its relation: 0 is most likely the entry's page, Infinity certainly isn't. */
function rank(link: XmlElement, relations: readonly string[]): number {
  const rel = link.attribute('rel').toLowerCase().split('/').at(-1) ?? ''
  const type = link.attribute('type').toLowerCase()
  const isPage = type === '' || type.includes('html')
  const index = relations.indexOf(rel === '' ? 'alternate' : rel)
  return index < 0 ? Number.POSITIVE_INFINITY : index * 2 + (isPage ? 0 : 1)
}

interface Candidate {
  text: string
  base: string
}

/** The candidate links to an element's page as written, best first. */
function* candidates(element: XmlElement, relations: readonly string[]): Generator<Candidate> {
  for (const { text, base } of element.all('link')) if (text.trim() !== '') yield { text, base }
  const links = element
    .all('link', 'atom:link')
    .map((link) => ({ link, order: rank(link, relations) }))
    .filter(({ link, order }) => Number.isFinite(order) && link.attribute('href') !== '')
  for (const { link } of links.sort((a, b) => a.order - b.order))
    yield { text: link.attribute('href'), base: link.base }
  const content = element.child('content')
  if (content) yield { text: content.attribute('src'), base: content.base }
  for (const id of element.all('guid', 'id', 'loc', 'dc:identifier', 'dc:source')) {
    const isLink = id.attribute('ispermalink').toLowerCase() !== 'false' && /^\s*https?:\/\//i.test(id.text)
    if (isLink || id.name === 'loc') yield { text: id.text, base: id.base }
  }
  for (const name of ['rdf:about', 'rdf:resource'])
    yield { text: element.attribute(name), base: element.base }
  for (const { text, base } of element.all('feedburner:origlink', 'url')) yield { text, base }
}

/**
 * The page of an item or a feed, as an absolute URL.
 *
 * @param context the document's location; an `xml:base` near the link takes precedence over its base
 */
export function findPageLink(
  element: XmlElement,
  context: LinkContext,
  relations: readonly string[] = ENTRY_RELATIONS,
): string | undefined {
  for (const { text, base } of candidates(element, relations)) {
    const url = toWebUrl(text, { base: base === '' ? context.base : base, home: context.home })
    if (url === undefined) continue
    const original = FORWARDERS.test(url) ? element.textOf('feedburner:origlink') : ''
    return toWebUrl(original, context) ?? url
  }
  return undefined
}
