import { gunzipSync } from 'node:zlib'
import { extractCommand } from '@plainwire/pipeline'
import { Command } from 'commander'
import { readInputs } from './feed-inputs.ts'
import { writeJsonLines } from './json-lines.ts'
import { commandHttp } from './outgoing.ts'

/** A page of 5 MB is refused by the stage itself; this only keeps a bomb from filling the memory. */
const MAX_UNPACKED_BYTES = 50_000_000

async function* pages(names: readonly string[], url: string | undefined) {
  for await (const input of readInputs(names, commandHttp())) {
    if ('error' in input) {
      process.stderr.write(`plainwire: ${input.file}: ${input.error}\n`)
      process.exitCode = 1
      continue
    }
    const html = input.file.endsWith('.gz')
      ? gunzipSync(input.bytes, { maxOutputLength: MAX_UNPACKED_BYTES })
      : input.bytes
    yield { file: input.file, html, url: url ?? input.url }
  }
}

/** `extract FILE|URL … [--url U]`: a line per article page. */
export function extractPages(): Command {
  return new Command('extract')
    .description('article pages (.html, .html.gz) → text and facts, a line each')
    .argument('<file-or-url...>')
    .option('--url <url>', 'the address the page came from')
    .action((names: string[], { url }: { url?: string }) => writeJsonLines(extractCommand(pages(names, url))))
}
