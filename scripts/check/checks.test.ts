import { expect, test } from 'vitest'
import { findFloatingVersions } from './dependencies/exact-versions.ts'
import { findDisallowedLicences } from './dependencies/licences.ts'
import { findUnlistedPackages } from './dependencies/listed-packages.ts'
import { findRegistryUrlsInLock } from './dependencies/lock-addresses.ts'
import { runChecks } from './run-all.ts'
import { findMisplacedLanguageWords } from './words-of-languages.ts'

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } })

test('a version that may change is named with its file', () => {
  const dependencies = { exact: '1.2.3', beta: '18.4.0-beta.17', caret: '^1.2.3', tag: 'latest' }
  expect(findFloatingVersions([{ file: 'package.json', dependencies }])).toEqual([
    'package.json: caret ^1.2.3 is not an exact version.',
    'package.json: tag latest is not an exact version.',
  ])
})

test('a registry address in the lock is named, a workspace link is not', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
    'node_modules/@plainwire/web': { resolved: 'packages/web', link: true },
  }
  expect(findRegistryUrlsInLock(lock(packages))).toEqual([
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
  expect(findDisallowedLicences(lock({ 'node_modules/a': { license } })).length === 0).toBe(allowed)
})

test('the licence of a development tool is not checked', () => {
  expect(findDisallowedLicences(lock({ 'node_modules/a': { license: 'GPL-3.0-only', dev: true } }))).toEqual(
    [],
  )
})

test('the libvips exception covers sharp only', () => {
  const license = 'LGPL-3.0-or-later'
  const packages = { 'node_modules/@img/sharp-libvips-linux-x64': { license }, 'node_modules/b': { license } }
  expect(findDisallowedLicences(lock(packages))).toHaveLength(1)
})

test('a failing check is counted, and its full reason is printed after the lines of all checks', async () => {
  const said: string[] = []
  const checks = [
    { name: 'one', run: async () => 'because\n  of this' },
    { name: 'two', run: async () => undefined },
  ]
  expect(await runChecks(checks, { write: (text) => said.push(text) })).toBe(1)
  expect(said.join('')).toMatch(/^✗ one \(.*\)\n✓ two \(.*\)\n\n✗ one\nbecause\n {2}of this\n$/)
})

test.each([
  ['const SELF = { en: /\\bI\\b/, nl: /\\bik\\b/ }', 'a list or pattern for Dutch'],
  ["const FEW = { nl: new Set(['weinig']) }", 'a list or pattern for Dutch'],
  ['const ARTICLE = /^(?:the|de|het)\\s/i', 'a pattern with Dutch words'],
  ["const STOPS = words('de het een van')", 'a list of Dutch words'],
])('words of a language outside its folder are found: %s', (text, what) => {
  expect(findMisplacedLanguageWords([{ file: '4-write/a.ts', text }], {})).toEqual([
    `4-write/a.ts has ${what}: it belongs to languages/nl, see docs/languages.md.`,
  ])
})

test.each([
  "/** 'de', 'het' and 'een'; het niet. */\nconst A = 1",
  "const LOCALE = { en: 'en-GB', nl: 'nl-NL' }",
  "const isDutch = language === 'nl'",
  'const JOINT = /(?:and|or|of)/ // het|een',
  "const url = 'https://a.example/nl' // niet geen",
])('the name of a language, or words in a comment, are accepted: %s', (text) => {
  expect(findMisplacedLanguageWords([{ file: 'a.ts', text }], {})).toEqual([])
})

test('a listed file that has no words any more is reported', () => {
  const known = { 'a.ts': 'a pair', 'b.ts': 'a pair' }
  expect(findMisplacedLanguageWords([{ file: 'a.ts', text: 'const A = /(?:the|het)/' }], known)).toEqual([
    'b.ts carries no words of a language any more: take it off the list.',
  ])
})

test('a production package that the table lacks is reported, and a row without its package', () => {
  const manifests = [
    {
      file: 'a',
      dependencies: { fastify: '1.0.0', '@plainwire/domain': '0.1.0' },
      devDependencies: { x: '1.0.0' },
    },
    { file: 'b', optionalDependencies: { '@p/arm': '1.0.0' } },
  ]
  const table = '| package | in | what for |\n| --- | --- | --- |\n'
  const whole = `${table}| \`fastify\`, \`@p/arm\` | server | HTTP, as \`other\` is |\n`
  expect(findUnlistedPackages(manifests, whole)).toEqual([])
  expect(
    findUnlistedPackages(manifests, `${table}| \`fastify\` | a | HTTP |\n| \`gone\` | a | – |\n`),
  ).toEqual([
    "docs/packages.md doesn't say what @p/arm is for.",
    'docs/packages.md lists gone, which no package.json has.',
  ])
})
