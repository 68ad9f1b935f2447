import type { Article, CorrectionNote } from '@plainwire/domain/article'
import { type SentencePatterns, selectLanguageRulesForText } from '../../languages/index.ts'
import { splitSentences } from '../../text/index.ts'

/** The maximum number of sentences of a correction note, which ends with its paragraph at the latest. */
export const MAX_CORRECTION_NOTE_SENTENCES = 3
/** The number of sentences at the end of a text that are searched for correction notes. */
const MAX_SENTENCES = 120
/** The number of characters at the beginning of a sentence by which a correction note is recognised. */
const MAX_CHARACTERS = 400

/** Returns the sentence patterns of a text's language if it has rules, otherwise those of all languages. */
export const selectSentencePatterns = (language: string): readonly SentencePatterns[] =>
  selectLanguageRulesForText(language).map(({ sentences }) => sentences)

/** Returns true if a sentence reports a correction of its article. */
export function isCorrectionSentence(sentence: string, patterns: readonly SentencePatterns[]): boolean {
  const start = sentence.slice(0, MAX_CHARACTERS)
  return patterns.some(
    ({ correctionHint, correction }) => correctionHint.test(start) && correction.test(start),
  )
}

/**
 * Returns the positions of the correction notes in an article's summary and text. A note ends with its
 * paragraph, or after `MAX_CORRECTION_NOTE_SENTENCES` sentences. The numbers in notes are not facts of the
 * story.
 */
export function findCorrectionNotes({
  text,
  summary,
  language,
}: Pick<Article, 'text' | 'summary' | 'language'>): CorrectionNote[] {
  const patterns = selectSentencePatterns(language)
  const notes: CorrectionNote[] = []
  for (const [field, content] of [
    ['summary', summary],
    ['text', text],
  ] as const) {
    if (!patterns.some(({ correctionHint }) => correctionHint.test(content))) continue
    const sentences = splitSentences(content).slice(-MAX_SENTENCES)
    for (let at = 0; at < sentences.length; at++) {
      const first = sentences[at]
      if (!first || !isCorrectionSentence(first.text, patterns)) continue
      const rest = sentences
        .slice(at, at + MAX_CORRECTION_NOTE_SENTENCES)
        .filter(({ paragraph }) => paragraph === first.paragraph)
      notes.push({ field, start: first.start, end: rest.at(-1)?.end ?? first.end })
      at += rest.length - 1
    }
  }
  return notes
}

/** Returns true if an article's title or text reports a correction of the article. */
export function isCorrectedArticle(
  article: Pick<Article, 'title' | 'text' | 'summary' | 'language'>,
): boolean {
  return (
    isCorrectionSentence(article.title, selectSentencePatterns(article.language)) ||
    findCorrectionNotes(article).length > 0
  )
}
