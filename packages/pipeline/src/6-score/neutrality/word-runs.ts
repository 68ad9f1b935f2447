/** Matches quotations and web addresses, which aren't the author's own words. */
const NOT_OWN = /["“„«][^"”“»]{2,}["”“»]|https?:\S+|\S+\.(?:com|org|net|co)\b\S*/g
/** Punctuation that ends a sequence of words. */
const BREAK = /[.!?:;()—–,]\s|[\n“”"]/
/** A word as counted for the weights of opinion: letters with apostrophes and hyphens, or digits only. */
const COUNTED_WORD = /\p{L}[\p{L}'’-]*|\d+/gu
/** The number of characters of a text that are read. */
const MOST_CHARACTERS = 5_000

/**
 * Returns the runs of words in a part of a sentence. A name or number ends a run; the first word may be
 * capitalised.
 */
function runsIn(part: string): string[][] {
  const runs: string[][] = [[]]
  for (const [at, [word]] of Array.from(part.matchAll(COUNTED_WORD)).entries()) {
    const isName = /^\d/.test(word) || (at > 0 && /^\p{Lu}/u.test(word))
    if (isName) runs.push([])
    else runs.at(-1)?.push(word.replaceAll('’', "'"))
  }
  return runs
}

/**
 * Returns the words of a text and its sequences of two or three words, without duplicates. Names, numbers and
 * quotations are left out, so that the result reflects style rather than subject.
 */
export function extractWordSequences(text: string): Set<string> {
  const found = new Set<string>()
  const own = text.slice(0, MOST_CHARACTERS).replace(NOT_OWN, '. ')
  for (const run of own.split(BREAK).flatMap(runsIn)) {
    for (const [at, written] of run.entries()) {
      const word = written.toLowerCase()
      const [two, three] = [run[at + 1], run[at + 2]]
      // The first word of a run, if it is capitalised, may be a name, so it doesn't count alone.
      if (word === written) found.add(word)
      if (two) found.add(`${word} ${two}`)
      if (two && three) found.add(`${word} ${two} ${three}`)
    }
  }
  return found
}
