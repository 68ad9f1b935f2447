import type { Problem, ProblemKind } from '../../check/problem.ts'
import type { Item } from '../items.ts'
import { isLight } from '../light-words.ts'
import { placesInBest, type Telling } from './telling-sentences.ts'

const TITLES = new Set(
  `mr mrs ms dr sir dame lord lady mevrouw meneer minister mayor captain director detective commander analyst president chairman chairwoman chief judge senator professor doctor sergeant inspector spokesman spokeswoman engineer coach
  burgemeester wethouder inspecteur directeur voorzitter minister premier commissaris woordvoerder woordvoerster rechter professor hoogleraar kapitein trainer analist`.split(
    /\s+/,
  ),
)
const PLACE_BEFORE = /(?:^|\s)(?:in|at|near|from|off|te|uit|bij|tussen|between)\s(?:the\s|de\s|het\s)?$/
const YEAR = /^(?:19|20)\d\d$/
/** Items between a number and what it counts, in a source. */
const COUNTED = 4

const problem = (kind: ProblemKind, { folded, start, end }: Item): Problem => ({
  kind,
  text: folded,
  start,
  end,
})

/** Names that the source doesn't have. A first name that the source leaves out is only a missing word. */
export function unknownNames({ claim, source, at }: Telling): Problem[] {
  return at.flatMap((index) => {
    const item = claim.items[index]
    if (!item || (claim.supports[index]?.at.length ?? 0) > 0) return []
    if (item.kind === 'start')
      return source.isOrdinary(item) || isLight(item.folded, source.language) ? [] : [problem('name', item)]
    if (item.kind !== 'name') return []
    return isAddedFirstName({ claim, source, at }, index) ? [] : [problem('name', item)]
  })
}

function isAddedFirstName(
  { claim, source }: Pick<Telling, 'claim' | 'source' | 'at'>,
  index: number,
): boolean {
  const [next, places] = [claim.items[index + 1], claim.supports[index + 1]?.at ?? []]
  if (!next?.continues || next.kind !== 'name' || places.length === 0) return false
  return places.every(
    (place) => !source.items[place]?.continues || TITLES.has(source.items[place - 1]?.folded ?? ''),
  )
}

/** 'Clint Green' where the source has Clint Hill, and 'detective Iver' where its detective is another. */
export function mixedNames({ claim, source, at }: Telling): Problem[] {
  return at.flatMap((index) => {
    const [item, next] = [claim.items[index], claim.items[index + 1]]
    if (!item || next?.kind !== 'name' || next.sentence !== item.sentence) return []
    const isTitle = TITLES.has(item.folded)
    if (!(isTitle && /^\s$/.test(next.gap)) && !(item.kind === 'name' && next.continues)) return []
    const [mine, theirs] = [claim.supports[index]?.at ?? [], claim.supports[index + 1]?.at ?? []]
    if (mine.length === 0 || theirs.length === 0) return []
    const isTogether = mine.some((a) => theirs.some((b) => b > a - 3 && b - a <= COUNTED && a !== b))
    const isOthers = mine.some((a) => {
      const after = source.items[a + 1]
      return after?.kind === 'name' && /^\s$/.test(after.gap)
    })
    return !isTogether && isOthers ? [problem('name', next)] : []
  })
}

/** Numbers and dates that the source doesn't have, numbers of another unit and numbers of other things. */
export function changedNumbers(telling: Telling): Problem[] {
  const { claim, at } = telling
  return at.flatMap((index) => {
    const item = claim.items[index]
    if (!item || (item.kind !== 'number' && item.kind !== 'date')) return []
    const places = claim.supports[index]?.at ?? []
    if (places.length === 0)
      return isSmall(item) && !isCountedThere(telling, index) ? [] : [problem(item.kind, item)]
    if (item.kind === 'date') return []
    return isOfUnit(telling, item, places) && countsTheSame(telling, index, places)
      ? []
      : [problem('number', item)]
  })
}

/** A first or second, one or two that a summary counts by itself. */
const isSmall = ({ folded }: Item) => /^(?:one|two|first|second|een|twee|eerste|tweede)$/.test(folded)

/** Whether the source counts what stands behind a number. */
function isCountedThere({ claim, source }: Telling, index: number): boolean {
  return (claim.supports[index + 1]?.at ?? []).some((place) => source.items[place - 1]?.kind === 'number')
}

function isOfUnit({ source }: Telling, item: Item, places: readonly number[]): boolean {
  return places.some((place) => {
    const unit = source.items[place]?.unit ?? ''
    return unit === item.unit || (unit !== 'percent' && item.unit === '')
  })
}

function countsTheSame({ claim, source, at }: Telling, index: number, places: readonly number[]): boolean {
  const [item, noun] = [claim.items[index], claim.items[index + 1]]
  if (!item || !noun || noun.sentence !== item.sentence || !/^[\s-]$/.test(noun.gap)) return true
  if (item.unit !== '' || YEAR.test(item.folded) || noun.kind !== 'word' || isGeneral(noun)) return true
  const nouns = claim.supports[index + 1]?.at ?? []
  if (!nouns.some((there) => places.some((place) => Math.abs(there - place) <= COUNTED))) return false
  const isBeside = (values: readonly number[]) =>
    nouns.some((there) => values.some((place) => Math.abs(there - place) === 1))
  const others = at.filter((other) => other !== index && claim.items[other]?.kind === 'number')
  const rivals = others
    .flatMap((other) => claim.supports[other]?.at ?? [])
    .filter((place) => source.items[place]?.kind === 'number')
  return isBeside(places) || !isBeside(rivals)
}

/** 'People' counts whoever the source counts. */
const isGeneral = ({ folded }: Item) =>
  /^(?:people|persons|mensen|personen|others|anderen|times|keer|year|years|year-old|jarige)$/.test(folded)

/** A day or a place that the source has elsewhere, where the sentence that tells this has another one. */
export function movedFacts(telling: Telling): Problem[] {
  const { claim, source, at, best, coverage } = telling
  const most = coverage(best[0] ?? -1)
  return at.flatMap((index) => {
    const item = claim.items[index]
    if (!item || most < 2 || placesInBest(telling, index).length > 0) return []
    const places = claim.supports[index]?.at ?? []
    const isRival = rivalTest(item)
    if (!isRival || places.length === 0) return []
    const isRivalled = source.items.some(
      (other, there) =>
        best.includes(other.sentence) && isRival(other) && !places.includes(there) && !isTold(telling, there),
    )
    const elsewhere = Math.max(0, ...places.map((place) => coverage(source.items[place]?.sentence ?? -1)))
    return isRivalled && elsewhere - 1 <= most / 2
      ? [problem(item.kind === 'date' ? 'date' : 'name', item)]
      : []
  })
}

/** Whether the claim has an item of the source too. */
const isTold = ({ claim, at }: Telling, there: number) =>
  at.some((index) => claim.supports[index]?.at.includes(there))

function rivalTest(item: Item): ((other: Item) => boolean) | undefined {
  if (item.kind === 'date') {
    const family = item.stem.split('-')[0]
    return (other) => other.kind === 'date' && other.stem.split('-')[0] === family
  }
  if (item.kind !== 'name' || !PLACE_BEFORE.test(item.gap)) return undefined
  return (other) => other.kind === 'name' && PLACE_BEFORE.test(other.gap)
}
