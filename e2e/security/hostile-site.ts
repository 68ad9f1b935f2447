import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, runProduct } from '../product.ts'
import { writeHostileEdition } from './hostile-edition.ts'

/** Where no database answers: the readers' role serves what is on the disk. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none'

/** The product's server for readers, serving an edition in which every word is an attack. */
export async function startHostileSite(payloads: readonly string[]): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-hostile-'))
  writeHostileEdition(dataDir, payloads, new Date())
  const settings = { DATA_DIR: dataDir, DATABASE_URL: NO_DATABASE, FEATURES: 'about-story,related' }
  const { origin, stop } = await runProduct('serve', settings)
  return {
    origin,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
