import type { Publisher } from '@plainwire/domain/feed'
import type { ContentKind } from '@plainwire/store'

/** The publishers of one kind of content: the fictional sample or the live news. */
export interface PublisherRegistry {
  content: ContentKind
  publishers: ReadonlyMap<string, Publisher>
  /**
   * The time from which editions belong to this content, such as the start of the sample; an edition published
   * earlier doesn't count as its last edition. If undefined, every edition counts.
   */
  since?: Date | undefined
}

export function createPublisherRegistry(
  content: ContentKind,
  publishers: readonly Publisher[],
  since?: Date,
): PublisherRegistry {
  return { content, publishers: new Map(publishers.map((publisher) => [publisher.id, publisher])), since }
}
