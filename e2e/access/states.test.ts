import { axeFindings } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { STATES } from './states.ts'

/** A colour depends on the theme, a length on language and width: by turns the states have one look and the other. */
const LOOKS = [
  { language: 'en', width: 1280, colorScheme: 'light' },
  { language: 'nl', width: 360, colorScheme: 'dark' },
] as const

for (const [parity, { language, width, colorScheme }] of LOOKS.entries()) {
  test.describe(`${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    for (const { name, reach, trouble } of STATES.filter((_, index) => index % LOOKS.length === parity)) {
      test(`B19 axe finds nothing, and nothing is cut off: ${name}`, async ({
        page,
        open,
        edition,
        troubles,
      }) => {
        if (trouble) troubles.allow(trouble)
        await reach({ page, open, edition, language })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        expect(await axeFindings(page)).toEqual([])
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(wider).toBeLessThanOrEqual(0)
      })
    }
  })
}
