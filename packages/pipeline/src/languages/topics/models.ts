/** Phrases of language models, and those addressed to them, as alternatives. */
export interface ModelWords {
  /** How an answer begins that declines to write. */
  declines: string
  /** A model's names for its sources within a text. */
  sources: string
  /** A sentence of a source that addresses a model: verbs, objects and roles of an injected instruction. */
  forget: string
  earlier: string
  instructions: string
  youAre: string
}
