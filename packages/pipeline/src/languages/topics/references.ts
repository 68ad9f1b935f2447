/** By what a sentence leans on what was said before: nouns taken as known, pronouns that nobody is named for. */
export interface ReferenceWords {
  /** What a sentence may begin with before its first definite noun. */
  opens: RegExp
  /** Where a noun phrase ends: words that are no part of it. */
  ends: ReadonlySet<string>
  /** Behind the noun one of these says which is meant: 'the mayor of Beira', 'de brug over de Waal'. */
  specifies: ReadonlySet<string>
  /** What everybody knows, or a whole of which there is one. */
  unique: ReadonlySet<string>
  /** Nouns for what was said or done before, wherever a sentence has them with an article: 'the changes', 'het voorstel'. */
  known: ReadonlySet<string>
  /** The ending of a verb that tells what was. */
  past: RegExp
  /** What follows a verb: the word before it is no noun. */
  determiners: readonly string[]
  /** A pronoun for a person. */
  pronoun: RegExp
  /** The rest are alternatives, for sentences of every language. What stands before the noun that a sentence is about. */
  fronted: string
  /** The definite article. */
  definite: string
  /** A sentence that begins so names its subject later. */
  opening: string
  /** In front of a noun that a pronoun can stand for. */
  counted: string
  /** 'Mr', in front of a name, without a full stop. */
  titles: string
  /** Who a pronoun can stand for, where no person is named: 'woman', 'mayor'. */
  persons: string
  /** Endings of words for persons, and words that merely end so. */
  personEndings: string
  notPersons: string
}
