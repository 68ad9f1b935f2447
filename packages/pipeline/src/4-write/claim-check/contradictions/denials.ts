import { oppositesOf } from '../../../claims/index.ts'
import { stem } from '../../../text/index.ts'
import type { Problem } from '../../check/problem.ts'
import { isLight } from '../light-words.ts'
import { bestItems, itemsIn, placesInBest, type Telling, wordsOf } from './telling-sentences.ts'

/** Words that deny; English, then Dutch. */
export const NOT =
  /\b(?:not|no|never|nobody|none|nothing|neither|nor|without|cannot|niet|geen|niemand|nooit|niets|noch|zonder)\b|n['’]t\b/
const DENY =
  /\b(?:den(?:y|ies|ied|ying)|refus(?:e|es|ed)|fail(?:s|ed)?|reject(?:s|ed)?|cancel(?:s|led|ed)?|postpone[sd]?|scrap(?:s|ped)?|abandon(?:s|ed)?|call(?:s|ed)? off|pas|ontken(?:t|de|den|d)|weiger(?:t|de|den)|gea?nnuleer(?:d|de)|annule(?:ert|erde)|afge(?:last|zegd|blazen)|schrap(?:t|te|ten)|geschrapt|uitgesteld|un(?:able|likely|clear|known)|impossible|on(?:mogelijk|bekend|duidelijk))\b/

const says = (text: string) => NOT.test(text) || DENY.test(text)

/** A 'not' that no sentence of the source that tells this has, or one that the claim lost. */
export function changedDenials(telling: Telling): Problem[] {
  const { claim, source, at, best, isWellTold: isClear } = telling
  const items = itemsIn(telling)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || !isClear) return []
  const written = claim.text
    .slice(claim.items[(at[0] ?? 0) - 1]?.end ?? 0, claim.items[(at.at(-1) ?? 0) + 1]?.start)
    .toLowerCase()
  const told = source.itemsIn(best)
  const whole: Problem = {
    kind: 'negation',
    text: claim.text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
  }
  if (NOT.test(written)) {
    const isTold = told.some(({ isDenied }) => isDenied) || says(wordsOf(told))
    return isTold ? [] : [whole]
  }
  if (says(written)) return []
  return lostDenial(telling) ? [whole] : []
}

/** Whether a word of the claim is denied wherever the source tells this, or the source's sentence denies it as a whole. */
function lostDenial(telling: Telling): boolean {
  const { claim, source, at } = telling
  const isDenied = at.some((index) => {
    const places = placesInBest(telling, index)
    return (
      claim.items[index]?.kind === 'word' &&
      !claim.items[index]?.isDenied &&
      places.length > 0 &&
      places.every((place) => source.items[place]?.isDenied)
    )
  })
  if (isDenied || claimsDenied(telling)) return true
  const own = bestItems(telling)
  const denying = own.findIndex(({ folded }) => DENY.test(folded))
  if (denying < 0) return false
  const behind = own.slice(denying + 1).filter((item) => at.some((index) => isAt(telling, index, item)))
  return behind.length >= 2
}

/** Whether the source has a word of the claim only where it denies it: 'injured' where it has 'not hurt'. */
function claimsDenied({ claim, source, at }: Telling): boolean {
  return at.some((index) => {
    const [item, places] = [claim.items[index], claim.supports[index]?.at ?? []]
    const isWord = item?.kind === 'word' && !item.isDenied && !isLight(item.folded, source.language)
    return isWord && places.length > 0 && places.every((place) => source.items[place]?.isDenied)
  })
}

function isAt({ claim, source }: Telling, index: number, item: Telling['source']['items'][number]): boolean {
  return claim.supports[index]?.at.some((place) => source.items[place] === item) ?? false
}

/** Words that say the contrary of a word where the source tells this. */
export function contraries(telling: Telling): Problem[] {
  const { claim, source, at, isTold } = telling
  const told = bestItems(telling)
  if (!isTold) return []
  return at.flatMap((index): Problem[] => {
    const item = claim.items[index]
    if (!item || (item.kind !== 'word' && item.kind !== 'start')) return []
    const opposites = new Set([...oppositesOf(item.folded)].map((word) => stem(word, source.language)))
    if (opposites.size === 0) return []
    const isNearer =
      distanceTo(telling, index, (stemmed) => opposites.has(stemmed)) <
      distanceTo(telling, index, (stemmed) => stemmed === item.stem)
    const isElsewhere = isNearer || isToldContrary(telling, index, opposites)
    const isBoth = at.some((other) => opposites.has(claim.items[other]?.stem ?? ''))
    const { folded, start, end } = item
    return isElsewhere && !isBoth && told.length > 0 ? [{ kind: 'negation', text: folded, start, end }] : []
  })
}

/** Whether a sentence of the best has the contrary beside two of the claim's words, and the source nowhere the word itself. */
function isToldContrary(
  telling: Telling,
  index: number,
  opposites: ReadonlySet<string>,
): boolean {
  const { claim, source, at, best } = telling
  if (source.items.some(({ stem: own }) => own === claim.items[index]?.stem)) return false
  return best.some((sentence) => {
    const own = source.indicesIn(sentence)
    const has = (other: number) => other !== index && claim.supports[other]?.at.some((place) => own.includes(place))
    return own.some((place) => opposites.has(source.items[place]?.stem ?? '')) && at.filter(has).length >= 2
  })
}

/** How far a word of the source's best sentence is from the claim's other words, on average; endless where it isn't there. */
function distanceTo(telling: Telling, index: number, isWord: (stemmed: string) => boolean): number {
  const { claim, source, at, best } = telling
  const inBest = (place: number) => source.items[place]?.sentence === best[0]
  const places = source.indicesIn(best[0]).filter((place) => isWord(source.items[place]?.stem ?? ''))
  const others = at
    .filter((other) => other !== index)
    .map((other) => (claim.supports[other]?.at ?? []).filter(inBest))
  const known = others.filter((one) => one.length > 0)
  const distances = places.map((place) =>
    known.reduce((sum, one) => sum + Math.min(...one.map((other) => Math.abs(other - place))), 0),
  )
  return Math.min(Infinity, ...distances)
}
