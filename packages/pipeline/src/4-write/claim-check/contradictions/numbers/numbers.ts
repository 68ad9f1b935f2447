import { allLanguageRules, joinLanguageAlternatives } from '../../../../languages/index.ts'
import type { ClaimProblem } from '../../../check/problem.ts'
import type { ClaimCheckToken } from '../../words/items.ts'
import { type ClaimMatch, createClaimProblem } from '../claim-matches.ts'

const YEAR = /^(?:19|20)\d\d$/
/**
 * The maximum distance, in items (words, names, numbers and dates), between a number and the counted thing in
 * a source.
 */
const COUNTED = 4
/**
 * The number of words after a number among which the counted thing is searched for: 'two rival street gangs'.
 */
const MAX_NOUNS = 3
/** Matches a text that ends in 'more than' or the like, so that the number after it is a lower bound. */
const MORE_THAN = /\b(?:more than|over|at least|meer dan|ruim|zeker|minstens|ten minste)\s$/i
/** 'More than' a number covers numbers below this multiple of it: 'more than 100' covers 101 to 124. */
const BELOW = 1.25
/**
 * The maximum distance, in items (words, names, numbers and dates), between the number of a part and that of
 * its whole: '850 of the hospital's 1,300 nurses'.
 */
const PART = 3
/** Matches 'of them' in all languages: the number before it is a part of people or things mentioned earlier. */
export const PARTITIVE_PHRASE_PATTERN = new RegExp(
  joinLanguageAlternatives(({ contradictions }) => contradictions.ofThem.source),
)
const PEOPLE = /^(?:people|persons|mensen|personen)$/
const MEASURES = new Set(allLanguageRules.flatMap(({ facts }) => Object.values(facts.measures).flat()))
const AND = /\b(?:and|en)\b/
const OF = /\b(?:of|van)\b/

/**
 * Finds numbers and dates that the source doesn't contain, and numbers that have another unit or count
 * another thing there.
 */
export function findChangedNumbers(match: ClaimMatch): ClaimProblem[] {
  const { claim, at } = match
  return at.flatMap((index) => {
    const item = claim.items[index]
    if (!item || (item.kind !== 'number' && item.kind !== 'date')) return []
    const places = claim.supports[index]?.at ?? []
    if (places.length === 0) {
      const isOwn = isSmall(item) && !isCountedThere(match, index)
      return isOwn || isAtLeastThat(match, index) ? [] : [createClaimProblem(item.kind, item)]
    }
    if (item.kind === 'date') return []
    return isOfUnit(match, item, places) && countsTheSame(match, index, places)
      ? []
      : [createClaimProblem('number', item)]
  })
}

/** Whether a number is 'one', 'two', 'first' or 'second', which a summary may count itself. */
const isSmall = ({ folded }: ClaimCheckToken) =>
  /^(?:one|two|first|second|een|twee|eerste|tweede)$/.test(folded)

/** Whether the source counts the thing that follows a number. */
function isCountedThere({ claim, source }: ClaimMatch, index: number): boolean {
  return (claim.supports[index + 1]?.at ?? []).some((place) => source.items[place - 1]?.kind === 'number')
}

/**
 * Whether a lower bound, such as 'more than 100 bodies', is true: in the source, the number of the same thing
 * is greater than the bound, but less than `BELOW` times as great.
 */
function isAtLeastThat({ claim, source }: ClaimMatch, index: number): boolean {
  const item = claim.items[index]
  if (item?.kind !== 'number' || !MORE_THAN.test(claim.text.slice(0, item.start))) return false
  const least = Number(item.values[0])
  const nouns = findCountedNounPhrase(claim.items, index).flatMap((at) => claim.supports[at]?.at ?? [])
  return nouns.some((noun) =>
    source.items.slice(Math.max(0, noun - COUNTED), noun + 2).some((other) => {
      const exact = Number(other.values[0])
      const isNear = exact > least && exact < least * BELOW
      const isSameSentence = other.sentence === source.items[noun]?.sentence
      return other.kind === 'number' && other.unit === item.unit && isNear && isSameSentence
    }),
  )
}

function isOfUnit({ source }: ClaimMatch, item: ClaimCheckToken, places: readonly number[]): boolean {
  return places.some((place) => {
    const unit = source.items[place]?.unit ?? ''
    return unit === item.unit || (unit !== 'percent' && item.unit === '')
  })
}

/** The words after a number, up to the next preposition or punctuation; the last one is the counted thing. */
export function findCountedNounPhrase(items: readonly ClaimCheckToken[], index: number): number[] {
  const nouns: number[] = []
  for (let at = index + 1; nouns.length < MAX_NOUNS; at++) {
    const item = items[at]
    if (item?.kind !== 'word' || item.sentence !== items[index]?.sentence || !/^[\s-]$/.test(item.gap)) break
    nouns.push(at)
  }
  return nouns
}

function countsTheSame({ claim, source, at }: ClaimMatch, index: number, places: readonly number[]): boolean {
  const item = claim.items[index]
  const behind = findCountedNounPhrase(claim.items, index)
  const noun = claim.items[behind[0] ?? -1]
  if (!item || !noun || item.unit !== '' || YEAR.test(item.folded)) return true
  if (isGeneral(noun))
    return !(PEOPLE.test(noun.folded) && places.every((place) => isMeasure(source.items[place + 1])))
  // A number that is part of a name: 'Ligue 1'.
  const name = claim.supports[index - 1]?.at ?? []
  if (claim.items[index - 1]?.kind === 'name' && places.some((place) => name.includes(place - 1))) return true
  if (places.some((place) => PARTITIVE_PHRASE_PATTERN.test(source.items[place + 1]?.gap ?? ''))) return true
  const nouns = behind.flatMap((one) => claim.supports[one]?.at ?? [])
  if (places.every((place) => countsOther(source.items, place, nouns))) return false
  if (!nouns.some((there) => places.some((place) => Math.abs(there - place) <= COUNTED))) return false
  const first = claim.supports[behind[0] ?? -1]?.at ?? []
  const isBeside = (values: readonly number[]) =>
    first.some((there) => values.some((place) => Math.abs(there - place) === 1))
  const others = at.filter((other) => other !== index && claim.items[other]?.kind === 'number')
  const rivals = others
    .flatMap((other) => claim.supports[other]?.at ?? [])
    .filter((place) => source.items[place]?.kind === 'number')
  const isPhrase = places.some((place) =>
    findCountedNounPhrase(source.items, place).some((there) => first.includes(there)),
  )
  return isPhrase || isBeside(places) || !isBeside(rivals)
}

/**
 * Whether a number counts another thing: in '47 stone knives and a wooden spear' the spears aren't among the
 * 47, although they are near.
 */
function countsOther(items: readonly ClaimCheckToken[], place: number, nouns: readonly number[]): boolean {
  const own = findCountedNounPhrase(items, place)
  const behind = own.at(-1) ?? place
  const next = nouns.filter((noun) => noun > behind && noun <= place + COUNTED)
  const isAnd = next.some((noun) => items.slice(behind + 1, noun + 1).some(({ gap }) => AND.test(gap)))
  return (
    own.length > 0 &&
    !own.some((noun) => nouns.includes(noun)) &&
    isAnd &&
    next.length === nouns.filter((noun) => Math.abs(noun - place) <= COUNTED).length
  )
}

/** Whether an item is a measure, such as an hour or a kilometre, so that the number doesn't count people. */
const isMeasure = (item: ClaimCheckToken | undefined) =>
  item !== undefined && /^[\s-]$/.test(item.gap) && MEASURES.has(item.folded)

/**
 * Whether a noun is so general that the source may use a more specific one: 'people' for any group of people.
 */
const isGeneral = ({ folded }: ClaimCheckToken) =>
  /^(?:people|persons|mensen|personen|others|anderen|times|place|half|plaats|keer|year|years|year-old|jarige)$/.test(
    folded,
  )

/**
 * Finds a total where the source's sentence is about a part of it: '1,300 nurses' for '850 of the 1,300
 * nurses'.
 */
export function findTotalsMistakenForParts({ claim, source, at, best }: ClaimMatch): ClaimProblem[] {
  return at.flatMap((index) => {
    const item = claim.items[index]
    if (item?.kind !== 'number' || OF.test(item.gap)) return []
    const places = (claim.supports[index]?.at ?? []).filter((place) =>
      best.includes(source.items[place]?.sentence ?? -1),
    )
    const isWhole = (place: number) => {
      const isOf = source.items
        .slice(Math.max(0, place - PART + 1), place + 1)
        .some(({ gap }) => OF.test(gap))
      const parts = Array.from({ length: PART }, (_, step) => place - 1 - step).filter(
        (part) => source.items[part]?.kind === 'number',
      )
      return isOf && parts.some((part) => !at.some((other) => claim.supports[other]?.at.includes(part)))
    }
    return places.length > 0 && places.every(isWhole) ? [createClaimProblem('number', item)] : []
  })
}
