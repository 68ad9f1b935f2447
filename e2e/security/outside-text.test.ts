import type { Page } from '@playwright/test'
import { hydrate } from '../testing/hydration.ts'
import { findForeignMarkup, removeScriptsAndPictures } from './attack-effects.ts'
import type { AttackCorpus } from './corpus.ts'
import { expect, type HostilePageVisit, test } from './fixtures.ts'
import { storyIdOf } from './hostile-edition.ts'

/**
 * The indexes of the stories whose parts are opened one by one; all fields of a story contain the same
 * payload.
 */
const TOUR = [0, 3, 8, 17]
const TOUR_MS = 15_000
/**
 * The number of tests among which the visits of stories are divided. With the public lists, all live payloads
 * are visited.
 */
const PARTS = process.env.PLAINWIRE_DATA ? 12 : 1

/** The indexes of the stories that one of the tests visits on the site with the live payloads. */
function tourOf({ live }: AttackCorpus, part: number): readonly number[] {
  if (PARTS === 1) return TOUR
  return live.map((_, index) => index).filter((index) => index % PARTS === part)
}

/**
 * The maximum length of an encoded payload: addresses contain it twice, and the server limits them
 * (URL_TOO_LONG).
 */
const MAX_WRITTEN = 2400

/** Encodes a payload for an address; empty if the server wouldn't accept it. */
function inAddress(payload: string): string {
  const written = encodeURIComponent(payload.toWellFormed())
  return written.length > MAX_WRITTEN ? '' : written
}

const CITY = { country: 'Netherlands', countryCode: 'NL', latitude: 51.92, longitude: 4.48 }

async function isHarmless({ page, effects }: HostilePageVisit, where: string): Promise<void> {
  expect(await findForeignMarkup(page), `foreign markup ${where}`).toEqual([])
  expect(effects.observed, `ran ${where}`).toEqual([])
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/**
 * Closes a dialog, and waits until it is removed: the browser has then gone back in the history, which would
 * otherwise close the dialog that is opened next.
 */
async function closeByEscape(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialogOf(page, name)).toHaveCount(0)
}

for (const hasHeaders of [true, false]) {
  test.describe(hasHeaders ? 'with our headers' : 'without any header', () => {
    test('row 7, row 8, B20 no text of the feed runs, and none becomes markup', async ({ enter, corpus }) => {
      test.setTimeout(120_000 + corpus.payloads.length * 300)
      const guarded = await enter(hasHeaders)
      const { page } = guarded
      await page.goto('/')
      await hydrate(page)
      // Found by tag, because finding two thousand cards by role takes seconds.
      const articles = page.locator('main article')
      const more = page.locator('main button', { hasText: 'Load more' })
      for (let shown = 20; shown < corpus.payloads.length; shown += 20) {
        await expect.poll(() => articles.count()).toBeGreaterThanOrEqual(shown)
        // Cards that become visible get their real height, which moves the element.
        await more.scrollIntoViewIfNeeded()
        await more.click()
      }
      await expect.poll(() => articles.count()).toBeGreaterThanOrEqual(corpus.payloads.length)
      await isHarmless(guarded, 'in the feed')
    })

    test('row 7, row 8, B20 no text runs in a story’s page as the server renders it: headline, texts, sources, page data', async ({
      enter,
      corpus,
    }) => {
      test.setTimeout(120_000 + corpus.payloads.length * 1_000)
      const guarded = await enter(hasHeaders, removeScriptsAndPictures)
      const { page } = guarded
      for (const [index, payload] of corpus.payloads.entries()) {
        const answer = await page.goto(`/story/${storyIdOf(index)}`)
        expect(answer?.status(), payload).toBe(200)
        await isHarmless(guarded, `on the story of ${payload}`)
      }
    })

    for (let part = 0; part < PARTS; part++) {
      const named = PARTS === 1 ? '' : `, part ${part + 1} of ${PARTS}`
      test(`row 7, row 8, B20 no text runs in the dialogs that a story opens: share, slideshow, publisher, score, mutes${named}`, async ({
        enterLive,
        corpus,
      }) => {
        const tour = tourOf(corpus, part)
        test.setTimeout(120_000 + tour.length * TOUR_MS)
        const guarded = await enterLive(hasHeaders)
        const { page } = guarded
        for (const index of tour) {
          await page.goto(`/story/${storyIdOf(index)}`)
          await hydrate(page)
          const where = `of ${corpus.live[index]}`
          await page.locator('dialog details').evaluateAll((proofs) => {
            for (const proof of proofs) proof.setAttribute('open', '')
          })
          await isHarmless(guarded, `in the proofs ${where}`)
          await page.getByRole('button', { name: 'Share', exact: true }).click()
          await expect(dialogOf(page, 'Share story')).toBeVisible()
          await isHarmless(guarded, `in the share dialog ${where}`)
          await closeByEscape(page, 'Share story')
          await page
            .getByRole('button', { name: /^Show (?:all|the picture)/ })
            .first()
            .click()
          await expect(dialogOf(page, 'Pictures of this story').getByRole('img').first()).toBeVisible()
          await isHarmless(guarded, `in the slideshow ${where}`)
          await closeByEscape(page, 'Pictures of this story')
          await page
            .getByRole('button', { name: /^About / })
            .first()
            .click()
          await expect(page.getByText('Owner').first()).toBeVisible()
          await isHarmless(guarded, `in the publisher's passport ${where}`)
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Mute …' }).click()
          await page.getByRole('region', { name: 'Mute from this story' }).getByRole('button').first().click()
          await expect(dialogOf(page, /^Muted words/)).toBeVisible()
          await isHarmless(guarded, `in the mutes ${where}`)
        }
      })

      test(`row 7, row 8, B20 no text runs in a search, as the reader’s place, or in the address${named}`, async ({
        enterLive,
        corpus,
      }) => {
        const tour = tourOf(corpus, part)
        test.setTimeout(120_000 + tour.length * TOUR_MS)
        const guarded = await enterLive(hasHeaders)
        const { page } = guarded
        for (const index of tour) {
          const payload = corpus.live[index] ?? ''
          const written = inAddress(payload)
          await page.goto(`/?q=${written}&lang=${written}`)
          await hydrate(page)
          await isHarmless(guarded, `in the search for ${payload}`)
        }
        for (const index of tour) {
          const payload = corpus.live[index] ?? ''
          const written = inAddress(payload)
          await page.goto(`/${written}#${written}`)
          const place = JSON.stringify({ ...CITY, city: payload })
          await page.evaluate((value) => localStorage.setItem('plainwire.place', value), place)
          await page.goto('/local')
          // With a place in the Netherlands the page would offer Dutch.
          await expect(page.getByText(/^(Showing local stories from|Lokaal nieuws uit)/)).toBeVisible()
          await isHarmless(guarded, `on Local of ${payload}`)
        }
      })
    }
  })
}
