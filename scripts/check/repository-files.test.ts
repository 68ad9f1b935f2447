import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCodeFiles, readPageFiles } from './repository-files.ts'
import { readPipelineCode } from './words-of-languages.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainwire-repository-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `text of ${file}`)
  }
}
const names = (files: { file: string }[]) => files.map(({ file }) => file).sort()

test('code is read with its text, each file once', () => {
  const files = [
    'packages/web/src/a.tsx',
    'packages/web/src/deep/er/a.test.ts',
    'packages/web/src/a.css',
    'packages/store/src/1.sql',
    'packages/store/build.ts',
    'scripts/a.mjs',
    'e2e/a.ts',
    'vitest.config.ts',
  ]
  write(...files)
  expect(names(readCodeFiles(root))).toEqual(files.sort())
  expect(readCodeFiles(root)).toContainEqual({ file: 'scripts/a.mjs', text: 'text of scripts/a.mjs' })
})

test('what is installed, built or no code is not read as code', () => {
  write(
    'packages/web/src/a.md',
    'packages/web/src/node_modules/b/a.ts',
    'packages/web/dist/a.ts',
    'packages/web/src/dist/a.ts',
    'node_modules/b/a.ts',
    'dist/server/a.ts',
    'scripts/node_modules/a.ts',
    'docs/a.ts',
    'a.mjs',
  )
  expect(names(readCodeFiles(root))).toEqual([])
})

test('folders whose names only begin or end like those of builds are read', () => {
  write('packages/web/src/distance/a.ts', 'packages/web/src/my-dist/a.ts', 'scripts/dist.ts')
  expect(names(readCodeFiles(root))).toHaveLength(3)
})

test('pages are the Markdown files of the root and of our folders', () => {
  const pages = ['README.md', 'docs/decisions/1.md', 'packages/web/README.md', 'content/a.md', 'scripts/a.md']
  write(
    ...pages,
    'node_modules/b/README.md',
    'packages/web/node_modules/b/README.md',
    'other/a.md',
    'docs/a.txt',
  )
  expect(names(readPageFiles(root))).toEqual(pages.sort())
})

test('the pipeline’s code is read without tests, and without the folders of languages', () => {
  const source = 'packages/pipeline/src'
  write(
    ...[
      '4-write/facts/a.ts',
      'make-edition.ts',
      'read/languages/a.ts',
      'languages/nl/a.ts',
      '4-write/a.test.ts',
      '4-write/a.fixture.ts',
      '4-write/testing-a.ts',
      'testing.ts',
      'a.json',
      '4-write/protesting.ts',
    ].map((file) => `${source}/${file}`),
  )
  expect(names(readPipelineCode(root))).toEqual([
    '4-write/facts/a.ts',
    '4-write/protesting.ts',
    'make-edition.ts',
    'read/languages/a.ts',
  ])
})
