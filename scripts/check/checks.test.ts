import { expect, test } from 'vitest'
import { versionsThatFloat } from './exact-versions.ts'
import { licencesNotAllowed } from './licences.ts'
import { addressesInLock } from './lock-addresses.ts'
import { runChecks } from './run-all.ts'

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } })

test('a version that may change is named with its file', () => {
  const dependencies = { exact: '1.2.3', beta: '18.4.0-beta.17', caret: '^1.2.3', tag: 'latest' }
  expect(versionsThatFloat([{ file: 'package.json', dependencies }])).toEqual([
    'package.json: caret ^1.2.3 is not an exact version.',
    'package.json: tag latest is not an exact version.',
  ])
})

test('a registry address in the lock is named, a workspace link is not', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
    'node_modules/@plainwire/web': { resolved: 'packages/web', link: true },
  }
  expect(addressesInLock(lock(packages))).toEqual([
    'node_modules/a is locked to https://registry.example/a.tgz',
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  [undefined, false],
])('a package that runs under %s: allowed %s', (license, allowed) => {
  expect(licencesNotAllowed(lock({ 'node_modules/a': { license } })).length === 0).toBe(allowed)
})

test('the licence of a development tool is its own affair', () => {
  expect(licencesNotAllowed(lock({ 'node_modules/a': { license: 'GPL-3.0-only', dev: true } }))).toEqual([])
})

test('the libvips exception covers sharp only', () => {
  const license = 'LGPL-3.0-or-later'
  const packages = { 'node_modules/@img/sharp-libvips-linux-x64': { license }, 'node_modules/b': { license } }
  expect(licencesNotAllowed(lock(packages))).toHaveLength(1)
})

test('a failing check is counted and says in full why, after the lines of all', async () => {
  const said: string[] = []
  const checks = [
    { name: 'one', run: async () => 'because\n  of this' },
    { name: 'two', run: async () => undefined },
  ]
  expect(await runChecks(checks, { write: (text) => said.push(text) })).toBe(1)
  expect(said.join('')).toMatch(/^✗ one \(.*\)\n✓ two \(.*\)\n\n✗ one\nbecause\n {2}of this\n$/)
})
