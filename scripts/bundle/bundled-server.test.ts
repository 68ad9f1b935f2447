import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PINNED_NODE, ROOT, SERVER_PROGRAM } from '../setup/paths.mjs'
import { isServerBundled } from '../setup/setup.mjs'
import { BUNDLE_ENTRIES, bundleServer } from './server-bundle.ts'

let folder: string
/**
 * The folder of the bundle that the setup made, if that bundle is up to date, as under `npm test`; otherwise
 * the folder of a bundle that this test makes.
 */
let bundle: string
beforeAll(async () => {
  // The test's folder is inside the checkout, like that of the real bundle, so that packages that aren't
  // bundled are found.
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'dist', 'bundle-test-'))
  bundle = isServerBundled() ? join(ROOT, dirname(SERVER_PROGRAM)) : join(folder, 'server')
  if (bundle.startsWith(folder)) await bundleServer(bundle)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) =>
  spawnSync(PINNED_NODE, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, PORT: '0' } })

test('every file is ASCII, and every entry is there with its map', () => {
  const files = readdirSync(bundle)
  const wanted = Object.keys(BUNDLE_ENTRIES).flatMap((name) => [`${name}.mjs`, `${name}.mjs.map`])
  expect(files).toEqual(expect.arrayContaining(wanted))
  for (const file of files.filter((name) => name.endsWith('.mjs'))) {
    expect(readFileSync(join(bundle, file)).every((byte) => byte < 0x80)).toBe(true)
  }
})

test('the program answers as its sources do', () => {
  const bundled = run(join(bundle, 'main.mjs'), '--help')
  expect(bundled.stdout).toContain('Usage: plainwire')
  expect(bundled.stdout).toBe(run(join(ROOT, BUNDLE_ENTRIES.main ?? ''), '--help').stdout)
}, 120_000)

test('a stack names the sources', () => {
  const worker = join(bundle, 'parse-task.mjs')
  const probe = join(folder, 'probe.mjs')
  writeFileSync(
    probe,
    `const { default: parse } = await import(${JSON.stringify(worker)})
     try { parse({ bytes: null, about: { url: 'https://a.example/', now: new Date(0) }, hasBegun: new Int32Array(1) }) }
     catch (error) { console.log(error.stack) }`,
  )
  const { stdout } = run(probe)
  const source = readFileSync(join(ROOT, BUNDLE_ENTRIES['parse-task'] ?? ''), 'utf8').split('\n')
  const line = source.findIndex((text) => text.includes('parseFeed(bytes, about)'))
  const column = source[line]?.indexOf('parseFeed(')
  expect(stdout).toContain(`${BUNDLE_ENTRIES['parse-task']}:${line + 1}:${(column ?? 0) + 1})`)
  expect(stdout).toContain('probe.mjs:')
})
