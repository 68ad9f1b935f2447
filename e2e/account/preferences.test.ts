import type { Page } from '@playwright/test'
import { OPEN_DIALOGS, runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'
import { createEmailAddress, openDialogFromHistory, signIn, waitForMailedCode } from '../testing/signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

test('ON-01 ON-02 ON-03 FD-08 FD-12 a new reader is asked for interests; they change the front page, and a mute hides stories', async ({
  page,
  open,
}) => {
  const email = createEmailAddress()
  await open('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await button(page, 'Continue with email').click()
  await dialog(page).getByLabel('Email address').fill(email)
  await button(page, 'Send verification code').click()
  await dialog(page).getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await page.keyboard.type(await waitForMailedCode(page.request, email))
  await button(page, 'Verify and sign in').click()

  await expect(dialog(page).getByRole('heading', { name: 'What interests you?' })).toBeVisible()
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await dialog(page).getByText('Sports', { exact: true }).click()
  await expect(dialog(page).getByText('1 selected')).toBeVisible()
  await button(page, 'Continue').click()
  await dialog(page).getByLabel('Age range').selectOption('25-34')
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await button(page, 'Get Started').click()
  await expect(button(page, 'Saving...')).toBeVisible()
  await expect(dialog(page).getByText('Try Premium Free for 7 Days')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByText('More news, beyond your topics')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Sports')
  await page.reload()
  await expect(page.getByText('More news, beyond your topics')).toBeVisible()

  await page
    .getByRole('button', { name: /^Account of / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Personalization Settings' }).click()
  await dialog(page).getByRole('tab', { name: 'Muted' }).click()
  await dialog(page).getByLabel('Topic or source').fill('Sports')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Topic added to muted list').first()).toBeVisible()
  await expect(dialog(page).getByText('1 of 2')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText(/stor(y|ies) hidden,/)).toBeVisible()
  await expect(page.getByText('More news, beyond your topics')).toBeHidden()
})

test('FD-12 mutes of another device apply here until the reader signs out', async ({
  page,
  open,
  browser,
  origin,
}) => {
  const { token } = await signIn(page)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.patch('/api/preferences/muted', { data: { mutedSources: ['sports'] }, headers })
  await open('/sports')
  await expect(page.getByText(/stor(y|ies) hidden,/)).toBeVisible()
  await page.evaluate(() => {
    for (const key of ['auth_user', 'auth_token', 'refresh_token', 'id_token']) localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key: 'auth_user' }))
  })
  await expect(page.getByText(/stor(y|ies) hidden,/)).toBeHidden()
  const stranger = await browser.newPage({ baseURL: origin })
  await stranger.goto('/sports')
  await expect(stranger.getByRole('article').first()).toBeVisible()
  await stranger.close()
})

for (const [language, width, tabs] of [
  ['en', 360, ['Interests', 'Muted', 'Email', 'AI']],
  ['nl', 1280, ['Interesses', 'Gedempt', 'E-mail', 'AI']],
] as const) {
  test(`PS-01 PS-06 every tab of the settings is accessible in ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page)
    await openDialogFromHistory(page, { name: 'preferences' }, `/?lang=${language}`)
    for (const tab of tabs) {
      await dialog(page).getByRole('tab', { name: tab, exact: true }).click()
      await expect(dialog(page).getByRole('tabpanel', { name: tab, exact: true })).toBeVisible()
      if (tab === 'Email') await expect(dialog(page).getByRole('switch').first()).toBeVisible()
      expect(await runAxe(page, OPEN_DIALOGS), tab).toEqual([])
    }
  })
}
