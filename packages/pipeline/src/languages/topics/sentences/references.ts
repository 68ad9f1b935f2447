/** Signs that a sentence refers to earlier text: definite nouns, pronouns without an antecedent. */
export interface ReferenceWords {
  /** Words that may precede the first definite noun of a sentence. */
  opens: RegExp
  /** Words that end a noun phrase because they are not part of it. */
  ends: ReadonlySet<string>
  /** Words after a noun that identify it: 'the mayor of Beira', 'de brug over de Waal'. */
  specifies: ReadonlySet<string>
  /** Things that everybody knows, or of which there is only one. */
  unique: ReadonlySet<string>
  /**
   * Nouns for earlier statements or actions: 'the changes', 'het voorstel'. With a definite article, they
   * refer back at any position.
   */
  known: ReadonlySet<string>
  /** Matches the ending of a verb in the past tense. */
  past: RegExp
  /** Determiners, which may follow a verb but not a noun, so that the word before them is not a noun. */
  determiners: readonly string[]
  /** Matches a pronoun for a person. */
  pronoun: RegExp
  /**
   * Words before the subject of a sentence. From here on, strings are regex alternatives, and are used for
   * sentences of every language.
   */
  fronted: string
  /** The definite article. */
  definite: string
  /** Beginnings of sentences that name their subject later. */
  opening: string
  /** Words before a noun that can be a pronoun's antecedent. */
  counted: string
  /** Titles such as 'Mr' before a name, without a full stop. */
  titles: string
  /** Nouns for people that can be a pronoun's antecedent if nobody is named: 'woman', 'mayor'. */
  persons: string
  /** Endings of words for people. */
  personEndings: string
  /** Words that have an ending of nouns for people but don't mean people. */
  notPersons: string
}
