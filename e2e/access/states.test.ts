import { runAxe, runAxeOnColours } from '../testing/axe.ts'
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

/**
 * States that together contain a control of each look and every screen. They are checked in forced colours too,
 * which change nothing but colours.
 */
const IN_FORCED_COLOURS = [
  ...['front page', 'Local, failed', 'quality', 'coverage gaps', 'corrections', 'thread', 'following, empty'],
  ...['following', 'story', 'story whose sources differ', 'share', 'mutes', 'settings', 'chooser of a place'],
  ...['edition to finish', 'sign-in', 'onboarding', 'preferences, interests', 'upgrade'],
]
for (const name of IN_FORCED_COLOURS)
  if (!ALL_SCREEN_STATES.some((state) => state.name === name)) throw new Error(`There is no state '${name}'.`)

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

    for (const { name, reach, trouble, part, serviceWorkers = 'block' } of ALL_SCREEN_STATES.filter(
      (_, index) => index % LOOKS.length === parity,
    )) {
      const isForced = IN_FORCED_COLOURS.includes(name)
      test.describe(() => {
        test.use({ serviceWorkers })
        test(`B19 axe finds nothing${isForced ? ', not in forced colours either' : ''}, and nothing is clipped: ${name}`, async ({
          page,
          openWhole,
          edition,
          troubles,
        }) => {
          if (trouble) troubles.allow(trouble)
          await reach({ page, open: openWhole, edition, language })
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
          expect(await runAxe(page, part)).toEqual([])
          expect(await page.evaluate(cutOff)).toEqual([])
          if (!isForced) return
          await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
          expect(await runAxeOnColours(page, part), 'in forced colours').toEqual([])
        })
      })
    }
  })
}
