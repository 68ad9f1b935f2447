import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findNewestCode } from '../product/newest-code.ts'
import { type RunningRole, runProductRole } from '../product/product.ts'
import { test as base, expect } from '../testing/fixtures.ts'
import { chooseFromUserMenu, createEmailAddress } from '../testing/signed-in.ts'
import { type ExternalServices, startServices } from './services.ts'

/** The code in the newest mail to an address at the mail server. */
async function codeAtMailServer({ mails }: ExternalServices, email: string): Promise<string | undefined> {
  const mail = mails.findLast((one) => one.includes(email))
  return /^Subject: .*?(\d{6})/m.exec(mail ?? '')?.[1]
}

/** The code in the newest mail to an address in the outbox of a product without a mail server. */
async function codeInOutbox(page: Page, email: string): Promise<string | undefined> {
  const outbox = await (await page.request.get('/dev/outbox')).text()
  return findNewestCode(outbox, email)
}

interface Outside {
  services: ExternalServices
  own: RunningRole
}

/** Tests with a product that uses an external PostgreSQL and mail server. */
const outside = base.extend<object, Outside>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const services = await startServices()
      await use(services)
      await services.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  own: [
    async ({ services }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-life-'))
      const settings = { DATABASE_URL: services.database, SMTP_URL: services.smtp }
      const product = await runProductRole('start', {
        ...settings,
        DATA_DIR: dataDir,
        PLAINWIRE_CONTENT: 'sample',
      })
      await use(product)
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  origin: [async ({ own }, use) => use(own.origin), { scope: 'worker' }],
})

const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const bookmarks = (page: Page) => page.locator('article').getByRole('button', { name: /^Save story/ })

/** Returns the newest code that was mailed to an address; undefined if none was. */
type CodeOf = (email: string) => Promise<string | undefined>

/** Signs in with a newly mailed code, other than `before`. */
async function signIn(page: Page, email: string, codeOf: CodeOf, before?: string): Promise<string> {
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await button(page, 'Continue with email').click()
  await dialog(page).getByLabel('Email address').fill(email)
  await button(page, 'Send verification code').click()
  const digit = dialog(page).getByRole('textbox', { name: 'Digit 1 of 6' })
  await expect(digit).toBeVisible()
  let code = ''
  await expect
    .poll(
      async () => {
        code = (await codeOf(email)) ?? ''
        return code !== '' && code !== before
      },
      { intervals: [100, 250, 500], timeout: 90_000 },
    )
    .toBe(true)
  await digit.focus()
  await page.keyboard.type(code)
  await button(page, 'Verify and sign in').click()
  return code
}

/** Completes the onboarding with one interest, which changes the front page. */
async function chooseInterests(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('heading', { name: 'What interests you?' })).toBeVisible()
  await dialog(page).getByText('Sports', { exact: true }).click()
  await button(page, 'Continue').click()
  await button(page, 'Get Started').click()
  await expect(dialog(page).getByText('Try Premium Free for 7 Days')).toBeVisible()
  await button(page, 'Continue with Free Plan').click()
  await expect(page.getByText('More news, beyond your topics')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Sports')
}

async function muteAWord(page: Page): Promise<void> {
  await chooseFromUserMenu(page, 'Personalization Settings')
  await dialog(page).getByRole('tab', { name: 'Muted' }).click()
  const field = dialog(page).getByRole('textbox').first()
  await field.fill('football')
  await field.press('Enter')
  await expect(page.getByText('Word added to muted list').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Saves ten stories, checks that an eleventh is refused, and exports the list. */
async function saveTen(page: Page): Promise<void> {
  await expect(bookmarks(page).nth(10)).toBeVisible()
  for (let index = 0; index < 10; index += 1) {
    await bookmarks(page).nth(index).click()
    await expect(bookmarks(page).nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await bookmarks(page).nth(10).click()
  await expect(page.getByText(/^Save limit reached\./).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseFromUserMenu(page, 'Saved Stories')
  await expect(dialog(page).getByText('10/10')).toBeVisible()
  const coming = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Export as JSON' }).click()
  expect((await coming).suggestedFilename()).toBe('plainwire-saved-stories.json')
  await page.keyboard.press('Escape')
}

/** Checks that the settings appear on a second device. */
async function onSecondDevice(
  browser: Browser,
  origin: string,
  enter: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await enter(page)
  await expect(page.getByText('More news, beyond your topics')).toBeVisible()
  await chooseFromUserMenu(page, 'Saved Stories')
  await expect(dialog(page).getByText('10/10')).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseFromUserMenu(page, 'Sign out')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await context.close()
}

async function deleteAccount(page: Page): Promise<void> {
  await chooseFromUserMenu(page, 'Account')
  await button(page, 'Delete my account …').click()
  await button(page, 'Delete for good').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
}

interface Life {
  page: Page
  browser: Browser
  origin: string
  codeOf: CodeOf
}

async function live({ page, browser, origin, codeOf }: Life): Promise<void> {
  const email = createEmailAddress()
  const code = await signIn(page, email, codeOf)
  await chooseInterests(page)
  await muteAWord(page)
  await saveTen(page)
  await onSecondDevice(browser, origin, async (second) => {
    await signIn(second, email, codeOf, code)
  })
  await expect(page.locator('header button[aria-haspopup="menu"]').first()).toBeVisible()
  await deleteAccount(page)
}

const TITLE =
  'SI-01 ON-01 FD-08 PS-05 SV-05 SI-10 a life of an account: interests, a mute, ten saves, a second device, deletion'
/** The timeout of a life, which is as long as several tests. */
const LIFE_MS = 240_000

base(`${TITLE}, on the embedded database`, async ({ page, browser, origin, open, troubles }) => {
  base.setTimeout(LIFE_MS)
  troubles.allow(/status of (400|429)/)
  await open('/')
  await live({ page, browser, origin, codeOf: (email) => codeInOutbox(page, email) })
})

outside(
  `${TITLE}, on an outside PostgreSQL and mail server`,
  async ({ page, browser, origin, open, troubles, services }) => {
    outside.setTimeout(LIFE_MS)
    troubles.allow(/status of (400|429)/)
    await open('/')
    await live({ page, browser, origin, codeOf: (email) => codeAtMailServer(services, email) })
  },
)
