/** A process's memory at one time of a run. */
export interface MemorySample {
  hours: number
  mb: number
}

/**
 * The maximum growth of memory in a run of ten minutes, in MB per hour. In that time samples scatter too much
 * to check the goal of 5 MB per hour.
 */
export const SHORT_RUN_MAX_SLOPE_MB = 60
/** The maximum growth of memory in a run of an hour, in MB per hour. */
export const HOUR_RUN_MAX_SLOPE_MB = 5

/**
 * Returns how fast memory grows, in MB per hour: the median of the slopes between all pairs of samples
 * (Theil–Sen), which is robust against garbage collections at an unfavourable time. Returns 0 for fewer than
 * two samples.
 */
export function computeSlope(samples: readonly MemorySample[]): number {
  const slopes = samples
    .flatMap((one, index) =>
      samples.slice(index + 1).map((other) => (other.mb - one.mb) / (other.hours - one.hours)),
    )
    .toSorted((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}

const MINUTES_PER_HOUR = 60

/**
 * Returns the lowest sample of each full minute after a warm-up: the memory that remains after garbage
 * collections. It then doesn't matter at which point between two collections the run begins or ends.
 */
export function findMinuteMinima(samples: readonly MemorySample[], warmUpMinutes: number): MemorySample[] {
  const minuteOf = ({ hours }: MemorySample) => Math.floor(hours * MINUTES_PER_HOUR)
  const last = Math.max(...samples.map(minuteOf))
  return [...Map.groupBy(samples, minuteOf)]
    .filter(([minute]) => minute >= warmUpMinutes && minute < last)
    .map(([minute, some]) => ({
      hours: (minute + 0.5) / MINUTES_PER_HOUR,
      mb: Math.min(...some.map(({ mb }) => mb)),
    }))
}

/** The line that a linear regression fits to memory samples. */
export interface RegressionLine {
  mbPerHour: number
  /** The standard error of the slope: the true slope is within twice this value in 19 of 20 runs. */
  errorMbPerHour: number
}

/**
 * Fits a line to the memory samples by least squares. The slope is in MB per hour; NaN for fewer than three
 * samples.
 */
export function fitLine(samples: readonly MemorySample[]): RegressionLine {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const hours = mean(samples.map((sample) => sample.hours))
  const mb = mean(samples.map((sample) => sample.mb))
  const sum = (of: (sample: MemorySample) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0)
  const spread = sum((sample) => (sample.hours - hours) ** 2)
  const mbPerHour = sum((sample) => (sample.hours - hours) * (sample.mb - mb)) / spread
  const squaredErrors = sum((sample) => (sample.mb - mb - mbPerHour * (sample.hours - hours)) ** 2)
  const errorMbPerHour =
    samples.length < 3 ? Number.NaN : Math.sqrt(squaredErrors / (samples.length - 2) / spread)
  return { mbPerHour: samples.length < 3 ? Number.NaN : mbPerHour, errorMbPerHour }
}
