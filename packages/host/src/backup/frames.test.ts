import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HostError } from '../host-error.ts'
import { type BackupFrame, readFrames, writeFrames } from './frames.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-frames-'))
  file = join(folder, 'backup')
})
afterEach(() => rm(folder, { recursive: true }))

const frame = (kind: BackupFrame['kind'], text: string): BackupFrame => ({ kind, bytes: Buffer.from(text) })
const FRAMES = [frame('B', '{}'), frame('H', 'table'), frame('D', 'x'.repeat(300_000)), frame('E', '')]

async function* stream(frames: readonly BackupFrame[], failure?: Error) {
  yield* frames
  if (failure) throw failure
}
async function readAll(): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const { kind, bytes } of readFrames(file)) found.push([kind, bytes.toString()])
  return found
}
const texts = (frames: readonly BackupFrame[]) => frames.map(({ kind, bytes }) => [kind, bytes.toString()])

test('what was written is read, in frames of any length, and only its owner can read the file', async () => {
  await writeFrames(file, stream(FRAMES))
  expect(await readAll()).toEqual(texts(FRAMES))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

describe('the file of a backup that fails', () => {
  test('is deleted, and an earlier one of the same name stays', async () => {
    await writeFrames(file, stream([frame('B', 'before')]))
    await expect(writeFrames(file, stream(FRAMES, new Error('The disk is full.')))).rejects.toThrow('full')
    expect(await readdir(folder)).toEqual(['backup'])
    expect(await readAll()).toEqual([['B', 'before']])
  })

  test('may be left by a process that was killed, and doesn’t prevent the next backup', async () => {
    await writeFile(`${file}.partial`, 'half of it')
    await writeFrames(file, stream(FRAMES))
    expect(await readdir(folder)).toEqual(['backup'])
    expect(await readAll()).toEqual(texts(FRAMES))
  })
})

describe('reading fails with one sentence', () => {
  const fails = (sentence: string | RegExp) => expect(readAll()).rejects.toThrow(sentence)

  test('for a file that ends inside a frame or inside its compressed bytes', async () => {
    await writeFrames(file, stream(FRAMES))
    const whole = await readFile(file)
    await writeFile(file, gzipSync(gunzipSync(whole).subarray(0, -1)))
    await fails(`The backup ${file} is cut off.`)
    await writeFile(file, whole.subarray(0, -20))
    await fails(/^The backup .* can't be read: .*\.$/)
  })

  test.each([
    ['that begins with no known frame', Buffer.from('XXXXXXXXXX')],
    ['whose frame claims gigabytes', Buffer.from('D\xff\xff\xff\xff', 'latin1')],
  ])('for a compressed file %s', async (_, bytes) => {
    await writeFile(file, gzipSync(bytes))
    await fails('This file is no backup of Plainwire.')
  })

  test('for a file that isn’t compressed, or isn’t there', async () => {
    await fails(/^The backup .* can't be read: .*\.$/)
    await writeFile(file, 'plain text')
    await fails(/^The backup .* can't be read: .*\.$/)
    await expect(readAll()).rejects.toBeInstanceOf(HostError)
  })
})
