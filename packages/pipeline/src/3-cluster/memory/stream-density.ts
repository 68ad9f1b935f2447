/** The number of later articles after which an article counts only half. */
const HALF_LIFE_ARTICLES = 500
const FADE = 0.5 ** (1 / HALF_LIFE_ARTICLES)
/**
 * The assumed counts before the first article: the number of articles, and the share that report something
 * that earlier articles reported. With these counts no threshold is changed.
 */
const PRIOR = { articles: 60, share: 1 / (1 + Math.E) }
/**
 * The minimum of either count: of the articles that report something that earlier articles reported, and of
 * the other articles. It keeps their ratio finite.
 */
const FEWEST = 0.5

/**
 * The density of a stream: the share of its recent articles that report what earlier articles of the last
 * days (the window) reported. Most articles on a few publishers' front pages are unrelated, so a single
 * shared word is usually a coincidence; if most articles are about the same dozen topics, it rarely is.
 */
export class RepeatedCoverageTracker {
  #articles = PRIOR.articles
  #known = PRIOR.articles * PRIOR.share

  /**
   * Counts an article.
   *
   * @param isKnown whether the article reports something that earlier articles reported
   */
  note(isKnown: boolean): void {
    this.#articles = this.#articles * FADE + 1
    this.#known = this.#known * FADE + (isKnown ? 1 : 0)
  }

  /** The log-odds that an article reports what earlier ones reported: −1 before the first article. */
  get logOdds(): number {
    const unknown = this.#articles - this.#known
    return Math.log(Math.max(FEWEST, this.#known) / Math.max(FEWEST, unknown))
  }
}
