import type { PublisherList } from '@plainwire/domain/contract'
import { generateOpml } from 'feedsmith'

/** Writes our publishers with their feeds as OPML, with one outline per publisher. */
export function writeOpml({ publishers }: PublisherList): string {
  return generateOpml({
    head: { title: 'Plainwire publishers' },
    body: {
      outlines: publishers.map(({ name, homepage, language, feeds }) => ({
        text: name,
        outlines: feeds.map(({ url }) => ({
          text: name,
          type: 'rss',
          xmlUrl: url,
          htmlUrl: homepage,
          language,
        })),
      })),
    },
  })
}
