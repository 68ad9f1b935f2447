import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadNewsroomData } from './load-newsroom-data.ts'

test('missing data is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'newsroom-'))
  await expect(loadNewsroomData(folder)).rejects.toThrow(/^Newsroom data can't be read: .*\.json$/)
  await rm(folder, { recursive: true })
})
