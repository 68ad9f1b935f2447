import { z } from 'zod'

/**
 * The error for invalid input of a newsroom command. Its message is one sentence with the number of the line.
 */
export class InvalidInputLineError extends Error {
  override readonly name = 'InvalidInputLineError'
  /** The line number, from 1. */
  readonly line: number

  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`)
    this.line = line
  }
}

const Id = z.union([z.string(), z.number()]).transform(String)

/** An article as the newsroom commands read it. */
export const ArticleInputLine = z.object({
  id: Id,
  title: z.string(),
  text: z.string().nullish(),
  summary: z.string().nullish(),
  published_at: z.string().nullish(),
  language: z.string().nullish(),
  publisher: z.string().nullish(),
  url: z.string().nullish(),
})
export type ArticleInputLine = z.infer<typeof ArticleInputLine>

/** A headline with or without its text. */
export const TitleInputLine = z.object({
  id: Id,
  title: z.string(),
  text: z.string().nullish(),
  language: z.string().nullish(),
  url: z.string().nullish(),
})

/** A text with or without its headline. */
export const TextInputLine = z.object({
  id: Id,
  title: z.string().nullish(),
  text: z.string(),
  language: z.string().nullish(),
})

/** Validates lines by a schema; throws InvalidInputLineError at the first invalid one. */
export async function* validateInputLines<T>(
  lines: AsyncIterable<unknown>,
  schema: z.ZodType<T>,
): AsyncGenerator<T> {
  let number = 0
  for await (const line of lines) {
    number += 1
    const read = schema.safeParse(line)
    if (read.success) yield read.data
    else throw new InvalidInputLineError(number, problemOf(read.error))
  }
}

function problemOf(error: z.ZodError): string {
  const issue = error.issues[0]
  const where = issue?.path.join('.')
  return where ? `'${where}' doesn't fit: ${issue?.message}` : `${issue?.message ?? 'it does not fit'}`
}
