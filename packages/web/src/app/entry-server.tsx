import { readFileSync } from 'node:fs'
import type { PublicConfig, WebServerBuildExports } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { buildFirstViewData, type FirstViewData } from '../edition/first-view.ts'
import { createWorkerNewsClient } from '../edition/news-client.ts'
import { preloadCityChooser } from '../features/location/location-card.tsx'
import { preloadStoryDisclosures } from '../features/story/story-dialog.tsx'
import { type AppView, getStoryIdFromPath, getViewForPath } from '../lib/addresses/paths.ts'
import { parseUrl } from '../lib/addresses/web-address.ts'
import { createLocalizer } from '../lib/texts.ts'
import { ALL_TEXTS } from '../locales/all-texts.ts'
import { App } from './app.tsx'
import { preloadDialog } from './dialogs/dialog-host.tsx'
import { type BuildManifest, findPageAssets } from './document/build-manifest.ts'
import { Document } from './document/document.tsx'
import { preloadAds } from './feed-ads.tsx'

export interface RenderInput {
  /** Path and query of the request. */
  url: string
  language: Language
  /** The result of `buildFirstViewData` for this URL and language; undefined while there is no edition. */
  view: FirstViewData | undefined
  config: PublicConfig
  /** The path of the browser build's manifest, `dist/client/.vite/manifest.json`, which is read once. */
  manifestPath: string
}

export interface RenderResult {
  status: 200 | 404
  html: string
  headers: Record<string, string>
}

const LOCALIZERS = { en: createLocalizer('en', ALL_TEXTS.en), nl: createLocalizer('nl', ALL_TEXTS.nl) }
/** A base for parsing relative URLs; it appears in no output. */
const ANY_HOST = 'http://localhost'
const manifests = new Map<string, BuildManifest>()

// Rendering is synchronous, so every lazily loaded component that the server renders has to be loaded first.
await Promise.all([
  preloadDialog('story'),
  preloadStoryDisclosures(),
  preloadDialog('about'),
  preloadDialog('quality'),
  preloadDialog('gaps'),
  preloadDialog('corrections'),
  preloadDialog('thread'),
  preloadAds(),
  preloadCityChooser(),
])

/** A client whose requests are never answered: rendering on the server uses only the data passed to it. */
const unusedNewsClient = createWorkerNewsClient(() => ({ postMessage: () => {}, addEventListener: () => {} }))

function manifestAt(path: string): BuildManifest {
  const manifest: BuildManifest = manifests.get(path) ?? JSON.parse(readFileSync(path, 'utf8'))
  manifests.set(path, manifest)
  return manifest
}

/** Returns the story id in a URL of the form '/story/{id}' or '/article/{id}'; undefined for other URLs. */
export function extractStoryIdFromUrl(url: string): string | undefined {
  return getStoryIdFromPath(parseUrl(url, ANY_HOST)?.pathname ?? '/')
}

/**
 * False if the path names a thread that isn't in the current edition; search engines shouldn't index such a
 * page.
 */
function isOfEdition({ dialog }: AppView, view: FirstViewData | undefined): boolean {
  return dialog?.name !== 'thread' || view?.timeline !== undefined
}

function isMissing({ dialog }: AppView, view: FirstViewData | undefined): boolean {
  return dialog?.name === 'story' && view?.missingStory === dialog.storyId
}

function drawnApp({ url, language, view, config }: RenderInput): string {
  const queries = new QueryClient()
  const props = {
    localizer: LOCALIZERS[language],
    config,
    view,
    now: new Date(view?.madeAt ?? 0),
    newsClient: unusedNewsClient,
    queries,
    log: { warn: () => {} },
  }
  try {
    return renderToString(
      <StaticRouter location={url}>
        <App {...props} />
      </StaticRouter>,
    )
  } finally {
    // Cleared, because the timer of a cached query would keep the page in memory and the process alive.
    queries.clear()
  }
}

/**
 * Renders the first view of any path as a complete HTML document. The status is 404 only for a missing story.
 */
export function render(input: RenderInput): RenderResult {
  const { url, language, view, config, manifestPath } = input
  const { pathname } = new URL(url, ANY_HOST)
  const currentView = getViewForPath(pathname)
  const missing = isMissing(currentView, view)
  const assets = findPageAssets(manifestAt(manifestPath), language, currentView.dialog?.name)
  const isKnownPath = currentView.section !== 'all' || currentView.dialog !== undefined || pathname === '/'
  const page = renderToStaticMarkup(
    <Document
      data={{ language, config, view }}
      path={isKnownPath ? pathname : '/'}
      view={currentView}
      text={LOCALIZERS[language]}
      assets={assets}
      isIndexed={isKnownPath && !missing && isOfEdition(currentView, view)}
      app={view ? drawnApp(input) : ''}
    />,
  )
  return {
    status: missing ? 404 : 200,
    html: `<!doctype html>${page}`,
    headers: { 'content-language': language },
  }
}

/** Creates the function that renders pages of an edition: the only export that the server calls. */
export const createPageRenderer: WebServerBuildExports['createPageRenderer'] =
  (manifestPath) =>
  ({ url, language, news, story, isStoryMissing, quality, corrections, config, now }) => {
    const lists = { quality: quality ?? undefined, corrections: corrections ?? undefined }
    const about = { details: story ?? undefined, isStoryMissing, ...lists }
    const view = news ? buildFirstViewData({ news, url, language, now, ...about }) : undefined
    const { status, html } = render({ url, language, view, config, manifestPath })
    return { status, html, language }
  }
