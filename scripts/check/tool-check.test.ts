import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'
import { createToolCheck } from './tool-check.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-tool-check-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A check that runs this shell script as a program. */
function check(script: string, args: string[] = []) {
  const program = join(folder, 'tool.sh')
  writeFileSync(program, `#!/bin/sh\n${script}\n`)
  chmodSync(program, 0o755)
  return createToolCheck('format', relative(join(NODE_MODULES, '.bin'), program), args)
}

test('a program that ends with 0 passes, whatever it prints', async () => {
  expect(check('').name).toBe('format')
  expect(await check('echo warning; echo more >&2').run()).toBeUndefined()
})

test('a program that fails gives what it printed, on both outputs', async () => {
  expect(await check('echo one; echo two >&2; exit 3').run()).toBe('one\ntwo\n')
})

test('a program that fails without a word, or isn’t there, gives the error', async () => {
  expect(await check('exit 1').run()).toContain('Command failed')
  expect(await createToolCheck('format', 'no-such-program', []).run()).toContain('ENOENT')
})

test('a program gets its parameters as they are, and runs in the root of the checkout', async () => {
  expect(await check('echo "$2"; pwd; exit 1', ['a', 'b $HOME *']).run()).toBe(`b $HOME *\n${ROOT}\n`)
})

test('a program gets no wish for colours, and the rest of the environment', async () => {
  vi.stubEnv('FORCE_COLOR', '1')
  vi.stubEnv('OWN_SETTING', 'kept')
  expect(await check('echo "$NO_COLOR,$FORCE_COLOR,$OWN_SETTING"; exit 1').run()).toBe('1,,kept\n')
})
