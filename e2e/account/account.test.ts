import type { Page } from '@playwright/test'
import { runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'
import { createEmailAddress, signIn, waitForMailedCode } from '../testing/signed-in.ts'

const TEXTS = {
  en: {
    query: '',
    signIn: 'Sign In',
    withEmail: 'Continue with email',
    address: 'Email address',
    send: 'Send verification code',
    verify: 'Verify and sign in',
    wrong: 'Invalid verification code. Please try again.',
    resend: "Didn't receive the code? Try again",
    wait: /You can request a new one in \d+ seconds/,
    missing: 'Google Sign-In requires SDK integration (not implemented in this demo)',
    account: 'Account',
    here: 'This device',
    remove: 'Delete my account …',
    forGood: 'Delete for good',
  },
  nl: {
    query: '?lang=nl',
    signIn: 'Inloggen',
    withEmail: 'Verder met e-mail',
    address: 'E-mailadres',
    send: 'Stuur de code',
    verify: 'Controleer en log in',
    wrong: 'De code klopt niet. Probeer het opnieuw.',
    resend: 'Geen code gekregen? Probeer het opnieuw',
    wait: /Over \d+ seconden kun je een nieuwe aanvragen/,
    missing: 'Inloggen met Google moet nog worden ingesteld en werkt hier niet.',
    account: 'Account',
    here: 'Dit apparaat',
    remove: 'Verwijder mijn account …',
    forGood: 'Voorgoed verwijderen',
  },
} as const

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const menuButton = (page: Page) => page.locator('header button[aria-haspopup="menu"]').first()
const session = (page: Page) =>
  page.evaluate(() =>
    ['auth_user', 'auth_token', 'refresh_token', 'id_token'].map((key) => localStorage.getItem(key) !== null),
  )
const ALL = [true, true, true, true]
const NONE = [false, false, false, false]

/** Returns a code that differs from the given one, so that it is wrong. */
const other = (code: string) => (code === '000000' ? '111111' : '000000')

for (const [language, width] of [
  ['en', 1280],
  ['nl', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    const texts = TEXTS[language]

    test('SI-01 SI-04 SI-05 SI-07 SI-08 SI-10 SI-11 SI-12 a reader signs in with the mailed code, stays, and signs out', async ({
      page,
      open,
      troubles,
      context,
    }) => {
      // Slow: it loads three pages and runs axe four times.
      test.slow()
      // The browser logs each refused call: a provider that isn't configured, a code requested too early, a
      // wrong code.
      troubles.allow(/status of (400|429|501)/)
      const email = createEmailAddress()
      await open(`/${texts.query}`)
      await button(page, texts.signIn).click()
      await expect(dialog(page)).toBeVisible()
      expect(await runAxe(page, 'dialog')).toEqual([])
      await dialog(page)
        .getByRole('button', { name: /Google/ })
        .click()
      await expect(dialog(page).getByText(texts.missing)).toBeVisible()
      await button(page, texts.withEmail).click()
      await dialog(page).getByLabel(texts.address).fill(email)
      expect(await runAxe(page, 'dialog')).toEqual([])
      await button(page, texts.send).click()
      await expect(dialog(page).getByRole('group')).toBeVisible()
      await button(page, texts.resend).click()
      await expect(dialog(page).getByText(texts.wait)).toBeVisible()
      const code = await waitForMailedCode(page.request, email)
      await dialog(page).getByRole('textbox').first().focus()
      await page.keyboard.type(other(code))
      await button(page, texts.verify).click()
      await expect(dialog(page).getByText(texts.wrong)).toBeVisible()
      expect(await runAxe(page, 'dialog')).toEqual([])
      await expect(dialog(page).getByRole('textbox').first()).toBeFocused()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(menuButton(page)).toBeAttached()
      expect(await session(page)).toEqual(ALL)
      await page.reload()
      await expect(menuButton(page)).toBeVisible()

      const second = await context.newPage()
      await second.goto(`/science${texts.query}`)
      await expect(menuButton(second)).toBeVisible()
      await menuButton(second).click()
      await expect(second.getByRole('menuitem').first()).toBeFocused()
      expect(await runAxe(second, 'header')).toEqual([])
      await second.keyboard.press('End')
      await second.keyboard.press('Enter')
      await expect(button(second, texts.signIn)).toBeFocused()
      await expect(button(page, texts.signIn)).toBeVisible()
      expect(await session(page)).toEqual(NONE)
      await page.reload()
      await expect(button(page, texts.signIn)).toBeVisible()
    })

    test('UM-01 the account lists its devices, and is deleted for good', async ({ page, open }) => {
      const { email, token } = await signIn(page)
      await open(`/${texts.query}`)
      await menuButton(page).click()
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('menuitem', { name: texts.account, exact: true }).click()
      await expect(dialog(page).getByText(texts.here)).toBeVisible()
      expect(await runAxe(page, 'dialog')).toEqual([])
      await button(page, texts.remove).click()
      await button(page, texts.forGood).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(button(page, texts.signIn)).toBeVisible()
      expect(await session(page)).toEqual(NONE)
      const profile = await page.request.get('/api/profile', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(profile.status()).toBe(401)
    })
  })
}

test('SI-12 UM-01 restoring a session moves nothing in the masthead', async ({ page, openWhole }) => {
  await signIn(page)
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    // Only the masthead is compared, because a reader with interests has another list.
    const note = (entry: PerformanceEntry) => {
      const { sources = [] } = entry as PerformanceEntry & { sources?: { node: Node | null }[] }
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        if (element?.closest('header')) moved.push(element.outerHTML)
      }
    }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await openWhole('/')
  await expect(menuButton(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
})

for (const { language, updated } of [
  { language: 'en', updated: /^Updated: / },
  { language: 'nl', updated: /^Bijgewerkt: / },
])
  test(`SI-12 the age of the edition moves nothing in the masthead as it grows, ${language}`, async ({
    page,
    edition,
    openWhole,
  }) => {
    const made = Date.parse(edition.fetch_date)
    await page.clock.install({ time: made + 1000 })
    await openWhole(language === 'en' ? '/' : '/?lang=nl')
    const age = page.getByRole('banner').getByText(updated)
    const texts = [await age.innerText()]
    const start = async () => (await age.boundingBox())?.x
    const place = await start()
    for (const minutes of [1, 9, 49]) {
      await page.clock.runFor(minutes * 60_000)
      texts.push(await age.innerText())
      expect(await start()).toBe(place)
    }
    expect(new Set(texts).size).toBe(4)
  })

test('SI-10 a session that is ended elsewhere ends here, and a message asks to sign in again', async ({
  page,
  open,
  troubles,
}) => {
  troubles.allow(/status of 401/)
  const { token } = await signIn(page)
  await open('/')
  await expect(menuButton(page)).toBeVisible()
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.reload()
  await expect(button(page, TEXTS.en.signIn)).toBeVisible()
  await expect.poll(() => session(page)).toEqual(NONE)
})
