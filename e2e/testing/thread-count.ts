/** The number of cards in a list of stories: one for each thread. */
export function countThreads(
  stories: readonly { id: string; thread?: { id: string } | undefined }[],
): number {
  return new Set(stories.map(({ id, thread }) => thread?.id ?? id)).size
}
