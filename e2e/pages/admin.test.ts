import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'
import { type RunningRole, removeDataFolder, runProductRole } from '../product/product.ts'
import { runAxe } from '../testing/axe.ts'
import { test as base, expect } from '../testing/fixtures.ts'
import { changeLook } from '../testing/rendering.ts'

interface Own {
  dataDir: string
  own: RunningRole
  /** A publisher on this machine whose page links to its feed. */
  publisher: string
}

/** Tests with a separate product that has an operator. */
const test = base.extend<object, Own>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'plainwire-admin-'))
      await use(folder)
      removeDataFolder(folder)
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ dataDir }, use) => {
      const product = await runProductRole('start', { DATA_DIR: dataDir, PLAINWIRE_CONTENT: 'sample' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  publisher: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const server = createServer(({ url }, answer) => {
        if (url === '/')
          answer.end(
            '<html><title>Bridge</title><link rel="alternate" type="application/rss+xml" href="/rss"></html>',
          )
        else if (url !== '/rss') answer.writeHead(404).end()
        else
          answer.end(`<rss version="2.0"><channel><title>Bridge News</title><language>en</language>
            <item><title>The bridge opens</title><link>https://bridge.example/1</link></item>
            <item><title>Nowhere to go</title></item></channel></rss>`)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.close()
    },
    { scope: 'worker' },
  ],
  origin: [async ({ own }, use) => use(own.origin), { scope: 'worker' }],
})
test.describe.configure({ timeout: 240_000 })

/** The width at which axe checks the pages in a language: the longer texts at the smaller width. */
const AXE_LOOKS = [
  ['en', 1280],
  ['nl', 360],
] as const

/** Creates a one-time link for an operator by the command on the server. */
function oneTimeLink(dataDir: string, origin: string): string {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: origin }
  const options = { cwd: ROOT, env, encoding: 'utf8' } as const
  return execFileSync(PINNED_NODE, ['packages/host/src/main.ts', 'admin-link'], options).trim()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an operator signs in by a link, adds a feed by a page’s address, pauses it and sees it in the log', async ({
  page,
  dataDir,
  origin,
  publisher,
}) => {
  await page.goto(oneTimeLink(dataDir, origin))
  expect(await runAxe(page)).toEqual([])
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Feeds' })).toBeVisible()

  await page.getByRole('link', { name: 'Private origins' }).click()
  await page.getByLabel('Address').fill(publisher)
  await press(page, 'Add')
  await expect(page.getByRole('status')).toHaveText('The origin is allowed.')

  await page.getByRole('navigation').getByRole('link', { name: 'Feeds' }).click()
  await page.getByRole('textbox', { name: /^Address/ }).fill(publisher)
  await press(page, 'Look')
  await expect(page.getByRole('heading', { name: 'Feeds that were found' })).toBeVisible()
  await press(page, 'Look')
  await expect(page.getByText('2 entries, of which 1 would become articles.')).toBeVisible()
  await expect(page.getByText('is left out: no link that can be followed')).toBeVisible()
  expect(await runAxe(page)).toEqual([])
  await page.getByLabel('Science').check()
  await press(page, 'Add')
  await expect(page.getByRole('status')).toHaveText('The feed is added. It is visited within seconds.')

  await page.getByRole('link', { name: `${publisher}/rss` }).click()
  await expect(page.getByLabel('Science')).toBeChecked()
  await press(page, 'Pause')
  await expect(page.getByRole('status')).toHaveText('The feed is paused.')
  const feed = new URL(page.url())
  feed.searchParams.delete('done')

  await page.getByRole('link', { name: 'Changes' }).click()
  const lines = page.getByRole('listitem').filter({ hasText: 'UTC' })
  await expect(lines.first()).toContainText(`Feed paused – ${publisher}/rss`)
  await expect(lines.nth(1)).toContainText('"science"')

  const places = ['feeds', 'publishers', 'origins', 'operators', 'readers', 'changes'].map(
    (name) => `/admin/${name}`,
  )
  for (const place of [...places, feed.pathname + feed.search])
    for (const [language, axeWidth] of AXE_LOOKS) {
      const address = new URL(place, origin)
      address.searchParams.set('lang', language)
      await page.goto(address.href)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of [360, 1280]) {
        await changeLook(page, { width })
        const where = `${place} in ${language} at ${width} px`
        if (width === axeWidth) expect(await runAxe(page), where).toEqual([])
        const cut = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(cut, where).toBe(0)
      }
    }

  await page.goto('/admin')
  await press(page, 'Leave')
  await expect(page).toHaveURL('/')
})
