import { type Figure, rounded } from '../figure.ts'
import type { JoinedPairs } from './joined-pairs.ts'
import type { Level, Order } from './labelled-set.ts'
import type { LeftOutScore } from './left-out.ts'
import type { MeasuredLevel } from './measured-set.ts'
import type { TranslatedSet } from './translated-documents.ts'

const PLURAL: Readonly<Record<Level, string>> = { story: 'stories', thread: 'threads' }
const SUBJECT: Readonly<Record<Level, string>> = { story: 'event', thread: 'topic' }

const nameOf = (set: { name: string }, order: Order) =>
  order === 'mixed' ? `${set.name}, arrival mixed` : set.name

/** The figures of a level; none if a set has no unseen part. */
export function levelFigures(
  { set, order, level, targets, unseen, plain }: MeasuredLevel,
  leftOut: LeftOutScore | undefined,
): Figure[] {
  if (unseen.items === 0) return []
  const { precision, recall, found, known } = unseen
  const groups = `${found} ${PLURAL[level]} found, ${known} labelled`
  const on = `${set.on}; precision ${rounded(precision)}, recall ${rounded(recall)}; ${groups}`
  const figure = (measure: string, key: 'f1' | 'adjustedRand'): Figure[] => {
    const name = `${nameOf(set, order)}: ${level} ${measure}`
    const target = targets[key]
    const value = {
      measure: name,
      value: rounded(unseen[key]),
      items: unseen.items,
      on,
      baseline: rounded(plain[key]),
      ...(target !== undefined && { target }),
    }
    if (!leftOut) return [value]
    const without = { measure: `${name}, fitted without this set`, value: leftOut[key] }
    return [value, { ...without, items: unseen.items, on: set.on, baseline: value.baseline }]
  }
  return [...figure('B-cubed F1', 'f1'), ...figure('adjusted Rand', 'adjustedRand')]
}

/** The figures of documents and their translations. */
export function pairFigures(
  { set, order, level }: { set: TranslatedSet; order: Order; level: Level },
  clusterer: JoinedPairs,
  plain: JoinedPairs,
): Figure[] {
  const name = nameOf(set, order)
  const about = { items: clusterer.documents, on: set.on }
  return [
    {
      measure: `${name}: both versions in one ${level}`,
      value: rounded(clusterer.joined),
      baseline: rounded(plain.joined),
      ...(level === 'story' && order === 'in time' && { target: set.joinedTarget }),
      ...about,
    },
    {
      measure: `${name}: in one ${level} with another ${SUBJECT[level]}`,
      value: rounded(clusterer.wrong),
      baseline: rounded(plain.wrong),
      lowerIsBetter: true,
      ...about,
    },
  ]
}
