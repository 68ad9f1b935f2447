import type { Article, ClassifiedSentence } from '@plainwire/domain/article'

/** Kinds of sentences that contain no news. */
const NO_NEWS: readonly ClassifiedSentence['kind'][] = ['caption', 'byline', 'boilerplate', 'correction']

/** Removes the sentences that contain no news. Everything after the last classified sentence is preserved. */
function newsIn(text: string, states: readonly ClassifiedSentence[]): string {
  const isOfText = (states.at(-1)?.end ?? 0) <= text.length
  if (!isOfText || !states.some(({ kind }) => NO_NEWS.includes(kind))) return text
  let news = ''
  let from = 0
  for (const { start, end, kind } of states) {
    if (!NO_NEWS.includes(kind)) continue
    // A line break replaces the sentence, so that the words before and after it don't form a name.
    news += `${text.slice(from, start)}\n`
    from = end
  }
  return (news + text.slice(from))
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
}

/**
 * Returns a copy of an article reduced to its news, without captions, bylines, boilerplate and corrections,
 * for comparing articles. Returns the same object if nothing is removed. The quotations that prove
 * a story's text always refer to the original article.
 */
export function dropNonNewsSentences(article: Article): Article {
  const { reading, summary, text } = article
  if (!reading) return article
  const news = {
    summary: newsIn(summary, reading.sentences.summary),
    text: newsIn(text, reading.sentences.text),
  }
  return news.summary === summary && news.text === text ? article : { ...article, ...news }
}
