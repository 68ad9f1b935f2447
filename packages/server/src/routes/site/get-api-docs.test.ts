import { API } from '@plainwire/domain/contract'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docsPage } from '../../api-docs/docs-page.ts'
import { pathOf } from '../../route.ts'
import { startServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const pageAt = async (path: string) => parseHTML(await (await server.get(path)).text()).document

describe('B16 the documentation of the API', () => {
  test('has every call of the contract, with a link to each', async () => {
    const page = await pageAt('/api/docs')
    const headings = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect(headings.sort()).toEqual(
      Object.values(API)
        .map((call) => `${call.method} ${pathOf(call)}`)
        .sort(),
    )
    for (const link of page.querySelectorAll('nav a')) {
      expect(page.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
    }
  })

  test('needs neither script nor inline style, and brings its own style sheet', async () => {
    const page = await pageAt('/api/docs')
    expect(page.querySelectorAll('script, style, [style]')).toHaveLength(0)
    const href = page.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? ''
    const style = await server.get(href)
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('shows text as text', () => {
    const TRAP = '<img src=x onerror=alert(1)>'
    const info = { title: TRAP, description: TRAP }
    const paths = { [`/${TRAP}`]: { get: { summary: TRAP, responses: { '404': { description: TRAP } } } } }
    const html = docsPage({ info, paths, components: { schemas: { [TRAP]: { title: TRAP } } } }, '/x.css')
    expect(parseHTML(html).document.querySelectorAll('img')).toHaveLength(0)
    expect(html).toContain('&lt;img')
  })
})
