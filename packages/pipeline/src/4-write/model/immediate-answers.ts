import type { Log } from '@plainwire/domain/log'
import type { ModelAnswerSource } from '../../writing-ports.ts'
import { type RequestDraftDependencies, requestDraft } from './request-draft.ts'

/**
 * Creates a source of answers that waits for the model's reply to each request. It is for
 * command-line tools, which end after their work, so that an answer that arrives later couldn't be used.
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
