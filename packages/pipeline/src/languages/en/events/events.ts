import type { EventWords } from '../../topics/events/events.ts'

export const eventWords: EventWords = {
  qualifiers: {
    firstLeg: /\bfirst[ -]leg\b/,
    secondLeg: /\b(second[ -]leg|return leg)/,
    youth:
      /\b(under[ -]?(1[5-9]|2[0-3])s?|u-?(1[5-9]|2[0-3])s?|youth (cup|team|side|league|match|international)|academy side)\b/,
    women: /\b(women'?s (team|side|cup|world cup|final|match|league|squad|race|marathon)|ladies)\b/,
  },
  sudden: {
    quake: /\b(earthquakes?|quakes?|magnitude|tremors?)\b/,
    storm: /\b(hurricanes?|cyclones?|typhoons?|tornado(e?s)?)\b/,
    flood: /\b(floods?|flooding|flash floods?)\b/,
    fire: /\b(fires?|wildfires?|bushfires?|blaze)\b/,
    eruption: /\b(erupts?|eruption|volcano)\b/,
    shooting: /\b(shootings?|gunman|gunmen)\b/,
    stabbing: /\b(stabbings?|stabbed)\b/,
    crash: /\b(crash(es|ed)?|collision|collided|derail(ed|ment)?)\b/,
    blast: /\b(explosions?|blasts?|bombings?)\b/,
    breach: /\b(data breach|hack(ed|ers)?|leak(ed)?|breach(ed)?)\b/,
    rates: /\b(interest rates?|rate (cut|hike|rise|decision)|central bank)\b/,
  },
  sport:
    /\b(match|win|wins|won|beat|beats|goals?|cup|league|finals?|race|marathon|title|champion\w*|legs?|scored?|scores|return)\b/,
}
