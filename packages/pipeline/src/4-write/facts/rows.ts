import { areFactValuesCompatible, measureWordOverlap } from './compare-values.ts'
import { findContradictingPairs, findDisputedNumberPairs } from './contradicting-mentions.ts'
import { compareMentionPositions, type FactMention } from './mentions/fact-mention.ts'

/** The mentions of one fact that state the same value. */
export type FactCell = FactMention[]

/**
 * A row of the fact table, which is about one fact. It has several cells if reports contradict each other.
 */
export interface FactRow {
  cells: FactCell[]
  isConflict: boolean
}

/**
 * The words that two passages must share for their equal numbers to be the same fact: the share of the
 * shorter passage, and the count.
 */
const SAME = { share: 0.2, count: 2 }
/** Equal numbers with at least this many significant digits aren't a coincidence. */
const PRECISE_DIGITS = 3

function isSpecific({ value }: FactMention): boolean {
  return String(value).replace(/\D/g, '').replace(/0+$/, '').length >= PRECISE_DIGITS
}

function isSameFact(a: FactMention, b: FactMention): boolean {
  if (!areFactValuesCompatible(a, b)) return false
  // Facts of these kinds need no shared words; scores need none, because a story is about one match.
  if (a.isCasualty || a.kind === 'place' || a.kind === 'role' || a.kind === 'score') return true
  if (a.value === b.value && isSpecific(a)) return true
  const { share, count } = measureWordOverlap(a.context, b.context)
  return share >= SAME.share && count >= SAME.count
}

/**
 * Groups mentions with the same key by the value that they state of the same thing. An inexact value ('about
 * 50') joins a matching exact one.
 */
export function groupMentionsByValue(mentions: readonly FactMention[]): FactCell[] {
  const cells: FactCell[] = []
  const ordered = [...mentions].sort(
    (a, b) =>
      Number(a.qualifier !== 'exact') - Number(b.qualifier !== 'exact') || compareMentionPositions(a, b),
  )
  for (const mention of ordered) {
    const equal = cells.find((cell) =>
      cell.some((other) => other.value === mention.value && isSameFact(mention, other)),
    )
    const near = equal ?? cells.find(([first]) => first !== undefined && isSameFact(mention, first))
    if (near) near.push(mention)
    else cells.push([mention])
  }
  return cells
}

/** Merges those cells of a row that have the same value. */
function withoutRepeats(cells: readonly FactCell[]): FactCell[] {
  return [...Map.groupBy(cells, ([first]) => first?.value).values()].map((same) => same.flat())
}

/**
 * Groups mentions with the same key into rows of the fact table; cells that contradict each other share a
 * row.
 *
 * @param all every mention of the story, because a report that states both numbers contradicts no other
 * report
 */
export function groupMentionsIntoFactRows(
  mentions: readonly FactMention[],
  all: readonly FactMention[] = mentions,
): FactRow[] {
  const cells = groupMentionsByValue(mentions)
  const cellOf = (mention: FactMention) => cells.findIndex((cell) => cell.includes(mention))
  const row = cells.map((_, index) => index)
  const conflicts = new Set<number>()
  for (const [a, b] of [...findContradictingPairs(mentions, all), ...findDisputedNumberPairs(mentions)]) {
    const [from, to] = [cellOf(a), cellOf(b)]
    if (from < 0 || to < 0 || from === to) continue
    const [target, drop] = [row[from] ?? from, row[to] ?? to]
    conflicts.add(from).add(to)
    for (const [index, home] of row.entries()) if (home === drop) row[index] = target
  }
  return [...new Set(row)].map((home) => {
    const members = cells.flatMap((cell, index) => (row[index] === home ? [{ cell, index }] : []))
    return {
      cells: withoutRepeats(members.map(({ cell }) => cell)),
      isConflict: members.some(({ index }) => conflicts.has(index)),
    }
  })
}
