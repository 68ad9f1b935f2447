/** The length of a block in numbers: seven articles, and the index of the block with the next older ones. */
const BLOCK = 8
const ROOM = BLOCK - 1
const NONE = -1

/**
 * For each term a list of article numbers, newest first. All lists are in one array, each as a chain of
 * blocks of seven articles. When a list is full, its oldest block is reused, so that its length is bounded.
 */
export class PostingListStore {
  /** By term id: the index of the term's newest block, and the number of articles in this block. */
  #heads = new Int32Array(1 << 14).fill(NONE)
  #filled = new Uint8Array(1 << 14)
  #blocks = new Int32Array(BLOCK << 12)
  #next = 0
  #free = NONE
  readonly #maxBlocks: number

  /**
   * @param limit the number of a term's newest articles that are always stored; a list may contain a few older
   * ones
   */
  constructor(limit: number) {
    this.#maxBlocks = Math.ceil(limit / ROOM) + 1
  }

  /** Adds a newer article to a term's list. */
  add(term: number, article: number): void {
    if (term >= this.#heads.length) this.#widen(term)
    const head = this.#heads[term] ?? NONE
    const filled = this.#filled[term] ?? 0
    if (head !== NONE && filled < ROOM) {
      this.#blocks[head * BLOCK + filled] = article
      this.#filled[term] = filled + 1
      return
    }
    const block = (head === NONE ? NONE : this.#cutOldest(head)) ?? NONE
    const fresh = block === NONE ? this.#take() : block
    this.#blocks[fresh * BLOCK] = article
    this.#blocks[fresh * BLOCK + ROOM] = head
    this.#heads[term] = fresh
    this.#filled[term] = 1
  }

  /**
   * Visits a term's articles, newest first, at most `limit`, none before `since`, until the visitor returns
   * false.
   */
  visit(term: number, since: number, limit: number, visitor: (article: number) => boolean): void {
    let block = this.#heads[term] ?? NONE
    let at = (this.#filled[term] ?? 0) - 1
    for (let left = limit; block !== NONE && left > 0; left--) {
      const article = this.#blocks[block * BLOCK + at] ?? 0
      if (article < since || !visitor(article)) return
      if (--at >= 0) continue
      block = this.#blocks[block * BLOCK + ROOM] ?? NONE
      at = ROOM - 1
    }
  }

  /** Frees the blocks whose articles all have lower numbers than `before`. */
  expire(before: number): void {
    for (let term = 0; term < this.#heads.length; term++) {
      const head = this.#heads[term] ?? NONE
      if (head === NONE) continue
      const newest = this.#blocks[head * BLOCK + (this.#filled[term] ?? 1) - 1] ?? 0
      if (newest < before) {
        this.#heads[term] = NONE
        this.#release(head)
      } else this.#cutBefore(head, before)
    }
  }

  /** Applies new ids of terms; the lists of removed terms (-1) are freed. */
  rename(renamed: Int32Array): void {
    const [heads, filled] = [this.#heads, this.#filled]
    this.#heads = new Int32Array(heads.length).fill(NONE)
    this.#filled = new Uint8Array(heads.length)
    heads.forEach((head, term) => {
      if (head === NONE) return
      const next = renamed[term] ?? NONE
      if (next === NONE) this.#release(head)
      else {
        this.#heads[next] = head
        this.#filled[next] = filled[term] ?? 0
      }
    })
  }

  /** Removes and returns the oldest block of a full list; undefined if the list may still grow. */
  #cutOldest(head: number): number | undefined {
    let block = head
    let before = head
    for (let count = 1; count < this.#maxBlocks; count++) {
      const next = this.#blocks[block * BLOCK + ROOM] ?? NONE
      if (next === NONE) return undefined
      before = block
      block = next
    }
    this.#blocks[before * BLOCK + ROOM] = NONE
    return block
  }

  /** Removes the blocks that only contain articles before a number. */
  #cutBefore(head: number, before: number): void {
    let block = head
    for (;;) {
      const next = this.#blocks[block * BLOCK + ROOM] ?? NONE
      if (next === NONE) return
      if ((this.#blocks[next * BLOCK + ROOM - 1] ?? 0) < before) {
        this.#blocks[block * BLOCK + ROOM] = NONE
        this.#release(next)
        return
      }
      block = next
    }
  }

  #release(head: number): void {
    let last = head
    for (let next = this.#blocks[last * BLOCK + ROOM] ?? NONE; next !== NONE; ) {
      last = next
      next = this.#blocks[last * BLOCK + ROOM] ?? NONE
    }
    this.#blocks[last * BLOCK + ROOM] = this.#free
    this.#free = head
  }

  #take(): number {
    if (this.#free !== NONE) {
      const block = this.#free
      this.#free = this.#blocks[block * BLOCK + ROOM] ?? NONE
      return block
    }
    if ((this.#next + 1) * BLOCK > this.#blocks.length) {
      const wider = new Int32Array(this.#blocks.length + BLOCK * Math.ceil(this.#blocks.length / 8 / BLOCK))
      wider.set(this.#blocks)
      this.#blocks = wider
    }
    return this.#next++
  }

  #widen(term: number): void {
    const length = Math.max(term + 1, Math.ceil(this.#heads.length * 1.25))
    const heads = new Int32Array(length).fill(NONE)
    heads.set(this.#heads)
    const filled = new Uint8Array(length)
    filled.set(this.#filled)
    this.#heads = heads
    this.#filled = filled
  }
}
