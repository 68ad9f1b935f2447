import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadPageRenderer } from './render-page.ts'

const folder = await mkdtemp(join(tmpdir(), 'plainwire-web-build-'))
afterAll(() => rm(folder, { recursive: true }))

async function build(name: string, code: string): Promise<string> {
  const dist = join(folder, name)
  await mkdir(join(dist, 'server'), { recursive: true })
  await writeFile(join(dist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server/entry-server.js'), code)
  return dist
}

test('nothing is rendered where the application was not built', async () => {
  expect(await loadPageRenderer(join(folder, 'nowhere'))).toBeUndefined()
})

test('a build renders with the manifest of its own client', async () => {
  const dist = await build('own', 'export const createPageRenderer = (path) => () => ({ html: path })')
  const renderPage = await loadPageRenderer(dist)
  expect(renderPage?.({} as never)).toEqual({ html: join(dist, 'client/.vite/manifest.json') })
})

test('a build of another release is refused at the start, not at the first page', async () => {
  const dist = await build('other', 'export const render = () => undefined')
  await expect(loadPageRenderer(dist)).rejects.toThrow('createPageRenderer')
})
