import { addSmallPictureMarker } from '@plainwire/domain/article'
import { HOUR_MS } from '@plainwire/domain/units'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendRawGetRequest, statusOf } from '../../connections/testing-raw.ts'
import { createImageSigner } from '../../images/image-address.ts'
import type { ImageHttpClient } from '../../images/image-options.ts'
import { startServer, type TestServer } from '../../testing.ts'

const get = vi.fn<ImageHttpClient['get']>()
let moment = new Date('2026-11-20T12:00:00Z')
let server: TestServer
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  get.mockReset().mockResolvedValue({ status: 200, body: jpeg })
  server = await startServer({ now: () => moment, images: { http: { get } } })
  return () => server.stop()
})

const sign = createImageSigner('key')
const PICTURE = 'https://img.example/a.jpg'
const PICTURE_POLICY = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
const answers = (body: Buffer | string, status = 200) =>
  get.mockResolvedValue({ status, body: Buffer.from(body) })

describe('a signed picture', () => {
  test.each(['avif', 'webp'])('is answered as %s with its own policy', async (format) => {
    const answer = await server.get(`${sign(PICTURE)}/320.${format}`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'content-security-policy': PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('max-age=604800'),
    })
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(width).toBe(320)
  })

  test('is small at any requested width if its publisher doesn’t allow it to be shown large', async () => {
    const answer = await server.get(`${sign(addSmallPictureMarker(PICTURE))}/1280.webp`)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320)
  })

  test('is known again by its tag', async () => {
    const path = `${sign(PICTURE)}/320.webp`
    const tag = (await server.get(path)).headers.get('etag') ?? ''
    expect((await server.get(path, { 'if-none-match': tag })).status).toBe(304)
  })

  test('is fetched once for all widths and formats, also for concurrent requests', async () => {
    const paths = ['320.avif', '320.webp', '640.webp', '1280.webp'].map((name) => `${sign(PICTURE)}/${name}`)
    const all = await Promise.all([...paths, ...paths, ...paths].map((path) => server.get(path)))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(get).toHaveBeenCalledTimes(1)
    expect(get.mock.calls[0]?.[0]).toBe(PICTURE)
  })
})

describe('what was not signed by us', () => {
  const [, , signature = '', encoded = ''] = sign(PICTURE).split('/')
  test.each([
    `/images/${createImageSigner('other')(PICTURE).split('/')[2]}/${encoded}/320.webp`,
    `/images/${signature}/${Buffer.from('http://169.254.169.254/').toString('base64url')}/320.webp`,
    `/images/${signature}/${encoded}/321.webp`,
    `/images/${signature}/${encoded}/320.svg`,
    `/images/${signature}/${encoded}/320.webp/x`,
    `/images/${signature}/${encoded}`,
    `/images/${signature}`,
    '/images/',
    `/images/${signature}/..%2f..%2fetc%2fpasswd/320.webp`,
    `/images/${signature}/${encoded}/..%2f320.webp`,
  ])('is not found: %s', async (path) => {
    expect(statusOf(await sendRawGetRequest(server.url, path))).toBe(404)
    expect(get).not.toHaveBeenCalled()
  })
})

describe('what is no picture', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  test.each([
    ['an SVG', SVG],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a/*\x01\x00*/=1;alert(1)//'.padEnd(100)],
    ['an SVG behind a JPEG’s first bytes', `\xff\xd8\xff${SVG}`],
  ])('%s answers 415, and nothing of it leaves', async (_name, body) => {
    answers(Buffer.from(body, 'latin1'))
    const answer = await server.get(`${sign(PICTURE)}/320.webp`)
    expect(answer.status).toBe(415)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toBe(PICTURE_POLICY)
    expect(await answer.text()).not.toContain('alert')
  })

  test('is remembered for a while, so that its publisher is left in peace', async () => {
    answers(SVG)
    for (const name of ['320.webp', '640.webp', '320.avif']) await server.get(`${sign(PICTURE)}/${name}`)
    expect(get).toHaveBeenCalledTimes(1)
    moment = new Date(moment.getTime() + 2 * HOUR_MS)
    answers(jpeg)
    expect((await server.get(`${sign(PICTURE)}/320.webp`)).status).toBe(200)
  })
})

describe('a source that fails', () => {
  test.each([
    [404, { status: 404, body: Buffer.alloc(0) }],
    [404, { status: 410, body: Buffer.alloc(0) }],
    [502, { status: 500, body: Buffer.from('oops') }],
    [502, { status: 204, body: Buffer.alloc(0) }],
    [502, { failure: 'unreachable', message: 'x' }],
    [502, { failure: 'forbidden-address', message: '10.0.0.1 is private' }],
    [415, { failure: 'too-large', message: 'x' }],
  ])('answers %i to %j', async (status, given) => {
    get.mockResolvedValue(given)
    const answer = await server.get(`${sign(PICTURE)}/640.avif`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('10.0.0.1')
  })

  test('is requested again after a minute', async () => {
    get.mockResolvedValue({ failure: 'unreachable', message: 'x' })
    const path = `${sign(PICTURE)}/320.webp`
    await server.get(path)
    await server.get(path)
    expect(get).toHaveBeenCalledTimes(1)
    moment = new Date(moment.getTime() + 61_000)
    get.mockResolvedValue({ status: 200, body: jpeg })
    expect((await server.get(path)).status).toBe(200)
  })
})

test('a cached picture is sent even if its source is gone', async () => {
  const path = `${sign(PICTURE)}/320.webp`
  await server.get(path)
  get.mockResolvedValue({ failure: 'unreachable', message: 'x' })
  expect((await server.get(path)).status).toBe(200)
  expect((await server.get(`${sign(PICTURE)}/1280.avif`)).status).toBe(200)
  expect(get).toHaveBeenCalledTimes(1)
})
