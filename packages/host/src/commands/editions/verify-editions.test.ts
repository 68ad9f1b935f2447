import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addEditionSignature,
  createEditionSigner,
  generateEditionKey,
  readLastSignedEdition,
  writeEdition,
} from '@plainwire/pipeline'
import type { OutgoingHttpClient } from '@plainwire/pipeline/serving'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HostError } from '../../host-error.ts'
import { type VerificationFindings, verifyFolderEditions, verifySiteEditions } from './verify-editions.ts'

const AT = '2026-11-20T12:00:00.000Z'
const SITE = 'https://news.example'
const NOTHING = { status: 404, headers: {}, body: Buffer.alloc(0), redirects: [] }
const signer = createEditionSigner(generateEditionKey())
const { id } = signer
let root: string
let published: string
let folder: string

/** Publishes a signed edition of one file into a folder, as the successor of the last edition there. */
async function publish(into: string, number: number, news = `{"edition":${number}}\n`) {
  const files = new Map([['news.json', Buffer.from(news)]])
  const made = { number, content: 'live' as const, publishedAt: AT, stories: 1, files }
  const keys = [{ id, algorithm: 'Ed25519' as const, public_key: signer.publicKey, from: AT, until: null }]
  const previous = await readLastSignedEdition(into)
  await writeEdition(into, addEditionSignature(made, { signer, keys, previous, record: undefined }))
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainwire-verify-editions-'))
  published = join(root, 'published')
  for (const number of [8, 9, 10]) await publish(published, number)
})
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'copy-'))
  await cp(published, folder, { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))

const faultsOf = ({ editions, faults }: VerificationFindings) => [
  ...editions.map(({ name, faults: own }) => [name, ...own]),
  ...faults,
]

describe('a folder of editions', () => {
  test('as they were published has no fault, and lists them by number', async () => {
    const found = await verifyFolderEditions(folder, [id])
    expect(faultsOf(found)).toEqual([['8'], ['9'], ['10']])
    expect(found.editions.map(({ verified }) => verified.checked)).toEqual([1, 1, 1])
  })

  test('has the fault of the edition that was changed only', async () => {
    await writeFile(join(folder, '9', 'news.json'), '{"edition":7}\n')
    expect(faultsOf(await verifyFolderEditions(folder, [id]))).toEqual([
      ['8'],
      ['9', 'news.json was changed'],
      ['10'],
    ])
  })

  test('with an edition in place of another has a fault where the chain breaks', async () => {
    const forged = join(root, 'forged')
    await publish(forged, 8, '{"edition":8,"forged":true}\n')
    await rm(join(folder, '8'), { recursive: true })
    await cp(join(forged, '8'), join(folder, '8'), { recursive: true })
    expect(faultsOf(await verifyFolderEditions(folder, [id]))).toEqual([
      ['8'],
      ['9', 'edition 8 is not as it was when this one was published'],
      ['10'],
    ])
  })

  test('without its oldest editions has no fault', async () => {
    await rm(join(folder, '8'), { recursive: true })
    expect(faultsOf(await verifyFolderEditions(folder, [id]))).toEqual([['9'], ['10']])
  })

  test('with an edition under another number has a fault', async () => {
    await rename(join(folder, '10'), join(folder, '11'))
    expect((await verifyFolderEditions(folder, [id])).faults).toEqual([
      'folder 11 has edition 10',
      'current.json names an edition that is not there as it says',
    ])
  })

  test('needs a pointer that names one of them', async () => {
    await rm(join(folder, 'current.json'))
    expect((await verifyFolderEditions(folder, [id])).faults).toEqual(['current.json is missing or damaged'])
    const other = join(root, 'other')
    await publish(other, 10, '{"edition":10,"other":true}\n')
    await cp(join(other, 'current.json'), join(folder, 'current.json'))
    expect((await verifyFolderEditions(folder, [id])).faults).toEqual([
      'current.json names an edition that is not there as it says',
    ])
  })

  test('may have other folders beside its editions', async () => {
    for (const name of ['0', '09', '9a', 'tmp-9', '-1']) await mkdir(join(folder, name))
    expect(faultsOf(await verifyFolderEditions(folder, [id]))).toEqual([['8'], ['9'], ['10']])
  })

  test('signed with a key that isn’t trusted has a fault in each', async () => {
    const { editions } = await verifyFolderEditions(folder, ['0'.repeat(32)])
    expect(editions.map(({ faults }) => faults[0])).toEqual(
      [8, 9, 10].map(() => `it is signed with the key ${id}, which is not trusted`),
    )
  })

  test('that isn’t there, or has none, is an error', async () => {
    const [empty, gone] = [join(folder, 'empty'), join(folder, 'gone')]
    await mkdir(empty)
    await expect(verifyFolderEditions(empty, [])).rejects.toThrow(
      new HostError(`The folder ${empty} holds no edition.`),
    )
    await expect(verifyFolderEditions(gone, [])).rejects.toThrow(new HostError(`There is no folder ${gone}.`))
  })
})

describe('one edition', () => {
  test('is verified with its link to the one before', async () => {
    expect(faultsOf(await verifyFolderEditions(join(folder, '9'), [id]))).toEqual([['9']])
    await writeFile(join(folder, '8', 'manifest.json'), '{}')
    expect(faultsOf(await verifyFolderEditions(join(folder, '9'), [id]))).toEqual([
      ['9', 'edition 8 is not as it was when this one was published'],
    ])
    await rm(join(folder, '8'), { recursive: true })
    expect(faultsOf(await verifyFolderEditions(join(folder, '9'), [id]))).toEqual([['9']])
  })
})

/**
 * An HTTP client of a site that serves the editions in `folder`. `current` is the number of the current
 * edition; old editions for which `isServed` returns false are missing.
 */
function site(current: number, isServed = (_number: number) => true): OutgoingHttpClient {
  const bodyOf = async (path: string): Promise<Uint8Array | undefined> => {
    if (path === '/.well-known/plainwire-editions.json')
      return Buffer.from(JSON.stringify({ edition: current, keys: [] }))
    if (path === '/news.json') return readFile(join(folder, String(current), 'news.json'))
    const [, number = '', file = ''] = /^\/editions\/(\d+)\/(\w+\.json)$/.exec(path) ?? []
    return isServed(Number(number)) ? readFile(join(folder, number, file)) : undefined
  }
  return {
    async get(url) {
      const body = await bodyOf(url.slice(SITE.length)).catch(() => undefined)
      return body ? { ...NOTHING, url, status: 200, body } : { ...NOTHING, url }
    },
  }
}

describe('a site', () => {
  test('is verified from its current edition back to the oldest that it serves', async () => {
    expect(faultsOf(await verifySiteEditions(site(10), SITE, [id]))).toEqual([['8'], ['9'], ['10']])
    const some = await verifySiteEditions(
      site(10, (number) => number > 8),
      SITE,
      [id],
    )
    expect(faultsOf(some)).toEqual([['9'], ['10']])
  })

  test('has its public files compared, of the current edition only', async () => {
    await writeFile(join(folder, '10', 'news.json'), '{"edition":11}\n')
    const found = await verifySiteEditions(site(10), SITE, [id])
    expect(faultsOf(found)).toEqual([['8'], ['9'], ['10', 'news.json was changed']])
    expect(found.editions.map(({ verified }) => verified.notPublic)).toEqual([
      ['news.json'],
      ['news.json'],
      [],
    ])
  })

  test('whose current edition is missing has that fault', async () => {
    await rm(join(folder, '10'), { recursive: true })
    expect(faultsOf(await verifySiteEditions(site(10), SITE, [id]))).toEqual([
      ['10', 'manifest.json is missing'],
    ])
  })

  test('without signed editions is an error', async () => {
    const http = { get: async (url: string) => ({ ...NOTHING, url }) }
    await expect(verifySiteEditions(http, SITE, [])).rejects.toThrow(
      new HostError(`${SITE} serves no signed editions.`),
    )
  })
})
