import type { NewsEdition, StoryDetails } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { aNews } from '@plainwire/domain/testing'
import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { buildFirstViewData } from '../edition/first-view.ts'
import { DEFAULT_CONFIG } from '../lib/default-config.ts'
import type { Localizer } from '../lib/texts.ts'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { simulateLoadingImages } from '../testing/leave-images-loading.ts'
import { LOCALIZERS } from '../testing/render-with-providers.tsx'
import { NOW, someDetails, someStories } from '../testing/stories.ts'
import { App } from './app.tsx'
import { preloadDialog } from './dialogs/dialog-host.tsx'

interface Start {
  path?: string
  news?: NewsEdition
  language?: Language
  /** The texts to use instead of those of `language`. */
  localizer?: Localizer
  /** False if the server embedded no first view in the page. */
  hasFirstView?: boolean
  newsClient?: ReturnType<typeof fakeNewsClient>
}

/** An edition with more than two pages of stories, in five categories. */
export const SOME_NEWS = aNews(
  someStories(50, (index) => ({
    categories: [['world', 'science', 'politics', 'health', 'sports'][index % 5] ?? ''],
  })),
  { fetch_date: NOW.toISOString() },
)

export function detailsOf(news: NewsEdition): StoryDetails[] {
  return news.stories.map((story) => someDetails(story))
}

/** Renders the whole application at a path, as in a browser. */
export async function renderApp({ path = '/', news = SOME_NEWS, language = 'en', ...start }: Start = {}) {
  simulateLoadingImages()
  const paths = ['story', 'about', 'quality'] as const
  await Promise.all([...paths.map(preloadDialog), import('./dialogs/dialog-stack.tsx')])
  const newsClient =
    start.newsClient ?? fakeNewsClient({ news: { ok: true, data: news }, stories: detailsOf(news) })
  const view =
    start.hasFirstView === false ? undefined : buildFirstViewData({ news, url: path, language, now: NOW })
  const props = {
    localizer: start.localizer ?? LOCALIZERS[language],
    config: DEFAULT_CONFIG,
    view,
    now: NOW,
    newsClient,
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    log: { warn: () => {} },
  }
  let address = path
  let navigate: NavigateFunction | undefined
  /** Simulates the browser's address bar and Back button. */
  function Chrome() {
    const { pathname, search } = useLocation()
    address = `${pathname}${search}`
    navigate = useNavigate()
    return null
  }
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <App {...props} />
      <Chrome />
    </MemoryRouter>,
  )
  const go = (steps: number) => act(async () => navigate?.(steps))
  return { go, newsClient, address: () => address, unmount }
}
