import type { Article } from '@plainwire/domain/article'
import { DAY_MS } from '../../packages/domain/src/units/index.ts'
import { getStopWords } from '../../packages/pipeline/src/text/index.ts'
import type { StreamStatistics } from './stream-statistics.ts'

/**
 * The share of articles that are alone in their story. The others are in stories whose sizes follow the
 * labelled data.
 */
const SINGLE_SHARE = 0.5
/** The number of words and names that are typical of one story. */
const STORY_WORDS = 24
const STORY_NAMES = 6
/** The share of the words of an article that are typical of its story. */
const STORY_SHARE = 0.3
/** The number of the most frequent words, which are never typical of one story. */
const COMMON_RANKS = 400
/** The time within which a story's articles are published, as a share of the window. */
const STORY_SPAN = 0.3
const CONSONANTS = 'bcdfghklmnprstvw'
const VOWELS = 'aeiou'
const PUBLISHERS = 400
const WINDOW_MS = 7 * DAY_MS
const START = Date.UTC(2026, 0, 1)
const SENTENCE_WORDS = 18

/** Returns a generator of numbers between 0 and 1, the same in every run (mulberry32). */
function createRandomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** English stop words, which are the most frequent words. */
const grammar = [...getStopWords('en')]

/**
 * Returns a pronounceable word, a different one for each rank. The most frequent words are real ones;
 * frequent words are short.
 */
function wordOfRank(rank: number): string {
  const known = grammar[rank]
  if (known) return known
  let word = ''
  for (let rest = rank; rest > 0; rest = Math.floor(rest / (CONSONANTS.length * VOWELS.length))) {
    word +=
      (CONSONANTS[rest % CONSONANTS.length] ?? 'x') +
      (VOWELS[Math.floor(rest / CONSONANTS.length) % VOWELS.length] ?? 'a')
  }
  return `${word}${CONSONANTS[rank % 7] ?? 'n'}`
}

interface Story {
  words: string[]
  names: string[]
  left: number
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Generates any number of articles with the statistics of the real stream, the same in every run. */
export class GeneratedStream {
  readonly #statistics: StreamStatistics
  readonly #random = createRandomNumbers(20_260_101)
  /** Words by frequency rank. */
  readonly #words: readonly string[]
  readonly #open: Story[] = []
  readonly #stepMs: number
  readonly #maxOpen: number
  #count = 0
  #newWords = 0

  /** @param inWindow the number of articles within the days of the window */
  constructor(statistics: StreamStatistics, inWindow: number) {
    this.#statistics = statistics
    this.#words = Array.from({ length: statistics.ranks }, (_, rank) => wordOfRank(rank))
    this.#stepMs = WINDOW_MS / inWindow
    const meanSize = statistics.storySizes.reduce((sum, size) => sum + size, 0) / statistics.storySizes.length
    this.#maxOpen = Math.max(8, Math.round(((1 - SINGLE_SHARE) * STORY_SPAN * inWindow) / meanSize))
  }

  /**
   * Draws a word rank from a Zipf–Mandelbrot distribution, by inverting its sum approximated as an integral.
   */
  #rank(from = 1): number {
    const { exponent, shift, ranks, newShare } = this.#statistics
    if (this.#random() < newShare) return ranks + this.#newWords++
    const power = 1 - exponent
    const of = (rank: number) =>
      Math.abs(power) < 1e-9 ? Math.log(rank + shift) : (rank + shift) ** power / power
    const target = of(from) + this.#random() * (of(ranks) - of(from))
    return Math.floor((Math.abs(power) < 1e-9 ? Math.exp(target) : (target * power) ** (1 / power)) - shift)
  }

  #word(rank: number): string {
    return this.#words[rank] ?? wordOfRank(rank)
  }

  #pick<T>(list: readonly T[], otherwise: T): T {
    return list[Math.floor(this.#random() * list.length)] ?? otherwise
  }

  #newStory(left: number): Story {
    return {
      words: Array.from({ length: STORY_WORDS }, () => this.#word(this.#rank(COMMON_RANKS))),
      names: Array.from({ length: STORY_NAMES }, () => capitalised(this.#word(this.#rank(COMMON_RANKS)))),
      left,
    }
  }

  /** Chooses the story of the next article: a new one with a single article, or one of the open stories. */
  #story(): Story {
    if (this.#random() < SINGLE_SHARE) return this.#newStory(1)
    if (this.#open.length < this.#maxOpen) {
      this.#open.push(this.#newStory(this.#pick(this.#statistics.storySizes, 2)))
    }
    const at = Math.floor(this.#random() * this.#open.length)
    const story = this.#open[at] ?? this.#newStory(1)
    if (--story.left === 0) this.#open.splice(at, 1)
    return story
  }

  #text(length: number, { words, names }: Story, share: number): string {
    const { nameShare } = this.#statistics
    const out: string[] = []
    for (let at = 0; at < length; at++) {
      const isStory = this.#random() < share
      const isName = this.#random() < nameShare
      const any = () => this.#word(this.#rank())
      let word = isStory ? this.#pick(isName ? names : words, '') : any()
      if (isName && !isStory) word = capitalised(word)
      if (at % SENTENCE_WORDS === 0) word = capitalised(word)
      out.push(at % SENTENCE_WORDS === SENTENCE_WORDS - 1 ? `${word}.` : word)
    }
    return out.join(' ')
  }

  /** Returns the next article. */
  next(): Article {
    return this.nextOfStory().article
  }

  /** Returns the next article with its story. Articles of one story have the same object. */
  nextOfStory(): { article: Article; story: object } {
    const story = this.#story()
    return { article: this.#articleOf(story), story }
  }

  #articleOf(story: Story): Article {
    const count = this.#count++
    const at = new Date(START + count * this.#stepMs)
    const url = `https://news.example/${count}`
    return {
      id: `a${count.toString(16).padStart(15, '0')}`,
      publisherId: `publisher-${Math.floor(this.#random() * PUBLISHERS)}`,
      url,
      canonicalUrl: url,
      title: this.#text(this.#pick(this.#statistics.titleWords, 9), story, 2 * STORY_SHARE),
      summary: '',
      text: this.#text(this.#pick(this.#statistics.textWords, 190), story, STORY_SHARE),
      byline: undefined,
      language: 'en',
      publishedAt: at,
      updatedAt: undefined,
      firstSeenAt: at,
      wordCount: undefined,
      media: [],
      hints: [],
      sections: [],
      isPaywalled: false,
      feedPosition: undefined,
    }
  }
}
