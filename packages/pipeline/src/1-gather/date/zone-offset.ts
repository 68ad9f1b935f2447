/**
 * Zone names in feeds, by minutes east of Greenwich. An ambiguous name has the meaning that is more common in
 * news: CST, EST and AST are American, BST is British, IST Indian.
 */
const NAMES: [minutes: number, names: string][] = [
  [0, 'UT UTC GMT Z WET WEZ'],
  [60, 'BST CET MEZ MET WAT WEST'],
  [120, 'CEST MESZ MEST EET OEZ CAT SAST'],
  [180, 'EEST OESZ MSK EAT TRT'],
  [240, 'GST'],
  [300, 'PKT'],
  [330, 'IST'],
  [345, 'NPT'],
  [420, 'ICT WIB'],
  [480, 'HKT SGT MYT PHT WITA AWST'],
  [540, 'JST KST WIT'],
  [570, 'ACST'],
  [600, 'AEST'],
  [630, 'ACDT'],
  [660, 'AEDT'],
  [720, 'NZST'],
  [780, 'NZDT'],
  [-150, 'NDT'],
  [-180, 'BRT ART UYT ADT CLST'],
  [-210, 'NST'],
  [-240, 'AST CLT BOT EDT'],
  [-300, 'EST CDT ET COT PET'],
  [-360, 'CST MDT CT'],
  [-420, 'MST PDT MT'],
  [-480, 'PST AKDT PT'],
  [-540, 'AKST'],
  [-600, 'HST'],
]
const ZONES = new Map(NAMES.flatMap(([minutes, names]) => names.split(' ').map((name) => [name, minutes])))

/** The largest offset of any time zone, in minutes. */
const MAX_MINUTES = 14 * 60

/** An offset, alone or after UTC or GMT: +02:00, +0200, +2, −05:00. */
const NUMERIC = /^(?:UTC|GMT|Z)?\s*([+\-−–])\s*(\d{1,2})(?::?(\d{1,2}))?(?:\s+[A-Z]{2,5})?$/
const NAME = /^[A-Z]{1,5}$/

/**
 * The offset of a time zone at the end of a date, in minutes east of Greenwich.
 *
 * @param text the text after the time; a comment in brackets is ignored
 * @returns 0 if there is no zone or its name is unknown (RFC 5322, 4.3), undefined if the text can't be a
 * zone
 */
export function parseZoneOffset(text: string): number | undefined {
  const zone = text
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .toUpperCase()
  if (zone === '') return 0
  const match = NUMERIC.exec(zone)
  if (!match) return NAME.test(zone) ? (ZONES.get(zone) ?? 0) : undefined
  const [, sign, hours, minutes = '0'] = match
  const offset = Number(hours) * 60 + Number(minutes)
  if (offset > MAX_MINUTES || Number(minutes) > 59) return undefined
  return sign === '+' ? offset : -offset
}
