/** One training example: the features that are on, and whether it belongs to the class. */
export interface Example {
  features: readonly number[]
  isOn: boolean
  /** How much it counts. */
  weight: number
}

export interface Trained {
  bias: number
  weights: Float64Array
}

/** A small fixed generator: training gives the same weights every time. */
function shuffled(count: number, seed: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index)
  let state = seed
  for (let at = count - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (at + 1)
    const held = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = held
  }
  return order
}

/** Logistic regression by AdaGrad with L2 decay on the features an example has. */
export function trainLogistic(
  examples: readonly Example[],
  size: number,
  options: { epochs: number; rate: number; decay: number },
): Trained {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-6)
  let bias = 0
  let biasSquares = 1e-6
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (const index of shuffled(examples.length, epoch + 1)) {
      const example = examples[index]
      if (!example) continue
      const { features, isOn, weight } = example
      const scale = 1 / Math.sqrt(Math.max(1, features.length))
      let sum = bias
      for (const feature of features) sum += (weights[feature] ?? 0) * scale
      const error = (1 / (1 + Math.exp(-sum)) - (isOn ? 1 : 0)) * weight
      biasSquares += error * error
      bias -= (options.rate * error) / Math.sqrt(biasSquares)
      for (const feature of features) {
        const gradient = error * scale + options.decay * (weights[feature] ?? 0)
        squares[feature] = (squares[feature] ?? 0) + gradient * gradient
        weights[feature] =
          (weights[feature] ?? 0) - (options.rate * gradient) / Math.sqrt(squares[feature] ?? 1)
      }
    }
  }
  return { bias, weights }
}
