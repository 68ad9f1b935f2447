import type { Page } from '@playwright/test'
import { OPEN_DIALOGS, runAxe, runAxeOnColours } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'
import { signIn } from '../testing/signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

/** Opens the settings from the footer. */
async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible()
}

/** The reader's tier on the server. */
async function tierOnServer(page: Page, token: string): Promise<string> {
  const answer = await page.request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })
  const { subscription } = await answer.json()
  return subscription.tier
}

test('PR-04 BI-02 BI-05 PS-08 a reader upgrades, has Premium everywhere at once, cancels, and has it until the period ends', async ({
  page,
  open,
}) => {
  // Axe checks every theme.
  test.setTimeout(240_000)
  const { token } = await signIn(page)
  await open('/')
  await openSettings(page, 'Reading settings')
  await dialog(page).getByText('Sepia', { exact: true }).click()
  await expect(button(page, 'Maybe Later')).toBeVisible()
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await dialog(page).getByText('Annual', { exact: true }).click()
  await button(page, 'Upgrade to Premium').click()
  await expect(dialog(page).getByRole('heading', { name: 'Reading settings' })).toBeVisible()

  // The themes, the server and the dialogs show that the reader has premium.
  await expect.poll(() => tierOnServer(page, token)).toBe('premium')
  await dialog(page).getByText('Sepia', { exact: true }).click()
  expect(await theme(page)).toBe('sepia')
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  // The other themes differ in nothing but colours.
  for (const name of ['Dark', 'Newsprint', 'High contrast']) {
    await dialog(page).getByText(name, { exact: true }).click()
    expect(await runAxeOnColours(page, OPEN_DIALOGS), name).toEqual([])
  }
  await dialog(page).getByText('Sepia', { exact: true }).click()
  expect(await theme(page)).toBe('sepia')
  await page.addInitScript(() => {
    // The theme when the body began to be parsed, which is that of the first paint.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      sessionStorage.setItem('first-theme', document.documentElement.dataset.theme ?? '')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

  // A new page, because the old one would reopen the dialog of its history state. Tried twice if necessary,
  // because Chromium passes newly persisted values to the process of the next page with a delay.
  await expect
    .poll(async () => {
      await open('/world')
      return page.evaluate(() => sessionStorage.getItem('first-theme'))
    })
    .toBe('sepia')
  await openSettings(page, 'Reading settings')
  await button(page, 'Subscription & Billing').click()
  await expect(dialog(page).getByText('Active', { exact: true })).toBeVisible()
  const saved = page.waitForEvent('download')
  await dialog(page)
    .getByRole('button', { name: /^PDF of invoice/ })
    .click()
  expect((await saved).suggestedFilename()).toMatch(/^plainwire-PW-\d{8}\.pdf$/)
  await button(page, 'Cancel Subscription').click()
  await expect(dialog(page).getByText('Access ends')).toBeVisible()
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])

  // After the period has ended, on the device and on the server, the reader is free, and the page shows that.
  const ended = { tier: 'free', status: 'none', currentPeriodEnd: null, cancelAtPeriodEnd: false }
  const headers = { authorization: `Bearer ${token}` }
  const told = await page.request.put('/api/subscription', { data: ended, headers })
  expect(told.ok()).toBe(true)
  await page.evaluate(
    (free) => {
      const kept = JSON.parse(localStorage.getItem('plainwire.subscription') ?? '{}')
      kept.of[kept.whose].periodEndsAt = new Date(Date.now() - 1000).toISOString()
      localStorage.setItem('plainwire.subscription', JSON.stringify(kept))
      const theme = JSON.parse(localStorage.getItem('plainwire.theme') ?? '{}')
      localStorage.setItem('plainwire.theme', JSON.stringify({ ...theme, until: Date.now() - 1000 }))
      const profile = JSON.parse(localStorage.getItem('auth_user') ?? '{}')
      localStorage.setItem('auth_user', JSON.stringify({ ...profile, subscription: free }))
    },
    await told.json(),
  )
  await open('/science')
  expect(await theme(page)).toBeUndefined()
  await openSettings(page, 'Reading settings')
  await button(page, 'Subscription & Billing').click()
  await expect(dialog(page).getByText('Free Plan')).toBeVisible()
  await expect(button(page, 'Upgrade to Premium')).toBeVisible()
})

test('PR-01 PR-05 BI-01 on a phone, in Dutch, everything in the dialogs can be reached', async ({
  page,
  open,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/?lang=nl')
  await openSettings(page, 'Leesinstellingen')
  await button(page, 'Abonnement en betaling').click()
  await button(page, 'Neem Premium').click()
  await expect(dialog(page).getByText('€ 4,99', { exact: true })).toBeVisible()
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await button(page, 'Start 7 dagen gratis').click()
  await expect(dialog(page).getByRole('heading', { name: 'Leesinstellingen' })).toBeVisible()
  await button(page, 'Abonnement en betaling').click()
  await expect(dialog(page).getByText('Proefperiode stopt')).toBeVisible()
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
