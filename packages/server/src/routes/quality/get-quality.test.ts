import type { PageRequest, QualityHistory } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { renderPlainTestPage, startServer } from '../../testing.ts'

const figure = { topic: 'clickbait', measure: 'accuracy', value: 0.98, items: 10, on: 'a set', target: 0.985 }
const quality: QualityHistory = { runs: [{ date: '2026-11-20', version: '0.1.0', figures: [figure] }] }

test('B18 GET /api/quality answers the figures of the release, with a tag', async () => {
  const server = await startServer({ quality })
  const answer = await server.get('/api/quality')
  expect(await answer.json()).toEqual(quality)
  const again = await server.get('/api/quality', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  await server.stop()
})

test('B18 the page /quality is rendered with its figures, and no other page carries them', async () => {
  const rendered: PageRequest[] = []
  const renderPage = (request: PageRequest) => {
    rendered.push(request)
    return renderPlainTestPage(request)
  }
  const server = await startServer({ quality, renderPage })
  for (const path of ['/quality', '/', '/about']) expect((await server.get(path)).status).toBe(200)
  expect(rendered.map(({ url, quality: figures }) => [url, figures])).toEqual([
    ['/quality', quality],
    ['/', null],
    ['/about', null],
  ])
  await server.stop()
})
