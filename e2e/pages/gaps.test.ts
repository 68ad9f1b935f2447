import { APPLICATION_TEXTS, LANGUAGES } from '../testing/application-texts.ts'
import { OPEN_DIALOGS, runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'

for (const language of LANGUAGES) {
  const { gaps, query, close } = APPLICATION_TEXTS[language]

  test(`B14 the page of coverage gaps in ${language} has an address, a title and an entry in the navigation`, async ({
    page,
    open,
  }) => {
    await open(`/science${query}`)
    const navigation = page
      .getByRole('navigation', { name: APPLICATION_TEXTS[language].sections })
      .filter({ visible: true })
    await navigation.getByRole('button', { name: APPLICATION_TEXTS[language].more }).click()
    await navigation.getByRole('link', { name: gaps }).click()
    const dialog = page.getByRole('dialog', { name: gaps })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(`/gaps${query}`)
    await expect(page).toHaveTitle(`${gaps} · Plainwire`)
    expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
    await dialog.getByRole('button', { name: close }).first().click()
    await expect(page).toHaveURL(`/science${query}`)
  })

  test(`B14 the page in ${language} is complete without scripts, for readers and search engines`, async ({
    request,
  }) => {
    const html = await (await request.get(`/gaps${query}`)).text()
    expect(html).toContain(`<title>${gaps} · Plainwire</title>`)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/gaps/)
    expect(html).toMatch(/<h2[^>]*>(Only English-language press|Alleen Engelstalige media)<\/h2>/)
  })
}

test('B14 by keyboard a gap leads to the list of its stories, to a story that names the gap, and back', async ({
  page,
  open,
}) => {
  await open('/gaps')
  const group = page.getByRole('region', { name: 'No source from the country it is about' })
  await group.getByRole('link', { name: /^Show all \d+ in the list/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?gap=none-from-there')
  await expect(
    page.getByText('Only stories with this gap: No source from the country it is about'),
  ).toBeVisible()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter')
  const gaps = page.getByRole('dialog').getByRole('list', { name: 'Coverage gaps' })
  await expect(gaps).toContainText(/None of the \d+ publishers is from the country it is about/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/?gap=none-from-there')
  await page.getByRole('button', { name: 'Show all stories' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Only stories with this gap:')).toHaveCount(0)
})
