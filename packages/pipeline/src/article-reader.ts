import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Judge } from './6-score/index.ts'
import type { NewsroomData } from './newsroom-data.ts'
import {
  agencyFinder,
  newsSentences,
  type ReadingTools,
  RecurringSentences,
  readArticle,
} from './read/index.ts'

/** Reads articles in order of arrival: it remembers which sentences recur in a publisher's feed and pages. */
export interface ArticleReader {
  /** Articles with what was read of them. What recurs among them is boilerplate in each, the first ones too. */
  read(articles: readonly Article[]): Article[]
  /** An article as it was read before a restart; it is read now where it wasn't. */
  recall(article: Article): Article
}

/** What a reader needs: reviewed data, the judge of titles and the publishers whose articles come. */
export interface ReaderInput {
  data: Pick<NewsroomData, 'agencies'>
  judge: Pick<Judge, 'title'>
  publishers: ReadonlyMap<string, Publisher>
  /** What recurs so far; nothing unless given. */
  recurring?: RecurringSentences
}

/** A reader. Its memory is bounded: RecurringSentences. */
export function articleReader({
  data,
  judge,
  publishers,
  recurring = new RecurringSentences(),
}: ReaderInput): ArticleReader {
  const tools: ReadingTools = {
    agencyOf: agencyFinder(data.agencies, publishers.values()),
    judgeTitle: judge.title,
    isRecurring: (publisherId, sentence) => recurring.has(publisherId, sentence),
  }
  const note = (article: Article) => recurring.note({ ...article, sentences: newsSentences(article) })
  const readOne = (article: Article): Article => ({ ...article, reading: readArticle(article, tools) })
  return {
    read(articles) {
      for (const article of articles) note(article)
      return articles.map(readOne)
    },
    recall(article) {
      note(article)
      return article.reading ? article : readOne(article)
    },
  }
}
