import type { XmlElement } from '../xml/xml-element.ts'
import type { XmlNameResolver } from '../xml/xml-names.ts'
import type { XmlVocabulary } from '../xml/xml-reader.ts'

/** The names of root elements, with the name of their items; undefined for a root without items. */
const ITEMS: Record<string, string | undefined> = {
  rss: 'item',
  'rdf:rdf': 'item',
  rdf: 'item',
  channel: 'item',
  item: 'item',
  feed: 'entry',
  entry: 'entry',
  urlset: 'url',
  sitemapindex: undefined,
  opml: undefined,
}

/** Root elements that are also recognised inside a web page. Other names there could mean anything. */
const SURE = new Set(['rss', 'rdf:rdf', 'atom:feed'])

/**
 * The root elements and items of feeds, for the XML reader. In damaged feeds `channel` and `item` occur without
 * a root.
 */
export function createFeedXmlVocabulary(onItem: (item: XmlElement) => void): XmlVocabulary {
  return {
    onItem,
    itemName: (root) => (Object.hasOwn(ITEMS, root) ? ITEMS[root] : undefined),
    isRoot(name: string, names: XmlNameResolver, isWebPage: boolean) {
      if (isWebPage && !SURE.has(name)) return false
      if (Object.hasOwn(ITEMS, name)) return true
      const [prefix = '', local = ''] = name.split(':')
      if (!Object.hasOwn(ITEMS, local)) return false
      names.setPlain(prefix)
      return true
    },
  }
}
