import { API_BASE } from '@plainwire/domain/addresses'
import type { FastifyInstance } from 'fastify'
import { DocsDocument } from '../../api-docs/docs-document.ts'
import { docsPage } from '../../api-docs/docs-page.ts'
import { openApiDocument } from '../../api-docs/openapi.ts'
import { DOCS_STYLE } from '../../api-docs/style-sheet.ts'
import { CACHE } from '../../serving/cache-control.ts'
import { type Representation, represent } from '../../serving/representation.ts'
import { send } from '../../serving/send.ts'

const STYLE_PATH = `${API_BASE}/docs.css`

/**
 * GET /api/docs: the API's documentation, from the OpenAPI document. Made at the first request, when all
 * calls are registered.
 */
export function getApiDocsRoutes(app: FastifyInstance): void {
  let page: Promise<Representation> | undefined
  let style: Promise<Representation> | undefined
  app.get(`${API_BASE}/docs`, { schema: { hide: true } }, async (request, reply) => {
    page ??= represent(docsPage(DocsDocument.parse(openApiDocument(app)), STYLE_PATH), {
      type: 'text/html; charset=utf-8',
      cacheControl: CACHE.edition,
    })
    return send(request, reply, await page)
  })
  app.get(STYLE_PATH, { schema: { hide: true } }, async (request, reply) => {
    style ??= represent(DOCS_STYLE, { type: 'text/css; charset=utf-8', cacheControl: CACHE.edition })
    return send(request, reply, await style)
  })
}
