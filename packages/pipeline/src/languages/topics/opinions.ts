/** How a writer's own opinion is put, in a title or a sentence. */
export interface OpinionWords {
  /** Somebody else's judgement: who says it is named. */
  attributed: RegExp
  /** A judgement or advice, whoever is named in it. */
  judges: readonly RegExp[]
  /** How a title of opinion begins: 'No, the minister did not', 'Add the mayor to the list', 'If she can't lead'. */
  opens: RegExp
  /** Advice is no news where nobody is named who gives it. */
  advises: RegExp
  /** A guess: 'may be doomed', 'could be costly to'. */
  guesses: RegExp
  /** Who says something in front of a colon, as alternatives of a pattern: 'Health minister: schools stay shut'. */
  sayers: string
}
