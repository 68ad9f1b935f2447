import type { Db } from '@plainwire/store'
import type { AdminSection } from './admin-section.ts'
import type { FeedInspection } from './feed-inspection.ts'

/** The operators' pages. */
export interface AdminOptions {
  /** The database; throws while it is away. */
  db(): Db
  inspection: FeedInspection
  /** Sections in addition to the newsroom's own, listed after them. */
  sections?: readonly AdminSection[] | undefined
}
