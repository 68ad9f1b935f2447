import type { Problem } from '../../check/problem.ts'
import type { Item } from '../items.ts'
import { isLight } from '../light-words.ts'
import { PASSIVE, VERBS } from './roles.ts'
import { placesInBest, problemOf, type Telling } from './telling-sentences.ts'

const PRONOUN = /\b(?:he|she|they|it|who|which|that|hij|zij|ze|die|dat|wie)\b/
/** Forms that are both what somebody did and what was done to somebody. */
const PARTICIPLE =
  /^(?:\p{L}+ed|ge\p{L}+(?:d|t|en)|shot|hit|sold|told|paid|led|sent|caught|struck|bought|fought)$/u
const AUXILIARY = /\b(?:has|have|had|is|was|were|will|heeft|hebben|had|hadden|is|was|waren|werd|wordt|zal)\b/
/** Items among which the verb of a sentence is. */
const MAX_SUBJECT = 6

/** 'Briggs refused a place' where the source has 'Briggs was refused a place', and the reverse. */
export function turnedVoices(telling: Telling): Problem[] {
  const { claim, source, at } = telling
  return at.flatMap((verb, position): Problem[] => {
    const [item, subject] = [claim.items[verb], at[position - 1]]
    const isVerb = item?.kind === 'word' && PARTICIPLE.test(item.folded)
    if (!item || !isVerb || subject === undefined || claim.items[subject]?.kind !== 'name') return []
    if (!/^\s(?:(?:was|were|is|are|has|have|had|been|being|werd|werden|wordt|worden)\s)*$/.test(item.gap))
      return []
    const places = placesInBest(telling, verb).filter(
      (place) =>
        source.items[place]?.folded === item.folded && claim.supports[subject]?.at.includes(place - 1),
    )
    const isPassive = PASSIVE.test(item.gap)
    const isTurned = (place: number) => PASSIVE.test(source.items[place]?.gap ?? '') !== isPassive
    return places.length > 0 && places.every(isTurned) ? [problemOf('role', item)] : []
  })
}

/** Another doer: 'the Supreme Court ruled' where the sentence that tells this has 'the court in Westport ruled'. */
export function otherDoers(telling: Telling): Problem[] {
  const { claim, source, at, best, isTold } = telling
  const verb = mainVerb(telling)
  const item = claim.items[verb ?? -1]
  if (!isTold || verb === undefined || !item || PASSIVE.test(item.gap)) return []
  const isAbsent = (index: number) => placesInBest(telling, index).length === 0
  const subject = leadingNames(claim.items, at.slice(0, at.indexOf(verb)))
  if (subject.length < 2 || !subject.some(isAbsent)) return []
  const isSaid = (place: number) => at.some((index) => claim.supports[index]?.at.includes(place))
  const isOthers = (place: number) => {
    const before = source.indicesIn(best[0]).filter((other) => other < place)
    const names = leadingNames(source.items, before)
    const isHe = [...before, place].some((other) => PRONOUN.test(source.items[other]?.gap ?? ''))
    const isBeside =
      source.items[place - 1]?.kind === 'name' && before.includes(place - 1) && !isSaid(place - 1)
    const isAnother = subject.every(isAbsent) && names.length > 0 && !names.some(isSaid)
    return !isHe && !PASSIVE.test(source.items[place]?.gap ?? '') && (isBeside || isAnother)
  }
  const places = (claim.supports[verb]?.at ?? []).filter((place) => source.items[place]?.sentence === best[0])
  return places.length > 0 && places.every(isOthers) ? [problemOf('role', item)] : []
}

/** The names among the first words of a sentence, up to its first auxiliary. */
function leadingNames(items: readonly Item[], at: readonly number[]): number[] {
  const end = at.findIndex((index, position) => position > 0 && AUXILIARY.test(items[index]?.gap ?? ''))
  const lead = end < 0 ? at : at.slice(0, end)
  const first = lead.findIndex((index) => items[index]?.kind === 'name')
  if (first < 0) return []
  const rest = lead.slice(first)
  const last = rest.findIndex((index) => items[index]?.kind !== 'name')
  return last < 0 ? rest : rest.slice(0, last)
}

/** The verb behind what a sentence begins with: 'doubled' in 'energy costs have doubled'. */
function mainVerb({ claim, source, at }: Telling): number | undefined {
  const isVerb = (index: number | undefined) => {
    const item = claim.items[index ?? -1]
    return item?.kind === 'word' && VERBS[source.language]?.test(item.folded) === true
  }
  return at.slice(1, 1 + MAX_SUBJECT).find((index, position) => isVerb(index) && !isVerb(at[position + 2]))
}

/** Another verb in a sentence whose other words one of the source's has: 'stormed' where it has 'gathered outside'. */
export function otherPredicates(telling: Telling): Problem[] {
  const { claim, source, at } = telling
  const verb = mainVerb(telling)
  const item = claim.items[verb ?? -1]
  if (verb === undefined || !item || isLight(item.folded, source.language)) return []
  if ((claim.supports[verb]?.at.length ?? 0) > 0) return []
  const others = at.filter((index) => index !== verb)
  const isThere = (index: number) =>
    (claim.supports[index]?.at ?? []).some((place) => source.items[place]?.sentence === telling.best[0])
  return others.length >= 2 && others.every(isThere) ? [problemOf('source', item)] : []
}
