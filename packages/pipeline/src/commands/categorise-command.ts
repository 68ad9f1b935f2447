import { detectLanguage } from '../2-extract/index.ts'
import { createCategoriser } from '../6-score/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { TitleInputLine, validateInputLines } from './lines/command-line.ts'

/**
 * Runs `categorise`: yields the categories of each headline and text, best first, with the scores of all ten.
 */
export async function* runCategoriseCommand(
  lines: AsyncIterable<unknown>,
  { data }: { data: NewsroomData },
): AsyncGenerator<object> {
  const categoriser = createCategoriser(data)
  for await (const { id, title, text, language, url } of validateInputLines(lines, TitleInputLine)) {
    const written = language ?? detectLanguage(`${title}. ${text ?? ''}`, 'en')
    yield { id, ...categoriser.of({ title, text: text ?? '', language: written, url: url ?? undefined }) }
  }
}
