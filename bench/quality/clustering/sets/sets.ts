import { readDutchItems, readLabelledFeedDays } from './hand-labelled.ts'
import type { LabelledSet } from './labelled-set.ts'
import {
  readAggregatorTitles,
  readAllSidesStream,
  readKiteStories,
  readLaterAllSidesStream,
} from './news-streams.ts'
import { readThreePublisherEvents } from './reported-by-three.ts'

/**
 * Returns every labelled stream except the translated documents: running topics first, then single events.
 *
 * @param data the folder of labelled data
 */
export async function readLabelledSets(data: string): Promise<LabelledSet[]> {
  return [
    await readAggregatorTitles(data),
    await readKiteStories(data),
    await readAllSidesStream(data),
    await readLaterAllSidesStream(data),
    ...(await readLabelledFeedDays(data)),
    await readDutchItems(data),
    ...(await readThreePublisherEvents(data)),
  ]
}
