/** Linguistic forms that are typical of opinion or of reporting. */
export const OPINION_TEXT_FEATURES = [
  'you',
  'we',
  'denial',
  'contrast',
  'strengthening',
  'attributionVerb',
  'attribution',
  'date',
  'span',
  'institution',
] as const
export type OpinionTextFeature = (typeof OPINION_TEXT_FEATURES)[number]

/** Words for detecting teasing or loaded titles and sentences, in addition to the lexicons of content/. */
export interface LoadedLanguagePatterns {
  /** Matches a text in the first person: 'we', 'mijn'. */
  firstPerson: RegExp
  /** Matches a text that speaks to its reader: 'you', 'jullie'. */
  secondPerson: RegExp
  /**
   * Words of the first person in a headline, and small words such as 'finally' that promise more than the
   * headline reports; as regex alternatives.
   */
  headlineFirstPerson: string
  insisting: string
  /** Forms of opinion and of reporting in a sentence, outside its quotations. */
  forms: Readonly<Record<OpinionTextFeature, RegExp>>
  /**
   * Folded beginnings of words for a volcanic eruption ('erupt'), and words that show a text to be about one
   * ('lava'); as regex alternatives.
   */
  eruption: string
  volcano: string
}
