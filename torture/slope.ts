/** A process's memory at a moment of a run. */
export interface Sample {
  hours: number
  mb: number
}

/** Ten minutes see ten MB: the goal of 5 MB an hour needs an hour, which a run of ten minutes doesn't show. */
export const MAX_SLOPE_MB = 60

/**
 * How fast memory grows, in MB an hour: the median of the slopes between all pairs of samples (Theil–Sen), which a collection of
 * garbage at the wrong moment doesn't move. 0 for less than two samples.
 */
export function slopeMbPerHour(samples: readonly Sample[]): number {
  const slopes = samples
    .flatMap((one, index) =>
      samples.slice(index + 1).map((other) => (other.mb - one.mb) / (other.hours - one.hours)),
    )
    .toSorted((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}
