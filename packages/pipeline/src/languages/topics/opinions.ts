/** Patterns for a writer's opinion in a title or a sentence. */
export interface OpinionWords {
  /** An attributed judgement. */
  attributed: RegExp
  /** A judgement or advice, whoever is named in it. */
  judges: readonly RegExp[]
  /** How a title of opinion begins: 'No, the minister did not', 'Add the mayor to the list', 'If she can't lead'. */
  opens: RegExp
  /** Matches advice, which is not news unless an adviser is named. */
  advises: RegExp
  /** A guess: 'may be doomed', 'could be costly to'. */
  guesses: RegExp
  /** Words for a speaker before a colon, as alternatives: 'Health minister: schools stay shut'. */
  sayers: string
}
