import { ROOT } from '../../scripts/setup/paths.mjs'
import { describedInputs } from '../room/described-inputs.ts'
import { Inputs } from '../room/inputs.ts'
import { CLUSTER_INPUTS, fitClusterModel } from './cluster-model.ts'
import type { ItemSet } from './labelled-items.ts'

/** The sets that can be left out, by the names that `npm run quality` has for them. */
const SETS: ReadonlyMap<string, ItemSet> = new Map([
  ['aggregator_2014', 'aggregator'],
  ['allsides_stream', 'us'],
  ['feed_days', 'day'],
  ['dutch', 'dutch'],
  ['neus_triples', 'events'],
])
export const HELD_OUT_SETS = [...SETS.keys()]

/**
 * A clustering model that was fitted without one of the sets: what to expect of coverage of a kind it never saw. Takes one
 * to four minutes. Throws for a set that no model is fitted on.
 */
export function fitHeldOutModel(set: string, dataFolder: string): ReturnType<typeof fitClusterModel> {
  const without = SETS.get(set)
  if (!without) throw new Error(`${set} is not one of the sets ${HELD_OUT_SETS.join(', ')}.`)
  const inputs = new Inputs(CLUSTER_INPUTS, describedInputs(), { root: ROOT, dataFolder })
  return fitClusterModel(inputs, without)
}
