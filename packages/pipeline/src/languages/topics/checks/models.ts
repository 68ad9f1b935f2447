/** Phrases by language models and phrases addressed to them, as regex alternatives. */
export interface LanguageModelPhrases {
  /** Beginnings of responses in which a model declines to write: 'I am sorry', 'als taalmodel'. */
  declines: string
  /** Words with which a model refers to its sources in a text: 'source', 'line'. */
  sources: string
  /** Verbs of a sentence that tries to instruct the model (prompt injection): 'ignore', 'forget'. */
  forget: string
  /** Words for earlier text, as the object of a verb such as 'forget': 'previous', 'above'. */
  earlier: string
  /** Words for instructions, as the object of a verb such as 'forget': 'instructions', 'prompt'. */
  instructions: string
  /** Phrases that give the model a role: 'you are an assistant'. */
  youAre: string
}
