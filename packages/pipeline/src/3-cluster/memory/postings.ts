import type { Damping } from './damping.ts'
import type { HeldArticle, HeldStory, ShelvedArticle } from './held-article.ts'
import { PostingBlocks } from './posting-blocks.ts'
import type { Sparse } from './sparse.ts'
import { TopList } from './top-list.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Window } from './window.ts'

/** Articles remembered per term: the newest. */
const MAX_POSTINGS = 128
/** Stories found per term: a term in more of them proves little. */
const MAX_STORIES = 48
/** Terms looked up per article, of its own language and of those that both languages share. */
const OWN_TERMS = 14
const CROSS_TERMS = 20
/** The newest articles of a term: where one is of the same story, its next article isn't noted. */
const NEWEST = 6

interface Term {
  key: number
  score: number
}

/** Which articles hold a term: the way from a new article to the few stories it may belong to, at bounded cost. */
export class Postings {
  readonly #lists = new PostingBlocks(MAX_POSTINGS)
  readonly #vocabulary: Vocabulary
  readonly #damping: Damping
  readonly #window: Window
  readonly #best = new TopList(Math.max(OWN_TERMS, CROSS_TERMS))
  /** Of the articles noted so far. */
  readonly #languages = new Set<string>()
  #search = 0

  constructor(sight: { vocabulary: Vocabulary; damping: { thread: Damping }; window: Window }) {
    this.#vocabulary = sight.vocabulary
    this.#damping = sight.damping.thread
    this.#window = sight.window
  }

  /** The most telling terms of a part: by strength, rarity, and how few stories hold them. */
  #telling({ ids, values }: Sparse, limit: number): Term[] {
    const { weights } = this.#vocabulary
    this.#best.clear()
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      this.#best.offer(id, (values[at] ?? 0) * (weights[id] ?? 0) * this.#damping.of(id))
    }
    return this.#best.entries(limit)
  }

  /** Notes an article under its most telling terms, where its story isn't just noted there. */
  add(article: ShelvedArticle): void {
    this.#languages.add(article.language)
    const own = this.#telling(article.lead, OWN_TERMS)
    const cross = this.#telling(article.cross, CROSS_TERMS)
    for (const { key } of [...own, ...cross])
      if (!this.#isNoted(key, article)) this.#lists.add(key, article.sequence)
  }

  #isNoted(id: number, { story, language }: ShelvedArticle): boolean {
    let isNoted = false
    this.#lists.visit(id, 0, NEWEST, (sequence) => {
      const other = this.#window.at(sequence)
      if (other?.story === story && other.language === language) isNoted = true
    })
    return isNoted
  }

  /**
   * The stories that share most with an article, best first: those with reports in its language, or those in other ones.
   * @param since the first sequence number that counts
   */
  candidates(article: HeldArticle, since: number, limit: number, isCross = false): HeldStory[] {
    if (isCross && this.#languages.size < 2 && this.#languages.has(article.language)) return []
    const terms = isCross ? this.#telling(article.cross, CROSS_TERMS) : this.#telling(article.lead, OWN_TERMS)
    const found: HeldStory[] = []
    const search = ++this.#search
    for (const [position, { key: id, score }] of terms.entries()) {
      const value = score * this.#vocabulary.weight(id) * this.#damping.of(id)
      let left = MAX_STORIES
      this.#lists.visit(id, since, MAX_POSTINGS, (sequence) => {
        const other = left > 0 ? this.#window.at(sequence) : undefined
        if (!other || (other.language === article.language) === isCross) return
        const { story } = other
        if (story.search !== search) {
          story.search = search
          story.term = -1
          story.sum = 0
          found.push(story)
        }
        if (story.term === position) return
        story.term = position
        story.sum += value
        left--
      })
    }
    return found.sort((a, b) => b.sum - a.sum).slice(0, limit)
  }

  /** Applies new ids of terms. */
  rename(renamed: Int32Array): void {
    this.#lists.rename(renamed)
  }

  /** Forgets articles before a sequence number. */
  expire(before: number): void {
    this.#lists.expire(before)
  }
}
