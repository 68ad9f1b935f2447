import { allocateSparseVector, type SparseVector } from './sparse.ts'

/** Terms per chunk of memory. The vectors of an article are always in one chunk. */
const CHUNK_TERMS = 1 << 16
/** A vector's offset and length are stored in one number; lengths are less than this. */
const MAX_LENGTH = 256
/**
 * A term's id and its strength (its count in a part of the article, on a logarithmic scale) are stored in one
 * number, with the strength in the lowest byte.
 */
const STRENGTHS = 256
/**
 * Terms with higher ids are left out; that only happens with more than three million articles in the window.
 */
const MAX_ID = 2 ** 24
/**
 * A store should be compacted if its unused entries outnumber the used ones and are more than this. Entries
 * of removed vectors are unused.
 */
const MIN_WASTE = 8 * CHUNK_TERMS

/** The number of articles whose unpacked vectors are cached: somewhat more than a review compares. */
const MAX_SEEN = 128
/** The multiplier that distributes addresses over the cache (Knuth). */
const SPREAD = 0x9e3779b1

interface Unpacked {
  address: number
  vectors: (SparseVector | undefined)[]
}

/**
 * The vectors of all articles in the window, four bytes per term: as objects, a million articles would need
 * several times the memory and slow down garbage collection.
 */
export class ArticleVectorStore {
  #chunks: Uint32Array[] = []
  /** The number of terms used in the last chunk. */
  #used = CHUNK_TERMS
  #live = 0
  /** The articles read last, with their unpacked vectors, because most are read several times. */
  #seen: (Unpacked | undefined)[] = []

  /** Stores vectors and returns their address. Vectors that are the same object are stored once. */
  put(vectors: readonly SparseVector[]): number {
    const size = sizeOf(vectors)
    if (this.#used + size > CHUNK_TERMS) this.#open()
    const base = this.#used
    const chunk = this.#chunks.at(-1)
    if (!chunk) throw new RangeError('A shelf without a chunk')
    let at = base + vectors.length
    vectors.forEach((vector, part) => {
      const twin = vectors.indexOf(vector)
      if (twin < part) {
        chunk[base + part] = chunk[base + twin] ?? 0
        return
      }
      const start = at
      vector.ids.forEach((id, position) => {
        if (id < MAX_ID) chunk[at++] = id * STRENGTHS + (vector.values[position] ?? 0)
      })
      chunk[base + part] = (start - base) * MAX_LENGTH + (at - start)
    })
    this.#used += size
    this.#live += size
    return (this.#chunks.length - 1) * CHUNK_TERMS + base
  }

  /**
   * One of the vectors at an address, as a copy. For parts that share a vector, the same object is returned.
   */
  vector(address: number, part: number): SparseVector {
    const slot = (Math.imul(address, SPREAD) >>> 0) % MAX_SEEN
    let seen = this.#seen[slot]
    if (seen?.address !== address) {
      seen = { address, vectors: [] }
      this.#seen[slot] = seen
    }
    const { vectors } = seen
    const known = vectors[part]
    if (known) return known
    const [chunk, base] = this.#at(address)
    const place = chunk[base + part] ?? 0
    const twin = vectors.findIndex((view, other) => view && chunk[base + other] === place)
    const vector = vectors[twin] ?? unpacked(chunk, base + Math.floor(place / MAX_LENGTH), place)
    vectors[part] = vector
    return vector
  }

  /**
   * The cosine of the vector at an address with another one, which is given as its strengths by term id and
   * its norm. The result is that of `computeCosineSimilarity`, without copying the stored vector.
   */
  cosine(address: number, part: number, strengths: Uint8Array, norm: number, weights: Float32Array): number {
    const [chunk, base] = this.#at(address)
    const place = chunk[base + part] ?? 0
    const start = base + (place >>> 8)
    const end = start + (place & 0xff)
    let dot = 0
    let squares = 0
    for (let at = start; at < end; at++) {
      const term = chunk[at] ?? 0
      const id = term >>> 8
      const weight = weights[id] ?? 0
      const value = (term & 0xff) * weight
      squares += value * value
      dot += value * (strengths[id] ?? 0) * weight
    }
    return dot === 0 ? 0 : dot / (norm * Math.sqrt(squares))
  }

  /** The different vectors at an address; one that is shared by several parts is returned once. */
  vectors(address: number, parts: number): SparseVector[] {
    return [...new Set(Array.from({ length: parts }, (_, part) => this.vector(address, part)))]
  }

  /** Applies new ids to the terms at an address. */
  rename(address: number, parts: number, renamed: Int32Array): void {
    const [chunk, base] = this.#at(address)
    const places = Array.from(chunk.subarray(base, base + parts))
    for (const place of new Set(places)) {
      const start = base + Math.floor(place / MAX_LENGTH)
      for (let at = start; at < start + (place % MAX_LENGTH); at++) {
        const term = chunk[at] ?? 0
        chunk[at] = (renamed[Math.floor(term / STRENGTHS)] ?? 0) * STRENGTHS + (term % STRENGTHS)
      }
    }
    this.#seen = []
  }

  /** Marks the vectors at an address as removed; compaction frees their memory. */
  drop(address: number, parts: number): void {
    for (const { ids } of this.vectors(address, parts)) this.#live -= ids.length
    this.#live -= parts
  }

  /**
   * Whether so many entries are unused, since their vectors were removed, that the store's owner should copy
   * the vectors in use to a new store.
   */
  get isWasteful(): boolean {
    const held = this.#chunks.length * CHUNK_TERMS
    return held - this.#live > Math.max(this.#live, MIN_WASTE)
  }

  #at(address: number): [Uint32Array, number] {
    const chunk = this.#chunks[Math.floor(address / CHUNK_TERMS)]
    if (!chunk) throw new RangeError(`Nothing is stored at ${address}`)
    return [chunk, address % CHUNK_TERMS]
  }

  #open(): void {
    this.#chunks.push(new Uint32Array(CHUNK_TERMS))
    this.#used = 0
  }
}

function unpacked(chunk: Uint32Array, start: number, place: number): SparseVector {
  const vector = allocateSparseVector(place % MAX_LENGTH)
  const { ids, values } = vector
  for (let at = 0; at < ids.length; at++) {
    const term = chunk[start + at] ?? 0
    ids[at] = term >>> 8
    values[at] = term & 0xff
  }
  return vector
}

function sizeOf(vectors: readonly SparseVector[]): number {
  let size = vectors.length
  vectors.forEach((vector, part) => {
    if (vectors.indexOf(vector) === part) size += vector.ids.length
  })
  return size
}
