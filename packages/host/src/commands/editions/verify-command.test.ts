import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { EditionSignature, EditionStatement } from '@plainwire/domain/contract'
import {
  addEditionSignature,
  createEditionSigner,
  generateEditionKey,
  readLastSignedEdition,
  writeEdition,
} from '@plainwire/pipeline'
import { silentLog } from '@plainwire/server/testing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { archiveEdition } from '../../bucket/editions/edition-archive.ts'
import { aSignedEdition } from '../../bucket/editions/testing-editions.ts'
import { openConfiguredBucket } from '../../bucket/open-bucket.ts'
import { startTestBucket } from '../../bucket/testing-bucket.ts'
import { readOrCreateEditionSigner } from '../../newsroom/edition-key.ts'
import { createProcessRoleCommands } from '../../roles/role-commands.ts'
import { runTestCommand } from '../testing-commands.ts'

// The tests get a minute each, because two of them run the command in separate processes.
vi.setConfig({ testTimeout: 60_000 })

const COMMAND = join(import.meta.dirname, '../../../bin/plainwire.mjs')
const PUBLISHED_AT = '2026-11-20T12:00:00.000Z'

let root: string
let folder: string
let keyId: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainwire-verify-'))
  folder = join(root, 'editions')
  const signer = await readOrCreateEditionSigner({ editionKey: undefined }, root)
  keyId = signer.id
  for (const number of [1, 2, 3]) {
    const files = new Map([
      ['news.json', Buffer.from(`{"edition":${number}}\n`)],
      ['translations/en-US.json', Buffer.from('{}\n')],
    ])
    const made = { number, content: 'live' as const, publishedAt: PUBLISHED_AT, stories: 1, files }
    const key = { id: signer.id, algorithm: 'Ed25519' as const, public_key: signer.publicKey }
    const keys = [{ ...key, from: PUBLISHED_AT, until: null }]
    const previous = await readLastSignedEdition(folder)
    await writeEdition(folder, addEditionSignature(made, { signer, keys, previous, record: undefined }))
  }
})
afterAll(() => rm(root, { recursive: true }))

const plainwire = (...args: string[]) => plainwireWith({}, ...args)
const plainwireWith = (settings: Record<string, string>, ...args: string[]) =>
  runTestCommand(createProcessRoleCommands(), args, { DATA_DIR: root, ...settings })

/** Runs the command in a process of its own, as an operator does. */
async function plainwireProcess(...args: string[]) {
  const env = { ...process.env, DATA_DIR: root }
  const child = spawn(process.execPath, [COMMAND, ...args], { env })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { out, err, code }
}

test('the key is made once, for its owner alone', async () => {
  expect((await stat(join(root, 'edition-key'))).mode & 0o777).toBe(0o600)
  expect((await readOrCreateEditionSigner({ editionKey: undefined }, root)).id).toBe(keyId)
  const pem = generateEditionKey()
  expect((await readOrCreateEditionSigner({ editionKey: pem }, root)).id).toBe(createEditionSigner(pem).id)
})

test('plainwire verify finds no fault in editions as they were published, by number, folder and all', async () => {
  const noFault = new RegExp(`signed with ${keyId}: no fault\\.\\n$`)
  const trusted = [join(folder, '2'), '--key', keyId]
  for (const args of [[], ['3'], [folder], trusted]) {
    const { out, err, code } = await plainwire('verify', ...args)
    expect([args, out, code]).toEqual([args, '', 0])
    expect(err).toMatch(noFault)
  }
  const { out, err, code } = await plainwireProcess('verify', ...trusted)
  expect([out, code]).toEqual(['', 0])
  expect(err).toMatch(noFault)
})

test('plainwire verify names each fault on a line and ends with exit code 1', async () => {
  const copy = join(root, 'copy')
  await cp(folder, copy, { recursive: true })
  await writeFile(join(copy, '1', 'news.json'), '{"edition":9}\n')
  await rm(join(copy, '2', 'translations'), { recursive: true })
  await writeFile(join(copy, '3', 'more.json'), '{}')
  const { out, code } = await plainwire('verify', copy)
  expect(out.split('\n')).toEqual([
    'edition 1: news.json was changed',
    'edition 2: translations/en-US.json is missing',
    'edition 3: more.json does not belong to it',
    '',
  ])
  expect(code).toBe(1)
  expect(await plainwireProcess('verify', copy)).toMatchObject({ out, code: 1 })
})

test('plainwire verify finds an edition that was removed from the chain', async () => {
  const swapped = join(root, 'swapped')
  await cp(folder, swapped, { recursive: true })
  await rm(join(swapped, '2'), { recursive: true })
  await cp(join(swapped, '1'), join(swapped, '2'), { recursive: true })
  const { out, code } = await plainwire('verify', swapped)
  expect(out).toContain('folder 2 has edition 1\n')
  expect(code).toBe(1)
})

test('plainwire verify believes no key but the one that is named', async () => {
  const { out, code } = await plainwire('verify', '3', '--key', '0'.repeat(32))
  expect(out).toBe(`edition 3: it is signed with the key ${keyId}, which is not trusted\n`)
  expect(code).toBe(1)
})

/** Starts a site that serves the editions like `serve`. */
async function site(changed: Record<string, string> = {}) {
  const signature = EditionSignature.parse(
    JSON.parse(await readFile(join(folder, '3', 'signature.json'), 'utf8')),
  )
  const { keys } = EditionStatement.parse(JSON.parse(signature.statement))
  const server = createServer(async ({ url = '' }, response) => {
    const path = url.startsWith('/editions/') ? url.slice('/editions/'.length) : join('3', url)
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (url.startsWith('/.well-known/')) response.end(JSON.stringify({ edition: 3, keys }))
    else if (changed[url] !== undefined) response.end(changed[url])
    else response.writeHead(bytes ? 200 : 404).end(bytes)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

test('plainwire verify checks what a site serves, and its chain', async () => {
  const good = await site()
  const { out, err, code } = await plainwire('verify', good.url, '--key', keyId)
  good.stop()
  expect([out, code]).toEqual(['', 0])
  expect(err).toContain('3 editions, 2 files compared')
  const bad = await site({ '/news.json': '{"edition":4}\n' })
  const found = await plainwire('verify', bad.url)
  bad.stop()
  expect([found.out, found.code]).toEqual(['edition 3: news.json was changed\n', 1])
})

test('a file that is no key is refused in one sentence, and is left where it is', async () => {
  const other = await mkdtemp(join(tmpdir(), 'plainwire-key-'))
  await writeFile(join(other, 'edition-key'), 'nonsense')
  await expect(readOrCreateEditionSigner({ editionKey: undefined }, other)).rejects.toThrow(
    'is no Ed25519 key',
  )
  expect(await readdir(other)).toEqual(['edition-key'])
  await rm(other, { recursive: true })
})

test('plainwire verify checks the editions of a bucket: all, one, and with a prefix', async () => {
  const store = await startTestBucket({ prefix: 'one' })
  onTestFinished(() => store.stop())
  await using closers = new AsyncDisposableStack()
  const bucket = openConfiguredBucket(store.config, { log: silentLog }, closers)
  const signer = await readOrCreateEditionSigner({ editionKey: undefined }, root)
  for (const number of [4, 5])
    await archiveEdition(bucket, await aSignedEdition(join(root, 'made'), number, signer))
  const verify = (address: string, ...args: string[]) =>
    plainwireWith({ ...store.settings, S3_BUCKET: '', S3_PREFIX: '' }, 'verify', address, ...args)
  const all = await verify('s3://news-bucket/one', '--key', keyId)
  expect([all.out, all.code]).toEqual(['', 0])
  expect(all.err).toContain('2 editions, ')
  const one = await verify('s3://news-bucket/one/editions/4')
  expect([one.out, one.code]).toEqual(['', 0])
  expect(one.err).toContain('1 edition, ')
  const changed = store.objects.get('one/editions/5/news.json')
  store.objects.set('one/editions/5/news.json', { headers: {}, ...changed, bytes: Buffer.from('{}') })
  store.objects.set('one/editions/5/more.json', { headers: {}, bytes: Buffer.from('{}') })
  const found = await verify('s3://news-bucket/one/editions/')
  expect(found.out).toMatch(
    /^edition 5: news\.json has 2 bytes .*\nedition 5: more\.json does not belong to it\n$/,
  )
  expect(found.code).toBe(1)
  expect(await verify('s3://news-bucket')).toMatchObject({
    code: 1,
    err: expect.stringContaining('holds no edition'),
  })
  expect(await verify('s3://News')).toMatchObject({ code: 1, err: expect.stringContaining('S3_BUCKET') })
  const refused = await plainwireWith(
    { ...store.settings, S3_SECRET_ACCESS_KEY: 'hidden' },
    'verify',
    's3://news-bucket/one',
  )
  expect(refused.err).toContain('SignatureDoesNotMatch')
  expect(refused.err).not.toContain('hidden')
})
