import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { QueryClient } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { workerNewsroom } from '../edition/newsroom.ts'
import newsroomUrl from '../edition/newsroom-worker.ts?worker&url'
import { DEFAULT_CONFIG } from '../lib/default-config.ts'
import { browserLog } from '../lib/log.ts'
import { viewOfPath } from '../lib/paths.ts'
import { languageOfUrl, loadSpeaker } from '../lib/texts.ts'
import { trustedWorkerUrl } from '../lib/worker-url.ts'
import { chosenLanguage } from '../reader/language-provider.tsx'
import { restorePlace } from '../reader/place.ts'
import { type AppProps, appRoutes } from './app.tsx'
import { preloadDialog } from './dialog-host.tsx'
import { type PageData, readPageData } from './page-data.ts'
import './styles.css'

/** What the page holds; in a page without a server's data the reader's own language and the server's configuration. */
async function startData(newsroom: AppProps['newsroom']): Promise<PageData> {
  const written = readPageData()
  if (written) return written
  const answer = await newsroom.config()
  const language = chosenLanguage() ?? languageOfUrl(location.href) ?? DEFAULT_LANGUAGE
  return { language, config: answer.ok ? answer.data : DEFAULT_CONFIG, view: undefined }
}

/** Takes over the server's page, or draws it where the server left it empty. */
async function start(root: HTMLElement): Promise<void> {
  const newsroom = workerNewsroom(() => new Worker(trustedWorkerUrl(newsroomUrl), { type: 'module' }))
  const { dialog } = viewOfPath(location.pathname)
  const { language, config, view } = await startData(newsroom)
  const [speaker] = await Promise.all([loadSpeaker(language), dialog && preloadDialog(dialog.name)])
  const now = view ? new Date(view.madeAt) : new Date()
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  })
  const router = createBrowserRouter(
    appRoutes({ speaker, config, view, now, newsroom, queries, log: browserLog }),
  )
  const page = <RouterProvider router={router} />
  if (root.hasChildNodes()) hydrateRoot(root, page)
  else createRoot(root).render(page)
  restorePlace()
}

const root = document.getElementById('root')
if (root) await start(root)
