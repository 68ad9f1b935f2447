import type { AskKind, Handlers } from './asks/handlers.ts'
import type { Answer } from './news-answer.ts'

type InputOf<Kind extends AskKind> = Parameters<Handlers[Kind]>[1]

export interface NumberedAsk {
  id: number
  kind: AskKind
  input: unknown
}
interface NumberedAnswer {
  id: number
  answer: Answer<unknown>
}

/** Where the application gets everything it doesn't carry, by the name of the ask. Nothing throws: a failure is an answer. */
export type Newsroom = {
  [Kind in AskKind]: (input: InputOf<Kind>) => ReturnType<Handlers[Kind]>
}

/** The names of all asks: the page knows no more of them, their code runs in the worker. */
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
} satisfies Record<AskKind, true>)

/** A newsroom in which one function answers everything. */
export function newsroomOf(answerTo: (kind: AskKind, input: unknown) => Promise<Answer<unknown>>): Newsroom {
  const asks = KINDS.map((kind) => [kind, (input: unknown) => answerTo(kind as AskKind, input)])
  // Both ends are typed by the same table of handlers; a message between threads is not.
  return Object.fromEntries(asks) as Newsroom
}

/** What the newsroom needs of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener'>

const UNAVAILABLE = { ok: false, failure: 'unavailable' } as const
/** A worker that dies is replaced so often: one that dies again would go on dying. */
const MAX_HIRES = 2

/**
 * A newsroom that works in a worker. One that dies is replaced once, and what it was asked is asked again; after that
 * everything is 'unavailable'.
 *
 * @param hire starts the worker; called when the first question comes, for a page that came whole needs none at first
 */
export function workerNewsroom(hire: () => WorkerPort): Newsroom {
  const waiting = new Map<number, NumberedAsk & { resolve: (answer: Answer<unknown>) => void }>()
  let lastId = 0
  let hires = 0
  let worker: WorkerPort | undefined

  const post = ({ id, kind, input }: NumberedAsk) => {
    worker ??= start()
    worker.postMessage({ id, kind, input } satisfies NumberedAsk)
  }
  const mournedBy = (dead: WorkerPort) => {
    if (dead !== worker) return
    worker = undefined
    const asks = [...waiting.values()]
    if (hires < MAX_HIRES) return asks.forEach(post)
    waiting.clear()
    for (const { resolve } of asks) resolve(UNAVAILABLE)
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
      const ask = { id: lastId, kind, input, resolve }
      waiting.set(lastId, ask)
      post(ask)
    })
  })
}
