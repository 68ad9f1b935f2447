import type { Article } from '@plainwire/domain/article'
import type { Evidence } from '@plainwire/domain/story'
import { sentencesOf } from '../../text/index.ts'

/** A sentence of a source, as the model is given it. */
export interface SourceSentence {
  text: string
  evidence: Evidence
}

/** What one question holds at most: enough for any story, and a price that can be foreseen. */
const MAX_ARTICLES = 8
const PER_ARTICLE = 8
const MAX_SENTENCES = 36
const MAX_CHARACTERS = 8_000
/** Shorter and longer ones are headings, captions and what was not split. */
const LENGTHS: readonly [number, number] = [30, 400]

function sentencesIn(article: Article): SourceSentence[] {
  const field = article.text.length > article.summary.length || article.summary === '' ? 'text' : 'summary'
  const usable = sentencesOf(article[field].slice(0, MAX_CHARACTERS)).filter(
    ({ text }) => text.length >= LENGTHS[0] && text.length <= LENGTHS[1],
  )
  return usable.slice(0, PER_ARTICLE).map(({ text, start, end }) => ({
    text,
    evidence: { articleId: article.id, field, start, end },
  }))
}

/** The first sentences of the first articles, no sentence twice, within what one question may hold. */
export function sourceSentences(articles: readonly Article[]): SourceSentence[] {
  const seen = new Set<string>()
  let characters = 0
  return articles
    .slice(0, MAX_ARTICLES)
    .flatMap(sentencesIn)
    .filter(({ text }) => {
      characters += text.length
      const isNew = !seen.has(text) && characters <= MAX_CHARACTERS && seen.size < MAX_SENTENCES
      if (isNew) seen.add(text)
      return isNew
    })
}
