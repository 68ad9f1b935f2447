import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { EditionReport, NewsEdition } from '@plainwire/domain/contract'
import { readEditionPointer, reconcileEditionsFolder } from '@plainwire/pipeline'
import { readSampleContent } from '@plainwire/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT_FOLDER } from '../content.ts'
import { findFreePort } from './testing-free-port.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** The number of kills: 60 if the environment variable TORTURE is set. */
const KILLS = process.env.TORTURE ? 60 : 10
/**
 * The kills are distributed over all phases of a start: database, migration, gathering, reading, clustering,
 * publishing, serving.
 */
const FIRST_KILL_MS = 250
const KILL_STEP_MS = 6_600 / KILLS
const START_MS = 90_000

let folder: string
let environment: NodeJS.ProcessEnv
let running: ChildProcess | undefined

function start(): ChildProcess {
  running = spawn(process.execPath, [MAIN, 'start'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  return running
}

/**
 * Resolves with the address that a start prints when it is ready; rejects with its output if it ends first.
 */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /ready: (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-kill-'))
  environment = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(await findFreePort()),
    SAMPLE_PORT: String(await findFreePort()),
    PLAINWIRE_CONTENT: 'sample',
    LOG_LEVEL: 'warn',
  }
  delete environment.DATABASE_URL
})

afterAll(async () => {
  if (running && running.exitCode === null && running.signalCode === null) {
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

async function killAfter(ms: number): Promise<void> {
  const child = start()
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  await after(ms)
  // If the process ended by itself, nothing would be proved.
  if (child.exitCode !== null) throw new Error(`The program ended with code ${child.exitCode}:\n${output}`)
  child.kill('SIGKILL')
  await ended
}

test(
  `row 30: ${KILLS} kills at any moment tear no edition and lose no article`,
  async () => {
    const editions = join(folder, 'editions')
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killAfter(FIRST_KILL_MS + kill * KILL_STEP_MS)
      const pointer = await readEditionPointer(editions)
      const whole = await reconcileEditionsFolder(editions)
      expect(whole.damaged).toEqual([])
      expect(whole.pointer?.number ?? 0).toBeGreaterThanOrEqual(pointer?.number ?? 0)
    }
    const address = await ready(start())
    const news = NewsEdition.parse(await (await fetch(`${address}/news.json`)).json())
    expect(news.stories.length).toBeGreaterThanOrEqual(50)
    const report = join(editions, String(news.edition), 'report.json')
    const { entries } = EditionReport.parse(JSON.parse(await readFile(report, 'utf8')))
    const seen = new Set(entries.map(({ title }) => title))
    const { events } = await readSampleContent(join(CONTENT_FOLDER, 'sample'))
    const lost = events
      .flatMap(({ articles }) => articles.map(({ title }) => title))
      .filter((title) => !seen.has(title))
    expect(lost).toEqual([])
  },
  START_MS + KILLS * 15_000,
)
