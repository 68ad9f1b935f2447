import { createHmac } from 'node:crypto'
import { buildStoryPath } from '@plainwire/domain/addresses'
import type { NewsStory } from '@plainwire/domain/contract'
import { toStoryCard } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import type { StoredFollowAlertSettings } from '@plainwire/store'

/** A message to the webhook or ntfy address of a reader. */
export interface WebhookMessage {
  bytes: Uint8Array
  headers: Record<string, string>
}

interface About {
  alerts: Pick<StoredFollowAlertSettings, 'thingId' | 'thing' | 'hook'>
  story: NewsStory
  language: Language
  publicUrl: string
  secret: string
  now: Date
}

/** Encodes a text for a header (RFC 2047). */
function headerText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return `=?UTF-8?B?${Buffer.from(text.toWellFormed()).toString('base64')}?=`
}

/**
 * The signature of a message: the HMAC-SHA256, in hex, of the time, a dot and the body. The time is included
 * so that nobody else can send an old message again.
 */
function signature(body: string, { secret, now }: Pick<About, 'secret' | 'now'>): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** The signed message about a story of a followed thing: JSON for a webhook, a notification for ntfy. */
export function buildWebhookMessage(about: About): WebhookMessage {
  const { alerts, story, language, publicUrl } = about
  const { thing, hook, thingId } = alerts
  const { title, excerpt, publishers, language: textLanguage } = toStoryCard(story, language)
  const url = publicUrl + buildStoryPath(story.id)
  const isNtfy = hook?.kind === 'ntfy'
  const body = isNtfy
    ? title
    : JSON.stringify({
        type: 'followed.story',
        followed: { kind: thing.kind, key: thing.key, label: thing.label },
        story: {
          id: story.id,
          headline: title,
          sub_headline: excerpt,
          url,
          language: textLanguage,
          published_at: story.published_at,
          publishers: publishers.map(({ name }) => name),
        },
      })
  const ntfy = { 'content-type': 'text/plain; charset=utf-8', title: headerText(thing.label), click: url }
  return {
    bytes: Buffer.from(body),
    headers: {
      ...(isNtfy ? ntfy : { 'content-type': 'application/json' }),
      'plainwire-delivery': `${thingId}.${story.id}`,
      'plainwire-signature': signature(body, about),
    },
  }
}
