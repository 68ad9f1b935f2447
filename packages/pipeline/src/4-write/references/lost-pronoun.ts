import type { Language } from '@plainwire/domain/language'
import { getLanguageRules, joinLanguageAlternatives } from '../../languages/index.ts'

/** Matches a word that begins a phrase before the subject of a sentence, such as 'Within days'. */
export const OPENING_PHRASE_PATTERN = new RegExp(
  `^["“‘']?(?:${joinLanguageAlternatives(({ references }) => references.opening)})\\b`,
  'i',
)
/** A possible antecedent of a pronoun: a name inside the sentence. */
const NAME = /\S\s+["“‘]?\p{Lu}/u
/** A possible antecedent of a pronoun: a noun with its article or number. */
const NOUN = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ references }) => references.counted)}|\\d+)\\s+\\p{L}`,
  'iu',
)
/** A name with its title: 'Mr Smith', 'President Trump'. */
const TITLED = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ references }) => references.titles)})\\.? \\p{Lu}`,
  'u',
)
const NOT_PERSONS = joinLanguageAlternatives(({ references }) => references.notPersons)
/** A possible antecedent of a personal pronoun, if nobody is named: 'a woman', 'the mayor', 'een agent'. */
const PERSON_NOUN = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ references }) => references.persons)}|(?!(?:${NOT_PERSONS})\\b)\\p{Ll}{3,}(?:${joinLanguageAlternatives(({ references }) => references.personEndings)}))\\b`,
  'iu',
)
const capitals = (words: string) => words.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
const DEFINITE = joinLanguageAlternatives(({ references }) => references.definite)
/** An organisation whose name has a definite article: 'the National Rifle Association', 'de Tweede Kamer'. */
const BODY = new RegExp(`\\b(?:${DEFINITE}|${capitals(DEFINITE)})\\s(?:\\p{Lu}[\\p{L}'’-]*[\\s,]*)+`, 'gu')
const CAPITAL = /\p{Lu}[\p{L}'’-]{2,}/u

/**
 * Whether a personal pronoun occurs before anybody is named in its sentence: 'The Rifle Association was
 * crucial to his election'.
 */
export function hasUnresolvedPronoun(text: string, language: Language): boolean {
  const at = text.search(getLanguageRules(language).references.pronoun)
  if (at < 0) return false
  const before = text.slice(0, at)
  // 'Within days she was admitted': nobody is named before, and a person named later may be somebody else.
  if (OPENING_PHRASE_PATTERN.test(before)) return !NAME.test(before) && !NOUN.test(before)
  if (TITLED.test(before) || PERSON_NOUN.test(before)) return false
  return !CAPITAL.test(before.replace(BODY, ' '))
}
