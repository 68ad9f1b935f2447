import type { Abbreviations } from './topics/abbreviations.ts'
import type { Calendar } from './topics/calendar.ts'
import type { CasualtyWords } from './topics/casualties.ts'
import type { ClaimWords } from './topics/claims.ts'
import type { ClauseWords } from './topics/clauses.ts'
import type { ColourWords } from './topics/colour.ts'
import type { CompoundJoints } from './topics/compounds.ts'
import type { ContradictionWords } from './topics/contradictions.ts'
import type { CreditWords } from './topics/credits.ts'
import type { EventWords } from './topics/events.ts'
import type { FactWords } from './topics/facts.ts'
import type { GravityWords } from './topics/gravity.ts'
import type { JudgingWords } from './topics/judging.ts'
import type { KindTitles } from './topics/kind-titles.ts'
import type { KindWords } from './topics/kinds.ts'
import type { LeaningWords } from './topics/leaning.ts'
import type { ModelWords } from './topics/models.ts'
import type { Money } from './topics/money.ts'
import type { Names } from './topics/names.ts'
import type { Numbers } from './topics/numbers.ts'
import type { OpinionWords } from './topics/opinions.ts'
import type { PageWords } from './topics/pages.ts'
import type { PeopleWords } from './topics/people.ts'
import type { PlaceWords } from './topics/places.ts'
import type { ReferenceWords } from './topics/references.ts'
import type { SceneryWords } from './topics/scenery.ts'
import type { SentencePatterns } from './topics/sentences.ts'
import type { StandingWords } from './topics/standing.ts'
import type { TagWords } from './topics/tags.ts'
import type { TranslationWords } from './topics/translation.ts'
import type { UsableWords } from './topics/usable.ts'
import type { VerbWords } from './topics/verbs.ts'
import type { VoiceWords } from './topics/voices.ts'
import type { WrittenNumberWords } from './topics/written-numbers.ts'

/**
 * All words and patterns of one language, by topic. A topic is a file of the same name in the language's
 * folder: 'stopWords' is stop-words.ts. docs/languages.md explains how to add a language.
 */
export interface LanguageRules {
  abbreviations: Abbreviations
  calendar: Calendar
  casualties: CasualtyWords
  claims: ClaimWords
  colour: ColourWords
  /** Matches a writer's comment on the news instead of an event: 'The last clause is the one that counts.' */
  comments: readonly RegExp[]
  /** Undefined for a language that writes the parts of compounds as separate words. */
  compounds: CompoundJoints | undefined
  contradictions: ContradictionWords
  credits: CreditWords
  events: EventWords
  facts: FactWords
  /** Matches a heading that continues as its sentence: 'Why it matters: '. */
  headings: RegExp
  judging: JudgingWords
  kinds: KindWords
  kindTitles: KindTitles
  models: ModelWords
  money: Money
  names: Names
  numbers: Numbers
  opinions: OpinionWords
  pages: PageWords
  people: PeopleWords
  places: PlaceWords
  references: ReferenceWords
  scenery: SceneryWords
  sentences: SentencePatterns
  standing: StandingWords
  /** Returns the stem of a folded word. */
  stem: (word: string) => string
  /** Folded words that carry no information about an event. */
  stopWords: ReadonlySet<string>
  tags: TagWords
  /** Match the beginnings, middles and ends of titles that promise the news instead of reporting it. */
  teases: readonly RegExp[]
  translation: TranslationWords
  verbs: VerbWords
  voices: VoiceWords
  leaning: LeaningWords
  clauses: ClauseWords
  usable: UsableWords
  gravity: GravityWords
  writtenNumbers: WrittenNumberWords
}
