import { chmod, chown, mkdir, mkdtemp, realpath, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testLog } from '../testing/index.ts'
import { copyPostgresInstallation, findPostgresInstallation } from './binaries.ts'
import { prepareDatabasePaths, ROOT_USER_DATABASE_FOLDER } from './database-paths.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { initialiseDatabaseFiles } from './initialise.ts'

const isRoot = process.getuid?.() === 0
let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'plainwire-place-')))
})
afterEach(() => rm(folder, { recursive: true }))

test.skipIf(isRoot)('a user’s database lies in the data folder', async () => {
  expect(await prepareDatabasePaths(join(folder, 'data'))).toMatchObject({
    folder: join(folder, 'data', 'postgres'),
    isInside: true,
    account: undefined,
  })
})

test('one data folder has one place, by whatever name it is called', async () => {
  const dataDir = join(folder, 'data')
  const place = await prepareDatabasePaths(dataDir, join(folder, 'root'))
  await symlink(dataDir, join(folder, 'link'))
  expect(await prepareDatabasePaths(join(folder, 'link'), join(folder, 'root'))).toEqual(place)
  expect(await prepareDatabasePaths(`${dataDir}/../data/`, join(folder, 'root'))).toEqual(place)
})

test.runIf(isRoot)('root’s database lies elsewhere, where its account can enter', async () => {
  const root = join(folder, 'root')
  const place = await prepareDatabasePaths(join(folder, 'data'), root)
  expect(place).toMatchObject({ isInside: false, folder: expect.stringMatching(/root\/[0-9a-f]{12}$/) })
  expect(place.account?.uid).toBeGreaterThan(0)
  expect((await stat(root)).mode & 0o777).toBe(0o755)
  expect((await stat(place.folder)).mode & 0o777).toBe(0o755)
  expect((await stat(place.folder)).uid).toBe(0)
})

test.runIf(isRoot)(
  'as root, a database that a user made stays that user’s',
  { timeout: 60_000 },
  async () => {
    const user = { uid: 65534, gid: 65534 }
    const dataDir = join(folder, 'data')
    await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true })
    await chmod(folder, 0o755)
    await chown(join(dataDir, 'postgres', 'data'), user.uid, user.gid)
    const place = await prepareDatabasePaths(dataDir)
    expect(place).toMatchObject({ isInside: true, account: user })
    await rm(place.data, { recursive: true })
    const programs = await copyPostgresInstallation(findPostgresInstallation(), ROOT_USER_DATABASE_FOLDER)
    await initialiseDatabaseFiles(place, { programs, isVolatile: true, log: testLog() })
    const embedded = await startEmbeddedPostgres({ dataDir, log: testLog() })
    await embedded.stop()
    expect((await stat(join(place.data, 'PG_VERSION'))).uid).toBe(user.uid)
  },
)
