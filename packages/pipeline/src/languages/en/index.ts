import type { LanguageRules } from '../language-rules.ts'
import { credits } from './articles/credits.ts'
import { kindTitles } from './articles/kind-titles.ts'
import { articleKinds } from './articles/kinds.ts'
import { pages } from './articles/pages.ts'
import { sentences } from './articles/sentences.ts'
import { claims } from './checks/claims.ts'
import { contradictions } from './checks/contradictions.ts'
import { models } from './checks/models.ts'
import { translation } from './checks/translation.ts'
import { casualties } from './events/casualties.ts'
import { events } from './events/events.ts'
import { gravity } from './events/gravity.ts'
import { scenery } from './events/scenery.ts'
import { names } from './names/names.ts'
import { people } from './names/people.ts'
import { places } from './names/places.ts'
import { tags } from './names/tags.ts'
import { calendar } from './numbers/calendar.ts'
import { facts } from './numbers/facts.ts'
import { money } from './numbers/money.ts'
import { numbers } from './numbers/numbers.ts'
import { writtenNumbers } from './numbers/written-numbers.ts'
import { colour } from './opinion/colour.ts'
import { comments } from './opinion/comments.ts'
import { judging } from './opinion/judging.ts'
import { opinions } from './opinion/opinions.ts'
import { teases } from './opinion/teases.ts'
import { voices } from './opinion/voices.ts'
import { clauses } from './sentences/clauses.ts'
import { headings } from './sentences/headings.ts'
import { leaning } from './sentences/leaning.ts'
import { references } from './sentences/references.ts'
import { standing } from './sentences/standing.ts'
import { usable } from './sentences/usable.ts'
import { abbreviations } from './words/abbreviations.ts'
import { compounds } from './words/compounds.ts'
import { stem } from './words/stem.ts'
import { stopWords } from './words/stop-words.ts'
import { verbs } from './words/verbs.ts'

export const english: LanguageRules = {
  abbreviations,
  articleKinds,
  calendar,
  casualties,
  claims,
  clauses,
  colour,
  comments,
  compounds,
  contradictions,
  credits,
  events,
  facts,
  gravity,
  headings,
  judging,
  kindTitles,
  leaning,
  models,
  money,
  names,
  numbers,
  opinions,
  pages,
  people,
  places,
  references,
  scenery,
  sentences,
  standing,
  stem,
  stopWords,
  tags,
  teases,
  translation,
  usable,
  verbs,
  voices,
  writtenNumbers,
}
