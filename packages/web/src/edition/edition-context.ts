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

/** The state of the edition in the application. */
export interface Edition {
  newsroom: Newsroom
  /** The first view from the server's page; undefined without one. */
  firstView: FirstView | undefined
  /** Whether the first view's lists keep their order, as long as the reader stays there. */
  isFirstViewKept: boolean
  leaveFirstView: () => void
  whole: WholeEdition | undefined
  /** Why the whole edition is missing. */
  failure: Failure | undefined
  facts: Pick<News, 'fetch_date' | 'content'> | undefined
  /** The last state of each list, by its request: Back shows it immediately. */
  lists: Map<string, ListAnswer>
  /** Fetches the whole edition now; otherwise it is fetched when the browser is idle. */
  want: () => void
  /** Whether our server was unreachable, so that the cached edition is shown. */
  isKept: boolean
  /** Shows a cached edition; false if it is no longer cached. */
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
