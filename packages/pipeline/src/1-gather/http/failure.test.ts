import { expect, test } from 'vitest'
import { ForbiddenAddressError } from './checked-connector.ts'
import { ResponseLimitExceededError, toFailedRequest } from './failure.ts'

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
  ['ETIMEDOUT', 'too-slow'],
  ['HPE_HEADER_OVERFLOW', 'too-large'],
  ['ENOTFOUND', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['HPE_INVALID_CONSTANT', 'unreachable'],
])('%s is the failure %s', (code, failure) => {
  expect(toFailedRequest(coded(code), 'news.example').failure).toBe(failure)
})

test.each([
  ['ETIMEDOUT', 'news.example did not answer in time.'],
  ['CERT_HAS_EXPIRED', 'news.example has no valid certificate (CERT_HAS_EXPIRED).'],
  ['HPE_HEADER_OVERFLOW', 'news.example sent headers of more than 16 KB.'],
  ['EAI_AGAIN', 'news.example is not known to the name service.'],
  ['EAI_FAIL', 'news.example is not known to the name service.'],
  ['ENODATA', 'news.example is not known to the name service.'],
  ['HPE_INVALID_CONSTANT', 'news.example did not answer in proper HTTP (HPE_INVALID_CONSTANT).'],
  ['X_HPE_', 'news.example could not be reached (X_HPE_).'],
  ['XEPROTO', 'news.example could not be reached (XEPROTO).'],
])('%s reads: %s', (code, message) => {
  expect(toFailedRequest(coded(code), 'news.example').message).toBe(message)
})

test('a request that was given up for taking too long is too slow', () => {
  expect(toFailedRequest(new DOMException('x', 'TimeoutError'), 'a.example')).toEqual({
    failure: 'too-slow',
    message: 'a.example did not answer in time.',
  })
  expect(toFailedRequest(new DOMException('x', 'AbortError'), 'a.example').failure).toBe('unreachable')
})

test('a failure names the host in one sentence', () => {
  expect(toFailedRequest(coded('ECONNREFUSED'), 'news.example').message).toBe(
    'news.example could not be reached (ECONNREFUSED).',
  )
  expect(toFailedRequest('thrown text', 'news.example').message).toBe('news.example could not be reached.')
})

test('our own refusals have their own kinds', () => {
  expect(toFailedRequest(new ResponseLimitExceededError('bad-encoding', 'Damaged.'), 'a.example')).toEqual({
    failure: 'bad-encoding',
    message: 'Damaged.',
  })
  expect(toFailedRequest(new ForbiddenAddressError('x'), 'a.example')).toEqual({
    failure: 'forbidden-address',
    message: 'a.example leads to an address that is not public.',
  })
})
