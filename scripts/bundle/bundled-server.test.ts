import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PINNED_NODE, ROOT } from '../setup/paths.mjs'
import { bundleServer, ENTRIES } from './server-bundle.ts'

let folder: string
beforeAll(async () => {
  // Below the checkout, as the real one: packages that aren't bundled are found from there.
  folder = mkdtempSync(join(ROOT, 'dist-test-'))
  await bundleServer(join(folder, 'server'))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) =>
  spawnSync(PINNED_NODE, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, PORT: '0' } })

test('every entry is there, in ASCII, with its map', () => {
  const files = readdirSync(join(folder, 'server'))
  expect(files).toEqual(expect.arrayContaining(Object.keys(ENTRIES).map((name) => `${name}.mjs`)))
  for (const file of files.filter((name) => name.endsWith('.mjs'))) {
    expect(files).toContain(`${file}.map`)
    expect(readFileSync(join(folder, 'server', file)).every((byte) => byte < 0x80)).toBe(true)
  }
})

test('the program answers as its sources do', () => {
  const bundled = run(join(folder, 'server', 'main.mjs'), '--help')
  expect(bundled.stdout).toContain('Usage: plainwire')
  expect(bundled.stdout).toBe(run(join(ROOT, ENTRIES.main ?? ''), '--help').stdout)
})

test('a stack names the sources', () => {
  const worker = join(folder, 'server', 'parse-task.mjs')
  const probe = join(folder, 'probe.mjs')
  writeFileSync(
    probe,
    `const { default: parse } = await import(${JSON.stringify(worker)})
     try { parse({ bytes: null, about: { url: 'https://a.example/', now: new Date(0) }, hasBegun: new Int32Array(1) }) }
     catch (error) { console.log(error.stack) }`,
  )
  const { stdout } = run(probe)
  expect(stdout).toMatch(/packages\/pipeline\/src\/1-gather\/worker\/parse-task\.ts:17:\d+/)
  expect(stdout).toContain('probe.mjs:')
})
