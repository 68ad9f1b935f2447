import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** A file's text, unpacked where it is gzipped. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** The values of a JSON Lines file. The sets are ours: their shape is not checked again. */
export async function readLines<T>(file: string): Promise<T[]> {
  const lines = (await readText(file)).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line): T => JSON.parse(line))
}

/** Values as a stage's command takes them. */
export async function* streamOf<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

export async function collected<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const value of values) all.push(value)
  return all
}
