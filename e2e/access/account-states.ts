import type { AskedDialog } from '../../packages/web/src/lib/asked-dialogs.ts'
import { enterSession, type KeptSession, signIn } from '../signed-in.ts'
import { path, press, type State, type Visit } from './visit.ts'

/** So many states share a session: the server mails an address's network no more than a hundred codes an hour. */
const STATES_OF_SESSION = 20

type Begin = (visit: Visit) => Promise<KeptSession>

/** Begins as a reader whom a few states share; none of them changes what that reader has. */
function shared(begin: Begin): Begin {
  let session: KeptSession | undefined
  let uses = 0
  return async (visit) => {
    if (!session || uses % STATES_OF_SESSION === 0) session = await begin(visit)
    else await enterSession(visit.page, session)
    uses += 1
    return session
  }
}

/** A reader who has been asked for their interests already. */
async function signInLater({ page }: Visit): Promise<KeptSession> {
  const { token, session } = await signIn(page)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.patch('/api/preferences', { data: { onboarding_completed: true }, headers })
  return session
}

/** Opens a dialog without an address as its history would. */
async function openAsked({ page, open, language }: Visit, dialog: AskedDialog): Promise<void> {
  await open(path(language, '/'))
  await page.evaluate((one) => {
    history.replaceState({ usr: { asked: [one] }, key: 'asked', idx: 0 }, '')
  }, dialog)
  await page.reload()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  // What a dialog shows of an account is fetched.
  await page.waitForLoadState('networkidle')
}

async function signInWithPremium(visit: Visit): Promise<KeptSession> {
  const session = await signInLater(visit)
  await openAsked(visit, { name: 'upgrade', variant: 'default' })
  await press(visit, 'premium.upgrade')
  await visit.page.getByRole('dialog').waitFor({ state: 'detached' })
  return session
}

async function signInWithSaved(visit: Visit): Promise<KeptSession> {
  const session = await signInLater(visit)
  await visit.open(path(visit.language, '/'))
  const bookmarks = visit.page.locator('article button[aria-pressed]')
  await bookmarks.first().waitFor()
  for (const index of [0, 1, 2]) {
    await bookmarks.nth(index).click()
    await visit.page.locator('article button[aria-pressed="true"]').nth(index).waitFor()
  }
  return session
}

const asReader = shared(signInLater)
const withPremium = shared(signInWithPremium)
const withSaved = shared(signInWithSaved)

/** A dialog of a reader with an account. */
const ofReader = (name: string, dialog: AskedDialog, begin = asReader): State => ({
  name,
  async reach(visit) {
    await begin(visit)
    await openAsked(visit, dialog)
  },
})

export const ACCOUNT_STATES: State[] = [
  {
    name: 'sign-in',
    async reach(visit) {
      await openAsked(visit, { name: 'signIn' })
    },
  },
  {
    name: 'sign-in by mail',
    async reach(visit) {
      await openAsked(visit, { name: 'signIn' })
      await press(visit, 'signIn.dialog.email')
    },
  },
  {
    name: 'menu of a reader',
    async reach(visit) {
      await asReader(visit)
      await visit.open(path(visit.language, '/'))
      await visit.page.locator('header button[aria-haspopup="menu"]').click()
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
