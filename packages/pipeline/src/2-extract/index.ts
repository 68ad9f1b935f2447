export { detectLanguage } from './detect-language.ts'
export { extractArticle, MAX_PAGE_BYTES } from './extract-article.ts'
export type { Extracted } from './extracted.ts'
export { type PageExtractor, type PageFailure, pageExtractor } from './page-extractor.ts'
export {
  type PageOutcome,
  type PageRead,
  type PageReader,
  type PageReaderPorts,
  pageReader,
} from './page-reader.ts'
