/** How papers credit pictures and agencies. Patterns as alternatives. */
export interface CreditWords {
  /** References to a picture within a sentence: ' (pictured)', ' (above left)'. */
  pointer: RegExp
  /** Labels before a photographer's name, in every spelling. */
  labels: string
  /** The same in front of a credit at the end of a text. */
  endLabels: string
  /** Between a label and a name. */
  joints: string
  /** 'Source', before a seller of pictures or an agency. */
  source: string
  /** In front of the name of an agency whose copy a text is; in lower case. */
  agency: string
  /** Words that every credit has one of, in lower case. */
  hints: string
}
