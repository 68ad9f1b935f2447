/** A change that turned a source's headline into ours. */
export interface HeadlineEdit {
  step:
    | 'unchanged'
    | 'label_removed'
    | 'site_name_removed'
    | 'capitals_lowered'
    | 'marks_removed'
    | 'first_sentence'
    | 'reworded'
    | 'translated'
  articleId: string
  /** The words that this change removed from the headline; undefined if it removed none. */
  removed: string | undefined
}

export type FlaggedHeadlinePhraseKind =
  | 'curiosity_gap'
  | 'superlative'
  | 'emotion'
  | 'question'
  | 'second_person'
  | 'capitals'
  | 'number_list'
  | 'loaded'

/** A clickbait device or loaded word in a source's headline, as offsets into its title. */
export interface FlaggedHeadlinePhrase {
  kind: FlaggedHeadlinePhraseKind
  start: number
  end: number
}

/** Our headlines of a story, and the sources' headlines that they were made from. */
export interface RewrittenHeadlines {
  /** Our headline and its changes, by language. */
  headlines: Record<string, { headline: string; notes: HeadlineEdit[] }>
  originals: { articleId: string; title: string; marks: FlaggedHeadlinePhrase[] }[]
}
