import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createProgressBar } from './progress-bar.ts'

/** A terminal, or a file, that records its output. */
function output(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY })
  return { stream: stream as unknown as NodeJS.WriteStream, written: () => String(stream.read() ?? '') }
}

test('a terminal shows how far a command is, and nothing of it at the end', () => {
  const { stream, written } = output(true)
  const bar = createProgressBar(2, stream)
  bar.increment()
  expect(written()).toMatch(/1 of 2$/)
  bar.increment()
  bar.stop()
  expect(written().endsWith('[2K')).toBe(true)
})

test.each([
  [false, 2],
  [true, 1],
])('with a terminal: %s and %i to do, nothing is written', (isTTY, total) => {
  const { stream, written } = output(isTTY)
  const bar = createProgressBar(total, stream)
  bar.increment()
  bar.stop()
  expect(written()).toBe('')
})
