import type { Article, ArticleReading } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Judge } from './6-score/index.ts'
import {
  AGENCIES,
  agencyFinder,
  countedLabel,
  isOpinionArticle,
  type ReadingTools,
  RecurringSentences,
  readArticle,
  type SplitArticle,
  splitArticle,
  titleLabels,
} from './read/index.ts'

/** Reads articles in order of arrival: it remembers which sentences and labels of titles recur in a publisher's feed and pages. */
export interface ArticleReader {
  /** Articles with what was read of them. What recurs among them is boilerplate in each, the first ones too. */
  read(articles: readonly Article[]): Article[]
  /** An article as it was read before a restart; it is read now where it wasn't, or as far as it wasn't. */
  recall(article: Article): Article
}

/** The dependencies of an article reader: the judge of titles and the publishers of the articles. */
export interface ReaderInput {
  judge: Pick<Judge, 'title' | 'voice'>
  publishers: ReadonlyMap<string, Publisher>
  /** The sentences that recur so far; none if missing. */
  recurring?: RecurringSentences
}

/** A reader. Its memory is bounded: RecurringSentences. */
export function articleReader({
  judge,
  publishers,
  recurring = new RecurringSentences(),
}: ReaderInput): ArticleReader {
  const tools: ReadingTools = {
    agencyOf: agencyFinder(AGENCIES, publishers.values()),
    judgeTitle: judge.title,
    voiceOf: judge.voice,
    isRecurring: (publisherId, sentence) => recurring.has(publisherId, sentence),
  }
  const noteSentences = (article: Article, sentences: readonly string[]) => {
    recurring.note({ ...article, sentences })
    const labels = titleLabels(article.title).map((label) => countedLabel(article.title, label))
    recurring.note({ ...article, sentences: labels })
  }
  const note = (article: Article, { summary, text }: SplitArticle) =>
    noteSentences(
      article,
      [...summary, ...text].map((sentence) => sentence.text),
    )
  return {
    read(articles) {
      const split = articles.map((article) => splitArticle(article))
      for (const [at, article] of articles.entries()) note(article, split[at] ?? splitArticle(article))
      return articles.map((article, at) => ({ ...article, reading: readArticle(article, tools, split[at]) }))
    },
    recall(article) {
      if (article.reading) {
        noteSentences(article, sentencesAsRead(article, article.reading))
        const { isOpinion = isOpinionArticle(article, judge.voice) } = article.reading
        return isOpinion === article.reading.isOpinion
          ? article
          : { ...article, reading: { ...article.reading, isOpinion } }
      }
      const split = splitArticle(article)
      note(article, split)
      return { ...article, reading: readArticle(article, tools, split) }
    },
  }
}

/** The sentences of an article as it was read; nothing is split again. */
function sentencesAsRead({ summary, text }: Article, { sentences }: ArticleReading): string[] {
  const ofText = sentences.text.map(({ start, end }) => text.slice(start, end))
  if (text.startsWith(summary)) return ofText
  return [...sentences.summary.map(({ start, end }) => summary.slice(start, end)), ...ofText]
}
