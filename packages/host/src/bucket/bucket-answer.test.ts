import { describe, expect, test } from 'vitest'
import {
  type BucketResponse,
  classifyFailureStatus,
  classifyOutcomeForMetrics,
  extractBucketErrorCode,
  readObjectMetadata,
} from './bucket-answer.ts'

describe('the error code of an object store', () => {
  const codeIn = (body: string) => extractBucketErrorCode(Buffer.from(body))

  test('is a single word of its answer', () => {
    expect(codeIn('<Error><Code>SignatureDoesNotMatch</Code><Key>secret</Key></Error>')).toBe(
      'SignatureDoesNotMatch',
    )
  })

  test.each([
    ['no code', '<html>Bad gateway</html>'],
    ['a text instead of a word', '<Code>Denied for AKIA123, key abc</Code>'],
    ['a word that is too long', `<Code>${'a'.repeat(65)}</Code>`],
    ['a code far behind its beginning', `${' '.repeat(4096)}<Code>Late</Code>`],
  ])('is undefined for an answer with %s, so that nothing else reaches a log', (_, body) => {
    expect(codeIn(body)).toBeUndefined()
  })
})

test.each([
  [401, 'REFUSED'],
  [403, 'REFUSED'],
  [404, 'REFUSED'],
  [400, 'FAILED'],
  [503, 'FAILED'],
])('status %s means %s', (status, code) => {
  expect(classifyFailureStatus(status)).toBe(code)
})

test('an object’s metadata has names without the common beginning, and no other headers', () => {
  const headers = { 'x-amz-meta-edition': '7', 'x-amz-request-id': 'r', 'content-type': 'text/plain' }
  expect(readObjectMetadata(headers)).toEqual({ edition: '7' })
})

test.each([
  [{ failure: 'too-slow', message: 'The store did not answer in time.' }, 'too-slow'],
  [{ status: 200 }, 'ok'],
  [{ status: 204 }, 'ok'],
  [{ status: 404 }, 'missing'],
  [{ status: 403 }, '4xx'],
  [{ status: 503 }, '5xx'],
])('the answer %j is counted as %s', (answer, outcome) => {
  expect(classifyOutcomeForMetrics(answer as BucketResponse)).toBe(outcome)
})
