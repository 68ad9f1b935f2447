/** One line of the quality report. */
export interface Figure {
  measure: string
  value: number
  /** How many things it was measured on. */
  items: number
  /** The data set it was measured on, and what was tuned on it. */
  on: string
  /** The target value. */
  target?: number
  /** The value of a plain rule on the same items in the same run. */
  baseline?: number
  /** Error rates: the target is a limit from above. */
  lowerIsBetter?: boolean
  /** The best figure that others have published for the same task, and where. */
  published?: { value: number; source: string }
}

/** Three decimals. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
