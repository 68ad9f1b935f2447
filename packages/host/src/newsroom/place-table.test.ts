import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPlaceTable, loadNewsroomData, serialisePlaceTable } from '@plainwire/pipeline'
import { testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT_FOLDER } from '../content.ts'
import { readBundledPlaceTable } from './place-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-places-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the table next to the bundled server is used if it was made from this data', async () => {
  const data = await loadNewsroomData(CONTENT_FOLDER)
  const [file, log] = [join(folder, 'place-table.bin'), testLog()]
  expect(await readBundledPlaceTable(data, log, file)).toBeUndefined()
  await writeFile(file, serialisePlaceTable(buildPlaceTable(data), data))
  expect(await readBundledPlaceTable(data, log, file)).toBeDefined()
  expect(log.lines).toEqual([])
  const changed = { ...data, exonyms: { ...data.exonyms, towns: {} } }
  expect(await readBundledPlaceTable(changed, log, file)).toBeUndefined()
  expect(log.lines).toMatchObject([{ level: 'warn' }])
})
