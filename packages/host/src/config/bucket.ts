import { isIP } from 'node:net'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const set = (pattern: RegExp, problem: string) =>
  z.preprocess(empty, z.string().max(500).regex(pattern, problem).optional())
const PART = '[A-Za-z0-9_-][A-Za-z0-9._-]*'
const listed = (list: string) => list.split(',').map((id) => id.trim().toLowerCase())

/** Settings of an S3-compatible object store; all are optional. */
export const bucketSettings = {
  /** The address of the store, without the bucket. */
  S3_ENDPOINT: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: set(/^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket'),
  S3_REGION: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/, 'is no region')
      .default('us-east-1'),
  ),
  S3_ACCESS_KEY_ID: set(/^[\x21-\x7e]+$/, 'is no such key'),
  S3_SECRET_ACCESS_KEY: set(/^[\x21-\x7e]+$/, 'is no such key'),
  /** The position of the bucket's name in URLs: `https://host/bucket` or `https://bucket.host`. */
  S3_ADDRESSING: z.preprocess(empty, z.enum(['path', 'virtual']).default('path')),
  /** The prefix of all keys, for a bucket that also contains objects of other programs. */
  S3_PREFIX: set(new RegExp(`^${PART}(/${PART}){0,7}$`), 'is no beginning of a name, such as news/one'),
  /** Ids of the signing keys whose editions `serve` accepts from the bucket. */
  TRUSTED_EDITION_KEYS: z.preprocess(
    empty,
    z
      .string()
      .transform(listed)
      .pipe(z.array(z.string().regex(/^[0-9a-f]{32}$/, 'is no list of ids of edition keys')))
      .default([]),
  ),
}

type Settings = z.infer<z.ZodObject<typeof bucketSettings>>

export interface BucketConfig {
  /** The address of the store, without a trailing slash. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  addressing: 'path' | 'virtual'
  /** The prefix of all keys, without leading and trailing slashes; '' for none. */
  prefix: string
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/**
 * Why an address can't be that of an object store; undefined if it can. The reason never contains the
 * address, which may include a password.
 */
function endpointProblem(endpoint: string, addressing: Settings['S3_ADDRESSING']): string | undefined {
  const { username, password, search, hash, hostname } = new URL(endpoint)
  if (username !== '' || password !== '')
    return 'has a user or password: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
  if (search !== '' || hash !== '')
    return 'has more than an address: region and bucket are settings of their own'
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  return addressing === 'virtual' && isAddress ? 'names no host: S3_ADDRESSING=virtual needs one' : undefined
}

/** Returns a line for each setting of the bucket that is missing or invalid. */
export function findBucketSettingsProblems(settings: Settings): string[] {
  const missing = NEEDED.filter((name) => settings[name] === undefined)
  if (missing.length > 0)
    return missing.length < NEEDED.length
      ? [`${missing.join(', ')}: ${NEEDED.join(', ')} need one another`]
      : []
  const problem = endpointProblem(settings.S3_ENDPOINT ?? '', settings.S3_ADDRESSING)
  return problem === undefined ? [] : [`S3_ENDPOINT: ${problem}`]
}

/** Builds the settings of the bucket; undefined if none is configured. */
export function buildBucketConfig(settings: Settings): BucketConfig | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) return undefined
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    name,
    region: settings.S3_REGION,
    accessKeyId,
    secretAccessKey,
    addressing: settings.S3_ADDRESSING,
    prefix: settings.S3_PREFIX ?? '',
  }
}
