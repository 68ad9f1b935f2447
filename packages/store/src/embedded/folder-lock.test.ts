import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

/** Starts another process that takes the lock, reports the result, and keeps running. */
async function otherProcess() {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    process.stdout.write(lockFolder(${JSON.stringify(path)}) ? 'taken' : 'refused')
    setInterval(() => undefined, 1_000_000)
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  return { said: String(said), child }
}

async function kill({ child }: Awaited<ReturnType<typeof otherProcess>>) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a lock can be taken once, and again after its release', () => {
  const lock = lockFolder(path)
  expect(lock).toBeDefined()
  expect(lockFolder(path)).toBeUndefined()
  lock?.release()
  lock?.release()
  const next = lockFolder(path)
  expect(next).toBeDefined()
  next?.release()
})

test('another process is refused while we have it, and has it when we haven’t', async () => {
  const lock = lockFolder(path)
  const refused = await otherProcess()
  expect(refused.said).toBe('refused')
  lock?.release()
  const taker = await otherProcess()
  expect(taker.said).toBe('taken')
  expect(lockFolder(path)).toBeUndefined()
  await kill(taker)
  await kill(refused)
})

test('row 31: kill -9 releases it', async () => {
  for (let times = 0; times < 5; times += 1) {
    const taker = await otherProcess()
    expect(taker.said).toBe('taken')
    await kill(taker)
  }
  const lock = lockFolder(path)
  expect(lock).toBeDefined()
  lock?.release()
})

test('row 31: of several processes at once one gets it', async () => {
  const takers = await Promise.all(Array.from({ length: 4 }, otherProcess))
  expect(takers.map(({ said }) => said).toSorted()).toEqual(['refused', 'refused', 'refused', 'taken'])
  await Promise.all(takers.map(kill))
})

test('a folder that can’t be written is an error, not a refusal', async () => {
  await writeFile(join(folder, 'file'), '')
  expect(() => lockFolder(join(folder, 'file', 'lock'))).toThrow()
})
