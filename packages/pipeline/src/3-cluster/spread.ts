import type { Sparse } from './sparse.ts'

/** A vector spread out over all term ids, to be looked up by id. One at a time: used again for the next one. */
export class Spread {
  #strengths = new Uint8Array(1 << 14)
  #ids: Int32Array = new Int32Array(0)

  /** @param terms ids are below this */
  put({ ids, values }: Sparse, terms: number): void {
    for (const id of this.#ids) this.#strengths[id] = 0
    if (terms > this.#strengths.length) this.#strengths = new Uint8Array(Math.ceil(terms * 1.25))
    for (let at = 0; at < ids.length; at++) this.#strengths[ids[at] ?? 0] = values[at] ?? 0
    this.#ids = ids
  }

  /** How strongly each term occurs, by its id; 0 where it doesn't. Good until the next vector is put in. */
  get strengths(): Uint8Array {
    return this.#strengths
  }
}
