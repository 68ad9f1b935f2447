import { HOUR_MS } from '@plainwire/domain/units'
import type { WindowArticle } from './window-article.ts'

const hourOf = (instant: number) => Math.floor(instant / HOUR_MS)

/** Articles by the hour of their publication. */
export class ArticlesByHourIndex {
  readonly #hours = new Map<number, WindowArticle[]>()

  /** Adds an article; one that is added twice is returned twice. */
  note(article: WindowArticle): void {
    const hour = hourOf(article.at)
    const sameHour = this.#hours.get(hour)
    if (sameHour) sameHour.push(article)
    else this.#hours.set(hour, [article])
  }

  /**
   * Removes the articles that are older than an instant (ms), and returns them hour by hour. The generator must
   * be read to its end before another article is added.
   */
  *takeOlder(instant: number): Generator<WindowArticle> {
    for (const hour of [...this.#hours.keys()].sort((a, b) => a - b)) {
      if (hour > hourOf(instant)) break
      const articles = this.#hours.get(hour) ?? []
      yield* articles.filter(({ at }) => at < instant)
      const stay = articles.filter(({ at }) => at >= instant)
      if (stay.length > 0) this.#hours.set(hour, stay)
      else this.#hours.delete(hour)
    }
  }
}
