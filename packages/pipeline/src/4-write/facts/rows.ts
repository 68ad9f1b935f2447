import { HOUR_MS } from '@plainwire/domain/units'
import { isCompatible, measureSharedWords } from './compare-values.ts'
import type { Mention } from './mentions/mention.ts'

/** The mentions of one fact that state the same value. */
export type FactCell = Mention[]

/** A row of the table; it has several cells if reports contradict each other. */
export interface FactRow {
  cells: FactCell[]
  isConflict: boolean
}

/**
 * Reports published more hours apart than this describe different situations, so they don't contradict each
 * other.
 */
const MAX_APART_HOURS = 48
/** Numbers with a greater ratio count different things. */
const MAX_RATIO = 3
/** The position, from 0, of the last sentence of an article's lead; later sentences give background. */
const LAST_LEAD_SENTENCE = 2
/**
 * The words that two passages must share for their different numbers to contradict each other: the share of
 * the shorter passage, and the count.
 */
const CONFLICT = { share: 0.4, count: 4 }
/**
 * The words that two passages must share for their equal numbers to be the same fact: the share of the
 * shorter passage, and the count.
 */
const SAME = { share: 0.2, count: 2 }
/** Equal numbers with at least this many significant digits aren't a coincidence. */
const PRECISE_DIGITS = 3

/** When an article was published or last changed, in ms. */
export const articleTimeMs = ({ updatedAt, publishedAt, firstSeenAt }: Mention['article']): number =>
  (updatedAt ?? publishedAt ?? firstSeenAt).getTime()
/** When a mention was written, in ms. */
export const mentionTimeMs = ({ article }: Mention): number => articleTimeMs(article)

const isLead = (mention: Mention) => mention.position <= LAST_LEAD_SENTENCE
const inOrder = (a: Mention, b: Mention) => a.position - b.position

function isSpecific({ value }: Mention): boolean {
  return String(value).replace(/\D/g, '').replace(/0+$/, '').length >= PRECISE_DIGITS
}

function isSameFact(a: Mention, b: Mention): boolean {
  if (!isCompatible(a, b)) return false
  // A story is about one match, so reports with the same result mean the same match.
  if (a.isCasualty || a.kind === 'place' || a.kind === 'role' || a.kind === 'score') return true
  if (a.value === b.value && isSpecific(a)) return true
  const { share, count } = measureSharedWords(a.context, b.context)
  return share >= SAME.share && count >= SAME.count
}

/**
 * Groups mentions with the same key by the value that they state of the same thing. An inexact value ('about
 * 50') joins a matching exact one.
 */
export function groupIntoCells(mentions: readonly Mention[]): FactCell[] {
  const cells: FactCell[] = []
  const ordered = [...mentions].sort(
    (a, b) => Number(a.qualifier !== 'exact') - Number(b.qualifier !== 'exact') || inOrder(a, b),
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

/** Amounts of money are compared whatever their currency, because '$' may be Canadian. */
const isSameSort = (a: Mention, b: Mention) => (a.kind === 'money' ? b.kind === 'money' : a.key === b.key)

/** Whether a report also states the value of another report's mention, without saying that others give it. */
function statesBoth(report: number, value: Mention, all: readonly Mention[]): boolean {
  return all.some(
    (mention) =>
      mention.report === report &&
      isSameSort(mention, value) &&
      isCompatible(mention, value) &&
      !mention.isDisputed,
  )
}

function canContradict(a: Mention, b: Mention, all: readonly Mention[]): boolean {
  if (a.report === b.report || a.article.publisherId === b.article.publisherId) return false
  if (typeof a.value === 'number' && typeof b.value === 'number') {
    const [low, high] = [Math.min(a.value, b.value), Math.max(a.value, b.value)]
    if (low <= 0 || high / low > MAX_RATIO) return false
  }
  if (isCompatible(a, b) || Math.abs(mentionTimeMs(a) - mentionTimeMs(b)) > MAX_APART_HOURS * HOUR_MS)
    return false
  return !statesBoth(a.report, b, all) && !statesBoth(b.report, a, all)
}

/** Whether two different numbers are in passages with the same statement. */
function isSamePassage(a: Mention, b: Mention): boolean {
  const { share, count } = measureSharedWords(a.context, b.context)
  return share >= CONFLICT.share && count >= CONFLICT.count && measureSharedWords(a.near, b.near).count > 0
}

/**
 * The numbers that are the only one of their kind in the lead of their report; several in one lead can't be
 * matched reliably with those of other reports.
 */
function onlyOnes(mentions: readonly Mention[]): Mention[] {
  const leads = mentions.filter(isLead)
  return leads.filter((mention) =>
    leads.every((other) => other.article.id !== mention.article.id || isCompatible(other, mention)),
  )
}

/** The first number of casualties in each report. */
function principals(mentions: readonly Mention[]): Mention[] {
  const first = new Map<string, Mention>()
  for (const mention of [...mentions].sort(inOrder)) {
    const publisher = `${mention.report} ${mention.article.publisherId}`
    if (isLead(mention) && !first.has(publisher)) first.set(publisher, mention)
  }
  return [...first.values()]
}

/** Smaller counts are often parts of each other ('two states', 'six states'), so they never contradict. */
const MIN_COUNT = 10
const isSmallCount = ({ kind, isCasualty, value }: Mention) =>
  kind === 'count' && !isCasualty && Number(value) < MIN_COUNT

/** The kinds of facts that can contradict each other. */
const CONTRADICTABLE = new Set<Mention['kind']>(['count', 'money', 'percentage', 'measure', 'time', 'score'])
/** Durations and small measures, which occur in many meanings in one text. */
const LOOSE_KEYS = /^(?:clock|measure (?:day|week|month|year|minute|second|degree|hour))$/

function contradictions(mentions: readonly Mention[], all: readonly Mention[]): [Mention, Mention][] {
  const [sample] = mentions
  if (!sample || !CONTRADICTABLE.has(sample.kind) || LOOSE_KEYS.test(sample.key)) return []
  const candidates = (sample.isCasualty ? principals(mentions) : onlyOnes(mentions)).filter(
    (mention) => !mention.isTentative && !isSmallCount(mention),
  )
  const pairs: [Mention, Mention][] = []
  for (const [index, a] of candidates.entries()) {
    for (const b of candidates.slice(index + 1)) {
      if (canContradict(a, b, all) && (a.isCasualty || isSamePassage(a, b))) pairs.push([a, b])
    }
  }
  return pairs
}

/** Numbers that an article contrasts: 'the union said 1,842, the company put it at 1,200'. */
function rivals(mentions: readonly Mention[]): [Mention, Mention][] {
  return mentions.flatMap((mention) =>
    mention.rivalTo ? [[mention.rivalTo, mention] as [Mention, Mention]] : [],
  )
}

/** Merges cells with the same value that are in one row. */
function withoutRepeats(cells: readonly FactCell[]): FactCell[] {
  return [...Map.groupBy(cells, ([first]) => first?.value).values()].map((same) => same.flat())
}

/**
 * Groups mentions with the same key into rows of the fact table; cells that contradict each other share a
 * row.
 *
 * @param all every mention of the story, because a report that also states the other's number contradicts
 * nothing
 */
export function groupIntoRows(mentions: readonly Mention[], all: readonly Mention[] = mentions): FactRow[] {
  const cells = groupIntoCells(mentions)
  const cellOf = (mention: Mention) => cells.findIndex((cell) => cell.includes(mention))
  const row = cells.map((_, index) => index)
  const conflicts = new Set<number>()
  for (const [a, b] of [...contradictions(mentions, all), ...rivals(mentions)]) {
    const [from, to] = [cellOf(a), cellOf(b)]
    if (from < 0 || to < 0 || from === to) continue
    const [keep, drop] = [row[from] ?? from, row[to] ?? to]
    conflicts.add(from).add(to)
    for (const [index, home] of row.entries()) if (home === drop) row[index] = keep
  }
  return [...new Set(row)].map((home) => {
    const members = cells.flatMap((cell, index) => (row[index] === home ? [{ cell, index }] : []))
    return {
      cells: withoutRepeats(members.map(({ cell }) => cell)),
      isConflict: members.some(({ index }) => conflicts.has(index)),
    }
  })
}
