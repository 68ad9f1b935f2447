import type { TextKey } from '../../lib/texts.ts'

/** A site or program with which a story can be shared. */
export interface ShareTarget {
  name: TextKey
  /** The URL that opens the site's or program's form for sharing, with link and headline filled in. */
  url: string
}

function withQuery(page: string, query: Record<string, string>): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** A mailto: URL. Spaces are encoded as '%20', because mail programs would show '+' literally (RFC 6068). */
function mailTo(subject: string, body: string): string {
  const encode = (words: string) => encodeURIComponent(words.toWellFormed())
  return `mailto:?subject=${encode(subject)}&body=${encode(body)}`
}

/**
 * The six sites and programs with which a story can be shared, as links, so that nothing is sent before the
 * reader chooses one.
 */
export function buildShareTargets(link: string, headline: string): ShareTarget[] {
  return [
    { name: 'share.whatsapp', url: withQuery('https://wa.me/', { text: `${headline} ${link}` }) },
    { name: 'share.telegram', url: withQuery('https://t.me/share/url', { url: link, text: headline }) },
    { name: 'share.x', url: withQuery('https://x.com/intent/post', { url: link, text: headline }) },
    { name: 'share.facebook', url: withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }) },
    {
      name: 'share.linkedin',
      url: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
    },
    { name: 'share.email', url: mailTo(headline, `${headline}\n\n${link}`) },
  ]
}
