import { dutchItems, feedDays } from './hand-labelled.ts'
import type { LabelledSet } from './labelled-set.ts'
import { aggregator, allSidesLater, allSidesStream, kiteStories } from './news-streams.ts'
import { reportedByThree } from './reported-by-three.ts'

/**
 * Returns every labelled stream except the translated documents: running topics first, then single events.
 *
 * @param data the folder of labelled data
 */
export async function labelledSets(data: string): Promise<LabelledSet[]> {
  return [
    await aggregator(data),
    await kiteStories(data),
    await allSidesStream(data),
    await allSidesLater(data),
    ...(await feedDays(data)),
    await dutchItems(data),
    ...(await reportedByThree(data)),
  ]
}
