import type { TextKey } from '../../lib/texts.ts'

/** Where a story can be shared. */
export interface ShareTarget {
  name: TextKey
  /** The target's own page for sharing, with the link and the headline filled in. */
  url: string
}

function withQuery(page: string, query: Record<string, string>): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Mail programs read a space as '%20' only: '+' would appear in the subject (RFC 6068). */
function mailTo(subject: string, body: string): string {
  const written = (words: string) => encodeURIComponent(words.toWellFormed())
  return `mailto:?subject=${written(subject)}&body=${written(body)}`
}

/** The six targets for a story: nothing is sent before a reader chooses one. */
export function shareTargets(link: string, headline: string): ShareTarget[] {
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
