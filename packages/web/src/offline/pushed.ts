import { activeMutes, type Mute } from '@plainwire/domain/reader'
import { isPlainlyMuted } from '../edition/plainly-muted.ts'
import { CACHES, PUSH_CHOICES, type PushChoices } from '../lib/cache-names.ts'
import { scope } from './scope.ts'

/** The validated content of a push message. */
interface Pushed {
  id: string
  headline: string
  label: string
  language: string
  text: string
  topics: string[]
}

/** Ids are ours: nothing else becomes part of an address. */
const STORY_ID = /^[a-z0-9][a-z0-9-]{0,63}$/

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a message; undefined for one that isn't ours. */
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

/** Whether the reader's simple mutes apply to it, as far as that can be decided without the story. */
function isMuted({ headline, text, topics }: Pushed, mutes: readonly Mute[], now: Date): boolean {
  const active = activeMutes(mutes, now)
  return ['', ...topics].some((category) =>
    active.some((mute) => isPlainlyMuted({ title: headline, excerpt: text, category }, mute)),
  )
}

/** The data that the page has stored for push messages: a worker can't read the browser's storage. */
async function cachedChoices(): Promise<PushChoices | undefined> {
  const cached = await (await caches.open(CACHES.push)).match(PUSH_CHOICES)
  return cached && ((await cached.json()) as PushChoices)
}

/** A notification: calm, once a story, and without the headline where the reader has muted what it is about. */
export async function showPushed(message: string | undefined, now: Date): Promise<void> {
  const pushed = readPushed(message)
  if (!pushed) return
  const choices = await cachedChoices().catch(() => undefined)
  const isHidden = choices !== undefined && isMuted(pushed, choices.mutes, now)
  await scope.registration.showNotification(pushed.label, {
    body: isHidden ? choices.neutral : pushed.headline,
    lang: pushed.language,
    tag: `breaking-${pushed.id}`,
    icon: '/icons/icon-192.png',
    data: { path: isHidden ? '/' : `/story/${pushed.id}` },
  })
}

/** Opens what a notification is about: in a window that is there, or in a new one. */
export async function openPushed(data: unknown): Promise<void> {
  const { path }: { path?: unknown } = Object(data)
  const url = new URL(isText(path) && path.startsWith('/') ? path : '/', location.origin)
  if (url.origin !== location.origin) return
  const [client] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  try {
    await client?.focus()
    // A window that another worker controls can't be led anywhere.
    if (client && (await client.navigate(url.href))) return
  } catch {
    // It is opened anew.
  }
  await scope.clients.openWindow(url.href)
}
