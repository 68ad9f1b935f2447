import { anyOf } from '../languages/index.ts'
import type { Mention } from './resolve-places.ts'

/** Behind an adjective: a person, and no place. */
const PERSON = new RegExp(`^[ -](?:-?born |young )?(?:${anyOf(({ places }) => places.persons)})\\b`, 'iu')
/** In front of a country: where somebody once came from. */
const CAME_FROM = new RegExp(`\\b(?:${anyOf(({ places }) => places.cameFrom)})\\s$`, 'iu')
/** 'CSU' is a German party and an American university. */
const LETTERS = /^\p{Lu}{2,4}$/u
const BEFORE = 40
const BEHIND = 24

/** Marks the mentions that tell where people come from, or that stand for many things: they say little of where something happens. */
export function withOrigins(text: string, mentions: readonly Mention[], language: string): Mention[] {
  return mentions.map((mention) => {
    const isPerson = mention.kind === 'people' && PERSON.test(text.slice(mention.end, mention.end + BEHIND))
    const isFrom = CAME_FROM.test(text.slice(Math.max(0, mention.start - BEFORE), mention.start))
    const isLetters = language === 'en' && mention.kind === 'hint' && LETTERS.test(mention.name)
    return isPerson || isFrom || isLetters ? { ...mention, isOrigin: true } : mention
  })
}
