/** Signs that a sentence refers to earlier text: definite nouns, pronouns without an antecedent. */
export interface ReferenceWords {
  /** Words that may precede the first definite noun of a sentence. */
  opens: RegExp
  /** Where a noun phrase ends: words that are no part of it. */
  ends: ReadonlySet<string>
  /** Words after a noun that identify it: 'the mayor of Beira', 'de brug over de Waal'. */
  specifies: ReadonlySet<string>
  /** Things that everybody knows, or that exist only once. */
  unique: ReadonlySet<string>
  /**
   * Nouns for earlier statements or actions, at any position with an article: 'the changes', 'het voorstel'.
   */
  known: ReadonlySet<string>
  /** The ending of a verb in the past tense. */
  past: RegExp
  /** Words that follow a verb: the word before them is no noun. */
  determiners: readonly string[]
  /** A pronoun for a person. */
  pronoun: RegExp
  /** The rest are alternatives, for sentences of every language. Words before the subject of a sentence. */
  fronted: string
  /** The definite article. */
  definite: string
  /** A sentence that begins so names its subject later. */
  opening: string
  /** Words before a noun that can be a pronoun's antecedent. */
  counted: string
  /** 'Mr', in front of a name, without a full stop. */
  titles: string
  /** Nouns for people that can be a pronoun's antecedent if nobody is named: 'woman', 'mayor'. */
  persons: string
  /** Endings of words for persons, and words that merely end so. */
  personEndings: string
  notPersons: string
}
