import { expect, test } from 'vitest'
import { findTextDecoderByLabel } from './text-decoders.ts'

test('hundreds of unknown labels don’t prevent the use of known ones', () => {
  for (let number = 0; number < 600; number += 1)
    expect(findTextDecoderByLabel(`junk-${number}`)).toBeUndefined()
  expect(findTextDecoderByLabel('koi8-r')?.(new Uint8Array([0xd0, 0xd2, 0xc9]))).toBe('при')
})

test('a label is read whatever its case and the spaces around it', () => {
  expect(findTextDecoderByLabel(' UTF-8 ')?.(new TextEncoder().encode('é'))).toBe('é')
})

test.each(['utf-7', 'hz-gb-2312', ''])('%j has no decoder', (label) => {
  expect(findTextDecoderByLabel(label)).toBeUndefined()
})
