import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BucketConfig } from '../config/bucket.ts'
import { createRequestSigner } from './request-signer.ts'

/**
 * The bucket and keys of the examples in Amazon's documentation of Signature Version 4. The tests expect the
 * signatures of those examples.
 */
const CONFIG: BucketConfig = {
  endpoint: 'https://s3.amazonaws.com',
  name: 'examplebucket',
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  addressing: 'virtual',
  prefix: '',
}
const HOST = 'https://examplebucket.s3.amazonaws.com'
const MIDNIGHT = new Date('2013-05-24T00:00:00Z')
const EMPTY = new Uint8Array()
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const get = (url: string) => ({ method: 'GET', url, headers: {}, body: EMPTY })
const signatureOf = (headers: Record<string, string>) => headers.authorization?.split('Signature=')[1]

test.each([
  ['/?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['/?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('the request of %s has the signature that Amazon gives for it', async (path, signature) => {
  expect(await createRequestSigner(CONFIG, () => MIDNIGHT)(get(HOST + path))).toMatchObject({
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    'x-amz-content-sha256': EMPTY_SHA256,
    'x-amz-date': '20130524T000000Z',
  })
})

test('the body’s hash and our own headers are sent and signed', async () => {
  const sign = createRequestSigner(CONFIG, () => MIDNIGHT)
  const put = (text: string, seal: string) =>
    sign({ method: 'PUT', url: `${HOST}/a`, headers: { 'x-amz-meta-seal': seal }, body: Buffer.from(text) })
  const headers = await put('hello', 'ab')
  expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update('hello').digest('hex'))
  expect(headers['x-amz-meta-seal']).toBe('ab')
  expect(headers.authorization).toContain(
    'SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-meta-seal,',
  )
  const signatures = [headers, await put('hello!', 'ab'), await put('hello', 'ac')].map(signatureOf)
  expect(new Set(signatures).size).toBe(3)
})

test('the time of a request is that of the clock, without its fraction of a second', async () => {
  const headers = await createRequestSigner(
    CONFIG,
    () => new Date('2026-11-20T12:34:56.789Z'),
  )(get(`${HOST}/a`))
  expect(headers['x-amz-date']).toBe('20261120T123456Z')
  expect(headers.authorization).toContain('/20261120/us-east-1/')
})

test('a signer that has signed for many days signs as a new one does', async () => {
  let now = MIDNIGHT
  const sign = createRequestSigner(CONFIG, () => now)
  for (const day of [24, 25, 26, 27, 28, 24, 28]) {
    now = new Date(Date.UTC(2013, 4, day))
    const at = now
    const fresh = await createRequestSigner(CONFIG, () => at)(get(`${HOST}/a`))
    expect(await sign(get(`${HOST}/a`))).toEqual(fresh)
  }
})

test('another method, path, region or secret has another signature, and the secret is in no header', async () => {
  const made = await Promise.all([
    createRequestSigner(CONFIG, () => MIDNIGHT)(get(`${HOST}/a`)),
    createRequestSigner(CONFIG, () => MIDNIGHT)(get(`${HOST}/b`)),
    createRequestSigner(CONFIG, () => MIDNIGHT)({ ...get(`${HOST}/a`), method: 'DELETE' }),
    createRequestSigner({ ...CONFIG, region: 'eu-west-1' }, () => MIDNIGHT)(get(`${HOST}/a`)),
    createRequestSigner({ ...CONFIG, secretAccessKey: 'another' }, () => MIDNIGHT)(get(`${HOST}/a`)),
  ])
  expect(new Set(made.map(signatureOf)).size).toBe(5)
  expect(JSON.stringify(made)).not.toContain('EXAMPLEKEY')
})
