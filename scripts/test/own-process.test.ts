import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { OWN_PROCESS } from './own-process.ts'

test('every file that runs in a process of its own exists, once, in alphabetical order', () => {
  expect(OWN_PROCESS.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  expect([...new Set(OWN_PROCESS)].toSorted()).toEqual(OWN_PROCESS)
})

test('a file that replaces modules doesn’t share its process', async () => {
  const replacing: string[] = []
  for await (const file of glob('{packages,content,scripts,deploy,bench,training,torture}/**/*.test.ts', {
    cwd: ROOT,
  }))
    if (/\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, file), 'utf8')))
      replacing.push(file)
  const shared = replacing.filter((file) => !file.startsWith('packages/web/') && !OWN_PROCESS.includes(file))
  expect(shared).toEqual([])
})
