import { expect, test } from 'vitest'
import { RefusedAddress } from './checked-connector.ts'
import { failureOf, RefusedAnswer } from './failure.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['CERT_HAS_EXPIRED', 'tls'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'tls'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['EPROTO', 'tls'],
  ['UND_ERR_CONNECT_TIMEOUT', 'too-slow'],
  ['UND_ERR_HEADERS_TIMEOUT', 'too-slow'],
  ['UND_ERR_BODY_TIMEOUT', 'too-slow'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too-large'],
  ['ENOTFOUND', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['HPE_INVALID_CONSTANT', 'unreachable'],
])('%s is the failure %s', (code, failure) => {
  expect(failureOf(coded(code), 'news.example').failure).toBe(failure)
})

test('a failure names the host in one sentence', () => {
  expect(failureOf(coded('ECONNREFUSED'), 'news.example').message).toBe(
    'news.example could not be reached (ECONNREFUSED).',
  )
  expect(failureOf('thrown text', 'news.example').message).toBe('news.example could not be reached.')
})

test('our own refusals keep their kind', () => {
  expect(failureOf(new RefusedAnswer('bad-encoding', 'Damaged.'), 'a.example')).toEqual({
    failure: 'bad-encoding',
    message: 'Damaged.',
  })
  expect(failureOf(new RefusedAddress('x'), 'a.example').failure).toBe('forbidden-address')
})
