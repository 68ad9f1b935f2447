/**
 * Returns the element id of a sentence's entry in the list of checked sentences. The source numbers after the
 * sentence in the story's text lead to this entry.
 */
export function getSentenceElementId(position: number): string {
  return `sentence-${position}`
}
