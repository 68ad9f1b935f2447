import type { PublicConfig } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { FirstView } from '../edition/first-view.ts'

/** The data that the server embeds in the page for hydration. */
export interface PageData {
  language: Language
  config: PublicConfig
  /** Undefined while there is no edition. */
  view: FirstView | undefined
}

/** The element that holds it. */
export const PAGE_DATA_ID = 'first-view'

/** Escaped so that it can't end its element. */
export function writtenPageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The server's page data; undefined in a page without any. Our own server wrote it into this very page. */
export function readPageData(): PageData | undefined {
  const written = document.getElementById(PAGE_DATA_ID)?.textContent
  return written ? (JSON.parse(written) as PageData) : undefined
}
