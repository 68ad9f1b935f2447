// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import countries from '../../../../content/places/countries.json'
import popularCities from '../../../../content/places/popular-cities.json'
import { mutes } from '../device/muting/mutes.ts'
import { findDutchTownName } from '../device/place/dutch-name.ts'
import { choosePlace } from '../device/place/place.ts'
import type { UnroutedDialog } from '../lib/addresses/open-dialogs.ts'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { fakePreferences } from '../testing/fakes/fake-preferences.ts'
import { renderWithProviders } from '../testing/render-with-providers.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../testing/signed-in.ts'
import { NOW, someStories } from '../testing/stories.ts'
import { clearSubscriptions, giveSubscription, YEARLY_SUBSCRIPTION } from '../testing/subscribers.ts'
import {
  collectStrings,
  findUntranslatedTexts,
  MARKED_DUTCH_LOCALIZER,
} from '../testing/untranslated-texts.ts'
import { DialogStack } from './dialogs/dialog-stack.tsx'
import { detailsOf, renderApp } from './testing.tsx'

/** The Dutch names of weekdays or months, long and short. */
function namesOf(part: 'weekday' | 'month'): string {
  const days = Array.from({ length: 84 }, (_, index) => new Date(Date.UTC(2026, index % 12, 1 + (index % 7))))
  const forms = (['long', 'short'] as const).flatMap((form) => {
    const { format } = new Intl.DateTimeFormat('nl', { [part]: form, timeZone: 'UTC' })
    return days.map((day) => format(day))
  })
  return [...new Set(forms)].join('|')
}

vi.setConfig({ testTimeout: 60_000 })

const news = aNews(
  someStories(30, (index) => ({ categories: [['world', 'science', 'sports'][index % 3] ?? ''] })),
  { fetch_date: NOW.toISOString() },
)
const stories = detailsOf(news)
/**
 * Matches texts that don't come from the text files: dates, times, initials, and the labels EN, NL and Aa.
 */
const WRITTEN = new RegExp(
  `^(?:(?:(?:${namesOf('weekday')}) )?\\d{1,2} (?:${namesOf('month')})|\\d{4}|\\d\\d:\\d\\d|om|EN|NL|Aa|\\p{Lu}{1,3}|[\\s,·.-])+$`,
  'u',
)
const COUNTRIES = new Intl.DisplayNames('nl', { type: 'region' })
const PLACES = new Set([
  ...popularCities.map(({ name, country_code }) => findDutchTownName(name, country_code) ?? name),
  ...countries.map(({ code }) => COUNTRIES.of(code) ?? code),
  'Zwolle',
])
const isPlace = (piece: string) => piece.split(', ').every((name) => PLACES.has(name))
const DATA = new Set(
  collectStrings([news, stories, PROFILE]).map((text) => text.replaceAll(/\s+/g, ' ').trim()),
)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', fakePreferences().outside.fetch)
})
afterEach(() => {
  cleanup()
  signOutOnDevice()
  clearSubscriptions()
  mutes.set(mutes.initial)
  choosePlace(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The texts on screen that aren't in the Dutch file, after everything has loaded. */
async function untranslated() {
  await act(() => vi.advanceTimersByTimeAsync(2000))
  return findUntranslatedTexts(
    document.body,
    (piece) => DATA.has(piece) || WRITTEN.test(piece) || isPlace(piece),
  )
}

const around = { language: 'nl', localizer: MARKED_DUTCH_LOCALIZER } as const
const newsClient = () => fakeNewsClient({ news: { ok: true, data: news }, stories })

async function untranslatedOn(path: string) {
  await renderApp({
    ...around,
    path: `${path}${path.includes('?') ? '&' : '?'}lang=nl`,
    news,
    newsClient: newsClient(),
  })
  return untranslated()
}

async function untranslatedIn(dialog: UnroutedDialog) {
  signInOnDevice()
  renderWithProviders(<DialogStack dialogs={[dialog]} onClose={() => {}} />, {
    ...around,
    newsClient: newsClient(),
  })
  const isDrawn = () => document.querySelector('dialog')?.outerHTML.includes('⟦')
  await vi.waitFor(() => expect(isDrawn()).toBe(true), { timeout: 20_000 })
  return untranslated()
}

test.each([
  '/',
  '/local',
  '/science',
  '/crime',
  '/about',
  '/privacy',
  '/terms',
  '/portal',
  '/quality',
  '/gaps',
  '/corrections',
  '/following',
  '/story/s3',
  '/story/gone',
  '/?q=headline',
  '/?q=nothing',
])('LA-05 every text of %s in Dutch comes from the Dutch file', async (path) => {
  expect(await untranslatedOn(path)).toEqual([])
})

test('LA-05 with a place every text of Local comes from the Dutch file too', async () => {
  choosePlace({ city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.51, longitude: 6.09 })
  expect(await untranslatedOn('/local')).toEqual([])
})

/** Every dialog without a URL, in each of its variants. */
const DIALOGS: Record<UnroutedDialog['name'], readonly UnroutedDialog[]> = {
  share: [{ name: 'share', storyId: 's3' }],
  slideshow: [{ name: 'slideshow', storyId: 's3' }],
  publisher: [{ name: 'publisher', publisherId: 'gazette' }],
  score: [{ name: 'score', storyId: 's3' }],
  ranking: [{ name: 'ranking' }],
  appearance: [{ name: 'appearance' }],
  followAlerts: [{ name: 'followAlerts', kind: 'publisher', key: 'gazette', label: 'Zwolle' }],
  mutes: [{ name: 'mutes' }],
  settings: [{ name: 'settings' }],
  keys: [{ name: 'keys' }],
  device: [{ name: 'device' }],
  signIn: [{ name: 'signIn' }],
  upgrade: [
    { name: 'upgrade', variant: 'default' },
    { name: 'upgrade', variant: 'welcome' },
  ],
  billing: [{ name: 'billing' }],
  savedStories: [{ name: 'savedStories' }],
  account: [{ name: 'account' }],
  onboarding: [{ name: 'onboarding' }],
  preferences: (['interests', 'muted', 'email', 'ai'] as const).map((tab) => ({ name: 'preferences', tab })),
  mergeMutes: [{ name: 'mergeMutes' }],
}
const dialogs = Object.values(DIALOGS).flat()

test.each(dialogs)('LA-05 every text of the dialog %o in Dutch comes from the Dutch file', async (dialog) => {
  expect(await untranslatedIn(dialog)).toEqual([])
})

test.each([...DIALOGS.upgrade, ...DIALOGS.billing, ...DIALOGS.preferences])(
  'LA-05 every text of the dialog %o in Dutch comes from the Dutch file for a premium reader',
  async (dialog) => {
    giveSubscription(YEARLY_SUBSCRIPTION, PROFILE.username)
    expect(await untranslatedIn(dialog)).toEqual([])
  },
)
