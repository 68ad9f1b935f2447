import { joinLanguageAlternatives } from '../../languages/index.ts'
import type { PlaceMention } from '../resolve-places.ts'

/** Words after an adjective which show that it describes a person rather than a place. */
const PERSON = new RegExp(
  `^[ -](?:-?born |young )?(?:${joinLanguageAlternatives(({ places }) => places.persons)})\\b`,
  'iu',
)
/** Matches '-based', as in 'the Hong Kong-based company': the place before it isn't the place of an event. */
const BASED = new RegExp(`^-(?:${joinLanguageAlternatives(({ places }) => places.based)})\\b`, 'iu')
/** Words in front of a country which show that somebody once came from it. */
const CAME_FROM = new RegExp(`\\b(?:${joinLanguageAlternatives(({ places }) => places.cameFrom)})\\s$`, 'iu')
/** Initials, which may be ambiguous: 'CSU' is a German party and an American university. */
const LETTERS = /^\p{Lu}{2,4}$/u
/**
 * Matches 'A tourist from' and 'een man uit'. A place after such words is where the person comes from, so it
 * is weaker evidence than a place of events.
 */
const PERSON_FROM = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ places }) => places.personsFrom)})\\s$`,
  'iu',
)
/** Initials used as an adjective: 'A US pilot', 'UK couple'. */
const COUNTRY_LETTERS = new RegExp(`^(?:${joinLanguageAlternatives(({ places }) => places.letters)})$`, 'u')
const BEFORE = 40
const AFTER = 24

/**
 * Marks mentions that show where people come from, and ambiguous initials: both are weak evidence of where
 * something happens.
 */
export function markOriginMentions(
  text: string,
  mentions: readonly PlaceMention[],
  language: string,
): PlaceMention[] {
  return mentions.map((mention) => {
    const isAdjective =
      mention.kind === 'people' || (mention.kind === 'country' && COUNTRY_LETTERS.test(mention.name))
    const isPerson = isAdjective && PERSON.test(text.slice(mention.end, mention.end + AFTER))
    const isBased = BASED.test(text.slice(mention.end, mention.end + AFTER))
    const before = text.slice(Math.max(0, mention.start - BEFORE), mention.start)
    const isFrom = CAME_FROM.test(before) || PERSON_FROM.test(before)
    const isLetters = language === 'en' && mention.kind === 'hint' && LETTERS.test(mention.name)
    return isPerson || isBased || isFrom || isLetters ? { ...mention, isOrigin: true } : mention
  })
}
