import { ACCESS_SECONDS } from '../../packages/domain/src/reader/session-rules.ts'
import type { OpenDialog } from '../../packages/web/src/lib/open-dialogs.ts'
import { expect } from '../fixtures.ts'
import { enterSession, openFromHistory, type StoredSession, savedIds, signInLater } from '../signed-in.ts'
import { path, press, type State, type Visit } from './visit.ts'

/**
 * The number of states per session: the server mails an address's network no more than a hundred codes an
 * hour.
 */
const STATES_OF_SESSION = 20
/** How long a session is shared: on a slow machine twenty states take longer than its first token lasts. */
const SHARED_MS = (ACCESS_SECONDS * 1000) / 2

type Begin = (visit: Visit) => Promise<StoredSession>

/** Begins as a reader whom a few states share; none of them changes what that reader has. */
function shared(begin: Begin): Begin {
  let session: StoredSession | undefined
  let uses = 0
  let begunAt = 0
  return async (visit) => {
    const isFresh = uses < STATES_OF_SESSION && performance.now() - begunAt < SHARED_MS
    if (session && isFresh) await enterSession(visit.page, session)
    else {
      begunAt = performance.now()
      uses = 0
      session = await begin(visit)
    }
    uses += 1
    return session
  }
}

/** Opens a dialog without an address, and waits for what it fetches of an account. */
async function openDialog({ page, open, language }: Visit, dialog: OpenDialog): Promise<void> {
  await open(path(language, '/'))
  await openFromHistory(page, dialog)
  await page.waitForLoadState('networkidle')
}

async function signInWithPremium(visit: Visit): Promise<StoredSession> {
  const { session } = await signInLater(visit.page)
  await openDialog(visit, { name: 'upgrade', variant: 'default' })
  await press(visit, 'premium.upgrade')
  await visit.page.getByRole('dialog').waitFor({ state: 'detached' })
  return session
}

async function signInWithSaved(visit: Visit): Promise<StoredSession> {
  const { session, token } = await signInLater(visit.page)
  await visit.open(path(visit.language, '/'))
  const bookmarks = visit.page.locator('article button[aria-pressed]')
  for (const index of [0, 1, 2]) {
    await bookmarks.nth(index).click()
    await expect(bookmarks.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  // A bookmark is pressed at once: the pages that follow show what the server has.
  await expect.poll(() => savedIds(visit.page.request, token)).toHaveLength(3)
  return session
}

const asReader = shared(async ({ page }) => (await signInLater(page)).session)
const withPremium = shared(signInWithPremium)
const withSaved = shared(signInWithSaved)

/** A dialog of a reader with an account. */
const ofReader = (name: string, dialog: OpenDialog, begin = asReader): State => ({
  name,
  async reach(visit) {
    await begin(visit)
    await openDialog(visit, dialog)
  },
})

export const ACCOUNT_STATES: State[] = [
  {
    name: 'sign-in',
    async reach(visit) {
      await openDialog(visit, { name: 'signIn' })
    },
  },
  {
    name: 'sign-in by mail',
    async reach(visit) {
      await openDialog(visit, { name: 'signIn' })
      await press(visit, 'signIn.dialog.email')
    },
  },
  {
    name: 'menu of a reader',
    async reach(visit) {
      await asReader(visit)
      await visit.open(path(visit.language, '/'))
      await visit.page.locator('header button[aria-haspopup="menu"]').first().click()
    },
  },
  ofReader('onboarding', { name: 'onboarding' }),
  ofReader('account', { name: 'account' }),
  ofReader('preferences, interests', { name: 'preferences', tab: 'interests' }),
  ofReader('preferences, muted', { name: 'preferences', tab: 'muted' }),
  ofReader('preferences, mail', { name: 'preferences', tab: 'email' }),
  ofReader('preferences, taste', { name: 'preferences', tab: 'ai' }),
  ofReader('saved stories, none', { name: 'savedStories' }),
  ofReader('saved stories', { name: 'savedStories' }, withSaved),
  ofReader('upgrade', { name: 'upgrade', variant: 'default' }),
  ofReader('trial', { name: 'upgrade', variant: 'welcome' }),
  ofReader('billing of a free reader', { name: 'billing' }),
  ofReader('billing', { name: 'billing' }, withPremium),
  ofReader('settings of a reader of Premium', { name: 'settings' }, withPremium),
]
