import { wordsOfAll } from '../languages/index.ts'
import type { Token } from '../text/index.ts'
import type { Named } from './place-table.ts'
import { townKey } from './towns.ts'

/** Looks up the country that a part of a word implies. */
type Find = (key: string, written: string) => Named | undefined

function countryOf(named: Named | undefined): string | undefined {
  if (named?.kind === 'people' || named?.kind === 'hint') return named.country
  if (named?.kind !== 'place') return undefined
  const [first] = named.places
  return first && first.kind !== 'town' ? first.country : undefined
}

/** 'pro-Palestijnse' expresses support, not a place. */
const SIDES = wordsOfAll(({ places }) => places.sides)
/** Letters a name must have before 's' to be read without it: 'Poetins'. */
const MIN_OWNER = 4

/**
 * The country that a word of a language with compounds speaks for, where no list has it as a whole: 'VVD-leider', 'Oekraïne-oorlog', 'Oost-Vlaamse',
 * 'Poetins'. Such a word is no place itself.
 */
export function impliedCountry({ text, folded }: Token, find: Find): string | undefined {
  const dash = text.lastIndexOf('-')
  if (dash > 1) {
    const [first, last] = [text.slice(0, dash), text.slice(dash + 1)]
    if (SIDES.has(first.toLowerCase())) return undefined
    return (
      countryOf(find(townKey(first), first)) ??
      (/^\p{Lu}/u.test(last) ? countryOf(find(townKey(last), last)) : undefined)
    )
  }
  if (!folded.endsWith('s') || folded.length <= MIN_OWNER) return undefined
  const owner = text.slice(0, -1)
  return countryOf(find(townKey(owner), owner))
}
