import type { Log } from '@plainwire/domain/log'
import type { ModelAnswerSource } from '../../writing-ports.ts'
import { type RequestDraftDependencies, requestDraft } from './request-draft.ts'

/**
 * Creates a source of answers that awaits each request to the model. It is for command-line commands, after
 * which no later edition is composed that could use an answer that arrives late.
 */
export function createDirectAnswerSource(parts: RequestDraftDependencies & { log: Log }): ModelAnswerSource {
  return {
    async answerTo(question) {
      const reply = await requestDraft(parts, question)
      if ('failure' in reply) {
        parts.log.warn({ failure: reply.failure }, reply.message)
        return undefined
      }
      if ('failure' in reply.answer)
        parts.log.warn({ failure: reply.answer.failure }, 'a model’s answer was rejected')
      return reply.answer
    },
  }
}
