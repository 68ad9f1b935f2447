import { runAxe } from '../testing/axe.ts'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'

/**
 * All screens in one width and scheme, and the most different ones in the others, because axe takes seconds a
 * page.
 */
const SCREENS = [
  { colorScheme: 'light', width: 1280, paths: ['/', '/?lang=nl', '/technology', '/local', '/about'] },
  { colorScheme: 'light', width: 360, paths: ['/'] },
  { colorScheme: 'dark', width: 1280, paths: ['/'] },
  { colorScheme: 'dark', width: 360, paths: ['/', '/technology'] },
] as const

for (const { colorScheme, width, paths } of SCREENS) {
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page, open }) => {
        await open(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        expect(await runAxe(page)).toEqual([])
      })
    }

    test('axe finds nothing on a story', async ({ page, open, edition }) => {
      await open(`/story/${findStoryWithMostSources(edition).id}`)
      await expect(
        page.getByRole('dialog').getByRole('region', { name: 'Sources', exact: true }),
      ).toBeVisible()
      expect(await runAxe(page)).toEqual([])
    })

    test('axe finds nothing on an open menu', async ({ page, open }) => {
      await open('/crime')
      await page.getByRole('button', { name: 'Language: English' }).click()
      await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible()
      expect(await runAxe(page)).toEqual([])
    })
  })
}
