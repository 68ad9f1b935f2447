import { expect, test } from '../testing/fixtures.ts'
import { openDialogFromHistory, signIn } from '../testing/signed-in.ts'

test('B12 PS-06 the next digest is previewed as it would be mailed, without running scripts', async ({
  page,
  troubles,
}) => {
  // The browser logs that the frame's sandbox blocks the test's own script, as it would block one in the
  // mail.
  troubles.allow(/sandboxed/)
  await signIn(page)
  await openDialogFromHistory(page, { name: 'preferences' })
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
