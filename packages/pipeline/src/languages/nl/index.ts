import type { LanguageRules } from '../language-rules.ts'
import { creditWords } from './articles/credits.ts'
import { articleKindTitlePatterns } from './articles/kind-titles.ts'
import { articleKindPatterns } from './articles/kinds.ts'
import { articlePagePatterns } from './articles/pages.ts'
import { sentencePatterns } from './articles/sentences.ts'
import { claimWords } from './checks/claims.ts'
import { contradictionWords } from './checks/contradictions.ts'
import { languageModelPhrases } from './checks/models.ts'
import { translationCheckWords } from './checks/translation.ts'
import { casualtyWords } from './events/casualties.ts'
import { eventWords } from './events/events.ts'
import { eventGravityWords } from './events/gravity.ts'
import { outdoorAccidentWords } from './events/scenery.ts'
import { nameWords } from './names/names.ts'
import { peopleWords } from './names/people.ts'
import { placeWords } from './names/places.ts'
import { tagWords } from './names/tags.ts'
import { calendarRules } from './numbers/calendar.ts'
import { numericFactWords } from './numbers/facts.ts'
import { moneyWords } from './numbers/money.ts'
import { numberRules } from './numbers/numbers.ts'
import { writtenNumberWords } from './numbers/written-numbers.ts'
import { colouredLanguagePatterns } from './opinion/coloured-language.ts'
import { editorialCommentPatterns } from './opinion/comments.ts'
import { loadedLanguagePatterns } from './opinion/loaded-language.ts'
import { opinionWords } from './opinion/opinions.ts'
import { speakerPatterns } from './opinion/speakers.ts'
import { teaserPatterns } from './opinion/teases.ts'
import { clauseCutPatterns } from './sentences/clauses.ts'
import { dependentSentencePatterns } from './sentences/dependent-sentences.ts'
import { headingPattern } from './sentences/headings.ts'
import { nonStandaloneSentencePatterns } from './sentences/non-standalone.ts'
import { referenceWords } from './sentences/references.ts'
import { unusableSentencePatterns } from './sentences/usable.ts'
import { abbreviations } from './words/abbreviations.ts'
import { compoundLinkingElements } from './words/compounds.ts'
import { stem } from './words/stem.ts'
import { stopWords } from './words/stop-words.ts'
import { verbWords } from './words/verbs.ts'

export const dutch: LanguageRules = {
  abbreviations,
  articleKinds: articleKindPatterns,
  calendar: calendarRules,
  casualties: casualtyWords,
  claims: claimWords,
  clauses: clauseCutPatterns,
  colour: colouredLanguagePatterns,
  comments: editorialCommentPatterns,
  compounds: compoundLinkingElements,
  contradictions: contradictionWords,
  credits: creditWords,
  events: eventWords,
  facts: numericFactWords,
  gravity: eventGravityWords,
  headings: headingPattern,
  judging: loadedLanguagePatterns,
  kindTitles: articleKindTitlePatterns,
  leaning: dependentSentencePatterns,
  models: languageModelPhrases,
  money: moneyWords,
  names: nameWords,
  numbers: numberRules,
  opinions: opinionWords,
  pages: articlePagePatterns,
  people: peopleWords,
  places: placeWords,
  references: referenceWords,
  scenery: outdoorAccidentWords,
  sentences: sentencePatterns,
  nonStandalone: nonStandaloneSentencePatterns,
  stem,
  stopWords,
  tags: tagWords,
  teases: teaserPatterns,
  translation: translationCheckWords,
  usable: unusableSentencePatterns,
  verbs: verbWords,
  voices: speakerPatterns,
  writtenNumbers: writtenNumberWords,
}
