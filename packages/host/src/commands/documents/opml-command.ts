import { readFile } from 'node:fs/promises'
import { parseOpml, toOpml } from '@plainwire/pipeline'
import { Command } from 'commander'
import { readPublishers } from '../../content.ts'
import { HostError } from '../../host-error.ts'

/**
 * `opml` writes the release's publishers as OPML; `opml FILE` reads an OPML file and writes its feeds as JSON
 * Lines.
 */
export function createOpmlCommand(): Command {
  return new Command('opml')
    .description('the release’s publishers as OPML, or the feeds of an OPML file as JSON Lines')
    .argument('[file]')
    .action(async (file: string | undefined) => {
      if (file === undefined) {
        process.stdout.write(toOpml(await readPublishers()))
        return
      }
      const text = await readFile(file).catch((cause) => {
        throw new HostError(`The file ${file} can't be read.`, { cause })
      })
      for (const feed of parseOpml(text)) process.stdout.write(`${JSON.stringify(feed)}\n`)
    })
}
