import type { Article } from '@plainwire/domain/article'
import type { Correction } from '@plainwire/domain/story'
import { sentencesOf } from '../../text/index.ts'

/** How publishers say that an article was wrong before. Each stands at the start of a sentence or is unmistakable anywhere. */
const NOTE =
  /^[^\p{L}]{0,3}(?:corrections?|clarification|rectificatie|rechtzetting|correctie|verbetering|erratum|editor['’]s note)\b[^.]{0,40}?[:.–—-]|\ban? (?:earlier|previous) version of this (?:article|story|report|headline)\b|\bthis (?:article|story|report|headline) (?:was|has been) (?:amended|corrected)\b|\bin een eerdere versie (?:van dit (?:artikel|bericht|verhaal)|stond|werd)\b|\bdit (?:artikel|bericht) is (?:aangepast|gecorrigeerd)\b/iu
/** What every note has in it: most articles have none of it and need no closer look. */
const HINT = /correct|clarif|rectif|rechtz|verbeter|erratum|editor|version|versie|amended|aangepast|gecorr/i
/** What belongs to a note that begins like this: the sentence behind it. */
const MAX_NOTE_SENTENCES = 3
const MAX_SENTENCES = 120

/** Whether a sentence says that its article was corrected. */
export function isCorrectionNote(sentence: string): boolean {
  return NOTE.test(sentence)
}

/** Where an article says that it was corrected: the note to the end of its paragraph. Its numbers are no facts of the story. */
export function correctionNotes(
  article: Pick<Article, 'text' | 'summary'>,
): Pick<Correction, 'field' | 'start' | 'end'>[] {
  const notes: Pick<Correction, 'field' | 'start' | 'end'>[] = []
  for (const field of ['summary', 'text'] as const) {
    if (!HINT.test(article[field])) continue
    const sentences = sentencesOf(article[field]).slice(-MAX_SENTENCES)
    for (let at = 0; at < sentences.length; at++) {
      const first = sentences[at]
      if (!first || !isCorrectionNote(first.text)) continue
      const rest = sentences
        .slice(at, at + MAX_NOTE_SENTENCES)
        .filter(({ paragraph }) => paragraph === first.paragraph)
      notes.push({ field, start: first.start, end: rest.at(-1)?.end ?? first.end })
      at += rest.length - 1
    }
  }
  return notes
}
