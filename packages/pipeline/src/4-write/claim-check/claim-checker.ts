import { normaliseForQuotationSearch } from '../../claims/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import type { ClaimProblem } from '../check/problem.ts'
import { findChangedQuotations } from '../check/quotations.ts'
import { computeClaimEvidence } from './claim-evidence.ts'
import { computeClaimSupportScore } from './claim-score.ts'
import { alignClaimWithSource } from './claim-text.ts'
import { type ClaimMatch, findContradictions, matchClaim } from './contradictions/index.ts'
import { SourceText } from './source-text.ts'
import { createInterchangeableWords, type InterchangeableWordData } from './words/interchangeable-words.ts'

export type ClaimVerdict = 'supported' | 'unsupported'

/** Whether texts support a claim, and the problems found. */
export interface ClaimCheck {
  verdict: ClaimVerdict
  /** Why the claim isn't supported; empty if it is. */
  problems: ClaimProblem[]
  /**
   * The mean log-odds that the texts support the claim's sentences, estimated from the wording alone:
   * contradictions that rules find are in `problems` and don't change it.
   */
  score: number
}

export interface ClaimCheckRequest {
  claim: string
  /** The complete texts of the articles that the claim is checked against. */
  documents: readonly string[]
  /** The ISO 639-1 code of the claim and the documents. */
  language: string
}

export interface ClaimChecker {
  /** Checks whether documents support a claim, also if they word it differently. Pure and deterministic. */
  check(order: ClaimCheckRequest): ClaimCheck
}

/**
 * Maximum length of a claim in characters; longer ones are cut, to limit the time that a check can take.
 */
const MAX_CLAIM = 2_000
/**
 * The minimum log-odds at which a source's wording supports a claim, set by hand on the human-written claims
 * that the rules were developed on. About even odds apply to claims that can be compared with one sentence.
 * Lower odds apply to claims that sum up several sentences: their words differ more, and rules find wrong
 * names and numbers in them. Rules can't do that in lower-case text, so even odds apply there.
 */
const LEAST_SCORE = { lowerCase: 0, compared: -0.25, summedUp: -0.75 } as const

function leastScore(matches: readonly ClaimMatch[], { isLowerCase }: SourceText): number {
  if (isLowerCase) return LEAST_SCORE.lowerCase
  return matches.length === 1 && matches[0]?.isCloseMatch ? LEAST_SCORE.compared : LEAST_SCORE.summedUp
}

/**
 * Finds changed quotations in double marks; single ones are too often apostrophes of tokenised text. Words
 * that the source contains without marks are accepted too, since the source may have lost one of the marks of
 * a long quotation.
 */
function quotations(claim: string, source: string): ClaimProblem[] {
  const found = findChangedQuotations(claim, [source]).filter(({ start }) =>
    /["“„«]/.test(claim[start - 1] ?? ''),
  )
  if (found.length === 0) return []
  const written = normaliseForQuotationSearch(source)
  return found.filter(({ text }) => !written.includes(normaliseForQuotationSearch(text)))
}

/** Creates a checker that decides whether articles support claims, however worded, in the same language. */
export function createClaimChecker(
  data: InterchangeableWordData & Pick<NewsroomData, 'claimWeights'>,
): ClaimChecker {
  const kin = createInterchangeableWords(data)
  let last: { documents: readonly string[]; language: string; source: SourceText } | undefined
  const sourceOf = (documents: readonly string[], language: string): SourceText => {
    const isSame = last?.language === language && last.documents === documents
    if (!last || !isSame) last = { documents, language, source: new SourceText(documents, language, kin) }
    return last.source
  }
  return {
    check({ claim, documents, language }) {
      const source = sourceOf(documents, language)
      const read = alignClaimWithSource(claim.slice(0, MAX_CLAIM), source)
      const score = computeClaimSupportScore(computeClaimEvidence(read, source), data.claimWeights)
      const matches = matchClaim(read, source)
      const problems = [...findContradictions(matches, source), ...quotations(read.text, source.text)]
      const least = leastScore(matches, source)
      const isWorded = score >= least && read.items.length > 0
      const whole: ClaimProblem = { kind: 'source', text: claim, start: 0, end: claim.length }
      const found = isWorded ? problems : [...problems, whole]
      return { verdict: found.length === 0 ? 'supported' : 'unsupported', problems: found, score }
    },
  }
}
