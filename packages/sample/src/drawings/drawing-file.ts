import type { DrawnImage, SampleEvent } from '../content/sample-event.ts'

/** Returns the file name of a drawing in the folder that the set-up draws into. */
export function drawingFile({ scene, seed }: Pick<DrawnImage, 'scene' | 'seed'>): string {
  return `${scene}-${seed}.svg`
}

/** Returns every drawing of the events, without duplicates. */
export function listRequiredDrawings(events: readonly SampleEvent[]): DrawnImage[] {
  const drawn = events.flatMap(({ articles }) =>
    articles.flatMap(({ image }) => (image && 'scene' in image ? [image] : [])),
  )
  return [...new Map(drawn.map((image) => [drawingFile(image), image])).values()]
}
