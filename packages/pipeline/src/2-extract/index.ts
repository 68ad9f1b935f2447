export { extractArticle } from './extract-article.ts'
export type { Extracted } from './extracted.ts'
export { detectLanguage } from './language/detect-language.ts'
export { languageDetector } from './language/detector.ts'
export type { PageExtractor, PageFailure } from './page-extractor.ts'
export {
  type PageOutcome,
  type PageRead,
  type PageReader,
  type PageReaderPorts,
  pageReader,
} from './page-reader.ts'
