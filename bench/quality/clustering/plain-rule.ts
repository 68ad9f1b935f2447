import type { StreamArticle } from './labelled-set.ts'

/** A title's words count as often. */
const TITLE_WEIGHT = 3
/** Characters of the text that are read. */
const TEXT_LENGTH = 600
/** Terms of an article with the highest weights. */
const MAX_TERMS = 80
/** An article joins the best story at and above this likeness. */
const JOIN = 0.1
/** Days after which a story without a new article is e times less like a new one. */
const FADE_DAYS = 1.5
const WINDOW_DAYS = 10
const DAY_MS = 86_400_000

const STOP_WORDS = new Set(
  'a an the and or but if of in on at to for from by with as is are was were be been being it its this that these those he she they his her their we our you your i my not no nor so than then too very can will just has have had do does did what which who when where why how all any both each more most other some such only own same about against between into through during before after above below up down out off over under again further once here there de het een en van in op te dat die voor met zijn is aan niet er ook om door bij uit naar als nog'.split(
    ' ',
  ),
)

/** English and Dutch words, lower case, without stop words and the commonest endings. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_'’-]+/gu) ?? []
  return words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ing|ed|s|en|e)$/u, '') : word))
}

class Frequencies {
  /** Documents with each word, and documents. */
  readonly counts = new Map<string, number>()
  documents = 0

  add(words: Iterable<string>): void {
    this.documents += 1
    for (const word of new Set(words)) this.counts.set(word, (this.counts.get(word) ?? 0) + 1)
  }

  copy(): Frequencies {
    const copy = new Frequencies()
    for (const [word, count] of this.counts) copy.counts.set(word, count)
    copy.documents = this.documents
    return copy
  }

  rarity(word: string): number {
    return Math.log(this.documents / (this.counts.get(word) ?? 1))
  }
}

type Vector = Map<string, number>

function lengthOf(vector: Vector): number {
  let squares = 0
  for (const weight of vector.values()) squares += weight ** 2
  return Math.sqrt(squares) || 1
}

/** (1 + ln tf) · idf of the heaviest terms, of unit length. */
function vectorOf({ title, text }: StreamArticle, frequencies: Frequencies): Vector {
  const counts = new Map<string, number>()
  const note = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times)
  for (const word of wordsOf([...text.slice(0, 2 * TEXT_LENGTH)].slice(0, TEXT_LENGTH).join('')))
    note(word, 1)
  for (const word of wordsOf(title)) note(word, TITLE_WEIGHT)
  frequencies.add(counts.keys())
  const weighted = [...counts].map(([word, count]): [string, number] => [
    word,
    (1 + Math.log(count)) * frequencies.rarity(word),
  ])
  const heaviest = new Map(
    weighted
      .filter(([, weight]) => weight > 0)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_TERMS),
  )
  const length = lengthOf(heaviest)
  for (const [word, weight] of heaviest) heaviest.set(word, weight / length)
  return heaviest
}

interface CentroidStory {
  id: string
  /** The sum of its articles' vectors. */
  sum: Vector
  length: number
  /** Day of its newest article. */
  lastDay: number
}

class OnePass {
  readonly #frequencies: Frequencies
  readonly #storiesWith = new Map<string, Set<CentroidStory>>()
  #opened = 0

  constructor(background: Frequencies) {
    this.#frequencies = background.copy()
  }

  add(article: StreamArticle): string {
    const day = article.publishedAt.getTime() / DAY_MS
    const vector = vectorOf(article, this.#frequencies)
    const story = this.#bestStory(vector, day) ?? this.#open(day)
    for (const [word, weight] of vector) {
      story.sum.set(word, (story.sum.get(word) ?? 0) + weight)
      const stories = this.#storiesWith.get(word)
      if (stories) stories.add(story)
      else this.#storiesWith.set(word, new Set([story]))
    }
    story.length = lengthOf(story.sum)
    story.lastDay = Math.max(story.lastDay, day)
    return story.id
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
  const background = new Frequencies()
  for (const headline of headlines) background.add(wordsOf(headline))
  return (articles) => {
    const pass = new OnePass(background)
    return new Map(articles.map((article) => [article.id, pass.add(article)]))
  }
}
