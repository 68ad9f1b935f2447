export { extractArticle } from './extract-article.ts'
export type { ExtractedPage } from './extracted.ts'
export { detectLanguage } from './language/detect-language.ts'
export { loadLanguageDetector } from './language/detector.ts'
export type { PageExtractor, PageFailure } from './page-extractor.ts'
export {
  createPageReader,
  type PageOutcome,
  type PageReader,
  type PageReaderDependencies,
  type PageReadResult,
} from './page-reader.ts'
