import { randomInt } from 'node:crypto'

/**
 * The byte that marks a character which doesn't fit into one byte; the next two bytes contain the character.
 */
const WIDE = 0xff
const NONE = -1
/**
 * The number of bits for a string's number in a slot of the hash table. The upper bits of the slot contain a
 * part of the string's hash, which distinguishes most strings.
 */
const NUMBER_BITS = 26
const NUMBERS = 2 ** NUMBER_BITS - 1
/** Arrays grow by a quarter, because doubling would leave half of a large table empty. */
const GROWTH = 1.25
/**
 * A random seed per process, so that nobody can send words whose hashes collide. The numbers of strings don't
 * depend on it.
 */
const SEED = randomInt(2 ** 31)

const WIDE_MARK = String.fromCharCode(WIDE)
const WIDE_CHARACTERS = /\xff(.)(.)/gs
const unpacked = (_: string, high: string, low: string) =>
  String.fromCharCode((high.charCodeAt(0) << 8) | low.charCodeAt(0))

/** FNV-1a with its upper bits mixed in, because its lower bits are alike for similar words. */
function hashed(text: string, start: number, end: number): number {
  let hash = SEED
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

/** The content of the slot of a string: the upper bits of its hash, and its number plus one. */
const held = (number: number, hash: number) => (hash & ~NUMBERS) | (number + 1)

/**
 * Assigns numbers, from 0 on, to different strings, which it stores in three blocks of memory. It needs about
 * 20 bytes per word; a Map needs 100, and creates string objects that burden the garbage collector. It can
 * look up part of a text without creating a substring.
 */
export class StringTable {
  /**
   * The slots of the hash table, each with the number plus one and the upper bits of the hash of a string; 0
   * if empty. A string is in the slot to which its hash points or, if that was taken, in the next free one.
   */
  #places = new Int32Array(1 << 12)
  /** The offset in `#bytes` at which each string ends, which is where the next string starts. */
  #ends = new Int32Array(1 << 11)
  #bytes = Buffer.alloc(1 << 14)
  #size = 0

  get size(): number {
    return this.#size
  }

  /**
   * Returns the number of the string from `start` up to `end` of a text. A new string gets the next number.
   */
  number(text: string, start = 0, end = text.length): number {
    const hash = hashed(text, start, end)
    const place = this.#place(hash, text, start, end)
    const known = ((this.#places[place] ?? 0) & NUMBERS) - 1
    return known !== NONE ? known : this.#add(text, start, end, hash, place)
  }

  /** Returns the string with the given number, the inverse of `number()`. */
  string(number: number): string {
    const packed = this.#bytes.toString('latin1', this.#start(number), this.#ends[number] ?? 0)
    return packed.includes(WIDE_MARK) ? packed.replace(WIDE_CHARACTERS, unpacked) : packed
  }

  /** Whether the string with a given number begins with `signs`, which must be one-byte characters. */
  beginsWith(number: number, signs: string): boolean {
    const start = this.#start(number)
    if (start + signs.length > (this.#ends[number] ?? 0)) return false
    for (let at = 0; at < signs.length; at++) {
      if (this.#bytes[start + at] !== signs.charCodeAt(at)) return false
    }
    return true
  }

  /** The number of bytes that the strings occupy. */
  get byteLength(): number {
    return this.#start(this.#size)
  }

  #start(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
  }

  #wide(at: number): number {
    return ((this.#bytes[at + 1] ?? 0) << 8) | (this.#bytes[at + 2] ?? 0)
  }

  /** Finds the slot of a string, or the empty slot for it. */
  #place(hash: number, text: string, start: number, end: number): number {
    const places = this.#places
    const mask = places.length - 1
    let place = hash & mask
    for (;;) {
      const there = places[place] ?? 0
      if (there === 0) return place
      const isAlike = (there ^ hash) >>> NUMBER_BITS === 0
      if (isAlike && this.#is((there & NUMBERS) - 1, text, start, end)) return place
      place = (place + 1) & mask
    }
  }

  #is(number: number, text: string, start: number, end: number): boolean {
    const bytes = this.#bytes
    const last = this.#ends[number] ?? 0
    let at = this.#start(number)
    if (last - at < end - start) return false
    for (let from = start; from < end; from++) {
      const byte = bytes[at] ?? 0
      if (byte !== WIDE) {
        if (byte !== text.charCodeAt(from)) return false
        at++
      } else {
        if (at >= last || this.#wide(at) !== text.charCodeAt(from)) return false
        at += 3
      }
    }
    return at === last
  }

  #add(text: string, start: number, end: number, hash: number, place: number): number {
    const number = this.#size++
    if (number >= NUMBERS) throw new RangeError('Too many different strings')
    if (number >= this.#ends.length) {
      const ends = this.#ends
      this.#ends = new Int32Array(Math.ceil(ends.length * GROWTH))
      this.#ends.set(ends)
    }
    let at = this.#start(number)
    this.#makeRoom(at + 3 * (end - start))
    for (let from = start; from < end; from++) {
      const code = text.charCodeAt(from)
      if (code >= WIDE) {
        this.#bytes[at++] = WIDE
        this.#bytes[at++] = code >> 8
      }
      this.#bytes[at++] = code
    }
    this.#ends[number] = at
    this.#places[place] = held(number, hash)
    if (this.#size * 4 > this.#places.length * 3) this.#spread()
    return number
  }

  #makeRoom(length: number): void {
    if (length <= this.#bytes.length) return
    const bytes = this.#bytes
    this.#bytes = Buffer.alloc(Math.max(length, Math.ceil(bytes.length * GROWTH)))
    bytes.copy(this.#bytes)
  }

  /** Doubles the number of slots, and inserts each string again. */
  #spread(): void {
    this.#places = new Int32Array(this.#places.length * 2)
    for (let number = 0; number < this.#size; number++) {
      const text = this.string(number)
      const hash = hashed(text, 0, text.length)
      this.#places[this.#place(hash, text, 0, text.length)] = held(number, hash)
    }
  }
}
