import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { median } from '../../bench/median.ts'
import { findFreePort } from '../../e2e/product/free-port.ts'
import { type RunningRole, removeDataFolder, runProductRole } from '../../e2e/product/product.ts'
import {
  fetchSavedIds,
  findWrongSaves,
  renewToken,
  type SavingReader,
  saveUntilServerStops,
  signIn,
} from '../saving-reader.ts'
import type { TestFigures } from '../suite.ts'

const KILLS = 20
/** The longest time between the first save and the kill, in ms. */
const LONGEST_MS = 2_000

/** Returns the time until the edition is served again, in ms. */
async function untilRead(origin: string): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(`${origin}/news.json`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return performance.now() - begun
    await after(20)
  }
}

/**
 * Runs the test for row 30 of docs/reliability.md: kills the server (kill -9) while a reader saves. No
 * acknowledged save may be lost and no edition be torn. Measures how long the server takes to serve again.
 */
export async function testKilledSaves(): Promise<TestFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-killed-'))
  // The port stays the same, because tokens contain the address that they are for.
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    PLAINWIRE_CONTENT: 'sample',
    FEATURES: 'sign-in',
  }
  const readMs: number[] = []
  const readyMs: number[] = []
  let acknowledged = 0
  let product: RunningRole = await runProductRole('start', settings)
  try {
    const { AccessToken: token, RefreshToken: refreshToken, IdToken: idToken } = await signIn(product.origin)
    const reader: SavingReader = { token, refreshToken, idToken, saved: new Set(), unsure: new Set() }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const saving = saveUntilServerStops(product.origin, reader)
      await after(Math.random() * LONGEST_MS)
      await product.kill()
      acknowledged += await saving
      const { origin } = product
      const [read, started] = await Promise.all([untilRead(origin), runProductRole('start', settings)])
      product = started
      readMs.push(Math.round(read))
      readyMs.push(Math.round(product.readyMs))
      await renewToken(product.origin, reader)
      const found = await fetchSavedIds(product.origin, reader.token)
      const wrong = findWrongSaves(found, reader)
      if (wrong.length > 0) throw new Error(`Kill ${kill + 1} lost ${wrong.join(', ')}.`)
      reader.saved = found
      reader.unsure.clear()
      const page = await fetch(`${product.origin}/news.json`)
      if (!page.ok) throw new Error(`After kill ${kill + 1} the edition was answered with ${page.status}.`)
      await page.json()
      console.log(
        `Kill ${kill + 1}: read again after ${readMs.at(-1)} ms, saved again after ${readyMs.at(-1)} ms, ${acknowledged} acknowledged so far`,
      )
    }
    const planted = { ...reader, saved: new Set([...reader.saved, 'never-saved']) }
    if (findWrongSaves(reader.saved, planted).length === 0) throw new Error('A loss would not be seen.')
  } finally {
    await product.stop()
    removeDataFolder(dataDir)
  }
  return {
    kills: KILLS,
    acknowledged,
    lost: 0,
    'read again, median ms': median(readMs),
    'read again, slowest ms': Math.max(...readMs),
    'saved again, median ms': median(readyMs),
    'saved again, slowest ms': Math.max(...readyMs),
  }
}
