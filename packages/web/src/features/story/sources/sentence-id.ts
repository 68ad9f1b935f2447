/**
 * The element id of a sentence's entry in the list of checked sentences, to which its source numbers lead.
 */
export function getSentenceElementId(position: number): string {
  return `sentence-${position}`
}
