import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProduct, runProductRole } from '../product/product.ts'
import { writeHostileEdition } from './hostile-edition.ts'

/** A URL where no database answers. The role `serve` then serves the files of the edition. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none'

/** Starts the product's role `serve` with an edition whose texts are attacks. */
export async function startHostileSite(payloads: readonly string[]): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-hostile-'))
  writeHostileEdition(dataDir, payloads, new Date())
  const settings = { DATA_DIR: dataDir, DATABASE_URL: NO_DATABASE, FEATURES: 'about-story,related' }
  const { origin, stop } = await runProductRole('serve', settings)
  return {
    origin,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
