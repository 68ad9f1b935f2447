import { SHARE_IMAGES_PATH } from '@plainwire/domain/addresses'
import { StoryId } from '@plainwire/domain/contract'
import { parsePageLanguage } from '@plainwire/domain/language'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { buildPreviewPictureContent } from '../../previews/preview-facts.ts'
import type { LinkPreviewRenderer } from '../../previews/preview-painter.ts'
import { PICTURE_CONTENT_SECURITY_POLICY } from '../../security-headers.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { computeEtag } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'
import { parseStoryDetailsResponse } from '../../stories/read-details.ts'
import type { StoryFinder } from '../../stories/story-finder.ts'

/**
 * The maximum number of requests per minute and network: messengers and social networks request a link's
 * picture once, and readers' browsers never do.
 */
const PER_MINUTE = 60
const FILE = /^(?<id>[^.]+)\.png$/

/**
 * GET /images/share/{storyId}.png?lang=: the picture of 1200 × 630 pixels that messengers and social networks
 * show with a link. 404 for a story that we never published; 503 while too many pictures are being drawn.
 */
export function registerSharePreviewRoute(
  app: FastifyInstance,
  { findStory, painter }: { findStory: StoryFinder; painter: LinkPreviewRenderer },
): void {
  app.addHook('onClose', () => painter.close())
  app.get<{ Params: { file: string } }>(
    `${SHARE_IMAGES_PATH}/:file`,
    {
      schema: { hide: true },
      config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      onRequest: async (_request, reply) => {
        reply
          .header('content-security-policy', PICTURE_CONTENT_SECURITY_POLICY)
          .removeHeader('reporting-endpoints')
        // Link previews are shown on other sites.
        reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    },
    async (request, reply) => {
      const id = StoryId.safeParse(FILE.exec(request.params.file)?.groups?.id).data
      const found = id === undefined ? undefined : await findStory(id, request)
      if (!found) throw new ApiError('STORY_NOT_FOUND')
      const { story } = await parseStoryDetailsResponse(found)
      const { searchParams } = new URL(`http://site${request.raw.url}`)
      const picture = await painter.paint(
        buildPreviewPictureContent(story, parsePageLanguage(searchParams.get('lang'))),
      )
      return sendPreparedResponse(request, reply, {
        type: 'image/png',
        tag: computeEtag(picture),
        cacheControl: CACHE_CONTROL.preview,
        forms: { identity: picture },
      })
    },
  )
}
