import { type Figure, roundToThree } from '../figure.ts'
import type { PairJoinRates } from './joined-pairs.ts'
import type { HeldOutScore } from './left-out.ts'
import type { MeasuredLevel } from './measured-set.ts'
import type { ArrivalOrder, Level } from './sets/labelled-set.ts'
import type { TranslatedSet } from './sets/translated-documents.ts'

const PLURAL: Readonly<Record<Level, string>> = { story: 'stories', thread: 'threads' }
const SUBJECT: Readonly<Record<Level, string>> = { story: 'event', thread: 'topic' }

const WITHOUT_SET = ', fitted without this set'
const WITH_MEANINGS = ', with meanings (stand-in that knows the labels)'
const WITH_MEANINGS_ON =
  'vectors by bench/quality/meaning-stand-in.ts, about the most that a model could add; the target is the figure without them'

const nameOf = (set: { name: string }, order: ArrivalOrder) =>
  order === 'mixed' ? `${set.name}, arrival mixed` : set.name

/** Returns the figures of one level of a set, stories or threads; none if the set has no unseen part. */
export function makeClusterLevelFigures(
  { set, order, level, targets, unseen, withMeanings, plain }: MeasuredLevel,
  leftOut: HeldOutScore | undefined,
): Figure[] {
  if (unseen.items === 0) return []
  const { precision, recall, found, known } = unseen
  const groups = `${found} ${PLURAL[level]} found, ${known} labelled`
  const on = `${set.on}; precision ${roundToThree(precision)}, recall ${roundToThree(recall)}; ${groups}`
  const figure = (measure: string, key: 'f1' | 'adjustedRand'): Figure[] => {
    const name = `${nameOf(set, order)}: ${level} ${measure}`
    const target = targets[key]
    const value = roundToThree(unseen[key])
    const about = { items: unseen.items, baseline: roundToThree(plain[key]) }
    const without = leftOut && { measure: `${name}${WITHOUT_SET}`, value: leftOut[key], ...about, on: set.on }
    const meaningsFigure = withMeanings && {
      measure: `${name}${WITH_MEANINGS}`,
      value: roundToThree(withMeanings[key]),
      ...about,
      on: `${set.on}; ${WITH_MEANINGS_ON}`,
      target: value,
    }
    return [
      { measure: name, value, ...about, on, ...(target !== undefined && { target }) },
      ...(without ? [without] : []),
      ...(meaningsFigure ? [meaningsFigure] : []),
    ]
  }
  return [...figure('B-cubed F1', 'f1'), ...figure('adjusted Rand', 'adjustedRand')]
}

/** Returns the figures of documents and their translations. */
export function makeTranslatedPairFigures(
  { set, order, level }: { set: TranslatedSet; order: ArrivalOrder; level: Level },
  {
    clusterer,
    withMeanings,
    plain,
  }: { clusterer: PairJoinRates; withMeanings: PairJoinRates | undefined; plain: PairJoinRates },
): Figure[] {
  const figure = (what: string, key: 'joined' | 'wrong', about: Partial<Figure>): Figure[] => {
    const measure = `${nameOf(set, order)}: ${what}`
    const value = roundToThree(clusterer[key])
    const both = { items: clusterer.documents, baseline: roundToThree(plain[key]), ...about }
    const on = `${set.on}; ${WITH_MEANINGS_ON}`
    return [
      { measure, value, on: set.on, ...both },
      ...(withMeanings
        ? [
            {
              measure: `${measure}${WITH_MEANINGS}`,
              ...both,
              value: roundToThree(withMeanings[key]),
              on,
              target: value,
            },
          ]
        : []),
    ]
  }
  const isTargeted = level === 'story' && order === 'in time'
  return [
    ...figure(`both versions in one ${level}`, 'joined', isTargeted ? { target: set.joinedTarget } : {}),
    ...figure(`in one ${level} with another ${SUBJECT[level]}`, 'wrong', { lowerIsBetter: true }),
  ]
}
