/**
 * The usual prefix of each namespace, and its URIs in lower case, without the scheme, `www.` and a final
 * slash or hash. The namespaces of RSS and sitemaps have the empty prefix.
 */
const NAMESPACES: [prefix: string, uris: string][] = [
  [
    '',
    'purl.org/rss/1.0 purl.org/net/rss1.1 my.netscape.com/rdf/simple/0.9 channel.netscape.com/rdf/simple/0.9 ' +
      'backend.userland.com/rss backend.userland.com/rss2 backend.userland.com/rss091 backend.userland.com/rss092 ' +
      'blogs.law.harvard.edu/tech/rss cyber.law.harvard.edu/rss my.netscape.com/publish/formats/rss-0.91.dtd ' +
      'sitemaps.org/schemas/sitemap/0.9 google.com/schemas/sitemap/0.84 google.com/schemas/sitemap/0.9',
  ],
  ['atom', 'w3.org/2005/atom purl.org/atom/ns example.com/newformat'],
  ['rdf', 'w3.org/1999/02/22-rdf-syntax-ns'],
  ['dc', 'purl.org/dc/elements/1.1 purl.org/dc/elements/1.0 purl.org/dc'],
  ['dcterms', 'purl.org/dc/terms purl.org/rss/1.0/modules/dcterms'],
  ['content', 'purl.org/rss/1.0/modules/content'],
  [
    'media',
    'search.yahoo.com/mrss tools.search.yahoo.com/mrss video.search.yahoo.com/mrss rssboard.org/media-rss ' +
      'search.yahoo.com/mrss/rss.xml',
  ],
  ['itunes', 'itunes.com/dtds/podcast-1.0.dtd itunes.com/dtds/podcast-1.0 example.com/dtds/podcast-1.0.dtd'],
  ['georss', 'georss.org/georss georss.org/georss/10'],
  ['gml', 'opengis.net/gml opengis.net/gml/3.2'],
  ['geo', 'w3.org/2003/01/geo/wgs84_pos'],
  ['sy', 'purl.org/rss/1.0/modules/syndication'],
  ['news', 'google.com/schemas/sitemap-news/0.9'],
  ['image', 'google.com/schemas/sitemap-image/1.1'],
  ['feedburner', 'rssnamespace.org/feedburner/ext/1.0'],
  ['xhtml', 'w3.org/1999/xhtml'],
  ['prism', 'prismstandard.org/namespaces/basic/2.0 prismstandard.org/namespaces/1.2/basic'],
]
const PREFIX_OF = new Map(
  NAMESPACES.flatMap(([prefix, uris]) => uris.split(' ').map((uri) => [uri, prefix] as const)),
)

/** Prefixes that are recognised even if their namespace isn't declared. */
const ALIASES: Record<string, string> = { a10: 'atom', dct: 'dcterms', rss: '', sitemap: '' }

function normalisedUri(uri: string): string {
  return uri
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:)?\/\/(?:www\.)?/, '')
    .replace(/[/#]+$/, '')
}

/** The namespaces that apply at one position of a document. */
interface Scope {
  /** Maps a prefix as written (lower case) to the usual prefix; undefined for an unknown namespace. */
  prefixes: ReadonlyMap<string, string | undefined>
  canonical: Map<string, string>
}

/** Converts names to their usual prefix, whatever prefix the document declares for the namespace. */
export class XmlNameResolver {
  readonly #scopes: Scope[] = [{ prefixes: new Map(), canonical: new Map() }]
  /** The namespace whose names have no prefix in this document. */
  #plain = ''

  /** Enters an element that declares namespaces. */
  enter(attributes: ReadonlyMap<string, string>): void {
    const prefixes = new Map(this.#scopes.at(-1)?.prefixes)
    for (const [name, uri] of attributes) {
      if (name === 'xmlns') prefixes.set('', PREFIX_OF.get(normalisedUri(uri)))
      else if (name.startsWith('xmlns:')) prefixes.set(name.slice(6), PREFIX_OF.get(normalisedUri(uri)))
    }
    this.#scopes.push({ prefixes, canonical: new Map() })
  }

  leave(): void {
    if (this.#scopes.length > 1) this.#scopes.pop()
  }

  /**
   * Makes the names of a namespace unprefixed: Atom's in an Atom feed, or whatever default namespace an RSS
   * feed wrongly declares.
   */
  setPlain(prefix: string): void {
    this.#plain = prefix
    for (const { canonical } of this.#scopes) canonical.clear()
  }

  /** Returns the canonical form of a name as written. */
  of(raw: string): string {
    const scope = this.#scopes.at(-1)
    const known = scope?.canonical.get(raw)
    if (known !== undefined) return known
    const name = this.#resolve(raw.toLowerCase(), scope)
    if (scope && scope.canonical.size < 1_000) scope.canonical.set(raw, name)
    return name
  }

  #resolve(name: string, scope: Scope | undefined): string {
    const colon = name.indexOf(':')
    const written = colon < 0 ? '' : name.slice(0, colon)
    const local = name.slice(colon + 1)
    const declared = scope?.prefixes.get(written)
    const prefix = declared ?? (Object.hasOwn(ALIASES, written) ? ALIASES[written] : written) ?? ''
    return prefix === '' || prefix === this.#plain ? local : `${prefix}:${local}`
  }
}
