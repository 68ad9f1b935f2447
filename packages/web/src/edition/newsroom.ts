import type { Answer, Answers, Ask } from './news-answer.ts'

export interface NumberedAsk {
  id: number
  ask: Ask
}
interface NumberedAnswer {
  id: number
  answer: Answer<Answers[Ask['kind']]>
}

/** Where the application gets everything it doesn't carry. Nothing throws: a failure is an answer. */
export interface Newsroom {
  news: (isRefresh: boolean) => Promise<Answer<Answers['news']>>
  story: (storyId: string) => Promise<Answer<Answers['story']>>
  translations: (file: string) => Promise<Answer<Answers['translations']>>
  cities: () => Promise<Answer<Answers['cities']>>
  config: () => Promise<Answer<Answers['config']>>
  quality: () => Promise<Answer<Answers['quality']>>
}

/** What the newsroom needs of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener'>

/**
 * A newsroom that works in a worker. A worker that can't start or dies answers 'unavailable' to everything.
 *
 * @param hire starts the worker; called when the first question comes, for a page that came whole needs none at first
 */
export function workerNewsroom(hire: () => WorkerPort): Newsroom {
  const waiting = new Map<number, (answer: Answer<never>) => void>()
  let lastId = 0
  let worker: WorkerPort | undefined
  let isDead = false

  const end = () => {
    isDead = true
    for (const answer of waiting.values()) answer({ ok: false, failure: 'unavailable' })
    waiting.clear()
  }
  const hired = () => {
    if (worker) return worker
    worker = hire()
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => {
      // The answer to a question has its kind: both ends are typed by Answers.
      waiting.get(data.id)?.(data.answer as Answer<never>)
      waiting.delete(data.id)
    })
    worker.addEventListener('error', end)
    return worker
  }
  const answerTo = <Kind extends keyof Answers>(ask: Ask & { kind: Kind }) =>
    new Promise<Answer<Answers[Kind]>>((resolve) => {
      if (isDead) return resolve({ ok: false, failure: 'unavailable' })
      lastId += 1
      waiting.set(lastId, resolve)
      hired().postMessage({ id: lastId, ask } satisfies NumberedAsk)
    })
  return {
    news: (isRefresh) => answerTo({ kind: 'news', isRefresh }),
    story: (storyId) => answerTo({ kind: 'story', storyId }),
    translations: (file) => answerTo({ kind: 'translations', file }),
    cities: () => answerTo({ kind: 'cities' }),
    config: () => answerTo({ kind: 'config' }),
    quality: () => answerTo({ kind: 'quality' }),
  }
}
