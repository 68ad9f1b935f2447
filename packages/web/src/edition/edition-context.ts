import type { News } from '@plainwire/domain/contract'
import { createContext, useContext } from 'react'
import type { FirstView } from './first-view.ts'
import type { EditionFacts } from './handlers/edition.ts'
import type { Failure } from './news-answer.ts'
import type { Newsroom } from './newsroom.ts'

/** The whole edition, once the worker has it. */
export interface WholeEdition extends EditionFacts {
  /** The moment its lists are ranked for: fixed, so that they don't shift while they are read. */
  rankedAt: Date
}

/** Where the edition comes from, and how to get more of it: the same as long as the page is open. */
export interface EditionSource {
  newsroom: Newsroom
  /** The data that came in the page; undefined without a server's page. */
  firstView: FirstView | undefined
  leaveFirstView: () => void
  /** Requests the whole edition now; it is otherwise fetched when the browser is idle. */
  want: () => void
  /** Shows an edition that the device stores; false where it doesn't any more. */
  showCached: (number: number) => Promise<boolean>
}

/** The edition as it is known now. */
export interface Edition {
  /** The first view's lists stay in their order as long as its reader stays with them. */
  isFirstViewPreserved: boolean
  whole: WholeEdition | undefined
  /** Why the whole edition is missing. */
  failure: Failure | undefined
  facts: Pick<News, 'fetch_date' | 'content'> | undefined
  /** Whether our server could not be reached, so that the device's copy is shown. */
  isCached: boolean
  /** Shows the newer edition that has been fetched; undefined when there is none. */
  showNewer: (() => void) | undefined
}

export const EditionSourceContext = createContext<EditionSource | undefined>(undefined)
export const EditionContext = createContext<Edition | undefined>(undefined)

/** The categories that the edition has stories in; undefined while nothing is known of it. */
export function useCategories(): readonly string[] | undefined {
  const { firstView } = useEditionSource()
  const { whole } = useEdition()
  return whole?.categories ?? firstView?.categories
}

/** The source of the edition. A component that uses nothing else isn't drawn again when the edition changes. */
export function useEditionSource(): EditionSource {
  const source = useContext(EditionSourceContext)
  if (!source) throw new Error('There is no EditionSourceContext above this component.')
  return source
}

/** The edition as it is known now. */
export function useEdition(): Edition {
  const edition = useContext(EditionContext)
  if (!edition) throw new Error('There is no EditionContext above this component.')
  return edition
}
