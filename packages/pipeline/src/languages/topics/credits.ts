/** How papers credit pictures and agencies. Patterns as alternatives. */
export interface CreditWords {
  /** What points at a picture from inside a sentence: ' (pictured)', ' (above left)'. */
  pointer: RegExp
  /** What stands in front of a photographer's name, in every way it is written. */
  labels: string
  /** The same in front of a credit at the end of a text. */
  endLabels: string
  /** Between a label and a name. */
  joints: string
  /** 'Source', in front of who sells pictures and of an agency. */
  source: string
  /** In front of the name of an agency whose copy a text is; in lower case. */
  agency: string
  /** Words that every credit has one of, in lower case. */
  hints: string
}
