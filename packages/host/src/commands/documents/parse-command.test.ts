import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createParseCommand } from './parse-command.ts'

const FEED = `<rss version="2.0"><channel><title>Bridge News</title><link>https://bridge.example/</link>
<language>nl</language><item><title>The bridge opens</title><link>https://bridge.example/1</link></item>
</channel></rss>`
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-parse-'))
  await writeFile(join(folder, 'feed.xml'), FEED)
  await writeFile(join(folder, 'page.xml'), '<html><body>No feed</body></html>')
})
afterEach(() => {
  process.exitCode = undefined
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command for these inputs; the exit code that it sets is returned. */
async function parse(...names: string[]) {
  const out: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  try {
    await createParseCommand().parseAsync(['node', 'parse', ...names])
  } finally {
    spy.mockRestore()
  }
  const lines = out.join('').split('\n').filter(Boolean)
  return { lines: lines.map((line) => JSON.parse(line)), code: process.exitCode }
}

test('a feed is a line with its title, address, language and entries', async () => {
  const file = join(folder, 'feed.xml')
  const { lines, code } = await parse(file)
  expect(lines).toEqual([
    {
      file,
      title: 'Bridge News',
      link: 'https://bridge.example/',
      language: 'nl',
      entries: [expect.objectContaining({ title: 'The bridge opens', link: 'https://bridge.example/1' })],
    },
  ])
  expect(code).toBeUndefined()
})

test('what is no feed is a line with its reason, and those after it are parsed', async () => {
  const [page, feed] = [join(folder, 'page.xml'), join(folder, 'feed.xml')]
  const { lines, code } = await parse(page, feed)
  expect(lines).toMatchObject([
    { file: page, error: expect.stringMatching(/\.$/) },
    { file: feed, title: 'Bridge News' },
  ])
  expect(Object.keys(lines[0])).toEqual(['file', 'error'])
  expect(code).toBe(1)
})

test('an address inside of this network is not fetched', async () => {
  const { lines, code } = await parse('http://127.0.0.1:1/feed')
  expect(lines).toEqual([{ file: 'http://127.0.0.1:1/feed', error: expect.any(String) }])
  expect(code).toBe(1)
})
