import { isLanguage } from '@plainwire/domain/language'
import { detectLanguage } from '../2-extract/index.ts'
import { readLines, TextLine } from './command-line.ts'

/** `translate`: a text already in the language asked for stays as it is; without a translator the others are missing. */
export async function* translateCommand(
  lines: AsyncIterable<unknown>,
  { to }: { to: string },
): AsyncGenerator<object> {
  if (!isLanguage(to)) throw new Error(`'${to}' is not a language we write: nl or en.`)
  for await (const { id, text, language } of readLines(lines, TextLine)) {
    const written = language ?? detectLanguage(text)
    yield { id, text, state: written === to ? 'original' : 'missing' }
  }
}
