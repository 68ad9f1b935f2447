import { CACHES, SAVED_LIST } from '../lib/kept-files.ts'
import { fallbackSource } from '../lib/picture-sources.ts'
import { keep } from './keep.ts'

/** By story id the address of its picture; null where it has none. */
type Pictures = Record<string, string | null>

const queue: { turn: number; work: Promise<unknown> } = { turn: 0, work: Promise.resolve() }

/** One thing after another: what is forgotten isn't put back by what came before it. */
function next(task: () => Promise<unknown>): Promise<unknown> {
  const done = queue.work.then(task)
  queue.work = done.catch(() => undefined)
  return done
}

const absolute = (path: string) => new URL(path, location.origin)

/** What the pages of the saved stories need: each story with all that proves it, and its first picture. */
function wantedAddresses(pictures: Pictures): string[] {
  const paths = Object.entries(pictures).flatMap(([id, picture]) => [
    `/api/stories/${encodeURIComponent(id)}`,
    ...(picture ? [picture] : []),
  ])
  return paths.map(absolute).flatMap(({ href, origin }) => (origin === location.origin ? [href] : []))
}

async function keepOne(cache: Cache, href: string): Promise<void> {
  if (await cache.match(href)) return
  const answer = await fetch(href, { cache: 'force-cache' })
  if (answer.ok) await keep(CACHES.saved, href, answer)
}

async function keepAll(pictures: Pictures, isWanted: () => boolean): Promise<void> {
  const cache = await caches.open(CACHES.saved)
  const wanted = wantedAddresses(pictures)
  const known = new Set([...wanted, absolute(SAVED_LIST).href])
  const gone = (await cache.keys()).filter(({ url }) => !known.has(url))
  await Promise.all(gone.map((request) => cache.delete(request)))
  for (const href of wanted) {
    if (!isWanted()) return
    // Without a connection the next visit tries again.
    await keepOne(cache, href).catch(() => undefined)
  }
}

/** Keeps what the saved stories need, and nothing of those that aren't saved any more. */
export function keepSaved(pictures: Pictures): Promise<unknown> {
  queue.turn += 1
  const mine = queue.turn
  return next(() => keepAll(pictures, () => mine === queue.turn))
}

/** Forgets all of them. */
export function forgetSaved(): Promise<unknown> {
  queue.turn += 1
  return next(() => caches.delete(CACHES.saved))
}

const savedAnswer = (url: string) => caches.match(url, { cacheName: CACHES.saved })

/** A saved story's page. */
export const savedStory = savedAnswer

/** The picture of a saved story, in the one size that is kept of it. */
export function savedPicture(url: string): Promise<Response | undefined> {
  return savedAnswer(new URL(fallbackSource('.'), url).href)
}
