import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testLog } from '../testing/index.ts'
import { fileExists } from './binaries.ts'
import { prepareDatabasePaths } from './database-paths.ts'
import { removeAbandonedDatabase } from './embedded.ts'
import { initialiseDatabaseFiles } from './initialise.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-initialise-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  await removeAbandonedDatabase(join(folder, 'data'), testLog())
  await rm(folder, { recursive: true, force: true })
})

/** Writes an initdb that creates a file in its data folder and then never ends. */
async function writeEndlessInitdb(): Promise<string> {
  await mkdir(join(folder, 'bin'))
  const path = join(folder, 'bin', 'initdb')
  await writeFile(path, '#!/bin/sh\ntouch begun\nexec tail -f /dev/null\n')
  await chmod(path, 0o755)
  return folder
}

// Without a kill the first two tests wait until their timeout, because the program never ends.
test('row 39: initdb is killed when the start is stopped, and its draft is deleted', async () => {
  const place = await prepareDatabasePaths(join(folder, 'data'))
  const draft = `${place.data}.draft`
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const programs = await writeEndlessInitdb()
  const created = initialiseDatabaseFiles(place, {
    programs,
    isVolatile: true,
    log: testLog(),
    stopping: stopping.signal,
  })
  const refusal = expect(created).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitFor(async () => expect(await fileExists(join(draft, 'begun'))).toBe(true))
  stopping.abort()
  await refusal
  expect(await Promise.all([fileExists(place.data), fileExists(draft)])).toEqual([false, false])
})

test('row 39: initdb is killed if the start was stopped just before', async () => {
  const place = await prepareDatabasePaths(join(folder, 'data'))
  const stopping = new AbortController()
  const log = { ...testLog(), info: () => stopping.abort() }
  const programs = await writeEndlessInitdb()
  await expect(
    initialiseDatabaseFiles(place, { programs, isVolatile: true, log, stopping: stopping.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' })
})

test('row 39: a start that is already stopped creates no draft', async () => {
  const place = await prepareDatabasePaths(join(folder, 'data'))
  const stopping = AbortSignal.abort()
  const log = { ...testLog(), info: vi.fn() }
  await expect(
    initialiseDatabaseFiles(place, { programs: folder, isVolatile: true, log, stopping }),
  ).rejects.toBe(stopping.reason)
  expect(log.info).not.toHaveBeenCalled()
  expect(await fileExists(`${place.data}.draft`)).toBe(false)
})
