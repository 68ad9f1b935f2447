/**
 * Countries and territories in which English is an official language or the one in use (Unicode CLDR, territory
 * information): their own press may well be English. ISO 3166-1 alpha-2.
 */
const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(
  (
    'AG AI AS AU BB BI BM BS BW BZ CA CC CK CM CX DM ER FJ FK FM GB GD GG GH GI GM GU GY HK IE IM IN JE JM KE KI KN ' +
    'KY LC LR LS MH MP MS MT MU MW NA NF NG NR NU NZ PG PH PK PN PR PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV ' +
    'TZ UG US VC VG VI VU WS ZA ZM ZW'
  ).split(' '),
)

/** Without inhabitants to publish a newspaper. */
const WITHOUT_PRESS: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

/** Whether a country's own press may be English. */
export function isEnglishSpeaking(countryCode: string): boolean {
  return ENGLISH_SPEAKING.has(countryCode)
}

/** Whether a country can have a press of its own. */
export function hasPress(countryCode: string): boolean {
  return !WITHOUT_PRESS.has(countryCode)
}
