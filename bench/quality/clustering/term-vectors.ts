/** A title and a text whose words are compared. */
export interface ComparedText {
  title: string
  text: string
}

/** How many times a word of the title counts. */
const TITLE_WEIGHT = 3
/** The number of characters at the start of a text that are used. */
const TEXT_LENGTH = 600
/** The number of a text's terms that are compared: those with the highest weights. */
const MAX_TERMS = 80

const STOP_WORDS = new Set(
  'a an the and or but if of in on at to for from by with as is are was were be been being it its this that these those he she they his her their we our you your i my not no nor so than then too very can will just has have had do does did what which who when where why how all any both each more most other some such only own same about against between into through during before after above below up down out off over under again further once here there de het een en van in op te dat die voor met zijn is aan niet er ook om door bij uit naar als nog'.split(
    ' ',
  ),
)

/** Returns the words in lower case, without English and Dutch stop words and the commonest endings. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_'’-]+/gu) ?? []
  return words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ing|ed|s|en|e)$/u, '') : word))
}

/** How many documents contain each word. */
export class DocumentFrequencies {
  /** The number of documents with each word. */
  readonly counts = new Map<string, number>()
  documents = 0

  add(words: Iterable<string>): void {
    this.documents += 1
    for (const word of new Set(words)) this.counts.set(word, (this.counts.get(word) ?? 0) + 1)
  }

  copy(): DocumentFrequencies {
    const copy = new DocumentFrequencies()
    for (const [word, count] of this.counts) copy.counts.set(word, count)
    copy.documents = this.documents
    return copy
  }

  rarity(word: string): number {
    return Math.log(this.documents / (this.counts.get(word) ?? 1))
  }
}

/** A text as a vector: the weight of each word. */
export type TermVector = Map<string, number>

/** Returns the Euclidean length, or 1 for a vector without terms, so that division by it is safe. */
export function lengthOf(vector: TermVector): number {
  let squares = 0
  for (const weight of vector.values()) squares += weight ** 2
  return Math.sqrt(squares) || 1
}

/** Returns how often each word is in a text; words of the title count three times. */
export function countTerms({ title, text }: ComparedText): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times)
  for (const word of wordsOf([...text.slice(0, 2 * TEXT_LENGTH)].slice(0, TEXT_LENGTH).join('')))
    count(word, 1)
  for (const word of wordsOf(title)) count(word, TITLE_WEIGHT)
  return counts
}

/** Returns the TF-IDF vector of the heaviest terms, (1 + ln tf) · idf, scaled to unit length. */
export function vectorOf(counts: ReadonlyMap<string, number>, frequencies: DocumentFrequencies): TermVector {
  const weighted = [...counts].map(([word, count]): [string, number] => [
    word,
    (1 + Math.log(count)) * frequencies.rarity(word),
  ])
  const heaviest = new Map(
    weighted
      .filter(([, weight]) => weight > 0)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_TERMS),
  )
  const length = lengthOf(heaviest)
  for (const [word, weight] of heaviest) heaviest.set(word, weight / length)
  return heaviest
}

/** Returns word frequencies of headlines, each of which counts as a document. */
export function countHeadlineWords(headlines: readonly string[]): DocumentFrequencies {
  const frequencies = new DocumentFrequencies()
  for (const headline of headlines) frequencies.add(wordsOf(headline))
  return frequencies
}
