import type { NewsEdition } from '@plainwire/domain/contract'
import { createContext, useContext } from 'react'
import type { FirstViewData } from './first-view.ts'
import type { EditionSummary } from './handlers/edition.ts'
import type { NewsRequestFailure } from './news-answer.ts'
import type { NewsClient } from './news-client.ts'

/** The facts about the whole edition, known once the worker has loaded it. */
export interface LoadedEditionSummary extends EditionSummary {
  /**
   * The time that counts as the current time when the edition's lists are ranked. It is fixed, so that lists
   * don't change while they are read.
   */
  rankedAt: Date
}

/**
 * The source of the edition, and the functions that load it. This object stays the same while the page is
 * open, so that components that use only this object aren't rendered again when the edition changes.
 */
export interface EditionSource {
  newsClient: NewsClient
  /** The data embedded in the page; undefined if the page wasn't rendered by the server. */
  firstView: FirstViewData | undefined
  /**
   * Stops preserving the order of the lists embedded in the page; called when the reader leaves the section
   * of these lists.
   */
  leaveFirstView: () => void
  /** Loads the whole edition now. Otherwise it is loaded when the browser is idle. */
  loadWhole: () => void
  /** Shows the cached edition with the given number. Resolves to false if it is no longer cached. */
  showCached: (number: number) => Promise<boolean>
}

/** The part of the edition that is loaded so far. */
export interface Edition {
  /**
   * True if lists still preserve the order of the first view (the lists embedded in the page), because the
   * reader hasn't left its section.
   */
  isFirstViewPreserved: boolean
  whole: LoadedEditionSummary | undefined
  /** The reason why loading the whole edition failed; undefined if it hasn't. */
  failure: NewsRequestFailure | undefined
  /**
   * The edition's date, and whether its stories are real news or samples. Until the whole edition is loaded,
   * these are the values embedded in the page.
   */
  facts: Pick<NewsEdition, 'fetch_date' | 'content'> | undefined
  /** True if the server could not be reached and the cached edition is shown. */
  isCached: boolean
  /** Shows the newer edition that has been fetched; undefined if there is none. */
  showNewer: (() => void) | undefined
}

export const EditionSourceContext = createContext<EditionSource | undefined>(undefined)
export const EditionContext = createContext<Edition | undefined>(undefined)

/** Returns the categories of the edition's stories; undefined until they are known. */
export function useCategories(): readonly string[] | undefined {
  const { firstView } = useEditionSource()
  const { whole } = useEdition()
  return whole?.categories ?? firstView?.categories
}

/**
 * Returns the source of the edition. Unlike `useEdition`, this hook doesn't render the component again when the
 * edition changes.
 */
export function useEditionSource(): EditionSource {
  const source = useContext(EditionSourceContext)
  if (!source) throw new Error('There is no EditionSourceContext above this component.')
  return source
}

/** Returns the part of the edition that is loaded so far. */
export function useEdition(): Edition {
  const edition = useContext(EditionContext)
  if (!edition) throw new Error('There is no EditionContext above this component.')
  return edition
}
