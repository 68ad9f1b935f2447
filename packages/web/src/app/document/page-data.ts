import type { PublicConfig } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { FirstViewData } from '../../edition/first-view.ts'

/** The data that the server embeds in the page for hydration. */
export interface PageData {
  language: Language
  config: PublicConfig
  /** The stories and lists that the page shows first; undefined while there is no edition. */
  view: FirstViewData | undefined
}

/** The id of the element that contains the page data. */
export const PAGE_DATA_ELEMENT_ID = 'first-view'

/** Returns the page data as JSON, with '<' escaped so that it can't close its <script> element. */
export function serialisePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * Returns the page data that the server embedded; undefined if there is none. The data comes from our own
 * server, so it isn't validated.
 */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as PageData) : undefined
}
