/** The fields of a source that its order in a list depends on. */
export interface SourceOrderFields {
  isMajor: boolean
  publishedAt: Date | undefined
}

/**
 * Compares two sources for display: well-known major outlets come first, then the newest. Within both groups,
 * undated sources come last.
 */
export function compareSourcesForDisplay(a: SourceOrderFields, b: SourceOrderFields): number {
  if (a.isMajor !== b.isMajor) return a.isMajor ? -1 : 1
  return (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0)
}
