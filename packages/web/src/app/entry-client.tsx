import '../lib/start/without-eval.ts'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startAccountSync } from '../account/load-sync.ts'
import { restoreAccount } from '../account/session/restore-account.ts'
import { startSubscriptionSync } from '../account/subscription/start-subscription-sync.ts'
import { paymentProviderOrigins } from '../account/subscription/subscription.ts'
import { getChosenLanguage } from '../device/language/language-provider.tsx'
import { restorePlace } from '../device/place/place.ts'
import { syncPersistedStoresAcrossTabs } from '../device/storage/persisted.ts'
import { createWorkerNewsClient } from '../edition/news-client.ts'
import newsWorkerUrl from '../edition/worker/news-worker.ts?worker&url'
import { preloadLocalBanner } from '../features/feed/feed.tsx'
import { preloadCityChooser } from '../features/location/location-card.tsx'
import { restoreLostFocus } from '../lib/access/restore-focus.ts'
import { getStoryIdFromPath, getViewForPath } from '../lib/addresses/paths.ts'
import { DEFAULT_CONFIG } from '../lib/default-config.ts'
import { browserLog } from '../lib/log.ts'
import { loadStoryFont } from '../lib/start/text-face.ts'
import { toTrustedWorkerUrl } from '../lib/start/worker-url.ts'
import { getLanguageFromUrl, loadLocalizer } from '../lib/texts.ts'
import { App, type AppProps } from './app.tsx'
import { preloadDialog } from './dialogs/dialog-host.tsx'
import { type PageData, readPageData } from './document/page-data.ts'
import { preloadAds } from './feed-ads.tsx'

/**
 * Returns the data that the server embedded in the page. If there is none, determines the reader's language,
 * and fetches the configuration.
 */
async function startData(newsClient: AppProps['newsClient']): Promise<PageData> {
  const embedded = readPageData()
  // The server replaces malformed story ids by a constant; the URL has the original.
  const requested = getStoryIdFromPath(location.pathname)
  if (embedded?.view?.missingStory && requested) embedded.view.missingStory = requested
  if (embedded) return embedded
  const answer = await newsClient.config()
  const language = getChosenLanguage() ?? getLanguageFromUrl(location.href) ?? DEFAULT_LANGUAGE
  return { language, config: answer.ok ? answer.data : DEFAULT_CONFIG, view: undefined }
}

/** Hydrates the server's page, or renders it if the server left it empty. */
async function start(root: HTMLElement): Promise<void> {
  const newsClient = createWorkerNewsClient(
    () => new Worker(toTrustedWorkerUrl(newsWorkerUrl), { type: 'module' }),
  )
  const { dialog, section } = getViewForPath(location.pathname)
  const { language, config, view } = await startData(newsClient)
  const [localizer] = await Promise.all([
    loadLocalizer(language),
    dialog && preloadDialog(dialog.name),
    section === 'local' && Promise.all([preloadCityChooser(), preloadLocalBanner()]),
    config.flags.ads && preloadAds(),
  ])
  const now = view ? new Date(view.madeAt) : new Date()
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  })
  const props = { localizer, config, view, now, newsClient, queries, log: browserLog }
  const page = (
    <BrowserRouter>
      <App {...props} />
    </BrowserRouter>
  )
  // In a transition React hydrates in slices, so that the page can respond to input in between.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page))
  else createRoot(root).render(page)
  loadStoryFont()
  restoreLostFocus()
  restorePlace()
  syncPersistedStoresAcrossTabs()
  paymentProviderOrigins.set(config.payments?.origins)
  startSubscriptionSync()
  if (!config.flags.signIn) return
  startAccountSync()
  restoreAccount()
}

const root = document.getElementById('root')
if (root) await start(root)
