import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { OPEN_DIALOGS, runAxe } from '../testing/axe.ts'
import { expect } from '../testing/fixtures.ts'
import { listCachedPaths, listPathsInCache, test, waitUntilEditionCached } from '../testing/network.ts'
import { chooseFromUserMenu, fetchSavedIds, signInOnboardedReader } from '../testing/signed-in.ts'

const TEXTS = {
  en: {
    query: '',
    save: /^Save story/,
    saved: 'Saved Stories',
    done: 'Story saved successfully',
    empty: 'No saved stories yet',
    clear: 'Clear all',
    close: 'Close',
  },
  nl: {
    query: '?lang=nl',
    save: /^Bewaar verhaal/,
    saved: 'Bewaarde verhalen',
    done: 'Verhaal bewaard',
    empty: 'Nog geen bewaarde verhalen',
    clear: 'Wis alles',
    close: 'Sluiten',
  },
} as const
type Texts = (typeof TEXTS)[keyof typeof TEXTS]

const dialog = (page: Page) => page.getByRole('dialog').last()
const bookmarks = (page: Page, { save }: Texts = TEXTS.en) =>
  page.locator('article').getByRole('button', { name: save })
const isPressed = (bookmark: Locator, pressed = true) =>
  expect(bookmark).toHaveAttribute('aria-pressed', String(pressed))

async function exported(page: Page, form: 'JSON' | 'CSV' | 'HTML'): Promise<string> {
  const coming = page.waitForEvent('download')
  await dialog(page)
    .getByRole('button', { name: `Export as ${form}` })
    .click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`plainwire-saved-stories.${form.toLowerCase()}`)
  return readFile(await file.path(), 'utf8')
}

test('SV-05 SV-07 ten stories are saved, the eleventh is refused; they are exported, one is removed, then all', async ({
  page,
  open,
  troubles,
}) => {
  // The browser logs the refused save.
  troubles.allow(/status of 400/)
  const { token } = await signInOnboardedReader(page)
  await open('/')
  const bookmark = bookmarks(page)
  await expect(bookmark).toHaveCount(20)
  for (let index = 0; index < 10; index += 1) await bookmark.nth(index).click()
  await expect.poll(async () => (await fetchSavedIds(page.request, token)).length).toBe(10)
  for (let index = 0; index < 10; index += 1) await isPressed(bookmark.nth(index))

  await bookmark.nth(10).click()
  await expect(
    page.getByText('Save limit reached. Upgrade to Premium for unlimited saves.').first(),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isPressed(bookmark.nth(10), false)

  await chooseFromUserMenu(page, 'Saved Stories')
  await expect(dialog(page).getByText('10/10')).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Storage Limit Warning' })).toBeVisible()
  await expect(dialog(page).getByText('10 saved stories')).toBeVisible()

  const { stories } = JSON.parse(await exported(page, 'JSON'))
  expect(stories.map(({ id }: { id: string }) => id)).toEqual(await fetchSavedIds(page.request, token))
  expect((await exported(page, 'CSV')).trim().split('\r\n')).toHaveLength(11)
  const html = await exported(page, 'HTML')
  for (const { link } of stories) expect(html).toContain(`href="${link}"`)

  await dialog(page)
    .getByRole('button', { name: /^Remove.*:/ })
    .first()
    .click()
  await expect(page.getByText(/\.\.\. removed from saved stories$/).first()).toBeVisible()
  await expect(dialog(page).getByText('9 saved stories')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear all' }).click()
  await dialog(page).getByRole('button', { name: 'Remove all' }).click()
  await expect(dialog(page).getByText('No saved stories yet')).toBeVisible()
  await expect.poll(() => fetchSavedIds(page.request, token)).toEqual([])

  // An exported link opens its story.
  const [first] = stories
  await page.goto(new URL(first.link).pathname)
  await expect(dialog(page).getByRole('heading', { level: 1, name: first.title })).toBeVisible()
})

for (const [language, width] of [
  ['en', 1280],
  ['nl', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    const texts = TEXTS[language]

    test('CA-03 SV-01 SV-04 the save button appears with the session and moves nothing; the list opens the story', async ({
      page,
      openWhole,
    }) => {
      await openWhole(`/${texts.query}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(bookmarks(page, texts)).toHaveCount(0)
      const { token } = await signInOnboardedReader(page)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openWhole(`/${texts.query}`)
      const bookmark = bookmarks(page, texts)
      await expect(bookmark.first()).toBeVisible()
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)

      await chooseFromUserMenu(page, texts.saved)
      await expect(dialog(page).getByText(texts.empty)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // The keyboard shortcut saves the story that has the focus.
      await page.keyboard.press('j')
      await page.keyboard.press('s')
      await isPressed(bookmark.first())
      await expect(page.getByText(texts.done).first()).toBeVisible()
      await expect.poll(async () => (await fetchSavedIds(page.request, token)).length).toBe(1)
      await chooseFromUserMenu(page, texts.saved)
      await expect(dialog(page).getByText('1/10')).toBeVisible()
      await dialog(page).getByRole('button', { name: texts.clear }).click()
      expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
      const link = dialog(page).getByRole('listitem').getByRole('link')
      const title = (await link.textContent()) ?? ''
      await link.click()
      await expect(dialog(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
      await isPressed(dialog(page).getByRole('button', { name: texts.save }))
      await page.goBack()
      await expect(dialog(page).getByText('1/10')).toBeVisible()
    })
  })
}

test('B20: without a connection stories can be saved and saved ones read; signing out removes all of it', async ({
  page,
  openWhole,
  network,
}) => {
  const { token } = await signInOnboardedReader(page)
  await openWhole('/')
  await waitUntilEditionCached(page)
  const bookmark = bookmarks(page)
  const headline = (await page.getByRole('article').nth(1).getByRole('heading').textContent()) ?? ''
  await bookmark.nth(1).click()
  await expect.poll(async () => (await fetchSavedIds(page.request, token)).length).toBe(1)
  const [first = ''] = await fetchSavedIds(page.request, token)
  await expect.poll(() => listPathsInCache(page, 'plainwire-saved')).toContain(`/api/stories/${first}`)
  const ofSaved = await listPathsInCache(page, 'plainwire-saved')
  expect(ofSaved.filter((path) => path.startsWith('/images/')).length).toBeLessThanOrEqual(1)

  await network.off()
  await bookmark.nth(2).click()
  await expect(page.getByText(/^Saved on this device\./).first()).toBeVisible()
  await page.goto('/')
  await isPressed(bookmark.nth(1))
  await isPressed(bookmark.nth(2))
  await chooseFromUserMenu(page, 'Saved Stories')
  await expect(dialog(page).getByText('2 saved stories')).toBeVisible()
  await dialog(page).getByRole('link', { name: headline }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Sources', exact: true })).toBeVisible()

  await page.goto('/')
  await network.on()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => fetchSavedIds(page.request, token)).toHaveLength(2)
  expect((await fetchSavedIds(page.request, token))[1]).toBe(first)

  await chooseFromUserMenu(page, 'Sign out')
  await expect(bookmark).toHaveCount(0)
  await expect.poll(async () => Object.keys(await listCachedPaths(page))).not.toContain('plainwire-saved')
  expect(await page.evaluate(() => localStorage.getItem('plainwire.saved-queue'))).toBeNull()
})

test.describe('before the whole page has arrived', () => {
  test.use({ serviceWorkers: 'block' })

  test('SV-04 a story is saved by the first click, even before the rest of the page has loaded', async ({
    page,
    open,
  }) => {
    const { token } = await signInOnboardedReader(page)
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/build/saved-stories-sync*', async (route) => {
      await isReleased
      await route.continue()
    })
    await open('/')
    const bookmark = bookmarks(page)
    await bookmark.first().click()
    await expect.poll(async () => (await fetchSavedIds(page.request, token)).length).toBe(1)
    await isPressed(bookmark.first())
    release()
    await expect(page.getByText(TEXTS.en.done).first()).toBeVisible()
    await isPressed(bookmark.first())
  })
})
