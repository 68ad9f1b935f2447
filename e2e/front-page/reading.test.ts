import { expect, test } from '../testing/fixtures.ts'

const CHOICES = [
  ['en', '', /All stories/, /^Today in/, /^6 stories/, /Hide what I have read/],
  ['nl', '?lang=nl', /Alle verhalen/, /^Vandaag in/, /^6 /, /Verberg/],
] as const

for (const [language, query, all, today, six, hide] of CHOICES) {
  test(`B11 in ${language} clicking the label of a size selects a finite edition`, async ({ page, open }) => {
    await open(`/${query}`)
    await page.getByRole('button', { name: all }).click()
    const words = (name: RegExp) => page.locator('label').filter({ hasText: name })
    await words(six).click()
    await expect(page.getByRole('radio', { name: six })).toBeChecked()
    await words(hide).click()
    await expect(page.getByRole('checkbox', { name: hide })).toBeChecked()
    await expect(page.getByRole('button', { name: today })).toBeVisible()
  })
}
