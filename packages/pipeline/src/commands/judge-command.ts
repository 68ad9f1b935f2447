import { detectLanguage } from '../2-extract/index.ts'
import { createHeadlineAndTextJudge } from '../6-score/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { TitleInputLine, validateInputLines } from './lines/command-line.ts'

/**
 * Runs `judge`: yields the clickbait, cleanliness and neutrality of each headline and text, with the words
 * that they are based on.
 */
export async function* runJudgeCommand(
  lines: AsyncIterable<unknown>,
  { data }: { data: NewsroomData },
): AsyncGenerator<object> {
  const judge = createHeadlineAndTextJudge(data)
  for await (const { id, title, text, language } of validateInputLines(lines, TitleInputLine)) {
    const written = language ?? detectLanguage(`${title}. ${text ?? ''}`, 'en')
    const { clickbait, cleanliness, neutrality, marks } = judge.text({
      title,
      text: text ?? '',
      language: written,
    })
    yield { id, clickbait, cleanliness, political_neutrality: neutrality, marks }
  }
}
