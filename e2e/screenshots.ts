import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../scripts/setup/paths.mjs'
import { richStory } from './edition.ts'
import { expect, test } from './fixtures.ts'
import { LANGUAGES, WIDTHS, WORDS } from './words.ts'

/** Pictures of every screen for people to look at: `npx playwright test -c e2e --project screenshots`. */
async function shoot(page: Page, name: string, isWholePage = true): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(ROOT, 'screenshots', `${name}.png`), fullPage: isWholePage })
}

/** Lazy pictures load when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  const last = page.getByRole('contentinfo')
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 0))
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { query } = WORDS[language]
      const suffix = `${language}-${width}-${colorScheme}`
      test.describe(suffix, () => {
        test.use({ colorScheme, viewport: { width, height: 900 } })

        test(`home ${suffix}`, async ({ page, open }) => {
          await open(`/${query}`)
          await scrollThrough(page)
          await shoot(page, `home-${suffix}`)
        })

        test(`category ${suffix}`, async ({ page, open }) => {
          await open(`/science${query}`)
          await scrollThrough(page)
          await shoot(page, `category-${suffix}`)
        })

        test(`story ${suffix}`, async ({ page, open, edition }) => {
          await open(`/story/${richStory(edition).id}${query}`)
          await expect(page.getByRole('dialog').getByRole('region')).toBeVisible()
          await shoot(page, `story-${suffix}`, false)
        })

        test(`empty ${suffix}`, async ({ page, open }) => {
          await open(`/local${query}`)
          await shoot(page, `empty-${suffix}`)
        })

        test(`error ${suffix}`, async ({ page, open, troubles }) => {
          troubles.allow(/404/)
          await open(`/story/no-such-story${query}`)
          await expect(page.getByRole('dialog')).toBeVisible()
          await shoot(page, `error-${suffix}`, false)
        })
      })
    }
  }
}
