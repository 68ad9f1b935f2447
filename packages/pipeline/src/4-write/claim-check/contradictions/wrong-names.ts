import { getStopWords } from '../../../text/index.ts'
import type { ClaimProblem } from '../../check/problem.ts'
import type { ClaimCheckToken } from '../words/items.ts'
import { isContentFreeWord } from '../words/light-words.ts'
import { type ClaimMatch, createClaimProblem } from './claim-matches.ts'

const TITLES = new Set(
  `mr mrs ms dr sir dame lord lady mevrouw meneer minister mayor captain director detective commander analyst president chairman chairwoman chief judge senator professor doctor sergeant inspector spokesman spokeswoman engineer coach
  burgemeester wethouder inspecteur directeur voorzitter minister premier commissaris woordvoerder woordvoerster rechter professor hoogleraar kapitein trainer analist`.split(
    /\s+/,
  ),
)

/**
 * A word that can be a name in a text without capitals: one of at least five letters, because shorter words
 * are as often parts of compounds as names.
 */
const LETTERS = /^\p{L}{5,}$/u
/** A word of three or four letters, which can be a first name. */
const SHORT_NAME = /^\p{L}{3,4}$/u
/**
 * The maximum distance, in items (words, names, numbers and dates), from a first name to a surname in a
 * source.
 */
const BESIDE = 4

/**
 * Finds names that the source doesn't contain. A first name added to a surname of the source isn't reported;
 * it only lowers the score, as a missing word.
 */
export function findUnknownNames({ claim, source, at }: ClaimMatch): ClaimProblem[] {
  return at.flatMap((index) => {
    const item = claim.items[index]
    if (!item || (claim.supports[index]?.at.length ?? 0) > 0) return []
    if (item.kind === 'start')
      return source.isOrdinary(item) || isContentFreeWord(item.folded, source.language)
        ? []
        : [createClaimProblem('name', item)]
    if (item.kind === 'word' && source.isLowerCase)
      return isNameOfLowerCase(item, source) || isFirstNameOfLowerCase(item, claim.items[index + 1], source)
        ? [createClaimProblem('name', item)]
        : []
    if (item.kind !== 'name') return []
    return isAddedFirstName({ claim, source, at }, index) ? [] : [createClaimProblem('name', item)]
  })
}

/**
 * Whether a word in a text without capitals is taken for a name, because it is in no list of ordinary words.
 */
function isNameOfLowerCase(item: ClaimCheckToken, source: ClaimMatch['source']): boolean {
  const { folded } = item
  if (!LETTERS.test(folded) || getStopWords(source.language).has(folded)) return false
  return !source.isOrdinary(item) && !isContentFreeWord(folded, source.language)
}

/**
 * Whether a short word in a text without capitals is taken for a first name, because a surname of the source
 * follows: 'neil harris' for 'robert harris'.
 */
function isFirstNameOfLowerCase(
  item: ClaimCheckToken,
  next: ClaimCheckToken | undefined,
  source: ClaimMatch['source'],
): boolean {
  const isShort =
    SHORT_NAME.test(item.folded) &&
    !source.isOrdinary(item) &&
    !getStopWords(source.language).has(item.folded)
  if (!isShort || next?.gap !== ' ' || source.isOrdinary(next) || next.kind !== 'word') return false
  const places = source.support(next).at.filter((place) => source.items[place]?.folded === next.folded)
  return places.some((place) => {
    const [before, own] = [source.items[place - 1], source.items[place]]
    return before?.kind === 'word' && own?.gap === ' ' && !source.isOrdinary(before)
  })
}

function isAddedFirstName(
  { claim, source }: Pick<ClaimMatch, 'claim' | 'source' | 'at'>,
  index: number,
): boolean {
  const [next, places] = [claim.items[index + 1], claim.supports[index + 1]?.at ?? []]
  if (!next?.continues || next.kind !== 'name' || places.length === 0) return false
  return places.every(
    (place) => !source.items[place]?.continues || TITLES.has(source.items[place - 1]?.folded ?? ''),
  )
}

/**
 * Finds a name or title that is combined with the wrong name: 'Clint Green' for 'Clint Hill', or 'detective
 * Iver' if the source's detective has another name.
 */
export function findWrongNameCombinations({ claim, source, at }: ClaimMatch): ClaimProblem[] {
  return at.flatMap((index) => {
    const [item, next] = [claim.items[index], claim.items[index + 1]]
    if (!item || next?.kind !== 'name' || next.sentence !== item.sentence) return []
    const isTitle = TITLES.has(item.folded)
    if (!(isTitle && /^\s$/.test(next.gap)) && !(item.kind === 'name' && next.continues)) return []
    const [mine, theirs] = [claim.supports[index]?.at ?? [], claim.supports[index + 1]?.at ?? []]
    if (mine.length === 0 || theirs.length === 0) return []
    // If the source contains the second word in lower case, it isn't another name: the claim says 'Scottish
    // Parliament', the source 'the parliament'.
    if (theirs.some((place) => source.items[place]?.kind === 'word')) return []
    const isTogether = mine.some((a) => theirs.some((b) => b > a - 3 && b - a <= BESIDE && a !== b))
    const isOthers = mine.some((a) => {
      const after = source.items[a + 1]
      return after?.kind === 'name' && /^\s$/.test(after.gap)
    })
    return !isTogether && isOthers ? [createClaimProblem('name', next)] : []
  })
}
