import type { NewsroomData } from '../../newsroom-data.ts'
import type { Problem } from '../check/problem.ts'
import { changedQuotations } from '../check/quotations.ts'
import { claimEvidence } from './claim-evidence.ts'
import { claimScore } from './claim-score.ts'
import { claimText } from './claim-text.ts'
import { contradictions } from './contradictions/index.ts'
import { SourceText } from './source-text.ts'
import { type KinData, wordKin } from './word-kin.ts'

export type ClaimVerdict = 'supported' | 'unsupported'

/** Whether texts support a claim, and what speaks against it. */
export interface ClaimCheck {
  verdict: ClaimVerdict
  /** Why it isn't supported, in the checker's words; empty where it is. */
  problems: Problem[]
  /** Mean log odds of its sentences: what the wording alone says. */
  score: number
}

export interface ClaimOrder {
  claim: string
  /** The whole texts of the articles that it is checked against. */
  documents: readonly string[]
  /** ISO 639-1 of the claim and the documents. */
  language: string
}

export interface ClaimChecker {
  /** Whether the documents support a claim, also one in other words. Pure; the same in, the same out. */
  check(order: ClaimOrder): ClaimCheck
}

/** Longer claims are cut: outside text must not cost time. */
const MAX_CLAIM = 2_000
/** A claim is supported where its wording is more likely true than not: even odds. */
const LEAST_SCORE = 0

/** Quotations in double marks: single ones are too often apostrophes of a text that was taken apart. */
function quotations(claim: string, source: string): Problem[] {
  return changedQuotations(claim, [source]).filter(({ start }) => /["“„«]/.test(claim[start - 1] ?? ''))
}

/** A checker of claims in any words against articles in the same language. */
export function createClaimChecker(data: KinData & Pick<NewsroomData, 'claimWeights'>): ClaimChecker {
  const kin = wordKin(data)
  let last: { documents: readonly string[]; language: string; source: SourceText } | undefined
  const sourceOf = (documents: readonly string[], language: string): SourceText => {
    const isSame = last?.language === language && last.documents === documents
    if (!last || !isSame) last = { documents, language, source: new SourceText(documents, language, kin) }
    return last.source
  }
  return {
    check({ claim, documents, language }) {
      const source = sourceOf(documents, language)
      const read = claimText(claim.slice(0, MAX_CLAIM), source)
      const score = claimScore(claimEvidence(read, source), data.claimWeights)
      const problems = [...contradictions(read, source), ...quotations(read.text, source.text)]
      const isWorded = score >= LEAST_SCORE && read.items.length > 0
      const whole: Problem = { kind: 'source', text: claim, start: 0, end: claim.length }
      const found = isWorded ? problems : [...problems, whole]
      return { verdict: found.length === 0 ? 'supported' : 'unsupported', problems: found, score }
    },
  }
}
