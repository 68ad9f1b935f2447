import { Tally } from './tally.ts'

/** Places of each part's table, as powers of two: twice the keys that its words can have. */
const BITS = { title: 9, lead: 10, body: 11, names: 11, numbers: 9, cross: 12, keys: 10 }

/** How often each key occurs in one part of an article, by its id in the vocabulary. */
export type Counts = Tally

/** The keys of an article by the part they occur in. */
export class ArticleTerms {
  readonly title: Counts = new Tally(BITS.title)
  /** Title, summary and the first sentences. */
  readonly lead: Counts = new Tally(BITS.lead)
  /** All of it. */
  readonly body: Counts = new Tally(BITS.body)
  /** '@trump', '!GB', '!the hague': from title and lead, with the body's own at lower weight. */
  readonly names: Counts = new Tally(BITS.names)
  /** Numbers of title and lead that are not years or small. */
  readonly numbers: Counts = new Tally(BITS.numbers)
  /** Keys that both languages share. */
  readonly cross: Counts = new Tally(BITS.cross)
  /** Words of the title, and words that are names anywhere. */
  readonly keys: Counts = new Tally(BITS.keys)
  /** How names are written, by id. */
  readonly spellings = new Map<number, string>()

  clear(): void {
    for (const part of [this.title, this.lead, this.body, this.names, this.numbers, this.cross, this.keys])
      part.clear()
    this.spellings.clear()
  }
}
