import type { BrowserContext, Page } from '@playwright/test'
import type { UnexpectedBrowserErrors } from './browser-errors.ts'
import { type FaultInjectingProxy, startFaultInjectingProxy } from './fault-injecting-proxy.ts'
import { test as base, expect } from './fixtures.ts'

/** Tests that can disconnect the network and deploy another release. */
export const test = base.extend<{ network: Network }, { gateway: FaultInjectingProxy }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const gateway = await startFaultInjectingProxy(process.env.PLAINWIRE_E2E_ORIGIN ?? '')
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  origin: [async ({ gateway }, use) => use(gateway.origin), { scope: 'worker' }],
  network: async ({ gateway, context, troubles }, use) => {
    // Publishers' pictures aren't tested here, and may time out on a busy machine.
    troubles.allow(/status of 50[24].*\/images\//)
    await use(networkOf(gateway, context, troubles))
    gateway.connect()
    gateway.deploy(0)
    gateway.replace('/sw.js', undefined)
    gateway.hold(undefined)
  },
})

/** Disconnects and connects the browser. */
interface Network {
  off(): Promise<void>
  on(): Promise<void>
}

function networkOf(
  gateway: FaultInjectingProxy,
  context: BrowserContext,
  troubles: UnexpectedBrowserErrors,
): Network {
  return {
    async off() {
      troubles.allow(/net::ERR_|Failed to load resource/)
      gateway.cut()
      await context.setOffline(true)
    },
    async on() {
      gateway.connect()
      await context.setOffline(false)
    },
  }
}

/** The paths in the browser's caches, by cache. */
export function listCachedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      const paths = requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
      return [name, paths] as const
    })
    return Object.fromEntries(await Promise.all(lists))
  })
}

/** The paths in one of the browser's caches. */
export const listPathsInCache = async (page: Page, name: string) => (await listCachedPaths(page))[name] ?? []

/** Waits until the service worker controls the page and has cached an edition. */
export async function waitUntilEditionCached(page: Page): Promise<void> {
  await expect
    .poll(async () => (await listPathsInCache(page, 'plainwire-editions')).length)
    .toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}
