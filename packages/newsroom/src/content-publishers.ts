import type { Publisher } from '@plainwire/domain/feed'
import type { ContentKind } from '@plainwire/store'

/** The publishers of one content: the fictional sample or the live news. */
export interface PublisherRegistry {
  content: ContentKind
  publishers: ReadonlyMap<string, Publisher>
  /**
   * The time since which the publishers have had this news, such as the start of the sample; editions from
   * before have other news. Undefined if unknown.
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
