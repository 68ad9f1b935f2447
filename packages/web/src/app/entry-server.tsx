import { readFileSync } from 'node:fs'
import type { PublicConfig, WebBuild } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type FirstView, firstViewOf } from '../edition/first-view.ts'
import { workerNewsroom } from '../edition/newsroom.ts'
import { preloadCityChooser } from '../features/location/location-card.tsx'
import { preloadDisclosures } from '../features/story/story-dialog.tsx'
import { storyIdOfPath, type View, viewOfPath } from '../lib/paths.ts'
import { speak } from '../lib/texts.ts'
import { parsedUrl } from '../lib/web-address.ts'
import { ALL_TEXTS } from '../locales/all-texts.ts'
import { App } from './app.tsx'
import { type BuildManifest, pageAssets } from './build-manifest.ts'
import { preloadDialog } from './dialog-host.tsx'
import { Document } from './document.tsx'
import { preloadAds } from './feed-ads.tsx'

export interface RenderInput {
  /** Path and query of the request. */
  url: string
  language: Language
  /** The result of `firstViewOf` for this URL and language; undefined while there is no edition. */
  view: FirstView | undefined
  config: PublicConfig
  /** Where the client build wrote its manifest: `dist/client/.vite/manifest.json`. Read once. */
  manifestPath: string
}

export interface Rendered {
  status: 200 | 404
  html: string
  headers: Record<string, string>
}

const SPEAKERS = { en: speak('en', ALL_TEXTS.en), nl: speak('nl', ALL_TEXTS.nl) }
/** Path resolution needs a host; it is never seen. */
const ANY_HOST = 'http://localhost'
const manifests = new Map<string, BuildManifest>()

// Every dialog is drawn by the server too.
await Promise.all([
  preloadDialog('story'),
  preloadDisclosures(),
  preloadDialog('about'),
  preloadDialog('quality'),
  preloadDialog('gaps'),
  preloadDialog('corrections'),
  preloadDialog('thread'),
  preloadAds(),
  preloadCityChooser(),
])

/** Nothing is fetched while drawing: what the page needs has come with it. */
const noNewsroom = workerNewsroom(() => ({ postMessage: () => {}, addEventListener: () => {} }))

function manifestAt(path: string): BuildManifest {
  const manifest: BuildManifest = manifests.get(path) ?? JSON.parse(readFileSync(path, 'utf8'))
  manifests.set(path, manifest)
  return manifest
}

/** The story that a URL names, '/story/{id}' or '/article/{id}'; undefined for every other. */
export function storyIdOfUrl(url: string): string | undefined {
  return storyIdOfPath(parsedUrl(url, ANY_HOST)?.pathname ?? '/')
}

/** A thread that the edition doesn't have may be an earlier one's: nothing for search engines. */
function isOfEdition({ dialog }: View, view: FirstView | undefined): boolean {
  return dialog?.name !== 'thread' || view?.timeline !== undefined
}

function isMissing({ dialog }: View, view: FirstView | undefined): boolean {
  return dialog?.name === 'story' && view?.missingStory === dialog.storyId
}

function drawnApp({ url, language, view, config }: RenderInput): string {
  const queries = new QueryClient()
  const props = {
    speaker: SPEAKERS[language],
    config,
    view,
    now: new Date(view?.madeAt ?? 0),
    newsroom: noNewsroom,
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
    // A query's timer would hold the page in memory, and the process alive, for as long as the query may be cached.
    queries.clear()
  }
}

/** Draws the first view of any path as a complete HTML document. Status 404 only for a story that isn't there. */
export function render(input: RenderInput): Rendered {
  const { url, language, view, config, manifestPath } = input
  const { pathname } = new URL(url, ANY_HOST)
  const shown = viewOfPath(pathname)
  const missing = isMissing(shown, view)
  const assets = pageAssets(manifestAt(manifestPath), language, shown.dialog?.name)
  const isKnownPath = shown.section !== 'all' || shown.dialog !== undefined || pathname === '/'
  const page = renderToStaticMarkup(
    <Document
      data={{ language, config, view }}
      path={isKnownPath ? pathname : '/'}
      view={shown}
      text={SPEAKERS[language]}
      assets={assets}
      isIndexed={isKnownPath && !missing && isOfEdition(shown, view)}
      app={view ? drawnApp(input) : ''}
    />,
  )
  return {
    status: missing ? 404 : 200,
    html: `<!doctype html>${page}`,
    headers: { 'content-language': language },
  }
}

/** Renders pages from the edition: the server's only call of this build. */
export const createPageRenderer: WebBuild['createPageRenderer'] =
  (manifestPath) =>
  ({ url, language, news, story, isStoryMissing, quality, corrections, config, now }) => {
    const lists = { quality: quality ?? undefined, corrections: corrections ?? undefined }
    const about = { details: story ?? undefined, isStoryMissing, ...lists }
    const view = news ? firstViewOf({ news, url, language, now, ...about }) : undefined
    const { status, html } = render({ url, language, view, config, manifestPath })
    return { status, html, language }
  }
