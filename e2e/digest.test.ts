import { expect, test } from './fixtures.ts'
import { signIn } from './signed-in.ts'

test('B12 PS-06 the next digest is shown as it would be mailed, and nothing of it runs', async ({
  page,
  open,
  troubles,
}) => {
  // The browser's notes of the test's own script, which the frame keeps out as it would the mail's.
  troubles.allow(/sandboxed/)
  await signIn(page)
  await open('/')
  // As a link to it would open it: it stands in the history, and a new visit finds it there.
  await page.evaluate(() => {
    history.replaceState({ usr: { asked: [{ name: 'preferences' }] }, key: 'asked', idx: 0 }, '')
  })
  await page.reload()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('tab', { name: 'Email', exact: true }).click()
  await dialog.getByRole('button', { name: 'Preview the digest' }).click()
  await expect(dialog.getByText(/^Subject: /)).toBeVisible()
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  const mail = frame.contentFrame()
  await expect(mail.getByRole('heading').first()).toBeVisible()
  await expect(mail.getByRole('link', { name: /unsubscribe|stop/i }).first()).toBeVisible()
})
