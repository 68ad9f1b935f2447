import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { ROOT } from '../scripts/setup/paths.mjs'
import { test as base, expect } from './fixtures.ts'
import { type Gateway, startGateway } from './gateway.ts'
import type { Troubles } from './troubles.ts'

const test = base.extend<{ network: Network }, { gateway: Gateway }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const gateway = await startGateway(process.env.PLAINWIRE_E2E_ORIGIN ?? '')
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
  origin: [async ({ gateway }, use) => use(gateway.origin), { scope: 'worker' }],
  network: async ({ gateway, context, troubles }, use) => {
    // Publishers' pictures are not what is tested here: on a busy machine some come too late.
    troubles.allow(/status of 50[24].*\/images\//)
    await use(networkOf(gateway, context, troubles))
    gateway.connect()
    gateway.deploy(0)
    gateway.replace('/sw.js', undefined)
  },
})

interface Network {
  off(): Promise<void>
  on(): Promise<void>
}

function networkOf(gateway: Gateway, context: BrowserContext, troubles: Troubles): Network {
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

/** What the browser keeps, as paths, by the cache they are in. */
function kept(page: Page): Promise<Record<string, string[]>> {
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

const keptIn = async (page: Page, name: string) => (await kept(page))[name] ?? []

/** Waits until the worker has taken over and the edition on screen is kept. */
async function isKept(page: Page): Promise<void> {
  await expect.poll(async () => (await keptIn(page, 'plainwire-editions')).length).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** The release that a page is of; -1 while it is of none. */
const releaseOf = (page: Page) =>
  page.evaluate(() => {
    const src = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
    return Number(/\/build\/r(\d+)\//.exec(src)?.[1] ?? 0)
  })

/** The release whose shell the browser would show without a connection. */
const shellRelease = (page: Page) =>
  page.evaluate(async () => {
    const { controller } = navigator.serviceWorker
    const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    controller?.postMessage({ kind: 'is-yours', script }, [port2])
    return answer
  })

const cards = (page: Page) => page.getByRole('article')

test('SM-07 a story that was not kept says plainly that there is no connection', async ({
  page,
  open,
  network,
  edition,
}) => {
  await open('/')
  await isKept(page)
  await network.off()
  await page.goto(`/story/${edition.stories.at(-1)?.id}`)
  await expect(
    page.getByRole('dialog').getByText('Network error. Please check your connection and try again.'),
  ).toBeVisible()
})

test('nothing of the reader’s own is kept', async ({ page, open }) => {
  await open('/')
  await isKept(page)
  const paths = Object.values(await kept(page)).flat()
  const allowed =
    /^\/(build\/|assets\/|images\/(?!share\/)|shell\.html|news\.json\?kept=|translations\/[\w-]+\.json\?kept=|cities\.json$|api\/stories\/[a-z0-9-]+$)/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  expect(paths.filter((path) => path.startsWith('/news.json'))).toHaveLength(1)
})

test('an open page is told of a new version; its parts still load, and one button brings the new one', async ({
  page,
  open,
  gateway,
  context,
  network: _,
}) => {
  await open('/')
  await isKept(page)
  gateway.deploy(1)
  const other = await context.newPage()
  await other.goto('/')
  await expect.poll(() => shellRelease(other)).toBe(true)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  expect(await releaseOf(page)).toBe(0)
  // A part that this page has not fetched yet, and that the server no longer has under its name.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => releaseOf(page)).toBe(1)
  await expect(page.getByText('A new version is ready.')).toBeHidden()
})

test('a part that is nowhere any more is said to be, and the page stays', async ({
  page,
  open,
  gateway,
  troubles,
  network: _,
}) => {
  troubles.allow(/Failed to load resource/)
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await open('/')
  gateway.deploy(7)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByText('This part belongs to an older version of Plainwire.')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => releaseOf(page)).toBe(7)
})

test('an operator can end the worker everywhere: everything kept goes with it', async ({
  page,
  open,
  gateway,
  network: _,
}) => {
  await open('/')
  await isKept(page)
  const source = readFileSync(join(ROOT, 'packages/server/src/pages/offline-files.ts'), 'utf8')
  const retired = /RETIRED_WORKER = `([^`]+)`/.exec(source)?.[1]
  gateway.replace('/sw.js', retired)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  expect(Object.keys(await kept(page))).toEqual([])
})
