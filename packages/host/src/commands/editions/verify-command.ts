import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { computePublicKeyId, createGuardedHttp } from '@plainwire/pipeline/serving'
import { openConfiguredBucket } from '../../bucket/open-bucket.ts'
import { readConfig, readConfigWithOverrides } from '../../config/config.ts'
import { HostError } from '../../host-error.ts'
import { readExistingEditionSigner } from '../../newsroom/edition-key.ts'
import { silentLog, USER_AGENT } from '../../outgoing.ts'
import {
  type VerificationFindings,
  verifyBucketEditions,
  verifyFolderEditions,
  verifySiteEditions,
} from './verify-editions.ts'

const KEY_ID = /^[0-9a-f]{32}$/

/** The id of a key that is named by its id or by a file with the public key. */
async function keyId(named: string): Promise<string> {
  if (KEY_ID.test(named)) return named
  const pem = await readFile(named, 'utf8').catch(() => '')
  const id = computePublicKeyId(pem)
  if (id === undefined)
    throw new HostError(`${named} is neither the id of a key nor a file with a public key.`)
  return id
}

/** Verifies a site. Its address may be a private one, because the operator has named the site. */
async function findingsOfSite(site: string, keys: readonly string[]): Promise<VerificationFindings> {
  const exceptions = [{ origin: new URL(site).origin }]
  const http = createGuardedHttp({ ownHosts: [], exceptions, userAgent: USER_AGENT, log: silentLog })
  return verifySiteEditions(http, site, keys).finally(() => http.close())
}

/**
 * Verifies editions at `s3://BUCKET[/PREFIX][/editions[/NUMBER]]`; the store's address and keys are in the
 * settings.
 */
async function findingsOfBucket(target: string, keys: readonly string[]): Promise<VerificationFindings> {
  const [, name = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/i.exec(target) ?? []
  const [, prefix = '', number] = /^(.*?)\/?(?:editions(?:\/([1-9]\d{0,14}))?)?\/*$/.exec(path) ?? []
  // The bucket's name is validated like the settings, so that an invalid name gives the same error.
  const { bucket: config } = readConfigWithOverrides({ S3_BUCKET: name, S3_PREFIX: prefix })
  if (!config)
    throw new HostError('To read a bucket set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  await using closers = new AsyncDisposableStack()
  const bucket = openConfiguredBucket(config, { log: silentLog }, closers)
  return await verifyBucketEditions(bucket, number === undefined ? undefined : Number(number), keys)
}

async function findingsOf(
  target: string | undefined,
  keys: readonly string[],
): Promise<VerificationFindings> {
  if (target !== undefined && /^https?:\/\//i.test(target))
    return findingsOfSite(target.replace(/\/+$/, ''), keys)
  if (target !== undefined && /^s3:\/\//i.test(target)) return findingsOfBucket(target, keys)
  if (target !== undefined && !/^[1-9]\d*$/.test(target)) return verifyFolderEditions(resolve(target), keys)
  const config = readConfig()
  const own = await readExistingEditionSigner(config, resolve(config.dataDir))
  // Without `--key`, no key is trusted in advance, not even this installation's current one, because earlier
  // editions may be signed with its earlier keys. Each edition is checked against the keys that it lists.
  const editions = join(resolve(config.dataDir), 'editions')
  const findings = await verifyFolderEditions(target === undefined ? editions : join(editions, target), keys)
  if (own && keys.length === 0) reportOwn(own.id, findings)
  return findings
}

/** Prints the keys that signed editions of this data folder, except this installation's own key. */
function reportOwn(id: string, { editions }: VerificationFindings): void {
  const others = new Set(editions.flatMap(({ verified: { key } }) => (key && key !== id ? [key] : [])))
  for (const other of others)
    process.stderr.write(
      `Signed with the key ${other}, which is not this data folder's: trust it with --key.\n`,
    )
}

/**
 * Returns the editions whose predecessor wasn't verified, with the predecessor's number: this machine didn't
 * copy the predecessor, or it was removed. The oldest edition is left out.
 */
function gaps(editions: VerificationFindings['editions']): [name: string, before: number][] {
  const numbers = new Set(editions.map(({ verified }) => verified.statement?.edition))
  return editions.slice(1).flatMap(({ name, verified }): [string, number][] => {
    const before = verified.statement?.previous?.edition
    return before === undefined || numbers.has(before) ? [] : [[name, before]]
  })
}

/** Prints one line per fault on standard output, and a summary on standard error. */
function report({ editions, faults }: VerificationFindings): void {
  const lines = [
    ...editions.flatMap(({ name, faults: own }) => own.map((fault) => `edition ${name}: ${fault}`)),
    ...faults,
  ]
  for (const line of lines) process.stdout.write(`${line}\n`)
  const files = editions.reduce((sum, { verified }) => sum + verified.checked, 0)
  const keys = new Set(editions.flatMap(({ verified: { key } }) => key ?? []))
  const hidden = editions.at(-1)?.verified.notPublic.length ?? 0
  process.stderr.write(
    `${editions.length} ${editions.length === 1 ? 'edition' : 'editions'}, ${files} files compared, signed with ${[...keys].join(', ') || 'no valid key'}: ` +
      `${lines.length === 0 ? 'no fault' : `${lines.length} ${lines.length === 1 ? 'fault' : 'faults'}`}.` +
      `${hidden > 0 ? ` ${hidden} files of the current edition are not public.` : ''}\n`,
  )
  for (const [name, before] of gaps(editions))
    process.stderr.write(
      `The chain could not be followed from edition ${name}: edition ${before} is not here.\n`,
    )
  if (lines.length > 0) process.exitCode = 1
}

/**
 * `verify [EDITION|FOLDER|URL|s3://BUCKET] [--key ID|FILE …]`: checks whether editions are unchanged since
 * they were published.
 */
export async function runVerifyCommand(target: string | undefined, keys: readonly string[]): Promise<void> {
  report(await findingsOf(target, await Promise.all(keys.map(keyId))))
}
