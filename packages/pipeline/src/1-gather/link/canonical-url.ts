import { getDomain } from 'tldts'

/** Query parameters that tell a publisher where a reader came from. */
const TRACKING =
  /^(?:utm_.*|at_.*|ns_.*|mc_[ce]id|_hs(?:enc|mi)|pk_.*|mtm_.*|xto(?:r|ref)|cmp|cmpid|icid|intcid|ito|ftag|ncid|ocid|smid|smtyp|emc|maca|wt[._]mc(?:_id)?|wt[._]z.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|yclid|igshid|mkt_tok|guce_.*|guccounter|ref_src|ref_url|srnd|sref|spm|_ga|__twitter_impression|trk|taid|phpsessid|jsessionid)$/i

/**
 * Query parameters that show where a reader came from only if their value names a feed: `partner=rss`,
 * `mod=rss_topics`, `from=newsfeed`.
 */
const SOURCE =
  /^(?:ref|referrer|source|src|from|partner|mod|via|traffic_source|cid|campaign|output|outputtype|feed)$/i
const FEED_VALUE = /^(?:(?:www\.)?rss(?:[\W_].*|feeds?)?|.*[\W_]rss|(?:news)?feed|atom|amp|newsletter)$/i
/** Query parameters that show where a reader came from, whatever their value: `rss`, `amp`. */
const FLAG = /^(?:rss|amp)$/i

/** The beginnings of URLs of AMP caches, which serve copies of other sites' pages. */
const AMP_CACHE =
  /^https?:\/\/(?:[\w-]+\.cdn\.ampproject\.org\/[a-z]\/(?:s\/)?|www\.google\.[a-z.]+\/amp\/(?:s\/)?)/i
const MOBILE_HOST = /^(?:m|mobile|amp)\./
const AMP_ENDING = /(?:\.amp(?=\.html$)|\.amp$|\/amp\/?$)/

function isTracking(name: string, value: string): boolean {
  return TRACKING.test(name) || FLAG.test(name) || (SOURCE.test(name) && FEED_VALUE.test(value))
}

/**
 * Returns the desktop host of a mobile host that is directly below its registered domain (`www.bbc.co.uk` for
 * `m.bbc.co.uk`); returns other hosts unchanged.
 */
function desktopHost(host: string): string {
  const rest = host.replace(MOBILE_HOST, '')
  return rest !== host && getDomain(rest) === rest ? `www.${rest}` : host
}

/**
 * The canonical form of a page's URL: lower-case host, no default port, no fragment, no tracking parameters, no
 * AMP or mobile variant, parameters sorted by name. It is stored next to the original and identifies a page;
 * links use the original.
 *
 * @param url absolute http or https
 */
export function canonicaliseUrl(url: string): string {
  const parsed = new URL(url.replace(AMP_CACHE, 'https://'))
  parsed.hash = ''
  parsed.username = ''
  parsed.password = ''
  parsed.hostname = desktopHost(parsed.hostname)
  parsed.pathname = parsed.pathname.replace(AMP_ENDING, '') || '/'
  if (parsed.search !== '') {
    const retained = [...parsed.searchParams].filter(([name, value]) => !isTracking(name, value))
    parsed.search = new URLSearchParams(retained).toString()
    parsed.searchParams.sort()
  }
  return parsed.href
}
