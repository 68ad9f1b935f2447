import { CATEGORY_MODEL } from './categories/categories.ts'
import { CLAIM_CHECK } from './checking/claim-check.ts'
import { CLICKBAIT } from './clickbait/clickbait.ts'
import { CLICKBAIT_SIGNS } from './clickbait/clickbait-signs.ts'
import { CLUSTER_MODEL } from './clustering/cluster-model.ts'
import { CITY_LISTS } from './places/city-lists.ts'
import { LOW_COUNTRIES } from './places/low-countries.ts'
import { REGIONS } from './places/regions.ts'
import { TOWN_NAMES } from './places/town-names.ts'
import type { Maker } from './room/maker.ts'
import { ORDINARY_WORDS } from './words/ordinary-words.ts'
import { PERSON_NAMES } from './words/person-names.ts'
import { HEADLINE_CHOICE_MAKER } from './writing/headline-choice.ts'
import { OPINION_WORDS } from './writing/opinion-words.ts'
import { SENTENCE_CHOICE } from './writing/sentence-choice.ts'

/** Every maker, in the order in which they run: a made file that another maker reads comes before it. */
export const MAKERS: readonly Maker[] = [
  ORDINARY_WORDS,
  PERSON_NAMES,
  TOWN_NAMES,
  REGIONS,
  LOW_COUNTRIES,
  CITY_LISTS,
  CLICKBAIT,
  CLICKBAIT_SIGNS,
  CATEGORY_MODEL,
  CLUSTER_MODEL,
  OPINION_WORDS,
  HEADLINE_CHOICE_MAKER,
  SENTENCE_CHOICE,
  CLAIM_CHECK,
]
