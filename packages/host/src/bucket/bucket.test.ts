import type { ObjectStoreHttpClient } from '@plainwire/pipeline/serving'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import { testLog } from '@plainwire/store/testing'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { BucketConfig } from '../config/bucket.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { startTestBucket, type TestBucket } from './testing-bucket.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const BOUNDS = { timeoutMs: 5_000 }
const counted: string[] = []
let store: TestBucket
let bucket: Bucket
beforeEach(async () => {
  counted.length = 0
  store = await startTestBucket({ now: () => NOW })
  bucket = opened(store.config)
})
afterEach(() => store.stop())

function opened(config: BucketConfig, now = () => NOW): Bucket {
  const exceptions = [{ origin: new URL(store.config.endpoint).origin }]
  const http = createGuardedHttp({ ownHosts: [], exceptions, userAgent: 'test', log: testLog() })
  onTestFinished(() => http.close())
  const metrics = { bucket: (...labels: string[]) => void counted.push(labels.join(' ')) }
  return openBucket({ config, http, now, metrics })
}

const object = (text: string) => ({ bytes: Buffer.from(text), type: 'text/plain', metadata: { seal: 'ab' } })

test('what was stored is read, listed and removed, each request with a signature that the store finds right', async () => {
  await bucket.put('a/b.txt', object('hello'), BOUNDS)
  expect(await bucket.get('a/b.txt', BOUNDS)).toEqual({
    bytes: Buffer.from('hello'),
    metadata: { seal: 'ab' },
  })
  expect(await bucket.get('a/c.txt', BOUNDS)).toBeUndefined()
  expect(await bucket.list('a/', BOUNDS)).toEqual(['a/b.txt'])
  await bucket.remove('a/b.txt', BOUNDS)
  await bucket.remove('a/b.txt', BOUNDS)
  expect(await bucket.list('', BOUNDS)).toEqual([])
  expect(counted).toEqual([
    'write ok',
    'read ok',
    'read missing',
    'list ok',
    'remove ok',
    'remove ok',
    'list ok',
  ])
})

test('a list of many pages is read whole', async () => {
  const keys = Array.from({ length: 34 }, (_, index) => `p/${String(index).padStart(2, '0')}`)
  for (const key of keys) store.objects.set(key, { bytes: Buffer.alloc(1), headers: {} })
  store.objects.set('q/other', { bytes: Buffer.alloc(1), headers: {} })
  expect(await bucket.list('p/', BOUNDS)).toEqual(keys)
  expect(store.requests).toHaveLength(4)
})

test('with a prefix all keys begin with it, and callers don’t see it', async () => {
  const own = opened({ ...store.config, prefix: 'news/one' })
  await own.put('a.txt', object('x'), BOUNDS)
  expect([...store.objects.keys()]).toEqual(['news/one/a.txt'])
  expect(await own.list('', BOUNDS)).toEqual(['a.txt'])
  expect((await own.get('a.txt', BOUNDS))?.bytes).toEqual(Buffer.from('x'))
})

test('virtual addresses have the bucket in their host', async () => {
  const urls: string[] = []
  const plain = createGuardedHttp({
    ownHosts: [],
    exceptions: [{ origin: store.config.endpoint }],
    userAgent: 'test',
    log: testLog(),
  })
  onTestFinished(() => plain.close())
  // Not every system resolves 'news-bucket.localhost'. The request is therefore sent to 127.0.0.1, with the
  // signed host name in its Host header.
  const local = (url: string) => {
    urls.push(url)
    return url.replace('news-bucket.localhost', '127.0.0.1')
  }
  const named = <R extends { headers?: Record<string, string> }>(url: string, request: R | undefined) => ({
    ...(request as R),
    headers: { ...request?.headers, host: new URL(url).host },
  })
  const http: ObjectStoreHttpClient = {
    get: (url, request) => plain.get(local(url), named(url, request)),
    putBytes: (url, request) => plain.putBytes(local(url), named(url, request)),
    remove: (url, request) => plain.remove(local(url), named(url, request)),
  }
  const endpoint = store.config.endpoint.replace('127.0.0.1', 'localhost')
  const config = { ...store.config, endpoint, addressing: 'virtual' as const }
  const virtual = openBucket({ config, http, now: () => NOW })
  await virtual.put('a.txt', object('x'), BOUNDS)
  expect((await virtual.get('a.txt', BOUNDS))?.bytes).toEqual(Buffer.from('x'))
  expect(await virtual.list('', BOUNDS)).toEqual(['a.txt'])
  expect(new URL(urls[0] ?? '').href).toBe(`${endpoint.replace('localhost', 'news-bucket.localhost')}/a.txt`)
})

describe('what fails is a BucketError, without a secret in it', () => {
  test.each([
    ['another secret', { secretAccessKey: 'wrong-secret' }, 'REFUSED', 'SignatureDoesNotMatch'],
    ['another region', { region: 'us-east-1' }, 'REFUSED', 'SignatureDoesNotMatch'],
    ['another bucket', { name: 'other-bucket' }, 'REFUSED', 'NoSuchBucket'],
  ])('%s', async (_name, over, code, word) => {
    const failing = opened({ ...store.config, ...over })
    for (const act of [
      () => failing.get('a', BOUNDS),
      () => failing.put('a', object('x'), BOUNDS),
      () => failing.list('', BOUNDS),
    ]) {
      const error = await act().catch((one: unknown) => one)
      expect(error).toMatchObject({ code, message: expect.stringContaining(word) })
      expect(String(error)).not.toContain('secret')
    }
    expect(store.objects.size).toBe(0)
  })

  test('a clock that is wrong', async () => {
    const late = opened(store.config, () => new Date('2026-11-20T13:00:00Z'))
    await expect(late.get('a', BOUNDS)).rejects.toMatchObject({
      code: 'REFUSED',
      message: expect.stringContaining('RequestTimeTooSkewed'),
    })
  })

  test.each([
    ['error', 'FAILED', '5xx'],
    ['refused', 'REFUSED', '4xx'],
    ['truncated', 'UNREACHABLE', 'unreachable'],
    ['silent', 'UNREACHABLE', 'too-slow'],
  ] as const)('a store that is %s', async (fault, code, outcome) => {
    store.fault = () => fault
    await expect(bucket.get('a', { timeoutMs: 300 })).rejects.toMatchObject({ code })
    expect(counted).toEqual([`read ${outcome}`])
  })

  test('an invalid list', async () => {
    store.objects.set('', { bytes: Buffer.alloc(0), headers: {} })
    const page = (body: string) =>
      openBucket({
        config: store.config,
        now: () => NOW,
        http: {
          get: async (url) => ({ status: 200, headers: {}, body: Buffer.from(body), url, redirects: [] }),
          putBytes: async () => ({ failure: 'unreachable', message: '' }),
          remove: async () => ({ failure: 'unreachable', message: '' }),
        },
      }).list('', BOUNDS)
    const endless =
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken></ListBucketResult>'
    for (const body of [
      '',
      endless,
      '<html></html>',
      '<ListBucketResult><Contents/></ListBucketResult>',
      '<a><b></a>',
    ])
      await expect(page(body)).rejects.toMatchObject({ code: 'BAD_ANSWER' })
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><ListBucketResult><Contents><Key>&b;</Key></Contents></ListBucketResult>'
    expect(await page(bomb).catch(() => [])).not.toContain('aaaaaaaaaaaa')
    const none = '<ListBucketResult><Name>news</Name><IsTruncated>false</IsTruncated></ListBucketResult>'
    expect(await page(none)).toEqual([])
  })
})
