/** The cosines of unrelated pairs: where they are and how far they spread. */
export interface UnrelatedCosines {
  /** The median. */
  centre: number
  /** The distance from the centre to the lower sixth: a standard deviation, where they are normally distributed. */
  spread: number
}

/**
 * The cosines that a model for sentences gives to unrelated news, until the stream has shown some of its own: about what
 * all-MiniLM-L6 gives. With them a cosine of 0.5 stays 0.5, and 0.75 is 0.76.
 */
export const USUAL_COSINES: UnrelatedCosines = { centre: 0.1, spread: 0.08 }
/** Pairs before the stream's own cosines count: those of four articles. Fewer may all be of one story. */
const MIN_PAIRS = 6
/**
 * Pairs at which the stream's own cosines count as much as the usual ones; their weight grows with the square. Few, or a
 * model that finds all texts alike would join the first articles of a stream whatever they report.
 */
const EQUAL_PAIRS = 8
/** Pairs after which all earlier ones weigh half: those of 2,000 articles. Another season's news is unrelated in its own way. */
const MAX_PAIRS = 65_536
/** Bins of a unit of cosine. */
const BINS = 256
/** The share of a normal distribution below one standard deviation under its mean. */
const LOWER = 0.1587
/**
 * The number of spreads above the centre at which a cosine is neutral evidence. Reports on one topic are
 * below it.
 */
const NEUTRAL_SPREADS = 5
/** The value on the scale that speaks neither for nor against. */
export const NEUTRAL = 0.5
/** Limits of the neutral point, as a share of the distance from unrelated to identical. */
const MIN_SHARE = 0.25
const MAX_SHARE = 0.8
/** A model that gives unrelated texts this similarity can't distinguish texts. */
const MAX_CENTRE = 0.99

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/**
 * Makes the cosines of any embedding model comparable: 0 is the median of unrelated pairs, 0.5 is five of
 * their spreads above it, 1 is identical. Models differ in the cosine of unrelated texts (about 0.1 for
 * MiniLM, 0.75 for E5), so a cosine alone has little meaning. Estimated from quantiles, which a few related
 * pairs don't move. Deterministic: the same pairs in the same order give the same scale.
 */
export class MeaningScale {
  readonly #usual: UnrelatedCosines
  /** Pairs by cosine, from −1 to 1. */
  readonly #bins = new Float64Array(2 * BINS)
  #pairs = 0
  #unrelated: UnrelatedCosines | undefined

  /** @param usual the cosines that are taken until the stream has shown some */
  constructor(usual: UnrelatedCosines = USUAL_COSINES) {
    this.#usual = usual
  }

  /** The cosines of unrelated pairs, as far as they are known. */
  get unrelated(): UnrelatedCosines {
    this.#unrelated ??= this.#estimate()
    return this.#unrelated
  }

  /** Whether the model can distinguish texts. */
  get isUsable(): boolean {
    return this.unrelated.centre < MAX_CENTRE
  }

  /** Notes the cosine of two articles that have most likely nothing to do with one another. */
  note(cosine: number): void {
    if (this.#pairs >= MAX_PAIRS) this.#fade()
    const bin = clamped(Math.floor((cosine + 1) * BINS), 0, this.#bins.length - 1)
    this.#bins[bin] = (this.#bins[bin] ?? 0) + 1
    this.#pairs++
    this.#unrelated = undefined
  }

  /** A cosine on the scale: 0 for unrelated, 1 for identical, −1 at least. Grows with the cosine. */
  valueOf(cosine: number): number {
    const { centre } = this.unrelated
    const share = (cosine - centre) / (1 - centre)
    return share <= 0 ? Math.max(-1, share) : Math.min(1, share) ** this.#bend
  }

  /** The cosine that has a value on the scale, 0 to 1: the inverse of `valueOf`. */
  cosineOf(value: number): number {
    const { centre } = this.unrelated
    return centre + (1 - centre) * value ** (1 / this.#bend)
  }

  /** The power by which five spreads above the centre become NEUTRAL. */
  get #bend(): number {
    const { centre, spread } = this.unrelated
    const share = clamped((NEUTRAL_SPREADS * spread) / (1 - centre), MIN_SHARE, MAX_SHARE)
    return Math.log(NEUTRAL) / Math.log(share)
  }

  #estimate(): UnrelatedCosines {
    if (this.#pairs < MIN_PAIRS) return this.#usual
    const median = this.#quantile(0.5)
    const own = this.#pairs ** 2 / (this.#pairs ** 2 + EQUAL_PAIRS ** 2)
    const blended = (usual: number, found: number) => (1 - own) * usual + own * found
    return {
      centre: blended(this.#usual.centre, median),
      spread: blended(this.#usual.spread, median - this.#quantile(LOWER)),
    }
  }

  /** The cosine below which this share of the pairs lies. */
  #quantile(share: number): number {
    let left = share * this.#pairs
    for (const [bin, count] of this.#bins.entries()) {
      if (count >= left && count > 0) return (bin + left / count) / BINS - 1
      left -= count
    }
    return 1
  }

  #fade(): void {
    this.#bins.forEach((count, bin) => {
      this.#bins[bin] = count / 2
    })
    this.#pairs /= 2
  }
}
