import { waitUntilEditionCached } from '../testing/network.ts'
import {
  addLanguageToQuery,
  createPageState,
  inDialog,
  pathInLanguage,
  persistInBrowser,
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
/** The URL of the edition, which the page's worker fetches. */
const NEWS = /\/news\.json/

async function openLocal({ page, open, language }: ScreenVisit): Promise<void> {
  await persistInBrowser(page, 'plainwire.place', ROTTERDAM)
  // With a place in the Netherlands the page would offer Dutch.
  await persistInBrowser(page, 'plainwire.language', language)
  await open(pathInLanguage(language, '/local'))
}

/** The sections with and without news, the text pages and the lists that have a page of their own. */
export const PAGE_STATES: ScreenState[] = [
  createPageState('front page', '/'),
  createPageState('category', '/technology'),
  createPageState('Local, empty', '/local'),
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
  createPageState('about', '/about'),
  inDialog(createPageState('privacy', '/privacy')),
  inDialog(createPageState('terms', '/terms')),
  createPageState('quality', '/quality'),
  createPageState('coverage gaps', '/gaps'),
  createPageState('corrections', '/corrections'),
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
]
