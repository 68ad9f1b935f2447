import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InputDocument, UnreadableDocument } from '@plainwire/newsroom'
import type { OutgoingHttpClient } from '@plainwire/pipeline'
import { HostError } from '../../host-error.ts'
import { createProgressBar } from './progress-bar.ts'

const isUrl = (name: string) => /^https?:\/\//i.test(name)

async function filesOf(name: string): Promise<string[]> {
  const about = await stat(name).catch(() => undefined)
  if (!about) throw new HostError(`There is no file or folder ${name}.`)
  if (!about.isDirectory()) return [name]
  const entries = await readdir(name, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function fetchInput(
  url: string,
  http: OutgoingHttpClient,
): Promise<InputDocument | UnreadableDocument> {
  const answer = await http.get(url)
  if ('failure' in answer) return { file: url, error: answer.message }
  if (answer.status !== 200) return { file: url, error: `The server answered with status ${answer.status}.` }
  return { file: url, url: answer.url, contentType: answer.headers['content-type'], bytes: answer.body }
}

async function readInput(file: string): Promise<InputDocument | UnreadableDocument> {
  try {
    const bytes = await readFile(file)
    return { file, url: pathToFileURL(file).href, contentType: undefined, bytes }
  } catch {
    return { file, error: 'The file can’t be read.' }
  }
}

/**
 * Reads files, all files below folders, and URLs (fetched with `http`), in the given order. Shows a progress
 * bar.
 */
export async function* readInputDocuments(
  names: readonly string[],
  http: OutgoingHttpClient,
): AsyncGenerator<InputDocument | UnreadableDocument> {
  const found = await Promise.all(names.map((name) => (isUrl(name) ? [name] : filesOf(name))))
  const inputs = found.flat()
  const bar = createProgressBar(inputs.length)
  try {
    for (const input of inputs) {
      yield await (isUrl(input) ? fetchInput(input, http) : readInput(input))
      bar.increment()
    }
  } finally {
    bar.stop()
  }
}
