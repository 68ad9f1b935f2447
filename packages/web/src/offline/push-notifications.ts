import { filterActiveMutes, type Mute } from '@plainwire/domain/reader'
import { matchesMuteApproximately } from '../edition/lists/simple-mute-match.ts'
import { CACHE_NAMES, PUSH_DATA_CACHE_KEY, type PushNotificationData } from '../lib/offline/cache-names.ts'
import { serviceWorkerGlobal } from './scope.ts'

/** The validated content of a push message. */
interface Pushed {
  id: string
  headline: string
  label: string
  language: string
  text: string
  topics: string[]
}

/**
 * The format of story ids. Messages with an id in another format are ignored, because the id becomes part of a
 * URL.
 */
const STORY_ID = /^[a-z0-9][a-z0-9-]{0,63}$/

const isText = (value: unknown): value is string => typeof value === 'string'

/** Parses and validates a push message; undefined if it is invalid. */
function readPushed(text: string | undefined): Pushed | undefined {
  try {
    const read: Record<string, unknown> = Object(JSON.parse(text ?? ''))
    const { id, headline, label, language, text: excerpt, topics } = read
    const isOurs = isText(id) && STORY_ID.test(id) && isText(headline) && headline !== ''
    if (!isOurs || !isText(label) || !isText(language)) return undefined
    return {
      id,
      headline,
      label,
      language,
      text: isText(excerpt) ? excerpt : '',
      topics: Array.isArray(topics) ? topics.filter(isText) : [],
    }
  } catch {
    return undefined
  }
}

/**
 * True if a mute matches the message. The comparison is only approximate, because the worker has the message
 * but not the story.
 */
function isMuted({ headline, text, topics }: Pushed, mutes: readonly Mute[], now: Date): boolean {
  const active = filterActiveMutes(mutes, now)
  return ['', ...topics].some((category) =>
    active.some((mute) => matchesMuteApproximately({ title: headline, excerpt: text, category }, mute)),
  )
}

/**
 * Reads the reader's choices for push messages, which the page has cached because a worker can't read
 * localStorage.
 */
async function cachedChoices(): Promise<PushNotificationData | undefined> {
  const cached = await (await caches.open(CACHE_NAMES.push)).match(PUSH_DATA_CACHE_KEY)
  return cached && ((await cached.json()) as PushNotificationData)
}

/**
 * Shows the notification for a push message; a later message about the same story replaces it. If the reader
 * has muted the story, a neutral text is shown instead of the headline.
 */
export async function showPushNotification(message: string | undefined, now: Date): Promise<void> {
  const pushed = readPushed(message)
  if (!pushed) return
  const choices = await cachedChoices().catch(() => undefined)
  const isHidden = choices !== undefined && isMuted(pushed, choices.mutes, now)
  await serviceWorkerGlobal.registration.showNotification(pushed.label, {
    body: isHidden ? choices.neutral : pushed.headline,
    lang: pushed.language,
    tag: `breaking-${pushed.id}`,
    icon: '/icons/icon-192.png',
    data: { path: isHidden ? '/' : `/story/${pushed.id}` },
  })
}

/** Opens the page that a notification is about, in an open window of the application or in a new one. */
export async function openNotificationPage(data: unknown): Promise<void> {
  const { path }: { path?: unknown } = Object(data)
  const url = new URL(isText(path) && path.startsWith('/') ? path : '/', location.origin)
  if (url.origin !== location.origin) return
  const [client] = await serviceWorkerGlobal.clients.matchAll({ type: 'window', includeUncontrolled: true })
  try {
    await client?.focus()
    // Navigating throws for a window that this worker doesn't control.
    if (client && (await client.navigate(url.href))) return
  } catch {
    // A new window is opened instead.
  }
  await serviceWorkerGlobal.clients.openWindow(url.href)
}
