/** Forms of opinion and of reporting. */
export const FORMS = [
  'you',
  'we',
  'denial',
  'contrast',
  'strengthening',
  'saying',
  'attribution',
  'date',
  'span',
  'institution',
] as const
export type Form = (typeof FORMS)[number]

/**
 * Words by which a title or a sentence is judged to tease or to be loaded, in addition to the lexicons of
 * content/.
 */
export interface JudgingWords {
  /** A text that speaks as somebody, and to somebody. */
  firstPerson: RegExp
  secondPerson: RegExp
  /** The same in a headline, and small words that promise more than they report; as alternatives. */
  headlineFirstPerson: string
  insisting: string
  /** Forms of opinion and of reporting in a sentence, outside its quotations. */
  forms: Readonly<Record<Form, RegExp>>
  /** Beginnings of words for a volcano's eruption, folded, and by what a text is of one; as alternatives. */
  eruption: string
  volcano: string
}
