/** A process's memory at a moment of a run. */
export interface Sample {
  hours: number
  mb: number
}

/** In MB an hour. A run of ten minutes can't show the goal of 5: its own scatter is larger. */
export const MAX_SLOPE_MB = 60
/** Of a run of an hour, in MB an hour. */
export const HOUR_SLOPE_MB = 5

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

const MINUTES_PER_HOUR = 60

/**
 * The least sample of each minute after a warm-up: what is left after that minute's collections of garbage, so that it doesn't
 * matter where in a collection the window begins or ends. Minutes that aren't whole are left out.
 */
export function leastOfMinutes(samples: readonly Sample[], warmUpMinutes: number): Sample[] {
  const minuteOf = ({ hours }: Sample) => Math.floor(hours * MINUTES_PER_HOUR)
  const last = Math.max(...samples.map(minuteOf))
  return [...Map.groupBy(samples, minuteOf)]
    .filter(([minute]) => minute >= warmUpMinutes && minute < last)
    .map(([minute, some]) => ({
      hours: (minute + 0.5) / MINUTES_PER_HOUR,
      mb: Math.min(...some.map(({ mb }) => mb)),
    }))
}

/** A least-squares line through samples. */
export interface Line {
  mbPerHour: number
  /** The standard error of the slope: the true one is within twice this in 19 of 20 runs. */
  errorMbPerHour: number
}

/** The slope of memory in MB an hour, by least squares. NaN for fewer than three samples. */
export function leastSquares(samples: readonly Sample[]): Line {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const hours = mean(samples.map((sample) => sample.hours))
  const mb = mean(samples.map((sample) => sample.mb))
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, sample) => total + of(sample), 0)
  const spread = sum((sample) => (sample.hours - hours) ** 2)
  const mbPerHour = sum((sample) => (sample.hours - hours) * (sample.mb - mb)) / spread
  const missed = sum((sample) => (sample.mb - mb - mbPerHour * (sample.hours - hours)) ** 2)
  const errorMbPerHour = samples.length < 3 ? Number.NaN : Math.sqrt(missed / (samples.length - 2) / spread)
  return { mbPerHour: samples.length < 3 ? Number.NaN : mbPerHour, errorMbPerHour }
}
