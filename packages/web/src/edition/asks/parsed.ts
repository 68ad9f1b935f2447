import type { z } from 'zod'
import type { Fetched } from '../../lib/api.ts'
import type { Answer } from '../news-answer.ts'

/** What was fetched, read by the contract. Everything the application takes in comes through here. */
export function parsed<T>(fetched: Fetched, schema: z.ZodType<T>): Answer<T> {
  if (!fetched.ok) return fetched
  const result = schema.safeParse(fetched.data)
  return result.success ? { ok: true, data: result.data } : { ok: false, failure: 'invalid' }
}
