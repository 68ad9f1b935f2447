import { getLanguageRules } from '../../../../languages/index.ts'
import type { ClaimProblem } from '../../../check/problem.ts'
import { isContentFreeWord } from '../../words/light-words.ts'
import { type ClaimMatch, createClaimProblem, findItemInBestSentences } from '../claim-matches.ts'
import { PASSIVE_AUXILIARIES, VERB_FORMS } from './roles.ts'

/**
 * The number of items (words, names, numbers and dates) after a verb in the passive among which its agent is
 * searched for: 'was paid in full by the province'.
 */
const NEAR = 4

const wordsOf = ({ source }: ClaimMatch) =>
  (getLanguageRules(source.language) ?? getLanguageRules('en')).contradictions
const isClaimed = ({ claim, at }: ClaimMatch, place: number) =>
  at.some((index) => claim.supports[index]?.at.includes(place))

/**
 * Returns the indices of a claim's first verb and of the noun before it ('the authority found'); undefined if
 * there is none or the source doesn't contain the noun.
 */
function lead({ claim, source, at }: ClaimMatch): { subject: number; verb: number } | undefined {
  const verb = at.slice(1).find((index) => {
    const item = claim.items[index]
    return (
      item?.kind === 'word' && item.gap === ' ' && VERB_FORMS[source.language]?.test(item.folded) === true
    )
  })
  const subject = verb === undefined ? undefined : verb - 1
  const item = claim.items[subject ?? -1]
  if (
    verb === undefined ||
    subject === undefined ||
    !item ||
    isContentFreeWord(claim.items[verb]?.folded ?? '', source.language)
  )
    return undefined
  return (claim.supports[subject]?.at.length ?? 0) > 0 ? { subject, verb } : undefined
}

/**
 * Finds a claim that makes the recipient of an action its agent: 'the authority found' if a customer found
 * something and informed the authority.
 */
export function findWrongSubjects(match: ClaimMatch): ClaimProblem[] {
  const { claim, source } = match
  const { besides, by } = wordsOf(match)
  const found = lead(match)
  const item = found && claim.items[found.verb]
  if (!found || !item) return []
  const mine = claim.supports[found.subject]?.at ?? []
  const isOthers = (place: number) => {
    const verb = source.items[place]
    const own = source.indicesIn(verb?.sentence)
    const here = mine.filter((one) => own.includes(one))
    if (!verb) return false
    if (PASSIVE_AUXILIARIES.test(verb.gap)) {
      const agent = own.find(
        (one) => one > place && one <= place + NEAR && by.test(source.items[one]?.gap ?? ''),
      )
      return agent !== undefined && here.length === 0 && !isClaimed(match, agent)
    }
    if (verb.folded !== item.folded) return false
    const isBehind = here.every((one) => one > place + 1 && besides.test(source.items[one]?.gap ?? ''))
    const doer = source.items[place - 1]
    return (
      here.length > 0 &&
      isBehind &&
      own.includes(place - 1) &&
      doer !== undefined &&
      !isClaimed(match, place - 1)
    )
  }
  const places = findItemInBestSentences(match, found.verb)
  return places.length > 0 && places.every(isOthers) ? [createClaimProblem('role', item)] : []
}

/**
 * Finds a passive statement about the wrong person or thing: 'Olga Reyes was arrested' if the source says
 * that somebody else was arrested and only mentions Olga Reyes elsewhere.
 */
export function findWrongActionTargets(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const { indefinite } = wordsOf(match)
  return at.flatMap((index, position): ClaimProblem[] => {
    const [item, subject] = [claim.items[index], at[position - 1]]
    if (item?.kind !== 'word' || subject === undefined || !PASSIVE_AUXILIARIES.test(item.gap)) return []
    if (claim.items[subject]?.kind !== 'name') return []
    const mine = claim.supports[subject]?.at ?? []
    const places = claim.supports[index]?.at ?? []
    const isOthers = (place: number) => {
      const behind = source.items[place + 1]
      const own = source.items[place]
      const isHere = mine.some((one) => source.items[one]?.sentence === own?.sentence)
      const isActive = own !== undefined && !PASSIVE_AUXILIARIES.test(own.gap) && own.kind === 'word'
      return isActive && !isHere && behind?.sentence === own.sentence && indefinite.test(behind.gap)
    }
    return mine.length > 0 && places.length > 0 && places.every(isOthers)
      ? [createClaimProblem('role', item)]
      : []
  })
}

/**
 * Finds a state that the source attributes to somebody else: 'the union is glad' if somebody else is glad.
 */
export function findMisattributedStates(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const { is } = wordsOf(match)
  return at.flatMap((index, position): ClaimProblem[] => {
    const [item, subject] = [claim.items[index], at[position - 1]]
    if (item?.kind !== 'word' || subject === undefined || !is.test(item.gap)) return []
    if (claim.items[subject]?.kind !== 'name') return []
    const mine = claim.supports[subject]?.at ?? []
    const places = claim.supports[index]?.at ?? []
    const isOthers = (place: number) => {
      const [own, before] = [source.items[place], source.items[place - 1]]
      const isHere = mine.some((one) => source.items[one]?.sentence === own?.sentence)
      const isHeld =
        own !== undefined && is.test(own.gap) && before?.kind === 'name' && before.sentence === own.sentence
      return isHeld && !isHere && !isClaimed(match, place - 1)
    }
    return mine.length > 0 && places.length > 0 && places.every(isOthers)
      ? [createClaimProblem('role', item)]
      : []
  })
}

/**
 * Finds a characterisation that the source doesn't contain: 'calls it doubtful' for 'calls it convincing'.
 */
export function findWrongCharacterisations(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const { calls } = wordsOf(match)
  const verb = at.find((index) => calls.test(claim.items[index]?.folded ?? ''))
  const last = at.at(-1)
  const item = claim.items[last ?? -1]
  if (verb === undefined || last === undefined || last <= verb || item?.kind !== 'word') return []
  if ((claim.supports[last]?.at.length ?? 0) > 0) return []
  const isThere = (index: number) =>
    (claim.supports[index]?.at ?? []).some((place) => source.items[place]?.sentence === match.best[0])
  const others = at.filter((index) => index !== last)
  return others.length >= 2 && others.every(isThere) ? [createClaimProblem('source', item)] : []
}
