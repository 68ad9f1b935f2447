import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { UnroutedDialog } from '../../packages/web/src/lib/addresses/open-dialogs.ts'
import { findNewestCode } from '../product/newest-code.ts'
import { expect } from './fixtures.ts'

/** Creates an address that no other test uses. */
export const createEmailAddress = () => `reader-${randomUUID()}@example.org`

/** Waits for a mail to an address with a code other than `before`, and returns the code. */
export async function waitForMailedCode(
  request: APIRequestContext,
  email: string,
  before?: string,
): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      code = findNewestCode(await (await request.get('/dev/outbox')).text(), email) ?? ''
      return code !== '' && code !== before
    })
    .toBe(true)
  return code
}

/** A signed-in reader's session in the browser's storage. */
export type StoredSession = Record<'auth_user' | 'auth_token' | 'refresh_token' | 'id_token', string>

/** Signs a tab in before its first page is opened. Later pages aren't changed, so that signing out works. */
export function restoreSession(page: Page, session: StoredSession): Promise<unknown> {
  return page.addInitScript((stored) => {
    // A tab may show an empty page between two pages, which has no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('signed-in')) return
    sessionStorage.setItem('signed-in', 'yes')
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  }, session)
}

/** Signs a new reader in through the API before the page is opened, for tests of other features. */
export async function signIn(
  page: Page,
  email = createEmailAddress(),
): Promise<{ email: string; token: string; session: StoredSession }> {
  const { request } = page
  await request.post('/api/auth/email/start', { data: { email } })
  const code = await waitForMailedCode(request, email)
  const verified = await request.post('/api/auth/email/verify', { data: { email, code } })
  const { AccessToken, RefreshToken, IdToken } = await verified.json()
  const profile = await request.get('/api/profile', { headers: { authorization: `Bearer ${AccessToken}` } })
  const session = {
    auth_user: await profile.text(),
    auth_token: AccessToken,
    refresh_token: RefreshToken,
    id_token: IdToken,
  }
  await restoreSession(page, session)
  return { email, token: AccessToken, session }
}

/** Signs in a reader who has completed the onboarding. */
export async function signInOnboardedReader(page: Page): Promise<{ token: string; session: StoredSession }> {
  const { token, session } = await signIn(page)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.patch('/api/preferences', { data: { onboarding_completed: true }, headers })
  return { token, session }
}

/** The ids of the reader's saved stories on the server, the last saved first. */
export async function fetchSavedIds(request: APIRequestContext, token: string): Promise<string[]> {
  const answer = await request.get('/api/saved-stories', { headers: { authorization: `Bearer ${token}` } })
  const { stories } = await answer.json()
  return stories.map(({ storyId }: { storyId: string }) => storyId)
}

/** A picture: it has a history state as every page has, and loads much faster than the application. */
const LIGHTEST_PAGE = '/favicon.svg'

/** Opens a page with a dialog, by writing the dialog to the history state, which the application reads. */
export async function openDialogFromHistory(page: Page, dialog: UnroutedDialog, path = '/'): Promise<void> {
  await page.goto(LIGHTEST_PAGE)
  await page.evaluate(
    ([opened, address]) =>
      history.replaceState({ usr: { asked: [opened] }, key: 'opened', idx: 0 }, '', address),
    [dialog, path] as const,
  )
  await page.reload()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
}

/** Chooses an item of the user menu. */
export async function chooseFromUserMenu(page: Page, item: string): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').first().click()
  await page.getByRole('menuitem', { name: item }).click()
}
