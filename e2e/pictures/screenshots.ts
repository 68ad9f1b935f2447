import { join } from 'node:path'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { ALL_SCREEN_STATES } from '../access/states.ts'
import { LANGUAGES, VIEWPORT_WIDTHS } from '../testing/application-texts.ts'
import { test } from '../testing/fixtures.ts'

// Takes screenshots of every screen and state, for review by people: `npm run screenshots`.
for (const language of LANGUAGES) {
  for (const width of VIEWPORT_WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${language} at ${width} px, ${colorScheme}`, () => {
        test.use({ colorScheme, viewport: { width, height: 900 }, serviceWorkers: 'allow' })

        for (const { name, reach, trouble } of ALL_SCREEN_STATES) {
          test(name, async ({ page, openWhole, edition, troubles }) => {
            if (trouble) troubles.allow(trouble)
            await reach({ page, open: openWhole, edition, language })
            await page.evaluate(() => document.fonts.ready)
            const file = `${name.replaceAll(/[^a-z]+/gi, '-').toLowerCase()}-${language}-${width}-${colorScheme}.png`
            await page.screenshot({ path: join(ROOT, 'screenshots', file) })
          })
        }
      })
    }
  }
}
