/** The distribution of the cosines between the embeddings of unrelated articles. */
export interface UnrelatedCosineDistribution {
  /** The median. */
  centre: number
  /**
   * The distance from the centre to the quantile `LOWER`, which is one standard deviation in a normal
   * distribution.
   */
  spread: number
}

/**
 * The cosines that a sentence model usually gives to unrelated news (measured: all-MiniLM-L6). They are used
 * until enough pairs of articles have been compared to measure the model's own, and hardly rescale a cosine: 0.5
 * remains 0.5, and 0.75 becomes 0.76.
 */
export const DEFAULT_UNRELATED_COSINE_DISTRIBUTION: UnrelatedCosineDistribution = {
  centre: 0.1,
  spread: 0.08,
}
/**
 * The number of pairs of articles from which on measured cosines are used: the six pairs of four articles,
 * because fewer articles may all belong to one story.
 */
const MIN_PAIRS = 6
/**
 * The number of pairs at which the measured cosines count as much as the default ones; their weight grows
 * with the square of the number of pairs. Otherwise, a model that finds all texts similar would join the
 * first articles of a stream, whatever they report, because few pairs have been measured.
 */
const EQUAL_PAIRS = 8
/**
 * The number of pairs, reached after 2,000 articles, at which the weight of all pairs so far is halved,
 * because the distribution changes with the news.
 */
const MAX_PAIRS = 65_536
/** Histogram bins per unit of cosine. */
const BINS = 256
/** The share of a normal distribution below its mean minus one standard deviation. */
const LOWER = 0.1587
/**
 * The number of spreads above the centre at which a cosine is neutral evidence. Reports that only share a
 * topic have lower cosines.
 */
const NEUTRAL_SPREADS = 5
/** The neutral value of the scale: neither for nor against. */
export const NEUTRAL_SIMILARITY = 0.5
/** The minimum and maximum of the neutral cosine, as a share of the distance from the centre to 1. */
const MIN_SHARE = 0.25
const MAX_SHARE = 0.8
/** A model that gives unrelated texts a higher cosine can't distinguish texts. */
const MAX_CENTRE = 0.99

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/**
 * Makes the cosines of any embedding model comparable, on a scale where 0 is the median of unrelated pairs,
 * 0.5 is five spreads above this median, and 1 is identical. Models differ in the cosine of unrelated texts
 * (about 0.1 for MiniLM, 0.75 for E5), so a cosine alone has little meaning. Median and spread are estimated
 * from quantiles, which a few related pairs hardly change. Deterministic: the same pairs in the same order
 * give the same scale.
 */
export class EmbeddingSimilarityScale {
  readonly #usual: UnrelatedCosineDistribution
  /** The histogram of pairs by cosine, from −1 to 1. */
  readonly #bins = new Float64Array(2 * BINS)
  #pairs = 0
  #unrelated: UnrelatedCosineDistribution | undefined

  /** @param usual the cosines to use until the stream has shown enough pairs */
  constructor(usual: UnrelatedCosineDistribution = DEFAULT_UNRELATED_COSINE_DISTRIBUTION) {
    this.#usual = usual
  }

  /** The estimated cosines of unrelated pairs. */
  get unrelated(): UnrelatedCosineDistribution {
    this.#unrelated ??= this.#estimate()
    return this.#unrelated
  }

  /** Whether the model can distinguish texts. */
  get isUsable(): boolean {
    return this.unrelated.centre < MAX_CENTRE
  }

  /** Records the cosine of two articles that are most likely unrelated. */
  note(cosine: number): void {
    if (this.#pairs >= MAX_PAIRS) this.#fade()
    const bin = clamped(Math.floor((cosine + 1) * BINS), 0, this.#bins.length - 1)
    this.#bins[bin] = (this.#bins[bin] ?? 0) + 1
    this.#pairs++
    this.#unrelated = undefined
  }

  /** Converts a cosine to the scale: 0 for unrelated, 1 for identical, at least −1. Monotonic. */
  valueOf(cosine: number): number {
    const { centre } = this.unrelated
    const share = (cosine - centre) / (1 - centre)
    return share <= 0 ? Math.max(-1, share) : Math.min(1, share) ** this.#bend
  }

  /** Converts a value on the scale (0–1) to a cosine; the inverse of `valueOf`. */
  cosineOf(value: number): number {
    const { centre } = this.unrelated
    return centre + (1 - centre) * value ** (1 / this.#bend)
  }

  /** The exponent that maps a cosine that is five spreads above the centre to `NEUTRAL_SIMILARITY`. */
  get #bend(): number {
    const { centre, spread } = this.unrelated
    const share = clamped((NEUTRAL_SPREADS * spread) / (1 - centre), MIN_SHARE, MAX_SHARE)
    return Math.log(NEUTRAL_SIMILARITY) / Math.log(share)
  }

  #estimate(): UnrelatedCosineDistribution {
    if (this.#pairs < MIN_PAIRS) return this.#usual
    const median = this.#quantile(0.5)
    const own = this.#pairs ** 2 / (this.#pairs ** 2 + EQUAL_PAIRS ** 2)
    const blended = (usual: number, found: number) => (1 - own) * usual + own * found
    return {
      centre: blended(this.#usual.centre, median),
      spread: blended(this.#usual.spread, median - this.#quantile(LOWER)),
    }
  }

  /** The cosine below which a given share of the pairs is. */
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
