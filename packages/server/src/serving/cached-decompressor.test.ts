import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { KB } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { createCachedDecompressor } from './cached-decompressor.ts'
import type { PreparedResponse } from './representation.ts'

function packed(content: string): PreparedResponse {
  return {
    type: 'text/plain',
    tag: content.slice(0, 8),
    cacheControl: '',
    forms: { gzip: gzipSync(content) },
  }
}

const contentOf = async (body: Buffer | Readable) =>
  body instanceof Readable ? await text(body) : body.toString()

describe('row 41: an answer for a client that takes no compression', () => {
  test('is its plain form where there is one', async () => {
    const identity = Buffer.from('plain')
    const answer = { ...packed('packed'), forms: { identity, gzip: gzipSync('other') } }
    expect(await createCachedDecompressor({ maxBytes: KB })(answer)).toBe(identity)
  })

  test('is unpacked once, however often it is requested', async () => {
    const plainFormOf = createCachedDecompressor({ maxBytes: KB })
    const answer = packed('asked for again and again')
    const first = await plainFormOf(answer)
    expect(first.toString()).toBe('asked for again and again')
    expect(await plainFormOf(answer)).toBe(first)
    expect(await plainFormOf(packed('another'))).not.toBe(first)
  })

  test('is decompressed again after it was evicted', async () => {
    const plainFormOf = createCachedDecompressor({ maxBytes: KB })
    const answer = packed(`first ${'x'.repeat(600)}`)
    const first = await plainFormOf(answer)
    await plainFormOf(packed(`other ${'x'.repeat(600)}`))
    const again = await plainFormOf(answer)
    expect(again).not.toBe(first)
    expect(again).toEqual(first)
  })

  test('is streamed where as many are unpacked already as may be', async () => {
    const plainFormOf = createCachedDecompressor({ maxBytes: KB })
    const contents = ['one', 'two', 'three', 'four']
    const bodies = await Promise.all(contents.map((content) => plainFormOf(packed(content))))
    expect(bodies.map((body) => body instanceof Readable)).toEqual([false, false, true, true])
    expect(await Promise.all(bodies.map(contentOf))).toEqual(contents)
  })
})
