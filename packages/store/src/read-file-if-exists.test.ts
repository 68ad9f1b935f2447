import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFileIfExists } from './read-file-if-exists.ts'

test('a file is read, a missing one is undefined, and one that can’t be read is an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'key'), 'text')
  expect((await readFileIfExists(join(folder, 'key')))?.toString()).toBe('text')
  expect(await readFileIfExists(join(folder, 'other'))).toBeUndefined()
  await expect(readFileIfExists(folder)).rejects.toMatchObject({ code: 'EISDIR' })
})
