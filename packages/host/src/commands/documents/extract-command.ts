import { gunzipSync } from 'node:zlib'
import { type PageInput, runExtractCommand } from '@plainwire/pipeline'
import { Command } from 'commander'
import { HostError } from '../../host-error.ts'
import { createCommandHttpClient } from '../../outgoing.ts'
import { readInputDocuments } from './feed-inputs.ts'
import { writeJsonLines } from './json-lines.ts'

/**
 * The maximum size of a decompressed page, in bytes, so that a decompression bomb can't exhaust the memory.
 */
const MAX_UNPACKED_BYTES = 50_000_000

/** The decompressed page; undefined if it can't be decompressed. */
function unpacked(file: string, bytes: Uint8Array): Uint8Array | undefined {
  if (!file.endsWith('.gz')) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES })
  } catch {
    return undefined
  }
}

/**
 * Reads article pages one by one. For a page that can't be read, prints the reason in one sentence and sets
 * the exit code to 1.
 */
async function* pages(names: readonly string[], url: string | undefined): AsyncGenerator<PageInput> {
  for await (const input of readInputDocuments(names, createCommandHttpClient())) {
    const html = 'error' in input ? undefined : unpacked(input.file, input.bytes)
    if ('error' in input || !html) {
      const error = 'error' in input ? input.error : 'The file can’t be unpacked: it is damaged or too large.'
      process.stderr.write(`plainwire: ${input.file}: ${error}\n`)
      process.exitCode = 1
    } else yield { file: input.file, html, url: url ?? input.url }
  }
}

/** `extract FILE|URL … [--url U]`: prints one line per article page. */
export function createExtractCommand(): Command {
  return new Command('extract')
    .description('article pages (.html, .html.gz) → text and facts, a line each')
    .argument('<file-or-url...>')
    .option('--url <url>', 'the address the page came from')
    .action(async (names: string[], { url }: { url?: string }) => {
      if (url !== undefined && !URL.canParse(url)) throw new HostError(`'${url}' is not an address.`)
      await writeJsonLines(runExtractCommand(pages(names, url)))
    })
}
