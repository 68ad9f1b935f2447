import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readCompleteEditionPointer, readEditionPointer } from './disk/edition-folder.ts'
import { reconcileEditionsFolder } from './disk/reconcile.ts'
import { writeEdition } from './disk/write-edition.ts'
import { buildEditionFiles } from './edition-files.ts'
import { anEdition } from './testing/example-edition.ts'

const PUBLISHER = fileURLToPath(new URL('./testing/killed-publisher.ts', import.meta.url))

/** Publishes edition 2 in a separate process, which is killed before step `killBefore`; 0 lets it finish. */
function publish(root: string, killBefore: number): Promise<{ signal: string | null; steps: number }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PUBLISHER, root, String(killBefore)], (error, stdout) => {
      resolve({ signal: error?.signal ?? null, steps: Number(stdout) })
    })
  })
}

test('row 30: killed before any step on the disk, publishing shows the last edition or the new one, whole', async () => {
  const base = await mkdtemp(join(tmpdir(), 'kill-'))
  const first = join(base, 'first')
  const two = await buildEditionFiles(anEdition({ number: 2 }))
  const one = await writeEdition(first, await buildEditionFiles(anEdition({ number: 1 })))
  await cp(first, join(base, 'whole'), { recursive: true })
  const { steps } = await publish(join(base, 'whole'), 0)
  expect(steps).toBeGreaterThanOrEqual(20)

  const killedBefore = async (step: number) => {
    const root = join(base, String(step))
    await cp(first, root, { recursive: true })
    expect(await publish(root, step)).toMatchObject({ signal: 'SIGKILL' })
    const served = await readEditionPointer(root)
    expect(served && (await readCompleteEditionPointer(root, served.number))).toEqual(served)
    expect([one.number, 2]).toContain(served?.number)
    const { pointer, damaged } = await reconcileEditionsFolder(root)
    expect(damaged).toEqual([])
    expect(pointer && (await readCompleteEditionPointer(root, pointer.number))).toEqual(pointer)
    expect(pointer?.number).toBeGreaterThanOrEqual(served?.number ?? 0)
    expect(await writeEdition(root, two)).toMatchObject({ number: 2 })
  }
  // Writing the files takes many similar steps, so only every sixth of them is tested, and every step from
  // the manifest on. The torture run tests all.
  const moments = Array.from({ length: steps }, (_, index) => index + 1)
  const tried = process.env.TORTURE ? moments : moments.filter((step) => step > steps - 22 || step % 6 === 0)
  expect(tried.length).toBeGreaterThanOrEqual(26)
  while (tried.length > 0) await Promise.all(tried.splice(0, 2).map(killedBefore))
  await rm(base, { recursive: true })
}, 300_000)
