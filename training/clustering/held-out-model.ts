import { ROOT } from '../../scripts/setup/paths.mjs'
import { readDescribedInputs } from '../room/described-inputs.ts'
import { MakerInputs } from '../room/inputs.ts'
import { CLUSTER_INPUTS, fitClusterModel } from './cluster-model.ts'
import type { LabelledSetName } from './labelled-items.ts'

/** The data sets that a model can be fitted without, by their names in `npm run quality`. */
const SETS: ReadonlyMap<string, LabelledSetName> = new Map([
  ['aggregator_2014', 'aggregator'],
  ['allsides_stream', 'us'],
  ['feed_days', 'day'],
  ['dutch', 'dutch'],
  ['neus_triples', 'events'],
])
export const HELD_OUT_SETS = [...SETS.keys()]

/**
 * Fits a clustering model without one of its data sets, to measure it on a kind of coverage that it hasn't
 * seen. Takes one to four minutes. Throws for a set that is never fitted on.
 */
export function fitHeldOutModel(set: string, dataFolder: string): ReturnType<typeof fitClusterModel> {
  const without = SETS.get(set)
  if (!without) throw new Error(`${set} is not one of the sets ${HELD_OUT_SETS.join(', ')}.`)
  const inputs = new MakerInputs(CLUSTER_INPUTS, readDescribedInputs(), { root: ROOT, dataFolder })
  return fitClusterModel(inputs, without)
}
