import { API, EDITION_FILES } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { createNoEditionError, requireCurrentEdition } from '../../editions/current-edition.ts'
import type { EditionSource } from '../../editions/loaded-edition.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'

/**
 * GET /api/publishers and GET /api/publishers/{id}, from memory. 404 PUBLISHER_NOT_FOUND; 503 before the
 * first edition, or if the current edition was made by an old release that didn't describe publishers.
 */
export function registerPublisherRoutes(app: FastifyInstance, editions: EditionSource): void {
  registerApiCall(
    app,
    API.getPublishers,
    () => {
      const list = requireCurrentEdition(editions).file(EDITION_FILES.publishers)
      if (!list) throw createNoEditionError()
      return list
    },
    { isPublic: true },
  )
  registerApiCall(
    app,
    API.getPublisher,
    ({ params }) => {
      const { passports } = requireCurrentEdition(editions)
      if (!passports) throw createNoEditionError()
      const passport = passports.get(params.id)
      if (!passport) throw new ApiError('PUBLISHER_NOT_FOUND')
      return passport
    },
    { isPublic: true },
  )
}
