/** One line of the quality report. */
export interface Figure {
  measure: string
  value: number
  /** How many things it was measured on. */
  items: number
  /** What it was measured on, and what was tuned on it. */
  on: string
}

/** Three decimals. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
