import { API, EditionSignature, EditionStatement } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { requireCurrentEdition } from '../../editions/current-edition.ts'
import type { EditionSource, EditionVerificationFileKind } from '../../editions/loaded-edition.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import {
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../../serving/representation.ts'

/**
 * GET /editions/{edition}/manifest.json and signature.json of the editions that are stored, and GET
 * /.well-known/plainwire-editions.json with the keys for verifying them, as listed by the current edition. The
 * keys answer 404 if the current edition isn't signed, and 503 before the first edition.
 */
export function registerEditionSignatureRoutes(app: FastifyInstance, editions: EditionSource): void {
  const proof = async (number: number, file: EditionVerificationFileKind): Promise<PreparedResponse> => {
    const bytes = await editions.proof?.(number, file)
    if (!bytes) throw new ApiError('NOT_FOUND')
    return createPreparedResponse(bytes, { type: JSON_CONTENT_TYPE, cacheControl: CACHE_CONTROL.edition })
  }
  const options = { isPublic: true }
  registerApiCall(app, API.getEditionManifest, ({ params }) => proof(params.edition, 'manifest'), options)
  registerApiCall(app, API.getEditionSignature, ({ params }) => proof(params.edition, 'signature'), options)
  registerApiCall(
    app,
    API.getEditionKeys,
    async () => {
      const { number } = requireCurrentEdition(editions).pointer
      const signature = await editions.proof?.(number, 'signature')
      if (!signature) throw new ApiError('NOT_FOUND')
      const answer = { edition: number, keys: keysIn(signature) }
      return createPreparedResponse(JSON.stringify(answer), {
        type: JSON_CONTENT_TYPE,
        cacheControl: CACHE_CONTROL.edition,
      })
    },
    options,
  )
}

/**
 * Returns the keys listed in an edition's signed statement. The file is our own and was validated before it was
 * written.
 */
function keysIn(signature: Buffer): EditionStatement['keys'] {
  const { statement } = EditionSignature.parse(JSON.parse(signature.toString('utf8')))
  return EditionStatement.parse(JSON.parse(statement)).keys
}
