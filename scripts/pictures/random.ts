/** A random generator that returns the same values for the same seed. */
export interface Random {
  /** Returns a number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number
  /** Returns a whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** Returns true with the given probability. */
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/**
 * Creates a random generator (Mulberry32). Its values are the same on every machine, and distributed evenly
 * enough for pictures.
 */
export function createPictureRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  }
}

/** Hashes a word, such as the name of a scene, to a number, so that two scenes with the same seed differ. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
