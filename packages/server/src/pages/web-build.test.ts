import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeTestWebBuild } from '../testing.ts'
import { readWebBuild } from './web-build.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a folder without a build has none', async () => {
  expect(await readWebBuild(join(folder, 'none'))).toBeUndefined()
  expect(await readWebBuild(folder)).toBeUndefined()
})

test('files named by their content are immutable, others follow the release', async () => {
  await writeTestWebBuild(folder)
  const build = await readWebBuild(folder)
  expect(build?.file('/build/entry-client-Ab12Cd34.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    cacheControl: expect.stringContaining('immutable'),
    forms: { br: expect.any(Buffer), gzip: expect.any(Buffer) },
  })
  expect(build?.file('/build/inter-Ij90Kl12.woff2')?.type).toBe('font/woff2')
  expect(build?.file('/sw.js')?.cacheControl).toBe('no-cache')
  expect(build?.file('/assets/placeholder.svg')?.type).toBe('image/svg+xml')
})

test('hidden files and what links out of the folder are not part of it', async () => {
  await writeTestWebBuild(folder)
  await writeFile(join(folder, '.env'), 'secret')
  await mkdir(join(folder, 'out'))
  await symlink('/etc/passwd', join(folder, 'out', 'passwd.txt'))
  const build = await readWebBuild(folder)
  for (const path of ['/.env', '/.vite/manifest.json', '/out/passwd.txt', '/../etc/passwd', 'toString']) {
    expect(build?.file(path)).toBeUndefined()
  }
})

test('what the setup has compressed is not compressed at each start, and is no file of the site', async () => {
  await writeTestWebBuild(folder)
  const script = 'build/entry-client-Ab12Cd34.js'
  await writeFile(join(folder, `${script}.br`), 'brotli')
  await writeFile(join(folder, `${script}.gz`), 'gzip')
  const build = await readWebBuild(folder)
  expect(build?.file(`/${script}`)?.forms).toEqual({
    identity: await readFile(join(folder, script)),
    br: Buffer.from('brotli'),
    gzip: Buffer.from('gzip'),
  })
  expect(build?.file(`/${script}.br`)).toBeUndefined()
})
