import type { Page } from '@playwright/test'
import { OPEN_DIALOGS, runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** A headline of the grid. Read from the DOM, because cards further down may not be rendered yet. */
async function headlineOf(page: Page, index: number): Promise<string> {
  return (await page.getByRole('article').nth(index).getByRole('heading').textContent()) ?? ''
}

/** Opens the dialog of mutes from a card's menu, with its category filled in. */
async function muteFromCard(page: Page, headline: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: headline })
  await card.getByRole('button', { name: /^More about this story/ }).click()
  await page.getByRole('button', { name: 'Mute …' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('FD-12 B10 a topic muted from a card is removed from the feed, the search and the next visit, and can be unmuted', async ({
  page,
  open,
}) => {
  await open('/')
  const headline = await headlineOf(page, 2)
  await muteFromCard(page, headline)
  await expect(dialog(page).getByText(/^It would have muted \d+ stor/)).toBeVisible()
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(page.getByText('Topic added to muted list').first()).toBeVisible()
  await expect(dialog(page).getByText(/^Hid \d+ stor/)).toBeVisible()
  await page.keyboard.press('Escape')
  const cards = page.getByRole('article').filter({ hasText: headline })
  await expect(cards).toHaveCount(0)
  await expect(page.getByText(/stor(y|ies) hidden,/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/stor(y|ies) hidden,/)).toBeVisible()
  await expect(cards).toHaveCount(0)
})

test('FD-12 B10 stories that a persisted mute hides are in no search, are listed on demand, and return when it is removed', async ({
  page,
  open,
  edition,
}) => {
  const { headline = '', categories = [] } = edition.stories[2] ?? {}
  const mute = {
    id: 'm',
    kind: 'topic',
    text: categories[0],
    mode: 'hide',
    addedAt: '2026-01-01T00:00:00.000Z',
  }
  await page.addInitScript(
    (kept) => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('plainwire.mutes', kept)
      sessionStorage.setItem('begun', 'yes')
    },
    JSON.stringify([mute]),
  )
  await open(`/?q=${encodeURIComponent(`"${headline}"`)}`)
  await expect(page.getByText(/^No stories found for/)).toBeVisible()
  await open(`/${categories[0]}`)
  await page.getByText(/stor(y|ies) hidden,/).click()
  await page.getByRole('button', { name: 'Muted words, topics and sources' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Unmute/ })
    .click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('B10 a blurred story is veiled until the reader lifts the veil', async ({ page, openWhole }) => {
  await openWhole('/')
  const headline = await headlineOf(page, 2)
  await muteFromCard(page, headline)
  await dialog(page).getByText('Blur', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Mute', exact: true }).click()
  await page.keyboard.press('Escape')
  const reveal = page.getByRole('button', { name: 'Show this story' })
  await expect(reveal.first()).toBeVisible()
  expect(await runAxe(page)).toEqual([])
  const veiled = await reveal.count()
  await reveal.first().click()
  await expect(reveal).toHaveCount(veiled - 1)
})

test('PS-03 PS-05 three words can be muted, and no more, at 360 px', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Reading settings' }).click()
  await dialog(page).getByRole('button', { name: 'Muted words, topics and sources' }).click()
  const words = page.getByRole('textbox', { name: 'Word or words' })
  for (const word of ['alpha', 'beta', 'gamma']) {
    await words.fill(word)
    await words.press('Enter')
  }
  await expect(words).toBeDisabled()
  await expect(page.getByText('You can mute 3 words. Remove one to mute another.')).toBeVisible()
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(page.getByText('Muted words limit reached. Upgrade to Premium').last()).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Maybe Later' })).toBeVisible()
})
