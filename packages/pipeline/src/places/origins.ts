import type { Mention } from './resolve-places.ts'

/** Behind an adjective: a person, and no place. */
const PERSON =
  /^[ -](?:-?born |young )?(?:nationals?|man|men|woman|women|student|students|citizens?|tourists?|suspect|teenager|teen|boy|girl|couple|family|father|mother|actor|actress|singer|player|striker|driver|rider|businessman|billionaire|scientists?|researchers?|author|migrants?|refugees?|pilots?|sailor|crew|restaurants?|cuisine|keuken|man|mannen|vrouw|vrouwen|student|studenten|burgers?|toeristen?|verdachte|jongen|meisje|echtpaar|gezin|vader|moeder|acteur|actrice|zanger|zangeres|speler|spits|coureur|zakenman|miljardair|wetenschappers?|onderzoekers?|schrijver|migranten|vluchtelingen|piloot|matroos)\b/iu
/** 'The Hong Kong-based company': who it is. */
const BASED = /^-(?:based|headquartered|listed)\b/iu
/** In front of a country: where somebody once came from. */
const CAME_FROM =
  /\b(?:born in|(?:came|comes|fled|emigrated|immigrated|originally|hails?) from|geboren in|afkomstig uit|(?:komt|kwam|vluchtte|gevlucht) (?:oorspronkelijk )?uit)\s$/iu
/** 'CSU' is a German party and an American university. */
const LETTERS = /^\p{Lu}{2,4}$/u
/** 'A tourist from New York', 'een man uit Gent': who it is, where something else tells the place. */
const PERSON_FROM =
  /\b(?:nationals?|m[ae]n|wom[ae]n|students?|citizens?|tourists?|visitors?|suspects?|teenagers?|boy|girl|couple|family|father|mother|pilot|driver|patients?|passengers?|mannen|vrouw(?:en)?|toerist(?:en)?|bezoekers?|verdachten?|jongen|meisje|echtpaar|gezin|vader|moeder) (?:from|uit)\s$/iu
/** 'A US pilot', 'UK couple': letters that stand for an adjective. */
const COUNTRY_LETTERS = /^(?:US|UK|U\.S\.|U\.K\.|UAE|VS|VK)$/u
const BEFORE = 40
const BEHIND = 24

/** Marks the mentions that tell where people come from, or that stand for many things: they say little of where something happens. */
export function withOrigins(text: string, mentions: readonly Mention[], language: string): Mention[] {
  return mentions.map((mention) => {
    const isAdjective =
      mention.kind === 'people' || (mention.kind === 'country' && COUNTRY_LETTERS.test(mention.name))
    const isPerson = isAdjective && PERSON.test(text.slice(mention.end, mention.end + BEHIND))
    const isBased = BASED.test(text.slice(mention.end, mention.end + BEHIND))
    const before = text.slice(Math.max(0, mention.start - BEFORE), mention.start)
    const isFrom = CAME_FROM.test(before) || PERSON_FROM.test(before)
    const isLetters = language === 'en' && mention.kind === 'hint' && LETTERS.test(mention.name)
    return isPerson || isBased || isFrom || isLetters ? { ...mention, isOrigin: true } : mention
  })
}
