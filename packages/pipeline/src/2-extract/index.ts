export { detectLanguage, languageDetector } from './detect-language.ts'
export { extractArticle } from './extract-article.ts'
export type { Extracted } from './extracted.ts'
export type { PageExtractor, PageFailure } from './page-extractor.ts'
export {
  type PageOutcome,
  type PageRead,
  type PageReader,
  type PageReaderPorts,
  pageReader,
} from './page-reader.ts'
