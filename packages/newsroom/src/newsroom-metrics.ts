import type { ContentKind } from '@plainwire/store'

/** The metrics of the newsroom's work. */
export interface NewsroomMetrics {
  feedFetched(outcome: string, seconds: number): void
  articleRead(outcome: string): void
  entriesGathered(counts: { accepted: number; rejected: number }): void
  editionPublished(content: ContentKind, seconds: number): void
}
