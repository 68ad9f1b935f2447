import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findFreePort } from '../product/free-port.ts'
import { type RunningRole, runProductRole } from '../product/product.ts'
import { OPEN_DIALOGS, runAxe } from '../testing/axe.ts'
import { test as base, expect } from '../testing/fixtures.ts'
import { measureLayoutShift } from '../testing/layout-shift.ts'
import { type IdentityProvider, startIdentityProvider } from './provider.ts'

const EMAIL = 'ada.lovelace@example.org'

interface Configured {
  port: number
  provider: IdentityProvider
  own: RunningRole
}

/** A product whose operator has switched ads on and named an identity provider. */
const test = base.extend<object, Configured>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  port: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  provider: [
    async ({ port }, use) => {
      const provider = await startIdentityProvider(`http://127.0.0.1:${port}`, EMAIL)
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  own: [
    async ({ port, provider }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-configured-'))
      const product = await runProductRole('start', {
        PORT: String(port),
        DATA_DIR: dataDir,
        PLAINWIRE_CONTENT: 'sample',
        FEATURES: 'ads',
        GOOGLE_ISSUER: provider.issuer,
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
      })
      await use(product)
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  origin: [async ({ own }, use) => use(own.origin), { scope: 'worker' }],
})
test.describe.configure({ mode: 'default', timeout: 180_000 })

const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

test('SI-02 SI-08 ON-01 a reader signs in at an identity provider, and is then asked for interests', async ({
  page,
  open,
  provider,
  troubles,
}) => {
  // Navigating to the provider is expected.
  troubles.allow(new RegExp(`requested from another host: ${provider.issuer}/`))
  await open('/science')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await button(page, 'Continue with Google').click()
  await expect(dialog(page).getByRole('heading', { name: 'What interests you?' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await button(page, 'Skip').click()
  await page.getByRole('button', { name: 'Account of ada.lovelace', exact: true }).first().click()
  await expect(page.getByText(EMAIL)).toBeVisible()
})

for (const width of [1280, 360]) {
  test(`AD-01 RO-02 at ${width} px ads have reserved places from the first paint, are labelled, and are removed with Premium`, async ({
    page,
    openWhole,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const served = await (await page.request.get('/')).text()
    expect(served).toContain('Advertisement')
    await openWhole('/')
    const block = page.getByRole('complementary', { name: 'Advertisement' })
    await expect(block).toBeVisible()
    const places = page.getByRole('listitem').and(page.locator('.sponsored'))
    const index = await places
      .first()
      .evaluate((place) => [...(place.parentElement?.children ?? [])].indexOf(place))
    expect(index).toBe(6)
    // The banner on a desktop, the native form on a phone, each with its label.
    await expect(
      places.first().getByText('Advertisement', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
    expect(await runAxe(page)).toEqual([])
    expect(await measureLayoutShift(page)).toBe(0)

    await block.getByRole('button', { name: 'Learn More' }).click()
    await button(page, 'Upgrade to Premium').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.sponsored')).toHaveCount(0)
    // The next page is served with ads, but none of them is ever shown.
    await page.addInitScript(() => {
      const look = () => {
        const drawn = [...document.querySelectorAll('.sponsored')].some(
          (ad) => ad.getClientRects().length > 0,
        )
        if (drawn) sessionStorage.setItem('saw-an-ad', 'yes')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await openWhole('/world')
    await expect(page.locator('.sponsored')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('saw-an-ad'))).toBeNull()
  })
}
