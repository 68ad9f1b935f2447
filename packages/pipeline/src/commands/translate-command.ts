import { isLanguage, type Language } from '@plainwire/domain/language'
import { detectLanguage } from '../2-extract/index.ts'
import type { Translator } from '../ports.ts'
import { TextInputLine, validateInputLines } from './lines/command-line.ts'

export interface TranslateCommandOptions {
  to: string
  /** If undefined, texts in another language are reported as missing. */
  translator?: Translator | undefined
}

/**
 * Runs `translate`. A text that is already in the requested language isn't changed; other texts are translated
 * and checked. A text that can't be translated or fails the check is marked 'missing' and returned in its own
 * language.
 */
export async function* runTranslateCommand(
  lines: AsyncIterable<unknown>,
  { to, translator }: TranslateCommandOptions,
): AsyncGenerator<object> {
  if (!isLanguage(to)) throw new Error(`'${to}' is not a language we write: nl or en.`)
  for await (const { id, text, language } of validateInputLines(lines, TextInputLine)) {
    yield { id, ...(await inLanguage(text, language ?? detectLanguage(text), to, translator)) }
  }
}

async function inLanguage(text: string, from: string, to: Language, translator: Translator | undefined) {
  if (from === to) return { text, state: 'original' }
  const made = isLanguage(from) ? await translator?.translateText?.(text, from, to) : undefined
  return made ?? { text, state: 'missing' }
}
