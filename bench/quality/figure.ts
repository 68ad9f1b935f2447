/** One line of the quality report. */
export interface Figure {
  measure: string
  value: number
  /** The number of items on which the figure was measured. */
  items: number
  /** The data set on which the figure was measured, and what was tuned on it. */
  on: string
  /** The target value. */
  target?: number
  /** The value of a simple baseline on the same items in the same run. */
  baseline?: number
  /** True for error rates: the target is an upper limit. */
  lowerIsBetter?: boolean
  /** The best figure that others have published for the same task, and its source. */
  published?: { value: number; source: string }
}

/** Rounds to three decimals. */
export function roundToThree(value: number): number {
  return Math.round(value * 1000) / 1000
}
