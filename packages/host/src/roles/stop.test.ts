import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from './testing-free-port.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** How long process managers wait after SIGTERM before they kill a process, in ms. */
const MAX_STOP_MS = 10_000

let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-stop-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function run(role: string, settings: Record<string, string>) {
  const environment = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: join(folder, role),
    PORT: String(await findFreePort()),
    SAMPLE_PORT: String(await findFreePort()),
    PLAINWIRE_CONTENT: 'sample',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN, role], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    child.emit('said')
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const says = async (words: string) => {
    while (!said.includes(words)) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`)
      await Promise.race([once(child, 'said'), once(child, 'exit')])
    }
  }
  return { child, says, said: () => said }
}

async function stopped(child: ChildProcess): Promise<{ code: number | null; isInTime: boolean }> {
  const begun = performance.now()
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  return { code, isInTime: performance.now() - begun < MAX_STOP_MS }
}

test.each([
  ['the code is loaded', 'Opening the database'],
  ['the fictional publishers start', 'fictional publishers'],
  ['the first edition is gathered', 'Gathering'],
])(
  'row 39: a stop while %s ends the process in order',
  async (_name, words) => {
    const { child, says, said } = await run('start', {})
    await says(words)
    expect(await stopped(child), said()).toEqual({ code: 0, isInTime: true })
    expect(said()).not.toMatch(/Error/)
  },
  60_000,
)

test('row 39: a stop while the database is created ends the process in order', async () => {
  const dataDir = join(folder, 'created')
  const { child, said } = await run('start', { DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  const readLog = () => readFile(join(dataDir, 'plainwire.log'), 'utf8')
  await vi.waitFor(async () => expect(await readLog()).toContain('Making the database.'))
  expect(await stopped(child), said()).toEqual({ code: 0, isInTime: true })
  expect(said()).not.toMatch(/Error/)
  // No database is left: neither database.json, which names the database's folder if the program ran as root,
  // nor postgres/data.
  const traces = ['database.json', 'postgres/data'].map((name) => stat(join(dataDir, name)))
  const found = await Promise.allSettled(traces)
  expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
}, 60_000)

test('row 34: a serving process waits for an unreachable database, and stops on a signal', async () => {
  const { child, says, said } = await run('serve', {
    DATABASE_URL: `postgresql://nobody@127.0.0.1:${await findFreePort()}/none`,
  })
  await says('database unreachable')
  expect(child.exitCode).toBeNull()
  expect(await stopped(child), said()).toEqual({ code: 0, isInTime: true })
}, 60_000)
