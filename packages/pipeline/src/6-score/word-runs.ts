/** Quotations and addresses of pages: neither is the writer's own voice. */
const NOT_OWN = /["“„«][^"”“»]{2,}["”“»]|https?:\S+|\S+\.(?:com|org|net|co)\b\S*/g
/** Where a run of words ends. */
const BREAK = /[.!?:;()—–,]\s|[\n“”"]/
/** A word as the weights of opinion were counted: letters with what is inside them, or digits alone. */
const COUNTED_WORD = /\p{L}[\p{L}'’-]*|\d+/gu
/** Characters of a text that are read. */
const MOST_CHARACTERS = 5_000

/** The words of a part of a sentence that no name and no number interrupts; the first may have a capital. */
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
 * Words of a text and sequences of two or three of them, without duplicates: without names, numbers and
 * quotations, so that they reflect style rather than subject.
 */
export function wordRuns(text: string): Set<string> {
  const found = new Set<string>()
  const own = text.slice(0, MOST_CHARACTERS).replace(NOT_OWN, '. ')
  for (const run of own.split(BREAK).flatMap(runsIn)) {
    for (const [at, written] of run.entries()) {
      const word = written.toLowerCase()
      const [two, three] = [run[at + 1], run[at + 2]]
      // A capital may make a name of the first word: alone it shows nothing.
      if (word === written) found.add(word)
      if (two) found.add(`${word} ${two}`)
      if (two && three) found.add(`${word} ${two} ${three}`)
    }
  }
  return found
}
