import { API_BASE } from '@plainwire/domain/addresses'
import type { FastifyInstance } from 'fastify'
import { ApiDocumentation } from '../../api-docs/docs-document.ts'
import { renderDocsPage } from '../../api-docs/docs-page.ts'
import { buildOpenApiDocument } from '../../api-docs/openapi.ts'
import { DOCS_STYLE } from '../../api-docs/style-sheet.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createPreparedResponse, type PreparedResponse } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'

const STYLE_PATH = `${API_BASE}/docs.css`

/**
 * GET /api/docs: the API's documentation, from the OpenAPI document. The page is made at the first request,
 * when all calls are registered.
 */
export function registerApiDocsRoutes(app: FastifyInstance): void {
  let page: Promise<PreparedResponse> | undefined
  let style: Promise<PreparedResponse> | undefined
  app.get(`${API_BASE}/docs`, { schema: { hide: true } }, async (request, reply) => {
    page ??= createPreparedResponse(
      renderDocsPage(ApiDocumentation.parse(buildOpenApiDocument(app)), STYLE_PATH),
      {
        type: 'text/html; charset=utf-8',
        cacheControl: CACHE_CONTROL.edition,
      },
    )
    return sendPreparedResponse(request, reply, await page)
  })
  app.get(STYLE_PATH, { schema: { hide: true } }, async (request, reply) => {
    style ??= createPreparedResponse(DOCS_STYLE, {
      type: 'text/css; charset=utf-8',
      cacheControl: CACHE_CONTROL.edition,
    })
    return sendPreparedResponse(request, reply, await style)
  })
}
