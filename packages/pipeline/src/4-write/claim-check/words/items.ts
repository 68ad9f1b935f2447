import { extractTextClaims } from '../../../claims/index.ts'
import { splitSentences, stem } from '../../../text/index.ts'
import { normaliseSpacing } from './plain-spacing.ts'

/** The kind of an item. 'start': the first word of a sentence, whose capital means nothing. */
type ClaimCheckTokenKind = 'name' | 'number' | 'date' | 'word' | 'start'

/** A word, name, number or date of a text, as the claim checker compares it. */
export interface ClaimCheckToken {
  kind: ClaimCheckTokenKind
  /** The stem of a word or name, the calendar key of a date, or '#' for a number. */
  stem: string
  folded: string
  values: readonly string[]
  unit: string
  sentence: number
  start: number
  end: number
  isFirst: boolean
  isCapital: boolean
  /** Whether it belongs to the same run of capitalised words as the previous item. */
  continues: boolean
  /** Whether it directly follows a negation. */
  isDenied: boolean
  /** The text between the previous item of its sentence and this one, in lower case. */
  gap: string
}

export interface TokenisedClaimText {
  text: string
  items: readonly ClaimCheckToken[]
  /** The text's sentences, in order. */
  sentences: readonly string[]
}

/**
 * Seasons and parts of the day or week. They count as dates: a text with a different one states another time.
 */
const PARTS_OF_TIME =
  /^(?:summer|winter|spring|autumn|weekend|morning|afternoon|evening|zomer|winter|lente|voorjaar|najaar|herfst|ochtend|middag)$/

/**
 * Splits a text into items: its words, names, numbers and dates.
 *
 * @param capitals words that the source capitalises inside sentences; they count as names even if this text
 * has them in lower case
 */
export function tokeniseClaimText(
  written: string,
  language: string,
  capitals?: ReadonlySet<string>,
): TokenisedClaimText {
  const text = normaliseSpacing(written, language)
  const spans = splitSentences(text)
  const { claims, negations } = extractTextClaims(text, language)
  let sentence = 0
  const items = claims.map((claim, index): ClaimCheckToken => {
    const before = claims[index - 1]
    while (sentence < spans.length - 1 && claim.start >= (spans[sentence]?.end ?? 0)) sentence++
    const from = Math.max(before?.end ?? 0, spans[sentence]?.start ?? 0)
    const { folded, values, unit, start, end, isFirst, isDenied, continues } = claim
    const known = { folded, values, unit, start, end, isFirst, isDenied, continues, sentence }
    const kind = kindOf(claim, claims[index + 1]?.continues === true, capitals)
    const own = kind === 'date' ? claim.key : kind === 'number' ? '#' : stem(folded, language)
    const gap = text.slice(from, start).toLowerCase()
    return {
      ...known,
      kind,
      stem: claim.kind === 'word' && kind === 'date' ? folded : own,
      gap,
      isCapital: claim.kind === 'name',
    }
  })
  // A negation at the end of a clause negates a word before it: 'werkte' in Dutch 'Het sein werkte vrijdag
  // niet' ('The signal did not work on Friday').
  const sentenceAt = (offset: number) => spans.findLastIndex((span) => span.start <= offset)
  for (const { before, start, end } of negations) {
    const next = items[before]
    const last = items.slice(Math.max(0, before - 3), before).findLast(({ kind }) => kind === 'word')
    const isLast = !next || /[.,;!?]/.test(text.slice(end, next.start))
    if (last && isLast && last.sentence === sentenceAt(start)) last.isDenied = true
    if (next && isLast) next.isDenied = false
  }
  return { text, items, sentences: spans.map((span) => span.text) }
}

function kindOf(
  claim: ReturnType<typeof extractTextClaims>['claims'][number],
  isFollowed: boolean,
  capitals: ReadonlySet<string> | undefined,
): ClaimCheckTokenKind {
  const { kind, folded, isFirst, continues } = claim
  if (kind === 'word') {
    if (PARTS_OF_TIME.test(folded)) return 'date'
    return capitals?.has(folded) ? 'name' : 'word'
  }
  const isOpening = kind === 'name' && isFirst && !continues && !isFollowed
  return isOpening && !capitals?.has(folded) ? 'start' : kind
}

/** The positions of an item and of those after it that belong to the same name; empty if there is no item. */
export function findNameFrom(items: readonly ClaimCheckToken[], from: number): number[] {
  const sentence = items[from]?.sentence
  if (sentence === undefined) return []
  let to = from + 1
  while (items[to]?.continues && items[to]?.sentence === sentence) to++
  return Array.from({ length: to - from }, (_, step) => from + step)
}

/** The positions of the whole name that an item belongs to: both words of 'Anna Visser'. */
export function findNameAround(items: readonly ClaimCheckToken[], at: number): number[] {
  let from = at
  while (items[from]?.continues && items[from - 1]?.sentence === items[at]?.sentence) from--
  return findNameFrom(items, from)
}
