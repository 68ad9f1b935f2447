import type { SampleDrawing, SampleEvent } from '../content/sample-event.ts'

/** Returns the name of a drawing's file in the folder of drawings. */
export function getDrawingFileName({ scene, seed }: Pick<SampleDrawing, 'scene' | 'seed'>): string {
  return `${scene}-${seed}.svg`
}

/** Returns every drawing that the events need, without duplicates. */
export function listRequiredDrawings(events: readonly SampleEvent[]): SampleDrawing[] {
  const drawn = events.flatMap(({ articles }) =>
    articles.flatMap(({ image }) => (image && 'scene' in image ? [image] : [])),
  )
  return [...new Map(drawn.map((image) => [getDrawingFileName(image), image])).values()]
}
