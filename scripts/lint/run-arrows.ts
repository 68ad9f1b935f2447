import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'
import { createBiomeConfiguration } from './biome-configuration.ts'

/** Writes biome.json from the tables in arrows.ts. */
writeFileSync(join(ROOT, 'biome.json'), `${JSON.stringify(createBiomeConfiguration(), null, 2)}\n`)
execFileSync(join(NODE_MODULES, '.bin', 'biome'), ['format', '--write', 'biome.json'], {
  cwd: ROOT,
  stdio: 'inherit',
})
