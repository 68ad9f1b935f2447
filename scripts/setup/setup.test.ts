import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { agrees } from './installed-packages.mjs'
import { isSupportedNode } from './node-version.mjs'
import { withSetupLock } from './setup-lock.mjs'
import { isMade, make } from './stamp.mjs'

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

const machine = { platform: 'linux', arch: 'x64' }
const here = { version: '1.0.0', integrity: 'sha512-a' }
const elsewhere = { ...here, optional: true, os: ['darwin'], cpu: ['arm64'] }
const forUs = { ...here, optional: true, os: ['linux'], cpu: ['x64'] }

test.each([
  ['the same packages', { a: here }, { a: here }, true],
  ['another version', { a: here }, { a: { ...here, version: '1.0.1' } }, false],
  ['other bytes under the same version', { a: here }, { a: { ...here, integrity: 'sha512-b' } }, false],
  ['a missing package', {}, { a: here }, false],
  ['a package too many', { a: here, b: here }, { a: here }, false],
  ["another machine's package missing", { a: here }, { a: here, b: elsewhere }, true],
  ["this machine's optional package missing", { a: here }, { a: here, b: forUs }, false],
])('node_modules with %s needs no installation: %s', (_name, installed, wanted, isEnough) => {
  expect(agrees(installed, { '': {}, ...wanted }, machine)).toBe(isEnough)
})

test('what is made is made again when it was interrupted, or when what it is made of has changed', async () => {
  const made = join(folder, 'made')
  await expect(make(made, 'one', () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
  expect(isMade(made, 'one')).toBe(false)
  await make(made, 'one', async () => undefined)
  expect([isMade(made, 'one'), isMade(made, 'two')]).toEqual([true, false])
  await expect(make(made, 'two', () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
  expect(isMade(made, 'one')).toBe(false)
})

test('a second set-up waits for the first', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lock = join(folder, 'busy')
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const one = withSetupLock(() => first.promise.then(() => void order.push('first')), lock)
  const two = withSetupLock(async () => void order.push('second'), lock)
  expect(existsSync(lock)).toBe(true)
  first.resolve()
  await Promise.all([one, two])
  expect(order).toEqual(['first', 'second'])
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a set-up that was killed is taken over', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lock = join(folder, 'stale')
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, String(pid))
  utimesSync(lock, 0, Date.now() / 1000 - 60)
  const step = vi.fn(async () => undefined)
  await withSetupLock(step, lock)
  expect(step).toHaveBeenCalledOnce()
})

test('a failing set-up frees the lock', async () => {
  const lock = join(folder, 'failed')
  await expect(withSetupLock(() => Promise.reject(new Error('no network')), lock)).rejects.toThrow(
    'no network',
  )
  expect(existsSync(lock)).toBe(false)
})

/** Runs `launch` in a process of its own, as every command does. */
function launched(program: string, input = '') {
  const launcher = JSON.stringify(new URL('launch.mjs', import.meta.url).href)
  const script = `import(${launcher}).then(({ launch }) => launch(['-e', process.argv[1]]))`
  return spawnSync(process.execPath, ['-e', script, program], { input, encoding: 'utf8' })
}

test('a program that is launched gets the input, and its exit code is kept', () => {
  const { stdout, status } = launched('process.stdin.pipe(process.stdout); process.exitCode = 7', 'hello')
  expect({ stdout, status }).toEqual({ stdout: 'hello', status: 7 })
})

test('a program that dies of a signal takes its launcher along', () => {
  expect(launched("process.kill(process.pid, 'SIGTERM')").signal).toBe('SIGTERM')
})
