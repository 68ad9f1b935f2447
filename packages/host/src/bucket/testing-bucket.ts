import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketConfig } from '../config/bucket.ts'

/** A fault with which the test store answers a request. */
type Fault = 'error' | 'silent' | 'truncated' | 'refused'

interface Stored {
  bytes: Buffer
  headers: Record<string, string>
}

export interface TestBucket {
  config: BucketConfig
  /** The environment variables with which Plainwire uses this store. */
  settings: Record<string, string>
  /** The objects by key, including the prefix. */
  objects: Map<string, Stored>
  /** The requests in the order of arrival, such as 'GET editions/current.json'. */
  requests: string[]
  /** Returns the fault with which to answer a request; undefined for a normal answer. Tests replace it. */
  fault: (request: string) => Fault | undefined
  stop(): Promise<void>
}

const KEYS = { accessKeyId: 'test-access-key', secretAccessKey: 'test-secret/of+the=bucket' }
const BUCKET = 'news-bucket'
const REGION = 'eu-test-1'
const PAGE = 10
/** The maximum difference between the date of a request and the clock, as with Amazon. */
const MAX_SKEW_MS = 15 * 60_000

function stampOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** The error code for an invalid signature of a request; undefined if it is valid. */
async function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  now: () => Date,
): Promise<string | undefined> {
  const { authorization = '', host = '', 'x-amz-date': date = '' } = request.headers
  const [, names = ''] =
    /^AWS4-HMAC-SHA256 Credential=\S+, SignedHeaders=(\S+), Signature=[0-9a-f]{64}$/.exec(authorization) ?? []
  const signedNames = names.split(';')
  const required = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))
  if (!['host', ...required].every((name) => signedNames.includes(name))) return 'AccessDenied'
  if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
    return 'XAmzContentSHA256Mismatch'
  if (typeof date !== 'string' || !(Math.abs(stampOf(date) - now().getTime()) < MAX_SKEW_MS))
    return 'RequestTimeTooSkewed'
  const headers = signedNames.flatMap((name): [string, string][] =>
    name === 'host' ? [] : [[name, String(request.headers[name])]],
  )
  const signer = new AwsV4Signer({
    ...KEYS,
    method: request.method ?? '',
    url: `http://${host}${request.url}`,
    headers,
    region: REGION,
    service: 's3',
    datetime: date,
  })
  return (await signer.authHeader()) === authorization ? undefined : 'SignatureDoesNotMatch'
}

function listed(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const start = Number(query.get('continuation-token')?.replace('from+', '') ?? 0)
  const shown = keys
    .slice(start, start + PAGE)
    .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
  const isMore = start + PAGE < keys.length
  const next = isMore ? `<NextContinuationToken>from+${start + PAGE}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><IsTruncated>${isMore}</IsTruncated>${shown.join('')}${next}</ListBucketResult>`
}

const error = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

/**
 * An S3-compatible store on loopback, for tests: it recomputes every signature and can fail in every way that
 * stores fail.
 */
export async function startTestBucket({
  addressing = 'path',
  prefix = '',
  now = () => new Date(),
}: Partial<Pick<BucketConfig, 'addressing' | 'prefix'>> & { now?: () => Date } = {}): Promise<TestBucket> {
  const objects = new Map<string, Stored>()
  const requests: string[] = []

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    url: URL,
    key: string,
  ): void {
    if (key === '' && url.searchParams.get('list-type') === '2')
      response.end(listed(objects, url.searchParams))
    else if (request.method === 'PUT') {
      const signed = Object.entries(request.headers).filter(
        ([name]) => name === 'content-type' || name.startsWith('x-amz-meta-'),
      )
      objects.set(key, {
        bytes: body,
        headers: Object.fromEntries(signed.map(([name, value]) => [name, String(value)])),
      })
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else {
      const found = objects.get(key)
      if (found) response.writeHead(200, found.headers).end(found.bytes)
      else error(response, 404, 'NoSuchKey')
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const isVirtual = url.hostname.startsWith(`${BUCKET}.`)
    const path = isVirtual ? url.pathname.slice(1) : url.pathname.replace(/^\/[^/]*\//, '')
    const line = `${request.method} ${path}`
    requests.push(line)
    const fault = await signatureFault(request, body, now)
    const isOurs = isVirtual || url.pathname.startsWith(`/${BUCKET}/`)
    const given = bucket.fault(line)
    if (given === 'silent') return
    if (given === 'truncated') {
      response.writeHead(200, { 'content-length': 1000 }).write('half')
      response.destroy()
    } else if (given === 'error') error(response, 500, 'InternalError')
    else if (given === 'refused') error(response, 403, 'AccessDenied')
    else if (fault !== undefined) error(response, 403, fault)
    else if (isOurs) answer(request, response, body, url, path)
    else error(response, 404, 'NoSuchBucket')
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // A virtual address has the bucket's name before the host, which must then be a name and not an IP address.
  // Whether Node resolves a name below localhost depends on the system.
  const endpoint = `http://${addressing === 'virtual' ? 'localhost' : '127.0.0.1'}:${port}`
  const config = { endpoint, name: BUCKET, region: REGION, ...KEYS, addressing, prefix }
  const bucket: TestBucket = {
    config,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      S3_ADDRESSING: addressing,
      S3_PREFIX: prefix,
    },
    objects,
    requests,
    fault: () => undefined,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return bucket
}
