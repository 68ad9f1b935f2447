/** A decision for training: its inputs, whether the answer is yes, and its weight. */
export interface LogisticRow {
  readonly inputs: readonly number[]
  readonly isOn: boolean
  readonly weight: number
}

const STEPS = 30
const CLOSE = 1e-6
/** The maximum number of cycles through the coefficients within one step. */
const CYCLES = 2000
/**
 * The minimum curvature of a row's loss. Without it, rows whose answer the model is certain of would make the
 * curvature 0.
 */
const LEAST_BEND = 1e-9

interface Scale {
  mean: Float64Array
  deviation: Float64Array
}

function scaleOf(rows: readonly LogisticRow[], size: number): Scale {
  const mean = new Float64Array(size)
  const deviation = new Float64Array(size)
  for (const { inputs } of rows)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (inputs[at] ?? 0) / rows.length
  for (const { inputs } of rows) {
    for (let at = 0; at < size; at++) {
      deviation[at] = (deviation[at] ?? 0) + ((inputs[at] ?? 0) - (mean[at] ?? 0)) ** 2 / rows.length
    }
  }
  for (let at = 0; at < size; at++) deviation[at] = Math.sqrt(deviation[at] ?? 0) || 1
  return { mean, deviation }
}

function standardised({ inputs }: LogisticRow, { mean, deviation }: Scale): Float64Array {
  const row = new Float64Array(mean.length + 1)
  for (let at = 0; at < mean.length; at++)
    row[at] = ((inputs[at] ?? 0) - (mean[at] ?? 0)) / (deviation[at] ?? 1)
  row[mean.length] = 1
  return row
}

/** The gradient and the curvature (Hessian matrix) of the loss at the given coefficients. */
function slopeAt(
  rows: readonly Float64Array[],
  answers: readonly LogisticRow[],
  share: number,
  coefficients: Float64Array,
  penalty: number,
): { gradient: Float64Array; curvature: Float64Array[] } {
  const size = coefficients.length
  const gradient = new Float64Array(size)
  const curvature = Array.from({ length: size }, () => new Float64Array(size))
  rows.forEach((row, index) => {
    const answer = answers[index]
    if (!answer) return
    let sum = 0
    for (let at = 0; at < size; at++) sum += (coefficients[at] ?? 0) * (row[at] ?? 0)
    const guess = 1 / (1 + Math.exp(-sum))
    const weight = answer.weight * share
    const error = weight * (guess - (answer.isOn ? 1 : 0))
    const bend = weight * guess * (1 - guess) + LEAST_BEND
    for (let at = 0; at < size; at++) {
      const value = row[at] ?? 0
      gradient[at] = (gradient[at] ?? 0) + error * value
      const line = curvature[at]
      if (!line) continue
      for (let other = 0; other <= at; other++)
        line[other] = (line[other] ?? 0) + bend * value * (row[other] ?? 0)
    }
  })
  for (let at = 0; at < size - 1; at++) {
    gradient[at] = (gradient[at] ?? 0) + penalty * (coefficients[at] ?? 0)
    const line = curvature[at]
    if (line) line[at] = (line[at] ?? 0) + penalty
  }
  const whole = curvature.map((line, at) =>
    line.map((value, other) => (other <= at ? value : (curvature[other]?.[at] ?? 0))),
  )
  return { gradient, curvature: whole }
}

/** The permitted sign of a weight: 1 for 0 or more, -1 for 0 or less, 0 for any. */
export type WeightSign = 1 | 0 | -1

const within = (value: number, sign: WeightSign) => (sign * value < 0 ? 0 : value)

/**
 * Takes one step of Newton's method with the permitted signs, by cyclic coordinate descent on the quadratic
 * approximation of the loss.
 */
function stepped(
  { gradient, curvature }: ReturnType<typeof slopeAt>,
  coefficients: Float64Array,
  signs: readonly WeightSign[],
): Float64Array {
  const next = coefficients.slice()
  const slopes = gradient.slice()
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    let greatest = 0
    for (let at = 0; at < next.length; at++) {
      const bend = curvature[at]?.[at] ?? 1
      const before = next[at] ?? 0
      const moved = within(before - (slopes[at] ?? 0) / bend, signs[at] ?? 0)
      const change = moved - before
      if (change === 0) continue
      next[at] = moved
      greatest = Math.max(greatest, Math.abs(change))
      for (let other = 0; other < slopes.length; other++)
        slopes[other] = (slopes[other] ?? 0) + change * (curvature[other]?.[at] ?? 0)
    }
    if (greatest < CLOSE / 10) break
  }
  return next
}

/**
 * Fits a logistic regression on standardised inputs with an L2 penalty, by Newton's method; the same for the
 * same rows.
 *
 * @param penalty on standardised weights, where the weights of all rows add up to their number
 * @param signs the permitted signs of the weights, in the order of the inputs; any sign if missing
 * @returns weights of the inputs as they are, and the bias
 */
export function fitStandardLogistic(
  rows: readonly LogisticRow[],
  penalty: number,
  signs: readonly WeightSign[] = [],
): { weights: number[]; bias: number } {
  const size = rows[0]?.inputs.length ?? 0
  const scale = scaleOf(rows, size)
  const standard = rows.map((row) => standardised(row, scale))
  const share = rows.length / rows.reduce((sum, { weight }) => sum + weight, 0)
  let coefficients: Float64Array = new Float64Array(size + 1)
  for (let round = 0; round < STEPS; round++) {
    const before = coefficients
    coefficients = stepped(slopeAt(standard, rows, share, before, penalty), before, signs)
    if (coefficients.every((value, at) => Math.abs(value - (before[at] ?? 0)) < CLOSE)) break
  }
  const weights = Array.from(
    { length: size },
    (_, at) => (coefficients[at] ?? 0) / (scale.deviation[at] ?? 1),
  )
  const bias = weights.reduce(
    (sum, weight, at) => sum - weight * (scale.mean[at] ?? 0),
    coefficients[size] ?? 0,
  )
  return { weights, bias }
}
