import { randomInt } from 'node:crypto'

/** A character that doesn't fit in a byte is written as this and two more bytes. */
const WIDE = 0xff
const NONE = -1
/**
 * A slot contains a number in its lower bits and bits of the hash in the upper ones, which distinguish most
 * other strings.
 */
const NUMBER_BITS = 26
const NUMBERS = 2 ** NUMBER_BITS - 1
/** Arrays grow by a quarter: doubling would leave half of a large table empty. */
const GROWTH = 1.25
/** Of each process its own, so that nobody can send words that all meet in one place. Numbers don't depend on it. */
const SEED = randomInt(2 ** 31)

const WIDE_MARK = String.fromCharCode(WIDE)
const WIDE_CHARACTERS = /\xff(.)(.)/gs
const unpacked = (_: string, high: string, low: string) =>
  String.fromCharCode((high.charCodeAt(0) << 8) | low.charCodeAt(0))

/** FNV-1a, its upper bits mixed in: the lower ones alone are alike for like words. */
function hashed(text: string, start: number, end: number): number {
  let hash = SEED
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

/** The content of a string's slot. */
const held = (number: number, hash: number) => (hash & ~NUMBERS) | (number + 1)

/**
 * Different strings as whole numbers from 0 on, in three pieces of memory: about 20 bytes a word, where a Map takes
 * 100 and its strings are objects that the collector of garbage looks at. Looks up a piece of a text without cutting it out.
 */
export class StringTable {
  /** A string's number and one and upper bits of its hash, at the place of the hash or behind it; 0 where nothing is. */
  #places = new Int32Array(1 << 12)
  /** Where the bytes of a string end: the next one begins there. */
  #ends = new Int32Array(1 << 11)
  #bytes = Buffer.alloc(1 << 14)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The number of the piece of a text from `start` up to `end`; a new string gets the next one. */
  number(text: string, start = 0, end = text.length): number {
    const hash = hashed(text, start, end)
    const place = this.#place(hash, text, start, end)
    const known = ((this.#places[place] ?? 0) & NUMBERS) - 1
    return known !== NONE ? known : this.#add(text, start, end, hash, place)
  }

  /** The string that has a number. */
  string(number: number): string {
    const packed = this.#bytes.toString('latin1', this.#start(number), this.#ends[number] ?? 0)
    return packed.includes(WIDE_MARK) ? packed.replace(WIDE_CHARACTERS, unpacked) : packed
  }

  /** Whether the string of a number begins with a few signs of one byte. */
  beginsWith(number: number, signs: string): boolean {
    const start = this.#start(number)
    if (start + signs.length > (this.#ends[number] ?? 0)) return false
    for (let at = 0; at < signs.length; at++) {
      if (this.#bytes[start + at] !== signs.charCodeAt(at)) return false
    }
    return true
  }

  /** Bytes its strings take up. */
  get byteLength(): number {
    return this.#start(this.#size)
  }

  #start(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
  }

  #wide(at: number): number {
    return ((this.#bytes[at + 1] ?? 0) << 8) | (this.#bytes[at + 2] ?? 0)
  }

  /** The slot of a string, or the free one for it. */
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

  /** Twice the places, and each string at its own again. */
  #spread(): void {
    this.#places = new Int32Array(this.#places.length * 2)
    for (let number = 0; number < this.#size; number++) {
      const text = this.string(number)
      const hash = hashed(text, 0, text.length)
      this.#places[this.#place(hash, text, 0, text.length)] = held(number, hash)
    }
  }
}
