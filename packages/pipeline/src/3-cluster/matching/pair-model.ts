import type { ClusterModel } from '../../reviewed-data/trained-weights.ts'
import type { ArticlePairSimilarity } from './pair-likeness.ts'

/**
 * Returns the model that computes the probability that two articles report one event. Its weights are stored
 * under a prefix: 'same.' for two articles in one language, 'cross.' for two languages.
 */
export function createArticlePairModel({ pair: model }: ClusterModel) {
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
    weights: names.map((name): [keyof ArticlePairSimilarity, number] => [
      name,
      model.weights[prefix + name] ?? 0,
    ]),
  })
  const same = read('same.')
  const cross = read('cross.')
  /** The probability that two articles report one event. */
  return (likeness: ArticlePairSimilarity, isSameLanguage: boolean): number => {
    const { bias, weights } = isSameLanguage ? same : cross
    let sum = bias
    for (const [name, weight] of weights) sum += weight * likeness[name]
    return 1 / (1 + Math.exp(-sum))
  }
}
