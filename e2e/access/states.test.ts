import { runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'
import { ALL_SCREEN_STATES } from './states.ts'

/**
 * Combinations of language, width and colour scheme. States alternate between them, because colours only
 * depend on the scheme, and lengths on language and width.
 */
const LOOKS = [
  { language: 'en', width: 1280, colorScheme: 'light' },
  { language: 'nl', width: 360, colorScheme: 'dark' },
] as const

/** Descriptions of the page, dialogs and panels whose content is wider than their visible part. */
function cutOff(): string[] {
  const root = document.documentElement
  const panels = [...document.querySelectorAll('[aria-expanded="true"][aria-controls]')].flatMap(
    (button) => document.getElementById(button.getAttribute('aria-controls') ?? '') ?? [],
  )
  const outside = panels.filter((panel) => {
    const { left, right } = panel.getBoundingClientRect()
    return left < 0 || right > root.clientWidth
  })
  const tooWide = [root, ...panels, ...document.querySelectorAll('dialog[open]')].filter(
    (box) => box.scrollWidth > box.clientWidth,
  )
  return [...outside, ...tooWide].map((box) => `<${box.localName}> ${box.textContent?.slice(0, 60)}`)
}

for (const [parity, { language, width, colorScheme }] of LOOKS.entries()) {
  test.describe(`${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    for (const { name, reach, trouble, serviceWorkers = 'block' } of ALL_SCREEN_STATES.filter(
      (_, index) => index % LOOKS.length === parity,
    ))
      test.describe(() => {
        test.use({ serviceWorkers })
        test(`B19 axe finds nothing, and nothing is clipped: ${name}`, async ({
          page,
          open,
          edition,
          troubles,
        }) => {
          if (trouble) troubles.allow(trouble)
          await reach({ page, open, edition, language })
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
          expect(await runAxe(page)).toEqual([])
          expect(await page.evaluate(cutOff)).toEqual([])
        })
      })
  })
}
