import { API, EDITION_FILES } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { requireCurrentEdition } from '../../editions/current-edition.ts'
import type { EditionSource } from '../../editions/loaded-edition.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'

/** How long an answer is cached, in ms; a new edition replaces it earlier. */
const READY_MS = 60_000

/** GET /news.json and GET /translations/{locale}.json, from memory. 503 before the first edition. */
export function registerNewsRoutes(app: FastifyInstance, editions: EditionSource): void {
  const file = (path: string) => {
    const found = requireCurrentEdition(editions).file(path)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  }
  registerApiCall(app, API.getNews, () => file(EDITION_FILES.news), { isPublic: true, readyMs: READY_MS })
  registerApiCall(app, API.getTranslations, ({ params }) => file(`translations/${params.locale}.json`), {
    isPublic: true,
    readyMs: READY_MS,
  })
}
