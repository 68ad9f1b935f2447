import { writeFileSync } from 'node:fs'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { describedInputs } from '../room/described-inputs.ts'
import { Inputs } from '../room/inputs.ts'
import { CLUSTER_INPUTS, fittedClusterModel } from './cluster-model.ts'
import type { ItemSet } from './labelled-items.ts'

/** The sets that can be left out, by the names that `npm run quality` has for them. */
const SETS: Readonly<Record<string, ItemSet>> = {
  aggregator_2014: 'aggregator',
  allsides_stream: 'us',
  feed_days: 'day',
  dutch: 'dutch',
  neus_triples: 'events',
  translation: 'translated',
}

/** Writes a clustering model that was fitted without one of the sets: what to expect of coverage of a kind it never saw. */
function main(): void {
  const [name = '', file] = process.argv.slice(2)
  const without = SETS[name]
  if (!without || !file) {
    throw new Error(`Name a set (${Object.keys(SETS).join(', ')}) and the file to write the model to.`)
  }
  const places = { root: ROOT, dataFolder: process.env.PLAINWIRE_DATA || undefined }
  const inputs = new Inputs(CLUSTER_INPUTS, describedInputs(), places)
  const model = { about: `Fitted without ${name}.`, ...fittedClusterModel(inputs, without) }
  writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
