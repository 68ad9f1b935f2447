/** The multiplier that distributes neighbouring numbers over the table (Knuth). */
const SPREAD = 0x9e3779b1

/**
 * A hash table of sums per non-negative integer, at most half full. Clearing is fast, so that it can be reused.
 */
export class IntegerSumTable {
  readonly #keys: Int32Array
  readonly #sums: Float64Array
  readonly #rounds: Int32Array
  readonly #used: Int32Array
  readonly #sorted: Int32Array
  readonly #shift: number
  #round = 1
  #size = 0

  /** @param bits the table has 2 ** bits slots */
  constructor(bits: number) {
    this.#keys = new Int32Array(1 << bits)
    this.#sums = new Float64Array(1 << bits)
    this.#rounds = new Int32Array(1 << bits)
    this.#used = new Int32Array(1 << (bits - 1))
    this.#sorted = new Int32Array(1 << (bits - 1))
    this.#shift = 32 - bits
  }

  /** Creates a table for at most this many numbers. */
  static for(numbers: number): IntegerSumTable {
    return new IntegerSumTable(Math.ceil(Math.log2(numbers)) + 1)
  }

  /** The number of keys with a sum. */
  get size(): number {
    return this.#size
  }

  clear(): void {
    this.#round++
    this.#size = 0
  }

  #place(key: number): number {
    const mask = this.#keys.length - 1
    let at = Math.imul(key, SPREAD) >>> this.#shift
    while (this.#rounds[at] === this.#round && this.#keys[at] !== key) at = (at + 1) & mask
    if (this.#rounds[at] !== this.#round) {
      this.#rounds[at] = this.#round
      this.#keys[at] = key
      this.#sums[at] = 0
      this.#used[this.#size++] = at
    }
    return at
  }

  /** Adds to the sum of a key. */
  add(key: number, value: number): void {
    const at = this.#place(key)
    this.#sums[at] = (this.#sums[at] ?? 0) + value
  }

  has(key: number): boolean {
    return this.sum(key) !== 0
  }

  /** The sum of a key; 0 if there is none. */
  sum(key: number): number {
    const mask = this.#keys.length - 1
    let at = Math.imul(key, SPREAD) >>> this.#shift
    while (this.#rounds[at] === this.#round) {
      if (this.#keys[at] === key) return this.#sums[at] ?? 0
      at = (at + 1) & mask
    }
    return 0
  }

  /** The keys in ascending order, in an array that is overwritten by the next call. */
  sortedKeys(): Int32Array {
    for (let index = 0; index < this.#size; index++)
      this.#sorted[index] = this.#keys[this.#used[index] ?? 0] ?? 0
    return this.#sorted.subarray(0, this.#size).sort()
  }

  /** Raises the sum of a key to a value, if it is lower. */
  raise(key: number, value: number): void {
    const at = this.#place(key)
    if (value > (this.#sums[at] ?? 0)) this.#sums[at] = value
  }

  /** Calls `visit` with every key and its sum, in the order in which they were added. */
  forEach(visit: (key: number, sum: number) => void): void {
    for (let index = 0; index < this.#size; index++) {
      const at = this.#used[index] ?? 0
      visit(this.#keys[at] ?? 0, this.#sums[at] ?? 0)
    }
  }
}
