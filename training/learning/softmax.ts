import { DIMENSIONS } from './word-vectors.ts'

/** One headline: its known features, the sum of its words' vectors (scaled), its class. */
export interface SoftmaxExample {
  features: readonly number[]
  vector: Float64Array
  /** 1 / √ of its number of telling words. */
  share: number
  topic: number
  weight: number
}

/** Weights by feature and by vector dimension, `classes` of them each. */
export interface SoftmaxModel {
  classes: number
  bias: Float64Array
  byFeature: Float64Array
  byDimension: Float64Array
}

/** How a model is trained. */
export interface TrainingOptions {
  classes: number
  seed: number
  epochs: number
  featureRate: number
  vectorRate: number
  /** Features left out at random: no verdict should hang on one of them. */
  dropped: number
  /** Label noise: the share of an example that counts for all classes. */
  smoothing: number
}

const BIAS_RATE = 0.1
const DECAY = 1e-5

/** A small fixed generator: training gives the same weights every time. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A vector of AdaGrad steps: `weights` goes down the gradient. */
class Steps {
  readonly weights: Float64Array
  readonly #squares: Float64Array
  readonly #rate: number
  constructor(size: number, rate: number) {
    this.weights = new Float64Array(size)
    this.#squares = new Float64Array(size).fill(1e-6)
    this.#rate = rate
  }
  down(at: number, slope: number): void {
    const gradient = slope + DECAY * (this.weights[at] ?? 0)
    const squares = (this.#squares[at] ?? 0) + gradient * gradient
    this.#squares[at] = squares
    this.weights[at] = (this.weights[at] ?? 0) - (this.#rate * gradient) / Math.sqrt(squares)
  }
}

function toProbabilities(sums: Float64Array): void {
  const most = Math.max(...sums)
  let total = 0
  for (let at = 0; at < sums.length; at++) total += sums[at] = Math.exp((sums[at] ?? 0) - most)
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) / total
}

/** Rare classes count more, at most three times. */
function balance(examples: readonly SoftmaxExample[], classes: number): Float64Array {
  const counts = new Float64Array(classes)
  for (const { topic, weight } of examples) counts[topic] = (counts[topic] ?? 0) + weight
  const mean = counts.reduce((sum, count) => sum + count, 0) / classes
  return counts.map((count) => Math.min(3, Math.sqrt(mean / Math.max(1, count))))
}

/** A new order of the examples, in place. */
function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = held
  }
}

interface Learner {
  features: Steps
  vectors: Steps
  bias: Steps
}

/** The learner's probabilities of an example that shows only the features kept. */
function guess(
  learner: Learner,
  { vector, share }: SoftmaxExample,
  kept: readonly number[],
  sums: Float64Array,
): void {
  const classes = sums.length
  sums.set(learner.bias.weights)
  for (const feature of kept)
    for (let k = 0; k < classes; k++)
      sums[k] = (sums[k] ?? 0) + (learner.features.weights[feature * classes + k] ?? 0) * share
  for (let d = 0; d < DIMENSIONS; d++)
    for (let k = 0; k < classes; k++)
      sums[k] = (sums[k] ?? 0) + (vector[d] ?? 0) * (learner.vectors.weights[d * classes + k] ?? 0)
  toProbabilities(sums)
}

/** Multinomial logistic regression on features and word vectors together, by AdaGrad. */
export function trainSoftmax(
  examples: readonly SoftmaxExample[],
  size: number,
  training: TrainingOptions,
): SoftmaxModel {
  const { classes, seed, epochs, featureRate, vectorRate, dropped, smoothing } = training
  const random = generator(seed)
  const features = new Steps(size * classes, featureRate)
  const vectors = new Steps(DIMENSIONS * classes, vectorRate)
  const bias = new Steps(classes, BIAS_RATE)
  const balanced = balance(examples, classes)
  const order = examples.map((_, index) => index)
  const sums = new Float64Array(classes)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const example = examples[index]
      if (!example) continue
      const { vector, share, topic } = example
      const kept = example.features.filter(() => random() > dropped)
      guess({ features, vectors, bias }, example, kept, sums)
      const weight = example.weight * (balanced[topic] ?? 1)
      for (let k = 0; k < classes; k++) {
        const wanted = smoothing / classes + (k === topic ? 1 - smoothing : 0)
        const slope = ((sums[k] ?? 0) - wanted) * weight
        bias.down(k, slope)
        for (const feature of kept) features.down(feature * classes + k, slope * share)
        for (let d = 0; d < DIMENSIONS; d++) vectors.down(d * classes + k, slope * (vector[d] ?? 0))
      }
    }
  }
  return { classes, bias: bias.weights, byFeature: features.weights, byDimension: vectors.weights }
}
