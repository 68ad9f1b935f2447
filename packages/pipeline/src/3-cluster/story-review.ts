import { ask } from './evidence.ts'
import type { ShelvedArticle } from './held-article.ts'
import type { Match, StoryMatcher } from './story-match.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Window } from './window.ts'

/** Reports of a story compared with those of another: the first and the newest. */
const MAX_COMPARED = 6
/** Reports a story has at least before one of them may leave. */
const MIN_TO_SPLIT = 3
/** A report less like each other report of its story than this doesn't belong there. */
const LEAVE_BELOW = 0.05

/** Two stories that turned out to be one. */
export interface Merge {
  from: ShelvedArticle[]
  fromId: string
  into: string
}

/** A report that turned out to belong elsewhere. */
export interface Move {
  article: ShelvedArticle
  from: string
  /** Undefined where it stands for itself. */
  match: Match | undefined
}

interface Sight {
  window: Window
  vocabulary: Vocabulary
  matcher: StoryMatcher
}

/** Looks again at stories that changed: later articles show what the first ones could not. */
export class StoryReview {
  readonly #sight: Sight
  /** Pairs of stories that one article matched, and stories that grew, since the last look. */
  readonly #pairs = new Map<string, [string, string]>()
  readonly #grown = new Set<string>()

  constructor(sight: Sight) {
    this.#sight = sight
  }

  /** Notes that an article joined a story and which others it may belong to. */
  note(storyId: string, others: readonly string[]): void {
    this.#grown.add(storyId)
    for (const other of others) {
      if (other === storyId) continue
      const pair: [string, string] = storyId < other ? [storyId, other] : [other, storyId]
      this.#pairs.set(pair.join(' '), pair)
    }
  }

  #reports(storyId: string): ShelvedArticle[] {
    const reports = this.#sight.window.story(storyId).filter(({ kind }) => kind === 'report')
    const half = MAX_COMPARED / 2
    return reports.length <= MAX_COMPARED ? reports : [...reports.slice(0, half), ...reports.slice(-half)]
  }

  /** The probabilities over all pairs of two sets of reports. */
  #likenesses(of: readonly ShelvedArticle[], others: readonly ShelvedArticle[]): number[] {
    const { matcher, vocabulary } = this.#sight
    return of.flatMap((article) => {
      const asked = ask(article, vocabulary)
      return others.map((other) => matcher.likeness(asked, other))
    })
  }

  /** The next pair of stories that are one; to be called, and obeyed, until there is none. */
  nextMerge(): Merge | undefined {
    for (const [key, [a, b]] of this.#pairs) {
      this.#pairs.delete(key)
      const [first, second] = [this.#reports(a), this.#reports(b)]
      if (first.length === 0 || second.length === 0) continue
      if (!this.#areOne(first, second)) continue
      const isOlder = (this.#first(a) ?? 0) < (this.#first(b) ?? 0)
      const [into, fromId] = isOlder ? [a, b] : [b, a]
      return { into, fromId, from: [...this.#sight.window.story(fromId)] }
    }
    return undefined
  }

  /** Whether their reports are on average as alike as an article that joins, and none rules out another. */
  #areOne(first: readonly ShelvedArticle[], second: readonly ShelvedArticle[]): boolean {
    const all = this.#likenesses(first, second)
    if (all.includes(0)) return false
    return all.reduce((sum, value) => sum + value, 0) / all.length >= this.#sight.matcher.threshold
  }

  #first(storyId: string): number | undefined {
    return this.#sight.window.story(storyId)[0]?.sequence
  }

  /** Reports that are unlike all others of their story. The first one stays: the story has its id from it. */
  *moves(): Generator<Move> {
    for (const storyId of this.#grown) {
      this.#grown.delete(storyId)
      const reports = this.#reports(storyId)
      if (reports.length < MIN_TO_SPLIT) continue
      for (const article of reports.slice(1)) {
        const others = reports.filter((other) => other !== article)
        if (Math.max(...this.#likenesses([article], others)) >= LEAVE_BELOW) continue
        const match = this.#sight.matcher
          .matches(article)
          .find((found) => found.storyId !== storyId && this.#sight.matcher.isEnough(found))
        yield { article, from: storyId, match }
      }
    }
  }
}
