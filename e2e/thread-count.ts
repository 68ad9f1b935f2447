/** How many cards a list of some stories has: one for each thread. */
export function threadCount(stories: readonly { id: string; thread?: { id: string } | undefined }[]): number {
  return new Set(stories.map(({ id, thread }) => thread?.id ?? id)).size
}
