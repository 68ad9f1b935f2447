import type { LanguageRules } from '../language-rules.ts'
import { abbreviations } from './abbreviations.ts'
import { calendar } from './calendar.ts'
import { casualties } from './casualties.ts'
import { claims } from './claims.ts'
import { clauses } from './clauses.ts'
import { colour } from './colour.ts'
import { comments } from './comments.ts'
import { compounds } from './compounds.ts'
import { contradictions } from './contradictions.ts'
import { credits } from './credits.ts'
import { events } from './events.ts'
import { facts } from './facts.ts'
import { gravity } from './gravity.ts'
import { headings } from './headings.ts'
import { judging } from './judging.ts'
import { kindTitles } from './kind-titles.ts'
import { kinds } from './kinds.ts'
import { leaning } from './leaning.ts'
import { models } from './models.ts'
import { money } from './money.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { opinions } from './opinions.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { references } from './references.ts'
import { scenery } from './scenery.ts'
import { sentences } from './sentences.ts'
import { standing } from './standing.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'
import { tags } from './tags.ts'
import { teases } from './teases.ts'
import { translation } from './translation.ts'
import { usable } from './usable.ts'
import { verbs } from './verbs.ts'
import { voices } from './voices.ts'
import { writtenNumbers } from './written-numbers.ts'

export const dutch: LanguageRules = {
  abbreviations,
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
  kinds,
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
