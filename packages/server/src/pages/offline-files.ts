import type { PageRenderer } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'
import { MB } from '@plainwire/domain/units'
import type { ServerOptions } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import {
  computeResponseMemorySize,
  createPreparedResponse,
  type PreparedResponse,
} from '../serving/representation.ts'

/**
 * The script that replaces the service worker if offline reading is switched off: it deletes the caches and
 * unregisters itself. Browsers request it at their next visit.
 */
const RETIRED_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const erase = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plainwire-'))
    await Promise.all(names.map((name) => caches.delete(name)))
    await registration.unregister()
  }
  event.waitUntil(erase())
})
`

/** Returns the service worker that unregisters itself, ready to be sent. */
export function buildRetiredServiceWorker(): Promise<PreparedResponse> {
  return createPreparedResponse(RETIRED_WORKER, {
    type: 'text/javascript; charset=utf-8',
    cacheControl: CACHE_CONTROL.revalidate,
  })
}

/** The limits of the cached application shell, which only changes with a release. */
const SHELLS = { maxBytes: MB, maxAgeMs: Number.POSITIVE_INFINITY }

/**
 * Returns a function that renders the application without any content. Browsers cache it, and show it for pages
 * that they can't fetch. Each language is rendered once.
 */
export function createAppShellRenderer(
  render: PageRenderer,
  { config, now }: Pick<ServerOptions, 'config' | 'now'>,
) {
  const shells = new AnswerCache<PreparedResponse>({ ...SHELLS, weigh: computeResponseMemorySize, now })
  return (language: Language) => shells.get(language, () => shellPage(render, language, { config, now }))
}

async function shellPage(
  render: PageRenderer,
  language: Language,
  { config, now }: Pick<ServerOptions, 'config' | 'now'>,
): Promise<PreparedResponse> {
  const { html } = await render({
    url: language === DEFAULT_LANGUAGE ? '/' : `/?lang=${language}`,
    language,
    news: null,
    story: null,
    isStoryMissing: false,
    quality: null,
    corrections: null,
    config,
    now: now(),
  })
  return createPreparedResponse(html, {
    type: 'text/html; charset=utf-8',
    cacheControl: CACHE_CONTROL.revalidate,
  })
}
