import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

/** Opens a dialog as a link to it would: it stands in the history, and a new visit finds it there. */
async function openAsked(page: Page, asked: Record<string, string>): Promise<void> {
  await page.evaluate((one) => {
    history.replaceState({ usr: { asked: [one] }, key: 'asked', idx: 0 }, '')
  }, asked)
  await page.reload()
  await expect(dialog(page)).toBeVisible()
}

/** The tier that the server holds for the reader. */
async function tierOnServer(page: Page, token: string): Promise<string> {
  const answer = await page.request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })
  const { subscription } = await answer.json()
  return subscription.tier
}

test('PR-04 BI-02 BI-05 PS-08 a reader upgrades, has Premium everywhere at once, cancels, and has it to the end', async ({
  page,
  open,
}) => {
  const { token } = await signIn(page)
  await open('/')
  await openAsked(page, { name: 'upgrade', variant: 'default' })
  expect(await axeFindings(page)).toEqual([])
  await dialog(page).getByText('Annual', { exact: true }).click()
  await button(page, 'Upgrade to Premium').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The limits, the themes and the server know it.
  await expect.poll(() => tierOnServer(page, token)).toBe('premium')
  await openAsked(page, { name: 'settings' })
  await dialog(page).getByText('Sepia', { exact: true }).click()
  expect(await theme(page)).toBe('sepia')
  expect(await axeFindings(page)).toEqual([])
  await page.addInitScript(() => {
    // The theme that stood on the page when its body began: what was painted first.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      sessionStorage.setItem('first-theme', document.documentElement.dataset.theme ?? '')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

  await openAsked(page, { name: 'billing' })
  expect(await page.evaluate(() => sessionStorage.getItem('first-theme'))).toBe('sepia')
  await expect(dialog(page).getByText('Active', { exact: true })).toBeVisible()
  const saved = page.waitForEvent('download')
  await dialog(page)
    .getByRole('button', { name: /^PDF of invoice/ })
    .click()
  expect((await saved).suggestedFilename()).toMatch(/^plainwire-PW-\d{8}\.pdf$/)
  await button(page, 'Cancel Subscription').click()
  await expect(dialog(page).getByText('Access ends')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // A year and a day later the page is a free reader's, and says so in the dialog.
  await page.clock.install({ time: Date.now() + 366 * 86_400_000 })
  await page.reload()
  await expect(dialog(page).getByText('Free Plan')).toBeVisible()
  expect(await theme(page)).toBeUndefined()
  await expect(button(page, 'Upgrade to Premium')).toBeVisible()
})

test('PR-01 PR-05 BI-01 on a phone, in Dutch, nothing of the dialogs is out of reach', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/?lang=nl')
  await openAsked(page, { name: 'upgrade', variant: 'welcome' })
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Start 7 dagen gratis').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openAsked(page, { name: 'billing' })
  await expect(dialog(page).getByText('Proefperiode stopt')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
