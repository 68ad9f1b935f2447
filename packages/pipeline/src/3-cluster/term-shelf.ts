import type { Sparse } from './sparse.ts'

/** Terms per chunk of memory. The vectors of one article never stand in two chunks. */
const CHUNK_TERMS = 1 << 16
/** Where a vector begins and how long it is stand in one number: lengths are below this. */
const MAX_LENGTH = 256
/** A shelf with more gaps than terms is packed anew; a small one isn't worth it. */
const MIN_WASTE = 8 * CHUNK_TERMS

interface Chunk {
  ids: Int32Array
  values: Uint8Array
}

/**
 * The vectors of all articles in sight side by side, five bytes a term: a million articles as objects would
 * need several times the memory, and the collector of garbage would look at each of them.
 */
export class TermShelf {
  #chunks: Chunk[] = []
  /** Terms used of the last chunk. */
  #used = CHUNK_TERMS
  #live = 0
  /** The article looked at last, and its vectors as far as they were asked for: most are asked for several times. */
  #seen = -1
  #views: (Sparse | undefined)[] = []

  /** Puts vectors on the shelf and gives their address. A vector that is the same object as an earlier one is stored once. */
  put(vectors: readonly Sparse[]): number {
    const size = sizeOf(vectors)
    if (this.#used + size > CHUNK_TERMS) this.#open()
    const base = this.#used
    const chunk = this.#chunks.at(-1)
    if (!chunk) throw new RangeError('A shelf without a chunk')
    let at = base + vectors.length
    vectors.forEach((vector, part) => {
      const twin = vectors.indexOf(vector)
      if (twin < part) {
        chunk.ids[base + part] = chunk.ids[base + twin] ?? 0
        return
      }
      chunk.ids.set(vector.ids, at)
      chunk.values.set(vector.values, at)
      chunk.ids[base + part] = (at - base) * MAX_LENGTH + vector.ids.length
      at += vector.ids.length
    })
    this.#used = at
    this.#live += size
    return (this.#chunks.length - 1) * CHUNK_TERMS + base
  }

  /** One of the vectors at an address: a view, not a copy. */
  vector(address: number, part: number): Sparse {
    if (address !== this.#seen) {
      this.#seen = address
      this.#views = []
    }
    const known = this.#views[part]
    if (known) return known
    const view = this.#view(address, part)
    this.#views[part] = view
    return view
  }

  #view(address: number, part: number): Sparse {
    const chunk = this.#chunks[Math.floor(address / CHUNK_TERMS)]
    if (!chunk) throw new RangeError(`Nothing stands at ${address}`)
    const base = address % CHUNK_TERMS
    const place = chunk.ids[base + part] ?? 0
    const start = base + Math.floor(place / MAX_LENGTH)
    const end = start + (place % MAX_LENGTH)
    return { ids: chunk.ids.subarray(start, end), values: chunk.values.subarray(start, end) }
  }

  /** The vectors at an address, each once, however many parts it is. */
  vectors(address: number, parts: number): Sparse[] {
    const all = Array.from({ length: parts }, (_, part) => this.vector(address, part))
    return all.filter(({ ids }, part) => isFirst(all, ids, part))
  }

  /** Counts the vectors at an address as gone; their room comes back when the shelf is packed anew. */
  drop(address: number, parts: number): void {
    for (const { ids } of this.vectors(address, parts)) this.#live -= ids.length
    this.#live -= parts
  }

  /** Whether it holds more gaps than terms: then its owner puts what is in sight on a new one. */
  get isWasteful(): boolean {
    const held = this.#chunks.length * CHUNK_TERMS
    return held - this.#live > Math.max(this.#live, MIN_WASTE)
  }

  #open(): void {
    this.#chunks.push({ ids: new Int32Array(CHUNK_TERMS), values: new Uint8Array(CHUNK_TERMS) })
    this.#used = 0
  }
}

function isFirst(vectors: readonly Sparse[], ids: Int32Array, part: number): boolean {
  if (ids.length === 0) return true
  return (
    vectors.findIndex((other) => other.ids.length > 0 && other.ids.byteOffset === ids.byteOffset) === part
  )
}

function sizeOf(vectors: readonly Sparse[]): number {
  let size = vectors.length
  vectors.forEach((vector, part) => {
    if (vectors.indexOf(vector) === part) size += vector.ids.length
  })
  return size
}
