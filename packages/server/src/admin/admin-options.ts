import type { Db } from '@plainwire/store'
import type { AdminSection } from './admin-section.ts'
import type { FeedInspector } from './feed-inspection.ts'

/** The dependencies of the operators' pages. */
export interface AdminOptions {
  /** Returns the database; throws while it is unreachable. */
  db(): Db
  inspection: FeedInspector
  /** Further sections of the operators' pages, listed after those of the newsroom. */
  sections?: readonly AdminSection[] | undefined
}
