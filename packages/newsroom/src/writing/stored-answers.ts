import type { Log } from '@plainwire/domain/log'
import { type ModelAnswerSource, type ModelPrompt, StoredModelAnswer } from '@plainwire/pipeline'
import { type Db, findAnsweredModelRequests, findModelAnswer } from '@plainwire/store'
import { LRUCache } from 'lru-cache'

/**
 * The maximum number of requests remembered as waiting, more than there are sample and live stories in two
 * languages. The oldest are removed first.
 */
const MAX_WAITING = 5_000

/** A model's stored answers, and the requests that wait for an answer. */
export interface ModelAnswerStore extends Required<ModelAnswerSource> {
  /** Returns the requests that wait for an answer, of the stories for which `isOurs` returns true. */
  waiting(isOurs: (storyId: string) => boolean): ModelPrompt[]
}

class DatabaseAnswers implements ModelAnswerStore {
  readonly #db: Db
  readonly #log: Log
  /** The waiting requests by story and language, so that a changed story only waits for its new request. */
  readonly #waiting = new LRUCache<string, ModelPrompt>({ max: MAX_WAITING })

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  async answerTo(question: ModelPrompt) {
    const key = `${question.storyId} ${question.language}`
    this.#waiting.delete(key)
    const answer = await this.#find(question.hash)
    if (!answer) this.#waiting.set(key, question)
    return answer
  }

  async hasAnswered(isOurs: (storyId: string) => boolean): Promise<boolean> {
    const answered = await this.#answered(isOurs)
    return answered.some(({ isDraft }) => isDraft)
  }

  async takeAnswered(isOurs: (storyId: string) => boolean): Promise<ReadonlySet<string>> {
    const answered = await this.#answered(isOurs)
    for (const { key } of answered) this.#waiting.delete(key)
    return new Set(answered.filter(({ isDraft }) => isDraft).map(({ storyId }) => storyId))
  }

  waiting(isOurs: (storyId: string) => boolean): ModelPrompt[] {
    return this.#entries(isOurs).map(([, question]) => question)
  }

  /** The waiting requests with their keys, the longest waiting first. */
  #entries(isOurs: (storyId: string) => boolean): [key: string, question: ModelPrompt][] {
    return this.#waiting
      .dump()
      .map(([key, { value }]): [string, ModelPrompt] => [key, value])
      .filter(([, { storyId }]) => isOurs(storyId))
  }

  /**
   * Finds a stored answer. An answer in an outdated format counts as missing, so that it is requested again.
   */
  async #find(hash: string) {
    try {
      const stored = await findModelAnswer(this.#db, hash)
      return stored === undefined ? undefined : StoredModelAnswer.safeParse(stored).data
    } catch (err) {
      this.#log.warn({ err }, 'a model’s stored answer could not be read')
      return undefined
    }
  }

  async #answered(isOurs: (storyId: string) => boolean) {
    const entries = this.#entries(isOurs)
    const hashes = entries.map(([, { hash }]) => hash)
    const answered = await findAnsweredModelRequests(this.#db, hashes)
    const isDraft = new Map(answered.map(({ question, isDraft }) => [question, isDraft]))
    return entries.flatMap(([key, { hash, storyId }]) => {
      const found = isDraft.get(hash)
      return found === undefined ? [] : [{ key, storyId, isDraft: found }]
    })
  }
}

/**
 * Creates the store of the operator's model's answers. A request without a stored answer is added to those
 * that `waiting` returns.
 */
export function createModelAnswerStore(db: Db, log: Log): ModelAnswerStore {
  return new DatabaseAnswers(db, log)
}
