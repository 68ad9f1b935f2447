import type { ReservedRights } from '@plainwire/domain/article'
import type { MediaItem } from '@plainwire/domain/feed'
import type { TdmStatement } from '../reservations/index.ts'

/** The extracted content of an article page. */
export interface ExtractedPage {
  title: string | undefined
  byline: string | undefined
  /** Plain text with paragraphs separated by blank lines; empty if the page has no article. */
  text: string
  wordCount: number
  /** An ISO 639-1 code; 'und' if the language is unknown. */
  language: string
  publishedAt: Date | undefined
  updatedAt: Date | undefined
  /** An absolute http or https URL. */
  canonicalUrl: string | undefined
  siteName: string | undefined
  description: string | undefined
  media: MediaItem[]
  /** Section and keyword names, lowercased. */
  sections: string[]
  isPaywalled: boolean
  /**
   * The rights that the page's robots meta elements reserve, with the signal 'hidden-parts' if parts of the
   * page must not be quoted. Such parts are left out of the text.
   */
  reserved: ReservedRights | undefined
  /** The statement about text and data mining in meta elements. */
  mining: TdmStatement | undefined
}

/** The result for a page that can't be read. */
export function createEmptyExtractedPage(): ExtractedPage {
  return {
    title: undefined,
    byline: undefined,
    text: '',
    wordCount: 0,
    language: 'und',
    publishedAt: undefined,
    updatedAt: undefined,
    canonicalUrl: undefined,
    siteName: undefined,
    description: undefined,
    media: [],
    sections: [],
    isPaywalled: false,
    reserved: undefined,
    mining: undefined,
  }
}
