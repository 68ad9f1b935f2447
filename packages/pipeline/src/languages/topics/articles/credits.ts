/**
 * Words by which newspapers credit pictures and agencies. Strings are alternatives of a regular expression.
 */
export interface CreditWords {
  /** Matches references to a picture within a sentence: ' (pictured)', ' (above left)'. */
  pointer: RegExp
  /** Labels before a photographer's name, in every spelling: 'photo', 'PHOTOS'. */
  labels: string
  /** Labels at the end of a text, before the credited name: 'Photo', 'Beeld'. */
  endLabels: string
  /** Words between a label and a name: 'by', 'courtesy of'. */
  joints: string
  /** The word 'source', before a picture agency or a news agency. */
  source: string
  /** Words before the name of the news agency that provided a text, in lower case: 'reporting by', 'bron'. */
  agency: string
  /** Words of which every credit contains at least one, in lower case: 'photo', 'beeld'. */
  hints: string
}
