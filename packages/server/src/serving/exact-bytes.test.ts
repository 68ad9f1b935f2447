import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCachedDecompressor } from './cached-decompressor.ts'
import { toExactSizeBuffer } from './exact-bytes.ts'
import { createPreparedResponse } from './representation.ts'

const TEXT = 'Council decides on bridge. '.repeat(60)

test('bytes are copied only out of a larger piece of memory', () => {
  const piece = Buffer.alloc(16_384, 'x')
  const exact = toExactSizeBuffer(piece.subarray(0, 500))
  expect([exact.length, exact.buffer.byteLength, exact.toString()]).toEqual([500, 500, 'x'.repeat(500)])
  expect(toExactSizeBuffer(exact)).toBe(exact)
})

test('row 40: what is cached of an answer takes no more memory than its length says', async () => {
  const { forms } = await createPreparedResponse(TEXT, { type: 'text/plain', cacheControl: 'no-store' })
  const plain = await createCachedDecompressor({ maxBytes: 1e6 })({
    type: 'text/plain',
    cacheControl: 'no-store',
    tag: 'one',
    forms: { gzip: gzipSync(TEXT) },
  })
  for (const form of [forms.identity, forms.br, forms.gzip, plain]) {
    if (!Buffer.isBuffer(form)) throw new Error('A form is missing.')
    expect(form.buffer.byteLength).toBe(form.length)
  }
})
