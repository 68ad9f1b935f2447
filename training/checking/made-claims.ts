import { splitSentences } from '../../packages/pipeline/src/text/sentences.ts'
import { splitByKey } from '../splits.ts'

/** An article of the US stream. */
export interface NewsStreamArticle {
  id: string
  title: string
  text: string
  story_id?: string | null
}

/** A claim about an article: the article's own words or headline, possibly changed. */
export interface GeneratedClaim {
  document: string
  claim: string
  isTrue: boolean
}

/** The number of articles that claims are made from, spread evenly over the stream. */
const ARTICLES = 700
const MIN_TEXT = 800
const MIN_TITLE = 30
const SENTENCE: readonly [number, number] = [60, 320]
const MIN_SENTENCES = 4
const LONG_WORD = 5

/** Creates a generator of pseudo-random numbers from 0 to 1 with a seed (mulberry32, public domain). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){0,2}/gu)].map(([name]) => name)

const sentencesIn = (text: string) =>
  splitSentences(text)
    .map((sentence) => sentence.text)
    .filter(({ length }) => length > SENTENCE[0] && length < SENTENCE[1])

/**
 * Converts a headline to sentence case: only words that the article capitalises within its sentences stay
 * capitalised.
 */
function asSentence(title: string, text: string): string {
  const plain = title.replace(/\s[|–-]\s[^|–-]{3,30}$/, '')
  const words = plain.split(' ')
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length < 0.6 * words.length) return plain
  return words
    .map((word, index) => {
      const isName =
        index === 0 ||
        !/^\p{Lu}\p{Ll}/u.test(word) ||
        new RegExp(`(?<=[\\p{Ll},] )${word.replace(/[^\p{L}]/gu, '')}\\b`, 'u').test(text)
      return isName ? word : word.toLowerCase()
    })
    .join(' ')
}

/**
 * Makes claims from the articles that may be fitted on: true ones, and false ones with errors that are
 * typical of summaries.
 */
class ClaimMaker {
  readonly #random: () => number
  readonly claims: GeneratedClaim[] = []

  constructor(seed: number) {
    this.#random = seeded(seed)
  }

  #pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#random() * items.length)]
  }

  #add(document: string, claim: string | undefined, isTrue: boolean): void {
    if (claim !== undefined) this.claims.push({ document, claim, isTrue })
  }

  /**
   * Adds true claims (the headline, a sentence without one of its clauses), and false ones with other names,
   * numbers or words.
   */
  take({ title, text }: NewsStreamArticle, other: NewsStreamArticle): void {
    const sentences = sentencesIn(text)
    if (sentences.length < MIN_SENTENCES) return
    const headline = asSentence(title, text)
    this.#add(text, headline, true)
    this.#add(text, this.#shortened(this.#pick(sentences) ?? ''), true)
    this.#add(text, this.#joined(sentences), false)
    this.#add(text, this.#renamed(this.#pick(sentences) ?? '', namesIn(text)), false)
    this.#add(
      text,
      this.#renamed(
        headline,
        namesIn(other.text).filter((name) => !text.includes(name)),
      ),
      false,
    )
    this.#add(text, this.#recounted(headline), false)
    this.#add(text, this.#reworded(headline, asSentence(other.title, other.text), text), false)
  }

  /**
   * Adds the article's own headline as a true claim, and the headline and a sentence of another publisher's
   * article on the same event as false ones.
   */
  takeSibling(article: NewsStreamArticle, sibling: NewsStreamArticle): void {
    this.#add(article.text, asSentence(article.title, article.text), true)
    this.#add(article.text, asSentence(sibling.title, article.text), false)
    this.#add(article.text, sentencesIn(sibling.text)[1], false)
  }

  #shortened(sentence: string): string {
    const parts = sentence.split(', ')
    if (parts.length < 2) return sentence
    const left = parts.length === 2 ? 1 : 1 + Math.floor(this.#random() * (parts.length - 2))
    const rest = parts.filter((_, index) => index !== left).join(', ')
    return /\.$/.test(rest) ? rest : `${rest}.`
  }

  /** Joins the beginning of one sentence and the end of another. */
  #joined(sentences: readonly string[]): string {
    const one = this.#pick(sentences) ?? ''
    const two = this.#pick(sentences.filter((sentence) => sentence !== one)) ?? ''
    const cut = (words: readonly string[]) => Math.floor(words.length * (0.3 + 0.4 * this.#random()))
    const [first, second] = [one.split(' '), two.split(' ')]
    return [...first.slice(0, cut(first)), ...second.slice(cut(second))].join(' ')
  }

  #renamed(sentence: string, names: readonly string[]): string | undefined {
    const mine = this.#pick(namesIn(sentence))
    const other = this.#pick([...new Set(names)].filter((name) => !sentence.includes(name)))
    return mine && other && sentence.replace(mine, other)
  }

  #recounted(sentence: string): string | undefined {
    const number = this.#pick(sentence.match(/\b\d+\b/g) ?? [])
    return number && sentence.replace(number, String(2 + Math.floor(this.#random() * 90)))
  }

  /** Replaces two words of a sentence by words of another headline. */
  #reworded(sentence: string, other: string, text: string): string | undefined {
    const foreign = other.split(' ').filter((word) => word.length >= LONG_WORD && !text.includes(word))
    const words = sentence.split(' ')
    const places = [...words.keys()].filter((at) => (words[at]?.length ?? 0) >= LONG_WORD)
    if (foreign.length < 2 || places.length < 3) return undefined
    for (let time = 0; time < 2; time++) words[this.#pick(places) ?? 0] = this.#pick(foreign) ?? ''
    return words.join(' ')
  }
}

/** Generates claims about the articles of the US stream; the same claims for the same seed. */
export function generateClaims(lines: readonly NewsStreamArticle[], seed: number): GeneratedClaim[] {
  const usable = lines.filter(
    ({ title, text, story_id }) =>
      text.length > MIN_TEXT && title.length > MIN_TITLE && (!story_id || splitByKey(story_id) === 'fitted'),
  )
  const maker = new ClaimMaker(seed)
  const step = Math.max(1, Math.floor(usable.length / ARTICLES))
  for (let at = 0; at + step / 2 < usable.length; at += step) {
    const [article, other] = [usable[at], usable[at + Math.floor(step / 2)]]
    if (article && other) maker.take(article, other)
  }
  const stories = Map.groupBy(
    usable.filter(({ story_id }) => Boolean(story_id)),
    ({ story_id }) => story_id,
  )
  for (const members of stories.values()) {
    for (const [index, article] of members.entries()) {
      const sibling = members[(index + 1) % members.length]
      if (sibling && sibling !== article) maker.takeSibling(article, sibling)
    }
  }
  return maker.claims
}
