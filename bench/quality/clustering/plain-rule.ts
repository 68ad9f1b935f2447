import { DAY_MS } from '../../../packages/domain/src/units/index.ts'
import type { StreamArticle } from './labelled-set.ts'
import {
  type Frequencies,
  headlineFrequencies,
  lengthOf,
  type PlainText,
  termCounts,
  type Vector,
  vectorOf,
} from './plain-vectors.ts'

/** An article joins the best story at and above this likeness. */
const JOIN = 0.1
/** Days after which a story without a new article is e times less like a new one. */
const FADE_DAYS = 1.5
const WINDOW_DAYS = 10

/** A story of the plain rule. */
export interface CentroidStory {
  id: string
  /** The sum of its articles' vectors. */
  sum: Vector
  length: number
  /** Day of its newest article. */
  lastDay: number
}

/** The plain rule one article after the other; what is behind `plainRule`. */
export class PlainClusterer {
  readonly #frequencies: Frequencies
  readonly #storiesWith = new Map<string, Set<CentroidStory>>()
  #opened = 0

  constructor(background: Frequencies) {
    this.#frequencies = background.copy()
  }

  /** Joins the best story, or opens one. Returns it. */
  add(article: PlainText & { at: Date }): CentroidStory {
    const { day, vector } = this.#read(article)
    return this.#joined(this.#bestStory(vector, day) ?? this.#open(day), day, vector)
  }

  /** Puts an article into a known story or a new one, without looking for the best: so that a large window is filled soon. */
  put(article: PlainText & { at: Date }, story?: CentroidStory): CentroidStory {
    const { day, vector } = this.#read(article)
    return this.#joined(story ?? this.#open(day), day, vector)
  }

  #read(article: PlainText & { at: Date }): { day: number; vector: Vector } {
    const counts = termCounts(article)
    this.#frequencies.add(counts.keys())
    return { day: article.at.getTime() / DAY_MS, vector: vectorOf(counts, this.#frequencies) }
  }

  #joined(story: CentroidStory, day: number, vector: Vector): CentroidStory {
    for (const [word, weight] of vector) {
      story.sum.set(word, (story.sum.get(word) ?? 0) + weight)
      const stories = this.#storiesWith.get(word)
      if (stories) stories.add(story)
      else this.#storiesWith.set(word, new Set([story]))
    }
    story.length = lengthOf(story.sum)
    story.lastDay = Math.max(story.lastDay, day)
    return story
  }

  #open(day: number): CentroidStory {
    this.#opened += 1
    return { id: `plain-${this.#opened}`, sum: new Map(), length: 1, lastDay: day }
  }

  #bestStory(vector: Vector, day: number): CentroidStory | undefined {
    let best: CentroidStory | undefined
    let highest = 0
    for (const [story, product] of this.#products(vector, day)) {
      const fading = Math.exp(-Math.max(0, day - story.lastDay) / FADE_DAYS)
      const likeness = (product / story.length) * fading
      if (likeness > highest) [best, highest] = [story, likeness]
    }
    return highest >= JOIN ? best : undefined
  }

  /** Articles come by time: a story that has left the window doesn't come back. */
  #products(vector: Vector, day: number): Map<CentroidStory, number> {
    const products = new Map<CentroidStory, number>()
    for (const [word, weight] of vector) {
      const stories = this.#storiesWith.get(word)
      for (const story of stories ?? []) {
        if (day - story.lastDay > WINDOW_DAYS) stories?.delete(story)
        else products.set(story, (products.get(story) ?? 0) + weight * (story.sum.get(word) ?? 0))
      }
    }
    return products
  }
}

/** Gives the group of each article, by article id. */
export type Rule = (articles: readonly StreamArticle[]) => Map<string, string>

/**
 * The simplest rule that a clusterer is to be better than: one pass by time; an article joins the story whose centroid is
 * most like it by TF-IDF and the time between them, at a likeness of .10.
 *
 * @param headlines count the words that are ordinary, beside those of the stream itself
 * @returns the rule; articles are to be given by time
 */
export function plainRule(headlines: readonly string[]): Rule {
  const background = headlineFrequencies(headlines)
  return (articles) => {
    const clusterer = new PlainClusterer(background)
    return new Map(articles.map((article) => [article.id, clusterer.add(article).id]))
  }
}
