/** What a language model that writes or is written to says, as alternatives. */
export interface ModelWords {
  /** How an answer begins that declines to write. */
  declines: string
  /** What a model calls its sources inside a text. */
  sources: string
  /** A sentence of a source that speaks to a model: what to forget, which of it, and who the model is. */
  forget: string
  earlier: string
  instructions: string
  youAre: string
}
