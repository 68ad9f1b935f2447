import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { HostError } from '../../host-error.ts'
import { createExtractCommand } from './extract-command.ts'

const page = (title: string) =>
  `<html><head><title>${title}</title><link rel="canonical" href="/bridge"></head>` +
  `<body><article><h1>${title}</h1><p>${'The bridge opened on Friday after four years of work. '.repeat(20)}</p></article></body></html>`
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-extract-'))
  await writeFile(join(folder, 'a.html'), page('Bridge opens'))
  await writeFile(join(folder, 'b.html.gz'), gzipSync(page('Bridge closes')))
  await writeFile(join(folder, 'damaged.html.gz'), gzipSync(page('Bridge falls')).subarray(0, 100))
  await writeFile(join(folder, 'bomb.html.gz'), gzipSync(Buffer.alloc(50_000_001, ' ')))
})
afterEach(() => {
  process.exitCode = undefined
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command for these files of the folder. */
async function extract(names: string[], ...options: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const write = (to: string[]) => (text: string | Uint8Array) => to.push(String(text)) > 0
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(write(err)),
  ]
  try {
    const files = names.map((name) => join(folder, name))
    await createExtractCommand().parseAsync(['node', 'extract', ...files, ...options])
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  const lines = out.join('').split('\n').filter(Boolean)
  return { lines: lines.map((line) => JSON.parse(line)), err: err.join(''), code: process.exitCode }
}

test('pages are a line each with their text, packed or not', async () => {
  const { lines, err, code } = await extract(['b.html.gz', 'a.html'])
  expect(lines).toMatchObject([
    { file: join(folder, 'b.html.gz'), title: 'Bridge closes', language: 'en' },
    { file: join(folder, 'a.html'), title: 'Bridge opens', text: expect.stringContaining('four years') },
  ])
  expect([err, code]).toEqual(['', undefined])
})

test('addresses in a page are below the address that is given for it', async () => {
  for (const url of ['https://courier.example/news/1', 'http://globe.example/'])
    expect((await extract(['a.html'], '--url', url)).lines[0]?.canonical_url).toBe(
      new URL('/bridge', url).href,
    )
})

test.each(['damaged.html.gz', 'bomb.html.gz'])(
  '%s is reported in one sentence, and the pages after it are read',
  async (name) => {
    const { lines, err, code } = await extract([name, 'a.html'])
    expect(err).toBe(
      `plainwire: ${join(folder, name)}: The file can’t be unpacked: it is damaged or too large.\n`,
    )
    expect(lines.map(({ title }) => title)).toEqual(['Bridge opens'])
    expect(code).toBe(1)
  },
)

test('an address that is none is refused before anything is read', async () => {
  await expect(extract(['a.html'], '--url', 'courier')).rejects.toThrow(
    new HostError("'courier' is not an address."),
  )
})
