import type { Article, SentenceState } from '@plainwire/domain/article'

/** Kinds of sentences without news. */
const NO_NEWS: readonly SentenceState['kind'][] = ['caption', 'byline', 'boilerplate', 'correction']

/** A text without the sentences that contain no news; everything after the last sentence read stays. */
function newsIn(text: string, states: readonly SentenceState[]): string {
  const isOfText = (states.at(-1)?.end ?? 0) <= text.length
  if (!isOfText || !states.some(({ kind }) => NO_NEWS.includes(kind))) return text
  let news = ''
  let from = 0
  for (const { start, end, kind } of states) {
    if (!NO_NEWS.includes(kind)) continue
    // A cut ends a line: words on either side of it are no name together.
    news += `${text.slice(from, start)}\n`
    from = end
  }
  return (news + text.slice(from))
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
}

/**
 * An article with its news alone: without captions, bylines, boilerplate and corrections. For comparing articles; what proves a
 * sentence points into the article as it is. The article itself where nothing is left out.
 */
export function newsOf(article: Article): Article {
  const { reading, summary, text } = article
  if (!reading) return article
  const news = {
    summary: newsIn(summary, reading.sentences.summary),
    text: newsIn(text, reading.sentences.text),
  }
  return news.summary === summary && news.text === text ? article : { ...article, ...news }
}
