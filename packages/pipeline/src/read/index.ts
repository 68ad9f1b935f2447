export { createAgencyFinder } from './agencies.ts'
export { AGENCIES_WITHOUT_FEED, AGENCY_NAMES_PATTERN } from './agency-names.ts'
export { dropNonNewsSentences } from './drop-non-news.ts'
export { determineArticleKind } from './kind-of.ts'
export { isOpinionArticle } from './opinion-article.ts'
export {
  type ArticleAnalysisTools,
  type ArticleSentences,
  analyseArticle,
  splitArticleIntoSentences,
} from './read-article.ts'
export { findCorrectionNotes } from './sentences/correction-notes.ts'
export { RecurringSentenceCounter } from './sentences/recurring-sentences.ts'
export { type ClassifiedSentenceSpan, classifySentences } from './sentences/sentence-states.ts'
export { buildTitleLabelKey, findTitleLabels } from './title-labels.ts'
export {
  expressesAuthorOpinion,
  isCommentary,
  isRhetorical,
  isUnattributedSpeculation,
  usesPersonalPronoun,
} from './writers-voice.ts'
