import { buildCallPath } from '@plainwire/domain/addresses'
import { API } from '@plainwire/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderDocsPage } from '../../api-docs/docs-page.ts'
import { startServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const pageAt = async (path: string) => (await server.get(path)).text()
const allIn = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found]) => found)

describe('B16 the documentation of the API', () => {
  test('has every call of the contract, with a link to each', async () => {
    const page = await pageAt('/api/docs')
    const calls = Object.values(API).map((call) => `${call.method} ${buildCallPath(call)}`)
    expect(allIn(page, /<h3><code>(.*?)<\/code><\/h3>/g).sort()).toEqual(calls.sort())
    expect(allIn(page, /href="#([^"]+)"/g)).toEqual(allIn(page, /<section id="([^"]+)"/g))
  })

  test('needs neither script nor inline style, and brings its own style sheet', async () => {
    const page = await pageAt('/api/docs')
    expect(page).not.toMatch(/<script|<style|style=/)
    const [href = ''] = allIn(page, /rel="stylesheet" href="([^"]+)"/g)
    const style = await server.get(href)
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('shows text as text', () => {
    const TRAP = '"><img src=x onerror=alert(1)>'
    const info = { title: TRAP, description: TRAP }
    const paths = { [`/${TRAP}`]: { get: { summary: TRAP, responses: { '404': { description: TRAP } } } } }
    const html = renderDocsPage(
      { info, paths, components: { schemas: { [TRAP]: { title: TRAP } } } },
      '/x.css',
    )
    expect(html).not.toContain('<img')
    expect(html).toContain('<h1>API</h1>')
    expect(html).toContain('&lt;img')
  })
})
