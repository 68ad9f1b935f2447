import type { ClusterModel } from '../newsroom-data.ts'
import type { Evidence, FittedEvidence } from './evidence.ts'

/**
 * What a cosine of meanings is worth, in the model's log-odds. Set by hand, as which model an operator brings isn't
 * known: a model for sentences gives one event 0.7 to 0.95 and unrelated texts 0 to 0.3. A cosine of 0.9 then makes up
 * for a story's words being all different (4.8), and one of 0.1 outweighs a few shared words (−4.8), but not a shared text.
 */
const MEANING_WEIGHT = 12
/** The cosine that speaks neither for nor against. */
const NEUTRAL_MEANING = 0.5

const worthOf = (meaning: number) => MEANING_WEIGHT * (Math.max(0, meaning) - NEUTRAL_MEANING)

/** Weights of one model under a prefix: 'same.' for two articles of one language, 'cross.' for two of different ones. */
export function pairModel({ pair: model }: ClusterModel) {
  const names = [
    'title',
    'lead',
    'body',
    'names',
    'numbers',
    'cross',
    'placesDiffer',
    'namesDiffer',
    'gap',
    'samePublisher',
    'short',
    'bare',
    'publisherShort',
    'titleHeld',
    'titleHeldByOne',
    'rarest',
    'dutch',
  ] as const
  const read = (prefix: string) => ({
    bias: model.weights[`${prefix}bias`] ?? 0,
    weights: names.map((name): [FittedEvidence, number] => [name, model.weights[prefix + name] ?? 0]),
  })
  const same = read('same.')
  const cross = read('cross.')
  /** The probability that two articles report one event. */
  return (evidence: Evidence, isSameLanguage: boolean): number => {
    const { bias, weights } = isSameLanguage ? same : cross
    let sum = bias
    for (const [name, weight] of weights) sum += weight * evidence[name]
    // Added only where there is one: without an embedder the sum is the same to the last bit.
    if (evidence.meaning !== undefined) sum += worthOf(evidence.meaning)
    return 1 / (1 + Math.exp(-sum))
  }
}
