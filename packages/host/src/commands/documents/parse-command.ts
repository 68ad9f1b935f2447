import type { InputDocument, UnreadableDocument } from '@plainwire/newsroom'
import { createFeedParser } from '@plainwire/pipeline'
import { Command } from 'commander'
import { createCommandHttpClient } from '../../outgoing.ts'
import { readInputDocuments } from './feed-inputs.ts'
import { writeJsonLines } from './json-lines.ts'

/**
 * `parse FILE|URL …`: prints one line per feed. For a feed that can't be parsed the line is `{file, error}`,
 * and the exit code is 1.
 */
export function createParseCommand(): Command {
  return new Command('parse')
    .description('feeds → a line each with their entries')
    .argument('<file-or-url...>')
    .action(async (names: string[]) => {
      const parser = createFeedParser()
      const parseOne = async (input: InputDocument | UnreadableDocument): Promise<object> => {
        if ('error' in input) return input
        const { file, url, contentType, bytes } = input
        try {
          const { title, link, language, entries } = await parser.parse(bytes, {
            url,
            contentType,
            now: new Date(),
          })
          return { file, title, link, language, entries }
        } catch (error) {
          return { file, error: error instanceof Error ? error.message : String(error) }
        }
      }
      async function* lines() {
        for await (const input of readInputDocuments(names, createCommandHttpClient())) {
          const line = await parseOne(input)
          if ('error' in line) process.exitCode = 1
          yield line
        }
      }
      try {
        await writeJsonLines(lines())
      } finally {
        await parser.close()
      }
    })
}
