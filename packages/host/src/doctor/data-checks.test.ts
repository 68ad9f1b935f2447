import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aStory } from '@plainwire/domain/testing'
import { writeTestEdition } from '@plainwire/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  checkDataFolder,
  checkDisk,
  checkEditionAge,
  readEditionOnDisk,
  SECRET_FILES,
} from './data-checks.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-data-checks-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the age of the newest edition', () => {
  const at = (minutes: number, content = 'live') =>
    checkEditionAge({ number: 7, content, publishedAt: new Date(NOW.getTime() - minutes * 60_000) }, NOW)

  test.each([
    [0, 'ok'],
    [90, 'ok'],
    [90.4, 'ok'],
    [91, 'fail'],
    [-2, 'ok'],
    [-3, 'fail'],
  ])('%d minutes is %s', (minutes, state) => {
    expect(at(minutes).state).toBe(state)
  })

  test('is named with the edition’s number and content', () => {
    expect(at(91)).toEqual({
      state: 'fail',
      found: 'number 7 (live), 91 minutes old',
      advice: "look for 'edition refused' in the log of edit, and whether gather and edit run",
    })
  })

  test('doesn’t matter for sample stories, unless the clock is wrong', () => {
    expect(at(100_000, 'sample').state).toBe('ok')
    expect(at(-3, 'sample')).toMatchObject({
      state: 'fail',
      found: 'number 7 (sample), -3 minutes old: it is from the future',
      advice: 'set the clock of this machine',
    })
  })

  test('is a warning where there is no edition', () => {
    expect(checkEditionAge(undefined, NOW)).toMatchObject({ state: 'warn', found: 'there is none yet' })
  })
})

describe('the edition on the disk', () => {
  test('is the one that the pointer names', async () => {
    const publishedAt = '2026-11-20T11:00:00.000Z'
    await writeTestEdition(join(folder, 'editions'), 3, [aStory()], { publishedAt })
    expect(await readEditionOnDisk(folder)).toEqual({
      number: 3,
      content: 'live',
      publishedAt: new Date(publishedAt),
    })
  })

  test('is none without a pointer, or with a damaged one', async () => {
    expect(await readEditionOnDisk(folder)).toBeUndefined()
    await mkdir(join(folder, 'editions'))
    await writeFile(join(folder, 'editions', 'current.json'), '{"number":3')
    expect(await readEditionOnDisk(folder)).toBeUndefined()
  })
})

describe('the data folder', () => {
  test('that isn’t there yet is a warning, because a start makes it', async () => {
    const path = join(folder, 'later')
    expect(await checkDataFolder(path)).toMatchObject({ state: 'warn', found: `${path} is not there yet` })
  })

  test('that is a file fails', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    expect(await checkDataFolder(path)).toMatchObject({ state: 'fail', found: `${path} is a file` })
  })

  test('is well with secrets that only their owner can read, and with files that are no secrets', async () => {
    for (const name of SECRET_FILES) await writeFile(join(folder, name), 'x', { mode: 0o600 })
    await writeFile(join(folder, 'place-table'), 'x', { mode: 0o644 })
    expect(await checkDataFolder(folder)).toEqual({ state: 'ok', found: `${folder} can be written` })
  })

  test.each([
    ['640', true],
    ['604', true],
    ['601', true],
    ['620', true],
    ['700', false],
    ['400', false],
  ])('with a secret of mode %s is a warning: %s', async (mode, isOpen) => {
    await writeFile(join(folder, 'edition-key'), 'x')
    await chmod(join(folder, 'edition-key'), mode)
    expect((await checkDataFolder(folder)).state).toBe(isOpen ? 'warn' : 'ok')
  })

  test('names every secret that others can read, with what to do', async () => {
    for (const name of SECRET_FILES) {
      await writeFile(join(folder, name), 'x')
      await chmod(join(folder, name), name === 'image-key' ? 0o600 : 0o644)
    }
    expect(await checkDataFolder(folder)).toEqual({
      state: 'warn',
      found: 'other accounts can read account-secret, push-keys.json, edition-key',
      advice: `chmod 600 in ${folder}`,
    })
  })
})

test('the free space is named, of a folder that is there', async () => {
  expect((await checkDisk(folder)).found).toMatch(/^\d+(\.\d GB| MB) free$/)
  await expect(checkDisk(join(folder, 'gone'))).rejects.toThrow('ENOENT')
})
