import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildPlaceTable, loadNewsroomData, serialisePlaceTable } from '../../packages/pipeline/src/index.ts'
import { ROOT } from '../setup/paths.mjs'
import { bundleServer } from './server-bundle.ts'

// A step of the setup: bundles the server into the given folder, and writes the table of places beside it.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Give the folder to bundle into.')
await bundleServer(resolve(folder))
const data = await loadNewsroomData(join(ROOT, 'content'))
await writeFile(join(resolve(folder), 'place-table.bin'), serialisePlaceTable(buildPlaceTable(data), data))
