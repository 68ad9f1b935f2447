/** The id of a sentence's entry among the checked ones, where its numbers lead to. */
export function sentenceId(position: number): string {
  return `sentence-${position}`
}
