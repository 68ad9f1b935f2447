import { expect, test } from '../testing/fixtures.ts'

const PAGES = [
  ['About', '/about', 'About Plainwire'],
  ['Privacy', '/privacy', 'Privacy'],
  ['Terms', '/terms', 'Terms'],
] as const

for (const [link, path, title] of PAGES) {
  test(`RT-02 ${path} opens its text, and closing goes home`, async ({ page, open }) => {
    await open(path)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })

  test(`RT-03 ${link} in the footer restores the path before it`, async ({ page, open }) => {
    await open('/health')
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/health')
  })
}
