import type { Answering } from '../testing-service.ts'

/** A chat completion with a text. */
export const completion = (content: unknown, finish_reason = 'stop') => ({
  choices: [{ message: { role: 'assistant', content }, finish_reason }],
  usage: { total_tokens: 900 },
})
/** Always answers with the same text. */
export const answersWith =
  (content: string, finish?: string): Answering =>
  () => ({ json: completion(content, finish) })
/** An error as OpenAI's protocol has it. */
export const refuses = (message: string, status = 400): ReturnType<Answering> => ({
  status,
  json: { error: { message } },
})
