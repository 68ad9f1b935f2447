import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { HostError } from '../../host-error.ts'
import { openFileOrStdin, readJsonLines, writeJsonLines } from './json-lines.ts'

async function read(...chunks: string[]): Promise<unknown[]> {
  const values: unknown[] = []
  for await (const value of readJsonLines(Readable.from(chunks))) values.push(value)
  return values
}

test('each line is a value, however the text arrives and its lines end', async () => {
  expect(await read('{"a":1}\n[2]\r\n"three"')).toEqual([{ a: 1 }, [2], 'three'])
  expect(await read('{"a"', ':1}', '\n', '{"b":2}\n')).toEqual([{ a: 1 }, { b: 2 }])
})

test('empty lines are skipped, and count for the number of an invalid one', async () => {
  expect(await read('\n1\n  \n2\n\n')).toEqual([1, 2])
  await expect(read('1\n\n{"a":\n2\n')).rejects.toThrow(new HostError('Line 3 is not JSON.'))
})

test('the lines before an invalid one are read', async () => {
  const values = readJsonLines(Readable.from(['1\nx\n']))
  expect((await values.next()).value).toBe(1)
  await expect(values.next()).rejects.toThrow('Line 2 is not JSON.')
})

test('a file is opened; without a name, or with a dash, the standard input', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-lines-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.jsonl'), '1\n')
  expect(await text(openFileOrStdin(join(folder, 'a.jsonl')))).toBe('1\n')
  expect(openFileOrStdin(undefined)).toBe(process.stdin)
  expect(openFileOrStdin('-')).toBe(process.stdin)
  expect(() => openFileOrStdin(join(folder, 'b.jsonl'))).toThrow(
    new HostError(`There is no file ${join(folder, 'b.jsonl')}.`),
  )
  expect(() => openFileOrStdin(folder)).toThrow(`${folder} is a folder: name a file of JSON Lines.`)
})

test('values are written a line each, and the next is made only when the reader is ready', async () => {
  let made = 0
  async function* values() {
    for (; made < 3; made += 1) yield { number: made, text: 'two\nlines' }
  }
  // The buffer has one byte, so every line fills it, and the next value is requested only after the reader
  // has taken the line.
  const output = new PassThrough({ highWaterMark: 1 })
  const writing = writeJsonLines(values(), output as unknown as typeof process.stdout)
  await new Promise((resolve) => setImmediate(resolve))
  expect(made).toBe(0)
  const whole = text(output)
  await writing
  output.end()
  expect(await whole).toBe([0, 1, 2].map((number) => `{"number":${number},"text":"two\\nlines"}\n`).join(''))
})
