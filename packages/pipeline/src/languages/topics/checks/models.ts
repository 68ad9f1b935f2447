/** Phrases by language models and phrases addressed to them, as regex alternatives. */
export interface LanguageModelPhrases {
  /** Beginnings of answers in which a model declines to write. */
  declines: string
  /** Words with which a model refers to its sources in a text. */
  sources: string
  /** Verbs of a sentence that tries to instruct the model (prompt injection): 'forget'. */
  forget: string
  /** Words for earlier text, as the object of a verb such as 'forget'. */
  earlier: string
  /** Words for instructions, as the object of a verb such as 'forget'. */
  instructions: string
  /** Phrases that give the model a role: 'you are'. */
  youAre: string
}
