import { cp, mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyFolderEditions } from '../../packages/host/src/commands/editions/verify-editions.ts'

/**
 * Returns the faults of all editions in a data folder, found by the code of the command `verify`; empty if
 * there is no edition yet.
 */
export async function findEditionFaults(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'editions')
  const names = await readdir(folder).catch(() => [])
  if (!names.some((name) => /^[1-9]\d*$/.test(name))) return []
  const { editions, faults } = await verifyFolderEditions(folder, [])
  return [
    ...faults,
    ...editions.flatMap(({ name, faults }) => faults.map((fault) => `edition ${name}: ${fault}`)),
  ]
}

/**
 * Damages a copy of an edition, and checks that the command `verify` detects it.
 *
 * @throws Error if it wouldn't
 */
export async function checkTornEditionIsDetected(dataDir: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'plainwire-torn-'))
  try {
    await cp(join(dataDir, 'editions'), join(copy, 'editions'), { recursive: true })
    const numbers = (await readdir(join(copy, 'editions'))).filter((name) => /^[1-9]\d*$/.test(name))
    const newest = String(Math.max(...numbers.map(Number)))
    await truncate(join(copy, 'editions', newest, 'stories.jsonl.gz'), 100)
    if ((await findEditionFaults(copy)).length === 0) throw new Error('A torn edition would not be seen.')
  } finally {
    await rm(copy, { recursive: true })
  }
}
