import { createReadStream, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { HostError } from '../../host-error.ts'

/**
 * Parses a stream of JSON Lines; throws a HostError that names the first invalid line. Empty lines are skipped.
 */
export async function* readJsonLines(input: Readable): AsyncGenerator<unknown> {
  let number = 0
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (line.trim() === '') continue
    try {
      yield JSON.parse(line)
    } catch (cause) {
      throw new HostError(`Line ${number} is not JSON.`, { cause })
    }
  }
}

/**
 * Opens a file, or standard input if none is named. Throws a HostError if the file is missing or is a folder.
 */
export function openFileOrStdin(file: string | undefined): Readable {
  if (!file || file === '-') return process.stdin
  const about = statSync(file, { throwIfNoEntry: false })
  if (!about) throw new HostError(`There is no file ${file}.`)
  if (about.isDirectory()) throw new HostError(`${file} is a folder: name a file of JSON Lines.`)
  return createReadStream(file)
}

/** Writes values as JSON Lines, and waits if the reader is slower. */
export async function writeJsonLines(values: AsyncIterable<object>, output = process.stdout): Promise<void> {
  for await (const value of values) {
    if (!output.write(`${JSON.stringify(value)}\n`)) {
      await new Promise<void>((resolve) => output.once('drain', () => resolve()))
    }
  }
}
