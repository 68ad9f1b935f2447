import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import type { ReadStories } from '@plainwire/domain/reader'
import type { ListSettings } from '../request.ts'

/** The section and options of a requested list. */
export interface ListRequest extends ListSettings {
  section: Section
  /** The radius of the section Local, in km; undefined for the reader's whole country. */
  radiusKm?: number | undefined
  /** Ids of the stories already on screen. They come first, in this order. */
  onScreen: readonly string[]
  /** The maximum number of stories, for a finite edition; missing for the whole list. */
  limit?: number | undefined
  /** If given, the list contains only stories with this gap in their coverage, such as 'english-only'. */
  gap?: CoverageGap | undefined
  /**
   * Ids of the stories in the finite edition that the reader has begun. The list contains only these stories,
   * as far as they are still available; if none of them is, the list is a new finite edition.
   */
  begun?: readonly string[] | undefined
  /** The stories to leave out because they were read and haven't changed since. */
  hide?: ReadStories
}
