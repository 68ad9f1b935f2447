/**
 * Countries and territories where English is an official or widely used language (Unicode CLDR, territory
 * information), so that the local press may be English. ISO 3166-1 alpha-2.
 */
const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(
  (
    'AG AI AS AU BB BI BM BS BW BZ CA CC CK CM CX DM ER FJ FK FM GB GD GG GH GI GM GU GY HK IE IM IN JE JM KE KI KN ' +
    'KY LC LR LS MH MP MS MT MU MW NA NF NG NR NU NZ PG PH PK PN PR PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV ' +
    'TZ UG US VC VG VI VU WS ZA ZM ZW'
  ).split(' '),
)

/** Territories without inhabitants, and so without newspapers. */
const WITHOUT_PRESS: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

/** Whether the local press of a country may be in English. */
export function isEnglishSpeakingCountry(countryCode: string): boolean {
  return ENGLISH_SPEAKING.has(countryCode)
}

/** Whether a country can have local publishers. */
export function canHaveLocalPublishers(countryCode: string): boolean {
  return !WITHOUT_PRESS.has(countryCode)
}
