import { HOUR_MS } from '@plainwire/domain/units'
import { areFactValuesCompatible, measureWordOverlap } from './compare-values.ts'
import { compareMentionPositions, type FactMention, getMentionTimeMs } from './mentions/fact-mention.ts'

/**
 * Reports published more hours apart than this describe different situations, so they don't contradict each
 * other.
 */
const MAX_APART_HOURS = 48
/** Two numbers whose ratio is greater than this count different things. */
const MAX_RATIO = 3
/** The position, from 0, of the last sentence of an article's lead; later sentences give background. */
const LAST_LEAD_SENTENCE = 2
/**
 * The words that two passages must share for their different numbers to contradict each other: the share of
 * the shorter passage, and the count.
 */
const CONFLICT = { share: 0.4, count: 4 }

const isLead = (mention: FactMention) => mention.position <= LAST_LEAD_SENTENCE

/** Amounts of money are compared whatever their currency, because '$' may be Canadian. */
const isSameSort = (a: FactMention, b: FactMention) =>
  a.kind === 'money' ? b.kind === 'money' : a.key === b.key

/**
 * Whether a report itself states the value of another report's mention, instead of only saying that others
 * report it.
 */
function statesBoth(report: number, value: FactMention, all: readonly FactMention[]): boolean {
  return all.some(
    (mention) =>
      mention.report === report &&
      isSameSort(mention, value) &&
      areFactValuesCompatible(mention, value) &&
      !mention.isDisputed,
  )
}

function canContradict(a: FactMention, b: FactMention, all: readonly FactMention[]): boolean {
  if (a.report === b.report || a.article.publisherId === b.article.publisherId) return false
  if (typeof a.value === 'number' && typeof b.value === 'number') {
    const [low, high] = [Math.min(a.value, b.value), Math.max(a.value, b.value)]
    if (low <= 0 || high / low > MAX_RATIO) return false
  }
  if (
    areFactValuesCompatible(a, b) ||
    Math.abs(getMentionTimeMs(a) - getMentionTimeMs(b)) > MAX_APART_HOURS * HOUR_MS
  )
    return false
  return !statesBoth(a.report, b, all) && !statesBoth(b.report, a, all)
}

/** Whether two different numbers are in passages with the same statement. */
function isSamePassage(a: FactMention, b: FactMention): boolean {
  const { share, count } = measureWordOverlap(a.context, b.context)
  return share >= CONFLICT.share && count >= CONFLICT.count && measureWordOverlap(a.near, b.near).count > 0
}

/**
 * Returns the numbers that are the only ones of their kind in the lead of their article. Several different
 * numbers in one lead can't be matched reliably with those of other reports.
 */
function onlyOnes(mentions: readonly FactMention[]): FactMention[] {
  const leads = mentions.filter(isLead)
  return leads.filter((mention) =>
    leads.every(
      (other) => other.article.id !== mention.article.id || areFactValuesCompatible(other, mention),
    ),
  )
}

/** Returns each publisher's first number of casualties in the lead of each report. */
function principals(mentions: readonly FactMention[]): FactMention[] {
  const first = new Map<string, FactMention>()
  for (const mention of [...mentions].sort(compareMentionPositions)) {
    const publisher = `${mention.report} ${mention.article.publisherId}`
    if (isLead(mention) && !first.has(publisher)) first.set(publisher, mention)
  }
  return [...first.values()]
}

/** Smaller counts are often parts of each other ('two states', 'six states'), so they never contradict. */
const MIN_COUNT = 10
const isSmallCount = ({ kind, isCasualty, value }: FactMention) =>
  kind === 'count' && !isCasualty && Number(value) < MIN_COUNT

/** The kinds of facts that can contradict each other. */
const CONTRADICTABLE = new Set<FactMention['kind']>([
  'count',
  'money',
  'percentage',
  'measure',
  'time',
  'score',
])
/**
 * Times of day, durations and degrees. They aren't compared, because a text often states several of them
 * about different things.
 */
const LOOSE_KEYS = /^(?:clock|measure (?:day|week|month|year|minute|second|degree|hour))$/

/**
 * Returns the pairs of mentions that contradict each other.
 *
 * @param mentions the mentions that have the same `key`, so that they may state the same fact
 * @param all every mention of the story, because a report that states both numbers contradicts no other
 * report
 */
export function findContradictingPairs(
  mentions: readonly FactMention[],
  all: readonly FactMention[],
): [FactMention, FactMention][] {
  const [sample] = mentions
  if (!sample || !CONTRADICTABLE.has(sample.kind) || LOOSE_KEYS.test(sample.key)) return []
  const candidates = (sample.isCasualty ? principals(mentions) : onlyOnes(mentions)).filter(
    (mention) => !mention.isTentative && !isSmallCount(mention),
  )
  const pairs: [FactMention, FactMention][] = []
  for (const [index, a] of candidates.entries()) {
    for (const b of candidates.slice(index + 1)) {
      if (canContradict(a, b, all) && (a.isCasualty || isSamePassage(a, b))) pairs.push([a, b])
    }
  }
  return pairs
}

/** Numbers that an article contrasts: 'the union said 1,842, the company put it at 1,200'. */
export function findDisputedNumberPairs(mentions: readonly FactMention[]): [FactMention, FactMention][] {
  return mentions.flatMap((mention) =>
    mention.rivalTo ? [[mention.rivalTo, mention] as [FactMention, FactMention]] : [],
  )
}
