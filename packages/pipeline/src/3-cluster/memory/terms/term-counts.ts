import { IntegerSumTable } from '../postings/tally.ts'

/**
 * The size of each part's table, as an exponent of 2. A table has twice as many slots as there can be keys in
 * the part.
 */
const BITS = { title: 9, lead: 10, body: 11, names: 11, numbers: 9, cross: 12, keys: 10 }

/** The number of occurrences of each key in one part of an article, by its id in the vocabulary. */
export type TermCounts = IntegerSumTable

/** The keys of an article (the terms by which it is compared), by the part in which they occur. */
export class ArticleTermCounts {
  readonly title: TermCounts = new IntegerSumTable(BITS.title)
  /** Title, summary and the first sentences. */
  readonly lead: TermCounts = new IntegerSumTable(BITS.lead)
  /** The whole text. */
  readonly body: TermCounts = new IntegerSumTable(BITS.body)
  /**
   * Keys of names ('@trump') and of places ('!GB', '!the hague'): from title and lead, and from the body with
   * a lower weight.
   */
  readonly names: TermCounts = new IntegerSumTable(BITS.names)
  /** Numbers in title and lead, except years and small ones. */
  readonly numbers: TermCounts = new IntegerSumTable(BITS.numbers)
  /** Keys that languages share: names, and words by meaning or root, such as 'e:fire' for Dutch 'brand'. */
  readonly cross: TermCounts = new IntegerSumTable(BITS.cross)
  /** Words of the title, and words that are names anywhere in the article. */
  readonly keys: TermCounts = new IntegerSumTable(BITS.keys)
  /** The spelling of names, by id. */
  readonly spellings = new Map<number, string>()

  clear(): void {
    for (const part of [this.title, this.lead, this.body, this.names, this.numbers, this.cross, this.keys])
      part.clear()
    this.spellings.clear()
  }
}
