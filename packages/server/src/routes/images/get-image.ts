import { IMAGES_PATH } from '@plainwire/domain/addresses'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { parseImageVariant, verifySignedUrl } from '../../images/image-address.ts'
import type { ImageProxy } from '../../images/image-proxy.ts'
import type { ServerOptions } from '../../options.ts'
import { PICTURE_CONTENT_SECURITY_POLICY } from '../../security-headers.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { computeEtag } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'

interface Params {
  signature: string
  encoded: string
  variant: string
}

/**
 * GET /images/{signature}/{address}/{width}.{format}: a publisher's picture, re-encoded. 404 if the signature
 * is invalid or the picture is gone or withdrawn, 415 if it isn't a picture, 502 if its source fails.
 */
export function registerImageRoute(
  app: FastifyInstance,
  proxy: ImageProxy,
  { images: { keys }, withdrawals }: Pick<ServerOptions, 'images' | 'withdrawals'>,
): void {
  app.get<{ Params: Params }>(
    `${IMAGES_PATH}/:signature/:encoded/:variant`,
    {
      schema: { hide: true },
      onRequest: async (_request, reply) => {
        reply
          .header('content-security-policy', PICTURE_CONTENT_SECURITY_POLICY)
          .removeHeader('reporting-endpoints')
        // Digests contain pictures, which webmail programs show on pages of other sites.
        reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    },
    async (request, reply) => {
      const { signature, encoded, variant } = request.params
      const size = parseImageVariant(variant)
      const url = verifySignedUrl(signature, encoded, keys)
      const isGone = url !== undefined && withdrawals?.current().pictures.has(url)
      if (!size || url === undefined || isGone) throw new ApiError('NOT_FOUND')
      const picture = await proxy.picture(url, size.width, size.format)
      return sendPreparedResponse(request, reply, {
        type: `image/${size.format}`,
        tag: computeEtag(picture),
        cacheControl: CACHE_CONTROL.picture,
        forms: { identity: picture },
      })
    },
  )
}
