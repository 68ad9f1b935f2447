import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../scripts/setup/paths.mjs'
import { expect, test } from './fixtures.ts'

/** A picture that a README shows must not make anybody wait. */
const MAX_BYTES = 120_000
const BEST_QUALITY = 90
const QUALITY_STEP = 4

/** Pictures are made when they are first asked for: a busy machine takes a while. */
const PICTURES_MS = 120_000

/** As good as fits. */
async function small(png: Buffer, quality = BEST_QUALITY): Promise<Buffer> {
  const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  return webp.length <= MAX_BYTES ? webp : small(png, quality - QUALITY_STEP)
}

// The pictures of README.md, of the sample edition: `npm run screenshots -- --readme`.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`README, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 860 } })

    test('the front page', async ({ page, open }) => {
      test.setTimeout(180_000)
      await open('/')
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
