/** One pair for training: its evidence, whether both belong together, and its weight. */
export interface WeightedPair {
  evidence: readonly number[]
  isOn: boolean
  weight: number
}

export interface LogisticModel {
  weights: number[]
  bias: number
}

const STEPS = 40
/** The maximum change of a weight in one step at which fitting has converged. */
const CLOSE = 1e-6
/** The log-odds are limited to this, because the logistic curve is flat beyond it. */
const STEEP = 30

const at = (list: readonly number[], index: number) => list[index] ?? 0

/** Solves a small symmetric system of linear equations by Gaussian elimination. */
export function solveLinear(matrix: number[][], right: number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, index) => [...row, at(right, index)])
  for (let pivot = 0; pivot < size; pivot++) {
    const lead = rows[pivot] ?? []
    for (let below = pivot + 1; below < size; below++) {
      const row = rows[below] ?? []
      const factor = at(row, pivot) / at(lead, pivot)
      for (let column = pivot; column <= size; column++)
        row[column] = at(row, column) - factor * at(lead, column)
    }
  }
  const solution = new Array<number>(size).fill(0)
  for (let pivot = size - 1; pivot >= 0; pivot--) {
    const row = rows[pivot] ?? []
    let sum = at(row, size)
    for (let column = pivot + 1; column < size; column++) sum -= at(row, column) * at(solution, column)
    solution[pivot] = sum / at(row, pivot)
  }
  return solution
}

export function predictProbability({ weights, bias }: LogisticModel, evidence: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * at(evidence, index), bias)
  return 1 / (1 + Math.exp(-Math.max(-STEEP, Math.min(STEEP, sum))))
}

/** Fits a logistic regression with an L2 penalty by Newton's method; the same for the same rows. */
export function fitLogistic(rows: readonly WeightedPair[], size: number, penalty: number): LogisticModel {
  let fitted: LogisticModel = { weights: new Array<number>(size).fill(0), bias: 0 }
  for (let step = 0; step < STEPS; step++) {
    const gradient = [...fitted.weights.map((weight) => penalty * weight), 0]
    const curvature = gradient.map((_, row) =>
      gradient.map((_, column) => (row === column && row < size ? penalty : 0)),
    )
    for (const { evidence, isOn, weight } of rows) {
      const guess = predictProbability(fitted, evidence)
      const inputs = [...evidence, 1]
      const bend = weight * guess * (1 - guess)
      for (const [row, input] of inputs.entries()) {
        gradient[row] = at(gradient, row) + weight * (guess - (isOn ? 1 : 0)) * input
        const line = curvature[row] ?? []
        for (const [column, other] of inputs.entries()) line[column] = at(line, column) + bend * input * other
      }
    }
    const change = solveLinear(curvature, gradient)
    fitted = {
      weights: fitted.weights.map((weight, index) => weight - at(change, index)),
      bias: fitted.bias - at(change, size),
    }
    if (Math.max(...change.map(Math.abs)) < CLOSE) break
  }
  return fitted
}
