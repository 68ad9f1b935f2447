/** How a writer's own opinion is put, in a title or a sentence. */
export interface OpinionWords {
  /** An attributed judgement. */
  attributed: RegExp
  /** A judgement or advice, whoever is named in it. */
  judges: readonly RegExp[]
  /** How a title of opinion begins: 'No, the minister did not', 'Add the mayor to the list', 'If she can't lead'. */
  opens: RegExp
  /** Advice, which is no news without a named adviser. */
  advises: RegExp
  /** A guess: 'may be doomed', 'could be costly to'. */
  guesses: RegExp
  /** A speaker before a colon, as alternatives of a pattern: 'Health minister: schools stay shut'. */
  sayers: string
}
