import { resolve } from 'node:path'
import { bundleServer } from './server-bundle.ts'

// The set-up's step: bundles the server into the folder that is given.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Give the folder to bundle into.')
await bundleServer(resolve(folder))
