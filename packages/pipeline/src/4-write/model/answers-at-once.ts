import type { Log } from '@plainwire/domain/log'
import type { ModelAnswerSource } from '../../writing-ports.ts'
import { type RequestDraftParts, requestDraft } from './request-draft.ts'

/**
 * Creates answers for which each request to the model is awaited; for commands, which have no later edition.
 */
export function createImmediateAnswers(parts: RequestDraftParts & { log: Log }): ModelAnswerSource {
  return {
    async answerTo(question) {
      const asked = await requestDraft(parts, question)
      if ('failure' in asked) {
        parts.log.warn({ failure: asked.failure }, asked.message)
        return undefined
      }
      if ('failure' in asked.answer)
        parts.log.warn({ failure: asked.answer.failure }, 'a model’s answer is of no use')
      return asked.answer
    },
  }
}
