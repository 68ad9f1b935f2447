import { expect, test } from 'vitest'
import { decoderOf } from './text-decoders.ts'

test('hundreds of unknown labels don’t prevent the use of known ones', () => {
  for (let number = 0; number < 600; number += 1) expect(decoderOf(`junk-${number}`)).toBeUndefined()
  expect(decoderOf('koi8-r')?.(new Uint8Array([0xd0, 0xd2, 0xc9]))).toBe('при')
})

test('a label is read whatever its case and the spaces around it', () => {
  expect(decoderOf(' UTF-8 ')?.(new TextEncoder().encode('é'))).toBe('é')
})

test.each(['utf-7', 'hz-gb-2312', ''])('%j has no decoder', (label) => {
  expect(decoderOf(label)).toBeUndefined()
})
