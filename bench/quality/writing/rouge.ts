import snowball from 'snowball-stemmers'

/** F1 scores of ROUGE, the measure by which papers compare generated headlines and summaries. */
export interface RougeScores {
  /** ROUGE-1: words in common. */
  one: number
  /** ROUGE-L: words in common in the same order (longest common subsequence). */
  l: number
}

const PORTER = snowball.newStemmer('porter')
/** The minimum number of letters of a word that is stemmed, as in the ROUGE-1.5.5 script. */
const MIN_STEMMED = 4

/**
 * Returns lower-case runs of a–z and 0–9, stemmed by Porter: the tokens of the `rouge-score` package with its
 * stemmer on.
 */
export function toRougeWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.map((word) => (word.length < MIN_STEMMED ? word : PORTER.stem(word)))
}

function inCommon(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  return b.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row = new Uint16Array(b.length + 1)
  for (const word of a) {
    const next = new Uint16Array(b.length + 1)
    for (const [at, other] of b.entries())
      next[at + 1] = word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0)
    row = next
  }
  return row[b.length] ?? 0
}

const f1 = (common: number, a: number, b: number) => (a + b === 0 ? 0 : (2 * common) / (a + b))

/** Returns ROUGE-1 and ROUGE-L (F1, 0 to 1) of a text against a reference. The whole text is one sequence. */
export function computeRouge(text: string, reference: string): RougeScores {
  const [a, b] = [toRougeWords(text), toRougeWords(reference)]
  return { one: f1(inCommon(a, b), a.length, b.length), l: f1(longestCommon(a, b), a.length, b.length) }
}
