import type {
  Article,
  ArticleAnalysis,
  ClassifiedSentence,
  TitleWordingIssue,
} from '@plainwire/domain/article'
import { isLanguage, type Language } from '@plainwire/domain/language'
import type { SentenceSpan } from '../text/index.ts'
import type { AgencyFinder } from './agencies.ts'
import { determineArticleKind } from './kind-of.ts'
import { isOpinionArticle } from './opinion-article.ts'
import { findCorrectionNotes, isCorrectedArticle } from './sentences/correction-notes.ts'
import { classifySentences, type SentenceContext } from './sentences/sentence-states.ts'
import { splitSentencesAndCredits } from './sentences/split-text.ts'
import { buildTitleLabelKey, findTitleLabels } from './title-labels.ts'

/** The functions that `analyseArticle` needs. */
export interface ArticleAnalysisTools {
  agencyOf: AgencyFinder
  /**
   * Rates a title in a supported language: the probability of clickbait, and its clickbait devices and loaded
   * words.
   */
  judgeTitle: (
    title: string,
    language: Language,
  ) => { clickbait: number; marks: readonly TitleWordingIssue[] }
  /**
   * Returns how much a text in a supported language sounds like a commentator (above 0) or a newsroom (below
   * 0).
   */
  voiceOf: (text: string, language: Language) => number
  /** Returns true if a sentence recurs in a publisher's feed or pages. */
  isRecurring: (publisherId: string, sentence: string) => boolean
}

/** The maximum number of characters of a text that are analysed. News texts report the event at the top. */
const MAX_CHARACTERS = 12_000
const MAX_SENTENCES = 60

/** Returns the text up to the end of the last paragraph that fits into `MAX_CHARACTERS`. */
function top(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  const end = text.lastIndexOf('\n', MAX_CHARACTERS)
  return text.slice(0, end > 0 ? end : MAX_CHARACTERS)
}

/**
 * The first sentences of an article's summary and of its text. `summary` is empty if the text begins with the
 * summary.
 */
export interface ArticleSentences {
  summary: readonly SentenceSpan[]
  text: readonly SentenceSpan[]
}

/** Splits an article into the sentences that are analysed. */
export function splitArticleIntoSentences({
  summary,
  text,
}: Pick<Article, 'summary' | 'text'>): ArticleSentences {
  const split = (content: string) => splitSentencesAndCredits(top(content)).slice(0, MAX_SENTENCES)
  return { summary: text.startsWith(summary) ? [] : split(summary), text: split(text) }
}

function statesOf(
  text: string,
  context: SentenceContext,
  sentences: readonly SentenceSpan[],
): ClassifiedSentence[] {
  return classifySentences(top(text), context, sentences).map(({ start, end, paragraph, kind, time }) => ({
    start,
    end,
    paragraph,
    kind,
    time,
  }))
}

/**
 * Analyses an article: determines what later stages need besides its text, such as its kind, the agency that
 * it credits, the wording of its title, its corrections, and the kind and time of each sentence.
 */
export function analyseArticle(
  article: Article,
  tools: ArticleAnalysisTools,
  split = splitArticleIntoSentences(article),
): ArticleAnalysis {
  const { title, summary, text, language, publisherId, publishedAt } = article
  const context: SentenceContext = {
    language,
    publishedAt,
    isRecurring: (sentence) => tools.isRecurring(publisherId, sentence),
  }
  const judged = isLanguage(language) ? tools.judgeTitle(title, language) : undefined
  const ofText = statesOf(text, context, split.text)
  const labels = findTitleLabels(title).filter((label) =>
    context.isRecurring?.(buildTitleLabelKey(title, label)),
  )
  return {
    kind: determineArticleKind({ ...article, reading: undefined }),
    isOpinion: isOpinionArticle(article, tools.voiceOf),
    agency: tools.agencyOf(article),
    clickbait: judged?.clickbait,
    marks: [...(judged?.marks ?? [])],
    ...(labels.length > 0 && { labels }),
    isCorrected: isCorrectedArticle(article),
    corrections: findCorrectionNotes(article),
    sentences: {
      text: ofText,
      summary: text.startsWith(summary)
        ? ofText.filter(({ end }) => end <= summary.length)
        : statesOf(summary, context, split.summary),
    },
  }
}
