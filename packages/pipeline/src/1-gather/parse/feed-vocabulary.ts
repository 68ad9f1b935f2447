import type { XmlElement } from './xml-element.ts'
import type { XmlNames } from './xml-names.ts'
import type { Vocabulary } from './xml-reader.ts'

/** Roots by the name they have without a prefix, and what their items are called. */
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

/** Roots that are believed inside a web page, where other words may be anything. */
const SURE = new Set(['rss', 'rdf:rdf', 'atom:feed'])

/** Root elements of a feed. `channel` and `item` without a root around them occur in damaged feeds. */
export function feedVocabulary(onItem: (item: XmlElement) => void): Vocabulary {
  return {
    onItem,
    itemName: (root) => (Object.hasOwn(ITEMS, root) ? ITEMS[root] : undefined),
    isRoot(name: string, names: XmlNames, isWebPage: boolean) {
      if (isWebPage && !SURE.has(name)) return false
      if (Object.hasOwn(ITEMS, name)) return true
      const [prefix = '', local = ''] = name.split(':')
      if (!Object.hasOwn(ITEMS, local)) return false
      names.setPlain(prefix)
      return true
    },
  }
}
