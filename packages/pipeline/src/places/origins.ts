import { anyOf } from '../languages/index.ts'
import type { Mention } from './resolve-places.ts'

/** Behind an adjective: a person, and no place. */
const PERSON = new RegExp(`^[ -](?:-?born |young )?(?:${anyOf(({ places }) => places.persons)})\\b`, 'iu')
/** 'The Hong Kong-based company': an origin. */
const BASED = new RegExp(`^-(?:${anyOf(({ places }) => places.based)})\\b`, 'iu')
/** In front of a country: where somebody once came from. */
const CAME_FROM = new RegExp(`\\b(?:${anyOf(({ places }) => places.cameFrom)})\\s$`, 'iu')
/** 'CSU' is a German party and an American university. */
const LETTERS = /^\p{Lu}{2,4}$/u
/** 'A tourist from New York', 'een man uit Gent': an origin, if something else gives the place. */
const PERSON_FROM = new RegExp(`\\b(?:${anyOf(({ places }) => places.personsFrom)})\\s$`, 'iu')
/** 'A US pilot', 'UK couple': initials as an adjective. */
const COUNTRY_LETTERS = new RegExp(`^(?:${anyOf(({ places }) => places.letters)})$`, 'u')
const BEFORE = 40
const BEHIND = 24

/**
 * Marks mentions that are origins of people, or ambiguous: they are weak evidence of where something happens.
 */
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
