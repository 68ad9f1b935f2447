import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const ALL = {
  S3_ENDPOINT: 'https://s3.example.org/',
  S3_BUCKET: 'news-bucket',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'hidden/secret+1=',
}

test('without any setting there is no bucket', () => {
  expect(readConfig({})).toMatchObject({ bucket: undefined, trustedEditionKeys: [] })
})

test('with all of them there is one', () => {
  expect(readConfig(ALL).bucket).toEqual({
    endpoint: 'https://s3.example.org',
    name: 'news-bucket',
    region: 'us-east-1',
    accessKeyId: 'AKIA1',
    secretAccessKey: 'hidden/secret+1=',
    addressing: 'path',
    prefix: '',
  })
  const more = { S3_REGION: 'eu-west-1', S3_ADDRESSING: 'virtual', S3_PREFIX: 'news/one' }
  expect(readConfig({ ...ALL, ...more }).bucket).toMatchObject({
    region: 'eu-west-1',
    addressing: 'virtual',
    prefix: 'news/one',
  })
})

test('the keys whose editions are believed are a list of ids', () => {
  const ids = ['0'.repeat(32), 'A'.repeat(32)]
  const { trustedEditionKeys } = readConfig({ TRUSTED_EDITION_KEYS: ids.join(', ') })
  expect(trustedEditionKeys).toEqual([ids[0], ids[1]?.toLowerCase()])
})

test.each(Object.keys(ALL))('what is missing is named: %s', (name) => {
  expect(() => readConfig({ ...ALL, [name]: '' })).toThrow(`${name}: S3_ENDPOINT, S3_BUCKET`)
})

test.each([
  ['S3_ENDPOINT', 'ftp://s3.example.org'],
  ['S3_ENDPOINT', 'https://s3.example.org?region=eu'],
  ['S3_ENDPOINT', 'https://me:hidden@s3.example.org'],
  ['S3_BUCKET', '..'],
  ['S3_BUCKET', 'News'],
  ['S3_BUCKET', 'a/b'],
  ['S3_REGION', 'eu west'],
  ['S3_ADDRESSING', 'dns'],
  ['S3_PREFIX', '../other'],
  ['S3_PREFIX', '/news'],
  ['S3_PREFIX', 'news/'],
  ['S3_ACCESS_KEY_ID', 'a b'],
  ['S3_SECRET_ACCESS_KEY', 'hidden\nline'],
  ['TRUSTED_EDITION_KEYS', 'mine'],
])('is refused, without a secret: %s=%j', (name, value) => {
  const read = () => readConfig({ ...ALL, [name]: value })
  expect(read).toThrow(new RegExp(name))
  expect(read).not.toThrow(/hidden/)
})

test('a bucket in a host needs a host', () => {
  const settings = { ...ALL, S3_ADDRESSING: 'virtual' }
  for (const endpoint of ['http://127.0.0.1:9000', 'http://[::1]:9000'])
    expect(() => readConfig({ ...settings, S3_ENDPOINT: endpoint })).toThrow('S3_ENDPOINT: names no host')
})
