import type { HandlerKind, Handlers } from './handlers/handlers.ts'
import type { Answer } from './news-answer.ts'

type InputOf<Kind extends HandlerKind> = Parameters<Handlers[Kind]>[1]

export interface NumberedRequest {
  id: number
  kind: HandlerKind
  input: unknown
}
interface NumberedAnswer {
  id: number
  answer: Answer<unknown>
}

/**
 * The application's source of all data, by the name of the request. Nothing throws: a failure is an answer.
 */
export type Newsroom = {
  [Kind in HandlerKind]: (input: InputOf<Kind>) => ReturnType<Handlers[Kind]>
}

/** The names of all requests: their code is in the worker only. */
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
  notTheSame: true,
  publisher: true,
} satisfies Record<HandlerKind, true>)

/** A newsroom in which one function answers everything. */
export function newsroomOf(
  answerTo: (kind: HandlerKind, input: unknown) => Promise<Answer<unknown>>,
): Newsroom {
  const requests = KINDS.map((kind) => [kind, (input: unknown) => answerTo(kind as HandlerKind, input)])
  // Both ends are typed by the same table of handlers; a message between threads is not.
  return Object.fromEntries(requests) as Newsroom
}

/** The parts of a worker that the client uses. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener'>

const UNAVAILABLE = { ok: false, failure: 'unavailable' } as const
/** How often a worker that dies is started: one that dies again would go on doing so. */
const MAX_HIRES = 2

/**
 * A client of the worker. A worker that dies is replaced once, and its pending requests are repeated; after
 * that everything is 'unavailable'.
 *
 * @param hire starts the worker; called at the first request, because a page from the server needs none at
 * first
 */
export function workerNewsroom(hire: () => WorkerPort): Newsroom {
  const waiting = new Map<number, NumberedRequest & { resolve: (answer: Answer<unknown>) => void }>()
  let lastId = 0
  let hires = 0
  let worker: WorkerPort | undefined

  const post = ({ id, kind, input }: NumberedRequest) => {
    worker ??= start()
    worker.postMessage({ id, kind, input } satisfies NumberedRequest)
  }
  const mournedBy = (dead: WorkerPort) => {
    if (dead !== worker) return
    worker = undefined
    const requests = [...waiting.values()]
    if (hires < MAX_HIRES) return requests.forEach(post)
    waiting.clear()
    for (const { resolve } of requests) resolve(UNAVAILABLE)
  }
  const start = () => {
    const hired = hire()
    hires += 1
    hired.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => {
      waiting.get(data.id)?.resolve(data.answer)
      waiting.delete(data.id)
    })
    hired.addEventListener('error', () => mournedBy(hired))
    return hired
  }
  return newsroomOf((kind, input) => {
    if (!worker && hires >= MAX_HIRES) return Promise.resolve(UNAVAILABLE)
    return new Promise((resolve) => {
      lastId += 1
      const request = { id: lastId, kind, input, resolve }
      waiting.set(lastId, request)
      post(request)
    })
  })
}
