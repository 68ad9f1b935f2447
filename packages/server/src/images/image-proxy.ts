import { createHash } from 'node:crypto'
import { isSmallPicture } from '@plainwire/domain/article'
import type { ErrorCode } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { MB } from '@plainwire/domain/units'
import { ApiError } from '../errors.ts'
import { createConcurrencyLimiter } from '../serving/limits/concurrency-limiter.ts'
import { createImageFailureCache } from './failure-memory.ts'
import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from './image-address.ts'
import type { ImageHttpClient } from './image-options.ts'
import type { ImageStore } from './image-store.ts'
import { configureImageLibrary, detectPictureFormat, resizePicture } from './raster.ts'
import type { SharedPictureStore } from './shared-pictures.ts'

export interface ImageProxy {
  /** Returns a picture in one width and format. Throws an ApiError if it isn't available. */
  picture(url: string, width: ImageWidth, format: ImageFormat): Promise<Buffer>
}

export interface ImageProxyDependencies {
  http: ImageHttpClient
  store: ImageStore
  /** Pictures resized by other servers, which are looked up if a picture isn't on this server's disk. */
  shared?: SharedPictureStore | undefined
  log: Log
  now: () => Date
}

const FETCH = {
  headers: { accept: 'image/avif,image/webp,image/jpeg,image/png' },
  timeoutMs: 10_000,
  maxBytes: 10 * MB,
}
/**
 * The maximum number of pictures that are being prepared, and of pictures that wait to be prepared. A picture
 * in preparation needs memory for its original, up to 10 MB; a waiting picture needs memory only for its URL.
 */
const MAKERS = { running: 16, waiting: 200 }
/**
 * The maximum number of pictures that are encoded at the same time, each on one core, and of pictures that wait
 * to be encoded.
 */
const ENCODERS = { running: 2, waiting: MAKERS.running }

/** The width for pictures that their publisher doesn't allow to be shown large. */
const [SMALLEST] = IMAGE_WIDTHS

const nameOf = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 40)

/** Returns the error for the HTTP status of a publisher's answer; undefined if the request succeeded. */
function failureOf(status: number): ErrorCode | undefined {
  if (status === 200) return undefined
  return status === 404 || status === 410 ? 'NOT_FOUND' : 'UPSTREAM_FAILED'
}

/**
 * Returns a function that runs a task for a key; concurrent calls with the same key share one run and its
 * result.
 */
function onceAtATime<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, task: () => Promise<T>): Promise<T> => {
    const known = running.get(key)
    if (known) return known
    const started = task().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

/**
 * Creates the proxy that serves publishers' pictures, which it fetches with `http` and re-encodes in our
 * sizes. The original is cached too, so that a publisher receives one request for all widths and formats. Only
 * resized pictures are shared with other servers.
 */
export function createImageProxy({ http, store, shared, log, now }: ImageProxyDependencies): ImageProxy {
  configureImageLibrary()
  const failures = createImageFailureCache(now)
  const enter = createConcurrencyLimiter(MAKERS)
  const encode = createConcurrencyLimiter(ENCODERS)
  const onceOriginal = onceAtATime<Buffer>()
  const oncePicture = onceAtATime<Buffer>()

  function fail(url: string, code: ErrorCode): never {
    failures.remember(url, code)
    throw new ApiError(code)
  }

  async function fetchOriginal(url: string): Promise<Buffer> {
    const answer = await http.get(url, FETCH)
    if ('failure' in answer) {
      log.info({ failure: answer.failure }, 'A picture could not be fetched.')
      return fail(url, answer.failure === 'too-large' ? 'UNSUPPORTED_MEDIA' : 'UPSTREAM_FAILED')
    }
    const code = failureOf(answer.status)
    if (code) return fail(url, code)
    const bytes = Buffer.from(answer.body)
    if (!detectPictureFormat(bytes)) return fail(url, 'UNSUPPORTED_MEDIA')
    await store.write(`${nameOf(url)}.original`, bytes)
    return bytes
  }

  async function original(url: string): Promise<Buffer> {
    return (await store.read(`${nameOf(url)}.original`)) ?? fetchOriginal(url)
  }

  async function make(url: string, width: ImageWidth, format: ImageFormat, name: string): Promise<Buffer> {
    const bytes = await onceOriginal(url, () => original(url))
    const picture = await encode(() => resizePicture(bytes, width, format))
    if (!picture) return fail(url, 'UNSUPPORTED_MEDIA')
    await store.write(name, picture)
    shared?.write(name, picture)
    return picture
  }

  async function madeElsewhere(name: string): Promise<Buffer | undefined> {
    const picture = await shared?.read(name)
    if (picture) await store.write(name, picture)
    return picture
  }

  async function picture(url: string, wanted: ImageWidth, format: ImageFormat): Promise<Buffer> {
    const width = isSmallPicture(url) ? SMALLEST : wanted
    const failed = failures.find(url)
    if (failed) throw new ApiError(failed)
    const name = `${nameOf(url)}-${width}.${format}`
    return oncePicture(
      name,
      async () =>
        (await store.read(name)) ??
        (await madeElsewhere(name)) ??
        (await enter(() => make(url, width, format, name))),
    )
  }

  return { picture }
}
