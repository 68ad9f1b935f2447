/** Initials: 'U.S.', 'L.A.', 'D.C.'. */
const INITIALS = /(?<![\p{L}.])(\p{Lu}(?:\.\p{Lu})+)\.?(?![\p{L}])/gu
/** A middle initial: 'Andrew M. Cuomo'. */
const MIDDLE = /(?<=\p{Lu}\p{Ll}+ )(\p{Lu})\.(?= \p{Lu}\p{Ll})/gu
/** Abbreviated titles, whose full stop doesn't end a sentence: 'Gov. Newsom', 'Dr. Litang'. */
const SHORTENED =
  /\b(Gov|Sen|Rep|Dr|Mr|Mrs|Ms|Prof|Gen|Col|Lt|Sgt|Capt|Cpl|Maj|St|Rev|Hon|Jr|Sr|Supt|Insp|Dhr|Mevr|Ir)\.(?=\s\p{Lu})/gu
/** Abbreviations of states in American newspapers, after a comma. */
const STATES: Readonly<Record<string, string>> = {
  Ala: 'Alabama',
  Ariz: 'Arizona',
  Calif: 'California',
  Colo: 'Colorado',
  Conn: 'Connecticut',
  Fla: 'Florida',
  Mass: 'Massachusetts',
  Mich: 'Michigan',
  Minn: 'Minnesota',
  Okla: 'Oklahoma',
  Tenn: 'Tennessee',
  Tex: 'Texas',
  Wash: 'Washington',
  Wis: 'Wisconsin',
}
const STATE = new RegExp(`(?<=, )(${Object.keys(STATES).join('|')})\\.`, 'g')
/** A prefix before a name: 'Ex-Red Bull', 'pro-Hong Kong'. */
const PREFIXED = /(?<![\p{L}\p{N}-])(ex|non|anti|pro|then|oud|mid|post|pre|co|self)-(?=(\p{L}))/giu

/**
 * Matches the suffix of a name that describes the name after it: '-based' in 'California-based Sutter
 * Health'.
 */
const MADE_OF = /-(based|born|led|backed|owned|trained)\b/g
/** The label of a series of articles at the beginning of a title: 'Coronavirus UK: …'. */
const LABEL = /^(?:coronavirus|covid-19|corona)(?: \p{L}{2,})?: /iu

/**
 * Removes full stops at which a name would be cut off ('U.S. Geological Survey' becomes 'US Geological
 * Survey'), and prefixes and labels that would be read as a part of the name.
 */
export function normaliseNameSpelling(text: string): string {
  return text
    .replace(LABEL, '')
    .replace(MADE_OF, ' $1')
    .replace(INITIALS, (_whole, letters: string) => letters.replaceAll('.', ''))
    .replace(STATE, (whole, state: string) => STATES[state] ?? whole)
    .replace(SHORTENED, '$1')
    .replace(MIDDLE, '$1')
    .replace(PREFIXED, (whole, prefix: string, letter: string) =>
      /\p{Lu}/u.test(letter) ? `${prefix.toLowerCase()} ` : whole,
    )
}
