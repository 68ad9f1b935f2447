import { ACCESS_TOKEN_LIFETIME_SECONDS } from '../../packages/domain/src/reader/sign-in/session-rules.ts'
import type { UnroutedDialog } from '../../packages/web/src/lib/addresses/open-dialogs.ts'
import { expect } from '../testing/fixtures.ts'
import {
  fetchSavedIds,
  openDialogFromHistory,
  restoreSession,
  type StoredSession,
  signInOnboardedReader,
} from '../testing/signed-in.ts'
import { inDialog, pathInLanguage, pressButton, type ScreenState, type ScreenVisit } from './visit.ts'

/**
 * The number of states that share a session, because the server mails at most a hundred codes an hour to the
 * readers of one network.
 */
const STATES_OF_SESSION = 20
/**
 * How long a session is shared, in ms: on a slow machine its access token expires before twenty states are
 * done.
 */
const SHARED_MS = (ACCESS_TOKEN_LIFETIME_SECONDS * 1000) / 2

type Begin = (visit: ScreenVisit) => Promise<StoredSession>

/** Makes several states share the session of one reader. They must not change the reader's data. */
function shared(begin: Begin): Begin {
  let session: StoredSession | undefined
  let uses = 0
  let begunAt = 0
  return async (visit) => {
    const isFresh = uses < STATES_OF_SESSION && performance.now() - begunAt < SHARED_MS
    if (session && isFresh) await restoreSession(visit.page, session)
    else {
      begunAt = performance.now()
      uses = 0
      session = await begin(visit)
    }
    uses += 1
    return session
  }
}

/** Placeholders of what a dialog loads. A dialog is shown with them, so they never come after its heading. */
const PLACEHOLDERS = 'dialog[open] :is(.breathing, [aria-busy="true"])'

/** Opens a dialog that has no address, and waits until it has loaded. */
async function openDialog({ page, language }: ScreenVisit, dialog: UnroutedDialog): Promise<void> {
  await openDialogFromHistory(page, dialog, pathInLanguage(language, '/'))
  await expect(page.locator(PLACEHOLDERS)).toHaveCount(0)
}

async function signInWithPremium(visit: ScreenVisit): Promise<StoredSession> {
  const { session } = await signInOnboardedReader(visit.page)
  await openDialog(visit, { name: 'upgrade', variant: 'default' })
  await pressButton(visit, 'premium.upgrade')
  await visit.page.getByRole('dialog').waitFor({ state: 'detached' })
  return session
}

async function signInWithSaved(visit: ScreenVisit): Promise<StoredSession> {
  const { session, token } = await signInOnboardedReader(visit.page)
  await visit.open(pathInLanguage(visit.language, '/'))
  const bookmarks = visit.page.locator('article button[aria-pressed]')
  for (const index of [0, 1, 2]) {
    await bookmarks.nth(index).click()
    await expect(bookmarks.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  // The buttons change at once, so wait until the server has the stories too.
  await expect.poll(() => fetchSavedIds(visit.page.request, token)).toHaveLength(3)
  return session
}

const asReader = shared(async ({ page }) => (await signInOnboardedReader(page)).session)
const withPremium = shared(signInWithPremium)
const withSaved = shared(signInWithSaved)

/** Creates the state of a dialog for a signed-in reader. */
const ofReader = (name: string, dialog: UnroutedDialog, begin = asReader): ScreenState => ({
  name,
  async reach(visit) {
    await begin(visit)
    await openDialog(visit, dialog)
  },
})

export const ACCOUNT_STATES: ScreenState[] = [
  {
    name: 'sign-in',
    async reach(visit) {
      await openDialog(visit, { name: 'signIn' })
    },
  },
  inDialog({
    name: 'sign-in by mail',
    async reach(visit) {
      await openDialog(visit, { name: 'signIn' })
      await pressButton(visit, 'signIn.dialog.email')
    },
  }),
  {
    name: 'menu of a reader',
    async reach(visit) {
      await asReader(visit)
      await visit.open(pathInLanguage(visit.language, '/'))
      await visit.page.locator('header button[aria-haspopup="menu"]').first().click()
    },
  },
  ofReader('onboarding', { name: 'onboarding' }),
  inDialog(ofReader('account', { name: 'account' })),
  inDialog(ofReader('preferences, interests', { name: 'preferences', tab: 'interests' })),
  inDialog(ofReader('preferences, muted', { name: 'preferences', tab: 'muted' })),
  inDialog(ofReader('preferences, mail', { name: 'preferences', tab: 'email' })),
  inDialog(ofReader('preferences, ranking', { name: 'preferences', tab: 'ai' })),
  inDialog(ofReader('saved stories, none', { name: 'savedStories' })),
  inDialog(ofReader('saved stories', { name: 'savedStories' }, withSaved)),
  inDialog(ofReader('upgrade', { name: 'upgrade', variant: 'default' })),
  inDialog(ofReader('trial', { name: 'upgrade', variant: 'welcome' })),
  inDialog(ofReader('billing of a free reader', { name: 'billing' })),
  inDialog(ofReader('billing', { name: 'billing' }, withPremium)),
  inDialog(ofReader('settings of a reader of Premium', { name: 'settings' }, withPremium)),
]
