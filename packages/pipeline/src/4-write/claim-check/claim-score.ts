import type { ClaimWeights } from '../../reviewed-data/trained-weights.ts'
import { CLAIM_EVIDENCE_NAMES, type ClaimEvidence } from './claim-evidence.ts'

/** The log-odds that a source supports a sentence. */
function sentenceScore(evidence: ClaimEvidence, { bias, weights }: ClaimWeights): number {
  return CLAIM_EVIDENCE_NAMES.reduce((sum, name) => sum + (weights[name] ?? 0) * evidence[name], bias)
}

/**
 * Returns the mean log-odds that a source supports the sentences of a claim; 0 for a claim without content.
 */
export function computeClaimSupportScore(evidence: readonly ClaimEvidence[], weights: ClaimWeights): number {
  const total = evidence.reduce((sum, one) => sum + sentenceScore(one, weights), 0)
  return evidence.length === 0 ? 0 : total / evidence.length
}
