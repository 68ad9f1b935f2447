import { z } from 'zod'
import { detectLanguage } from '../2-extract/index.ts'
import { type AsyncClaimChecker, createClaimChecker, createSingleStageChecker } from '../4-write/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { ArticleInputLine, validateInputLines } from './lines/command-line.ts'

const ClaimsLine = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String),
    language: z.string().nullish(),
    document: z.string().nullish(),
    articles: z.array(ArticleInputLine.partial({ id: true, title: true })).nullish(),
    claims: z.array(z.string()),
  })
  .refine(({ document, articles }) => Boolean(document) || (articles?.length ?? 0) > 0, {
    message: 'a document or articles are needed',
  })
type ClaimsLine = z.infer<typeof ClaimsLine>

function documentsOf({ document, articles }: ClaimsLine): string[] {
  const written = (articles ?? []).map(({ title, summary, text }) =>
    [title, summary, text].filter(Boolean).join('\n\n'),
  )
  return document ? [document, ...written] : written
}

/**
 * Runs `check`: yields for each claim whether it passes the checker, judged by the documents in its line, and
 * its problems.
 */
export async function* runCheckCommand(
  lines: AsyncIterable<unknown>,
  {
    data,
    checker = createSingleStageChecker(createClaimChecker(data)),
  }: { data: NewsroomData; checker?: AsyncClaimChecker | undefined },
): AsyncGenerator<object> {
  for await (const line of validateInputLines(lines, ClaimsLine)) {
    const documents = documentsOf(line)
    const language = line.language ?? detectLanguage(documents.join('\n').slice(0, 2_000), 'en')
    const claims: object[] = []
    for (const claim of line.claims) {
      const { verdict, problems } = await checker.check({ claim, documents, language })
      claims.push({
        kept: verdict === 'supported',
        problems: problems.map(({ kind, text }) => ({ kind, text })),
      })
    }
    yield { id: line.id, claims }
  }
}
