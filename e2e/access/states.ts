import { findStoryWithConflict, findStoryWithMostSources } from '../testing/edition.ts'
import { waitUntilEditionCached } from '../testing/network.ts'
import { ACCOUNT_STATES } from './account-states.ts'
import {
  addLanguageToQuery,
  inDialog,
  pathInLanguage,
  persistInBrowser,
  pressButton,
  type ScreenState,
  type ScreenVisit,
  textPattern,
} from './visit.ts'

const ROTTERDAM = {
  city: 'Rotterdam',
  country: 'Netherlands',
  countryCode: 'NL',
  latitude: 51.92,
  longitude: 4.48,
}
/**
 * Followed things: a country, a name, a search and a publisher with stories in the edition, and a town
 * without.
 */
function followedThings(edition: ScreenVisit['edition']) {
  const { tags, sources } = findStoryWithMostSources(edition)
  const [name = 'x'] = tags
  const [source] = sources
  const followedAt = '2020-01-01T00:00:00.000Z'
  return [
    { kind: 'place', key: 'NL', label: 'Netherlands', followedAt },
    { kind: 'name', key: name, label: name, followedAt },
    {
      kind: 'search',
      key: 'water OR "new bridge" -sports',
      label: 'water OR "new bridge" -sports',
      followedAt,
    },
    { kind: 'publisher', key: source?.publisher_id ?? 'x', label: source?.name ?? 'x', followedAt },
    { kind: 'place', key: 'Aalst, BE', label: 'Aalst', followedAt },
  ]
}

/** The URL of the edition, which the page's worker fetches. */
const NEWS = /\/news\.json/

async function openLocal({ page, open, language }: ScreenVisit): Promise<void> {
  await persistInBrowser(page, 'plainwire.place', ROTTERDAM)
  // With a place in the Netherlands the page would offer Dutch.
  await persistInBrowser(page, 'plainwire.language', language)
  await open(pathInLanguage(language, '/local'))
}

async function openStory(visit: ScreenVisit): Promise<void> {
  await visit.open(pathInLanguage(visit.language, `/story/${findStoryWithMostSources(visit.edition).id}`))
  await visit.page.getByRole('dialog').getByRole('list').first().waitFor()
}

const screen = (name: string, to: string): ScreenState => ({
  name,
  reach: ({ open, language }) => open(pathInLanguage(language, to)),
})

/** Creates the state of a dialog that a button of the story page opens. `key` is the button's text key. */
const ofStory = (name: string, key: string): ScreenState => ({
  name,
  async reach(visit) {
    await openStory(visit)
    await pressButton(visit, key)
    await visit.page.getByRole('dialog').nth(1).waitFor()
  },
})

/** Creates the state of the settings, or of a dialog that one of its buttons opens. */
const ofSettings = (name: string, key?: string): ScreenState => ({
  name,
  async reach(visit) {
    await visit.open(pathInLanguage(visit.language, '/'))
    await pressButton(visit, 'settings.title')
    if (key) await pressButton(visit, key)
    const dialogs = visit.page.getByRole('dialog')
    await dialogs.nth(key ? 1 : 0).waitFor()
  },
})

async function cardMenu(visit: ScreenVisit): Promise<void> {
  await visit.open(pathInLanguage(visit.language, '/'))
  await visit.page
    .getByRole('button', { name: textPattern(visit.language, 'card.menu') })
    .nth(1)
    .click()
}

const ANONYMOUS_STATES: ScreenState[] = [
  screen('front page', '/'),
  screen('category', '/technology'),
  screen('Local, empty', '/local'),
  {
    name: 'Local with a city',
    async reach(visit) {
      await openLocal(visit)
      await visit.page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'Local without news',
    async reach(visit) {
      // The edition is emptied, because Local would otherwise list stories from farther away.
      await visit.page.context().route(NEWS, async (route) => {
        const news = await (await route.fetch()).json()
        await route.fulfill({ json: { ...news, stories: [] } })
      })
      await openLocal(visit)
      await visit.page.getByText(textPattern(visit.language, 'feed.empty.local')).first().waitFor()
    },
  },
  {
    name: 'Local, loading',
    async reach(visit) {
      await visit.page.context().route(NEWS, () => undefined)
      await openLocal(visit)
    },
  },
  {
    name: 'Local, failed',
    async reach(visit) {
      await visit.page.context().route(NEWS, (route) => route.abort())
      await openLocal(visit)
      await visit.page.getByRole('alert').first().waitFor()
    },
    trouble: /ERR_FAILED/,
  },
  {
    name: 'offline',
    serviceWorkers: 'allow',
    async reach(visit) {
      await visit.open(pathInLanguage(visit.language, '/'))
      await waitUntilEditionCached(visit.page)
      await visit.page.context().setOffline(true)
      await visit.page.getByText(textPattern(visit.language, 'offline.line')).first().waitFor()
    },
    trouble: /ERR_INTERNET_DISCONNECTED/,
  },
  screen('about', '/about'),
  inDialog(screen('privacy', '/privacy')),
  inDialog(screen('terms', '/terms')),
  screen('quality', '/quality'),
  screen('coverage gaps', '/gaps'),
  screen('corrections', '/corrections'),
  {
    name: 'thread',
    async reach({ open, language, page }) {
      // The sample edition doesn't always have a thread, so one is added.
      await page.context().route(NEWS, async (route) => {
        const news = await (await route.fetch()).json()
        const story_ids = news.stories.slice(0, 4).map(({ id }: { id: string }) => id)
        await route.fulfill({ json: { ...news, threads: [{ id: 'topic', name: {}, story_ids }] } })
      })
      await open(pathInLanguage(language, '/thread/topic'))
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'list of one coverage gap',
    async reach(visit) {
      await visit.open(addLanguageToQuery(visit.language, '/?gap=none-from-there'))
      await visit.page.getByRole('button', { name: textPattern(visit.language, 'gap.clear') }).waitFor()
      await visit.page.getByRole('article').first().waitFor()
    },
  },
  inDialog({
    name: 'story, mutes offered',
    async reach(visit) {
      await openStory(visit)
      await pressButton(visit, 'mutes.button')
      await visit.page.getByRole('region', { name: textPattern(visit.language, 'story.mute') }).waitFor()
    },
  }),
  screen('following, empty', '/following'),
  {
    name: 'following',
    async reach(visit) {
      await persistInBrowser(visit.page, 'plainwire.followed', followedThings(visit.edition))
      await visit.open(pathInLanguage(visit.language, '/following'))
      await visit.page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  { name: 'story', reach: openStory },
  inDialog({
    name: 'story whose sources differ',
    async reach(visit) {
      const { id } = findStoryWithConflict(visit.edition)
      await visit.open(`${pathInLanguage(visit.language, `/story/${id}`)}#sources-differ`)
      await visit.page.locator('#sources-differ:focus').waitFor()
      await visit.page.locator('dialog h1').scrollIntoViewIfNeeded()
    },
  }),
  {
    name: 'cards, sources differ',
    async reach(visit) {
      const { id, categories } = findStoryWithConflict(visit.edition)
      await visit.open(pathInLanguage(visit.language, `/${categories[0]}`))
      const card = visit.page
        .getByRole('article')
        .filter({ has: visit.page.locator(`a[href*="${id}"][href$="#sources-differ"]`) })
      await card.first().scrollIntoViewIfNeeded()
    },
    // One of the sample's pictures is missing on purpose.
    trouble: /404/,
  },
  inDialog({
    name: 'story, all disclosed',
    async reach(visit) {
      await openStory(visit)
      for (const summary of await visit.page.getByRole('dialog').locator('summary').all())
        await summary.click()
    },
  }),
  {
    name: 'story not found',
    reach: ({ open, language }) => open(pathInLanguage(language, '/story/none')),
    trouble: /404/,
  },
  inDialog({
    name: 'story, loading',
    async reach(visit) {
      await visit.page.route('**/api/stories/**', () => undefined)
      await visit.open(pathInLanguage(visit.language, '/'))
      await visit.page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click()
      await visit.page.getByRole('dialog').waitFor()
    },
  }),
  ofStory('share', 'share.button'),
  ofStory('slideshow', 'slideshow.open.many'),
  inDialog(ofStory('publisher', 'story.publisher')),
  inDialog({
    name: 'mutes',
    async reach(visit) {
      await openStory(visit)
      await pressButton(visit, 'mutes.button')
      const offered = visit.page.getByRole('region', { name: textPattern(visit.language, 'story.mute') })
      await offered.getByRole('button').first().click()
      await visit.page.getByRole('dialog').nth(1).waitFor()
    },
  }),
  inDialog({
    name: 'score',
    async reach(visit) {
      await cardMenu(visit)
      await pressButton(visit, 'card.menu.why')
      await visit.page.getByRole('dialog').getByRole('table').first().waitFor()
    },
  }),
  {
    name: 'ranking',
    async reach(visit) {
      await visit.open(pathInLanguage(visit.language, '/'))
      await pressButton(visit, 'ranking.button')
      await visit.page.getByRole('dialog').getByRole('slider').first().waitFor()
    },
  },
  ofSettings('settings'),
  inDialog(ofSettings('keys', 'keys.title')),
  inDialog(ofSettings('device', 'device.title')),
  { name: 'menu of a card', reach: cardMenu },
  {
    name: 'menu of languages',
    async reach(visit) {
      await visit.open(pathInLanguage(visit.language, '/crime'))
      await pressButton(visit, 'language.label')
    },
  },
  {
    name: 'chooser of a place',
    async reach(visit) {
      await visit.open(pathInLanguage(visit.language, '/'))
      await pressButton(visit, 'location.label.none')
      await visit.page.getByRole('searchbox').or(visit.page.getByRole('combobox')).first().waitFor()
    },
  },
  {
    name: 'search, found',
    async reach(visit) {
      await visit.open(addLanguageToQuery(visit.language, '/?q=the'))
      await visit.page.getByRole('heading', { name: textPattern(visit.language, 'search.heading') }).waitFor()
      await visit.page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'search, nothing found',
    async reach(visit) {
      await visit.open(addLanguageToQuery(visit.language, '/?q=zebrafishes'))
      await visit.page.getByText(textPattern(visit.language, 'feed.empty.search')).first().waitFor()
    },
  },
  {
    name: 'blurred card',
    async reach(visit) {
      const mute = {
        id: 'm',
        kind: 'topic',
        text: 'world',
        mode: 'blur',
        addedAt: '2026-01-01T00:00:00.000Z',
      }
      await persistInBrowser(visit.page, 'plainwire.mutes', [mute])
      await visit.open(pathInLanguage(visit.language, '/'))
      await visit.page
        .getByRole('button', { name: textPattern(visit.language, 'mutes.veil.lift') })
        .first()
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'edition to finish',
    async reach(visit) {
      await persistInBrowser(visit.page, 'plainwire.reading', { count: 6, hidesRead: false })
      await visit.open(pathInLanguage(visit.language, '/'))
    },
  },
]

/** All screens, dialogs and states, without an account and with one. */
export const ALL_SCREEN_STATES: readonly ScreenState[] = [...ANONYMOUS_STATES, ...ACCOUNT_STATES]
