import { listAcronymCandidates, type SourceText, type TokenOccurrences } from './source-text.ts'
import { type ClaimCheckToken, tokeniseClaimText } from './words/items.ts'

/**
 * A claim prepared for comparison with its source: its items (words, names, numbers and dates), and their
 * positions in the source.
 */
export interface AlignedClaim {
  text: string
  items: readonly ClaimCheckToken[]
  /** The claim's sentences, in order. */
  sentences: readonly string[]
  supports: readonly TokenOccurrences[]
  /**
   * Indices of the items that end the subject of a sentence. A source often names the subject far from the
   * statement about it, in which it is only called 'he'.
   */
  leadEnds: ReadonlySet<number>
}

const ATTRIBUTION_VERB = /^(?:said|says|say|told|warned|reported|zei|zegt|meldt|meldde|zeiden)$/
/**
 * The maximum number of words before the name in a subject at the beginning of a sentence: 'Mayor' before
 * 'Anna Visser'.
 */
const MAX_BEFORE_NAME = 2

/** Splits a claim into items and finds the positions of each of them in the source. */
export function alignClaimWithSource(written: string, source: SourceText): AlignedClaim {
  const { text, items, sentences } = tokeniseClaimText(written, source.language, source.capitals)
  const supports = items.map((item, at) => {
    const own = source.support(item)
    if (own.at.length > 0 || !item.isCapital) return own
    // The source may only contain the acronym of a full name in the claim: 'IMF' for 'International Monetary
    // Fund'.
    for (let from = Math.max(0, at - 5); from <= at; from++) {
      for (const initials of listAcronymCandidates(items, from)) {
        const found = from + initials.length > at ? source.acronym(initials) : []
        if (found.length > 0) return { at: found, isExact: true }
      }
    }
    return own
  })
  return { text, items, sentences, supports, leadEnds: leadEndsOf(text, items) }
}

function leadEndsOf(text: string, items: readonly ClaimCheckToken[]): Set<number> {
  const ends = new Set<number>()
  for (const [from, item] of items.entries()) {
    if (from > 0 && items[from - 1]?.sentence === item.sentence) continue
    let end = leadEnd(items, from)
    const isInside = (at: number) => items[at]?.sentence === item.sentence
    const [last, age] = [items[end], items[end + 1]]
    if (
      last &&
      age &&
      isInside(end + 1) &&
      age.kind === 'number' &&
      /^, $/.test(text.slice(last.end, age.start))
    )
      ends.add(end++)
    if (isInside(end + 1)) ends.add(end)
    // 'said' after 'The coast guard' also ends the subject: a source may state these words last.
    if (isInside(end + 2) && ATTRIBUTION_VERB.test(items[end + 1]?.folded ?? '')) ends.add(end + 1)
  }
  return ends
}

/**
 * Returns the index of the last item of a sentence's subject: of 'Visser' in 'Mayor Anna Visser', of 'old' in
 * 'The 37-year-old'.
 */
function leadEnd(items: readonly ClaimCheckToken[], from: number): number {
  const isInside = (at: number) => items[at]?.sentence === items[from]?.sentence
  if (items[from]?.kind === 'number' && items[from + 1]?.stem === 'year')
    return from + (items[from + 2]?.folded === 'old' ? 2 : 1)
  let end = from
  const isName = (at: number) => items[at]?.kind === 'name' || items[at]?.kind === 'start'
  while (isInside(end + 1) && !isName(end) && end - from < MAX_BEFORE_NAME) end++
  while (isInside(end + 1) && items[end + 1]?.kind === 'name') end++
  return end
}
