import type { Article, ArticleReading, SentenceState, TitleMark } from '@plainwire/domain/article'
import { isLanguage, type Language } from '@plainwire/domain/language'
import { sentencesOf } from '../text/index.ts'
import type { AgencyFinder } from './agencies.ts'
import { correctionNotes, isCorrected } from './correction-notes.ts'
import { kindOf } from './kind-of.ts'
import { type SentenceContext, sentenceStates } from './sentence-states.ts'

/** What reading an article needs beside the article. */
export interface ReadingTools {
  agencyOf: AgencyFinder
  /** Judges a title in a language of ours: how likely it is clickbait, and its devices and loaded words. */
  judgeTitle: (title: string, language: Language) => { clickbait: number; marks: readonly TitleMark[] }
  /** Whether a sentence recurs in a publisher's feed or pages. */
  isRecurring: (publisherId: string, sentence: string) => boolean
}

/** Characters of a text whose sentences are read: what is written of an event stands at its top. */
const MAX_CHARACTERS = 12_000
const MAX_SENTENCES = 60

/** The sentences of an article that are read, those of a summary that begins its text once. */
export function newsSentences({ summary, text }: Pick<Article, 'summary' | 'text'>): string[] {
  const fields = text.startsWith(summary) ? [text] : [summary, text]
  return fields.flatMap((field) =>
    sentencesOf(top(field))
      .slice(0, MAX_SENTENCES)
      .map((sentence) => sentence.text),
  )
}

/** The text up to the last paragraph that is read whole. */
function top(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  const end = text.lastIndexOf('\n', MAX_CHARACTERS)
  return text.slice(0, end > 0 ? end : MAX_CHARACTERS)
}

function statesOf(text: string, context: SentenceContext): SentenceState[] {
  return sentenceStates(top(text), context)
    .slice(0, MAX_SENTENCES)
    .map(({ start, end, paragraph, kind, time }) => ({ start, end, paragraph, kind, time }))
}

/** Reads an article: all that later steps want to know of it beside its words. */
export function readArticle(article: Article, tools: ReadingTools): ArticleReading {
  const { title, summary, text, language, publisherId, publishedAt } = article
  const context: SentenceContext = {
    language,
    publishedAt,
    isRecurring: (sentence) => tools.isRecurring(publisherId, sentence),
  }
  const judged = isLanguage(language) ? tools.judgeTitle(title, language) : undefined
  const isSame = text === summary
  const ofText = statesOf(text, context)
  return {
    kind: kindOf({ ...article, reading: undefined }),
    agency: tools.agencyOf(article),
    clickbait: judged?.clickbait,
    marks: [...(judged?.marks ?? [])],
    isCorrected: isCorrected(article),
    corrections: correctionNotes(article),
    sentences: { text: ofText, summary: isSame ? ofText : statesOf(summary, context) },
  }
}
