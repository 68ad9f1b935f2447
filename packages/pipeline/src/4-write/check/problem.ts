/** The kind of a claim that the evidence doesn't support. */
export type ClaimProblemKind =
  | 'number'
  | 'name'
  | 'date'
  | 'negation'
  | 'quotation'
  | 'source'
  | 'modality'
  | 'role'
  | 'attribution'
  | 'outcome'

export interface ClaimProblem {
  kind: ClaimProblemKind
  /**
   * The words of the sentence that the evidence doesn't support, or the words of the evidence that the
   * sentence omits.
   */
  text: string
  /** Offsets in the sentence. */
  start: number
  end: number
}

/** A passage of a source that a sentence cites. */
export interface Passage {
  articleId: string
  text: string
}
