import { DIMENSIONS } from './word-vectors.ts'

/** A headline for training: its known features, the scaled sum of its words' vectors, and its class. */
export interface SoftmaxExample {
  features: readonly number[]
  vector: Float64Array
  /** The factor for the weight of each feature: 1 / √n for n distinctive words. */
  share: number
  topic: number
  weight: number
}

/** A trained model: for each feature and each vector dimension, one weight per class. */
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
  /**
   * Dropout: the share of features that are left out at random in training, so that no prediction depends on
   * a single one.
   */
  dropped: number
  /** Label smoothing: the share of an example's weight that is spread over all classes. */
  smoothing: number
}

const BIAS_RATE = 0.1
const DECAY = 1e-5

/**
 * Creates a generator of pseudo-random numbers from 0 to 1 with a seed, so that training always gives the
 * same weights.
 */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A vector of weights that is adjusted by AdaGrad. */
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

/** The factor for the examples of each class: higher for rare classes, at most 3. */
function balance(examples: readonly SoftmaxExample[], classes: number): Float64Array {
  const counts = new Float64Array(classes)
  for (const { topic, weight } of examples) counts[topic] = (counts[topic] ?? 0) + weight
  const mean = counts.reduce((sum, count) => sum + count, 0) / classes
  return counts.map((count) => Math.min(3, Math.sqrt(mean / Math.max(1, count))))
}

/** Shuffles the order of the examples, in place. */
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

/** The class probabilities of an example, computed from the features that weren't left out. */
function guess(
  learner: Learner,
  { vector, share }: SoftmaxExample,
  active: readonly number[],
  sums: Float64Array,
): void {
  const classes = sums.length
  sums.set(learner.bias.weights)
  for (const feature of active)
    for (let k = 0; k < classes; k++)
      sums[k] = (sums[k] ?? 0) + (learner.features.weights[feature * classes + k] ?? 0) * share
  for (let d = 0; d < DIMENSIONS; d++)
    for (let k = 0; k < classes; k++)
      sums[k] = (sums[k] ?? 0) + (vector[d] ?? 0) * (learner.vectors.weights[d * classes + k] ?? 0)
  toProbabilities(sums)
}

/** Trains a multinomial logistic regression on features and word vectors, by AdaGrad. */
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
      const active = example.features.filter(() => random() > dropped)
      guess({ features, vectors, bias }, example, active, sums)
      const weight = example.weight * (balanced[topic] ?? 1)
      for (let k = 0; k < classes; k++) {
        const wanted = smoothing / classes + (k === topic ? 1 - smoothing : 0)
        const slope = ((sums[k] ?? 0) - wanted) * weight
        bias.down(k, slope)
        for (const feature of active) features.down(feature * classes + k, slope * share)
        for (let d = 0; d < DIMENSIONS; d++) vectors.down(d * classes + k, slope * (vector[d] ?? 0))
      }
    }
  }
  return { classes, bias: bias.weights, byFeature: features.weights, byDimension: vectors.weights }
}
