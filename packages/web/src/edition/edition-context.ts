import type { News } from '@plainwire/domain/contract'
import { createContext, useContext } from 'react'
import type { EditionFacts } from './asks/edition.ts'
import type { ListAnswer } from './asks/list.ts'
import type { FirstView } from './first-view.ts'
import type { Failure } from './news-answer.ts'
import type { Newsroom } from './newsroom.ts'

/** The whole edition, once the worker has it. */
export interface WholeEdition extends EditionFacts {
  /** The moment its lists are ranked for: fixed, so that they don't shift while they are read. */
  rankedAt: Date
}

/** What the application knows of the edition. */
export interface Edition {
  newsroom: Newsroom
  /** What came in the page; undefined without a server's page. */
  firstView: FirstView | undefined
  /** The first view's lists are kept in their order as long as its reader stays with them. */
  isFirstViewKept: boolean
  leaveFirstView: () => void
  whole: WholeEdition | undefined
  /** Why the whole edition is missing. */
  failure: Failure | undefined
  facts: Pick<News, 'fetch_date' | 'content'> | undefined
  /** What a list was last, by what was asked: Back shows it at once. */
  lists: Map<string, ListAnswer>
  /** Asks for the whole edition now; it is otherwise fetched when the browser is idle. */
  want: () => void
  /** Whether our server could not be reached, so that what is kept on the device is shown. */
  isKept: boolean
  /** Shows an edition that the device keeps; false where it doesn't any more. */
  showKept: (number: number) => Promise<boolean>
  /** Shows the newer edition that has been fetched; undefined when there is none. */
  showNewer: (() => void) | undefined
}

export const EditionContext = createContext<Edition | undefined>(undefined)

/** The categories that the edition has stories in; undefined while nothing is known of it. */
export function useCategories(): readonly string[] | undefined {
  const { whole, firstView } = useEdition()
  return whole?.categories ?? firstView?.categories
}

export function useEdition(): Edition {
  const edition = useContext(EditionContext)
  if (!edition) throw new Error('There is no EditionContext above this component.')
  return edition
}
