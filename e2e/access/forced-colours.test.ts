import { runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'
import { ALL_SCREEN_STATES } from './states.ts'

/** States that together contain a control of each look and every screen. */
const SEEN = [
  ...['front page', 'Local, failed', 'quality', 'coverage gaps', 'corrections', 'thread', 'following, empty'],
  ...['following', 'story', 'story whose sources differ', 'share', 'mutes', 'settings', 'chooser of a place'],
  ...['edition to finish', 'sign-in', 'onboarding', 'preferences, interests', 'upgrade'],
]

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  for (const name of SEEN) {
    test(`B19 axe finds nothing in forced colours: ${name}`, async ({ page, open, edition, troubles }) => {
      const state = ALL_SCREEN_STATES.find((one) => one.name === name)
      if (!state) throw new Error(`There is no state '${name}'.`)
      if (state.trouble) troubles.allow(state.trouble)
      await state.reach({ page, open, edition, language: 'en' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      expect(await runAxe(page)).toEqual([])
    })
  }
})
