import type { CreditWords } from './topics/articles/credits.ts'
import type { ArticleKindTitlePatterns } from './topics/articles/kind-titles.ts'
import type { ArticleKindPatterns } from './topics/articles/kinds.ts'
import type { ArticlePagePatterns } from './topics/articles/pages.ts'
import type { SentencePatterns } from './topics/articles/sentences.ts'
import type { ClaimWords } from './topics/checks/claims.ts'
import type { ContradictionWords } from './topics/checks/contradictions.ts'
import type { LanguageModelPhrases } from './topics/checks/models.ts'
import type { TranslationCheckWords } from './topics/checks/translation.ts'
import type { CasualtyWords } from './topics/events/casualties.ts'
import type { EventWords } from './topics/events/events.ts'
import type { EventImpactWords } from './topics/events/gravity.ts'
import type { OutdoorAccidentWords } from './topics/events/scenery.ts'
import type { NameWords } from './topics/names/names.ts'
import type { PeopleWords } from './topics/names/people.ts'
import type { PlaceWords } from './topics/names/places.ts'
import type { TagWords } from './topics/names/tags.ts'
import type { CalendarRules } from './topics/numbers/calendar.ts'
import type { NumericFactWords } from './topics/numbers/facts.ts'
import type { MoneyWords } from './topics/numbers/money.ts'
import type { NumberRules } from './topics/numbers/numbers.ts'
import type { WrittenNumberWords } from './topics/numbers/written-numbers.ts'
import type { ColouredLanguagePatterns } from './topics/opinion/coloured-language.ts'
import type { LoadedLanguagePatterns } from './topics/opinion/loaded-language.ts'
import type { OpinionWords } from './topics/opinion/opinions.ts'
import type { SpeakerPatterns } from './topics/opinion/speakers.ts'
import type { ClauseCutPatterns } from './topics/sentences/clauses.ts'
import type { DependentSentencePatterns } from './topics/sentences/dependent-sentences.ts'
import type { NonStandaloneSentencePatterns } from './topics/sentences/non-standalone.ts'
import type { ReferenceWords } from './topics/sentences/references.ts'
import type { UnusableSentencePatterns } from './topics/sentences/usable.ts'
import type { Abbreviations } from './topics/words/abbreviations.ts'
import type { CompoundLinkingElements } from './topics/words/compounds.ts'
import type { VerbWords } from './topics/words/verbs.ts'

/**
 * All words and patterns of one language, by topic. Each topic has a file in the language's folder:
 * `stopWords` is in words/stop-words.ts. docs/languages.md explains how to add a language.
 */
export interface LanguageRules {
  abbreviations: Abbreviations
  calendar: CalendarRules
  casualties: CasualtyWords
  claims: ClaimWords
  colour: ColouredLanguagePatterns
  /**
   * Match sentences in which the author comments on the news instead of reporting an event: 'The last clause
   * is the one that counts.'
   */
  comments: readonly RegExp[]
  /** Undefined for a language that writes the parts of compounds as separate words. */
  compounds: CompoundLinkingElements | undefined
  contradictions: ContradictionWords
  credits: CreditWords
  events: EventWords
  facts: NumericFactWords
  /** Matches a heading at the beginning of a sentence: 'Why it matters: '. */
  headings: RegExp
  judging: LoadedLanguagePatterns
  articleKinds: ArticleKindPatterns
  kindTitles: ArticleKindTitlePatterns
  models: LanguageModelPhrases
  money: MoneyWords
  names: NameWords
  numbers: NumberRules
  opinions: OpinionWords
  pages: ArticlePagePatterns
  people: PeopleWords
  places: PlaceWords
  references: ReferenceWords
  scenery: OutdoorAccidentWords
  sentences: SentencePatterns
  nonStandalone: NonStandaloneSentencePatterns
  /** Returns the stem of a word that is in lower case and without accents. */
  stem: (word: string) => string
  /** Words, without accents, that carry no information about an event: 'although', 'report'. */
  stopWords: ReadonlySet<string>
  tags: TagWords
  /**
   * Match the beginnings, middles and ends of titles that promise the news instead of reporting it:
   * 'Everything', 'what happened next', 'in one chart'.
   */
  teases: readonly RegExp[]
  translation: TranslationCheckWords
  verbs: VerbWords
  voices: SpeakerPatterns
  leaning: DependentSentencePatterns
  clauses: ClauseCutPatterns
  usable: UnusableSentencePatterns
  gravity: EventImpactWords
  writtenNumbers: WrittenNumberWords
}
