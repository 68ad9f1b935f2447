import type { Publisher } from '@plainwire/domain/feed'
import type { Content } from '@plainwire/store'

/** The publishers that one content is made from: the fictional sample or the live world. */
export interface World {
  content: Content
  publishers: ReadonlyMap<string, Publisher>
  /** When its news began, where that is known: editions from before are of another world. */
  since?: Date | undefined
}

export function worldOf(content: Content, publishers: readonly Publisher[], since?: Date): World {
  return { content, publishers: new Map(publishers.map((publisher) => [publisher.id, publisher])), since }
}
