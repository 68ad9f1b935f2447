import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** Returns a file's text, decompressed if its name ends in .gz. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Returns the values of a JSON Lines file. Their shape is not checked, because the data sets are our own. */
export async function readLines<T>(file: string): Promise<T[]> {
  const lines = (await readText(file)).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line): T => JSON.parse(line))
}

/** Makes an asynchronous stream of values, as the commands of the pipeline's stages read it. */
export async function* createStream<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const value of values) all.push(value)
  return all
}
