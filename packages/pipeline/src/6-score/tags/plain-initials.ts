/** 'U.S.', 'L.A.', 'D.C.'. */
const INITIALS = /(?<![\p{L}.])(\p{Lu}(?:\.\p{Lu})+)\.?(?![\p{L}])/gu
/** 'Andrew M. Cuomo'. */
const MIDDLE = /(?<=\p{Lu}\p{Ll}+ )(\p{Lu})\.(?= \p{Lu}\p{Ll})/gu
/** 'Gov. Newsom', 'Dr. Litang': the stop ends no sentence. */
const SHORTENED =
  /\b(Gov|Sen|Rep|Dr|Mr|Mrs|Ms|Prof|Gen|Col|Lt|Sgt|Capt|Cpl|Maj|St|Rev|Hon|Jr|Sr|Supt|Insp|Dhr|Mevr|Ir)\.(?=\s\p{Lu})/gu
/** States as American papers shorten them behind a comma. */
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
/** 'Ex-Red Bull', 'pro-Hong Kong': the name begins behind the hyphen. */
const PREFIXED = /(?<![\p{L}\p{N}-])((?:ex|non|anti|pro|then|oud|mid|post|pre|co|self)-)(?=\p{Lu})/giu

/** 'California-based Sutter Health': the name begins behind it. */
const MADE_OF = /-(based|born|led|backed|owned|trained)\b/g
/** 'Coronavirus UK: …' labels a series. */
const LABEL = /^(?:coronavirus|covid-19|corona)(?: \p{Lu}\p{L}+)?: /iu

/** A text in which no full stop, prefix or label cuts or lengthens a name: 'U.S. Geological Survey' is 'US Geological Survey'. */
export function plainInitials(text: string): string {
  return text
    .replace(LABEL, '')
    .replace(MADE_OF, ' $1')
    .replace(INITIALS, (_whole, letters: string) => letters.replaceAll('.', ''))
    .replace(STATE, (whole, state: string) => STATES[state] ?? whole)
    .replace(SHORTENED, '$1')
    .replace(MIDDLE, '$1')
    .replace(PREFIXED, (_whole, prefix: string) => `${prefix.slice(0, -1).toLowerCase()} `)
}
