/** The edits that made a source's headline into ours. */
export interface WorkshopNote {
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
  /** The words that were taken off. */
  removed: string | undefined
}

export type WorkshopMarkKind =
  | 'curiosity_gap'
  | 'superlative'
  | 'emotion'
  | 'question'
  | 'second_person'
  | 'capitals'
  | 'number_list'
  | 'loaded'

/** A device in a source's headline: offsets into its title. */
export interface WorkshopMark {
  kind: WorkshopMarkKind
  start: number
  end: number
}

/** Our headline next to the originals. */
export interface Workshop {
  /** By language. */
  headlines: Record<string, { headline: string; notes: WorkshopNote[] }>
  originals: { articleId: string; title: string; marks: WorkshopMark[] }[]
}
