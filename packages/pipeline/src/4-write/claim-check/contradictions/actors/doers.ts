import type { ClaimProblem } from '../../../check/problem.ts'
import type { ClaimCheckToken } from '../../words/items.ts'
import { isContentFreeWord } from '../../words/light-words.ts'
import { type ClaimMatch, createClaimProblem, findItemInBestSentences } from '../claim-matches.ts'
import { PASSIVE_AUXILIARIES, VERB_FORMS } from './roles.ts'

const PRONOUN = /\b(?:he|she|they|it|hij|zij|ze)\b/
const PARTICLE = /^\s(?:down|off|out|away|back)\b/
const ARTICLE = /\b(?:the|an?|de|het|een)\s$/
/** Verb forms that can be active or passive: 'refused' in 'Briggs refused' and 'Briggs was refused'. */
const PARTICIPLE =
  /^(?:\p{L}+ed|(?:af|op|aan|uit|in|toe|terug|door|over|mee|voor|om|weg)?ge\p{L}+(?:d|t|en)|(?:be|ver|ont|her)\p{L}+d|shot|hit|sold|told|paid|led|sent|caught|struck|bought|fought)$/u
const AUXILIARY = /\b(?:has|have|had|is|was|were|will|heeft|hebben|had|hadden|is|was|waren|werd|wordt|zal)\b/
/** The minimum number of words besides the verb that identify a matching sentence. */
const LEAST_SHARED = 2
/**
 * The number of items (words, names, numbers and dates) after a sentence's first one among which the
 * sentence's verb is searched for.
 */
const MAX_SUBJECT = 6

/**
 * Finds a verb that is active in the claim and passive in the source, or the reverse: 'Briggs refused a
 * place' for 'Briggs was refused a place'.
 */
export function findActivePassiveSwaps(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  return at.flatMap((verb, position): ClaimProblem[] => {
    const [item, subject] = [claim.items[verb], at[position - 1]]
    const isVerb = item?.kind === 'word' && PARTICIPLE.test(item.folded)
    if (!item || !isVerb || subject === undefined || claim.items[subject]?.kind !== 'name') return []
    if (!/^\s(?:(?:was|were|is|are|has|have|had|been|being|werd|werden|wordt|worden)\s)*$/.test(item.gap))
      return []
    const places = findItemInBestSentences(match, verb).filter(
      (place) =>
        source.items[place]?.folded === item.folded && claim.supports[subject]?.at.includes(place - 1),
    )
    const isPassive = PASSIVE_AUXILIARIES.test(item.gap)
    const isTurned = (place: number) => PASSIVE_AUXILIARIES.test(source.items[place]?.gap ?? '') !== isPassive
    return places.length > 0 && places.every(isTurned) ? [createClaimProblem('role', item)] : []
  })
}

/**
 * Finds an action attributed to another agent than in the source: 'the Supreme Court ruled' for 'the court in
 * Westport ruled'.
 */
export function findWrongActors(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const verb = mainVerb(match)
  const item = claim.items[verb ?? -1]
  if (
    verb === undefined ||
    !item ||
    PASSIVE_AUXILIARIES.test(item.gap) ||
    isContentFreeWord(item.folded, source.language)
  )
    return []
  const lead = at.slice(0, at.indexOf(verb))
  const subject = leadingNames(claim.items, lead)
  const places = doingPlaces(match, verb)
  const behind = claim.items[(subject.at(-1) ?? -1) + 1]?.gap ?? ''
  const isNamed = subject.length > 0 && (subject.at(-1) === lead.at(-1) || AUXILIARY.test(behind))
  if (lead.length < 2 || !isNamed || places.length === 0) return []
  const isThere = (index: number, sentence: number | undefined) =>
    claim.supports[index]?.at.some((place) => source.items[place]?.sentence === sentence)
  const isClaimed = (place: number) => at.some((index) => claim.supports[index]?.at.includes(place))
  const isOthers = (place: number) => {
    const own = source.items[place]
    const before = source.indicesIn(own?.sentence).filter((other) => other < place)
    const beside = source.items[place - 1]
    if (subject.some((index) => isThere(index, own?.sentence)))
      return (
        isPartOnly(match, subject, own?.sentence) &&
        beside?.kind === 'name' &&
        before.includes(place - 1) &&
        !isClaimed(place - 1)
      )
    const isHe = [...before, place].some((other) => PRONOUN.test(source.items[other]?.gap ?? ''))
    const isDescribed = beside?.kind === 'word' && ARTICLE.test(beside.gap)
    const names = before.filter((other) => source.items[other]?.kind === 'name' && !isClaimed(other))
    return !isHe && !isDescribed && !PASSIVE_AUXILIARIES.test(own?.gap ?? '') && names.length > 0
  }
  return places.every(isOthers) ? [createClaimProblem('role', item)] : []
}

/**
 * Returns the positions of a verb in those sentences of the source that share the most words, except names,
 * with the claim. At least `LEAST_SHARED` words besides the verb must be shared, or all if the claim has
 * fewer.
 */
function doingPlaces({ claim, source, at }: ClaimMatch, verb: number): number[] {
  const words = at.filter(
    (index) => index !== verb && claim.items[index]?.kind !== 'name' && claim.items[index]?.kind !== 'start',
  )
  const counted = (claim.supports[verb]?.at ?? []).map((place) => {
    const sentence = source.items[place]?.sentence
    const shared = words.filter((index) =>
      claim.supports[index]?.at.some((other) => source.items[other]?.sentence === sentence),
    )
    return { place, count: shared.length }
  })
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most < Math.min(LEAST_SHARED, words.length) || most === 0
    ? []
    : counted.filter(({ count }) => count === most).map(({ place }) => place)
}

/** Whether a sentence lacks the first word of a longer name: 'Supreme' of 'Supreme Court'. */
function isPartOnly(
  { claim, source }: ClaimMatch,
  subject: readonly number[],
  sentence: number | undefined,
): boolean {
  const isThere = (index: number) =>
    claim.supports[index]?.at.some((place) => source.items[place]?.sentence === sentence)
  return subject.length > 1 && !isThere(subject[0] ?? -1)
}

/** Returns the first run of names in a sentence, up to the first auxiliary. */
function leadingNames(items: readonly ClaimCheckToken[], at: readonly number[]): number[] {
  const end = at.findIndex((index, position) => position > 0 && AUXILIARY.test(items[index]?.gap ?? ''))
  const lead = end < 0 ? at : at.slice(0, end)
  const first = lead.findIndex((index) => items[index]?.kind === 'name')
  if (first < 0) return []
  const rest = lead.slice(first)
  const last = rest.findIndex((index) => items[index]?.kind !== 'name')
  return last < 0 ? rest : rest.slice(0, last)
}

/** The verb after the subject of a sentence: 'doubled' in 'energy costs have doubled'. */
function mainVerb({ claim, source, at }: ClaimMatch): number | undefined {
  const isVerb = (index: number | undefined) => {
    const item = claim.items[index ?? -1]
    return item?.kind === 'word' && VERB_FORMS[source.language]?.test(item.folded) === true
  }
  return at
    .slice(1, 1 + MAX_SUBJECT)
    .find(
      (index, position) =>
        isVerb(index) && !(isVerb(at[position + 2]) && claim.items[at[position + 2] ?? -1]?.gap === ' '),
    )
}

/**
 * Finds a verb that the source doesn't contain in a sentence whose other words are all in one sentence of the
 * source: the claim says 'fans stormed the hall', the source 'fans gathered outside the hall'.
 */
export function findUnsupportedVerbs(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const verb = mainVerb(match)
  const item = claim.items[verb ?? -1]
  if (verb === undefined || !item || isContentFreeWord(item.folded, source.language)) return []
  if ((claim.supports[verb]?.at.length ?? 0) > 0) return []
  if (item.isDenied) return []
  // A verb with a particle isn't checked, because it has a different meaning: 'turned down'.
  if (PARTICLE.test(claim.items[verb + 1]?.gap ?? '')) return []
  const others = at.filter((index) => index !== verb)
  const isThere = (index: number) =>
    (claim.supports[index]?.at ?? []).some((place) => source.items[place]?.sentence === match.best[0])
  return others.length >= 2 && others.every(isThere) ? [createClaimProblem('source', item)] : []
}
