/** Phrases of language models, and phrases addressed to them, as alternatives. */
export interface ModelWords {
  /** Beginnings of answers in which a model refuses to write. */
  declines: string
  /** Words with which a model refers to its sources in a text. */
  sources: string
  /** Verbs, objects and roles in a source's sentence that addresses a model (an injected instruction). */
  forget: string
  earlier: string
  instructions: string
  youAre: string
}
