import type { Log } from '@plainwire/domain/log'
import { estimateMaxTokenCost, type WriterModel } from '@plainwire/pipeline'
import {
  type Db,
  findModelAnswer,
  type ModelBudget,
  reserveModelTokens,
  returnUnusedModelTokens,
  saveModelAnswer,
  type WritingTask,
} from '@plainwire/store'
import { incrementRootSpanCount } from '../spans/spans.ts'

export interface WriteJobContext {
  db: Db
  log: Log
  now: () => Date
  model: WriterModel
  /** The model's name, for the log. */
  name: string
  budget: ModelBudget
}

/** Thrown if the model didn't answer; the queue then retries the request later. */
class NotAnswered extends Error {
  override readonly name = 'NotAnswered'
}

/**
 * The failures after which the model has certainly done nothing, so that the request doesn't count towards
 * the budget.
 */
const UNSPENT = new Set([
  'forbidden-address',
  'forbidden-url',
  'too-many-redirects',
  'unreachable',
  'tls',
  'busy',
  'refused',
  'quota',
  'paused',
])

/**
 * Returns a function that logs a failure with the number of failures for the same reason since the process
 * started.
 */
function failureLog({ log, name }: WriteJobContext) {
  const times = new Map<string, number>()
  return ({ storyId: story, language }: WritingTask, failure: string, message: string) => {
    const count = (times.get(failure) ?? 0) + 1
    times.set(failure, count)
    log.warn({ model: name, story, language, failure, times: count }, message)
  }
}

/** Returns a function that logs at most once a day that the budget is used up, however many requests wait. */
function budgetLog({ log, name, budget }: WriteJobContext) {
  let loggedDay = ''
  return (at: Date) => {
    const day = at.toISOString().slice(0, 10)
    if (day === loggedDay) return
    loggedDay = day
    log.info({ model: name, ...budget }, 'the model’s budget of the day is used up')
  }
}

/**
 * Creates the handler of write jobs: it sends one request to the model and stores the answer, even a useless
 * one. A request that was already answered isn't sent; a request that would exceed the day's budget is dropped,
 * and a later edition queues it again. Throws if the model didn't answer.
 */
export function createWriteJobHandler(context: WriteJobContext) {
  const { db, log, now, model, name, budget } = context
  const logFailure = failureLog(context)
  const logBudget = budgetLog(context)
  return async (task: WritingTask): Promise<void> => {
    if ((await findModelAnswer(db, task.hash)) !== undefined) return
    if (!model.isOpen()) throw new NotAnswered('The model failed too often just now.')
    const at = now()
    const most = estimateMaxTokenCost(task)
    if (!(await reserveModelTokens(db, { tokens: most, budget, now: at }))) return logBudget(at)
    const reply = await model.request(task)
    if ('failure' in reply) {
      if (UNSPENT.has(reply.failure)) await returnUnusedModelTokens(db, at, { stories: 1, tokens: most })
      logFailure(task, reply.failure, reply.message)
      throw new NotAnswered(reply.message)
    }
    const { answer, tokens, malformed, isRepaired } = reply
    await saveModelAnswer(db, { question: task.hash, answer, tokens, answeredAt: now() })
    await returnUnusedModelTokens(db, at, { stories: 0, tokens: most - tokens })
    if ('failure' in answer) logFailure(task, answer.failure, 'the model’s answer is of no use')
    const { storyId: story, language } = task
    incrementRootSpanCount('model.tokens', tokens)
    if ('draft' in answer)
      log.info({ model: name, story, language, tokens, malformed, isRepaired }, 'a model answered')
  }
}
