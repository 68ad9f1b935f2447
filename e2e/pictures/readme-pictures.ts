import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { expect, test } from '../testing/fixtures.ts'

/** The maximum size of a picture of the README. */
const MAX_BYTES = 120_000
const BEST_QUALITY = 90
const QUALITY_STEP = 4

/** The maximum wait for the page's pictures, which the server makes at the first request. */
const PICTURES_MS = 120_000

/** Encodes a picture in the best quality within the size limit. */
async function small(png: Buffer, quality = BEST_QUALITY): Promise<Buffer> {
  const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  return webp.length <= MAX_BYTES ? webp : small(png, quality - QUALITY_STEP)
}

// Makes the pictures of README.md from the sample edition: `npm run screenshots -- --readme`.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`README, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 860 } })

    test('the front page', async ({ page, openWhole }) => {
      test.setTimeout(180_000)
      await openWhole('/')
      await page.evaluate(() => document.fonts.ready)
      const pictures = page.getByRole('main').locator('img:visible')
      await expect
        .poll(
          () =>
            pictures.evaluateAll((all) => {
              const seen = all.filter((image) => image.getBoundingClientRect().top < innerHeight)
              return seen.every((image) => image instanceof HTMLImageElement && image.complete)
            }),
          { timeout: PICTURES_MS },
        )
        .toBe(true)
      const file = join(ROOT, 'docs/images', `home-${colorScheme}.webp`)
      await writeFile(file, await small(await page.screenshot()))
    })
  })
}
