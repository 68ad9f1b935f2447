/** The fields of a source that its order in a list depends on. */
export interface SourceOrderFields {
  isMajor: boolean
  publishedAt: Date | undefined
}

/** Well-known major outlets first, then newest first; undated sources last. */
export function compareSourcesForDisplay(a: SourceOrderFields, b: SourceOrderFields): number {
  if (a.isMajor !== b.isMajor) return a.isMajor ? -1 : 1
  return (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0)
}
