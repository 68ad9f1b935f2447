import type { Problem } from '../../check/problem.ts'
import { itemsIn, type Telling } from './telling-sentences.ts'

const COMING =
  /\b(?:next|coming|volgende?|komende?)\s(?:week|month|year|summer|winter|weekend|maand|jaar|zomer)\b/
const PAST =
  /\b(?:last|previous|past|vorige?|afgelopen)\s(?:week|month|year|summer|winter|weekend|maand|jaar|zomer)\b/
const BEFORE = /\b(?:before|until|by|voor|tot|vóór)\s$/
const AFTER = /\b(?:after|since|from|na|sinds|vanaf)\s$/

/** A week, year or day on the other side of now, or of the day that the source names. */
export function turnedTimes(telling: Telling): Problem[] {
  const { claim, source, sentence, best, isTold } = telling
  const [first, last] = [itemsIn(telling)[0], itemsIn(telling).at(-1)]
  if (!isTold || !first || !last) return []
  const [mine, theirs] = [
    sentence.toLowerCase(),
    best
      .map((one) => source.sentences[one])
      .join(' ')
      .toLowerCase(),
  ]
  const isTurned = [COMING, PAST].some((side, index) => {
    const other = index === 0 ? PAST : COMING
    return side.test(mine) && !side.test(theirs) && other.test(theirs)
  })
  const whole: Problem = {
    kind: 'date',
    text: claim.text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
  }
  return isTurned || hasTurnedDay(telling) ? [whole] : []
}

/** 'After September' where the source has 'before September'. */
function hasTurnedDay({ claim, source, at, best }: Telling): boolean {
  return at.some((index) => {
    const item = claim.items[index]
    if (item?.kind !== 'date') return false
    const gaps = (claim.supports[index]?.at ?? []).flatMap((place) => {
      const there = source.items[place]
      return there && best.includes(there.sentence) ? [there.gap] : []
    })
    const isOther = (side: RegExp, other: RegExp) =>
      side.test(item.gap) && gaps.length > 0 && gaps.every((gap) => other.test(gap))
    return isOther(BEFORE, AFTER) || isOther(AFTER, BEFORE)
  })
}
