import { DAY_MS } from '../../../packages/domain/src/units/index.ts'
import type { StreamArticle } from './sets/labelled-set.ts'
import {
  type ComparedText,
  countHeadlineWords,
  countTerms,
  type DocumentFrequencies,
  lengthOf,
  type TermVector,
  vectorOf,
} from './term-vectors.ts'

/** The lowest similarity at which an article joins the story that is most similar to it. */
const MIN_SIMILARITY = 0.1
/** After this many days without a new article, the similarity to a story has decreased by the factor e. */
const FADE_DAYS = 1.5
const WINDOW_DAYS = 10

/** A story as the simple baseline represents it: by the sum of its articles' vectors. */
export interface CentroidStory {
  id: string
  /** The sum of the vectors of the story's articles. */
  sum: TermVector
  length: number
  /** The day of the story's newest article, in days since 1970. */
  lastDay: number
}

/** The state of the simple baseline, which adds one article after the other. */
export class BaselineClusterer {
  readonly #frequencies: DocumentFrequencies
  readonly #storiesWith = new Map<string, Set<CentroidStory>>()
  #opened = 0

  constructor(background: DocumentFrequencies) {
    this.#frequencies = background.copy()
  }

  /** Adds an article to the most similar story or to a new one, and returns that story. */
  add(article: ComparedText & { at: Date }): CentroidStory {
    const { day, vector } = this.#read(article)
    return this.#joined(this.#bestStory(vector, day) ?? this.#open(day), day, vector)
  }

  /** Adds an article to a given or a new story without a search, to fill a large window quickly. */
  put(article: ComparedText & { at: Date }, story?: CentroidStory): CentroidStory {
    const { day, vector } = this.#read(article)
    return this.#joined(story ?? this.#open(day), day, vector)
  }

  #read(article: ComparedText & { at: Date }): { day: number; vector: TermVector } {
    const counts = countTerms(article)
    this.#frequencies.add(counts.keys())
    return { day: article.at.getTime() / DAY_MS, vector: vectorOf(counts, this.#frequencies) }
  }

  #joined(story: CentroidStory, day: number, vector: TermVector): CentroidStory {
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

  #bestStory(vector: TermVector, day: number): CentroidStory | undefined {
    let best: CentroidStory | undefined
    let highest = 0
    for (const [story, product] of this.#products(vector, day)) {
      const decay = Math.exp(-Math.max(0, day - story.lastDay) / FADE_DAYS)
      const similarity = (product / story.length) * decay
      if (similarity > highest) [best, highest] = [story, similarity]
    }
    return highest >= MIN_SIMILARITY ? best : undefined
  }

  /**
   * Returns the dot products of a vector with the stories of the window. Older stories are removed from the
   * index: articles arrive in order of time, so none can join such a story later.
   */
  #products(vector: TermVector, day: number): Map<CentroidStory, number> {
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

/** A clustering rule. Returns the group of each article, by article id. */
export type ClusteringRule = (articles: readonly StreamArticle[]) => Map<string, string>

/**
 * Returns the simple rule that the clusterer is compared with: in one pass by time, an article joins the
 * story with the most similar TF-IDF centroid, weighted by the time between them, if the similarity is at
 * least 0.10.
 *
 * @param headlines texts from which word frequencies are counted, in addition to the stream itself
 * @returns the rule, which must be given articles in order of time
 */
export function createBaselineRule(headlines: readonly string[]): ClusteringRule {
  const background = countHeadlineWords(headlines)
  return (articles) => {
    const clusterer = new BaselineClusterer(background)
    return new Map(articles.map((article) => [article.id, clusterer.add(article).id]))
  }
}
