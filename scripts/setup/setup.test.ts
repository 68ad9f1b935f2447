import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isSupportedNode } from './node-version.mjs'
import { runWithSetupLock } from './setup-lock.mjs'
import { isStepDone, markStepDone, performStep, runProgram } from './step.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-setup-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['14.21.3', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.21.0', true],
])('Node %s may run Plainwire: %s', (version, may) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exitCode = process.exitCode
  expect(isSupportedNode(version)).toBe(may)
  process.exitCode = exitCode
  expect(write.mock.calls.join('')).toMatch(
    may ? /^$/ : new RegExp(`^Plainwire needs .* Node ${version}: .*\\.\\n$`),
  )
})

describe('a step', () => {
  const input = () => join(folder, 'input')
  const step = (make: () => Promise<void>) => ({
    doing: 'Making it',
    folder: join(folder, 'made'),
    inputs: [input()],
    make,
  })
  const makes = vi.fn(async () => void mkdirSync(join(folder, 'made'), { recursive: true }))
  beforeEach(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    for (const name of ['made', 'input']) rmSync(join(folder, name), { recursive: true, force: true })
    mkdirSync(input(), { recursive: true })
    writeFileSync(join(input(), 'a.ts'), 'one')
  })

  test('that was interrupted is repeated, the first time and later', async () => {
    const killed = step(() => Promise.reject(new Error('killed')))
    await expect(performStep(killed)).rejects.toThrow('killed')
    expect(isStepDone(killed)).toBe(false)
    await performStep(step(makes))
    expect(isStepDone(killed)).toBe(true)
    await expect(performStep(killed)).rejects.toThrow('killed')
    expect(isStepDone(killed)).toBe(false)
  })

  test.each([
    ['a changed file', 'a.ts', false],
    ['a new file', 'deep/b.json', false],
    ['a test', 'a.test.ts', true],
    ['an installed package', 'node_modules/b/b.js', true],
    ['a built file', 'dist/b.js', true],
  ])('is still done after a change of %s: %s', async (_name, file, expected) => {
    await performStep(step(makes))
    mkdirSync(dirname(join(input(), file)), { recursive: true })
    writeFileSync(join(input(), file), 'two')
    expect(isStepDone(step(makes))).toBe(expected)
  })

  test('whose inputs change while it runs is repeated', async () => {
    const slow = step(async () => {
      await makes()
      writeFileSync(join(input(), 'a.ts'), 'two')
    })
    await performStep(slow)
    expect(isStepDone(slow)).toBe(false)
  })

  test('without its result is repeated, and one that was done by hand is not', async () => {
    const without = { ...step(makes), result: join(folder, 'made', 'program') }
    await performStep(without)
    expect(isStepDone(without)).toBe(false)
    await makes()
    markStepDone(step(makes))
    expect(isStepDone(step(makes))).toBe(true)
  })

  test('whose program fails shows its output above one sentence', async () => {
    const program = join(folder, 'fails.mjs')
    writeFileSync(program, "console.error('the reason')\nprocess.exitCode = 3\n")
    await expect(runProgram(program)).rejects.toThrow(
      /^the reason\n.*fails\.mjs failed, for the reason above\.$/,
    )
  })
})

test('a setup waits for a tool of an earlier setup: its process id is in the lock', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lock = join(folder, 'orphan')
  const orphan = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const { pid: killed } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, `${killed} ${orphan.pid}`)
  const step = vi.fn(async () => expect(orphan.exitCode).toBe(0))
  const waiting = runWithSetupLock(step, lock)
  expect(step).not.toHaveBeenCalled()
  orphan.stdin.end()
  await waiting
  expect(step).toHaveBeenCalledOnce()
})

test('a second setup waits for the first', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lock = join(folder, 'busy')
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const one = runWithSetupLock(() => first.promise.then(() => void order.push('first')), lock)
  const two = runWithSetupLock(async () => void order.push('second'), lock)
  expect(existsSync(lock)).toBe(true)
  first.resolve()
  await Promise.all([one, two])
  expect(order).toEqual(['first', 'second'])
  expect(existsSync(lock)).toBe(false)
})

test.each([
  ['whose process was killed', () => spawnSync(process.execPath, ['--version']).pid, 60],
  ['whose number has become that of another process', () => process.pid, 600],
])('a lock %s is taken over', async (_name, pid, silentSeconds) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lock = join(folder, 'stale')
  writeFileSync(lock, String(pid()))
  utimesSync(lock, 0, Date.now() / 1000 - silentSeconds)
  const step = vi.fn(async () => undefined)
  await runWithSetupLock(step, lock)
  expect(step).toHaveBeenCalledOnce()
})

test('a failing setup frees the lock', async () => {
  const lock = join(folder, 'failed')
  await expect(runWithSetupLock(() => Promise.reject(new Error('no network')), lock)).rejects.toThrow(
    'no network',
  )
  expect(existsSync(lock)).toBe(false)
})

/** Runs `launchProgram` in a separate process, as every command does. */
function launched(program: string, input = '') {
  const launcher = JSON.stringify(new URL('launch.mjs', import.meta.url).href)
  const script = `import(${launcher}).then(({ launchProgram }) => launchProgram(['-e', process.argv[1]], { env: process.env }))`
  return spawnSync(process.execPath, ['-e', script, program], { input, encoding: 'utf8' })
}

test('a program that is launched gets the input, and its exit code is passed on', () => {
  const { stdout, status } = launched('process.stdin.pipe(process.stdout); process.exitCode = 7', 'hello')
  expect({ stdout, status }).toEqual({ stdout: 'hello', status: 7 })
})

test('a program that dies of a signal ends its launcher by the same signal', () => {
  expect(launched("process.kill(process.pid, 'SIGTERM')").signal).toBe('SIGTERM')
})
