import {
  FORMER_OFFICE_HOLDER_PATTERN,
  INSTITUTION_PATTERN,
  MAJOR_INSTITUTION_ACT_PATTERN,
  MINOR_EARTHQUAKE_PATTERN,
  NAMED_INSTITUTION_PATTERN,
  OBITUARY_TITLE_PATTERN,
  REGIONAL_INSTITUTION_PATTERN,
  ROUTINE_INSTITUTION_ACT_PATTERN,
  SERIOUS_EVENT_PATTERN,
  STATE_NAME_PATTERNS,
  UNPRECEDENTED_EVENT_PATTERN,
} from './relevance-words.ts'

/**
 * Ratings of weaker evidence; a major act in the title, by an institution among the title's first words, is
 * rated 1. `both`: the institution is in the title and the act in the lead, or the reverse. `lead`: both are
 * only in the lead. `graveOnly`: a serious event is in the title, without any institution. `actOnly`: an act is
 * in the title, without any institution. `institutionOnly`: an institution is in the title, without any act.
 * `both` and `lead` are multiplied by the value of the act.
 */
const ACTING = { both: 0.5, lead: 0.3, graveOnly: 0.5, actOnly: 0.15, institutionOnly: 0.1 }
/** The values of an act with large consequences and of an everyday one. */
const [GREAT, DAILY] = [1, 0.7]
/**
 * The factor for a title that names an institution only after its first `SUBJECT_WORDS` words, because the
 * institution is then less likely to be the one that acts.
 */
const LATER = 0.8
/** The number of words at the start of a title that contain its subject. */
const SUBJECT_WORDS = 5
/** The factor for a body of a region or town, whose decisions only concern that place. */
const REGIONAL_SHARE = 0.6
/**
 * Matches a quoted statement in a title, which isn't an act of the title's subject. A plan in quotation marks
 * ('to bring in quarantine') is an act and isn't matched.
 */
const QUOTED =
  /(?<![\p{L}\p{N}])['‘"“](?!(?:to|will|may|could|zal|gaat|wil) )[^'‘’"“”]{3,}['’"”](?![\p{L}\p{N}])/gu
/** Matches a label before a headline: 'Coronavirus UK: …', 'Live: …'. */
const LABEL = /^[\p{L}\p{N} .'’-]{2,25}:\s+/u

const hasInstitution = (text: string) =>
  NAMED_INSTITUTION_PATTERN.test(text) || INSTITUTION_PATTERN.test(text)
/** A title that names at least this many states reports that they negotiate or disagree. */
const MEETING = 2
const meets = (title: string) => STATE_NAME_PATTERNS.filter((names) => names.test(title)).length >= MEETING

/** Returns the value of the greatest act in a text; an everyday act counts as great if it sets a record. */
function actIn(text: string): number {
  if (MAJOR_INSTITUTION_ACT_PATTERN.test(text) || SERIOUS_EVENT_PATTERN.test(text)) return GREAT
  if (!ROUTINE_INSTITUTION_ACT_PATTERN.test(text)) return 0
  return UNPRECEDENTED_EVENT_PATTERN.test(text) ? GREAT : DAILY
}

/** Returns the value of a title's act; an everyday act counts more if the lead reports an important one. */
function actOf(title: string, lead: string): number {
  const act = Math.max(actIn(title), meets(title) ? DAILY : 0)
  return act === DAILY && actIn(lead) === GREAT ? (DAILY + GREAT) / 2 : act
}

function inTitle(title: string, lead: string): number {
  const act = actOf(title, lead)
  if (hasInstitution(title) || meets(title)) {
    if (act > 0) {
      const subject = title.split(/\s+/).slice(0, SUBJECT_WORDS).join(' ')
      return act * (hasInstitution(subject) ? 1 : LATER)
    }
    return actIn(lead) > 0 ? ACTING.both * actIn(lead) : ACTING.institutionOnly
  }
  if (SERIOUS_EVENT_PATTERN.test(title))
    return hasInstitution(lead) ? (GREAT + ACTING.graveOnly) / 2 : ACTING.graveOnly
  if (act > 0) return hasInstitution(lead) ? ACTING.both * act : ACTING.actOnly
  return hasInstitution(lead) ? ACTING.lead * actIn(lead) : 0
}

/**
 * Rates, by a title and the beginning of its text, how much an institution acts or something serious happens:
 * 1 if a government, parliament, court or similar body changes the course of a state, 0 if none is mentioned.
 */
export function rateInstitutionActions(title: string, lead: string): number {
  if (MINOR_EARTHQUAKE_PATTERN.test(title)) return 0
  const news = title.replace(LABEL, '').replace(QUOTED, ' ').replace(FORMER_OFFICE_HOLDER_PATTERN, ' ')
  if (OBITUARY_TITLE_PATTERN.test(news)) return hasInstitution(news) ? ACTING.both : ACTING.institutionOnly
  return (REGIONAL_INSTITUTION_PATTERN.test(news) ? REGIONAL_SHARE : 1) * inTitle(news, lead)
}
