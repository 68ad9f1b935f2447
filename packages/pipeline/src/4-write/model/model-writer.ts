import type { Log } from '@plainwire/domain/log'
import type { RemovedSentence } from '@plainwire/domain/story'
import type { ModelAnswerSource, Writer } from '../../writing-ports.ts'
import { buildSupportedDraftText } from './proven-text.ts'
import { buildWriterModelRequest } from './writer-question.ts'

export interface ModelWriterDependencies {
  /** The model's name; an answer is only used if this model gave it. */
  model: string
  answers: ModelAnswerSource
  log: Log
}

/** The maximum number of requests remembered to log each answer once; an edition has fewer stories. */
const MAX_LOGGED = 5_000

/** The number of failed lines by kind of reason: 'number', 'source', 'form'. */
function byKind(failed: readonly RemovedSentence[]): Record<string, number> {
  const kinds = failed.map(({ reason }) => reason.split(':')[0] ?? reason)
  return Object.fromEntries(
    Array.from(
      Map.groupBy(kinds, (kind) => kind),
      ([kind, all]) => [kind, all.length],
    ),
  )
}

/** Logs each judged answer once, so that composing a story again logs nothing. */
function judgementLog(log: Log) {
  const logged = new Set<string>()
  return (hash: string, context: object, failed: readonly RemovedSentence[]) => {
    if (logged.has(hash)) return
    if (logged.size >= MAX_LOGGED) logged.clear()
    logged.add(hash)
    const reasons = failed.map(({ reason }) => reason)
    log.info({ ...context, failed: byKind(failed), reasons }, 'a model’s text was judged')
  }
}

/**
 * Creates a writer that uses a model's sentences as far as the sources support them. For a story without an
 * answer, it returns the extracted text. Never throws.
 */
export function createModelWriter({ model, answers, log }: ModelWriterDependencies): Writer {
  const logJudgement = judgementLog(log)
  return {
    async write(order) {
      const built = buildWriterModelRequest(order, model)
      if (!built) return order.extracted
      const { question, lines } = built
      const answer = await answers.answerTo(question)
      if (!answer || 'failure' in answer) return order.extracted
      const { text, proven, failed } = buildSupportedDraftText(order, answer.draft, lines)
      const { storyId: story, language } = order
      logJudgement(
        question.hash,
        { story, language, model, proven, sentences: text.sentences.length },
        failed,
      )
      return text
    },
    hasAnswered: async (isOurs) => (await answers.hasAnswered?.(isOurs)) ?? false,
    takeAnswered: async (isOurs) => (await answers.takeAnswered?.(isOurs)) ?? new Set(),
  }
}
