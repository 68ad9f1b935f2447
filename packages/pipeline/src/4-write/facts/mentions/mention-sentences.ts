import type { Article } from '@plainwire/domain/article'
import { findCorrectionNotes } from '../../../read/index.ts'
import { splitSentences } from '../../../text/index.ts'
import type { MentionSentence } from './fact-mention.ts'

/** The number of sentences read per field; the important ones are at the top. */
const MAX_SENTENCES = 16
/** Maximum length read of a sentence, in characters; longer ones are lists or boilerplate. */
const MAX_CHARACTERS = 800

/** Posts of social networks that are embedded in a text. */
const EMBEDDED = /pic\.twitter\.com|https?:\/\/t\.co\/|\(@\w/

/**
 * Returns the title and the first sentences of an article, which may state facts, without correction notes
 * and embedded posts.
 */
export function selectPossibleFactSentences(article: Article, report: number): MentionSentence[] {
  const notes = findCorrectionNotes(article)
  const title: MentionSentence = {
    article,
    report,
    field: 'title',
    position: -1,
    offset: 0,
    text: article.title,
  }
  const fields = article.text.startsWith(article.summary)
    ? (['text'] as const)
    : (['summary', 'text'] as const)
  const rest = fields.flatMap((field) =>
    splitSentences(article[field])
      .slice(0, MAX_SENTENCES)
      .filter(
        ({ start }) => !notes.some((note) => note.field === field && start >= note.start && start < note.end),
      )
      .map(
        (sentence, position): MentionSentence => ({
          article,
          report,
          field,
          position,
          offset: sentence.start,
          text: article[field].slice(sentence.start, Math.min(sentence.end, sentence.start + MAX_CHARACTERS)),
        }),
      ),
  )
  return [title, ...rest].filter(({ text }) => !EMBEDDED.test(text))
}
