import type { Article, ArticleAnalysis } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { HeadlineAndTextJudge } from '../6-score/index.ts'
import {
  AGENCIES_WITHOUT_FEED,
  type ArticleAnalysisTools,
  type ArticleSentences,
  analyseArticle,
  buildTitleLabelKey,
  createAgencyFinder,
  findTitleLabels,
  isOpinionArticle,
  RecurringSentenceCounter,
  splitArticleIntoSentences,
} from '../read/index.ts'

/**
 * Reads articles in order of arrival, and counts which sentences and title labels recur in a publisher's feed
 * and pages.
 */
export interface ArticleAnalyser {
  /**
   * Returns the articles, each with its analysis in `reading`. Sentences that recur among the articles count
   * as boilerplate in all of them, including the first ones.
   */
  read(articles: readonly Article[]): Article[]
  /**
   * Returns an article that was stored before a restart, with its stored analysis; an article without one is
   * analysed. Its sentences are counted like those of a new article.
   */
  recall(article: Article): Article
}

/** What an article analyser needs: the judge of titles and the publishers of the articles. */
export interface ArticleAnalyserInput {
  judge: Pick<HeadlineAndTextJudge, 'title' | 'voice'>
  publishers: ReadonlyMap<string, Publisher>
  /** The recurring sentences so far; none if undefined. */
  recurring?: RecurringSentenceCounter
}

/** Creates an analyser of articles. Its memory is bounded (see `RecurringSentenceCounter`). */
export function createArticleAnalyser({
  judge,
  publishers,
  recurring = new RecurringSentenceCounter(),
}: ArticleAnalyserInput): ArticleAnalyser {
  const tools: ArticleAnalysisTools = {
    agencyOf: createAgencyFinder(AGENCIES_WITHOUT_FEED, publishers.values()),
    judgeTitle: judge.title,
    voiceOf: judge.voice,
    isRecurring: (publisherId, sentence) => recurring.has(publisherId, sentence),
  }
  const noteSentences = (article: Article, sentences: readonly string[]) => {
    recurring.note({ ...article, sentences })
    const labels = findTitleLabels(article.title).map((label) => buildTitleLabelKey(article.title, label))
    recurring.note({ ...article, sentences: labels })
  }
  const note = (article: Article, { summary, text }: ArticleSentences) =>
    noteSentences(
      article,
      [...summary, ...text].map((sentence) => sentence.text),
    )
  return {
    read(articles) {
      const split = articles.map((article) => splitArticleIntoSentences(article))
      for (const [at, article] of articles.entries())
        note(article, split[at] ?? splitArticleIntoSentences(article))
      return articles.map((article, at) => ({
        ...article,
        reading: analyseArticle(article, tools, split[at]),
      }))
    },
    recall(article) {
      if (article.reading) {
        noteSentences(article, sentencesAsRead(article, article.reading))
        const { isOpinion = isOpinionArticle(article, judge.voice) } = article.reading
        return isOpinion === article.reading.isOpinion
          ? article
          : { ...article, reading: { ...article.reading, isOpinion } }
      }
      const split = splitArticleIntoSentences(article)
      note(article, split)
      return { ...article, reading: analyseArticle(article, tools, split) }
    },
  }
}

/** Returns the sentences of an article, cut from its text at the positions in its stored analysis. */
function sentencesAsRead({ summary, text }: Article, { sentences }: ArticleAnalysis): string[] {
  const ofText = sentences.text.map(({ start, end }) => text.slice(start, end))
  if (text.startsWith(summary)) return ofText
  return [...sentences.summary.map(({ start, end }) => summary.slice(start, end)), ...ofText]
}
