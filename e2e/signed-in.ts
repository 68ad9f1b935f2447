import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { OpenDialog } from '../packages/web/src/lib/open-dialogs.ts'
import { expect } from './fixtures.ts'
import { newestCode } from './newest-code.ts'

/** A reader whom no other test knows. */
export const newEmail = () => `reader-${randomUUID()}@example.org`

/** The code in the newest mail to an address; waits until it has arrived. */
export async function mailedCode(
  request: APIRequestContext,
  email: string,
  before?: string,
): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      code = newestCode(await (await request.get('/dev/outbox')).text(), email) ?? ''
      return code !== '' && code !== before
    })
    .toBe(true)
  return code
}

/** A signed-in reader's session in the browser's storage. */
export type StoredSession = Record<'auth_user' | 'auth_token' | 'refresh_token' | 'id_token', string>

/** Gives a tab a session before its page is opened. Only its first page is given the tokens, so that signing out holds. */
export function enterSession(page: Page, session: StoredSession): Promise<unknown> {
  return page.addInitScript((kept) => {
    // Between two pages a tab may show an empty one, which has no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('signed-in')) return
    sessionStorage.setItem('signed-in', 'yes')
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  }, session)
}

/** Signs a new reader in through the API, before the page is opened: what a test of another thing begins with. */
export async function signIn(
  page: Page,
  email = newEmail(),
): Promise<{ email: string; token: string; session: StoredSession }> {
  const { request } = page
  await request.post('/api/auth/email/start', { data: { email } })
  const code = await mailedCode(request, email)
  const verified = await request.post('/api/auth/email/verify', { data: { email, code } })
  const { AccessToken, RefreshToken, IdToken } = await verified.json()
  const profile = await request.get('/api/profile', { headers: { authorization: `Bearer ${AccessToken}` } })
  const session = {
    auth_user: await profile.text(),
    auth_token: AccessToken,
    refresh_token: RefreshToken,
    id_token: IdToken,
  }
  await enterSession(page, session)
  return { email, token: AccessToken, session }
}

/** Signs in a reader who has been asked for their interests already. */
export async function signInLater(page: Page): Promise<{ token: string; session: StoredSession }> {
  const { token, session } = await signIn(page)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.patch('/api/preferences', { data: { onboarding_completed: true }, headers })
  return { token, session }
}

/** The ids of the stories that the server has saved for a reader, the last saved first. */
export async function savedIds(request: APIRequestContext, token: string): Promise<string[]> {
  const answer = await request.get('/api/saved-stories', { headers: { authorization: `Bearer ${token}` } })
  const { stories } = await answer.json()
  return stories.map(({ storyId }: { storyId: string }) => storyId)
}

/** Opens a dialog on the page as a link to it would: it stands in the history, and a new visit finds it there. */
export async function openFromHistory(page: Page, dialog: OpenDialog): Promise<void> {
  await page.evaluate((one) => {
    history.replaceState({ usr: { asked: [one] }, key: 'asked', idx: 0 }, '')
  }, dialog)
  await page.reload()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
}

/** Chooses something of the user menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').first().click()
  await page.getByRole('menuitem', { name: item }).click()
}
