import { APPLICATION_TEXTS, LANGUAGES } from '../testing/application-texts.ts'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'

for (const language of LANGUAGES) {
  test(`B19 on paper a story has its text and sources with their addresses, and no controls, in ${language}`, async ({
    page,
    openWhole,
    edition,
  }, testInfo) => {
    const story = findStoryWithMostSources(edition)
    await openWhole(`/story/${story.id}${APPLICATION_TEXTS[language].query}`)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
    const sources = dialog.getByRole('region', { name: APPLICATION_TEXTS[language].sources })
    await expect(sources.getByRole('link')).toHaveCount(story.sources.length)
    for (const link of await sources.getByRole('link').all()) {
      const written = await link.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(written).toBe(`"${await link.getAttribute('href')}"`)
    }
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('main')).toBeHidden()
    const pressed = page.locator('button:not(sup button, li > button), input, summary')
    expect(await pressed.filter({ visible: true }).count()).toBe(0)
    // Nothing is clipped: the dialog is as high as its content. The background is light.
    expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
    await page.pdf({ path: testInfo.outputPath(`story-${language}.pdf`), format: 'A4' })
  })
}
