import type { Language } from '@plainwire/domain/language'
import type {
  ConflictingNumber,
  Evidence,
  Fact,
  FactValue,
  Sentence,
  StoryTextContent,
} from '@plainwire/domain/story'
import { getLanguageRules } from '../../languages/index.ts'
import type { CrossLanguageVocabulary } from '../facts/index.ts'
import { replaceConflictingValues } from './main-values.ts'
import { findConflictsInText, mentionsConflictingValue } from './stated-conflicts.ts'
import { formatFactValue } from './written-value.ts'

/**
 * Returns the note that follows a number and says how many reports give a different number, and which: '(one
 * report says 18,400)', '(volgens twee berichten 84)'.
 */
function note({ value, reports }: FactValue, language: Language): string {
  const { small, otherReports } = getLanguageRules(language).writtenNumbers
  const count = small[reports - 1] ?? String(reports)
  return ` (${otherReports(count, reports === 1, formatFactValue(value, language))})`
}

/**
 * Adds notes on conflicting values to the parts of a text, in order, and remembers the conflicts of earlier
 * parts.
 */
class Marker {
  readonly conflicts: ConflictingNumber[] = []
  readonly #seen = new Set<string>()
  readonly #language: Language
  readonly #facts: readonly Fact[]
  readonly #vocabulary: CrossLanguageVocabulary

  constructor(language: Language, facts: readonly Fact[], vocabulary: CrossLanguageVocabulary) {
    this.#language = language
    this.#facts = facts
    this.#vocabulary = vocabulary
  }

  /**
   * Returns a line with a note after each number that other reports contradict and that needs a note.
   *
   * @param before the text before the line; values mentioned in it need no note
   * @param behind the text after the line; values mentioned in it need no note
   */
  mark(part: ConflictingNumber['part'], line: string, before = '', behind = ''): string {
    const [language, facts, vocabulary, seen] = [this.#language, this.#facts, this.#vocabulary, this.#seen]
    const isHeadline = part === 'headline'
    let marked = line
    for (const one of findConflictsInText(line, language, facts, vocabulary).sort(
      (a, b) => b.start - a.start,
    )) {
      const isKnown = seen.has(one.fact.id) && (!isHeadline || one.isMain)
      const needsNoNote =
        isKnown || mentionsConflictingValue(`${before} ${line} ${behind}`, one, language, vocabulary)
      if (!needsNoNote)
        marked = `${marked.slice(0, one.end)}${note(one.other, language)}${marked.slice(one.end)}`
      seen.add(one.fact.id)
      this.conflicts.push({ factId: one.fact.id, part, text: line.slice(one.start, one.end) })
    }
    return marked
  }
}

/**
 * Adds to a sentence's evidence the first passage with each inserted value, because the sentence's own source
 * states another value.
 */
function provedBy({ evidence, ...sentence }: Sentence, inserted: readonly FactValue[]): Sentence {
  const passages = inserted.flatMap(({ givers: [first] }): Evidence[] => {
    if (!first) return []
    const { articleId, field, start, end } = first
    return [{ articleId, field, start, end }]
  })
  return { ...sentence, evidence: [...evidence, ...passages] }
}

/**
 * Makes the texts in all languages state the same value of each fact and, where reports differ, adds a note
 * with another value after the first number of each conflict, unless the text next to it mentions that value.
 * The headline only gets a note if its number isn't that of most reports, or if nothing below mentions the
 * conflict. Must be called on a checked text: the additions are supported by the passages in `facts`, not by
 * those that a sentence cites.
 */
export function annotateConflictingValues<Text extends StoryTextContent>(
  text: Text,
  language: Language,
  facts: readonly Fact[],
  vocabulary: CrossLanguageVocabulary,
): Text {
  if (!facts.some(({ agreement }) => agreement === 'conflict')) return text
  const marker = new Marker(language, facts, vocabulary)
  const inMain = (line: string) => replaceConflictingValues(line, language, facts, vocabulary)
  const main = text.sentences.map((sentence) => {
    const { text, inserted } = inMain(sentence.text)
    return provedBy({ ...sentence, text }, inserted)
  })
  const sentences = main.map((sentence, at) => ({
    ...sentence,
    text: marker.mark('description', sentence.text, main[at - 1]?.text, main[at + 1]?.text),
  }))
  const sub = inMain(text.subHeadline)
  const subHeadline = marker.mark('sub_headline', sub.text)
  const proved = provedBy({ text: subHeadline, evidence: text.subHeadlineEvidence ?? [] }, sub.inserted)
  const headline = marker.mark('headline', inMain(text.headline).text)
  const description = sentences.map((sentence) => sentence.text).join(' ')
  const { conflicts } = marker
  return {
    ...text,
    headline,
    subHeadline,
    ...(text.subHeadlineEvidence && { subHeadlineEvidence: proved.evidence }),
    sentences,
    description,
    ...(conflicts.length > 0 && { conflicts }),
  }
}
