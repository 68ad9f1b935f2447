import type { Mention } from './resolve-places.ts'

/** Behind an adjective: a person, and no place. */
const PERSON =
  /^[ -](?:-?born |young )?(?:nationals?|man|men|woman|women|student|students|citizens?|tourists?|suspect|teenager|teen|boy|girl|couple|family|father|mother|actor|actress|singer|player|striker|driver|rider|businessman|billionaire|scientists?|researchers?|author|migrants?|refugees?|pilots?|sailor|crew|man|mannen|vrouw|vrouwen|student|studenten|burgers?|toeristen?|verdachte|jongen|meisje|echtpaar|gezin|vader|moeder|acteur|actrice|zanger|zangeres|speler|spits|coureur|zakenman|miljardair|wetenschappers?|onderzoekers?|schrijver|migranten|vluchtelingen|piloot|matroos)\b/iu
/** In front of a country: where somebody once came from. */
const CAME_FROM =
  /\b(?:born in|(?:came|comes|fled|emigrated|immigrated|originally|hails?) from|geboren in|afkomstig uit|(?:komt|kwam|vluchtte|gevlucht) (?:oorspronkelijk )?uit)\s$/iu
const BEFORE = 40
const BEHIND = 24

/** Marks the mentions that tell where people come from. */
export function withOrigins(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention) => {
    const isPerson = mention.kind === 'people' && PERSON.test(text.slice(mention.end, mention.end + BEHIND))
    const isFrom = CAME_FROM.test(text.slice(Math.max(0, mention.start - BEFORE), mention.start))
    return isPerson || isFrom ? { ...mention, isOrigin: true } : mention
  })
}
