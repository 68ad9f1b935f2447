import snowball from 'snowball-stemmers'

/** Precision, recall and their harmonic mean would be three numbers; papers on headlines and summaries compare by F1. */
export interface Rouge {
  /** Words in common. */
  one: number
  /** Words in common in the same order: the longest common subsequence. */
  l: number
}

const PORTER = snowball.newStemmer('porter')
/** Shorter words are compared as they are, as the ROUGE-1.5.5 script does. */
const MIN_STEMMED = 4

/** Lower-case runs of a–z and 0–9, stemmed by Porter: the words of the common `rouge-score` package with its stemmer on. */
export function rougeWords(text: string): string[] {
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

/** ROUGE-1 and ROUGE-L (F1, 0 to 1) of a text against a reference, the whole text as one sequence. */
export function rouge(text: string, reference: string): Rouge {
  const [a, b] = [rougeWords(text), rougeWords(reference)]
  return { one: f1(inCommon(a, b), a.length, b.length), l: f1(longestCommon(a, b), a.length, b.length) }
}
