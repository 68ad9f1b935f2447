/** Signs that a sentence refers to earlier text: definite nouns, pronouns without an antecedent. */
export interface ReferenceWords {
  /**
   * Matches the words before the first definite noun of a sentence, with its article: 'Two of the', 'volgens
   * de'.
   */
  opens: RegExp
  /** Words that end a noun phrase because they are not part of it: 'said', 'near', 'wordt'. */
  ends: ReadonlySet<string>
  /** Words after a noun that identify it: 'the mayor of Beira', 'de brug over de Waal'. */
  specifies: ReadonlySet<string>
  /** Things that everybody knows, or of which there is only one: 'police', 'moon'. */
  unique: ReadonlySet<string>
  /**
   * Nouns for earlier statements or actions: 'the changes', 'het voorstel'. With a definite article, they
   * refer back at any position.
   */
  known: ReadonlySet<string>
  /** Matches the ending of a verb in the past tense: '-ed', '-dde'. */
  past: RegExp
  /**
   * Determiners ('the', 'her'), which may follow a verb but not a noun, so that the word before them is not a
   * noun.
   */
  determiners: readonly string[]
  /** Matches a pronoun for a person: 'she', 'him'. */
  pronoun: RegExp
  /**
   * Words that begin a phrase before a definite subject: 'after' in 'After the vote in March, the mayor'. From
   * here on, strings are regex alternatives, and are used for sentences of every language.
   */
  fronted: string
  /** The definite article: 'the', 'het'. */
  definite: string
  /**
   * Words that begin a phrase before the subject of a sentence: 'within' in 'Within days she was admitted'. A
   * pronoun after the phrase may mean somebody who is named later.
   */
  opening: string
  /** Words before a noun that can be a pronoun's antecedent: 'a', 'two'. */
  counted: string
  /** Titles before a name, without a full stop: 'Mr', 'Prof'. */
  titles: string
  /** Nouns for people that can be a pronoun's antecedent if nobody is named: 'woman', 'judge'. */
  persons: string
  /** Endings of words for people: 'er' in 'driver', 'ist' in 'scientist'. */
  personEndings: string
  /** Words that have an ending of nouns for people but don't mean people: 'water', 'summer'. */
  notPersons: string
}
