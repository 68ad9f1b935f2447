import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutgoingHttpClient } from '@plainwire/pipeline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HostError } from '../../host-error.ts'
import { readInputDocuments } from './feed-inputs.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-inputs-'))
  await mkdir(join(folder, 'feeds', 'deep'), { recursive: true })
  await mkdir(join(folder, 'empty'))
  await Promise.all(
    ['b.xml', 'deep/a.xml', '.hidden', 'a.xml'].map((name) =>
      writeFile(join(folder, 'feeds', name), `content of ${name}`),
    ),
  )
})
afterAll(() => rm(folder, { recursive: true }))

type Answer = Awaited<ReturnType<OutgoingHttpClient['get']>>

/** A client that returns the same answer to every request, and records the fetched URLs. */
function client(answer: Partial<Answer> = {}): OutgoingHttpClient & { fetched: string[] } {
  const fetched: string[] = []
  const page = {
    status: 200,
    headers: {},
    body: Buffer.from('feed'),
    url: 'https://a.example/',
    redirects: [],
  }
  return {
    fetched,
    get: async (url) => {
      fetched.push(url)
      return 'failure' in answer ? (answer as Answer) : ({ ...page, ...answer } as Answer)
    },
  }
}

async function read(names: string[], http: OutgoingHttpClient = client()) {
  const inputs = []
  for await (const input of readInputDocuments(names, http)) inputs.push(input)
  return inputs
}

test('a file is read with its address and without a media type', async () => {
  const file = join(folder, 'feeds', 'b.xml')
  expect(await read([file])).toEqual([
    { file, url: pathToFileURL(file).href, contentType: undefined, bytes: Buffer.from('content of b.xml') },
  ])
})

test('the files below a folder are read in the order of their names, without hidden ones', async () => {
  const files = (await read([join(folder, 'feeds')])).map(({ file }) => file)
  expect(files).toEqual(['a.xml', 'b.xml', 'deep/a.xml'].map((name) => join(folder, 'feeds', name)))
  expect(await read([join(folder, 'empty')])).toEqual([])
})

test('what is given is read in that order, also where it is given twice', async () => {
  const [one, other] = [join(folder, 'feeds', 'b.xml'), join(folder, 'feeds', 'a.xml')]
  const url = 'https://a.example/feed'
  const inputs = await read([one, url, other, one])
  expect(inputs.map(({ file }) => file)).toEqual([one, url, other, one])
})

test('an address is fetched once it is its turn, and has the address of the answer', async () => {
  const http = client({ url: 'https://b.example/moved', headers: { 'content-type': 'text/xml' } })
  const inputs = readInputDocuments(['HTTPS://a.example/1', 'http://a.example/2'], http)
  expect((await inputs.next()).value).toEqual({
    file: 'HTTPS://a.example/1',
    url: 'https://b.example/moved',
    contentType: 'text/xml',
    bytes: Buffer.from('feed'),
  })
  expect(http.fetched).toEqual(['HTTPS://a.example/1'])
  await inputs.next()
  expect(http.fetched).toHaveLength(2)
})

test('an address that fails is an input with its reason', async () => {
  const failing = client({ failure: 'unreachable', message: 'The server did not answer.' } as Answer)
  const file = 'https://a.example/'
  expect(await read([file], failing)).toEqual([{ file, error: 'The server did not answer.' }])
  for (const status of [204, 304, 404, 500])
    expect(await read([file], client({ status }))).toEqual([
      { file, error: `The server answered with status ${status}.` },
    ])
})

test('a name that is neither file nor folder is refused before anything is read', async () => {
  const http = client()
  const missing = join(folder, 'gone.xml')
  const reading = readInputDocuments(['https://a.example/', missing], http).next()
  await expect(reading).rejects.toThrow(new HostError(`There is no file or folder ${missing}.`))
  expect(http.fetched).toEqual([])
})

test('a file that is gone when it is its turn is an input with its reason, and the others are read', async () => {
  const [gone, other] = [join(folder, 'short.xml'), join(folder, 'feeds', 'a.xml')]
  await writeFile(gone, '')
  const inputs = readInputDocuments([other, gone, other], client())
  await inputs.next()
  await rm(gone)
  expect((await inputs.next()).value).toEqual({ file: gone, error: 'The file can’t be read.' })
  expect((await inputs.next()).value).toMatchObject({ file: other, bytes: Buffer.from('content of a.xml') })
})
