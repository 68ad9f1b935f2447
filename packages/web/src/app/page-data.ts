import type { PublicConfig } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { FirstView } from '../edition/first-view.ts'

/** What the server writes into the page, so that the browser can go on where it stopped. */
export interface PageData {
  language: Language
  config: PublicConfig
  /** Undefined while there is no edition. */
  view: FirstView | undefined
}

/** The element that holds it. */
export const PAGE_DATA_ID = 'first-view'

/** As text that can't end the element it stands in. */
export function writtenPageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The server's page data; undefined in a page without any. Our own server wrote it into this very page. */
export function readPageData(): PageData | undefined {
  const written = document.getElementById(PAGE_DATA_ID)?.textContent
  return written ? (JSON.parse(written) as PageData) : undefined
}
