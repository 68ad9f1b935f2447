export { extractArticle } from './extract-article.ts'
export type { ExtractedPage } from './extracted.ts'
export { detectLanguage } from './language/detect-language.ts'
export { loadLanguageDetector } from './language/detector.ts'
export type { PageExtractor, PageFailure } from './page-extractor.ts'
export {
  type PageOutcome,
  type PageReadResult,
  type PageReader,
  type PageReaderPorts,
  createPageReader,
} from './page-reader.ts'
