import type { WorkerRequestHandlers, WorkerRequestKind } from './handlers/handlers.ts'
import type { NewsRequestResult } from './news-answer.ts'

type InputOf<Kind extends WorkerRequestKind> = Parameters<WorkerRequestHandlers[Kind]>[1]

/** A request to the worker; its answer has the same id. */
export interface WorkerRequestWithId {
  id: number
  kind: WorkerRequestKind
  input: unknown
}
interface NumberedAnswer {
  id: number
  answer: NewsRequestResult<unknown>
}

/**
 * The page's client of the worker, which has the news: a function for each kind of request. The functions
 * don't throw; they return a failure as an answer.
 */
export type NewsClient = {
  [Kind in WorkerRequestKind]: (input: InputOf<Kind>) => ReturnType<WorkerRequestHandlers[Kind]>
}

/**
 * The kinds of requests. They are listed here, because importing the handlers would add their code to the
 * page's script.
 */
const KINDS = Object.keys({
  edition: true,
  list: true,
  trending: true,
  differing: true,
  card: true,
  sheet: true,
  related: true,
  thread: true,
  timeline: true,
  gaps: true,
  storyGaps: true,
  followed: true,
  search: true,
  searchReady: true,
  olderStories: true,
  suggestions: true,
  muted: true,
  mutePreview: true,
  story: true,
  snapshot: true,
  cities: true,
  placesNear: true,
  placeOfAddress: true,
  config: true,
  quality: true,
  corrections: true,
  share: true,
  reportUnrelatedArticle: true,
  publisher: true,
} satisfies Record<WorkerRequestKind, true>)

/** Creates a client whose requests are all answered by `answerTo`. */
export function createNewsClient(
  answerTo: (kind: WorkerRequestKind, input: unknown) => Promise<NewsRequestResult<unknown>>,
): NewsClient {
  const requests = KINDS.map((kind) => [kind, (input: unknown) => answerTo(kind as WorkerRequestKind, input)])
  // The cast is safe: messages to and from the worker are untyped, but both sides derive their types from the
  // same table of handlers.
  return Object.fromEntries(requests) as NewsClient
}

/** The parts of a worker that the client uses. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener'>

const UNAVAILABLE = { ok: false, failure: 'unavailable' } as const
/**
 * The maximum number of times that the worker is started. A worker that dies twice would probably die again.
 */
const MAX_STARTS = 2

/**
 * Creates a client of the worker. A worker that dies is replaced once, and its pending requests are sent
 * again; if it dies again, every request is answered 'unavailable'.
 *
 * @param startWorker starts the worker; called at the first request, because a page rendered by the server
 * doesn't need the worker at first
 */
export function createWorkerNewsClient(startWorker: () => WorkerPort): NewsClient {
  const waiting = new Map<
    number,
    WorkerRequestWithId & { resolve: (answer: NewsRequestResult<unknown>) => void }
  >()
  let lastId = 0
  let starts = 0
  let worker: WorkerPort | undefined

  const post = ({ id, kind, input }: WorkerRequestWithId) => {
    worker ??= start()
    worker.postMessage({ id, kind, input } satisfies WorkerRequestWithId)
  }
  const onDeath = (dead: WorkerPort) => {
    if (dead !== worker) return
    worker = undefined
    const requests = [...waiting.values()]
    if (starts < MAX_STARTS) return requests.forEach(post)
    waiting.clear()
    for (const { resolve } of requests) resolve(UNAVAILABLE)
  }
  const start = () => {
    const started = startWorker()
    starts += 1
    started.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => {
      waiting.get(data.id)?.resolve(data.answer)
      waiting.delete(data.id)
    })
    started.addEventListener('error', () => onDeath(started))
    return started
  }
  return createNewsClient((kind, input) => {
    if (!worker && starts >= MAX_STARTS) return Promise.resolve(UNAVAILABLE)
    return new Promise((resolve) => {
      lastId += 1
      const request = { id: lastId, kind, input, resolve }
      waiting.set(lastId, request)
      post(request)
    })
  })
}
