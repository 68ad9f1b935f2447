export { extractArticle } from './extract-article.ts'
export { detectLanguage } from './language/detect-language.ts'
export { loadLanguageDetector } from './language/detector.ts'
export {
  createPageReader,
  type PageReader,
  type PageReadResult,
} from './page-reader.ts'
