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

/** Words for detecting teasing or loaded titles and sentences, in addition to those in content/lexicons. */
export interface LoadedLanguagePatterns {
  /** Matches a text in the first person: 'we', 'mijn'. */
  firstPerson: RegExp
  /** Matches a text that speaks to its reader: 'you', 'jullie'. */
  secondPerson: RegExp
  /**
   * Words of the first person in a headline (`headlineFirstPerson`), and small words such as 'finally' that
   * promise more than the headline reports (`insisting`); as regex alternatives.
   */
  headlineFirstPerson: string
  insisting: string
  /** The pattern of each linguistic form, for the words of a sentence outside quotations. */
  forms: Readonly<Record<OpinionTextFeature, RegExp>>
  /**
   * Beginnings of words for an eruption ('erupt'), in lower case and without accents, and words which show
   * that a text is about a volcanic eruption ('lava'); as regex alternatives.
   */
  eruption: string
  volcano: string
}
